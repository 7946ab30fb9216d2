### ZYLATRON po polsku

## The language

language-name = polski

## The lid of the box

title = ZYLATRON
blurb = Przewieź Wojownika przez galaktykę i wejdź na kwaterę główną wroga.

## Words that fill variables

name-red = Czerwony
    .gen = Czerwonego
name-blue = Niebieski
    .gen = Niebieskiego
name-green = Zielony
    .gen = Zielonego
name-yellow = Żółty
    .gen = Żółtego
name-red-home = fabryka na planecie macierzystej (Czerwony)
name-red-moon = fabryka na księżycu (Czerwony)
name-red-zylon = fabryka na Zylonie (Czerwony)
name-blue-home = fabryka na planecie macierzystej (Niebieski)
name-blue-moon = fabryka na księżycu (Niebieski)
name-blue-zylon = fabryka na Zylonie (Niebieski)
name-green-home = fabryka na planecie macierzystej (Zielony)
name-green-moon = fabryka na księżycu (Zielony)
name-green-zylon = fabryka na Zylonie (Zielony)
name-yellow-home = fabryka na planecie macierzystej (Żółty)
name-yellow-moon = fabryka na księżycu (Żółty)
name-yellow-zylon = fabryka na Zylonie (Żółty)
name-battle-star = Krążownik
name-star-fighter = Gwiezdny Myśliwiec
name-warrior = Wojownik
name-missile = Pocisk Krill
name-hit = TRAFIENIE
name-miss = PUDŁO
name-damage = USZKODZENIE
name-top-left = u góry z lewej
name-top-right = u góry z prawej
name-bottom-right = u dołu z prawej
name-bottom-left = u dołu z lewej
name-nothing = nic
name-too-many = za dużo

## What buttons say, by verb

action-go = rusz na { $point }
action-begin = { $piece } zaczyna ruch
action-load = załaduj { $piece }
action-dock = wejdź na pokład { $piece }
action-drop = wyładuj { $piece }
action-fire = strzelaj z { $piece }
action-launch = odpal { $piece }
action-beam = teleportuj { $piece }
action-shift = przełóż { $piece }
action-repair = napraw { $piece }
action-onto = na { $piece }
action-rebuild = odbuduj: { $factory }
action-buy = kup: { $kind }
action-pick = weź planetę { $corner }
action-end = zakończ turę

## What one may type, by verb

kind-go = figura w ruchu idzie na punkt x,y
kind-detonate = gdzie wybucha Pocisk
kind-to = dokąd teleportować figurę w dół
kind-at = gdzie postawić kupioną figurę
kind-begin = rf1 zaczyna ruch: r czerwony, b f w m rodzaj, 1 numer
kind-load = figura w ruchu zabiera rw1 z punktu, na który dotarła
kind-dock = figura w ruchu wchodzi na pokład rf1 na punkcie, na który dotarła
kind-drop = figura w ruchu wyładowuje rw1 i musi potem odejść
kind-fire = rf1 strzela; potem: target bw2 albo target blue-home
kind-launch = rm1 zostaje odpalony; potem: detonate 30,4
kind-beam = rw1 zostaje teleportowany; potem: onto rb1 albo to 10,4
kind-shift = rw1 zmienia zaczep w stosie; potem: onto rf1
kind-repair = zapłać połowę ceny, figura znów działa
kind-onto = transportowiec, o który jest pytanie
kind-target = figura albo fabryka, w którą mierzy laser
kind-rebuild = zapłać za zniszczoną fabrykę
kind-buy = kup straconą figurę; potem: at 10,4 (Pocisk także: onto rf1)
kind-pick = weź planetę przed grą
kind-end = zakończ turę

## Why a move is not allowed

