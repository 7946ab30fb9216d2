### ZYLATRON en español

## The language

language-name = Español

## The lid of the box

title = ZYLATRON
blurb = Lleva un Guerrero a través de la galaxia y aterriza en el cuartel general enemigo.

## Words that fill variables

name-red = Rojo
name-blue = Azul
name-green = Verde
name-yellow = Amarillo
name-battle-star = Estrella de Combate
name-star-fighter = Caza Estelar
name-warrior = Guerrero
name-missile = Misil Krill
name-hit = IMPACTO
name-miss = FALLO
name-damage = DAÑO
name-red-home = la fábrica natal de Rojo
name-red-moon = la fábrica lunar de Rojo
name-red-zylon = la fábrica de Rojo en Zylon
name-blue-home = la fábrica natal de Azul
name-blue-moon = la fábrica lunar de Azul
name-blue-zylon = la fábrica de Azul en Zylon
name-green-home = la fábrica natal de Verde
name-green-moon = la fábrica lunar de Verde
name-green-zylon = la fábrica de Verde en Zylon
name-yellow-home = la fábrica natal de Amarillo
name-yellow-moon = la fábrica lunar de Amarillo
name-yellow-zylon = la fábrica de Amarillo en Zylon
name-top-left = arriba a la izquierda
name-top-right = arriba a la derecha
name-bottom-right = abajo a la derecha
name-bottom-left = abajo a la izquierda
name-nothing = nada
name-too-many = demasiados

## What buttons say, by verb

action-go = ir a { $point }
action-begin = { $piece } empieza su movimiento
action-load = cargar { $piece }
action-dock = embarcar en { $piece }
action-drop = dejar { $piece }
action-fire = disparar con { $piece }
action-launch = lanzar { $piece }
action-beam = teletransportar { $piece }
action-shift = recolocar { $piece }
action-repair = reparar { $piece }
action-onto = sobre { $piece }
action-rebuild = reconstruir { $factory }
action-buy = comprar: { $kind }
action-pick = tomar el planeta de { $corner }
action-end = terminar el turno

## What one may type, by verb

kind-go = la pieza que se mueve va al punto x,y
kind-detonate = dónde estalla el Misil
kind-to = adónde se teletransporta la pieza
kind-at = dónde se pone la pieza comprada
kind-begin = rf1 empieza su movimiento: r rojo, b f w m la clase, 1 el número
kind-load = la pieza que se mueve carga rw1 donde ha llegado
kind-dock = la pieza que se mueve embarca en rf1 donde ha llegado
kind-drop = la pieza que se mueve deja rw1 y después debe seguir
kind-fire = rf1 dispara; después: target bw2, o target blue-home
kind-launch = se lanza rm1; después: detonate 30,4
kind-beam = se teletransporta rw1; después: onto rb1, o to 10,4
kind-shift = rw1 cambia de anclaje dentro de la pila; después: onto rf1
kind-repair = pagar la mitad de su precio para que vuelva a funcionar
kind-onto = el portador por el que se preguntaba
kind-target = la pieza, o la fábrica, a la que apunta el láser
kind-rebuild = pagar por una fábrica destruida
kind-buy = comprar una pieza perdida; después: at 10,4 (un Misil también: onto rf1)
kind-pick = tomar un planeta antes de la partida
kind-end = terminar el turno

## Why a move is not allowed

