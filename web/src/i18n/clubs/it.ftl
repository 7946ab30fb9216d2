### Club e serate

club-all = Club
club-to-all = Club
club-why = Un club è per chi gioca insieme: i suoi membri, le loro partite, tornei propri e chi è in testa.
club-new = Fonda un club
club-none = Non c'è ancora nessun club.
club-name = Nome del club
club-about = Di che cosa si occupa? (facoltativo)
club-found = Fonda il club
club-need-account = I membri dei club hanno un nome riservato, perché gli altri li riconoscano.
club-keep-name = Riserva un nome
club-since = dal { $date }
club-n-members = { $n ->
    [one] 1 membro
   *[other] { $n } membri
 }
club-role-officer = responsabile
club-role-member = membro
club-role-asked = chiede di entrare
club-you-officer = Sei responsabile di questo club.
club-you-member = Sei membro di questo club.
club-you-asked = Hai chiesto di entrare. Decide un responsabile.
club-join = Entra nel club
club-ask = Chiedi di entrare
club-leave = Lascia il club
club-withdraw = Ritira la richiesta
club-leave-sure = Lasciare { $name }? Per tornare ti serve il link o un responsabile.
club-members = Membri
club-manage = Gestisci
club-manage-done = Fatto
club-accept = Accogli
club-decline = Rifiuta
club-remove = Togli
club-appoint = Rendi responsabile
club-dismiss = Non più responsabile
club-lead = Per i responsabili
club-link-why = Chi apre questo link e ha un nome riservato può entrare subito.
club-new-link = Nuovo link
club-new-link-why = Un nuovo link fa scadere il vecchio.
club-edit = Cambia la descrizione
club-save = Salva
club-running = In gioco ora
club-no-running = In questo momento nessuno gioca a un tavolo pubblico.
club-finished = Partite finite
club-no-finished = Ancora nessuna partita pubblica. I membri scelgono nella pagina dell'account se mostrare le loro.
club-tournaments = Tornei e serate
club-no-tournaments = Ancora nessuno.
club-leaders = Chi è in testa
club-no-leaders = Ancora nessun rating: gioca partite con rating, e mostra il tuo nella pagina dell'account.
club-scope = { $game } in { $n }
club-of-player = Membro di
club-report = Segnala questo club
club-report-why = I moderatori guardano il nome e la descrizione, e ti dicono che cosa hanno deciso.
club-moderated = Il club { $name }
club-choice = Club
club-no-club = nessun club
club-members-only = Solo per i membri
letter-club-closed = Un moderatore ha chiuso il club { $name }: { $why }
letter-report-close = Grazie per la segnalazione. Un moderatore ha chiuso il club { $name }.
moderation-deed-close = Chiudi il club
tournament-system-evening = Serata
evening-new = Nuova serata
evening-why = Una serata con un solo link: mandalo in giro, guarda chi viene, comincia un round quando vuoi.
evening-open = Apri la serata
evening-name = Nome della serata
evening-games = Giochi, a rotazione
evening-games-why = Il primo round è il primo gioco, e così via. Scegline almeno uno.
evening-rounds = Round
evening-rounds-open = finché non la chiudo
evening-odd = Chi resta senza tavolo
evening-odd-bots = gioca con i bot
evening-odd-wait = aspetta un round
evening-i-play = Gioco anch'io
evening-hall = La sala
evening-here = { $n ->
    [0] Qui non c'è ancora nessuno.
    [one] Qui c'è una persona.
   *[other] Qui ci sono { $n } persone.
 }
evening-waits = Si aspetta che { $name } cominci
evening-yours = Comincia quando ci sono abbastanza persone
evening-round-on = Round { $n }: { $game }
evening-round-of = Round { $n } di { $all }: { $game }
evening-between = Il round { $n } è finito. Poi: { $game }
evening-last-over = L'ultimo round è finito.
evening-is-over = La serata è finita
evening-come = Ci sono
evening-go = Devo andare
evening-you-wait = Ci sei. Quando { $name } comincia un round questa pagina ti porta al tuo tavolo.
evening-you-rest = In questo round non hai un tavolo, o la tua partita è finita. Questa pagina ti porta al tuo prossimo tavolo.
evening-late = Un round è in corso. Di' che ci sei, e giochi nel prossimo.
evening-start = Comincia il round { $n }: { $game }
evening-start-why = { $n ->
    [one] Una persona a tavoli da { $all }.
   *[other] { $n } persone a tavoli da { $all }.
 }
evening-end = Chiudi la serata
evening-end-sure = Chiudere la serata? Prima finisce il round in corso.
evening-link = Il link di questa serata
evening-aside = { $name } non c'è più: si continua senza
evening-gone = Assente
evening-back = Alla classifica
evening-next-table = Il round { $n } è cominciato: al tuo tavolo
hook-title = Webhook di questo tavolo
hook-why = Ogni volta che tocca a qualcuno, o la partita comincia o finisce, questo tavolo chiama un tuo indirizzo.
hook-allowed = Il gestore di questo server permette: { $hosts }.
hook-allowed-none = Il gestore di questo server non dichiara indirizzi in pubblico. Chiedigli quali puoi usare.
hook-disabled = Questo server non chiama nessuno: il gestore non l'ha attivato.
hook-url = Indirizzo
hook-add = Chiama questo indirizzo
hook-now = Questo tavolo chiama { $name }.
hook-secret = Il segreto con cui sono firmate le chiamate. Si vede solo questa volta:
hook-test = Prova
hook-good = Ha risposto con { $status }.
hook-bad = Ha risposto con { $status }, che conta come un errore.
hook-silent = Non ha risposto nessuno.
hook-remove = Non chiamare nessuno
hook-menu = Avvisa un programma (webhook)
