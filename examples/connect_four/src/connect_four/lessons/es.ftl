### Las lecciones de Conecta cuatro en español

## first-game

first-game-title = Cuatro en línea

drop-text = Pon cuatro de tus discos amarillos en línea: hacia arriba, de lado o en diagonal. Echa el primero en el medio.
drop-otherwise = Se puede, pero por el medio pasan más líneas de cuatro. Empieza por ahí.
drop-praise = Cae en el lugar libre más bajo. Rojo echa el suyo encima.

block-text = Rojo tiene tres en línea. ¡Uno más y gana Rojo! Echa tu disco en el hueco.
block-praise = Bloqueado. Mira en cada turno los tríos del otro.
block-mistake-1 = Ahora Rojo lo echa en el hueco, y ya son cuatro.

win-text = Ahora tienes tres. ¡Que sean cuatro, por cualquiera de los dos extremos!
win-praise = Cuatro en línea: ¡ganas!
win-mistake-1 = Así no hay cuatro en línea. Añade un disco amarillo en el extremo izquierdo o derecho.

cadet-text = Y no hay más. ¡Ahora juega contra un Cadete!

## exercises

diagonal-text = Gana con un disco. Mira las diagonales.
diagonal-hint = Tres discos amarillos suben desde la esquina de abajo a la izquierda.
diagonal-mistake-1 = Te pasas una columna. La diagonal sigue en la columna anterior.
