### ASTRON en español

## The language

language-name = Español

## The lid of the box

title = ASTRON
blurb = Vuela de la Tierra a Saturno sobre un mapa que se desliza bajo todas las naves.

## Words that fill variables

name-ship1 = Nave 1
name-ship2 = Nave 2
name-ship3 = Nave 3
name-ship4 = Nave 4
name-ship5 = Nave 5
name-ship6 = Nave 6
name-forward-1 = Adelante 1
name-forward-2 = Adelante 2
name-forward-3 = Adelante 3
name-forward-4 = Adelante 4
name-backward-1 = Atrás 1
name-backward-2 = Atrás 2
name-backward-3 = Atrás 3
name-backward-4 = Atrás 4
name-sideways-1 = Lateral 1
name-sideways-2 = Lateral 2
name-sideways-3 = Lateral 3
name-sideways-4 = Lateral 4
name-upheaval-1 = Cataclismo 1
name-upheaval-2 = Cataclismo 2
name-upheaval-3 = Cataclismo 3
name-upheaval-4 = Cataclismo 4
name-a-card = una carta
name-meteor-stream = enjambre de meteoros
name-cosmic-ray-shower = lluvia de rayos cósmicos
name-electronic-blackout = apagón electrónico
name-asteroid = asteroide
name-space = Espacio
name-Earth = Tierra
name-take-off-space = casilla de despegue
name-space-station = estación espacial
name-land-of-planet = suelo de un planeta
name-stellar-station = estación estelar
name-left = izquierda
name-right = derecha
name-comet = cometa
name-rings = anillos

## What buttons say, by verb

action-take-off = despegar de la columna { $column }
action-forward = jugar Adelante { $value }
action-backward = jugar Atrás { $value }
action-sideways = jugar Lateral { $value } a la { $side }
action-upheaval = jugar Cataclismo { $value }
action-wait = esperar y descartar { $card }
action-dodge = apartarse a la { $side }
action-pass = pasar

## What one may type, by verb

kind-take-off = despegar de la columna c
kind-forward = jugar Adelante 3 (también: f3)
kind-backward = jugar Atrás 2
kind-sideways = jugar Lateral 2 a la izquierda (también: left 2)
kind-upheaval = jugar Cataclismo Cósmico 2: el mapa avanza
kind-wait = ninguna carta se puede jugar: descartar una (también: discard forward 3)
kind-dodge = tu nave desplazada se aparta a la izquierda
kind-pass = ninguna carta se puede jugar y no hay ninguna que descartar

## Why a move is not allowed

refusal-game-over = la partida ha terminado
refusal-not-your-turn = le toca a { $actor }, no a { $player }: las naves juegan por el orden de sus números
refusal-cards-are-dealt = se están repartiendo cartas, ahora a { $actor }
refusal-natures-only = las cartas se reparten del mazo al azar, nadie elige la suya
refusal-not-natures = esto lo decide un jugador, no el azar
refusal-not-in-pile = no hay ningún { $card } en el mazo, que tiene { $n_pile } { $n_pile ->
    [one] carta
   *[other] cartas
 }
refusal-take-off-first = las naves todavía están eligiendo sus casillas de despegue
refusal-has-taken-off = todas las naves han despegado ya
refusal-no-take-off-space = la columna { $column } no tiene casilla de despegue en la fila 0
refusal-take-off-space-taken = en la casilla de despegue de la columna { $column } está { $other }
refusal-dodge-first = { $player } debe apartarse primero: dodge left (izquierda) o dodge right (derecha)
refusal-no-dodge-due = { $player } no estorba a nadie
refusal-no-such-card = { $player } no tiene { $card } en la mano
refusal-no-such-value = ninguna carta tiene un { $value }: las cartas van del 1 al 4
refusal-leaves-window = con { $card } desde { $place } se saldría de la ventana
refusal-space-held = en { $target } está { $other }, y en una casilla cabe una sola nave
refusal-ship-in-the-way = { $other } está en el camino hacia { $target }; solo de lado se pasa por encima de otras naves
refusal-ends-on-planet = { $player } está varada en { $place }, y { $target } no es Espacio
refusal-must-play = { $player } puede jugar { $example }, y quien puede jugar debe hacerlo
refusal-must-leave = { $player } está varada y puede jugar { $example }, así que debe hacerlo
refusal-not-in-hand = { $player } no puede descartar { $card }: no está en su mano
refusal-must-discard = { $player } tiene cartas y debe descartar una
refusal-not-your-dodge = { $actor } debe elegir primero adónde va su nave desplazada

