### Ce que d'autres sites montrent du lien d'une partie finie

one-won = { $game } : { $names } gagne
several-won = { $game } : { $names } gagnent
nobody-won = { $game } : une partie finie
scores = { $scores }. Revois la partie, coup par coup.
