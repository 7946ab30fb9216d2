### Space Walk in italiano

## The language

language-name = Italiano

## The lid of the box

title = Space Walk
blurb = Muovi interi pianeti di astronavi, tue e altrui, fra i buchi neri.

## Words that fill variables. Sizes agree with «astronave»

name-large = grande
name-medium = media
name-small = piccola
name-red = Rosso
name-blue = Blu
name-green = Verde
name-yellow = Giallo
name-white = Bianco
name-move = MOSSA
name-double = DOPPIA
name-copy = COPIA
name-step = AVANTI
name-stay = SOSTA

## What buttons say, by verb

action-place = piazza un'astronave { $size } sul pianeta { $space }
action-step = l'astronave { $size } del pianeta { $space } avanza di una casella
action-move = muovi il pianeta { $space }
action-again = per un segnalino muovi il pianeta { $space }
action-next = ora vola { $owner }
action-card = gioca { $card }
action-pass = passa

## What one may type, by verb

kind-place = piazza un'astronave grande sul pianeta 3
kind-step = spendi un segnalino (o usa AVANTI): la tua astronave piccola del 3 avanza di una casella
kind-move = muovi tutte le astronavi del pianeta 3
kind-again = spendi un segnalino: un secondo turno, con il pianeta 3
kind-next = la prossima del gruppo a volare è l'astronave di Blu
kind-card = gioca una carta (variante con le carte azione)
kind-pass = non spendere nulla

## Why a move is not allowed

refusal-game-over = la partita è finita
refusal-not-your-turn = ora non tocca a { $player } decidere
refusal-nature-first = finché non è sorteggiato il primo giocatore nessuno decide
refusal-natures-only = qui il primo giocatore è sorteggiato, non scelto
refusal-not-natures = questo lo decide un giocatore, non il caso
refusal-no-such-player = a questo tavolo non c'è un giocatore così
refusal-still-placing = le astronavi si stanno ancora piazzando in orbita, nessuno muove
refusal-no-tokens-yet = durante il piazzamento i segnalini non si usano
refusal-placement-is-over = tutte le astronavi sono già in orbita
refusal-no-such-space = quest'orbita non ha una casella { $space }
refusal-place-on-planet = la casella { $space } è un buco nero, le astronavi si piazzano sui pianeti
refusal-none-in-reserve = { $player } non ha più un'astronave { $size } da piazzare
refusal-size-taken = sul pianeta { $space } c'è già un'astronave { $size }
refusal-not-a-planet = la casella { $space } è un buco nero, si muovono solo i pianeti
refusal-no-ship-of-yours = { $player } non ha astronavi sul pianeta { $space }
refusal-must-move = muovere è obbligatorio, un turno non si può saltare
refusal-move-first = i segnalini vengono dopo il turno: prima si muove
refusal-order-first = il gruppo sta ancora volando: indica di chi è la prossima astronave
refusal-no-order-due = nessun gruppo attende il suo ordine
refusal-not-in-group = { $owner } non ha astronavi della dimensione che vola ora
refusal-turn-is-done = il turno è finito; «again { $space }» ne compra un secondo per un segnalino
refusal-only-a-step = fra un turno e l'altro un segnalino compra solo una casella di avanzamento
refusal-not-in-a-gap = fra un turno e l'altro nessuno muove un pianeta, un segnalino fa avanzare di una casella
refusal-no-such-ship = { $player } non ha un'astronave { $size } sulla casella { $space }
refusal-card-first = il turno comincia con una carta
refusal-no-cards = qui si gioca con i segnalini, non con le carte azione
refusal-card-is-laid = la carta di questo turno è già stata giocata
refusal-no-such-card = { $player } non ha in mano una carta { $card }
refusal-must-step = la carta è AVANTI: un'astronave deve avanzare

## What happened

event-first-drawn = per sorteggio comincia { $owner }
event-ship-placed = { $owner } piazza un'astronave { $size } sul pianeta { $space }
event-ship-flew = l'astronave { $size } di { $owner } vola di { $distance } fino al pianeta { $target }
event-ship-lost = l'astronave { $size } di { $owner } vola di { $distance } e si perde nel buco nero { $target }
event-token-paid = { $owner } spende un segnalino
event-passed = { $owner } passa
event-card-laid = { $owner } gioca { $card }
event-card-copied = la COPIA di { $owner } vale come { $card }
event-hand-taken-back = { $owner } riprende in mano le otto carte
event-round-began = round { $round }
event-game-ended = { $owner } non ha più astronavi: la partita finisce

## Plain words for people

phrase-ship = { $owner ->
    [you] la tua astronave { $size }
   *[other] l'astronave { $size } di { $owner }
 }
plain-action-place = Astronave { $size } sul { $nth ->
    [1] primo
    [2] secondo
    [3] terzo
    [4] quarto
    [5] quinto
    [6] sesto
    [one] { $nth }º
   *[other] { $nth }º
 } pianeta dopo il buco ({ $space })
