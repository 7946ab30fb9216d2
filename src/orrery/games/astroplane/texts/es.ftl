### Astroplane en español

## The language

language-name = Español

## The lid of the box

title = Astroplane
blurb = Vuela por dos universos entrelazados, forma Cuadrados y domina la Singularidad.

## Words that fill variables. hacia: with its preposition and article.

name-red = Rojo
name-blue = Azul
name-green = Verde
name-yellow = Amarillo
name-north = norte
name-east = este
name-south = sur
name-west = oeste
name-ne = noreste
name-se = sureste
name-sw = suroeste
name-nw = noroeste
name-straight = recto
name-left = izquierda
    .hacia = hacia la izquierda
name-right = derecha
    .hacia = hacia la derecha
name-none = ninguna
name-a-player-cannot-act = un jugador no puede hacer nada
name-100-rounds-are-played = se han jugado 100 rondas
name-nothing-has-stirred-for-30-rounds = no ha pasado nada en 30 rondas

## What buttons say, by verb

action-fly = volar de { $cell } al { $facing } y allí apuntar: { $turn }
action-leave = salir de { $place } y allí apuntar: { $turn }
action-pass = atravesar el agujero de gusano desde { $end } y apuntar al { $facing }
action-step = paso del Cuadrado de { $space } al { $diagonal }
action-kill = el Cuadrado de { $space } se desliza al { $diagonal } y destruye
action-fire = disparar la anomalía del { $corner }
action-end = terminar el turno
action-choice = { $choice }

## What one may type, by verb

kind-fly = volar de f3 a f5 y apuntar allí hacia arriba; para el hiperespacio, nombrar la salida: h3-o8
kind-leave = salir de una zona de salida, y del mismo modo del hiperespacio o de una posición de disparo
kind-pass = atravesar el agujero de gusano desde n13 y apuntar hacia abajo en m14 (gratis)
kind-step = mover el Cuadrado de f3 una casilla en diagonal
kind-kill = el Cuadrado de f3 se desliza a i6 y destruye lo que hay allí
kind-fire = disparar las dos naves de la anomalía del noreste
kind-end = terminar el turno
kind-choice = la zona de salida de una nave devuelta o de la reserva; también right, o none

## Why a move is not allowed

refusal-game-over = la partida ha terminado
refusal-not-your-turn = le toca a { $mover }, no a { $player }
refusal-not-natures = esto lo decide un jugador, no el azar
refusal-nature-first = primero se sortea quién empieza
refusal-natures-only = quién empieza se sortea antes de la partida, nadie lo elige ahora
refusal-no-such-colour = no hay tal jugador en esta mesa
refusal-no-such-space = este tablero no tiene tal casilla
refusal-choose-first = di primero adónde vuelve la nave de { $sent }: left (izquierda) o right (derecha)
refusal-reserve-first = di primero adónde va una nave de la reserva: left (izquierda), right (derecha) o none (ninguna)
refusal-nothing-to-choose = nada espera left, right ni none: no se ha devuelto ninguna nave ni corresponde ninguna de la reserva
refusal-must-place = una nave devuelta va a la zona de salida izquierda o a la derecha, no a ninguna parte
refusal-must-move-on = el Cuadrado de { $bound } está lado a lado con un Cuadrado rival y debe seguir primero
refusal-must-move = el primer movimiento de un turno es obligatorio
refusal-no-moves-left = a { $player } no le queda ningún movimiento en este turno
refusal-nobody-there = no hay ninguna nave en { $cell }
refusal-not-yours = la nave de { $cell } es de { $owner }, no de { $player }
refusal-is-captive = la nave de { $player } en { $cell } no puede moverse, tiene encima una de { $owner }
refusal-stays-forever = una nave en la Singularidad, aquí en { $cell }, no vuelve a moverse
refusal-faces-elsewhere = la nave de { $cell } apunta al { $faces }, no al { $facing }, y no puede girar en su casilla
refusal-nothing-beyond = la nave de { $cell } apunta al { $facing }, donde no hay casilla a la que volar
refusal-faces-the-singularity = una nave en { $target } solo puede apuntar a la Singularidad
refusal-faces-back-out = una nave en la posición de disparo { $target } solo puede apuntar hacia fuera
refusal-leads-nowhere = { $target } está vacía, y apuntar allí al { $new } no lleva a ninguna parte
refusal-on-a-square = nadie puede posarse en el Cuadrado de { $holder } en { $target }
refusal-partly-occupied = la nave de { $target } apunta al { $held } y cubre parte de la mitad que apunta al { $new }
refusal-no-square-here = en { $target } ya hay una nave de { $player }, y en un agujero de gusano no se forman Cuadrados
refusal-opposite-a-stack = frente a una pila propia, como la de { $player } en { $target }, no puede posarse ninguna nave
refusal-side-by-side = un Cuadrado en { $target } quedaría lado a lado con un Cuadrado rival
refusal-no-square-of-yours = { $player } no tiene ningún Cuadrado en { $cell }
refusal-off-the-grid = no hay ninguna casilla a ese lado de { $cell }
refusal-space-taken = un Cuadrado da un paso a una casilla vacía, y en { $target } hay una nave de { $holder }
refusal-special-space = { $target } no es una casilla normal, los Cuadrados no pueden entrar
refusal-nothing-to-kill = no hay ninguna nave en esa diagonal desde { $cell }
refusal-sheltered = la casilla especial { $target } protege la nave de { $holder }
refusal-square-in-the-way = lo primero en esa diagonal es el Cuadrado de { $holder } en { $target }, que no se puede destruir
refusal-own-piece-in-the-way = lo primero en esa diagonal es una nave propia de { $player }, en { $target }
refusal-came-through-already = la nave de { $cell } ha atravesado este agujero de gusano y debe moverse antes de volver a hacerlo
refusal-must-lead-on = una nave que pasa a { $target } debe apuntar a una casilla o a la posición de disparo; el { $new } no lleva a ninguna parte
refusal-not-both-loaded = { $player } no está encima en las dos posiciones de disparo de esa esquina
refusal-empty-start = { $player } no tiene ninguna nave en la zona de salida { $cell }

