### ZYLATRON en français

## The language

language-name = Français

## The lid of the box

title = ZYLATRON
blurb = Emmène un Guerrier à travers la galaxie et empare-toi du QG ennemi.

## Words that fill variables. .gender: m or f

name-red = Rouge
name-blue = Bleu
name-green = Vert
name-yellow = Jaune
name-battle-star = Étoile de combat
    .gender = f
name-star-fighter = Chasseur stellaire
    .gender = m
name-warrior = Guerrier
    .gender = m
name-missile = Missile Krill
    .gender = m
name-hit = TOUCHÉ
name-miss = MANQUÉ
name-damage = DÉGÂTS
name-red-home = usine rouge (planète mère)
name-red-moon = usine rouge (lune)
name-red-zylon = usine rouge (Zylon)
name-blue-home = usine bleue (planète mère)
name-blue-moon = usine bleue (lune)
name-blue-zylon = usine bleue (Zylon)
name-green-home = usine verte (planète mère)
name-green-moon = usine verte (lune)
name-green-zylon = usine verte (Zylon)
name-yellow-home = usine jaune (planète mère)
name-yellow-moon = usine jaune (lune)
name-yellow-zylon = usine jaune (Zylon)
name-top-left = en haut à gauche
name-top-right = en haut à droite
name-bottom-right = en bas à droite
name-bottom-left = en bas à gauche
name-nothing = rien
name-too-many = trop

## What buttons say, by verb

action-go = aller en { $point }
action-begin = { $piece } se met en route
action-load = charger { $piece }
action-dock = embarquer sur { $piece }
action-drop = déposer { $piece }
action-fire = tirer avec { $piece }
action-launch = lancer { $piece }
action-beam = téléporter { $piece }
action-shift = transférer { $piece }
action-repair = réparer { $piece }
action-onto = sur { $piece }
action-rebuild = reconstruire : { $factory }
action-buy = acheter : { $kind }
action-pick = prendre la planète { $corner }
action-end = finir le tour

## What one may type, by verb

kind-go = la pièce en route va au point x,y
kind-detonate = où le Missile explose
kind-to = où la pièce est téléportée au sol
kind-at = où va la pièce achetée
kind-begin = rf1 se met en route : r rouge, b f w m la sorte, 1 le numéro
kind-load = la pièce en route charge rw1 là où elle est arrivée
kind-dock = la pièce en route embarque sur rf1 là où elle est arrivée
kind-drop = la pièce en route dépose rw1 et doit ensuite repartir
kind-fire = rf1 tire ; ensuite : target bw2, ou target blue-home
kind-launch = rm1 est lancé ; ensuite : detonate 30,4
kind-beam = rw1 est téléporté ; ensuite : onto rb1, ou to 10,4
kind-shift = rw1 change de support dans la pile ; ensuite : onto rf1
kind-repair = payer la moitié de son prix, et elle marche de nouveau
kind-onto = le transporteur demandé
kind-target = la pièce ou l’usine que vise le laser
kind-rebuild = payer pour une usine détruite
kind-buy = acheter une pièce perdue ; ensuite : at 10,4 (un Missile aussi : onto rf1)
kind-pick = prendre une planète avant la partie
kind-end = finir le tour

## Why a move is not allowed

