### ZYLATRON in italiano

## The language

language-name = Italiano

## The lid of the box

title = ZYLATRON
blurb = Porta un Guerriero attraverso la galassia e prendi il quartier generale nemico.

## Words that fill variables

name-red = Rosso
name-blue = Blu
name-green = Verde
name-yellow = Giallo
name-battle-star = Stella da Battaglia
name-star-fighter = Caccia Stellare
name-warrior = Guerriero
name-missile = Missile Krill
name-hit = COLPITO
name-miss = MANCATO
name-damage = DANNO
name-red-home = la fabbrica di Rosso sul pianeta natale
name-red-moon = la fabbrica di Rosso sulla luna
name-red-zylon = la fabbrica di Rosso su Zylon
name-blue-home = la fabbrica di Blu sul pianeta natale
name-blue-moon = la fabbrica di Blu sulla luna
name-blue-zylon = la fabbrica di Blu su Zylon
name-green-home = la fabbrica di Verde sul pianeta natale
name-green-moon = la fabbrica di Verde sulla luna
name-green-zylon = la fabbrica di Verde su Zylon
name-yellow-home = la fabbrica di Giallo sul pianeta natale
name-yellow-moon = la fabbrica di Giallo sulla luna
name-yellow-zylon = la fabbrica di Giallo su Zylon
name-top-left = in alto a sinistra
name-top-right = in alto a destra
name-bottom-right = in basso a destra
name-bottom-left = in basso a sinistra
name-nothing = niente
name-too-many = troppi

## What buttons say, by verb

action-go = vai a { $point }
action-begin = { $piece } comincia la mossa
action-load = carica { $piece }
action-dock = sali a bordo di { $piece }
action-drop = deponi { $piece }
action-fire = spara con { $piece }
action-launch = lancia { $piece }
action-beam = teletrasporta { $piece }
action-shift = sposta { $piece }
action-repair = ripara { $piece }
action-onto = su { $piece }
action-rebuild = ricostruisci { $factory }
action-buy = compra: { $kind }
action-pick = prendi il pianeta { $corner }
action-end = finisci il turno

## What one may type, by verb

kind-go = il pezzo in movimento va al punto x,y
kind-detonate = dove esplode il Missile
kind-to = dove arriva il pezzo teletrasportato
kind-at = dove si mette il pezzo comprato
kind-begin = rf1 comincia la mossa: r rosso, b f w m il tipo, 1 il numero
kind-load = il pezzo in movimento carica rw1 dove è arrivato
kind-dock = il pezzo in movimento sale a bordo di rf1 dove è arrivato
kind-drop = il pezzo in movimento depone rw1 e poi deve allontanarsi
kind-fire = rf1 spara; poi: target bw2, o target blue-home
kind-launch = rm1 è lanciato; poi: detonate 30,4
kind-beam = rw1 è teletrasportato; poi: onto rb1, o to 10,4
kind-shift = rw1 cambia perno nella pila; poi: onto rf1
kind-repair = paga metà del prezzo, funziona di nuovo
kind-onto = il vettore richiesto
kind-target = il pezzo, o la fabbrica, a cui mira il laser
kind-rebuild = paga una fabbrica distrutta
kind-buy = compra un pezzo perso; poi: at 10,4 (un Missile anche: onto rf1)
kind-pick = prendi un pianeta prima della partita
kind-end = finisci il turno

## Why a move is not allowed

