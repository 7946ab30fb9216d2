### SITUATION 7 en français

## The language

language-name = Français

## The lid of the box

title = SITUATION 7
blurb = Deux puzzles identiques, un seul plateau : couvre le système solaire avant l’autre camp.

## Words that fill variables. .area: with its article; .of: after « de »

name-yellow = Jaune
name-green = Vert
name-yellow2 = Jaune 2
name-green2 = Vert 2
name-rocket = fusée
name-satellite = satellite
name-astronaut = astronaute
name-nobody = personne
name-inner-sector-0 = secteur intérieur 0
name-inner-sector-1 = secteur intérieur 1
name-inner-sector-2 = secteur intérieur 2
name-inner-sector-3 = secteur intérieur 3
name-inner-sector-4 = secteur intérieur 4
name-inner-sector-5 = secteur intérieur 5
name-inner-sector-6 = secteur intérieur 6
name-inner-sector-7 = secteur intérieur 7
name-middle-sector-0 = secteur médian 0
name-middle-sector-1 = secteur médian 1
name-middle-sector-2 = secteur médian 2
name-middle-sector-3 = secteur médian 3
name-middle-sector-4 = secteur médian 4
name-middle-sector-5 = secteur médian 5
name-middle-sector-6 = secteur médian 6
name-middle-sector-7 = secteur médian 7
name-outer-sector-0 = secteur extérieur 0
name-outer-sector-1 = secteur extérieur 1
name-outer-sector-2 = secteur extérieur 2
name-outer-sector-3 = secteur extérieur 3
name-outer-sector-4 = secteur extérieur 4
name-outer-sector-5 = secteur extérieur 5
name-outer-sector-6 = secteur extérieur 6
name-outer-sector-7 = secteur extérieur 7
name-yellow-rocket-base = base de fusées jaune
name-green-rocket-base = base de fusées verte
name-yellow-satellite-base = base de satellites jaune
name-green-satellite-base = base de satellites verte
name-yellow-astronaut-base = base d’astronautes jaune
name-green-astronaut-base = base d’astronautes verte
name-Sun = Soleil
    .area = le Soleil
    .of = du Soleil
name-Mercury-and-Venus = Mercure et Vénus
    .of = de Mercure et Vénus
name-Earth-and-Mars = Terre et Mars
    .area = la Terre et Mars
    .of = de la Terre et Mars
name-Jupiter = Jupiter
    .of = de Jupiter
name-Saturn = Saturne
    .of = de Saturne
name-Uranus = Uranus
    .of = d’Uranus
name-Neptune-and-Pluto = Neptune et Pluton
    .of = de Neptune et Pluton
name-Relay-Station = Station relais
    .area = la Station relais
    .of = de la Station relais
name-Observatory = Observatoire
    .area = l’Observatoire
    .of = de l’Observatoire
name-Solar-Laboratory = Laboratoire solaire
    .area = le Laboratoire solaire
    .of = du Laboratoire solaire
name-Solar-Collector = Capteur solaire
    .area = le Capteur solaire
    .of = du Capteur solaire
name-Repair-Dock = Dock de réparation
    .area = le Dock de réparation
    .of = du Dock de réparation
name-Fuel-Depot = Dépôt de carburant
    .area = le Dépôt de carburant
    .of = du Dépôt de carburant
name-West-Beacon = Balise ouest
    .area = la Balise ouest
    .of = de la Balise ouest
name-East-Beacon = Balise est
    .area = la Balise est
    .of = de la Balise est
name-Circle-75-east = Cercle 75 est
name-Circle-75-west = Cercle 75 ouest
name-Circle-50-east = Cercle 50 est
name-Circle-50-west = Cercle 50 ouest
name-Circle-25-east = Cercle 25 est
name-Circle-25-west = Cercle 25 ouest
name-upper-right = en haut à droite
name-upper-left = en haut à gauche
name-lower-left = en bas à gauche
name-lower-right = en bas à droite
name-top = en haut
name-bottom = en bas
name-left = à gauche
name-right = à droite
name-east = est
name-west = ouest
name-right-above = à droite, vers le haut
name-above-right = en haut, vers la droite
name-above-left = en haut, vers la gauche
name-left-above = à gauche, vers le haut
name-left-below = à gauche, vers le bas
name-below-left = en bas, vers la gauche
name-below-right = en bas, vers la droite
name-right-below = à droite, vers le bas
name-inner = intérieur
name-middle = médian
name-outer = extérieur