refusal-game-over = la partie est finie
refusal-not-your-turn = c’est à { $turn } et non à { $player }
refusal-not-natures = c’est la décision d’un joueur, le hasard ne tire que des cartes de tir
refusal-no-such-piece = la pièce { $piece } n’est pas à cette table
refusal-nature-first = il faut d’abord tirer une carte de tir
refusal-natures-only = les cartes de tir se tirent au hasard, on ne les choisit pas
refusal-pick-first = on choisit encore les planètes
refusal-planets-are-picked = toutes les planètes sont déjà choisies
refusal-join-first = { NAME($mover, form: "the") } est sur une pièce à soi : la charger ou y embarquer tout de suite
refusal-move-off-first = { NAME($mover, form: "the") } a déposé une pièce ici et doit d’abord repartir
refusal-target-first = nomme d’abord la cible { NAME($subject, form: "of") }
refusal-detonate-first = { NAME($subject, form: "the") } est en vol : dis où l’explosion a lieu
refusal-beam-where = dis où { NAME($subject, form: "the") } est à téléporter
refusal-shift-where = dis sur quoi transférer { NAME($subject, form: "the") }
refusal-place-first = dis où va la pièce achetée, { NAME($subject, form: "the") }
refusal-go-there-first = on charge une cargaison ou on embarque en allant à son point : commence un déplacement et vas-y
refusal-nothing-to-name = rien n’attend une cible ou un transporteur ; commence par fire, beam, shift ou buy
refusal-not-your-piece = { NAME($piece, form: "the") } n’obéit pas à { $player }
refusal-is-lost = { NAME($piece, form: "the") } n’est pas sur le plateau, mais à la banque
refusal-is-damaged = { NAME($piece, form: "the") } a des dégâts et ne fait rien jusqu’à sa remise en état
refusal-is-captured = la pièce { $piece } a été capturée dans ce tour et n’agit qu’au prochain tour ({ $player })
refusal-no-such-point = le point { $point } n’est pas sur la grille
refusal-no-such-factory = pas à cette table : { $factory }
refusal-no-such-card = il ne reste pas de carte { $card } dans la pioche
refusal-planet-taken = la planète { $corner } est prise
refusal-has-moved-already = { NAME($piece, form: "the") } a déjà commencé son déplacement dans ce tour
refusal-no-moves-left = { $moves ->
    [one] le seul déplacement de ce tour est fait
   *[other] les { $moves } déplacements de ce tour sont faits
 }
refusal-begun-must-step = pièce touchée, pièce jouée : { NAME($mover, form: "the") } est en route et doit d’abord faire un pas
refusal-missiles-fly-once = { NAME($piece, form: "the") } est un Missile Krill, qui ne va que lancé ou transporté
refusal-land-only = un Guerrier ne marche qu’au sol
refusal-space-only = une Étoile de combat ne va que dans l’espace, { $point } est au sol
refusal-too-far = { NAME($mover, form: "the") } a besoin de { $steps } pas jusqu’en { $point }, il en reste { $left }
refusal-already-there = { NAME($mover, form: "the") } est déjà en { $point }
refusal-nothing-moves = aucune pièce n’est en route : commence d’abord un déplacement
refusal-enemy-in-the-way = une pièce ennemie est en { $point } ; on la survole, on ne s’y arrête pas
refusal-no-room-to-join = une pièce à soi est en { $point }, que { NAME($mover, form: "the") } ne peut ni charger ni prendre comme transporteur
refusal-carries-moved = elle transporte une pièce déjà partie dans ce tour, qu’on ne peut pas emmener plus loin
refusal-only-warriors-land = { $point } est un QG où seul un Guerrier peut s’arrêter
refusal-hq-is-barred = une pièce est sur le QG { $point } et en barre l’accès
refusal-was-boarded = une pièce a embarqué d’elle-même sur { NAME($piece, form: "the") }, donc { NAME($piece, form: "the") } ne part plus dans ce tour
refusal-no-pegs = seuls les Chasseurs stellaires et les Étoiles de combat ont des supports
refusal-too-big-to-carry = une Étoile de combat ne peut pas être transportée
refusal-no-free-peg = aucun support n’y est libre
refusal-has-moved = { NAME($piece, form: "the") }, ou sa cargaison, a déjà commencé un déplacement dans ce tour : ni chargement ni téléportation
refusal-already-loaded = { NAME($piece, form: "the") } a déjà été chargé une fois dans ce tour
refusal-not-standing-here = { NAME($piece, form: "the") } n’est pas l’autre pièce au point { NAME($mover, form: "of") }
refusal-no-cargo-of-mover = { NAME($mover, form: "the") } ne transporte pas { NAME($piece, form: "the") }
refusal-already-dropped = { NAME($piece, form: "the") } a déjà été déposé une fois dans ce tour
refusal-cannot-move-off = { NAME($mover, form: "the") } ne pourrait pas repartir après avoir déposé une pièce ici
refusal-no-place-in-space = { $point } est dans l’espace, cette pièce ({ $kind }) ne se dépose qu’au sol
refusal-not-carried = rien ne transporte { NAME($piece, form: "the") }, il n’y a donc rien à transférer
refusal-already-shifted = { NAME($piece, form: "the") } a déjà été transféré une fois dans ce tour
refusal-no-other-peg = aucun autre support n’est libre dans la pile { NAME($piece, form: "of") }
refusal-not-in-stack = { NAME($piece, form: "the") } n’est pas un autre transporteur de la pile { NAME($subject, form: "of") }
refusal-same-carrier = { NAME($subject, form: "the") } est déjà sur { NAME($piece, form: "the") }
refusal-not-beamable = { NAME($piece, form: "the") } ne se téléporte pas, seuls les Guerriers et les Missiles Krill le peuvent
refusal-already-beamed = { NAME($piece, form: "the") } a déjà été téléporté une fois dans ce tour
refusal-no-beam-in-range = aucune Étoile de combat en état ne peut téléporter cela : la portée est de { $beam }
refusal-shift-instead = { NAME($piece, form: "the") } est dans la même pile que { NAME($subject, form: "the") } : un transfert, pas une téléportation
refusal-no-beam-down-to-space = { $point } est dans l’espace, on ne téléporte qu’au sol
refusal-not-free = { $point } n’est pas libre
refusal-hq-closed-to-beams = on ne dépose rien sur le QG { $point }, un Guerrier y va à pied
refusal-no-laser = un Missile Krill n’a pas de laser
refusal-has-fired = { NAME($piece, form: "the") } a tiré dans ce tour
refusal-no-target-in-range = { NAME($piece, form: "the") } n’a aucun ennemi à sa portée de { $range }
refusal-out-of-range = { NAME($subject, form: "the") } ne porte qu’à { $range }, la cible est à { $steps }
refusal-not-an-enemy = ce n’est pas à un ennemi
refusal-factory-in-ruins = déjà détruite : { $factory }
refusal-factories-are-safe = on ne peut pas toucher les usines dans cette partie
refusal-not-a-missile = { NAME($piece, form: "the") } n’est pas un Missile Krill
refusal-not-on-start = { NAME($piece, form: "the") } ne se lance que de sa position de départ ou d’un transporteur
refusal-new-missile = { NAME($piece, form: "the") } a été mis sur un transporteur dans ce tour et ne se lance pas avant le suivant
refusal-beyond-flight = { $point } est à { $steps } { $steps ->
    [one] point
   *[other] points
 }, un Missile Krill vole de { $flight }
