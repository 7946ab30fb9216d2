### What players are called
###
### $rank: the rank of a bot; $star: its own name; $name: of a person; $seat: the colour of a seat

rank-random = Drivved
rank-greedy = Roffare
rank-cadet = Kadett
rank-ensign = Fänrik
rank-lieutenant = Löjtnant
rank-commander = Kommendör
rank-captain = Kapten
rank-admiral = Amiral
rank-grand-admiral = Storamiral
rank-gambler = Vågspelare
rank-hoarder = Hamstrare
rank-hunter = Jägare
bot-called = { $rank } { $star }
# Two players of one name at one table.
namesake = { $name } ({ $seat })
