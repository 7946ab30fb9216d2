### SITUATION 7 en español

## The language

language-name = Español

## The lid of the box

title = SITUATION 7
blurb = Dos puzles iguales, un solo tablero: ¿quién cubre antes el sistema solar?

## Words that fill variables. area: with its article; de: with "de".

name-yellow = Amarillo
name-green = Verde
name-yellow2 = Amarillo 2
name-green2 = Verde 2
name-rocket = cohete
name-satellite = satélite
name-astronaut = astronauta
name-nobody = nadie
name-inner-sector-0 = sector interior 0
    .area = el sector interior 0
name-inner-sector-1 = sector interior 1
    .area = el sector interior 1
name-inner-sector-2 = sector interior 2
    .area = el sector interior 2
name-inner-sector-3 = sector interior 3
    .area = el sector interior 3
name-inner-sector-4 = sector interior 4
    .area = el sector interior 4
name-inner-sector-5 = sector interior 5
    .area = el sector interior 5
name-inner-sector-6 = sector interior 6
    .area = el sector interior 6
name-inner-sector-7 = sector interior 7
    .area = el sector interior 7
name-middle-sector-0 = sector medio 0
    .area = el sector medio 0
name-middle-sector-1 = sector medio 1
    .area = el sector medio 1
name-middle-sector-2 = sector medio 2
    .area = el sector medio 2
name-middle-sector-3 = sector medio 3
    .area = el sector medio 3
name-middle-sector-4 = sector medio 4
    .area = el sector medio 4
name-middle-sector-5 = sector medio 5
    .area = el sector medio 5
name-middle-sector-6 = sector medio 6
    .area = el sector medio 6
name-middle-sector-7 = sector medio 7
    .area = el sector medio 7
name-outer-sector-0 = sector exterior 0
    .area = el sector exterior 0
name-outer-sector-1 = sector exterior 1
    .area = el sector exterior 1
name-outer-sector-2 = sector exterior 2
    .area = el sector exterior 2
name-outer-sector-3 = sector exterior 3
    .area = el sector exterior 3
name-outer-sector-4 = sector exterior 4
    .area = el sector exterior 4
name-outer-sector-5 = sector exterior 5
    .area = el sector exterior 5
name-outer-sector-6 = sector exterior 6
    .area = el sector exterior 6
name-outer-sector-7 = sector exterior 7
    .area = el sector exterior 7
name-yellow-rocket-base = base de cohetes de Amarillo
    .area = la base de cohetes de Amarillo
name-green-rocket-base = base de cohetes de Verde
    .area = la base de cohetes de Verde
name-yellow-satellite-base = base de satélites de Amarillo
    .area = la base de satélites de Amarillo
name-green-satellite-base = base de satélites de Verde
    .area = la base de satélites de Verde
name-yellow-astronaut-base = base de astronautas de Amarillo
    .area = la base de astronautas de Amarillo
name-green-astronaut-base = base de astronautas de Verde
    .area = la base de astronautas de Verde
name-Sun = Sol
    .area = el Sol
    .de = del Sol
name-Mercury-and-Venus = Mercurio y Venus
    .de = de Mercurio y Venus
name-Earth-and-Mars = Tierra y Marte
    .area = la Tierra y Marte
    .de = de la Tierra y Marte
name-Jupiter = Júpiter
    .de = de Júpiter
name-Saturn = Saturno
    .de = de Saturno
name-Uranus = Urano
    .de = de Urano
name-Neptune-and-Pluto = Neptuno y Plutón
    .de = de Neptuno y Plutón
name-Relay-Station = Estación Repetidora
    .area = la Estación Repetidora
    .de = de la Estación Repetidora
name-Observatory = Observatorio
    .area = el Observatorio
    .de = del Observatorio
name-Solar-Laboratory = Laboratorio Solar
    .area = el Laboratorio Solar
    .de = del Laboratorio Solar
name-Solar-Collector = Colector Solar
    .area = el Colector Solar
    .de = del Colector Solar
