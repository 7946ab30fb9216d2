### El tablero de ASTRON

astron-board = Ventana sobre el mapa
astron-head = Ronda { $round } · paso { $base } de { $last }
astron-gameOver = FIN DEL JUEGO

astron-ship-at = Nave { $ship }, { $player }, en { $place }, { $points } { $points ->
    [one] punto
   *[other] puntos
 }

astron-target = { $action }, a { $place }
astron-next = Puntos para la próxima nave que aterrice
astron-hand = Tu mano
astron-mustDiscard = Ninguna carta se puede jugar: descarta una
astron-noCards = Sin cartas
astron-play = Jugar
astron-left = ◀ Izquierda
astron-right = Derecha ▶
astron-discard = Descartar
astron-pass = Pasar
astron-ships = Naves
astron-ship = Nave
astron-points = Puntos
astron-stations = Estaciones
astron-cards = Cartas
astron-grounded = varada

astron-status-finished = en Saturno
astron-status-comet = perdida en el cometa
astron-status-rings = perdida en los anillos

astron-team = Equipo { $n } ({ $count ->
    [one] nave
   *[other] naves
 } { $ships }): { $score }
astron-teamAverage = { astron-team } en promedio
astron-piles = Mazo { $pile } · descartes { $discards }

astron-card-forward = Adelante { $n }
astron-card-backward = Atrás { $n }
astron-card-sideways = Lateral { $n }
astron-card-upheaval = Cataclismo Cósmico { $n }

astron-hint-straight = Las naves vuelan en línea recta: adelante, atrás o de lado.
astron-hint-otherCard = { $card } no lleva ahí: pulsa una casilla marcada u otra carta.
astron-hint-pick = Elige una carta o pulsa una casilla marcada.

astron-banner-shuffled = Se barajan los descartes
astron-banner-round = Ronda { $n }
astron-banner-passes = La nave { $ship } pasa
astron-banner-finished = ¡La nave { $ship } ha llegado a Saturno!
astron-banner-over = Fin de la partida

astron-say-base = Ronda { $round }. El mapa está en el paso { $base } de { $last }.
astron-say-ship = Nave { $ship } en { $place }: { $points } { $points ->
    [one] punto
   *[other] puntos
 }, estaciones { $stations }.
astron-say-grounded = La nave { $ship } está varada en { $place }: { $points } { $points ->
    [one] punto
   *[other] puntos
 }, estaciones { $stations }.
astron-say-away = La nave { $ship } no está en la ventana: { $points } { $points ->
    [one] punto
   *[other] puntos
 }, estaciones { $stations }.
astron-say-scenery = { $kind }: { $places }.
astron-say-hand = Tu mano: { $cards }.
astron-say-hand-of = Mano de { $name }: { $cards }.

astron-kind-take-off-space = Casillas de despegue
astron-kind-space-station = Estaciones espaciales
astron-kind-meteor-stream = Enjambres de meteoros
astron-kind-cosmic-ray-shower = Lluvias de rayos cósmicos
astron-kind-electronic-blackout = Apagones electrónicos
astron-kind-asteroid = Asteroides
astron-kind-comet = Cometa
astron-kind-land-of-planet = Suelo de planetas
astron-kind-stellar-station = Estaciones estelares
astron-kind-rings = Anillos

astron-do-takeOff = Despegar de { $column }
astron-do-dodge-left = Apartarse a la izquierda
astron-do-dodge-right = Apartarse a la derecha
astron-do-discard = Descartar { $card }
astron-do-left = { $card }, a la izquierda
astron-do-right = { $card }, a la derecha

astron-hint-dodge = Tu nave debe apartarse: pulsa una flecha.
astron-hint-takeOff = Las cartas se reparten después del despegue: pulsa una casilla de despegue.

astron-end-map = El mapa ha llegado a su fin.
astron-end-nobody = Ya no queda ninguna nave en juego.
astron-share-landed = { $n } { $n ->
    [one] aterrizaje en una estación
   *[other] aterrizajes en estaciones
 }
astron-share-survived = Sobrevivió hasta el final
astron-share-hazards = { $n } { $n ->
    [one] peligro
   *[other] peligros
 }
astron-share-bad-landings = { $n } { $n ->
    [one] mal aterrizaje
   *[other] malos aterrizajes
 }
astron-share-waited = { $n } { $n ->
    [one] carta a la que se renunció
   *[other] cartas a las que se renunció
 }

astron-aim = Vuela con tus cartas sobre el mapa, que se desliza hacia ti. Aterriza en las estaciones, evita los peligros y no te salgas del mapa.
astron-scoring = Cada estación en la que aterrizas da sus puntos, y sobrevivir hasta el final uno más. Los peligros, los malos aterrizajes y las cartas a las que renuncias cuestan puntos. Gana quien tiene más.

astron-place = columna { $column }, fila { $row }
astron-numbered = { $place } (número { $n })
astron-none = ninguna

astron-setup-ship = Nave { $ship }
astron-setup-way = La nave
astron-setup-flying = vuela
astron-setup-ready = antes del despegue
astron-setup-aloft = en la ventana, { $place }
astron-setup-place = Dónde está
astron-setup-landed = Estaciones (1 a 8)
astron-setup-none = ninguna
astron-setup-base = Pasos del mapa
astron-setup-hiddenCard = una carta oculta
astron-setup-discards = Cartas descartadas
astron-setup-pile = El mazo está oculto
astron-setup-turn = De quién es el turno, si decide otra nave
astron-setup-same = la nave que decide
astron-setup-teams = Equipos
astron-setup-noTeams = ninguno
astron-setup-phase-take-off = despegue
astron-setup-phase-deal = se reparte una carta
astron-setup-phase-play = se juega una carta
astron-setup-phase-dodge = una nave tiene que apartarse
astron-setup-phase-over = la partida ha terminado
