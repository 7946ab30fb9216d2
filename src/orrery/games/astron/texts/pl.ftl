### ASTRON po polsku

## The language

language-name = polski

## The lid of the box

title = ASTRON
blurb = Leć z Ziemi na Saturna nad mapą, która przesuwa się pod wszystkimi statkami.

## Words that fill variables

name-ship1 = statek 1
name-ship2 = statek 2
name-ship3 = statek 3
name-ship4 = statek 4
name-ship5 = statek 5
name-ship6 = statek 6
name-forward-1 = Naprzód 1
name-forward-2 = Naprzód 2
name-forward-3 = Naprzód 3
name-forward-4 = Naprzód 4
name-backward-1 = Wstecz 1
name-backward-2 = Wstecz 2
name-backward-3 = Wstecz 3
name-backward-4 = Wstecz 4
name-sideways-1 = W bok 1
name-sideways-2 = W bok 2
name-sideways-3 = W bok 3
name-sideways-4 = W bok 4
name-upheaval-1 = Przewrót 1
name-upheaval-2 = Przewrót 2
name-upheaval-3 = Przewrót 3
name-upheaval-4 = Przewrót 4
name-a-card = kartę
name-meteor-stream = rój meteorów
name-cosmic-ray-shower = deszcz promieni kosmicznych
name-electronic-blackout = cisza radiowa
name-asteroid = asteroida
name-space = kosmos
name-Earth = Ziemia
name-take-off-space = pole startowe
name-space-station = stacja kosmiczna
name-land-of-planet = ląd planety
name-stellar-station = stacja gwiezdna
name-left = w lewo
name-right = w prawo
name-comet = kometa
name-rings = pierścienie

## What buttons say, by verb

action-take-off = start z kolumny { $column }
action-forward = zagraj Naprzód { $value }
action-backward = zagraj Wstecz { $value }
action-sideways = zagraj W bok { $value } { $side }
action-upheaval = zagraj Przewrót { $value }
action-wait = czekaj i odrzuć { $card }
action-dodge = ustąp { $side }
action-pass = pas

## What one may type, by verb

kind-take-off = start z kolumny c
kind-forward = zagraj Naprzód 3 (także: f3)
kind-backward = zagraj Wstecz 2
kind-sideways = zagraj W bok 2 w lewo (także: left 2)
kind-upheaval = zagraj Kosmiczny Przewrót 2: mapa się przesuwa
kind-wait = żadnej karty nie da się zagrać: odrzuć jedną (także: discard forward 3)
kind-dodge = twój zepchnięty statek idzie w lewo
kind-pass = żadnej karty nie da się zagrać i nie ma czego odrzucić

## Why a move is not allowed

refusal-game-over = gra jest skończona
refusal-not-your-turn = teraz gra { $actor }, nie { $player }: statki grają w kolejności numerów
refusal-cards-are-dealt = trwa rozdawanie kart, teraz dostaje { $actor }
refusal-natures-only = karty ze stosu rozdaje los, nikt ich nie wybiera
refusal-not-natures = o tym decyduje gracz, nie los
refusal-not-in-pile = w stosie (kart: { $n_pile }) nie ma karty { $card }
refusal-take-off-first = statki dopiero wybierają pola startowe
refusal-has-taken-off = wszystkie statki już wystartowały
refusal-no-take-off-space = kolumna { $column } nie ma w rzędzie 0 pola startowego
refusal-take-off-space-taken = na polu startowym kolumny { $column } stoi { $other }
refusal-dodge-first = { $player } musi najpierw ustąpić: dodge left (w lewo) albo dodge right (w prawo)
refusal-no-dodge-due = { $player } nikomu nie stoi na drodze
refusal-no-such-card = { $player } nie ma na ręce karty { $card }
refusal-no-such-value = żadna karta nie ma wartości { $value }: karty mają od 1 do 4
refusal-leaves-window = { $card } z pola { $place } wyprowadza poza okno
refusal-space-held = na polu { $target } stoi { $other }, a pole mieści jeden statek
refusal-ship-in-the-way = { $other } stoi na drodze do { $target }; inne statki mija się, tylko lecąc w bok
refusal-ends-on-planet = { $player } jest uziemiony na { $place }, a { $target } nie leży w kosmosie
refusal-must-play = { $player } może zagrać „{ $example }”, a kto może, ten musi
refusal-must-leave = { $player } jest uziemiony i może zagrać „{ $example }”, więc musi
refusal-not-in-hand = { $player } nie ma na ręce karty { $card }, więc jej nie odrzuci
refusal-must-discard = { $player } ma karty i musi jedną odrzucić
refusal-not-your-dodge = najpierw { $actor } wybiera, dokąd pójdzie zepchnięty statek

