### Comment s'appellent les joueurs

rank-random = Vagabond
rank-greedy = Glouton
rank-cadet = Cadet
rank-ensign = Enseigne
rank-lieutenant = Lieutenant
rank-commander = Commandeur
rank-captain = Capitaine
rank-admiral = Amiral
rank-grand-admiral = Grand Amiral
rank-gambler = Flambeur
rank-hoarder = Avare
rank-hunter = Chasseur
bot-called = { $rank } { $star }
namesake = { $name } ({ $seat })
