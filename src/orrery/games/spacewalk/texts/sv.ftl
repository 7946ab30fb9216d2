### Space Walk på svenska

## The language

language-name = Svenska

## The lid of the box

title = Space Walk
blurb = Töm hela planeter på rymdskepp, dina och andras, och ta dig förbi de svarta hålen.

## Words that fill variables

name-large = stort
    .weak = stora
name-medium = medelstort
    .weak = medelstora
name-small = litet
    .weak = lilla
name-red = röd
name-blue = blå
name-green = grön
name-yellow = gul
name-white = vit
name-move = DRAG
name-double = DUBBELDRAG
name-copy = KOPIA
name-step = STEG
name-stay = PAUS

## What buttons say, by verb

action-place = placera ett { $size } rymdskepp på planet { $space }
action-step = { $size } rymdskepp från planet { $space } en ruta framåt
action-move = töm planet { $space }
action-again = betala en marker och töm planet { $space }
action-next = härnäst flyger { $owner }
action-card = lägg { $card }
action-pass = passa

## What one may type, by verb

kind-place = placera ett stort rymdskepp på planet 3
kind-step = betala en marker (eller använd STEG): ditt lilla rymdskepp på 3 går en ruta framåt
kind-move = alla rymdskepp på planet 3 flyger
kind-again = betala en marker: ett extra drag, med planet 3
kind-next = härnäst flyger det blå rymdskeppet i gruppen
kind-card = lägg ett kort (varianten med handlingskort)
kind-pass = betala ingenting

## Why a move is not allowed

refusal-game-over = spelet är slut
refusal-not-your-turn = { $player } har inget att bestämma just nu
refusal-nature-first = ingen bestämmer något innan startspelaren är lottad
refusal-natures-only = startspelaren lottas här och väljs inte
refusal-not-natures = det här bestämmer en spelare, inte slumpen
refusal-no-such-player = den spelaren finns inte vid det här bordet
refusal-still-placing = rymdskepp placeras fortfarande i omloppsbanan, ingen gör drag än
refusal-no-tokens-yet = marker får inte användas medan rymdskepp placeras
refusal-placement-is-over = alla rymdskepp är redan i omloppsbanan
refusal-no-such-space = den här omloppsbanan har ingen ruta { $space }
refusal-place-on-planet = ruta { $space } är ett svart hål, rymdskepp placeras på planeter
refusal-none-in-reserve = { $player } har inget { $size } rymdskepp kvar att placera
refusal-size-taken = på planet { $space } står redan ett { $size } rymdskepp
refusal-not-a-planet = ruta { $space } är ett svart hål, bara planeter kan tömmas
refusal-no-ship-of-yours = { $player } har inget rymdskepp på planet { $space }
refusal-must-move = du måste tömma en planet, det går inte att stå över ett drag
refusal-move-first = marker kommer efter draget: töm en planet först
refusal-order-first = gruppen flyger fortfarande: säg vems rymdskepp som flyger härnäst
refusal-no-order-due = ingen grupp väntar på sin ordning
refusal-not-in-group = { $owner } har inget rymdskepp av den storlek som flyger härnäst
refusal-turn-is-done = draget är slut; ”again { $space }” köper ett extra drag för en marker
refusal-only-a-step = mellan dragen köper en marker bara ett enda steg
refusal-not-in-a-gap = mellan dragen tömmer ingen en planet, en marker köper bara ett steg
refusal-no-such-ship = { $player } har inget { $size } rymdskepp på ruta { $space }
refusal-card-first = ett drag börjar med ett kort
refusal-no-cards = det här spelet spelas med marker, inte med handlingskort
refusal-card-is-laid = dragets kort är redan lagt
refusal-no-such-card = { $player } har inget kort { $card } på handen
refusal-must-step = kortet säger STEG: ett rymdskepp måste gå en ruta framåt

## What happened

event-first-drawn = lotten faller på { $owner }, som börjar
event-ship-placed = { $owner } placerar ett { $size } rymdskepp på planet { $space }
event-ship-flew = { $owner }: { $size } rymdskepp flyger { $distance } till planet { $target }
event-ship-lost = { $owner }: { $size } rymdskepp flyger { $distance } in i det svarta hålet på { $target }
event-token-paid = { $owner } betalar en marker
event-passed = { $owner } passar
event-card-laid = { $owner } lägger { $card }
event-card-copied = { $owner }: KOPIA verkar som { $card }
event-hand-taken-back = { $owner } tar tillbaka de åtta korten
event-round-began = spelvarv { $round }
event-game-ended = { $owner } har inget rymdskepp kvar: spelet är slut

## Plain words for people

phrase-ship = { $owner ->
    [you] ditt { NAME($size, form: "weak") } rymdskepp
   *[other] det { NAME($size, form: "weak") } rymdskeppet ({ $owner })
 }
plain-action-place = { $size } rymdskepp till { $nth ->
    [one] första
    [2] andra
    [3] tredje
    [4] fjärde
    [5] femte
    [6] sjätte
   *[other] { $nth }:e
 } planeten efter hålet ({ $space })
