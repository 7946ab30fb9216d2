### ASTRON på svenska

## The language

language-name = Svenska

## The lid of the box

title = ASTRON
blurb = Flyg från Jorden till Saturnus över en karta som glider fram under alla skepp.

## Words that fill variables

name-left = vänster
name-right = höger
name-forward-1 = Framåt 1
name-forward-2 = Framåt 2
name-forward-3 = Framåt 3
name-forward-4 = Framåt 4
name-backward-1 = Bakåt 1
name-backward-2 = Bakåt 2
name-backward-3 = Bakåt 3
name-backward-4 = Bakåt 4
name-sideways-1 = Sidled 1
name-sideways-2 = Sidled 2
name-sideways-3 = Sidled 3
name-sideways-4 = Sidled 4
name-upheaval-1 = Kosmisk omvälvning 1
name-upheaval-2 = Kosmisk omvälvning 2
name-upheaval-3 = Kosmisk omvälvning 3
name-upheaval-4 = Kosmisk omvälvning 4
name-ship1 = skepp 1
name-ship2 = skepp 2
name-ship3 = skepp 3
name-ship4 = skepp 4
name-ship5 = skepp 5
name-ship6 = skepp 6
name-space = rymden
name-Earth = Jorden
name-take-off-space = startruta
    .definite = startrutan
name-space-station = rymdstation
    .definite = rymdstationen
name-meteor-stream = meteorström
    .definite = meteorströmmen
name-cosmic-ray-shower = kosmisk strålning
    .definite = den kosmiska strålningen
name-electronic-blackout = elektroniskt avbrott
    .definite = det elektroniska avbrottet
name-asteroid = asteroid
    .definite = asteroiden
name-comet = komet
    .definite = kometen
name-land-of-planet = en planets mark
    .definite = planetens mark
name-stellar-station = stjärnstation
    .definite = stjärnstationen
name-rings = ringar
    .definite = ringarna
name-a-card = ett kort

## Why a move is not allowed

refusal-game-over = spelet är slut
refusal-not-your-turn = nu spelar { $actor }, inte { $player }: skeppen spelar i nummerordning
refusal-not-natures = det här bestämmer en spelare, inte slumpen
refusal-cards-are-dealt = kort delas ut, just nu till { $actor }
refusal-natures-only = kort delas ut från draghögen av slumpen, ingen spelare väljer
refusal-not-in-pile = bland { $n_pile ->
    [one] draghögens enda kort
   *[other] draghögens { $n_pile } kort
 } finns inte { $card }
refusal-take-off-first = skeppen väljer fortfarande sina startrutor
refusal-has-taken-off = alla skepp har redan startat
refusal-no-take-off-space = kolumn { $column } har ingen startruta i rad 0
refusal-take-off-space-taken = { $other } står på startrutan i kolumn { $column }
refusal-dodge-first = först måste { $player } väja: dodge left eller dodge right
refusal-no-dodge-due = { $player } står inte i vägen för någon
refusal-no-such-card = { $player } har inte { $card } på handen
refusal-no-such-value = inget kort har en { $value }: korten går från 1 till 4
refusal-leaves-window = { $card } från { $place } skulle lämna fönstret
refusal-space-held = { $other } står på { $target }, och på en ruta får bara ett skepp plats
refusal-ship-in-the-way = { $other } står i vägen till { $target }; skepp passerar andra bara i sidled
refusal-ends-on-planet = { $player } sitter fast på { $place }, och { $target } ligger inte i rymden
refusal-must-play = { $player } kan spela { $example }, och den som kan spela måste göra det
refusal-must-leave = { $player } sitter fast och kan spela { $example }, och måste därför göra det
refusal-not-in-hand = { $player } har inte { $card } på handen att kasta
refusal-must-discard = { $player } har kort och måste kasta ett
refusal-not-your-dodge = { $actor } måste först välja vart det undanträngda skeppet går

## What happened

