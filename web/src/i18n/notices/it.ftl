### Avvisi, come si ricevono, vacanze e piani

notices = Avvisi
notices-unread = { $n ->
    [0] Avvisi
    [one] Avvisi: uno da leggere
   *[other] Avvisi: { $n } da leggere
 }
notices-none = Non è successo nulla che tu non abbia visto.
notices-read-all = Segna tutti come letti
notices-channels = Come ricevo gli avvisi
notices-title = Avvisi
notices-note = Quando tocca a te a un tavolo che non stai guardando, quando una partita comincia o finisce, quando qualcuno ti invita o ti chiede qualcosa, e quando il tuo tempo sta per scadere.
notices-browser = Mostra gli avvisi di questo browser mentre una pagina è aperta
notices-browser-denied = Questo browser non ci lascia mostrare avvisi: le sue impostazioni per questa pagina dicono di no.
notices-push = Manda avvisi a questo browser, anche quando nessuna pagina è aperta
notices-push-disabled = Il gestore di questo server non ha attivato gli avvisi ai browser chiusi.
notices-push-cannot = A questo browser non si possono mandare avvisi: servono https e un browser che li accetti.
notices-push-failed = Il browser non ha acconsentito.
notices-browsers = Browser che ricevono avvisi
notices-browser-remove = Togli { $label }
notices-some-browser = Un browser
notices-letters = Avvisi per e-mail
notices-letters-off = Nessuno
notices-letters-now = Subito
notices-letters-hourly = Una volta all'ora
notices-letters-daily = Una volta al giorno, alle 8
notices-letters-disabled = Il gestore di questo server non manda e-mail.
notices-letters-no-address = Prima aggiungi un indirizzo e-mail al tuo account.
notices-quiet = Ore di silenzio: non si manda nulla, si conserva tutto
notices-quiet-from = dalle
notices-quiet-to = alle
notices-quiet-never = Se le due ore sono uguali non ci sono ore di silenzio.
notices-zone = Fuso orario
notices-feed = Un feed per i lettori di feed
notices-feed-note = Chi conosce l'indirizzo può leggere i tuoi avvisi.
notices-feed-make = Crea un indirizzo
notices-feed-new = Un altro indirizzo
notices-feed-end = Chiudi il feed
notices-feed-address = Indirizzo del feed
notices-saved = Salvato
letters-stop-title = Niente più e-mail?
letters-stop-text = Non riceverai più avvisi per e-mail. Puoi riattivarli nella pagina del tuo account.
letters-stop-go = Basta e-mail
letters-stop-done = Fatto. Non ci saranno più e-mail.
vacation-title = Vacanza
vacation-note = I tuoi orologi ai tavoli per corrispondenza si fermano, e tutti lo vedono. Ripartono da dove erano.
vacation-left = { $n ->
    [one] Quest'anno resta un giorno.
   *[other] Quest'anno restano { $n } giorni.
 }
vacation-days = Giorni
vacation-begin = Comincia ora
vacation-until = Sei in vacanza fino al { $date }.
vacation-end = Sono di nuovo qui
seat-vacation = in vacanza fino al { $date }
plan-title = Se…, allora io…
plan-note = Prepara una risposta: il server la gioca per te appena è il caso. Nessun altro la vede.
plan-if = Se { $name } fa questo:
plan-then = Rispondo:
plan-more = Continuo:
plan-choose = Scegli…
plan-add = Conserva questa risposta
plan-further = E se, dopo…
plan-rule = Se «{ $on }», rispondo «{ $do }».
plan-so-far = Se «{ $on }»…
plan-none = Qui non hai preparato nulla.
plan-clear = Dimentica il piano
plan-end = Lì la partita finirebbe.
