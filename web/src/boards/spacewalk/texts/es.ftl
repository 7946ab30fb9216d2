### El tablero de Space Walk

spacewalk-orbit = La órbita
spacewalk-red = Rojo
spacewalk-blue = Azul
spacewalk-green = Verde
spacewalk-yellow = Amarillo
spacewalk-white = Blanco
spacewalk-large = grande
spacewalk-medium = mediana
spacewalk-small = pequeña
spacewalk-ship = { $size } ({ $owner })
spacewalk-nothing = ninguna nave
spacewalk-planet = Planeta { $space }: { $ships }
spacewalk-hole = Agujero negro en { $space }
spacewalk-holes-at = { $n } casillas, agujeros negros en { $holes }. Las naves vuelan hacia los números más altos.
spacewalk-group = En vuelo desde { $space }, la siguiente vuela { $n }: { $ships }
spacewalk-round = Ronda { $n }
spacewalk-placing = Colocación
spacewalk-size = Tamaño de la nave
spacewalk-over = La partida ha terminado.

spacewalk-waits-draw = Se sortea quién empieza.
spacewalk-waits-placing = { $player } coloca una nave.
spacewalk-waits-card = { $player } elige una carta.
spacewalk-waits-move = { $player } elige un planeta.
spacewalk-waits-order = { $player } elige quién vuela ahora.
spacewalk-waits-step = { $player } avanza una nave.
spacewalk-waits-after = { $player } puede pagar una ficha.
spacewalk-waits-gap = { $player } puede pagar una ficha.

spacewalk-asks-draw = Se sortea quién empieza.
spacewalk-asks-placing = Elige un tamaño y luego un planeta.
spacewalk-asks-card = Juega una carta.
spacewalk-asks-move = Elige un planeta: vuelan todas sus naves.
spacewalk-asks-order = ¿De quién es la nave { $size } que vuela { $n }?
spacewalk-asks-step = Elige un planeta: una de tus naves avanza una casilla.
spacewalk-asks-after = ¿Pagas una ficha para hacer más, o pasas?
spacewalk-asks-gap = ¿Pagas una ficha para avanzar una de tus naves una casilla, o pasas?

spacewalk-which-ship = ¿Qué nave del planeta { $space }?
spacewalk-second-turn = Segundo turno
spacewalk-one-step = Un avance
spacewalk-pass = Pasar
spacewalk-standing-pass = pasar siempre entre turnos
spacewalk-to-place = por colocar
spacewalk-in-orbit = en órbita
spacewalk-tokens = Fichas
spacewalk-tokens-n = { $n } { $n ->
    [one] ficha
   *[other] fichas
 }

spacewalk-card-move = MOVER
spacewalk-card-double = DOBLE
spacewalk-card-copy = COPIAR
spacewalk-card-step = AVANZAR
spacewalk-card-stay = PAUSA

spacewalk-do-place = nave { $word } en el planeta { $space }
spacewalk-do-move = mover el planeta { $space }
spacewalk-do-next = ahora vuela { $word }
spacewalk-do-again = pagar: mover el planeta { $space }
spacewalk-do-step = avanzar la nave { $word } del { $space }
spacewalk-do-pass = pasar
spacewalk-do-card = jugar { $word }
spacewalk-do-first = empieza { $word }

spacewalk-group-large = nave grande
spacewalk-group-medium = nave mediana
spacewalk-group-small = nave pequeña
spacewalk-group-move = mover un planeta
spacewalk-group-again = un segundo turno
spacewalk-group-step = un avance
spacewalk-group-next = quién vuela ahora
spacewalk-group-card = cartas
spacewalk-group-pass = pasar
spacewalk-group-first = quién empieza

spacewalk-share-large = { $n } { $n ->
    [one] nave grande
   *[other] naves grandes
 }
spacewalk-share-medium = { $n } { $n ->
    [one] nave mediana
   *[other] naves medianas
 }
spacewalk-share-small = { $n } { $n ->
    [one] nave pequeña
   *[other] naves pequeñas
 }
spacewalk-share-tokens = { $n } { $n ->
    [one] ficha guardada
   *[other] fichas guardadas
 }

spacewalk-aim = Mantén tus naves en órbita. En cada turno eliges un planeta con una nave tuya: vuelan todas las que hay en él, la primera una casilla, la segunda dos, y así sucesivamente. La que cae en un agujero negro se pierde.
spacewalk-scoring = La partida termina cuando alguien se queda sin naves. Las naves grandes valen 4, las medianas 3, las pequeñas 1, y cada ficha guardada 2. Gana quien tiene más puntos.