refusal-game-over = la partita è finita
refusal-not-your-turn = è il turno di { $turn }, non di { $player }
refusal-nature-first = prima si deve pescare una carta colpo
refusal-not-natures = questo lo decide un giocatore, il caso pesca solo carte colpo
refusal-pick-first = si stanno ancora scegliendo i pianeti
refusal-planets-are-picked = tutti i pianeti sono già scelti
refusal-join-first = { $mover } sta su un proprio pezzo: deve subito caricarlo o salirvi a bordo
refusal-move-off-first = { $mover } ha deposto qui un pezzo e prima deve allontanarsi
refusal-target-first = indica prima il bersaglio di { $subject }
refusal-detonate-first = { $subject } è lanciato: di' dove esplode
refusal-beam-where = di' dove si teletrasporta { $subject }
refusal-shift-where = di' su che cosa si sposta { $subject }
refusal-place-first = di' dove si mette { $subject }, appena comprato
refusal-go-there-first = si carica e si sale a bordo andando su quel punto: comincia una mossa e vacci
refusal-nothing-to-name = niente attende un bersaglio o un vettore; comincia con fire, beam, shift o buy
refusal-natures-only = le carte colpo si pescano, non si scelgono
refusal-no-such-piece = a questo tavolo { $piece } non c'è
refusal-not-your-piece = { $piece } non obbedisce a { $player }
refusal-is-lost = { $piece } non è sul tabellone, è in banca
refusal-is-damaged = { $piece } ha un danno e non fa nulla finché non si riprende o non si ripara
refusal-carrier-is-damaged = { $carrier } ha un danno: il carico può scendere, ma { $piece } non si può lanciare da lì
refusal-is-captured = catturato in questo turno: { $piece } agisce solo dal prossimo turno di { $player }
refusal-no-such-point = il punto { $point } non è sulla griglia
refusal-no-such-factory = a questo tavolo { $factory } non c'è
refusal-no-such-card = nel mazzo non c'è più una carta { $card }
refusal-planet-taken = il pianeta { $corner } è già preso
refusal-has-moved-already = { $piece } ha già cominciato la sua mossa in questo turno
refusal-no-moves-left = { $moves ->
    [one] l'unica mossa di questo turno è già fatta
   *[other] le { $moves } mosse di questo turno sono già fatte
 }
refusal-begun-must-step = pezzo toccato, pezzo mosso: { $mover } ha cominciato e prima deve fare un passo
refusal-missiles-fly-once = { $piece } è un Missile Krill, si muove solo se lanciato o trasportato
refusal-land-only = un Guerriero cammina solo sulla terraferma
refusal-space-only = una Stella da Battaglia si muove solo nello spazio, { $point } è terraferma
refusal-too-far = a { $mover } { $steps ->
    [one] serve { $steps } passo
   *[other] servono { $steps } passi
 } fino a { $point }, ne ha { $left }
refusal-already-there = { $mover } è già in { $point }
refusal-nothing-moves = nessun pezzo si sta muovendo: prima comincia una mossa
refusal-enemy-in-the-way = in { $point } c'è un pezzo nemico; ci si passa sopra ma non ci si ferma
refusal-no-room-to-join = in { $point } c'è un proprio pezzo che { $mover } non può né caricare né usare come vettore
refusal-was-boarded = un pezzo è salito a bordo di { $piece } con la propria mossa, perciò { $piece } non comincia più una mossa in questo turno
refusal-carries-moved = ha a bordo un pezzo che in questo turno ha già cominciato la propria mossa e non può essere portato oltre
refusal-only-warriors-land = { $point } è un quartier generale dove può fermarsi solo un Guerriero
refusal-hq-is-barred = un pezzo sta sul quartier generale { $point } e ne sbarra l'accesso
refusal-no-pegs = solo i Caccia Stellari e le Stelle da Battaglia hanno perni per il carico
refusal-too-big-to-carry = una Stella da Battaglia non si può trasportare
refusal-no-free-peg = lì non c'è un perno libero
refusal-has-moved = { $piece }, o il suo carico, ha già cominciato una mossa in questo turno e non si può caricare né teletrasportare
refusal-already-loaded = { $piece } è già stato caricato una volta in questo turno
refusal-not-standing-here = { $piece } non è l'altro pezzo sul punto di { $mover }
refusal-no-cargo-of-mover = { $piece } non è carico di { $mover }
refusal-already-dropped = { $piece } è già stato deposto una volta in questo turno
refusal-cannot-move-off = { $mover } non potrebbe allontanarsi dopo aver deposto qui un pezzo
refusal-no-place-in-space = { $point } è spazio, un pezzo così ({ $kind }) si depone solo sulla terraferma
refusal-not-carried = { $piece } non è a bordo di nulla, dunque non c'è nulla da spostare
refusal-already-shifted = { $piece } è già stato spostato una volta in questo turno
refusal-no-other-peg = nella pila di { $piece } non c'è un altro perno libero
refusal-not-in-stack = { $piece } non è un altro vettore nella pila di { $subject }
refusal-same-carrier = { $subject } sta già su { $piece }
refusal-not-beamable = { $piece } non si può teletrasportare, si può solo con Guerrieri e Missili Krill
refusal-already-beamed = { $piece } è già stato teletrasportato una volta in questo turno
refusal-no-beam-in-range = nessuna Stella da Battaglia funzionante può teletrasportarlo: la gittata è { $beam }
refusal-shift-instead = { $piece } è nella stessa pila di { $subject }: si sposta, non si teletrasporta
refusal-no-beam-down-to-space = { $point } è spazio, giù si teletrasporta sulla terraferma
refusal-not-free = { $point } non è libero
refusal-hq-closed-to-beams = sul quartier generale { $point } non si depone nulla, un Guerriero ci va a piedi
refusal-no-laser = un Missile Krill non ha laser
refusal-has-fired = { $piece } ha già sparato in questo turno
refusal-no-target-in-range = { $piece } non ha nemici entro la sua gittata di { $range }
refusal-out-of-range = il bersaglio dista { $steps } da { $subject }, la gittata è { $range }
refusal-not-an-enemy = quello non è di un nemico
refusal-factory-in-ruins = { $factory } è già distrutta
refusal-factories-are-safe = in questo gioco le fabbriche non si possono colpire
refusal-not-a-missile = { $piece } non è un Missile Krill
refusal-not-on-start = { $piece } si può lanciare solo dalla sua posizione di partenza o da un vettore
refusal-new-missile = { $piece } è stato comprato su un vettore in questo turno e non si lancia prima del prossimo
refusal-beyond-flight = { $point } dista { $steps } { $steps ->
    [one] punto
   *[other] punti
 }, un Missile Krill vola di { $flight }