refusal-carrier-is-damaged = { NAME($carrier, form: "the") } a des dégâts : sa cargaison peut partir, mais { NAME($piece, form: "the") } ne se lance pas de là
refusal-not-in-this-game = cette partie se joue sans cette sorte de pièce ({ $kind })
refusal-none-lost = { $player } n’a rien perdu de cette sorte ({ $kind })
refusal-too-dear = cela coûte { $price } { $price ->
    [one] Zy
   *[other] Zys
 }, { $player } en a { $money }
refusal-no-free-start = aucune position de départ n’est libre ({ $kind })
refusal-not-a-start = { $point } n’est pas une position de départ pour elle ({ $player })
refusal-start-is-taken = la position de départ { $point } est prise
refusal-only-missiles-aboard = seul un Missile Krill acheté peut être mis sur un transporteur
refusal-not-damaged = { NAME($piece, form: "the") } n’a pas de dégâts
refusal-not-your-factory = { $factory } : pas à { $player }
refusal-factory-recovers = { $factory } : endommagée, elle se remet seule et ne se répare pas plus tôt
refusal-not-in-ruins = { $factory } : pas détruite
refusal-must-buy-warrior = { $player } n’a pas de Guerrier et peut en acheter un : c’est obligatoire avant la fin du tour

## What happened

event-planet-picked = { $owner } prend la planète { $corner }
event-turn-began = c’est à { $owner }, manche { $n }
event-move-began = { $kind } { $piece } se met en route
event-piece-went = { $piece } va de { $start } à { $point } ({ $steps })
event-piece-loaded = { $carrier } charge { $piece }
event-piece-docked = { $piece } embarque sur { $carrier }
event-piece-dropped = la pièce { $piece } est déposée en { $point }
event-piece-shifted = la pièce { $piece } est transférée sur { $carrier }
event-piece-beamed-aboard = la pièce { $piece } est téléportée à bord de { $carrier }
event-piece-beamed-down = la pièce { $piece } est téléportée au sol, en { $point }
event-laser-fired = { $kind } { $piece } tire sur { $target }
event-missile-detonated = { $piece } part de { $start } et explose en { $point }
event-card-drawn = { $card } pour { $target }
event-piece-lost = { $kind } { $piece } : { NAME($kind, form: "gender") ->
    [f] perdue
   *[other] perdu
 } en { $point }
event-piece-damaged = { $kind } { $piece } : { NAME($kind, form: "gender") ->
    [f] endommagée
   *[other] endommagé
 }
