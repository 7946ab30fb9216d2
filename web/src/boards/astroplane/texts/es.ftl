### El tablero de Astroplane

astroplane-board = El tablero
astroplane-red = Rojo
astroplane-blue = Azul
astroplane-green = Verde
astroplane-yellow = Amarillo
astroplane-n = arriba
astroplane-e = derecha
astroplane-s = abajo
astroplane-w = izquierda
astroplane-ne = arriba a la derecha
astroplane-se = abajo a la derecha
astroplane-sw = abajo a la izquierda
astroplane-nw = arriba a la izquierda

astroplane-side-south = abajo
astroplane-side-west = izquierda
astroplane-side-north = arriba
astroplane-side-east = derecha

astroplane-facing = Apuntar: { $facing }
astroplane-turned = { $what }, punta: { $facing }
astroplane-start-area = Zona de salida ({ $owner }), { $cell }: { $n } { $n ->
    [one] nave
   *[other] naves
 }
astroplane-square-at = Cuadrado ({ $owner }), { $cell }
astroplane-stack-at = { $owners }, { $cell }, punta: { $facing }
astroplane-round = Ronda { $n }
astroplane-over = La partida ha terminado.
astroplane-waits = { $n ->
    [one] A { $player } le queda { $n } movimiento.
   *[other] A { $player } le quedan { $n } movimientos.
 }

astroplane-asks-send = ¿Adónde vuelve la nave ({ $owner })?
astroplane-asks-reserve = Puede salir una nave de tu reserva: ¿adónde?
astroplane-asks-move-on = El Cuadrado de { $cell } debe seguir.
astroplane-asks-moved = Ya no quedan movimientos: usa lo que siga marcado o termina el turno.
astroplane-asks-move = Elige una nave; { $n ->
    [one] queda { $n } movimiento
   *[other] quedan { $n } movimientos
 }.
astroplane-asks-target = Elige adónde volar y hacia dónde apuntar.

astroplane-cancel = Otra nave
astroplane-reserve = Reserva
astroplane-reserve-n = { $n } en reserva
astroplane-kills-n = { $n } { $n ->
    [one] destruida
   *[other] destruidas
 }
astroplane-points-n = { $n } { $n ->
    [one] punto
   *[other] puntos
 }
astroplane-match-n = serie: { $n } de { $to }

astroplane-do-fly = de { $from } a { $to }
astroplane-do-pass = agujero de gusano, de { $from } a { $to }
astroplane-do-step = Cuadrado: un paso de { $from } a { $to }
astroplane-do-kill = Cuadrado: destruir desde { $from } en { $to }
astroplane-do-fire = disparar la anomalía: { $corner }
astroplane-do-end = Terminar el turno
astroplane-do-left = Zona de salida izquierda
astroplane-do-right = Zona de salida derecha
astroplane-do-none = No tocar la reserva
astroplane-do-first = empieza

astroplane-from = desde { $cell }
astroplane-others = otras

astroplane-share-kills = { $n } { $n ->
    [one] nave destruida
   *[other] naves destruidas
 }
astroplane-share-top = { $n } { $n ->
    [one] nave encima en la Singularidad
   *[other] naves encima en la Singularidad
 }
astroplane-share-beneath = { $n } { $n ->
    [one] nave debajo de otra allí
   *[other] naves debajo de otras allí
 }
astroplane-share-true-win = Victoria absoluta: encima en las cuatro casillas centrales
astroplane-share-game = Partida { $n }

astroplane-aim = Lleva cuatro naves a la Singularidad del centro, una encima en cada una de sus cuatro casillas: eso es una victoria absoluta. Una nave vuela hacia donde apunta y gira al llegar.
astroplane-scoring = Sin victoria absoluta deciden los puntos: 3 por cada nave que destruiste con un Cuadrado, 2 por cada una tuya encima en el centro, 1 por cada una debajo.

astroplane-place = columna { $column }, fila { $row }
astroplane-empty-at = { $what }, { $cell }: sin naves
astroplane-kind-o = Casilla
astroplane-kind-c = Casilla junto al agujero negro
astroplane-kind-w = Agujero de gusano
astroplane-kind-h = Hiperespacio
astroplane-kind-f = Posición de disparo