name-Repair-Dock = Dique de Reparaciones
    .area = el Dique de Reparaciones
    .de = del Dique de Reparaciones
name-Fuel-Depot = Depósito de Combustible
    .area = el Depósito de Combustible
    .de = del Depósito de Combustible
name-West-Beacon = Baliza Oeste
    .area = la Baliza Oeste
    .de = de la Baliza Oeste
name-East-Beacon = Baliza Este
    .area = la Baliza Este
    .de = de la Baliza Este
name-Circle-75-east = círculo de 75 al este
    .area = el círculo de 75 al este
name-Circle-75-west = círculo de 75 al oeste
    .area = el círculo de 75 al oeste
name-Circle-50-east = círculo de 50 al este
    .area = el círculo de 50 al este
name-Circle-50-west = círculo de 50 al oeste
    .area = el círculo de 50 al oeste
name-Circle-25-east = círculo de 25 al este
    .area = el círculo de 25 al este
name-Circle-25-west = círculo de 25 al oeste
    .area = el círculo de 25 al oeste

## What buttons say, by verb

action-place = poner { $location }
action-launch = lanzar hacia { $location }
action-astronaut = astronauta en { $location }
action-found = poner lo primero que encaje
action-pass = pasar

## What one may type, by verb

kind-place = poner la pieza del anillo 3, número 11 (o solo: 3.11; en la carrera: wanted 3.11)
kind-launch = lo mismo junto al territorio rival, con un cohete o un satélite
kind-astronaut = poner un astronauta en la pieza que tienes allí
kind-found = carrera: poner lo primero que encaje
kind-pass = estar de acuerdo en terminar la partida (opción agree)

## Why a move is not allowed

refusal-game-over = la partida ha terminado
refusal-not-natures = ahora no hay nada de esta clase que el azar tenga que decidir
refusal-nature-first = esto lo decide el azar, no { $player }
refusal-natures-only = esto lo decide el azar, no { $player }
refusal-not-found = { $location } no está abierto para { $acting }, así que no puede ser lo encontrado
refusal-no-time-limit = esta partida no tiene un reloj que pueda agotarse desde fuera: necesita el ritmo live y un time_limit
refusal-not-your-turn = le toca a { $acting }, no a { $player }
refusal-team-mates-turn = le toca a { $acting }, del equipo de { $player }
refusal-other-clock-is-lower = el reloj de { $opponent } ({ NUMBER($other_clock) } s) actúa antes que el de { $side } ({ NUMBER($clock) } s)
refusal-no-such-location = este tablero no tiene tal lugar
refusal-filled = { $location } ya está lleno; es de { $owner }
refusal-not-on-base-line = la primera pieza de { $side } va en su línea de base, y { $location } no está en ella
refusal-not-adjacent = { $location } no toca ninguna pieza de { $side }
refusal-guarded = { $location } toca una pieza que vigila un astronauta de { $opponent }
refusal-nothing-ready = { $side } no tiene nada listo para lanzar (cohetes restantes: { $rockets }, piezas que faltan en su base: { $rocket_gap }; satélites restantes: { $satellites }, piezas que faltan: { $satellite_gap })
refusal-nothing-left = { $side } ha gastado todos sus cohetes y satélites
refusal-no-launch-needed = { $location } toca el territorio de { $side }: se lanza adonde no se llega poniendo piezas
refusal-not-beside-opponent = un lanzamiento va junto al territorio de { $opponent }, y { $location } no lo toca
refusal-not-your-piece = los astronautas se ponen en piezas propias, y { $location } no lo es (dueño: { $owner })
refusal-astronauts-not-ready = la base de astronautas de { $side } no está completa (piezas que faltan: { $astronaut_gap })
refusal-no-astronaut-left = a { $side } no le queda ningún astronauta
refusal-has-equipment = en { $location } ya hay equipamiento
refusal-not-joined = ningún camino por territorio propio lleva de la línea de base y de la base de astronautas a { $location }
refusal-only-in-race = «found» es para la carrera; aquí se nombra el lugar
refusal-nothing-to-find = no hay ningún lugar abierto para { $side }, solo cabe un lanzamiento
refusal-no-passing = esta partida se juega sin la opción agree: no se puede pasar
refusal-passed-already = { $side } ya ha pasado, y nadie ha puesto ninguna pieza desde entonces
refusal-does-not-fit = la pieza { $piece } no encaja en el lugar { $location }

