### Aprender un juego jugando, y las palabras de su reglamento

learn = Aprender
learn-fault = No se ha podido cargar esta lección.
learn-offline = No se puede llegar al servidor. Lo que has hecho hasta ahora se conserva.
learn-try-again = Intentarlo de nuevo
learn-title = Aprende { $game }
learn-none = { $game } todavía no tiene lecciones
learn-coach = Qué hacer
learn-progress = Hasta dónde has llegado
learn-step = Paso { $n } de { $all }
learn-lessons = Lecciones y ejercicios
learn-exercise = Ejercicio { $n }
learn-done = hecho
learn-rule = Regla { $clause }
learn-hint = Dame una pista
learn-try = Prueba esto: { $move }
learn-take-back = Deshacer
learn-again = Otra vez
learn-next = Seguir
learn-finish = A la mesa
learn-play = Jugar contra un Cadete
learn-go-on = Mejor la siguiente lección o ejercicio
learn-all-moves = Todas las jugadas en una lista
learn-seconds = { $n ->
    [one] queda { $n } segundo
   *[other] quedan { $n } segundos
 }
learn-ask-title = ¿Aún no conoces { $game }?
learn-ask = Una primera partida guiada te lo enseña todo, jugada a jugada.
learn-ask-learn = Aprender en cinco minutos
learn-ask-play = Jugar sin más
glossary = Palabras del juego
glossary-rule = { $term }: regla { $clause }
glossary-how = En el tablero, deja el ratón sobre una cosa o mantén el dedo en ella. El signo de interrogación explica lo siguiente que pulses.
learn-what-if = ¿Y si no hago nada?
learn-back = Volver a la tarea
