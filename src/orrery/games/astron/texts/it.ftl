### ASTRON in italiano

## The language

language-name = Italiano

## The lid of the box

title = ASTRON
blurb = Vola dalla Terra a Saturno sopra una mappa che scorre sotto tutte le navi.

## Words that fill variables

name-ship1 = nave 1
name-ship2 = nave 2
name-ship3 = nave 3
name-ship4 = nave 4
name-ship5 = nave 5
name-ship6 = nave 6
name-forward-1 = Avanti 1
name-forward-2 = Avanti 2
name-forward-3 = Avanti 3
name-forward-4 = Avanti 4
name-backward-1 = Indietro 1
name-backward-2 = Indietro 2
name-backward-3 = Indietro 3
name-backward-4 = Indietro 4
name-sideways-1 = Laterale 1
name-sideways-2 = Laterale 2
name-sideways-3 = Laterale 3
name-sideways-4 = Laterale 4
name-upheaval-1 = Sconvolgimento 1
name-upheaval-2 = Sconvolgimento 2
name-upheaval-3 = Sconvolgimento 3
name-upheaval-4 = Sconvolgimento 4
name-a-card = una carta
name-meteor-stream = sciame di meteore
name-cosmic-ray-shower = pioggia di raggi cosmici
name-electronic-blackout = blackout elettronico
name-asteroid = asteroide
name-space = Spazio
name-Earth = Terra
name-take-off-space = casella di decollo
name-space-station = stazione spaziale
name-land-of-planet = suolo di un pianeta
name-stellar-station = stazione stellare
name-left = sinistra
name-right = destra
name-comet = cometa
name-rings = anelli

## What buttons say, by verb

action-take-off = decolla dalla colonna { $column }
action-forward = gioca Avanti { $value }
action-backward = gioca Indietro { $value }
action-sideways = gioca Laterale { $value } a { $side }
action-upheaval = gioca Sconvolgimento { $value }
action-wait = aspetta e scarta { $card }
action-dodge = cedi il posto a { $side }
action-pass = passa

## What one may type, by verb

kind-take-off = decolla dalla colonna c
kind-forward = gioca Avanti 3 (anche: f3)
kind-backward = gioca Indietro 2
kind-sideways = gioca Laterale 2 a sinistra (anche: left 2)
kind-upheaval = gioca Sconvolgimento 2: la mappa scorre
kind-wait = nessuna carta è giocabile: scartane una (anche: discard forward 3)
kind-dodge = la tua nave, spinta via, va a sinistra
kind-pass = nessuna carta è giocabile e nessuna si può scartare

## Why a move is not allowed

refusal-game-over = la partita è finita
refusal-not-your-turn = tocca a { $actor }, non a { $player }: le navi giocano nell'ordine dei loro numeri
refusal-cards-are-dealt = si distribuiscono le carte, ora a { $actor }
refusal-natures-only = le carte vengono dal mazzo per caso, nessuno le sceglie
refusal-not-natures = questo lo decide un giocatore, non il caso
refusal-not-in-pile = fra { $n_pile ->
    [one] l'unica carta
   *[other] le { $n_pile } carte
 } del mazzo non c'è { $card }
refusal-take-off-first = le navi stanno ancora scegliendo le caselle di decollo
refusal-has-taken-off = tutte le navi sono già decollate
refusal-no-take-off-space = la colonna { $column } non ha una casella di decollo nella riga 0
refusal-take-off-space-taken = sulla casella di decollo della colonna { $column } c'è { $other }
refusal-dodge-first = prima { $player } deve cedere il posto: dodge left (sinistra) o dodge right (destra)
refusal-no-dodge-due = { $player } non intralcia nessuno
refusal-no-such-card = { $player } non ha in mano { $card }
refusal-no-such-value = nessuna carta ha un { $value }: le carte vanno da 1 a 4
refusal-leaves-window = con { $card } da { $place } si uscirebbe dalla finestra
refusal-space-held = in { $target } c'è { $other }, una casella tiene una sola nave
refusal-ship-in-the-way = { $other } sbarra la via verso { $target }; si passa sopra le altre navi solo di lato
refusal-ends-on-planet = { $player } è bloccata in { $place }, e { $target } non è nello Spazio
refusal-must-play = { $player } può giocare «{ $example }», e chi può deve
refusal-must-leave = { $player } è bloccata ma può giocare «{ $example }», dunque deve
refusal-not-in-hand = { $player } non ha in mano { $card } da scartare
refusal-must-discard = { $player } ha carte e deve scartarne una
refusal-not-your-dodge = prima { $actor } deve scegliere dove va la nave spinta via

