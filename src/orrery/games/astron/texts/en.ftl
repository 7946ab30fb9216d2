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
plain-refusal-leaves-window = { $card } would carry you off the map
plain-refusal-space-held = { $other } stands there: a space holds one ship
plain-refusal-ship-in-the-way = { $other } is in the way: ships pass over others only sideways
plain-refusal-ends-on-planet = You are grounded: only a card that ends in Space frees you
plain-refusal-must-play = You can play { $example }: who can play must
plain-refusal-must-leave = You are grounded and can play { $example }: you must
plain-refusal-not-in-hand = You do not hold { $card }
plain-refusal-must-discard = You have cards left: give one up
plain-refusal-not-your-dodge = { $actor } chooses first which way to give way
