### SITUATION 7 in italiano

## The language

language-name = Italiano

## The lid of the box

title = SITUATION 7
blurb = Due puzzle uguali, un tabellone: chi copre per primo il sistema solare?

## Words that fill variables. Areas have forms: .area with the article, .of, .to, .on

name-yellow = Giallo
name-green = Verde
name-yellow2 = Giallo 2
name-green2 = Verde 2
name-rocket = razzo
name-satellite = satellite
name-astronaut = astronauta
name-nobody = nessuno
name-inner-sector-0 = settore interno 0
name-inner-sector-1 = settore interno 1
name-inner-sector-2 = settore interno 2
name-inner-sector-3 = settore interno 3
name-inner-sector-4 = settore interno 4
name-inner-sector-5 = settore interno 5
name-inner-sector-6 = settore interno 6
name-inner-sector-7 = settore interno 7
name-middle-sector-0 = settore mediano 0
name-middle-sector-1 = settore mediano 1
name-middle-sector-2 = settore mediano 2
name-middle-sector-3 = settore mediano 3
name-middle-sector-4 = settore mediano 4
name-middle-sector-5 = settore mediano 5
name-middle-sector-6 = settore mediano 6
name-middle-sector-7 = settore mediano 7
name-outer-sector-0 = settore esterno 0
name-outer-sector-1 = settore esterno 1
name-outer-sector-2 = settore esterno 2
name-outer-sector-3 = settore esterno 3
name-outer-sector-4 = settore esterno 4
name-outer-sector-5 = settore esterno 5
name-outer-sector-6 = settore esterno 6
name-outer-sector-7 = settore esterno 7
name-yellow-rocket-base = base dei razzi di Giallo
name-green-rocket-base = base dei razzi di Verde
name-yellow-satellite-base = base dei satelliti di Giallo
name-green-satellite-base = base dei satelliti di Verde
name-yellow-astronaut-base = base degli astronauti di Giallo
name-green-astronaut-base = base degli astronauti di Verde
name-Sun = Sole
    .area = il Sole
    .of = del Sole
    .to = al Sole
    .on = sul Sole
name-Mercury-and-Venus = Mercurio e Venere
    .of = di Mercurio e Venere
    .to = a Mercurio e Venere
    .on = su Mercurio e Venere
name-Earth-and-Mars = Terra e Marte
    .of = di Terra e Marte
    .to = a Terra e Marte
    .on = su Terra e Marte
name-Jupiter = Giove
    .of = di Giove
    .to = a Giove
    .on = su Giove
name-Saturn = Saturno
    .of = di Saturno
    .to = a Saturno
    .on = su Saturno
name-Uranus = Urano
    .of = di Urano
    .to = a Urano
    .on = su Urano
name-Neptune-and-Pluto = Nettuno e Plutone
    .of = di Nettuno e Plutone
    .to = a Nettuno e Plutone
    .on = su Nettuno e Plutone
name-Relay-Station = Stazione relè
    .area = la Stazione relè
    .of = della Stazione relè
    .to = alla Stazione relè
    .on = sulla Stazione relè
name-Observatory = Osservatorio
    .area = l'Osservatorio
    .of = dell'Osservatorio
    .to = all'Osservatorio
    .on = sull'Osservatorio
name-Solar-Laboratory = Laboratorio solare
    .area = il Laboratorio solare
    .of = del Laboratorio solare
    .to = al Laboratorio solare
    .on = sul Laboratorio solare
name-Solar-Collector = Collettore solare
    .area = il Collettore solare
    .of = del Collettore solare
    .to = al Collettore solare
    .on = sul Collettore solare
name-Repair-Dock = Bacino di riparazione
    .area = il Bacino di riparazione
    .of = del Bacino di riparazione
    .to = al Bacino di riparazione
    .on = sul Bacino di riparazione
name-Fuel-Depot = Deposito di carburante
    .area = il Deposito di carburante
    .of = del Deposito di carburante
    .to = al Deposito di carburante
    .on = sul Deposito di carburante
name-West-Beacon = Faro ovest
    .area = il Faro ovest
    .of = del Faro ovest
    .to = al Faro ovest
    .on = sul Faro ovest
name-East-Beacon = Faro est
    .area = il Faro est
    .of = del Faro est
    .to = al Faro est
    .on = sul Faro est
