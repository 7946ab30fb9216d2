### Space Walk en español

## The language

language-name = Español

## The lid of the box

title = Space Walk
blurb = Mueve planetas enteros llenos de naves, tuyas y ajenas, entre agujeros negros.

## Words that fill variables. Sizes go with "nave", which is feminine.

name-large = grande
name-medium = mediana
name-small = pequeña
name-red = Rojo
name-blue = Azul
name-green = Verde
name-yellow = Amarillo
name-white = Blanco
name-move = MOVER
name-double = DOBLE
name-copy = COPIAR
name-step = AVANZAR
name-stay = PAUSA

## What buttons say, by verb

action-place = colocar una nave { $size } en el planeta { $space }
action-step = avanzar la nave { $size } del planeta { $space }
action-move = mover el planeta { $space }
action-again = pagar una ficha y mover el planeta { $space }
action-next = ahora vuela { $owner }
action-card = jugar { $card }
action-pass = pasar

## What one may type, by verb

kind-place = colocar una nave grande en el planeta 3
kind-step = pagar una ficha (o usar AVANZAR): tu nave pequeña del 3 avanza una casilla
kind-move = mover todas las naves del planeta 3
kind-again = pagar una ficha: un segundo turno, con el planeta 3
kind-next = la siguiente nave del grupo que vuela es la azul
kind-card = jugar una carta (variante con cartas de acción)
kind-pass = no pagar nada

## Why a move is not allowed

refusal-game-over = la partida ha terminado
refusal-not-your-turn = ahora no decide { $player }
refusal-nature-first = nadie decide nada antes de sortear quién empieza
refusal-natures-only = aquí quién empieza se sortea, no se elige
refusal-not-natures = esto lo decide un jugador, no el azar
refusal-no-such-player = no hay tal jugador en esta mesa
refusal-still-placing = todavía se están colocando naves en órbita, nadie mueve aún
refusal-no-tokens-yet = las fichas no se pueden usar mientras se colocan las naves
refusal-placement-is-over = todas las naves están ya en órbita
refusal-no-such-space = esta órbita no tiene casilla { $space }
refusal-place-on-planet = la casilla { $space } es un agujero negro, las naves se colocan en planetas
refusal-none-in-reserve = a { $player } no le queda ninguna nave { $size } por colocar
refusal-size-taken = en el planeta { $space } ya hay una nave { $size }
refusal-not-a-planet = la casilla { $space } es un agujero negro, solo se pueden mover planetas
refusal-no-ship-of-yours = { $player } no tiene ninguna nave en el planeta { $space }
refusal-must-move = hay que mover, no se puede pasar un turno
refusal-move-first = las fichas vienen después del turno: primero hay que mover
refusal-order-first = el grupo sigue volando: di de quién es la siguiente nave
refusal-no-order-due = ningún grupo espera su orden
refusal-not-in-group = { $owner } no tiene ninguna nave del tamaño que vuela ahora
refusal-turn-is-done = el turno ha terminado; «again { $space }» paga una ficha por un segundo turno
refusal-only-a-step = entre turnos una ficha solo compra un avance
refusal-not-in-a-gap = entre turnos nadie mueve un planeta, una ficha puede comprar un avance
refusal-no-such-ship = { $player } no tiene ninguna nave { $size } en la casilla { $space }
refusal-card-first = un turno empieza con una carta
refusal-no-cards = esta partida se juega con fichas, no con cartas de acción
refusal-card-is-laid = la carta de este turno ya está jugada
refusal-no-such-card = { $player } no tiene ninguna carta { $card } en la mano
refusal-must-step = la carta dice AVANZAR: una nave debe avanzar

## What happened

event-first-drawn = el sorteo dice que empieza { $owner }
event-ship-placed = { $owner } coloca una nave { $size } en el planeta { $space }
event-ship-flew = la nave { $size } de { $owner } vuela { $distance }, al planeta { $target }
event-ship-lost = la nave { $size } de { $owner } vuela { $distance } y cae en el agujero negro de { $target }
event-token-paid = { $owner } paga una ficha
event-passed = { $owner } pasa
event-card-laid = { $owner } juega { $card }
event-card-copied = el COPIAR de { $owner } actúa como { $card }
event-hand-taken-back = { $owner } recupera sus ocho cartas
event-round-began = ronda { $round }
event-game-ended = { $owner } se queda sin naves: la partida termina

## Plain words for people

phrase-ship = { $owner ->
    [you] tu nave { $size }
   *[other] la nave { $size } de { $owner }
 }
plain-action-place = Nave { $size } al { $nth ->
    [1] primer
    [2] segundo
    [3] tercer
    [4] cuarto
    [5] quinto
    [6] sexto
    [one] { $nth }.º
   *[other] { $nth }.º
 } planeta tras el agujero ({ $space })
plain-action-step = { $payment ->
    [card] La nave { $size } avanza una casilla ({ $space })
   *[token] Pagar una ficha: la nave { $size } avanza una casilla ({ $space })
 }