## What buttons say, by verb

action-place = poser { $location }
action-launch = lancer vers { $location }
action-astronaut = astronaute sur { $location }
action-found = prendre la première pièce qui va
action-pass = passer

## What one may type, by verb

kind-place = poser la pièce 11 de l’anneau 3 (ou juste : 3.11 ; dans la course : wanted 3.11)
kind-launch = de même, à côté du territoire adverse, avec une fusée ou un satellite
kind-astronaut = mettre un astronaute sur ta pièce à cet endroit
kind-found = course : poser la première pièce qui va
kind-pass = accepter de finir la partie (option agree)

## Why a move is not allowed

refusal-game-over = la partie est finie
refusal-not-your-turn = c’est à { $acting } et non à { $player }
refusal-not-natures = il n’y a rien de tel à tirer au hasard maintenant
refusal-no-such-location = ce plateau n’a pas cet emplacement
refusal-nature-first = c’est le hasard qui décide, pas { $player }
refusal-natures-only = c’est au hasard de décider, pas à { $player }
refusal-not-found = { $location } n’est pas ouvert à { $acting }, et ne peut donc pas être ce qui a été trouvé
refusal-no-time-limit = cette partie n’a pas d’horloge qui puisse s’épuiser du dehors : il lui faut tempo live et un time_limit
refusal-team-mates-turn = c’est à { $acting }, du même camp que { $player }
refusal-other-clock-is-lower = l’horloge de l’adversaire, { $opponent } ({ NUMBER($other_clock) } s), passe avant celle du camp { $side } ({ NUMBER($clock) } s)
refusal-filled = { $location } est déjà rempli ({ $owner })
refusal-not-on-base-line = { $side } : la première pièce va sur la ligne de base, et { $location } n’y est pas
refusal-not-adjacent = { $location } ne touche aucune pièce du camp { $side }
refusal-guarded = { $location } touche une pièce que garde un astronaute adverse ({ $opponent })
refusal-nothing-ready = { $side } n’a rien de prêt à lancer (fusées restantes : { $rockets }, pièces manquantes dans leur base : { $rocket_gap } ; satellites restants : { $satellites }, pièces manquantes : { $satellite_gap })
refusal-nothing-left = { $side } a utilisé toutes les fusées et tous les satellites
refusal-no-launch-needed = { $location } touche le territoire du camp { $side } : un lancement sert là où l’on ne peut pas poser
refusal-not-beside-opponent = un lancement va à côté du territoire adverse ({ $opponent }), et { $location } n’y touche pas
refusal-not-your-piece = { $location } { $owner ->
    [nobody] n’est à personne
   *[other] est à { $owner }
 }, un astronaute se met sur une pièce à soi
refusal-astronauts-not-ready = { $side } : la base d’astronautes n’est pas complète (pièces manquantes : { $astronaut_gap })
refusal-no-astronaut-left = { $side } n’a plus d’astronaute
refusal-has-equipment = il y a déjà un équipement sur { $location }
refusal-not-joined = aucun chemin par un territoire à soi ne mène de la ligne de base et de la base d’astronautes à { $location }
refusal-only-in-race = « found » sert dans la course ; ici, on nomme l’emplacement
refusal-nothing-to-find = aucun emplacement n’est ouvert à { $side }, il faudrait un lancement
refusal-no-passing = cette partie se joue sans l’option agree : on ne passe pas
refusal-passed-already = { $side } a déjà passé, et personne n’a posé de pièce depuis
refusal-does-not-fit = la pièce { $piece } ne va pas à l’emplacement { $location }

## What happened

