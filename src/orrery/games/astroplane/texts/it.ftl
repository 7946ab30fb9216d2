### Astroplane in italiano

## The language

language-name = Italiano

## The lid of the box

title = Astroplane
blurb = Vola attraverso due universi intrecciati, forma Quadrati e prendi la Singolarità.

## Words that fill variables. Directions have the form .towards, sides of start areas .area

name-red = Rosso
name-blue = Blu
name-green = Verde
name-yellow = Giallo
name-north = nord
name-east = est
name-south = sud
name-west = ovest
name-ne = nord-est
name-se = sud-est
name-sw = sud-ovest
name-nw = nord-ovest
name-straight = diritto
name-left = a sinistra
    .towards = verso sinistra
    .area = di sinistra
name-right = a destra
    .towards = verso destra
    .area = di destra
name-none = da nessuna parte
name-a-player-cannot-act = un giocatore non può più fare nulla
name-100-rounds-are-played = si sono giocati 100 round
name-nothing-has-stirred-for-30-rounds = da 30 round non succede nulla

## What buttons say, by verb

action-fly = vola da { $cell } verso { $facing }, poi punta { $turn }
action-leave = parti da { $place }, poi punta { $turn }
action-pass = attraversa il wormhole da { $end }, direzione { $facing }
action-step = passo del Quadrato di { $space } verso { $diagonal }
action-kill = il Quadrato di { $space } scivola verso { $diagonal } ed elimina
action-fire = lancia dall'anomalia di { $corner }
action-end = finisci il turno
action-choice = { $choice }

## What one may type, by verb

kind-fly = vola da f3 a f5 e lì punta verso l'alto; nell'iperspazio indica l'uscita: h3-o8
kind-leave = lascia un'area di partenza, e allo stesso modo l'iperspazio o una posizione di lancio
kind-pass = attraversa il wormhole da n13, in m14 punta verso il basso (gratis)
kind-step = muovi di lato di una casella il Quadrato di f3
kind-kill = il Quadrato di f3 scivola fino a i6 ed elimina ciò che c'è
kind-fire = lancia i due astroplani dell'anomalia in alto a destra
kind-end = finisci il turno
kind-choice = l'area di partenza di un astroplano rimandato indietro o della riserva; anche right, o none

## Why a move is not allowed

refusal-game-over = la partita è finita
refusal-not-your-turn = è il turno di { $mover }, non di { $player }
refusal-natures-only = chi comincia si sorteggia prima della partita, ora nessuno lo sceglie
refusal-not-natures = questo lo decide un giocatore, non il caso
refusal-nature-first = prima si sorteggia chi comincia
refusal-no-such-colour = a questo tavolo non c'è un giocatore così
refusal-no-such-space = su questo tabellone non c'è una casella così
refusal-choose-first = di' prima dove torna l'astroplano di { $sent }: left (sinistra) o right (destra)
refusal-reserve-first = di' prima dove va un astroplano della riserva: left, right o none (da nessuna parte)
refusal-nothing-to-choose = niente attende left, right o none: nessun astroplano è stato rimandato indietro e nessuno spetta dalla riserva
refusal-must-place = un astroplano rimandato indietro va nell'area di partenza di sinistra o di destra, non altrove
refusal-must-move-on = il Quadrato in { $bound } è fianco a fianco con uno avversario e prima deve proseguire
refusal-must-move = la prima mossa di un turno è obbligatoria
refusal-no-moves-left = { $player } non ha più mosse in questo turno
refusal-nobody-there = in { $cell } non c'è nessun astroplano
refusal-not-yours = l'astroplano in { $cell } è di { $owner }, non di { $player }
refusal-is-captive = l'astroplano di { $player } in { $cell } non può muoversi, sopra ce n'è uno di { $owner }
refusal-stays-forever = un astroplano nella Singolarità, qui in { $cell }, non si muove mai più
refusal-faces-elsewhere = l'astroplano in { $cell } è rivolto verso { $faces }, non verso { $facing }, e non può girarsi nella sua casella
refusal-nothing-beyond = l'astroplano in { $cell } è rivolto verso { $facing }, dove non c'è nessuna casella
refusal-faces-the-singularity = un astroplano in { $target } può essere rivolto solo verso la Singolarità
refusal-faces-back-out = un astroplano sulla posizione di lancio { $target } può essere rivolto solo verso l'esterno
refusal-leads-nowhere = { $target } è vuota, e verso { $new } da lì non si va da nessuna parte
refusal-on-a-square = sul Quadrato di { $holder } in { $target } non si può atterrare
refusal-partly-occupied = l'astroplano in { $target } è rivolto verso { $held } e copre parte della metà rivolta verso { $new }
refusal-no-square-here = in { $target } c'è un astroplano di { $player }, e in un wormhole non si formano Quadrati
refusal-opposite-a-stack = di fronte alla pila di { $player } in { $target } nessun suo astroplano può atterrare
refusal-side-by-side = un Quadrato in { $target } sarebbe fianco a fianco con uno avversario
refusal-no-square-of-yours = { $player } non ha un Quadrato in { $cell }
refusal-off-the-grid = da quel lato di { $cell } non c'è nessuna casella
refusal-space-taken = un Quadrato fa un passo in una casella vuota, e in { $target } c'è un astroplano di { $holder }
refusal-special-space = { $target } non è una casella normale, i Quadrati non ci entrano
refusal-nothing-to-kill = da { $cell } su quella diagonale non c'è nessun astroplano
refusal-sheltered = la casella speciale { $target } protegge l'astroplano di { $holder }
refusal-square-in-the-way = la prima cosa su quella diagonale è il Quadrato di { $holder } in { $target }, che non si può eliminare
refusal-own-piece-in-the-way = la prima cosa su quella diagonale è un astroplano di { $player } in { $target }
refusal-came-through-already = l'astroplano in { $cell } è appena passato da questo wormhole e deve muoversi prima di attraversarlo di nuovo
refusal-must-lead-on = un astroplano che passa in { $target } deve essere rivolto verso una casella o la posizione di lancio, verso { $new } non si va da nessuna parte
refusal-not-both-loaded = { $player } non è in cima a entrambe le posizioni di lancio di quell'angolo
refusal-empty-start = { $player } non ha astroplani nell'area di partenza { $cell }