event-factory-destroyed = { $factory } : détruite
event-factory-damaged = { $factory } : endommagée
event-pile-reshuffled = les cartes de tir sont mélangées de nouveau
event-piece-bought = { $kind } { $piece } : { NAME($kind, form: "gender") ->
    [f] achetée
   *[other] acheté
 } pour { $price }, en { $point }
event-piece-repaired = la pièce { $piece } est réparée pour { $price }
event-factory-rebuilt = { $factory } : reconstruite pour { $price }
event-income-paid = { $owner } encaisse { $n } { $n ->
    [one] Zy
   *[other] Zys
 }
event-zylon-taken = { $owner } prend la carte Zylon
event-player-captured = { $other } prend le QG ennemi ({ $owner }) et tout ce qui en dépend
event-player-without-warrior = { $owner } n’a plus de Guerrier et quitte la partie ; { $other } hérite
event-player-deserted = { $owner } n’a plus de Guerrier et quitte la partie ; personne n’hérite
event-last-player-left = { $owner } reste sans adversaire
event-rounds-are-over = { $n } { $n ->
    [one] manche jouée
   *[other] manches jouées
 } : c’est fini

## Plain words for people. .the, .of: with the article; .gender: m or f; .at: where

name-upper-left = en haut à gauche
name-upper-right = en haut à droite
name-lower-right = en bas à droite
name-lower-left = en bas à gauche
name-above = en haut
name-below = en bas
name-left = à gauche
name-right = à droite
name-middle = au milieu
name-up-left = vers le haut à gauche
name-up-right = vers le haut à droite
name-down-left = vers le bas à gauche
name-down-right = vers le bas à droite
name-nobody = personne
phrase-kind = { $kind ->
    [battle_star] une Étoile de combat
    [star_fighter] un Chasseur stellaire
    [warrior] un Guerrier
   *[missile] un Missile Krill
 }
phrase-piece = { $kind ->
    [battle_star] Étoile de combat
    [star_fighter] Chasseur stellaire
    [warrior] Guerrier
   *[missile] Missile Krill
 } { $n }{ $owner ->
    [you] { "" }
   *[other] { " " }({ $owner })
 }
    .the = { $kind ->
        [battle_star] l’Étoile de combat
        [star_fighter] le Chasseur stellaire
        [warrior] le Guerrier
       *[missile] le Missile Krill
     } { $n }{ $owner ->
        [you] { "" }
       *[other] { " " }({ $owner })
     }
    .of = { $kind ->
        [battle_star] de l’Étoile de combat
        [star_fighter] du Chasseur stellaire
        [warrior] du Guerrier
       *[missile] du Missile Krill
     } { $n }{ $owner ->
        [you] { "" }
       *[other] { " " }({ $owner })
     }
    .gender = { $kind ->
        [battle_star] f
       *[other] m
     }
phrase-no-piece = rien
phrase-factory = { $owner ->
    [you] ton usine
   *[other] l’usine
 } { $place ->
    [home] de la planète mère
    [moon] de la lune
   *[zylon] de Zylon
 }{ $owner ->
    [you] { "" }
   *[other] { " " }({ $owner })
 }
phrase-body = { $name ->
    [zylon] Zylon
    [planet] la planète { $corner }
   *[moon] la lune { $corner }
 }
    .of = { $name ->
        [zylon] de Zylon
        [planet] de la planète { $corner }
       *[moon] de la lune { $corner }
     }
phrase-spot = { $what ->
    [headquarters] { $name ->
        [zylon] le QG de Zylon
       *[planet] { $owner ->
            [you] ton QG
            [nobody] le QG { NAME($body, form: "of") }
           *[other] le QG ({ $owner })
         }
     }
    [on] sur { $body } ({ $side })
    [beside] près { NAME($body, form: "of") } ({ $side })
   *[space] dans l’espace ({ $side ->
        [above] au-dessus
        [below] au-dessous
       *[other] { $side }
     } { NAME($body, form: "of") })
 }
    .kind = { $what }
    .at = { $what ->
        [headquarters] { $name ->
            [zylon] au QG de Zylon
           *[planet] { $owner ->
                [you] à ton QG
                [nobody] au QG { NAME($body, form: "of") }
               *[other] au QG ({ $owner })
             }
         }
        [on] sur { $body } ({ $side })
        [beside] près { NAME($body, form: "of") } ({ $side })
       *[space] dans l’espace ({ $side ->
            [above] au-dessus
            [below] au-dessous
           *[other] { $side }
         } { NAME($body, form: "of") })
     }