plain-action-step = { $payment ->
    [card] Avanza l'astronave { $size } di una casella ({ $space })
   *[token] Spendi un segnalino: l'astronave { $size } avanza di una casella ({ $space })
 }
plain-action-move = Fai volare { $n ->
    [one] l'unica astronave
    [2] le due astronavi
    [3] le tre astronavi
    [4] le quattro astronavi
    [5] le cinque astronavi
    [6] le sei astronavi
   *[other] le { $n } astronavi
 } del pianeta { $space }
plain-action-again = Spendi un segnalino: muovi anche il pianeta { $space }
plain-action-next = Prima { $ship }
plain-action-card = Gioca { $card }
plain-action-pass = Tieni il segnalino

plain-event-first-drawn = { $owner ->
    [you] Per sorteggio cominci tu
   *[other] Per sorteggio comincia { $owner }
 }
plain-event-ship-placed = { $owner ->
    [you] Piazzi
   *[other] { $owner } piazza
 } un'astronave { $size } sul { $nth ->
    [1] primo
    [2] secondo
    [3] terzo
    [4] quarto
    [5] quinto
    [6] sesto
    [one] { $nth }º
   *[other] { $nth }º
 } pianeta dopo il buco ({ $space })
plain-event-ship-flew = { $ship } vola di { $distance ->
    [one] 1 casella
   *[other] { $distance } caselle
 }, fino al pianeta { $target }
plain-event-ship-lost = { $ship } vola di { $distance ->
    [one] 1 casella
   *[other] { $distance } caselle
 } e finisce nel buco nero
plain-event-token-paid = { $owner ->
    [you] Spendi un segnalino
   *[other] { $owner } spende un segnalino
 }
plain-event-passed = { $owner ->
    [you] Passi
   *[other] { $owner } passa
 }
plain-event-card-laid = { $owner ->
    [you] Giochi { $card }
   *[other] { $owner } gioca { $card }
 }
plain-event-card-copied = { $owner ->
    [you] La tua COPIA vale come { $card }
   *[other] La COPIA di { $owner } vale come { $card }
 }
plain-event-hand-taken-back = { $owner ->
    [you] Riprendi in mano le otto carte
   *[other] { $owner } riprende in mano le otto carte
 }
plain-event-round-began = Round { $round }
plain-event-game-ended = { $owner ->
    [you] Non hai più astronavi: la partita finisce
   *[other] { $owner } non ha più astronavi: la partita finisce
 }

plain-refusal-game-over = La partita è finita
plain-refusal-not-your-turn = Ora non tocca a te decidere
plain-refusal-place-on-planet = Quello è un buco nero: le astronavi si piazzano sui pianeti
plain-refusal-none-in-reserve = Non hai più un'astronave { $size } da piazzare
plain-refusal-size-taken = Lì c'è già un'astronave { $size }: nel piazzamento una sola per dimensione
plain-refusal-not-a-planet = Quello è un buco nero: le astronavi partono dai pianeti
plain-refusal-no-ship-of-yours = Lì non hai astronavi: scegli un pianeta dove ce n'è una tua
plain-refusal-must-move = Devi muovere un pianeta: il turno non si può saltare
plain-refusal-move-first = Prima muovi un pianeta: i segnalini vengono dopo il turno
plain-refusal-order-first = Le astronavi stanno ancora volando: di' quale vola prima
plain-refusal-no-order-due = Nessuna astronave attende che tu scelga l'ordine
plain-refusal-not-in-group = { $owner ->
    [you] Non hai
   *[other] { $owner } non ha
 } astronavi della dimensione che vola ora
plain-refusal-turn-is-done = Il tuo turno è finito: solo un segnalino ne compra un secondo
plain-refusal-only-a-step = Fra un turno e l'altro un segnalino fa avanzare di una casella, non di più
plain-refusal-not-in-a-gap = Fra un turno e l'altro nessuno muove un pianeta: un segnalino fa avanzare di una casella
plain-refusal-no-such-ship = Lì non hai un'astronave { $size }
plain-refusal-card-first = Prima gioca una carta
plain-refusal-no-such-card = Non hai più una carta { $card }
plain-refusal-must-step = La carta è AVANTI: un'astronave deve avanzare di una casella

## Options in the lobby

option-variant = Variante
option-tokens = Segnalini a testa
option-first-player = Primo giocatore
option-first-placer-moves-second = Chi piazza per primo muove per secondo
option-no-tokens-first-rounds = Round senza segnalini

## A line for each option

help-variant = segnalini: il gioco base; carte azione: la variante con le carte
help-tokens = segnalini a testa; -1: quattro, in cinque giocatori tre
help-first-player = chi piazza per primo (e, salvo SW-8, gioca il primo turno)
help-first-placer-moves-second = in due, il primo turno è di chi ha piazzato per secondo
help-no-tokens-first-rounds = round iniziali in cui i segnalini non si usano

## Their choices

choice-tokens = segnalini
choice-cards = carte azione
choice-red = Rosso
choice-blue = Blu
choice-green = Verde
choice-yellow = Giallo
choice-white = Bianco
choice-random = a sorte

