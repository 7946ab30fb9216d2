### Le plateau de Zylatron

zylatron-galaxy = La galaxie
zylatron-point = { $point } : { $what }
zylatron-nothing = rien
zylatron-zoomIn = Agrandir
zylatron-zoomOut = Réduire
zylatron-whole = Toute la galaxie, ou retour chez soi
zylatron-close = Fermer
zylatron-goHere = { $piece } : aller ici
zylatron-damaged = dégâts

zylatron-colour-red = Rouge
zylatron-colour-blue = Bleu
zylatron-colour-green = Vert
zylatron-colour-yellow = Jaune

zylatron-nobody = personne

zylatron-kind-battle-star = Étoile de combat
zylatron-kind-star-fighter = Chasseur stellaire
zylatron-kind-warrior = Guerrier
zylatron-kind-missile = Missile Krill

zylatron-card-hit = TOUCHÉ
zylatron-card-miss = MANQUÉ
zylatron-card-damage = DÉGÂTS

zylatron-condition-working = en marche
zylatron-condition-damaged = endommagée
zylatron-condition-destroyed = détruite

zylatron-verb-begin = Déplacer
zylatron-verb-fire = Tirer
zylatron-verb-launch = Lancer
zylatron-verb-beam = Téléporter
zylatron-verb-shift = Transférer
zylatron-verb-repair = Réparer
zylatron-verb-load = Charger
zylatron-verb-dock = Embarquer
zylatron-verb-drop = Déposer
zylatron-verb-onto = Sur
zylatron-verb-target = Cible
zylatron-verb-rebuild = Reconstruire
zylatron-verb-end = Finir le tour

zylatron-prompt-over = La partie est finie.
zylatron-prompt-wait = C’est à { $colour }.
zylatron-prompt-act = Touche une de tes pièces. Déplacements restants : { $n }
zylatron-prompt-order = Choisis ce qu’elle doit faire. Déplacements restants : { $n }
zylatron-prompt-moved = Tous les déplacements sont faits : tire, téléporte, achète, ou finis le tour.
zylatron-prompt-end = Il n’y a plus rien à faire : finis le tour.
zylatron-prompt-mover = { $piece } en route : encore { $n } { $n ->
    [one] point
   *[other] points
 }. Touche un point marqué.
zylatron-prompt-join = { $piece } est sur une pièce à toi : charge-la ou embarque.
zylatron-prompt-fire = { $piece } tire : touche sa cible.
zylatron-prompt-launch = { $piece } part : touche le lieu de l’explosion.
zylatron-prompt-beam = Où téléporter { $piece } ?
zylatron-prompt-shift = Sur quoi transférer { $piece } ?
zylatron-prompt-buy = Où mettre la nouvelle pièce ({ $piece }) ?
zylatron-prompt-pick = Touche la planète que tu veux.
zylatron-prompt-card = On tire une carte de tir.

zylatron-round = Manche { $round } sur { $last }
zylatron-money = Zys
zylatron-moneyOf = { $n } { $n ->
    [one] Zy
   *[other] Zys
 }
zylatron-zylonCard = a la carte Zylon
zylatron-heldBy = tout est pris par { $colour }
zylatron-out = hors jeu
zylatron-factories = Usines
zylatron-bank = Banque
zylatron-lostOf = { $n } à la banque
zylatron-strikes = Cartes de tir restantes
zylatron-sheet = Portées et prix

zylatron-sheet-moves = points
zylatron-sheet-laser = laser
zylatron-sheet-pegs = supports
zylatron-sheet-more = Téléportation { $beam } · explosion { $blast } · usine { $price }

zylatron-banner-picks = { $colour } choisit une planète
zylatron-banner-turn = { $colour } · manche { $n }
zylatron-banner-reshuffled = On mélange les cartes de tir
zylatron-banner-income = { $colour } : +{ $n } { $n ->
    [one] Zy
   *[other] Zys
 }
zylatron-banner-zylon = { $colour } prend la carte Zylon !
zylatron-banner-captured = { $other } prend le QG ennemi ({ $colour }) !
zylatron-banner-inherits = { $colour } n’a plus de Guerrier : { $other } hérite
zylatron-banner-deserted = { $colour } quitte la partie
zylatron-banner-wins = { $colour } règne sur la galaxie !
zylatron-banner-rounds = { $n ->
    [one] { $n } manche jouée
   *[other] { $n } manches jouées
 } : c’est fini

zylatron-say-turn = C’est à { $colour }, manche { $round }. Déplacements restants : { $moves }.
zylatron-say-mover = { $piece } en route, encore { $n } { $n ->
    [one] point
   *[other] points
 }.
zylatron-say-player = { $colour } a { $money } { $money ->
    [one] Zy
   *[other] Zys
 } ; pièces perdues : { $lost }.
zylatron-say-out = { $colour } est hors jeu.
zylatron-say-pieces = Pièces, { $colour } : { $pieces }.
zylatron-say-at = { $what } : { $point }
zylatron-say-factory = { $name } : { $condition }
zylatron-say-factories = Usines : { $factories }.
zylatron-say-zylon = La carte Zylon est à { $colour }.

zylatron-group-begin = Déplacer une pièce
zylatron-group-go = Aller à un point
zylatron-group-load = Charger
zylatron-group-dock = Embarquer
zylatron-group-drop = Déposer
zylatron-group-fire = Tirer
zylatron-group-target = Choisir la cible
zylatron-group-launch = Lancer
zylatron-group-detonate = Exploser
zylatron-group-beam = Téléporter
zylatron-group-to = Téléporter au sol
zylatron-group-shift = Transférer
zylatron-group-onto = Sur
zylatron-group-buy = Acheter
zylatron-group-at = Mettre
zylatron-group-repair = Réparer
zylatron-group-rebuild = Reconstruire
zylatron-group-pick = Choisir une planète
zylatron-group-end = Finir le tour

