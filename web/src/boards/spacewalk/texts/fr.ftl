### Le plateau de Space Walk

spacewalk-orbit = L’orbite
spacewalk-red = rouge
spacewalk-blue = bleu
spacewalk-green = vert
spacewalk-yellow = jaune
spacewalk-white = blanc
spacewalk-large = grand
spacewalk-medium = moyen
spacewalk-small = petit
spacewalk-ship = { $size } { $owner }
spacewalk-nothing = aucun vaisseau
spacewalk-planet = Planète { $space } : { $ships }
spacewalk-hole = Trou noir en { $space }
spacewalk-holes-at = { $n } cases, trous noirs en { $holes }. Les vaisseaux vont vers les numéros croissants.
spacewalk-group = En vol depuis { $space }, le prochain avance de { $n } : { $ships }
spacewalk-round = Manche { $n }
spacewalk-placing = Mise en orbite
spacewalk-size = Taille du vaisseau
spacewalk-over = La partie est finie.

spacewalk-waits-draw = On tire au sort le premier joueur.
spacewalk-waits-placing = { $player } pose un vaisseau.
spacewalk-waits-card = { $player } choisit une carte.
spacewalk-waits-move = { $player } choisit une planète.
spacewalk-waits-order = { $player } choisit le prochain vaisseau.
spacewalk-waits-step = { $player } avance un vaisseau.
spacewalk-waits-after = { $player } peut dépenser un jeton.
spacewalk-waits-gap = { $player } peut dépenser un jeton.

spacewalk-asks-draw = On tire au sort le premier joueur.
spacewalk-asks-placing = Choisis une taille, puis une planète.
spacewalk-asks-card = Joue une carte.
spacewalk-asks-move = Choisis une planète : tous ses vaisseaux décollent.
spacewalk-asks-order = À qui le vaisseau ({ $size }) qui avance de { $n } ?
spacewalk-asks-step = Choisis une planète : un de tes vaisseaux avance d’une case.
spacewalk-asks-after = Dépenser un jeton pour continuer, ou passer ?
spacewalk-asks-gap = Dépenser un jeton pour avancer un de tes vaisseaux d’une case, ou passer ?

spacewalk-which-ship = Quel vaisseau de la planète { $space } ?
spacewalk-second-turn = Second tour
spacewalk-one-step = Une case
spacewalk-pass = Passer
spacewalk-standing-pass = passer d’office entre les tours
spacewalk-to-place = à poser
spacewalk-in-orbit = en orbite
spacewalk-tokens = Jetons
spacewalk-tokens-n = { $n } { $n ->
    [one] jeton
   *[other] jetons
 }

spacewalk-card-move = DÉPLACEMENT
spacewalk-card-double = DOUBLE
spacewalk-card-copy = COPIE
spacewalk-card-step = AVANCE
spacewalk-card-stay = PAUSE

spacewalk-do-place = vaisseau ({ $word }) sur la planète { $space }
spacewalk-do-move = faire décoller la planète { $space }
spacewalk-do-next = prochain vaisseau : { $word }
spacewalk-do-again = un jeton : faire décoller la planète { $space }
spacewalk-do-step = avancer le vaisseau ({ $word }) de la planète { $space }
spacewalk-do-pass = passer
spacewalk-do-card = jouer { $word }
spacewalk-do-first = { $word } commence

spacewalk-group-large = grand vaisseau
spacewalk-group-medium = vaisseau moyen
spacewalk-group-small = petit vaisseau
spacewalk-group-move = faire décoller une planète
spacewalk-group-again = un second tour
spacewalk-group-step = avancer d’une case
spacewalk-group-next = le prochain vaisseau
spacewalk-group-card = cartes
spacewalk-group-pass = passer
spacewalk-group-first = qui commence

spacewalk-share-large = { $n } { $n ->
    [one] grand vaisseau
   *[other] grands vaisseaux
 }
spacewalk-share-medium = { $n } { $n ->
    [one] vaisseau moyen
   *[other] vaisseaux moyens
 }
spacewalk-share-small = { $n } { $n ->
    [one] petit vaisseau
   *[other] petits vaisseaux
 }
spacewalk-share-tokens = { $n } { $n ->
    [one] jeton gardé
   *[other] jetons gardés
 }

spacewalk-aim = Garde tes vaisseaux en orbite. À chaque tour, tu choisis une planète où tu en as un : tous ses vaisseaux décollent, le premier avance d’une case, le suivant de deux, et ainsi de suite. Qui s’arrête dans un trou noir est perdu.
spacewalk-scoring = La partie finit quand quelqu’un n’a plus de vaisseau. Un grand vaisseau compte 4, un moyen 3, un petit 1, et chaque jeton gardé 2. Qui a le plus de points gagne.
