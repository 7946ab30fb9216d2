### Lekcje gry cztery w rzędzie

## first-game

first-game-title = Cztery w rzędzie

drop-text = Ustaw cztery swoje żółte krążki w rzędzie: pionowo, poziomo albo na ukos. Wrzuć pierwszy w środek.
drop-otherwise = Można, ale środek należy do największej liczby czwórek. Zacznij tam.
drop-praise = Spada na najniższe wolne miejsce. Czerwoni wrzucają swój na wierzch.

block-text = Czerwoni mają trzy w rzędzie. Jeszcze jeden i wygrają! Wrzuć krążek w lukę.
block-praise = Zablokowane. W każdej turze patrz na trójki drugiej strony.
block-mistake-1 = Teraz czerwoni wrzucą w lukę i mają cztery.

win-text = Teraz ty masz trzy. Dołóż czwarty, na dowolnym końcu!
win-praise = Cztery w rzędzie: wygrywasz!
win-mistake-1 = To nie daje czterech w rzędzie. Dodaj żółty krążek na lewym albo prawym końcu.

cadet-text = To już wszystko. Zagraj teraz z Kadetem!

## exercises

diagonal-text = Wygraj jednym krążkiem. Spójrz na ukosy.
diagonal-hint = Trzy żółte krążki wspinają się od lewego dolnego rogu.
diagonal-mistake-1 = O jedną kolumnę za daleko. Ukos biegnie dalej w kolumnie przed nią.