## What happened

event-first-drawn = per sorteggio comincia { $owner }
event-piece-flew = { $owner } vola da { $cell } a { $target }, direzione { $facing }
event-piece-passed = { $owner } attraversa il wormhole da { $cell } a { $target }, direzione { $facing }
event-piece-fired = un astroplano di { $owner } è lanciato da { $cell } a { $target }
event-square-formed = { $owner } forma un Quadrato in { $cell }
event-square-stepped = il Quadrato di { $owner } fa un passo da { $cell } a { $target }
event-square-killed = il Quadrato di { $owner } scivola da { $cell } a { $target } ed elimina
event-landed-on = { $owner } atterra su un astroplano di { $other } in { $cell }
event-bonus-earned = { $owner } libera il prigioniero in { $cell } e guadagna una mossa bonus
event-piece-eliminated = { $owner } perde un astroplano in { $cell }
event-stack-sent-back = { $owner } rimanda indietro ciò che era in { $cell }: { $n }
event-piece-sent = un astroplano di { $owner } torna nell'area di partenza { $cell }
event-entered = { $owner } entra nella Singolarità in { $cell }
event-reserve-taken = { $owner } prende un astroplano dalla riserva e lo porta in { $cell }
event-reserve-left = { $owner } non tocca la riserva
event-turn-ended = il turno di { $owner } finisce
event-round-began = round { $n }
event-player-out = { $owner } non può fare nulla ed è fuori dal gioco
event-true-win = { $owner } è in cima a tutte e quattro le caselle centrali: una vittoria piena
event-ended-by-points = la partita finisce ai punti: { $why }
event-game-scored = { $owner } fa { $n }
event-game-began = comincia la partita { $n } dell'incontro, per primo gioca { $owner }
event-hyperspace-crossed = { $owner } entra nell'iperspazio in { $cell } ed esce in { $target }

## Plain words for people

name-upper-right = in alto a destra
name-lower-right = in basso a destra
name-lower-left = in basso a sinistra
name-upper-left = in alto a sinistra
name-up-and-right = in alto a destra
name-down-and-right = in basso a destra
name-down-and-left = in basso a sinistra
name-up-and-left = in alto a sinistra
name-above-hole = sopra il buco nero
name-right-of-hole = a destra del buco nero
name-below-hole = sotto il buco nero
name-left-of-hole = a sinistra del buco nero
name-at-top = in alto
name-at-right = a destra
name-at-bottom = in basso
name-at-left = a sinistra
name-up = in alto
    .towards = verso l'alto
