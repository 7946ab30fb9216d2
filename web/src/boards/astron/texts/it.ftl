### Il tabellone di Astron

astron-board = Finestra sulla mappa
astron-head = Round { $round } · passo { $base } di { $last }
astron-gameOver = FINE PARTITA

astron-ship-at = Nave { $ship }, { $player }, in { $place }, { $points } { $points ->
    [one] punto
   *[other] punti
 }

astron-target = { $action }, fino a { $place }
astron-next = Punti per la prossima nave che atterra
astron-hand = La tua mano
astron-mustDiscard = Nessuna carta è giocabile: scartane una
astron-noCards = Nessuna carta
astron-play = Gioca
astron-left = ◀ Sinistra
astron-right = Destra ▶
astron-discard = Scarta
astron-pass = Passa
astron-ships = Navi
astron-ship = Nave
astron-points = Punti
astron-stations = Stazioni
astron-cards = Carte
astron-grounded = bloccata

astron-status-finished = su Saturno
astron-status-comet = persa: cometa
astron-status-rings = persa: anelli

astron-team = Squadra { $n } ({ $count ->
    [one] nave
   *[other] navi
 } { $ships }): { $score }
astron-teamAverage = { astron-team } in media
astron-piles = Mazzo { $pile } · scarti { $discards }

astron-card-forward = Avanti { $n }
astron-card-backward = Indietro { $n }
astron-card-sideways = Laterale { $n }
astron-card-upheaval = Sconvolgimento cosmico { $n }

astron-hint-straight = Le navi volano diritte: avanti, indietro o di lato.
astron-hint-otherCard = { $card } non porta lì: tocca una casella segnata o un’altra carta.
astron-hint-pick = Scegli una carta o tocca una casella segnata.

astron-banner-shuffled = Gli scarti si mescolano
astron-banner-round = Round { $n }
astron-banner-passes = La nave { $ship } passa
astron-banner-finished = La nave { $ship } ha raggiunto Saturno!
astron-banner-over = Partita finita

astron-say-base = Round { $round }. La mappa è al passo { $base } di { $last }.
astron-say-ship = Nave { $ship } in { $place }: { $points } { $points ->
    [one] punto
   *[other] punti
 }, stazioni { $stations }.
astron-say-grounded = La nave { $ship } è bloccata in { $place }: { $points } { $points ->
    [one] punto
   *[other] punti
 }, stazioni { $stations }.
astron-say-away = La nave { $ship } non è nella finestra: { $points } { $points ->
    [one] punto
   *[other] punti
 }, stazioni { $stations }.
astron-say-scenery = { $kind }: { $places }.
astron-say-hand = La tua mano: { $cards }.
astron-say-hand-of = Mano di { $name }: { $cards }.

astron-kind-take-off-space = Caselle di decollo
astron-kind-space-station = Stazioni spaziali
astron-kind-meteor-stream = Sciami di meteore
astron-kind-cosmic-ray-shower = Piogge di raggi cosmici
astron-kind-electronic-blackout = Blackout elettronici
astron-kind-asteroid = Asteroidi
astron-kind-comet = Cometa
astron-kind-land-of-planet = Suolo di pianeti
astron-kind-stellar-station = Stazioni stellari
astron-kind-rings = Anelli

astron-do-takeOff = Decolla da { $column }
astron-do-dodge-left = Cedi il posto a sinistra
astron-do-dodge-right = Cedi il posto a destra
astron-do-discard = Scarta { $card }
astron-do-left = { $card }, a sinistra
astron-do-right = { $card }, a destra

astron-hint-dodge = La tua nave deve cedere il posto: tocca una freccia.
astron-hint-takeOff = Le carte si distribuiscono dopo il decollo: tocca una casella di decollo.

astron-end-map = La mappa è finita.
astron-end-nobody = Nessuna nave è più in gioco.
astron-share-landed = { $n } { $n ->
    [one] atterraggio su una stazione
   *[other] atterraggi su stazioni
 }
astron-share-survived = Nave sopravvissuta fino alla fine
astron-share-hazards = { $n } { $n ->
    [one] pericolo
   *[other] pericoli
 }
astron-share-bad-landings = { $n } { $n ->
    [one] atterraggio fallito
   *[other] atterraggi falliti
 }
astron-share-waited = { $n } { $n ->
    [one] carta sacrificata
   *[other] carte sacrificate
 }

astron-aim = Vola con le tue carte sopra la mappa che scorre verso di te. Atterra sulle stazioni, evita i pericoli e resta sulla mappa.
astron-scoring = Ogni stazione su cui atterri dà i suoi punti, sopravvivere fino alla fine uno in più. Pericoli, atterraggi falliti e carte sacrificate costano punti. Vince chi ne ha di più.

astron-place = colonna { $column }, riga { $row }
astron-numbered = { $place } (numero { $n })
astron-none = nessuna

astron-setup-ship = Nave { $ship }
astron-setup-way = La nave
astron-setup-flying = vola
astron-setup-ready = prima del decollo
astron-setup-aloft = nella finestra, { $place }
astron-setup-place = Dov'è
astron-setup-landed = Stazioni (da 1 a 8)
astron-setup-none = nessuna
astron-setup-base = Passi della mappa
astron-setup-hiddenCard = una carta coperta
astron-setup-discards = Carte scartate
astron-setup-pile = Il mazzo è coperto
astron-setup-turn = Di chi è il turno, se decide un'altra nave
astron-setup-same = la nave che decide
astron-setup-teams = Squadre
astron-setup-noTeams = nessuna
astron-setup-phase-take-off = decollo
astron-setup-phase-deal = si distribuisce una carta
astron-setup-phase-play = si gioca una carta
astron-setup-phase-dodge = una nave è spinta via
astron-setup-phase-over = la partita è finita