refusal-game-over = la partida ha terminado
refusal-not-your-turn = le toca a { $turn }, no a { $player }
refusal-not-natures = esto lo decide un jugador, el azar solo saca cartas de ataque
refusal-no-such-piece = no hay ninguna pieza { $piece } en esta mesa
refusal-nature-first = primero hay que sacar una carta de ataque
refusal-natures-only = las cartas de ataque se sacan, no se eligen
refusal-pick-first = todavía se están eligiendo planetas
refusal-planets-are-picked = ya están elegidos todos los planetas
refusal-join-first = { $mover } está sobre una pieza propia: debe cargarla o embarcar en ella enseguida
refusal-move-off-first = { $mover } ha dejado aquí una pieza y primero debe seguir
refusal-target-first = di primero a qué dispara { $subject }
refusal-detonate-first = { $subject } está en vuelo: di dónde estalla
refusal-beam-where = di adónde se teletransporta { $subject }
refusal-shift-where = di sobre qué se recoloca { $subject }
refusal-place-first = di dónde se pone { $subject }, que se acaba de comprar
refusal-go-there-first = para cargar, o para embarcar en un portador, hay que ir a su punto: empieza un movimiento y ve allí
refusal-nothing-to-name = nada espera un objetivo ni un portador; empieza con fire, beam, shift o buy
refusal-not-your-piece = { $piece } no obedece a { $player }
refusal-is-lost = { $piece } no está en el tablero, está en la banca
refusal-is-damaged = { $piece } tiene daños y no hace nada hasta que se recupere o se repare
refusal-is-captured = { $piece } ha cambiado de dueño en este turno y no puede actuar antes del próximo turno de { $player }
refusal-no-such-point = el punto { $point } no está en la red
refusal-no-such-factory = no hay tal fábrica en esta mesa: { $factory }
refusal-no-such-card = no queda ninguna carta { $card } en el mazo
refusal-planet-taken = el planeta de { $corner } ya tiene dueño
refusal-has-moved-already = { $piece } ya ha empezado su movimiento en este turno
refusal-no-moves-left = { $moves ->
    [one] el único movimiento de este turno está hecho
   *[other] los { $moves } movimientos de este turno están hechos
 }
refusal-begun-must-step = pieza tocada: { $mover } ha empezado su movimiento y debe dar primero un paso
refusal-missiles-fly-once = { $piece } es un Misil Krill, solo se mueve al lanzarlo o llevarlo
refusal-land-only = un Guerrero solo camina por tierra
refusal-space-only = una Estrella de Combate solo se mueve por el espacio, { $point } es tierra
refusal-too-far = { $mover } necesita { $steps } { $steps ->
    [one] paso
   *[other] pasos
 } hasta { $point } y tiene { $left }
refusal-already-there = { $mover } ya está en { $point }
refusal-nothing-moves = no se está moviendo ninguna pieza: empieza primero un movimiento
refusal-enemy-in-the-way = en { $point } hay una pieza enemiga; se puede pasar por encima, pero no parar ahí
refusal-no-room-to-join = en { $point } hay una pieza propia que { $mover } no puede cargar y en la que no puede embarcar
refusal-carries-moved = lleva una pieza que ha empezado su propio movimiento en este turno y a la que no se puede llevar más lejos
refusal-only-warriors-land = { $point } es un cuartel general, y ahí solo puede parar un Guerrero
refusal-hq-is-barred = hay una pieza en el cuartel general { $point } que impide el aterrizaje
refusal-was-boarded = una pieza ha embarcado en { $piece } por su propio movimiento, así que { $piece } no puede empezar ninguno en este turno
refusal-no-pegs = solo los Cazas Estelares y las Estrellas de Combate tienen anclajes para carga
refusal-too-big-to-carry = una Estrella de Combate no se puede llevar a bordo
refusal-no-free-peg = ahí no hay ningún anclaje libre
refusal-has-moved = { $piece }, o su carga, ha empezado un movimiento en este turno y no se puede cargar ni teletransportar
refusal-already-loaded = { $piece } ya se ha cargado una vez en este turno
refusal-not-standing-here = donde está { $mover }, la otra pieza no es { $piece }
refusal-no-cargo-of-mover = { $mover } no lleva { $piece } a bordo
refusal-already-dropped = { $piece } ya se ha dejado una vez en este turno
refusal-cannot-move-off = { $mover } no podría seguir después de dejar aquí una pieza
refusal-no-place-in-space = { $point } es espacio, y { $kind } solo se puede dejar en tierra
refusal-not-carried = { $piece } no va a bordo de nada, así que no hay nada que recolocar
refusal-already-shifted = { $piece } ya se ha recolocado una vez en este turno
refusal-no-other-peg = en la pila en la que está { $piece } no hay otro anclaje libre
refusal-not-in-stack = { $piece } no es otro portador de la pila en la que está { $subject }
refusal-same-carrier = { $subject } ya está sobre { $piece }
refusal-not-beamable = { $piece } no se puede teletransportar, solo los Guerreros y los Misiles Krill
refusal-already-beamed = { $piece } ya se ha teletransportado una vez en este turno
refusal-no-beam-in-range = ninguna Estrella de Combate en servicio puede teletransportar eso: el alcance es { $beam }
refusal-shift-instead = { $piece } está en la misma pila que { $subject }: se recoloca, no se teletransporta
refusal-no-beam-down-to-space = { $point } es espacio, las piezas se teletransportan a tierra
refusal-not-free = { $point } no está libre
refusal-hq-closed-to-beams = en el cuartel general { $point } no se deja nada, a él llega un Guerrero a pie
refusal-no-laser = un Misil Krill no tiene láser
refusal-has-fired = { $piece } ya ha disparado en este turno
refusal-no-target-in-range = { $piece } no tiene ningún enemigo a su alcance de { $range }
refusal-out-of-range = el objetivo está a { $steps }, y { $subject } tiene un alcance de { $range }
refusal-not-an-enemy = eso no es de ningún enemigo
refusal-factory-in-ruins = { $factory } ya está destruida
refusal-factories-are-safe = en esta partida no se puede disparar a las fábricas
refusal-not-a-missile = { $piece } no es un Misil Krill
refusal-not-on-start = { $piece } solo se puede lanzar desde su posición inicial o desde un portador
refusal-new-missile = { $piece } se ha comprado a bordo de un vehículo en este turno y no se puede lanzar antes del próximo
refusal-beyond-flight = { $point } está a { $steps } { $steps ->
    [one] punto
   *[other] puntos
 }, un Misil Krill vuela { $flight }