name-down = in basso
    .towards = verso il basso
name-upper = in alto
name-lower = in basso
phrase-plane = { $owner ->
    [you] il tuo astroplano
   *[other] l'astroplano di { $owner }
 }
    .on = { $owner ->
        [you] sul tuo astroplano
       *[other] sull'astroplano di { $owner }
     }
phrase-no-plane = niente
phrase-own-plane = un astroplano dello stesso colore
    .on = su un astroplano dello stesso colore
phrase-spot = { $what ->
    [start] l'area di partenza { NAME($where, form: "area") }
    [centre] il centro, { $where }
    [hyperspace] l'iperspazio { $where }
    [wormhole] il wormhole { $where }
    [firing] la posizione di lancio { $where }
   *[space] { $cell }
 }
    .kind = { $what }
    .side = { $where }
    .from = { $what ->
        [start] dall'area di partenza { NAME($where, form: "area") }
        [centre] dal centro, { $where }
        [hyperspace] dall'iperspazio { $where }
        [wormhole] dal wormhole { $where }
        [firing] dalla posizione di lancio { $where }
       *[space] da { $cell }
     }
    .to = { $what ->
        [start] nell'area di partenza { NAME($where, form: "area") }
        [centre] al centro, { $where }
        [hyperspace] nell'iperspazio { $where }
        [wormhole] nel wormhole { $where }
        [firing] sulla posizione di lancio { $where }
       *[space] in { $cell }
     }
plain-action-fly = { NAME($target, form: "kind") ->
    [centre] Vola { NAME($way, form: "towards") } { NAME($target, form: "to") }
    [firing] Vola { NAME($way, form: "towards") } { NAME($target, form: "to") }
    [hyperspace] Vola { NAME($way, form: "towards") } nell'iperspazio, esci { NAME($target, form: "side") }
    [wormhole] Vola { NAME($way, form: "towards") } { NAME($target, form: "to") }, poi punta { NAME($facing, form: "towards") }
   *[space] Vola { NAME($way, form: "towards") }, poi punta { NAME($facing, form: "towards") }
 }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-leave = Parti { NAME($place, form: "from") }, poi punta { NAME($facing, form: "towards") }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-pass = Attraversa { $place }, poi punta { NAME($facing, form: "towards") }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-step = Quadrato: un passo { $way }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-kill = Quadrato: elimina { $plane }, { $way }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-fire = Lancia dall'angolo { $corner }
plain-action-end = Finisci il turno
plain-action-choice = { $phase ->
    [sending] Rimanda { $plane } { NAME($place, form: "to") }
    [reserve] Porta un astroplano { NAME($place, form: "to") }
   *[none] Non portare nessun astroplano
 }

plain-event-first-drawn = { $owner ->
    [you] Per sorteggio cominci tu
   *[other] Per sorteggio comincia { $owner }
 }
plain-event-piece-flew = { $owner ->
    [you] Voli
   *[other] { $owner } vola
 } { NAME($cell, form: "kind") ->
    [start] { NAME($cell, form: "from") }
   *[space] { NAME($way, form: "towards") }
 }{ NAME($target, form: "kind") ->
    [centre] , { NAME($target, form: "to") }
    [firing] , { NAME($target, form: "to") }
    [hyperspace] { " " }uscendo { NAME($target, form: "from") }
    [wormhole] , { NAME($target, form: "to") }, e { $owner ->
        [you] punti
       *[other] punta
     } { NAME($facing, form: "towards") }
   *[space] { " " }e { $owner ->
        [you] punti
       *[other] punta
     } { NAME($facing, form: "towards") }
 }
plain-event-piece-passed = { $owner ->
    [you] Attraversi { $cell } e punti
   *[other] { $owner } attraversa { $cell } e punta
 } { NAME($facing, form: "towards") }
plain-event-piece-fired = { $owner ->
    [you] Il tuo astroplano
   *[other] Un astroplano di { $owner }
 } è lanciato { NAME($target, form: "to") }, dall'angolo { $corner }
plain-event-square-formed = { $owner ->
    [you] Formi
   *[other] { $owner } forma
 } un Quadrato { NAME($cell, form: "to") }