plain-action-step = { $payment ->
    [card] { $size } rymdskepp en ruta framåt ({ $space })
   *[token] Betala en marker: { $size } rymdskepp en ruta framåt ({ $space })
 }
plain-action-move = Töm planeten med { $n ->
    [one] ett rymdskepp
    [2] två rymdskepp
    [3] tre rymdskepp
    [4] fyra rymdskepp
    [5] fem rymdskepp
    [6] sex rymdskepp
   *[other] { $n } rymdskepp
 } ({ $space })
plain-action-again = Betala en marker: töm den här planeten också ({ $space })
plain-action-next = Först { $ship }
plain-action-card = Lägg { $card }
plain-action-pass = Behåll markern

plain-event-first-drawn = { $owner ->
    [you] Lotten faller på dig: du börjar
   *[other] Lotten faller på { $owner }, som börjar
 }
plain-event-ship-placed = { $owner ->
    [you] Du placerar
   *[other] { $owner } placerar
 } ett { $size } rymdskepp på { $nth ->
    [one] första
    [2] andra
    [3] tredje
    [4] fjärde
    [5] femte
    [6] sjätte
   *[other] { $nth }:e
 } planeten efter hålet ({ $space })
plain-event-ship-flew = { $ship } flyger { $distance ->
    [one] 1 ruta
   *[other] { $distance } rutor
 }, till planet { $target }
plain-event-ship-lost = { $ship } flyger { $distance ->
    [one] 1 ruta
   *[other] { $distance } rutor
 }, in i det svarta hålet
plain-event-token-paid = { $owner ->
    [you] Du betalar en marker
   *[other] { $owner } betalar en marker
 }
plain-event-passed = { $owner ->
    [you] Du passar
   *[other] { $owner } passar
 }
plain-event-card-laid = { $owner ->
    [you] Du lägger { $card }
   *[other] { $owner } lägger { $card }
 }
plain-event-card-copied = { $owner ->
    [you] Din KOPIA verkar som { $card }
   *[other] { $owner }: KOPIA verkar som { $card }
 }
plain-event-hand-taken-back = { $owner ->
    [you] Du tar tillbaka de åtta korten
   *[other] { $owner } tar tillbaka de åtta korten
 }
plain-event-round-began = Spelvarv { $round }
plain-event-game-ended = { $owner ->
    [you] Du har inget rymdskepp kvar: spelet är slut
   *[other] { $owner } har inget rymdskepp kvar: spelet är slut
 }

plain-refusal-game-over = Spelet är slut
plain-refusal-not-your-turn = Du har inget att bestämma just nu
plain-refusal-place-on-planet = Det är ett svart hål: rymdskepp placeras på planeter
plain-refusal-none-in-reserve = Du har inget { $size } rymdskepp kvar att placera
plain-refusal-size-taken = Där står redan ett { $size } rymdskepp: bara ett av varje storlek under placeringen
plain-refusal-not-a-planet = Det är ett svart hål: rymdskepp flyger från planeter
plain-refusal-no-ship-of-yours = Du har inget rymdskepp där: välj en planet med ett av dina
plain-refusal-must-move = Du måste tömma en planet: det går inte att stå över ett drag
plain-refusal-move-first = Töm en planet först: marker kommer efter draget
plain-refusal-order-first = Rymdskeppen flyger fortfarande: säg vems som flyger först
plain-refusal-no-order-due = Inga rymdskepp väntar på sin ordning
plain-refusal-not-in-group = { $owner ->
    [you] Du har
   *[other] { $owner } har
 } inget rymdskepp av den storlek som flyger härnäst
plain-refusal-turn-is-done = Ditt drag är slut: bara en marker köper ett extra drag
plain-refusal-only-a-step = Mellan dragen köper en marker ett steg, inte mer
plain-refusal-not-in-a-gap = Mellan dragen tömmer ingen en planet: en marker köper ett steg
plain-refusal-no-such-ship = Du har inget { $size } rymdskepp där
plain-refusal-card-first = Lägg ett kort först
plain-refusal-no-such-card = Du har inget kort { $card } kvar
plain-refusal-must-step = Kortet säger STEG: ett rymdskepp måste gå en ruta framåt

## Options in the lobby

option-variant = Variant
option-tokens = Marker per spelare
option-first-player = Startspelare
option-first-placer-moves-second = Den som placerar först drar som tvåa
option-no-tokens-first-rounds = Spelvarv utan marker

## Their choices

choice-tokens = marker
choice-cards = handlingskort
choice-red = röd
choice-blue = blå
choice-green = grön
choice-yellow = gul
choice-white = vit
choice-random = lottas

## Boards

board-big = stor omloppsbana
board-small = liten omloppsbana

## A line for each option

help-variant = marker: grundspelet; handlingskort: varianten med kort
help-tokens = marker per spelare; -1: fyra, eller tre när fem spelar
help-first-player = den som placerar först (och, utom vid SW-8, gör första draget)
help-first-placer-moves-second = när två spelar gör den som placerade som tvåa första draget
help-no-tokens-first-rounds = så många spelvarv i början spelas utan marker