refusal-carrier-is-damaged = { $carrier } tiene daños: su carga puede salir, pero { $piece } no se puede lanzar desde ahí
refusal-not-in-this-game = esta partida se juega sin esa clase de piezas ({ $kind })
refusal-none-lost = { $player } no ha perdido ninguna pieza de esa clase ({ $kind })
refusal-too-dear = cuesta { $price } { $price ->
    [one] Zy
   *[other] Zys
 }, y { $player } tiene { $money }
refusal-no-free-start = no hay ninguna posición inicial libre para esa clase de piezas ({ $kind })
refusal-not-a-start = { $point } no es una posición inicial para ella que tenga { $player }
refusal-start-is-taken = la posición inicial { $point } no está libre
refusal-only-missiles-aboard = solo un Misil Krill recién comprado se puede poner a bordo de un vehículo
refusal-not-damaged = { $piece } no tiene daños
refusal-not-your-factory = { $factory } no es de { $player }
refusal-factory-recovers = { $factory } está dañada; se recupera sola y no se puede reparar antes
refusal-not-in-ruins = { $factory } no está destruida
refusal-must-buy-warrior = { $player } no tiene Guerreros y puede comprar uno: debe hacerlo antes de terminar el turno

## What happened

event-planet-picked = { $owner } toma el planeta de { $corner }
event-turn-began = turno de { $owner }, ronda { $n }
event-move-began = { $kind } { $piece } empieza su movimiento
event-piece-went = { $piece } recorre { $steps } de { $start } a { $point }
event-piece-loaded = se carga { $piece } en { $carrier }
event-piece-docked = { $piece } embarca en { $carrier }
event-piece-dropped = se deja { $piece } en { $point }
event-piece-shifted = se recoloca { $piece } sobre { $carrier }
event-piece-beamed-aboard = se teletransporta { $piece } a bordo de { $carrier }
event-piece-beamed-down = se teletransporta { $piece } a { $point }
event-laser-fired = { $kind } { $piece } dispara contra { $target }
event-missile-detonated = { $piece } vuela desde { $start } y estalla en { $point }
event-card-drawn = { $card } para { $target }
event-piece-lost = { $kind } { $piece } se pierde en { $point }
event-piece-damaged = { $kind } { $piece } sufre daños
event-factory-destroyed = { $factory } queda destruida
event-factory-damaged = { $factory } queda dañada
event-pile-reshuffled = se barajan de nuevo las cartas de ataque
event-piece-bought = { $kind } { $piece } se compra por { $price } y se pone en { $point }
event-piece-repaired = se repara { $piece } por { $price }
event-factory-rebuilt = se reconstruye { $factory } por { $price }
event-income-paid = { $owner } cobra { $n } { $n ->
    [one] Zy
   *[other] Zys
 }
event-zylon-taken = { $owner } toma la carta de Zylon
event-player-captured = { $other } aterriza en el cuartel general de { $owner } y se queda con todo
event-player-without-warrior = { $owner } no tiene Guerreros y queda fuera; hereda { $other }
event-player-deserted = { $owner } no tiene Guerreros y queda fuera; no hereda nadie
event-last-player-left = solo queda { $owner }
event-rounds-are-over = { $n ->
    [one] ha terminado { $n } ronda
   *[other] han terminado { $n } rondas
 }

