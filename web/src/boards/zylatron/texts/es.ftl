### El tablero de ZYLATRON

zylatron-galaxy = La galaxia
zylatron-point = { $point }: { $what }
zylatron-nothing = libre
zylatron-zoomIn = Acercar
zylatron-zoomOut = Alejar
zylatron-whole = Toda la galaxia, o de vuelta a casa
zylatron-close = Cerrar
zylatron-goHere = { $piece }: ir aquí
zylatron-damaged = con daños

zylatron-colour-red = Rojo
zylatron-colour-blue = Azul
zylatron-colour-green = Verde
zylatron-colour-yellow = Amarillo

zylatron-nobody = nadie

zylatron-kind-battle-star = Estrella de Combate
zylatron-kind-star-fighter = Caza Estelar
zylatron-kind-warrior = Guerrero
zylatron-kind-missile = Misil Krill

zylatron-card-hit = IMPACTO
zylatron-card-miss = FALLO
zylatron-card-damage = DAÑO

zylatron-condition-working = en marcha
zylatron-condition-damaged = dañada
zylatron-condition-destroyed = destruida

zylatron-verb-begin = Mover
zylatron-verb-fire = Disparar
zylatron-verb-launch = Lanzar
zylatron-verb-beam = Teletransportar
zylatron-verb-shift = Recolocar
zylatron-verb-repair = Reparar
zylatron-verb-load = Cargar
zylatron-verb-dock = Embarcar en
zylatron-verb-drop = Dejar
zylatron-verb-onto = Sobre
zylatron-verb-target = Objetivo
zylatron-verb-rebuild = Reconstruir
zylatron-verb-end = Terminar turno

zylatron-prompt-over = La partida ha terminado.
zylatron-prompt-wait = Le toca a { $colour }.
zylatron-prompt-act = Pulsa una de tus piezas. Movimientos restantes: { $n }
zylatron-prompt-order = Elige qué debe hacer. Movimientos restantes: { $n }
zylatron-prompt-moved = Todos los movimientos están hechos: dispara, teletransporta, compra o termina el turno.
zylatron-prompt-end = No queda nada por hacer: termina el turno.
zylatron-prompt-mover = { $piece } se mueve: { $n ->
    [one] queda { $n } paso
   *[other] quedan { $n } pasos
 }. Pulsa un punto marcado.
zylatron-prompt-join = { $piece } ha llegado a una pieza propia: cárgala o embarca en ella.
zylatron-prompt-fire = { $piece } dispara: pulsa su objetivo.
zylatron-prompt-launch = { $piece } está en vuelo: pulsa dónde estalla.
zylatron-prompt-beam = ¿Adónde se teletransporta { $piece }?
zylatron-prompt-shift = ¿Sobre qué se recoloca { $piece }?
zylatron-prompt-buy = ¿Dónde se pone la nueva pieza ({ $piece })?
zylatron-prompt-pick = Pulsa el planeta que quieras.
zylatron-prompt-card = Se saca una carta de ataque.

zylatron-round = Ronda { $round } de { $last }
zylatron-money = Zys
zylatron-moneyOf = { $n } { $n ->
    [one] Zy
   *[other] Zys
 }
zylatron-zylonCard = tiene la carta de Zylon
zylatron-heldBy = en manos de { $colour }
zylatron-out = fuera
zylatron-factories = Fábricas
zylatron-bank = Banca
zylatron-lostOf = { $n } en la banca
zylatron-strikes = Cartas de ataque restantes
zylatron-sheet = Alcances y precios

zylatron-sheet-moves = mueve
zylatron-sheet-laser = láser
zylatron-sheet-pegs = anclajes
zylatron-sheet-more = Teletransporte { $beam } · explosión { $blast } · fábrica { $price }

zylatron-banner-picks = { $colour } elige un planeta
zylatron-banner-turn = { $colour } · ronda { $n }
zylatron-banner-reshuffled = Se barajan las cartas de ataque
zylatron-banner-income = { $colour }: +{ $n } { $n ->
    [one] Zy
   *[other] Zys
 }
