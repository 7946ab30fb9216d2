# Podpisy rysunków przy punktach zasad ASTRON.

AS-12 = Karta mówi, w którą stronę i jak daleko: Naprzód 4 niesie statek dokładnie o cztery pola.
AS-16 = Statek stoi w miejscu. Mapa przesunęła się pod nim o dwa rzędy i przyniosła mu stację.
AS-18 = Statek 1 stanął tuż przed statkiem 2 i zepchnął go o jedno pole wstecz.
AS-21 = Pierwszy statek na tej stacji: 5 punktów. Następny, który tu wyląduje, dostanie 4.
AS-26 = Z kosmosu na stację Księżyca jednym ruchem: lądowanie. Przelot nad lądem nie zaszkodził.
AS-27 = Ruch skończył się obok stacji, na lądzie: strata punktu, statek uziemiony.
AS-32 = Mapa niesie kometę w stronę tego statku. Musi opuścić kolumnę, zanim kometa tu dotrze.
AS-33 = Jedna karta niesie statek nad pierścieniami Saturna prosto na stację. Zatrzymanie się na nich byłoby końcem.
