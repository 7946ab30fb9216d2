### Das Brett von Situation 7

situation7-board = Das runde Puzzle
situation7-yellow = Gelb
situation7-green = Grün
situation7-tray = Deine Teile
situation7-left = noch { $n }
situation7-piece = { $name }
situation7-pieceFits = { $name }: passt jetzt
situation7-location = { $name }: { $state }

situation7-held-yellow = von Gelb belegt
situation7-held-green = von Grün belegt

situation7-openToYou = für dich offen
situation7-emptyPlace = leer

situation7-hint-pick = Wähle zuerst ein Teil oder zieh es hierher.
situation7-hint-press = Tippe nun auf seinen Platz auf dem Brett.
situation7-hint-drag = Zieh ein Teil auf seinen Platz, oder wähle es und tippe auf den Platz.
situation7-hint-ready = Zieh ein Teil auf seinen Platz, oder setze einen Astronauten ein: Tippe unten auf ihn, dann auf eines deiner Teile.
situation7-hint-astronaut = Tippe nun auf eines deiner markierten Teile.

situation7-otherCut = Dieses Brett ist eigens geschnitten und hat hier kein Bild; spiele mit der Zugliste.
situation7-pieces = { $n } { $n ->
    [one] Teil
   *[other] Teile
 }
situation7-clock = { $clock } s
situation7-hasPassed = hat gepasst

situation7-kit-rocket = Raketen
situation7-kit-satellite = Satelliten
situation7-kit-astronaut = Astronauten

situation7-ready = bereit
situation7-notReady = ohne Basis
situation7-setAstronaut = Astronauten setzen (noch { $n })
situation7-sectors = { $n } { $n ->
    [one] Sektor
   *[other] Sektoren
 }
situation7-share-planet = Planeten
situation7-share-station = Bauten
situation7-share-circle = Kreise
situation7-share-base = Basen
situation7-found = Lege, was zuerst passt
situation7-pass = Passen: dem Ende zustimmen

situation7-banner-ready-rocket = Raketen bereit: { $side }
situation7-banner-ready-satellite = Satelliten bereit: { $side }
situation7-banner-ready-astronaut = Astronauten bereit: { $side }
situation7-banner-passed = { $side } passt
situation7-banner-skipped = { $side } kann nirgends legen
situation7-banner-searching = { $side } nimmt, was passt
situation7-banner-clock = { $side }: { $clock } s
situation7-banner-waited = { $side } wartet bis { $clock } s
situation7-banner-timeUp = Die Zeit ist um
situation7-banner-over = Spielende: Gelb { $yellow }, Grün { $green }

situation7-tempo-alternate = abwechselnd
situation7-tempo-live = gleichzeitig
situation7-tempo-race = Rennen

situation7-say-head = { $n ->
    [one] 1 Platz ist
   *[other] { $n } Plätze sind
 } leer. Tempo: { $tempo }.
situation7-say-land = { $side } hält { $n } { $n ->
    [one] Teil
   *[other] Teile
 }.
situation7-say-ready = { $side }, { $kind }: bereit, noch { $left }.
situation7-say-notReady = { $side }, { $kind }: nicht bereit, noch { $left }.
situation7-say-goals = { $side } erhält: { $goals }.
situation7-say-open = Offen für { $side }: { $open }.

situation7-goal-Sun = Sonne
situation7-goal-Mercury-and-Venus = Merkur und Venus
situation7-goal-Earth-and-Mars = Erde und Mars
situation7-goal-Jupiter = Jupiter
situation7-goal-Saturn = Saturn
situation7-goal-Uranus = Uranus
situation7-goal-Neptune-and-Pluto = Neptun und Pluto
situation7-goal-Relay-Station = Relaisstation
situation7-goal-Observatory = Sternwarte
situation7-goal-Solar-Laboratory = Sonnenlabor
situation7-goal-Solar-Collector = Sonnenkollektor
situation7-goal-Repair-Dock = Reparaturdock
situation7-goal-Fuel-Depot = Treibstofflager
situation7-goal-West-Beacon = Westfeuer
situation7-goal-East-Beacon = Ostfeuer
situation7-goal-yellow-rocket-base = Raketenbasis
situation7-goal-green-rocket-base = Raketenbasis
situation7-goal-yellow-satellite-base = Satellitenbasis
situation7-goal-green-satellite-base = Satellitenbasis
situation7-goal-yellow-astronaut-base = Astronautenbasis
situation7-goal-green-astronaut-base = Astronautenbasis
situation7-goal-Circle-75-east = Kreis Ost
situation7-goal-Circle-75-west = Kreis West
situation7-goal-Circle-50-east = Kreis Ost
situation7-goal-Circle-50-west = Kreis West
situation7-goal-Circle-25-east = Kreis Ost
situation7-goal-Circle-25-west = Kreis West

situation7-do-place = { $name } legen
situation7-do-launch = Start nach { $name }
situation7-do-astronaut = Astronaut auf { $name }
situation7-do-wanted = { $name } suchen
situation7-do-found = Lege, was zuerst passt
situation7-do-pass = Passen: dem Ende zustimmen

situation7-usedUp = verbraucht

situation7-aim = Lege Teile des Puzzles an dein Land und vollende Planeten, Stationen und Basen vor der anderen Seite. Fertige Basen starten Raketen und Satelliten und setzen Astronauten.
situation7-scoring = Was du ganz hältst, zählt die aufgedruckten Punkte, die Sonne am meisten. Wenn nichts mehr gelegt werden kann, gewinnen die meisten Punkte.

situation7-zoomIn = Größer
situation7-zoomOut = Kleiner

situation7-say-parts = { $side } hat begonnen: { $parts }.
situation7-say-part = { $name }, { $n } von { $all }
situation7-say-standing = { $side }, { $kind }: bereit, noch { $left }; auf dem Brett: { $at }.

situation7-setup-piece = { $side }: ein Teil
situation7-setup-rocket = { $side }: ein Teil mit Rakete
situation7-setup-satellite = { $side }: ein Teil mit Satellit
situation7-setup-astronaut = { $side }: ein Teil mit Astronaut
situation7-setup-both = beide Seiten
situation7-setup-tempo = Gespielt wird
situation7-setup-next = Wer auf der anderen Seite als Nächstes dran ist
situation7-setup-sun = Zuerst auf der Sonne
situation7-setup-last = Wer im Rennen zuletzt gehandelt hat
situation7-setup-limit = Zeitgrenze in Minuten
situation7-setup-open = Offene Plätze, bevor ein Teil gefunden wurde
situation7-setup-agree = Das Spiel endet, wenn beide Seiten passen
situation7-setup-clocks = Uhr in Millisekunden
situation7-setup-times = Zeit für ein Teil in Prozent
situation7-setup-phase-start = die Uhren werden gestellt
situation7-setup-phase-play = eine Seite handelt
situation7-setup-phase-find = ein Teil wird gefunden
situation7-setup-phase-wanted = Zeit für ein gesuchtes Teil
situation7-setup-phase-found = Zeit für ein gefundenes Teil
situation7-setup-phase-over = das Spiel ist aus
situation7-group-place = Ein Teil legen
situation7-group-wanted = Ein Teil suchen
situation7-group-launch = Starten
situation7-group-astronaut = Einen Astronauten einsetzen