## Plain words for people. a, de: with the preposition; hacia: of a way; bare: without an article.

name-upper-left = arriba a la izquierda
name-upper-right = arriba a la derecha
name-lower-right = abajo a la derecha
name-lower-left = abajo a la izquierda
name-above = arriba
name-below = abajo
name-left = izquierda
    .hacia = a la izquierda
name-right = derecha
    .hacia = a la derecha
name-middle = en el centro
name-up-left = arriba a la izquierda
name-up-right = arriba a la derecha
name-down-left = abajo a la izquierda
name-down-right = abajo a la derecha
name-nobody = nadie
phrase-kind = { $kind ->
    [battle_star] una Estrella de Combate
    [star_fighter] un Caza Estelar
    [warrior] un Guerrero
   *[missile] un Misil Krill
 }
phrase-piece = { $kind ->
    [battle_star] la Estrella de Combate
    [star_fighter] el Caza Estelar
    [warrior] el Guerrero
   *[missile] el Misil Krill
 } { $n }{ $owner ->
    [you] { "" }
   *[other] { " " }de { $owner }
 }
    .a = { $kind ->
        [battle_star] a la Estrella de Combate
        [star_fighter] al Caza Estelar
        [warrior] al Guerrero
       *[missile] al Misil Krill
     } { $n }{ $owner ->
        [you] { "" }
       *[other] { " " }de { $owner }
     }
    .de = { $kind ->
        [battle_star] de la Estrella de Combate
        [star_fighter] del Caza Estelar
        [warrior] del Guerrero
       *[missile] del Misil Krill
     } { $n }{ $owner ->
        [you] { "" }
       *[other] { " " }de { $owner }
     }
    .bare = { $kind ->
        [battle_star] Estrella de Combate
        [star_fighter] Caza Estelar
        [warrior] Guerrero
       *[missile] Misil Krill
     } { $n }{ $owner ->
        [you] { "" }
       *[other] { " " }de { $owner }
     }
phrase-no-piece = nada
    .a = a nada
    .de = de nada
phrase-factory = { $owner ->
    [you] tu fábrica
   *[other] la fábrica de { $owner }
 } { $place ->
    [home] en casa
    [moon] en la luna
   *[zylon] en Zylon
 }
    .a = { $owner ->
        [you] a tu fábrica
       *[other] a la fábrica de { $owner }
     } { $place ->
        [home] en casa
        [moon] en la luna
       *[zylon] en Zylon
     }
phrase-body = { $name ->
    [zylon] Zylon
    [planet] el planeta de { $corner }
   *[moon] la luna de { $corner }
 }
    .a = { $name ->
        [zylon] a Zylon
        [planet] al planeta de { $corner }
       *[moon] a la luna de { $corner }
     }
    .de = { $name ->
        [zylon] de Zylon
        [planet] del planeta de { $corner }
       *[moon] de la luna de { $corner }
     }
phrase-spot = { $what ->
    [headquarters] { $name ->
        [zylon] el cuartel general de Zylon
       *[planet] { $owner ->
            [you] tu cuartel general
            [nobody] el cuartel general { NAME($body, form: "de") }
           *[other] el cuartel general de { $owner }
         }
     }
    [on] en { $body } ({ $side })
    [beside] junto { NAME($body, form: "a") } ({ $side })
   *[space] en el espacio ({ $side ->
        [above] encima
        [below] debajo
        [left] a la izquierda
        [right] a la derecha
       *[other] { $side }
     } { NAME($body, form: "de") })
 }
    .kind = { $what }
    .to = { $what ->
        [headquarters] { $name ->
            [zylon] al cuartel general de Zylon
           *[planet] { $owner ->
                [you] a tu cuartel general
                [nobody] al cuartel general { NAME($body, form: "de") }
               *[other] al cuartel general de { $owner }
             }
         }
        [on] { NAME($body, form: "a") } ({ $side })
        [beside] junto { NAME($body, form: "a") } ({ $side })
       *[space] al espacio ({ $side ->
            [above] encima
            [below] debajo
            [left] a la izquierda
            [right] a la derecha
           *[other] { $side }
         } { NAME($body, form: "de") })
     }
    .at = { $what ->
        [headquarters] { $name ->
            [zylon] en el cuartel general de Zylon
           *[planet] { $owner ->
                [you] en tu cuartel general
                [nobody] en el cuartel general { NAME($body, form: "de") }
               *[other] en el cuartel general de { $owner }
             }
         }
        [on] en { $body } ({ $side })
        [beside] junto { NAME($body, form: "a") } ({ $side })
       *[space] en el espacio ({ $side ->
            [above] encima
            [below] debajo
            [left] a la izquierda
            [right] a la derecha
           *[other] { $side }
         } { NAME($body, form: "de") })
     }