plain-action-move = Mover el planeta con { $n ->
    [one] una nave
    [2] dos naves
    [3] tres naves
    [4] cuatro naves
    [5] cinco naves
    [6] seis naves
   *[other] { $n } naves
 } ({ $space })
plain-action-again = Pagar una ficha: mover también este planeta ({ $space })
plain-action-next = Primero { $ship }
plain-action-card = Jugar { $card }
plain-action-pass = Guardar la ficha

plain-event-first-drawn = { $owner ->
    [you] El sorteo dice que empiezas tú
   *[other] El sorteo dice que empieza { $owner }
 }
plain-event-ship-placed = { $owner ->
    [you] Colocas
   *[other] { $owner } coloca
 } una nave { $size } en el { $nth ->
    [1] primer
    [2] segundo
    [3] tercer
    [4] cuarto
    [5] quinto
    [6] sexto
    [one] { $nth }.º
   *[other] { $nth }.º
 } planeta tras el agujero ({ $space })
plain-event-ship-flew = { $ship } vuela { $distance ->
    [one] 1 casilla
   *[other] { $distance } casillas
 }, al planeta { $target }
plain-event-ship-lost = { $ship } vuela { $distance ->
    [one] 1 casilla
   *[other] { $distance } casillas
 } y cae en el agujero negro
plain-event-token-paid = { $owner ->
    [you] Pagas una ficha
   *[other] { $owner } paga una ficha
 }
plain-event-passed = { $owner ->
    [you] Pasas
   *[other] { $owner } pasa
 }
plain-event-card-laid = { $owner ->
    [you] Juegas { $card }
   *[other] { $owner } juega { $card }
 }
plain-event-card-copied = { $owner ->
    [you] Tu COPIAR actúa como { $card }
   *[other] El COPIAR de { $owner } actúa como { $card }
 }
plain-event-hand-taken-back = { $owner ->
    [you] Recuperas tus ocho cartas
   *[other] { $owner } recupera sus ocho cartas
 }
plain-event-round-began = Ronda { $round }
plain-event-game-ended = { $owner ->
    [you] Te quedas sin naves: la partida termina
   *[other] { $owner } se queda sin naves: la partida termina
 }

plain-refusal-game-over = La partida ha terminado
plain-refusal-not-your-turn = Ahora no te toca decidir
plain-refusal-place-on-planet = Eso es un agujero negro: las naves se colocan en planetas
plain-refusal-none-in-reserve = No te queda ninguna nave { $size } por colocar
plain-refusal-size-taken = Ahí ya hay una nave { $size }: durante la colocación, una de cada tamaño
plain-refusal-not-a-planet = Eso es un agujero negro: las naves vuelan desde los planetas
plain-refusal-no-ship-of-yours = Ahí no tienes ninguna nave: elige un planeta con alguna tuya
plain-refusal-must-move = Tienes que mover un planeta: no se puede pasar un turno
plain-refusal-move-first = Primero mueve un planeta: las fichas vienen después del turno
plain-refusal-order-first = Las naves siguen volando: di cuál vuela primero
plain-refusal-no-order-due = Ninguna nave espera a saber su orden
plain-refusal-not-in-group = { $owner ->
    [you] No tienes
   *[other] { $owner } no tiene
 } ninguna nave del tamaño que vuela ahora
plain-refusal-turn-is-done = Tu turno ha terminado: solo una ficha compra un segundo turno
plain-refusal-only-a-step = Entre turnos una ficha compra un avance, nada más
plain-refusal-not-in-a-gap = Entre turnos nadie mueve un planeta: una ficha compra un avance
plain-refusal-no-such-ship = Ahí no tienes ninguna nave { $size }
plain-refusal-card-first = Primero juega una carta
plain-refusal-no-such-card = No te queda ninguna carta { $card }
plain-refusal-must-step = La carta dice AVANZAR: una nave debe avanzar una casilla

## Options in the lobby

option-variant = Variante
option-tokens = Fichas por jugador
option-first-player = Quién empieza
option-first-placer-moves-second = Quien coloca primero mueve segundo
option-no-tokens-first-rounds = Rondas sin fichas

## A line for each option

help-variant = fichas: el juego básico; cartas: la variante con cartas de acción
help-tokens = fichas por jugador; -1: cuatro, o tres si juegan cinco
help-first-player = quién coloca primero (y, salvo por SW-8, juega el primer turno)
help-first-placer-moves-second = entre dos, quien coloca en segundo lugar juega el primer turno
help-no-tokens-first-rounds = cuántas rondas del principio se juegan sin fichas

## Their choices

choice-tokens = fichas
choice-cards = cartas de acción
choice-red = rojo
choice-blue = azul
choice-green = verde
choice-yellow = amarillo
choice-white = blanco
choice-random = por sorteo

## Boards

board-big = órbita larga
board-small = órbita corta

## Why a position is impossible

