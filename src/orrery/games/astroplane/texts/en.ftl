### Astroplane in English: what the meta and the sheet call otherwise

## Plain words for people. $what: start, centre, hyperspace, wormhole, firing or space; $where: on which side or in which corner; $cell: the name of a space on the edge of the board, or a place; $owner, $holder, $mover, $sent, $other: players, or you; $place, $target, $bound: see phrase-spot; $plane: see phrase-plane; $way, $facing, $new, $held, $back, $faces: directions; $start: the name of a space where it is needed, or none; $corner: a corner of the board; $phase: sending, reserve or none; $n: a number; $why: how a game ended

name-upper-right = upper right
name-lower-right = lower right
name-lower-left = lower left
name-upper-left = upper left
name-up-and-right = up and right
name-down-and-right = down and right
name-down-and-left = down and left
name-up-and-left = up and left
name-above-hole = above the black hole
name-right-of-hole = right of the black hole
name-below-hole = below the black hole
name-left-of-hole = left of the black hole
name-at-top = at the top
name-at-right = on the right
name-at-bottom = at the bottom
name-at-left = on the left
name-up = up
name-down = down
name-upper = upper
name-lower = lower
phrase-plane = { $owner ->
    [you] your plane
   *[other] { $owner }'s plane
 }
phrase-no-plane = nothing
phrase-own-plane = a plane of the same player
phrase-spot = { $what ->
    [start] the { $where } start area
    [centre] the middle, { $where }
    [hyperspace] hyperspace { $where }
    [wormhole] the { $where } wormhole
    [firing] the { $where } firing position
   *[space] { $cell }
 }
    .kind = { $what }
    .side = { $where }
plain-action-fly = { NAME($target, form: "kind") ->
    [centre] Fly { $way } into { $target }
    [firing] Fly { $way } to { $target }
    [hyperspace] Fly { $way } into hyperspace, come out { NAME($target, form: "side") }
    [wormhole] Fly { $way } into { $target }, then point { $facing }
   *[space] Fly { $way }, then point { $facing }
 }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-leave = From { $place }, pointing { $facing }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-pass = Through { $place }, pointing { $facing }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-step = Square: step { $way }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-kill = Square: kill { $plane }, { $way }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-fire = Fire the { $corner } corner
plain-action-end = End the turn
plain-action-choice = { $phase ->
    [sending] Send { $plane } back to { $place }
    [reserve] Bring a plane to { $place }
   *[none] Bring no plane
 }

plain-event-first-drawn = { $owner ->
    [you] You are drawn to begin
   *[other] { $owner } is drawn to begin
 }
plain-event-piece-flew = { $owner ->
    [you] You fly
   *[other] { $owner } flies
 } { NAME($cell, form: "kind") ->
    [start] from { $cell }
   *[space] { $way }
 }{ NAME($target, form: "kind") ->
    [centre] { " " }into { $target }
    [firing] { " " }to { $target }
    [hyperspace] { " " }out of { $target }
    [wormhole] { " " }into { $target }, pointing { $facing }
   *[space] , pointing { $facing }
 }
plain-event-piece-passed = { $owner ->
    [you] You go
   *[other] { $owner } goes
 } through { $cell }, pointing { $facing }
plain-event-piece-fired = { $owner ->
    [you] Your plane
   *[other] { $owner }'s plane
 } is fired from the { $corner } corner into { $target }
plain-event-square-formed = { $owner ->
    [you] You form
   *[other] { $owner } forms
 } a Square on { $cell }
plain-event-square-stepped = { $owner ->
    [you] Your Square
   *[other] { $owner }'s Square
 } steps { $way }, to { $target }
plain-event-square-killed = { $owner ->
    [you] Your Square
   *[other] { $owner }'s Square
 } slides { $way } to { $target } and kills
plain-event-landed-on = { $owner ->
    [you] You land
   *[other] { $owner } lands
 } on { $plane }
plain-event-bonus-earned = { $owner ->
    [you] You set a captive free and earn
   *[other] { $owner } sets a captive free and earns
 } a bonus move
plain-event-piece-eliminated = { $owner ->
    [you] You lose
   *[other] { $owner } loses
 } a plane
