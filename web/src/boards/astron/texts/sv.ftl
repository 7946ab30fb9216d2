### Spelplanen för Astron

astron-board = Fönstret över kartan
astron-head = Runda { $round } · steg { $base } av { $last }
astron-gameOver = SPELET SLUT

astron-ship-at = Skepp { $ship }, { $player }, i { $place }, { $points } { $points ->
    [one] poäng
   *[other] poäng
 }

astron-target = { $action }, till { $place }
astron-next = Poäng för nästa skepp som landar
astron-hand = Din hand
astron-mustDiscard = Inget kort går att spela: kasta ett
astron-noCards = Inga kort
astron-play = Spela
astron-left = ◀ Vänster
astron-right = Höger ▶
astron-discard = Kasta
astron-pass = Passa
astron-ships = Skepp
astron-ship = Skepp
astron-points = Poäng
astron-stations = Stationer
astron-cards = Kort
astron-grounded = sitter fast

astron-status-finished = vid Saturnus
astron-status-comet = taget av kometen
astron-status-rings = taget av ringarna

astron-team = Lag { $n } ({ $count ->
    [one] skepp
   *[other] skepp
 } { $ships }): { $score }
astron-teamAverage = { astron-team } i snitt
astron-piles = Draghög { $pile } · kasthög { $discards }

astron-card-forward = Framåt { $n }
astron-card-backward = Bakåt { $n }
astron-card-sideways = Sidled { $n }
astron-card-upheaval = Kosmisk omvälvning { $n }

astron-hint-straight = Skepp flyger rakt: framåt, bakåt eller i sidled.
astron-hint-otherCard = { $card } leder inte dit: tryck på en markerad ruta eller ett annat kort.
astron-hint-pick = Välj ett kort eller tryck på en markerad ruta.

astron-banner-shuffled = Kasthögen blandas
astron-banner-round = Runda { $n }
astron-banner-passes = Skepp { $ship } passar
astron-banner-finished = Skepp { $ship } har nått Saturnus!
astron-banner-over = Spelet är slut

astron-say-base = Runda { $round }. Kartan är på steg { $base } av { $last }.
astron-say-ship = Skepp { $ship } i { $place }: { $points } { $points ->
    [one] poäng
   *[other] poäng
 }, stationer { $stations }.
astron-say-grounded = Skepp { $ship } sitter fast i { $place }: { $points } { $points ->
    [one] poäng
   *[other] poäng
 }, stationer { $stations }.
astron-say-away = Skepp { $ship } är inte i fönstret: { $points } { $points ->
    [one] poäng
   *[other] poäng
 }, stationer { $stations }.
astron-say-scenery = { $kind }: { $places }.
astron-say-hand = Din hand: { $cards }.
astron-say-hand-of = Hand hos { $name }: { $cards }.

astron-kind-take-off-space = Startrutor
astron-kind-space-station = Rymdstationer
astron-kind-meteor-stream = Meteorströmmar
astron-kind-cosmic-ray-shower = Kosmisk strålning
astron-kind-electronic-blackout = Elektroniska avbrott
astron-kind-asteroid = Asteroider
astron-kind-comet = Komet
astron-kind-land-of-planet = Planeters mark
astron-kind-stellar-station = Stjärnstationer
astron-kind-rings = Ringar

astron-do-takeOff = Starta från { $column }
astron-do-dodge-left = Väj åt vänster
astron-do-dodge-right = Väj åt höger
astron-do-discard = Kasta { $card }
astron-do-left = { $card }, åt vänster
astron-do-right = { $card }, åt höger

astron-hint-dodge = Ditt skepp måste väja: tryck på en pil.
astron-hint-takeOff = Korten delas ut efter starten: tryck på en startruta.

astron-end-map = Kartan är slut.
astron-end-nobody = Inget skepp är längre i spelet.
astron-share-landed = { $n } { $n ->
    [one] landning på en station
   *[other] landningar på stationer
 }
astron-share-survived = Överlevde till slutet
astron-share-hazards = { $n } { $n ->
    [one] fara
   *[other] faror
 }
astron-share-bad-landings = { $n } { $n ->
    [one] misslyckad landning
   *[other] misslyckade landningar
 }
astron-share-waited = { $n } { $n ->
    [one] kastat kort
   *[other] kastade kort
 }

astron-aim = Flyg med dina kort över kartan som glider emot dig. Landa på stationerna, håll undan från farorna och stanna på kartan.
astron-scoring = Varje station du landar på ger sina poäng, att överleva till slutet en till. Faror, misslyckade landningar och kort du måste kasta kostar poäng. Flest poäng vinner.

astron-place = kolumn { $column }, rad { $row }
astron-numbered = { $place } (nummer { $n })
astron-none = inga

astron-setup-ship = Skepp { $ship }
astron-setup-way = Skeppet
astron-setup-flying = flyger
astron-setup-ready = före start
astron-setup-aloft = i fönstret, { $place }
astron-setup-place = Var det är
astron-setup-landed = Stationer (1 till 8)
astron-setup-none = inga
astron-setup-base = Kartans steg
astron-setup-hiddenCard = ett dolt kort
astron-setup-discards = Kastade kort
astron-setup-pile = Draghögen är dold
astron-setup-turn = Vems tur det är, om ett annat skepp bestämmer
astron-setup-same = skeppet som bestämmer
astron-setup-teams = Lag
astron-setup-noTeams = inga
astron-setup-phase-take-off = start
astron-setup-phase-deal = ett kort delas ut
astron-setup-phase-play = ett kort spelas
astron-setup-phase-dodge = ett skepp trängs undan
astron-setup-phase-over = spelet är slut
