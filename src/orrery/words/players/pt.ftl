### Como se chamam os jogadores

rank-random = Errante
rank-greedy = Oportunista
rank-cadet = Cadete
rank-ensign = Alferes
rank-lieutenant = Tenente
rank-commander = Comandante
rank-captain = Capitão
rank-admiral = Almirante
rank-grand-admiral = Grande Almirante
rank-gambler = Apostador
rank-hoarder = Poupador
rank-hunter = Caçador
bot-called = { $rank } { $star }
namesake = { $name } ({ $seat })