name-Circle-75-east = Cerchio 75 est
name-Circle-75-west = Cerchio 75 ovest
name-Circle-50-east = Cerchio 50 est
name-Circle-50-west = Cerchio 50 ovest
name-Circle-25-east = Cerchio 25 est
name-Circle-25-west = Cerchio 25 ovest

## What buttons say, by verb

action-place = piazza il pezzo { $location }
action-launch = lancia verso { $location }
action-astronaut = astronauta su { $location }
action-found = prendi il primo che va bene
action-pass = passa

## What one may type, by verb

kind-place = piazza il pezzo 11 dell'anello 3 (o solo: 3.11; nella corsa: wanted 3.11)
kind-launch = lo stesso accanto al territorio dell'avversario, con un razzo o un satellite
kind-astronaut = metti un astronauta su un tuo pezzo
kind-found = corsa: piazza il primo che va bene
kind-pass = accetta di finire la partita (opzione agree)

## Why a move is not allowed

refusal-game-over = la partita è finita
refusal-nature-first = questo lo decide il caso, non { $player }
refusal-natures-only = questo lo decide il caso, non { $player }
refusal-not-natures = ora il caso non ha niente del genere da estrarre
refusal-not-found = { $location } non è aperto a { $acting }, dunque non può essere stato trovato
refusal-no-time-limit = in questa partita il tempo non può scadere da fuori: servono il ritmo live e un time_limit
refusal-not-your-turn = tocca a { $acting }, non a { $player }
refusal-team-mates-turn = tocca a { $acting }, della squadra di { $player }
refusal-other-clock-is-lower = l'orologio di { $opponent } ({ NUMBER($other_clock) } s) viene prima di quello di { $side } ({ NUMBER($clock) } s)
refusal-no-such-location = su questo tabellone non c'è un posto così
refusal-filled = { $location } è già pieno, di { $owner }
refusal-not-on-base-line = il primo pezzo di { $side } va sulla sua linea di base, e { $location } non ne fa parte
refusal-not-adjacent = { $location } non tocca nessun pezzo di { $side }
refusal-guarded = { $location } tocca un pezzo sorvegliato da un astronauta di { $opponent }
refusal-nothing-ready = { $side } non ha nulla di pronto da lanciare (razzi rimasti: { $rockets }, pezzi mancanti nella loro base: { $rocket_gap }; satelliti rimasti: { $satellites }, pezzi mancanti: { $satellite_gap })
refusal-nothing-left = { $side } ha usato tutti i razzi e i satelliti
refusal-no-launch-needed = { $location } tocca il territorio di { $side }: si lancia dove non si arriva piazzando
refusal-not-beside-opponent = si lancia accanto al territorio di { $opponent }, e { $location } non lo tocca
refusal-not-your-piece = { $location } è di { $owner }, gli astronauti stanno sui propri pezzi
refusal-astronauts-not-ready = la base degli astronauti di { $side } non è completa (pezzi mancanti: { $astronaut_gap })
refusal-no-astronaut-left = { $side } non ha più astronauti
refusal-has-equipment = su { $location } c'è già dell'equipaggiamento
refusal-not-joined = nessuna via sul proprio territorio porta dalla linea di base e dalla base degli astronauti a { $location }
refusal-only-in-race = «found» è per la corsa; qui si indica il posto
refusal-nothing-to-find = nessun posto è aperto a { $side }, servirebbe un lancio
refusal-no-passing = questa partita si gioca senza l'opzione agree: non si può passare
refusal-passed-already = { $side } ha già passato, e da allora nessuno ha piazzato un pezzo
refusal-does-not-fit = il pezzo { $piece } non va bene nel posto { $location }

## What happened

event-piece-placed = { $player } piazza { $location }
event-launched = { $player } lancia un { $equipment } verso { $location }
event-astronaut-set = { $player } mette un astronauta su { $location }
event-goal-held = { $side } tiene { $goal }: { $points }
event-base-ready = { $side } ha pronto l'equipaggiamento: { $equipment } ({ $count })
event-neutralised = { $location } è neutralizzato: può riempirlo l'una o l'altra fazione
event-passed = { $player } passa
event-skipped = { $side } non ha dove andare e salta il turno
event-searching = { $player } prende il primo che va bene
event-clock-set = { $side } comincia da { NUMBER($time) } s
event-time-spent = a { $side } costa { NUMBER($time) } s, l'orologio segna { NUMBER($clock) } s
event-waited = { $side } non ha dove andare e aspetta fino a { NUMBER($time) } s
event-time-is-up = il tempo è scaduto
event-game-ended = la partita finisce: Giallo { NUMBER($yellow_points) }, Verde { NUMBER($green_points) }