## Boards

board-big = orbita grande
board-small = orbita piccola

## Why a position is impossible

fault-bad-seats = i giocatori devono essere da 2 a 5, e a uno di loro deve toccare
fault-ship-in-hole = un'astronave sta in un buco nero
fault-too-many-ships = un giocatore ha più di tre astronavi di una dimensione
fault-wrong-count = le astronavi in orbita e accanto al tabellone non tornano
fault-stray-group = un gruppo è in volo solo e sempre mentre se ne sceglie l'ordine
fault-bad-number = un numero è fuori dai suoi limiti
fault-should-be-over = un giocatore senza astronavi ha già concluso la partita
fault-strangers = un posto che non gioca ha astronavi o segnalini
fault-wrong-round = il round non corrisponde alla fase
fault-bad-placing = si piazza a turno, e mai due astronavi di una dimensione su un pianeta
fault-not-the-mover = chi deve agire non è il giocatore di turno
fault-cannot-pay = chi è interpellato non può spendere: non ha segnalini, ne ha già speso uno, ha passato o il round è senza segnalini
fault-wrong-payments = qualcuno ha speso o passato senza poterlo fare
fault-wrong-cards = le carte sono della variante con le carte azione, che non ha segnalini; una fase vuole la carta giocata per essa
fault-bad-group = nel gruppo in volo non resta nulla da scegliere
fault-not-over = nessuno ha perso tutte le astronavi, dunque la partita continua

## What a seat is asked in the terminal

question-place = Piazza un'astronave su un pianeta che non ne ha una della stessa dimensione.
question-card = Gioca una carta.
question-move = Quale pianeta muovi? Tutte le sue astronavi volano.
question-order = Di chi è la prossima astronave, che vola di { $n }?
question-step = Quale delle tue astronavi avanza di una casella?
question-after = Spendi un segnalino per un secondo turno o per avanzare di una casella (ne hai { $tokens }), o passi?
question-gap = Avanzare di una casella costa un segnalino (ne hai { $tokens }): lo spendi per una tua astronave, o passi?

## Glossary: what is on the table, one meaning each

term-planet = Pianeta
meaning-planet = Qui stanno le astronavi. Chi ne ha una può farle volare tutte: la prima di una casella, la seconda di due e così via.
term-black-hole = Buco nero
meaning-black-hole = Un'astronave che finisce qui il volo è persa per sempre. Sorvolarlo non fa danni.
term-large-ship = Astronave grande
meaning-large-ship = Vola per prima quando si muove il suo pianeta. Vale { $large ->
    [one] { $large } punto
   *[other] { $large } punti
 } se alla fine è in orbita.
term-medium-ship = Astronave media
meaning-medium-ship = Vola dopo le grandi. Vale { $medium ->
    [one] { $medium } punto
   *[other] { $medium } punti
 } se alla fine è in orbita.
term-small-ship = Astronave piccola
meaning-small-ship = Vola per ultima, quindi più lontano. Vale { $small ->
    [one] { $small } punto
   *[other] { $small } punti
 } se alla fine è in orbita.
term-ship-count = Numero accanto a una pila
meaning-ship-count = Quante astronavi stanno su questo pianeta. L'ultima di loro vola di altrettante caselle.
term-space-number = Numero di una casella
meaning-space-number = Le caselle si contano in senso orario, come volano tutte le astronavi.
term-fleet = Astronavi di un giocatore
meaning-fleet = Quante astronavi grandi, medie e piccole ha ancora questo giocatore.
term-token = Segnalino
meaning-token = Compra un secondo turno dopo il tuo, o fa avanzare di una casella una tua astronave; al massimo uno per round. Se lo tieni vale { $token ->
    [one] { $token } punto
   *[other] { $token } punti
 }.
term-card-move = MOSSA
meaning-card-move = Un turno normale: volano tutte le astronavi di un pianeta. In mano ce ne sono { $moves }.
term-card-double = DOPPIA
meaning-card-double = Due mosse normali di seguito.
term-card-copy = COPIA
meaning-card-copy = Fa ciò che ha fatto la carta del giocatore prima di te.
term-card-step = AVANTI
meaning-card-step = Una tua astronave avanza da sola di una casella.
term-card-stay = SOSTA
meaning-card-stay = Non si muove nulla.

## The screen of the terminal

screen-legend-sizes = astronavi grandi, medie, piccole su un pianeta, nell'ordine in cui volano
screen-legend-ships = due di Rosso, una di Blu (g Verde, y Giallo, w Bianco)
screen-legend-hole = buco nero
screen-legend-token = segnalino
screen-flight = in volo da { $space }, la prossima vola di { $distance }: { $ships }
screen-ships = astronavi
screen-points = punti
screen-to-place = da piazzare
screen-tokens = segnalini
screen-hand = mano
screen-last-effect = ultimo effetto
screen-paid = ha speso in questo round
screen-cards = { $n }x{ $card }
