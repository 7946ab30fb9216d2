### Astroplane en français

## The language

language-name = Français

## The lid of the box

title = Astroplane
blurb = Vole dans deux univers entrelacés, forme des Carrés et empare-toi de la Singularité.

## Words that fill variables. .to: with its preposition; .adj: the colour of a thing; .kind: tells a colour from the name of a person

name-red = Rouge
    .adj = rouge
    .kind = colour
name-blue = Bleu
    .adj = bleu
    .kind = colour
name-green = Vert
    .adj = vert
    .kind = colour
name-yellow = Jaune
    .adj = jaune
    .kind = colour
name-north = nord
    .to = au nord
name-east = est
    .to = à l’est
name-south = sud
    .to = au sud
name-west = ouest
    .to = à l’ouest
name-ne = nord-est
name-se = sud-est
name-sw = sud-ouest
name-nw = nord-ouest
name-straight = tout droit
    .to = tout droit
name-left = gauche
    .to = vers la gauche
name-right = droite
    .to = vers la droite
name-none = aucun
name-a-player-cannot-act = un joueur ne peut plus rien faire
name-100-rounds-are-played = 100 manches sont jouées
name-nothing-has-stirred-for-30-rounds = rien n’a changé depuis 30 manches

## What buttons say, by verb

action-fly = voler de { $cell } { NAME($facing, form: "to") }, puis pointer { NAME($turn, form: "to") }
action-leave = quitter { $place }, puis pointer { NAME($turn, form: "to") }
action-pass = traverser le trou de ver depuis { $end }, pointe { NAME($facing, form: "to") }
action-step = Carré de { $space } : un pas vers le { $diagonal }
action-kill = Carré de { $space } : glisser vers le { $diagonal } et abattre
action-fire = tirer depuis l’anomalie { $corner }
action-end = finir le tour
action-choice = { $choice }

## What one may type, by verb

kind-fly = voler de f3 à f5 et y pointer au nord ; dans l’hyperespace, nommer la sortie : h3-o8
kind-leave = quitter une zone de départ, et de même l’hyperespace ou une position de tir
kind-pass = traverser le trou de ver depuis n13, pointer au sud en m14 (gratuit)
kind-step = le Carré de f3 fait un pas de côté
kind-kill = le Carré de f3 glisse jusqu’en i6 et abat ce qui s’y trouve
kind-fire = tirer les deux astronefs de l’anomalie nord-est
kind-end = finir le tour
kind-choice = la zone de départ d’un astronef renvoyé ou de la réserve ; aussi right, ou none

## Why a move is not allowed

