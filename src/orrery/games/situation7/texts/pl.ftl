### SITUATION 7 po polsku

## The language

language-name = polski

## The lid of the box

title = SITUATION 7
blurb = Dwie jednakowe układanki, jedna plansza: kto pierwszy zakryje Układ Słoneczny?

## Words that fill variables

name-yellow = Żółty
    .gen = Żółtego
name-green = Zielony
    .gen = Zielonego
name-yellow2 = Żółty 2
    .gen = Żółtego 2
name-green2 = Zielony 2
    .gen = Zielonego 2
name-rocket = rakieta
    .acc = rakietę
name-satellite = satelita
    .acc = satelitę
name-astronaut = astronauta
    .acc = astronautę
name-nobody = nikt
name-inner-sector-0 = sektor wewnętrzny 0
name-inner-sector-1 = sektor wewnętrzny 1
name-inner-sector-2 = sektor wewnętrzny 2
name-inner-sector-3 = sektor wewnętrzny 3
name-inner-sector-4 = sektor wewnętrzny 4
name-inner-sector-5 = sektor wewnętrzny 5
name-inner-sector-6 = sektor wewnętrzny 6
name-inner-sector-7 = sektor wewnętrzny 7
name-middle-sector-0 = sektor środkowy 0
name-middle-sector-1 = sektor środkowy 1
name-middle-sector-2 = sektor środkowy 2
name-middle-sector-3 = sektor środkowy 3
name-middle-sector-4 = sektor środkowy 4
name-middle-sector-5 = sektor środkowy 5
name-middle-sector-6 = sektor środkowy 6
name-middle-sector-7 = sektor środkowy 7
name-outer-sector-0 = sektor zewnętrzny 0
name-outer-sector-1 = sektor zewnętrzny 1
name-outer-sector-2 = sektor zewnętrzny 2
name-outer-sector-3 = sektor zewnętrzny 3
name-outer-sector-4 = sektor zewnętrzny 4
name-outer-sector-5 = sektor zewnętrzny 5
name-outer-sector-6 = sektor zewnętrzny 6
name-outer-sector-7 = sektor zewnętrzny 7
name-yellow-rocket-base = Baza rakiet Żółtego
name-green-rocket-base = Baza rakiet Zielonego
name-yellow-satellite-base = Baza satelitów Żółtego
name-green-satellite-base = Baza satelitów Zielonego
name-yellow-astronaut-base = Baza astronautów Żółtego
name-green-astronaut-base = Baza astronautów Zielonego
name-Sun = Słońce
    .acc = Słońce
    .gen = Słońca
    .ins = Słońcem
name-Mercury-and-Venus = Merkury i Wenus
    .acc = Merkurego i Wenus
    .gen = Merkurego i Wenus
    .ins = Merkurym i Wenus
name-Earth-and-Mars = Ziemia i Mars
    .acc = Ziemię i Marsa
    .gen = Ziemi i Marsa
    .ins = Ziemią i Marsem
name-Jupiter = Jowisz
    .acc = Jowisza
    .gen = Jowisza
    .ins = Jowiszem
name-Saturn = Saturn
    .acc = Saturna
    .gen = Saturna
    .ins = Saturnem
name-Uranus = Uran
    .acc = Urana
    .gen = Urana
    .ins = Uranem
name-Neptune-and-Pluto = Neptun i Pluton
    .acc = Neptuna i Plutona
    .gen = Neptuna i Plutona
    .ins = Neptunem i Plutonem
name-Relay-Station = Stacja przekaźnikowa
    .area = stacja przekaźnikowa
    .acc = stację przekaźnikową
    .gen = stacji przekaźnikowej
    .ins = stacją przekaźnikową
name-Observatory = Obserwatorium
    .area = obserwatorium
    .acc = obserwatorium
    .gen = obserwatorium
    .ins = obserwatorium
name-Solar-Laboratory = Laboratorium słoneczne
    .area = laboratorium słoneczne
    .acc = laboratorium słoneczne
    .gen = laboratorium słonecznego
    .ins = laboratorium słonecznym
name-Solar-Collector = Kolektor słoneczny
    .area = kolektor słoneczny
    .acc = kolektor słoneczny
    .gen = kolektora słonecznego
    .ins = kolektorem słonecznym
name-Repair-Dock = Dok naprawczy
    .area = dok naprawczy
    .acc = dok naprawczy
    .gen = doku naprawczego
    .ins = dokiem naprawczym
