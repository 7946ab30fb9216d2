### Wie Spieler heißen

rank-random = Treibgut
rank-greedy = Raffer
rank-cadet = Kadett
rank-ensign = Fähnrich
rank-lieutenant = Leutnant
rank-commander = Kommandant
rank-captain = Kapitän
rank-admiral = Admiral
rank-grand-admiral = Großadmiral
rank-gambler = Glücksritter
rank-hoarder = Hamsterer
rank-hunter = Jäger
bot-called = { $rank } { $star }
namesake = { $name } ({ $seat })
