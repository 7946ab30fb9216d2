### Un tavolo: prima, durante e dopo la partita

device-here = Gli avversari pensano su questo dispositivo: circa { $n } posizioni al secondo. Dove ci sono carte coperte o giocano altre persone, pensano sul server.
device-away = Gli avversari pensano sul server. Questo dispositivo potrebbe guardare circa { $n } posizioni al secondo.
device-slow = Gli avversari pensano sul server: questo dispositivo è lento, con circa { $n } posizioni al secondo.
device-untried = Quanto è veloce questo dispositivo si misura la prima volta che giochi solo contro bot.
device-fault-missing = Non è stato possibile caricare il motore per questo dispositivo. Gli avversari pensano sul server.
device-fault-damaged = Il motore per questo dispositivo è danneggiato e non viene usato. Gli avversari pensano sul server.
device-fault-stale = Il motore per questo dispositivo non è della versione del server e non viene usato. Gli avversari pensano sul server.
result-won = Hai vinto
result-shared = Condividi la vittoria
result-lost = Ha vinto { $winner }
bot-note-random = muove senza pensare
bot-note-greedy = prende ciò che è più vicino
bot-note-cadet = pensa un momento e sbaglia spesso
bot-note-ensign = vede la prossima mossa
bot-note-lieutenant = guarda un po' più avanti
bot-note-commander = di rado gli sfugge qualcosa
bot-note-captain = forte: pensa bene ai tuoi piani
bot-note-admiral = molto forte: non sbaglia quasi mai
bot-note-grand-admiral = il migliore che abbiamo
bot-note-gambler = un capitano che ama il rischio
bot-note-hoarder = un capitano che tiene ciò che ha
bot-note-hunter = un capitano che dà la caccia ai rivali
status-preparing = Le regole sono in preparazione.
status-broken = Non può continuare.
status-may-begin = Puoi cominciare.
status-host = Si aspetta l'organizzatore
status-full = Ci sono tutti: si può cominciare
status-open = Si aspettano giocatori
status-running = In gioco
status-over = Finita
bot-random = Vagabondo
bot-greedy = Arraffone
bot-cadet = Cadetto
bot-ensign = Guardiamarina
bot-lieutenant = Tenente
bot-commander = Comandante
bot-captain = Capitano
bot-admiral = Ammiraglio
bot-grand-admiral = Grande Ammiraglio
bot-gambler = Scommettitore
bot-hoarder = Risparmiatore
bot-hunter = Cacciatore
seat-me = io
seat-here = una persona a questo schermo
seat-open = libero per chiunque
seat-invited = per chi ha il link d'invito
clock = Orologio
clock-none = senza orologio
clock-quick = 1 minuto a mossa
clock-calm = 30 minuti a partita
clock-postal = per corrispondenza: 3 giorni a mossa
outcome-rules = Ha vinto { $winner }.
outcome-resign = Ha vinto { $winner } per resa.
outcome-time = Ha vinto { $winner } per il tempo.
outcome-shared = Condividono la vittoria: { $winner }.
outcome-draw = Pareggio concordato.
outcome-abandon = La partita è stata interrotta.
outcome-nobody = La partita è finita; nessuno ha vinto.
end-you-won = Hai vinto!
end-turning-looking = Si cerca la svolta…
end-turning-none = Nessuna singola mossa ha deciso questa partita.
end-turning-you-fell = La svolta è stata la mossa { $n }{ $by }: { $what }. La tua probabilità è scesa dal { $before } al { $after }%.
end-turning-you-rose = La svolta è stata la mossa { $n }{ $by }: { $what }. La tua probabilità è salita dal { $before } al { $after }%.
end-turning-fell = La svolta è stata la mossa { $n }{ $by }: { $what }. La probabilità di { $name } è scesa dal { $before } al { $after }%.
end-turning-rose = La svolta è stata la mossa { $n }{ $by }: { $what }. La probabilità di { $name } è salita dal { $before } al { $after }%.
end-turning-hidden = qualcosa che hanno visto solo altri
end-turning-show = Mostrala sul tabellone
end-turning-how = Trovata con la ricerca dei bot; dove qualcosa è nascosto, a partire da ciò che ognuno poteva sapere.
end-look = Chiudi e guarda il tabellone
end-rounds = { $n } { $n ->
    [one] round
   *[other] round
 }
