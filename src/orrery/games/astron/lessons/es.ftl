### Las lecciones de ASTRON en español

## first-game

first-game-title = De la Tierra a Saturno

take-off-text = ¡De la Tierra a Saturno! Aterriza por el camino en las estaciones numeradas; la primera nave recibe 5 puntos. Despega lo más cerca posible de la estación 1.
take-off-praise = Eres la nave 1. Tu rival también despega, y cada uno recibe cinco cartas.
take-off-mistake-1 = Eso es la Tierra. Las seis casillas marcadas son las de despegue.
take-off-mistake-2 = Se puede, pero la estación 1 está muy a la izquierda. Sal de la casilla más a la izquierda.

card-text = Con una carta tu nave vuela exactamente lo que dice. Juega Adelante 4.
card-praise = Tu rival vuela también. Después, cada uno recibe una carta nueva.
card-mistake-1 = No tienes esa carta. Juega una de las cinco de tu mano.
card-mistake-2 = Esa te sacaría del mapa. Las naves no salen de él.
card-mistake-3 = Se puede, pero esa carta te hará falta enseguida. Juega el 4.

slide-text = ¿Lo has visto? Tras cada ronda el mapa se desliza una fila hacia ti; las naves se quedan. Vuela adonde la estación 1 quedará a tu lado: Adelante 2.
slide-praise = El mapa se ha deslizado, y la estación 1 está justo a tu lado.
slide-mistake-1 = Ahora estás junto a la estación, pero el mapa se desliza y la dejarás atrás. Una casilla menos.
slide-mistake-2 = La columna es la correcta, pero la estación aún está más adelante. Primero ve hacia delante.

station-text = ¡A aterrizar! Juega Lateral 1 y elige la izquierda.
station-praise = La primera nave en la estación 1: ¡cinco puntos! La siguiente recibe 4, luego 3, 2 y 1.
station-mistake-1 = Lado equivocado: la estación está a tu izquierda.
station-mistake-2 = Vuelas exactamente 2 y te pasas de la estación. Necesitas el 1.

blackout-text = Las nubes oscuras de delante cuestan un punto si las tocas, y ahora se deslizan hacia ti. Sal de sus columnas: Lateral 2, a la derecha.
blackout-otherwise = También es seguro, pero esa carta te hará falta en la Luna. Juega Lateral 2.
blackout-praise = Vía libre. Los meteoros, los rayos y los asteroides también cuestan un punto.
blackout-mistake-1 = Directo al apagón: un punto perdido. Rodéalo.
blackout-mistake-2 = Terminas dentro del apagón: un punto perdido. Mejor apártate a un lado.
blackout-mistake-3 = ¡También es seguro! Pero guarda el 3: te llevará a la Luna.

line-up-text = Tu rival ha aterrizado en la estación 1 por 4 puntos. ¡Rápido, a la Luna! Su estación debe quedar en tu fila cuando el mapa se deslice: Adelante 2.
line-up-praise = Ahora estás a la altura de la estación de la Luna.
line-up-mistake-1 = La columna es la correcta, pero ahí te alcanzan los meteoros: un punto perdido.
line-up-mistake-2 = Una de más: al deslizarse el mapa, la estación se pasa de tu fila.

moon-text = La estación de un planeta está rodeada de suelo. Pasar por encima del suelo no hace daño, pero hay que terminar en la estación misma: exactamente tres a la derecha.
moon-praise = ¡La Luna! Diez puntos.
moon-mistake-1 = Un mal aterrizaje: pierdes un punto y tu nave queda varada. Vuela exactamente tres.
moon-mistake-2 = La Luna está a tu derecha.

comet-text = Más adelante, ¡un cometa! Destruye toda nave que toca, también la que pasa por encima. Está una fila delante y se acerca. ¡Salva tu nave!
comet-praise = Por poco. Busca el cometa con la vista mucho antes de que llegue.
comet-mistake-1 = Pasar por encima del cometa también es mortal. Sal de su columna.
comet-mistake-2 = De lleno contra él. Sal de su columna.
comet-mistake-3 = Eso te trae el cometa enseguida. Sal de su columna.

upheaval-text = Más tarde. La estación 7 está a dos filas y ningún vuelo encaja. El Cataclismo Cósmico desliza enseguida el mapa entero, bajo todas las naves. ¡Juégalo!
upheaval-praise = La estación ha venido a ti, y un apagón ha alcanzado a tu rival. ¡Dos pájaros de un tiro!
upheaval-mistake-1 = Una de más: una carta se vuela hasta el final. Deja que el mapa venga a ti.
upheaval-mistake-2 = Quédate en la columna de la estación y deja que el mapa se deslice.

shove-text = En otra partida, tu rival espera justo detrás de la estación 4, con el cometa a su espalda. Aterriza delante: la nave que queda detrás debe retroceder.
shove-praise = Cinco puntos, y tu rival ha retrocedido hasta el cometa. Conserva sus puntos, pero su viaje ha terminado.
shove-mistake-1 = Junto a la estación, no en ella. Necesitas tres.
shove-mistake-2 = Tu rival se quedará con la estación. ¡Aterriza delante ahora!

saturn-text = ¡Por fin, Saturno! Sus anillos destruyen lo que se detiene en ellos, pero una carta puede cruzarlos. Desde aquí, aterriza en la estación de un solo vuelo.
saturn-praise = Has llegado a Saturno: cinco puntos, y un viaje con final feliz.
saturn-mistake-1 = Así te detienes en los anillos: tu nave se pierde. Crúzalos de una vez.
saturn-mistake-2 = Tras esta ronda los anillos se deslizan hacia ti. Crúzalos ahora.
saturn-mistake-3 = Eso es el suelo de Saturno: un mal aterrizaje. Una casilla menos.

cadet-text = ¡Ya sabes volar! Cuando el mapa se acaba, gana quien tiene más puntos; las naves que siguen en el Espacio reciben uno más. ¡Ahora juega contra un Cadete!

## exercises

let-it-come-text = Cinco puntos. Ninguna carta llega enseguida a la estación 6. ¿Cuál te lleva a ella cuando el mapa se deslice?
let-it-come-hint = Tras el turno de tu rival, el mapa se desliza una fila. Ponte una fila detrás de la estación, en su columna.
let-it-come-mistake-1 = La estación está tres columnas a tu derecha.
let-it-come-mistake-2 = Buena idea, pero la estación está a tres columnas.

save-your-ship-text = Salva tu nave. El cometa está delante de ti y a tu lado, y se desliza hacia aquí.
save-your-ship-hint = Solo una de tus siete jugadas te salva. ¿De qué lado está el cometa?
save-your-ship-mistake-1 = Ahí también está el cometa. ¡Por el otro lado!
save-your-ship-mistake-2 = Nadie pasa por encima del cometa.

win-in-one-text = Última ronda, con los mismos puntos. Quien siga en el Espacio recibe uno más. ¡Gana sin compartir!
win-in-one-hint = Los anillos de Saturno están justo detrás de tu rival. ¿Quién debe retroceder si te pones delante?
win-in-one-mistake-1 = El mapa se acaba y ambas naves sobreviven: victoria compartida. Tu rival no debe sobrevivir.
win-in-one-mistake-2 = Tu rival sigue en el Espacio y sobrevive. Hazle retroceder.
