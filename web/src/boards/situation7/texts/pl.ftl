### Plansza SITUATION 7

situation7-board = Okrągła układanka
situation7-yellow = Żółty
situation7-green = Zielony
situation7-tray = Twoje elementy
situation7-left = zostało: { $n }
situation7-piece = { $name }
situation7-pieceFits = { $name }: teraz pasuje
situation7-location = { $name }: { $state }

situation7-held-yellow = zajmuje Żółty
situation7-held-green = zajmuje Zielony

situation7-openToYou = dostępne dla ciebie
situation7-emptyPlace = puste

situation7-hint-pick = Najpierw wybierz element albo przeciągnij go tutaj.
situation7-hint-press = Teraz naciśnij jego miejsce na planszy.
situation7-hint-drag = Przeciągnij element na miejsce albo wybierz go i naciśnij miejsce.
situation7-hint-ready = Przeciągnij element na miejsce albo wyślij astronautę: naciśnij go poniżej, a potem jeden ze swoich elementów.
situation7-hint-astronaut = Teraz naciśnij jeden ze swoich zaznaczonych elementów.

situation7-otherCut = Ta plansza jest pocięta po swojemu i nie ma tu rysunku; graj z listy ruchów.
situation7-pieces = { $n ->
    [one] { $n } element
    [few] { $n } elementy
    [many] { $n } elementów
   *[other] { $n } elementu
 }
situation7-clock = { $clock } s
situation7-hasPassed = pas

situation7-kit-rocket = Rakiety
situation7-kit-satellite = Satelity
situation7-kit-astronaut = Astronauci

situation7-ready = w gotowości
situation7-notReady = brak bazy
situation7-setAstronaut = Postaw astronautę (zostało: { $n })
situation7-sectors = { $n ->
    [one] { $n } sektor
    [few] { $n } sektory
    [many] { $n } sektorów
   *[other] { $n } sektora
 }
situation7-share-planet = Planety
situation7-share-station = Sztuczne obiekty
situation7-share-circle = Kręgi
situation7-share-base = Bazy
situation7-found = Połóż, co pierwsze pasuje
situation7-pass = Pas: zgoda na koniec

situation7-banner-ready-rocket = { $side }: rakiety są gotowe
situation7-banner-ready-satellite = { $side }: satelity są gotowe
situation7-banner-ready-astronaut = { $side }: astronauci są gotowi
situation7-banner-passed = { $side } pasuje
situation7-banner-skipped = { $side } nie ma gdzie położyć elementu
situation7-banner-searching = { $side } bierze, co pasuje
situation7-banner-clock = { $side }: { $clock } s
situation7-banner-waited = { $side } czeka do { $clock } s
situation7-banner-timeUp = Czas minął
situation7-banner-over = Koniec gry: Żółty { $yellow }, Zielony { $green }

situation7-tempo-alternate = na przemian
situation7-tempo-live = wszyscy naraz
situation7-tempo-race = wyścig

situation7-say-head = { $n ->
    [one] { $n } miejsce jest puste
    [few] { $n } miejsca są puste
    [many] { $n } miejsc jest pustych
   *[other] { $n } miejsca jest puste
 }. Tempo: { $tempo }.
situation7-say-land = { $side } zajmuje { $n ->
    [one] { $n } miejsce
    [few] { $n } miejsca
    [many] { $n } miejsc
   *[other] { $n } miejsca
 }.
situation7-say-ready = { $side }, { $kind }: w gotowości, zostało { $left }.
situation7-say-notReady = { $side }, { $kind }: jeszcze nie, zostało { $left }.
situation7-say-goals = { $side }, punkty za: { $goals }.
situation7-say-open = Dostępne ({ $side }): { $open }.

situation7-goal-Sun = Słońce
situation7-goal-Mercury-and-Venus = Merkury i Wenus
situation7-goal-Earth-and-Mars = Ziemia i Mars
situation7-goal-Jupiter = Jowisz
situation7-goal-Saturn = Saturn
situation7-goal-Uranus = Uran
situation7-goal-Neptune-and-Pluto = Neptun i Pluton
situation7-goal-Relay-Station = Stacja przekaźnikowa
situation7-goal-Observatory = Obserwatorium
situation7-goal-Solar-Laboratory = Laboratorium słoneczne
situation7-goal-Solar-Collector = Kolektor słoneczny
situation7-goal-Repair-Dock = Dok naprawczy
situation7-goal-Fuel-Depot = Skład paliwa
situation7-goal-West-Beacon = Latarnia zachodnia
situation7-goal-East-Beacon = Latarnia wschodnia
situation7-goal-yellow-rocket-base = Baza rakiet
situation7-goal-green-rocket-base = Baza rakiet
situation7-goal-yellow-satellite-base = Baza satelitów
situation7-goal-green-satellite-base = Baza satelitów
situation7-goal-yellow-astronaut-base = Baza astronautów
situation7-goal-green-astronaut-base = Baza astronautów
situation7-goal-Circle-75-east = Krąg wschód
situation7-goal-Circle-75-west = Krąg zachód
situation7-goal-Circle-50-east = Krąg wschód
situation7-goal-Circle-50-west = Krąg zachód
situation7-goal-Circle-25-east = Krąg wschód
situation7-goal-Circle-25-west = Krąg zachód

situation7-do-place = Połóż: { $name }
situation7-do-launch = Wystrzel: { $name }
situation7-do-astronaut = Astronauta: { $name }
situation7-do-wanted = Szukaj: { $name }
situation7-do-found = Połóż, co pierwsze pasuje
situation7-do-pass = Pas: zgoda na koniec

situation7-usedUp = zużyte

situation7-aim = Kładź elementy układanki obok swojego terenu i zapełniaj planety, stacje i bazy przed drugą stroną. Pełne bazy pozwalają wystrzeliwać rakiety i satelity oraz stawiać astronautów.
situation7-scoring = To, co zajmujesz w całości, daje wydrukowane punkty; najwięcej Słońce. Gdy nic więcej nie da się położyć, wygrywa, kto ma najwięcej punktów.

situation7-zoomIn = Większa
situation7-zoomOut = Mniejsza

situation7-say-parts = { $side } ma zaczęte: { $parts }.
situation7-say-part = { $name }, { $n } z { $all }
situation7-say-standing = { $side }, { $kind }: w gotowości, zostało { $left }; na planszy: { $at }.

situation7-setup-piece = { $side }: element
situation7-setup-rocket = { $side }: element z rakietą
situation7-setup-satellite = { $side }: element z satelitą
situation7-setup-astronaut = { $side }: element z astronautą
situation7-setup-both = obie strony
situation7-setup-tempo = Sposób gry
situation7-setup-next = Kto następny po drugiej stronie
situation7-setup-sun = Kto pierwszy na Słońcu
situation7-setup-last = Kto ostatni działał w wyścigu
situation7-setup-limit = Limit czasu w minutach
situation7-setup-open = Dostępne miejsca przed znalezieniem elementu
situation7-setup-agree = Gra kończy się, gdy obie strony spasują
situation7-setup-clocks = Zegar w milisekundach
situation7-setup-times = Czas na element, w procentach
situation7-setup-phase-start = ustawianie zegarów
situation7-setup-phase-play = działa jedna ze stron
situation7-setup-phase-find = znajdowanie elementu
situation7-setup-phase-wanted = czas na szukany element
situation7-setup-phase-found = czas na znaleziony element
situation7-setup-phase-over = koniec gry
situation7-group-place = Położyć element
situation7-group-wanted = Szukać elementu
situation7-group-launch = Wystrzelić
situation7-group-astronaut = Wysłać astronautę
