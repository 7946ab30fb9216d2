### Las lecciones de SITUATION 7 en español

## first-game

first-game-title = Dos puzles, un cielo

base-line-text = Dos bandos ponen el mismo puzle en un tablero. Puntúan los dibujos que completas en solitario. Tu primera pieza: en medio de tu línea de base, abajo.
base-line-praise = Llevas el bando amarillo. Verde empieza arriba.
base-line-mistake-1 = El Sol puede esperar. Tu primera pieza va en tu propia línea de base.
base-line-mistake-2 = Cada pieza encaja en un solo lugar. Prueba el de al lado.
base-line-mistake-3 = También está en la línea. Pero más hacia el medio estás más cerca de Júpiter.

edge-text = Desde ahora cada pieza debe tocar tu territorio por un lado. Pon la pieza de encima de la primera, hacia Júpiter.
edge-praise = Paso a paso. Quien llena antes un lugar se lo queda.
edge-mistake-1 = Aún no toca tu territorio. Pon primero la de en medio.
edge-mistake-2 = Verde ha llenado ese lugar. Se queda verde.

jupiter-text = Unos turnos después. Falta una pieza de Júpiter. Ponla: el planeta entero en solitario vale 100.
jupiter-praise = Júpiter es tuyo: ¡100 puntos!
jupiter-mistake-1 = Encaja, pero primero Júpiter: 100 puntos por una pieza.

rocket-base-text = Cada una de tus bases vale 50, y algo más. Pon la última pieza de tu base de cohetes, abajo a la derecha.
rocket-base-praise = Tres cohetes están listos.
rocket-base-mistake-1 = Eso es de los satélites. Llena el hueco de la base de cohetes.

launch-text = A Verde le falta una pieza de Saturno. Un cohete pone una pieza junto al territorio verde, donde sea. ¡Lanza uno al hueco!
launch-praise = Una pieza tuya, y Saturno no puntúa para nadie.
launch-mistake-1 = Ahí no tienes territorio. Mejor lanza un cohete.
launch-mistake-2 = Ahí llegas sin cohete. Apunta a Saturno.
launch-mistake-3 = Un cohete cae junto al territorio verde, y ahí no lo hay. Apunta a Saturno.

foothold-text = Tu cohete es una cabeza de puente. Pon una pieza a su lado, en plena mitad verde.
foothold-praise = Ahora Verde tiene que luchar en casa.
foothold-mistake-1 = Aún no está junto a tu territorio. Elige una que toque la pieza del cohete.
foothold-mistake-2 = Es seguro, en casa; pero allí arriba puedes estropear más dibujos de Verde.

astronaut-text = Faltan dos piezas del Sol, y Verde está junto a ambas. Un astronauta vigila: Verde no puede poner nada a su lado. Ponlo en la pieza de abajo a la izquierda.
astronaut-praise = El hueco de encima queda cerrado para Verde. Y sigue siendo tu turno.
astronaut-mistake-1 = Esa pieza es de Verde. Los astronautas se ponen en tu territorio.
astronaut-mistake-2 = Entonces Verde toma el otro hueco. Pon primero el astronauta, que no cuesta turno.

open-gap-text = Ahora pon la pieza del Sol que no está vigilada: la de arriba a la derecha.
open-gap-praise = A Verde le encantaría el último hueco, pero no puede.
open-gap-mistake-1 = Ese está vigilado y puede esperar. Verde tomaría el otro.

sun-text = El hueco sigue ahí. ¡Completa el Sol!
sun-praise = El Sol: 200 puntos, el mayor premio.
sun-mistake-1 = Primero el Sol: 200 puntos por una pieza.

last-piece-text = El final: queda un lugar. Completa un planeta y uno de los 24 sectores entre las líneas: 50 más. ¡Pon la pieza y gana!
last-piece-praise = 1100 a 1000. ¡Ganas!

cadet-text = Ya lo sabes todo. En la bandeja de verdad las piezas están mezcladas: a buscar. ¡Ahora juega contra un Cadete, primero por turnos!

## all-at-once

all-at-once-title = El juego de verdad: nadie espera

no-turns-text = En el juego de verdad no hay turnos. Ambos bandos ponen piezas según las encuentran. ¡Pon tu primera pieza, ya!
no-turns-praise = Verde tampoco te ha esperado.
no-turns-mistake-1 = Esa es la línea de base de Verde. La tuya está abajo.

mixed-tray-text = La bandeja está mezclada. Mira formas y dibujos: encuentra la última pieza de Júpiter y ponla.
mixed-tray-praise = Buena vista.
mixed-tray-mistake-1 = Ahí no encaja. Un intento fallido solo cuesta tiempo.

whatever-fits-text = No busques una sola pieza mientras Verde pone tres. Estas tres encajan en algún sitio: ponlas, en el orden que quieras.
whatever-fits-praise = La rapidez es territorio. Busca solo lo que merezca la pena.
whatever-fits-mistake-1 = Aún no está junto a tu territorio. Usa las tres de tu bandeja.

race-text = Queda una pieza del Sol, y Verde también la busca. Quien la ponga primero se la queda. ¡Rápido!
race-hint = Verde fue más rápido. Otra vez: tienes diez segundos más.
race-praise = ¡Antes que nadie! 200 puntos.
race-mistake-1 = ¡El Sol, el Sol! Vale más que todo eso.

cadet-live-text = Así es el juego de verdad: de diez a veinte minutos, y nadie espera. ¡Ahora juega contra un Cadete, todos a la vez!

## exercises

win-in-one-text = Quedan dos lugares: un dique de reparaciones y un círculo. Tú pones una pieza, Verde la otra. ¿Con cuál ganas?
win-in-one-hint = Cuenta lo que completa cada una, para ti y para Verde: el círculo, y los sectores.
win-in-one-mistake-1 = 100 para ti, pero el círculo de Verde se lleva 75 y te estropea dos sectores.

save-your-planets-text = Salva ambos planetas. Falta una pieza de Júpiter y una de Mercurio y Venus. ¿Cuál primero?
save-your-planets-hint = ¿A cuál de los dos huecos puede llegar Verde?
save-your-planets-mistake-1 = Júpiter no corría peligro. Verde está junto al otro hueco y lo estropea.

one-rocket-text = Salva la partida. A Verde le falta una pieza para Saturno y una para el Sol. Evita la pérdida mayor.
one-rocket-hint = Tus cohetes están listos. El Sol vale 200, Saturno 100.
one-rocket-mistake-1 = Saturno queda estropeado, pero Verde se lleva el Sol: 200 puntos.
one-rocket-mistake-2 = Ahí no tienes territorio. ¿Qué llega a cualquier parte junto a Verde?
