### Il tabellone di Astroplane

astroplane-board = Il tabellone
astroplane-red = Rosso
astroplane-blue = Blu
astroplane-green = Verde
astroplane-yellow = Giallo
astroplane-n = verso l'alto
astroplane-e = verso destra
astroplane-s = verso il basso
astroplane-w = verso sinistra
astroplane-ne = in alto a destra
astroplane-se = in basso a destra
astroplane-sw = in basso a sinistra
astroplane-nw = in alto a sinistra

astroplane-side-south = in basso
astroplane-side-west = a sinistra
astroplane-side-north = in alto
astroplane-side-east = a destra

astroplane-facing = Punta { $facing }
astroplane-turned = { $what }, rivolto { $facing }
astroplane-start-area = Area di partenza di { $owner }, { $cell }: { $n } { $n ->
    [one] astroplano
   *[other] astroplani
 }
astroplane-square-at = Quadrato di { $owner }, { $cell }
astroplane-stack-at = { $owners }, { $cell }, punta { $facing }
astroplane-round = Round { $n }
astroplane-over = La partita è finita.
astroplane-waits = { $player } ha ancora { $n } { $n ->
    [one] mossa
   *[other] mosse
 }.

astroplane-asks-send = Dove torna l'astroplano di { $owner }?
astroplane-asks-reserve = Può entrare un astroplano della tua riserva: dove?
astroplane-asks-move-on = Il Quadrato ({ $cell }) deve proseguire.
astroplane-asks-moved = Le mosse sono finite: usa ciò che è ancora segnato, o finisci il turno.
astroplane-asks-move = Scegli un astroplano; { $n ->
    [one] resta 1 mossa
   *[other] restano { $n } mosse
 }.
astroplane-asks-target = Scegli dove volare e dove puntare.

astroplane-cancel = Un altro astroplano
astroplane-reserve = Riserva
astroplane-reserve-n = { $n } in riserva
astroplane-kills-n = { $n } { $n ->
    [one] eliminato
   *[other] eliminati
 }
astroplane-points-n = { $n } { $n ->
    [one] punto
   *[other] punti
 }
astroplane-match-n = incontro: { $n } di { $to }

astroplane-do-fly = da { $from } a { $to }
astroplane-do-pass = wormhole da { $from } a { $to }
astroplane-do-step = passo del Quadrato da { $from } a { $to }
astroplane-do-kill = il Quadrato di { $from } elimina in { $to }
astroplane-do-fire = lancia dall'anomalia { $corner }
astroplane-do-end = Finisci il turno
astroplane-do-left = Area di partenza di sinistra
astroplane-do-right = Area di partenza di destra
astroplane-do-none = Lascia la riserva
astroplane-do-first = comincia

astroplane-from = da { $cell }
astroplane-others = altro

astroplane-share-kills = { $n } { $n ->
    [one] astroplano eliminato
   *[other] astroplani eliminati
 }
astroplane-share-top = { $n } { $n ->
    [one] astroplano in cima nella Singolarità
   *[other] astroplani in cima nella Singolarità
 }
astroplane-share-beneath = { $n } { $n ->
    [one] astroplano sotto un altro
   *[other] astroplani sotto altri
 }
astroplane-share-true-win = Vittoria piena: in cima a tutte e quattro le caselle centrali
astroplane-share-game = Partita { $n }

astroplane-aim = Porta quattro astroplani nella Singolarità al centro, uno in cima a ognuna delle sue quattro caselle: è una vittoria piena. Un astroplano vola dove punta e atterrando si gira.
astroplane-scoring = Senza vittoria piena decidono i punti: 3 per ogni astroplano eliminato con un Quadrato, 2 per ognuno dei tuoi in cima al centro, 1 per ognuno sotto.

astroplane-place = colonna { $column }, riga { $row }
astroplane-empty-at = { $what }, { $cell }: nessun astroplano
astroplane-kind-o = Casella
astroplane-kind-c = Casella accanto al buco nero
astroplane-kind-w = Wormhole
astroplane-kind-h = Iperspazio
astroplane-kind-f = Posizione di lancio
