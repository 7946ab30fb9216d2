### Mensen: bewaarde namen, hun partijen, ratings, tegenstanders zoeken

players-from-to = { $low } tot { $high } spelers
players-exactly = { $n ->
    [one] 1 speler
   *[other] { $n } spelers
 }
players = Spelers
player-n = Speler { $n }
account-yours = Je account
account-keep = Naam bewaren
account-keep-or-sign-in = Bewaar een naam, of log in
account-why = Niemand hoeft het: een gast kan alles spelen. Een bewaarde naam is van jou op al je apparaten, niemand anders kan hem krijgen, en je partijen blijven bij elkaar.
account-none-enabled = De host van deze server heeft bewaarde namen niet aangezet: hier zijn geen wachtwoorden, geen passkeys en geen e-mail. Je kunt alles spelen als gast.
account-asking = Een ogenblik …
account-name = Naam
account-name-note = 2 tot 20 letters, cijfers, spaties of streepjes.
account-keeps-games = 2 tot 20 letters, cijfers, spaties of streepjes. De partijen die je in deze browser als gast hebt gespeeld, gaan mee.
account-how = Hoe bewijs je dat jij het bent?
account-way-password = Wachtwoord
account-way-passkey = Passkey
account-way-mail = Link per e-mail
account-lacks-password = De host heeft wachtwoorden niet aangezet.
account-lacks-passkey = Passkeys kunnen hier niet: de host heeft ze niet aangezet, of dit adres is er niet veilig genoeg voor.
account-lacks-mail = De host heeft e-mail niet aangezet.
account-password = Wachtwoord
account-password-note = Minstens 10 tekens. Een paar woorden onthoud je makkelijker dan leestekens.
account-password-or-code = Wachtwoord of herstelcode
account-code = Herstelcode
account-mail = E-mailadres
account-mail-note = Het wordt verzegeld bewaard, alleen voor deze links gebruikt en aan niemand getoond.
account-passkey-note = Je apparaat bewaart een sleutel en vraagt om je vinger, gezicht of pincode. Je hoeft niets te onthouden.
account-keep-go = Deze naam bewaren
account-sign-in = Inloggen
account-by-passkey = Met passkey
account-by-mail = Of laat een link sturen per e-mail
account-send-link = Stuur een link
account-link-sent = Er is een link onderweg. Hij werkt één keer, binnen 30 minuten.
account-link-sent-if = Als er een account met dit adres is, is er een link onderweg. Hij werkt één keer, binnen 30 minuten.
account-link-title = Een link uit je e-mail
account-link-text = Je hebt een link van ons geopend. Ga alleen verder als je erom hebt gevraagd.
account-link-go = Verder
account-key-failed = De passkey is niet gebruikt: jij of het apparaat zei nee.
account-public-page = De pagina die anderen zien
account-go-back = Terug naar waar je was
account-ways = Manieren om in te loggen
account-remove = Verwijderen
account-codes-left = { $n ->
    [0] Geen herstelcodes
    [one] Nog 1 herstelcode
   *[other] Nog { $n } herstelcodes
 }
account-new-codes = Nieuwe maken
account-codes-note = Schrijf ze op of print ze. Elke code werkt één keer, in plaats van het wachtwoord. Ze worden alleen nu getoond; oudere werken niet meer.
account-add-passkey = Passkey toevoegen
account-add-password = Wachtwoord toevoegen
account-other-password = Ander wachtwoord (logt je andere apparaten uit)
account-password-set = Het wachtwoord is ingesteld. Andere apparaten zijn uitgelogd.
account-add-mail = E-mailadres om mee in te loggen
account-set = Instellen
account-sessions = Je apparaten
account-some-browser = Een browser
account-this-browser = deze
account-last-seen = laatst gebruikt { $date }
account-sign-out = Uitloggen
account-everywhere = Overal uitloggen
account-shown = Wat anderen mogen zien
account-shown-note = Je naam en sinds wanneer je hem bewaart, staan altijd op je pagina. Besloten tafels nooit.
account-shown-ratings = Ratings, ook in ranglijsten
account-shown-games = Afgelopen partijen aan open tafels
account-shown-statistics = Statistieken
account-data = Je gegevens
account-export = Al mijn gegevens opslaan
account-delete = Mijn account wissen
account-delete-note = Je naam, manieren om in te loggen, ratings en apparaten worden meteen vergeten. Lopende partijen worden opgegeven. Afgelopen partijen blijven bewaard voor wie met je speelde, zonder je naam.
account-delete-type = Typ { $name } om te bevestigen
account-delete-go = Voorgoed wissen
account-bring-title = Partijen van een gast
account-bring-text = In deze browser heb je eerder gespeeld als gast { $name }. Wil je die partijen meenemen?
account-bring-go = Neem ze mee
account-bring-not = Nee
account-brought = { $n ->
    [0] Er waren geen partijen om mee te nemen.
    [one] Eén tafel is nu van jou.
   *[other] { $n } tafels zijn nu van jou.
 }
