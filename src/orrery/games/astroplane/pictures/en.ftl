# Captions of the pictures at the clauses of Astroplane.

AP-3 = On the left an astroplane that faces east. On the right two that look away from each other: each fills half of the space.
AP-5 = It flew out through the corner it faced, into the space behind it. There it took a new facing: any but the way back.
AP-20 = Red has landed on blue's astroplane. If it is still there when red's turn ends, the blue one is captive.
AP-24 = Red took the half opposite blue: the blue astroplane goes back to a start area.
AP-27 = Two of one player, back to back, are a Square. It steps sideways, over the edge it shares with the next space.
AP-28 = The Square slides along the diagonal to the first space that is taken. The blue astroplane there is out of the game.
AP-32 = Who flies into hyperspace on one side comes out at once on another, whichever one likes.
AP-34 = From one end of the wormhole to the other, and so into the other universe. It costs no move.
AP-39 = Red was on both firing positions of this corner. Both astroplanes flew to the central spaces on the far side.
AP-43 = Red is on top of all four spaces round the black hole, and has won at once.