refusal-game-over = gra jest skończona
refusal-not-your-turn = teraz tura gracza: { $turn }, nie { $player }
refusal-nature-first = najpierw trzeba pociągnąć kartę strzału
refusal-not-natures = o tym decyduje gracz, los ciągnie tylko karty strzału
refusal-pick-first = trwa wybieranie planet
refusal-planets-are-picked = wszystkie planety są już wybrane
refusal-join-first = { $mover } stoi na własnej figurze i musi ją od razu załadować albo wejść na jej pokład
refusal-move-off-first = { $mover } wyładował tu figurę i musi najpierw odejść
refusal-target-first = podaj najpierw cel dla { NAME($subject, form: "gen") }
refusal-detonate-first = { $subject } jest odpalony: powiedz, gdzie wybucha
refusal-beam-where = powiedz, dokąd teleportować { NAME($subject, form: "acc") }
refusal-shift-where = powiedz, na co przełożyć { NAME($subject, form: "acc") }
refusal-place-first = powiedz, gdzie staje { $subject } po kupnie
refusal-go-there-first = ładuje się i wchodzi na pokład, idąc na dany punkt: zacznij ruch i idź tam
refusal-nothing-to-name = nic nie czeka na cel ani na transportowiec; zacznij od fire, beam, shift albo buy
refusal-natures-only = karty strzału ciągnie los, nikt ich nie wybiera
refusal-no-such-piece = przy tym stole nie ma { NAME($piece, form: "gen") }
refusal-not-your-piece = { $piece } nie słucha gracza { NAME($player, form: "gen") }
refusal-is-lost = { $piece } nie jest na planszy, tylko w banku
refusal-is-damaged = { $piece } jest uszkodzony i nic nie robi, dopóki uszkodzenie nie minie albo nie zostanie naprawione
refusal-carrier-is-damaged = { $carrier } jest uszkodzony: ładunek może go opuścić, ale { $piece } nie może być z niego odpalony
refusal-is-captured = { $piece } przejęto w tej turze i może działać dopiero w następnej turze gracza { NAME($player, form: "gen") }
refusal-no-such-point = punkt { $point } nie leży na siatce
refusal-no-such-factory = przy tym stole nie ma tej fabryki: { $factory }
refusal-no-such-card = w stosie nie ma już karty { $card }
refusal-planet-taken = planeta { $corner } jest zajęta
refusal-has-moved-already = { $piece } zaczął już ruch w tej turze
refusal-no-moves-left = ruchy tej tury są zużyte: { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
 }
refusal-begun-must-step = dotknięte, ruszone: { $mover } zaczął ruch i musi najpierw zrobić krok
refusal-missiles-fly-once = { $piece } to Pocisk Krill, porusza się tylko odpalony albo przewożony
refusal-land-only = Wojownik chodzi tylko po lądzie
refusal-space-only = Krążownik lata tylko w kosmosie, a { $point } to ląd
refusal-too-far = { $mover } potrzebuje { $steps ->
    [one] { $steps } kroku
    [few] { $steps } kroków
    [many] { $steps } kroków
   *[other] { $steps } kroku
 } do { $point }, a zostało { $left }
refusal-already-there = { $mover } już jest na { $point }
refusal-nothing-moves = żadna figura nie jest w ruchu: najpierw zacznij ruch
refusal-enemy-in-the-way = na { $point } stoi wroga figura; można ją minąć, ale nie zatrzymać się na niej
refusal-no-room-to-join = na { $point } stoi własna figura, której { $mover } nie może ani załadować, ani na nią wejść
refusal-was-boarded = na pokład { NAME($piece, form: "gen") } weszła figura własnym ruchem, więc { $piece } nie zaczyna w tej turze ruchu
refusal-carries-moved = na pokładzie jest figura, która zaczęła już w tej turze własny ruch i nie może być wieziona dalej
refusal-only-warriors-land = { $point } to kwatera główna, na której może stanąć tylko Wojownik
refusal-hq-is-barred = na kwaterze głównej { $point } stoi figura i zagradza wejście
refusal-no-pegs = zaczepy na ładunek mają tylko Myśliwce i Krążowniki
refusal-too-big-to-carry = Krążownika nie da się przewozić
refusal-no-free-peg = nie ma tam wolnego zaczepu
refusal-has-moved = { $piece } albo jego ładunek zaczął już ruch w tej turze i nie można go załadować ani teleportować
refusal-already-loaded = { $piece } był już w tej turze ładowany
refusal-not-standing-here = { $piece } nie jest drugą figurą na punkcie, na którym stoi { $mover }
refusal-no-cargo-of-mover = { $piece } nie jest ładunkiem { NAME($mover, form: "gen") }
refusal-already-dropped = { $piece } był już w tej turze wyładowany
refusal-cannot-move-off = { $mover } nie mógłby odejść po wyładowaniu tu figury
refusal-no-place-in-space = { $point } to kosmos, a taką figurę ({ $kind }) wyładowuje się tylko na lądzie
refusal-not-carried = { $piece } nie jest przewożony, więc nie ma czego przekładać
refusal-already-shifted = { $piece } był już w tej turze przełożony
refusal-no-other-peg = w stosie, w którym jest { $piece }, nie ma innego wolnego zaczepu
refusal-not-in-stack = { $piece } nie jest innym transportowcem w stosie, w którym jest { $subject }
refusal-same-carrier = { $subject } już jest na pokładzie { NAME($piece, form: "gen") }
refusal-not-beamable = { NAME($piece, form: "gen") } nie da się teleportować, można tylko Wojowników i Pociski Krill
refusal-already-beamed = { $piece } był już w tej turze teleportowany
refusal-no-beam-in-range = żaden sprawny Krążownik nie może tego teleportować: zasięg to { $beam }
refusal-shift-instead = { $piece } jest w tym samym stosie co { $subject }: przełóż, nie teleportuj
refusal-no-beam-down-to-space = { $point } to kosmos, a w dół teleportuje się na ląd
refusal-not-free = { $point } nie jest wolny
refusal-hq-closed-to-beams = na kwaterze głównej { $point } nic się nie stawia, Wojownik musi tam wejść
refusal-no-laser = Pocisk Krill nie ma lasera
refusal-has-fired = { $piece } już strzelał w tej turze
refusal-no-target-in-range = { $piece } nie ma wroga w zasięgu ({ $range })
refusal-out-of-range = cel jest oddalony o { $steps } ({ $subject }), a zasięg to { $range }
refusal-not-an-enemy = to nie należy do wroga
refusal-factory-in-ruins = { $factory } jest już zniszczona
refusal-factories-are-safe = w tej grze nie można trafić fabryk
refusal-not-a-missile = { $piece } nie jest Pociskiem Krill
refusal-not-on-start = { $piece } można odpalić tylko z pozycji startowej albo z transportowca
refusal-new-missile = { $piece } kupiono w tej turze na pojazd i można go odpalić dopiero w następnej
refusal-beyond-flight = { $point } jest oddalony o { $steps ->
    [one] { $steps } punkt
    [few] { $steps } punkty
    [many] { $steps } punktów
   *[other] { $steps } punktu
 }, a Pocisk Krill leci { $flight }
