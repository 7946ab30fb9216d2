### Il tabellone di Zylatron

zylatron-galaxy = La galassia
zylatron-point = { $point }: { $what }
zylatron-nothing = vuoto
zylatron-zoomIn = Ingrandisci
zylatron-zoomOut = Rimpicciolisci
zylatron-whole = Tutta la galassia, o di nuovo a casa
zylatron-close = Chiudi
zylatron-goHere = { $piece }: vieni qui
zylatron-damaged = con danni

zylatron-colour-red = Rosso
zylatron-colour-blue = Blu
zylatron-colour-green = Verde
zylatron-colour-yellow = Giallo

zylatron-nobody = nessuno

zylatron-kind-battle-star = Stella da Battaglia
zylatron-kind-star-fighter = Caccia Stellare
zylatron-kind-warrior = Guerriero
zylatron-kind-missile = Missile Krill

zylatron-card-hit = COLPITO
zylatron-card-miss = MANCATO
zylatron-card-damage = DANNO

zylatron-condition-working = in funzione
zylatron-condition-damaged = danneggiata
zylatron-condition-destroyed = distrutta

zylatron-verb-begin = Muovi
zylatron-verb-fire = Spara
zylatron-verb-launch = Lancia
zylatron-verb-beam = Teletrasporta
zylatron-verb-shift = Sposta
zylatron-verb-repair = Ripara
zylatron-verb-load = Carica
zylatron-verb-dock = Sali a bordo di
zylatron-verb-drop = Deponi
zylatron-verb-onto = Su
zylatron-verb-target = Bersaglio
zylatron-verb-rebuild = Ricostruisci
zylatron-verb-end = Fine turno

zylatron-prompt-over = La partita è finita.
zylatron-prompt-wait = È il turno di { $colour }.
zylatron-prompt-act = Tocca un tuo pezzo. Mosse rimaste: { $n }
zylatron-prompt-order = Scegli che cosa deve fare. Mosse rimaste: { $n }
zylatron-prompt-moved = Le mosse sono finite: spara, teletrasporta, compra o finisci il turno.
zylatron-prompt-end = Non resta nulla da fare: finisci il turno.
zylatron-prompt-mover = { $piece } si muove: { $n ->
    [one] resta 1 passo
   *[other] restano { $n } passi
 }. Tocca un punto segnato.
zylatron-prompt-join = { $piece } sta su un altro tuo pezzo: caricalo o sali a bordo.
zylatron-prompt-fire = { $piece } spara: tocca il bersaglio.
zylatron-prompt-launch = { $piece } è lanciato: tocca dove esplode.
zylatron-prompt-beam = Dove si teletrasporta { $piece }?
zylatron-prompt-shift = Su che cosa si sposta { $piece }?
zylatron-prompt-buy = Dove si mette il nuovo pezzo ({ $piece })?
zylatron-prompt-pick = Tocca il pianeta che vuoi.
zylatron-prompt-card = Si pesca una carta colpo.

zylatron-round = Round { $round } di { $last }
zylatron-money = Zy
zylatron-moneyOf = { $n } Zy
zylatron-zylonCard = ha la carta Zylon
zylatron-heldBy = in mano a { $colour }
zylatron-out = fuori dal gioco
zylatron-factories = Fabbriche
zylatron-bank = Banca
zylatron-lostOf = { $n } in banca
zylatron-strikes = Carte colpo rimaste
zylatron-sheet = Gittate e prezzi

zylatron-sheet-moves = si muove di
zylatron-sheet-laser = laser
zylatron-sheet-pegs = perni
zylatron-sheet-more = Teletrasporto { $beam } · esplosione { $blast } · fabbrica { $price }

zylatron-banner-picks = { $colour } sceglie un pianeta
zylatron-banner-turn = { $colour } · round { $n }
zylatron-banner-reshuffled = Le carte colpo si mescolano
zylatron-banner-income = { $colour }: +{ $n } Zy
zylatron-banner-zylon = { $colour } prende la carta Zylon!
zylatron-banner-captured = { $other } prende il quartier generale di { $colour }!
zylatron-banner-inherits = { $colour } non ha Guerrieri: eredita { $other }
zylatron-banner-deserted = { $colour } è fuori dal gioco
zylatron-banner-wins = { $colour } domina la galassia!
zylatron-banner-rounds = { $n ->
    [one] 1 round è finito
   *[other] { $n } round sono finiti
 }

zylatron-say-turn = Turno di { $colour }, round { $round }. Mosse rimaste: { $moves }.
zylatron-say-mover = { $piece } si muove, { $n ->
    [one] resta 1 passo
   *[other] restano { $n } passi
 }.
zylatron-say-player = { $colour } ha { $money } Zy; pezzi persi: { $lost }.
zylatron-say-out = { $colour } è fuori dal gioco.
zylatron-say-pieces = Pezzi di { $colour }: { $pieces }.
zylatron-say-at = { $what }: { $point }
zylatron-say-factory = { $name }: { $condition }
zylatron-say-factories = Fabbriche: { $factories }.
zylatron-say-zylon = Ha la carta Zylon: { $colour }.

zylatron-group-begin = Muovi un pezzo
zylatron-group-go = Vai a un punto
zylatron-group-load = Carica
zylatron-group-dock = Sali a bordo
zylatron-group-drop = Deponi
zylatron-group-fire = Spara
zylatron-group-target = Scegli il bersaglio
zylatron-group-launch = Lancia
zylatron-group-detonate = Fai esplodere
zylatron-group-beam = Teletrasporta
zylatron-group-to = Teletrasporta giù
zylatron-group-shift = Sposta
zylatron-group-onto = Su che cosa
zylatron-group-buy = Compra
zylatron-group-at = Dove metterlo
zylatron-group-repair = Ripara
zylatron-group-rebuild = Ricostruisci
zylatron-group-pick = Scegli un pianeta
zylatron-group-end = Fine turno