refusal-not-in-this-game = qui si gioca senza pezzi di quel tipo ({ $kind })
refusal-none-lost = { $player } non ha perso pezzi di quel tipo ({ $kind })
refusal-too-dear = costa { $price } Zy, { $player } ne ha { $money }
refusal-no-free-start = nessuna posizione di partenza per quel tipo è libera ({ $kind })
refusal-not-a-start = { $point } non è una posizione di partenza adatta tenuta da { $player }
refusal-start-is-taken = la posizione di partenza { $point } è presa
refusal-only-missiles-aboard = solo un Missile Krill comprato si può mettere su un vettore
refusal-not-damaged = { $piece } non ha danni
refusal-not-your-factory = { $factory } non è di { $player }
refusal-factory-recovers = { $factory } è danneggiata; si riprende da sola e non si può riparare prima
refusal-not-in-ruins = { $factory } non è distrutta
refusal-must-buy-warrior = { $player } non ha Guerrieri e può comprarne uno, dunque deve farlo prima di finire il turno

## What happened

event-planet-picked = { $owner } prende il pianeta { $corner }
event-turn-began = turno di { $owner }, round { $n }
event-move-began = { $kind } { $piece } comincia la mossa
event-piece-went = { $piece } va di { $steps } da { $start } a { $point }
event-piece-loaded = { $piece } è caricato su { $carrier }
event-piece-docked = { $piece } sale a bordo di { $carrier }
event-piece-dropped = { $piece } è deposto in { $point }
event-piece-shifted = { $piece } si sposta su { $carrier }
event-piece-beamed-aboard = { $piece } è teletrasportato a bordo di { $carrier }
event-piece-beamed-down = { $piece } è teletrasportato giù in { $point }
event-laser-fired = { $kind } { $piece } spara contro { $target }
event-missile-detonated = { $piece } vola da { $start } ed esplode in { $point }
event-card-drawn = { $card } per { $target }
event-piece-lost = { $kind } { $piece } va in banca, da { $point }
event-piece-damaged = danno per { $kind } { $piece }
event-factory-destroyed = { $factory } è distrutta
event-factory-damaged = { $factory } è danneggiata
event-pile-reshuffled = le carte colpo si mescolano di nuovo
event-piece-bought = { $kind } { $piece } torna in gioco per { $price }, in { $point }
event-piece-repaired = { $piece } è riparato per { $price }
event-factory-rebuilt = { $factory } è ricostruita per { $price }
event-income-paid = { $owner } incassa { $n } Zy
event-zylon-taken = { $owner } prende la carta Zylon
event-player-captured = { $other } entra nel quartier generale di { $owner } e prende tutto
event-player-without-warrior = { $owner } non ha Guerrieri ed è fuori dal gioco; eredita { $other }
event-player-deserted = { $owner } non ha Guerrieri ed è fuori dal gioco; non eredita nessuno
event-last-player-left = resta in gioco soltanto { $owner }
event-rounds-are-over = { $n ->
    [one] { $n } round è finito
   *[other] { $n } round sono finiti
 }

