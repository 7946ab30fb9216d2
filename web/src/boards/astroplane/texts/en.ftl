### The board of Astroplane
###
### $cell: a space as astroplane-place says it
### $corner: a corner of the board: upper right
### $facing: a direction: up
### $column, $row: as at the edge of the board
### $from: a space as astroplane-place says it
### $n: a number that is counted
### $owner: a colour
### $owners: colours as a list, from the bottom of a stack
### $player: the name of a player
### $what: an action as astroplane-do-... names it
### $to: a space as astroplane-place says it, or how many games a match has

astroplane-board = The board
astroplane-red = red
astroplane-blue = blue
astroplane-green = green
astroplane-yellow = yellow
astroplane-n = up
astroplane-e = right
astroplane-s = down
astroplane-w = left
astroplane-ne = upper right
astroplane-se = lower right
astroplane-sw = lower left
astroplane-nw = upper left

astroplane-side-south = bottom
astroplane-side-west = left
astroplane-side-north = top
astroplane-side-east = right

astroplane-facing = Point { $facing }
astroplane-turned = { $what }, pointing { $facing }
astroplane-start-area = Start area of { $owner }, { $cell }: { $n } { $n ->
    [one] plane
   *[other] planes
 }
astroplane-square-at = Square of { $owner }, { $cell }
astroplane-stack-at = { $owners }, { $cell }, pointing { $facing }
astroplane-round = Round { $n }
astroplane-over = The game is over.
astroplane-waits = { $player } has { $n } { $n ->
    [one] move
   *[other] moves
 } left.

astroplane-asks-send = Where does { $owner }'s piece go back to?
astroplane-asks-reserve = A piece of your reserve may enter: where?
astroplane-asks-move-on = The Square in { $cell } must move on.
astroplane-asks-moved = All moves are made: use what is still marked, or end the turn.
astroplane-asks-move = Choose a piece; { $n } { $n ->
    [one] move
   *[other] moves
 } left.
astroplane-asks-target = Choose where to fly and which way to point.

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

astroplane-place = column { $column }, row { $row }
astroplane-empty-at = { $what }, { $cell }: empty
astroplane-kind-o = Space
astroplane-kind-c = Space at the black hole
astroplane-kind-w = Wormhole
astroplane-kind-h = Hyperspace
astroplane-kind-f = Firing position