## Plain words for people

name-upper-right = in alto a destra
name-upper-left = in alto a sinistra
name-lower-left = in basso a sinistra
name-lower-right = in basso a destra
name-top = in alto
name-bottom = in basso
name-left = a sinistra
name-right = a destra
name-east = est
name-west = ovest
name-right-above = a destra, più in alto
name-above-right = in alto, più a destra
name-above-left = in alto, più a sinistra
name-left-above = a sinistra, più in alto
name-left-below = a sinistra, più in basso
name-below-left = in basso, più a sinistra
name-below-right = in basso, più a destra
name-right-below = a destra, più in basso
name-inner = interno
name-middle = mediano
name-outer = esterno
phrase-goal = { $kind ->
    [sector] il settore { $name } ({ $side })
    [base] { $owner ->
        [you] la tua base
       *[other] la base
     } { $equipment ->
        [rocket] dei razzi
        [satellite] dei satelliti
       *[astronaut] degli astronauti
     }{ $owner ->
        [you] { "" }
       *[other] { " " }di { $owner }
     }
    [circle] il cerchio da { $points } a { $side }
   *[other] { NAME($name, form: "area") }
 }
    .of = { $kind ->
        [sector] del settore { $name } ({ $side })
        [base] { $owner ->
            [you] della tua base
           *[other] della base
         } { $equipment ->
            [rocket] dei razzi
            [satellite] dei satelliti
           *[astronaut] degli astronauti
         }{ $owner ->
            [you] { "" }
           *[other] { " " }di { $owner }
         }
        [circle] del cerchio da { $points } a { $side }
       *[other] { NAME($name, form: "of") }
     }
    .to = { $kind ->
        [sector] al settore { $name } ({ $side })
        [base] { $owner ->
            [you] alla tua base
           *[other] alla base
         } { $equipment ->
            [rocket] dei razzi
            [satellite] dei satelliti
           *[astronaut] degli astronauti
         }{ $owner ->
            [you] { "" }
           *[other] { " " }di { $owner }
         }
        [circle] al cerchio da { $points } a { $side }
       *[other] { NAME($name, form: "to") }
     }
    .on = { $kind ->
        [sector] sul settore { $name } ({ $side })
        [base] { $owner ->
            [you] sulla tua base
           *[other] sulla base
         } { $equipment ->
            [rocket] dei razzi
            [satellite] dei satelliti
           *[astronaut] degli astronauti
         }{ $owner ->
            [you] { "" }
           *[other] { " " }di { $owner }
         }
        [circle] sul cerchio da { $points } a { $side }
       *[other] { NAME($name, form: "on") }
     }
phrase-location = { $form ->
    [part] { $area }, { $side }
    [beside] il pezzo { $side ->
        [top] sopra { $area }
        [bottom] sotto { $area }
        [left] a sinistra { NAME($area, form: "of") }
        [right] a destra { NAME($area, form: "of") }
       *[other] accanto { NAME($area, form: "to") }, { $side }
     }
    [line] { $owner ->
        [you] la tua linea di base
       *[other] la linea di base di { $owner }
     }, { $nth ->
        [1] primo posto
        [2] secondo posto
        [3] terzo posto
        [4] quarto posto
        [one] posto numero { $nth }
       *[other] posto numero { $nth }
     } da sinistra
    [whole] { $area }
   *[code] il pezzo { $name }
 }
    .subject = { $form ->
        [part] { $area }, { $side },
        [beside] il pezzo { $side ->
            [top] sopra { $area }
            [bottom] sotto { $area }
            [left] a sinistra { NAME($area, form: "of") }
            [right] a destra { NAME($area, form: "of") }
           *[other] accanto { NAME($area, form: "to") }, { $side },
         }
        [line] { $owner ->
            [you] la tua linea di base
           *[other] la linea di base di { $owner }
         }, { $nth ->
            [1] primo posto
            [2] secondo posto
            [3] terzo posto
            [4] quarto posto
            [one] posto numero { $nth }
           *[other] posto numero { $nth }
         } da sinistra,
        [whole] { $area }
       *[code] il pezzo { $name }
     }
    .on = { $form ->
        [part] { NAME($area, form: "on") }, { $side }
        [beside] sul pezzo { $side ->
            [top] sopra { $area }
            [bottom] sotto { $area }
            [left] a sinistra { NAME($area, form: "of") }
            [right] a destra { NAME($area, form: "of") }
           *[other] accanto { NAME($area, form: "to") }, { $side }
         }
        [line] { $owner ->
            [you] sulla tua linea di base
           *[other] sulla linea di base di { $owner }
         }, { $nth ->
            [1] primo posto
            [2] secondo posto
            [3] terzo posto
            [4] quarto posto
            [one] posto numero { $nth }
           *[other] posto numero { $nth }
         } da sinistra
        [whole] { NAME($area, form: "on") }
       *[code] sul pezzo { $name }
     }
