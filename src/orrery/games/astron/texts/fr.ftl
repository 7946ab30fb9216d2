### ASTRON en français

## The language

language-name = Français

## The lid of the box

title = ASTRON
blurb = Vole de la Terre à Saturne, au-dessus d’une bande qui défile sous tous les vaisseaux.

## Words that fill variables

name-ship1 = Vaisseau 1
name-ship2 = Vaisseau 2
name-ship3 = Vaisseau 3
name-ship4 = Vaisseau 4
name-ship5 = Vaisseau 5
name-ship6 = Vaisseau 6
name-forward-1 = Avant 1
name-forward-2 = Avant 2
name-forward-3 = Avant 3
name-forward-4 = Avant 4
name-backward-1 = Arrière 1
name-backward-2 = Arrière 2
name-backward-3 = Arrière 3
name-backward-4 = Arrière 4
name-sideways-1 = Côté 1
name-sideways-2 = Côté 2
name-sideways-3 = Côté 3
name-sideways-4 = Côté 4
name-upheaval-1 = Bouleversement 1
name-upheaval-2 = Bouleversement 2
name-upheaval-3 = Bouleversement 3
name-upheaval-4 = Bouleversement 4
name-a-card = une carte
name-meteor-stream = essaim de météores
name-cosmic-ray-shower = pluie de rayons cosmiques
name-electronic-blackout = panne électronique
name-asteroid = astéroïde
name-space = espace
name-Earth = Terre
name-take-off-space = case de décollage
name-space-station = station spatiale
name-land-of-planet = sol d’une planète
name-stellar-station = station stellaire
name-left = gauche
name-right = droite
name-comet = comète
name-rings = anneaux

## What buttons say, by verb

action-take-off = décoller de la colonne { $column }
action-forward = jouer Avant { $value }
action-backward = jouer Arrière { $value }
action-sideways = jouer Côté { $value } à { $side }
action-upheaval = jouer Bouleversement { $value }
action-wait = attendre et défausser { $card }
action-dodge = s’écarter à { $side }
action-pass = passer

## What one may type, by verb

kind-take-off = décoller de la colonne c
kind-forward = jouer Avant 3 (aussi : f3)
kind-backward = jouer Arrière 2
kind-sideways = jouer Côté 2 à gauche (aussi : left 2)
kind-upheaval = jouer Bouleversement cosmique 2 : la bande défile
kind-wait = aucune carte n’est jouable : en défausser une (aussi : discard forward 3)
kind-dodge = ton vaisseau repoussé s’écarte à gauche
kind-pass = aucune carte n’est jouable et il n’y en a aucune à défausser

## Why a move is not allowed

refusal-game-over = la partie est finie
refusal-not-your-turn = c’est à { $actor } et non à { $player } : les vaisseaux jouent dans l’ordre de leurs numéros
refusal-cards-are-dealt = on distribue les cartes, en ce moment pour { $actor }
refusal-natures-only = les cartes viennent de la pioche au hasard, personne n’en choisit
refusal-not-natures = c’est la décision d’un joueur, pas du hasard
refusal-not-in-pile = { $card } n’est pas dans la pioche, qui a { $n_pile } { $n_pile ->
    [one] carte
   *[other] cartes
 }
refusal-take-off-first = les vaisseaux choisissent encore leur case de décollage
refusal-has-taken-off = tous les vaisseaux ont déjà décollé
refusal-no-take-off-space = la colonne { $column } n’a pas de case de décollage dans la rangée 0
refusal-take-off-space-taken = la case de décollage de la colonne { $column } est prise : { $other }
refusal-dodge-first = { $player } doit d’abord s’écarter : dodge left (gauche) ou dodge right (droite)
refusal-no-dodge-due = { $player } ne gêne personne
refusal-no-such-card = { $player } n’a pas { $card } en main
refusal-no-such-value = aucune carte n’a un { $value } : les cartes vont de 1 à 4
refusal-leaves-window = { $card } depuis { $place } sortirait de la fenêtre
refusal-space-held = { $target } est prise ({ $other }), une case porte un seul vaisseau
refusal-ship-in-the-way = { $other } barre le chemin vers { $target } ; on ne passe au-dessus d’un vaisseau que de côté
refusal-ends-on-planet = { $player } : cloué au sol en { $place }, et { $target } n’est pas dans l’espace
refusal-must-play = { $player } peut jouer { $example }, et qui peut jouer le doit
refusal-must-leave = { $player } : cloué au sol, mais { $example } est jouable, donc obligatoire
refusal-not-in-hand = { $player } n’a pas { $card } en main à défausser
refusal-must-discard = { $player } a des cartes et doit en défausser une
refusal-not-your-dodge = { $actor } doit d’abord choisir où va son vaisseau repoussé