event-took-off = { $ship } startar från kolumn { $column }
event-card-dealt = { $ship } får { $card }
event-pile-shuffled = { $n ->
    [one] det enda kastade kortet
   *[other] de { $n } kastade korten
 } blandas och blir draghög
event-round-began = runda { $n }
event-card-played = { $ship } spelar { $card }
event-ship-flew = { $ship } flyger från { $column }{ $row } till { $to_column }{ $to_row }
event-ship-displaced = { $ship } står i vägen och går från { $column }{ $row } till { $to_column }{ $to_row }
event-base-moved = kartan glider fram { $steps }, till steg { $base }
event-hazard-hit = { $ship } möter en fara ({ $danger }) i kolumn { $column } och förlorar en poäng
event-ship-lost = { $ship } möter { NAME($danger, form: "definite") } i kolumn { $column } och är förlorat
event-landed = { $ship } landar på station { $n }: { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
 }
event-landed-again = { $ship } landar på station { $n } igen
event-bad-landing = { $ship } gör en misslyckad landning på planet { $n }: en poäng förlorad, sitter fast
event-freed = { $ship } kommer loss från planet { $n }
event-finished-voyage = { $ship } har nått Saturnus
event-waited = { $ship } kan inte spela och kastar { $card }; förlorade poäng: { $points }
event-passed = { $ship } har inget kort och passar
event-hand-discarded = { $ship }: { $n ->
    [one] { $n } kort går
   *[other] { $n } kort går
 } till kasthögen
event-survived = { $ship } har överlevt: 1 poäng
event-game-ended = spelet är slut vid kartans steg { $n }

## Plain words for people

phrase-card = { $suit ->
    [forward] Framåt
    [backward] Bakåt
    [sideways] Sidled
   *[upheaval] Kosmisk omvälvning
 } { $value }
phrase-unseen-card = ett kort
phrase-danger = { $kind ->
    [meteors] meteorerna
    [rays] den kosmiska strålningen
    [blackout] avbrottet
    [asteroid] asteroiden
    [comet] kometen
   *[rings] ringarna
 }
phrase-fates = { $first }, sedan { $then }
phrase-hit = genom { $danger }, en poäng förlorad
phrase-lost = in i { $danger }, och skeppet är förlorat
phrase-landing = landning på station { $n }, { $points ->
    [one] 1 poäng
   *[other] { $points } poäng
 }
phrase-landing-again = landning på station { $n } igen, inga poäng
phrase-crash = misslyckad landning på planet { $n }, en poäng förlorad
phrase-freed = loss från planet { $n }
plain-action-take-off = Starta från { $end ->
    [leftmost] rutan längst till vänster
    [rightmost] rutan längst till höger
   *[between] { $nth ->
        [one] första
        [2] andra
        [3] tredje
        [4] fjärde
        [5] femte
       *[other] { $nth }:e
     } rutan från vänster
 }
plain-action-forward = Framåt { $value }{ $fate ->
    [none] { "" }
   *[other] : { $fate }
 }
plain-action-backward = Bakåt { $value }{ $fate ->
    [none] { "" }
   *[other] : { $fate }
 }
plain-action-sideways = Sidled { $value } åt { $side }{ $fate ->
    [none] { "" }
   *[other] : { $fate }
 }
plain-action-upheaval = Kosmisk omvälvning: kartan glider { $value ->
    [one] 1 rad
   *[other] { $value } rader
 }{ $fate ->
    [none] { "" }
   *[other] ; { $fate }
 }
plain-action-wait = Inget går: kasta { $card }{ $points ->
    [0] { "" }
    [one] { " " }och förlora en poäng
   *[other] { " " }och förlora { $points } poäng
 }
plain-action-dodge = Väj åt { $side }
plain-action-pass = Inget kort kvar: passa

plain-event-took-off = { $ship ->
    [you] Du startar
   *[other] { $ship } startar
 } från { $end ->
    [leftmost] rutan längst till vänster
    [rightmost] rutan längst till höger
   *[between] { $nth ->
        [one] första
        [2] andra
        [3] tredje
        [4] fjärde
        [5] femte
       *[other] { $nth }:e
     } rutan från vänster
 }