## Plain words for people

name-upper-left = in alto a sinistra
name-upper-right = in alto a destra
name-lower-right = in basso a destra
name-lower-left = in basso a sinistra
name-above = in alto
name-below = in basso
name-left = a sinistra
name-right = a destra
name-middle = al centro
name-up-left = in alto a sinistra
name-up-right = in alto a destra
name-down-left = in basso a sinistra
name-down-right = in basso a destra
name-nobody = nessuno
phrase-kind = { $kind ->
    [battle_star] una Stella da Battaglia
    [star_fighter] un Caccia Stellare
    [warrior] un Guerriero
   *[missile] un Missile Krill
 }
phrase-piece = { $kind ->
    [battle_star] Stella da Battaglia
    [star_fighter] Caccia Stellare
    [warrior] Guerriero
   *[missile] Missile Krill
 } { $n }{ $owner ->
    [you] { "" }
   *[other] { " " }di { $owner }
 }
    .gender = { $kind ->
        [battle_star] feminine
       *[other] masculine
     }
phrase-no-piece = niente
phrase-factory = { $owner ->
    [you] la tua fabbrica
   *[other] la fabbrica di { $owner }
 } { $place ->
    [home] sul pianeta natale
    [moon] sulla luna
   *[zylon] su Zylon
 }
phrase-body = { $name ->
    [zylon] Zylon
    [planet] il pianeta { $corner }
   *[moon] la luna { $corner }
 }
    .of = { $name ->
        [zylon] di Zylon
        [planet] del pianeta { $corner }
       *[moon] della luna { $corner }
     }
    .to = { $name ->
        [zylon] a Zylon
        [planet] al pianeta { $corner }
       *[moon] alla luna { $corner }
     }
    .on = { $name ->
        [zylon] su Zylon
        [planet] sul pianeta { $corner }
       *[moon] sulla luna { $corner }
     }
phrase-spot = { $what ->
    [headquarters] { $name ->
        [zylon] il quartier generale di Zylon
       *[planet] { $owner ->
            [you] il tuo quartier generale
            [nobody] il quartier generale { NAME($body, form: "of") }
           *[other] il quartier generale di { $owner }
         }
     }
    [on] { NAME($body, form: "on") } ({ $side })
    [beside] accanto { NAME($body, form: "to") } ({ $side })
   *[space] nello spazio ({ $side ->
        [above] sopra { $body }
        [below] sotto { $body }
       *[other] { $side } { NAME($body, form: "of") }
     })
 }
    .kind = { $what }
    .to = { $what ->
        [headquarters] { $name ->
            [zylon] al quartier generale di Zylon
           *[planet] { $owner ->
                [you] al tuo quartier generale
                [nobody] al quartier generale { NAME($body, form: "of") }
               *[other] al quartier generale di { $owner }
             }
         }
        [on] { NAME($body, form: "on") } ({ $side })
        [beside] accanto { NAME($body, form: "to") } ({ $side })
       *[space] nello spazio ({ $side ->
            [above] sopra { $body }
            [below] sotto { $body }
           *[other] { $side } { NAME($body, form: "of") }
         })
     }
    .at = { $what ->
        [headquarters] { $name ->
            [zylon] sul quartier generale di Zylon
           *[planet] { $owner ->
                [you] sul tuo quartier generale
                [nobody] sul quartier generale { NAME($body, form: "of") }
               *[other] sul quartier generale di { $owner }
             }
         }
        [on] { NAME($body, form: "on") } ({ $side })
        [beside] accanto { NAME($body, form: "to") } ({ $side })
       *[space] nello spazio ({ $side ->
            [above] sopra { $body }
            [below] sotto { $body }
           *[other] { $side } { NAME($body, form: "of") }
         })
     }