## What happened

event-piece-placed = { $player } pone { $location }
event-launched = { $player } lanza un { $equipment } hacia { $location }
event-astronaut-set = { $player } pone un astronauta en { $location }
event-goal-held = { $side } tiene { NAME($goal, form: "area") }: { $points }
event-base-ready = { $equipment ->
    [rocket] los cohetes
    [satellite] los satélites
   *[astronaut] los astronautas
 } de { $side } están listos ({ $count })
event-neutralised = { $location } queda neutralizado: puede llenarlo cualquier bando
event-passed = { $player } pasa
event-skipped = { $side } no tiene adónde ir y pierde el turno
event-searching = { $player } toma lo primero que encaje
event-clock-set = { $side } empieza en { NUMBER($time) } s
event-time-spent = a { $side } le lleva { NUMBER($time) } s, el reloj marca { NUMBER($clock) } s
event-waited = { $side } no tiene adónde ir y espera hasta { NUMBER($time) } s
event-time-is-up = se acabó el tiempo
event-game-ended = la partida termina: Amarillo { NUMBER($yellow_points) }, Verde { NUMBER($green_points) }

## Plain words for people

name-upper-right = arriba a la derecha
name-upper-left = arriba a la izquierda
name-lower-left = abajo a la izquierda
name-lower-right = abajo a la derecha
name-top = arriba
name-bottom = abajo
name-left = izquierda
name-right = derecha
name-east = este
name-west = oeste
name-right-above = derecha, arriba
name-above-right = arriba, derecha
name-above-left = arriba, izquierda
name-left-above = izquierda, arriba
name-left-below = izquierda, abajo
name-below-left = abajo, izquierda
name-below-right = abajo, derecha
name-right-below = derecha, abajo
name-inner = interior
name-middle = medio
name-outer = exterior
phrase-goal = { $kind ->
    [sector] el sector { $name } ({ $side })
    [base] { $owner ->
        [you] tu
       *[other] la
     } { $equipment ->
        [rocket] base de cohetes
        [satellite] base de satélites
       *[astronaut] base de astronautas
     }{ $owner ->
        [you] { "" }
       *[other] { " " }de { $owner }
     }
    [circle] el círculo de { $points } al { $side }
   *[other] { NAME($name, form: "area") }
 }
    .de = { $kind ->
        [sector] del sector { $name } ({ $side })
        [base] { $owner ->
            [you] de tu
           *[other] de la
         } { $equipment ->
            [rocket] base de cohetes
            [satellite] base de satélites
           *[astronaut] base de astronautas
         }{ $owner ->
            [you] { "" }
           *[other] { " " }de { $owner }
         }
        [circle] del círculo de { $points } al { $side }
       *[other] { NAME($name, form: "de") }
     }
phrase-location = { $form ->
    [part] { $area }, { $side }
    [beside] el lugar { $side ->
        [top] encima
        [bottom] debajo
        [left] a la izquierda
        [right] a la derecha
       *[other] { $side }
     } { NAME($area, form: "de") }
    [line] { $owner ->
        [you] tu línea de base
       *[other] la línea de base de { $owner }
     }, { $nth ->
        [1] primer lugar
        [2] segundo lugar
        [3] tercer lugar
        [4] cuarto lugar
        [one] lugar { $nth }
       *[other] lugar { $nth }
     } desde la izquierda
    [whole] { $area }
   *[code] el lugar { $name }
 }
    .subject = { $form ->
        [part] { $area }, { $side },
        [beside] el lugar { $side ->
            [top] encima
            [bottom] debajo
            [left] a la izquierda
            [right] a la derecha
           *[other] { $side }
         } { NAME($area, form: "de") }
        [line] { $owner ->
            [you] tu línea de base
           *[other] la línea de base de { $owner }
         }, { $nth ->
            [1] primer lugar
            [2] segundo lugar
            [3] tercer lugar
            [4] cuarto lugar
            [one] lugar { $nth }
           *[other] lugar { $nth }
         } desde la izquierda,
        [whole] { $area }
       *[code] el lugar { $name }
     }