## What happened

event-took-off = { $ship } decolla dalla colonna { $column }
event-card-dealt = { $ship } riceve { $card }
event-pile-shuffled = { $n ->
    [one] lo scarto si mescola e diventa
   *[other] i { $n } scarti si mescolano e diventano
 } il mazzo
event-round-began = round { $n }
event-card-played = { $ship } gioca { $card }
event-ship-flew = { $ship } vola da { $column }{ $row } a { $to_column }{ $to_row }
event-ship-displaced = { $ship } è spinta via da { $column }{ $row } a { $to_column }{ $to_row }
event-base-moved = la mappa scorre di { $steps }, fino al passo { $base }
event-hazard-hit = { $ship } incontra un pericolo ({ $danger }) nella colonna { $column } e perde un punto
event-ship-lost = { $ship } è persa nella colonna { $column } ({ $danger })
event-landed = { $ship } atterra sulla stazione { $n }: { $points } { $points ->
    [one] punto
   *[other] punti
 }
event-landed-again = { $ship } atterra di nuovo sulla stazione { $n }
event-bad-landing = atterraggio fallito di { $ship } sul pianeta { $n }: un punto perso, nave bloccata
event-freed = { $ship } si libera dal pianeta { $n }
event-finished-voyage = { $ship } ha raggiunto Saturno
event-waited = { $ship } non può giocare e scarta { $card }; punti persi: { $points }
event-passed = { $ship } non ha carte e passa
event-hand-discarded = { $n } { $n ->
    [one] carta di { $ship } va
   *[other] carte di { $ship } vanno
 } negli scarti
event-survived = { $ship } sopravvive: 1 punto
event-game-ended = la partita finisce al passo { $n } della mappa

## Plain words for people

phrase-card = { $suit ->
    [forward] Avanti
    [backward] Indietro
    [sideways] Laterale
   *[upheaval] Sconvolgimento cosmico
 } { $value }
    .to = { $suit ->
        [forward] ad Avanti
        [backward] a Indietro
        [sideways] a Laterale
       *[upheaval] a Sconvolgimento cosmico
     } { $value }
phrase-unseen-card = una carta
    .to = a una carta
phrase-danger = { $kind ->
    [meteors] le meteore
    [rays] i raggi cosmici
    [blackout] il blackout
    [asteroid] l'asteroide
    [comet] la cometa
   *[rings] gli anelli
 }
    .in = { $kind ->
        [meteors] nelle meteore
        [rays] nei raggi cosmici
        [blackout] nel blackout
        [asteroid] nell'asteroide
        [comet] nella cometa
       *[rings] negli anelli
     }
phrase-fates = { $first }, poi { $then }
phrase-hit = attraverso { $danger }, un punto perso
phrase-lost = { NAME($danger, form: "in") }, e la nave è persa
phrase-landing = atterri sulla stazione { $n }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
phrase-landing-again = atterri di nuovo sulla stazione { $n }, senza punti
phrase-crash = atterraggio fallito sul pianeta { $n }, un punto perso
phrase-freed = via dal pianeta { $n }
plain-action-take-off = Decolla dalla { $end ->
    [leftmost] casella più a sinistra
    [rightmost] casella più a destra
   *[between] { $nth ->
        [2] seconda
        [3] terza
        [4] quarta
        [5] quinta
        [one] { $nth }ª
       *[other] { $nth }ª
     } casella da sinistra
 }
plain-action-forward = Avanti { $value }{ $fate ->
    [none] { "" }
   *[other] : { $fate }
 }
plain-action-backward = Indietro { $value }{ $fate ->
    [none] { "" }
   *[other] : { $fate }
 }