phrase-no-spot = ninguna parte
phrase-leg = { $n } { NAME($side, form: "hacia") }
phrase-way = { $first }, { $then }
phrase-no-way = sin moverse
plain-action-go = { NAME($spot, form: "kind") ->
    [headquarters] Ir { NAME($spot, form: "to") }
   *[other] Ir { $way }: { NAME($spot, form: "at") }
 }
plain-action-detonate = Estallar, { $way }: { NAME($spot, form: "at") }
plain-action-to = Teletransportar { $subject } a tierra, { $way }: { NAME($spot, form: "at") }
plain-action-at = Poner { $subject }, { $way }: { NAME($spot, form: "at") }
plain-action-begin = { NAME($piece, form: "bare") }
plain-action-load = Cargar { $piece }
plain-action-dock = Embarcar en { $piece }
plain-action-drop = Dejar { $piece }
plain-action-fire = Disparar con { $piece }
plain-action-target = { NAME($subject, form: "bare") }: disparar { NAME($target, form: "a") }
plain-action-launch = Lanzar { $piece }
plain-action-beam = Teletransportar { $piece }
plain-action-shift = Recolocar { $piece }
plain-action-repair = Reparar { $piece } por { $price ->
    [one] 1 Zy
   *[other] { $price } Zys
 }
plain-action-onto = { $phase ->
    [beam] Teletransportar { $subject } a bordo { NAME($piece, form: "de") }
    [shift] Recolocar { $subject } sobre { $piece }
   *[buy] Poner { $subject } a bordo { NAME($piece, form: "de") }
 }
plain-action-rebuild = Reconstruir { $factory } por { $price ->
    [one] 1 Zy
   *[other] { $price } Zys
 }
plain-action-buy = Comprar { $kind } por { $price ->
    [one] 1 Zy
   *[other] { $price } Zys
 }
plain-action-pick = Tomar el planeta de { $corner }
plain-action-end = Terminar el turno

plain-event-planet-picked = { $owner ->
    [you] Tomas
   *[other] { $owner } toma
 } el planeta de { $corner }
plain-event-turn-began = { $owner ->
    [you] Tu turno
   *[other] Turno de { $owner }
 }, ronda { $n }
plain-event-move-began = { $piece } empieza a moverse
plain-event-piece-went = { $piece } { $kind ->
    [warrior] camina
   *[other] vuela
 } { $steps }, { NAME($point, form: "to") }
plain-event-piece-loaded = { $carrier } carga { $piece }
plain-event-piece-docked = { $piece } embarca en { $carrier }
plain-event-piece-dropped = { $piece } se queda { NAME($point, form: "at") }
plain-event-piece-shifted = { $piece } se recoloca sobre { $carrier }
plain-event-piece-beamed-aboard = { $piece } se teletransporta a bordo { NAME($carrier, form: "de") }
plain-event-piece-beamed-down = { $piece } se teletransporta { NAME($point, form: "to") }
plain-event-laser-fired = { $piece } dispara { NAME($target, form: "a") }
plain-event-missile-detonated = { $piece } sale volando y estalla { NAME($point, form: "at") }
plain-event-card-drawn = { $card }: { $target }
plain-event-piece-lost = { $piece } desaparece
plain-event-piece-damaged = { $piece } sufre daños
plain-event-factory-destroyed = { $factory } queda destruida
plain-event-factory-damaged = { $factory } queda dañada
plain-event-piece-bought = Se compra { $piece } por { $price ->
    [one] 1 Zy
   *[other] { $price } Zys
 } y se pone { NAME($point, form: "at") }
plain-event-piece-repaired = Se repara { $piece } por { $price ->
    [one] 1 Zy
   *[other] { $price } Zys
 }
plain-event-factory-rebuilt = Se reconstruye { $factory } por { $price ->
    [one] 1 Zy
   *[other] { $price } Zys
 }
