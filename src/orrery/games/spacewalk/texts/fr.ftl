### Space Walk en français

## The language

language-name = Français

## The lid of the box

title = Space Walk
blurb = Fais passer des planètes entières de vaisseaux, les tiens et ceux des autres, devant les trous noirs.

## Words that fill variables. .ship: with the word for ship; .adj: the colour of a thing; .kind: tells a colour from the name of a person

name-large = grand
    .ship = grand vaisseau
name-medium = moyen
    .ship = vaisseau moyen
name-small = petit
    .ship = petit vaisseau
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
name-white = Blanc
    .adj = blanc
    .kind = colour
name-move = DÉPLACEMENT
name-double = DOUBLE
name-copy = COPIE
name-step = AVANCE
name-stay = PAUSE

## What buttons say, by verb

action-place = { NAME($size, form: "ship") } sur la planète { $space }
action-step = { NAME($size, form: "ship") } de la planète { $space } : avancer d’une case
action-move = faire décoller la planète { $space }
action-again = pour un jeton, faire décoller la planète { $space }
action-next = prochain vaisseau : { $owner }
action-card = jouer { $card }
action-pass = passer

## What one may type, by verb

kind-place = poser un grand vaisseau sur la planète 3
kind-step = dépenser un jeton (ou jouer AVANCE) : ton petit vaisseau de la planète 3 avance d’une case
kind-move = tous les vaisseaux de la planète 3 décollent
kind-again = dépenser un jeton : un second tour, avec la planète 3
kind-next = le prochain vaisseau du groupe à avancer est celui de Bleu
kind-card = jouer une carte (variante avec cartes action)
kind-pass = ne rien dépenser

## Why a move is not allowed

refusal-game-over = la partie est finie
refusal-not-your-turn = { $player } n’a rien à décider maintenant
refusal-nature-first = personne ne décide avant le tirage du premier joueur
refusal-natures-only = ici, le premier joueur est tiré au sort et non choisi
refusal-not-natures = c’est la décision d’un joueur, pas du hasard
refusal-no-such-player = ce joueur n’est pas à cette table
refusal-still-placing = les vaisseaux sont encore mis en orbite, personne ne se déplace
refusal-no-tokens-yet = pas de jetons tant que les vaisseaux sont mis en orbite
refusal-placement-is-over = tous les vaisseaux sont déjà en orbite
refusal-no-such-space = cette orbite n’a pas de case { $space }
refusal-place-on-planet = la case { $space } est un trou noir, les vaisseaux se posent sur des planètes
refusal-none-in-reserve = { $player } n’a plus de { NAME($size, form: "ship") } à poser
refusal-size-taken = la planète { $space } porte déjà un { NAME($size, form: "ship") }
refusal-not-a-planet = la case { $space } est un trou noir, on ne décolle que d’une planète
refusal-no-ship-of-yours = { $player } n’a pas de vaisseau sur la planète { $space }
refusal-must-move = le déplacement est obligatoire, on ne saute pas son tour
refusal-move-first = les jetons viennent après le tour : d’abord le déplacement
refusal-order-first = le groupe vole encore : dis à qui est le prochain vaisseau
refusal-no-order-due = aucun groupe n’attend son ordre de départ
refusal-not-in-group = { $owner } n’a pas de vaisseau de la taille qui avance maintenant
refusal-turn-is-done = le tour est joué ; « again { $space } » en achète un second pour un jeton
refusal-only-a-step = entre deux tours, un jeton fait seulement avancer un vaisseau d’une case
refusal-not-in-a-gap = entre deux tours, aucune planète ne décolle ; un jeton fait avancer un seul vaisseau
refusal-no-such-ship = { $player } n’a pas de { NAME($size, form: "ship") } sur la case { $space }
refusal-card-first = un tour commence par une carte
refusal-no-cards = cette partie se joue avec des jetons, sans cartes action
refusal-card-is-laid = la carte de ce tour est déjà jouée
refusal-no-such-card = { $player } n’a pas de carte { $card } en main
refusal-must-step = la carte est AVANCE : un vaisseau doit avancer d’une case

