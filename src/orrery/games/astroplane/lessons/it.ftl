### Le lezioni di Astroplane

## first-game

first-game-title = Nella Singolarità

fly-text = Vinci se sei in cima a tutte e quattro le caselle intorno al buco nero. Prendi un astroplano dalla tua area di partenza di sinistra e puntalo verso destra.
fly-praise = Un astroplano vola dove indica la punta; all'arrivo scegli tu dove puntarlo.
fly-mistake-1 = Permesso, ma passerebbe dritto oltre il centro. Puntalo verso destra.
fly-mistake-2 = Così punta lontano dal centro. Puntalo verso destra.
fly-mistake-3 = Quelli sono di Blu. I tuoi sono rossi, in basso.

second-move-text = Ogni turno ha due mosse. Prosegui con lo stesso astroplano e puntalo verso l'alto, verso il buco nero.
second-move-praise = Ora guarda dritto verso il buco nero.
second-move-mistake-1 = Un astroplano non può girarsi sul posto. Vola dove punta: verso destra.
second-move-mistake-2 = Non punta mai da dove è venuto. Puntalo verso l'alto.
second-move-mistake-3 = Verso il basso ci si allontana dal centro. Puntalo verso l'alto.

enter-text = Due mosse ti portano dentro. Vola verso l'alto, continua a puntare in alto, e vola nella casella sotto il buco nero.
enter-praise = Sei dentro! Un astroplano al centro ci resta per sempre: due punti.
enter-mistake-1 = Così mancherebbe il centro. Lascialo puntare verso l'alto.
enter-mistake-2 = Hai solo due mosse. Usa la seconda per entrare.

reserve-text = Per ogni astroplano che entra puoi portarne uno dalla riserva. Scegli l'area di partenza di sinistra o di destra.
reserve-praise = È il turno di Blu. Guarda: Blu entra dall'altra parte.
reserve-mistake-1 = Perderesti quell'astroplano per sempre. Prendilo!

square-text = I tuoi astroplani volano solo sul viola. Due caselle del centro sono blu scuro! Mettine due schiena contro schiena davanti alla tua partenza di sinistra: verso destra, poi verso sinistra.
square-praise = Un Quadrato! Nessuno può atterrarci, rimandarlo indietro o eliminarlo.
square-mistake-1 = Quella metà è coperta in parte dal tuo primo astroplano. Punta il secondo dalla parte opposta.
square-mistake-2 = Ora sono in pila. Schiena contro schiena vuol dire: uno verso destra, l'altro verso sinistra.

step-text = Un Quadrato fa un passo in diagonale, dal viola al blu scuro. Fai un passo in alto a destra.
step-praise = Hai cambiato universo.
step-mistake-1 = Un Quadrato non va mai diritto, solo di un passo in diagonale.
step-mistake-2 = Blu scuro anche questo, ma lontano dal centro. Fai un passo a destra.
step-mistake-3 = Un astroplano da solo resta sul viola, e il Quadrato non c'è più. Muovili insieme.

apart-text = I suoi astroplani possono proseguire da soli. Con la seconda mossa fai partire quello di destra e puntalo verso l'alto.
apart-praise = Il Quadrato non c'è più, ma sei in viaggio sul blu scuro.
apart-mistake-1 = Quello è il sinistro. Il destro è più vicino alla casella che vuoi.
apart-mistake-2 = Puntalo verso l'alto, verso la casella a destra del buco nero.

other-centre-text = Due mosse verso l'alto, e sei dentro, a destra del buco nero.
other-centre-praise = Due su quattro. Ma lì Blu può atterrarti sopra, e tu su Blu.
other-centre-mistake-1 = Per entrare deve puntare verso l'alto.

captive-text = Blu ti sbarra la via, puntando verso sinistra. Atterragli sopra: punta anche tu verso sinistra. Un astroplano sotto il tuo non può muoversi.
captive-praise = Preso. Resta tuo prigioniero finché gli stai sopra.
captive-mistake-1 = Blu copre parte di quella metà. Per atterrargli sopra punta come lui: verso sinistra.
captive-mistake-2 = Schiena contro schiena lo rimandi a casa. Buono anche questo! Stavolta atterragli sopra.

kill-text = Un Quadrato può anche eliminare: scivola in diagonale, per caselle vuote, sul primo astroplano blu. Tre punti. Elimina quello in alto a destra.
kill-praise = Sparito per sempre, e tre punti per te.
kill-mistake-1 = Solo un passo. Il Quadrato può scivolare fino in fondo in una mossa.
kill-mistake-2 = Così il tuo Quadrato si divide. Si elimina con i due astroplani insieme.