plain-event-income-paid = { $owner ->
    [you] Cobras
   *[other] { $owner } cobra
 } { $n ->
    [one] 1 Zy
   *[other] { $n } Zys
 }
plain-event-zylon-taken = { $owner ->
    [you] Tomas
   *[other] { $owner } toma
 } la carta de Zylon
plain-event-player-captured = { $other ->
    [you] Aterrizas
   *[other] { $other } aterriza
 } en { $owner ->
    [you] tu cuartel general
   *[other] el cuartel general de { $owner }
 } y { $other ->
    [you] te quedas
   *[other] se queda
 } con todo; las piezas conservan su nombre
plain-event-player-without-warrior = { $owner ->
    [you] No tienes Guerreros y quedas fuera
   *[other] { $owner } no tiene Guerreros y queda fuera
 }; { $other ->
    [you] heredas tú
   *[other] hereda { $other }
 }; las piezas conservan su nombre
plain-event-player-deserted = { $owner ->
    [you] No tienes Guerreros y quedas fuera
   *[other] { $owner } no tiene Guerreros y queda fuera
 }; no hereda nadie
plain-event-last-player-left = { $owner ->
    [you] Solo quedas tú
   *[other] Solo queda { $owner }
 }
plain-event-rounds-are-over = { $n ->
    [one] Ha terminado 1 ronda
   *[other] Han terminado { $n } rondas
 }

plain-refusal-game-over = La partida ha terminado
plain-refusal-not-your-turn = No es tu turno: decide { $turn }
plain-refusal-join-first = { $mover } está sobre otra pieza tuya: cárgala o embarca en ella
plain-refusal-nothing-to-name = Nada espera un objetivo: elige primero qué dispara, se teletransporta, se recoloca o se compra
plain-refusal-no-such-piece = No hay tal pieza en esta mesa
plain-refusal-no-such-factory = No hay tal fábrica en esta mesa
plain-refusal-place-first = Di primero dónde se pone { $subject }
plain-refusal-not-your-piece = { $piece } no te obedece
plain-refusal-is-captured = { $piece } se ha capturado en este turno y actúa en tu próximo turno
plain-refusal-no-such-point = No hay tal punto
plain-refusal-planet-taken = El planeta de { $corner } ya tiene dueño
plain-refusal-space-only = Eso es tierra: una Estrella de Combate solo se mueve por el espacio
plain-refusal-too-far = { $reach ->
    [far] Demasiado lejos: { NAME($mover, form: "a") } { $left ->
        [one] le queda { $left }
       *[other] le quedan { $left }
     }
   *[near] Demasiado lejos: { $steps ->
        [one] 1 punto
       *[other] { $steps } puntos
     }, y { NAME($mover, form: "a") } { $left ->
        [one] le queda { $left }
       *[other] le quedan { $left }
     }
 }
plain-refusal-already-there = { $mover } ya está ahí
plain-refusal-enemy-in-the-way = Ahí hay una pieza enemiga: se puede pasar por encima, pero no parar
plain-refusal-no-room-to-join = Ahí hay una pieza tuya, y { $mover } no puede cargarla ni embarcar en ella
plain-refusal-only-warriors-land = Eso es un cuartel general: ahí solo puede parar un Guerrero
plain-refusal-hq-is-barred = Hay una pieza en ese cuartel general que impide el aterrizaje
plain-refusal-no-place-in-space = Eso es espacio: esta pieza solo se deja en tierra
plain-refusal-no-beam-down-to-space = Eso es espacio: las piezas se teletransportan a tierra
plain-refusal-not-free = Ahí ya hay algo
plain-refusal-hq-closed-to-beams = En un cuartel general no se deja nada: a él llega un Guerrero a pie
plain-refusal-beyond-flight = Demasiado lejos: { $steps ->
    [one] 1 punto
   *[other] { $steps } puntos
 }, y un Misil vuela { $flight }
plain-refusal-none-lost = No has perdido ninguna pieza de esa clase
plain-refusal-too-dear = Cuesta { $price ->
    [one] 1 Zy
   *[other] { $price } Zys
 }, y tienes { $money }
plain-refusal-not-a-start = Esa no es una posición inicial tuya para esa pieza
plain-refusal-start-is-taken = Esa posición inicial no está libre
plain-refusal-not-your-factory = { $factory } no es tuya
plain-refusal-must-buy-warrior = No tienes Guerreros y puedes comprar uno: hazlo antes de terminar el turno