fault-bad-seats = tiene que haber de 2 a 5 jugadores, y a uno de ellos debe tocarle
fault-ship-in-hole = hay una nave en un agujero negro
fault-too-many-ships = un jugador tiene más de tres naves de un tamaño
fault-wrong-count = las naves en órbita y fuera del tablero no suman lo debido
fault-stray-group = hay un grupo en vuelo justo cuando se elige su orden, y solo entonces
fault-bad-number = un número se sale de sus límites
fault-should-be-over = un jugador sin naves ya ha terminado la partida
fault-strangers = un asiento que no juega tiene naves o fichas
fault-wrong-round = la ronda no corresponde a la fase
fault-bad-placing = las naves se colocan por turnos, y nunca dos de un tamaño en un planeta
fault-not-the-mover = le toca actuar a alguien que no es quien tiene el turno
fault-cannot-pay = aquel a quien se pregunta no puede pagar: no tiene fichas, ya ha pagado o pasado, o es una ronda sin fichas
fault-wrong-payments = ha pagado o pasado alguien que no podía
fault-wrong-cards = las cartas son de la variante con cartas de acción, que no tiene fichas; cada fase necesita la carta jugada para ella
fault-bad-group = el grupo en vuelo no deja nada que elegir
fault-not-over = nadie ha perdido todas sus naves, así que la partida sigue

## Lo que se pregunta en el terminal

question-place = Coloca una nave en un planeta que no tenga ninguna de su tamaño.
question-card = Juega una carta.
question-move = ¿Qué planeta mueves? Vuelan todas sus naves.
question-order = ¿De quién es la siguiente nave, que vuela { $n } { $n ->
    [one] casilla
   *[other] casillas
 }?
question-step = ¿Cuál de tus naves avanza una casilla?
question-after = ¿Pagas una ficha por un segundo turno o un avance (tienes { $tokens }), o pasas?
question-gap = Un avance cuesta una ficha (tienes { $tokens }): ¿pagas y avanzas una de tus naves, o pasas?

## Glosario: lo que hay en la mesa, con un significado cada cosa

term-planet = Planeta
meaning-planet = Aquí están las naves. Quien tiene una en él puede hacerlas volar todas: la primera una casilla, la segunda dos, y así sucesivamente.
term-black-hole = Agujero negro
meaning-black-hole = Una nave que termina aquí su vuelo está perdida para siempre. Pasar por encima no hace daño.
term-large-ship = Nave grande
meaning-large-ship = Vuela la primera cuando se mueve su planeta. Vale { $large ->
    [one] { $large } punto
   *[other] { $large } puntos
 } si al final sigue en órbita.
term-medium-ship = Nave mediana
meaning-medium-ship = Vuela después de las grandes. Vale { $medium ->
    [one] { $medium } punto
   *[other] { $medium } puntos
 } si al final sigue en órbita.
term-small-ship = Nave pequeña
meaning-small-ship = Vuela la última y, por tanto, más lejos que ninguna. Vale { $small ->
    [one] { $small } punto
   *[other] { $small } puntos
 } si al final sigue en órbita.
term-ship-count = Número de una pila
meaning-ship-count = Cuántas naves hay en este planeta. La última de ellas vuela esa cantidad de casillas.
term-space-number = Número de una casilla
meaning-space-number = Las casillas se cuentan en el sentido de las agujas del reloj, como vuelan todas las naves.
term-fleet = Naves de un jugador
meaning-fleet = Cuántas naves grandes, medianas y pequeñas le quedan a este jugador.
term-token = Ficha
meaning-token = Compra un segundo turno después del tuyo, o hace avanzar una casilla a una nave tuya; como mucho una por ronda. Si la guardas, vale { $token ->
    [one] { $token } punto
   *[other] { $token } puntos
 }.
term-card-move = MOVER
meaning-card-move = Un turno normal: vuelan todas las naves de un planeta. En la mano hay { $moves } de estas.
term-card-double = DOBLE
meaning-card-double = Dos movimientos normales seguidos.
term-card-copy = COPIAR
meaning-card-copy = Hace lo que hizo la carta del jugador anterior.
term-card-step = AVANZAR
meaning-card-step = Una nave tuya avanza una casilla, ella sola.
term-card-stay = PAUSA
meaning-card-stay = No se mueve nada.

## The screen of the terminal

screen-legend-sizes = naves grandes, medianas y pequeñas de un planeta, en orden de vuelo
screen-legend-ships = dos de Rojo, una de Azul (g Verde, y Amarillo, w Blanco)
screen-legend-hole = agujero negro
screen-legend-token = ficha
screen-flight = en vuelo desde { $space }, la siguiente vuela { $distance }: { $ships }
screen-ships = naves
screen-points = puntos
screen-to-place = por colocar
screen-tokens = fichas
screen-hand = mano
screen-last-effect = último efecto
screen-paid = ha pagado esta ronda
screen-cards = { $n }x{ $card }