plain-action-sideways = Laterale { $value } a { $side }{ $fate ->
    [none] { "" }
   *[other] : { $fate }
 }
plain-action-upheaval = Sconvolgimento cosmico: la mappa scorre di { $value ->
    [one] 1 riga
   *[other] { $value } righe
 }{ $fate ->
    [none] { "" }
   *[other] ; { $fate }
 }
plain-action-wait = Niente va bene: rinuncia { NAME($card, form: "to") }{ $points ->
    [0] { "" }
    [one] { " " }e a un punto
   *[other] { " " }e a { $points } punti
 }
plain-action-dodge = Cedi il posto andando a { $side }
plain-action-pass = Nessuna carta: passa

plain-event-took-off = { $ship ->
    [you] Decolli
   *[other] { $ship } decolla
 } dalla { $end ->
    [leftmost] casella più a sinistra
    [rightmost] casella più a destra
   *[between] { $nth ->
        [2] seconda
        [3] terza
        [4] quarta
        [5] quinta
        [one] { $nth }ª
       *[other] { $nth }ª
     } casella da sinistra
 }
plain-event-card-dealt = { $ship ->
    [you] Ricevi { $card }
   *[other] { $ship } riceve { $card }
 }
plain-event-round-began = Round { $n }
plain-event-card-played = { $ship ->
    [you] Giochi { $card }
   *[other] { $ship } gioca { $card }
 }
plain-event-ship-flew = { $ship ->
    [you] Voli
   *[other] { $ship } vola
 } { $way ->
    [left] di { $n } a sinistra
    [right] di { $n } a destra
    [backwards] di { $n } all'indietro
    [nowhere] sul posto
   *[forwards] di { $n } in avanti
 }
plain-event-ship-displaced = { $ship ->
    [you] La tua nave deve cedere il posto
   *[other] { $ship } deve cedere il posto
 } { $way ->
    [left] e va di { $n } a sinistra
    [right] e va di { $n } a destra
    [backwards] e va di { $n } all'indietro
    [nowhere] ma non può spostarsi
   *[forwards] e va di { $n } in avanti
 }
plain-event-base-moved = La mappa scorre di { $steps ->
    [one] una riga
    [2] due righe
    [3] tre righe
    [4] quattro righe
   *[other] { $steps } righe
 }
plain-event-hazard-hit = { $ship ->
    [you] Finisci
   *[other] { $ship } finisce
 } { NAME($danger, form: "in") }: un punto perso
plain-event-ship-lost = { $ship ->
    [you] Finisci { NAME($danger, form: "in") }: la tua nave è persa
   *[other] { $ship } finisce { NAME($danger, form: "in") }: nave persa
 }
plain-event-landed = { $ship ->
    [you] Atterri
   *[other] { $ship } atterra
 } sulla stazione { $n }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
plain-event-landed-again = { $ship ->
    [you] Atterri di nuovo sulla stazione { $n }
   *[other] { $ship } atterra di nuovo sulla stazione { $n }
 }
plain-event-bad-landing = { $ship ->
    [you] Atterraggio fallito sul pianeta { $n }: perdi un punto, e la tua nave è bloccata
   *[other] Atterraggio fallito di { $ship } sul pianeta { $n }: un punto perso, nave bloccata
 }
plain-event-freed = { $ship ->
    [you] Ti liberi dal pianeta { $n }
   *[other] { $ship } si libera dal pianeta { $n }
 }
plain-event-finished-voyage = { $ship ->
    [you] Hai raggiunto Saturno
   *[other] { $ship } ha raggiunto Saturno
 }
plain-event-waited = { $ship ->
    [you] Niente va bene: rinunci { NAME($card, form: "to") }
   *[other] Niente va bene: { $ship } rinuncia { NAME($card, form: "to") }
 }{ $points ->
    [0] { "" }
    [one] { " " }e a un punto
   *[other] { " " }e a { $points } punti
 }
plain-event-passed = { $ship ->
    [you] Non hai carte e passi
   *[other] { $ship } non ha carte e passa
 }