plain-event-square-stepped = { $owner ->
    [you] Il tuo Quadrato
   *[other] Il Quadrato di { $owner }
 } fa un passo { $way }, { NAME($target, form: "to") }
plain-event-square-killed = { $owner ->
    [you] Il tuo Quadrato
   *[other] Il Quadrato di { $owner }
 } scivola { $way }, { NAME($target, form: "to") }, ed elimina
plain-event-landed-on = { $owner ->
    [you] Atterri
   *[other] { $owner } atterra
 } { NAME($plane, form: "on") }
plain-event-bonus-earned = { $owner ->
    [you] Liberi un prigioniero e guadagni
   *[other] { $owner } libera un prigioniero e guadagna
 } una mossa bonus
plain-event-piece-eliminated = { $owner ->
    [you] Perdi
   *[other] { $owner } perde
 } un astroplano
plain-event-stack-sent-back = { $owner ->
    [you] Rimandi
   *[other] { $owner } rimanda
 } a casa { $n ->
    [one] un astroplano
   *[other] { $n } astroplani
 }
plain-event-piece-sent = { $owner ->
    [you] Il tuo astroplano
   *[other] Un astroplano di { $owner }
 } torna { NAME($cell, form: "to") }
plain-event-entered = { $owner ->
    [you] Sei
   *[other] { $owner } è
 } { NAME($cell, form: "to") }
plain-event-reserve-taken = { $owner ->
    [you] Porti
   *[other] { $owner } porta
 } un astroplano { NAME($cell, form: "to") }
plain-event-reserve-left = { $owner ->
    [you] Non tocchi
   *[other] { $owner } non tocca
 } la riserva
plain-event-turn-ended = { $owner ->
    [you] Il tuo turno finisce
   *[other] Il turno di { $owner } finisce
 }
plain-event-round-began = Round { $n }
plain-event-player-out = { $owner ->
    [you] Non puoi fare nulla e sei fuori dal gioco
   *[other] { $owner } non può fare nulla ed è fuori dal gioco
 }
plain-event-true-win = { $owner ->
    [you] Sei
   *[other] { $owner } è
 } in cima a tutte e quattro le caselle del centro: una vittoria piena
plain-event-ended-by-points = La partita finisce ai punti: { $why }
plain-event-game-scored = { $owner ->
    [you] Fai
   *[other] { $owner } fa
 } { $n }
plain-event-game-began = Comincia la partita { $n } dell'incontro: { $owner ->
    [you] il primo turno è tuo
   *[other] il primo turno è di { $owner }
 }
plain-event-hyperspace-crossed = { $owner ->
    [you] Voli
   *[other] { $owner } vola
 } attraverso l'iperspazio

plain-refusal-game-over = La partita è finita
plain-refusal-not-your-turn = Non è il tuo turno: decide { $mover }
plain-refusal-choose-first = Di' prima dove torna { $sent ->
    [you] il tuo astroplano
   *[other] l'astroplano di { $sent }
 }
plain-refusal-reserve-first = Di' prima dove va un astroplano della riserva, o che non ne viene nessuno
plain-refusal-nothing-to-choose = Non c'è nessun astroplano da rimandare o da portare
plain-refusal-must-place = Un astroplano rimandato indietro va in una delle sue due aree di partenza
plain-refusal-must-move-on = Il tuo Quadrato { NAME($bound, form: "to") } è fianco a fianco con uno avversario: prima fallo proseguire
plain-refusal-must-move = La prima mossa di un turno è obbligatoria
plain-refusal-no-moves-left = Non hai più mosse in questo turno
plain-refusal-nobody-there = Lì non c'è nessun astroplano
plain-refusal-not-yours = Quell'astroplano è di { $owner }, non tuo
plain-refusal-is-captive = Il tuo astroplano non può volare: sopra ce n'è uno di { $owner }
plain-refusal-stays-forever = Un astroplano al centro ci resta per sempre
plain-refusal-faces-elsewhere = Quell'astroplano punta { NAME($faces, form: "towards") } e non può girarsi dov'è
plain-refusal-nothing-beyond = In quella direzione non c'è dove volare
plain-refusal-faces-the-singularity = Al centro un astroplano punta verso il buco nero
plain-refusal-faces-back-out = Su una posizione di lancio un astroplano punta di nuovo verso l'esterno
plain-refusal-leads-nowhere = Puntando { NAME($new, form: "towards") } da lì non si va da nessuna parte
plain-refusal-on-a-square = Quello è il Quadrato di { $holder }: non ci si può atterrare
plain-refusal-partly-occupied = { $holder ->
    [you] Lì il tuo astroplano punta { NAME($held, form: "towards") }: punta { NAME($held, form: "towards") } per atterrarci sopra, { NAME($back, form: "towards") } per formare un Quadrato
   *[other] Lì { $holder } punta { NAME($held, form: "towards") }: punta { NAME($held, form: "towards") } per atterrarci sopra, { NAME($back, form: "towards") } per rimandarlo a casa
 }