refusal-not-in-this-game = w tej grze nie ma figur tego rodzaju ({ $kind })
refusal-none-lost = { $player } nie ma w banku figur tego rodzaju ({ $kind })
refusal-too-dear = to kosztuje { $price } Zy, { $player } ma { $money }
refusal-no-free-start = nie ma wolnej pozycji startowej dla tego rodzaju ({ $kind })
refusal-not-a-start = { $point } nie jest dla tej figury pozycją startową gracza { NAME($player, form: "gen") }
refusal-start-is-taken = pozycja startowa { $point } jest zajęta
refusal-only-missiles-aboard = na pojazd można wstawić tylko kupiony Pocisk Krill
refusal-not-damaged = { $piece } nie jest uszkodzony
refusal-not-your-factory = { $factory } nie należy do gracza { NAME($player, form: "gen") }
refusal-factory-recovers = { $factory } jest uszkodzona; wraca do pracy sama i nie można jej naprawić wcześniej
refusal-not-in-ruins = { $factory } nie jest zniszczona
refusal-must-buy-warrior = { $player } nie ma Wojownika, a może go kupić, więc musi przed końcem tury

## What happened

event-planet-picked = { $owner } bierze planetę { $corner }
event-turn-began = tura: { $owner }, runda { $n }
event-move-began = { $kind } { $piece } zaczyna ruch
event-piece-went = { $piece } idzie o { $steps } z { $start } na { $point }
event-piece-loaded = { $carrier } ładuje { $piece }
event-piece-docked = { $piece } wchodzi na pokład { $carrier }
event-piece-dropped = { $piece } zostaje wyładowany na { $point }
event-piece-shifted = { $piece } zostaje przełożony na { $carrier }
event-piece-beamed-aboard = { $piece } zostaje teleportowany na pokład { $carrier }
event-piece-beamed-down = { $piece } zostaje teleportowany w dół na { $point }
event-laser-fired = { $kind } { $piece } strzela, cel: { $target }
event-missile-detonated = { $piece } leci z { $start } i wybucha na { $point }
event-card-drawn = { $card }, cel: { $target }
event-piece-lost = { $kind } { $piece } przepada na { $point }
event-piece-damaged = { $kind } { $piece } jest uszkodzony
event-factory-destroyed = { $factory } jest zniszczona
event-factory-damaged = { $factory } jest uszkodzona
event-pile-reshuffled = karty strzału są na nowo tasowane
event-piece-bought = { $kind } { $piece }, kupiony za { $price }, staje na { $point }
event-piece-repaired = { $piece } zostaje naprawiony za { $price }
event-factory-rebuilt = { $factory } zostaje odbudowana za { $price }
event-income-paid = { $owner } dostaje { $n } Zy
event-zylon-taken = { $owner } bierze kartę Zylonu
event-player-captured = { $other } wchodzi na kwaterę główną ({ $owner }) i przejmuje wszystko
event-player-without-warrior = { $owner } nie ma Wojownika i odpada; dziedziczy { $other }
event-player-deserted = { $owner } nie ma Wojownika i odpada; nikt nie dziedziczy
event-last-player-left = w grze zostaje tylko { $owner }
event-rounds-are-over = koniec, rozegrane rundy: { $n }