zylatron-banner-zylon = ¡{ $colour } toma la carta de Zylon!
zylatron-banner-captured = ¡{ $other } toma el cuartel general de { $colour }!
zylatron-banner-inherits = { $colour } no tiene Guerreros: hereda { $other }
zylatron-banner-deserted = { $colour } queda fuera
zylatron-banner-wins = ¡{ $colour } domina la galaxia!
zylatron-banner-rounds = { $n ->
    [one] Ha terminado 1 ronda
   *[other] Han terminado { $n } rondas
 }

zylatron-say-turn = Turno de { $colour }, ronda { $round }. Movimientos restantes: { $moves }.
zylatron-say-mover = { $piece } se mueve, { $n ->
    [one] queda { $n } paso
   *[other] quedan { $n } pasos
 }.
zylatron-say-player = { $colour } tiene { $money } { $money ->
    [one] Zy
   *[other] Zys
 }; piezas perdidas: { $lost }.
zylatron-say-out = { $colour } está fuera.
zylatron-say-pieces = Piezas de { $colour }: { $pieces }.
zylatron-say-at = { $what }: { $point }
zylatron-say-factory = { $name }: { $condition }
zylatron-say-factories = Fábricas: { $factories }.
zylatron-say-zylon = La carta de Zylon la tiene { $colour }.

zylatron-group-begin = Mover una pieza
zylatron-group-go = Ir a un punto
zylatron-group-load = Cargar
zylatron-group-dock = Embarcar
zylatron-group-drop = Dejar
zylatron-group-fire = Disparar
zylatron-group-target = Elegir el objetivo
zylatron-group-launch = Lanzar
zylatron-group-detonate = Estallar
zylatron-group-beam = Teletransportar
zylatron-group-to = Teletransportar a tierra
zylatron-group-shift = Recolocar
zylatron-group-onto = Sobre
zylatron-group-buy = Comprar
zylatron-group-at = Dónde ponerla
zylatron-group-repair = Reparar
zylatron-group-rebuild = Reconstruir
zylatron-group-pick = Elegir un planeta
zylatron-group-end = Terminar turno

zylatron-do-begin = Mover { $what }
zylatron-do-go = Ir: { $what }
zylatron-do-load = Cargar { $what }
zylatron-do-dock = Embarcar en { $what }
zylatron-do-drop = Dejar { $what }
zylatron-do-fire = { $what } dispara
zylatron-do-target = Objetivo: { $what }
zylatron-do-launch = Lanzar { $what }
zylatron-do-detonate = Estallar: { $what }
zylatron-do-beam = Teletransportar { $what }
zylatron-do-to = Teletransportar a tierra: { $what }
zylatron-do-shift = Recolocar { $what }
zylatron-do-onto = Sobre { $what }
zylatron-do-buy = Comprar { $what }
zylatron-do-at = Poner: { $what }
zylatron-do-repair = Reparar { $what }
zylatron-do-rebuild = Reconstruir { $what }
zylatron-do-pick = Tomar el planeta de { $what }
zylatron-do-end = Terminar turno

zylatron-moved = ya se ha movido
zylatron-fired = ya ha disparado

zylatron-share-warriors = { $n } { $n ->
    [one] Guerrero en el tablero
   *[other] Guerreros en el tablero
 }
zylatron-share-factories = { $n } { $n ->
    [one] fábrica en pie
   *[other] fábricas en pie
 }

zylatron-aim = Toma los cuarteles generales de los demás: un Guerrero tuyo debe entrar a pie en ellos. Tienes tres movimientos por turno; los portadores llevan a los Guerreros, y láseres y Misiles abren camino.
zylatron-scoring = Gana el último jugador que queda. Tras la última ronda cuentan uno cada Guerrero en el tablero y cada fábrica en pie.

