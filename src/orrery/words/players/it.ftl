### Come si chiamano i giocatori

rank-random = Vagabondo
rank-greedy = Arraffone
rank-cadet = Cadetto
rank-ensign = Guardiamarina
rank-lieutenant = Tenente
rank-commander = Comandante
rank-captain = Capitano
rank-admiral = Ammiraglio
rank-grand-admiral = Grande Ammiraglio
rank-gambler = Scommettitore
rank-hoarder = Risparmiatore
rank-hunter = Cacciatore
bot-called = { $rank } { $star }
namesake = { $name } ({ $seat })
