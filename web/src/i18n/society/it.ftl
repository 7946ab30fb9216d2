### Le persone fra loro: condotta, inviti, tornei

conduct-block = Blocca
conduct-unblock = Sblocca
conduct-blocked = Persone bloccate
conduct-block-why = Una persona bloccata non può sedersi con te, invitarti o esserti abbinata, e non vedi più ciò che scrive. { $name } non viene a saperlo.
conduct-blocked-now = Hai bloccato { $name }. Puoi sbloccare dalla pagina del tuo account.
conduct-more = Blocca o segnala { $name }
conduct-report = Segnala
conduct-report-why = I moderatori guardano le segnalazioni e ti dicono che cosa hanno deciso.
conduct-report-line = La riga e quelle intorno vanno ai moderatori, che ti dicono che cosa hanno deciso.
conduct-reported = Grazie. I moderatori guarderanno e ti diranno che cosa hanno deciso.
conduct-reason = Che cosa non va?
conduct-reason-insult = Insulti o minacce
conduct-reason-spam = Spam
conduct-reason-cheating = Imbrogli
conduct-reason-leaving = Lascia le partite
conduct-reason-name = Un nome offensivo
conduct-reason-other = Altro
conduct-what-happened = Che cosa è successo? (facoltativo)
conduct-hide-rude = Copri le parole volgari in chat
desk-title = In attesa di te
desk-invitation = { $name } ti invita a un tavolo di { $game } in { $n }.
desk-accept = Siediti
desk-decline = Rifiuta
desk-put-away = Capito
desk-to-table = Al tuo tavolo
desk-tournament = { $name }: il round { $n } è cominciato, e il tuo tavolo è pronto.
desk-reports = { $n ->
    [one] Una segnalazione attende un moderatore.
   *[other] { $n } segnalazioni attendono un moderatore.
 }
letter-report-dismiss = Grazie per la segnalazione su { $name }. Un moderatore l'ha guardata e non ha trovato nulla contro le regole di questo server.
letter-report-warn = Grazie per la segnalazione su { $name }. Un moderatore ha inviato un ammonimento.
letter-report-silence = Grazie per la segnalazione su { $name }. Per un po' non potrà scrivere in chat.
letter-report-ban = Grazie per la segnalazione su { $name }. Non può più entrare.
letter-warned = Un moderatore ti ammonisce: { $why }
letter-silenced = { $days ->
    [one] Per un giorno non puoi scrivere in chat. Il moderatore dice perché: { $why }
   *[other] Per { $days } giorni non puoi scrivere in chat. Il moderatore dice perché: { $why }
 }
moderation-title = Moderazione
moderation-none = Nessuna segnalazione in attesa.
moderation-more = { $n ->
    [one] Dopo queste ne attende un'altra.
   *[other] Dopo queste ne attendono altre { $n }.
 }
moderation-about = Su { $name }
moderation-by = segnalazione di { $name }
moderation-same = { $n } persone hanno segnalato la stessa cosa
moderation-before = { $n ->
    [one] una decisione contraria in passato
   *[other] { $n } decisioni contrarie in passato
 }
moderation-table = Il tavolo ({ $game })
moderation-deed = Che cosa fare
moderation-deed-dismiss = Niente di male
moderation-deed-warn = Ammonisci
moderation-deed-silence = Togli la chat
moderation-deed-ban = Escludi
moderation-days = Giorni
moderation-n-days = { $n ->
    [one] 1 giorno
   *[other] { $n } giorni
 }
moderation-for-good = per sempre
moderation-why = Perché (lo legge chi è ammonito o senza chat)
moderation-decide = Decidi
moderation-log = Decisioni recenti
moderation-decided-by = da { $name }
moderation-operator = il gestore
invite-challenge = Invita { $name } a giocare
invite-name = Invita per nome
invite-send = Invita
invite-sent = Invito mandato a { $name }.
invite-show-code = Mostra come codice QR
invite-hide-code = Nascondi il codice QR
invite-code = Codice QR del link
tournament-all = Tornei
tournament-to-all = Tutti i tornei
tournament-why = Un torneo va da sé: il server abbina i round e apre i tavoli, e tutti vedono la classifica.
tournament-new = Nuovo torneo
tournament-none = Non c'è ancora nessun torneo.
tournament-list-running = In corso
tournament-list-open = Aperti ai giocatori
tournament-list-over = Finiti
tournament-name = Nome del torneo
tournament-at-a-table = Giocatori a un tavolo
tournament-system = Sistema
tournament-system-swiss = Svizzero
tournament-system-robin = All'italiana
tournament-system-groups = A gruppi
tournament-about-swiss = Svizzero: in ogni round si incontra chi ha vinto altrettante volte, e mai due volte lo stesso avversario.
tournament-about-robin = All'italiana: ognuno incontra ognuno una volta. Al massimo 16 giocatori.
tournament-about-groups = A gruppi: in ogni round nuovi tavoli secondo i punti; i piazzamenti a un tavolo danno punti.
tournament-rounds = Round
tournament-rounds-usual = quanti ne servono
tournament-start = Inizio
tournament-start-by-hand = quando premo inizio
tournament-in-minutes = fra { $n } minuti
tournament-in-hours = { $n ->
    [one] fra 1 ora
   *[other] fra { $n } ore
 }
tournament-fill-to = I bot completano fino a
tournament-bot = Bot di grado
tournament-listed = Tutti lo trovano nell'elenco (altrimenti solo con il link)
tournament-open = Apri il torneo
tournament-you-play = giochi anche tu
tournament-n-entrants = { $n ->
    [one] 1 giocatore
   *[other] { $n } giocatori
 }
tournament-in-round = round { $n }
tournament-round-of = Round { $n } di { $all }
tournament-round = Round { $n }
tournament-is-over = Il torneo è finito
tournament-starts-by-host = comincia quando lo dice l'organizzatore
tournament-starts-at = comincia il { $date }
tournament-hosted-by = organizza { $name }
tournament-join = Partecipa
tournament-leave = Non partecipare più
tournament-withdraw = Ritirati
tournament-withdraw-sure = Nei prossimi turni non avrai più avversari. Vuoi ritirarti?
tournament-start-now = Comincia ora
tournament-wait = La tua partita di questo round è finita. Il prossimo round comincia quando tutti hanno finito.
tournament-filled = Dove mancano persone partecipano i bot, fino a { $n } in tutto.
tournament-entrants = { $n ->
    [one] 1 giocatore
   *[other] { $n } giocatori
 }
tournament-standings = Classifica
tournament-nobody = Ancora nessuno.
tournament-place = Posto
tournament-player = Giocatore
tournament-points = Punti
tournament-points-short = Pt
tournament-buchholz = Buchholz: i punti di tutti gli avversari
tournament-buchholz-short = BH
tournament-sonneborn = Sonneborn-Berger: i punti degli avversari battuti, e metà di quelli con cui si è pareggiato
tournament-sonneborn-short = SB
tournament-tables = Tavoli
tournament-playing = in gioco
tournament-bye = riposa
tournament-crosstable = Chi ha incontrato chi
tournament-podium = Il podio
tournament-n-points = Punti: { $points }
tournament-never-begun = Non è mai cominciato: è venuta troppo poca gente.