zylatron-pieceOf = { $kind } { $n } de { $colour }
zylatron-pieceFree = { $kind } { $n }
zylatron-factoryAt = fábrica de { $colour } { $place ->
    [home] en casa
    [moon] en la luna
   *[zylon] en Zylon
 }
zylatron-spot-headquarters = cuartel general ({ $body })
zylatron-spot-middle = centro ({ $body })
zylatron-spot-on = en { $body }, { $side }
zylatron-spot-beside = al lado ({ $body }, { $side })
zylatron-spot-space = en el espacio (lo más cercano: { $body }, { $side })
zylatron-body-zylon = Zylon
zylatron-body-planet-upper-left = el planeta de arriba a la izquierda
zylatron-body-planet-upper-right = el planeta de arriba a la derecha
zylatron-body-planet-lower-right = el planeta de abajo a la derecha
zylatron-body-planet-lower-left = el planeta de abajo a la izquierda
zylatron-body-moon-upper-left = la luna de arriba a la izquierda
zylatron-body-moon-upper-right = la luna de arriba a la derecha
zylatron-body-moon-lower-right = la luna de abajo a la derecha
zylatron-body-moon-lower-left = la luna de abajo a la izquierda
zylatron-side-right = derecha
zylatron-side-upper-right = arriba a la derecha
zylatron-side-above = arriba
zylatron-side-upper-left = arriba a la izquierda
zylatron-side-left = izquierda
zylatron-side-lower-left = abajo a la izquierda
zylatron-side-below = abajo
zylatron-side-lower-right = abajo a la derecha

zylatron-setup-piece = { $kind }, { $colour }
zylatron-setup-hurt = Daño
zylatron-setup-factory = Fábrica: en marcha, dañada, destruida
zylatron-setup-way = Sobre una pieza que ya está, la nueva va
zylatron-setup-carrier = sobre la que lleva a todas las demás
zylatron-setup-top = sobre la de más arriba
zylatron-setup-stack = La última pila pulsada: la carga entre paréntesis, ! por daño
zylatron-setup-moves = Movimientos restantes
zylatron-setup-zylon = La carta de Zylon
zylatron-setup-mover = Quién se mueve, con los pasos que le quedan: rf1:3
zylatron-setup-subject = La pieza de una acción a medias: rw1
zylatron-setup-target = El objetivo que espera una carta: bf2 o blue-moon
zylatron-setup-blast = Dónde estalla un Misil: 28,14
zylatron-setup-ruins = Fábricas destruidas: red-home, blue-moon
zylatron-setup-hurtOnes = Fábricas dañadas: red-zylon
zylatron-setup-of = Rondas en total
zylatron-setup-lacked = No tenía Guerreros al empezar el turno
zylatron-setup-half = Precios a la mitad
zylatron-setup-touch = Pieza tocada, pieza movida
zylatron-setup-planet = Planeta
zylatron-setup-noPlanet = sin elegir
zylatron-setup-held = Sus piezas obedecen a
zylatron-setup-remover = Quién eliminó su último Guerrero
zylatron-setup-phase-pick = se eligen planetas
zylatron-setup-phase-act = un turno
zylatron-setup-phase-join = una pieza ha llegado a otra propia
zylatron-setup-phase-leave = una pieza ha dejado otra
zylatron-setup-phase-fire = se nombra un objetivo
zylatron-setup-phase-launch = se lanza un Misil
zylatron-setup-phase-beam = se teletransporta una pieza
zylatron-setup-phase-shift = se recoloca la carga
zylatron-setup-phase-buy = se compra una pieza
zylatron-setup-phase-card = se saca una carta de ataque
zylatron-setup-phase-over = la partida ha terminado
zylatron-corner-top-left = arriba a la izquierda
zylatron-corner-top-right = arriba a la derecha
zylatron-corner-bottom-right = abajo a la derecha
zylatron-corner-bottom-left = abajo a la izquierda
