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
bot-called = { $rank } { $star }
namesake = { $name } ({ $seat })