zylatron-do-begin = Muovi: { $what }
zylatron-do-go = Vai: { $what }
zylatron-do-load = Carica: { $what }
zylatron-do-dock = Sali a bordo: { $what }
zylatron-do-drop = Deponi: { $what }
zylatron-do-fire = Spara: { $what }
zylatron-do-target = Bersaglio: { $what }
zylatron-do-launch = Lancia: { $what }
zylatron-do-detonate = Fai esplodere: { $what }
zylatron-do-beam = Teletrasporta: { $what }
zylatron-do-to = Teletrasporta giù: { $what }
zylatron-do-shift = Sposta: { $what }
zylatron-do-onto = Su: { $what }
zylatron-do-buy = Compra: { $what }
zylatron-do-at = Metti: { $what }
zylatron-do-repair = Ripara: { $what }
zylatron-do-rebuild = Ricostruisci: { $what }
zylatron-do-pick = Scegli il pianeta { $what }
zylatron-do-end = Fine turno

zylatron-moved = mossa fatta
zylatron-fired = ha sparato

zylatron-share-warriors = { $n } { $n ->
    [one] Guerriero sul tabellone
   *[other] Guerrieri sul tabellone
 }
zylatron-share-factories = { $n } { $n ->
    [one] fabbrica in piedi
   *[other] fabbriche in piedi
 }

zylatron-aim = Prendi i quartieri generali degli altri: un tuo Guerriero deve entrarci a piedi. Hai tre mosse per turno; i vettori portano i Guerrieri, laser e Missili aprono la strada.
zylatron-scoring = Vince l'ultimo giocatore rimasto. Dopo l'ultimo round ogni Guerriero sul tabellone e ogni fabbrica in piedi vale uno.

zylatron-pieceOf = { $kind } { $n } di { $colour }
zylatron-pieceFree = { $kind } { $n }
zylatron-factoryAt = fabbrica di { $colour } { $place ->
    [home] sul pianeta natale
    [moon] sulla luna
   *[zylon] su Zylon
 }
zylatron-spot-headquarters = il quartier generale ({ $body })
zylatron-spot-middle = il centro ({ $body })
zylatron-spot-on = { $body }, { $side }
zylatron-spot-beside = vicino: { $body }, { $side }
zylatron-spot-space = nello spazio, più vicino: { $body }, { $side }
zylatron-body-zylon = Zylon
zylatron-body-planet-upper-left = pianeta in alto a sinistra
zylatron-body-planet-upper-right = pianeta in alto a destra
zylatron-body-planet-lower-right = pianeta in basso a destra
zylatron-body-planet-lower-left = pianeta in basso a sinistra
zylatron-body-moon-upper-left = luna in alto a sinistra
zylatron-body-moon-upper-right = luna in alto a destra
zylatron-body-moon-lower-right = luna in basso a destra
zylatron-body-moon-lower-left = luna in basso a sinistra
zylatron-side-right = a destra
zylatron-side-upper-right = in alto a destra
zylatron-side-above = in alto
zylatron-side-upper-left = in alto a sinistra
zylatron-side-left = a sinistra
zylatron-side-lower-left = in basso a sinistra
zylatron-side-below = in basso
zylatron-side-lower-right = in basso a destra

zylatron-setup-piece = { $kind }, { $colour }
zylatron-setup-hurt = Danno
zylatron-setup-factory = Fabbrica: in funzione, danneggiata, distrutta
zylatron-setup-way = Su un pezzo già presente, uno nuovo va
zylatron-setup-carrier = su quello che porta tutti gli altri
zylatron-setup-top = su quello in cima
zylatron-setup-stack = L'ultima pila toccata: carico tra parentesi, ! per il danno
zylatron-setup-moves = Mosse rimaste
zylatron-setup-zylon = La carta Zylon
zylatron-setup-mover = Chi si muove, con i passi rimasti: rf1:3
zylatron-setup-subject = Il pezzo di un'azione a metà: rw1
zylatron-setup-target = Il bersaglio che attende una carta: bf2 o blue-moon
zylatron-setup-blast = Dove esplode un Missile: 28,14
zylatron-setup-ruins = Fabbriche distrutte: red-home, blue-moon
zylatron-setup-hurtOnes = Fabbriche danneggiate: red-zylon
zylatron-setup-of = Round in tutto
zylatron-setup-lacked = Era senza Guerrieri all'inizio del turno
zylatron-setup-half = Prezzi dimezzati
zylatron-setup-touch = Pezzo toccato, pezzo mosso
zylatron-setup-planet = Pianeta
zylatron-setup-noPlanet = non ancora scelto
zylatron-setup-held = I suoi pezzi obbediscono a
zylatron-setup-remover = Chi ha tolto il suo ultimo Guerriero
zylatron-setup-phase-pick = si scelgono i pianeti
zylatron-setup-phase-act = un turno
zylatron-setup-phase-join = un pezzo è arrivato su un altro proprio
zylatron-setup-phase-leave = un pezzo ne ha deposto un altro
zylatron-setup-phase-fire = si indica un bersaglio
zylatron-setup-phase-launch = si lancia un Missile
zylatron-setup-phase-beam = si teletrasporta un pezzo
zylatron-setup-phase-shift = si sposta il carico
zylatron-setup-phase-buy = si compra un pezzo
zylatron-setup-phase-card = si pesca una carta colpo
zylatron-setup-phase-over = la partita è finita
zylatron-corner-top-left = in alto a sinistra
zylatron-corner-top-right = in alto a destra
zylatron-corner-bottom-right = in basso a destra
zylatron-corner-bottom-left = in basso a sinistra