## What happened

event-took-off = { $ship } décolle de la colonne { $column }
event-card-dealt = { $ship } reçoit { $card }
event-pile-shuffled = { $n ->
    [one] la seule carte défaussée forme la nouvelle pioche ({ $n })
   *[other] les { $n } cartes défaussées sont mélangées et forment la nouvelle pioche
 }
event-round-began = manche { $n }
event-card-played = { $ship } joue { $card }
event-ship-flew = { $ship } vole de { $column }{ $row } à { $to_column }{ $to_row }
event-ship-displaced = { $ship } gêne et va de { $column }{ $row } à { $to_column }{ $to_row }
event-base-moved = la bande défile de { $steps }, jusqu’au cran { $base }
event-hazard-hit = { $ship } rencontre un danger ({ $danger }) dans la colonne { $column } et perd un point
event-ship-lost = { $ship } se perd dans la colonne { $column } ({ $danger })
event-landed = { $ship } se pose sur la station { $n } : { $points } { $points ->
    [one] point
   *[other] points
 }
event-landed-again = { $ship } se pose de nouveau sur la station { $n }
event-bad-landing = { $ship } fait un mauvais atterrissage sur la planète { $n } : un point perdu, cloué au sol
event-freed = { $ship } quitte le sol de la planète { $n }
event-finished-voyage = { $ship } a atteint Saturne
event-waited = { $ship } ne peut rien jouer et défausse { $card } ; points perdus : { $points }
event-passed = { $ship } n’a pas de carte et passe
event-hand-discarded = { $ship } : { $n } { $n ->
    [one] carte va
   *[other] cartes vont
 } à la défausse
event-survived = { $ship } a survécu : 1 point
event-game-ended = la partie est finie, au cran { $n } de la bande

## Plain words for people

phrase-card = { $suit ->
    [forward] Avant
    [backward] Arrière
    [sideways] Côté
   *[upheaval] Bouleversement cosmique
 } { $value }
phrase-unseen-card = une carte
phrase-danger = { $kind ->
    [meteors] les météores
    [rays] les rayons cosmiques
    [blackout] la panne électronique
    [asteroid] l’astéroïde
    [comet] la comète
   *[rings] les anneaux
 }
phrase-fates = { $first }, puis { $then }
phrase-hit = dans { $danger }, un point perdu
phrase-lost = dans { $danger }, et le vaisseau est perdu
phrase-landing = sur la station { $n }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
phrase-landing-again = de nouveau sur la station { $n }, sans points
phrase-crash = mauvais atterrissage sur la planète { $n }, un point perdu
phrase-freed = hors du sol de la planète { $n }
plain-action-take-off = Décoller de la { $end ->
    [leftmost] case tout à gauche
    [rightmost] case tout à droite
   *[between] { $nth ->
        [one] { $nth }re
       *[other] { $nth }e
     } case à partir de la gauche
 }
plain-action-forward = Avant { $value }{ $fate ->
    [none] { "" }
   *[other] : { $fate }
 }
plain-action-backward = Arrière { $value }{ $fate ->
    [none] { "" }
   *[other] : { $fate }
 }
plain-action-sideways = Côté { $value } à { $side }{ $fate ->
    [none] { "" }
   *[other] : { $fate }
 }
plain-action-upheaval = Bouleversement cosmique : la bande défile { $value ->
    [one] d’une rangée
   *[other] de { $value } rangées
 }{ $fate ->
    [none] { "" }
   *[other] ; { $fate }
 }
plain-action-wait = Rien ne va : défausser { $card }{ $points ->
    [0] { "" }
    [one] { " " }et perdre un point
   *[other] { " " }et perdre { $points } points
 }
plain-action-dodge = S’écarter à { $side }
plain-action-pass = Plus de carte : passer

