### Persone: nomi riservati, le loro partite, rating, abbinamenti

players-from-to = Da { $low } a { $high } giocatori
players-exactly = { $n ->
    [one] 1 giocatore
   *[other] { $n } giocatori
 }
players = Giocatori
player-n = Giocatore { $n }
account-yours = Il tuo account
account-keep = Riserva un nome
account-keep-or-sign-in = Riserva un nome, o accedi
account-why = Non è obbligatorio: da ospite si può giocare a tutto. Un nome riservato è tuo su tutti i tuoi dispositivi, nessun altro può averlo, e le tue partite restano insieme.
account-none-enabled = Il gestore di questo server non permette di riservare nomi: qui non ci sono password, passkey né e-mail. Puoi giocare a tutto da ospite.
account-asking = Un momento…
account-name = Nome
account-name-note = Da 2 a 20 lettere, cifre, spazi o trattini.
account-keeps-games = Da 2 a 20 lettere, cifre, spazi o trattini. Le partite che hai giocato da ospite in questo browser vengono con te.
account-how = Come dimostrerai di essere tu?
account-way-password = Password
account-way-passkey = Passkey
account-way-mail = Link per e-mail
account-lacks-password = Il gestore non ha attivato le password.
account-lacks-passkey = Qui le passkey non sono disponibili: il gestore non le ha attivate, o questo indirizzo non è abbastanza sicuro.
account-lacks-mail = Il gestore non ha attivato l'e-mail.
account-password = Password
account-password-note = Almeno 10 caratteri. Qualche parola si ricorda meglio dei segni.
account-password-or-code = Password o codice di recupero
account-code = Codice di recupero
account-mail = Indirizzo e-mail
account-mail-note = È conservato cifrato, usato solo per questi link e non mostrato a nessuno.
account-passkey-note = Il tuo dispositivo conserva una chiave e chiede impronta, volto o PIN. Niente da ricordare.
account-keep-go = Riserva questo nome
account-sign-in = Accedi
account-by-passkey = Con una passkey
account-by-mail = Oppure fatti mandare un link per e-mail
account-send-link = Manda un link
account-link-sent = Un link è in arrivo. Vale una volta, entro 30 minuti.
account-link-sent-if = Se un account ha questo indirizzo, un link è in arrivo. Vale una volta, entro 30 minuti.
account-link-title = Un link dalla tua e-mail
account-link-text = Hai aperto un nostro link. Continua solo se l'hai chiesto tu.
account-link-go = Continua
account-key-failed = La passkey non è stata usata: tu o il dispositivo avete detto di no.
account-public-page = La pagina che vedono gli altri
account-go-back = Torna dov'eri
account-ways = Modi di accedere
account-remove = Togli
account-codes-left = { $n ->
    [0] Nessun codice di recupero
    [one] Resta 1 codice di recupero
   *[other] Restano { $n } codici di recupero
 }
account-new-codes = Creane di nuovi
account-codes-note = Scrivili o stampali. Ognuno vale una volta, al posto della password. Si vedono solo ora; quelli vecchi non valgono più.
account-add-passkey = Aggiungi una passkey
account-add-password = Aggiungi una password
account-other-password = Un'altra password (esci dagli altri tuoi dispositivi)
account-password-set = La password è impostata. Dagli altri dispositivi devi accedere di nuovo.
account-add-mail = Indirizzo e-mail per accedere
account-set = Imposta
account-sessions = I tuoi dispositivi
account-some-browser = Un browser
account-this-browser = questo
account-last-seen = ultimo uso { $date }
account-sign-out = Esci
account-everywhere = Esci ovunque
account-shown = Che cosa possono vedere gli altri
account-shown-note = Il tuo nome e da quando è tuo sono sempre sulla tua pagina. I tavoli privati mai.
account-shown-ratings = Rating, anche nelle classifiche
account-shown-games = Partite finite ai tavoli pubblici
account-shown-statistics = Statistiche
account-data = I tuoi dati
account-export = Salva tutti i miei dati
account-delete = Elimina il mio account
account-delete-note = Nome, modi di accedere, rating e dispositivi sono dimenticati subito. Nelle partite in corso ti arrendi. Le partite finite restano a chi ha giocato con te, senza il tuo nome.
account-delete-type = Per conferma scrivi { $name }
account-delete-go = Elimina per sempre
account-bring-title = Partite di un ospite
account-bring-text = In questo browser hai già giocato come ospite con il nome { $name }. Vuoi che quelle partite siano tue?
account-bring-go = Portale con te
account-bring-not = No
account-brought = { $n ->
    [0] Non c'erano partite da portare con te.
    [one] Un tavolo ora è tuo.
   *[other] { $n } tavoli ora sono tuoi.
 }
