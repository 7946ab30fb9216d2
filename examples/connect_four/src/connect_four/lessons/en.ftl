### The lessons of connect four, by step: text, praise, hint, otherwise; mistake-N: the Nth of its mistakes.
### At most 30 words each, no codes: what is meant glows on the board.

## first-game

first-game-title = Four in a row

drop-text = Get four of your yellow discs in a row: upwards, sideways or on a diagonal. Drop your first disc into the middle.
drop-otherwise = You may, but the middle belongs to the most rows of four. Begin there.
drop-praise = It falls to the lowest free place. Red drops on top of it.

block-text = Red has three in a row. One more and red wins! Drop your disc into the gap.
block-praise = Blocked. Look at the other side's threes in every turn.
block-mistake-1 = Now red drops into the gap, and that is four.

win-text = Now you have three. Make it four, at either end!
win-praise = Four in a row: you win!
win-mistake-1 = That makes no row of four. Add a yellow disc at the left or right end.

cadet-text = That is all there is to it. Now play a Cadet!

## exercises

diagonal-text = Win with one disc. Look at the diagonals.
diagonal-hint = Three yellow discs climb from the lower left corner.
diagonal-mistake-1 = That is one column too far. The diagonal goes on in the column before.