phrase-no-spot = nulle part
phrase-leg = { $n } { $side }
phrase-way = { $first }, { $then }
phrase-no-way = sur place
plain-action-go = { NAME($spot, form: "kind") ->
    [headquarters] Aller { NAME($spot, form: "at") }
   *[other] Aller { $way } : { NAME($spot, form: "at") }
 }
plain-action-detonate = Exploser { $way } : { NAME($spot, form: "at") }
plain-action-to = Téléporter au sol { NAME($subject, form: "the") }, { $way } : { NAME($spot, form: "at") }
plain-action-at = Mettre { NAME($subject, form: "the") }, { $way } : { NAME($spot, form: "at") }
plain-action-begin = { $piece }
plain-action-load = Charger { NAME($piece, form: "the") }
plain-action-dock = Embarquer sur { NAME($piece, form: "the") }
plain-action-drop = Déposer { NAME($piece, form: "the") }
plain-action-fire = { NAME($piece, form: "the") } tire
plain-action-target = { NAME($subject, form: "the") } tire sur { NAME($target, form: "the") }
plain-action-launch = Lancer { NAME($piece, form: "the") }
plain-action-beam = Téléporter { NAME($piece, form: "the") }
plain-action-shift = Transférer { NAME($piece, form: "the") }
plain-action-repair = Réparer { NAME($piece, form: "the") } pour { $price ->
    [one] { $price } Zy
   *[other] { $price } Zys
 }
plain-action-onto = { $phase ->
    [beam] Téléporter { NAME($subject, form: "the") } à bord { NAME($piece, form: "of") }
    [shift] Transférer { NAME($subject, form: "the") } sur { NAME($piece, form: "the") }
   *[buy] Mettre { NAME($subject, form: "the") } à bord { NAME($piece, form: "of") }
 }
plain-action-rebuild = Reconstruire { $factory } pour { $price ->
    [one] { $price } Zy
   *[other] { $price } Zys
 }
plain-action-buy = Acheter { $kind } pour { $price ->
    [one] { $price } Zy
   *[other] { $price } Zys
 }
plain-action-pick = Prendre la planète { $corner }
plain-action-end = Finir le tour

plain-event-planet-picked = { $owner ->
    [you] Tu prends
   *[other] { $owner } prend
 } la planète { $corner }
plain-event-turn-began = { $owner ->
    [you] C’est à toi
   *[other] C’est à { $owner }
 }, manche { $n }
plain-event-move-began = { NAME($piece, form: "the") } se met en route
plain-event-piece-went = { NAME($piece, form: "the") } { $kind ->
    [warrior] marche
   *[other] vole
 } de { $steps } et arrive { NAME($point, form: "at") }
plain-event-piece-loaded = { NAME($carrier, form: "the") } charge { NAME($piece, form: "the") }
plain-event-piece-docked = { NAME($piece, form: "the") } embarque sur { NAME($carrier, form: "the") }
plain-event-piece-dropped = { NAME($piece, form: "the") } est déposé { NAME($point, form: "at") }
plain-event-piece-shifted = { NAME($piece, form: "the") } est transféré sur { NAME($carrier, form: "the") }
plain-event-piece-beamed-aboard = { NAME($piece, form: "the") } est téléporté à bord { NAME($carrier, form: "of") }
plain-event-piece-beamed-down = { NAME($piece, form: "the") } est téléporté au sol, { NAME($point, form: "at") }
plain-event-laser-fired = { NAME($piece, form: "the") } tire sur { NAME($target, form: "the") }
plain-event-missile-detonated = { NAME($piece, form: "the") } part et explose { NAME($point, form: "at") }
plain-event-card-drawn = { $card } : { $target }
plain-event-piece-lost = { NAME($piece, form: "the") } est { NAME($piece, form: "gender") ->
    [f] perdue
   *[other] perdu
 }
plain-event-piece-damaged = { NAME($piece, form: "the") } est { NAME($piece, form: "gender") ->
    [f] endommagée
   *[other] endommagé
 }
plain-event-factory-destroyed = { $factory } est détruite
plain-event-factory-damaged = { $factory } est endommagée
plain-event-piece-bought = { NAME($piece, form: "the") } est { NAME($piece, form: "gender") ->
    [f] achetée
   *[other] acheté
 } pour { $price ->
    [one] { $price } Zy
   *[other] { $price } Zys
 } et arrive { NAME($point, form: "at") }
