# Didascalie delle figure accanto alle regole di Astroplane.

AP-3 = A sinistra un astroplano rivolto verso est. A destra due che si danno la schiena: ciascuno riempie metà della casella.
AP-5 = È uscito dal vertice verso cui era rivolto, nella casella che c'è dietro. Lì ha preso una nuova direzione: qualunque, tranne quella da cui è venuto.
AP-20 = Rosso è atterrato sull'astroplano di Blu. Se alla fine del turno di Rosso è ancora lì, quello blu è prigioniero.
AP-24 = Rosso ha preso la metà opposta a Blu: l'astroplano blu torna in un'area di partenza.
AP-27 = Due dello stesso giocatore, schiena contro schiena, sono un Quadrato. Fa un passo di lato, oltre il bordo che ha in comune con la casella vicina.
AP-28 = Il Quadrato scivola lungo la diagonale fino alla prima casella presa. L'astroplano blu che c'era è fuori dal gioco.
AP-32 = Chi vola nell'iperspazio da un lato esce subito da un altro, quello che preferisce.
AP-34 = Da un'estremità del wormhole all'altra, e così nell'altro universo. Non costa mosse.
AP-39 = Rosso era su entrambe le posizioni di lancio di quest'angolo. I due astroplani sono volati nelle caselle centrali dal lato opposto.
AP-43 = Rosso è in cima a tutte e quattro le caselle intorno al buco nero, e ha vinto subito.