refusal-game-over = la partie est finie
refusal-not-your-turn = c’est à { $mover } et non à { $player }
refusal-not-natures = c’est la décision d’un joueur, pas du hasard
refusal-nature-first = on tire d’abord au sort qui commence
refusal-natures-only = qui commence est tiré au sort avant la partie, personne ne le choisit maintenant
refusal-no-such-colour = ce joueur n’est pas à cette table
refusal-no-such-space = ce plateau n’a pas cette case
refusal-choose-first = dis d’abord où est renvoyé l’astronef ({ $sent }) : left (gauche) ou right (droite)
refusal-reserve-first = dis d’abord où va un astronef de la réserve : left (gauche), right (droite) ou none (aucun)
refusal-nothing-to-choose = rien n’attend left, right ou none : aucun astronef n’est renvoyé ni dû par la réserve
refusal-must-place = un astronef renvoyé va dans la zone de départ gauche ou droite, pas ailleurs
refusal-must-move-on = le Carré en { $bound } touche un Carré adverse par le côté et doit d’abord repartir
refusal-must-move = le premier déplacement d’un tour est obligatoire
refusal-no-moves-left = { $player } n’a plus de déplacement dans ce tour
refusal-nobody-there = il n’y a pas d’astronef en { $cell }
refusal-not-yours = l’astronef en { $cell } est à { $owner }, pas à { $player }
refusal-is-captive = l’astronef en { $cell } ({ $player }) ne peut pas bouger, un autre est dessus ({ $owner })
refusal-stays-forever = un astronef dans la Singularité, ici en { $cell }, ne bouge plus jamais
refusal-faces-elsewhere = l’astronef en { $cell } pointe { NAME($faces, form: "to") }, pas { NAME($facing, form: "to") }, et ne peut pas tourner sur sa case
refusal-nothing-beyond = l’astronef en { $cell } pointe { NAME($facing, form: "to") }, où il n’y a pas de case
refusal-faces-the-singularity = un astronef en { $target } ne peut pointer que vers la Singularité
refusal-faces-back-out = un astronef sur la position de tir { $target } ne peut pointer que vers l’extérieur
refusal-leads-nowhere = { $target } est vide, et pointer { NAME($new, form: "to") } n’y mène nulle part
refusal-on-a-square = on ne peut pas se poser sur le Carré en { $target } ({ $holder })
refusal-partly-occupied = l’astronef en { $target } pointe { NAME($held, form: "to") } et couvre une partie de la moitié qui pointe { NAME($new, form: "to") }
refusal-no-square-here = { $player } a déjà un astronef en { $target }, et aucun Carré ne se forme dans un trou de ver
refusal-opposite-a-stack = { $player } ne peut rien poser face à sa propre pile en { $target }
refusal-side-by-side = un Carré en { $target } toucherait un Carré adverse par le côté
refusal-no-square-of-yours = { $player } n’a pas de Carré en { $cell }
refusal-off-the-grid = il n’y a pas de case de ce côté de { $cell }
refusal-space-taken = un Carré fait un pas vers une case vide, et { $target } porte un astronef ({ $holder })
refusal-special-space = { $target } n’est pas une case ordinaire, les Carrés n’y entrent pas
refusal-nothing-to-kill = il n’y a pas d’astronef sur cette diagonale depuis { $cell }
refusal-sheltered = la case spéciale { $target } abrite un astronef ({ $holder })
refusal-square-in-the-way = le premier obstacle sur cette diagonale est un Carré en { $target } ({ $holder }), qu’on ne peut pas abattre
refusal-own-piece-in-the-way = { $player } a son propre astronef en { $target }, le premier sur cette diagonale
refusal-came-through-already = l’astronef en { $cell } a traversé ce trou de ver et doit bouger avant de le traverser de nouveau
refusal-must-lead-on = un astronef qui traverse vers { $target } doit pointer vers une case ou la position de tir ; { NAME($new, form: "to") }, rien
refusal-not-both-loaded = { $player } n’est pas sur le dessus des deux positions de tir de ce coin
refusal-empty-start = { $player } n’a pas d’astronef dans la zone de départ { $cell }

## What happened

event-first-drawn = { $owner } commence, par tirage au sort
event-piece-flew = { $owner } vole de { $cell } à { $target }, pointe { NAME($facing, form: "to") }
event-piece-passed = { $owner } traverse le trou de ver de { $cell } à { $target }, pointe { NAME($facing, form: "to") }
event-piece-fired = { $owner } : un astronef est tiré de { $cell } à { $target }
event-square-formed = { $owner } forme un Carré en { $cell }
event-square-stepped = { $owner } : le Carré fait un pas de { $cell } à { $target }
event-square-killed = { $owner } : le Carré glisse de { $cell } à { $target } et abat
event-landed-on = { $owner } se pose sur l’astronef en { $cell } ({ $other })
event-bonus-earned = { $owner } libère le captif en { $cell } et gagne un déplacement bonus
event-piece-eliminated = { $owner } perd un astronef en { $cell }
event-stack-sent-back = { $owner } renvoie ce qui était en { $cell } : { $n }
event-piece-sent = { $owner } : un astronef retourne dans la zone de départ { $cell }
event-entered = { $owner } entre dans la Singularité en { $cell }
event-reserve-taken = { $owner } amène un astronef de la réserve en { $cell }
event-reserve-left = { $owner } ne prend rien dans la réserve
event-turn-ended = { $owner } : fin du tour
event-round-began = manche { $n }
event-player-out = { $owner } ne peut rien faire et quitte la partie
event-true-win = { $owner } est sur le dessus des quatre cases centrales : victoire totale
event-ended-by-points = la partie finit aux points : { $why }
event-game-scored = { $owner } marque { $n }
event-game-began = partie { $n } du match, { $owner } commence
event-hyperspace-crossed = { $owner } entre dans l’hyperespace en { $cell } et en sort en { $target }

## Plain words for people

