### Space Walk po polsku

## The language

language-name = polski

## The lid of the box

title = Space Walk
blurb = Poruszaj całymi planetami pełnymi gwiazdolotów, swoich i cudzych, i omijaj czarne dziury.

## Words that fill variables

name-large = duży
    .gen = dużego
name-medium = średni
    .gen = średniego
name-small = mały
    .gen = małego
name-red = Czerwony
    .gen = Czerwonego
name-blue = Niebieski
    .gen = Niebieskiego
name-green = Zielony
    .gen = Zielonego
name-yellow = Żółty
    .gen = Żółtego
name-white = Biały
    .gen = Białego
name-move = RUCH
name-double = DWA RUCHY
name-copy = KOPIA
    .acc = KOPIĘ
name-step = KROK
name-stay = POSTÓJ

## What buttons say, by verb

action-place = postaw { $size } gwiazdolot na planecie { $space }
action-step = { $size } gwiazdolot z planety { $space } o jedno pole naprzód
action-move = start z planety { $space }
action-again = za żeton start z planety { $space }
action-next = teraz leci { $owner }
action-card = zagraj { NAME($card, form: "acc") }
action-pass = pas

## What one may type, by verb

kind-place = postaw duży gwiazdolot na planecie 3
kind-step = wydaj żeton (albo użyj karty KROK): twój mały gwiazdolot z planety 3 leci o jedno pole naprzód
kind-move = wszystkie gwiazdoloty startują z planety 3
kind-again = wydaj żeton: druga tura, z planety 3
kind-next = z grupy leci teraz gwiazdolot gracza Niebieskiego
kind-card = zagraj kartę (wariant z kartami akcji)
kind-pass = nic nie wydawaj

## Why a move is not allowed

refusal-game-over = gra jest skończona
refusal-not-your-turn = teraz nie decyduje { $player }
refusal-nature-first = dopóki nie wylosowano, kto zaczyna, nikt o niczym nie decyduje
refusal-natures-only = kto zaczyna, wyznacza tu los, a nie wybór
refusal-not-natures = o tym decyduje gracz, nie los
refusal-no-such-player = przy tym stole nie ma takiego gracza
refusal-still-placing = gwiazdoloty są dopiero umieszczane na orbicie, nikt się jeszcze nie rusza
refusal-no-tokens-yet = podczas umieszczania gwiazdolotów nie wolno używać żetonów
refusal-placement-is-over = wszystkie gwiazdoloty są już na orbicie
refusal-no-such-space = ta orbita nie ma pola { $space }
refusal-place-on-planet = pole { $space } to czarna dziura, a gwiazdoloty stawia się na planetach
refusal-none-in-reserve = { $player } nie ma już { NAME($size, form: "gen") } gwiazdolotu do postawienia
refusal-size-taken = na planecie { $space } stoi już { $size } gwiazdolot
refusal-not-a-planet = pole { $space } to czarna dziura, a startować można tylko z planet
refusal-no-ship-of-yours = { $player } nie ma gwiazdolotu na planecie { $space }
refusal-must-move = ruch jest obowiązkowy, tury nie można opuścić
refusal-move-first = żetony są na potem: najpierw ruch
refusal-order-first = grupa jeszcze leci: powiedz, czyj gwiazdolot leci teraz
refusal-no-order-due = żadna grupa nie czeka na ustalenie kolejności
refusal-not-in-group = { $owner } nie ma gwiazdolotu tego rozmiaru, który teraz leci
refusal-turn-is-done = tura jest skończona; „again { $space }” kupuje za żeton drugą
refusal-only-a-step = między turami żeton kupuje tylko jeden krok
refusal-not-in-a-gap = między turami nikt nie startuje z planety, za żeton można zrobić tylko krok
refusal-no-such-ship = { $player } nie ma { NAME($size, form: "gen") } gwiazdolotu na polu { $space }
refusal-card-first = tura zaczyna się od zagrania karty
refusal-no-cards = ta gra toczy się z żetonami, a nie z kartami akcji
refusal-card-is-laid = karta tej tury jest już zagrana
refusal-no-such-card = { $player } nie ma na ręce karty { $card }
refusal-must-step = karta każe zrobić KROK: jeden gwiazdolot musi polecieć o jedno pole