name-Fuel-Depot = Skład paliwa
    .area = skład paliwa
    .acc = skład paliwa
    .gen = składu paliwa
    .ins = składem paliwa
name-West-Beacon = Latarnia zachodnia
    .area = latarnia zachodnia
    .acc = latarnię zachodnią
    .gen = latarni zachodniej
    .ins = latarnią zachodnią
name-East-Beacon = Latarnia wschodnia
    .area = latarnia wschodnia
    .acc = latarnię wschodnią
    .gen = latarni wschodniej
    .ins = latarnią wschodnią
name-Circle-75-east = Krąg 75 wschód
name-Circle-75-west = Krąg 75 zachód
name-Circle-50-east = Krąg 50 wschód
name-Circle-50-west = Krąg 50 zachód
name-Circle-25-east = Krąg 25 wschód
name-Circle-25-west = Krąg 25 zachód

## What buttons say, by verb

action-place = połóż element { $location }
action-launch = wystrzel na { $location }
action-astronaut = astronauta na { $location }
action-found = weź, co pierwsze pasuje
action-pass = pas

## What one may type, by verb

kind-place = połóż element 11 z pierścienia 3 (albo tylko: 3.11; w wyścigu: wanted 3.11)
kind-launch = to samo obok terenu przeciwnika, rakietą lub satelitą
kind-astronaut = postaw astronautę na swoim elemencie w tym miejscu
kind-found = wyścig: połóż, co pierwsze pasuje
kind-pass = zgódź się zakończyć grę (opcja agree)

## Why a move is not allowed

refusal-game-over = gra jest skończona
refusal-nature-first = o tym decyduje los, nie { $player }
refusal-natures-only = o tym decyduje los, nie { $player }
refusal-not-natures = los nie ma teraz nic takiego do wylosowania
refusal-not-found = miejsce { $location } nie jest dostępne ({ $acting }), więc nie mogło zostać znalezione
refusal-no-time-limit = w tej grze czas nie może się skończyć z zewnątrz: potrzebne jest tempo live i time_limit
refusal-not-your-turn = teraz gra { $acting }, nie { $player }
refusal-team-mates-turn = teraz gra { $acting } z drużyny gracza { NAME($player, form: "gen") }
refusal-other-clock-is-lower = { $opponent }: zegar ({ NUMBER($other_clock) } s) działa przed zegarem strony { NAME($side, form: "gen") } ({ NUMBER($clock) } s)
refusal-no-such-location = na tej planszy nie ma takiego miejsca
refusal-filled = miejsce { $location } jest już zajęte ({ $owner })
refusal-not-on-base-line = { $side } kładzie pierwszy element na własnej linii bazowej, a { $location } na niej nie leży
refusal-not-adjacent = miejsce { $location } nie dotyka żadnego elementu ({ $side })
refusal-guarded = miejsce { $location } dotyka elementu, którego strzeże astronauta ({ $opponent })
refusal-nothing-ready = { $side } nie ma nic gotowego do wystrzelenia (zostało rakiet: { $rockets }, brak elementów w ich bazie: { $rocket_gap }; zostało satelitów: { $satellites }, brak elementów: { $satellite_gap })
refusal-nothing-left = { $side } nie ma już rakiet ani satelitów
refusal-no-launch-needed = miejsce { $location } dotyka własnego terenu ({ $side }): wystrzelenie służy tam, gdzie zwykłe położenie nie sięga
refusal-not-beside-opponent = wystrzelony element trafia obok terenu przeciwnika ({ $opponent }), a miejsce { $location } go nie dotyka
refusal-not-your-piece = miejsce { $location } zajmuje { $owner }, a astronautów stawia się na własnych elementach
refusal-astronauts-not-ready = { $side }: baza astronautów nie jest pełna (brak elementów: { $astronaut_gap })
refusal-no-astronaut-left = { $side } nie ma już astronautów
refusal-has-equipment = na miejscu { $location } stoi już sprzęt
refusal-not-joined = z linii bazowej i bazy astronautów nie prowadzi do { $location } żadna droga po własnym terenie
refusal-only-in-race = „found” jest do wyścigu; tu podaje się miejsce
refusal-nothing-to-find = { $side } nie ma żadnego dostępnego miejsca, tylko wystrzelenie wchodzi w grę
refusal-no-passing = tu gra się bez opcji agree: tury nie można opuścić
refusal-passed-already = { $side } już spasował i od tego czasu nikt nie położył elementu
refusal-does-not-fit = element { $piece } nie pasuje na miejsce { $location }

