### Lo que dice `orrery play` en el terminal. Lo que se escribe (hint, undo, save ...) sigue en inglés.

type-for-help = Escribe ? para ver la ayuda.
narrow = Un tablero puede necesitar { $needed } columnas y esta ventana tiene { $columns }: ensánchala si las líneas se parten o se cortan.
note = Nota:
left = Has salido de la mesa.
thinks = { $player } piensa
not-allowed = No está permitido:
plays = { $seat }: { $player }
plays-here = { $seat }: tú
not-a-move = { $text } no es una jugada: escribe una como { $example }
what-to-do = ¿Qué haces: { $things }?
nothing-to-do = No hay nada que hacer.
hand-over = Deja la pantalla a { $player } y pulsa Intro
moves-look-like = Las jugadas se escriben así:
rules-are-there = { $command } muestra las reglas.
is-legal = { $text } es legal
nothing-to-skip = Es tu propio turno: ahora no hay nada que saltar.
not-numbered = aquí las jugadas no están numeradas: escribe una, como { $text }
no-such-number = no hay jugada número { $n }: la lista va de { $from } a { $to }
save-needs-file = save necesita el nombre de un archivo: save my_game.jsonl
saved = guardada; sigue más tarde con: { $command }
greedy-would = un jugador acaparador haría:
hint-line = { $share } en { $n } { $n ->
    [one] intento
   *[other] intentos
 }
won = { $n ->
    [one] ha ganado { $winners }
   *[other] han ganado { $winners }
 }
no-glossary = { $game } no explica ningún término.

## Help, a line for each thing that can be typed

help-numbers = Un número de la lista o el texto de una jugada la juega. Además:
help-texts = El texto de una jugada la juega, como los de la lista. Además:
help-help = esta ayuda
help-why = la regla que prohíbe una jugada
help-undo = deshacer
help-hint = lo que haría un almirante
help-skip = pasar hasta mi turno
help-log = lo que ha ocurrido hasta ahora
help-save = guardar la partida
help-text = la posición en una línea
help-board = mostrarlo otra vez
help-legend = qué significan sus signos
help-quit = salir

## The screen of the terminal

screen-face-down = boca abajo
screen-not-rolled = aún sin tirar
screen-empty = vacío

## Replays: `orrery replay`

replay-next = Enter: siguiente acción, q: salir
replay-scores = puntos: { $scores }
replay-unfinished = sin terminar tras { $n } acciones: { $text }
chance = azar

## What there is to play: `orrery games`

players-from-to = de { $low } a { $high } jugadores
players-exactly = { $n ->
    [one] 1 jugador
   *[other] { $n } jugadores
 }
option-default = por defecto { $value }

## First moves: `orrery openings`

openings-about = De { $games } partidas entre dos bots de rango { $rank }. En { $tried } de ellas la primera jugada se probó en vez de elegirse, para conocer todas. Parte de las victorias por asiento.
openings-drawn = En este juego interviene el azar: las jugadas se cuentan saliera lo que saliera.
openings-move = jugada
openings-games = partidas