## What happened

event-first-drawn = losowanie: zaczyna { $owner }
event-ship-placed = { $owner } stawia { $size } gwiazdolot na planecie { $space }
event-ship-flew = { $owner }: { $size } gwiazdolot leci o { $distance } na planetę { $target }
event-ship-lost = { $owner }: { $size } gwiazdolot leci o { $distance } i wpada w czarną dziurę na polu { $target }
event-token-paid = { $owner } wydaje żeton
event-passed = { $owner } pasuje
event-card-laid = { $owner } zagrywa { NAME($card, form: "acc") }
event-card-copied = { $owner }: KOPIA działa jak { $card }
event-hand-taken-back = { $owner } bierze z powrotem osiem kart
event-round-began = runda { $round }
event-game-ended = { $owner } nie ma już gwiazdolotów: koniec gry

## Plain words for people

phrase-ship = { $owner ->
    [you] twój { $size } gwiazdolot
   *[other] { $size } gwiazdolot gracza { NAME($owner, form: "gen") }
 }
plain-action-place = { $size } gwiazdolot na { $nth }. planetę za dziurą ({ $space })
plain-action-step = { $payment ->
    [card] { $size } gwiazdolot o jedno pole naprzód ({ $space })
   *[token] Wydaj żeton: { $size } gwiazdolot o jedno pole naprzód ({ $space })
 }
plain-action-move = Start z planety z { $n ->
    [one] jednym gwiazdolotem
    [2] dwoma gwiazdolotami
    [3] trzema gwiazdolotami
    [4] czterema gwiazdolotami
    [5] pięcioma gwiazdolotami
    [6] sześcioma gwiazdolotami
    [few] { $n } gwiazdolotami
    [many] { $n } gwiazdolotami
   *[other] { $n } gwiazdolotami
 } ({ $space })
plain-action-again = Wydaj żeton: start także z tej planety ({ $space })
plain-action-next = Najpierw { $ship }
plain-action-card = Zagraj { NAME($card, form: "acc") }
plain-action-pass = Zachowaj żeton

plain-event-first-drawn = { $owner ->
    [you] Losowanie: zaczynasz ty
   *[other] Losowanie: zaczyna { $owner }
 }
plain-event-ship-placed = { $owner ->
    [you] Stawiasz
   *[other] { $owner } stawia
 } { $size } gwiazdolot na { $nth }. planecie za dziurą ({ $space })
plain-event-ship-flew = { $ship } leci o { $distance ->
    [one] { $distance } pole
    [few] { $distance } pola
    [many] { $distance } pól
   *[other] { $distance } pola
 }, na planetę { $target }
plain-event-ship-lost = { $ship } leci o { $distance ->
    [one] { $distance } pole
    [few] { $distance } pola
    [many] { $distance } pól
   *[other] { $distance } pola
 }, prosto w czarną dziurę
plain-event-token-paid = { $owner ->
    [you] Wydajesz żeton
   *[other] { $owner } wydaje żeton
 }
plain-event-passed = { $owner ->
    [you] Pasujesz
   *[other] { $owner } pasuje
 }
plain-event-card-laid = { $owner ->
    [you] Zagrywasz { NAME($card, form: "acc") }
   *[other] { $owner } zagrywa { NAME($card, form: "acc") }
 }
plain-event-card-copied = { $owner ->
    [you] Twoja KOPIA działa jak { $card }
   *[other] KOPIA gracza { NAME($owner, form: "gen") } działa jak { $card }
 }
plain-event-hand-taken-back = { $owner ->
    [you] Bierzesz z powrotem osiem kart
   *[other] { $owner } bierze z powrotem osiem kart
 }
plain-event-round-began = Runda { $round }
plain-event-game-ended = { $owner ->
    [you] Nie masz już gwiazdolotów: koniec gry
   *[other] { $owner } nie ma już gwiazdolotów: koniec gry
 }