plain-event-card-dealt = { $ship ->
    [you] Du får { $card }
   *[other] { $ship } får { $card }
 }
plain-event-round-began = Runda { $n }
plain-event-card-played = { $ship ->
    [you] Du spelar { $card }
   *[other] { $ship } spelar { $card }
 }
plain-event-ship-flew = { $ship ->
    [you] Du flyger
   *[other] { $ship } flyger
 } { $way ->
    [left] { $n } åt vänster
    [right] { $n } åt höger
    [backwards] { $n } bakåt
    [nowhere] ingenstans
   *[forwards] { $n } framåt
 }
plain-event-ship-displaced = { $ship ->
    [you] Du står i vägen och går
   *[other] { $ship } står i vägen och går
 } { $way ->
    [left] { $n } åt vänster
    [right] { $n } åt höger
    [backwards] { $n } bakåt
    [nowhere] ingenstans
   *[forwards] { $n } framåt
 }
plain-event-base-moved = Kartan glider { $steps ->
    [one] en rad
    [2] två rader
    [3] tre rader
    [4] fyra rader
   *[other] { $steps } rader
 }
plain-event-hazard-hit = { $ship ->
    [you] Du flyger
   *[other] { $ship } flyger
 } in i { $danger }: en poäng förlorad
plain-event-ship-lost = { $ship ->
    [you] Du flyger in i { $danger }, och ditt skepp är förlorat
   *[other] { $ship } flyger in i { $danger }, och skeppet är förlorat
 }
plain-event-landed = { $ship ->
    [you] Du landar
   *[other] { $ship } landar
 } på station { $n }: { $points ->
    [one] 1 poäng
   *[other] { $points } poäng
 }
plain-event-landed-again = { $ship ->
    [you] Du landar på station { $n } igen
   *[other] { $ship } landar på station { $n } igen
 }
plain-event-bad-landing = { $ship ->
    [you] Du gör en misslyckad landning på planet { $n }: en poäng förlorad, och du sitter fast
   *[other] { $ship } gör en misslyckad landning på planet { $n }: en poäng förlorad, sitter fast
 }
plain-event-freed = { $ship ->
    [you] Du kommer loss från planet { $n }
   *[other] { $ship } kommer loss från planet { $n }
 }
plain-event-finished-voyage = { $ship ->
    [you] Du har nått Saturnus
   *[other] { $ship } har nått Saturnus
 }
plain-event-waited = { $ship ->
    [you] Inget går: du kastar { $card }
   *[other] Inget går: { $ship } kastar { $card }
 }{ $points ->
    [0] { "" }
    [one] { " " }och förlorar en poäng
   *[other] { " " }och förlorar { $points } poäng
 }
plain-event-passed = { $ship ->
    [you] Du har inget kort och passar
   *[other] { $ship } har inget kort och passar
 }
plain-event-hand-discarded = { $ship ->
    [you] Du kastar
   *[other] { $ship } kastar
 } { $n ->
    [one] ett kort
   *[other] { $n } kort
 }
plain-event-survived = { $ship ->
    [you] Du har överlevt: 1 poäng
   *[other] { $ship } har överlevt: 1 poäng
 }
plain-event-game-ended = Spelet är slut

