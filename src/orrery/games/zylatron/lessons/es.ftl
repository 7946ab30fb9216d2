### Las lecciones de ZYLATRON en español

## first-game

first-game-title = El juego corto: un Guerrero, un aterrizaje

walk-text = Haz entrar a pie un Guerrero en el cuartel general azul, la estrella de abajo a la derecha, y la galaxia es tuya. Pulsa el Guerrero 1 y luego el punto marcado.
walk-otherwise = Está bien, pero por esta vez sigue las marcas.
walk-praise = Los Guerreros caminan hasta cuatro puntos, y solo por tierra.
walk-mistake-1 = Eso es espacio. Los Guerreros solo caminan por tierra.
walk-mistake-2 = Demasiado lejos, y no es tierra. Elige el punto marcado.

load-text = A pie no llega a ninguna parte. Los Cazas Estelares vuelan y llevan una pieza. Lleva el Caza Estelar 2 hasta el Guerrero 2 y cárgalo.
load-praise = Cargado. Solo ha costado el camino.
load-mistake-1 = Ese Guerrero ha caminado en este turno y no se puede cargar. Usa el Guerrero 2.
load-mistake-2 = Vuela primero al punto del Guerrero.

fly-on-text = Un Caza Estelar vuela diez puntos, por encima de todo, y aún le quedan. Sigue hasta el punto marcado y termina el turno: pueden moverse dos piezas, y ya lo han hecho.
fly-on-praise = Tus fábricas te dan tres Zys. Azul envía un Caza Estelar.
fly-on-mistake-1 = Ya se han movido dos piezas en este turno. Sigue volando con el Caza Estelar 2.
fly-on-mistake-2 = Demasiado lejos: le quedan ocho puntos. Ve al punto marcado.

closer-text = Vuela con el Caza Estelar 2 otros diez puntos, cerca del Caza Estelar azul. El tuyo lleva consigo al Guerrero.
closer-praise = A tu alcance.
closer-mistake-1 = Demasiado lejos, y nunca se para sobre un enemigo. Elige el punto marcado.
closer-mistake-2 = El Guerrero 2 va a bordo, sobre el espacio. Solo puede bajar en tierra.

fire-text = Los Cazas Estelares disparan a tres puntos, una vez por turno y sin gastar movimientos. Dispara al Caza Estelar azul: una carta dice IMPACTO o FALLO.
fire-praise = ¡IMPACTO! Desaparece, con todo lo que lleva. El láser de tu Guerrero llegaría a dos puntos.
fire-mistake-1 = Demasiado lejos: el láser de un Caza Estelar llega a tres puntos.
fire-mistake-2 = Ese Caza Estelar está en casa, sin ningún enemigo a su alcance.

end-turn-text = Aquí no hay nada más que hacer. Termina tu turno y contén la respiración: Azul te devuelve el disparo.
end-turn-praise = ¡FALLO! La mitad de las cartas son fallos.
end-turn-mistake-1 = Cada láser dispara una vez por turno.

touch-down-text = El planeta de Azul está a tu alcance. Lleva el Caza Estelar 2 a su tierra, a dos puntos del cuartel general.
touch-down-praise = Detrás de las líneas azules. ¡Y ahora, rápido!
touch-down-mistake-1 = Un punto de más. Y solo un Guerrero a pie puede tomar un cuartel general.
touch-down-mistake-2 = Ahí hay un Guerrero azul. Elige el punto marcado.

win-text = Tienes un segundo movimiento. El Guerrero 2 baja y entra a pie en el cuartel general. ¡Gana!
win-praise = El cuartel general es tuyo, y todo lo que era de Azul. ¡Ganas!
win-mistake-1 = No puedes parar sobre un enemigo, pero sí pasar de largo. Llega hasta la estrella.
win-mistake-2 = ¡Alto! Un movimiento más y ganas. Pulsa el Guerrero 2.

money-text = Dos cosas para más tarde. Las piezas perdidas se pueden volver a comprar: un Guerrero, por 8 Zys. Compra uno y ponlo en una posición inicial libre.
money-praise = De vuelta en la lucha. Puede moverse en este mismo turno.
money-mistake-1 = Un Caza Estelar cuesta 14 Zys, y tienes 12.
money-mistake-2 = En esa posición inicial hay un Guerrero. Elige una libre.

defend-text = ¡Alarma! Un Caza Estelar azul ha aterrizado junto a tu cuartel general con un Guerrero a bordo. En su próximo turno entra. ¡Dispara con el Caza Estelar 1!
defend-praise = ¡IMPACTO! Tu cuartel general está a salvo. Deja siempre en casa algo que pueda disparar.
defend-mistake-1 = El láser de un Guerrero solo llega a dos puntos. Usa el Caza Estelar 1.
defend-mistake-2 = Entonces el Guerrero azul entra y quedas fuera. ¡Dispara primero!

