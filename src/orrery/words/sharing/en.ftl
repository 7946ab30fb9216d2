### What other sites show of a link to a finished game.
### $game: its title; $names: who won, a list; $scores: "Ann 21, Ben 18".

one-won = { $game }: { $names } has won
several-won = { $game }: { $names } have won
nobody-won = { $game }: a finished game
scores = { $scores }. See how it went, move by move.