plain-event-took-off = { $ship ->
    [you] Tu décolles
   *[other] { $ship } décolle
 } de la { $end ->
    [leftmost] case tout à gauche
    [rightmost] case tout à droite
   *[between] { $nth ->
        [one] { $nth }re
       *[other] { $nth }e
     } case à partir de la gauche
 }
plain-event-card-dealt = { $ship ->
    [you] Tu reçois { $card }
   *[other] { $ship } reçoit { $card }
 }
plain-event-round-began = Manche { $n }
plain-event-card-played = { $ship ->
    [you] Tu joues { $card }
   *[other] { $ship } joue { $card }
 }
plain-event-ship-flew = { $way ->
    [left] { $ship ->
        [you] Tu voles de { $n } à gauche
       *[other] { $ship } vole de { $n } à gauche
     }
    [right] { $ship ->
        [you] Tu voles de { $n } à droite
       *[other] { $ship } vole de { $n } à droite
     }
    [backwards] { $ship ->
        [you] Tu recules de { $n }
       *[other] { $ship } recule de { $n }
     }
    [nowhere] { $ship ->
        [you] Tu ne bouges pas
       *[other] { $ship } ne bouge pas
     }
   *[forwards] { $ship ->
        [you] Tu avances de { $n }
       *[other] { $ship } avance de { $n }
     }
 }
plain-event-ship-displaced = { $way ->
    [left] { $ship ->
        [you] Tu gênes et tu t’écartes de { $n } à gauche
       *[other] { $ship } gêne et s’écarte de { $n } à gauche
     }
    [right] { $ship ->
        [you] Tu gênes et tu t’écartes de { $n } à droite
       *[other] { $ship } gêne et s’écarte de { $n } à droite
     }
    [backwards] { $ship ->
        [you] Tu gênes et tu recules de { $n }
       *[other] { $ship } gêne et recule de { $n }
     }
    [nowhere] { $ship ->
        [you] Tu gênes, mais tu ne bouges pas
       *[other] { $ship } gêne, mais ne bouge pas
     }
   *[forwards] { $ship ->
        [you] Tu gênes et tu avances de { $n }
       *[other] { $ship } gêne et avance de { $n }
     }
 }
plain-event-base-moved = La bande défile { $steps ->
    [one] d’une rangée
    [2] de deux rangées
    [3] de trois rangées
    [4] de quatre rangées
   *[other] de { $steps } rangées
 }
plain-event-hazard-hit = { $ship ->
    [you] Tu entres
   *[other] { $ship } entre
 } dans { $danger } : un point perdu
plain-event-ship-lost = { $ship ->
    [you] Tu entres dans { $danger }, et ton vaisseau est perdu
   *[other] { $ship } entre dans { $danger }, et le vaisseau est perdu
 }
plain-event-landed = { $ship ->
    [you] Tu te poses
   *[other] { $ship } se pose
 } sur la station { $n } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
plain-event-landed-again = { $ship ->
    [you] Tu te poses de nouveau sur la station { $n }
   *[other] { $ship } se pose de nouveau sur la station { $n }
 }
plain-event-bad-landing = { $ship ->
    [you] Tu fais un mauvais atterrissage sur la planète { $n } : un point perdu, et ton vaisseau est cloué au sol
   *[other] { $ship } fait un mauvais atterrissage sur la planète { $n } : un point perdu, vaisseau cloué au sol
 }
plain-event-freed = { $ship ->
    [you] Tu quittes le sol de la planète { $n }
   *[other] { $ship } quitte le sol de la planète { $n }
 }
plain-event-finished-voyage = { $ship ->
    [you] Tu as atteint Saturne
   *[other] { $ship } a atteint Saturne
 }
plain-event-waited = { $ship ->
    [you] Rien ne va : tu défausses { $card }{ $points ->
        [0] { "" }
        [one] { " " }et tu perds un point
       *[other] { " " }et tu perds { $points } points
     }
   *[other] Rien ne va : { $ship } défausse { $card }{ $points ->
        [0] { "" }
        [one] { " " }et perd un point
       *[other] { " " }et perd { $points } points
     }
 }
plain-event-passed = { $ship ->
    [you] Tu n’as pas de carte et tu passes
   *[other] { $ship } n’a pas de carte et passe
 }
