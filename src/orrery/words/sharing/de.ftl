### Was andere Seiten von einem Link auf ein beendetes Spiel zeigen.
### $game: sein Titel; $names: wer gewonnen hat, eine Liste; $scores: „Ann 21, Ben 18“.

one-won = { $game }: { $names } hat gewonnen
several-won = { $game }: { $names } haben gewonnen
nobody-won = { $game }: ein beendetes Spiel
scores = { $scores }. Sieh Zug für Zug, wie es war.