plain-refusal-game-over = Gra jest skończona
plain-refusal-not-your-turn = Teraz nie ty decydujesz
plain-refusal-place-on-planet = To czarna dziura: gwiazdoloty stawia się na planetach
plain-refusal-none-in-reserve = Nie masz już { NAME($size, form: "gen") } gwiazdolotu do postawienia
plain-refusal-size-taken = Stoi tu już { $size } gwiazdolot: na początku tylko jeden każdego rozmiaru
plain-refusal-not-a-planet = To czarna dziura: gwiazdoloty startują z planet
plain-refusal-no-ship-of-yours = Nie masz tu gwiazdolotu: wybierz planetę, na której stoi twój
plain-refusal-must-move = Musisz wystartować z którejś planety: tury nie można opuścić
plain-refusal-move-first = Najpierw start z planety: żetony dopiero po turze
plain-refusal-order-first = Gwiazdoloty jeszcze lecą: powiedz, czyj leci pierwszy
plain-refusal-no-order-due = Żadne gwiazdoloty nie czekają na ustalenie kolejności
plain-refusal-not-in-group = { $owner ->
    [you] Nie masz
   *[other] { $owner } nie ma
 } gwiazdolotu tego rozmiaru, który teraz leci
plain-refusal-turn-is-done = Twoja tura się skończyła: drugą kupisz tylko za żeton
plain-refusal-only-a-step = Między turami żeton kupuje jeden krok, nic więcej
plain-refusal-not-in-a-gap = Między turami nikt nie startuje z planety: za żeton można zrobić krok
plain-refusal-no-such-ship = Nie masz tu { NAME($size, form: "gen") } gwiazdolotu
plain-refusal-card-first = Najpierw zagraj kartę
plain-refusal-no-such-card = Nie masz już karty { $card }
plain-refusal-must-step = Karta każe zrobić KROK: jeden gwiazdolot musi polecieć o jedno pole

## Options in the lobby

option-variant = Wariant
option-tokens = Żetony na gracza
option-first-player = Pierwszy gracz
option-first-placer-moves-second = Kto pierwszy stawia, drugi rusza
option-no-tokens-first-rounds = Rundy bez żetonów

## A line for each option

help-variant = żetony: gra podstawowa; karty akcji: wariant z kartami
help-tokens = żetony dla każdego gracza; -1: cztery, w pięć osób trzy
help-first-player = kto pierwszy stawia (i, poza SW-8, pierwszy rusza)
help-first-placer-moves-second = we dwoje pierwszą turę ma ten, kto stawiał jako drugi
help-no-tokens-first-rounds = przez tyle rund na początku nie wolno używać żetonów

## Their choices

choice-tokens = żetony
choice-cards = karty akcji
choice-red = Czerwony
choice-blue = Niebieski
choice-green = Zielony
choice-yellow = Żółty
choice-white = Biały
choice-random = losowo

## Boards

board-big = większa orbita
board-small = mniejsza orbita

## Why a position is impossible

fault-bad-seats = musi być od 2 do 5 graczy i na jednego z nich musi przypadać decyzja
fault-ship-in-hole = gwiazdolot stoi w czarnej dziurze
fault-too-many-ships = któryś gracz ma więcej niż trzy gwiazdoloty jednego rozmiaru
fault-wrong-count = liczba gwiazdolotów na orbicie i obok planszy się nie zgadza
fault-stray-group = grupa jest w locie dokładnie wtedy, gdy wybiera się jej kolejność
fault-bad-number = jakaś liczba jest poza zakresem
fault-should-be-over = gracz bez gwiazdolotów zakończył już grę
fault-strangers = miejsce, które nie gra, ma gwiazdoloty lub żetony
fault-wrong-round = runda nie zgadza się z fazą
fault-bad-placing = gwiazdoloty stawia się kolejno, nigdy dwa tego samego rozmiaru na jednej planecie
fault-not-the-mover = decydować ma ktoś inny niż gracz, którego jest tura
fault-cannot-pay = pytany gracz nie może wydać żetonu: nie ma go, już wydał albo spasował, albo to runda bez żetonów
fault-wrong-payments = ktoś wydał żeton lub spasował, choć nie mógł
fault-wrong-cards = karty należą do wariantu z kartami akcji, w którym nie ma żetonów; faza wymaga zagranej do niej karty
fault-bad-group = w lecącej grupie nie ma nic do wyboru
fault-not-over = nikt nie stracił wszystkich gwiazdolotów, więc gra trwa

## What a seat is asked in the terminal