## What happened

event-first-drawn = el sorteo dice que empieza { $owner }
event-piece-flew = { $owner } vuela de { $cell } a { $target }, apuntando al { $facing }
event-piece-passed = { $owner } atraviesa el agujero de gusano de { $cell } a { $target }, apuntando al { $facing }
event-piece-fired = una nave de { $owner } sale disparada de { $cell } a { $target }
event-square-formed = { $owner } forma un Cuadrado en { $cell }
event-square-stepped = el Cuadrado de { $owner } da un paso de { $cell } a { $target }
event-square-killed = el Cuadrado de { $owner } se desliza de { $cell } a { $target } y destruye
event-landed-on = { $owner } se posa encima de una nave de { $other } en { $cell }
event-bonus-earned = { $owner } suelta a la cautiva de { $cell } y gana un movimiento extra
event-piece-eliminated = { $owner } pierde una nave en { $cell }
event-stack-sent-back = { $owner } devuelve lo que había en { $cell }: { $n }
event-piece-sent = una nave de { $owner } vuelve a la zona de salida { $cell }
event-entered = { $owner } entra en la Singularidad en { $cell }
event-reserve-taken = { $owner } saca una nave de la reserva a { $cell }
event-reserve-left = { $owner } no toca la reserva
event-turn-ended = termina el turno de { $owner }
event-round-began = ronda { $n }
event-player-out = { $owner } no puede hacer nada y queda fuera de la partida
event-true-win = { $owner } está encima en las cuatro casillas centrales: victoria absoluta
event-ended-by-points = la partida se decide por puntos: { $why }
event-game-scored = { $owner } suma { $n }
event-game-began = empieza la partida { $n } de la serie, primero { $owner }
event-hyperspace-crossed = { $owner } entra en el hiperespacio por { $cell } y sale por { $target }

## Plain words for people

name-upper-right = de arriba a la derecha
name-lower-right = de abajo a la derecha
name-lower-left = de abajo a la izquierda
name-upper-left = de arriba a la izquierda
name-up-and-right = arriba a la derecha
    .hacia = hacia arriba a la derecha
name-down-and-right = abajo a la derecha
    .hacia = hacia abajo a la derecha
name-down-and-left = abajo a la izquierda
    .hacia = hacia abajo a la izquierda
name-up-and-left = arriba a la izquierda
    .hacia = hacia arriba a la izquierda