plain-event-piece-repaired = { NAME($piece, form: "the") } est { NAME($piece, form: "gender") ->
    [f] réparée
   *[other] réparé
 } pour { $price ->
    [one] { $price } Zy
   *[other] { $price } Zys
 }
plain-event-factory-rebuilt = { $factory } est reconstruite pour { $price ->
    [one] { $price } Zy
   *[other] { $price } Zys
 }
plain-event-income-paid = { $owner ->
    [you] Tu encaisses
   *[other] { $owner } encaisse
 } { $n ->
    [one] { $n } Zy
   *[other] { $n } Zys
 }
plain-event-zylon-taken = { $owner ->
    [you] Tu prends
   *[other] { $owner } prend
 } la carte Zylon
plain-event-player-captured = { $other ->
    [you] Tu prends
   *[other] { $other } prend
 } { $owner ->
    [you] ton QG
   *[other] le QG ennemi ({ $owner })
 } et tout ce qui en dépend ; les pièces gardent leur nom
plain-event-player-without-warrior = { $owner ->
    [you] Tu n’as plus de Guerrier et tu quittes la partie
   *[other] { $owner } n’a plus de Guerrier et quitte la partie
 } ; { $other ->
    [you] tu hérites
   *[other] { $other } hérite
 } ; les pièces gardent leur nom
plain-event-player-deserted = { $owner ->
    [you] Tu n’as plus de Guerrier et tu quittes la partie
   *[other] { $owner } n’a plus de Guerrier et quitte la partie
 } ; personne n’hérite
plain-event-last-player-left = { $owner ->
    [you] Il ne reste plus que toi
   *[other] { $owner } reste sans adversaire
 }
plain-event-rounds-are-over = { $n ->
    [one] { $n } manche jouée
   *[other] { $n } manches jouées
 } : c’est fini

plain-refusal-game-over = La partie est finie
plain-refusal-not-your-turn = Ce n’est pas à toi : { $turn } décide
plain-refusal-join-first = { NAME($mover, form: "the") } est sur une autre de tes pièces : charge-la ou embarque
plain-refusal-nothing-to-name = Rien n’attend de cible : choisis d’abord qui tire, ou quoi téléporter, transférer ou acheter
plain-refusal-no-such-piece = Cette pièce n’est pas à cette table
plain-refusal-no-such-factory = Cette usine n’est pas à cette table
plain-refusal-place-first = Dis d’abord où va { NAME($subject, form: "the") }
plain-refusal-not-your-piece = { NAME($piece, form: "the") } ne t’obéit pas
plain-refusal-is-captured = { NAME($piece, form: "the") } vient d’être { NAME($piece, form: "gender") ->
    [f] capturée
   *[other] capturé
 } et n’agit qu’à ton prochain tour
plain-refusal-no-such-point = Ce point n’existe pas
plain-refusal-planet-taken = La planète { $corner } est prise
plain-refusal-space-only = C’est le sol : une Étoile de combat ne va que dans l’espace
plain-refusal-too-far = { $reach ->
    [far] Trop loin : { NAME($mover, form: "the") } n’a plus que { $left }
   *[near] Trop loin : { $steps ->
        [one] { $steps } point
       *[other] { $steps } points
     }, et { NAME($mover, form: "the") } n’a plus que { $left }
 }
plain-refusal-already-there = { NAME($mover, form: "the") } y est déjà
plain-refusal-enemy-in-the-way = Une pièce ennemie est là : on la survole, on ne s’y arrête pas
plain-refusal-no-room-to-join = Ta propre pièce est là, et { NAME($mover, form: "the") } ne peut ni la charger ni y embarquer
plain-refusal-only-warriors-land = C’est un QG : seul un Guerrier peut s’y arrêter
plain-refusal-hq-is-barred = Une pièce est sur ce QG et en barre l’accès
plain-refusal-no-place-in-space = C’est l’espace : cette pièce ne se dépose qu’au sol
plain-refusal-no-beam-down-to-space = C’est l’espace : on ne téléporte qu’au sol
plain-refusal-not-free = Il y a déjà quelque chose ici
plain-refusal-hq-closed-to-beams = On ne dépose rien sur un QG : un Guerrier y va à pied
plain-refusal-beyond-flight = Trop loin : { $steps ->
    [one] { $steps } point
   *[other] { $steps } points
 }, et un Missile vole de { $flight }