plain-refusal-game-over = Spelet är slut
plain-refusal-not-your-turn = Det är inte din tur: { $actor } bestämmer
plain-refusal-cards-are-dealt = Korten delas ut
plain-refusal-no-take-off-space = Där finns ingen startruta
plain-refusal-take-off-space-taken = { $other } står på den startrutan
plain-refusal-dodge-first = Ditt skepp måste väja först: åt vänster eller åt höger
plain-refusal-no-dodge-due = Ditt skepp står inte i vägen för någon
plain-refusal-no-such-card = Du har inte { $card }
plain-refusal-no-such-value = Inget kort har en { $value }: korten går från 1 till 4
plain-refusal-leaves-window = { $card } skulle föra dig utanför kartan
plain-refusal-space-held = { $other } står där: på en ruta får bara ett skepp plats
plain-refusal-ship-in-the-way = { $other } står i vägen: skepp passerar andra bara i sidled
plain-refusal-ends-on-planet = Du sitter fast: bara ett kort som slutar i rymden får dig loss
plain-refusal-must-play = Du kan spela { $example }: den som kan spela måste göra det
plain-refusal-must-leave = Du sitter fast och kan spela { $example }: då måste du
plain-refusal-not-in-hand = Du har inte { $card }
plain-refusal-must-discard = Du har kort kvar: kasta ett
plain-refusal-not-your-dodge = { $actor } väljer först åt vilket håll skeppet väjer

## What buttons say, by verb

action-take-off = starta från kolumn { $column }
action-forward = Framåt { $value }
action-backward = Bakåt { $value }
action-sideways = Sidled { $value } åt { $side }
action-upheaval = Kosmisk omvälvning { $value }
action-wait = kasta { $card }
action-dodge = väj åt { $side }
action-pass = passa

## What one may type, by verb

kind-take-off = starta från kolumn c
kind-forward = spela Framåt 3 (även: f3)
kind-backward = spela Bakåt 2
kind-sideways = spela Sidled 2 åt vänster (även: left 2)
kind-upheaval = spela Kosmisk omvälvning 2: kartan glider fram
kind-wait = inget kort går att spela: kasta ett (även: discard forward 3)
kind-dodge = ditt undanträngda skepp går åt vänster
kind-pass = inget kort går att spela och det finns inget att kasta

## Labels for the lobby

option-teams = Lag
choice-none = alla för sig
choice-2 = två lag
choice-3 = tre lag
board-default = kartan
board-attested = bara belagda kort
help-teams = inga: alla för sig; 2 eller 3 lag, som sitter växelvis; medelvärdet räknas om lagen är olika stora

## What a seat is asked in the terminal

question-take-off = Från vilken kolumn startar du?
question-dodge = Ett skepp står framför ditt, som måste väja: vänster eller höger?
question-play = Spela ett kort: ditt skepp flyger exakt så långt.
question-grounded = Du sitter fast och inget kort slutar i rymden: kasta ett, utan kostnad.
question-discard = Inget kort går att spela: kasta ett och förlora en poäng.

## Glossary: what is on the table, one meaning each

term-ship = Skepp
meaning-ship = Flyger exakt så långt som kortet säger. Ett skepp som stannar rakt framför ett annat tränger undan det bakåt.
term-space-station = Rymdstation
meaning-space-station = Sluta din flygning här, eller låt kartan föra stationen till dig. Det första skeppet får { $first ->
    [one] { $first } poäng
   *[other] { $first } poäng
 }, varje senare en poäng mindre.
