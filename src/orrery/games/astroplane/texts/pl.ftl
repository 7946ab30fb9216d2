### Astroplane po polsku

## The language

language-name = polski

## The lid of the box

title = Astroplane
blurb = Leć przez dwa splecione wszechświaty, twórz Kwadraty i zdobądź Osobliwość.

## Words that fill variables

name-red = Czerwony
name-blue = Niebieski
name-green = Zielony
name-yellow = Żółty
name-north = północ
name-east = wschód
name-south = południe
name-west = zachód
name-ne = północny wschód
name-se = południowy wschód
name-sw = południowy zachód
name-nw = północny zachód
name-straight = prosto
name-left = w lewo
    .nom = lewa
    .gen = lewej
name-right = w prawo
    .nom = prawa
    .gen = prawej
name-none = nigdzie
name-a-player-cannot-act = któryś gracz nie może nic zrobić
name-100-rounds-are-played = rozegrano 100 rund
name-nothing-has-stirred-for-30-rounds = od 30 rund nic się nie wydarzyło

## What buttons say, by verb

action-fly = leć z { $cell } na { $facing }, tam zwrot { $turn }
action-leave = leć z { $place }, u celu zwrot { $turn }
action-pass = przez tunel z { $end }, zwrot na { $facing }
action-step = Kwadrat z { $space }: krok na { $diagonal }
action-kill = Kwadrat z { $space }: zbicie na { $diagonal }
action-fire = wystrzel z anomalii: { $corner }
action-end = zakończ turę
action-choice = { $choice }

## What one may type, by verb

kind-fly = leć z f3 na f5 i tam zwrot w górę; w hiperprzestrzeń podaj wylot: h3-o8
kind-leave = opuść strefę startową, tak samo hiperprzestrzeń albo wyrzutnię
kind-pass = przejdź tunelem z n13, na m14 zwrot w dół (za darmo)
kind-step = przesuń Kwadrat z f3 o jedno pole na ukos
kind-kill = Kwadrat z f3 sunie na i6 i zbija, co tam jest
kind-fire = wystrzel oba astroloty z anomalii u góry z prawej
kind-end = zakończ turę
kind-choice = strefa startowa odesłanego astrolotu albo rezerwy; także right albo none

## Why a move is not allowed

refusal-game-over = gra jest skończona
refusal-not-your-turn = teraz gra { $mover }, nie { $player }
refusal-not-natures = o tym decyduje gracz, nie los
refusal-nature-first = najpierw trzeba wylosować, kto zaczyna
refusal-natures-only = kto zaczyna, losuje się przed grą, nikt tego teraz nie wybiera
refusal-no-such-colour = przy tym stole nie ma takiego gracza
refusal-no-such-space = na tej planszy nie ma takiego pola
refusal-choose-first = najpierw powiedz, dokąd wraca astrolot ({ $sent }): left (lewa) albo right (prawa)
refusal-reserve-first = najpierw powiedz, dokąd trafia astrolot z rezerwy: left (lewa), right (prawa) albo none (nigdzie)
refusal-nothing-to-choose = nic nie czeka na left, right ani none: żaden astrolot nie jest odsyłany ani należny z rezerwy
refusal-must-place = odesłany astrolot trafia do lewej albo prawej strefy startowej, gdzieś musi
refusal-must-move-on = Kwadrat na { $bound } stoi bok w bok z Kwadratem przeciwnika i musi najpierw ruszyć dalej
refusal-must-move = pierwszy ruch tury jest obowiązkowy
refusal-no-moves-left = { $player } nie ma już ruchów w tej turze
refusal-nobody-there = na { $cell } nie ma astrolotu
refusal-not-yours = astrolot na { $cell } należy do innego gracza: { $owner }, nie { $player }
refusal-is-captive = { $player } nie może ruszyć astrolotu na { $cell }, na wierzchu jest astrolot innego gracza ({ $owner })
refusal-stays-forever = astrolot w Osobliwości, tu na { $cell }, nigdy więcej się nie rusza
refusal-faces-elsewhere = astrolot na { $cell } jest zwrócony na { $faces }, nie na { $facing }, i nie może się obrócić na swoim polu
refusal-nothing-beyond = astrolot na { $cell } jest zwrócony na { $facing }, gdzie nie ma pola do lotu
refusal-faces-the-singularity = astrolot na { $target } może być zwrócony tylko ku Osobliwości
refusal-faces-back-out = astrolot na wyrzutni { $target } może być zwrócony tylko ku wyjściu
refusal-leads-nowhere = pole { $target } jest puste, a zwrot na { $new } nigdzie tam nie prowadzi
refusal-on-a-square = na { $target } stoi Kwadrat ({ $holder }), nie można na nim wylądować
refusal-partly-occupied = astrolot na { $target } jest zwrócony na { $held } i zakrywa część połowy zwróconej na { $new }
refusal-no-square-here = { $player } ma już własny astrolot na { $target }, a w tunelu nie powstaje Kwadrat
refusal-opposite-a-stack = naprzeciw własnego stosu na { $target } nie wolno lądować ({ $player })
refusal-side-by-side = Kwadrat na { $target } stałby bok w bok z Kwadratem przeciwnika
refusal-no-square-of-yours = { $player } nie ma Kwadratu na { $cell }
refusal-off-the-grid = po tej stronie { $cell } nie ma pola
refusal-space-taken = Kwadrat robi krok na puste pole, a na { $target } jest astrolot ({ $holder })
refusal-special-space = { $target } nie jest zwykłym polem, Kwadraty tam nie wchodzą
refusal-nothing-to-kill = na tym ukosie od { $cell } nie ma astrolotu
refusal-sheltered = pole specjalne { $target } chroni astrolot ({ $holder })
refusal-square-in-the-way = pierwszy na tym ukosie jest Kwadrat na { $target } ({ $holder }), a Kwadratów się nie zbija
refusal-own-piece-in-the-way = pierwszy na tym ukosie jest własny astrolot na { $target } ({ $player })
refusal-came-through-already = astrolot na { $cell } przybył tym tunelem i musi się ruszyć, zanim znów nim przejdzie
refusal-must-lead-on = astrolot, który przechodzi na { $target }, musi być zwrócony ku polu albo wyrzutni, zwrot na { $new } nigdzie nie prowadzi
refusal-not-both-loaded = { $player } nie jest na wierzchu obu wyrzutni w tym rogu
refusal-empty-start = { $player } nie ma astrolotu w strefie startowej { $cell }