plain-refusal-none-lost = Tu n’as rien perdu de cette sorte
plain-refusal-too-dear = Cela coûte { $price ->
    [one] { $price } Zy
   *[other] { $price } Zys
 }, et tu en as { $money }
plain-refusal-not-a-start = Ce n’est pas une de tes positions de départ pour cette pièce
plain-refusal-start-is-taken = Cette position de départ est prise
plain-refusal-not-your-factory = { $factory } n’est pas à toi
plain-refusal-must-buy-warrior = Tu n’as pas de Guerrier et tu peux en acheter un : fais-le avant la fin du tour

## Options in the lobby

option-rules = Règles
option-max-rounds = Manches
option-prices = Prix
option-touch-move = Pièce touchée, pièce jouée
option-pick-planets = Choix des planètes

## A line for each option

help-rules = grand jeu : toutes les pièces ; jeu court : Chasseurs stellaires et Guerriers seulement
help-max-rounds = manches après lesquelles la partie est départagée
help-prices = pleins, ou la moitié de ce que demandent les règles
help-touch-move = un déplacement commencé doit faire au moins un pas
help-pick-planets = les joueurs choisissent leur planète, dans l’ordre des places

## Warnings, by clause

caution-ZY-1 = à trois, le coin entre les deux autres est désavantagé

## Their choices

choice-major = grand jeu
choice-short = jeu court
choice-full = pleins
choice-half = moitié

## Boards

board-major = grand plateau
board-short = plateau court

## Why a position is impossible

fault-bad-seats = il faut 2 à 4 joueurs, et l’un d’eux doit avoir la main
fault-bad-planets = chaque joueur a une des quatre planètes, jamais la même
fault-bad-holders = des forces ne sont à personne, ou à un joueur éliminé
fault-off-the-board = une pièce est hors du plateau ou n’est pas de cette partie
fault-wrong-ground = une Étoile de combat est au sol, ou un Guerrier ou un Missile dans l’espace
fault-bad-cargo = une cargaison ne va pas avec son transporteur
fault-shared-point = deux piles sont sur un même point
fault-wrong-marks = les marques des points pris sont fausses
fault-bad-money = les Zys ne font pas le compte
fault-bad-pile = la pioche des cartes de tir ne fait pas partie du paquet
fault-bad-phase = ce qui est en cours ne va pas avec la phase
fault-should-be-over = il ne reste qu’un joueur, donc la partie est finie
fault-bad-number = un nombre est hors de ses limites
fault-hq-trespass = une pièce est sur un QG où elle ne peut pas s’arrêter
fault-not-over = il reste plus d’un joueur et des manches à jouer, donc la partie continue
fault-bad-picks = les planètes se choisissent à tour de rôle, et qui a choisi y est installé

## What a seat is asked in the terminal

question-pick = Quelle planète prends-tu ?
question-arrived = { $mover } est sur une pièce à soi : la charger (load) ou embarquer (dock) ?
question-leaving = { $mover } a déposé une pièce et doit repartir : vers où ?
question-fire = { $piece } tire jusqu’à { $laser } points : sur quoi ?
question-launch = { $piece } vole jusqu’à { $flight } points et frappe tout à { $blast } près : où exploser ?
question-beam = { $piece } se téléporte jusqu’à { $beam } points : vers où ?
question-shift = { $piece } change de support : sur quoi ?
question-buy = Où va { $piece }, prix : { $price } Zys ?
question-moving = { $mover } est en route, pas restants : { $n }. Autres déplacements restants : { $left } sur { $moves }. Que faire ?
question-moved = Tous les déplacements de ton tour sont faits : fais une action libre, ou finis.
question-turn = À toi, déplacements restants : { $left } sur { $moves }. Commence un déplacement, fais une action libre, ou finis.

## Glossary: what is on the table, one meaning each

term-battle-star = Étoile de combat
meaning-battle-star = Vole de { $star } points, dans l’espace seulement, transporte { $star_bays } piles, téléporte jusqu’à { $beam } points et tire à { $star_laser }.
term-star-fighter = Chasseur stellaire
meaning-star-fighter = Vole de { $fighter } points au-dessus de tout, transporte une pièce et tire à { $fighter_laser ->
    [one] { $fighter_laser } point
   *[other] { $fighter_laser } points
 }.
term-warrior = Guerrier
meaning-warrior = Marche de { $warrior } points, au sol seulement, et tire à { $warrior_laser ->
    [one] { $warrior_laser } point
   *[other] { $warrior_laser } points
 }. Seuls les Guerriers prennent un QG.
