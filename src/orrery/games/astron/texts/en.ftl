### ASTRON in English: what the meta and the sheet call otherwise

## Words that fill variables

name-ship1 = ship 1
name-ship2 = ship 2
name-ship3 = ship 3
name-ship4 = ship 4
name-ship5 = ship 5
name-ship6 = ship 6

## Plain words for people. $suit: forward, backward, sideways or upheaval; $value: the number on a card; $kind: meteors, rays, blackout, asteroid, comet or rings; $danger: see phrase-danger; $card, $example: see phrase-card; $first, $then, $fate: what comes of a card, one of the phrases hit, lost, landing, landing-again, crash, freed, or none; $n: the number of a station or planet, or a count; $points: a number; $end: leftmost, rightmost or between; $nth: counted from the left; $side: left or right; $way: left, right, forwards or backwards; $ship, $other, $actor: players, or you; $steps: rows

phrase-card = { $suit ->
    [forward] Forwards
    [backward] Backwards
    [sideways] Sideways
   *[upheaval] Cosmic Upheaval
 } { $value }
phrase-unseen-card = a card
phrase-danger = { $kind ->
    [meteors] the meteors
    [rays] the cosmic rays
    [blackout] the blackout
    [asteroid] the asteroid
    [comet] the comet
   *[rings] the rings
 }
phrase-fates = { $first }, then { $then }
phrase-hit = through { $danger }, one point lost
phrase-lost = into { $danger }, and the ship is lost
phrase-landing = land on station { $n }, { $points ->
    [one] 1 point
   *[other] { $points } points
 }
phrase-landing-again = land on station { $n } again, no points
phrase-crash = a bad landing on planet { $n }, one point lost
phrase-freed = free of planet { $n }
plain-action-take-off = Take off from the { $end ->
    [leftmost] leftmost space
    [rightmost] rightmost space
   *[between] { $nth ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [one] { $nth }st
       *[other] { $nth }th
     } space from the left
 }
plain-action-forward = Forwards { $value }{ $fate ->
    [none] { "" }
   *[other] : { $fate }
 }
plain-action-backward = Backwards { $value }{ $fate ->
    [none] { "" }
   *[other] : { $fate }
 }
plain-action-sideways = Sideways { $value } { $side }{ $fate ->
    [none] { "" }
   *[other] : { $fate }
 }
plain-action-upheaval = Cosmic Upheaval: the map slides { $value ->
    [one] 1 row
   *[other] { $value } rows
 }{ $fate ->
    [none] { "" }
   *[other] ; { $fate }
 }
plain-action-wait = Nothing fits: give up { $card }{ $points ->
    [0] { "" }
    [one] { " " }and a point
   *[other] { " " }and { $points } points
 }
plain-action-dodge = Give way to the { $side }
plain-action-pass = No card left: pass

plain-event-took-off = { $ship ->
    [you] You take off
   *[other] { $ship } takes off
 } from the { $end ->
    [leftmost] leftmost space
    [rightmost] rightmost space
   *[between] { $nth ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [one] { $nth }st
       *[other] { $nth }th
     } space from the left
 }
plain-event-card-dealt = { $ship ->
    [you] You get { $card }
   *[other] { $ship } gets { $card }
 }
plain-event-round-began = Round { $n }
plain-event-card-played = { $ship ->
    [you] You play { $card }
   *[other] { $ship } plays { $card }
 }
plain-event-ship-flew = { $ship ->
    [you] You fly
   *[other] { $ship } flies
 } { $way ->
    [left] { $n } to the left
    [right] { $n } to the right
    [backwards] { $n } backwards
    [nowhere] nowhere
   *[forwards] { $n } forwards
 }
plain-event-ship-displaced = { $ship ->
    [you] You are in the way and go
   *[other] { $ship } is in the way and goes
 } { $way ->
    [left] { $n } to the left
    [right] { $n } to the right
    [backwards] { $n } backwards
    [nowhere] nowhere
   *[forwards] { $n } forwards
 }