end-moves = { $n } { $n ->
    [one] mossa
   *[other] mosse
 }
end-minutes = { $n } { $n ->
    [one] minuto
   *[other] minuti
 }
chat = Chat
chat-empty = Nessuno ha ancora detto nulla.
seat-out = fuori dal gioco
seat-out-bot = fuori dal gioco, continua un bot
seat-away = via, gioca un bot
seat-gone = assente
hint-promise = da qui vince circa { $n } partite su 100
hint-equal = più o meno pari
hint-then = poi probabilmente: { $action }
hint-after = e dopo: { $action }
curtain = Lo schermo passa a { $name }
curtain-why = { $label } ha in mano carte che gli altri non devono vedere.
curtain-ready = Sono { $name }: apri
fair-cards = Perché { $drawn ->
    [cards] le carte non sono truccate
    [dice] i dadi non sono truccati
   *[lots] il sorteggio non è truccato
 }
fair-cards-why = Il browser di ogni giocatore e il server si impegnano ciascuno su un numero casuale segreto, prima che qualcuno mostri il suo. Tutti insieme decidono { $drawn ->
    [cards] le carte
    [dice] i dadi
   *[lots] il sorteggio
 }, perciò nessuno può scegliere, nemmeno chi gestisce il server. L'impronta, da confrontare con gli altri:
roll-none = In questo gioco non si estrae nulla.
roll-fair = { $drawn ->
    [cards] Le carte non sono truccate: le decidono insieme i browser di tutti i giocatori.
    [dice] I dadi non sono truccati: li tirano insieme i browser di tutti i giocatori.
   *[lots] Il sorteggio non è truccato: lo decidono insieme i browser di tutti i giocatori.
 }
roll-waits = In attesa di: { $names }.
roll-missing = All'inizio della partita devono esserci: { $names }.
roll-thrown = L'estrazione { $n } è stata annullata. Non ha risposto in tempo: { $names }.
roll-thrown-seats = L'estrazione { $n } è stata annullata: i posti sono cambiati.
roll-go-on = Comincia senza aspettare { $names }
roll-checked = { $drawn ->
    [cards] Questo browser ha controllato le carte: nessuno poteva sceglierle.
    [dice] Questo browser ha controllato i dadi: nessuno poteva scegliere che cosa mostrano.
   *[lots] Questo browser ha controllato il sorteggio: nessuno poteva sceglierlo.
 }
roll-fault-unreadable = L'estrazione del server non si può leggere, perciò questo browser non vi partecipa.
roll-fault-promise = Attenzione: il server ha cambiato ciò che aveva fissato per l'estrazione. Ciò che esce può essere stato scelto.
roll-fault-replaced = Attenzione: il server parla per il tuo posto con qualcosa che il tuo browser non ha mai mandato. Il tuo browser non partecipa.
roll-fault-left-out = Attenzione: l'estrazione si vuole fare senza il tuo browser.
roll-fault-other = Attenzione: l'estrazione è stata fatta in un modo diverso da quello che ti è stato mostrato. Ciò che è uscito può essere stato scelto.
roll-fault-thrown = Attenzione: il server tace di un'estrazione annullata.
roll-fault-without = L'estrazione di questa partita è stata fatta senza il tuo browser.
roll-fault-log = Attenzione: il registro di questa partita non prova che l'estrazione sia stata regolare.
proposal-undo = { $name } vorrebbe ritirare l'ultima mossa.
proposal-draw = { $name } propone il pareggio.
proposal-abandon = { $name } vorrebbe interrompere la partita.
proposal-declined = La proposta è stata rifiutata.
hint = Suggerimento
chat-mute = Non mostrare più ciò che dice { $name }
chat-muted = I messaggi di { $name } sono nascosti.
chat-unmute = Mostra di nuovo
outcome-unfinished = Non è finita.
log-deed = { $name }: { $words }