term-missile = Missile Krill
meaning-missile = Vole une fois, de { $missile } points, puis explose : une carte de tir pour tout ce qui est à { $blast ->
    [one] { $blast } point
   *[other] { $blast } points
 } près, ami ou ennemi.
term-headquarters = QG
meaning-headquarters = Le quartier général. Si un Guerrier ennemi entre dans le tien, tu quittes la partie et son joueur prend tout. Fais donc de même chez les autres.
term-factory = Usine
meaning-factory = Rapporte un Zy par tour tant qu’elle marche. En reconstruire une détruite coûte { $rebuild } Zys.
term-planet = Planète mère
meaning-planet = Le sol d’où partent les pièces d’un joueur, avec un QG et une usine.
term-moon = Lune
meaning-moon = Du sol, avec une usine de la planète la plus proche.
term-zylon = Zylon
meaning-zylon = Du sol au milieu, avec une usine pour chacun. Son QG donne la carte Zylon.
term-zylon-card = Carte Zylon
meaning-zylon-card = Appartient au joueur dont un Guerrier a été le dernier au QG de Zylon. Elle double le revenu des usines.
term-strike-hit = TOUCHÉ
meaning-strike-hit = La cible disparaît, avec tout ce qu’elle transporte. Le nombre dit combien il en reste dans la pioche.
term-strike-miss = MANQUÉ
meaning-strike-miss = Rien ne se passe. Le nombre dit combien il en reste dans la pioche.
term-strike-damage = DÉGÂTS
meaning-strike-damage = La cible ne peut rien faire jusqu’à la fin du prochain tour de son joueur. Le nombre dit combien il en reste dans la pioche.
term-zys = Zys
meaning-zys = L’argent. Il vient des usines et rachète les pièces perdues.
term-moves-left = Déplacements restants
meaning-moves-left = Combien de pièces peuvent encore se déplacer dans ce tour, sur { $moves }.
term-steps-left = Points restants
meaning-steps-left = Jusqu’où la pièce en route peut encore aller.
term-piece-number = Numéro d’une pièce
meaning-piece-number = Distingue les pièces d’une même sorte : Guerrier, puis son numéro.
term-stack-count = Nombre près d’une pile
meaning-stack-count = Combien de pièces le transporteur a à bord.
term-lost-pieces = Pièces perdues
meaning-lost-pieces = Les pièces à la banque. Qui les avait au départ peut les racheter.

## The screen of the terminal

screen-legend-kind = { $kind }
screen-legend-red-kind = { $kind } de Rouge
screen-legend-state = souligné : porte une cargaison ; barré : endommagé ; inversé : en route
screen-legend-headquarters = QG
screen-legend-factory = usine
screen-legend-damaged-factory = usine endommagée
screen-legend-ruined-factory = usine en ruine
screen-legend-point = point ; le sol a un fond coloré
screen-legend-zylon-card = a la carte Zylon
screen-legend-planet = où se trouve la planète d’un joueur
screen-legend-owners = première lettre : à Bleu (b), Vert (g), Jaune (y)
screen-legend-red-headquarters = QG de Rouge
screen-legend-zylon-headquarters = celui de Zylon
screen-legend-no-headquarters = à personne
screen-legend-red-factory = usine de Rouge
screen-legend-damaged = endommagée
screen-legend-ruined = en ruine
screen-legend-space = espace
screen-legend-land = sol
screen-legend-stack = en 8,4 : rf1, endommagé, porte rw1
screen-legend-done = s’est déplacé et a tiré
screen-over = partie finie
screen-pick = { $player } choisit
screen-round = manche { $round }/{ $last }
screen-due = { $player } : { $phase ->
    [act] son tour
    [join] charger
    [leave] partir
    [fire] tir
    [launch] missile
    [beam] télép.
    [shift] support
    [buy] achat
   *[card] carte
 }
screen-moves-left = déplacements : { $n }
screen-steps-left = { $piece } : reste { $n }
screen-out = { $player } sorti : { $heir }
screen-money = { $n } { $n ->
    [one] Zy
   *[other] Zys
 }
screen-strikes = { $n } { $card }
screen-steps = pas
screen-laser = laser
screen-pegs = supports
screen-price = prix
screen-repair = réparer
screen-factory-price = usine { $n } { $n ->
    [one] Zy
   *[other] Zys
 }
screen-beaming = téléportation { $n }
screen-blast = explosion { $n }
screen-cargo = cargaison
