### Space Walk in English: what the meta and the sheet call otherwise

## Words that fill variables

name-move = MOVE
name-double = DOUBLE
name-copy = COPY
name-step = STEP
name-stay = STAY

## Plain words for people. $space: the number of a planet on the board; $nth: its place after the black hole before it, from 1; $n: ships on it, or a number; $payment: token or card; $ship: see phrase-ship; $owner: a player, or you; $size, $card: see above; $distance: spaces; $target: the number of a planet; $round: a number

phrase-ship = { $owner ->
    [you] your { $size } ship
   *[other] { $owner }'s { $size } ship
 }
plain-action-place = { $size } ship to the { $nth ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [one] { $nth }st
   *[other] { $nth }th
 } planet after the hole ({ $space })
plain-action-step = { $payment ->
    [card] { $size } ship one space on ({ $space })
   *[token] Pay a token: { $size } ship one space on ({ $space })
 }
plain-action-move = Fly the planet with { $n ->
    [one] one ship
    [2] two ships
    [3] three ships
    [4] four ships
    [5] five ships
    [6] six ships
   *[other] { $n } ships
 } ({ $space })
plain-action-again = Pay a token: fly this planet too ({ $space })
plain-action-next = { $ship } first
plain-action-card = Lay { $card }
plain-action-pass = Keep the token

plain-event-first-drawn = { $owner ->
    [you] You are drawn to begin
   *[other] { $owner } is drawn to begin
 }
plain-event-ship-placed = { $owner ->
    [you] You put
   *[other] { $owner } puts
 } a { $size } ship on the { $nth ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [one] { $nth }st
   *[other] { $nth }th
 } planet after the hole ({ $space })
plain-event-ship-flew = { $ship } flies { $distance ->
    [one] 1 space
   *[other] { $distance } spaces
 }, to planet { $target }
plain-event-ship-lost = { $ship } flies { $distance ->
    [one] 1 space
   *[other] { $distance } spaces
 }, into the black hole
plain-event-token-paid = { $owner ->
    [you] You pay a token
   *[other] { $owner } pays a token
 }
plain-event-passed = { $owner ->
    [you] You pass
   *[other] { $owner } passes
 }
plain-event-card-laid = { $owner ->
    [you] You lay { $card }
   *[other] { $owner } lays { $card }
 }
plain-event-card-copied = { $owner ->
    [you] Your COPY acts as { $card }
   *[other] { $owner }'s COPY acts as { $card }
 }
plain-event-hand-taken-back = { $owner ->
    [you] You take the eight cards back
   *[other] { $owner } takes the eight cards back
 }
plain-event-round-began = Round { $round }
plain-event-game-ended = { $owner ->
    [you] You have no ship left: the game ends
   *[other] { $owner } has no ship left: the game ends
 }

plain-refusal-game-over = The game is over
plain-refusal-not-your-turn = It is not for you to decide now
plain-refusal-place-on-planet = That is a black hole: ships are put on planets
plain-refusal-none-in-reserve = You have no { $size } ship left to place
plain-refusal-size-taken = There is a { $size } ship already: one of each size while placing
plain-refusal-not-a-planet = That is a black hole: ships fly from planets
plain-refusal-no-ship-of-yours = You have no ship there: choose a planet with one of yours
plain-refusal-must-move = You must fly a planet: a turn cannot be passed
plain-refusal-move-first = Fly a planet first: tokens come after the turn
plain-refusal-order-first = The ships are still flying: say whose flies first
plain-refusal-no-order-due = No ships are waiting to be told their order
plain-refusal-not-in-group = { $owner ->
    [you] You have
   *[other] { $owner } has
 } no ship of the size that flies next
plain-refusal-turn-is-done = Your turn is done: only a token buys a second one
plain-refusal-only-a-step = Between turns a token buys one step, no more
plain-refusal-not-in-a-gap = Between turns nobody flies a planet: a token buys one step
plain-refusal-no-such-ship = You have no { $size } ship there
plain-refusal-card-first = Lay a card first
plain-refusal-no-such-card = You have no { $card } card left
plain-refusal-must-step = The card says STEP: one ship must go one space on

