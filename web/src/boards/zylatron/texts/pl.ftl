### Plansza ZYLATRON

zylatron-galaxy = Galaktyka
zylatron-point = { $point }: { $what }
zylatron-nothing = pusto
zylatron-zoomIn = Przybliż
zylatron-zoomOut = Oddal
zylatron-whole = Cała galaktyka albo powrót do domu
zylatron-close = Zamknij
zylatron-goHere = { $piece }: rusz tutaj
zylatron-damaged = uszkodzony

zylatron-colour-red = Czerwony
zylatron-colour-blue = Niebieski
zylatron-colour-green = Zielony
zylatron-colour-yellow = Żółty

zylatron-nobody = nikt

zylatron-kind-battle-star = Krążownik
zylatron-kind-star-fighter = Gwiezdny Myśliwiec
zylatron-kind-warrior = Wojownik
zylatron-kind-missile = Pocisk Krill

zylatron-card-hit = TRAFIENIE
zylatron-card-miss = PUDŁO
zylatron-card-damage = USZKODZENIE

zylatron-condition-working = działa
zylatron-condition-damaged = uszkodzona
zylatron-condition-destroyed = zniszczona

zylatron-verb-begin = Ruch
zylatron-verb-fire = Strzał
zylatron-verb-launch = Odpal
zylatron-verb-beam = Teleportuj
zylatron-verb-shift = Przełóż
zylatron-verb-repair = Napraw
zylatron-verb-load = Załaduj
zylatron-verb-dock = Na pokład
zylatron-verb-drop = Wyładuj
zylatron-verb-onto = Na
zylatron-verb-target = Cel
zylatron-verb-rebuild = Odbuduj
zylatron-verb-end = Koniec tury

zylatron-prompt-over = Koniec gry.
zylatron-prompt-wait = Tura: { $colour }.
zylatron-prompt-act = Naciśnij jedną ze swoich figur. Zostało ruchów: { $n }
zylatron-prompt-order = Wybierz, co ma zrobić. Zostało ruchów: { $n }
zylatron-prompt-moved = Wszystkie ruchy wykonane: strzelaj, teleportuj, kupuj albo zakończ turę.
zylatron-prompt-end = Nie ma już nic do zrobienia: zakończ turę.
zylatron-prompt-mover = { $piece } w ruchu: { $n ->
    [one] jeszcze { $n } krok
    [few] jeszcze { $n } kroki
    [many] jeszcze { $n } kroków
   *[other] jeszcze { $n } kroku
 }. Naciśnij zaznaczony punkt.
zylatron-prompt-join = { $piece } jest u własnej figury: załaduj ją albo wejdź na pokład.
zylatron-prompt-fire = { $piece } strzela: naciśnij cel.
zylatron-prompt-launch = { $piece } odpalony: naciśnij, gdzie wybucha.
zylatron-prompt-beam = { $piece }: dokąd teleportować?
zylatron-prompt-shift = { $piece }: na co przełożyć?
zylatron-prompt-buy = Gdzie stanie nowa figura ({ $piece })?
zylatron-prompt-pick = Naciśnij planetę, którą chcesz wziąć.
zylatron-prompt-card = Ciągnięta jest karta strzału.

zylatron-round = Runda { $round } z { $last }
zylatron-money = Zy
zylatron-moneyOf = { $n } Zy
zylatron-zylonCard = ma kartę Zylonu
zylatron-heldBy = zdobywca: { $colour }
zylatron-out = poza grą
zylatron-factories = Fabryki
zylatron-bank = Bank
zylatron-lostOf = w banku: { $n }
zylatron-strikes = Pozostałe karty strzału
zylatron-sheet = Zasięgi i ceny

zylatron-sheet-moves = ruch
zylatron-sheet-laser = laser
zylatron-sheet-pegs = zaczepy
zylatron-sheet-more = Teleport { $beam } · wybuch { $blast } · fabryka { $price }