## Plain words for people

name-upper-left = u góry z lewej
    .from = na lewo u góry od
name-upper-right = u góry z prawej
    .from = na prawo u góry od
name-lower-right = u dołu z prawej
    .from = na prawo u dołu od
name-lower-left = u dołu z lewej
    .from = na lewo u dołu od
name-above = u góry
name-below = u dołu
name-left = z lewej
    .from = na lewo od
    .dir = w lewo
name-right = z prawej
    .from = na prawo od
    .dir = w prawo
name-middle = pośrodku
    .from = pośrodku
name-up-left = w górę w lewo
name-up-right = w górę w prawo
name-down-left = w dół w lewo
name-down-right = w dół w prawo
name-nobody = nikt
phrase-kind = { $kind ->
    [battle_star] Krążownik
    [star_fighter] Gwiezdny Myśliwiec
    [warrior] Wojownika
   *[missile] Pocisk Krill
 }
phrase-piece = { $kind ->
    [battle_star] Krążownik
    [star_fighter] Gwiezdny Myśliwiec
    [warrior] Wojownik
   *[missile] Pocisk Krill
 } { $n }{ $owner ->
    [you] { "" }
   *[other] { " " }({ $owner })
 }
    .acc = { $kind ->
        [battle_star] Krążownik
        [star_fighter] Gwiezdny Myśliwiec
        [warrior] Wojownika
       *[missile] Pocisk Krill
     } { $n }{ $owner ->
        [you] { "" }
       *[other] { " " }({ $owner })
     }
    .gen = { $kind ->
        [battle_star] Krążownika
        [star_fighter] Gwiezdnego Myśliwca
        [warrior] Wojownika
       *[missile] Pocisku Krill
     } { $n }{ $owner ->
        [you] { "" }
       *[other] { " " }({ $owner })
     }
phrase-no-piece = nic
phrase-factory = { $owner ->
    [you] twoja fabryka
   *[other] fabryka ({ $owner })
 } { $place ->
    [home] na planecie macierzystej
    [moon] na księżycu
   *[zylon] na Zylonie
 }
    .acc = { $owner ->
        [you] swoją fabrykę
       *[other] fabrykę ({ $owner })
     } { $place ->
        [home] na planecie macierzystej
        [moon] na księżycu
       *[zylon] na Zylonie
     }
    .gen = { $owner ->
        [you] twojej fabryki
       *[other] fabryki ({ $owner })
     } { $place ->
        [home] na planecie macierzystej
        [moon] na księżycu
       *[zylon] na Zylonie
     }
phrase-body = { $name ->
    [zylon] Zylon
    [planet] planeta { $corner }
   *[moon] księżyc { $corner }
 }
    .acc = { $name ->
        [zylon] Zylon
        [planet] planetę { $corner }
       *[moon] księżyc { $corner }
     }
    .gen = { $name ->
        [zylon] Zylonu
        [planet] planety { $corner }
       *[moon] księżyca { $corner }
     }
    .ins = { $name ->
        [zylon] Zylonem
        [planet] planetą { $corner }
       *[moon] księżycem { $corner }
     }
    .loc = { $name ->
        [zylon] Zylonie
        [planet] planecie { $corner }
       *[moon] księżycu { $corner }
     }
phrase-spot = { $what ->
    [headquarters] { $name ->
        [zylon] kwatera główna Zylonu
       *[planet] { $owner ->
            [you] twoja kwatera główna
            [nobody] kwatera główna na { NAME($body, form: "loc") }
           *[other] kwatera główna ({ $owner })
         }
     }
    [on] na { NAME($body, form: "loc") } ({ $side })
    [beside] obok { NAME($body, form: "gen") } ({ $side })
   *[space] w kosmosie ({ $side ->
        [above] nad { NAME($body, form: "ins") }
        [below] pod { NAME($body, form: "ins") }
       *[other] { NAME($side, form: "from") } { NAME($body, form: "gen") }
     })
 }
    .kind = { $what }
    .to = { $what ->
        [headquarters] na { $name ->
            [zylon] kwaterę główną Zylonu
           *[planet] { $owner ->
                [you] twoją kwaterę główną
                [nobody] kwaterę główną na { NAME($body, form: "loc") }
               *[other] kwaterę główną ({ $owner })
             }
         }
        [on] na { NAME($body, form: "acc") } ({ $side })
        [beside] obok { NAME($body, form: "gen") } ({ $side })
       *[space] w kosmos ({ $side ->
            [above] nad { NAME($body, form: "ins") }
            [below] pod { NAME($body, form: "ins") }
           *[other] { NAME($side, form: "from") } { NAME($body, form: "gen") }
         })
     }
    .at = { $what ->
        [headquarters] na { $name ->
            [zylon] kwaterze głównej Zylonu
           *[planet] { $owner ->
                [you] twojej kwaterze głównej
                [nobody] kwaterze głównej na { NAME($body, form: "loc") }
               *[other] kwaterze głównej ({ $owner })
             }
         }
        [on] na { NAME($body, form: "loc") } ({ $side })
        [beside] obok { NAME($body, form: "gen") } ({ $side })
       *[space] w kosmosie ({ $side ->
            [above] nad { NAME($body, form: "ins") }
            [below] pod { NAME($body, form: "ins") }
           *[other] { NAME($side, form: "from") } { NAME($body, form: "gen") }
         })
     }
