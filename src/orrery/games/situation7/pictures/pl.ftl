# Podpisy rysunków przy punktach zasad SITUATION 7.

S7-5 = Cztery miejsca z czerwoną obwódką to linia bazowa Żółtego. Linia Zielonego leży naprzeciwko.
S7-10 = Pierwszy element Żółtego leży na jego linii bazowej. Następny może trafić wszędzie tam, gdzie dotknie tego krawędzią.
S7-13 = Żółty zapełnił całą swoją bazę rakiet, więc jego trzy rakiety są gotowe.
S7-14 = Rakieta niesie element obok elementu Zielonego, daleko od wszystkiego, co żółte. Stamtąd Żółty buduje dalej.
S7-17 = Astronauta strzeże elementu, na którym stoi. Zielony nie może nic położyć na pustym miejscu obok.
S7-21 = Każde miejsce tego sektora zajmuje Żółty: 50 punktów. Jeden element Zielonego i nikt nie dostałby nic.
S7-22 = Tym elementem Żółty zajmuje całego Jowisza: 100 punktów.