## What happened

event-first-drawn = losowanie: zaczyna { $owner }
event-piece-flew = { $owner } leci z { $cell } na { $target }, zwrot na { $facing }
event-piece-passed = { $owner } przechodzi tunelem z { $cell } na { $target }, zwrot na { $facing }
event-piece-fired = { $owner }: astrolot wystrzelony z { $cell } na { $target }
event-square-formed = { $owner } tworzy Kwadrat na { $cell }
event-square-stepped = { $owner }: Kwadrat robi krok z { $cell } na { $target }
event-square-killed = { $owner }: Kwadrat sunie z { $cell } na { $target } i zbija
event-landed-on = { $owner } ląduje na astrolocie ({ $other }) na { $cell }
event-bonus-earned = { $owner } uwalnia jeńca na { $cell } i dostaje dodatkowy ruch
event-piece-eliminated = { $owner } traci astrolot na { $cell }
event-stack-sent-back = { $owner } odsyła wszystko z { $cell }: { $n }
event-piece-sent = { $owner }: astrolot wraca do strefy startowej { $cell }
event-entered = { $owner } wchodzi do Osobliwości na { $cell }
event-reserve-taken = { $owner } wprowadza astrolot z rezerwy na { $cell }
event-reserve-left = { $owner } nie rusza rezerwy
event-turn-ended = { $owner } kończy turę
event-round-began = runda { $n }
event-player-out = { $owner } nie może nic zrobić i odpada z gry
event-true-win = { $owner } jest na wierzchu wszystkich czterech pól centralnych: prawdziwe zwycięstwo
event-ended-by-points = gra kończy się na punkty: { $why }
event-game-scored = { $owner } dostaje { $n }
event-game-began = zaczyna się gra { $n } meczu, pierwszy ruch: { $owner }
event-hyperspace-crossed = { $owner } wlatuje w hiperprzestrzeń na { $cell } i wylatuje na { $target }

## Plain words for people

name-upper-right = u góry z prawej
name-lower-right = u dołu z prawej
name-lower-left = u dołu z lewej
name-upper-left = u góry z lewej
name-up-and-right = w górę w prawo
name-down-and-right = w dół w prawo
name-down-and-left = w dół w lewo
name-up-and-left = w górę w lewo
name-above-hole = nad czarną dziurą
name-right-of-hole = na prawo od czarnej dziury
name-below-hole = pod czarną dziurą
name-left-of-hole = na lewo od czarnej dziury
name-at-top = u góry
name-at-right = z prawej
name-at-bottom = u dołu
name-at-left = z lewej
name-up = w górę
name-down = w dół
name-upper = u góry
    .nom = górna
    .gen = górnej