cadet-text = Ya conoces el juego corto: llevar, aterrizar, ganar, y vigilar tu propio cuartel general. ¡Ahora juega contra un Cadete!

## major-game

major-game-title = El juego completo: Estrellas de Combate y Misiles

beam-text = El juego completo añade Estrellas de Combate: tres bodegas, y teletransportan. Teletransporta el Guerrero marcado, a tres puntos, a bordo de la Estrella de Combate 1.
beam-praise = Sin gastar movimientos. Del mismo modo vuelve a tierra.
beam-mistake-1 = Demasiado lejos: se teletransporta a tres puntos como mucho.
beam-mistake-2 = Solo se pueden teletransportar Guerreros y Misiles.

battle-star-text = Aquí pueden moverse tres piezas por turno. Una Estrella de Combate vuela seis puntos, solo por el espacio. Lleva la tuya por el borde.
battle-star-praise = Y su láser llega a cuatro puntos.
battle-star-mistake-1 = Eso es tierra. Las Estrellas de Combate no salen del espacio.
battle-star-mistake-2 = Demasiado lejos: seis puntos. En este juego los Cazas Estelares también vuelan seis.

missile-text = ¡Dos Cazas Estelares azules juntos! Lánzales tu Misil Krill. Se saca una carta para todo lo que esté junto a la explosión, también lo tuyo.
missile-praise = Un IMPACTO, un DAÑO y un IMPACTO en el Guerrero de a bordo. El Misil se ha gastado.
missile-mistake-1 = Un Misil vuela ocho puntos. No llega al planeta de Azul.
missile-mistake-2 = Los Misiles no se mueven. Lánzalo.

repair-text = DAÑO quiere decir que tu pieza no hace nada en este turno. O pagas la mitad de su precio: repara el Caza Estelar 2 por 7 Zys.
repair-praise = Como nuevo, ya en este turno.
repair-mistake-1 = Está dañado y no puede moverse. Repáralo primero.
repair-mistake-2 = A ese no le pasa nada.

zylon-text = Zylon, en el centro, dobla tus ingresos. El Guerrero 1 ha llegado allí en Caza Estelar: llévalo a pie a la estrella de Zylon.
zylon-praise = La carta de Zylon es tuya hasta que otro Guerrero aterrice allí: dos Zys por cada fábrica.
zylon-mistake-1 = Solo un Guerrero a pie toma un cuartel general.

factory-text = Azul también tiene una fábrica en Zylon. En este juego se puede disparar a las fábricas. Dispárale con el Caza Estelar 1 y termina tu turno.
factory-praise = Seis Zys para ti, y uno menos por turno para Azul, hasta que la reconstruya por 4.
factory-mistake-1 = Esa fábrica está lejos. La de Zylon está a tu alcance.
factory-mistake-2 = ¡Esa es tuya!

cadet-again-text = Las Estrellas de Combate llevan Cazas Estelares que llevan Guerreros: así de lejos golpean las flotas. ¡Ahora juega contra un Cadete, al juego completo!

## exercises

win-in-one-text = Gana en este turno. Tu Estrella de Combate lleva un Caza Estelar, el Caza Estelar lleva un Guerrero, y tienes tres movimientos.
win-in-one-hint = Cada pieza hace su movimiento: la Estrella de Combate seis puntos, luego el Caza Estelar seis, luego el Guerrero a pie.
win-in-one-mistake-1 = El Caza Estelar fue primero, así que su Estrella de Combate ya no puede llevarlo. Empieza por la más grande.
win-in-one-mistake-2 = Tu Guerrero está sobre el espacio. El Caza Estelar debe llevarlo primero a tierra.

save-your-headquarters-text = Salva tu cuartel general. El Guerrero azul entra en su próximo turno, y ninguno de tus láseres llega hasta él. Todavía.
save-your-headquarters-hint = Un Caza Estelar puede volar primero y disparar después, en el mismo turno. Acércate a tres puntos.
save-your-headquarters-mistake-1 = Cuatro puntos, uno de más. Acércate primero.
save-your-headquarters-mistake-2 = Entonces Azul entra, y quedas fuera.

stay-in-the-game-text = Salva tu flota. Has perdido tu último Guerrero: ten uno cuando termine este turno, o Azul lo hereda todo.
stay-in-the-game-hint = Tienes 9 Zys.
stay-in-the-game-mistake-1 = ¡Sin un Guerrero, no! Te alcanza para uno: 8 Zys.