phrase-no-location = ninguna parte
plain-action-place = { $location }
plain-action-wanted = Buscar la pieza para { $location }
plain-action-launch = { $equipment } hacia { $location }
plain-action-astronaut = Astronauta en { $location }
plain-action-found = Tomar lo primero que encaje
plain-action-pass = Pasar

plain-event-piece-placed = { $player ->
    [you] Pones una pieza en { $location }
   *[other] { $player } pone una pieza en { $location }
 }
plain-event-launched = { $player ->
    [you] Lanzas
   *[other] { $player } lanza
 } un { $equipment } hacia { $location }
plain-event-astronaut-set = { $player ->
    [you] Pones
   *[other] { $player } pone
 } un astronauta en { $location }
plain-event-goal-held = { $side ->
    [you] Tienes
   *[other] { $side } tiene
 } { $goal }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }
plain-event-base-ready = { $equipment ->
    [rocket] { $side ->
        [you] Tus cohetes
       *[other] Los cohetes de { $side }
     }
    [satellite] { $side ->
        [you] Tus satélites
       *[other] Los satélites de { $side }
     }
   *[astronaut] { $side ->
        [you] Tus astronautas
       *[other] Los astronautas de { $side }
     }
 } están listos ({ $count })
plain-event-neutralised = Ahora cualquier bando puede llenar { $location }
plain-event-passed = { $player ->
    [you] Pasas
   *[other] { $player } pasa
 }
plain-event-skipped = { $side ->
    [you] No tienes adónde ir y pierdes el turno
   *[other] { $side } no tiene adónde ir y pierde el turno
 }
plain-event-searching = { $player ->
    [you] Tomas
   *[other] { $player } toma
 } lo primero que encaje
plain-event-clock-set = { $side ->
    [you] Empiezas
   *[other] { $side } empieza
 } en { NUMBER($time) } s
plain-event-time-spent = { $side ->
    [you] Te lleva
   *[other] A { $side } le lleva
 } { NUMBER($time) } s, el reloj marca { NUMBER($clock) } s
plain-event-waited = { $side ->
    [you] No tienes adónde ir y esperas
   *[other] { $side } no tiene adónde ir y espera
 } hasta { NUMBER($time) } s
plain-event-time-is-up = Se acabó el tiempo
plain-event-game-ended = La partida termina: { $yellow ->
    [you] tú
   *[other] { $yellow }
 } { NUMBER($yellow_points) }, { $green ->
    [you] tú
   *[other] { $green }
 } { NUMBER($green_points) }

plain-refusal-game-over = La partida ha terminado
plain-refusal-not-your-turn = No es tu turno: decide { $acting }
plain-refusal-team-mates-turn = Le toca a { $acting }, que juega en tu bando
plain-refusal-other-clock-is-lower = El otro reloj ({ NUMBER($other_clock) } s) actúa antes que el tuyo ({ NUMBER($clock) } s)
plain-refusal-filled = { $owner ->
    [you] Ahí ya hay una pieza tuya
    [nobody] Ese lugar ya está lleno
   *[other] Ahí ya hay una pieza de { $owner }
 }