name-above-hole = encima del agujero negro
name-right-of-hole = a la derecha del agujero negro
name-below-hole = debajo del agujero negro
name-left-of-hole = a la izquierda del agujero negro
name-at-top = de arriba
    .por = por arriba
name-at-right = de la derecha
    .por = por la derecha
name-at-bottom = de abajo
    .por = por abajo
name-at-left = de la izquierda
    .por = por la izquierda
name-up = arriba
    .hacia = hacia arriba
name-down = abajo
    .hacia = hacia abajo
name-upper = superior
name-lower = inferior
phrase-plane = { $owner ->
    [you] tu nave
   *[other] la nave de { $owner }
 }
phrase-no-plane = nada
phrase-own-plane = una nave propia
phrase-spot = { $what ->
    [start] la zona de salida { $where }
    [centre] el centro, { $where }
    [hyperspace] el hiperespacio { $where }
    [wormhole] el agujero de gusano { $where }
    [firing] la posición de disparo { $where }
   *[space] la casilla { $cell }
 }
    .kind = { $what }
    .side = { NAME($where, form: "por") }
    .a = { $what ->
        [start] a la zona de salida { $where }
        [centre] al centro, { $where }
        [hyperspace] al hiperespacio { $where }
        [wormhole] al agujero de gusano { $where }
        [firing] a la posición de disparo { $where }
       *[space] a la casilla { $cell }
     }
    .de = { $what ->
        [start] de la zona de salida { $where }
        [centre] del centro, { $where }
        [hyperspace] del hiperespacio { $where }
        [wormhole] del agujero de gusano { $where }
        [firing] de la posición de disparo { $where }
       *[space] de la casilla { $cell }
     }
plain-action-fly = { NAME($target, form: "kind") ->
    [centre] Volar { NAME($way, form: "hacia") }, { NAME($target, form: "a") }
    [firing] Volar { NAME($way, form: "hacia") }, { NAME($target, form: "a") }
    [hyperspace] Volar { NAME($way, form: "hacia") } al hiperespacio y salir { NAME($target, form: "side") }
    [wormhole] Volar { NAME($way, form: "hacia") }, { NAME($target, form: "a") }, y apuntar { NAME($facing, form: "hacia") }
   *[space] Volar { NAME($way, form: "hacia") } y apuntar { NAME($facing, form: "hacia") }
 }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-leave = Salir { NAME($place, form: "de") } y apuntar { NAME($facing, form: "hacia") }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-pass = Atravesar { $place } y apuntar { NAME($facing, form: "hacia") }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-step = Cuadrado: un paso { NAME($way, form: "hacia") }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-kill = Cuadrado: destruir { $plane }, { NAME($way, form: "hacia") }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-fire = Disparar la esquina { $corner }
plain-action-end = Terminar el turno
plain-action-choice = { $phase ->
    [sending] Devolver { $plane } { NAME($place, form: "a") }
    [reserve] Sacar una nave { NAME($place, form: "a") }
   *[none] No sacar ninguna nave
 }

plain-event-first-drawn = { $owner ->
    [you] El sorteo dice que empiezas tú
   *[other] El sorteo dice que empieza { $owner }
 }
plain-event-piece-flew = { $owner ->
    [you] Vuelas
   *[other] { $owner } vuela
 } { NAME($cell, form: "kind") ->
    [start] desde { $cell }
   *[space] { NAME($way, form: "hacia") }
 }{ NAME($target, form: "kind") ->
    [centre] { " " }{ NAME($target, form: "a") }
    [firing] { " " }{ NAME($target, form: "a") }
    [hyperspace] , saliendo { NAME($target, form: "de") }
    [wormhole] { " " }{ NAME($target, form: "a") }, apuntando { NAME($facing, form: "hacia") }
   *[space] , apuntando { NAME($facing, form: "hacia") }
 }
plain-event-piece-passed = { $owner ->
    [you] Atraviesas
   *[other] { $owner } atraviesa
 } { $cell }, apuntando { NAME($facing, form: "hacia") }
plain-event-piece-fired = { $owner ->
    [you] Tu nave
   *[other] La nave de { $owner }
 } sale disparada de la esquina { $corner } { NAME($target, form: "a") }