plain-event-base-moved = The map slides { $steps ->
    [one] one row
    [2] two rows
    [3] three rows
    [4] four rows
   *[other] { $steps } rows
 }
plain-event-hazard-hit = { $ship ->
    [you] You fly
   *[other] { $ship } flies
 } into { $danger }: one point lost
plain-event-ship-lost = { $ship ->
    [you] You fly into { $danger }, and your ship is lost
   *[other] { $ship } flies into { $danger }, and the ship is lost
 }
plain-event-landed = { $ship ->
    [you] You land
   *[other] { $ship } lands
 } on station { $n }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }
plain-event-landed-again = { $ship ->
    [you] You land on station { $n } again
   *[other] { $ship } lands on station { $n } again
 }
plain-event-bad-landing = { $ship ->
    [you] You make a bad landing on planet { $n }: one point lost, and you are grounded
   *[other] { $ship } makes a bad landing on planet { $n }: one point lost, grounded
 }
plain-event-freed = { $ship ->
    [you] You are free of planet { $n }
   *[other] { $ship } is free of planet { $n }
 }
plain-event-finished-voyage = { $ship ->
    [you] You have reached Saturn
   *[other] { $ship } has reached Saturn
 }
plain-event-waited = { $ship ->
    [you] Nothing fits: you give up { $card }
   *[other] Nothing fits: { $ship } gives up { $card }
 }{ $points ->
    [0] { "" }
    [one] { " " }and a point
   *[other] { " " }and { $points } points
 }
plain-event-passed = { $ship ->
    [you] You have no card and pass
   *[other] { $ship } has no card and passes
 }
plain-event-hand-discarded = { $ship ->
    [you] Your
   *[other] { $ship }'s
 } { $n ->
    [one] card goes
   *[other] { $n } cards go
 } to the discard pile
plain-event-survived = { $ship ->
    [you] You have survived: 1 point
   *[other] { $ship } has survived: 1 point
 }
plain-event-game-ended = The game is over

plain-refusal-game-over = The game is over
plain-refusal-not-your-turn = It is not your turn: { $actor } decides
plain-refusal-cards-are-dealt = Cards are being dealt
plain-refusal-no-take-off-space = There is no take-off space there
plain-refusal-take-off-space-taken = { $other } stands on that take-off space
plain-refusal-dodge-first = Your ship must give way first: to the left or to the right
plain-refusal-no-dodge-due = Your ship is in nobody's way
plain-refusal-no-such-card = You do not hold { $card }
plain-refusal-no-such-value = No card has a { $value }: cards go from 1 to 4
plain-refusal-leaves-window = { $card } would carry you off the map
plain-refusal-space-held = { $other } stands there: a space holds one ship
plain-refusal-ship-in-the-way = { $other } is in the way: ships pass over others only sideways
plain-refusal-ends-on-planet = You are grounded: only a card that ends in Space frees you
plain-refusal-must-play = You can play { $example }: who can play must
plain-refusal-must-leave = You are grounded and can play { $example }: you must
plain-refusal-not-in-hand = You do not hold { $card }
plain-refusal-must-discard = You have cards left: give one up
plain-refusal-not-your-dodge = { $actor } chooses first which way to give way

## What a seat is asked in the terminal.

question-take-off = From which column do you take off?
question-dodge = A ship stands in front of yours, which must give way: left or right?
question-play = Play a card: your ship flies exactly that far.
question-grounded = Grounded, and no card ends in Space: discard one, at no cost.
question-discard = No card can be played: discard one and lose a point.

## Glossary: what is on the table, one meaning each. $first: points of the first landing; $stations: how many stations there are; $saturn: the number of Saturn's

