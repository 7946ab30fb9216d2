### Il tabellone di Situation 7

situation7-board = Il puzzle rotondo
situation7-yellow = Giallo
situation7-green = Verde
situation7-tray = I tuoi pezzi
situation7-left = ancora { $n }
situation7-piece = { $name }
situation7-pieceFits = { $name }: ora va bene
situation7-location = { $name }: { $state }

situation7-held-yellow = di Giallo
situation7-held-green = di Verde

situation7-openToYou = aperto a te
situation7-emptyPlace = vuoto

situation7-hint-pick = Prima scegli un pezzo, o trascinalo qui.
situation7-hint-press = Ora tocca il suo posto sul tabellone.
situation7-hint-drag = Trascina un pezzo al suo posto, o sceglilo e tocca il posto.
situation7-hint-ready = Trascina un pezzo al suo posto, o manda un astronauta: toccalo in basso, poi tocca uno dei tuoi pezzi.
situation7-hint-astronaut = Ora tocca uno dei tuoi pezzi segnati.

situation7-otherCut = Questo tabellone ha un taglio tutto suo e qui non ha un disegno; gioca dall'elenco delle mosse.
situation7-pieces = { $n } { $n ->
    [one] pezzo
   *[other] pezzi
 }
situation7-clock = { $clock } s
situation7-hasPassed = ha passato

situation7-kit-rocket = Razzi
situation7-kit-satellite = Satelliti
situation7-kit-astronaut = Astronauti

situation7-ready = pronti
situation7-notReady = senza base
situation7-setAstronaut = Metti un astronauta (ancora { $n })
situation7-sectors = { $n } { $n ->
    [one] settore
   *[other] settori
 }
situation7-share-planet = Pianeti
situation7-share-station = Oggetti artificiali
situation7-share-circle = Cerchi
situation7-share-base = Basi
situation7-found = Piazza il primo che va bene
situation7-pass = Passa: accetta la fine

situation7-banner-ready-rocket = I razzi di { $side } sono pronti
situation7-banner-ready-satellite = I satelliti di { $side } sono pronti
situation7-banner-ready-astronaut = Gli astronauti di { $side } sono pronti
situation7-banner-passed = { $side } passa
situation7-banner-skipped = { $side } non ha dove andare
situation7-banner-searching = { $side } prende ciò che va bene
situation7-banner-clock = { $side }: { $clock } s
situation7-banner-waited = { $side } aspetta fino a { $clock } s
situation7-banner-timeUp = Il tempo è scaduto
situation7-banner-over = Partita finita: Giallo { $yellow }, Verde { $green }

situation7-tempo-alternate = a turni
situation7-tempo-live = tutti insieme
situation7-tempo-race = corsa

situation7-say-head = { $n ->
    [one] 1 posto è vuoto
   *[other] { $n } posti sono vuoti
 }. Ritmo: { $tempo }.
situation7-say-land = { $side } tiene { $n } { $n ->
    [one] pezzo
   *[other] pezzi
 }.
situation7-say-ready = { $side }, { $kind }: pronti, ne restano { $left }.
situation7-say-notReady = { $side }, { $kind }: non pronti, ne restano { $left }.
situation7-say-goals = { $side } fa punti con: { $goals }.
situation7-say-open = Aperti a { $side }: { $open }.

situation7-goal-Sun = Sole
situation7-goal-Mercury-and-Venus = Mercurio e Venere
situation7-goal-Earth-and-Mars = Terra e Marte
situation7-goal-Jupiter = Giove
situation7-goal-Saturn = Saturno
situation7-goal-Uranus = Urano
situation7-goal-Neptune-and-Pluto = Nettuno e Plutone
situation7-goal-Relay-Station = Stazione relè
situation7-goal-Observatory = Osservatorio
situation7-goal-Solar-Laboratory = Laboratorio solare
situation7-goal-Solar-Collector = Collettore solare
situation7-goal-Repair-Dock = Bacino di riparazione
situation7-goal-Fuel-Depot = Deposito di carburante
situation7-goal-West-Beacon = Faro ovest
situation7-goal-East-Beacon = Faro est
situation7-goal-yellow-rocket-base = Base dei razzi
situation7-goal-green-rocket-base = Base dei razzi
situation7-goal-yellow-satellite-base = Base dei satelliti
situation7-goal-green-satellite-base = Base dei satelliti
situation7-goal-yellow-astronaut-base = Base degli astronauti
situation7-goal-green-astronaut-base = Base degli astronauti
situation7-goal-Circle-75-east = Cerchio est
situation7-goal-Circle-75-west = Cerchio ovest
situation7-goal-Circle-50-east = Cerchio est
situation7-goal-Circle-50-west = Cerchio ovest
situation7-goal-Circle-25-east = Cerchio est
situation7-goal-Circle-25-west = Cerchio ovest

situation7-do-place = Piazza: { $name }
situation7-do-launch = Lancia verso: { $name }
situation7-do-astronaut = Astronauta su: { $name }
situation7-do-wanted = Cerca: { $name }
situation7-do-found = Piazza il primo che va bene
situation7-do-pass = Passa: accetta la fine

situation7-usedUp = usati

situation7-aim = Piazza i pezzi del puzzle accanto al tuo territorio e completa pianeti, stazioni e basi prima dell'altra fazione. Le basi complete ti permettono di lanciare razzi e satelliti e di mettere astronauti.
situation7-scoring = Ciò che tieni per intero vale i punti stampati sopra; il Sole più di tutto. Quando non si può piazzare altro vince chi ha più punti.

situation7-zoomIn = Più grande
situation7-zoomOut = Più piccolo

situation7-say-parts = { $side } ha cominciato: { $parts }.
situation7-say-part = { $name }, { $n } di { $all }
situation7-say-standing = { $side }, { $kind }: pronti, ne restano { $left }; sul tabellone: { $at }.

situation7-setup-piece = { $side }: un pezzo
situation7-setup-rocket = { $side }: un pezzo con un razzo
situation7-setup-satellite = { $side }: un pezzo con un satellite
situation7-setup-astronaut = { $side }: un pezzo con un astronauta
situation7-setup-both = entrambe le fazioni
situation7-setup-tempo = Si gioca
situation7-setup-next = A chi tocca dopo nell'altra fazione
situation7-setup-sun = Prima fazione sul Sole
situation7-setup-last = Chi ha agito per ultimo nella corsa
situation7-setup-limit = Limite di tempo in minuti
situation7-setup-open = Posti aperti prima che un pezzo fosse trovato
situation7-setup-agree = La partita finisce quando passano entrambe le fazioni
situation7-setup-clocks = Orologio in millisecondi
situation7-setup-times = Tempo per un pezzo, in percentuale
situation7-setup-phase-start = si regolano gli orologi
situation7-setup-phase-play = agisce una fazione
situation7-setup-phase-find = si trova un pezzo
situation7-setup-phase-wanted = tempo per un pezzo cercato
situation7-setup-phase-found = tempo per un pezzo trovato
situation7-setup-phase-over = la partita è finita
situation7-group-place = Piazzare un pezzo
situation7-group-wanted = Cercare un pezzo
situation7-group-launch = Lanciare
situation7-group-astronaut = Mandare un astronauta