term-stellar-station = Stjärnstation
meaning-stellar-station = En station på en planet. Kom från rymden i en enda flygning, annars blir det en misslyckad landning. Nummer { $saturn } är på Saturnus: där slutar din färd.
term-station-points = Stjärna vid en station
meaning-station-points = Så många poäng får nästa skepp som landar där.
term-land = En planets mark
meaning-land = Den som stannar här bredvid stationen förlorar en poäng och sitter fast tills ett kort för skeppet ut i rymden igen.
term-rings = Saturnus ringar
meaning-rings = Flyg över dem med ett enda kort. Den som stannar på dem, eller nås av dem, är förlorad.
term-comet = Komet
meaning-comet = Förstör varje skepp som rör vid den.
term-meteors = Meteorström
meaning-meteors = Att flyga in i den kostar en poäng.
term-rays = Kosmisk strålning
meaning-rays = Att flyga in i den kostar en poäng.
term-blackout = Elektroniskt avbrott
meaning-blackout = Att flyga in i det kostar en poäng.
term-asteroid = Asteroid
meaning-asteroid = Att flyga in i den kostar en poäng.
term-take-off-space = Startruta
meaning-take-off-space = Här står skeppen på Jorden innan de ger sig av. Rutan gör inget annat.
term-forward = Kortet Framåt
meaning-forward = Flyg framåt exakt så många rutor som siffran säger, aldrig förbi ett annat skepp.
term-backward = Kortet Bakåt
meaning-backward = Flyg bakåt exakt så många rutor som siffran säger, aldrig förbi ett annat skepp.
term-sideways = Kortet Sidled
meaning-sideways = Flyg åt vänster eller höger exakt så många rutor som siffran säger, även förbi andra skepp.
term-upheaval = Kosmisk omvälvning
meaning-upheaval = Ditt skepp står kvar. Kartan glider så många rader som siffran säger, under alla.
term-base-strip = Hela kartan
meaning-base-strip = Vägen till Saturnus med alla { $stations } stationer. Ramen är den del som fönstret visar.
term-ship-points = Ett skepps poäng
meaning-ship-points = Landningar minus vad faror kostat. Flest poäng vid slutet vinner.
term-ship-cards = Ett skepps kort
meaning-ship-cards = Så många kort har spelaren på handen. Ingen annan ser dem.

## Why a position is impossible

fault-bad-seats = det måste vara 2 till 6 spelare, i lag minst 3, och en av dem måste vara i tur
fault-bad-base = kartan eller rundan är där den inte kan vara
fault-bad-status = ett skepp är varken redo, i fönstret, framme eller förlorat, eller har kort det inte kan ha
fault-ships-collide = två skepp står på samma ruta
fault-on-deadly-cell = ett skepp står på kometen eller ringarna
fault-bad-grounding = ett skepp sitter fast där ingen planet håller det, eller är fritt på mark där det inte har landat
fault-cards-missing = korten blir inte en hel kortlek
fault-hand-too-large = en hand har fler kort än som delas ut
fault-bad-phase = fasen passar inte ihop med skeppen eller draghögen
fault-no-dodge = inget står framför skeppet som ska väja, eller det har inte två vägar att gå
fault-not-over = spelet slutar just när Game Over syns eller inget skepp är kvar, och bara då

## The screen of the terminal

screen-legend-grounded = sitter fast
screen-legend-station = station 3
screen-legend-land = mark: 1 poäng förlorad, sitter fast; station där räknas bara från rymden
screen-legend-meteors = meteorström: 1 poäng förlorad
screen-legend-rays = kosmisk strålning: 1 poäng förlorad
screen-legend-blackout = elektroniskt avbrott: 1 poäng förlorad
screen-legend-asteroid = asteroid: 1 poäng förlorad
screen-legend-comet = komet: förlorat
screen-legend-rings = ringar: förlorat, om inte ett kort för skeppet över dem
screen-legend-earth = Jorden
screen-legend-take-off-space = startruta
screen-legend-stars = stjärnor, inget annat
screen-legend-edge = framkanten: det som är ovanför kommer härnäst
screen-round = runda { $round } · steg { $base } av { $last }
screen-over = spelet är slut
screen-due-take-off = { $ship } startar
screen-due-deal = { $ship } får ett kort
screen-due-dodge = { $ship } måste väja
screen-due-play = { $ship } står i tur
screen-ship = skepp
screen-points = poäng
screen-stations = stationer
screen-at = var
screen-cards = kort
screen-status-ready = redo
screen-status-finished = i mål!
screen-status-comet = komet
screen-status-rings = ringar
screen-next = poäng för nästa landning
screen-averages = lagen är olika stora: i snitt
screen-piles = draghög { $pile } · kasthög { $discards }
screen-your-hand = din hand
screen-suit-forward = Framåt
screen-suit-backward = Bakåt
screen-suit-sideways = Sidled
screen-suit-upheaval = Omvälvning