plain-event-stack-sent-back = { $owner ->
    [you] You send
   *[other] { $owner } sends
 } { $n ->
    [one] a plane
   *[other] { $n } planes
 } home
plain-event-piece-sent = { $owner ->
    [you] Your plane
   *[other] { $owner }'s plane
 } goes back to { $cell }
plain-event-entered = { $owner ->
    [you] You are
   *[other] { $owner } is
 } in { $cell }
plain-event-reserve-taken = { $owner ->
    [you] You bring
   *[other] { $owner } brings
 } a plane to { $cell }
plain-event-reserve-left = { $owner ->
    [you] You leave
   *[other] { $owner } leaves
 } the reserve alone
plain-event-turn-ended = { $owner ->
    [you] Your turn ends
   *[other] { $owner }'s turn ends
 }
plain-event-round-began = Round { $n }
plain-event-player-out = { $owner ->
    [you] You can do nothing and are out of the game
   *[other] { $owner } can do nothing and is out of the game
 }
plain-event-true-win = { $owner ->
    [you] You are
   *[other] { $owner } is
 } on top of all four spaces in the middle: a true win
plain-event-ended-by-points = The game ends by points: { $why }
plain-event-game-scored = { $owner ->
    [you] You score
   *[other] { $owner } scores
 } { $n }
plain-event-game-began = Game { $n } of the match begins: { $owner ->
    [you] you are
   *[other] { $owner } is
 } first
plain-event-hyperspace-crossed = { $owner ->
    [you] You fly
   *[other] { $owner } flies
 } through hyperspace

plain-refusal-game-over = The game is over
plain-refusal-not-your-turn = It is not your turn: { $mover } decides
plain-refusal-choose-first = First say where { $sent ->
    [you] your plane
   *[other] { $sent }'s plane
 } goes back to
plain-refusal-reserve-first = First say where a plane of the reserve goes, or that none comes
plain-refusal-nothing-to-choose = There is no plane to send or to bring
plain-refusal-must-place = A plane that is sent back goes to one of its two start areas
plain-refusal-must-move-on = Your Square on { $bound } is side by side with another player's: move it on first
plain-refusal-must-move = The first move of a turn must be made
plain-refusal-no-moves-left = You have no move left in this turn
plain-refusal-nobody-there = There is no plane there
plain-refusal-not-yours = That is { $owner }'s plane, not yours
plain-refusal-is-captive = Your plane cannot fly: { $owner }'s is on top of it
plain-refusal-stays-forever = A plane in the middle stays there for good
plain-refusal-faces-elsewhere = That plane points { $faces }, and cannot turn where it is
plain-refusal-nothing-beyond = There is nothing to fly to in that direction
plain-refusal-faces-the-singularity = In the middle a plane points at the black hole
plain-refusal-faces-back-out = On a firing position a plane points back out
plain-refusal-leads-nowhere = Pointing { $new } there leads nowhere
plain-refusal-on-a-square = That is { $holder }'s Square: nobody can land on it
plain-refusal-partly-occupied = { $holder ->
    [you] Your plane points { $held } there: point { $held } to land on it, { $back } to form a Square
   *[other] { $holder } points { $held } there: point { $held } to land on it, { $back } to send it home
 }
plain-refusal-no-square-here = Your own plane is there, and no Square forms in a wormhole
plain-refusal-opposite-a-stack = Nothing may land opposite your own stack there
plain-refusal-side-by-side = A Square there would be side by side with another player's
plain-refusal-no-square-of-yours = You have no Square there
plain-refusal-off-the-grid = There is no space in that direction
plain-refusal-space-taken = A Square steps onto an empty space, and { $holder ->
    [you] your own
   *[other] { $holder }'s
 } plane is there
plain-refusal-special-space = Squares stay on ordinary spaces
plain-refusal-nothing-to-kill = There is no plane in that direction
plain-refusal-sheltered = { $holder ->
    [you] Your
   *[other] { $holder }'s
 } plane is safe there: that is no ordinary space
plain-refusal-square-in-the-way = { $holder ->
    [you] Your
   *[other] { $holder }'s
 } Square is in the way, and Squares cannot be killed