event-piece-placed = { $player } pose { $location }
event-launched = { $player } lance { $equipment ->
    [rocket] une fusée
    [satellite] un satellite
   *[other] { $equipment }
 } vers { $location }
event-astronaut-set = { $player } met un astronaute sur { $location }
event-goal-held = { $side } tient { $goal } : { $points }
event-base-ready = { $side } : { $equipment ->
    [rocket] les fusées sont prêtes
    [satellite] les satellites sont prêts
   *[other] les astronautes sont prêts
 } ({ $count })
event-neutralised = { $location } est neutralisé : chaque camp peut le remplir
event-passed = { $player } passe
event-skipped = { $side } n’a nulle part où aller et saute son tour
event-searching = { $player } prend la première pièce qui va
event-clock-set = { $side } commence à { NUMBER($time) } s
event-time-spent = { $side } y met { NUMBER($time) } s, l’horloge marque { NUMBER($clock) } s
event-waited = { $side } n’a nulle part où aller et attend jusqu’à { NUMBER($time) } s
event-time-is-up = le temps est écoulé
event-game-ended = la partie est finie : Jaune { NUMBER($yellow_points) }, Vert { NUMBER($green_points) }

## Plain words for people

phrase-goal = { $kind ->
    [sector] le secteur { $name } ({ $side })
    [base] { $owner ->
        [you] ta
       *[other] la
     } { $equipment ->
        [rocket] base de fusées
        [satellite] base de satellites
       *[astronaut] base d’astronautes
     }{ $owner ->
        [you] { "" }
       *[other] { " " }({ $owner })
     }
    [circle] le cercle de { $points } à l’{ $side }
   *[other] { NAME($name, form: "area") }
 }
    .of = { $kind ->
        [sector] du secteur { $name } ({ $side })
        [base] { $owner ->
            [you] de ta
           *[other] de la
         } { $equipment ->
            [rocket] base de fusées
            [satellite] base de satellites
           *[astronaut] base d’astronautes
         }{ $owner ->
            [you] { "" }
           *[other] { " " }({ $owner })
         }
        [circle] du cercle de { $points } à l’{ $side }
       *[other] { NAME($name, form: "of") }
     }
phrase-location = { $form ->
    [part] { $area }, { $side }
    [beside] la pièce { $side ->
        [top] au-dessus { NAME($area, form: "of") }
        [bottom] au-dessous { NAME($area, form: "of") }
        [left] à gauche { NAME($area, form: "of") }
        [right] à droite { NAME($area, form: "of") }
       *[other] voisine { NAME($area, form: "of") }, { $side }
     }
    [line] { $owner ->
        [you] ta ligne de base
       *[other] la ligne de base ({ $owner })
     }, { $nth ->
        [one] { $nth }re
       *[other] { $nth }e
     } pièce depuis la gauche
    [whole] { $area }
   *[code] la pièce { $name }
 }
    .subject = { $form ->
        [part] la pièce { NAME($area, form: "of") }, { $side },
        [beside] la pièce { $side ->
            [top] au-dessus { NAME($area, form: "of") }
            [bottom] au-dessous { NAME($area, form: "of") }
            [left] à gauche { NAME($area, form: "of") }
            [right] à droite { NAME($area, form: "of") }
           *[other] voisine { NAME($area, form: "of") }, { $side },
         }
        [line] la { $nth ->
            [one] { $nth }re
           *[other] { $nth }e
         } pièce depuis la gauche de { $owner ->
            [you] ta ligne de base
           *[other] la ligne de base ({ $owner })
         }
        [whole] la pièce { NAME($area, form: "of") }
       *[code] la pièce { $name }
     }
    .piece = { $form ->
        [part] la pièce { NAME($area, form: "of") }, { $side }
        [beside] la pièce { $side ->
            [top] au-dessus { NAME($area, form: "of") }
            [bottom] au-dessous { NAME($area, form: "of") }
            [left] à gauche { NAME($area, form: "of") }
            [right] à droite { NAME($area, form: "of") }
           *[other] voisine { NAME($area, form: "of") }, { $side }
         }
        [line] la { $nth ->
            [one] { $nth }re
           *[other] { $nth }e
         } pièce depuis la gauche de { $owner ->
            [you] ta ligne de base
           *[other] la ligne de base ({ $owner })
         }
        [whole] la pièce { NAME($area, form: "of") }
       *[code] la pièce { $name }
     }