plain-refusal-no-square-here = Lì c'è un tuo astroplano, e in un wormhole non si formano Quadrati
plain-refusal-opposite-a-stack = Lì di fronte alla tua pila non può atterrare nulla
plain-refusal-side-by-side = Lì un Quadrato sarebbe fianco a fianco con uno avversario
plain-refusal-no-square-of-yours = Lì non hai un Quadrato
plain-refusal-off-the-grid = In quella direzione non c'è nessuna casella
plain-refusal-space-taken = Un Quadrato fa un passo in una casella vuota, e lì c'è { $holder ->
    [you] un tuo astroplano
   *[other] un astroplano di { $holder }
 }
plain-refusal-special-space = I Quadrati restano sulle caselle normali
plain-refusal-nothing-to-kill = In quella direzione non c'è nessun astroplano
plain-refusal-sheltered = { $holder ->
    [you] Il tuo astroplano
   *[other] L'astroplano di { $holder }
 } lì è al sicuro: non è una casella normale
plain-refusal-square-in-the-way = { $holder ->
    [you] Il tuo Quadrato
   *[other] Il Quadrato di { $holder }
 } è in mezzo, e i Quadrati non si possono eliminare
plain-refusal-own-piece-in-the-way = C'è in mezzo un tuo astroplano
plain-refusal-came-through-already = Quell'astroplano è appena passato: deve volare prima di attraversare di nuovo
plain-refusal-must-lead-on = Puntando { NAME($new, form: "towards") } da lì non si va da nessuna parte
plain-refusal-not-both-loaded = Non sei in cima a entrambe le posizioni di lancio di quell'angolo
plain-refusal-empty-start = In quell'area di partenza non hai astroplani

## Options in the lobby

option-first-player = Primo giocatore
option-match-to = Incontro a

## A line for each option

help-first-player = chi gioca il primo turno
help-match-to = si gioca finché qualcuno ha quei punti; 0: una sola partita

## Warnings, by clause

caution-AP-8 = in tre i posti non sono del tutto uguali: in un incontro si alternano

## Their choices

choice-red = Rosso
choice-blue = Blu
choice-green = Verde
choice-yellow = Giallo
choice-random = a sorte

## Boards

board-standard = normale
board-wide = largo

## Why a position is impossible

fault-bad-seats = i giocatori devono essere da 2 a 4, e deve toccare a uno ancora in gioco
fault-nowhere-to-be = un astroplano è dove nessuno può essere
fault-wrong-stack = gli astroplani di una pila non tornano
fault-wrong-facing = un astroplano è rivolto in una direzione impossibile
fault-no-real-square = un Quadrato sono due astroplani di un giocatore su una casella normale
fault-foreign-ground = un astroplano è nell'area di partenza o nella scatola di un altro giocatore
fault-stray-mark = solo gli astroplani alle estremità di un wormhole sono appena passati (^), e solo quelli di chi muove sopra un avversario sono atterrati in questo turno (!)
fault-squares-side-by-side = Quadrati di due giocatori sono fianco a fianco, e nessuno sta passando oltre
fault-out-but-present = un giocatore fuori dal gioco ha astroplani fuori dalla Singolarità
fault-wrong-phase = la fase non corrisponde a ciò che si rimanda indietro, si prende dalla riserva o passa oltre
fault-should-be-over = un giocatore è in cima a tutte e quattro le caselle centrali, dunque la partita è finita
fault-bad-number = un numero è fuori dai suoi limiti
fault-cannot-act = chi deve muovere non può fare nulla, dunque il turno sarebbe già passato

## What a seat is asked in the terminal