zylatron-do-begin = Déplacer : { $what }
zylatron-do-go = Aller : { $what }
zylatron-do-load = Charger : { $what }
zylatron-do-dock = Embarquer sur : { $what }
zylatron-do-drop = Déposer : { $what }
zylatron-do-fire = { $what } tire
zylatron-do-target = Viser : { $what }
zylatron-do-launch = Lancer : { $what }
zylatron-do-detonate = Exploser : { $what }
zylatron-do-beam = Téléporter : { $what }
zylatron-do-to = Téléporter au sol : { $what }
zylatron-do-shift = Transférer : { $what }
zylatron-do-onto = Sur : { $what }
zylatron-do-buy = Acheter : { $what }
zylatron-do-at = Mettre : { $what }
zylatron-do-repair = Réparer : { $what }
zylatron-do-rebuild = Reconstruire : { $what }
zylatron-do-pick = Choisir la planète { $what }
zylatron-do-end = Finir le tour

zylatron-moved = a bougé
zylatron-fired = a tiré

zylatron-share-warriors = { $n } { $n ->
    [one] Guerrier sur le plateau
   *[other] Guerriers sur le plateau
 }
zylatron-share-factories = { $n } { $n ->
    [one] usine debout
   *[other] usines debout
 }

zylatron-aim = Prends le QG des autres : un de tes Guerriers doit y entrer à pied. Tu as trois déplacements par tour ; des transporteurs emmènent les Guerriers, lasers et missiles ouvrent la voie.
zylatron-scoring = Le dernier joueur restant gagne. Après la dernière manche, chaque Guerrier sur le plateau et chaque usine debout compte un point.

zylatron-pieceOf = { $kind } { $n } ({ $colour })
zylatron-pieceFree = { $kind } { $n }
zylatron-factoryAt = Usine { $place ->
    [home] de la planète mère
    [moon] de la lune
   *[zylon] de Zylon
 } ({ $colour })
zylatron-spot-headquarters = QG, { $body }
zylatron-spot-middle = milieu, { $body }
zylatron-spot-on = sur { $body }, { $side }
zylatron-spot-beside = juste à côté : { $body }, { $side }
zylatron-spot-space = dans l’espace, au plus près : { $body }, { $side }
zylatron-body-zylon = Zylon
zylatron-body-planet-upper-left = la planète en haut à gauche
zylatron-body-planet-upper-right = la planète en haut à droite
zylatron-body-planet-lower-right = la planète en bas à droite
zylatron-body-planet-lower-left = la planète en bas à gauche
zylatron-body-moon-upper-left = la lune en haut à gauche
zylatron-body-moon-upper-right = la lune en haut à droite
zylatron-body-moon-lower-right = la lune en bas à droite
zylatron-body-moon-lower-left = la lune en bas à gauche
zylatron-side-right = à droite
zylatron-side-upper-right = en haut à droite
zylatron-side-above = en haut
zylatron-side-upper-left = en haut à gauche
zylatron-side-left = à gauche
zylatron-side-lower-left = en bas à gauche
zylatron-side-below = en bas
zylatron-side-lower-right = en bas à droite

zylatron-setup-piece = { $kind }, { $colour }
zylatron-setup-hurt = Dégâts
zylatron-setup-factory = Usine : en marche, endommagée, détruite
zylatron-setup-way = Sur une pièce déjà là, une nouvelle va
zylatron-setup-carrier = sur celle qui transporte toutes les autres
zylatron-setup-top = sur celle du dessus
zylatron-setup-stack = La dernière pile touchée : cargaison entre crochets, ! pour des dégâts
zylatron-setup-moves = Déplacements restants
zylatron-setup-zylon = La carte Zylon
zylatron-setup-mover = La pièce en route, avec ses pas restants : rf1:3
zylatron-setup-subject = La pièce d’une action à moitié faite : rw1
zylatron-setup-target = La cible qui attend une carte : bf2 ou blue-moon
zylatron-setup-blast = Où un Missile explose : 28,14
zylatron-setup-ruins = Usines détruites : red-home, blue-moon
zylatron-setup-hurtOnes = Usines endommagées : red-zylon
zylatron-setup-of = Manches en tout
zylatron-setup-lacked = Sans Guerrier au début du tour
zylatron-setup-half = Prix réduits de moitié
zylatron-setup-touch = Pièce touchée, pièce jouée
zylatron-setup-planet = Planète
zylatron-setup-noPlanet = pas encore choisie
zylatron-setup-held = Ses pièces obéissent à
zylatron-setup-remover = Qui a retiré son dernier Guerrier
zylatron-setup-phase-pick = on choisit les planètes
zylatron-setup-phase-act = un tour
zylatron-setup-phase-join = une pièce est arrivée sur une des siennes
zylatron-setup-phase-leave = une pièce en a déposé une autre
zylatron-setup-phase-fire = on nomme une cible
zylatron-setup-phase-launch = on lance un Missile
zylatron-setup-phase-beam = on téléporte une pièce
zylatron-setup-phase-shift = on transfère une cargaison
zylatron-setup-phase-buy = on achète une pièce
zylatron-setup-phase-card = on tire une carte de tir
zylatron-setup-phase-over = la partie est finie
zylatron-corner-top-left = en haut à gauche
zylatron-corner-top-right = en haut à droite
zylatron-corner-bottom-right = en bas à droite
zylatron-corner-bottom-left = en bas à gauche