phrase-no-location = nulle part
plain-action-place = { $location }
plain-action-wanted = Chercher { NAME($location, form: "piece") }
plain-action-launch = { $equipment } vers { $location }
plain-action-astronaut = Astronaute sur { $location }
plain-action-found = Prendre la première pièce qui va
plain-action-pass = Passer

plain-event-piece-placed = { $player ->
    [you] Tu poses
   *[other] { $player } pose
 } { NAME($location, form: "piece") }
plain-event-launched = { $player ->
    [you] Tu lances
   *[other] { $player } lance
 } { $equipment ->
    [rocket] une fusée
   *[satellite] un satellite
 } vers { $location }
plain-event-astronaut-set = { $player ->
    [you] Tu mets
   *[other] { $player } met
 } un astronaute sur { $location }
plain-event-goal-held = { $side ->
    [you] Tu tiens
   *[other] { $side } tient
 } { $goal } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
plain-event-base-ready = { $side ->
    [you] { $equipment ->
        [rocket] Tes fusées sont prêtes
        [satellite] Tes satellites sont prêts
       *[astronaut] Tes astronautes sont prêts
     }
   *[other] { $side } : { $equipment ->
        [rocket] les fusées sont prêtes
        [satellite] les satellites sont prêts
       *[astronaut] les astronautes sont prêts
     }
 } ({ $count })
plain-event-neutralised = Chaque camp peut maintenant remplir cet emplacement : { $location }
plain-event-passed = { $player ->
    [you] Tu passes
   *[other] { $player } passe
 }
plain-event-skipped = { $side ->
    [you] Tu n’as nulle part où aller et tu sautes ton tour
   *[other] { $side } n’a nulle part où aller et saute son tour
 }
plain-event-searching = { $player ->
    [you] Tu prends
   *[other] { $player } prend
 } la première pièce qui va
plain-event-clock-set = { $side ->
    [you] Tu commences
   *[other] { $side } commence
 } à { NUMBER($time) } s
plain-event-time-spent = { $side ->
    [you] Tu y mets
   *[other] { $side } y met
 } { NUMBER($time) } s, l’horloge marque { NUMBER($clock) } s
plain-event-waited = { $side ->
    [you] Tu n’as nulle part où aller et tu attends
   *[other] { $side } n’a nulle part où aller et attend
 } jusqu’à { NUMBER($time) } s
plain-event-time-is-up = Le temps est écoulé
plain-event-game-ended = La partie est finie : { $yellow ->
    [you] toi
   *[other] { $yellow }
 } { NUMBER($yellow_points) }, { $green ->
    [you] toi
   *[other] { $green }
 } { NUMBER($green_points) }

plain-refusal-game-over = La partie est finie
plain-refusal-not-your-turn = Ce n’est pas à toi : { $acting } décide
plain-refusal-team-mates-turn = C’est à { $acting }, dans ton camp
plain-refusal-other-clock-is-lower = L’autre horloge ({ NUMBER($other_clock) } s) passe avant la tienne ({ NUMBER($clock) } s)
plain-refusal-filled = { $owner ->
    [you] Tu y as déjà une pièce
    [nobody] Cet emplacement est déjà rempli
   *[other] { $owner } y a déjà une pièce
 }
