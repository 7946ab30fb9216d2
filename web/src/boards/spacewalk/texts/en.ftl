### The board of Space Walk
###
### $holes: numbers of spaces as a list
### $n: a number that is counted
### $owner: a colour
### $player: the name of a player
### $ships: ships as a list
### $size: a size of ship
### $space: the number of a space of the orbit
### $word: a size, a colour or the name of a card

spacewalk-orbit = The orbit
spacewalk-red = red
spacewalk-blue = blue
spacewalk-green = green
spacewalk-yellow = yellow
spacewalk-white = white
spacewalk-large = large
spacewalk-medium = medium
spacewalk-small = small
spacewalk-ship = { $owner } { $size }
spacewalk-nothing = no ship
spacewalk-planet = Planet { $space }: { $ships }
spacewalk-hole = Black hole at { $space }
spacewalk-holes-at = { $n } spaces, black holes at { $holes }. Ships fly to rising numbers.
spacewalk-group = In flight from { $space }, the next flies { $n }: { $ships }
spacewalk-round = Round { $n }
spacewalk-placing = Into orbit
spacewalk-size = Size of the ship
spacewalk-over = The game is over.

spacewalk-waits-draw = The first player is drawn.
spacewalk-waits-placing = { $player } places a ship.
spacewalk-waits-card = { $player } chooses a card.
spacewalk-waits-move = { $player } chooses a planet.
spacewalk-waits-order = { $player } chooses who flies next.
spacewalk-waits-step = { $player } moves one ship.
spacewalk-waits-after = { $player } may pay a token.
spacewalk-waits-gap = { $player } may pay a token.

spacewalk-asks-draw = The first player is drawn.
spacewalk-asks-placing = Choose a size, then a planet.
spacewalk-asks-card = Lay a card.
spacewalk-asks-move = Choose a planet: every ship on it flies.
spacewalk-asks-order = Whose { $size } ship flies { $n }?
spacewalk-asks-step = Choose a planet: one of your ships moves one space.
spacewalk-asks-after = Pay a token for more, or pass?
spacewalk-asks-gap = Pay a token to move one of your ships one space, or pass?

spacewalk-which-ship = Which ship of planet { $space }?
spacewalk-second-turn = Second turn
spacewalk-one-step = One step
spacewalk-pass = Pass
spacewalk-standing-pass = pass between turns by itself
spacewalk-to-place = to place
spacewalk-in-orbit = in orbit
spacewalk-tokens = Tokens
spacewalk-tokens-n = { $n } { $n ->
    [one] token
   *[other] tokens
 }

spacewalk-card-move = MOVE
spacewalk-card-double = DOUBLE
spacewalk-card-copy = COPY
spacewalk-card-step = STEP
spacewalk-card-stay = STAY

spacewalk-do-place = { $word } ship on planet { $space }
spacewalk-do-move = move planet { $space }
spacewalk-do-next = { $word } flies next
spacewalk-do-again = pay: move planet { $space }
spacewalk-do-step = step with the { $word } ship of { $space }
spacewalk-do-pass = pass
spacewalk-do-card = lay { $word }
spacewalk-do-first = { $word } begins

spacewalk-group-large = large ship
spacewalk-group-medium = medium ship
spacewalk-group-small = small ship
spacewalk-group-move = move a planet
spacewalk-group-again = a second turn
spacewalk-group-step = a single step
spacewalk-group-next = who flies next
spacewalk-group-card = cards
spacewalk-group-pass = pass
spacewalk-group-first = who begins

spacewalk-share-large = { $n } { $n ->
    [one] large ship
   *[other] large ships
 }
spacewalk-share-medium = { $n } { $n ->
    [one] medium ship
   *[other] medium ships
 }
spacewalk-share-small = { $n } { $n ->
    [one] small ship
   *[other] small ships
 }
spacewalk-share-tokens = { $n } { $n ->
    [one] token kept
   *[other] tokens kept
 }

spacewalk-aim = Keep your ships in orbit. Each turn you choose a planet with a ship of yours: all ships on it fly on, the first one space, the next two, and so on. Whoever lands in a black hole is lost.
spacewalk-scoring = The game ends when somebody has no ship left. Large ships count 4, medium 3, small 1, and each token you kept 2. Most points win.
