# Légendes des images aux règles d'Astroplane.

AP-3 = À gauche, un astronef qui pointe à l’est. À droite, deux qui se tournent le dos : chacun remplit la moitié de la case.
AP-5 = Il est sorti par le coin vers lequel il pointait, dans la case suivante. Là, il a pris une nouvelle direction : n’importe laquelle, sauf le retour.
AP-20 = Rouge s’est posé sur l’astronef de Bleu. S’il y est encore à la fin du tour de Rouge, l’astronef bleu est captif.
AP-24 = Rouge a pris la moitié opposée à Bleu : l’astronef bleu retourne dans une zone de départ.
AP-27 = Deux astronefs d’un joueur, dos à dos, forment un Carré. Il va de côté, par le bord qu’il partage avec la case voisine.
AP-28 = Le Carré glisse le long de la diagonale jusqu’à la première case prise. L’astronef bleu qui s’y trouvait est hors jeu.
AP-32 = Qui entre dans l’hyperespace d’un côté en ressort aussitôt d’un autre, à son choix.
AP-34 = D’une extrémité du trou de ver à l’autre, et donc dans l’autre univers. Cela ne coûte aucun déplacement.
AP-39 = Rouge tenait les deux positions de tir de ce coin. Les deux astronefs ont volé jusqu’aux cases centrales d’en face.
AP-43 = Rouge est sur le dessus des quatre cases autour du trou noir, et gagne aussitôt.
