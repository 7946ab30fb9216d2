### Le plateau de Situation 7

situation7-board = Le puzzle rond
situation7-yellow = Jaune
situation7-green = Vert
situation7-tray = Tes pièces
situation7-left = reste { $n }
situation7-piece = { $name }
situation7-pieceFits = { $name } : peut être posée maintenant
situation7-location = { $name } : { $state }

situation7-held-yellow = tenu par Jaune
situation7-held-green = tenu par Vert

situation7-openToYou = ouvert pour toi
situation7-emptyPlace = vide

situation7-hint-pick = Choisis d’abord une pièce, ou fais-la glisser ici.
situation7-hint-press = Touche maintenant son emplacement sur le plateau.
situation7-hint-drag = Fais glisser une pièce à son emplacement, ou choisis-la et touche l’emplacement.
situation7-hint-ready = Fais glisser une pièce à son emplacement, ou mets un astronaute : touche-le en bas, puis une de tes pièces.
situation7-hint-astronaut = Touche maintenant une de tes pièces marquées.

situation7-otherCut = Ce plateau est découpé à sa façon et n’a pas d’image ici ; joue avec la liste des coups.
situation7-pieces = { $n } { $n ->
    [one] pièce
   *[other] pièces
 }
situation7-clock = { $clock } s
situation7-hasPassed = a passé

situation7-kit-rocket = Fusées
situation7-kit-satellite = Satellites
situation7-kit-astronaut = Astronautes

situation7-ready = base prête
situation7-notReady = pas de base
situation7-setAstronaut = Mettre un astronaute (reste { $n })
situation7-sectors = { $n } { $n ->
    [one] secteur
   *[other] secteurs
 }
situation7-share-planet = Planètes
situation7-share-station = Objets artificiels
situation7-share-circle = Cercles
situation7-share-base = Bases
situation7-found = Poser la première pièce qui va
situation7-pass = Passer : d’accord pour finir

situation7-banner-ready-rocket = { $side } : les fusées sont prêtes
situation7-banner-ready-satellite = { $side } : les satellites sont prêts
situation7-banner-ready-astronaut = { $side } : les astronautes sont prêts
situation7-banner-passed = { $side } passe
situation7-banner-skipped = { $side } n’a nulle part où aller
situation7-banner-searching = { $side } prend ce qui va
situation7-banner-clock = { $side } : { $clock } s
situation7-banner-waited = { $side } attend jusqu’à { $clock } s
situation7-banner-timeUp = Le temps est écoulé
situation7-banner-over = Fin de partie : Jaune { $yellow }, Vert { $green }

situation7-tempo-alternate = chacun son tour
situation7-tempo-live = en direct
situation7-tempo-race = course

situation7-say-head = { $n ->
    [one] { $n } emplacement est vide.
   *[other] { $n } emplacements sont vides.
 } Rythme : { $tempo }.
situation7-say-land = { $side } tient { $n } { $n ->
    [one] pièce
   *[other] pièces
 }.
situation7-say-ready = { $side }, { $kind } : base prête, reste { $left }.
situation7-say-notReady = { $side }, { $kind } : base pas prête, reste { $left }.
situation7-say-goals = { $side } marque : { $goals }.
situation7-say-open = Ouvert à { $side } : { $open }.

situation7-goal-Sun = Soleil
situation7-goal-Mercury-and-Venus = Mercure et Vénus
situation7-goal-Earth-and-Mars = Terre et Mars
situation7-goal-Jupiter = Jupiter
situation7-goal-Saturn = Saturne
situation7-goal-Uranus = Uranus
situation7-goal-Neptune-and-Pluto = Neptune et Pluton
situation7-goal-Relay-Station = Station relais
situation7-goal-Observatory = Observatoire
situation7-goal-Solar-Laboratory = Laboratoire solaire
situation7-goal-Solar-Collector = Capteur solaire
situation7-goal-Repair-Dock = Dock de réparation
situation7-goal-Fuel-Depot = Dépôt de carburant
situation7-goal-West-Beacon = Balise ouest
situation7-goal-East-Beacon = Balise est
situation7-goal-yellow-rocket-base = Base de fusées
situation7-goal-green-rocket-base = Base de fusées
situation7-goal-yellow-satellite-base = Base de satellites
situation7-goal-green-satellite-base = Base de satellites
situation7-goal-yellow-astronaut-base = Base d’astronautes
situation7-goal-green-astronaut-base = Base d’astronautes
situation7-goal-Circle-75-east = Cercle est
situation7-goal-Circle-75-west = Cercle ouest
situation7-goal-Circle-50-east = Cercle est
situation7-goal-Circle-50-west = Cercle ouest
situation7-goal-Circle-25-east = Cercle est
situation7-goal-Circle-25-west = Cercle ouest

situation7-do-place = Poser : { $name }
situation7-do-launch = Lancer vers : { $name }
situation7-do-astronaut = Astronaute sur : { $name }
situation7-do-wanted = Chercher : { $name }
situation7-do-found = Poser la première pièce qui va
situation7-do-pass = Passer : d’accord pour finir

situation7-usedUp = tout est utilisé

situation7-aim = Pose les pièces du puzzle à côté de ton territoire et complète planètes, stations et bases avant l’autre camp. Les bases finies te permettent de lancer fusées et satellites et de mettre des astronautes.
situation7-scoring = Ce que tu tiens en entier rapporte les points imprimés dessus ; le Soleil le plus. Quand on ne peut plus rien poser, qui a le plus de points gagne.

situation7-zoomIn = Agrandir
situation7-zoomOut = Réduire

situation7-say-parts = { $side } a commencé : { $parts }.
situation7-say-part = { $name }, { $n } sur { $all }
situation7-say-standing = { $side }, { $kind } : base prête, reste { $left } ; sur le plateau : { $at }.

situation7-setup-piece = { $side } : une pièce
situation7-setup-rocket = { $side } : une pièce avec une fusée
situation7-setup-satellite = { $side } : une pièce avec un satellite
situation7-setup-astronaut = { $side } : une pièce avec un astronaute
situation7-setup-both = les deux camps
situation7-setup-tempo = Rythme
situation7-setup-next = Qui est le suivant dans l’autre camp
situation7-setup-sun = En premier sur le Soleil
situation7-setup-last = Qui a agi en dernier dans la course
situation7-setup-limit = Limite de temps en minutes
situation7-setup-open = Emplacements ouverts avant la pièce trouvée
situation7-setup-agree = La partie finit quand les deux camps passent
situation7-setup-clocks = Horloge en millisecondes
situation7-setup-times = Temps par pièce, en pour cent
situation7-setup-phase-start = les horloges sont réglées
situation7-setup-phase-play = un camp agit
situation7-setup-phase-find = une pièce est trouvée
situation7-setup-phase-wanted = temps pour une pièce voulue
situation7-setup-phase-found = temps pour une pièce trouvée
situation7-setup-phase-over = la partie est finie
situation7-group-place = Poser une pièce
situation7-group-wanted = Chercher une pièce
situation7-group-launch = Lancer
situation7-group-astronaut = Poster un astronaute