games-mine = Mijn partijen
games-running = Bezig
games-finished = Afgelopen
games-none = Nog geen partijen.
games-none-such = Zulke partijen zijn er niet.
games-all-games = Alle spellen
games-all-results = Alle uitslagen
games-opponent = Tegen (naam of rang)
games-result-won = Gewonnen
games-result-shared = Gedeeld
games-result-lost = Verloren
games-result-none = Geen winnaar
games-more = Toon meer
games-entries = { $n } { $n ->
    [one] zet
   *[other] zetten
 }
games-statistics = Statistieken
games-played = Gespeeld
games-won = Gewonnen
games-share = Aandeel
games-by-game = Per spel
games-by-seat = Per plaats
games-by-opponent = Tegen mensen
games-by-rank = Tegen rangen
games-streak = { $n ->
    [one] Nu 1 keer op rij gewonnen
   *[other] Nu { $n } keer op rij gewonnen
 }
games-best-streak = langste reeks: { $n }
player-since = Heeft deze naam sinds { $date }
player-nothing = { $name } laat niet meer zien dan dit.
games-all-mine = Al mijn partijen en statistieken
games-for-players = { $n ->
    [one] { $game }, één speler
   *[other] { $game }, { $n } spelers
 }
games-seat-of = { $game }: { $label }
rating-ratings = Ratings
rating-none = Nog geen partijen met rating.
rating-rated = Met rating
rating-rated-note = Met rating: de gewone opties, ieder heeft een bewaarde naam, bots denken op de server; geen hints, en niets wordt teruggenomen.
rating-between = tussen { $weaker } en { $stronger }
rating-above = sterker dan { $rank }
rating-below = zwakker dan { $rank }
rating-provisional = voorlopig
rating-give = 19 van de 20 keer ligt de werkelijke rating binnen ± { $n }
rating-change = rating { $n } ({ $by })
rating-counting = De ratings worden berekend …
rating-void = Deze partij telt niet voor de ratings.
rating-leaders = Ranglijst
rating-leaders-note = Alleen spelers van wie genoeg bekend is, en die het laten zien. Bots staan waar de arena ze heeft gemeten.
rating-nobody-yet = Hier is nog niemand: speel wat partijen met rating.
pairing-title = Speel tegen iemand
pairing-why = We zoeken mensen die hetzelfde willen spelen, ongeveer even sterk als jij; hoe langer het duurt, hoe verder we zoeken.
pairing-look = Zoek iemand
pairing-takes-bots = Bots mogen lege plaatsen vullen, als iedereen dat wil
pairing-waiting = { $n ->
    [1] Je zoekt mensen om { $game } te spelen. Niemand anders wacht er nu op.
   *[other] { $n } mensen zoeken anderen om { $game } te spelen.
 }
pairing-widening = Al { $n } s; we zoeken steeds verder.
pairing-long = Het duurt even. Intussen tegen een bot spelen? Je hoort het als er iemand komt.
pairing-bot = Intussen tegen een bot
pairing-background = Blijf zoeken
pairing-stop = Stop met zoeken
pairing-found = Er is iemand: naar de tafel!
pairing-searching = Mensen zoeken
pairing-seekers = { $n ->
    [one] Er zoekt nu iemand.
   *[other] Er zoeken nu { $n } mensen.
 }
