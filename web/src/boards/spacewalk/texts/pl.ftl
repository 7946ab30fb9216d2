### Plansza Space Walk

spacewalk-orbit = Orbita
spacewalk-red = czerwony
spacewalk-blue = niebieski
spacewalk-green = zielony
spacewalk-yellow = żółty
spacewalk-white = biały
spacewalk-large = duży
spacewalk-medium = średni
spacewalk-small = mały
spacewalk-ship = { $size } { $owner }
spacewalk-nothing = brak gwiazdolotów
spacewalk-planet = Planeta { $space }: { $ships }
spacewalk-hole = Czarna dziura na { $space }
spacewalk-holes-at = Pól: { $n }, czarne dziury na { $holes }. Gwiazdoloty lecą ku rosnącym numerom.
spacewalk-group = W locie z { $space }, następny leci o { $n }: { $ships }
spacewalk-round = Runda { $n }
spacewalk-placing = Na orbitę
spacewalk-size = Rozmiar gwiazdolotu
spacewalk-over = Koniec gry.

spacewalk-waits-draw = Losowanie, kto zaczyna.
spacewalk-waits-placing = { $player } stawia gwiazdolot.
spacewalk-waits-card = { $player } wybiera kartę.
spacewalk-waits-move = { $player } wybiera planetę.
spacewalk-waits-order = { $player } wybiera, kto teraz leci.
spacewalk-waits-step = { $player } przesuwa jeden gwiazdolot.
spacewalk-waits-after = { $player } może wydać żeton.
spacewalk-waits-gap = { $player } może wydać żeton.

spacewalk-asks-draw = Losowanie, kto zaczyna.
spacewalk-asks-placing = Wybierz rozmiar, potem planetę.
spacewalk-asks-card = Zagraj kartę.
spacewalk-asks-move = Wybierz planetę: polecą z niej wszystkie gwiazdoloty.
spacewalk-asks-order = Czyj { $size } gwiazdolot leci o { $n }?
spacewalk-asks-step = Wybierz planetę: jeden z twoich gwiazdolotów poleci o jedno pole.
spacewalk-asks-after = Wydać żeton na coś więcej czy spasować?
spacewalk-asks-gap = Wydać żeton, by przesunąć swój gwiazdolot o jedno pole, czy spasować?

spacewalk-which-ship = Który gwiazdolot z planety { $space }?
spacewalk-second-turn = Druga tura
spacewalk-one-step = Jeden krok
spacewalk-pass = Pas
spacewalk-standing-pass = pasuj między turami automatycznie
spacewalk-to-place = do postawienia
spacewalk-in-orbit = na orbicie
spacewalk-tokens = Żetony
spacewalk-tokens-n = { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
    [many] { $n } żetonów
   *[other] { $n } żetonu
 }

spacewalk-card-move = RUCH
spacewalk-card-double = DWA RUCHY
spacewalk-card-copy = KOPIA
spacewalk-card-step = KROK
spacewalk-card-stay = POSTÓJ

spacewalk-do-place = { $word } gwiazdolot na planetę { $space }
spacewalk-do-move = start z planety { $space }
spacewalk-do-next = teraz leci { $word }
spacewalk-do-again = wydaj żeton: start z planety { $space }
spacewalk-do-step = krok: { $word } gwiazdolot z { $space }
spacewalk-do-pass = pas
spacewalk-do-card = zagraj: { $word }
spacewalk-do-first = zaczyna { $word }

spacewalk-group-large = duży gwiazdolot
spacewalk-group-medium = średni gwiazdolot
spacewalk-group-small = mały gwiazdolot
spacewalk-group-move = start z planety
spacewalk-group-again = druga tura
spacewalk-group-step = pojedynczy krok
spacewalk-group-next = kto teraz leci
spacewalk-group-card = karty
spacewalk-group-pass = pas
spacewalk-group-first = kto zaczyna

spacewalk-share-large = { $n ->
    [one] { $n } duży gwiazdolot
    [few] { $n } duże gwiazdoloty
    [many] { $n } dużych gwiazdolotów
   *[other] { $n } dużego gwiazdolotu
 }
spacewalk-share-medium = { $n ->
    [one] { $n } średni gwiazdolot
    [few] { $n } średnie gwiazdoloty
    [many] { $n } średnich gwiazdolotów
   *[other] { $n } średniego gwiazdolotu
 }
spacewalk-share-small = { $n ->
    [one] { $n } mały gwiazdolot
    [few] { $n } małe gwiazdoloty
    [many] { $n } małych gwiazdolotów
   *[other] { $n } małego gwiazdolotu
 }
spacewalk-share-tokens = { $n ->
    [one] { $n } zachowany żeton
    [few] { $n } zachowane żetony
    [many] { $n } zachowanych żetonów
   *[other] { $n } zachowanego żetonu
 }

spacewalk-aim = Utrzymaj swoje gwiazdoloty na orbicie. W swojej turze wybierasz planetę, na której stoi twój gwiazdolot: wszystkie lecą z niej dalej, pierwszy o jedno pole, następny o dwa i tak dalej. Kto trafi w czarną dziurę, przepada.
spacewalk-scoring = Gra kończy się, gdy ktoś nie ma już gwiazdolotów. Duże dają 4 punkty, średnie 3, małe 1, a każdy zachowany żeton 2. Wygrywa, kto ma najwięcej punktów.