plain-refusal-not-on-base-line = Tu primera pieza va en tu línea de base
plain-refusal-not-adjacent = { NAME($location, form: "subject") } aún no toca tu territorio
plain-refusal-guarded = El astronauta de { $opponent } vigila una pieza adyacente
plain-refusal-nothing-ready = No tienes nada listo para lanzar (cohetes restantes: { $rockets }, piezas que faltan en su base: { $rocket_gap }; satélites restantes: { $satellites }, piezas que faltan: { $satellite_gap })
plain-refusal-nothing-left = Has gastado todos tus cohetes y satélites
plain-refusal-no-launch-needed = { NAME($location, form: "subject") } toca tu propio territorio: pon la pieza sin más
plain-refusal-not-beside-opponent = Un lanzamiento va junto al territorio de { $opponent }, y { NAME($location, form: "subject") } no lo toca
plain-refusal-not-your-piece = Un astronauta solo puede ponerse en una pieza tuya
plain-refusal-astronauts-not-ready = Tu base de astronautas no está completa (piezas que faltan: { $astronaut_gap })
plain-refusal-no-astronaut-left = No te queda ningún astronauta
plain-refusal-has-equipment = En esa pieza ya hay algo
plain-refusal-not-joined = Ningún camino por tu territorio lleva hasta ahí desde tu línea de base y tu base de astronautas
plain-refusal-only-in-race = Eso es para la carrera: aquí eliges la pieza
plain-refusal-nothing-to-find = No hay ningún lugar abierto para ti: solo cabe un lanzamiento
plain-refusal-no-passing = En esta partida no se puede pasar
plain-refusal-passed-already = Ya has pasado, y nadie ha puesto ninguna pieza desde entonces
plain-refusal-does-not-fit = Esa pieza no encaja ahí

## Options in the lobby

option-tempo = Ritmo
option-agree = Final por acuerdo
option-time-limit = Límite de tiempo
option-yellow-time = Tiempo de Amarillo
option-green-time = Tiempo de Verde

## A line for each option, and warnings by clause

help-tempo = por turnos, todos a la vez, o con relojes simulados
help-agree = la partida también termina cuando ambos bandos pasan
help-time-limit = minutos tras los que termina la partida (todos a la vez y relojes simulados); 0: sin límite
help-yellow-time = lo que tarda Amarillo en buscar con relojes simulados, en porcentaje de lo habitual
help-green-time = lo que tarda Verde en buscar con relojes simulados, en porcentaje de lo habitual
caution-S7-1 = dos contra uno es desigual cuando todos juegan a la vez: casi siempre gana la pareja

## Their choices

choice-alternate = por turnos
choice-live = todos a la vez
choice-race = relojes simulados

## Boards

board-standard = normal

## Why a position is impossible

fault-bad-seats = tiene que haber de 2 a 4 jugadores (2 en la carrera), y de cada bando un asiento al que le toque
fault-land-overlaps = un lugar está ocupado dos veces, o no existe en este tablero
fault-wrong-count = las piezas o el equipamiento no suman lo debido
fault-stray-equipment = hay equipamiento en una pieza que no es de su bando, que ya tiene otro, o a la que no puede llegar
fault-no-base = hay equipamiento en uso, pero su base no está completa
fault-wrong-sets = los conjuntos que se derivan del territorio están mal
fault-stray-piece = una pieza no está ni en la línea de base, ni lanzada, ni junto a otra de su bando
fault-wrong-sun = quien llegó primero al Sol no tiene ninguna pieza en él
fault-wrong-passes = para pasar hace falta la opción agree, y cuando ambos bandos han pasado la partida ha terminado
fault-wrong-phase = la fase no corresponde al ritmo, o a un tablero lleno o sin llenar
fault-wrong-turn = el bando al que le toca no podría ni poner ni lanzar
fault-wrong-clock = los relojes son de la carrera, y actúa el más bajo

## Lo que se pregunta en el terminal

question-live = Todos juegan a la vez: pon una pieza, lanza o pon un astronauta, tan rápido como puedas.
question-race = Busca la pieza que quieras, toma lo primero que aparezca, lanza o pon un astronauta.
question-turn = Pon los astronautas que quieras; después pon una pieza o lanza.

## Glosario: lo que hay en la mesa, con un significado cada cosa

term-place = Lugar
meaning-place = Aquí encaja exactamente una pieza de cada bando. Quien la pone primero se queda el lugar.
term-piece = Pieza de la bandeja
meaning-piece = Encaja en un solo lugar de la imagen. Debe tocar tu propio territorio por un lado.
term-base-line = Línea de base
meaning-base-line = Tu primera pieza va aquí.
term-sun = Sol
meaning-sun =
    { $sun ->
        [one] { $sun } punto
       *[other] { $sun } puntos
     } para quien lo tenga entero.
