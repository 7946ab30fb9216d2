### Lekcje ASTRON

## first-game

first-game-title = Z Ziemi na Saturna

take-off-text = Wyścig z Ziemi na Saturna! Po drodze ląduj na ponumerowanych stacjach; pierwszy statek dostaje 5 punktów. Wystartuj jak najbliżej stacji 1.
take-off-praise = Lecisz statkiem 1. Rywal też startuje i oba statki dostają po pięć kart.
take-off-mistake-1 = To Ziemia. Do startu służy sześć zaznaczonych pól.
take-off-mistake-2 = Można, ale stacja 1 jest daleko po lewej. Wystartuj z pola skrajnego z lewej.

card-text = Karta niesie statek dokładnie tak daleko, jak mówi. Zagraj Naprzód 4.
card-praise = Rywal też leci. Potem każdy dostaje nową kartę.
card-mistake-1 = Nie masz takiej karty. Zagraj jedną z pięciu, które trzymasz na ręce.
card-mistake-2 = To wyniosłoby cię poza mapę. Statki jej nie opuszczają.
card-mistake-3 = Wolno, ale ta karta zaraz ci się przyda. Zagraj czwórkę.

slide-text = Widzisz? Po każdej rundzie mapa przesuwa się o rząd w twoją stronę; statki stoją. Leć tam, gdzie stacja 1 znajdzie się obok ciebie: Naprzód 2.
slide-praise = Mapa się przesunęła i stacja 1 jest tuż obok.
slide-mistake-1 = Teraz obok stacji, ale mapa się przesunie i stacja zostanie z tyłu. O pole mniej.
slide-mistake-2 = Dobra kolumna, ale stacja jest jeszcze z przodu. Najpierw leć naprzód.

station-text = Ląduj! Zagraj W bok 1 i wybierz lewą stronę.
station-praise = Pierwsze lądowanie na stacji 1: pięć punktów! Następny statek dostanie 4, potem 3, 2, 1.
station-mistake-1 = Zła strona: stacja jest po lewej.
station-mistake-2 = Lecisz dokładnie o 2, poza stację. Potrzebna jest jedynka.

blackout-text = Ciemne chmury z przodu kosztują punkt, gdy ich dotkniesz, a zaraz nasuną się na ciebie. Opuść ich kolumny: W bok 2, w prawo.
blackout-otherwise = Też bezpiecznie, ale ta karta przyda się przy Księżycu. Zagraj W bok 2.
blackout-praise = Udało się. Meteory, promienie i asteroidy tak samo kosztują punkt.
blackout-mistake-1 = Prosto przez ciszę radiową: strata punktu. Omiń ją.
blackout-mistake-2 = Kończysz w ciszy radiowej: strata punktu. Lepiej odsuń się na bok.
blackout-mistake-3 = Też bezpiecznie! Ale zachowaj trójkę: zaniesie cię na Księżyc.

line-up-text = Rywal zajął stację 1 za 4 punkty. Szybko na Księżyc! Po najbliższym przesunięciu jego stacja ma leżeć w twoim rzędzie: Naprzód 2.
line-up-praise = Teraz jesteś w jednym rzędzie ze stacją Księżyca.
line-up-mistake-1 = Dobra kolumna, ale nasuną się na ciebie meteory: strata punktu.
line-up-mistake-2 = O jeden za daleko: stacja przesunie się poza twój rząd.

moon-text = Stacja planety leży pośrodku lądu. Przelot nad lądem nie szkodzi, ale ruch musi się skończyć na samej stacji: dokładnie trzy w prawo.
moon-praise = Księżyc! Dziesięć punktów.
moon-mistake-1 = Nieudane lądowanie: tracisz punkt i tkwisz w miejscu. Leć dokładnie o trzy.
moon-mistake-2 = Księżyc jest po prawej.

comet-text = Dalej jest kometa! Niszczy każdy statek, którego dotknie, nawet lecący nad nią. Jest o rząd przed tobą i się zbliża. Ratuj statek!
comet-praise = Było blisko. Wypatruj komety na długo, zanim nadleci.
comet-mistake-1 = Przelot nad kometą też jest śmiertelny. Opuść jej kolumnę.
comet-mistake-2 = Prosto w kometę. Opuść jej kolumnę.
comet-mistake-3 = To od razu ściąga kometę na ciebie. Opuść jej kolumnę.

upheaval-text = Później. Stacja 7 jest dwa rzędy przed tobą i żaden lot nie pasuje. Kosmiczny Przewrót od razu przesuwa całą mapę, pod wszystkimi. Zagraj go!
upheaval-praise = Stacja przyszła do ciebie, a rywal trafił w ciszę radiową. Podwójny zysk!
upheaval-mistake-1 = O jeden za daleko: trzeba przelecieć tyle, ile mówi karta. Niech mapa przyjdzie do ciebie.
upheaval-mistake-2 = Zostań w kolumnie stacji i pozwól mapie się przesunąć.

shove-text = W innej grze rywal czeka tuż za stacją 4, z kometą za plecami. Wyląduj przed nim: statek za tobą musi się cofnąć.
shove-praise = Pięć punktów, a rywal cofnął się w kometę. Jego punkty zostają, podróż się skończyła.
shove-mistake-1 = Obok stacji, nie na niej. Potrzebna jest trójka.
shove-mistake-2 = Rywal zajmie stację. Wyląduj przed nim teraz!

saturn-text = Nareszcie Saturn! Jego pierścienie niszczą wszystko, co się na nich zatrzyma, ale jedna karta może je przeskoczyć. Wyląduj na stacji jednym skokiem.
saturn-praise = Saturn zdobyty: pięć punktów i bezpieczny koniec podróży.
saturn-mistake-1 = To zatrzymuje statek na pierścieniach: przepadł. Przeskocz je całe.
saturn-mistake-2 = Po tej rundzie nasuną się na ciebie pierścienie. Skacz teraz.
saturn-mistake-3 = To ląd Saturna: nieudane lądowanie. O pole mniej.

cadet-text = Umiesz latać! Gdy mapa się skończy, wygrywa najwyższy wynik; statki w kosmosie dostają jeszcze punkt. Zagraj teraz z Kadetem!

## exercises

let-it-come-text = Pięć punktów. Żadna karta nie sięga od razu stacji 6. Która doprowadzi cię tam, gdy mapa się przesunie?
let-it-come-hint = Po turze rywala mapa przesuwa się o rząd. Stań o rząd za stacją, w jej kolumnie.
let-it-come-mistake-1 = Stacja jest trzy kolumny na prawo.
let-it-come-mistake-2 = Dobry pomysł, ale stacja jest o trzy kolumny dalej.

save-your-ship-text = Uratuj statek. Kometa jest przed tobą i obok, i sunie w twoją stronę.
save-your-ship-hint = Z siedmiu możliwych ruchów ratuje tylko jeden. Po której stronie jest kometa?
save-your-ship-mistake-1 = Tam też jest kometa. Druga strona!
save-your-ship-mistake-2 = Nad kometą nikt nie przeleci.

win-in-one-text = Ostatnia runda, równe wyniki. Kto zostanie w kosmosie, dostanie jeszcze punkt. Zwycięstwo ma być tylko twoje!
win-in-one-hint = Tuż za rywalem są pierścienie Saturna. Kto musi się cofnąć, gdy staniesz przed nim?
win-in-one-mistake-1 = Mapa się kończy i przetrwają oba statki: wspólne zwycięstwo. Rywal nie może przetrwać.
win-in-one-mistake-2 = Rywal zostaje w kosmosie i przetrwa. Zmuś go do cofnięcia się.