phrase-no-spot = nigdzie
phrase-leg = { $n } { NAME($side, form: "dir") }
phrase-way = { $first }, { $then }
phrase-no-way = w miejscu
plain-action-go = { NAME($spot, form: "kind") ->
    [headquarters] Rusz { NAME($spot, form: "to") }
   *[other] Rusz { $way }: { NAME($spot, form: "at") }
 }
plain-action-detonate = Wybuch { $way }: { NAME($spot, form: "at") }
plain-action-to = Teleportuj { NAME($subject, form: "acc") } w dół, { $way }: { NAME($spot, form: "at") }
plain-action-at = Postaw { NAME($subject, form: "acc") }, { $way }: { NAME($spot, form: "at") }
plain-action-begin = { $piece }
plain-action-load = Załaduj { NAME($piece, form: "acc") }
plain-action-dock = Wejdź na pokład { NAME($piece, form: "gen") }
plain-action-drop = Wyładuj { NAME($piece, form: "acc") }
plain-action-fire = { $piece } strzela
plain-action-target = { $subject } strzela do { NAME($target, form: "gen") }
plain-action-launch = Odpal { NAME($piece, form: "acc") }
plain-action-beam = Teleportuj { NAME($piece, form: "acc") }
plain-action-shift = Przełóż { NAME($piece, form: "acc") }
plain-action-repair = Napraw { NAME($piece, form: "acc") } za { $price } Zy
plain-action-onto = { $phase ->
    [beam] Teleportuj { NAME($subject, form: "acc") } na pokład { NAME($piece, form: "gen") }
    [shift] Przełóż { NAME($subject, form: "acc") } na { NAME($piece, form: "acc") }
   *[buy] Postaw { NAME($subject, form: "acc") } na pokładzie { NAME($piece, form: "gen") }
 }
plain-action-rebuild = Odbuduj { NAME($factory, form: "acc") } za { $price } Zy
plain-action-buy = Kup { $kind } za { $price } Zy
plain-action-pick = Weź planetę { $corner }
plain-action-end = Zakończ turę

plain-event-planet-picked = { $owner ->
    [you] Bierzesz
   *[other] { $owner } bierze
 } planetę { $corner }
plain-event-turn-began = { $owner ->
    [you] Twoja tura
   *[other] Tura: { $owner }
 }, runda { $n }
plain-event-move-began = { $piece } zaczyna ruch
plain-event-piece-went = { $piece } { $kind ->
    [warrior] idzie
   *[other] leci
 } o { $steps }, { NAME($point, form: "to") }
plain-event-piece-loaded = { $carrier } bierze na pokład { NAME($piece, form: "acc") }
plain-event-piece-docked = { $piece } wchodzi na pokład { NAME($carrier, form: "gen") }
plain-event-piece-dropped = { $piece } zostaje wyładowany { NAME($point, form: "at") }
plain-event-piece-shifted = { $piece } zostaje przełożony na { NAME($carrier, form: "acc") }
plain-event-piece-beamed-aboard = { $piece } zostaje teleportowany na pokład { NAME($carrier, form: "gen") }
plain-event-piece-beamed-down = { $piece } zostaje teleportowany w dół { NAME($point, form: "to") }
plain-event-laser-fired = { $piece } strzela do { NAME($target, form: "gen") }
plain-event-missile-detonated = { $piece } leci i wybucha { NAME($point, form: "at") }
plain-event-card-drawn = { $card }: { $target }
plain-event-piece-lost = { $piece } przepada
plain-event-piece-damaged = { $piece } jest uszkodzony
plain-event-factory-destroyed = { $factory } jest zniszczona
plain-event-factory-damaged = { $factory } jest uszkodzona
plain-event-piece-bought = { $piece }, kupiony za { $price } Zy, staje { NAME($point, form: "at") }
plain-event-piece-repaired = { $piece } zostaje naprawiony za { $price } Zy
plain-event-factory-rebuilt = { $factory } zostaje odbudowana za { $price } Zy
plain-event-income-paid = { $owner ->
    [you] Dostajesz
   *[other] { $owner } dostaje
 } { $n } Zy