zylatron-banner-picks = { $colour } wybiera planetę
zylatron-banner-turn = { $colour } · runda { $n }
zylatron-banner-reshuffled = Karty strzału są tasowane
zylatron-banner-income = { $colour }: +{ $n } Zy
zylatron-banner-zylon = { $colour } bierze kartę Zylonu!
zylatron-banner-captured = { $other } zdobywa kwaterę główną ({ $colour })!
zylatron-banner-inherits = { $colour } nie ma Wojownika: dziedziczy { $other }
zylatron-banner-deserted = { $colour } odpada
zylatron-banner-wins = { $colour } rządzi galaktyką!
zylatron-banner-rounds = { $n ->
    [one] { $n } runda za wami
    [few] { $n } rundy za wami
    [many] { $n } rund za wami
   *[other] { $n } rundy za wami
 }

zylatron-say-turn = Tura: { $colour }, runda { $round }. Zostało ruchów: { $moves }.
zylatron-say-mover = { $piece } w ruchu, { $n ->
    [one] jeszcze { $n } krok
    [few] jeszcze { $n } kroki
    [many] jeszcze { $n } kroków
   *[other] jeszcze { $n } kroku
 }.
zylatron-say-player = { $colour } ma { $money } Zy; stracone figury: { $lost }.
zylatron-say-out = { $colour } jest poza grą.
zylatron-say-pieces = { $colour }, figury: { $pieces }.
zylatron-say-at = { $what }: { $point }
zylatron-say-factory = { $name }: { $condition }
zylatron-say-factories = Fabryki: { $factories }.
zylatron-say-zylon = Kartę Zylonu ma { $colour }.

zylatron-group-begin = Ruch figurą
zylatron-group-go = Rusz na punkt
zylatron-group-load = Załaduj
zylatron-group-dock = Wejdź na pokład
zylatron-group-drop = Wyładuj
zylatron-group-fire = Strzelaj
zylatron-group-target = Wybierz cel
zylatron-group-launch = Odpal
zylatron-group-detonate = Wybuch
zylatron-group-beam = Teleportuj
zylatron-group-to = Teleportuj w dół
zylatron-group-shift = Przełóż
zylatron-group-onto = Na
zylatron-group-buy = Kup
zylatron-group-at = Postaw
zylatron-group-repair = Napraw
zylatron-group-rebuild = Odbuduj
zylatron-group-pick = Wybierz planetę
zylatron-group-end = Koniec tury

zylatron-do-begin = Ruch: { $what }
zylatron-do-go = Rusz: { $what }
zylatron-do-load = Załaduj: { $what }
zylatron-do-dock = Na pokład: { $what }
zylatron-do-drop = Wyładuj: { $what }
zylatron-do-fire = { $what } strzela
zylatron-do-target = Cel: { $what }
zylatron-do-launch = Odpal: { $what }
zylatron-do-detonate = Wybuch: { $what }
zylatron-do-beam = Teleportuj: { $what }
zylatron-do-to = Teleportuj w dół: { $what }
zylatron-do-shift = Przełóż: { $what }
zylatron-do-onto = Na: { $what }
zylatron-do-buy = Kup: { $what }
zylatron-do-at = Postaw: { $what }
zylatron-do-repair = Napraw: { $what }
zylatron-do-rebuild = Odbuduj: { $what }
zylatron-do-pick = Weź planetę { $what }
zylatron-do-end = Koniec tury

zylatron-moved = już po ruchu
zylatron-fired = już po strzale

zylatron-share-warriors = { $n ->
    [one] { $n } Wojownik na planszy
    [few] { $n } Wojowników na planszy
    [many] { $n } Wojowników na planszy
   *[other] { $n } Wojownika na planszy
 }
zylatron-share-factories = { $n ->
    [one] { $n } niezniszczona fabryka
    [few] { $n } niezniszczone fabryki
    [many] { $n } niezniszczonych fabryk
   *[other] { $n } niezniszczonej fabryki
 }

zylatron-aim = Zdobądź kwatery główne pozostałych: twój Wojownik musi na nie wejść. Masz trzy ruchy na turę; transportowce przewożą Wojowników, lasery i Pociski torują drogę.
zylatron-scoring = Wygrywa ostatni gracz w grze. Po ostatniej rundzie każdy Wojownik na planszy i każda niezniszczona fabryka liczy się za jeden.

