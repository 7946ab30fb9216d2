### Las lecciones de Astroplane en español

## first-game

first-game-title = A la Singularidad

fly-text = Ponte encima en las cuatro casillas que rodean el agujero negro, y ganas. Saca una nave de tu zona de salida izquierda y haz que apunte a la derecha.
fly-praise = Una nave sale volando por su punta, y al llegar eliges hacia dónde apunta.
fly-mistake-1 = Se puede, pero volaría sin tocar el centro. Que apunte a la derecha.
fly-mistake-2 = Así se aleja del centro. Que apunte a la derecha.
fly-mistake-3 = Esas son de Azul. Las tuyas son rojas, abajo.

second-move-text = Cada turno tiene dos movimientos. Sigue volando con la misma nave y haz que apunte hacia arriba, al agujero negro.
second-move-praise = Ahora mira directa al agujero negro.
second-move-mistake-1 = Una nave no puede girar en el sitio. Vuela hacia donde apunta: a la derecha.
second-move-mistake-2 = Nunca apunta por donde ha venido. Que apunte hacia arriba.
second-move-mistake-3 = Hacia abajo se aleja del centro. Que apunte hacia arriba.

enter-text = Con dos movimientos entras. Vuela hacia arriba, sigue apuntando hacia arriba y entra en la casilla de debajo del agujero negro.
enter-praise = ¡Dentro! Una nave en el centro se queda allí para siempre: dos puntos.
enter-mistake-1 = Entonces no daría con el centro. Que siga apuntando hacia arriba.
enter-mistake-2 = Solo tienes dos movimientos. Usa el segundo para entrar.

reserve-text = Por cada nave que entra puedes sacar otra de tu reserva. Elige la zona de salida izquierda o derecha.
reserve-praise = Le toca a Azul. Mira: Azul entra por el otro lado.
reserve-mistake-1 = Perderías esa nave para siempre. ¡Sácala!

square-text = Tus naves vuelan solo por casillas moradas. ¡Dos del centro son azul oscuro! Pon dos naves espalda con espalda ante tu salida izquierda: derecha y luego izquierda.
square-praise = ¡Un Cuadrado! Nadie puede posarse en él, devolverlo ni destruirlo.
square-mistake-1 = Tu primera nave cubre parte de esa mitad. La segunda debe apuntar en sentido contrario.
square-mistake-2 = Ahora están una encima de otra. Espalda con espalda es: una apunta a la derecha y la otra a la izquierda.

step-text = Un Cuadrado da pasos en diagonal, del morado al azul oscuro. Da un paso hacia arriba a la derecha.
step-praise = Has cambiado de universo.
step-mistake-1 = Un Cuadrado nunca va recto, solo un paso en diagonal.
step-mistake-2 = También es azul oscuro, pero lejos del centro. Da el paso hacia la derecha.
step-mistake-3 = Una nave sola se queda en el morado, y el Cuadrado se deshace. Da el paso con ambas.

apart-text = Sus naves pueden seguir solas. Con tu segundo movimiento envía la de la derecha y haz que apunte hacia arriba.
apart-praise = El Cuadrado se ha deshecho, pero ya vas por el azul oscuro.
apart-mistake-1 = Esa es la de la izquierda. La de la derecha está más cerca de la casilla que quieres.
apart-mistake-2 = Que apunte hacia arriba, a la casilla de la derecha del agujero negro.

other-centre-text = Dos movimientos hacia arriba, y entras por la derecha del agujero negro.
other-centre-praise = Dos de cuatro. Eso sí: Azul puede posarse encima de ti, y tú encima de Azul.
other-centre-mistake-1 = Para entrar tiene que apuntar hacia arriba.

captive-text = Azul te cierra el paso, apuntando a la izquierda. Pósate encima: apunta también a la izquierda. Una nave debajo de la tuya no puede moverse.
captive-praise = Capturada. Será tu cautiva mientras sigas encima.
captive-mistake-1 = Azul cubre parte de esa mitad. Para posarte encima, apunta justo como Azul: a la izquierda.
captive-mistake-2 = Espalda con espalda la devuelves a su salida. ¡También está bien! Esta vez pósate encima.

kill-text = Un Cuadrado también destruye: se desliza en diagonal, por casillas vacías, hasta la primera nave azul. Tres puntos. Destruye la de arriba a la derecha.
kill-praise = Fuera para siempre, y tres puntos para ti.
kill-mistake-1 = Eso es solo un paso. El Cuadrado puede deslizarse hasta el final en un solo movimiento.
kill-mistake-2 = Así deshaces tu Cuadrado. Se destruye con las dos naves juntas.