phrase-no-location = da nessuna parte
plain-action-place = { $location }
plain-action-wanted = Cerca { $location }
plain-action-launch = { $equipment } verso { $location }
plain-action-astronaut = Astronauta { NAME($location, form: "on") }
plain-action-found = Prendi il primo che va bene
plain-action-pass = Passa

plain-event-piece-placed = { $player ->
    [you] Piazzi: { $location }
   *[other] { $player } piazza: { $location }
 }
plain-event-launched = { $player ->
    [you] Lanci
   *[other] { $player } lancia
 } un { $equipment } verso { $location }
plain-event-astronaut-set = { $player ->
    [you] Metti
   *[other] { $player } mette
 } un astronauta { NAME($location, form: "on") }
plain-event-goal-held = { $side ->
    [you] Ora tieni
   *[other] { $side } tiene
 } { $goal }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
plain-event-base-ready = { $side ->
    [you] { $equipment ->
        [rocket] I tuoi razzi
        [satellite] I tuoi satelliti
       *[astronaut] I tuoi astronauti
     }
   *[other] { $equipment ->
        [rocket] I razzi
        [satellite] I satelliti
       *[astronaut] Gli astronauti
     } di { $side }
 } sono pronti ({ $count })
plain-event-neutralised = Ora entrambe le fazioni possono riempire { $location }
plain-event-passed = { $player ->
    [you] Passi
   *[other] { $player } passa
 }
plain-event-skipped = { $side ->
    [you] Non hai dove andare e salti il turno
   *[other] { $side } non ha dove andare e salta il turno
 }
plain-event-searching = { $player ->
    [you] Prendi
   *[other] { $player } prende
 } il primo pezzo che va bene
plain-event-clock-set = { $side ->
    [you] Cominci
   *[other] { $side } comincia
 } da { NUMBER($time) } s
plain-event-time-spent = { $side ->
    [you] Ti costa
   *[other] A { $side } costa
 } { NUMBER($time) } s, l'orologio segna { NUMBER($clock) } s
plain-event-waited = { $side ->
    [you] Non hai dove andare e aspetti
   *[other] { $side } non ha dove andare e aspetta
 } fino a { NUMBER($time) } s
plain-event-time-is-up = Il tempo è scaduto
plain-event-game-ended = La partita finisce: { $yellow ->
    [you] tu
   *[other] { $yellow }
 } { NUMBER($yellow_points) }, { $green ->
    [you] tu
   *[other] { $green }
 } { NUMBER($green_points) }

plain-refusal-game-over = La partita è finita
plain-refusal-not-your-turn = Non è il tuo turno: decide { $acting }
plain-refusal-team-mates-turn = Tocca a { $acting }, che gioca nella tua fazione
plain-refusal-other-clock-is-lower = L'altro orologio ({ NUMBER($other_clock) } s) viene prima del tuo ({ NUMBER($clock) } s)
plain-refusal-filled = { $owner ->
    [you] Lì hai già un pezzo
    [nobody] Quel posto è già pieno
   *[other] Lì c'è già un pezzo di { $owner }
 }