plain-refusal-not-on-base-line = Ta première pièce va sur ta ligne de base
plain-refusal-not-adjacent = { NAME($location, form: "subject") } ne touche pas encore ton territoire
plain-refusal-guarded = Un astronaute adverse ({ $opponent }) garde une pièce à côté
plain-refusal-nothing-ready = Tu n’as rien de prêt à lancer (fusées restantes : { $rockets }, pièces manquantes dans leur base : { $rocket_gap } ; satellites restants : { $satellites }, pièces manquantes : { $satellite_gap })
plain-refusal-nothing-left = Tu as utilisé toutes tes fusées et tous tes satellites
plain-refusal-no-launch-needed = { NAME($location, form: "subject") } touche ton propre territoire : pose simplement la pièce
plain-refusal-not-beside-opponent = Un lancement va à côté du territoire adverse ({ $opponent }), et { NAME($location, form: "subject") } n’y touche pas
plain-refusal-not-your-piece = Un astronaute ne peut se mettre que sur une pièce à toi
plain-refusal-astronauts-not-ready = Ta base d’astronautes n’est pas complète (pièces manquantes : { $astronaut_gap })
plain-refusal-no-astronaut-left = Tu n’as plus d’astronaute
plain-refusal-has-equipment = Il y a déjà quelque chose sur cette pièce
plain-refusal-not-joined = Aucun chemin par ton territoire n’y mène depuis ta ligne de base et ta base d’astronautes
plain-refusal-only-in-race = Cela sert dans la course : ici, tu choisis la pièce
plain-refusal-nothing-to-find = Aucun emplacement ne t’est ouvert : il faudrait un lancement
plain-refusal-no-passing = On ne passe pas dans cette partie
plain-refusal-passed-already = Tu as déjà passé, et personne n’a posé de pièce depuis
plain-refusal-does-not-fit = Cette pièce ne va pas ici

## Options in the lobby

option-tempo = Rythme
option-agree = Fin d’un commun accord
option-time-limit = Limite de temps
option-yellow-time = Temps de Jaune
option-green-time = Temps de Vert

## A line for each option

help-tempo = chacun son tour ; en direct : tous à la fois ; course : horloges simulées
help-agree = la partie finit aussi quand les deux camps passent
help-time-limit = minutes après lesquelles la partie finit (en direct et course) ; 0 : aucune limite
help-yellow-time = temps de recherche de Jaune dans la course, en pour cent de l’habituel
help-green-time = temps de recherche de Vert dans la course, en pour cent de l’habituel

## Warnings, by clause

caution-S7-1 = deux contre un est inégal quand tous jouent à la fois : la paire gagne presque toujours

## Their choices

choice-alternate = chacun son tour
choice-live = en direct
choice-race = course simulée

## Boards

board-standard = standard

## Why a position is impossible

fault-bad-seats = il faut 2 à 4 joueurs (2 dans une course), et une place de chaque camp doit être la suivante
fault-land-overlaps = un emplacement est tenu deux fois, ou n’est pas sur ce plateau
fault-wrong-count = les pièces ou l’équipement ne font pas le compte
fault-stray-equipment = un équipement est sur une pièce qui n’est pas à son camp, qui en a un autre, ou qu’il ne peut pas atteindre
fault-no-base = un équipement est en service, mais sa base n’est pas tenue en entier
fault-wrong-sets = ce qui découle du territoire est faux
fault-stray-piece = une pièce n’est ni sur la ligne de base, ni lancée, ni à côté d’une autre de son camp
fault-wrong-sun = qui était en premier sur le Soleil n’en tient aucune pièce
fault-wrong-passes = passer demande l’option agree, et quand les deux camps ont passé la partie est finie
fault-wrong-phase = la phase ne va pas avec le rythme, ou avec un plateau plein ou non rempli
fault-wrong-turn = le camp qui a la main ne pourrait ni poser ni lancer
fault-wrong-clock = les horloges vont avec la course, et la plus basse agit

## What a seat is asked in the terminal

question-live = Tous jouent à la fois : pose une pièce, fais un lancement ou mets un astronaute, aussi vite que tu peux.
question-race = Cherche une pièce voulue, prends ce qui vient en premier, fais un lancement ou mets un astronaute.
question-turn = Mets autant d’astronautes que tu veux, puis pose une pièce ou fais un lancement.

## Glossary: what is on the table, one meaning each