win-text = Tres casillas del centro son tuyas. Azul está en la izquierda. Dos movimientos: ¡pósate encima y gana!
win-praise = Encima en las cuatro: ¡ganas al momento!
win-mistake-1 = Entonces pasa de largo. Apunta hacia arriba, a la casilla izquierda del centro.
win-mistake-2 = Ese era tu segundo movimiento. Úsalo para entrar.

cadet-text = Ya sabes volar, capturar y ganar. Las esquinas y las casillas onduladas guardan más: mira la segunda lección. ¡Ahora juega contra un Cadete!

## strange-spaces

strange-spaces-title = Agujeros de gusano y rayos

bonus-text = Tienes una cautiva. Si vuelas y la sueltas, ganas un tercer movimiento este turno. Vuela a la izquierda, luego al centro, y luego saca una nave nueva.
bonus-praise = Tres movimientos en un turno. Merece la pena guardar cautivas para el momento justo.
bonus-mistake-1 = Ya has usado tus dos movimientos. El extra sale de soltar a tu cautiva.

send-back-text = Toma la mitad opuesta a una nave azul, y esta vuelve a su salida. Vuela hasta ella, apunta hacia abajo y elige adónde va.
send-back-praise = Todo su camino para nada. Devolver no da puntos, pero sí tiempo.
send-back-mistake-1 = Así te posas encima. Apunta en sentido contrario: hacia abajo.
send-back-mistake-2 = Azul cubre parte de esa mitad. Hacia arriba te posas encima, hacia abajo la devuelves.

hyperspace-text = La casilla ondulada es el hiperespacio: entras y sales al momento por otra. La izquierda o la derecha llevan al azul oscuro. Elige una de ellas.
hyperspace-praise = Al otro lado del tablero en un movimiento.
hyperspace-mistake-1 = Se puede, pero enfrente sigues en el morado. Sal por la izquierda o por la derecha.

wormhole-text = Tu nave está en un agujero de gusano. Atravesarlo hasta el otro extremo es gratis. Atraviésalo y apunta al rayo de la derecha.
wormhole-praise = Del morado al azul oscuro, y sin gastar un movimiento.
wormhole-mistake-1 = Has atravesado, pero apuntando mal. Apunta a la derecha, al rayo.
wormhole-mistake-2 = En esa casilla del rayo ya hay una nave tuya. Necesitas una en cada una de las dos.

load-text = Una nave espera ya en la otra casilla del rayo. Vuela a esta.
load-praise = Ambas están cargadas. Ahora viene lo bueno.
load-mistake-1 = Acaba de atravesar. Debe volar antes de volver a hacerlo.

fire-text = Las dos casillas del rayo de una esquina son tuyas. Dispara: ambas naves salen derechas al centro, ¡al lado opuesto!
fire-praise = Dos casillas del centro con un movimiento, desde la otra punta del tablero.
fire-mistake-1 = No tienes naves en esa esquina. Dispara la de abajo a la derecha.
fire-mistake-2 = Todavía no: te queda un movimiento, y de los grandes.

cadet-again-text = Eso es todo. Un consejo: vigila las esquinas de Azul. ¡Ahora juega contra un Cadete!

## exercises

win-in-one-text = Gana en este turno. Solo te falta la casilla de la derecha del agujero negro, y es azul oscuro.
win-in-one-hint = Las naves del morado no llegan. ¿Qué te lleva del morado al azul oscuro?
win-in-one-mistake-1 = Ahí ya estás encima. Necesitas la casilla azul oscuro de la derecha.
win-in-one-mistake-2 = Buena idea, lado equivocado: la de la izquierda ya es tuya.

stop-blue-text = Salva la partida. Azul está encima en tres y en su próximo turno entra en la cuarta. Te queda un movimiento.
stop-blue-hint = No llegas a la nave de Azul. Pero nadie tiene por qué seguir encima en las cuatro.
stop-blue-mistake-1 = Demasiado lento: Azul entra y gana. Pósate encima de Azul en el centro.
stop-blue-mistake-2 = Azul entra y gana. Usa tu movimiento.

kill-two-text = Seis puntos con un movimiento. ¿Hacia dónde debe deslizarse tu Cuadrado?
kill-two-hint = Una pila entera se destruye de una vez.
kill-two-mistake-1 = Tres puntos por una nave. Hay un deslizamiento mejor.
kill-two-mistake-2 = Junto al agujero negro las naves están a salvo de los Cuadrados.
