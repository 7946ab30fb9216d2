### Co inne strony pokazują o linku do zakończonej partii.

one-won = { $game }: wygrywa { $names }
several-won = { $game }: wygrywają { $names }
nobody-won = { $game }: zakończona partia
scores = { $scores }. Zobacz, jak to było, ruch po ruchu.
