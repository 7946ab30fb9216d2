# Didascalie delle figure accanto alle regole di ASTRON.

AS-12 = Una carta dice da che parte e di quanto: Avanti 4 porta la nave esattamente quattro caselle più in là.
AS-16 = La nave resta dov'è. La mappa è scorsa sotto di lei di due righe e le ha portato una stazione.
AS-18 = La nave 1 si è fermata proprio davanti alla nave 2, che viene spinta indietro di una casella.
AS-21 = La prima nave su questa stazione: 5 punti. La prossima che vi atterra ne fa 4.
AS-26 = Dallo Spazio alla stazione della Luna con una sola mossa: un atterraggio. Sorvolare il suolo non ha fatto danni.
AS-27 = La mossa è finita accanto alla stazione, sul suolo: un punto è perso, e la nave è bloccata.
AS-32 = La mappa porta la cometa verso questa nave. Deve lasciare la colonna prima che arrivi.
AS-33 = Una carta porta la nave oltre gli anelli di Saturno fino alla stazione. Fermarcisi sopra sarebbe la fine.
