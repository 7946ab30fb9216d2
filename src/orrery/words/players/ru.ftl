### Как зовут игроков

rank-random = Скиталец
rank-greedy = Хапуга
rank-cadet = Кадет
rank-ensign = Мичман
rank-lieutenant = Лейтенант
rank-commander = Командор
rank-captain = Капитан
rank-admiral = Адмирал
rank-grand-admiral = Гранд-адмирал
rank-gambler = Авантюрист
rank-hoarder = Скопидом
rank-hunter = Охотник
bot-called = { $rank } { $star }
namesake = { $name } ({ $seat })
