### Le plateau d'Astron

astron-board = Fenêtre sur la bande
astron-head = Manche { $round } · cran { $base } sur { $last }
astron-gameOver = FIN DE PARTIE

astron-ship-at = Vaisseau { $ship }, { $player }, { $place }, { $points } { $points ->
    [one] point
   *[other] points
 }

astron-target = { $action }, vers : { $place }
astron-next = Points du prochain vaisseau qui se pose
astron-hand = Ta main
astron-mustDiscard = Aucune carte n’est jouable : défausses-en une
astron-noCards = Pas de cartes
astron-play = Jouer
astron-left = ◀ Gauche
astron-right = Droite ▶
astron-discard = Défausser
astron-pass = Passer
astron-ships = Vaisseaux
astron-ship = Vaisseau
astron-points = Points
astron-stations = Stations
astron-cards = Cartes
astron-grounded = cloué au sol

astron-status-finished = sur Saturne
astron-status-comet = perdu : la comète
astron-status-rings = perdu : les anneaux

astron-team = Équipe { $n } ({ $count ->
    [one] vaisseau
   *[other] vaisseaux
 } { $ships }) : { $score }
astron-teamAverage = { astron-team } en moyenne
astron-piles = Pioche { $pile } · défausse { $discards }

astron-card-forward = Avant { $n }
astron-card-backward = Arrière { $n }
astron-card-sideways = Côté { $n }
astron-card-upheaval = Bouleversement cosmique { $n }

astron-hint-straight = Les vaisseaux volent droit : vers l’avant, l’arrière ou le côté.
astron-hint-otherCard = { $card } ne mène pas là : touche une case marquée ou une autre carte.
astron-hint-pick = Choisis une carte ou touche une case marquée.

astron-banner-shuffled = On mélange la défausse
astron-banner-round = Manche { $n }
astron-banner-passes = Le vaisseau { $ship } passe
astron-banner-finished = Le vaisseau { $ship } a atteint Saturne !
astron-banner-over = Fin de partie

astron-say-base = Manche { $round }. La bande est au cran { $base } sur { $last }.
astron-say-ship = Vaisseau { $ship }, { $place } : { $points } { $points ->
    [one] point
   *[other] points
 }, stations { $stations }.
astron-say-grounded = Vaisseau { $ship }, cloué au sol, { $place } : { $points } { $points ->
    [one] point
   *[other] points
 }, stations { $stations }.
astron-say-away = Le vaisseau { $ship } n’est pas dans la fenêtre : { $points } { $points ->
    [one] point
   *[other] points
 }, stations { $stations }.
astron-say-scenery = { $kind } : { $places }.
astron-say-hand = Ta main : { $cards }.
astron-say-hand-of = Main de { $name } : { $cards }.

astron-kind-take-off-space = Cases de décollage
astron-kind-space-station = Stations spatiales
astron-kind-meteor-stream = Essaims de météores
astron-kind-cosmic-ray-shower = Pluies de rayons cosmiques
astron-kind-electronic-blackout = Pannes électroniques
astron-kind-asteroid = Astéroïdes
astron-kind-comet = Comète
astron-kind-land-of-planet = Sol des planètes
astron-kind-stellar-station = Stations stellaires
astron-kind-rings = Anneaux

astron-do-takeOff = Décoller de la colonne { $column }
astron-do-dodge-left = S’écarter à gauche
astron-do-dodge-right = S’écarter à droite
astron-do-discard = Défausser { $card }
astron-do-left = { $card }, à gauche
astron-do-right = { $card }, à droite

astron-hint-dodge = Ton vaisseau doit s’écarter : touche une flèche.
astron-hint-takeOff = On distribue les cartes après le décollage : touche une case de décollage.

astron-end-map = La bande est arrivée au bout.
astron-end-nobody = Plus aucun vaisseau n’est en jeu.
astron-share-landed = { $n } { $n ->
    [one] station atteinte
   *[other] stations atteintes
 }
astron-share-survived = A survécu jusqu’à la fin
astron-share-hazards = { $n } { $n ->
    [one] danger
   *[other] dangers
 }
astron-share-bad-landings = { $n } { $n ->
    [one] mauvais atterrissage
   *[other] mauvais atterrissages
 }
astron-share-waited = { $n } { $n ->
    [one] carte défaussée
   *[other] cartes défaussées
 }

astron-aim = Vole avec tes cartes au-dessus de la bande qui défile vers toi. Pose-toi sur les stations, évite les dangers et reste dans la fenêtre.
astron-scoring = Chaque station où tu te poses rapporte ses points, survivre jusqu’à la fin un de plus. Les dangers, les mauvais atterrissages et les cartes défaussées faute de mieux en coûtent. Qui a le plus de points gagne.

astron-place = colonne { $column }, rangée { $row }
astron-numbered = { $place } (numéro { $n })
astron-none = aucune

astron-setup-ship = Vaisseau { $ship }
astron-setup-way = Le vaisseau
astron-setup-flying = vole
astron-setup-ready = avant le décollage
astron-setup-aloft = dans la fenêtre, { $place }
astron-setup-place = Où il est
astron-setup-landed = Stations (1 à 8)
astron-setup-none = aucune
astron-setup-base = Crans de la bande
astron-setup-hiddenCard = une carte cachée
astron-setup-discards = Cartes défaussées
astron-setup-pile = La pioche est cachée
astron-setup-turn = À qui est le tour, si un autre vaisseau décide
astron-setup-same = le vaisseau qui décide
astron-setup-teams = Équipes
astron-setup-noTeams = aucune
astron-setup-phase-take-off = décollage
astron-setup-phase-deal = on distribue une carte
astron-setup-phase-play = on joue une carte
astron-setup-phase-dodge = un vaisseau doit s’écarter
astron-setup-phase-over = la partie est finie