phrase-no-spot = da nessuna parte
phrase-leg = { $n } { $side }
phrase-way = { $first }, { $then }
phrase-no-way = sul posto
plain-action-go = { NAME($spot, form: "kind") ->
    [headquarters] Vai { NAME($spot, form: "to") }
   *[other] Vai { $way }: { NAME($spot, form: "at") }
 }
plain-action-detonate = Fai esplodere { $way }: { NAME($spot, form: "at") }
plain-action-to = Teletrasporta giù { $subject }, { $way }: { NAME($spot, form: "at") }
plain-action-at = Metti { $subject }, { $way }: { NAME($spot, form: "at") }
plain-action-begin = { $piece }
plain-action-load = Carica { $piece }
plain-action-dock = Sali a bordo di { $piece }
plain-action-drop = Deponi { $piece }
plain-action-fire = { $piece } spara
plain-action-target = { $subject } spara contro { $target }
plain-action-launch = Lancia { $piece }
plain-action-beam = Teletrasporta { $piece }
plain-action-shift = Sposta { $piece }
plain-action-repair = Ripara { $piece } per { $price } Zy
plain-action-onto = { $phase ->
    [beam] Teletrasporta { $subject } a bordo di { $piece }
    [shift] Sposta { $subject } su { $piece }
   *[buy] Metti { $subject } a bordo di { $piece }
 }
plain-action-rebuild = Ricostruisci { $factory } per { $price } Zy
plain-action-buy = Compra { $kind } per { $price } Zy
plain-action-pick = Prendi il pianeta { $corner }
plain-action-end = Finisci il turno

plain-event-planet-picked = { $owner ->
    [you] Prendi
   *[other] { $owner } prende
 } il pianeta { $corner }
plain-event-turn-began = { $owner ->
    [you] Il tuo turno
   *[other] Turno di { $owner }
 }, round { $n }
plain-event-move-began = { $piece } comincia a muoversi
plain-event-piece-went = { $piece } { $kind ->
    [warrior] cammina
   *[other] vola
 } di { $steps }, { NAME($point, form: "to") }
plain-event-piece-loaded = { $carrier } prende a bordo { $piece }
plain-event-piece-docked = { $piece } sale a bordo di { $carrier }
plain-event-piece-dropped = { $piece } scende { NAME($point, form: "at") }
plain-event-piece-shifted = { $piece } si sposta su { $carrier }
plain-event-piece-beamed-aboard = Teletrasporto: { $piece } a bordo di { $carrier }
plain-event-piece-beamed-down = Teletrasporto: { $piece } giù { NAME($point, form: "at") }
plain-event-laser-fired = { $piece } spara contro { $target }
plain-event-missile-detonated = { $piece } parte ed esplode { NAME($point, form: "at") }
plain-event-card-drawn = { $card }: { $target }
plain-event-piece-lost = { $piece } non c'è più
plain-event-piece-damaged = { $piece } è { NAME($piece, form: "gender") ->
    [feminine] danneggiata
   *[other] danneggiato
 }
plain-event-factory-destroyed = { $factory } è distrutta
plain-event-factory-damaged = { $factory } è danneggiata
plain-event-piece-bought = { $piece } torna in gioco per { $price } Zy, { NAME($point, form: "at") }
plain-event-piece-repaired = { $piece } è { NAME($piece, form: "gender") ->
    [feminine] riparata
   *[other] riparato
 } per { $price } Zy
plain-event-factory-rebuilt = { $factory } è ricostruita per { $price } Zy
plain-event-income-paid = { $owner ->
    [you] Incassi
   *[other] { $owner } incassa
 } { $n } Zy
plain-event-zylon-taken = { $owner ->
    [you] Prendi
   *[other] { $owner } prende
 } la carta Zylon
plain-event-player-captured = { $other ->
    [you] Entri
   *[other] { $other } entra
 } nel { $owner ->
    [you] tuo quartier generale
   *[other] quartier generale di { $owner }
 } e { $other ->
    [you] prendi
   *[other] prende
 } tutto; i pezzi mantengono il loro nome