## What happened

event-took-off = { $ship } startuje z kolumny { $column }
event-card-dealt = { $ship } dostaje { $card }
event-pile-shuffled = odrzucone karty ({ $n }) są tasowane i stają się stosem
event-round-began = runda { $n }
event-card-played = { $ship } zagrywa { $card }
event-ship-flew = { $ship } leci z { $column }{ $row } na { $to_column }{ $to_row }
event-ship-displaced = { $ship } stoi na drodze i ustępuje z { $column }{ $row } na { $to_column }{ $to_row }
event-base-moved = mapa przesuwa się o { $steps }, do kroku { $base }
event-hazard-hit = { $ship } wpada w zagrożenie ({ $danger }) w kolumnie { $column } i traci punkt
event-ship-lost = { $ship } przepada w kolumnie { $column } ({ $danger })
event-landed = { $ship } ląduje na stacji { $n }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 }
event-landed-again = { $ship } ląduje znów na stacji { $n }
event-bad-landing = { $ship }: nieudane lądowanie na planecie { $n }, strata punktu, uziemienie
event-freed = { $ship } jest wolny od planety { $n }
event-finished-voyage = { $ship } dociera na Saturna
event-waited = { $ship } nie może nic zagrać i odrzuca { $card }; stracone punkty: { $points }
event-passed = { $ship } nie ma kart i pasuje
event-hand-discarded = { $ship } odrzuca { $n ->
    [one] { $n } kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
 }
event-survived = { $ship } przetrwał: 1 punkt
event-game-ended = koniec gry przy kroku mapy { $n }

## Plain words for people

phrase-card = { $suit ->
    [forward] Naprzód
    [backward] Wstecz
    [sideways] W bok
   *[upheaval] Przewrót
 } { $value }
phrase-unseen-card = kartę
phrase-danger = { $kind ->
    [meteors] rój meteorów
    [rays] deszcz promieni
    [blackout] ciszę radiową
    [asteroid] asteroidę
    [comet] kometę
   *[rings] pierścienie
 }
phrase-fates = { $first }, potem { $then }
phrase-hit = przez { $danger }, strata punktu
phrase-lost = w { $danger }, statek przepada
phrase-landing = lądowanie na stacji { $n }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 }
phrase-landing-again = znów na stacji { $n }, bez punktów
phrase-crash = nieudane lądowanie na planecie { $n }, strata punktu
phrase-freed = uwolnienie od planety { $n }
plain-action-take-off = Start { $end ->
    [leftmost] z pola skrajnego z lewej
    [rightmost] z pola skrajnego z prawej
   *[between] z { $nth }. pola od lewej
 }
plain-action-forward = Naprzód { $value }{ $fate ->
    [none] { "" }
   *[other] : { $fate }
 }
plain-action-backward = Wstecz { $value }{ $fate ->
    [none] { "" }
   *[other] : { $fate }
 }
plain-action-sideways = W bok { $value } { $side }{ $fate ->
    [none] { "" }
   *[other] : { $fate }
 }
plain-action-upheaval = Kosmiczny Przewrót: mapa przesuwa się o { $value ->
    [one] { $value } rząd
    [few] { $value } rzędy
    [many] { $value } rzędów
   *[other] { $value } rzędu
 }{ $fate ->
    [none] { "" }
   *[other] ; { $fate }
 }
plain-action-wait = Nic nie pasuje: odrzuć { $card }{ $points ->
    [0] { "" }
    [one] { " " }i strać punkt
    [few] { " " }i strać { $points } punkty
    [many] { " " }i strać { $points } punktów
   *[other] { " " }i strać { $points } punktu
 }
