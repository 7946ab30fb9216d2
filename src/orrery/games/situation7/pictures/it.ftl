# Didascalie delle figure accanto alle regole di SITUATION 7.

S7-5 = I quattro posti bordati di rosso sono la linea di base di Giallo. Quella di Verde è di fronte.
S7-10 = Il primo pezzo di Giallo sta sulla sua linea di base. Il prossimo può andare ovunque tocchi questo con un lato.
S7-13 = Giallo ha riempito tutta la sua base dei razzi, perciò i suoi tre razzi sono pronti.
S7-14 = Un razzo porta un pezzo accanto a uno di Verde, lontano da tutto ciò che è di Giallo. Da lì Giallo continua.
S7-17 = L'astronauta sorveglia il pezzo su cui sta. Nel posto vuoto lì accanto Verde non può piazzare nulla.
S7-21 = Tutti i posti di questo settore sono di Giallo: 50 punti. Con un solo pezzo di Verde non conterebbe per nessuno.
S7-22 = Con questo pezzo Giallo tiene tutto Giove: 100 punti.