games-mine = Le mie partite
games-running = In corso
games-finished = Finite
games-none = Ancora nessuna partita.
games-none-such = Nessuna partita così.
games-all-games = Tutti i giochi
games-all-results = Tutti i risultati
games-opponent = Contro (nome o grado)
games-result-won = Vinta
games-result-shared = Condivisa
games-result-lost = Persa
games-result-none = Senza vincitore
games-more = Mostra altre
games-entries = { $n } { $n ->
    [one] mossa
   *[other] mosse
 }
games-statistics = Statistiche
games-played = Giocate
games-won = Vinte
games-share = Quota
games-by-game = Per gioco
games-by-seat = Per posto
games-by-opponent = Contro persone
games-by-rank = Contro i gradi
games-streak = { $n ->
    [one] 1 vittoria di fila in questo momento
   *[other] { $n } vittorie di fila in questo momento
 }
games-best-streak = la serie più lunga: { $n }
player-since = Ha questo nome dal { $date }
player-nothing = { $name } non mostra altro.
games-all-mine = Tutte le mie partite e statistiche
games-for-players = { $n ->
    [one] { $game }, un giocatore
   *[other] { $game }, { $n } giocatori
 }
games-seat-of = { $game }: { $label }
rating-ratings = Rating
rating-none = Ancora nessuna partita con rating.
rating-rated = Con rating
rating-rated-note = Con rating: opzioni normali, solo nomi riservati, i bot pensano sul server; niente suggerimenti, e nessuna mossa si ritira.
rating-between = fra { $weaker } e { $stronger }
rating-above = sopra { $rank }
rating-below = sotto { $rank }
rating-provisional = provvisorio
rating-give = 19 volte su 20 il valore vero è entro ± { $n }
rating-change = rating { $n } ({ $by })
rating-counting = Si calcola il rating…
rating-void = Questa partita non conta per il rating.
rating-leaders = Classifica
rating-leaders-note = Solo giocatori di cui si sa abbastanza, e che lo lasciano vedere. I bot stanno dove li ha misurati l'arena.
rating-nobody-yet = Qui non c'è ancora nessuno: gioca qualche partita con rating.
pairing-title = Gioca con qualcuno
pairing-why = Cerchiamo persone che vogliono giocare allo stesso gioco, più o meno della tua forza; più ci vuole, più allarghiamo la ricerca.
pairing-look = Cerca qualcuno
pairing-takes-bots = I bot possono riempire i posti vuoti, se tutti sono d'accordo
pairing-waiting = { $n ->
    [1] Cerchi persone per giocare a { $game }. In questo momento non aspetta nessun altro.
   *[other] { $n } persone cercano qualcuno per giocare a { $game }.
 }
pairing-widening = Finora { $n } s; la ricerca si allarga sempre più.
pairing-long = Ci vuole un po'. Intanto giochi contro un bot? Quando arriva qualcuno te lo diciamo.
pairing-bot = Intanto gioca contro un bot
pairing-background = Continua a cercare
pairing-stop = Smetti di cercare
pairing-found = È arrivato qualcuno: al tavolo!
pairing-searching = Ricerca di persone
pairing-seekers = { $n ->
    [one] In questo momento c'è chi cerca.
   *[other] In questo momento cercano { $n } persone.
 }