plain-action-dodge = Ustąp { $side }
plain-action-pass = Bez kart: pas

plain-event-took-off = { $ship ->
    [you] Startujesz
   *[other] { $ship } startuje
 } { $end ->
    [leftmost] z pola skrajnego z lewej
    [rightmost] z pola skrajnego z prawej
   *[between] z { $nth }. pola od lewej
 }
plain-event-card-dealt = { $ship ->
    [you] Dostajesz { $card }
   *[other] { $ship } dostaje { $card }
 }
plain-event-round-began = Runda { $n }
plain-event-card-played = { $ship ->
    [you] Zagrywasz { $card }
   *[other] { $ship } zagrywa { $card }
 }
plain-event-ship-flew = { $ship ->
    [you] Lecisz
   *[other] { $ship } leci
 } { $way ->
    [left] o { $n } w lewo
    [right] o { $n } w prawo
    [backwards] o { $n } wstecz
    [nowhere] donikąd
   *[forwards] o { $n } naprzód
 }
plain-event-ship-displaced = { $ship ->
    [you] Stoisz na drodze i ustępujesz
   *[other] { $ship } stoi na drodze i ustępuje
 } { $way ->
    [left] o { $n } w lewo
    [right] o { $n } w prawo
    [backwards] o { $n } wstecz
    [nowhere] donikąd
   *[forwards] o { $n } naprzód
 }
plain-event-base-moved = Mapa przesuwa się o { $steps ->
    [one] jeden rząd
    [2] dwa rzędy
    [3] trzy rzędy
    [4] cztery rzędy
    [few] { $steps } rzędy
    [many] { $steps } rzędów
   *[other] { $steps } rzędu
 }
plain-event-hazard-hit = { $ship ->
    [you] Wlatujesz
   *[other] { $ship } wlatuje
 } w { $danger }: strata punktu
plain-event-ship-lost = { $ship ->
    [you] Wlatujesz w { $danger } i twój statek przepada
   *[other] { $ship } wlatuje w { $danger } i statek przepada
 }
plain-event-landed = { $ship ->
    [you] Lądujesz
   *[other] { $ship } ląduje
 } na stacji { $n }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 }
plain-event-landed-again = { $ship ->
    [you] Lądujesz znów na stacji { $n }
   *[other] { $ship } ląduje znów na stacji { $n }
 }
plain-event-bad-landing = { $ship ->
    [you] Nieudane lądowanie na planecie { $n }: tracisz punkt i twój statek jest uziemiony
   *[other] { $ship }: nieudane lądowanie na planecie { $n }, strata punktu, uziemienie
 }
plain-event-freed = { $ship ->
    [you] Uwalniasz się od planety { $n }
   *[other] { $ship } uwalnia się od planety { $n }
 }
plain-event-finished-voyage = { $ship ->
    [you] Docierasz na Saturna
   *[other] { $ship } dociera na Saturna
 }
plain-event-waited = { $ship ->
    [you] Nic nie pasuje: odrzucasz { $card }
   *[other] Nic nie pasuje: { $ship } odrzuca { $card }
 }{ $points ->
    [0] { "" }
    [one] , strata punktu
    [few] , strata { $points } punktów
    [many] , strata { $points } punktów
   *[other] , strata { $points } punktu
 }
plain-event-passed = { $ship ->
    [you] Nie masz kart i pasujesz
   *[other] { $ship } nie ma kart i pasuje
 }
plain-event-hand-discarded = { $ship ->
    [you] Odrzucasz
   *[other] { $ship } odrzuca
 } { $n ->
    [one] { $n } kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
 }
plain-event-survived = { $ship ->
    [you] Masz punkt za przetrwanie
   *[other] { $ship } ma punkt za przetrwanie
 }
plain-event-game-ended = Koniec gry