## What happened

event-took-off = { $ship } despega de la columna { $column }
event-card-dealt = { $ship } recibe { $card }
event-pile-shuffled = los descartes ({ $n }) se barajan y forman el nuevo mazo
event-round-began = ronda { $n }
event-card-played = { $ship } juega { $card }
event-ship-flew = { $ship } vuela de { $column }{ $row } a { $to_column }{ $to_row }
event-ship-displaced = { $ship } estorba y se aparta de { $column }{ $row } a { $to_column }{ $to_row }
event-base-moved = el mapa avanza { $steps }, hasta el paso { $base }
event-hazard-hit = { $ship } da con un peligro ({ $danger }) en la columna { $column } y pierde un punto
event-ship-lost = { $ship } se pierde en la columna { $column } ({ $danger })
event-landed = { $ship } aterriza en la estación { $n }: { $points } { $points ->
    [one] punto
   *[other] puntos
 }
event-landed-again = { $ship } aterriza otra vez en la estación { $n }
event-bad-landing = { $ship } hace un mal aterrizaje en el planeta { $n }: pierde un punto y la nave queda varada
event-freed = { $ship } se libera del planeta { $n }
event-finished-voyage = { $ship } llega a Saturno
event-waited = { $ship } no puede jugar y descarta { $card }; puntos perdidos: { $points }
event-passed = { $ship } no tiene cartas y pasa
event-hand-discarded = { $n ->
    [one] { $n } carta de { $ship } va
   *[other] { $n } cartas de { $ship } van
 } a los descartes
event-survived = { $ship } sobrevive: 1 punto
event-game-ended = la partida termina en el paso { $n } del mapa

## Plain words for people

phrase-card = { $suit ->
    [forward] Adelante
    [backward] Atrás
    [sideways] Lateral
   *[upheaval] Cataclismo Cósmico
 } { $value }
phrase-unseen-card = una carta
phrase-danger = { $kind ->
    [meteors] los meteoros
    [rays] los rayos cósmicos
    [blackout] el apagón
    [asteroid] el asteroide
    [comet] el cometa
   *[rings] los anillos
 }
phrase-fates = { $first }, luego { $then }
phrase-hit = encuentro con { $danger }, un punto perdido
phrase-lost = choque con { $danger }, y la nave se pierde
phrase-landing = aterrizaje en la estación { $n }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }
phrase-landing-again = otro aterrizaje en la estación { $n }, sin puntos
phrase-crash = mal aterrizaje en el planeta { $n }, un punto perdido
phrase-freed = libre del planeta { $n }
plain-action-take-off = Despegar de la { $end ->
    [leftmost] casilla más a la izquierda
    [rightmost] casilla más a la derecha
   *[between] { $nth ->
        [2] segunda
        [3] tercera
        [4] cuarta
        [5] quinta
        [one] { $nth }.ª
       *[other] { $nth }.ª
     } casilla desde la izquierda
 }
plain-action-forward = Adelante { $value }{ $fate ->
    [none] { "" }
   *[other] : { $fate }
 }
plain-action-backward = Atrás { $value }{ $fate ->
    [none] { "" }
   *[other] : { $fate }
 }
plain-action-sideways = Lateral { $value } a la { $side }{ $fate ->
    [none] { "" }
   *[other] : { $fate }
 }
plain-action-upheaval = Cataclismo Cósmico: el mapa se desliza { $value ->
    [one] 1 fila
   *[other] { $value } filas
 }{ $fate ->
    [none] { "" }
   *[other] ; { $fate }
 }
plain-action-wait = Nada sirve: renunciar a { $card }{ $points ->
    [0] { "" }
    [one] { " " }y a un punto
   *[other] { " " }y a { $points } puntos
 }
plain-action-dodge = Apartarse a la { $side }
plain-action-pass = Sin cartas: pasar

