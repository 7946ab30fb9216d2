### Le plateau d'Astroplane

astroplane-board = Le plateau
astroplane-red = Rouge
astroplane-blue = Bleu
astroplane-green = Vert
astroplane-yellow = Jaune
astroplane-n = vers le haut
astroplane-e = vers la droite
astroplane-s = vers le bas
astroplane-w = vers la gauche
astroplane-ne = en haut à droite
astroplane-se = en bas à droite
astroplane-sw = en bas à gauche
astroplane-nw = en haut à gauche

astroplane-side-south = en bas
astroplane-side-west = à gauche
astroplane-side-north = en haut
astroplane-side-east = à droite

astroplane-facing = Pointe { $facing }
astroplane-turned = { $what }, pointe { $facing }
astroplane-start-area = Zone de départ ({ $owner }), { $cell } : { $n } { $n ->
    [one] astronef
   *[other] astronefs
 }
astroplane-square-at = Carré ({ $owner }), { $cell }
astroplane-stack-at = { $owners }, { $cell }, pointe { $facing }
astroplane-round = Manche { $n }
astroplane-over = La partie est finie.
astroplane-waits = { $player } : encore { $n } { $n ->
    [one] déplacement
   *[other] déplacements
 }.

astroplane-asks-send = Où est renvoyé l’astronef ({ $owner }) ?
astroplane-asks-reserve = Un astronef de ta réserve peut entrer : où ?
astroplane-asks-move-on = Le Carré ({ $cell }) doit repartir.
astroplane-asks-moved = Tous les déplacements sont faits : profite de ce qui est encore marqué, ou finis le tour.
astroplane-asks-move = Choisis un astronef ; encore { $n } { $n ->
    [one] déplacement
   *[other] déplacements
 }.
astroplane-asks-target = Choisis où voler et vers où pointer.

astroplane-cancel = Un autre astronef
astroplane-reserve = Réserve
astroplane-reserve-n = { $n } en réserve
astroplane-kills-n = { $n } { $n ->
    [one] abattu
   *[other] abattus
 }
astroplane-points-n = { $n } { $n ->
    [one] point
   *[other] points
 }
astroplane-match-n = match : { $n } sur { $to }

astroplane-do-fly = { $from } vers { $to }
astroplane-do-pass = trou de ver : { $from } vers { $to }
astroplane-do-step = Carré, un pas : { $from } vers { $to }
astroplane-do-kill = Carré, abattre : { $from } vers { $to }
astroplane-do-fire = tirer depuis l’anomalie { $corner }
astroplane-do-end = Finir le tour
astroplane-do-left = Zone de départ gauche
astroplane-do-right = Zone de départ droite
astroplane-do-none = Ne rien prendre en réserve
astroplane-do-first = commence

astroplane-from = depuis { $cell }
astroplane-others = autres

astroplane-share-kills = { $n } { $n ->
    [one] astronef abattu
   *[other] astronefs abattus
 }
astroplane-share-top = { $n } { $n ->
    [one] astronef sur le dessus dans la Singularité
   *[other] astronefs sur le dessus dans la Singularité
 }
astroplane-share-beneath = { $n } { $n ->
    [one] astronef sous un autre
   *[other] astronefs sous d’autres
 }
astroplane-share-true-win = Victoire totale : sur le dessus des quatre cases centrales
astroplane-share-game = Partie { $n }

astroplane-aim = Amène quatre astronefs dans la Singularité, au centre, un sur le dessus de chacune de ses quatre cases : c’est une victoire totale. Un astronef vole là où il pointe et tourne à l’arrivée.
astroplane-scoring = Sans victoire totale, les points décident : 3 par astronef abattu avec un Carré, 2 par astronef à toi sur le dessus au centre, 1 par astronef dessous.

astroplane-place = colonne { $column }, rangée { $row }
astroplane-empty-at = { $what }, { $cell } : vide
astroplane-kind-o = Case
astroplane-kind-c = Case au bord du trou noir
astroplane-kind-w = Trou de ver
astroplane-kind-h = Hyperespace
astroplane-kind-f = Position de tir
