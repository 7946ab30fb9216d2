### Le lezioni di Forza quattro

## first-game

first-game-title = Quattro in fila

drop-text = Metti in fila quattro dei tuoi dischi gialli: in verticale, in orizzontale o in diagonale. Fai cadere il primo nella colonna centrale.
drop-otherwise = Si può, ma il centro fa parte di più file da quattro. Comincia lì.
drop-praise = Cade nel posto libero più basso. Rosso ci gioca sopra.

block-text = Rosso ne ha tre in fila. Ancora uno e vince! Fai cadere il tuo disco nel posto vuoto.
block-praise = Bloccato. A ogni turno guarda i tris dell'altro.
block-mistake-1 = Ora Rosso gioca nel posto vuoto, e sono quattro.

win-text = Ora ne hai tre tu. Falli diventare quattro, da una parte o dall'altra!
win-praise = Quattro in fila: hai vinto!
win-mistake-1 = Così non fai una fila da quattro. Aggiungi un disco giallo all'estremo sinistro o destro.

cadet-text = È tutto qui. Gioca contro un Cadetto!

## exercises

diagonal-text = Vinci con un disco. Guarda le diagonali.
diagonal-hint = Tre dischi gialli salgono dall'angolo in basso a sinistra.
diagonal-mistake-1 = È una colonna troppo in là. La diagonale continua nella colonna prima.