name-upper-right = en haut à droite
name-lower-right = en bas à droite
name-lower-left = en bas à gauche
name-upper-left = en haut à gauche
name-up-and-right = vers le haut à droite
name-down-and-right = vers le bas à droite
name-down-and-left = vers le bas à gauche
name-up-and-left = vers le haut à gauche
name-above-hole = au-dessus du trou noir
name-right-of-hole = à droite du trou noir
name-below-hole = au-dessous du trou noir
name-left-of-hole = à gauche du trou noir
name-at-top = en haut
name-at-right = à droite
name-at-bottom = en bas
name-at-left = à gauche
name-up = haut
    .to = vers le haut
name-down = bas
    .to = vers le bas
name-upper = du haut
name-lower = du bas
phrase-plane = { $owner ->
    [you] ton astronef
   *[other] { NAME($owner, form: "kind") ->
        [colour] l’astronef { NAME($owner, form: "adj") }
       *[other] l’astronef ({ $owner })
     }
 }
phrase-no-plane = rien
phrase-own-plane = un astronef du même joueur
phrase-spot = { $what ->
    [start] la zone de départ { $where }
    [centre] le centre, { $where }
    [hyperspace] l’hyperespace { $where }
    [wormhole] le trou de ver { $where }
    [firing] la position de tir { $where }
   *[space] { $cell }
 }
    .kind = { $what }
    .side = { $where }
    .from = { $what ->
        [start] depuis la zone de départ { $where }
        [centre] depuis le centre, { $where }
        [hyperspace] depuis l’hyperespace { $where }
        [wormhole] depuis le trou de ver { $where }
        [firing] depuis la position de tir { $where }
       *[space] depuis { $cell }
     }
    .to = { $what ->
        [start] dans la zone de départ { $where }
        [centre] au centre, { $where }
        [hyperspace] dans l’hyperespace { $where }
        [wormhole] dans le trou de ver { $where }
        [firing] sur la position de tir { $where }
       *[space] en { $cell }
     }
plain-action-fly = { NAME($target, form: "kind") ->
    [centre] Voler { NAME($way, form: "to") } { NAME($target, form: "to") }
    [firing] Voler { NAME($way, form: "to") } { NAME($target, form: "to") }
    [hyperspace] Voler { NAME($way, form: "to") } dans l’hyperespace et sortir { NAME($target, form: "side") }
    [wormhole] Voler { NAME($way, form: "to") } { NAME($target, form: "to") }, puis pointer { NAME($facing, form: "to") }
   *[space] Voler { NAME($way, form: "to") }, puis pointer { NAME($facing, form: "to") }
 }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-leave = { NAME($place, form: "from") }, pointe { NAME($facing, form: "to") }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-pass = Traverser { $place }, pointe { NAME($facing, form: "to") }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-step = Carré : un pas { $way }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-kill = Carré : abattre { $plane }, { $way }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-fire = Tirer depuis le coin { $corner }
plain-action-end = Finir le tour
plain-action-choice = { $phase ->
    [sending] Renvoyer { $plane } { NAME($place, form: "to") }
    [reserve] Amener un astronef { NAME($place, form: "to") }
   *[none] N’amener aucun astronef
 }

plain-event-first-drawn = { $owner ->
    [you] Tu commences, par tirage au sort
   *[other] { $owner } commence, par tirage au sort
 }
plain-event-piece-flew = { $owner ->
    [you] Tu voles
   *[other] { $owner } vole
 } { NAME($cell, form: "kind") ->
    [start] { NAME($cell, form: "from") }
   *[space] { NAME($way, form: "to") }
 }{ NAME($target, form: "kind") ->
    [centre] , { NAME($target, form: "to") }
    [firing] { " " }{ NAME($target, form: "to") }
    [hyperspace] , sortie par { $target }
    [wormhole] { " " }{ NAME($target, form: "to") }, pointe { NAME($facing, form: "to") }
   *[space] , pointe { NAME($facing, form: "to") }
 }
plain-event-piece-passed = { $owner ->
    [you] Tu traverses
   *[other] { $owner } traverse
 } { $cell }, pointe { NAME($facing, form: "to") }
plain-event-piece-fired = { $owner ->
    [you] Ton astronef est tiré
   *[other] { $owner } : un astronef est tiré
 } depuis le coin { $corner }, { NAME($target, form: "to") }
plain-event-square-formed = { $owner ->
    [you] Tu formes
   *[other] { $owner } forme
 } un Carré { NAME($cell, form: "to") }
