### Lo que dice una lección donde le faltan palabras propias, y en el terminal.

otherwise = Está permitido, pero aquí se busca otra cosa. Inténtalo de nuevo.
threat = Así seguiría si no hicieras nada. Vuelve atrás y evítalo.

## `orrery lessons GAME --play`

type-for-help = Escribe el número de una jugada, o la jugada misma. ? muestra qué más puedes escribir.
help = Un número de la lista, o el texto de una jugada, la juega.
    hint: qué sería bueno
    what if: qué pasa si no haces nada
    board: el tablero otra vez
    quit: parar aquí; se conserva lo que llevas hecho
exercise = Ejercicio
step = Paso { $n } de { $all }
look = Mira: { $marks }
try = Prueba esto: { $move }
taken-back = Deshecho.
no-threat = Aquí no hay ninguna amenaza.
kept = Lo que llevas hecho se conserva; sigue con: { $command }
all-done = Eso era todo. ¡Bien hecho!