win-text = Tre caselle del centro sono tue. Su quella di sinistra c'è Blu. Due mosse: atterragli sopra e vinci!
win-praise = In cima a tutte e quattro: vinci subito!
win-mistake-1 = Così passa oltre. Punta verso l'alto, verso la casella sinistra del centro.
win-mistake-2 = Era la tua seconda mossa. Usala per entrare.

cadet-text = Sai volare, catturare e vincere. Angoli e caselle ondulate nascondono altro: vedi la seconda lezione. Gioca contro un Cadetto!

## strange-spaces

strange-spaces-title = Wormhole e fulmini

bonus-text = Hai un prigioniero. Se lo lasci volando via guadagni una terza mossa in questo turno. Vola a sinistra, poi al centro, poi porta in gioco un nuovo astroplano.
bonus-praise = Tre mosse in un turno. Conviene tenere i prigionieri per il momento giusto.
bonus-mistake-1 = Le tue due mosse sono finite. Quella in più viene dal lasciare il prigioniero.

send-back-text = Prendi la metà opposta a un astroplano blu e lui torna a casa. Vola lì e punta verso il basso, poi scegli dove va.
send-back-praise = Tutta la strada per niente. Rimandare indietro non dà punti, ma tempo.
send-back-mistake-1 = Così gli atterri sopra. Punta dalla parte opposta: verso il basso.
send-back-mistake-2 = Blu copre parte di quella metà. In alto gli atterri sopra, in basso lo rimandi a casa.

hyperspace-text = La casella ondulata è l'iperspazio: entri, e subito esci da un'altra. A sinistra o a destra porta sul blu scuro. Scegline una.
hyperspace-praise = Da un capo all'altro del tabellone in una mossa.
hyperspace-mistake-1 = Si può, ma di fronte resti sul viola. Esci a sinistra o a destra.

wormhole-text = Il tuo astroplano è in un wormhole. Passare all'altra estremità è gratis. Attraversalo e punta verso il fulmine a destra.
wormhole-praise = Dal viola al blu scuro, senza usare mosse.
wormhole-mistake-1 = Attraversato, ma punta dalla parte sbagliata. Punta verso destra, verso il fulmine.
wormhole-mistake-2 = Su quel fulmine c'è già un tuo astroplano. Te ne serve uno su ciascuno dei due.

load-text = Un astroplano aspetta già sull'altro fulmine. Vola su questo.
load-praise = Sono carichi entrambi. Ora viene il bello.
load-mistake-1 = È appena passato. Deve volare prima di poter attraversare di nuovo.

fire-text = I due fulmini di un angolo sono tuoi. Lancia: i due astroplani partono dritti verso il centro, dal lato opposto!
fire-praise = Due caselle del centro con una mossa, da un capo all'altro del tabellone.
fire-mistake-1 = In quell'angolo non hai astroplani. Lancia da quello in basso a destra.
fire-mistake-2 = Non ancora: ti resta una mossa, ed è una gran mossa.

cadet-again-text = È tutto qui. Un consiglio: tieni d'occhio gli angoli di Blu. Gioca contro un Cadetto!

## exercises

win-in-one-text = Vinci in questo turno. Manca solo la casella a destra del buco nero, ed è blu scuro.
win-in-one-hint = Gli astroplani sul viola non ci arrivano. Che cosa ti porta dal viola al blu scuro?
win-in-one-mistake-1 = Lì sei già in cima. Ti serve la casella blu scuro a destra.
win-in-one-mistake-2 = Idea giusta, lato sbagliato: quella di sinistra è già tua.

stop-blue-text = Salva la partita. Blu è in cima a tre caselle e al prossimo turno vola nella quarta. Ti resta una mossa.
stop-blue-hint = All'astroplano di Blu non ci arrivi. Ma nessuno deve restare per forza in cima alle quattro.
stop-blue-mistake-1 = Troppo lento: Blu entra e vince. Atterra su Blu al centro.
stop-blue-mistake-2 = Blu entra e vince. Usa la tua mossa.

kill-two-text = Sei punti con una mossa. Dove deve scivolare il tuo Quadrato?
kill-two-hint = Una pila intera si elimina in un colpo.
kill-two-mistake-1 = Tre punti per un astroplano. C'è una scivolata migliore.
kill-two-mistake-2 = Intorno al buco nero gli astroplani sono al riparo dai Quadrati.