plain-event-square-stepped = { $owner ->
    [you] Ton Carré
   *[other] { $owner } : le Carré
 } fait un pas { $way }, { NAME($target, form: "to") }
plain-event-square-killed = { $owner ->
    [you] Ton Carré
   *[other] { $owner } : le Carré
 } glisse { $way }, { NAME($target, form: "to") }, et abat
plain-event-landed-on = { $owner ->
    [you] Tu te poses
   *[other] { $owner } se pose
 } sur { $plane }
plain-event-bonus-earned = { $owner ->
    [you] Tu libères un captif et tu gagnes
   *[other] { $owner } libère un captif et gagne
 } un déplacement bonus
plain-event-piece-eliminated = { $owner ->
    [you] Tu perds
   *[other] { $owner } perd
 } un astronef
plain-event-stack-sent-back = { $owner ->
    [you] Tu renvoies
   *[other] { $owner } renvoie
 } { $n ->
    [one] un astronef
   *[other] { $n } astronefs
 } au départ
plain-event-piece-sent = { $owner ->
    [you] Ton astronef retourne
   *[other] { $owner } : un astronef retourne
 } { NAME($cell, form: "to") }
plain-event-entered = { $owner ->
    [you] Tu es
   *[other] { $owner } est
 } { NAME($cell, form: "to") }
plain-event-reserve-taken = { $owner ->
    [you] Tu amènes
   *[other] { $owner } amène
 } un astronef { NAME($cell, form: "to") }
plain-event-reserve-left = { $owner ->
    [you] Tu ne prends
   *[other] { $owner } ne prend
 } rien dans la réserve
plain-event-turn-ended = { $owner ->
    [you] Ton tour est fini
   *[other] { $owner } finit son tour
 }
plain-event-round-began = Manche { $n }
plain-event-player-out = { $owner ->
    [you] Tu ne peux rien faire et tu quittes la partie
   *[other] { $owner } ne peut rien faire et quitte la partie
 }
plain-event-true-win = { $owner ->
    [you] Tu es
   *[other] { $owner } est
 } sur le dessus des quatre cases du centre : victoire totale
plain-event-ended-by-points = La partie finit aux points : { $why }
plain-event-game-scored = { $owner ->
    [you] Tu marques
   *[other] { $owner } marque
 } { $n }
plain-event-game-began = Partie { $n } du match : { $owner ->
    [you] tu commences
   *[other] { $owner } commence
 }
plain-event-hyperspace-crossed = { $owner ->
    [you] Tu traverses
   *[other] { $owner } traverse
 } l’hyperespace

plain-refusal-game-over = La partie est finie
plain-refusal-not-your-turn = Ce n’est pas à toi : { $mover } décide
plain-refusal-choose-first = Dis d’abord où est renvoyé { $sent ->
    [you] ton astronef
   *[other] l’astronef ({ $sent })
 }
plain-refusal-reserve-first = Dis d’abord où va un astronef de la réserve, ou qu’il n’en vient pas
plain-refusal-nothing-to-choose = Il n’y a aucun astronef à renvoyer ni à amener
plain-refusal-must-place = Un astronef renvoyé va dans une de ses deux zones de départ
plain-refusal-must-move-on = Ton Carré { NAME($bound, form: "to") } touche celui d’un autre par le côté : fais-le d’abord repartir
plain-refusal-must-move = Le premier déplacement d’un tour est obligatoire
plain-refusal-no-moves-left = Tu n’as plus de déplacement dans ce tour
plain-refusal-nobody-there = Il n’y a pas d’astronef ici
plain-refusal-not-yours = Cet astronef est à { $owner }, pas à toi
plain-refusal-is-captive = Ton astronef ne peut pas voler : un autre est dessus ({ $owner })
plain-refusal-stays-forever = Un astronef au centre y reste pour de bon
plain-refusal-faces-elsewhere = Cet astronef pointe { NAME($faces, form: "to") } et ne peut pas tourner sur place
plain-refusal-nothing-beyond = Il n’y a nulle part où voler dans cette direction
plain-refusal-faces-the-singularity = Au centre, un astronef pointe vers le trou noir
plain-refusal-faces-back-out = Sur une position de tir, un astronef pointe vers l’extérieur
plain-refusal-leads-nowhere = Pointer { NAME($new, form: "to") } ici ne mène nulle part
plain-refusal-on-a-square = C’est un Carré ({ $holder }) : personne ne peut s’y poser
plain-refusal-partly-occupied = { $holder ->
    [you] Ton astronef pointe { NAME($held, form: "to") } ici : pointe { NAME($held, form: "to") } pour te poser dessus, { NAME($back, form: "to") } pour former un Carré
   *[other] { $holder } pointe { NAME($held, form: "to") } ici : pointe { NAME($held, form: "to") } pour te poser dessus, { NAME($back, form: "to") } pour renvoyer l’astronef au départ
 }
