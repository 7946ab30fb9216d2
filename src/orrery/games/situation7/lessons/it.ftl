### Le lezioni di SITUATION 7

## first-game

first-game-title = Due puzzle, un solo cielo

base-line-text = Due fazioni compongono lo stesso puzzle su un tabellone. I disegni riempiti solo da te valgono punti. Il tuo primo pezzo: al centro della tua linea di base, in basso.
base-line-praise = Giochi con Giallo. Verde comincia in alto.
base-line-mistake-1 = Il Sole può aspettare. Il tuo primo pezzo va sulla tua linea di base.
base-line-mistake-2 = Ogni pezzo va bene in un solo posto. Prova quello accanto.
base-line-mistake-3 = Anche quello è sulla linea. Ma verso il centro sei più vicino a Giove.

edge-text = D'ora in poi ogni pezzo deve toccare con un lato il tuo territorio. Piazza il pezzo sopra il primo, verso Giove.
edge-praise = Un passo alla volta. Chi riempie un posto per primo lo tiene.
edge-mistake-1 = Non tocca ancora il tuo territorio. Prima piazza quello in mezzo.
edge-mistake-2 = Quel posto l'ha riempito Verde. Resta verde.

jupiter-text = Qualche turno dopo. Manca un pezzo di Giove. Piazzalo: il pianeta intero, tutto tuo, vale 100.
jupiter-praise = Giove è tuo: 100 punti!
jupiter-mistake-1 = Va bene, ma Giove viene prima: 100 punti per un pezzo.

rocket-base-text = Le tue basi valgono 50 punti l'una, e non solo. Piazza l'ultimo pezzo della tua base dei razzi, in basso a destra.
rocket-base-praise = Tre razzi sono pronti.
rocket-base-mistake-1 = Quello è dei satelliti. Riempi il posto vuoto nella base dei razzi.

launch-text = A Verde manca un pezzo di Saturno. Un razzo piazza un pezzo accanto al territorio verde, ovunque. Lanciane uno nel posto vuoto!
launch-praise = Un tuo pezzo, e Saturno non vale per nessuno.
launch-mistake-1 = Lì non hai territorio. Lancia un razzo.
launch-mistake-2 = Lì ci arrivi senza razzo. Mira a Saturno.
launch-mistake-3 = Un razzo arriva accanto al territorio verde, e lì non ce n'è. Mira a Saturno.

foothold-text = Il tuo razzo è una testa di ponte. Piazza un pezzo lì accanto, nel cuore della metà verde.
foothold-praise = Ora Verde deve difendersi in casa.
foothold-mistake-1 = Non è ancora accanto al tuo territorio. Scegline uno che tocca il pezzo del razzo.
foothold-mistake-2 = Al sicuro in casa, ma lassù puoi rovinare altri disegni a Verde.

astronaut-text = Mancano due pezzi del Sole, e Verde è accanto a entrambi. Un astronauta sorveglia: lì accanto Verde non piazza nulla. Mettine uno sul pezzo del Sole in basso a sinistra.
astronaut-praise = Il posto vuoto lì sopra è chiuso per Verde. E il turno è ancora tuo.
astronaut-mistake-1 = Quel pezzo è di Verde. Gli astronauti stanno sul tuo territorio.
astronaut-mistake-2 = Così Verde prende l'altro posto vuoto. Prima metti l'astronauta, non costa il turno.

open-gap-text = Ora piazza il pezzo del Sole che non è sorvegliato: quello in alto a destra.
open-gap-praise = L'ultimo posto vuoto farebbe gola a Verde, ma non può prenderlo.
open-gap-mistake-1 = Quello è sorvegliato e può aspettare. Verde prenderebbe l'altro.

sun-text = Il posto è ancora vuoto. Completa il Sole!
sun-praise = Il Sole: 200 punti, il premio più grande.
sun-mistake-1 = Prima il Sole: 200 punti per un pezzo.

last-piece-text = La fine: resta un posto. Completa un pianeta e uno dei 24 settori fra le linee: altri 50 punti. Piazza e vinci!
last-piece-praise = 1100 a 1000. Hai vinto!

cadet-text = Ora sai tutto. Nel vero vassoio i pezzi sono mescolati, quindi occhi aperti. Gioca contro un Cadetto, per cominciare a turni!

## all-at-once

all-at-once-title = Il vero gioco: nessuno aspetta

no-turns-text = Nel vero gioco non ci sono turni. Le due fazioni piazzano i pezzi appena li trovano. Piazza il tuo primo pezzo, adesso!
no-turns-praise = Nemmeno Verde ti ha aspettato.
no-turns-mistake-1 = Quella è la linea di base di Verde. La tua è in basso.

mixed-tray-text = Il vassoio è mescolato. Guarda forme e disegni: trova l'ultimo pezzo di Giove e piazzalo.
mixed-tray-praise = Che occhio!
mixed-tray-mistake-1 = Lì non va bene. Un tentativo sbagliato costa soltanto tempo.

whatever-fits-text = Non dare la caccia a un pezzo mentre Verde ne piazza tre. Questi tre vanno tutti bene da qualche parte: piazzali, in qualsiasi ordine.
whatever-fits-praise = La velocità è territorio. Dai la caccia solo a ciò che ne vale la pena.
whatever-fits-mistake-1 = Non è ancora accanto al tuo territorio. Usa i tre che hai nel vassoio.

race-text = Resta un pezzo del Sole, e lo cerca anche Verde. Chi lo piazza per primo lo tiene. Presto!
race-hint = Verde ha fatto prima. Riprova: hai dieci secondi in più.
race-praise = Hai fatto prima tu! 200 punti.
race-mistake-1 = Il Sole, il Sole! Vale più di tutti questi.

cadet-live-text = Ecco il vero gioco: da dieci a venti minuti, e nessuno aspetta. Gioca contro un Cadetto, tutti insieme!

## exercises

win-in-one-text = Restano due posti: un bacino di riparazione e un cerchio. Uno lo piazzi tu, l'altro Verde. Quale fa vincere?
win-in-one-hint = Conta che cosa completa ciascuno, per te e per Verde: il cerchio, e i settori.
win-in-one-mistake-1 = 100 per te, ma il cerchio di Verde ne prende 75 e rovina due tuoi settori.

save-your-planets-text = Salva i due pianeti. Manca un pezzo di Giove e uno di Mercurio e Venere. Quale per primo?
save-your-planets-hint = A quale dei due posti vuoti può arrivare Verde?
save-your-planets-mistake-1 = Giove non correva pericoli. Verde è accanto all'altro posto vuoto e rovina quei pianeti.

one-rocket-text = Salva la partita. A Verde serve un pezzo per Saturno e uno per il Sole. Evita la perdita più grande.
one-rocket-hint = I tuoi razzi sono pronti. Il Sole vale 200, Saturno 100.
one-rocket-mistake-1 = Saturno è rovinato, ma Verde prende il Sole: 200 punti.
one-rocket-mistake-2 = Lì non hai territorio. Che cosa arriva ovunque accanto a Verde?