plain-event-zylon-taken = { $owner ->
    [you] Bierzesz
   *[other] { $owner } bierze
 } kartę Zylonu
plain-event-player-captured = { $other ->
    [you] Wchodzisz
   *[other] { $other } wchodzi
 } na { $owner ->
    [you] twoją kwaterę główną
   *[other] kwaterę główną ({ $owner })
 } i { $other ->
    [you] przejmujesz
   *[other] przejmuje
 } wszystko; figury zachowują nazwy
plain-event-player-without-warrior = { $owner ->
    [you] Nie masz Wojownika i odpadasz
   *[other] { $owner } nie ma Wojownika i odpada
 }; { $other ->
    [you] dziedziczysz ty
   *[other] dziedziczy { $other }
 }; figury zachowują nazwy
plain-event-player-deserted = { $owner ->
    [you] Nie masz Wojownika i odpadasz
   *[other] { $owner } nie ma Wojownika i odpada
 }; nikt nie dziedziczy
plain-event-last-player-left = { $owner ->
    [you] W grze zostajesz tylko ty
   *[other] W grze zostaje tylko { $owner }
 }
plain-event-rounds-are-over = { $n ->
    [one] { $n } runda za wami
    [few] { $n } rundy za wami
    [many] { $n } rund za wami
   *[other] { $n } rundy za wami
 }: koniec

plain-refusal-game-over = Gra jest skończona
plain-refusal-not-your-turn = To nie twoja tura: decyduje { $turn }
plain-refusal-join-first = { $mover } stoi na innej twojej figurze: załaduj ją albo wejdź na jej pokład
plain-refusal-nothing-to-name = Nic nie czeka na cel: wybierz najpierw, co strzela, co teleportować, przełożyć albo kupić
plain-refusal-no-such-piece = Przy tym stole nie ma takiej figury
plain-refusal-no-such-factory = Przy tym stole nie ma takiej fabryki
plain-refusal-place-first = Powiedz najpierw, gdzie staje { $subject }
plain-refusal-not-your-piece = { $piece } cię nie słucha
plain-refusal-is-captured = { $piece } jest przejęty w tej turze i działa dopiero w następnej
plain-refusal-no-such-point = Nie ma takiego punktu
plain-refusal-planet-taken = Planeta { $corner } jest zajęta
plain-refusal-space-only = To ląd: Krążownik lata tylko w kosmosie
plain-refusal-too-far = { $reach ->
    [far] Za daleko: { $mover } ma jeszcze { $left }
   *[near] Za daleko: { $steps ->
    [one] { $steps } punkt
    [few] { $steps } punkty
    [many] { $steps } punktów
   *[other] { $steps } punktu
 }, a { $mover } ma jeszcze { $left }
 }
plain-refusal-already-there = { $mover } już tam jest
plain-refusal-enemy-in-the-way = Stoi tam wroga figura: można ją minąć, ale nie zatrzymać się na niej
plain-refusal-no-room-to-join = Stoi tam twoja figura, a { $mover } nie może jej załadować ani wejść na jej pokład
plain-refusal-only-warriors-land = To kwatera główna: może tam stanąć tylko Wojownik
plain-refusal-hq-is-barred = Na tej kwaterze głównej stoi figura i zagradza wejście
plain-refusal-no-place-in-space = To kosmos: tę figurę wyładowuje się tylko na lądzie
plain-refusal-no-beam-down-to-space = To kosmos: w dół teleportuje się na ląd
plain-refusal-not-free = Coś już tam stoi
plain-refusal-hq-closed-to-beams = Na kwaterze głównej nic się nie stawia: Wojownik musi tam wejść
plain-refusal-beyond-flight = Za daleko: { $steps ->
    [one] { $steps } punkt
    [few] { $steps } punkty
    [many] { $steps } punktów
   *[other] { $steps } punktu
 }, a Pocisk leci { $flight }
plain-refusal-none-lost = Nie masz w banku figury tego rodzaju
plain-refusal-too-dear = To kosztuje { $price } Zy, a masz { $money }
plain-refusal-not-a-start = To nie jest twoja pozycja startowa dla tej figury
plain-refusal-start-is-taken = Ta pozycja startowa jest zajęta
plain-refusal-not-your-factory = { $factory } nie jest twoja
plain-refusal-must-buy-warrior = Nie masz Wojownika, a możesz go kupić: zrób to przed końcem tury