plain-event-player-without-warrior = { $owner ->
    [you] Non hai Guerrieri e sei fuori dal gioco
   *[other] { $owner } non ha Guerrieri ed è fuori dal gioco
 }; { $other ->
    [you] erediti tu
   *[other] eredita { $other }
 }; i pezzi mantengono il loro nome
plain-event-player-deserted = { $owner ->
    [you] Non hai Guerrieri e sei fuori dal gioco
   *[other] { $owner } non ha Guerrieri ed è fuori dal gioco
 }; non eredita nessuno
plain-event-last-player-left = { $owner ->
    [you] Resti in gioco soltanto tu
   *[other] Resta in gioco soltanto { $owner }
 }
plain-event-rounds-are-over = { $n ->
    [one] 1 round è finito
   *[other] { $n } round sono finiti
 }

plain-refusal-game-over = La partita è finita
plain-refusal-not-your-turn = Non è il tuo turno: decide { $turn }
plain-refusal-join-first = { $mover } sta su un altro tuo pezzo: caricalo o sali a bordo
plain-refusal-nothing-to-name = Niente attende un bersaglio: prima scegli chi spara, si teletrasporta, si sposta o si compra
plain-refusal-no-such-piece = A questo tavolo quel pezzo non c'è
plain-refusal-no-such-factory = A questo tavolo quella fabbrica non c'è
plain-refusal-place-first = Di' prima dove si mette { $subject }
plain-refusal-not-your-piece = { $piece } non ti obbedisce
plain-refusal-is-captured = { $piece } è { NAME($piece, form: "gender") ->
    [feminine] stata catturata
   *[other] stato catturato
 } in questo turno e agisce nel tuo prossimo
plain-refusal-no-such-point = Quel punto non c'è
plain-refusal-planet-taken = Il pianeta { $corner } è già preso
plain-refusal-space-only = Quella è terraferma: una Stella da Battaglia si muove solo nello spazio
plain-refusal-too-far = { $reach ->
    [far] Troppo lontano: punti rimasti a { $mover }: { $left }
   *[near] Troppo lontano: { $steps ->
        [one] 1 punto
       *[other] { $steps } punti
     }, e { $mover } ne ha ancora { $left }
 }
plain-refusal-already-there = { $mover } è già lì
plain-refusal-enemy-in-the-way = Lì c'è un pezzo nemico: ci si passa sopra ma non ci si ferma
plain-refusal-no-room-to-join = Lì c'è un tuo pezzo, e { $mover } non può né caricarlo né salirvi a bordo
plain-refusal-only-warriors-land = Quello è un quartier generale: può fermarsi solo un Guerriero
plain-refusal-hq-is-barred = Un pezzo sta su quel quartier generale e ne sbarra l'accesso
plain-refusal-no-place-in-space = Quello è spazio: questo pezzo si depone solo sulla terraferma
plain-refusal-no-beam-down-to-space = Quello è spazio: giù si teletrasporta sulla terraferma
plain-refusal-not-free = Lì c'è già qualcosa
plain-refusal-hq-closed-to-beams = Su un quartier generale non si depone nulla: un Guerriero ci va a piedi
plain-refusal-beyond-flight = Troppo lontano: { $steps ->
    [one] 1 punto
   *[other] { $steps } punti
 }, e un Missile vola di { $flight }
plain-refusal-none-lost = Non hai perso pezzi di quel tipo
plain-refusal-too-dear = Costa { $price } Zy, e ne hai { $money }
plain-refusal-not-a-start = Quella non è una tua posizione di partenza per quel pezzo
plain-refusal-start-is-taken = Quella posizione di partenza è presa
plain-refusal-not-your-factory = { $factory } non è tua
plain-refusal-must-buy-warrior = Non hai Guerrieri e puoi comprarne uno: fallo prima di finire il turno

## Options in the lobby

option-rules = Regole
option-max-rounds = Round
option-prices = Prezzi
option-touch-move = Pezzo toccato, pezzo mosso
option-pick-planets = Scelta dei pianeti

## A line for each option

