# Légendes des images aux règles d'ASTRON.

AS-12 = Une carte dit dans quel sens et jusqu’où : Avant 4 emmène le vaisseau exactement quatre cases plus loin.
AS-16 = Le vaisseau reste où il est. La bande a défilé sous lui de deux rangées et lui a amené une station.
AS-18 = Le vaisseau 1 est venu juste devant le vaisseau 2, qu’il repousse d’une case en arrière.
AS-21 = Le premier vaisseau sur cette station : 5 points. Le prochain qui s’y pose en marque 4.
AS-26 = De l’espace à la station de la Lune d’un seul vol : le vaisseau s’y pose. Survoler le sol n’a rien coûté.
AS-27 = Le vol a fini à côté de la station, sur le sol : un point est perdu, et le vaisseau est cloué au sol.
AS-32 = La bande porte la comète vers ce vaisseau. Il doit quitter la colonne avant qu’elle soit là.
AS-33 = Une carte emmène le vaisseau par-dessus les anneaux de Saturne jusqu’à la station. S’y arrêter serait la fin.
