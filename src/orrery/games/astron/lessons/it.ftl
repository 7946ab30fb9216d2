### Le lezioni di ASTRON

## first-game

first-game-title = Dalla Terra a Saturno

take-off-text = In gara dalla Terra a Saturno! Lungo la strada atterra sulle stazioni numerate; la prima nave che arriva fa 5 punti. Decolla più vicino che puoi alla stazione 1.
take-off-praise = Sei la nave 1. Anche l'altra nave decolla, e tutte e due ricevono cinque carte.
take-off-mistake-1 = Quella è la Terra. Si decolla dalle sei caselle segnate.
take-off-mistake-2 = Si può, ma la stazione 1 è molto più a sinistra. Parti dalla casella più a sinistra.

card-text = Una carta fa volare la tua nave esattamente di quanto dice. Gioca Avanti 4.
card-praise = Vola anche l'altra nave. Poi ognuno riceve una nuova carta.
card-mistake-1 = Non hai quella carta. Gioca una delle cinque che hai in mano.
card-mistake-2 = Ti porterebbe fuori dalla mappa. Le navi restano dentro.
card-mistake-3 = Permesso, ma quella carta ti servirà fra poco. Gioca il 4.

slide-text = Hai visto? Dopo ogni round la mappa scorre di una riga verso di te; le navi restano ferme. Vola dove la stazione 1 ti sarà accanto: Avanti 2.
slide-praise = La mappa è scorsa, e la stazione 1 è proprio accanto a te.
slide-mistake-1 = Ora sei accanto alla stazione, ma poi la mappa scorre e te la lasci alle spalle. Una casella in meno.
slide-mistake-2 = Colonna giusta, ma la stazione è ancora più avanti. Prima vai avanti.

station-text = Atterra! Gioca Laterale 1 e scegli la sinistra.
station-praise = La prima nave sulla stazione 1: cinque punti! La seconda ne fa 4, poi 3, 2, 1.
station-mistake-1 = Lato sbagliato: la stazione è alla tua sinistra.
station-mistake-2 = Voli esattamente di 2, oltre la stazione. Ti serve l'1.

blackout-text = Le nubi scure davanti a te costano un punto se le tocchi, e stanno per arrivarti addosso. Esci dalle loro colonne: Laterale 2, a destra.
blackout-otherwise = Sicuro anche così, ma quella carta ti servirà alla Luna. Gioca Laterale 2.
blackout-praise = Via libera. Anche meteore, raggi e asteroidi costano un punto.
blackout-mistake-1 = Dritto nel blackout: un punto perso. Aggiralo.
blackout-mistake-2 = Finisci dentro il blackout: un punto perso. Spostati di lato.
blackout-mistake-3 = Sicuro anche così! Ma tieni il 3: ti porterà sulla Luna.

line-up-text = L'altra nave ha preso la stazione 1 per 4 punti. Presto, alla Luna! Dopo il prossimo scorrimento la sua stazione dev'essere nella tua riga: Avanti 2.
line-up-praise = Ora sei all'altezza della stazione della Luna.
line-up-mistake-1 = Colonna giusta, ma lì ti arrivano addosso le meteore: un punto perso.
line-up-mistake-2 = Una di troppo: scorrendo, la mappa porta la stazione oltre la tua riga.

moon-text = La stazione di un pianeta sta in mezzo al suolo. Sorvolare il suolo non fa danni, ma devi finire sulla stazione: esattamente tre a destra.
moon-praise = La Luna! Dieci punti.
moon-mistake-1 = Un atterraggio fallito: perdi un punto e la nave è bloccata lì. Vola esattamente di tre.
moon-mistake-2 = La Luna è alla tua destra.

comet-text = Più avanti: una cometa! Distrugge ogni nave che tocca, anche chi la sorvola. È una riga davanti a te e si avvicina. Salva la tua nave!
comet-praise = C'è mancato poco. Guarda dov'è la cometa molto prima che arrivi.
comet-mistake-1 = Anche sorvolare la cometa è fatale. Lascia la sua colonna.
comet-mistake-2 = Dritto contro la cometa. Lascia la sua colonna.
comet-mistake-3 = Così la cometa ti arriva subito addosso. Lascia la sua colonna.

upheaval-text = Più tardi. La stazione 7 è due righe più avanti e nessun volo ci arriva. Lo Sconvolgimento cosmico fa scorrere subito tutta la mappa, sotto tutti. Giocalo!
upheaval-praise = La stazione è venuta da te, e un blackout ha colpito l'altra nave. Due piccioni con una fava!
upheaval-mistake-1 = Una di troppo: una carta si vola fino in fondo. Lascia che la mappa venga da te.
upheaval-mistake-2 = Resta nella colonna della stazione e fai scorrere la mappa.

shove-text = In un'altra partita l'altra nave aspetta subito dietro la stazione 4, con la cometa alle spalle. Atterra davanti a lei: chi ti sta dietro deve indietreggiare.
shove-praise = Cinque punti, e l'altra nave è indietreggiata nella cometa. I suoi punti restano, il suo viaggio è finito.
shove-mistake-1 = Accanto alla stazione, non sopra. Te ne servono tre.
shove-mistake-2 = L'altra nave prenderà la stazione. Atterra ora davanti a lei!

saturn-text = Saturno, finalmente! I suoi anelli distruggono chi ci si ferma, ma una carta può superarli d'un balzo. Da qui atterra sulla stazione in un colpo solo.
saturn-praise = Hai raggiunto Saturno: cinque punti, e il viaggio finisce bene.
saturn-mistake-1 = Così ti fermi sugli anelli: la nave è persa. Passa oltre d'un balzo.
saturn-mistake-2 = Dopo questo round gli anelli ti arrivano addosso. Passa oltre ora.
saturn-mistake-3 = Quello è il suolo di Saturno: un atterraggio fallito. Una casella in meno.

cadet-text = Ora sai volare! Quando la mappa finisce vince chi ha più punti; le navi ancora nello Spazio ne fanno uno in più. Gioca contro un Cadetto!

## exercises

let-it-come-text = Cinque punti. Nessuna carta arriva subito alla stazione 6. Quale ti ci porta quando la mappa scorre?
let-it-come-hint = Dopo il turno dell'altra nave la mappa scorre di una riga. Fermati una riga dietro la stazione, nella sua colonna.
let-it-come-mistake-1 = La stazione è tre colonne alla tua destra.
let-it-come-mistake-2 = L'idea è giusta, ma la stazione è a tre colonne di distanza.

save-your-ship-text = Salva la tua nave. La cometa è davanti a te e accanto a te, e scorre da questa parte.
save-your-ship-hint = Una sola delle tue sette mosse ti salva. Da che parte è la cometa?
save-your-ship-mistake-1 = La cometa è anche lì. Dall'altra parte!
save-your-ship-mistake-2 = La cometa non la sorvola nessuno.

win-in-one-text = Ultimo round, punti pari. Chi è ancora nello Spazio ne fa uno in più. Vinci senza condividere!
win-in-one-hint = Gli anelli di Saturno sono subito dietro l'altra nave. Chi deve indietreggiare se ti fermi davanti a lei?
win-in-one-mistake-1 = La mappa finisce e sopravvivono entrambe: vittoria condivisa. L'altra nave non deve sopravvivere.
win-in-one-mistake-2 = L'altra nave resta nello Spazio e sopravvive. Falla indietreggiare.
