# Légendes des images aux règles de SITUATION 7.

S7-5 = Les quatre emplacements bordés de rouge sont la ligne de base de Jaune. Celle de Vert est en face.
S7-10 = La première pièce de Jaune est sur sa ligne de base. La suivante peut aller partout où elle touche celle-ci par un bord.
S7-13 = Jaune a rempli toute sa base de fusées : ses trois fusées sont prêtes.
S7-14 = Une fusée porte une pièce à côté d’une pièce de Vert, loin de tout ce qui est à Jaune. De là, Jaune continue.
S7-17 = L’astronaute garde la pièce où il se tient. Vert ne peut rien poser sur l’emplacement vide à côté.
S7-21 = Tous les emplacements de ce secteur sont à Jaune : 50 points. Une seule pièce de Vert, et personne ne marquerait.
S7-22 = Avec cette pièce, Jaune tient tout Jupiter : 100 points.
