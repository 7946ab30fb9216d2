### Lo que otros sitios muestran de un enlace a una partida terminada.

one-won = { $game }: ha ganado { $names }
several-won = { $game }: han ganado { $names }
nobody-won = { $game }: una partida terminada
scores = { $scores }. Mira cómo fue, jugada a jugada.