plain-event-hand-discarded = { $ship ->
    [you] { $n ->
        [one] La tua carta va
       *[other] Le tue { $n } carte vanno
     }
   *[other] { $n ->
        [one] La carta di { $ship } va
       *[other] Le { $n } carte di { $ship } vanno
     }
 } negli scarti
plain-event-survived = { $ship ->
    [you] Sopravvivi: 1 punto
   *[other] { $ship } sopravvive: 1 punto
 }
plain-event-game-ended = La partita è finita

plain-refusal-game-over = La partita è finita
plain-refusal-not-your-turn = Non è il tuo turno: decide { $actor }
plain-refusal-cards-are-dealt = Si stanno distribuendo le carte
plain-refusal-no-take-off-space = Lì non c'è una casella di decollo
plain-refusal-take-off-space-taken = Su quella casella di decollo c'è { $other }
plain-refusal-dodge-first = Prima la tua nave deve cedere il posto: a sinistra o a destra
plain-refusal-no-dodge-due = La tua nave non intralcia nessuno
plain-refusal-no-such-card = Non hai in mano { $card }
plain-refusal-no-such-value = Nessuna carta ha un { $value }: le carte vanno da 1 a 4
plain-refusal-leaves-window = { $card } ti porterebbe fuori dalla mappa
plain-refusal-space-held = Lì c'è { $other }: una casella tiene una sola nave
plain-refusal-ship-in-the-way = { $other } sbarra la via: si passa sopra le altre navi solo di lato
plain-refusal-ends-on-planet = La tua nave è bloccata: la libera solo una carta che finisce nello Spazio
plain-refusal-must-play = Puoi giocare { $example }: chi può deve
plain-refusal-must-leave = La tua nave è bloccata, ma puoi giocare { $example }: devi farlo
plain-refusal-not-in-hand = Non hai in mano { $card }
plain-refusal-must-discard = Hai ancora carte: rinuncia a una
plain-refusal-not-your-dodge = Prima { $actor } sceglie da che parte cedere il posto

## Options in the lobby

option-teams = Squadre

## A line for each option

help-teams = ognuno per sé, o due o tre squadre sedute alternate; se sono di dimensioni diverse conta la media

## Their choices

choice-none = ognuno per sé
choice-2 = due squadre
choice-3 = tre squadre

## Boards

board-default = la mappa
board-attested = solo carte attestate

## Why a position is impossible

fault-bad-seats = i giocatori devono essere da 2 a 6, a squadre almeno 3, e a uno di loro deve toccare
fault-bad-base = la mappa o il round è dove non può essere
fault-bad-status = una nave non è né pronta, né nella finestra, né arrivata, né persa, o ha carte che non può avere
fault-ships-collide = due navi stanno su una casella
fault-on-deadly-cell = una nave sta sulla cometa o sugli anelli
fault-bad-grounding = una nave è bloccata dove nessun pianeta la trattiene, o libera su un suolo dove non è atterrata
fault-cards-missing = le carte non formano il mazzo completo
fault-hand-too-large = una mano ha più carte di quante se ne distribuiscono
fault-bad-phase = la fase non corrisponde alle navi o al mazzo
fault-no-dodge = davanti alla nave che deve cedere il posto non c'è nessuno, o non ha due vie da scegliere
fault-not-over = la partita finisce proprio quando appare Game Over o non resta nessuna nave in gioco

## What a seat is asked in the terminal

question-take-off = Da quale colonna decolli?
question-dodge = Davanti alla tua nave ce n'è un'altra, e la tua deve cedere il posto: a sinistra o a destra?
question-play = Gioca una carta: la tua nave vola esattamente di quanto dice.
question-grounded = La nave è bloccata, e nessuna carta finisce nello Spazio: scartane una, non costa nulla.
question-discard = Nessuna carta è giocabile: scartane una e perdi un punto.

## Glossary: what is on the table, one meaning each

term-ship = Nave
meaning-ship = Vola esattamente di quanto dice la carta. Se si ferma proprio davanti a un'altra la spinge indietro.
term-space-station = Stazione spaziale
meaning-space-station = Finisci lì una mossa, o lascia che te la porti la mappa. La prima nave fa { $first ->
    [one] { $first } punto
   *[other] { $first } punti
 }, ognuna delle seguenti uno in meno.