plain-refusal-game-over = Gra jest skończona
plain-refusal-not-your-turn = To nie twoja tura: decyduje { $actor }
plain-refusal-cards-are-dealt = Trwa rozdawanie kart
plain-refusal-no-take-off-space = Nie ma tu pola startowego
plain-refusal-take-off-space-taken = Na tym polu startowym stoi { $other }
plain-refusal-dodge-first = Twój statek musi najpierw ustąpić: w lewo albo w prawo
plain-refusal-no-dodge-due = Twój statek nikomu nie stoi na drodze
plain-refusal-no-such-card = Nie masz karty { $card }
plain-refusal-no-such-value = Żadna karta nie ma wartości { $value }: karty mają od 1 do 4
plain-refusal-leaves-window = { $card } wyprowadza cię poza mapę
plain-refusal-space-held = Stoi tam { $other }: pole mieści jeden statek
plain-refusal-ship-in-the-way = { $other } stoi na drodze: inne statki mija się, tylko lecąc w bok
plain-refusal-ends-on-planet = Twój statek jest uziemiony: uwolni go tylko karta, która kończy lot w kosmosie
plain-refusal-must-play = Możesz zagrać { $example }: kto może, ten musi
plain-refusal-must-leave = Twój statek jest uziemiony, a możesz zagrać { $example }: musisz
plain-refusal-not-in-hand = Nie masz karty { $card }
plain-refusal-must-discard = Masz jeszcze karty: odrzuć jedną
plain-refusal-not-your-dodge = Najpierw { $actor } wybiera, w którą stronę ustąpić

## Options in the lobby

option-teams = Drużyny

## A line for each option

help-teams = każdy sam albo dwie lub trzy drużyny, siedzące na przemian; gdy są nierówne, liczy się średnia

## Their choices

choice-none = każdy sam
choice-2 = dwie drużyny
choice-3 = trzy drużyny

## Boards

board-default = mapa
board-attested = tylko poświadczone karty

## Why a position is impossible

fault-bad-seats = musi być od 2 do 6 graczy, w drużynach co najmniej 3, i na jednego z nich musi przypadać decyzja
fault-bad-base = mapa albo runda jest tam, gdzie być nie może
fault-bad-status = statek ani nie czeka na start, ani nie jest w oknie, u celu czy stracony, albo ma karty, których mieć nie może
fault-ships-collide = dwa statki stoją na jednym polu
fault-on-deadly-cell = statek stoi na komecie albo na pierścieniach
fault-bad-grounding = statek jest uziemiony tam, gdzie nie trzyma go planeta, albo wolny na lądzie, na którym nie wylądował
fault-cards-missing = karty nie składają się na całą talię
fault-hand-too-large = na ręce jest więcej kart, niż się rozdaje
fault-bad-phase = faza nie zgadza się ze statkami albo ze stosem
fault-no-dodge = przed statkiem, który ma ustąpić, nikt nie stoi albo nie ma on dwóch dróg
fault-not-over = gra kończy się dokładnie wtedy, gdy pojawia się „Koniec gry” albo nie ma już statków w grze

## What a seat is asked in the terminal

question-take-off = Z której kolumny startujesz?
question-dodge = Przed twoim statkiem stoi inny i twój musi ustąpić: w lewo czy w prawo?
question-play = Zagraj kartę: twój statek poleci dokładnie tak daleko.
question-grounded = Statek uziemiony i żadna karta nie kończy lotu w kosmosie: odrzuć jedną, to nic nie kosztuje.
question-discard = Żadnej karty nie da się zagrać: odrzuć jedną i strać punkt.

## Glossary: what is on the table, one meaning each

term-ship = Statek
meaning-ship = Leci dokładnie tak daleko, jak mówi karta. Gdy stanie tuż przed innym, spycha go do tyłu.
term-space-station = Stacja kosmiczna
meaning-space-station = Zakończ na niej ruch albo poczekaj, aż przyniesie ją mapa. Pierwszy statek dostaje { $first ->
    [one] { $first } punkt
    [few] { $first } punkty
    [many] { $first } punktów
   *[other] { $first } punktu
 }, każdy następny o punkt mniej.
