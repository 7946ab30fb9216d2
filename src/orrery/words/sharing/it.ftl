### Che cosa mostrano altri siti di un link a una partita finita.

one-won = { $game }: ha vinto { $names }
several-won = { $game }: hanno vinto { $names }
nobody-won = { $game }: una partita finita
scores = { $scores }. Guarda com'è andata, mossa per mossa.
