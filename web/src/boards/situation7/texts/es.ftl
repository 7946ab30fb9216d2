### El tablero de SITUATION 7

situation7-board = El puzle redondo
situation7-yellow = Amarillo
situation7-green = Verde
situation7-tray = Tus piezas
situation7-left = { $n ->
    [one] queda { $n }
   *[other] quedan { $n }
 }
situation7-piece = { $name }
situation7-pieceFits = { $name }: encaja ahora
situation7-location = { $name }: { $state }

situation7-held-yellow = de Amarillo
situation7-held-green = de Verde

situation7-openToYou = abierto para ti
situation7-emptyPlace = vacío

situation7-hint-pick = Elige primero una pieza, o arrástrala hasta aquí.
situation7-hint-press = Ahora pulsa su lugar en el tablero.
situation7-hint-drag = Arrastra una pieza a su lugar, o elígela y pulsa el lugar.
situation7-hint-ready = Arrastra una pieza a su lugar, o pon un astronauta: púlsalo abajo y luego una de tus piezas.
situation7-hint-astronaut = Ahora pulsa una de tus piezas marcadas.

situation7-otherCut = Este tablero está cortado a su manera y no tiene imagen aquí; juega con la lista de jugadas.
situation7-pieces = { $n } { $n ->
    [one] pieza
   *[other] piezas
 }
situation7-clock = { $clock } s
situation7-hasPassed = ha pasado

situation7-kit-rocket = Cohetes
situation7-kit-satellite = Satélites
situation7-kit-astronaut = Astronautas

situation7-ready = listos
situation7-notReady = sin base
situation7-setAstronaut = { $n ->
    [one] Poner un astronauta (queda { $n })
   *[other] Poner un astronauta (quedan { $n })
 }
situation7-sectors = { $n } { $n ->
    [one] sector
   *[other] sectores
 }
situation7-share-planet = Planetas
situation7-share-station = Objetos artificiales
situation7-share-circle = Círculos
situation7-share-base = Bases
situation7-found = Poner lo primero que encaje
situation7-pass = Pasar: terminar de acuerdo

situation7-banner-ready-rocket = Los cohetes de { $side } están listos
situation7-banner-ready-satellite = Los satélites de { $side } están listos
situation7-banner-ready-astronaut = Los astronautas de { $side } están listos
situation7-banner-passed = { $side } pasa
situation7-banner-skipped = { $side } no tiene adónde ir
situation7-banner-searching = { $side } toma lo que encaja
situation7-banner-clock = { $side }: { $clock } s
situation7-banner-waited = { $side } espera hasta { $clock } s
situation7-banner-timeUp = Se acabó el tiempo
situation7-banner-over = Fin de la partida: Amarillo { $yellow }, Verde { $green }

situation7-tempo-alternate = por turnos
situation7-tempo-live = todos a la vez
situation7-tempo-race = carrera

situation7-say-head = { $n ->
    [one] 1 lugar está vacío
   *[other] { $n } lugares están vacíos
 }. Ritmo: { $tempo }.
situation7-say-land = { $side } tiene { $n } { $n ->
    [one] pieza
   *[other] piezas
 }.
situation7-say-ready = { $side }, { $kind }: listos, restantes: { $left }.
situation7-say-notReady = { $side }, { $kind }: no están listos, restantes: { $left }.
situation7-say-goals = { $side } puntúa con: { $goals }.
situation7-say-open = Abierto para { $side }: { $open }.

situation7-goal-Sun = Sol
situation7-goal-Mercury-and-Venus = Mercurio y Venus
situation7-goal-Earth-and-Mars = Tierra y Marte
situation7-goal-Jupiter = Júpiter
situation7-goal-Saturn = Saturno
situation7-goal-Uranus = Urano
situation7-goal-Neptune-and-Pluto = Neptuno y Plutón
situation7-goal-Relay-Station = Estación Repetidora
situation7-goal-Observatory = Observatorio
situation7-goal-Solar-Laboratory = Laboratorio Solar
situation7-goal-Solar-Collector = Colector Solar
situation7-goal-Repair-Dock = Dique de Reparaciones
situation7-goal-Fuel-Depot = Depósito de Combustible
situation7-goal-West-Beacon = Baliza Oeste
situation7-goal-East-Beacon = Baliza Este
situation7-goal-yellow-rocket-base = Base de cohetes
situation7-goal-green-rocket-base = Base de cohetes
situation7-goal-yellow-satellite-base = Base de satélites
situation7-goal-green-satellite-base = Base de satélites
situation7-goal-yellow-astronaut-base = Base de astronautas
situation7-goal-green-astronaut-base = Base de astronautas
situation7-goal-Circle-75-east = Círculo este
situation7-goal-Circle-75-west = Círculo oeste
situation7-goal-Circle-50-east = Círculo este
situation7-goal-Circle-50-west = Círculo oeste
situation7-goal-Circle-25-east = Círculo este
situation7-goal-Circle-25-west = Círculo oeste

situation7-do-place = Poner { $name }
situation7-do-launch = Lanzar hacia { $name }
situation7-do-astronaut = Astronauta en { $name }
situation7-do-wanted = Buscar { $name }
situation7-do-found = Poner lo primero que encaje
situation7-do-pass = Pasar: terminar de acuerdo

situation7-usedUp = gastados

situation7-aim = Pon piezas del puzle junto a tu territorio y completa planetas, estaciones y bases antes que el otro bando. Las bases completas te permiten lanzar cohetes y satélites y poner astronautas.
situation7-scoring = Lo que tienes entero da los puntos impresos; lo que más, el Sol. Cuando ya no se puede poner nada, gana quien tiene más puntos.

situation7-zoomIn = Más grande
situation7-zoomOut = Más pequeño

situation7-say-parts = { $side } ha empezado: { $parts }.
situation7-say-part = { $name }, { $n } de { $all }
situation7-say-standing = { $side }, { $kind }: listos, restantes: { $left }; en el tablero: { $at }.

situation7-setup-piece = { $side }: una pieza
situation7-setup-rocket = { $side }: una pieza con un cohete
situation7-setup-satellite = { $side }: una pieza con un satélite
situation7-setup-astronaut = { $side }: una pieza con un astronauta
situation7-setup-both = ambos bandos
situation7-setup-tempo = Cómo se juega
situation7-setup-next = A quién le toca del otro bando
situation7-setup-sun = Quién llegó primero al Sol
situation7-setup-last = Quién actuó el último en la carrera
situation7-setup-limit = Límite de tiempo en minutos
situation7-setup-open = Lugares abiertos antes de encontrar una pieza
situation7-setup-agree = La partida termina cuando ambos bandos pasan
situation7-setup-clocks = Reloj en milisegundos
situation7-setup-times = Tiempo por pieza, en porcentaje
situation7-setup-phase-start = se ponen los relojes
situation7-setup-phase-play = actúa un bando
situation7-setup-phase-find = se encuentra una pieza
situation7-setup-phase-wanted = tiempo de una pieza buscada
situation7-setup-phase-found = tiempo de una pieza encontrada
situation7-setup-phase-over = la partida ha terminado
situation7-group-place = Poner una pieza
situation7-group-wanted = Buscar una pieza
situation7-group-launch = Lanzar
situation7-group-astronaut = Poner un astronauta