## Options in the lobby

option-rules = Reglas
option-max-rounds = Rondas
option-prices = Precios
option-touch-move = Pieza tocada
option-pick-planets = Elegir planetas

## A line for each option, and warnings by clause

help-rules = completo: todas las piezas; corto: solo Cazas Estelares y Guerreros
help-max-rounds = rondas tras las que se decide la partida
help-prices = enteros, o la mitad de lo que pide el reglamento
help-touch-move = un movimiento empezado debe dar al menos un paso
help-pick-planets = los jugadores eligen sus planetas, por el orden de los asientos
caution-ZY-1 = entre tres, la esquina que queda en medio de las otras dos está en desventaja

## Their choices

choice-major = juego completo
choice-short = juego corto
choice-full = enteros
choice-half = a la mitad

## Boards

board-major = tablero completo
board-short = tablero corto

## Why a position is impossible

fault-bad-seats = tiene que haber de 2 a 4 jugadores, y a uno de ellos debe tocarle
fault-bad-planets = cada jugador tiene uno de los cuatro planetas, y no hay dos con el mismo
fault-bad-holders = hay fuerzas que no manda nadie, o que manda un jugador que está fuera
fault-off-the-board = una pieza está fuera del tablero o no es de esta partida
fault-wrong-ground = una Estrella de Combate está en tierra, o un Guerrero o un Misil en el espacio
fault-bad-cargo = una carga no encaja con su portador
fault-shared-point = hay dos pilas en un punto
fault-wrong-marks = las marcas de los puntos ocupados están mal
fault-bad-money = los Zys no suman lo debido
fault-bad-pile = el mazo de cartas de ataque no forma parte de la baraja
fault-bad-phase = lo que está en marcha no corresponde a la fase
fault-should-be-over = solo queda un jugador, así que la partida ha terminado
fault-bad-number = un número se sale de sus límites
fault-hq-trespass = hay una pieza en un cuartel general donde no puede parar
fault-not-over = queda más de un jugador y no han terminado las rondas, así que la partida sigue
fault-bad-picks = los planetas se eligen por turnos, y quien ha elegido empieza allí

## Lo que se pregunta en el terminal

question-pick = ¿Qué planeta tomas?
question-arrived = { $mover } ha llegado a una pieza propia: ¿la carga (load) o embarca (dock)?
question-leaving = { $mover } ha dejado una pieza y debe seguir: ¿adónde?
question-fire = { $piece } dispara hasta { $laser } puntos: ¿a qué?
question-launch = { $piece } vuela hasta { $flight } puntos y alcanza todo lo que esté a { $blast }: ¿dónde estalla?
question-beam = { $piece } se teletransporta hasta { $beam } puntos: ¿adónde?
question-shift = { $piece } cambia de anclaje: ¿sobre qué?
question-buy = ¿Dónde se pone { $piece }, por { $price } Zys?
question-moving = { $mover } se mueve, pasos restantes: { $n }. Otros movimientos restantes: { $left } de { $moves }. ¿Y ahora?
question-moved = Todos los movimientos de tu turno están hechos: haz una acción libre, o termina (end).
question-turn = Tu turno, movimientos restantes: { $left } de { $moves }. Empieza un movimiento, haz una acción libre, o termina (end).

## Glosario: lo que hay en la mesa, con un significado cada cosa

term-battle-star = Estrella de Combate
meaning-battle-star = Vuela { $star } puntos, solo por el espacio, lleva { $star_bays } pilas, teletransporta a { $beam } puntos y dispara a { $star_laser }.
term-star-fighter = Caza Estelar
meaning-star-fighter = Vuela { $fighter } puntos por encima de todo, lleva una pieza y dispara a { $fighter_laser ->
    [one] { $fighter_laser } punto
   *[other] { $fighter_laser } puntos
 }.
term-warrior = Guerrero
meaning-warrior = Camina { $warrior } puntos, solo por tierra, y dispara a { $warrior_laser ->
    [one] { $warrior_laser } punto
   *[other] { $warrior_laser } puntos
 }. Solo los Guerreros toman cuarteles generales.
term-missile = Misil Krill
meaning-missile = Vuela { $missile } puntos una vez y estalla: una carta de ataque para todo lo que esté a { $blast ->
    [one] { $blast } punto
   *[other] { $blast } puntos
 }, amigo o enemigo.