plain-event-took-off = { $ship ->
    [you] Despegas
   *[other] { $ship } despega
 } de la { $end ->
    [leftmost] casilla más a la izquierda
    [rightmost] casilla más a la derecha
   *[between] { $nth ->
        [2] segunda
        [3] tercera
        [4] cuarta
        [5] quinta
        [one] { $nth }.ª
       *[other] { $nth }.ª
     } casilla desde la izquierda
 }
plain-event-card-dealt = { $ship ->
    [you] Recibes { $card }
   *[other] { $ship } recibe { $card }
 }
plain-event-round-began = Ronda { $n }
plain-event-card-played = { $ship ->
    [you] Juegas { $card }
   *[other] { $ship } juega { $card }
 }
plain-event-ship-flew = { $way ->
    [left] { $ship ->
        [you] Vuelas { $n } a la izquierda
       *[other] { $ship } vuela { $n } a la izquierda
     }
    [right] { $ship ->
        [you] Vuelas { $n } a la derecha
       *[other] { $ship } vuela { $n } a la derecha
     }
    [backwards] { $ship ->
        [you] Vuelas { $n } hacia atrás
       *[other] { $ship } vuela { $n } hacia atrás
     }
    [nowhere] { $ship ->
        [you] No vuelas a ninguna parte
       *[other] { $ship } no vuela a ninguna parte
     }
   *[forwards] { $ship ->
        [you] Vuelas { $n } hacia delante
       *[other] { $ship } vuela { $n } hacia delante
     }
 }
plain-event-ship-displaced = { $way ->
    [left] { $ship ->
        [you] Estorbas y te apartas { $n } a la izquierda
       *[other] { $ship } estorba y se aparta { $n } a la izquierda
     }
    [right] { $ship ->
        [you] Estorbas y te apartas { $n } a la derecha
       *[other] { $ship } estorba y se aparta { $n } a la derecha
     }
    [backwards] { $ship ->
        [you] Estorbas y te apartas { $n } hacia atrás
       *[other] { $ship } estorba y se aparta { $n } hacia atrás
     }
    [nowhere] { $ship ->
        [you] Estorbas, pero no puedes apartarte
       *[other] { $ship } estorba, pero no puede apartarse
     }
   *[forwards] { $ship ->
        [you] Estorbas y te apartas { $n } hacia delante
       *[other] { $ship } estorba y se aparta { $n } hacia delante
     }
 }
plain-event-base-moved = El mapa se desliza { $steps ->
    [one] una fila
    [2] dos filas
    [3] tres filas
    [4] cuatro filas
   *[other] { $steps } filas
 }
plain-event-hazard-hit = { $ship ->
    [you] Topas
   *[other] { $ship } topa
 } con { $danger }: un punto perdido
plain-event-ship-lost = { $ship ->
    [you] Chocas con { $danger }, y tu nave se pierde
   *[other] { $ship } choca con { $danger }, y la nave se pierde
 }
plain-event-landed = { $ship ->
    [you] Aterrizas
   *[other] { $ship } aterriza
 } en la estación { $n }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }
plain-event-landed-again = { $ship ->
    [you] Aterrizas otra vez en la estación { $n }
   *[other] { $ship } aterriza otra vez en la estación { $n }
 }
plain-event-bad-landing = { $ship ->
    [you] Haces un mal aterrizaje en el planeta { $n }: un punto perdido, y tu nave queda varada
   *[other] { $ship } hace un mal aterrizaje en el planeta { $n }: un punto perdido, y la nave queda varada
 }
plain-event-freed = { $ship ->
    [you] Te liberas del planeta { $n }
   *[other] { $ship } se libera del planeta { $n }
 }
plain-event-finished-voyage = { $ship ->
    [you] Llegas a Saturno
   *[other] { $ship } llega a Saturno
 }
plain-event-waited = { $ship ->
    [you] Nada sirve: renuncias a { $card }
   *[other] Nada sirve: { $ship } renuncia a { $card }
 }{ $points ->
    [0] { "" }
    [one] { " " }y a un punto
   *[other] { " " }y a { $points } puntos
 }
plain-event-passed = { $ship ->
    [you] No tienes cartas y pasas
   *[other] { $ship } no tiene cartas y pasa
 }