plain-event-hand-discarded = { $ship ->
    [you] { $n ->
        [one] Ta dernière carte va
       *[other] Tes { $n } cartes vont
     }
   *[other] { $ship } : { $n ->
        [one] une carte va
       *[other] { $n } cartes vont
     }
 } à la défausse
plain-event-survived = { $ship ->
    [you] Tu as survécu : 1 point
   *[other] { $ship } a survécu : 1 point
 }
plain-event-game-ended = La partie est finie

plain-refusal-game-over = La partie est finie
plain-refusal-not-your-turn = Ce n’est pas à toi : { $actor } décide
plain-refusal-cards-are-dealt = On distribue les cartes
plain-refusal-no-take-off-space = Il n’y a pas de case de décollage ici
plain-refusal-take-off-space-taken = Cette case de décollage est prise : { $other }
plain-refusal-dodge-first = Ton vaisseau doit d’abord s’écarter : à gauche ou à droite
plain-refusal-no-dodge-due = Ton vaisseau ne gêne personne
plain-refusal-no-such-card = Tu n’as pas { $card } en main
plain-refusal-no-such-value = Aucune carte n’a un { $value } : les cartes vont de 1 à 4
plain-refusal-leaves-window = { $card } te ferait sortir de la fenêtre
plain-refusal-space-held = La case est prise ({ $other }) : une case porte un seul vaisseau
plain-refusal-ship-in-the-way = { $other } barre le chemin : on ne passe au-dessus d’un vaisseau que de côté
plain-refusal-ends-on-planet = Ton vaisseau est cloué au sol : seule une carte qui finit dans l’espace le libère
plain-refusal-must-play = Tu peux jouer { $example } : qui peut jouer le doit
plain-refusal-must-leave = Ton vaisseau est cloué au sol et tu peux jouer { $example } : tu le dois
plain-refusal-not-in-hand = Tu n’as pas { $card } en main
plain-refusal-must-discard = Il te reste des cartes : défausses-en une
plain-refusal-not-your-dodge = { $actor } choisit d’abord de quel côté s’écarter

## Options in the lobby

option-teams = Équipes

## A line for each option

help-teams = chacun pour soi, ou deux ou trois équipes, assises en alternance ; si elles sont inégales, la moyenne compte

## Their choices

choice-none = chacun pour soi
choice-2 = deux équipes
choice-3 = trois équipes

## Boards

board-default = la bande
board-attested = cartes attestées seulement

## Why a position is impossible

fault-bad-seats = il faut 2 à 6 joueurs, au moins 3 par équipes, et l’un d’eux doit avoir la main
fault-bad-base = la bande ou la manche est là où elle ne peut pas être
fault-bad-status = un vaisseau n’est ni prêt, ni dans la fenêtre, ni arrivé, ni perdu, ou a des cartes qu’il ne peut avoir
fault-ships-collide = deux vaisseaux sont sur une même case
fault-on-deadly-cell = un vaisseau est sur la comète ou les anneaux
fault-bad-grounding = un vaisseau est cloué au sol où aucune planète ne le retient, ou libre sur un sol où il ne s’est pas posé
fault-cards-missing = les cartes ne forment pas le paquet entier
fault-hand-too-large = une main a plus de cartes qu’on n’en distribue
fault-bad-phase = la phase ne va pas avec les vaisseaux ou la pioche
fault-no-dodge = personne n’est devant le vaisseau qui doit s’écarter, ou il n’a pas deux chemins
fault-not-over = la partie finit exactement quand « Fin de partie » apparaît ou qu’il n’y a plus de vaisseau en jeu

## What a seat is asked in the terminal

question-take-off = De quelle colonne décolles-tu ?
question-dodge = Un vaisseau est devant le tien, qui doit s’écarter : à gauche ou à droite ?
question-play = Joue une carte : ton vaisseau vole exactement aussi loin.
question-grounded = Cloué au sol, et aucune carte ne finit dans l’espace : défausses-en une, sans perte.
question-discard = Aucune carte n’est jouable : défausses-en une et perds un point.

## Glossary: what is on the table, one meaning each

term-ship = Vaisseau
meaning-ship = Vole exactement aussi loin que le dit la carte. S’il s’arrête juste devant un autre, il le repousse en arrière.
term-space-station = Station spatiale
meaning-space-station = Finis-y un vol, ou laisse la bande te l’amener. Le premier vaisseau marque { $first ->
    [one] { $first } point
   *[other] { $first } points
 }, chacun des suivants un de moins.
