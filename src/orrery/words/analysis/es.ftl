### Lo que un análisis dice de una partida terminada (`orrery analyse`, y su página).

title = Qué decidió esta partida
game = { $game }: { $count ->
    [one] una acción
   *[other] { $count } acciones
 }
moments = Momentos decisivos
moment-choice = Jugada { $n }: { $name } jugó «{ $played }» en vez de «{ $best }», lo que le costó un { $points } %.
moment-luck-good = Jugada { $n }: el azar («{ $played }») dio a { $name } un { $points } %.
moment-luck-bad = Jugada { $n }: el azar («{ $played }») quitó a { $name } un { $points } %.
no-moments = Ninguna acción cambió mucho por sí sola: la partida se decidió poco a poco.
seat = Jugador
choices = Perdido por las decisiones
luck = Suerte
others = De los demás
accuracy = Precisión
right = La mejor o igual de buena
right-of = { $right } de { $all }
nothing-to-choose = nada que elegir
curve = Probabilidad de ganar
costly = Lo que más costó
costly-step = { $n }. { $who }: «{ $played }» costó un { $points } %. Mejor: «{ $best }» ({ $share } %)
how = Cada posición se examinó { $iterations } veces desde lo que sabía el jugador al que le tocaba; alrededor de grandes cambios, { $closer } veces. Los porcentajes son probabilidades de ganar.
solved = { $count ->
    [one] Una posición cercana al final está resuelta
   *[other] { $count } posiciones cercanas al final están resueltas
 }: las probabilidades de 0 y 100 % están demostradas, no estimadas.
hidden = Las manos estaban ocultas: cada decisión se juzgó por lo que ese jugador podía saber entonces, no con las cartas a la vista.
together = { $count ->
    [one] Una acción no se juzga
   *[other] { $count } acciones no se juzgan
 }: ahí podían actuar varios jugadores a la vez, y cuándo hacerlo era parte de la decisión.
unfinished = La partida no ha terminado; las probabilidades son las de la posición tal como está.
progress = posiciones juzgadas
wrote = escrito: { $file }
shared = La victoria se compartió, como en los equipos: una victoria entera cuenta un { $share } % para cada uno de los que ganaron.