term-place = Emplacement
meaning-place = Exactement une pièce de chaque camp y va. Qui la pose en premier garde l’emplacement.
term-piece = Pièce du bac
meaning-piece = Ne va qu’à un seul emplacement de l’image. Elle doit toucher ton territoire par un bord.
term-base-line = Ligne de base
meaning-base-line = Ta première pièce va ici.
term-sun = Soleil
meaning-sun =
    { $sun ->
        [one] { $sun } point
       *[other] { $sun } points
     } pour qui le tient en entier.
term-planet = Planète
meaning-planet =
    { $planet ->
        [one] { $planet } point
       *[other] { $planet } points
     } pour qui la tient en entier.
term-man-made = Objet artificiel
meaning-man-made =
    { $object ->
        [one] { $object } point
       *[other] { $object } points
     } pour qui le tient en entier.
term-circle = Cercle
meaning-circle = Une pièce qui rapporte le nombre imprimé dessus.
term-sector = Secteur
meaning-sector = Un champ de la grille imprimée : { $sector ->
    [one] { $sector } point
   *[other] { $sector } points
 } pour qui en tient toutes les pièces.
term-rocket-base = Base de fusées
meaning-rocket-base = Remplis toute la tienne : { $base ->
    [one] { $base } point
   *[other] { $base } points
 }, et tes { $rockets } fusées sont prêtes.
term-satellite-base = Base de satellites
meaning-satellite-base = Remplis toute la tienne : { $base ->
    [one] { $base } point
   *[other] { $base } points
 }, et tes { $satellites } satellites sont prêts.
term-astronaut-base = Base d’astronautes
meaning-astronaut-base = Remplis toute la tienne : { $base ->
    [one] { $base } point
   *[other] { $base } points
 }, et tes { $astronauts } astronautes sont prêts.
term-rocket = Fusée
meaning-rocket = Pose une pièce à côté du territoire adverse, n’importe où sur le plateau. Elle est alors épuisée.
term-satellite = Satellite
meaning-satellite = Fait ce que fait une fusée, quand aucune fusée n’est prête.
term-astronaut = Astronaute
meaning-astronaut = Garde une de tes pièces : l’adversaire ne peut rien poser à côté.
term-tray = Bac
meaning-tray = Tes pièces, mélangées. Fais-en glisser une à son emplacement, ou touche-la puis touche l’emplacement.
term-points = Points d’un camp
meaning-points = Ce qu’il tient seul : zones, secteurs et bases à lui.

## The screen of the terminal

screen-legend-location = emplacement : anneau 3 depuis le centre, pièce 11 de l’est vers le nord
screen-legend-equipment = fusée, satellite, astronaute de Jaune ; de Vert r s a
screen-legend-pieces = pièces de Jaune (y) et de Vert (g)
screen-legend-sun = Soleil
screen-legend-planet = planète
screen-legend-station = station
screen-legend-circle = cercle
screen-legend-base = base
screen-legend-base-line = ligne de base
screen-legend-line = limite entre secteurs
screen-legend-open = ouvert pour toi
screen-legend-yellow = à Jaune
screen-legend-green = à Vert
screen-legend-yellow-bases = bases de Jaune
screen-legend-green-bases = bases de Vert
screen-points = points
screen-pieces = pièces
screen-sectors = secteurs
screen-bases = bases
screen-goals = objectifs
screen-rockets = fusées
screen-satellites = satellites
screen-astronauts = astronautes
screen-side = { $side }
screen-used = épuisé
screen-gap = manque { $n }
screen-ready = { $n } prêt
screen-base-line = { $side } : ligne { $places }, bases :
screen-tempo = { $tempo ->
    [alternate] chacun son tour
    [live] en direct
   *[race] course simulée
 }, { $n ->
    [one] { $n } emplacement vide
   *[other] { $n } emplacements vides
 }
screen-clocks = horloges : Jaune { NUMBER($yellow) } s, Vert { NUMBER($green) } s
screen-over = fini
screen-chance = le hasard décide ({ $phase ->
    [start] qui commence
    [find] la recherche
    [wanted] la pièce cherchée
   *[found] la pièce trouvée
 })
screen-anyone = tous peuvent agir
screen-due = à jouer : { $seat }
