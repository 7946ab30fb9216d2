### Cómo se llaman los jugadores

rank-random = Errante
rank-greedy = Acaparador
rank-cadet = Cadete
rank-ensign = Alférez
rank-lieutenant = Teniente
rank-commander = Comandante
rank-captain = Capitán
rank-admiral = Almirante
rank-grand-admiral = Gran Almirante
rank-gambler = Apostador
rank-hoarder = Ahorrador
rank-hunter = Cazador
bot-called = { $rank } { $star }
namesake = { $name } ({ $seat })