term-stellar-station = Stacja gwiezdna
meaning-stellar-station = Stacja na planecie. Przyleć z kosmosu jednym ruchem, inaczej lądowanie będzie nieudane. Numer { $saturn } należy do Saturna: tam kończy się twoja podróż.
term-station-points = Gwiazda przy stacji
meaning-station-points = Punkty, które dostanie następny lądujący tam statek.
term-land = Ląd planety
meaning-land = Kto zatrzyma się tu obok stacji, traci punkt i tkwi w miejscu, dopóki karta nie zabierze statku z powrotem w kosmos.
term-rings = Pierścienie Saturna
meaning-rings = Przeleć nad nimi jedną kartą. Kto się na nich zatrzyma albo zostanie przez nie dosięgnięty, przepada.
term-comet = Kometa
meaning-comet = Niszczy każdy statek, który jej dotknie.
term-meteors = Rój meteorów
meaning-meteors = Wlot kosztuje punkt.
term-rays = Deszcz promieni kosmicznych
meaning-rays = Wlot kosztuje punkt.
term-blackout = Cisza radiowa
meaning-blackout = Wlot kosztuje punkt.
term-asteroid = Asteroida
meaning-asteroid = Wlot kosztuje punkt.
term-take-off-space = Pole startowe
meaning-take-off-space = Tu statki stoją na Ziemi przed startem. Poza tym nic nie robi.
term-forward = Karta Naprzód
meaning-forward = Leć dokładnie tyle pól naprzód, ile mówi liczba; nigdy nad innym statkiem.
term-backward = Karta Wstecz
meaning-backward = Leć dokładnie tyle pól wstecz, ile mówi liczba; nigdy nad innym statkiem.
term-sideways = Karta W bok
meaning-sideways = Leć dokładnie tyle pól w lewo lub w prawo, ile mówi liczba; inne statki możesz minąć.
term-upheaval = Kosmiczny Przewrót
meaning-upheaval = Twój statek stoi. Mapa przesuwa się pod wszystkimi o tyle rzędów, ile mówi liczba.
term-base-strip = Cała mapa
meaning-base-strip = Droga na Saturna ze wszystkimi stacjami (jest ich { $stations }). Ramka to część, którą widać w oknie.
term-ship-points = Punkty statku
meaning-ship-points = Lądowania minus to, co kosztowały zagrożenia. Wygrywa, kto na koniec ma najwięcej punktów.
term-ship-cards = Karty statku
meaning-ship-cards = Ile kart ma jego gracz. Nikt inny ich nie widzi.

## The screen of the terminal

screen-legend-grounded = uziemiony
screen-legend-station = stacja 3
screen-legend-land = ląd: strata 1 punktu, uziemienie; stacja na lądzie liczy się tylko z kosmosu
screen-legend-meteors = rój meteorów: strata 1 punktu
screen-legend-rays = deszcz promieni kosmicznych: strata 1 punktu
screen-legend-blackout = cisza radiowa: strata 1 punktu
screen-legend-asteroid = asteroida: strata 1 punktu
screen-legend-comet = kometa: statek stracony
screen-legend-rings = pierścienie: statek stracony, chyba że karta je przeskakuje
screen-legend-earth = Ziemia
screen-legend-take-off-space = pole startowe
screen-legend-stars = gwiazdy, nic więcej
screen-legend-edge = przednia krawędź: co jest nad nią, nadejdzie
screen-round = runda { $round } · krok { $base } z { $last }
screen-over = koniec gry
screen-due-take-off = { $ship } startuje
screen-due-deal = { $ship } dostaje kartę
screen-due-dodge = { $ship } musi ustąpić
screen-due-play = gra { $ship }
screen-ship = nr
screen-points = pkt
screen-stations = stacje
screen-at = pole
screen-cards = karty
screen-status-ready = gotowy
screen-status-finished = Saturn!
screen-status-comet = kometa
screen-status-rings = pierścienie
screen-next = punkty za następne lądowanie
screen-averages = nierówne drużyny: średnia
screen-piles = stos { $pile } · odrzucone { $discards }
screen-your-hand = twoja ręka
screen-suit-forward = Naprzód
screen-suit-backward = Wstecz
screen-suit-sideways = W bok
screen-suit-upheaval = Przewrót
