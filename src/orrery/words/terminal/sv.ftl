### What `orrery play` says in the terminal. Words that are typed (hint, undo, save ...) stay English.
###
### $player: the name of a seat or of a bot: red, ship 1, Cadet Vega
### $seat: the colour or name of a seat
### $text: a move as it is typed
### $from, $to: the first and the last number of a list

type-for-help = Skriv ? för hjälp.
narrow = Ett bräde kan behöva { $needed } kolumner och det här fönstret har { $columns }: gör det bredare om rader bryts eller klipps av.
note = Obs:
left = Du har lämnat bordet.
thinks = { $player } tänker
not-allowed = Inte tillåtet:
plays = { $seat }: { $player }
plays-here = { $seat }: du
not-a-move = { $text } är inget drag: skriv ett som { $example }
what-to-do = Vad gör du: { $things }?
nothing-to-do = Det finns inget att göra.
hand-over = Lämna över skärmen till { $player }, tryck sedan på Enter
moves-look-like = Drag ser ut så här:
rules-are-there = { $command } skriver ut reglerna.
is-legal = { $text } är tillåtet
nothing-to-skip = Det är din egen tur: det finns inget att hoppa över nu.
not-numbered = dragen är inte numrerade här: skriv ett, till exempel { $text }
no-such-number = det finns inget drag nummer { $n }: listan går från { $from } till { $to }
save-needs-file = save behöver ett filnamn: save my_game.jsonl
saved = sparat; fortsätt senare med: { $command }
greedy-would = en girig spelare skulle:
hint-line = { $share } på { $n } { $n ->
    [one] försök
   *[other] försök
 }
won = { $n ->
    [one] { $winners } vann
   *[other] { $winners } vann
 }
no-glossary = { $game } förklarar inga ord.

## Help, a line for each thing that can be typed

help-numbers = Ett nummer ur listan eller ett drags text spelar det. Dessutom:
help-texts = Ett drags text spelar det, till exempel de i listan. Dessutom:
help-help = den här hjälpen
help-why = regeln som förbjuder ett drag
help-undo = ta tillbaka
help-hint = vad en amiral skulle göra
help-skip = passa tills det är min tur
help-log = vad som har hänt hittills
help-save = spara spelet
help-text = ställningen på en rad
help-board = visa den igen
help-legend = vad tecknen betyder
help-quit = lämna

## The screen of the terminal

screen-face-down = dold
screen-not-rolled = inte slagen än
screen-empty = tom

## Replays: `orrery replay`

replay-next = Enter: nästa handling, q: lämna
replay-scores = poäng: { $scores }
replay-unfinished = inte slut efter { $n } handlingar: { $text }
chance = slumpen

## What there is to play: `orrery games`

players-from-to = { $low } till { $high } spelare
players-exactly = { $n ->
    [one] 1 spelare
   *[other] { $n } spelare
 }
option-default = annars { $value }

## First moves: `orrery openings`

openings-about = Från { $games } spel mellan två bottar av graden { $rank }. I { $tried } av dem prövades det första draget, det valdes inte, så att varje första drag är känt. Andelar av segern per plats.
openings-drawn = Slumpen är med i det här spelet: drag räknas vad som än drogs.
openings-move = drag
openings-games = spel
