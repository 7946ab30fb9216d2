### Notiser, hur man får dem, semester och planer

notices = Notiser
notices-unread = { $n ->
    [0] Notiser
    [one] Notiser: en oläst
   *[other] Notiser: { $n } olästa
 }
notices-none = Inget har hänt som du inte har sett.
notices-read-all = Markera alla som lästa
notices-channels = Hur jag får veta saker
notices-title = Notiser
notices-note = När det är din tur vid ett bord du inte tittar på, när ett spel börjar eller slutar, när någon bjuder in dig eller ber dig om något, och när din tid går ut.
notices-browser = Visa den här webbläsarens notiser medan en sida är öppen
notices-browser-denied = Webbläsaren låter oss inte visa notiser: dess inställningar för den här sidan säger nej.
notices-push = Skicka notiser till den här webbläsaren, även när ingen sida är öppen
notices-push-disabled = Serverns värd har inte slagit på notiser till stängda webbläsare.
notices-push-cannot = Den här webbläsaren kan inte få notiser: det kräver https och en webbläsare som tar emot dem.
notices-push-failed = Webbläsaren gick inte med på det.
notices-browsers = Webbläsare som får notiser
notices-browser-remove = Ta bort { $label }
notices-some-browser = En webbläsare
notices-letters = Brev via e-post
notices-letters-off = Inga
notices-letters-now = Direkt
notices-letters-hourly = En gång i timmen
notices-letters-daily = En gång om dagen, klockan 8
notices-letters-disabled = Serverns värd skickar ingen e-post.
notices-letters-no-address = Lägg först till en e-postadress till ditt konto.
notices-quiet = Tysta timmar: inget skickas, allt sparas
notices-quiet-from = från
notices-quiet-to = till
notices-quiet-never = Från och till samma timme: inga tysta timmar.
notices-zone = Tidszon
notices-feed = Ett flöde för flödesläsare
notices-feed-note = Den som känner till adressen kan läsa dina notiser.
notices-feed-make = Skapa en adress
notices-feed-new = En annan adress
notices-feed-end = Avsluta flödet
notices-feed-address = Flödets adress
notices-saved = Sparat
letters-stop-title = Inga fler brev?
letters-stop-text = Du får inga fler notiser via e-post. Du kan slå på dem igen på din kontosida.
letters-stop-go = Avsluta breven
letters-stop-done = Klart. Det kommer inga fler brev.
vacation-title = Semester
vacation-note = Dina klockor vid bord per post står still, och alla ser det. Sedan fortsätter de med det som var kvar.
vacation-left = { $n ->
    [one] En dag är kvar i år.
   *[other] { $n } dagar är kvar i år.
 }
vacation-days = Dagar
vacation-begin = Börja nu
vacation-until = Du har semester till { $date }.
vacation-end = Jag är tillbaka
seat-vacation = har semester till { $date }
plan-title = Om …, så gör jag …
plan-note = Planera ett svar: servern spelar det åt dig så snart det passar. Ingen annan ser det.
plan-if = Om { $name } gör så här:
plan-then = Svarar jag:
plan-more = Jag fortsätter:
plan-choose = Välj …
plan-add = Spara svaret
plan-further = Och om sedan …
plan-rule = Om ”{ $on }” svarar jag ”{ $do }”.
plan-so-far = Om ”{ $on }” …
plan-none = Du har inte planerat något här.
plan-clear = Glöm planen
plan-end = Där skulle spelet sluta.