plain-event-hand-discarded = { $n ->
    [one] { $ship ->
        [you] Tu última carta va
       *[other] La última carta de { $ship } va
     }
   *[other] { $ship ->
        [you] Tus { $n } cartas van
       *[other] Las { $n } cartas de { $ship } van
     }
 } a los descartes
plain-event-survived = { $ship ->
    [you] Sobrevives: 1 punto
   *[other] { $ship } sobrevive: 1 punto
 }
plain-event-game-ended = La partida ha terminado

plain-refusal-game-over = La partida ha terminado
plain-refusal-not-your-turn = No es tu turno: decide { $actor }
plain-refusal-cards-are-dealt = Se están repartiendo cartas
plain-refusal-no-take-off-space = Ahí no hay casilla de despegue
plain-refusal-take-off-space-taken = En esa casilla de despegue está { $other }
plain-refusal-dodge-first = Tu nave debe apartarse primero: a la izquierda o a la derecha
plain-refusal-no-dodge-due = Tu nave no estorba a nadie
plain-refusal-no-such-card = No tienes { $card }
plain-refusal-no-such-value = Ninguna carta tiene un { $value }: las cartas van del 1 al 4
plain-refusal-leaves-window = { $card } te sacaría del mapa
plain-refusal-space-held = Ahí está { $other }: en una casilla cabe una sola nave
plain-refusal-ship-in-the-way = { $other } está en medio: solo de lado se pasa por encima de otras naves
plain-refusal-ends-on-planet = Tu nave está varada: solo la libera una carta que termine en el Espacio
plain-refusal-must-play = Puedes jugar { $example }: quien puede jugar debe hacerlo
plain-refusal-must-leave = Tu nave está varada y puedes jugar { $example }: debes hacerlo
plain-refusal-not-in-hand = No tienes { $card }
plain-refusal-must-discard = Te quedan cartas: renuncia a una
plain-refusal-not-your-dodge = Primero { $actor } elige hacia dónde apartarse

## Options in the lobby

option-teams = Equipos

## A line for each option

help-teams = cada cual por su cuenta, o 2 o 3 equipos, sentados alternos; si son desiguales, cuenta la media

## Their choices

choice-none = cada cual por su cuenta
choice-2 = dos equipos
choice-3 = tres equipos

## Boards

board-default = el mapa
board-attested = solo cartas documentadas

## Why a position is impossible

fault-bad-seats = tiene que haber de 2 a 6 jugadores, por equipos al menos 3, y a uno de ellos debe tocarle
fault-bad-base = el mapa o la ronda están donde no pueden estar
fault-bad-status = una nave no está ni lista, ni en la ventana, ni en la meta, ni perdida, o tiene cartas que no puede tener
fault-ships-collide = hay dos naves en una casilla
fault-on-deadly-cell = hay una nave sobre el cometa o los anillos
fault-bad-grounding = una nave está varada donde no la retiene ningún planeta, o libre en un suelo en el que no ha aterrizado
fault-cards-missing = las cartas no suman la baraja
fault-hand-too-large = una mano tiene más cartas de las que se reparten
fault-bad-phase = la fase no corresponde a las naves o al mazo
fault-no-dodge = nadie está delante de la nave que debe apartarse, o no tiene dos caminos
fault-not-over = la partida termina justo cuando aparece «Game Over» o no queda ninguna nave en juego

## Lo que se pregunta en el terminal

question-take-off = ¿De qué columna despegas?
question-dodge = Delante de tu nave hay otra y la tuya debe apartarse: ¿a la izquierda o a la derecha?
question-play = Juega una carta: tu nave vuela exactamente esa distancia.
question-grounded = Tu nave está varada y ninguna carta termina en el Espacio: descarta una, sin coste.
question-discard = Ninguna carta se puede jugar: descarta una y pierde un punto.

## Glosario: lo que hay en la mesa, con un significado cada cosa

term-ship = Nave
meaning-ship = Vuela exactamente lo que dice la carta. Una nave que se detiene justo delante de otra la desplaza hacia atrás.
term-space-station = Estación espacial
meaning-space-station = Termina en ella un vuelo, o deja que el mapa te la traiga. La primera nave recibe { $first ->
    [one] { $first } punto
   *[other] { $first } puntos
 }, cada una posterior un punto menos.
