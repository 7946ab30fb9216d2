# Didascalie delle figure accanto alle regole di ZYLATRON.

ZY-8 = Un Guerriero cammina da un punto all'altro, solo sulla terraferma. Questo è arrivato al bordo del suo pianeta.
ZY-12 = Una Stella da Battaglia che porta un Caccia Stellare, che porta un Guerriero. Il numero dice quanti sono a bordo.
ZY-13 = Il Caccia Stellare è volato dal Guerriero, lo ha caricato di passaggio ed è ripartito con lui.
ZY-18 = La Stella da Battaglia ha teletrasportato il Guerriero in un vano libero. Non era una mossa.
ZY-20 = Il Caccia Stellare di Rosso spara: il bersaglio è entro 3 punti, e la carta colpo dice COLPITO.
ZY-27 = Il Missile è esploso qui. Si è pescata una carta per tutto ciò che era su questo punto e su quelli vicini.
ZY-33 = Il Caccia Stellare ha portato vicino il Guerriero, che è entrato a piedi nel quartier generale: Blu è fuori dal gioco.
ZY-35 = Un Guerriero di Rosso è nel quartier generale di Zylon. Rosso ha la carta Zylon, e le fabbriche rendono il doppio.