plain-refusal-not-on-base-line = Il tuo primo pezzo va sulla tua linea di base
plain-refusal-not-adjacent = { NAME($location, form: "subject") } non tocca ancora il tuo territorio
plain-refusal-guarded = Un astronauta di { $opponent } sorveglia un pezzo lì accanto
plain-refusal-nothing-ready = Non hai nulla di pronto da lanciare (razzi rimasti: { $rockets }, pezzi mancanti nella loro base: { $rocket_gap }; satelliti rimasti: { $satellites }, pezzi mancanti: { $satellite_gap })
plain-refusal-nothing-left = Hai usato tutti i razzi e i satelliti
plain-refusal-no-launch-needed = { NAME($location, form: "subject") } tocca già il tuo territorio: piazza e basta
plain-refusal-not-beside-opponent = Si lancia accanto al territorio di { $opponent }, e { NAME($location, form: "subject") } non lo tocca
plain-refusal-not-your-piece = Un astronauta può stare solo su un tuo pezzo
plain-refusal-astronauts-not-ready = La tua base degli astronauti non è completa (pezzi mancanti: { $astronaut_gap })
plain-refusal-no-astronaut-left = Non hai più astronauti
plain-refusal-has-equipment = Su quel pezzo c'è già qualcosa
plain-refusal-not-joined = Nessuna via sul tuo territorio ci arriva dalla tua linea di base e dalla tua base degli astronauti
plain-refusal-only-in-race = Questo è per la corsa: qui scegli tu il pezzo
plain-refusal-nothing-to-find = Nessun posto ti è aperto: servirebbe un lancio
plain-refusal-no-passing = In questa partita non si può passare
plain-refusal-passed-already = Hai già passato, e da allora nessuno ha piazzato un pezzo
plain-refusal-does-not-fit = Quel pezzo lì non va bene

## Options in the lobby

option-tempo = Ritmo
option-agree = Fine concordata
option-time-limit = Limite di tempo
option-yellow-time = Tempo di Giallo
option-green-time = Tempo di Verde

## A line for each option

help-tempo = a turni, tutti insieme, o una corsa con orologi simulati
help-agree = la partita finisce anche quando passano entrambe le fazioni
help-time-limit = minuti dopo i quali la partita finisce (tutti insieme e corsa); 0: nessuno
help-yellow-time = tempi di ricerca di Giallo nella corsa, in percentuale di quelli normali
help-green-time = tempi di ricerca di Verde nella corsa, in percentuale di quelli normali

## Warnings, by clause

caution-S7-1 = due contro uno è impari quando si gioca tutti insieme: vince quasi sempre la coppia

## Their choices

choice-alternate = a turni
choice-live = tutti insieme
choice-race = orologi simulati

## Boards

board-standard = normale

## Why a position is impossible

fault-bad-seats = i giocatori devono essere da 2 a 4 (2 nella corsa), e in ogni fazione a uno deve toccare
fault-land-overlaps = un posto è tenuto due volte, o non è su questo tabellone
fault-wrong-count = i pezzi o l'equipaggiamento non tornano
fault-stray-equipment = dell'equipaggiamento sta su un pezzo che non è della sua fazione, che ne ha già altro, o che non può raggiungere
fault-no-base = dell'equipaggiamento è in uso, ma la sua base non è tenuta per intero
fault-wrong-sets = gli insiemi che derivano dal territorio sono sbagliati
fault-stray-piece = un pezzo non è né sulla linea di base, né lanciato, né accanto a un altro della sua fazione
fault-wrong-sun = chi è arrivato per primo sul Sole non ne tiene nessun pezzo
fault-wrong-passes = per passare serve l'opzione agree, e se hanno passato entrambe le fazioni la partita è finita
fault-wrong-phase = la fase non corrisponde al ritmo, o al tabellone pieno o non pieno
fault-wrong-turn = la fazione a cui tocca non potrebbe né piazzare né lanciare
fault-wrong-clock = gli orologi sono della corsa, e agisce quello più indietro

## What a seat is asked in the terminal

question-live = Si gioca tutti insieme: piazza un pezzo, lancia o metti un astronauta, più in fretta che puoi.
question-race = Cerca un pezzo preciso, prendi il primo che trovi, lancia o metti un astronauta.
question-turn = Metti quanti astronauti vuoi, poi piazza un pezzo o lancia.

## Glossary: what is on the table, one meaning each