plain-event-square-formed = { $owner ->
    [you] Formas
   *[other] { $owner } forma
 } un Cuadrado en { $cell }
plain-event-square-stepped = { $owner ->
    [you] Tu Cuadrado
   *[other] El Cuadrado de { $owner }
 } da un paso { NAME($way, form: "hacia") }, { NAME($target, form: "a") }
plain-event-square-killed = { $owner ->
    [you] Tu Cuadrado
   *[other] El Cuadrado de { $owner }
 } se desliza { NAME($way, form: "hacia") }, { NAME($target, form: "a") }, y destruye
plain-event-landed-on = { $owner ->
    [you] Te posas
   *[other] { $owner } se posa
 } encima de { $plane }
plain-event-bonus-earned = { $owner ->
    [you] Sueltas a una cautiva y ganas
   *[other] { $owner } suelta a una cautiva y gana
 } un movimiento extra
plain-event-piece-eliminated = { $owner ->
    [you] Pierdes
   *[other] { $owner } pierde
 } una nave
plain-event-stack-sent-back = { $owner ->
    [you] Devuelves
   *[other] { $owner } devuelve
 } { $n ->
    [one] una nave
   *[other] { $n } naves
 } a su salida
plain-event-piece-sent = { $owner ->
    [you] Tu nave
   *[other] La nave de { $owner }
 } vuelve { NAME($cell, form: "a") }
plain-event-entered = { $owner ->
    [you] Entras
   *[other] { $owner } entra
 } en { $cell }
plain-event-reserve-taken = { $owner ->
    [you] Sacas
   *[other] { $owner } saca
 } una nave { NAME($cell, form: "a") }
plain-event-reserve-left = { $owner ->
    [you] No tocas
   *[other] { $owner } no toca
 } la reserva
plain-event-turn-ended = { $owner ->
    [you] Termina tu turno
   *[other] Termina el turno de { $owner }
 }
plain-event-round-began = Ronda { $n }
plain-event-player-out = { $owner ->
    [you] No puedes hacer nada y quedas fuera de la partida
   *[other] { $owner } no puede hacer nada y queda fuera de la partida
 }
plain-event-true-win = { $owner ->
    [you] Estás
   *[other] { $owner } está
 } encima en las cuatro casillas del centro: victoria absoluta
plain-event-ended-by-points = La partida se decide por puntos: { $why }
plain-event-game-scored = { $owner ->
    [you] Sumas
   *[other] { $owner } suma
 } { $n }
plain-event-game-began = Empieza la partida { $n } de la serie: { $owner ->
    [you] juegas tú primero
   *[other] { $owner } juega primero
 }
plain-event-hyperspace-crossed = { $owner ->
    [you] Vuelas
   *[other] { $owner } vuela
 } por el hiperespacio

plain-refusal-game-over = La partida ha terminado
plain-refusal-not-your-turn = No es tu turno: decide { $mover }
plain-refusal-choose-first = Di primero adónde vuelve { $sent ->
    [you] tu nave
   *[other] la nave de { $sent }
 }
plain-refusal-reserve-first = Di primero adónde va una nave de la reserva, o que no sale ninguna
plain-refusal-nothing-to-choose = No hay ninguna nave que devolver o sacar
plain-refusal-must-place = Una nave devuelta va a una de sus dos zonas de salida
plain-refusal-must-move-on = Tu Cuadrado en { $bound } está lado a lado con otro ajeno: muévelo primero
plain-refusal-must-move = El primer movimiento de un turno es obligatorio
plain-refusal-no-moves-left = No te queda ningún movimiento en este turno
plain-refusal-nobody-there = Ahí no hay ninguna nave
plain-refusal-not-yours = Esa nave es de { $owner }, no tuya
plain-refusal-is-captive = Tu nave no puede volar: tiene encima una de { $owner }
plain-refusal-stays-forever = Una nave en el centro se queda allí para siempre
plain-refusal-faces-elsewhere = Esa nave apunta { NAME($faces, form: "hacia") } y no puede girar donde está
plain-refusal-nothing-beyond = En esa dirección no hay adónde volar
plain-refusal-faces-the-singularity = En el centro, una nave apunta al agujero negro
plain-refusal-faces-back-out = En una posición de disparo, una nave apunta hacia fuera
plain-refusal-leads-nowhere = Apuntar ahí { NAME($new, form: "hacia") } no lleva a ninguna parte
plain-refusal-on-a-square = Eso es el Cuadrado de { $holder }: nadie puede posarse en él
plain-refusal-partly-occupied = { $holder ->
    [you] Tu nave apunta ahí { NAME($held, form: "hacia") }: apunta { NAME($held, form: "hacia") } para posarte encima, { NAME($back, form: "hacia") } para formar un Cuadrado
   *[other] La nave de { $holder } apunta ahí { NAME($held, form: "hacia") }: apunta { NAME($held, form: "hacia") } para posarte encima, { NAME($back, form: "hacia") } para devolverla
 }