zylatron-pieceOf = { $kind } { $n } ({ $colour })
zylatron-pieceFree = { $kind } { $n }
zylatron-factoryAt = fabryka ({ $colour }) { $place ->
    [home] na planecie macierzystej
    [moon] na księżycu
   *[zylon] na Zylonie
 }
zylatron-spot-headquarters = kwatera główna ({ $body })
zylatron-spot-middle = środek ({ $body })
zylatron-spot-on = { $body }, { $side }
zylatron-spot-beside = obok ({ $body }), { $side }
zylatron-spot-space = w kosmosie (najbliżej: { $body }), { $side }
zylatron-body-zylon = Zylon
zylatron-body-planet-upper-left = planeta u góry z lewej
zylatron-body-planet-upper-right = planeta u góry z prawej
zylatron-body-planet-lower-right = planeta u dołu z prawej
zylatron-body-planet-lower-left = planeta u dołu z lewej
zylatron-body-moon-upper-left = księżyc u góry z lewej
zylatron-body-moon-upper-right = księżyc u góry z prawej
zylatron-body-moon-lower-right = księżyc u dołu z prawej
zylatron-body-moon-lower-left = księżyc u dołu z lewej
zylatron-side-right = z prawej
zylatron-side-upper-right = u góry z prawej
zylatron-side-above = u góry
zylatron-side-upper-left = u góry z lewej
zylatron-side-left = z lewej
zylatron-side-lower-left = u dołu z lewej
zylatron-side-below = u dołu
zylatron-side-lower-right = u dołu z prawej

zylatron-setup-piece = { $kind }, { $colour }
zylatron-setup-hurt = Uszkodzenie
zylatron-setup-factory = Fabryka: działa, uszkodzona, zniszczona
zylatron-setup-way = Nowa figura na zajętym punkcie trafia
zylatron-setup-carrier = na tę, która wiezie wszystkie inne
zylatron-setup-top = na tę na samej górze
zylatron-setup-stack = Ostatnio kliknięty stos: ładunek w nawiasach, ! to uszkodzenie
zylatron-setup-moves = Pozostałe ruchy
zylatron-setup-zylon = Karta Zylonu
zylatron-setup-mover = Kto jest w ruchu, z pozostałymi krokami: rf1:3
zylatron-setup-subject = Figura niedokończonego działania: rw1
zylatron-setup-target = Cel, który czeka na kartę: bf2 albo blue-moon
zylatron-setup-blast = Gdzie wybucha Pocisk: 28,14
zylatron-setup-ruins = Zniszczone fabryki: red-home, blue-moon
zylatron-setup-hurtOnes = Uszkodzone fabryki: red-zylon
zylatron-setup-of = Liczba rund
zylatron-setup-lacked = Bez Wojownika na początku tury
zylatron-setup-half = Połowa cen
zylatron-setup-touch = Dotknięta figura musi się ruszyć
zylatron-setup-planet = Planeta
zylatron-setup-noPlanet = jeszcze nie wybrana
zylatron-setup-held = Figurami dowodzi
zylatron-setup-remover = Kto usunął ostatniego Wojownika
zylatron-setup-phase-pick = wybór planet
zylatron-setup-phase-act = tura
zylatron-setup-phase-join = figura dotarła do własnej
zylatron-setup-phase-leave = figura wyładowała inną
zylatron-setup-phase-fire = wskazanie celu
zylatron-setup-phase-launch = odpalenie Pocisku
zylatron-setup-phase-beam = teleportowanie figury
zylatron-setup-phase-shift = przekładanie ładunku
zylatron-setup-phase-buy = kupno figury
zylatron-setup-phase-card = ciągnięcie karty strzału
zylatron-setup-phase-over = koniec gry
zylatron-corner-top-left = u góry z lewej
zylatron-corner-top-right = u góry z prawej
zylatron-corner-bottom-right = u dołu z prawej
zylatron-corner-bottom-left = u dołu z lewej