question-place = Postaw gwiazdolot na planecie, na której nie ma żadnego w tym rozmiarze.
question-card = Zagraj kartę.
question-move = Z której planety start? Lecą wszystkie stojące na niej gwiazdoloty.
question-order = Czyj gwiazdolot leci teraz, o { $n ->
    [one] { $n } pole
    [few] { $n } pola
    [many] { $n } pól
   *[other] { $n } pola
 }?
question-step = Który z twoich gwiazdolotów robi krok o jedno pole?
question-after = Wydać żeton na drugą turę albo jeden krok (masz: { $tokens }), czy spasować?
question-gap = Krok kosztuje żeton (masz: { $tokens }): wydać go i przesunąć jeden ze swoich gwiazdolotów, czy spasować?

## Glossary: what is on the table, one meaning each

term-planet = Planeta
meaning-planet = Tu stoją gwiazdoloty. Kto ma na niej swój, może wystartować wszystkimi: pierwszy leci o jedno pole, następny o dwa i tak dalej.
term-black-hole = Czarna dziura
meaning-black-hole = Gwiazdolot, którego lot się tu kończy, przepada na zawsze. Przelot nad nią nie szkodzi.
term-large-ship = Duży gwiazdolot
meaning-large-ship = Startuje z planety jako pierwszy. Na koniec daje { $large ->
    [one] { $large } punkt
    [few] { $large } punkty
    [many] { $large } punktów
   *[other] { $large } punktu
 }, jeśli jest na orbicie.
term-medium-ship = Średni gwiazdolot
meaning-medium-ship = Leci po dużych gwiazdolotach. Na koniec daje { $medium ->
    [one] { $medium } punkt
    [few] { $medium } punkty
    [many] { $medium } punktów
   *[other] { $medium } punktu
 }, jeśli jest na orbicie.
term-small-ship = Mały gwiazdolot
meaning-small-ship = Leci ostatni, więc najdalej. Na koniec daje { $small ->
    [one] { $small } punkt
    [few] { $small } punkty
    [many] { $small } punktów
   *[other] { $small } punktu
 }, jeśli jest na orbicie.
term-ship-count = Liczba przy stosie
meaning-ship-count = Ile gwiazdolotów stoi na tej planecie. Ostatni z nich leci o tyle właśnie pól.
term-space-number = Numer pola
meaning-space-number = Pola liczy się zgodnie z ruchem wskazówek zegara; tak też lecą wszystkie gwiazdoloty.
term-fleet = Gwiazdoloty gracza
meaning-fleet = Ile dużych, średnich i małych gwiazdolotów ma jeszcze ten gracz.
term-token = Żeton
meaning-token = Kupuje drugą turę zaraz po twojej albo przesuwa jeden twój gwiazdolot o jedno pole; najwyżej jeden na rundę. Niewydany daje { $token ->
    [one] { $token } punkt
    [few] { $token } punkty
    [many] { $token } punktów
   *[other] { $token } punktu
 }.
term-card-move = RUCH
meaning-card-move = Zwykła tura: lecą wszystkie gwiazdoloty z jednej planety. Liczba takich kart na ręce: { $moves }.
term-card-double = DWA RUCHY
meaning-card-double = Dwa zwykłe ruchy jeden po drugim.
term-card-copy = KOPIA
meaning-card-copy = Robi to, co zrobiła karta gracza przed tobą.
term-card-step = KROK
meaning-card-step = Jeden twój gwiazdolot leci sam o jedno pole naprzód.
term-card-stay = POSTÓJ
meaning-card-stay = Nic się nie rusza.

## The screen of the terminal

screen-legend-sizes = duże, średnie, małe gwiazdoloty na planecie, w kolejności lotu
screen-legend-ships = dwa Czerwonego, jeden Niebieskiego (g Zielony, y Żółty, w Biały)
screen-legend-hole = czarna dziura
screen-legend-token = żeton
screen-flight = w locie z { $space }, następny leci o { $distance }: { $ships }
screen-ships = gwiazdoloty
screen-points = punkty
screen-to-place = do postawienia
screen-tokens = żetony
screen-hand = ręka
screen-last-effect = efekt
screen-paid = żeton wydany w tej rundzie
screen-cards = { $n }x{ $card }
