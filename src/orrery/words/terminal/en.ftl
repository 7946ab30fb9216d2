### What `orrery play` says in the terminal. Words that are typed (hint, undo, save ...) stay English.
###
### $player: the name of a seat or of a bot: red, ship 1, Cadet Vega
### $seat: the colour or name of a seat
### $text: a move as it is typed
### $from, $to: the first and the last number of a list

type-for-help = Type ? for help.
# $needed: columns that any board fits into; $columns: those of the window
narrow = A board may need { $needed } columns, and this window has { $columns }: make it wider if lines are broken or cut off.
note = Note:
left = Left the table.
thinks = { $player } thinks
not-allowed = Not allowed:
plays = { $seat }: { $player }
plays-here = { $seat }: you
# $example: a move that is possible now
not-a-move = { $text } is no move: write one like { $example }
# $things: what can be done, as a list with or
what-to-do = What do you do: { $things }?
nothing-to-do = There is nothing to do.
hand-over = Hand the screen to { $player }, then Enter
moves-look-like = Moves look like this:
# $command prints the rules.
rules-are-there = { $command } prints the rules.
is-legal = { $text } is legal
nothing-to-skip = It is your own turn: there is nothing to skip now.
not-numbered = the moves are not numbered here: type one, such as { $text }
# $n: what was typed
no-such-number = no move number { $n }: the list has { $from } to { $to }
save-needs-file = save needs the name of a file: save my_game.jsonl
# $command takes the game up again.
saved = saved; go on later with: { $command }
greedy-would = a greedy player would:
# A line that a strong player has looked at. $share: how good it is, such as 61%; $n: how often it
# was tried.
hint-line = { $share } in { $n } { $n ->
    [one] try
   *[other] tries
 }
# $winners: names of seats as a list; $n: how many there are.
won = { $n ->
    [one] { $winners } won
   *[other] { $winners } won
 }
# $game: its short name
no-glossary = { $game } explains no terms.

## Help, a line for each thing that can be typed

help-numbers = A number from the list or the text of a move plays it. Also:
help-texts = The text of a move plays it, such as those of the list. Also:
help-help = this help
help-why = the clause that forbids a move
help-undo = take back
help-hint = what an admiral would do
help-skip = pass until my turn
help-log = what happened so far
help-save = keep the game
help-text = the position in one line
help-board = show it again
help-legend = what its signs mean
help-quit = leave

## The screen of the terminal: what ? and . mean on a die, a tile or a card, and · on a board

screen-face-down = face down
screen-not-rolled = not rolled yet
screen-empty = empty

## Replays: `orrery replay`

# between two actions: what the keys do
replay-next = Enter: next action, q: leave
# $scores: points of the seats, as a list
replay-scores = scores: { $scores }
# the game is not over. $n: its actions; $text: the position as it is typed
replay-unfinished = not finished after { $n } actions: { $text }
# who deals and draws, as the name of a player
chance = chance

## What there is to play: `orrery games`

# $low, $high: the fewest and the most who can play
players-from-to = { $low } to { $high } players
# $n: how many play, always as many
players-exactly = { $n ->
    [one] 1 player
   *[other] { $n } players
 }
# what an option is where nobody says so. $value: as it is typed
option-default = default { $value }

## First moves: `orrery openings`

# $games, $tried: how many; $rank: the rank of the bots
openings-about = From { $games } games of two { $rank } bots. In { $tried } of them the first move was tried, not chosen, so that every first move is known. Shares of the win by seat.
openings-drawn = Chance has a hand in this game: moves are counted whatever was drawn.
# headings of columns
openings-move = move
openings-games = games
