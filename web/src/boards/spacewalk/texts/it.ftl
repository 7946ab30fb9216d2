### Il tabellone di Space Walk

spacewalk-orbit = L'orbita
spacewalk-red = Rosso
spacewalk-blue = Blu
spacewalk-green = Verde
spacewalk-yellow = Giallo
spacewalk-white = Bianco
spacewalk-large = grande
spacewalk-medium = media
spacewalk-small = piccola
spacewalk-ship = { $size } di { $owner }
spacewalk-nothing = nessuna astronave
spacewalk-planet = Pianeta { $space }: { $ships }
spacewalk-hole = Buco nero in { $space }
spacewalk-holes-at = { $n } caselle, buchi neri in { $holes }. Le astronavi volano verso i numeri più alti.
spacewalk-group = In volo da { $space }, la prossima vola di { $n }: { $ships }
spacewalk-round = Round { $n }
spacewalk-placing = In orbita
spacewalk-size = Dimensione dell'astronave
spacewalk-over = La partita è finita.

spacewalk-waits-draw = Il primo giocatore è sorteggiato.
spacewalk-waits-placing = { $player } piazza un'astronave.
spacewalk-waits-card = { $player } sceglie una carta.
spacewalk-waits-move = { $player } sceglie un pianeta.
spacewalk-waits-order = { $player } sceglie chi vola ora.
spacewalk-waits-step = { $player } muove una sola astronave.
spacewalk-waits-after = { $player } può spendere un segnalino.
spacewalk-waits-gap = { $player } può spendere un segnalino.

spacewalk-asks-draw = Il primo giocatore è sorteggiato.
spacewalk-asks-placing = Scegli una dimensione, poi un pianeta.
spacewalk-asks-card = Gioca una carta.
spacewalk-asks-move = Scegli un pianeta: tutte le sue astronavi volano.
spacewalk-asks-order = Di chi è l'astronave { $size } che vola di { $n }?
spacewalk-asks-step = Scegli un pianeta: una tua astronave avanza di una casella.
spacewalk-asks-after = Spendi un segnalino per fare di più, o passi?
spacewalk-asks-gap = Spendi un segnalino per far avanzare di una casella una tua astronave, o passi?

spacewalk-which-ship = Quale astronave del pianeta { $space }?
spacewalk-second-turn = Secondo turno
spacewalk-one-step = Una casella
spacewalk-pass = Passa
spacewalk-standing-pass = passa in automatico fra i turni
spacewalk-to-place = da piazzare
spacewalk-in-orbit = in orbita
spacewalk-tokens = Segnalini
spacewalk-tokens-n = { $n } { $n ->
    [one] segnalino
   *[other] segnalini
 }

spacewalk-card-move = MOSSA
spacewalk-card-double = DOPPIA
spacewalk-card-copy = COPIA
spacewalk-card-step = AVANTI
spacewalk-card-stay = SOSTA

spacewalk-do-place = astronave { $word } sul pianeta { $space }
spacewalk-do-move = muovi il pianeta { $space }
spacewalk-do-next = ora vola { $word }
spacewalk-do-again = segnalino: muovi il pianeta { $space }
spacewalk-do-step = avanza l'astronave { $word } del pianeta { $space }
spacewalk-do-pass = passa
spacewalk-do-card = gioca { $word }
spacewalk-do-first = comincia { $word }

spacewalk-group-large = astronave grande
spacewalk-group-medium = astronave media
spacewalk-group-small = astronave piccola
spacewalk-group-move = muovi un pianeta
spacewalk-group-again = un secondo turno
spacewalk-group-step = avanza di una casella
spacewalk-group-next = chi vola ora
spacewalk-group-card = carte
spacewalk-group-pass = passa
spacewalk-group-first = chi comincia

spacewalk-share-large = { $n } { $n ->
    [one] astronave grande
   *[other] astronavi grandi
 }
spacewalk-share-medium = { $n } { $n ->
    [one] astronave media
   *[other] astronavi medie
 }
spacewalk-share-small = { $n } { $n ->
    [one] astronave piccola
   *[other] astronavi piccole
 }
spacewalk-share-tokens = { $n } { $n ->
    [one] segnalino tenuto
   *[other] segnalini tenuti
 }

spacewalk-aim = Tieni le tue astronavi in orbita. A ogni turno scegli un pianeta con una tua astronave: tutte quelle che ci sono sopra volano avanti, la prima di una casella, la seconda di due e così via. Quelle che finiscono in un buco nero sono perse.
spacewalk-scoring = La partita finisce quando qualcuno non ha più astronavi. Le grandi valgono 4, le medie 3, le piccole 1, e ogni segnalino tenuto 2. Vince chi ha più punti.