## What a seat is asked in the terminal

question-place = Placera ett rymdskepp på en planet som inte har något i den storleken.
question-card = Lägg ett kort.
question-move = Vilken planet tömmer du? Alla rymdskepp på den flyger.
question-order = Vems rymdskepp flyger härnäst, { $n } rutor?
question-step = Vilket av dina rymdskepp går ett steg?
question-after = Vill du betala en marker för ett extra drag eller ett enda steg (du har { $tokens }), eller passa?
question-gap = Ett steg kostar en marker (du har { $tokens }): betala och flytta ett av dina rymdskepp en ruta, eller passa?

## Glossary: what is on the table, one meaning each

term-planet = Planet
meaning-planet = Här står rymdskepp. Den som har ett rymdskepp här får låta alla flyga: det första en ruta, nästa två och så vidare.
term-black-hole = Svart hål
meaning-black-hole = Ett rymdskepp som slutar sin flygning här är förlorat för alltid. Att flyga över är ofarligt.
term-large-ship = Stort rymdskepp
meaning-large-ship = Flyger först när dess planet töms. Ger { $large ->
    [one] { $large } poäng
   *[other] { $large } poäng
 } om det är i omloppsbanan vid slutet.
term-medium-ship = Medelstort rymdskepp
meaning-medium-ship = Flyger efter de stora rymdskeppen. Ger { $medium ->
    [one] { $medium } poäng
   *[other] { $medium } poäng
 } om det är i omloppsbanan vid slutet.
term-small-ship = Litet rymdskepp
meaning-small-ship = Flyger sist och därför längst. Ger { $small ->
    [one] { $small } poäng
   *[other] { $small } poäng
 } om det är i omloppsbanan vid slutet.
term-ship-count = Siffran vid en stapel
meaning-ship-count = Så många rymdskepp står på planeten. Det sista av dem flyger lika många rutor.
term-space-number = En rutas nummer
meaning-space-number = Rutorna räknas medurs, åt det håll som alla rymdskepp flyger.
term-fleet = Spelarens rymdskepp
meaning-fleet = Så många stora, medelstora och små rymdskepp har spelaren kvar.
term-token = Marker
meaning-token = Köper ett extra drag efter ditt eget eller flyttar ett av dina rymdskepp en ruta framåt; högst en per spelvarv. Oanvänd ger den { $token ->
    [one] { $token } poäng
   *[other] { $token } poäng
 }.
term-card-move = DRAG
meaning-card-move = Ett vanligt drag: alla rymdskepp på en planet flyger. På handen finns { $moves } sådana.
term-card-double = DUBBELDRAG
meaning-card-double = Två vanliga drag i följd.
term-card-copy = KOPIA
meaning-card-copy = Gör det som kortet hos spelaren före dig gjorde.
term-card-step = STEG
meaning-card-step = Ett av dina rymdskepp går en ruta framåt, ensamt.
term-card-stay = PAUS
meaning-card-stay = Ingenting rör sig.

## Why a position is impossible

fault-bad-seats = det måste vara 2 till 5 spelare, och en av dem måste vara i tur
fault-ship-in-hole = ett rymdskepp står i ett svart hål
fault-too-many-ships = en spelare har fler än tre rymdskepp av en storlek
fault-wrong-count = rymdskeppen i omloppsbanan och bredvid spelplanen stämmer inte i antal
fault-stray-group = en grupp flyger just när dess ordning väljs, och bara då
fault-bad-number = ett tal ligger utanför sina gränser
fault-should-be-over = en spelare utan rymdskepp har redan avslutat spelet
fault-strangers = en plats som inte spelar har rymdskepp eller marker
fault-wrong-round = spelvarvet hör inte ihop med fasen
fault-bad-placing = rymdskepp placeras turvis, och aldrig två av samma storlek på en planet
fault-not-the-mover = den som ska agera är inte den som har draget
fault-cannot-pay = den som tillfrågas kan inte betala: ingen marker, redan betalat eller passat, eller ett spelvarv utan marker
fault-wrong-payments = någon har betalat eller passat som inte kan ha gjort det
fault-wrong-cards = kort hör till varianten med handlingskort, som inte har marker; en fas kräver kortet som lagts för den
fault-bad-group = i gruppen som flyger finns inget att välja
fault-not-over = ingen har förlorat alla rymdskepp, så spelet fortsätter

## The screen of the terminal

screen-legend-sizes = stora, medelstora, små rymdskepp på en planet, i den ordning de flyger
screen-legend-ships = två röda, ett blått (g grön, y gul, w vit)
screen-legend-hole = svart hål
screen-legend-token = marker
screen-flight = på väg från { $space }, nästa flyger { $distance }: { $ships }
screen-ships = rymdskepp
screen-points = poäng
screen-to-place = placeras
screen-tokens = marker
screen-hand = hand
screen-last-effect = senaste verkan
screen-paid = har betalat detta spelvarv
screen-cards = { $n }x{ $card }