term-stellar-station = Estación estelar
meaning-stellar-station = Una estación en un planeta. Llega del Espacio de una sola vez; si no, es un mal aterrizaje. La número { $saturn } es la de Saturno: allí termina tu viaje.
term-station-points = Estrella junto a una estación
meaning-station-points = Los puntos que recibe la próxima nave que aterrice allí.
term-land = Suelo de un planeta
meaning-land = Quien se detiene aquí, fuera de la estación, pierde un punto y queda con la nave varada hasta que una carta la devuelva al Espacio.
term-rings = Anillos de Saturno
meaning-rings = Crúzalos con una sola carta. La nave que se detiene en ellos, o a la que alcanzan, se pierde.
term-comet = Cometa
meaning-comet = Destruye toda nave que lo toque.
term-meteors = Enjambre de meteoros
meaning-meteors = Entrar en él cuesta un punto.
term-rays = Lluvia de rayos cósmicos
meaning-rays = Entrar en ella cuesta un punto.
term-blackout = Apagón electrónico
meaning-blackout = Entrar en él cuesta un punto.
term-asteroid = Asteroide
meaning-asteroid = Volar contra él cuesta un punto.
term-take-off-space = Casilla de despegue
meaning-take-off-space = Donde esperan las naves en la Tierra antes de salir. No hace nada más.
term-forward = Carta Adelante
meaning-forward = Vuela hacia delante exactamente tantas casillas como dice su número, nunca por encima de otra nave.
term-backward = Carta Atrás
meaning-backward = Vuela hacia atrás exactamente tantas casillas como dice su número, nunca por encima de otra nave.
term-sideways = Carta Lateral
meaning-sideways = Vuela a la izquierda o a la derecha exactamente tantas casillas como dice su número, también por encima de otras naves.
term-upheaval = Cataclismo Cósmico
meaning-upheaval = Tu nave se queda donde está. El mapa se desliza bajo todas las naves tantas filas como dice su número.
term-base-strip = El mapa entero
meaning-base-strip = El camino a Saturno con sus { $stations } estaciones. El marco es la parte que se ve en la ventana.
term-ship-points = Puntos de una nave
meaning-ship-points = Los aterrizajes, menos lo que costaron los peligros. Al final gana quien tiene más.
term-ship-cards = Cartas de una nave
meaning-ship-cards = Cuántas cartas tiene su jugador. Nadie más las ve.

## The screen of the terminal

screen-legend-grounded = varada
screen-legend-station = estación 3
screen-legend-land = suelo: pierde 1 punto, varada; su estación solo cuenta desde el Espacio
screen-legend-meteors = enjambre de meteoros: pierde 1 punto
screen-legend-rays = lluvia de rayos cósmicos: pierde 1 punto
screen-legend-blackout = apagón electrónico: pierde 1 punto
screen-legend-asteroid = asteroide: pierde 1 punto
screen-legend-comet = cometa: nave perdida
screen-legend-rings = anillos: nave perdida, salvo que una carta los supere
screen-legend-earth = Tierra
screen-legend-take-off-space = casilla de despegue
screen-legend-stars = estrellas, nada más
screen-legend-edge = borde delantero: lo que hay encima llega después
screen-round = ronda { $round } · paso { $base } de { $last }
screen-over = fin de la partida
screen-due-take-off = { $ship } despega
screen-due-deal = { $ship } recibe una carta
screen-due-dodge = { $ship } debe apartarse
screen-due-play = le toca a { $ship }
screen-ship = nave
screen-points = pts.
screen-stations = estaciones
screen-at = sitio
screen-cards = cartas
screen-status-ready = lista
screen-status-finished = ¡Saturno!
screen-status-comet = cometa
screen-status-rings = anillos
screen-next = puntos del próximo aterrizaje
screen-averages = equipos desiguales: en promedio
screen-piles = mazo { $pile } · descartes { $discards }
screen-your-hand = tu mano
screen-suit-forward = Adelante
screen-suit-backward = Atrás
screen-suit-sideways = Lateral
screen-suit-upheaval = Cataclismo
