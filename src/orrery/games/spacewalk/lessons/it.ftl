### Le lezioni di Space Walk

## first-game

first-game-title = Fra i buchi neri

fly-text = Giochi con Rosso. Due flotte girano fra i buchi neri; perde chi viene inghiottito per primo. Tocca il pianeta della tua astronave grande: vola di una casella.
fly-otherwise = Quel pianeta viene dopo. Prima l'astronave sola sul pianeta segnato.
fly-praise = Si parte! Le astronavi volano sempre nel verso delle frecce.
fly-mistake-1 = Lì ci sono solo astronavi blu. Scegli un pianeta con una tua.
fly-mistake-2 = Quello è un buco nero. Le astronavi partono dai pianeti.

stack-text = Ora il pianeta con tre astronavi. Volano tutte: la grande di 1 casella, la media di 2, la piccola di 3.
stack-praise = Prima la grande, ultima la piccola, ognuna una casella più in là.
stack-mistake-1 = Una buona mossa, ma non ti mostra niente di nuovo. Prova le tre astronavi.
stack-mistake-2 = Non puoi scegliere una sola astronave del pianeta. Volano tutte.

danger-text = Un'astronave che si ferma su un buco nero è persa. Muovere è obbligatorio: fai volare il pianeta dove non si perde nessuna.
danger-praise = Salva. Conta prima di volare: il gioco è tutto qui.
danger-mistake-1 = Una casella più in là c'è il buco nero: quell'astronave è persa. Ritira la mossa e muovi l'altro pianeta.
danger-mistake-2 = Non puoi stare a guardare: ogni turno muove un pianeta.

weapon-text = Volano tutte le astronavi del tuo pianeta, anche quelle blu! La grande di 1, la media di 2. Trova il pianeta che getta un'astronave blu nel buco.
weapon-praise = Presa! Se dividi un pianeta con Blu, le sue astronavi volano quando vuoi tu.
weapon-mistake-1 = Lì a Blu non succede niente. Guarda il pianeta che dividi con Blu, due caselle prima del buco.

order-text = Due astronavi della stessa dimensione: scegli tu chi vola prima. Il buco è due caselle più in là. Muovi questo pianeta, prima la rossa.
order-praise = La rossa ha volato di 1, la blu di 2: dritta nel buco.
order-mistake-1 = La blu ha volato di 1 e la tua di 2, nel buco. Ritira la mossa: prima la tua.
order-mistake-2 = Mossa sicura, ma sul pianeta segnato c'è un'astronave blu da prendere.

join-text = Nessuna astronave blu è ancora in tuo potere. Fai volare la tua grande di una casella, sul pianeta di Blu.
join-mistake-1 = Anche così raggiungi Blu, ma più lontano dal buco. Usa l'altro pianeta.
join-mistake-2 = Lì non hai ancora astronavi. Prima portane una.

second-turn-text = Hai due segnalini. Dopo il tuo turno, uno compra subito un secondo turno. Muovi il pianeta in comune prima che Blu reagisca!
second-turn-praise = Blu non ha avuto scampo. Un segnalino per round, e quello speso è perso.
second-turn-mistake-1 = Così Blu vola via prima. Spendi un segnalino: la sua astronave è due caselle prima del buco.
second-turn-mistake-2 = Un secondo turno, ma sul pianeta sbagliato. Muovi quello che dividi con Blu.

rescue-text = Pericolo: ora tocca a Blu. La tua piccola volerebbe per terza, nel buco. Un segnalino può anche far avanzare un'astronave sola di una casella. Salvala!
rescue-praise = Salva! Puoi spendere anche prima del tuo turno, ogni volta che te lo si chiede.
rescue-mistake-1 = Blu muove il suo pianeta: grande 1, media 2, la tua piccola 3, nel buco.
rescue-mistake-2 = Quell'astronave era al sicuro. In pericolo è la piccola accanto a Blu.

placing-text = Una vera partita comincia piazzando a turno, mai due della stessa dimensione su un pianeta. Metti la tua ultima subito dopo un buco: lontano dal prossimo.
placing-praise = Ben piazzata: sei caselle fino al prossimo buco.
placing-mistake-1 = Lì c'è già una grande. Nel piazzamento una sola per dimensione.
placing-mistake-2 = Nessuno comincia in un buco nero. Scegli un pianeta.
placing-mistake-3 = Da lì basta un volo per finire nel buco. Scegli un pianeta appena dopo un buco.

win-text = A Blu resta un'astronave. Per cadere nel buco deve volare per terza. Muovi il pianeta, scegli l'ordine e vinci!
win-praise = La flotta blu non c'è più. Hai vinto!
win-mistake-1 = La blu ha volato per seconda e si è salvata; la tua per terza. Fai volare la tua media prima della blu.
win-mistake-2 = Mossa sicura, ma Blu si salva. La sua ultima astronave sta con le tue.

cadet-text = Ora sai tutto. In tre o più contano le astronavi che ti restano: grande 4, media 3, piccola 1. Gioca contro un Cadetto!

## exercises

win-in-one-text = Vinci in una mossa. A Blu resta una sola astronave. Quale pianeta, e chi vola quando?
win-in-one-hint = Tre astronavi medie, e il buco è tre caselle più in là. Blu dev'essere la terza.
win-in-one-mistake-1 = Ora la terza è una delle tue. Manda tutte e due le tue prima della blu.
win-in-one-mistake-2 = Quella cade nel buco da sola.

save-your-ship-text = Salva la tua astronave. Hai già mosso, tocca a Blu. Un segnalino, una casella: dopo, Blu non deve poter affondare nessuna delle tue.
save-your-ship-hint = Su quale pianeta con un'astronave blu una delle tue finirebbe in un buco?
save-your-ship-mistake-1 = Ora lì ci sono tre astronavi, ma la tua media vola ancora per seconda, nel buco.
save-your-ship-mistake-2 = Guarda dove volerebbero le tue astronavi se Blu muovesse ciascuno dei suoi pianeti.
save-your-ship-mistake-3 = Non correva pericoli: il buco è molto più avanti.

two-at-once-text = Vinci in questo turno. Blu ha due astronavi; tu hai un segnalino per un secondo turno.
two-at-once-hint = Le due blu stanno entrambe due caselle prima di un buco. In ogni gruppo devono volare per seconde.
two-at-once-mistake-1 = La tua ha volato per seconda. Manda prima la tua.
two-at-once-mistake-2 = Una blu in meno, ne resta una. Il segnalino compra subito un secondo turno.