## What happened

event-first-drawn = { $owner } commence, par tirage au sort
event-ship-placed = { $owner } pose un { NAME($size, form: "ship") } sur la planète { $space }
event-ship-flew = { $owner } : un { NAME($size, form: "ship") } avance de { $distance } jusqu’à la planète { $target }
event-ship-lost = { $owner } : un { NAME($size, form: "ship") } avance de { $distance } et disparaît dans le trou noir { $target }
event-token-paid = { $owner } dépense un jeton
event-passed = { $owner } passe
event-card-laid = { $owner } joue { $card }
event-card-copied = { $owner } : la COPIE vaut { $card }
event-hand-taken-back = { $owner } reprend les huit cartes
event-round-began = manche { $round }
event-game-ended = { $owner } n’a plus de vaisseau : la partie est finie

## Plain words for people

phrase-ship = { $owner ->
    [you] ton { NAME($size, form: "ship") }
   *[other] le { NAME($size, form: "ship") } { NAME($owner, form: "kind") ->
        [colour] { NAME($owner, form: "adj") }
       *[other] ({ $owner })
     }
 }
plain-action-place = { NAME($size, form: "ship") } sur la { $nth ->
    [one] { $nth }re
   *[other] { $nth }e
 } planète après le trou ({ $space })
plain-action-step = { $payment ->
    [card] { NAME($size, form: "ship") } : avancer d’une case ({ $space })
   *[token] Un jeton : { NAME($size, form: "ship") }, avancer d’une case ({ $space })
 }
plain-action-move = Faire décoller { $n ->
    [one] le seul vaisseau
    [2] les deux vaisseaux
    [3] les trois vaisseaux
    [4] les quatre vaisseaux
    [5] les cinq vaisseaux
    [6] les six vaisseaux
   *[other] les { $n } vaisseaux
 } de la planète { $space }
plain-action-again = Un jeton : faire aussi décoller la planète { $space }
plain-action-next = D’abord { $ship }
plain-action-card = Jouer { $card }
plain-action-pass = Garder le jeton

plain-event-first-drawn = { $owner ->
    [you] Tu commences, par tirage au sort
   *[other] { $owner } commence, par tirage au sort
 }
plain-event-ship-placed = { $owner ->
    [you] Tu poses
   *[other] { $owner } pose
 } un { NAME($size, form: "ship") } sur la { $nth ->
    [one] { $nth }re
   *[other] { $nth }e
 } planète après le trou ({ $space })
plain-event-ship-flew = { $ship } avance { $distance ->
    [one] d’une case
   *[other] de { $distance } cases
 }, jusqu’à la planète { $target }
plain-event-ship-lost = { $ship } avance { $distance ->
    [one] d’une case
   *[other] de { $distance } cases
 } et tombe dans le trou noir
plain-event-token-paid = { $owner ->
    [you] Tu dépenses un jeton
   *[other] { $owner } dépense un jeton
 }
plain-event-passed = { $owner ->
    [you] Tu passes
   *[other] { $owner } passe
 }
plain-event-card-laid = { $owner ->
    [you] Tu joues { $card }
   *[other] { $owner } joue { $card }
 }
plain-event-card-copied = { $owner ->
    [you] Ta COPIE vaut { $card }
   *[other] La COPIE ({ $owner }) vaut { $card }
 }
plain-event-hand-taken-back = { $owner ->
    [you] Tu reprends les huit cartes
   *[other] { $owner } reprend les huit cartes
 }
plain-event-round-began = Manche { $round }
plain-event-game-ended = { $owner ->
    [you] Tu n’as plus de vaisseau : la partie est finie
   *[other] { $owner } n’a plus de vaisseau : la partie est finie
 }

