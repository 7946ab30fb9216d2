### Después de la partida: mirar atrás, análisis, problemas, compartir

log = Registro
log-empty = Todavía no ha ocurrido nada.
log-and-chat = Registro y chat
replay = Repetición
replay-of = Repetición: { $game }
replay-fault = Esta partida no se puede volver a ver: no ha terminado, o es privada.
log-open = Abrir un archivo de registro
log-drop = Suelta aquí el registro de una partida
log-fault = Este archivo no se puede abrir como partida.
log-too-big = Ocupa más de un megabyte.
log-none = Aquí no hay ninguna partida abierta
log-how = Suelta en esta página el registro de una partida, o elige el archivo. Se ve de nuevo jugada a jugada; no se guarda nada.
animation-save = Guardar las últimas jugadas como animación
animation-busy = Dibujando…
animation-fault = Este navegador no puede dibujar el tablero como imagen.
analysis = Análisis
analysis-of = { $game }: qué decidió la partida
analysis-looking = Juzgando cada posición…
analysis-failed = No se ha podido juzgar esta partida.
analysis-curve = Probabilidad de ganar, posición por posición
analysis-moments = Momentos decisivos
analysis-moment-choice = Jugada { $n }: { $name } jugó «{ $played }» en vez de «{ $best }», lo que le costó un { $points } %.
analysis-moment-good = Jugada { $n }: el azar dio a { $name } un { $points } % – { $played }.
analysis-moment-bad = Jugada { $n }: el azar quitó a { $name } un { $points } % – { $played }.
analysis-moment-rose = Jugada { $n }: { $played }. La probabilidad de { $name } subió del { $before } al { $after } %.
analysis-moment-fell = Jugada { $n }: { $played }. La probabilidad de { $name } bajó del { $before } al { $after } %.
analysis-no-moments = Ninguna jugada cambió mucho por sí sola: la partida se decidió poco a poco.
analysis-next = Sigue la jugada { $n }.
analysis-something = algo
analysis-balances = Decisiones y suerte
analysis-player = Jugador
analysis-choices = Jugadas propias
analysis-choices-how = lo que perdieron las jugadas propias frente a las mejores
analysis-luck = Suerte
analysis-luck-how = lo que el azar dio o quitó frente a lo demás que podía salir
analysis-others = Otros
analysis-others-how = lo que dieron o quitaron las jugadas de los demás y lo que la búsqueda no previó
analysis-accuracy = Precisión
analysis-accuracy-how = 100 %: siempre lo mejor que se podía saber
analysis-unit = Cuánto subió (+) o bajó (−) la probabilidad de ganar, sumado a lo largo de toda la partida. Por eso una suma puede pasar del 100 %: lo que pierde una jugada lo puede recuperar otra.
analysis-right-of = { $right } de { $all } decisiones fueron las mejores, o igual de buenas
analysis-mark-best = { $name } hace ahora la mejor jugada.
analysis-mark-good = Lo que { $name } juega ahora es casi tan bueno como lo mejor.
analysis-mark-weak = Lo que { $name } juega ahora cuesta un { $points } %.
analysis-mark-mistake = Lo que { $name } juega ahora es un error: cuesta un { $points } %.
analysis-mark-blunder = Lo que { $name } juega ahora es un error grave: cuesta un { $points } %.
analysis-best-was = Lo mejor era: { $best } ({ $share } %).
analysis-show-best = Mostrar lo mejor en el tablero
analysis-try-here = Probar desde aquí
analysis-how = La propia búsqueda de los bots miró { $n ->
    [one] una vez
   *[other] { $n } veces
 } cada posición, desde lo que podía saber el jugador al que le tocaba; más tiempo alrededor de los grandes cambios.
analysis-captain = Mirar más: al menos lo que piensa un Capitán
analysis-hidden = Algo estaba oculto: las decisiones y probabilidades de cada jugador se juzgan por lo que podía saber entonces, no por lo que se vio después. Por eso no tienen por qué sumar 100 %.
analysis-together = { $n ->
    [one] Una jugada no se juzga
   *[other] { $n } jugadas no se juzgan
 }: podían actuar varios jugadores a la vez.
study-title = Tablero de análisis
study-of = Tablero de análisis: { $game }
study-game = Juego
study-to-act = Le toca a { $name }.
study-over = La partida ha terminado. Gana: { $names }
study-back = Deshacer
study-best = ¿Qué es lo mejor?
study-rival = Por los demás juega
study-alone = yo
study-bot = un bot (yo juego con { $name })
study-why-not = Otra acción, tal como se escribe: ¿por qué no?
study-try = Probar
study-position = La posición como texto
study-open = Preparar esta posición
puzzles = Problemas
puzzles-of = Problemas: { $game }
puzzles-about = Posiciones de partidas de bots fuertes, cada una con una respuesta correcta: jugada hasta el final, o comprobada con una larga búsqueda.
puzzles-fault = No se han podido traer los problemas. ¿Está el servidor en marcha?
puzzles-none = Todavía no hay problemas de este juego.
puzzles-all = Todos los problemas
puzzles-today = Problema del día
puzzles-is-today = Problema del día
puzzles-solved = { $n } de { $all } resueltos
puzzles-number = Problema { $n }
puzzles-link = Problema { $n }, { $level }, { $theme }{ $solved ->
    [first] , resuelto
    [later] , resuelto
   *[no] { "" }
 }
puzzles-easy = fácil
puzzles-medium = medio
puzzles-hard = difícil
puzzles-expert = muy difícil
puzzles-theme-win-in-one = victoria inmediata
puzzles-theme-win = victoria forzada
puzzles-theme-save = salvar la partida
puzzles-theme-best = la mejor acción
puzzles-task-win-in-one = { $name } gana con una acción. ¿Cuál?
puzzles-task-win = { $name } gana, hagan lo que hagan los demás. ¿Cómo empieza?
puzzles-task-save = { $name } solo tiene una manera de no perder. ¿Cuál?
puzzles-task-best = Una acción de { $name } es claramente mejor que todas las demás. ¿Cuál?
puzzles-wrong = { $action }: no, hay algo mejor.
puzzles-right = Correcto: { $answers }
puzzles-solution = La solución: { $answers }
puzzles-why-win-in-one = Gana al momento.
puzzles-why-win = Después, nadie puede impedir la victoria: todas las respuestas se jugaron hasta el final, con { $n } { $n ->
    [one] acción
   *[other] acciones
 } de profundidad.
puzzles-why-save = Todas las demás acciones pierden, se juegue lo que se juegue después.
puzzles-why-best = Todas las demás acciones dejan una probabilidad de ganar claramente menor.
puzzles-values = Probabilidad de ganar tras cada acción
puzzles-by-force = Demostrado: se jugaron todas las líneas hasta el final.
puzzles-by-search = Comprobado: tras cada acción legal la búsqueda miró { $n ->
    [one] una vez
   *[other] { $n } veces
 } hacia delante, en dos pasadas.
puzzles-deals = Lo oculto se repartió de { $n } { $n ->
    [one] manera
   *[other] maneras
 }.
puzzles-show = Mostrar la solución
puzzles-next = Siguiente problema
puzzles-again = Otra vez
puzzles-all-solved = ¡Los has resuelto todos!
puzzles-no-such = No existe ese problema. Elige uno de estos.