plain-refusal-no-square-here = Ton propre astronef est ici, et aucun Carré ne se forme dans un trou de ver
plain-refusal-opposite-a-stack = Rien ne peut se poser ici, face à ta propre pile
plain-refusal-side-by-side = Un Carré toucherait ici celui d’un autre par le côté
plain-refusal-no-square-of-yours = Tu n’as pas de Carré ici
plain-refusal-off-the-grid = Il n’y a pas de case dans cette direction
plain-refusal-space-taken = Un Carré fait un pas vers une case vide, et celle-ci porte { $holder ->
    [you] ton propre astronef
   *[other] un astronef ({ $holder })
 }
plain-refusal-special-space = Les Carrés restent sur les cases ordinaires
plain-refusal-nothing-to-kill = Il n’y a pas d’astronef dans cette direction
plain-refusal-sheltered = { $holder ->
    [you] Ton astronef
   *[other] L’astronef ({ $holder })
 } est à l’abri ici : ce n’est pas une case ordinaire
plain-refusal-square-in-the-way = { $holder ->
    [you] Ton Carré
   *[other] Un Carré ({ $holder })
 } barre le chemin, et un Carré ne peut pas être abattu
plain-refusal-own-piece-in-the-way = Ton propre astronef barre le chemin
plain-refusal-came-through-already = Cet astronef vient de traverser : il doit voler avant de traverser de nouveau
plain-refusal-must-lead-on = D’ici, pointer { NAME($new, form: "to") } ne mène nulle part
plain-refusal-not-both-loaded = Tu n’es pas sur le dessus des deux positions de tir de ce coin
plain-refusal-empty-start = Tu n’as pas d’astronef dans cette zone de départ

## Options in the lobby

option-first-player = Premier joueur
option-match-to = Match en (points)

## A line for each option

help-first-player = qui joue le premier tour
help-match-to = on enchaîne les parties jusqu’à ce que quelqu’un ait autant de points ; 0 : une seule partie

## Warnings, by clause

caution-AP-8 = trois places ne se valent pas tout à fait : elles tournent dans un match

## Their choices

choice-red = Rouge
choice-blue = Bleu
choice-green = Vert
choice-yellow = Jaune
choice-random = tirage au sort

## Boards

board-standard = standard
board-wide = large

## Why a position is impossible

fault-bad-seats = il faut 2 à 4 joueurs, et l’un de ceux qui sont encore en jeu doit avoir la main
fault-nowhere-to-be = un astronef est là où aucun ne peut être
fault-wrong-stack = les astronefs d’une pile ne font pas le compte
fault-wrong-facing = un astronef pointe dans une direction impossible
fault-no-real-square = un Carré, ce sont deux astronefs d’un joueur sur une case ordinaire
fault-foreign-ground = un astronef est dans la zone de départ ou la réserve d’un autre joueur
fault-stray-mark = seuls les astronefs aux extrémités d’un trou de ver ont traversé (^), et seuls ceux du joueur actif, posés sur un adversaire, sont arrivés dans ce tour (!)
fault-squares-side-by-side = des Carrés de deux joueurs se touchent par le côté, et aucun n’est de passage
fault-out-but-present = un joueur éliminé a des astronefs hors de la Singularité
fault-wrong-phase = la phase ne va pas avec ce qui est renvoyé, pris dans la réserve ou de passage
fault-should-be-over = un joueur est sur le dessus des quatre cases centrales, donc la partie est finie
fault-bad-number = un nombre est hors de ses limites
fault-cannot-act = le joueur dont c’est le tour ne peut rien faire, le tour aurait dû passer

## What a seat is asked in the terminal