plain-refusal-game-over = La partie est finie
plain-refusal-not-your-turn = Tu n’as rien à décider maintenant
plain-refusal-place-on-planet = C’est un trou noir : les vaisseaux se posent sur des planètes
plain-refusal-none-in-reserve = Tu n’as plus de { NAME($size, form: "ship") } à poser
plain-refusal-size-taken = Il y a déjà un { NAME($size, form: "ship") } ici : un seul par taille pendant la mise en orbite
plain-refusal-not-a-planet = C’est un trou noir : les vaisseaux décollent des planètes
plain-refusal-no-ship-of-yours = Tu n’as pas de vaisseau ici : choisis une planète où tu en as un
plain-refusal-must-move = Tu dois faire décoller une planète : on ne saute pas son tour
plain-refusal-move-first = Fais d’abord décoller une planète : les jetons viennent après
plain-refusal-order-first = Les vaisseaux volent encore : dis lequel part d’abord
plain-refusal-no-order-due = Aucun vaisseau n’attend son ordre de départ
plain-refusal-not-in-group = { $owner ->
    [you] Tu n’as
   *[other] { $owner } n’a
 } pas de vaisseau de la taille qui avance maintenant
plain-refusal-turn-is-done = Ton tour est joué : seul un jeton en achète un second
plain-refusal-only-a-step = Entre deux tours, un jeton fait avancer un vaisseau d’une case, rien de plus
plain-refusal-not-in-a-gap = Entre deux tours, aucune planète ne décolle : un jeton fait avancer un seul vaisseau
plain-refusal-no-such-ship = Tu n’as pas de { NAME($size, form: "ship") } ici
plain-refusal-card-first = Joue d’abord une carte
plain-refusal-no-such-card = Tu n’as plus de carte { $card }
plain-refusal-must-step = La carte est AVANCE : un vaisseau doit avancer d’une case

## Options in the lobby

option-variant = Variante
option-tokens = Jetons par joueur
option-first-player = Premier joueur
option-first-placer-moves-second = Qui pose en premier joue en second
option-no-tokens-first-rounds = Manches sans jetons

## A line for each option

help-variant = jetons : le jeu de base ; cartes action : la variante avec cartes
help-tokens = jetons de chacun ; -1 : quatre, mais trois quand on joue à cinq
help-first-player = qui pose en premier (et, sauf SW-8, joue le premier tour)
help-first-placer-moves-second = à deux, qui a posé en second joue le premier tour
help-no-tokens-first-rounds = nombre de manches sans jetons au début

## Their choices

choice-tokens = jetons
choice-cards = cartes action
choice-red = Rouge
choice-blue = Bleu
choice-green = Vert
choice-yellow = Jaune
choice-white = Blanc
choice-random = tirage au sort

## Boards

board-big = grande orbite
board-small = petite orbite

## Why a position is impossible

fault-bad-seats = il faut 2 à 5 joueurs, et l’un d’eux doit avoir la main
fault-ship-in-hole = un vaisseau se trouve dans un trou noir
fault-too-many-ships = un joueur a plus de trois vaisseaux d’une même taille
fault-wrong-count = les vaisseaux en orbite et hors du plateau ne font pas le compte
fault-stray-group = un groupe est en vol exactement quand on choisit son ordre de départ
fault-bad-number = un nombre est hors de ses limites
fault-should-be-over = un joueur sans vaisseau a déjà mis fin à la partie
fault-strangers = une place qui ne joue pas a des vaisseaux ou des jetons
fault-wrong-round = la manche ne correspond pas à la phase
fault-bad-placing = les vaisseaux se posent à tour de rôle, et jamais deux de même taille sur une planète
fault-not-the-mover = le joueur qui doit agir n’est pas celui dont c’est le tour
fault-cannot-pay = le joueur interrogé ne peut rien dépenser : pas de jeton, déjà dépensé ou passé, ou manche sans jetons
fault-wrong-payments = quelqu’un a dépensé ou passé sans pouvoir le faire
fault-wrong-cards = les cartes vont avec la variante à cartes action, qui n’a pas de jetons ; une phase demande la carte jouée pour elle
fault-bad-group = le groupe en vol ne laisse rien à choisir
fault-not-over = personne n’a perdu tous ses vaisseaux, donc la partie continue