## Options in the lobby

option-rules = Zasady
option-max-rounds = Rundy
option-prices = Ceny
option-touch-move = Dotknięte, ruszone
option-pick-planets = Wybór planet

## A line for each option

help-rules = duża gra: wszystkie figury; krótka gra: tylko Gwiezdne Myśliwce i Wojownicy
help-max-rounds = rundy, po których gra jest rozstrzygana
help-prices = pełne albo połowa tego, co w zasadach
help-touch-move = zaczęty ruch musi mieć co najmniej jeden krok
help-pick-planets = gracze wybierają planety, w kolejności miejsc

## Warnings, by clause

caution-ZY-1 = we troje róg między dwoma pozostałymi jest w gorszym położeniu

## Their choices

choice-major = duża gra
choice-short = krótka gra
choice-full = pełne
choice-half = połowa

## Boards

board-major = plansza dużej gry
board-short = plansza krótkiej gry

## Why a position is impossible

fault-bad-seats = musi być od 2 do 4 graczy i na jednego z nich musi przypadać decyzja
fault-bad-planets = każdy gracz ma jedną z czterech planet, każdy inną
fault-bad-holders = siłami nie dowodzi nikt albo gracz, który odpadł
fault-off-the-board = figura stoi poza planszą albo nie należy do tej gry
fault-wrong-ground = Krążownik jest na lądzie albo Wojownik lub Pocisk stoi w kosmosie
fault-bad-cargo = ładunek nie pasuje do transportowca
fault-shared-point = dwa stosy stoją na jednym punkcie
fault-wrong-marks = oznaczenia zajętych punktów są błędne
fault-bad-money = suma Zy się nie zgadza
fault-bad-pile = stos kart strzału nie jest częścią talii
fault-bad-phase = to, co się dzieje, nie pasuje do fazy
fault-should-be-over = został jeden gracz, więc gra jest skończona
fault-bad-number = jakaś liczba jest poza zakresem
fault-hq-trespass = figura stoi na kwaterze głównej, na której nie wolno jej stać
fault-not-over = został więcej niż jeden gracz i rundy się nie skończyły, więc gra trwa
fault-bad-picks = planety wybiera się kolejno, a kto wybrał, ma tam rozstawione figury

## What a seat is asked in the terminal

question-pick = Którą planetę bierzesz?
question-arrived = { $mover } dotarł do własnej figury: załadować ją czy wejść na jej pokład (dock)?
question-leaving = { $mover } wyładował figurę i musi odejść: dokąd?
question-fire = { $piece } strzela na odległość do { $laser }: do czego?
question-launch = { $piece } leci na odległość do { $flight } i razi wszystko w zasięgu { $blast }: gdzie wybucha?
question-beam = { $piece } jest teleportowany na odległość do { $beam }: dokąd?
question-shift = { $piece } zmienia zaczep: na co?
question-buy = Gdzie staje { $piece }, cena { $price } Zy?
question-moving = { $mover } jest w ruchu, zostało kroków: { $n }. Inne ruchy: { $left } z { $moves }. Co teraz?
question-moved = Wszystkie ruchy tury wykonane: zrób coś, co nie zużywa ruchu, albo zakończ.
question-turn = Twoja tura, zostało ruchów: { $left } z { $moves }. Zacznij ruch, zrób coś, co go nie zużywa, albo zakończ.

## Glossary: what is on the table, one meaning each

term-battle-star = Krążownik
meaning-battle-star = Lata na odległość { $star }, tylko w kosmosie, przewozi do { $star_bays } stosów, teleportuje na odległość { $beam } i strzela na { $star_laser }.
term-star-fighter = Gwiezdny Myśliwiec
meaning-star-fighter = Lata na odległość { $fighter } nad wszystkim, przewozi jedną figurę i strzela na { $fighter_laser ->
    [one] { $fighter_laser } punkt
    [few] { $fighter_laser } punkty
    [many] { $fighter_laser } punktów
   *[other] { $fighter_laser } punktu
 }.
term-warrior = Wojownik
meaning-warrior = Chodzi na odległość { $warrior }, tylko po lądzie, i strzela na { $warrior_laser ->
    [one] { $warrior_laser } punkt
    [few] { $warrior_laser } punkty
    [many] { $warrior_laser } punktów
   *[other] { $warrior_laser } punktu
 }. Tylko Wojownicy zdobywają kwatery główne.