question-send = Un astronef ({ $owner }) retourne dans sa zone de départ : left (gauche) est { $left }, right (droite) est { $right }.
question-send-own = Ton propre astronef retourne dans sa zone de départ : left (gauche) est { $left }, right (droite) est { $right }.
question-reserve = Amener un astronef de ta réserve ? left (gauche) est { $left }, right (droite) est { $right }, ou none (aucun).
question-move = Il te reste { $n } { $n ->
    [one] déplacement
   *[other] déplacements
 }.

## Glossary: what is on the table, one meaning each

term-plane = Astronef
meaning-plane = Vole là où indique sa pointe, deux pas tout droit, et tourne à l’arrivée. Un tour a { $moves } déplacements.
term-stack = Pile
meaning-stack = Des astronefs l’un sur l’autre. Seul celui du dessus bouge ; un adversaire dessous est captif. Le nombre dit combien ils sont.
term-square = Carré
meaning-square = Deux astronefs d’un joueur dos à dos. Il va en diagonale, abat pour { $kill ->
    [one] { $kill } point
   *[other] { $kill } points
 } par astronef, et rien ne peut lui arriver.
term-purple-space = Case violette
meaning-purple-space = Un des deux univers. Un astronef seul ne quitte jamais sa couleur en volant.
term-blue-space = Case bleu foncé
meaning-blue-space = L’autre univers. Les Carrés, les trous de ver et l’hyperespace mènent de l’un à l’autre.
term-singularity = Singularité
meaning-singularity = Le trou noir au centre. Sois sur le dessus de toutes ses cases et tu gagnes aussitôt, ce qui vaut { $win ->
    [one] { $win } point
   *[other] { $win } points
 } dans un match.
term-central-space = Case au bord du trou noir
meaning-central-space = Un astronef qui y entre y reste : deux points sur le dessus, un sous un autre. Pour chacun, tu peux en prendre un dans ta réserve.
term-start-area = Zone de départ
meaning-start-area = Les astronefs y attendent à l’abri. Le nombre dit combien.
term-hyperspace = Hyperespace
meaning-hyperspace = Entres-y, et tu ressors aussitôt par un autre hyperespace, du côté de ton choix.
term-wormhole = Trou de ver
meaning-wormhole = Un astronef qui s’y trouve peut passer gratuitement à l’autre extrémité, dans le même coin, et donc dans l’autre univers.
term-firing-position = Position de tir
meaning-firing-position = Sois sur le dessus des deux d’un coin, et un seul déplacement tire les deux astronefs au centre.
term-came-through = Anneau sur un astronef
meaning-came-through = Il a traversé un trou de ver et ne peut pas le refaire avant son prochain déplacement.
term-reserve = Réserve
meaning-reserve = Les astronefs qui ne sont pas encore sur le plateau. Sur { $pieces } astronefs, { $reserve } y commencent.
term-kills = Astronefs abattus
meaning-kills = Les astronefs adverses que tes Carrés ont abattus : { $kill ->
    [one] { $kill } point
   *[other] { $kill } points
 } chacun.

## The screen of the terminal

screen-legend-stack = pile vers le nord : un astronef de Rouge sur un de Bleu (g Vert, y Jaune)
screen-legend-square = Carré de Rouge
screen-legend-came-through = a traversé un trou de ver
screen-legend-wormhole = extrémité d’un trou de ver
screen-legend-hyperspace = hyperespace
screen-legend-firing-position = position de tir
screen-legend-centre = case centrale
screen-legend-empty = case vide
screen-legend-start-area = zone de départ sans astronef
screen-legend-reserve = astronef en réserve
screen-legend-turn = à qui de jouer
screen-match = match en { $points }, partie { $game }
screen-round = manche { $round }
screen-over = la partie est finie
screen-drawing = on tire au sort qui commence
screen-send = { $player } renvoie un astronef : { $owner } (reste { $n }), à gauche { $left } ou à droite { $right } ?
screen-may-take = { $player } peut sortir un astronef de la réserve : gauche { $left }, droite { $right } ou aucun ?
screen-moves = { $player } : { $n ->
    [one] { $n } déplacement restant
   *[other] { $n } déplacements restants
 }
screen-account = départ { $left }+{ $right }  réserve { $reserve }  abattus { $kills }  dessus { $top }  { $points }
screen-points = points { $n }
screen-out = sorti
screen-you = toi