name-lower = u dołu
    .nom = dolna
    .gen = dolnej
phrase-plane = { $owner ->
    [you] twój astrolot
   *[other] astrolot ({ $owner })
 }
    .acc = { $owner ->
        [you] swój astrolot
       *[other] astrolot ({ $owner })
     }
    .loc = { $owner ->
        [you] twoim astrolocie
       *[other] astrolocie ({ $owner })
     }
phrase-no-plane = nic
phrase-own-plane = własny astrolot
    .loc = własnym astrolocie
phrase-spot = { $what ->
    [start] { NAME($where, form: "nom") } strefa startowa
    [centre] środek, { $where }
    [hyperspace] hiperprzestrzeń { $where }
    [wormhole] tunel { $where }
    [firing] wyrzutnia { $where }
   *[space] { $cell }
 }
    .kind = { $what }
    .side = { $where }
    .from = { $what ->
        [start] z { NAME($where, form: "gen") } strefy startowej
        [centre] ze środka, { $where }
        [hyperspace] z hiperprzestrzeni { $where }
        [wormhole] z tunelu { $where }
        [firing] z wyrzutni { $where }
       *[space] z { $cell }
     }
    .to = { $what ->
        [start] do { NAME($where, form: "gen") } strefy startowej
        [centre] na środek, { $where }
        [hyperspace] w hiperprzestrzeń { $where }
        [wormhole] w tunel { $where }
        [firing] na wyrzutnię { $where }
       *[space] na { $cell }
     }
    .at = { $what ->
        [start] w { NAME($where, form: "gen") } strefie startowej
        [centre] na środku, { $where }
        [hyperspace] w hiperprzestrzeni { $where }
        [wormhole] w tunelu { $where }
        [firing] na wyrzutni { $where }
       *[space] na { $cell }
     }
plain-action-fly = { NAME($target, form: "kind") ->
    [centre] Leć { $way } { NAME($target, form: "to") }
    [firing] Leć { $way } { NAME($target, form: "to") }
    [hyperspace] Leć { $way } w hiperprzestrzeń: wylot { NAME($target, form: "side") }
    [wormhole] Leć { $way } { NAME($target, form: "to") }, potem zwrot { $facing }
   *[space] Leć { $way }, potem zwrot { $facing }
 }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-leave = { NAME($place, form: "from") }, zwrot { $facing }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-pass = Przez { $place }, zwrot { $facing }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-step = Kwadrat: krok { $way }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-kill = Kwadrat: zbij { $plane }, { $way }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-fire = Wystrzel z rogu { $corner }
plain-action-end = Zakończ turę
plain-action-choice = { $phase ->
    [sending] Odeślij { NAME($plane, form: "acc") } { NAME($place, form: "to") }
    [reserve] Wprowadź astrolot { NAME($place, form: "to") }
   *[none] Nie wprowadzaj astrolotu
 }

plain-event-first-drawn = { $owner ->
    [you] Losowanie: zaczynasz ty
   *[other] Losowanie: zaczyna { $owner }
 }
plain-event-piece-flew = { $owner ->
    [you] Lecisz
   *[other] { $owner } leci
 } { NAME($cell, form: "kind") ->
    [start] { NAME($cell, form: "from") }
   *[space] { $way }
 }{ NAME($target, form: "kind") ->
    [centre] { " " }{ NAME($target, form: "to") }
    [firing] { " " }{ NAME($target, form: "to") }
    [hyperspace] , wylot { NAME($target, form: "from") }
    [wormhole] { " " }{ NAME($target, form: "to") }, zwrot { $facing }
   *[space] , zwrot { $facing }
 }
plain-event-piece-passed = { $owner ->
    [you] Przechodzisz
   *[other] { $owner } przechodzi
 } przez { $cell }, zwrot { $facing }
plain-event-piece-fired = { $owner ->
    [you] Twój astrolot
   *[other] Astrolot ({ $owner })
 } zostaje wystrzelony z rogu { $corner } { NAME($target, form: "to") }
plain-event-square-formed = { $owner ->
    [you] Tworzysz
   *[other] { $owner } tworzy
 } Kwadrat { NAME($cell, form: "at") }
plain-event-square-stepped = { $owner ->
    [you] Twój Kwadrat
   *[other] Kwadrat ({ $owner })
 } robi krok { $way }, { NAME($target, form: "to") }