## What happened

event-piece-placed = { $player } kładzie { $location }
event-launched = { $player } wystrzeliwuje na { $location } ({ $equipment })
event-astronaut-set = { $player } stawia astronautę na { $location }
event-goal-held = { $side } zajmuje cel ({ $goal }): { $points }
event-base-ready = { $side }: gotowy sprzęt, { $equipment } ({ $count })
event-neutralised = miejsce { $location } jest zneutralizowane: może je zająć każda strona
event-passed = { $player } pasuje
event-skipped = { $side } nie ma gdzie położyć elementu i traci turę
event-searching = { $player } bierze, co pierwsze pasuje
event-clock-set = { $side } zaczyna od { NUMBER($time) } s
event-time-spent = { $side } potrzebuje { NUMBER($time) } s, zegar wskazuje { NUMBER($clock) } s
event-waited = { $side } nie ma gdzie położyć elementu i czeka do { NUMBER($time) } s
event-time-is-up = czas minął
event-game-ended = koniec gry: Żółty { NUMBER($yellow_points) }, Zielony { NUMBER($green_points) }

## Plain words for people

name-upper-right = u góry z prawej
    .from = na prawo u góry od
name-upper-left = u góry z lewej
    .from = na lewo u góry od
name-lower-left = u dołu z lewej
    .from = na lewo u dołu od
name-lower-right = u dołu z prawej
    .from = na prawo u dołu od
name-top = u góry
name-bottom = u dołu
name-left = z lewej
    .from = na lewo od
name-right = z prawej
    .from = na prawo od
name-east = na wschodzie
name-west = na zachodzie
name-right-above = z prawej, wyżej
name-above-right = u góry, z prawej
name-above-left = u góry, z lewej
name-left-above = z lewej, wyżej
name-left-below = z lewej, niżej
name-below-left = u dołu, z lewej
name-below-right = u dołu, z prawej
name-right-below = z prawej, niżej
name-inner = wewnętrzny
name-middle = środkowy
name-outer = zewnętrzny
phrase-goal = { $kind ->
    [sector] sektor { $name } ({ $side })
    [base] { $owner ->
        [you] twoja baza { $equipment ->
            [rocket] rakiet
            [satellite] satelitów
           *[astronaut] astronautów
         }
       *[other] baza { $equipment ->
            [rocket] rakiet
            [satellite] satelitów
           *[astronaut] astronautów
         } ({ $owner })
     }
    [circle] krąg { $points } { $side }
   *[other] { NAME($name, form: "area") }
 }
    .acc = { $kind ->
        [sector] sektor { $name } ({ $side })
        [base] swoją bazę { $equipment ->
            [rocket] rakiet
            [satellite] satelitów
           *[astronaut] astronautów
         }
        [circle] krąg { $points } { $side }
       *[other] { NAME($name, form: "acc") }
     }
    .gen = { $kind ->
        [sector] sektor { $name } ({ $side })
        [base] { $owner ->
            [you] twojej bazy { $equipment ->
                [rocket] rakiet
                [satellite] satelitów
               *[astronaut] astronautów
             }
           *[other] bazy { $equipment ->
                [rocket] rakiet
                [satellite] satelitów
               *[astronaut] astronautów
             } ({ $owner })
         }
        [circle] kręgu { $points } { $side }
       *[other] { NAME($name, form: "gen") }
     }
    .ins = { $kind ->
        [sector] sektor { $name } ({ $side })
        [base] { $owner ->
            [you] twoją bazą { $equipment ->
                [rocket] rakiet
                [satellite] satelitów
               *[astronaut] astronautów
             }
           *[other] bazą { $equipment ->
                [rocket] rakiet
                [satellite] satelitów
               *[astronaut] astronautów
             } ({ $owner })
         }
        [circle] kręgiem { $points } { $side }
       *[other] { NAME($name, form: "ins") }
     }