term-headquarters = Cuartel general
meaning-headquarters = Si un Guerrero enemigo entra a pie en el tuyo, quedas fuera y pierdes todo a favor de ese jugador. Haz tú lo mismo.
term-factory = Fábrica
meaning-factory = Da un Zy en cada turno mientras funciona. Reconstruir una destruida cuesta { $rebuild } Zys.
term-planet = Planeta natal
meaning-planet = Tierra donde empiezan las piezas de un jugador, con un cuartel general y una fábrica.
term-moon = Luna
meaning-moon = Tierra con una fábrica del planeta más cercano.
term-zylon = Zylon
meaning-zylon = Tierra en el centro, con una fábrica de cada jugador. Su cuartel general da la carta de Zylon.
term-zylon-card = Carta de Zylon
meaning-zylon-card = Es de quien tuvo el último Guerrero en el cuartel general de Zylon. Dobla los ingresos de las fábricas.
term-strike-hit = IMPACTO
meaning-strike-hit = El objetivo desaparece, con todo lo que lleva. El número dice cuántas quedan en el mazo.
term-strike-miss = FALLO
meaning-strike-miss = No pasa nada. El número dice cuántas quedan en el mazo.
term-strike-damage = DAÑO
meaning-strike-damage = El objetivo no puede hacer nada hasta que acabe el próximo turno de su dueño. El número dice cuántas quedan en el mazo.
term-zys = Zys
meaning-zys = El dinero. Sale de las fábricas y sirve para volver a comprar piezas perdidas.
term-moves-left = Movimientos restantes
meaning-moves-left = Cuántas piezas más pueden moverse en este turno, de { $moves }.
term-steps-left = Puntos restantes
meaning-steps-left = Hasta dónde puede llegar aún la pieza que se mueve.
term-piece-number = Número de una pieza
meaning-piece-number = Distingue las piezas de una clase: Guerrero y su número.
term-stack-count = Número junto a una pila
meaning-stack-count = Cuántas piezas lleva a bordo el portador.
term-lost-pieces = Piezas perdidas
meaning-lost-pieces = Piezas en la banca. Puede volver a comprarlas quien las puso en juego.

## The screen of the terminal

screen-legend-kind = { $kind }
screen-legend-red-kind = { $kind } de Rojo
screen-legend-state = subrayado: lleva carga; tachado: dañado; invertido: en movimiento
screen-legend-headquarters = cuartel general
screen-legend-factory = fábrica
screen-legend-damaged-factory = fábrica dañada
screen-legend-ruined-factory = fábrica en ruinas
screen-legend-point = punto; la tierra tiene fondo de color
screen-legend-zylon-card = tiene la carta de Zylon
screen-legend-planet = dónde está el planeta de un jugador
screen-legend-owners = primera letra: de Azul (b), Verde (g), Amarillo (y)
screen-legend-red-headquarters = cuartel general de Rojo
screen-legend-zylon-headquarters = el de Zylon
screen-legend-no-headquarters = de nadie
screen-legend-red-factory = fábrica de Rojo
screen-legend-damaged = dañada
screen-legend-ruined = en ruinas
screen-legend-space = espacio
screen-legend-land = tierra
screen-legend-stack = en 8,4 está rf1, dañado, y lleva rw1
screen-legend-done = se ha movido y ha disparado
screen-over = fin de la partida
screen-pick = { $player } elige
screen-round = ronda { $round }/{ $last }
screen-due = { $player }: { $phase ->
    [act] su turno
    [join] cargar
    [leave] salir
    [fire] disparo
    [launch] misil
    [beam] teletr.
    [shift] anclaje
    [buy] compra
   *[card] carta
 }
screen-moves-left = movimientos: { $n }
screen-steps-left = { $piece }: quedan { $n }
screen-out = { $player } fuera: { $heir }
screen-money = { $n } { $n ->
    [one] Zy
   *[other] Zys
 }
screen-strikes = { $n } { $card }
screen-steps = pasos
screen-laser = láser
screen-pegs = anclajes
screen-price = precio
screen-repair = reparar
screen-factory-price = fábrica { $n } { $n ->
    [one] Zy
   *[other] Zys
 }
screen-beaming = teletr. { $n }
screen-blast = explosión { $n }
screen-cargo = carga
