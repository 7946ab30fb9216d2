### Het bord van Situation 7

situation7-board = De ronde puzzel
situation7-yellow = Geel
situation7-green = Groen
situation7-tray = Je stukken
situation7-left = nog { $n }
situation7-piece = { $name }
situation7-pieceFits = { $name }: past nu
situation7-location = { $name }: { $state }

situation7-held-yellow = bezit van Geel
situation7-held-green = bezit van Groen

situation7-openToYou = open voor jou
situation7-emptyPlace = leeg

situation7-hint-pick = Kies eerst een stuk, of sleep het hierheen.
situation7-hint-press = Tik nu op zijn plaats op het bord.
situation7-hint-drag = Sleep een stuk naar zijn plaats, of kies het en tik op de plaats.
situation7-hint-ready = Sleep een stuk naar zijn plaats, of zet een astronaut in: tik hieronder op hem, dan op een van je stukken.
situation7-hint-astronaut = Tik nu op een van je gemarkeerde stukken.

situation7-otherCut = Dit bord is op een eigen manier gesneden en heeft hier geen afbeelding; speel met de lijst van zetten.
situation7-pieces = { $n } { $n ->
    [one] stuk
   *[other] stukken
 }
situation7-clock = { $clock } s
situation7-hasPassed = heeft gepast

situation7-kit-rocket = Raketten
situation7-kit-satellite = Satellieten
situation7-kit-astronaut = Astronauten

situation7-ready = gereed
situation7-notReady = geen basis
situation7-setAstronaut = Zet een astronaut (nog { $n })
situation7-sectors = { $n } { $n ->
    [one] sector
   *[other] sectoren
 }
situation7-share-planet = Planeten
situation7-share-station = Bouwwerken
situation7-share-circle = Cirkels
situation7-share-base = Bases
situation7-found = Leg wat het eerst past
situation7-pass = Passen: instemmen met het einde

situation7-banner-ready-rocket = Raketten gereed: { $side }
situation7-banner-ready-satellite = Satellieten gereed: { $side }
situation7-banner-ready-astronaut = Astronauten gereed: { $side }
situation7-banner-passed = { $side } past
situation7-banner-skipped = { $side } kan nergens heen
situation7-banner-searching = { $side } neemt wat past
situation7-banner-clock = { $side }: { $clock } s
situation7-banner-waited = { $side } wacht tot { $clock } s
situation7-banner-timeUp = De tijd is om
situation7-banner-over = Afgelopen: Geel { $yellow }, Groen { $green }

situation7-tempo-alternate = om de beurt
situation7-tempo-live = tegelijk
situation7-tempo-race = race

situation7-say-head = { $n ->
    [one] 1 plaats is
   *[other] { $n } plaatsen zijn
 } leeg. Tempo: { $tempo }.
situation7-say-land = { $side } bezit { $n } { $n ->
    [one] stuk
   *[other] stukken
 }.
situation7-say-ready = { $side }, { $kind }: gereed, nog { $left }.
situation7-say-notReady = { $side }, { $kind }: niet gereed, nog { $left }.
situation7-say-goals = { $side } scoort: { $goals }.
situation7-say-open = Open voor { $side }: { $open }.

situation7-goal-Sun = Zon
situation7-goal-Mercury-and-Venus = Mercurius en Venus
situation7-goal-Earth-and-Mars = Aarde en Mars
situation7-goal-Jupiter = Jupiter
situation7-goal-Saturn = Saturnus
situation7-goal-Uranus = Uranus
situation7-goal-Neptune-and-Pluto = Neptunus en Pluto
situation7-goal-Relay-Station = Relaisstation
situation7-goal-Observatory = Observatorium
situation7-goal-Solar-Laboratory = Zonnelaboratorium
situation7-goal-Solar-Collector = Zonnecollector
situation7-goal-Repair-Dock = Reparatiedok
situation7-goal-Fuel-Depot = Brandstofdepot
situation7-goal-West-Beacon = Westbaken
situation7-goal-East-Beacon = Oostbaken
situation7-goal-yellow-rocket-base = Raketbasis
situation7-goal-green-rocket-base = Raketbasis
situation7-goal-yellow-satellite-base = Satellietbasis
situation7-goal-green-satellite-base = Satellietbasis
situation7-goal-yellow-astronaut-base = Astronautenbasis
situation7-goal-green-astronaut-base = Astronautenbasis
situation7-goal-Circle-75-east = Cirkel oost
situation7-goal-Circle-75-west = Cirkel west
situation7-goal-Circle-50-east = Cirkel oost
situation7-goal-Circle-50-west = Cirkel west
situation7-goal-Circle-25-east = Cirkel oost
situation7-goal-Circle-25-west = Cirkel west

situation7-do-place = Leg { $name }
situation7-do-launch = Lanceer naar { $name }
situation7-do-astronaut = Astronaut op { $name }
situation7-do-wanted = Zoek { $name }
situation7-do-found = Leg wat het eerst past
situation7-do-pass = Passen: instemmen met het einde

situation7-usedUp = verbruikt

situation7-aim = Leg stukken van de puzzel naast je land en maak planeten, stations en bases af voordat de andere kant het doet. Met volle bases lanceer je raketten en satellieten en zet je astronauten.
situation7-scoring = Wat je helemaal bezit, levert de punten op die erop gedrukt staan; de zon de meeste. Kan er niets meer gelegd worden, dan wint wie de meeste punten heeft.

situation7-zoomIn = Groter
situation7-zoomOut = Kleiner

situation7-say-parts = { $side } is begonnen aan: { $parts }.
situation7-say-part = { $name }, { $n } van { $all }
situation7-say-standing = { $side }, { $kind }: gereed, nog { $left }; op het bord: { $at }.

situation7-setup-piece = { $side }: een stuk
situation7-setup-rocket = { $side }: een stuk met een raket
situation7-setup-satellite = { $side }: een stuk met een satelliet
situation7-setup-astronaut = { $side }: een stuk met een astronaut
situation7-setup-both = beide kanten
situation7-setup-tempo = Tempo
situation7-setup-next = Wie aan de andere kant de volgende is
situation7-setup-sun = Het eerst op de zon
situation7-setup-last = Wie het laatst handelde in de race
situation7-setup-limit = Tijdslimiet in minuten
situation7-setup-open = Open plaatsen voordat een stuk gevonden werd
situation7-setup-agree = Het spel eindigt als beide kanten passen
situation7-setup-clocks = Klok in milliseconden
situation7-setup-times = Tijd voor een stuk, in procenten
situation7-setup-phase-start = de klokken worden gezet
situation7-setup-phase-play = een kant handelt
situation7-setup-phase-find = een stuk wordt gevonden
situation7-setup-phase-wanted = tijd voor een gezocht stuk
situation7-setup-phase-found = tijd voor een gevonden stuk
situation7-setup-phase-over = het spel is afgelopen
situation7-group-place = Een stuk leggen
situation7-group-wanted = Een stuk zoeken
situation7-group-launch = Lanceren
situation7-group-astronaut = Een astronaut inzetten