plain-event-square-killed = { $owner ->
    [you] Twój Kwadrat
   *[other] Kwadrat ({ $owner })
 } sunie { $way } { NAME($target, form: "to") } i zbija
plain-event-landed-on = { $owner ->
    [you] Lądujesz
   *[other] { $owner } ląduje
 } na { NAME($plane, form: "loc") }
plain-event-bonus-earned = { $owner ->
    [you] Uwalniasz jeńca i dostajesz
   *[other] { $owner } uwalnia jeńca i dostaje
 } dodatkowy ruch
plain-event-piece-eliminated = { $owner ->
    [you] Tracisz
   *[other] { $owner } traci
 } astrolot
plain-event-stack-sent-back = { $owner ->
    [you] Odsyłasz
   *[other] { $owner } odsyła
 } { $n ->
    [one] { $n } astrolot
    [few] { $n } astroloty
    [many] { $n } astrolotów
   *[other] { $n } astrolotu
 } do domu
plain-event-piece-sent = { $owner ->
    [you] Twój astrolot
   *[other] Astrolot ({ $owner })
 } wraca { NAME($cell, form: "to") }
plain-event-entered = { $owner ->
    [you] Jesteś
   *[other] { $owner } jest
 } { NAME($cell, form: "at") }
plain-event-reserve-taken = { $owner ->
    [you] Wprowadzasz
   *[other] { $owner } wprowadza
 } astrolot { NAME($cell, form: "to") }
plain-event-reserve-left = { $owner ->
    [you] Nie ruszasz rezerwy
   *[other] { $owner } nie rusza rezerwy
 }
plain-event-turn-ended = { $owner ->
    [you] Kończysz turę
   *[other] { $owner } kończy turę
 }
plain-event-round-began = Runda { $n }
plain-event-player-out = { $owner ->
    [you] Nie możesz nic zrobić i odpadasz z gry
   *[other] { $owner } nie może nic zrobić i odpada z gry
 }
plain-event-true-win = { $owner ->
    [you] Jesteś
   *[other] { $owner } jest
 } na wierzchu wszystkich czterech pól pośrodku: prawdziwe zwycięstwo
plain-event-ended-by-points = Gra kończy się na punkty: { $why }
plain-event-game-scored = { $owner ->
    [you] Dostajesz
   *[other] { $owner } dostaje
 } { $n }
plain-event-game-began = Zaczyna się gra { $n } meczu: { $owner ->
    [you] zaczynasz ty
   *[other] zaczyna { $owner }
 }
plain-event-hyperspace-crossed = { $owner ->
    [you] Lecisz
   *[other] { $owner } leci
 } przez hiperprzestrzeń

plain-refusal-game-over = Gra jest skończona
plain-refusal-not-your-turn = To nie twoja tura: decyduje { $mover }
plain-refusal-choose-first = Najpierw powiedz, dokąd wraca { $sent ->
    [you] twój astrolot
   *[other] astrolot ({ $sent })
 }
plain-refusal-reserve-first = Najpierw powiedz, dokąd trafia astrolot z rezerwy, albo że żaden
plain-refusal-nothing-to-choose = Nie ma astrolotu do odesłania ani wprowadzenia
plain-refusal-must-place = Odesłany astrolot trafia do jednej ze swoich dwóch stref startowych
plain-refusal-must-move-on = Twój Kwadrat { NAME($bound, form: "at") } stoi bok w bok z Kwadratem innego gracza: najpierw rusz nim dalej
plain-refusal-must-move = Pierwszy ruch tury trzeba wykonać
plain-refusal-no-moves-left = Nie masz już ruchów w tej turze
plain-refusal-nobody-there = Nie ma tam astrolotu
plain-refusal-not-yours = To cudzy astrolot ({ $owner })
plain-refusal-is-captive = Twój astrolot nie może lecieć: na wierzchu jest inny ({ $owner })
plain-refusal-stays-forever = Astrolot na środku zostaje tam na dobre
plain-refusal-faces-elsewhere = Ten astrolot ma zwrot { $faces } i nie może się obrócić w miejscu
plain-refusal-nothing-beyond = W tę stronę nie ma dokąd lecieć
plain-refusal-faces-the-singularity = Na środku astrolot jest zwrócony ku czarnej dziurze
plain-refusal-faces-back-out = Na wyrzutni astrolot jest zwrócony ku wyjściu
plain-refusal-leads-nowhere = Zwrot { $new } nigdzie tam nie prowadzi
plain-refusal-on-a-square = To Kwadrat ({ $holder }): nikt nie może na nim wylądować
plain-refusal-partly-occupied = { $holder ->
    [you] Twój astrolot ma tam zwrot { $held }: zwrot { $held }, by na nim wylądować, { $back }, by utworzyć Kwadrat
   *[other] { $holder } ma tam zwrot { $held }: zwrot { $held }, by wylądować na wierzchu, { $back }, by odesłać do domu
 }