term-missile = Pocisk Krill
meaning-missile = Leci raz, na odległość { $missile }, i wybucha: karta strzału dla wszystkiego w zasięgu { $blast ->
    [one] { $blast } punktu
    [few] { $blast } punktów
    [many] { $blast } punktów
   *[other] { $blast } punktu
 }, swojego i wrogiego.
term-headquarters = Kwatera główna
meaning-headquarters = Gdy wrogi Wojownik wejdzie na twoją, odpadasz i tracisz wszystko na rzecz tego gracza. Zrób więc to samo wrogom.
term-factory = Fabryka
meaning-factory = Daje co turę jedno Zy, dopóki działa. Odbudowa zniszczonej kosztuje { $rebuild } Zy.
term-planet = Planeta macierzysta
meaning-planet = Ląd, na którym zaczynają figury gracza, z kwaterą główną i fabryką.
term-moon = Księżyc
meaning-moon = Ląd z fabryką najbliższej planety.
term-zylon = Zylon
meaning-zylon = Ląd pośrodku, z fabryką dla każdego. Jego kwatera główna daje kartę Zylonu.
term-zylon-card = Karta Zylonu
meaning-zylon-card = Należy do tego, czyj Wojownik był ostatnio na kwaterze głównej Zylonu. Podwaja dochód z fabryk.
term-strike-hit = TRAFIENIE
meaning-strike-hit = Cel znika razem ze wszystkim, co wiezie. Liczba mówi, ile takich kart jest jeszcze w stosie.
term-strike-miss = PUDŁO
meaning-strike-miss = Nic się nie dzieje. Liczba mówi, ile takich kart jest jeszcze w stosie.
term-strike-damage = USZKODZENIE
meaning-strike-damage = Cel nie może nic zrobić przez całą następną turę właściciela. Liczba mówi, ile takich kart jest jeszcze w stosie.
term-zys = Zy
meaning-zys = Pieniądze. Dają je fabryki; można za nie odkupić stracone figury.
term-moves-left = Pozostałe ruchy
meaning-moves-left = Ile figur może się jeszcze ruszyć w tej turze, z { $moves }.
term-steps-left = Pozostałe punkty
meaning-steps-left = Jak daleko może jeszcze iść figura w ruchu.
term-piece-number = Numer na figurze
meaning-piece-number = Odróżnia figury jednego rodzaju: Wojownik i jego numer.
term-stack-count = Liczba przy stosie
meaning-stack-count = Ile figur transportowiec ma na pokładzie.
term-lost-pieces = Stracone figury
meaning-lost-pieces = Figury w banku. Może je odkupić ten, kto je rozstawił.

## The screen of the terminal

screen-legend-kind = { $kind }
screen-legend-red-kind = { $kind } Czerwonego
screen-legend-state = podkreślenie: ma ładunek; przekreślenie: uszkodzenie; odwrócone: w ruchu
screen-legend-headquarters = kwatera główna
screen-legend-factory = fabryka
screen-legend-damaged-factory = uszkodzona fabryka
screen-legend-ruined-factory = zniszczona fabryka
screen-legend-point = punkt; ląd ma barwne tło
screen-legend-zylon-card = ma kartę Zylonu
screen-legend-planet = gdzie leży planeta gracza
screen-legend-owners = pierwsza litera: Niebieskiego (b), Zielonego (g), Żółtego (y)
screen-legend-red-headquarters = kwatera główna Czerwonego
screen-legend-zylon-headquarters = kwatera Zylonu
screen-legend-no-headquarters = niczyja
screen-legend-red-factory = fabryka Czerwonego
screen-legend-damaged = uszkodzona
screen-legend-ruined = zniszczona
screen-legend-space = kosmos
screen-legend-land = ląd
screen-legend-stack = na 8,4 stoi rf1, uszkodzony, wiezie rw1
screen-legend-done = po ruchu i strzale
screen-over = koniec gry
screen-pick = { $player } wybiera
screen-round = runda { $round }/{ $last }
screen-due = { $player }: { $phase ->
    [act] tura
    [join] pokład
    [leave] odejście
    [fire] strzał
    [launch] pocisk
    [beam] teleport
    [shift] zaczep
    [buy] zakup
   *[card] karta
 }
screen-moves-left = ruchy: { $n }
screen-steps-left = { $piece }: jeszcze { $n }
screen-out = { $player } odpada: { $heir }
screen-money = { $n } Zy
screen-strikes = { $n } { $card }
screen-steps = kroki
screen-laser = laser
screen-pegs = zaczepy
screen-price = cena
screen-repair = naprawa
screen-factory-price = fabryka { $n } Zy
screen-beaming = teleport { $n }
screen-blast = wybuch { $n }
screen-cargo = ładunek
