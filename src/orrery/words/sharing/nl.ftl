### Wat andere sites laten zien van een link naar een afgelopen partij.

one-won = { $game }: { $names } heeft gewonnen
several-won = { $game }: { $names } hebben gewonnen
nobody-won = { $game }: een afgelopen partij
scores = { $scores }. Bekijk zet voor zet hoe het ging.