plain-refusal-no-square-here = Jest tam twój astrolot, a w tunelu nie powstaje Kwadrat
plain-refusal-opposite-a-stack = Naprzeciw własnego stosu nie wolno lądować
plain-refusal-side-by-side = Kwadrat stałby tam bok w bok z Kwadratem innego gracza
plain-refusal-no-square-of-yours = Nie masz tam Kwadratu
plain-refusal-off-the-grid = W tę stronę nie ma pola
plain-refusal-space-taken = Kwadrat robi krok na puste pole, a jest tam { $holder ->
    [you] twój astrolot
   *[other] astrolot ({ $holder })
 }
plain-refusal-special-space = Kwadraty trzymają się zwykłych pól
plain-refusal-nothing-to-kill = W tę stronę nie ma astrolotu
plain-refusal-sheltered = { $holder ->
    [you] Twój astrolot
   *[other] Astrolot ({ $holder })
 } jest tam bezpieczny: to nie jest zwykłe pole
plain-refusal-square-in-the-way = Na drodze stoi { $holder ->
    [you] twój Kwadrat
   *[other] Kwadrat ({ $holder })
 }, a Kwadratów się nie zbija
plain-refusal-own-piece-in-the-way = Na drodze jest twój własny astrolot
plain-refusal-came-through-already = Ten astrolot dopiero co przybył: musi polecieć, zanim znów przejdzie
plain-refusal-must-lead-on = Zwrot { $new } nigdzie tam nie prowadzi
plain-refusal-not-both-loaded = Nie jesteś na wierzchu obu wyrzutni w tym rogu
plain-refusal-empty-start = Nie masz astrolotu w tej strefie startowej

## Options in the lobby

option-first-player = Pierwszy gracz
option-match-to = Mecz do

## A line for each option

help-first-player = kto rozgrywa pierwszą turę
help-match-to = gra się, aż ktoś ma tyle punktów; 0: pojedyncza gra

## Warnings, by clause

caution-AP-8 = trzy miejsca nie są całkiem równe: w meczu się zmieniają

## Their choices

choice-red = Czerwony
choice-blue = Niebieski
choice-green = Zielony
choice-yellow = Żółty
choice-random = losowo

## Boards

board-standard = standardowa
board-wide = szeroka

## Why a position is impossible

fault-bad-seats = musi być od 2 do 4 graczy i decyzja musi przypadać na kogoś, kto jest jeszcze w grze
fault-nowhere-to-be = astrolot jest tam, gdzie żaden być nie może
fault-wrong-stack = astroloty w stosie się nie zgadzają
fault-wrong-facing = astrolot jest zwrócony tak, jak nie może
fault-no-real-square = Kwadrat to dwa astroloty jednego gracza na zwykłym polu
fault-foreign-ground = astrolot jest w strefie startowej albo rezerwie innego gracza
fault-stray-mark = tylko astroloty na końcach tunelu mogły nim przybyć (^) i tylko astroloty gracza, którego jest tura, mogły w tej turze wylądować na przeciwniku (!)
fault-squares-side-by-side = Kwadraty dwóch graczy stoją bok w bok i żaden nie przechodzi obok
fault-out-but-present = gracz, który odpadł, ma astroloty poza Osobliwością
fault-wrong-phase = faza nie pasuje do tego, co jest odsyłane, brane z rezerwy albo przechodzi obok
fault-should-be-over = gracz jest na wierzchu wszystkich czterech pól centralnych, więc gra jest skończona
fault-bad-number = jakaś liczba jest poza zakresem
fault-cannot-act = gracz, którego jest tura, nie może nic zrobić, więc tura przeszłaby dalej

## What a seat is asked in the terminal

question-send = Astrolot ({ $owner }) wraca do strefy startowej: left to { $left }, right to { $right }.
question-send-own = Twój własny astrolot wraca do strefy startowej: left to { $left }, right to { $right }.
question-reserve = Wziąć astrolot z rezerwy? left to { $left }, right to { $right }, albo none.
question-move = Zostało ci: { $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
    [many] { $n } ruchów
   *[other] { $n } ruchu
 }.