help-rules = gioco completo: tutti i pezzi; gioco breve: solo Caccia Stellari e Guerrieri
help-max-rounds = round dopo i quali si contano i punti
help-prices = interi, o la metà di ciò che chiede il regolamento
help-touch-move = una mossa cominciata deve fare almeno un passo
help-pick-planets = i giocatori scelgono i pianeti, nell'ordine dei posti

## Warnings, by clause

caution-ZY-1 = in tre, l'angolo fra gli altri due è svantaggiato

## Their choices

choice-major = gioco completo
choice-short = gioco breve
choice-full = interi
choice-half = dimezzati

## Boards

board-major = tabellone del gioco completo
board-short = tabellone del gioco breve

## Why a position is impossible

fault-bad-seats = i giocatori devono essere da 2 a 4, e a uno di loro deve toccare
fault-bad-planets = ogni giocatore ha uno dei quattro pianeti, mai due lo stesso
fault-bad-holders = delle forze non sono di nessuno, o di un giocatore fuori dal gioco
fault-off-the-board = un pezzo è fuori dal tabellone o non fa parte di questo gioco
fault-wrong-ground = una Stella da Battaglia è sulla terraferma, o un Guerriero o un Missile sta nello spazio
fault-bad-cargo = del carico non è adatto al suo vettore
fault-shared-point = due pile stanno su un punto
fault-wrong-marks = i segni dei punti presi sono sbagliati
fault-bad-money = i conti degli Zy non tornano
fault-bad-pile = il mazzo delle carte colpo non fa parte del mazzo completo
fault-bad-phase = ciò che è in corso non corrisponde alla fase
fault-should-be-over = resta un solo giocatore, dunque la partita è finita
fault-bad-number = un numero è fuori dai suoi limiti
fault-hq-trespass = un pezzo sta su un quartier generale dove non può fermarsi
fault-not-over = resta più di un giocatore e i round non sono finiti, dunque la partita continua
fault-bad-picks = i pianeti si scelgono a turno, e chi ha scelto è già lì con i suoi pezzi

## What a seat is asked in the terminal

question-pick = Quale pianeta prendi?
question-arrived = { $mover } sta su un proprio pezzo: lo carica (load) o sale a bordo (dock)?
question-leaving = { $mover } ha deposto un pezzo e deve allontanarsi: dove va?
question-fire = { $piece } spara fino a { $laser } punti: a che cosa?
question-launch = { $piece } vola fino a { $flight } punti e colpisce tutto entro { $blast }: dove esplode?
question-beam = { $piece } si teletrasporta fino a { $beam } punti: dove?
question-shift = { $piece } cambia perno: su che cosa?
question-buy = Dove si mette { $piece }, comprato per { $price } Zy?
question-moving = { $mover } si muove, passi rimasti: { $n }. Altre mosse rimaste: { $left } di { $moves }. E adesso?
question-moved = Tutte le mosse del turno sono fatte: fai un'azione libera, o finisci (end).
question-turn = Il tuo turno, mosse rimaste: { $left } di { $moves }. Comincia una mossa, fai un'azione libera, o finisci (end).

## Glossary: what is on the table, one meaning each

term-battle-star = Stella da Battaglia
meaning-battle-star = Vola di { $star } punti, solo nello spazio, porta { $star_bays } pile, teletrasporta fino a { $beam } punti e spara fino a { $star_laser }.
term-star-fighter = Caccia Stellare
meaning-star-fighter = Vola di { $fighter } punti sopra tutto, porta un pezzo e spara fino a { $fighter_laser ->
    [one] { $fighter_laser } punto
   *[other] { $fighter_laser } punti
 }.
term-warrior = Guerriero
meaning-warrior = Cammina di { $warrior } punti, solo sulla terraferma, e spara fino a { $warrior_laser ->
    [one] { $warrior_laser } punto
   *[other] { $warrior_laser } punti
 }. Solo i Guerrieri prendono i quartieri generali.
term-missile = Missile Krill
meaning-missile = Vola una volta sola, di { $missile } punti, poi esplode: una carta colpo per tutto ciò che è entro { $blast ->
    [one] { $blast } punto
   *[other] { $blast } punti
 }, amico o nemico.