## What a seat is asked in the terminal

question-place = Pose un vaisseau sur une planète qui n’en a pas de cette taille.
question-card = Joue une carte.
question-move = Quelle planète décolle ? Tous ses vaisseaux avancent.
question-order = À qui est le prochain vaisseau, celui qui avance de { $n } ?
question-step = Lequel de tes vaisseaux avance d’une case ?
question-after = Dépenser un jeton pour un second tour ou une case de plus (il t’en reste { $tokens }), ou passer ?
question-gap = Avancer d’une case coûte un jeton (il t’en reste { $tokens }) : faire avancer un de tes vaisseaux, ou passer ?

## Glossary: what is on the table, one meaning each

term-planet = Planète
meaning-planet = Les vaisseaux s’y tiennent. Qui en a un dessus peut les faire tous décoller : le premier avance d’une case, le suivant de deux, et ainsi de suite.
term-black-hole = Trou noir
meaning-black-hole = Un vaisseau qui s’y arrête est perdu pour de bon. Le survoler est sans danger.
term-large-ship = Grand vaisseau
meaning-large-ship = Part en premier quand sa planète décolle. Rapporte { $large ->
    [one] { $large } point
   *[other] { $large } points
 } s’il est en orbite à la fin.
term-medium-ship = Vaisseau moyen
meaning-medium-ship = Part après les grands vaisseaux. Rapporte { $medium ->
    [one] { $medium } point
   *[other] { $medium } points
 } s’il est en orbite à la fin.
term-small-ship = Petit vaisseau
meaning-small-ship = Part en dernier, et va donc le plus loin. Rapporte { $small ->
    [one] { $small } point
   *[other] { $small } points
 } s’il est en orbite à la fin.
term-ship-count = Nombre près d’une pile
meaning-ship-count = Combien de vaisseaux se tiennent sur cette planète. Le dernier avance d’autant de cases.
term-space-number = Numéro d’une case
meaning-space-number = Les cases se comptent dans le sens des aiguilles d’une montre ; tous les vaisseaux vont dans ce sens.
term-fleet = Vaisseaux d’un joueur
meaning-fleet = Combien de vaisseaux grands, moyens et petits ce joueur a encore.
term-token = Jeton
meaning-token = Achète un second tour après le tien, ou fait avancer un de tes vaisseaux d’une case ; un seul au plus par manche. Gardé, il rapporte { $token ->
    [one] { $token } point
   *[other] { $token } points
 }.
term-card-move = DÉPLACEMENT
meaning-card-move = Un tour ordinaire : tous les vaisseaux d’une planète décollent. Une main en compte { $moves }.
term-card-double = DOUBLE
meaning-card-double = Deux déplacements ordinaires à la suite.
term-card-copy = COPIE
meaning-card-copy = Fait ce qu’a fait la carte du joueur précédent.
term-card-step = AVANCE
meaning-card-step = Un de tes vaisseaux avance d’une case, seul.
term-card-stay = PAUSE
meaning-card-stay = Rien ne bouge.

## The screen of the terminal

screen-legend-sizes = grands, moyens, petits vaisseaux d’une planète, dans l’ordre du vol
screen-legend-ships = deux à Rouge, un à Bleu (g Vert, y Jaune, w Blanc)
screen-legend-hole = trou noir
screen-legend-token = jeton
screen-flight = en vol depuis { $space }, le prochain avance de { $distance } : { $ships }
screen-ships = vaisseaux
screen-points = points
screen-to-place = à poser
screen-tokens = jetons
screen-hand = main
screen-last-effect = effet
screen-paid = a dépensé un jeton cette manche
screen-cards = { $n }x{ $card }
