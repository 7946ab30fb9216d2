### Las lecciones de Space Walk en español

## first-game

first-game-title = Entre agujeros negros

fly-text = Llevas las naves rojas. Dos flotas giran entre agujeros negros; pierde la primera que desaparezca. Pulsa el planeta de tu nave grande: vuela una casilla.
fly-otherwise = Ese planeta viene después. Primero la nave sola del planeta marcado.
fly-praise = ¡En marcha! Las naves vuelan siempre hacia donde señalan las flechas.
fly-mistake-1 = Ahí solo hay naves azules. Elige un planeta con alguna nave tuya.
fly-mistake-2 = Eso es un agujero negro. Las naves vuelan desde los planetas.

stack-text = Ahora, el planeta con tres naves. Vuelan todas: la grande 1 casilla, la mediana 2, la pequeña 3.
stack-praise = Primero la grande, al final la pequeña, y cada una vuela una casilla más.
stack-mistake-1 = Es buena jugada, pero no te enseña nada nuevo. Prueba con las tres naves.
stack-mistake-2 = No puedes escoger una sola nave de un planeta. Vuelan todas.

danger-text = Una nave que termina en un agujero negro desaparece. Tienes que mover algo. Mueve el planeta desde el que no se pierde ninguna.
danger-praise = A salvo. Cuenta antes de volar: en eso consiste el juego.
danger-mistake-1 = En la casilla siguiente está el agujero negro: esa nave se pierde. Deshaz la jugada y mueve el otro planeta.
danger-mistake-2 = No vale quedarse quieto: en cada turno se mueve un planeta.

weapon-text = Vuelan todas las naves de tu planeta, ¡también las azules! La grande 1, la mediana 2. Busca el planeta que tira una nave azul al agujero.
weapon-praise = ¡Cayó! Comparte planeta con Azul, y sus naves volarán cuando tú quieras.
weapon-mistake-1 = Ahí a Azul no le pasa nada. Mira el planeta que compartes con Azul, dos casillas antes del agujero.

order-text = Dos naves del mismo tamaño: tú eliges cuál vuela primero. El agujero está a dos casillas. Mueve este planeta, primero la roja.
order-praise = La roja voló 1 y la azul 2, derecha al agujero.
order-mistake-1 = La azul voló 1 y la tuya 2, al agujero. Deshaz la jugada: primero tu nave.
order-mistake-2 = Es seguro, pero en el planeta marcado hay una nave azul que cazar.

join-text = Todavía no tienes ninguna nave azul a tu alcance. Haz volar tu nave grande una casilla, hasta el planeta de Azul.
join-mistake-1 = Así también te juntas con Azul, pero más lejos del agujero. Usa el otro planeta.
join-mistake-2 = Ahí aún no tienes ninguna nave. Primero haz volar una hasta allí.

second-turn-text = Tienes dos fichas. Después de tu turno, una ficha compra enseguida un segundo turno. ¡Mueve el planeta compartido antes de que Azul reaccione!
second-turn-praise = Azul no tuvo nada que hacer. Una ficha por ronda, y la ficha pagada ya no vuelve.
second-turn-mistake-1 = Entonces Azul se escapa primero. Paga una ficha: la nave azul está a dos casillas del agujero.
second-turn-mistake-2 = Es un segundo turno, pero con el planeta equivocado. Mueve el que compartes con Azul.

rescue-text = Peligro: ahora le toca a Azul. Tu nave pequeña volaría la tercera, al agujero. Una ficha también hace avanzar una sola nave una casilla. ¡Sálvala!
rescue-praise = ¡Salvada! También puedes pagar antes de tu propio turno, siempre que se te pregunte.
rescue-mistake-1 = Azul mueve su planeta: la grande 1, la mediana 2 y tu pequeña 3, al agujero.
rescue-mistake-2 = Esa nave estaba a salvo. La que corre peligro es la pequeña que está junto a Azul.

placing-text = Una partida de verdad empieza colocando naves por turnos, nunca dos de un tamaño en un planeta. Coloca la última justo después de un agujero: lejos del siguiente.
placing-praise = Bien colocada: faltan seis casillas hasta el siguiente agujero.
placing-mistake-1 = Ahí ya hay una nave grande. Durante la colocación, una de cada tamaño.
placing-mistake-2 = Nadie empieza en un agujero negro. Elige un planeta.
placing-mistake-3 = Un solo vuelo desde ahí termina en el agujero. Elige un planeta justo después de un agujero.

win-text = A Azul le queda una nave. Tiene que volar la tercera para caer en el agujero. Mueve el planeta, elige el orden ¡y gana!
win-praise = La flota azul ha desaparecido. ¡Ganas!
win-mistake-1 = La azul voló la segunda y escapó; la tuya voló la tercera. Haz volar tu nave mediana antes que la azul.
win-mistake-2 = Es seguro, pero Azul se escapa. Su última nave está con las tuyas.

cadet-text = Ya lo sabes todo. Entre tres o más jugadores cuentan las naves que conservas: grande 4, mediana 3, pequeña 1. ¡Ahora juega contra un Cadete!

## exercises

win-in-one-text = Gana en una jugada. A Azul le queda una sola nave. ¿Qué planeta, y quién vuela cuándo?
win-in-one-hint = Tres naves medianas, y el agujero está a tres casillas. La azul tiene que ser la tercera.
win-in-one-mistake-1 = Ahora la tercera es una tuya. Haz volar tus dos naves antes que la azul.
win-in-one-mistake-2 = Esa cae ella misma en el agujero.

save-your-ship-text = Salva tu nave. Ya has movido y le toca a Azul. Una ficha, un avance: después, Azul no debe poder tirar al agujero ninguna nave tuya.
save-your-ship-hint = ¿En qué planeta con una nave azul acabaría una de las tuyas en un agujero?
save-your-ship-mistake-1 = Ahora hay ahí tres naves, pero tu mediana sigue volando la segunda, al agujero.
save-your-ship-mistake-2 = Mira adónde volarían tus naves si Azul moviera cada uno de sus planetas.
save-your-ship-mistake-3 = No corría peligro: tiene el agujero muy lejos.

two-at-once-text = Gana en este turno. Azul tiene dos naves; tú, una ficha para un segundo turno.
two-at-once-hint = Las dos naves azules están a dos casillas de un agujero. En cada grupo tienen que volar segundas.
two-at-once-mistake-1 = La tuya voló segunda. Haz volar primero tu propia nave.
two-at-once-mistake-2 = Una nave azul menos, y queda otra. La ficha compra enseguida un segundo turno.