term-headquarters = Quartier generale
meaning-headquarters = Se un Guerriero nemico entra nel tuo, sei fuori dal gioco e quel giocatore prende tutto. Fai lo stesso agli altri.
term-factory = Fabbrica
meaning-factory = Rende uno Zy a ogni turno finché funziona. Ricostruirne una distrutta costa { $rebuild } Zy.
term-planet = Pianeta natale
meaning-planet = Terraferma da cui partono i pezzi di un giocatore, con quartier generale e fabbrica.
term-moon = Luna
meaning-moon = Terraferma con una fabbrica del pianeta più vicino.
term-zylon = Zylon
meaning-zylon = La terraferma al centro, con una fabbrica per ciascuno. Il suo quartier generale dà la carta Zylon.
term-zylon-card = Carta Zylon
meaning-zylon-card = È di chi per ultimo ha avuto un Guerriero nel quartier generale di Zylon. Raddoppia la rendita delle fabbriche.
term-strike-hit = COLPITO
meaning-strike-hit = Il bersaglio non c'è più, con tutto ciò che porta. Il numero dice quante ne restano nel mazzo.
term-strike-miss = MANCATO
meaning-strike-miss = Non succede nulla. Il numero dice quante ne restano nel mazzo.
term-strike-damage = DANNO
meaning-strike-damage = Il bersaglio non può fare nulla fino alla fine del prossimo turno del proprietario. Il numero dice quante ne restano nel mazzo.
term-zys = Zy
meaning-zys = Il denaro. Viene dalle fabbriche e ricompra i pezzi persi.
term-moves-left = Mosse rimaste
meaning-moves-left = Quanti pezzi possono ancora muoversi in questo turno, di { $moves }.
term-steps-left = Punti rimasti
meaning-steps-left = Quanto lontano può ancora andare il pezzo che si muove.
term-piece-number = Numero su un pezzo
meaning-piece-number = Distingue i pezzi dello stesso tipo: Guerriero, poi il suo numero.
term-stack-count = Numero accanto a una pila
meaning-stack-count = Quanti pezzi ha a bordo il vettore.
term-lost-pieces = Pezzi persi
meaning-lost-pieces = Pezzi in banca. Chi li ha schierati può ricomprarli.

## The screen of the terminal

screen-legend-kind = { $kind }
screen-legend-red-kind = { $kind } di Rosso
screen-legend-state = sottolineato: ha un carico; barrato: danneggiato; invertito: in moto
screen-legend-headquarters = quartier generale
screen-legend-factory = fabbrica
screen-legend-damaged-factory = fabbrica danneggiata
screen-legend-ruined-factory = fabbrica distrutta
screen-legend-point = punto; la terraferma ha un fondo colorato
screen-legend-zylon-card = ha la carta Zylon
screen-legend-planet = dove si trova il pianeta di un giocatore
screen-legend-owners = prima lettera: di Blu (b), Verde (g), Giallo (y)
screen-legend-red-headquarters = quartier generale di Rosso
screen-legend-zylon-headquarters = quello di Zylon
screen-legend-no-headquarters = di nessuno
screen-legend-red-factory = fabbrica di Rosso
screen-legend-damaged = danneggiata
screen-legend-ruined = distrutta
screen-legend-space = spazio
screen-legend-land = terraferma
screen-legend-stack = a 8,4 rf1, danneggiato, porta rw1
screen-legend-done = si è mosso e ha sparato
screen-over = partita finita
screen-pick = { $player } sceglie
screen-round = round { $round }/{ $last }
screen-due = { $player }: { $phase ->
    [act] di turno
    [join] carico
    [leave] uscita
    [fire] sparo
    [launch] lancio
    [beam] teletr.
    [shift] perno
    [buy] acquisto
   *[card] carta
 }
screen-moves-left = mosse rimaste { $n }
screen-steps-left = { $piece }: ancora { $n }
screen-out = { $player } fuori: { $heir }
screen-money = { $n } Zy
screen-strikes = { $n } { $card }
screen-steps = passi
screen-laser = laser
screen-pegs = perni
screen-price = prezzo
screen-repair = riparare
screen-factory-price = fabbrica { $n } Zy
screen-beaming = teletr. { $n }
screen-blast = esplosione { $n }
screen-cargo = carico