phrase-location = { $form ->
    [part] { $area }, { $side }
    [beside] miejsce { $side ->
        [top] nad { NAME($area, form: "ins") }
        [bottom] pod { NAME($area, form: "ins") }
       *[other] { NAME($side, form: "from") } { NAME($area, form: "gen") }
     }
    [line] { $owner ->
        [you] twoja linia bazowa
       *[other] linia bazowa ({ $owner })
     }, { $nth }. od lewej
    [whole] { $area }
   *[code] miejsce { $name }
 }
    .subject = { $form ->
        [part] { $area }, { $side },
        [beside] miejsce { $side ->
            [top] nad { NAME($area, form: "ins") }
            [bottom] pod { NAME($area, form: "ins") }
           *[other] { NAME($side, form: "from") } { NAME($area, form: "gen") }
         }
        [line] { $owner ->
            [you] twoja linia bazowa
           *[other] linia bazowa ({ $owner })
         }, { $nth }. od lewej,
        [whole] { $area }
       *[code] miejsce { $name }
     }
phrase-no-location = nigdzie
plain-action-place = { $location }
plain-action-wanted = Szukaj: { $location }
plain-action-launch = { $equipment }: { $location }
plain-action-astronaut = Astronauta: { $location }
plain-action-found = Weź, co pierwsze pasuje
plain-action-pass = Pas

plain-event-piece-placed = { $player ->
    [you] Kładziesz element: { $location }
   *[other] { $player } kładzie element: { $location }
 }
plain-event-launched = { $player ->
    [you] Wystrzeliwujesz
   *[other] { $player } wystrzeliwuje
 } { NAME($equipment, form: "acc") }: { $location }
plain-event-astronaut-set = { $player ->
    [you] Stawiasz
   *[other] { $player } stawia
 } astronautę: { $location }
plain-event-goal-held = { $side ->
    [you] Zajmujesz
   *[other] { $side } zajmuje
 } { NAME($goal, form: "acc") }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 }
plain-event-base-ready = { $side ->
    [you] { $equipment ->
        [rocket] Twoje rakiety są gotowe
        [satellite] Twoje satelity są gotowe
       *[astronaut] Twoi astronauci są gotowi
     }
   *[other] { $side }: { $equipment ->
        [rocket] rakiety są gotowe
        [satellite] satelity są gotowe
       *[astronaut] astronauci są gotowi
     }
 } ({ $count })
plain-event-neutralised = To miejsce może teraz zająć każda strona: { $location }
plain-event-passed = { $player ->
    [you] Pasujesz
   *[other] { $player } pasuje
 }
plain-event-skipped = { $side ->
    [you] Nie masz gdzie położyć elementu i tracisz turę
   *[other] { $side } nie ma gdzie położyć elementu i traci turę
 }
plain-event-searching = { $player ->
    [you] Bierzesz
   *[other] { $player } bierze
 }, co pierwsze pasuje
plain-event-clock-set = { $side ->
    [you] Zaczynasz
   *[other] { $side } zaczyna
 } od { NUMBER($time) } s
plain-event-time-spent = { $side ->
    [you] Potrzebujesz
   *[other] { $side } potrzebuje
 } { NUMBER($time) } s, zegar wskazuje { NUMBER($clock) } s
plain-event-waited = { $side ->
    [you] Nie masz gdzie położyć elementu i czekasz
   *[other] { $side } nie ma gdzie położyć elementu i czeka
 } do { NUMBER($time) } s
plain-event-time-is-up = Czas minął
plain-event-game-ended = Koniec gry: { $yellow ->
    [you] ty
   *[other] { $yellow }
 } { NUMBER($yellow_points) }, { $green ->
    [you] ty
   *[other] { $green }
 } { NUMBER($green_points) }

plain-refusal-game-over = Gra jest skończona
plain-refusal-not-your-turn = To nie twoja tura: decyduje { $acting }
plain-refusal-team-mates-turn = Teraz gra { $acting }, po twojej stronie
plain-refusal-other-clock-is-lower = Drugi zegar ({ NUMBER($other_clock) } s) działa przed twoim ({ NUMBER($clock) } s)
plain-refusal-filled = { $owner ->
    [you] Leży tu już twój element
    [nobody] To miejsce jest już zajęte
   *[other] To miejsce zajmuje już { $owner }
 }
