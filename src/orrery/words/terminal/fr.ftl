### Ce que dit `orrery play` dans le terminal

type-for-help = Tape ? pour l’aide.
narrow = Un plateau peut demander { $needed } colonnes, et cette fenêtre en a { $columns } : élargis-la si des lignes sont coupées.
note = Note :
left = Tu as quitté la table.
thinks = { $player } réfléchit
not-allowed = Pas permis :
plays = { $seat } : { $player }
plays-here = { $seat } : toi
not-a-move = { $text } n’est pas un coup : écris-en un comme { $example }
what-to-do = Que fais-tu : { $things } ?
nothing-to-do = Il n’y a rien à faire.
hand-over = Passe l’écran à { $player }, puis Entrée
moves-look-like = Les coups s’écrivent ainsi :
rules-are-there = { $command } affiche les règles.
is-legal = { $text } est permis
nothing-to-skip = C’est ton propre tour : il n’y a rien à sauter.
not-numbered = les coups ne sont pas numérotés ici : tapes-en un, comme { $text }
no-such-number = pas de coup numéro { $n } : la liste va de { $from } à { $to }
save-needs-file = save demande un nom de fichier : save my_game.jsonl
saved = enregistré ; reprends plus tard avec : { $command }
greedy-would = un joueur glouton jouerait :
hint-line = { $share } en { $n } { $n ->
    [one] essai
   *[other] essais
 }
won = { $n ->
    [one] { $winners } a gagné
   *[other] { $winners } ont gagné
 }
no-glossary = { $game } n’explique aucun terme.

## Help, a line for each thing that can be typed

help-numbers = Un numéro de la liste ou le texte d’un coup le joue. Aussi :
help-texts = Le texte d’un coup le joue, comme ceux de la liste. Aussi :
help-help = cette aide
help-why = la règle qui interdit un coup
help-undo = reprendre un coup
help-hint = ce que ferait un amiral
help-skip = passer jusqu’à mon tour
help-log = ce qui s’est passé jusqu’ici
help-save = garder la partie
help-text = la position en une ligne
help-board = montrer encore le plateau
help-legend = ce que veulent dire ses signes
help-quit = quitter

## The screen of the terminal

screen-face-down = face cachée
screen-not-rolled = pas encore lancé
screen-empty = vide

## Replays: `orrery replay`

replay-next = Entrée : action suivante, q : quitter
replay-scores = points : { $scores }
replay-unfinished = pas finie après { $n } actions : { $text }
chance = hasard

## What there is to play: `orrery games`

players-from-to = { $low } à { $high } joueurs
players-exactly = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
 }
option-default = par défaut { $value }

## First moves: `orrery openings`

openings-about = D’après { $games } parties entre deux bots ({ $rank }). Dans { $tried } d’entre elles, le premier coup a été essayé, non choisi, pour que chaque premier coup soit connu. Parts de la victoire par place.
openings-drawn = Le hasard s’en mêle dans ce jeu : les coups comptent quel que soit le tirage.
openings-move = coup
openings-games = parties
