### Lo que dice `orrery puzzles`.

number = Problema { $n }
easy = fácil
medium = medio
hard = difícil
expert = muy difícil
theme-win-in-one = victoria inmediata
theme-win = victoria forzada
theme-save = salvar la partida
theme-best = la mejor acción
task-win-in-one = { $name } gana con una acción. ¿Cuál?
task-win = { $name } gana, hagan lo que hagan los demás. ¿Cómo empieza?
task-save = { $name } solo tiene una manera de no perder. ¿Cuál?
task-best = Una acción de { $name } es claramente mejor que todas las demás. ¿Cuál?
your-answer = Tu respuesta:
not-legal = { $text } no está entre las acciones legales
right = Correcto: { $answers }
wrong = No. Lo correcto es: { $answers }
why-win-in-one = Gana al momento.
why-win = Después, nadie puede impedir la victoria: todas las respuestas se jugaron hasta el final, con { $n } { $n ->
    [one] acción
   *[other] acciones
 } de profundidad.
why-save = Todas las demás acciones pierden, se juegue lo que se juegue después.
why-best = Todas las demás acciones dejan una probabilidad de ganar claramente menor.