plain-refusal-not-on-base-line = Twój pierwszy element trafia na twoją linię bazową
plain-refusal-not-adjacent = { NAME($location, form: "subject") } nie dotyka jeszcze twojego terenu
plain-refusal-guarded = Elementu obok strzeże astronauta ({ $opponent })
plain-refusal-nothing-ready = Nie masz nic gotowego do wystrzelenia (zostało rakiet: { $rockets }, brak elementów w ich bazie: { $rocket_gap }; zostało satelitów: { $satellites }, brak elementów: { $satellite_gap })
plain-refusal-nothing-left = Nie masz już rakiet ani satelitów
plain-refusal-no-launch-needed = { NAME($location, form: "subject") } dotyka twojego terenu: po prostu połóż element
plain-refusal-not-beside-opponent = Wystrzelony element trafia obok terenu przeciwnika ({ $opponent }), a { NAME($location, form: "subject") } go nie dotyka
plain-refusal-not-your-piece = Astronautę stawia się tylko na własnym elemencie
plain-refusal-astronauts-not-ready = Twoja baza astronautów nie jest pełna (brak elementów: { $astronaut_gap })
plain-refusal-no-astronaut-left = Nie masz już astronautów
plain-refusal-has-equipment = Na tym elemencie już coś stoi
plain-refusal-not-joined = Po twoim terenie nie prowadzi tam droga z linii bazowej i bazy astronautów
plain-refusal-only-in-race = To jest do wyścigu: tutaj wybierasz element
plain-refusal-nothing-to-find = Żadne miejsce nie jest dla ciebie dostępne: zostaje tylko wystrzelenie
plain-refusal-no-passing = W tej grze nie można spasować
plain-refusal-passed-already = Twój pas już padł, a od tego czasu nikt nie położył elementu
plain-refusal-does-not-fit = Ten element tu nie pasuje

## Options in the lobby

option-tempo = Tempo
option-agree = Koniec za zgodą
option-time-limit = Limit czasu
option-yellow-time = Czas Żółtego
option-green-time = Czas Zielonego

## A line for each option

help-tempo = na przemian, wszyscy naraz albo wyścig z symulowanymi zegarami
help-agree = gra kończy się także wtedy, gdy obie strony spasują
help-time-limit = minuty, po których gra się kończy (wszyscy naraz i wyścig); 0: bez limitu
help-yellow-time = czas szukania Żółtego w wyścigu, w procentach zwykłego
help-green-time = czas szukania Zielonego w wyścigu, w procentach zwykłego

## Warnings, by clause

caution-S7-1 = dwoje na jednego to nierówna gra, gdy wszyscy grają naraz: prawie zawsze wygrywa para

## Their choices

choice-alternate = na przemian
choice-live = wszyscy naraz
choice-race = symulowane zegary

## Boards

board-standard = standardowa

## Why a position is impossible

fault-bad-seats = musi być od 2 do 4 graczy (w wyścigu 2) i po każdej stronie któreś miejsce musi być następne
fault-land-overlaps = jakieś miejsce jest zajęte dwa razy albo nie należy do tej planszy
fault-wrong-count = liczba elementów lub sprzętu się nie zgadza
fault-stray-equipment = sprzęt stoi na elemencie, który nie należy do jego strony, ma inny sprzęt albo jest nieosiągalny
fault-no-base = sprzęt jest w użyciu, ale jego baza nie jest cała zajęta
fault-wrong-sets = zbiory, które wynikają z terenu, są błędne
fault-stray-piece = element ani nie leży na linii bazowej, ani nie został wystrzelony, ani nie leży obok innego swojej strony
fault-wrong-sun = strona, która była pierwsza na Słońcu, nie ma na nim elementu
fault-wrong-passes = pasy wymagają opcji agree, a gdy spasowały obie strony, gra jest skończona
fault-wrong-phase = faza nie zgadza się z tempem albo z pełną lub niepełną planszą
fault-wrong-turn = strona, która ma grać, nie mogłaby ani położyć, ani wystrzelić
fault-wrong-clock = zegary należą do wyścigu i działa ten, który wskazuje mniej

## What a seat is asked in the terminal

question-live = Wszyscy grają naraz: połóż element, wystrzel rakietę albo postaw astronautę, najszybciej jak umiesz.
question-race = Szukaj konkretnego elementu, weź to, co znajdziesz najpierw, wystrzel rakietę albo postaw astronautę.
question-turn = Postaw dowolnie wielu astronautów, potem połóż jeden element albo wystrzel rakietę.

## Glossary: what is on the table, one meaning each

term-place = Miejsce
meaning-place = Pasuje tu dokładnie jeden element każdej strony. Kto pierwszy go położy, zachowuje miejsce.
term-piece = Element na tacce
meaning-piece = Pasuje tylko na jedno miejsce obrazka. Musi dotykać krawędzią twojego terenu.
term-base-line = Linia bazowa
meaning-base-line = Tu trafia twój pierwszy element.
term-sun = Słońce
meaning-sun =
    { $sun ->
        [one] { $sun } punkt
        [few] { $sun } punkty
        [many] { $sun } punktów
       *[other] { $sun } punktu
     } za zajęcie całego.
