### Spelplanen för Situation 7

situation7-board = Det runda pusslet
situation7-yellow = Gul
situation7-green = Grön
situation7-tray = Dina bitar
situation7-left = { $n } kvar
situation7-piece = { $name }
situation7-pieceFits = { $name }: passar nu
situation7-location = { $name }: { $state }

situation7-held-yellow = hålls av Gul
situation7-held-green = hålls av Grön

situation7-openToYou = öppen för dig
situation7-emptyPlace = tom

situation7-hint-pick = Välj en bit först, eller dra den hit.
situation7-hint-press = Tryck nu på dess plats på spelplanen.
situation7-hint-drag = Dra en bit till sin plats, eller välj den och tryck på platsen.
situation7-hint-ready = Dra en bit till dess plats, eller sätt ut en astronaut: tryck på den nedanför, sedan på en av dina bitar.
situation7-hint-astronaut = Tryck nu på en av dina markerade bitar.

situation7-otherCut = Den här spelplanen är utsågad på sitt eget sätt och har ingen bild här; spela från listan över drag.
situation7-pieces = { $n } { $n ->
    [one] bit
   *[other] bitar
 }
situation7-clock = { $clock } s
situation7-hasPassed = har passat

situation7-kit-rocket = Raketer
situation7-kit-satellite = Satelliter
situation7-kit-astronaut = Astronauter

situation7-ready = redo
situation7-notReady = ingen bas
situation7-setAstronaut = Sätt en astronaut ({ $n } kvar)
situation7-sectors = { $n } { $n ->
    [one] sektor
   *[other] sektorer
 }
situation7-share-planet = Planeter
situation7-share-station = Konstgjorda föremål
situation7-share-circle = Cirklar
situation7-share-base = Baser
situation7-found = Lägg det som passar först
situation7-pass = Passa: gå med på att sluta

situation7-banner-ready-rocket = { $side }: raketerna är redo
situation7-banner-ready-satellite = { $side }: satelliterna är redo
situation7-banner-ready-astronaut = { $side }: astronauterna är redo
situation7-banner-passed = { $side } passar
situation7-banner-skipped = { $side } har ingenstans att lägga
situation7-banner-searching = { $side } tar det som passar
situation7-banner-clock = { $side }: { $clock } s
situation7-banner-waited = { $side } väntar till { $clock } s
situation7-banner-timeUp = Tiden är ute
situation7-banner-over = Spelet är slut: Gul { $yellow }, Grön { $green }

situation7-tempo-alternate = turvis
situation7-tempo-live = alla på en gång
situation7-tempo-race = tävling på tid

situation7-say-head = { $n ->
    [one] 1 plats är tom
   *[other] { $n } platser är tomma
 }. Tempo: { $tempo }.
situation7-say-land = { $side } håller { $n } { $n ->
    [one] bit
   *[other] bitar
 }.
situation7-say-ready = { $side }, { $kind }: redo, { $left } kvar.
situation7-say-notReady = { $side }, { $kind }: inte redo, { $left } kvar.
situation7-say-goals = { $side } får poäng för: { $goals }.
situation7-say-open = Öppet för { $side }: { $open }.

situation7-goal-Sun = Solen
situation7-goal-Mercury-and-Venus = Merkurius och Venus
situation7-goal-Earth-and-Mars = Jorden och Mars
situation7-goal-Jupiter = Jupiter
situation7-goal-Saturn = Saturnus
situation7-goal-Uranus = Uranus
situation7-goal-Neptune-and-Pluto = Neptunus och Pluto
situation7-goal-Relay-Station = Relästationen
situation7-goal-Observatory = Observatoriet
situation7-goal-Solar-Laboratory = Sollaboratoriet
situation7-goal-Solar-Collector = Solfångaren
situation7-goal-Repair-Dock = Reparationsdockan
situation7-goal-Fuel-Depot = Bränsledepån
situation7-goal-West-Beacon = Västra fyren
situation7-goal-East-Beacon = Östra fyren
situation7-goal-yellow-rocket-base = Raketbas
situation7-goal-green-rocket-base = Raketbas
situation7-goal-yellow-satellite-base = Satellitbas
situation7-goal-green-satellite-base = Satellitbas
situation7-goal-yellow-astronaut-base = Astronautbas
situation7-goal-green-astronaut-base = Astronautbas
situation7-goal-Circle-75-east = Cirkel i öster
situation7-goal-Circle-75-west = Cirkel i väster
situation7-goal-Circle-50-east = Cirkel i öster
situation7-goal-Circle-50-west = Cirkel i väster
situation7-goal-Circle-25-east = Cirkel i öster
situation7-goal-Circle-25-west = Cirkel i väster

situation7-do-place = Lägg { $name }
situation7-do-launch = Skjut upp till { $name }
situation7-do-astronaut = Astronaut på { $name }
situation7-do-wanted = Leta efter { $name }
situation7-do-found = Lägg det som passar först
situation7-do-pass = Passa: gå med på att sluta

situation7-usedUp = förbrukade

situation7-aim = Lägg pusslets bitar intill din mark och gör planeter, stationer och baser hela före den andra sidan. Med hela baser får du skjuta upp raketer och satelliter och sätta astronauter.
situation7-scoring = Det du håller helt ger de poäng som står på det; solen mest. När inget mer kan läggas vinner flest poäng.

situation7-zoomIn = Större
situation7-zoomOut = Mindre

situation7-say-parts = { $side } har börjat på: { $parts }.
situation7-say-part = { $name }, { $n } av { $all }
situation7-say-standing = { $side }, { $kind }: redo, { $left } kvar; på spelplanen: { $at }.

situation7-setup-piece = { $side }: en bit
situation7-setup-rocket = { $side }: en bit med raket
situation7-setup-satellite = { $side }: en bit med satellit
situation7-setup-astronaut = { $side }: en bit med astronaut
situation7-setup-both = båda sidor
situation7-setup-tempo = Spelas
situation7-setup-next = Vem som står på tur på andra sidan
situation7-setup-sun = Först på solen
situation7-setup-last = Vem som agerade senast i tävlingen på tid
situation7-setup-limit = Tidsgräns i minuter
situation7-setup-open = Öppna platser innan en bit hittades
situation7-setup-agree = Spelet slutar när båda sidor passar
situation7-setup-clocks = Klocka i millisekunder
situation7-setup-times = Tid för en bit, i procent
situation7-setup-phase-start = klockorna ställs
situation7-setup-phase-play = en sida agerar
situation7-setup-phase-find = en bit hittas
situation7-setup-phase-wanted = tid för en viss bit
situation7-setup-phase-found = tid för en funnen bit
situation7-setup-phase-over = spelet är slut
situation7-group-place = Lägg en bit
situation7-group-wanted = Sök en bit
situation7-group-launch = Skjut upp
situation7-group-astronaut = Sätt ut en astronaut