## Options in the lobby

option-variant = Variant
option-tokens = Tokens each
option-first-player = First player
option-first-placer-moves-second = First placer moves second
option-no-tokens-first-rounds = Rounds without tokens

## Their choices

choice-tokens = tokens
choice-cards = action cards
choice-random = drawn

## Boards

board-big = big orbit
board-small = small orbit

## What a seat is asked in the terminal. $n: spaces; $tokens: how many one has

question-place = Put a ship on a planet that has none of its size.
question-card = Lay a card.
question-move = Which planet moves? All ships on it fly.
question-order = Whose ship flies next, { $n ->
    [one] { $n } space
   *[other] { $n } spaces
 }?
question-step = Which of your ships steps one space?
question-after = Pay a token for a second turn or a single step (you have { $tokens }), or pass?
question-gap = A step costs a token (you have { $tokens }): pay and step one of your ships, or pass?

## Glossary: what is on the table, one meaning each. $large, $medium, $small, $token: what one of them scores; $moves: MOVE cards of a hand

term-planet = Planet
meaning-planet = Ships stand here. Whoever has a ship on it may fly all of them: the first one space, the next two, and so on.
term-black-hole = Black hole
meaning-black-hole = A ship that ends its flight here is lost for good. Flying over it is harmless.
term-large-ship = Large ship
meaning-large-ship = Flies first when its planet is moved. Scores { $large ->
    [one] { $large } point
   *[other] { $large } points
 } if it is in orbit at the end.
term-medium-ship = Medium ship
meaning-medium-ship = Flies after the large ships. Scores { $medium ->
    [one] { $medium } point
   *[other] { $medium } points
 } if it is in orbit at the end.
term-small-ship = Small ship
meaning-small-ship = Flies last, and so the furthest. Scores { $small ->
    [one] { $small } point
   *[other] { $small } points
 } if it is in orbit at the end.
term-ship-count = Number at a stack
meaning-ship-count = How many ships stand on this planet. The last of them flies that many spaces.
term-space-number = Number of a space
meaning-space-number = Spaces are counted clockwise, the way all ships fly.
term-fleet = Ships of a player
meaning-fleet = How many large, medium and small ships this player still has.
term-token = Token
meaning-token = Buys a second turn after your own, or moves one ship of yours one space on; at most one in a round. Unspent it scores { $token ->
    [one] { $token } point
   *[other] { $token } points
 }.
term-card-move = MOVE
meaning-card-move = An ordinary turn: all ships of one planet fly. A hand has { $moves } of these.
term-card-double = DOUBLE
meaning-card-double = Two ordinary moves in a row.
term-card-copy = COPY
meaning-card-copy = Does what the card of the player before you did.
term-card-step = STEP
meaning-card-step = One ship of yours goes one space on, alone.
term-card-stay = STAY
meaning-card-stay = Nothing moves.

## The screen of the terminal: $space: the number of a planet; $distance: spaces; $ships: signs of ships; $n: how many; $card: a word for a card, or its name. Signs (L M S, rrb) stay as they are; where your words begin with other letters, say here what the signs stand for. Headings of columns are short.

# large, medium, small: L M S
screen-legend-sizes = large, medium, small ships on a planet, in the order in which they fly
# r is red, b is blue; g green, y yellow and w white go without saying in English
screen-legend-ships = two of red's, one of blue's
screen-legend-hole = black hole
screen-legend-token = token
screen-flight = in flight from { $space }, next flies { $distance }: { $ships }
screen-ships = ships
screen-points = points
screen-to-place = to place
screen-tokens = tokens
screen-hand = hand
screen-last-effect = last effect
screen-paid = paid this round
screen-cards = { $n }x{ $card ->
    [move] move
    [double] double
    [copy] copy
    [step] step
   *[stay] stay
 }