plain-refusal-no-square-here = Ahí hay una nave tuya, y en un agujero de gusano no se forman Cuadrados
plain-refusal-opposite-a-stack = Ahí, frente a tu propia pila, no puede posarse nada
plain-refusal-side-by-side = Un Cuadrado ahí quedaría lado a lado con otro ajeno
plain-refusal-no-square-of-yours = Ahí no tienes ningún Cuadrado
plain-refusal-off-the-grid = En esa dirección no hay ninguna casilla
plain-refusal-space-taken = Un Cuadrado da un paso a una casilla vacía, y ahí hay una nave { $holder ->
    [you] tuya
   *[other] de { $holder }
 }
plain-refusal-special-space = Los Cuadrados no salen de las casillas normales
plain-refusal-nothing-to-kill = En esa dirección no hay ninguna nave
plain-refusal-sheltered = { $holder ->
    [you] Tu nave
   *[other] La nave de { $holder }
 } está a salvo ahí: no es una casilla normal
plain-refusal-square-in-the-way = { $holder ->
    [you] Tu Cuadrado
   *[other] El Cuadrado de { $holder }
 } está en medio, y los Cuadrados no se pueden destruir
plain-refusal-own-piece-in-the-way = Tu propia nave está en medio
plain-refusal-came-through-already = Esa nave acaba de atravesar: debe volar antes de volver a hacerlo
plain-refusal-must-lead-on = Apuntar ahí { NAME($new, form: "hacia") } no lleva a ninguna parte
plain-refusal-not-both-loaded = No estás encima en las dos posiciones de disparo de esa esquina
plain-refusal-empty-start = No tienes ninguna nave en esa zona de salida

## Options in the lobby

option-first-player = Quién empieza
option-match-to = Serie hasta

## A line for each option, and warnings by clause

help-first-player = quién juega el primer turno
help-match-to = jugar partidas hasta que alguien llegue a esos puntos; 0: una sola partida
caution-AP-8 = entre tres, los asientos no son del todo iguales: en una serie se cambian

## Their choices

choice-red = rojo
choice-blue = azul
choice-green = verde
choice-yellow = amarillo
choice-random = por sorteo

## Boards

board-standard = normal
board-wide = ancho

## Why a position is impossible

fault-bad-seats = tiene que haber de 2 a 4 jugadores, y debe tocarle a uno que siga en la partida
fault-nowhere-to-be = hay una nave donde no puede haber ninguna
fault-wrong-stack = las naves de una pila no suman lo debido
fault-wrong-facing = una nave apunta adonde no puede
fault-no-real-square = un Cuadrado son dos naves de un jugador en una casilla normal
fault-foreign-ground = hay una nave en la zona de salida o en la caja de otro jugador
fault-stray-mark = solo han atravesado (^) naves en extremos de agujeros de gusano, y solo se han posado en este turno (!) naves de quien mueve encima de otras rivales
fault-squares-side-by-side = hay Cuadrados de dos jugadores lado a lado, y ninguno está de paso
fault-out-but-present = un jugador que está fuera tiene naves fuera de la Singularidad
fault-wrong-phase = la fase no corresponde a lo que se devuelve, se saca de la reserva o está de paso
fault-should-be-over = un jugador está encima en las cuatro casillas centrales, así que la partida ha terminado
fault-bad-number = un número se sale de sus límites
fault-cannot-act = el jugador al que le toca no puede hacer nada, así que el turno habría pasado

## Lo que se pregunta en el terminal

