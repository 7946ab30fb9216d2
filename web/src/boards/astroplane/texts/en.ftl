### The board of Astroplane
###
### $cell: a cell, such as c4
### $corner: a corner of the board: north-east
### $facing: a direction: north
### $from: a cell
### $n: a number that is counted
### $owner: a colour
### $owners: colours as a list, from the bottom of a stack
### $player: the name of a player
### $what: an action as astroplane-do-... names it
### $to: a cell, or how many games a match has

astroplane-board = The board
astroplane-red = red
astroplane-blue = blue
astroplane-green = green
astroplane-yellow = yellow
astroplane-n = north
astroplane-e = east
astroplane-s = south
astroplane-w = west
astroplane-ne = north-east
astroplane-se = south-east
astroplane-sw = south-west
astroplane-nw = north-west

astroplane-side-south = south
astroplane-side-west = west
astroplane-side-north = north
astroplane-side-east = east

astroplane-facing = Face { $facing }
astroplane-turned = { $what }, facing { $facing }
astroplane-start-area = Start area { $cell }, { $owner }: { $n }
astroplane-square-at = { $cell }: Square of { $owner }
astroplane-stack-at = { $cell }: { $owners }, facing { $facing }
astroplane-round = Round { $n }
astroplane-over = The game is over.
astroplane-waits = { $player } has { $n } { $n ->
    [one] move
   *[other] moves
 } left.

astroplane-asks-send = Where does { $owner }'s piece go back to?
astroplane-asks-reserve = A piece of your reserve may enter: where?
astroplane-asks-move-on = The Square on { $cell } must move on.
astroplane-asks-moved = All moves are made: use what is still marked, or end the turn.
astroplane-asks-move = Choose a piece; { $n } { $n ->
    [one] move
   *[other] moves
 } left.
astroplane-asks-target = Choose where to fly and which way to face.

astroplane-cancel = Another piece
astroplane-reserve = Reserve
astroplane-reserve-n = { $n } in reserve
astroplane-kills-n = { $n } { $n ->
    [one] kill
   *[other] kills
 }
astroplane-points-n = { $n } { $n ->
    [one] point
   *[other] points
 }
astroplane-match-n = match { $n } of { $to }

astroplane-do-fly = { $from } to { $to }
astroplane-do-pass = wormhole { $from } to { $to }
astroplane-do-step = Square { $from } steps to { $to }
astroplane-do-kill = Square { $from } kills on { $to }
astroplane-do-fire = fire the { $corner } anomaly
astroplane-do-end = End the turn
astroplane-do-left = Left start area
astroplane-do-right = Right start area
astroplane-do-none = Leave the reserve
astroplane-do-first = begins

astroplane-from = from { $cell }
astroplane-others = other

astroplane-share-kills = { $n } { $n ->
    [one] piece killed
   *[other] pieces killed
 }
astroplane-share-top = { $n } { $n ->
    [one] piece on top in the Singularity
   *[other] pieces on top in the Singularity
 }
astroplane-share-beneath = { $n } { $n ->
    [one] piece beneath another there
   *[other] pieces beneath others there
 }
astroplane-share-true-win = True win: on top of all four central spaces
astroplane-share-game = Game { $n }

astroplane-aim = Bring four planes into the Singularity in the middle, one on top of each of its four spaces: that is a true win. A plane flies where it points and turns as it lands.
astroplane-scoring = Without a true win points decide: 3 for each plane you killed with a Square, 2 for each of yours on top in the middle, 1 for each beneath.