## Glossary: what is on the table, one meaning each

term-plane = Astrolot
meaning-plane = Leci tam, dokąd wskazuje czubek, dwa kroki prosto, i obraca się przy lądowaniu. Ruchów w turze: { $moves }.
term-stack = Stos
meaning-stack = Astroloty jeden na drugim. Rusza się tylko ten na wierzchu; przeciwnik pod spodem jest jeńcem. Liczba mówi, ile ich jest.
term-square = Kwadrat
meaning-square = Dwa astroloty jednego gracza plecami do siebie. Robi kroki na ukos, zbija za { $kill ->
    [one] { $kill } punkt
    [few] { $kill } punkty
    [many] { $kill } punktów
   *[other] { $kill } punktu
 } od astrolotu i nic nie może mu się stać.
term-purple-space = Pole fioletowe
meaning-purple-space = Jeden z dwóch wszechświatów. Lecąc, pojedynczy astrolot nigdy nie opuszcza swojego koloru.
term-blue-space = Pole granatowe
meaning-blue-space = Drugi wszechświat. Z jednego do drugiego prowadzą Kwadraty, tunele i hiperprzestrzeń.
term-singularity = Osobliwość
meaning-singularity = Czarna dziura pośrodku. Bądź na wierzchu wszystkich jej pól, a od razu wygrywasz; w meczu liczy się to za { $win ->
    [one] { $win } punkt
    [few] { $win } punkty
    [many] { $win } punktów
   *[other] { $win } punktu
 }.
term-central-space = Pole przy czarnej dziurze
meaning-central-space = Astrolot, który tu wejdzie, zostaje na dobre: dwa punkty na wierzchu, jeden pod innym. Za każdy możesz wziąć jeden z rezerwy.
term-start-area = Strefa startowa
meaning-start-area = Tu astroloty czekają bezpiecznie. Liczba mówi, ile ich jest.
term-hyperspace = Hiperprzestrzeń
meaning-hyperspace = Wleć i od razu wyleć z innej hiperprzestrzeni, po wybranej stronie.
term-wormhole = Tunel
meaning-wormhole = Tunel czasoprzestrzenny: astrolot może nim przejść za darmo na drugi koniec w tym samym rogu, do drugiego wszechświata.
term-firing-position = Wyrzutnia
meaning-firing-position = Bądź na wierzchu obu wyrzutni w rogu, a jeden ruch wystrzeli oba astroloty na środek.
term-came-through = Pierścień na astrolocie
meaning-came-through = Przybył tunelem i nie może przejść ponownie przed swoim następnym ruchem.
term-reserve = Rezerwa
meaning-reserve = Astroloty, których nie ma jeszcze na planszy. Na { $pieces } astrolotów tyle zaczyna tutaj: { $reserve }.
term-kills = Zbicia
meaning-kills = Astroloty przeciwników usunięte przez twoje Kwadraty: po { $kill ->
    [one] { $kill } punkcie
    [few] { $kill } punkty
    [many] { $kill } punktów
   *[other] { $kill } punktu
 } za każdy.

## The screen of the terminal

screen-legend-stack = stos zwrócony na północ: Czerwony na Niebieskim (g Zielony, y Żółty)
screen-legend-square = Kwadrat Czerwonego
screen-legend-came-through = przybył tunelem
screen-legend-wormhole = koniec tunelu
screen-legend-hyperspace = hiperprzestrzeń
screen-legend-firing-position = wyrzutnia
screen-legend-centre = pole centralne
screen-legend-empty = puste pole
screen-legend-start-area = strefa startowa bez astrolotów
screen-legend-reserve = astrolot w rezerwie
screen-legend-turn = czyja tura
screen-match = mecz do { $points }, gra { $game }
screen-round = runda { $round }
screen-over = koniec gry
screen-drawing = losuje się, kto zaczyna
screen-send = { $player } odsyła astrolot: { $owner } (zostało { $n }), w lewo { $left } czy w prawo { $right }?
screen-may-take = { $player } może wziąć astrolot z rezerwy: w lewo { $left }, w prawo { $right } czy wcale?
screen-moves = { $player }: zostało ruchów: { $n }
screen-account = start { $left }+{ $right }  rezerwa { $reserve }  zbicia { $kills }  wierzch { $top }  { $points }
screen-points = pkt { $n }
screen-out = odpada
screen-you = ty