term-stellar-station = Stazione stellare
meaning-stellar-station = Una stazione su un pianeta. Arrivaci dallo Spazio con una sola mossa, altrimenti è un atterraggio fallito. La numero { $saturn } è quella di Saturno: lì finisce il tuo viaggio.
term-station-points = Stella accanto a una stazione
meaning-station-points = I punti che fa la prossima nave che vi atterra.
term-land = Suolo di un pianeta
meaning-land = Chi si ferma qui, accanto alla stazione, perde un punto e resta bloccato finché una carta non riporta la nave nello Spazio.
term-rings = Anelli di Saturno
meaning-rings = Passali con una sola carta. Chi ci si ferma, o ne viene raggiunto, è perso.
term-comet = Cometa
meaning-comet = Distrugge ogni nave che la tocca.
term-meteors = Sciame di meteore
meaning-meteors = Entrarci costa un punto.
term-rays = Pioggia di raggi cosmici
meaning-rays = Entrarci costa un punto.
term-blackout = Blackout elettronico
meaning-blackout = Entrarci costa un punto.
term-asteroid = Asteroide
meaning-asteroid = Entrarci costa un punto.
term-take-off-space = Casella di decollo
meaning-take-off-space = Qui stanno le navi sulla Terra prima di partire. Non fa altro.
term-forward = Carta Avanti
meaning-forward = Vola in avanti esattamente di tante caselle quante dice il numero, mai oltre un'altra nave.
term-backward = Carta Indietro
meaning-backward = Vola all'indietro esattamente di tante caselle quante dice il numero, mai oltre un'altra nave.
term-sideways = Carta Laterale
meaning-sideways = Vola a sinistra o a destra esattamente di tante caselle quante dice il numero, anche oltre altre navi.
term-upheaval = Sconvolgimento cosmico
meaning-upheaval = La tua nave resta ferma. La mappa scorre sotto tutti di tante righe quante dice il numero.
term-base-strip = Tutta la mappa
meaning-base-strip = La via per Saturno con tutte le { $stations } stazioni. La cornice è la parte che si vede nella finestra.
term-ship-points = Punti di una nave
meaning-ship-points = Gli atterraggi, meno ciò che costano i pericoli. Alla fine vince chi ne ha di più.
term-ship-cards = Carte di una nave
meaning-ship-cards = Quante carte ha in mano il suo giocatore. Nessun altro le vede.

## The screen of the terminal

screen-legend-grounded = bloccata
screen-legend-station = stazione 3
screen-legend-land = suolo: 1 punto perso, bloccata; la sua stazione conta solo dallo Spazio
screen-legend-meteors = sciame di meteore: 1 punto perso
screen-legend-rays = pioggia di raggi cosmici: 1 punto perso
screen-legend-blackout = blackout elettronico: 1 punto perso
screen-legend-asteroid = asteroide: 1 punto perso
screen-legend-comet = cometa: nave persa
screen-legend-rings = anelli: nave persa, se una carta non li supera
screen-legend-earth = Terra
screen-legend-take-off-space = casella di decollo
screen-legend-stars = stelle, nient'altro
screen-legend-edge = bordo anteriore: quello che sta sopra arriva dopo
screen-round = round { $round } · passo { $base } di { $last }
screen-over = la partita è finita
screen-due-take-off = { $ship } decolla
screen-due-deal = { $ship } riceve una carta
screen-due-dodge = { $ship } deve cedere il posto
screen-due-play = tocca a { $ship }
screen-ship = nave
screen-points = pti
screen-stations = stazioni
screen-at = dove
screen-cards = carte
screen-status-ready = pronta
screen-status-finished = Saturno!
screen-status-comet = cometa
screen-status-rings = anelli
screen-next = punti del prossimo atterraggio
screen-averages = squadre diverse: in media
screen-piles = mazzo { $pile } · scarti { $discards }
screen-your-hand = la tua mano
screen-suit-forward = Avanti
screen-suit-backward = Indietro
screen-suit-sideways = Laterale
screen-suit-upheaval = Sconvolgimento