term-place = Posto
meaning-place = Qui va bene esattamente un pezzo di ogni fazione. Chi lo piazza per primo tiene il posto.
term-piece = Pezzo nel vassoio
meaning-piece = Va bene in un solo posto del disegno. Deve toccare con un lato il tuo territorio.
term-base-line = Linea di base
meaning-base-line = Qui va il tuo primo pezzo.
term-sun = Sole
meaning-sun =
    { $sun ->
        [one] { $sun } punto
       *[other] { $sun } punti
     } a chi lo tiene tutto.
term-planet = Pianeta
meaning-planet =
    { $planet ->
        [one] { $planet } punto
       *[other] { $planet } punti
     } a chi lo tiene tutto.
term-man-made = Oggetto artificiale
meaning-man-made =
    { $object ->
        [one] { $object } punto
       *[other] { $object } punti
     } a chi lo tiene tutto.
term-circle = Cerchio
meaning-circle = Un solo pezzo, che vale il numero stampato sopra.
term-sector = Settore
meaning-sector = Una parte della griglia stampata: { $sector ->
    [one] { $sector } punto
   *[other] { $sector } punti
 } a chi ne tiene tutti i pezzi.
term-rocket-base = Base dei razzi
meaning-rocket-base = Riempi tutta la tua: { $base ->
    [one] { $base } punto
   *[other] { $base } punti
 }, e i tuoi { $rockets } razzi sono pronti.
term-satellite-base = Base dei satelliti
meaning-satellite-base = Riempi tutta la tua: { $base ->
    [one] { $base } punto
   *[other] { $base } punti
 }, e i tuoi { $satellites } satelliti sono pronti.
term-astronaut-base = Base degli astronauti
meaning-astronaut-base = Riempi tutta la tua: { $base ->
    [one] { $base } punto
   *[other] { $base } punti
 }, e i tuoi { $astronauts } astronauti sono pronti.
term-rocket = Razzo
meaning-rocket = Piazza un pezzo accanto al territorio dell'avversario, ovunque sul tabellone. Poi è usato.
term-satellite = Satellite
meaning-satellite = Fa ciò che fa un razzo, quando nessun razzo è pronto.
term-astronaut = Astronauta
meaning-astronaut = Sorveglia un tuo pezzo: lì accanto l'avversario non può piazzare nulla.
term-tray = Vassoio
meaning-tray = I tuoi pezzi, mescolati. Trascinane uno al suo posto, oppure tocca il pezzo e poi il posto.
term-points = Punti di una fazione
meaning-points = Ciò che tiene da sola: aree, settori e le proprie basi.

## The screen of the terminal

screen-legend-location = posto: anello 3 dal centro, pezzo 11 da est in senso antiorario
screen-legend-equipment = razzo, satellite, astronauta di Giallo; di Verde r s a
screen-legend-pieces = pezzi di Giallo (y) e di Verde (g)
screen-legend-sun = Sole
screen-legend-planet = pianeta
screen-legend-station = stazione
screen-legend-circle = cerchio
screen-legend-base = base
screen-legend-base-line = linea di base
screen-legend-line = linea tra settori
screen-legend-open = aperto per te
screen-legend-yellow = di Giallo
screen-legend-green = di Verde
screen-legend-yellow-bases = basi di Giallo
screen-legend-green-bases = basi di Verde
screen-points = punti
screen-pieces = pezzi
screen-sectors = settori
screen-bases = basi
screen-goals = obiettivi
screen-rockets = razzi
screen-satellites = satelliti
screen-astronauts = astronauti
screen-side = { $side }
screen-used = usati
screen-gap = { $n ->
    [one] manca { $n }
   *[other] mancano { $n }
 }
screen-ready = { $n ->
    [one] { $n } pronto
   *[other] { $n } pronti
 }
screen-base-line = { $side }: linea { $places }, basi:
screen-tempo = { $tempo ->
    [alternate] a turni
    [live] tutti insieme
   *[race] gara
 }, { $n ->
    [one] 1 posto vuoto
   *[other] { $n } posti vuoti
 }
screen-clocks = orologi: Giallo { NUMBER($yellow) } s, Verde { NUMBER($green) } s
screen-over = fine
screen-chance = decide il caso ({ $phase ->
    [start] chi comincia
    [find] la ricerca
    [wanted] il pezzo cercato
   *[found] il pezzo trovato
 })
screen-anyone = chiunque può agire
screen-due = tocca a { $seat }
