### Hoe spelers heten

rank-random = Zwerver
rank-greedy = Graaier
rank-cadet = Cadet
rank-ensign = Vaandrig
rank-lieutenant = Luitenant
rank-commander = Commandant
rank-captain = Kapitein
rank-admiral = Admiraal
rank-grand-admiral = Grootadmiraal
rank-gambler = Gokker
rank-hoarder = Hamsteraar
rank-hunter = Jager
bot-called = { $rank } { $star }
namesake = { $name } ({ $seat })
