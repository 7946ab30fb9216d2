### What players are called
###
### $rank: the rank of a bot; $star: its own name; $name: of a person; $seat: the colour of a seat

rank-random = Drifter
rank-greedy = Grabber
rank-cadet = Cadet
rank-ensign = Ensign
rank-lieutenant = Lieutenant
rank-commander = Commander
rank-captain = Captain
rank-admiral = Admiral
rank-grand-admiral = Grand Admiral
rank-gambler = Gambler
rank-hoarder = Hoarder
rank-hunter = Hunter
bot-called = { $rank } { $star }
# Two players of one name at one table.
namesake = { $name } ({ $seat })
