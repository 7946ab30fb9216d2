### Människor: behållna namn, deras spel, rating, hopparning

players-from-to = { $low } till { $high } spelare
players-exactly = { $n ->
    [one] 1 spelare
   *[other] { $n } spelare
 }
players = Spelare
player-n = Spelare { $n }
account-yours = Ditt konto
account-keep = Behåll ett namn
account-keep-or-sign-in = Behåll ett namn, eller logga in
account-why = Ingen måste: en gäst kan spela allt. Ett namn som behålls är ditt på alla dina enheter, ingen annan kan ha det, och dina spel hålls ihop.
account-none-enabled = Serverns värd har inte slagit på behållna namn: här finns inga lösenord, inga passkeys och ingen e-post. Du kan spela allt som gäst.
account-asking = Ett ögonblick …
account-name = Namn
account-name-note = 2 till 20 bokstäver, siffror, mellanslag eller bindestreck.
account-keeps-games = 2 till 20 bokstäver, siffror, mellanslag eller bindestreck. Spel som du har spelat som gäst i den här webbläsaren följer med.
account-how = Hur vill du visa att det är du?
account-way-password = Lösenord
account-way-passkey = Passkey
account-way-mail = Länk via e-post
account-lacks-password = Värden har inte slagit på lösenord.
account-lacks-passkey = Passkeys finns inte här: värden har inte slagit på dem, eller så är adressen inte säker nog för dem.
account-lacks-mail = Värden har inte slagit på e-post.
account-password = Lösenord
account-password-note = Minst 10 tecken. Några ord är lättare att minnas än krångliga tecken.
account-password-or-code = Lösenord eller återställningskod
account-code = Återställningskod
account-mail = E-postadress
account-mail-note = Den sparas förseglad, används bara till de här länkarna och visas för ingen.
account-passkey-note = Din enhet sparar en nyckel och ber om ditt finger, ansikte eller din PIN. Inget att minnas.
account-keep-go = Behåll det här namnet
account-sign-in = Logga in
account-by-passkey = Med passkey
account-by-mail = Eller få en länk via e-post
account-send-link = Skicka en länk
account-link-sent = En länk är på väg. Den gäller en gång, inom 30 minuter.
account-link-sent-if = Om ett konto har den adressen är en länk på väg. Den gäller en gång, inom 30 minuter.
account-link-title = En länk från din e-post
account-link-text = Du har öppnat en av våra länkar. Gå bara vidare om du har bett om den.
account-link-go = Gå vidare
account-key-failed = Din passkey användes inte: du eller enheten sa nej.
account-public-page = Sidan som andra ser
account-go-back = Tillbaka dit du var
account-ways = Sätt att komma in
account-remove = Ta bort
account-codes-left = { $n ->
    [0] Inga återställningskoder
    [one] 1 återställningskod kvar
   *[other] { $n } återställningskoder kvar
 }
account-new-codes = Skapa nya
account-codes-note = Skriv upp eller skriv ut dem. Var och en gäller en gång, i stället för lösenordet. De visas bara nu; äldre fungerar inte längre.
account-add-passkey = Lägg till en passkey
account-add-password = Lägg till ett lösenord
account-other-password = Ett annat lösenord (loggar ut dina andra enheter)
account-password-set = Lösenordet är satt. Andra enheter är utloggade.
account-add-mail = E-postadress att logga in med
account-set = Spara
account-sessions = Dina enheter
account-some-browser = En webbläsare
account-this-browser = den här
account-last-seen = använd senast { $date }
account-sign-out = Logga ut
account-everywhere = Logga ut överallt
account-shown = Vad andra får se
account-shown-note = Ditt namn och när du började behålla det finns alltid på din sida. Privata bord finns aldrig där.
account-shown-ratings = Rating, även i topplistor
account-shown-games = Avslutade spel vid offentliga bord
account-shown-statistics = Statistik
account-data = Dina uppgifter
account-export = Spara alla mina uppgifter
account-delete = Radera mitt konto
account-delete-note = Ditt namn, dina sätt att komma in, din rating och dina enheter glöms genast. Pågående spel ges upp. Avslutade spel finns kvar för dem du spelat med, utan ditt namn.
account-delete-type = Skriv { $name } för att bekräfta
account-delete-go = Radera för alltid
account-bring-title = En gästs spel
account-bring-text = I den här webbläsaren har du tidigare spelat som gästen { $name }. Ska de spelen bli dina?
account-bring-go = Ta med dem
account-bring-not = Nej
account-brought = { $n ->
    [0] Det fanns inga spel att ta med.
    [one] Ett bord är nu ditt.
   *[other] { $n } bord är nu dina.
 }
games-mine = Mina spel
games-running = Pågående
games-finished = Avslutade
games-none = Inga spel än.
games-none-such = Inga sådana spel.
games-all-games = Alla spel
games-all-results = Alla resultat
games-opponent = Mot (namn eller grad)
games-result-won = Vunnet
games-result-shared = Delat
games-result-lost = Förlorat
games-result-none = Ingen vinnare
games-more = Visa fler
games-entries = { $n } { $n ->
    [one] drag
   *[other] drag
 }
games-statistics = Statistik
games-played = Spelade
games-won = Vunna
games-share = Andel
games-by-game = Per spel
games-by-seat = Per plats
games-by-opponent = Mot människor
games-by-rank = Mot grader
games-streak = { $n ->
    [one] 1 vinst i rad just nu
   *[other] { $n } vinster i rad just nu
 }
games-best-streak = längst: { $n }
player-since = Har behållit namnet sedan { $date }
player-nothing = { $name } visar inte mer än så.
games-all-mine = Alla mina spel och min statistik
games-for-players = { $n ->
    [one] { $game }, en spelare
   *[other] { $game }, { $n } spelare
 }
games-seat-of = { $game }: { $label }
rating-ratings = Rating
rating-none = Inga spel med rating än.
rating-rated = Med rating
rating-rated-note = Med rating: de vanliga alternativen, alla har ett behållet namn, bottar tänker på servern; inga tips, och inget tas tillbaka.
rating-between = mellan { $weaker } och { $stronger }
rating-above = starkare än { $rank }
rating-below = svagare än { $rank }
rating-provisional = preliminär
rating-give = 19 gånger av 20 ligger sanningen inom ± { $n }
rating-change = rating { $n } ({ $by })
rating-counting = Ratingen räknas ut …
rating-void = Det här spelet räknas inte för rating.
rating-leaders = Topplista
rating-leaders-note = Bara spelare som man vet tillräckligt om och som låter andra se det. Bottar står där arenan har mätt dem.
rating-nobody-yet = Ingen är här än: spela några spel med rating.
pairing-title = Spela mot någon
pairing-why = Vi letar efter människor som vill spela samma sak och är ungefär lika starka som du; ju längre det tar, desto bredare letar vi.
pairing-look = Leta efter någon
pairing-takes-bots = Bottar får fylla tomma platser, om alla går med på det
pairing-waiting = { $n ->
    [1] Du letar efter någon att spela { $game } med. Ingen annan väntar på det just nu.
   *[other] { $n } personer letar efter andra att spela { $game } med.
 }
pairing-widening = { $n } s hittills; vi letar bredare och bredare.
pairing-long = Det tar en stund. Spela mot en bot så länge? Du får veta när någon kommer.
pairing-bot = Spela mot en bot så länge
pairing-background = Fortsätt leta
pairing-stop = Sluta leta
pairing-found = Någon har kommit: till bordet!
pairing-searching = Letar efter människor
pairing-seekers = { $n ->
    [one] Någon letar just nu.
   *[other] { $n } personer letar just nu.
 }
