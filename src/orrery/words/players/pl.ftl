### Jak nazywają się gracze

rank-random = Włóczęga
rank-greedy = Chciwiec
rank-cadet = Kadet
rank-ensign = Chorąży
rank-lieutenant = Porucznik
rank-commander = Komandor
rank-captain = Kapitan
rank-admiral = Admirał
rank-grand-admiral = Wielki Admirał
rank-gambler = Hazardzista
rank-hoarder = Ciułacz
rank-hunter = Łowca
bot-called = { $rank } { $star }
namesake = { $name } ({ $seat })