term-planet = Planeta
meaning-planet =
    { $planet ->
        [one] { $planet } punkt
        [few] { $planet } punkty
        [many] { $planet } punktów
       *[other] { $planet } punktu
     } za zajęcie całej.
term-man-made = Sztuczny obiekt
meaning-man-made =
    { $object ->
        [one] { $object } punkt
        [few] { $object } punkty
        [many] { $object } punktów
       *[other] { $object } punktu
     } za zajęcie całego.
term-circle = Krąg
meaning-circle = Jeden element, który daje tyle punktów, ile na nim wydrukowano.
term-sector = Sektor
meaning-sector = Część wydrukowanej siatki: { $sector ->
    [one] { $sector } punkt
    [few] { $sector } punkty
    [many] { $sector } punktów
   *[other] { $sector } punktu
 } za zajęcie wszystkich jej elementów.
term-rocket-base = Baza rakiet
meaning-rocket-base = Zapełnij całą własną: { $base ->
    [one] { $base } punkt
    [few] { $base } punkty
    [many] { $base } punktów
   *[other] { $base } punktu
 }, a twoje rakiety ({ $rockets }) są gotowe.
term-satellite-base = Baza satelitów
meaning-satellite-base = Zapełnij całą własną: { $base ->
    [one] { $base } punkt
    [few] { $base } punkty
    [many] { $base } punktów
   *[other] { $base } punktu
 }, a twoje satelity ({ $satellites }) są gotowe.
term-astronaut-base = Baza astronautów
meaning-astronaut-base = Zapełnij całą własną: { $base ->
    [one] { $base } punkt
    [few] { $base } punkty
    [many] { $base } punktów
   *[other] { $base } punktu
 }, a twoi astronauci ({ $astronauts }) są gotowi.
term-rocket = Rakieta
meaning-rocket = Kładzie element obok terenu przeciwnika, gdziekolwiek na planszy. Potem jest zużyta.
term-satellite = Satelita
meaning-satellite = Robi to samo co rakieta, gdy żadna rakieta nie jest gotowa.
term-astronaut = Astronauta
meaning-astronaut = Strzeże twojego elementu: przeciwnik nie może nic położyć obok.
term-tray = Tacka
meaning-tray = Twoje elementy, pomieszane. Przeciągnij element na miejsce albo naciśnij najpierw element, potem miejsce.
term-points = Punkty strony
meaning-points = To, co zajmuje sama: obszary, sektory i własne bazy.

## The screen of the terminal

screen-legend-location = miejsce: pierścień 3 od środka, element 11 od wschodu ku północy
screen-legend-equipment = rakieta, satelita, astronauta Żółtego; Zielonego r s a
screen-legend-pieces = elementy Żółtego (y) i Zielonego (g)
screen-legend-sun = Słońce
screen-legend-planet = planeta
screen-legend-station = stacja
screen-legend-circle = krąg
screen-legend-base = baza
screen-legend-base-line = linia bazowa
screen-legend-line = linia między sektorami
screen-legend-open = otwarte dla ciebie
screen-legend-yellow = Żółtego
screen-legend-green = Zielonego
screen-legend-yellow-bases = bazy Żółtego
screen-legend-green-bases = bazy Zielonego
screen-points = punkty
screen-pieces = elementy
screen-sectors = sektory
screen-bases = bazy
screen-goals = cele
screen-rockets = rakiety
screen-satellites = satelity
screen-astronauts = astronauci
screen-side = { $side }
screen-used = zużyte
screen-gap = brak { $n }
screen-ready = gotowe { $n }
screen-base-line = { $side }: linia { $places }, bazy:
screen-tempo = { $tempo ->
    [alternate] na przemian
    [live] wszyscy naraz
   *[race] wyścig
 }, { $n ->
    [one] { $n } puste miejsce
    [few] { $n } puste miejsca
    [many] { $n } pustych miejsc
   *[other] { $n } pustego miejsca
 }
screen-clocks = zegary: Żółty { NUMBER($yellow) } s, Zielony { NUMBER($green) } s
screen-over = koniec
screen-chance = decyduje los ({ $phase ->
    [start] kto zaczyna
    [find] szukanie
    [wanted] szukany element
   *[found] znaleziony element
 })
screen-anyone = każdy może działać
screen-due = tura: { $seat }