term-stellar-station = Station stellaire
meaning-stellar-station = Une station sur une planète. Viens de l’espace d’un seul vol, sinon c’est un mauvais atterrissage. La numéro { $saturn } est celle de Saturne : ton voyage s’y termine.
term-station-points = Étoile près d’une station
meaning-station-points = Les points du prochain vaisseau qui s’y posera.
term-land = Sol d’une planète
meaning-land = Qui s’arrête ici, à côté de la station, perd un point et reste cloué au sol jusqu’à ce qu’une carte ramène le vaisseau dans l’espace.
term-rings = Anneaux de Saturne
meaning-rings = Franchis-les avec une seule carte. Qui s’y arrête, ou qu’ils atteignent, est perdu.
term-comet = Comète
meaning-comet = Détruit tout vaisseau qui la touche.
term-meteors = Essaim de météores
meaning-meteors = Y entrer coûte un point.
term-rays = Pluie de rayons cosmiques
meaning-rays = Y entrer coûte un point.
term-blackout = Panne électronique
meaning-blackout = Y entrer coûte un point.
term-asteroid = Astéroïde
meaning-asteroid = Y entrer coûte un point.
term-take-off-space = Case de décollage
meaning-take-off-space = Les vaisseaux y attendent le départ, sur la Terre. Elle n’a pas d’autre effet.
term-forward = Carte Avant
meaning-forward = Avance d’exactement autant de cases que le dit son nombre, jamais au-delà d’un autre vaisseau.
term-backward = Carte Arrière
meaning-backward = Recule d’exactement autant de cases que le dit son nombre, jamais au-delà d’un autre vaisseau.
term-sideways = Carte Côté
meaning-sideways = Vole à gauche ou à droite d’exactement autant de cases que le dit son nombre, même au-delà d’autres vaisseaux.
term-upheaval = Bouleversement cosmique
meaning-upheaval = Ton vaisseau reste en place. La bande défile sous tous les vaisseaux d’autant de rangées que le dit son nombre.
term-base-strip = La bande entière
meaning-base-strip = Le chemin de Saturne avec ses { $stations } stations. Le cadre est la partie que montre la fenêtre.
term-ship-points = Points d’un vaisseau
meaning-ship-points = Les atterrissages, moins ce qu’ont coûté les dangers. Qui en a le plus à la fin gagne.
term-ship-cards = Cartes d’un vaisseau
meaning-ship-cards = Combien de cartes a son joueur. Personne d’autre ne les voit.

## The screen of the terminal

screen-legend-grounded = cloué au sol
screen-legend-station = station 3
screen-legend-land = sol : 1 point perdu, cloué au sol ; sa station ne compte que depuis l’espace
screen-legend-meteors = essaim de météores : 1 point perdu
screen-legend-rays = pluie de rayons cosmiques : 1 point perdu
screen-legend-blackout = panne électronique : 1 point perdu
screen-legend-asteroid = astéroïde : 1 point perdu
screen-legend-comet = comète : vaisseau perdu
screen-legend-rings = anneaux : vaisseau perdu, sauf si une carte les franchit
screen-legend-earth = Terre
screen-legend-take-off-space = case de décollage
screen-legend-stars = étoiles, rien d’autre
screen-legend-edge = bord avant : ce qui est au-dessus vient ensuite
screen-round = manche { $round } · cran { $base } sur { $last }
screen-over = la partie est finie
screen-due-take-off = { $ship } décolle
screen-due-deal = { $ship } reçoit une carte
screen-due-dodge = { $ship } doit s’écarter
screen-due-play = à jouer : { $ship }
screen-ship = n°
screen-points = pts
screen-stations = stations
screen-at = lieu
screen-cards = cartes
screen-status-ready = prêt
screen-status-finished = Saturne !
screen-status-comet = comète
screen-status-rings = anneaux
screen-next = points du prochain atterrissage
screen-averages = équipes inégales : en moyenne
screen-piles = pioche { $pile } · défausse { $discards }
screen-your-hand = ta main
screen-suit-forward = Avant
screen-suit-backward = Arrière
screen-suit-sideways = Côté
screen-suit-upheaval = Bouleversement