question-send = Un astroplano di { $owner } torna nella sua area di partenza: left (sinistra) è { $left }, right (destra) è { $right }.
question-send-own = Un tuo astroplano torna nella sua area di partenza: left (sinistra) è { $left }, right (destra) è { $right }.
question-reserve = Prendi un astroplano dalla riserva? Left (sinistra) è { $left }, right (destra) è { $right }, oppure nessuno (none).
question-move = Ti { $n ->
    [one] resta { $n } mossa
   *[other] restano { $n } mosse
 }.

## Glossary: what is on the table, one meaning each

term-plane = Astroplano
meaning-plane = Vola dove indica la sua punta, due passi diritto, e atterrando si gira. Un turno ha { $moves } mosse.
term-stack = Pila
meaning-stack = Astroplani uno sull'altro. Si muove solo quello in cima; un avversario sotto è prigioniero. Il numero dice quanti sono.
term-square = Quadrato
meaning-square = Due astroplani di un giocatore schiena contro schiena. Fa passi in diagonale, elimina per { $kill ->
    [one] { $kill } punto
   *[other] { $kill } punti
 } ad astroplano, e nulla può capitargli.
term-purple-space = Casella viola
meaning-purple-space = Uno dei due universi. Volando, un astroplano solo non lascia mai il suo colore.
term-blue-space = Casella blu scuro
meaning-blue-space = L'altro universo. Quadrati, wormhole e iperspazio portano dall'uno all'altro.
term-singularity = Singolarità
meaning-singularity = Il buco nero al centro. Se sei in cima a tutte le sue caselle vinci subito; in un incontro vale { $win ->
    [one] { $win } punto
   *[other] { $win } punti
 }.
term-central-space = Casella accanto al buco nero
meaning-central-space = Un astroplano che entra ci resta per sempre: due punti in cima, uno sotto un altro. Per ognuno puoi prenderne uno dalla riserva.
term-start-area = Area di partenza
meaning-start-area = Qui gli astroplani aspettano al sicuro. Il numero dice quanti.
term-hyperspace = Iperspazio
meaning-hyperspace = Entra ed esci subito da un altro iperspazio, dal lato che scegli.
term-wormhole = Wormhole
meaning-wormhole = Un astroplano qui può passare gratis all'altra estremità nello stesso angolo, nell'altro universo.
term-firing-position = Posizione di lancio
meaning-firing-position = Se sei in cima a entrambe quelle di un angolo, una mossa lancia i due astroplani al centro.
term-came-through = Anello su un astroplano
meaning-came-through = È appena passato da un wormhole e non può attraversarlo di nuovo prima della sua prossima mossa.
term-reserve = Riserva
meaning-reserve = Astroplani che non sono ancora sul tabellone. Di { $pieces } astroplani { $reserve } cominciano qui.
term-kills = Eliminati
meaning-kills = Astroplani avversari tolti dai tuoi Quadrati: { $kill ->
    [one] { $kill } punto
   *[other] { $kill } punti
 } l'uno.

## The screen of the terminal

screen-legend-stack = pila rivolta a nord: astroplano di Rosso su uno di Blu (g Verde, y Giallo)
screen-legend-square = Quadrato di Rosso
screen-legend-came-through = appena passato da un wormhole
screen-legend-wormhole = estremità di un wormhole
screen-legend-hyperspace = iperspazio
screen-legend-firing-position = posizione di lancio
screen-legend-centre = casella centrale
screen-legend-empty = casella vuota
screen-legend-start-area = area di partenza senza astroplani
screen-legend-reserve = astroplano in riserva
screen-legend-turn = a chi tocca
screen-match = incontro a { $points }, partita { $game }
screen-round = round { $round }
screen-over = la partita è finita
screen-drawing = si sorteggia chi comincia
screen-send = { $player } rimanda un astroplano di { $owner } (ancora { $n }): sinistra { $left } o destra { $right }?
screen-may-take = { $player } può prendere un astroplano di riserva: sinistra { $left }, destra { $right } o nessuno?
screen-moves = { $player }: { $n ->
    [one] resta { $n } mossa
   *[other] restano { $n } mosse
 }
screen-account = part. { $left }+{ $right }  riserva { $reserve }  elim. { $kills }  in cima { $top }  { $points }
screen-points = punti { $n }
screen-out = fuori
screen-you = tu
