### What other sites show of a link to a finished game.
### $game: its title; $names: who won, a list; $scores: "Ann 21, Ben 18".

one-won = { $game }: { $names } har vunnit
several-won = { $game }: { $names } har vunnit
nobody-won = { $game }: ett avslutat spel
scores = { $scores }. Se hur det gick, drag för drag.