term-planet = Planeta
meaning-planet =
    { $planet ->
        [one] { $planet } punto
       *[other] { $planet } puntos
     } para quien lo tenga entero.
term-man-made = Objeto artificial
meaning-man-made =
    { $object ->
        [one] { $object } punto
       *[other] { $object } puntos
     } para quien lo tenga entero.
term-circle = Círculo
meaning-circle = Una pieza que vale el número impreso en ella.
term-sector = Sector
meaning-sector = Un campo de la cuadrícula impresa: { $sector ->
    [one] { $sector } punto
   *[other] { $sector } puntos
 } para quien tenga todas sus piezas.
term-rocket-base = Base de cohetes
meaning-rocket-base = Llena toda la tuya: { $base ->
    [one] { $base } punto
   *[other] { $base } puntos
 }, y tus { $rockets } cohetes están listos.
term-satellite-base = Base de satélites
meaning-satellite-base = Llena toda la tuya: { $base ->
    [one] { $base } punto
   *[other] { $base } puntos
 }, y tus { $satellites } satélites están listos.
term-astronaut-base = Base de astronautas
meaning-astronaut-base = Llena toda la tuya: { $base ->
    [one] { $base } punto
   *[other] { $base } puntos
 }, y tus { $astronauts } astronautas están listos.
term-rocket = Cohete
meaning-rocket = Pone una pieza junto al territorio rival, en cualquier parte del tablero. Después queda gastado.
term-satellite = Satélite
meaning-satellite = Hace lo mismo que un cohete cuando no hay ningún cohete listo.
term-astronaut = Astronauta
meaning-astronaut = Vigila una pieza tuya: el rival no puede poner nada junto a ella.
term-tray = Bandeja
meaning-tray = Tus piezas, mezcladas. Arrastra una a su lugar, o púlsala y pulsa luego el lugar.
term-points = Puntos de un bando
meaning-points = Lo que tiene él solo: zonas, sectores y sus propias bases.

## The screen of the terminal

screen-legend-location = lugar: anillo 3 desde el centro, pieza 11 desde el este hacia el norte
screen-legend-equipment = cohete, satélite, astronauta de Amarillo; de Verde r s a
screen-legend-pieces = piezas de Amarillo (y) y Verde (g)
screen-legend-sun = Sol
screen-legend-planet = planeta
screen-legend-station = estación
screen-legend-circle = círculo
screen-legend-base = base
screen-legend-base-line = línea de base
screen-legend-line = línea entre sectores
screen-legend-open = abierto para ti
screen-legend-yellow = de Amarillo
screen-legend-green = de Verde
screen-legend-yellow-bases = bases de Amarillo
screen-legend-green-bases = bases de Verde
screen-points = ptos.
screen-pieces = piezas
screen-sectors = sect.
screen-bases = bases
screen-goals = objetivos
screen-rockets = cohetes
screen-satellites = satélites
screen-astronauts = astronautas
screen-side = { $side }
screen-used = gastado
screen-gap = { $n ->
    [one] falta { $n }
   *[other] faltan { $n }
 }
screen-ready = { $n ->
    [one] { $n } listo
   *[other] { $n } listos
 }
screen-base-line = { $side }: línea { $places }, bases:
screen-tempo = { $tempo ->
    [alternate] por turnos
    [live] todos a la vez
   *[race] carrera
 }, { $n ->
    [one] 1 lugar vacío
   *[other] { $n } lugares vacíos
 }
screen-clocks = relojes: Amarillo { NUMBER($yellow) } s, Verde { NUMBER($green) } s
screen-over = fin
screen-chance = decide el azar ({ $phase ->
    [start] quién empieza
    [find] la búsqueda
    [wanted] la pieza buscada
   *[found] la pieza encontrada
 })
screen-anyone = cualquiera puede actuar
screen-due = le toca a { $seat }