term-ship = Ship
meaning-ship = Flies exactly as far as the card says. A ship that stops right in front of another drives it back.
term-space-station = Space station
meaning-space-station = End a move on it, or let the map bring it to you. The first ship scores { $first ->
    [one] { $first } point
   *[other] { $first } points
 }, each later one a point less.
term-stellar-station = Stellar station
meaning-stellar-station = A station on a planet. Come from space in a single move, else it is a bad landing. Number { $saturn } is Saturn's: there your voyage ends.
term-station-points = Star beside a station
meaning-station-points = The points that the next ship to land there gets.
term-land = Land of a planet
meaning-land = Whoever stops here beside the station loses a point and is stuck until a card carries the ship back into space.
term-rings = Saturn's rings
meaning-rings = Fly across with one card. Whoever stops on them, or is reached by them, is lost.
term-comet = Comet
meaning-comet = Destroys every ship that touches it.
term-meteors = Meteor stream
meaning-meteors = Flying into it costs a point.
term-rays = Cosmic ray shower
meaning-rays = Flying into it costs a point.
term-blackout = Electronic blackout
meaning-blackout = Flying into it costs a point.
term-asteroid = Asteroid
meaning-asteroid = Flying into it costs a point.
term-take-off-space = Take-off space
meaning-take-off-space = Where ships stand on Earth before they leave. It does nothing else.
term-forward = Forwards card
meaning-forward = Fly forwards exactly as many spaces as its number says, never past another ship.
term-backward = Backwards card
meaning-backward = Fly backwards exactly as many spaces as its number says, never past another ship.
term-sideways = Sideways card
meaning-sideways = Fly left or right exactly as many spaces as its number says, also past other ships.
term-upheaval = Cosmic Upheaval
meaning-upheaval = Your ship stays. The map slides as many rows as its number says, under everybody.
term-base-strip = The whole map
meaning-base-strip = The way to Saturn with all { $stations } stations. The frame is the part that the window shows.
term-ship-points = Points of a ship
meaning-ship-points = Landings less what hazards cost. Most points at the end win.
term-ship-cards = Cards of a ship
meaning-ship-cards = How many cards its player holds. Nobody else sees them.

## The screen of the terminal: $ship: the name of a ship; $round: a number; $base, $last: rows that the base has been pulled, now and at the end; $pile, $discards: cards. Headings of columns are short.

screen-legend-grounded = grounded
screen-legend-station = station 3
screen-legend-land = land: 1 point lost, grounded; a station in land counts from Space only
screen-legend-meteors = meteor stream: 1 point lost
screen-legend-rays = cosmic ray shower: 1 point lost
screen-legend-blackout = electronic blackout: 1 point lost
screen-legend-asteroid = asteroid: 1 point lost
screen-legend-comet = comet: lost
screen-legend-rings = rings: lost, unless a card clears them
screen-legend-earth = Earth
screen-legend-take-off-space = take-off space
screen-legend-stars = stars, nothing else
screen-legend-edge = front edge: what is above it comes next
screen-round = round { $round } · step { $base } of { $last }
screen-over = game over
screen-due-take-off = { $ship } takes off
screen-due-deal = { $ship } is dealt a card
screen-due-dodge = { $ship } must give way
screen-due-play = { $ship } to play
screen-ship = ship
# points, in three or four letters
screen-points = pts
screen-stations = stations
# where a ship is
screen-at = at
screen-cards = cards
# What has become of a ship, in a word: waits for its take-off, has landed on Saturn's station, was
# lost to the comet, to the rings
screen-status-ready = ready
screen-status-finished = Saturn!
screen-status-comet = comet
screen-status-rings = rings
# above a list of stations with the points of the next landing
screen-next = next to land scores
screen-averages = teams differ in size: on average
screen-piles = pile { $pile } · discards { $discards }
screen-your-hand = your hand
# Kinds of cards, before their numbers
screen-suit-forward = forward
screen-suit-backward = backward
screen-suit-sideways = sideways
screen-suit-upheaval = upheaval