question-send = La nave de { $owner } vuelve a su zona de salida: la izquierda (left) es { $left }, la derecha (right) es { $right }.
question-send-own = Tu propia nave vuelve a su zona de salida: la izquierda (left) es { $left }, la derecha (right) es { $right }.
question-reserve = ¿Sacas una nave de tu reserva? La izquierda (left) es { $left }, la derecha (right) es { $right }, o ninguna (none).
question-move = { $n ->
    [one] Te queda { $n } movimiento
   *[other] Te quedan { $n } movimientos
 }.

## Glosario: lo que hay en la mesa, con un significado cada cosa

term-plane = Nave
meaning-plane = Vuela hacia donde señala su punta, dos pasos en línea recta, y gira al llegar. Un turno tiene { $moves } movimientos.
term-stack = Pila
meaning-stack = Naves una encima de otra. Solo se mueve la de encima; una nave rival debajo de ella está cautiva. El número dice cuántas hay.
term-square = Cuadrado
meaning-square = Dos naves de un jugador espalda con espalda. Da pasos en diagonal, destruye por { $kill ->
    [one] { $kill } punto
   *[other] { $kill } puntos
 } cada nave, y nada puede pasarle.
term-purple-space = Casilla morada
meaning-purple-space = Uno de los dos universos. Una nave sola nunca sale de su color volando.
term-blue-space = Casilla azul oscuro
meaning-blue-space = El otro universo. Los Cuadrados, los agujeros de gusano y el hiperespacio llevan de uno a otro.
term-singularity = Singularidad
meaning-singularity = El agujero negro del centro. Si estás encima en todas sus casillas ganas al momento, lo que vale { $win ->
    [one] { $win } punto
   *[other] { $win } puntos
 } en una serie.
term-central-space = Casilla junto al agujero negro
meaning-central-space = La nave que entra se queda para siempre: dos puntos encima, uno debajo de otra. Por cada una puedes sacar otra de tu reserva.
term-start-area = Zona de salida
meaning-start-area = Aquí las naves esperan a salvo. El número dice cuántas.
term-hyperspace = Hiperespacio
meaning-hyperspace = Entra volando y sal al momento por otro hiperespacio, del lado que elijas.
term-wormhole = Agujero de gusano
meaning-wormhole = Una nave en él puede atravesarlo gratis hasta el otro extremo de la misma esquina, en el otro universo.
term-firing-position = Posición de disparo
meaning-firing-position = Si estás encima en las dos de una esquina, un solo movimiento dispara ambas naves al centro.
term-came-through = Anillo en una nave
meaning-came-through = Ha atravesado un agujero de gusano y no puede volver a hacerlo antes de su próximo movimiento.
term-reserve = Reserva
meaning-reserve = Naves que aún no están en el tablero. De { $pieces } naves, { $reserve } empiezan aquí.
term-kills = Naves destruidas
meaning-kills = Naves rivales que tus Cuadrados han quitado del tablero: { $kill ->
    [one] { $kill } punto
   *[other] { $kill } puntos
 } cada una.

## The screen of the terminal

screen-legend-stack = pila hacia el norte: nave de Rojo sobre una de Azul (g Verde, y Amarillo)
screen-legend-square = Cuadrado de Rojo
screen-legend-came-through = ha atravesado un agujero de gusano
screen-legend-wormhole = extremo de un agujero de gusano
screen-legend-hyperspace = hiperespacio
screen-legend-firing-position = posición de disparo
screen-legend-centre = casilla central
screen-legend-empty = casilla vacía
screen-legend-start-area = zona de salida sin naves
screen-legend-reserve = nave en la reserva
screen-legend-turn = a quién le toca
screen-match = serie a { $points }, partida { $game }
screen-round = ronda { $round }
screen-over = la partida ha terminado
screen-drawing = se sortea quién empieza
screen-send = { $player } devuelve una nave de { $owner } (quedan { $n }): ¿izquierda { $left } o derecha { $right }?
screen-may-take = { $player } puede sacar una nave de reserva: ¿izquierda { $left }, derecha { $right } o ninguna?
screen-moves = { $player }: { $n ->
    [one] queda { $n } movimiento
   *[other] quedan { $n } movimientos
 }
screen-account = salida { $left }+{ $right }  reserva { $reserve }  destr. { $kills }  encima { $top }  { $points }
screen-points = ptos. { $n }
screen-out = fuera
screen-you = tú