plain-refusal-own-piece-in-the-way = Your own plane is in the way
plain-refusal-came-through-already = That plane has just come through: it must fly before it passes again
plain-refusal-must-lead-on = Pointing { $new } there leads nowhere
plain-refusal-not-both-loaded = You are not on top of both firing positions of that corner
plain-refusal-empty-start = You have no plane in that start area

## What a seat is asked in the terminal. $left, $right: cells; $owner: a colour; $n: moves

question-send = { $owner }'s piece goes back to its start area: left is { $left }, right is { $right }.
question-send-own = Your own piece goes back to its start area: left is { $left }, right is { $right }.
question-reserve = Take a piece from your reserve? Left is { $left }, right is { $right }, or none.
question-move = You have { $n } { $n ->
    [one] move
   *[other] moves
 } left.

## Glossary: what is on the table, one meaning each. $kill, $win: points; $moves: of a turn; $pieces: planes of a player; $reserve: planes in reserve

term-plane = Plane
meaning-plane = Flies where its tip points, two steps straight on, and turns as it lands. A turn has { $moves } moves.
term-stack = Stack
meaning-stack = Planes on top of each other. Only the top one moves; an enemy beneath it is captive. The number says how many there are.
term-square = Square
meaning-square = Two planes of one player back to back. It steps diagonally, kills for { $kill ->
    [one] { $kill } point
   *[other] { $kill } points
 } a plane, and nothing can happen to it.
term-purple-space = Purple space
meaning-purple-space = One of the two universes. A single plane never leaves its colour by flying.
term-blue-space = Dark blue space
meaning-blue-space = The other universe. Squares, wormholes and hyperspace lead from one to the other.
term-singularity = Singularity
meaning-singularity = The black hole in the middle. Be on top of all its spaces and you win at once, which counts { $win ->
    [one] { $win } point
   *[other] { $win } points
 } in a match.
term-central-space = Space at the black hole
meaning-central-space = A plane that enters stays for good: two points on top, one beneath another. For each you may take one from your reserve.
term-start-area = Start area
meaning-start-area = Planes wait here in safety. The number says how many.
term-hyperspace = Hyperspace
meaning-hyperspace = Fly in and come out at once at another hyperspace, on a side that you choose.
term-wormhole = Wormhole
meaning-wormhole = A plane on it may pass to the other end in the same corner, free of charge, into the other universe.
term-firing-position = Firing position
meaning-firing-position = Be on top of both of a corner, and one move shoots both planes into the middle.
term-came-through = Ring on a plane
meaning-came-through = It came through a wormhole and cannot pass again before its next move.
term-reserve = Reserve
meaning-reserve = Planes that are not on the board yet. Of { $pieces } planes { $reserve } begin here.
term-kills = Kills
meaning-kills = Enemy planes that your Squares have removed: { $kill ->
    [one] { $kill } point
   *[other] { $kill } points
 } each.

## The screen of the terminal: $player, $owner: colours; $n, $game, $round: numbers; $left, $right: the names of two start areas, in screen-account how many pieces lie there; $points: a number, in screen-account the message screen-points; $reserve: signs; $kills, $top: numbers. A line has 80 characters: be short.

screen-legend-stack = stack that faces north: red's piece on blue's
screen-legend-square = red's Square
screen-legend-came-through = came through the wormhole
screen-legend-wormhole = wormhole end
screen-legend-hyperspace = hyperspace
screen-legend-firing-position = firing position
screen-legend-centre = central space
screen-legend-empty = empty space
screen-legend-start-area = start area without pieces
screen-legend-reserve = piece in reserve
screen-legend-turn = whose turn it is
screen-match = match to { $points }, game { $game }
screen-round = round { $round }
screen-over = the game is over
screen-drawing = who begins is drawn
screen-send = { $player } sends { $owner }'s piece back ({ $n } to go): left { $left } or right { $right }?
screen-may-take = { $player } may take a piece from the reserve: left { $left }, right { $right } or none?
screen-moves = { $player } has { $n ->
    [one] 1 move
   *[other] { $n } moves
 } left
screen-account = start { $left }+{ $right }  reserve { $reserve }  kills { $kills }  on top { $top }  { $points }
screen-points = points { $n }
# is no longer in the game
screen-out = out
# marks the reader's own line
screen-you = you
