### Space Walk in het Nederlands

## The language

language-name = Nederlands

## The lid of the box

title = Space Walk
blurb = Vertrek met alle schepen van een planeet, die van jou en die van anderen, langs zwarte gaten.

## Words that fill variables

name-large = groot
    .weak = grote
name-medium = middelgroot
    .weak = middelgrote
name-small = klein
    .weak = kleine
name-red = Rood
name-blue = Blauw
name-green = Groen
name-yellow = Geel
name-white = Wit
name-move = BEWEEG
name-double = DUBBEL
name-copy = KOPIE
name-step = STAP
name-stay = RUST

## What buttons say, by verb

action-place = { $size } schip op planeet { $space } plaatsen
action-step = { $size } schip van planeet { $space } één vak vooruit
action-move = vertrekken van planeet { $space }
action-again = voor een fiche vertrekken van planeet { $space }
action-next = nu vliegt { $owner }
action-card = { $card } leggen
action-pass = passen

## What one may type, by verb

kind-place = een groot schip op planeet 3 plaatsen
kind-step = een fiche betalen (of STAP gebruiken): je kleine schip van 3 gaat één vak vooruit
kind-move = alle schepen van planeet 3 vertrekken
kind-again = een fiche betalen: een tweede beurt, met planeet 3
kind-next = als volgende van de groep vliegt het schip van Blauw
kind-card = een kaart leggen (variant met actiekaarten)
kind-pass = niets betalen

## Why a move is not allowed

refusal-game-over = het spel is afgelopen
refusal-not-your-turn = { $player } heeft nu niets te beslissen
refusal-nature-first = zolang niet geloot is wie begint, heeft niemand iets te beslissen
refusal-natures-only = wie begint, wordt hier geloot en niet gekozen
refusal-not-natures = dit beslist een speler, niet het toeval
refusal-no-such-player = die speler zit niet aan deze tafel
refusal-still-placing = er worden nog schepen in de baan geplaatst, niemand vertrekt al
refusal-no-tokens-yet = zolang er schepen worden geplaatst, gelden fiches niet
refusal-placement-is-over = alle schepen zijn al in de baan
refusal-no-such-space = deze baan heeft geen vak { $space }
refusal-place-on-planet = vak { $space } is een zwart gat, schepen worden op planeten geplaatst
refusal-none-in-reserve = { $player } heeft geen { $size } schip meer om te plaatsen
refusal-size-taken = op planeet { $space } staat al een { $size } schip
refusal-not-a-planet = vak { $space } is een zwart gat, vertrekken kan alleen van planeten
refusal-no-ship-of-yours = { $player } heeft geen schip op planeet { $space }
refusal-must-move = vertrekken is verplicht, een beurt overslaan kan niet
refusal-move-first = fiches komen na de beurt: vertrek eerst van een planeet
refusal-order-first = de groep vliegt nog: zeg wiens schip nu vliegt
refusal-no-order-due = er wacht geen groep op haar volgorde
refusal-not-in-group = { $owner } heeft geen schip van de grootte die nu vliegt
refusal-turn-is-done = de beurt is voorbij; ‘again { $space }’ koopt voor een fiche een tweede
refusal-only-a-step = tussen de beurten koopt een fiche alleen één stap
refusal-not-in-a-gap = tussen de beurten vertrekt niemand van een planeet, een fiche koopt alleen één stap
refusal-no-such-ship = { $player } heeft geen { $size } schip op vak { $space }
refusal-card-first = een beurt begint met een kaart
refusal-no-cards = hier wordt met fiches gespeeld, niet met actiekaarten
refusal-card-is-laid = de kaart van deze beurt ligt er al
refusal-no-such-card = { $player } heeft geen kaart { $card } in de hand
refusal-must-step = de kaart zegt STAP: één schip moet één vak vooruit

## What happened

event-first-drawn = het lot wijst { $owner } aan om te beginnen
event-ship-placed = { $owner } plaatst een { $size } schip op planeet { $space }
event-ship-flew = { $owner }: { $size } schip vliegt { $distance } ver, naar planeet { $target }
event-ship-lost = { $owner }: { $size } schip vliegt { $distance } ver en verdwijnt in het zwarte gat op { $target }
event-token-paid = { $owner } betaalt een fiche
event-passed = { $owner } past
event-card-laid = { $owner } legt { $card }
event-card-copied = { $owner }: KOPIE werkt als { $card }
event-hand-taken-back = { $owner } neemt de acht kaarten terug
event-round-began = ronde { $round }
event-game-ended = { $owner } heeft geen schip meer: het spel is afgelopen

## Plain words for people

phrase-ship = { $owner ->
    [you] je { NAME($size, form: "weak") } schip
   *[other] het { NAME($size, form: "weak") } schip van { $owner }
 }
plain-action-place = { $size } schip naar de { $nth ->
    [1] eerste
    [2] tweede
    [3] derde
    [4] vierde
    [5] vijfde
    [6] zesde
    [one] { $nth }e
   *[other] { $nth }e
 } planeet na het gat ({ $space })
plain-action-step = { $payment ->
    [card] { $size } schip één vak vooruit ({ $space })
   *[token] Betaal een fiche: { $size } schip één vak vooruit ({ $space })
 }
plain-action-move = Vertrek van de planeet met { $n ->
    [one] één schip
    [2] twee schepen
    [3] drie schepen
    [4] vier schepen
    [5] vijf schepen
    [6] zes schepen
   *[other] { $n } schepen
 } ({ $space })
plain-action-again = Betaal een fiche: vertrek ook van deze planeet ({ $space })
plain-action-next = Eerst { $ship }
plain-action-card = Leg { $card }
plain-action-pass = Bewaar het fiche

plain-event-first-drawn = { $owner ->
    [you] Het lot wijst jou aan: jij begint
   *[other] Het lot wijst { $owner } aan om te beginnen
 }
plain-event-ship-placed = { $owner ->
    [you] Je plaatst
   *[other] { $owner } plaatst
 } een { $size } schip op de { $nth ->
    [1] eerste
    [2] tweede
    [3] derde
    [4] vierde
    [5] vijfde
    [6] zesde
    [one] { $nth }e
   *[other] { $nth }e
 } planeet na het gat ({ $space })
plain-event-ship-flew = { $ship } vliegt { $distance ->
    [one] 1 vak
   *[other] { $distance } vakken
 }, naar planeet { $target }
plain-event-ship-lost = { $ship } vliegt { $distance ->
    [one] 1 vak
   *[other] { $distance } vakken
 }, het zwarte gat in
plain-event-token-paid = { $owner ->
    [you] Je betaalt een fiche
   *[other] { $owner } betaalt een fiche
 }
plain-event-passed = { $owner ->
    [you] Je past
   *[other] { $owner } past
 }
plain-event-card-laid = { $owner ->
    [you] Je legt { $card }
   *[other] { $owner } legt { $card }
 }
plain-event-card-copied = { $owner ->
    [you] Je KOPIE werkt als { $card }
   *[other] De KOPIE van { $owner } werkt als { $card }
 }
plain-event-hand-taken-back = { $owner ->
    [you] Je neemt de acht kaarten terug
   *[other] { $owner } neemt de acht kaarten terug
 }
plain-event-round-began = Ronde { $round }
plain-event-game-ended = { $owner ->
    [you] Je hebt geen schip meer: het spel is afgelopen
   *[other] { $owner } heeft geen schip meer: het spel is afgelopen
 }

plain-refusal-game-over = Het spel is afgelopen
plain-refusal-not-your-turn = Je hebt nu niets te beslissen
plain-refusal-place-on-planet = Dat is een zwart gat: schepen komen op planeten
plain-refusal-none-in-reserve = Je hebt geen { $size } schip meer om te plaatsen
plain-refusal-size-taken = Er staat al een { $size } schip: tijdens het plaatsen één van elke grootte
plain-refusal-not-a-planet = Dat is een zwart gat: schepen vertrekken van planeten
plain-refusal-no-ship-of-yours = Je hebt daar geen schip: kies een planeet met een schip van jou
plain-refusal-must-move = Je moet van een planeet vertrekken: een beurt overslaan kan niet
plain-refusal-move-first = Vertrek eerst van een planeet: fiches komen na de beurt
plain-refusal-order-first = De schepen vliegen nog: zeg wiens schip eerst vliegt
plain-refusal-no-order-due = Er wachten geen schepen op hun volgorde
plain-refusal-not-in-group = { $owner ->
    [you] Je hebt
   *[other] { $owner } heeft
 } geen schip van de grootte die nu vliegt
plain-refusal-turn-is-done = Je beurt is voorbij: alleen een fiche koopt een tweede
plain-refusal-only-a-step = Tussen de beurten koopt een fiche één stap, meer niet
plain-refusal-not-in-a-gap = Tussen de beurten vertrekt niemand van een planeet: een fiche koopt één stap
plain-refusal-no-such-ship = Je hebt daar geen { $size } schip
plain-refusal-card-first = Leg eerst een kaart
plain-refusal-no-such-card = Je hebt geen kaart { $card } meer
plain-refusal-must-step = De kaart zegt STAP: één schip moet één vak vooruit

## Options in the lobby

option-variant = Variant
option-tokens = Fiches per speler
option-first-player = Eerste speler
option-first-placer-moves-second = Wie eerst plaatst, speelt als tweede
option-no-tokens-first-rounds = Ronden zonder fiches

## A line for each option

help-variant = fiches: het basisspel; actiekaarten: de variant met kaarten
help-tokens = fiches per speler; -1: vier, met vijf spelers drie
help-first-player = wie als eerste plaatst (en, afgezien van SW-8, de eerste beurt heeft)
help-first-placer-moves-second = met twee spelers heeft wie als tweede plaatste de eerste beurt
help-no-tokens-first-rounds = zoveel ronden lang zijn aan het begin geen fiches toegestaan

## Their choices

choice-tokens = fiches
choice-cards = actiekaarten
choice-red = Rood
choice-blue = Blauw
choice-green = Groen
choice-yellow = Geel
choice-white = Wit
choice-random = geloot

## Boards

board-big = grote baan
board-small = kleine baan

## Why a position is impossible

fault-bad-seats = er moeten 2 tot 5 spelers zijn, en een van hen moet aan de beurt zijn
fault-ship-in-hole = er staat een schip in een zwart gat
fault-too-many-ships = een speler heeft meer dan drie schepen van één grootte
fault-wrong-count = de schepen in de baan en naast het bord kloppen samen niet
fault-stray-group = een groep is precies dan in vlucht als haar volgorde wordt gekozen
fault-bad-number = een getal valt buiten zijn grenzen
fault-should-be-over = een speler zonder schepen heeft het spel al beëindigd
fault-strangers = een plaats die niet meespeelt, heeft schepen of fiches
fault-wrong-round = de ronde past niet bij de fase
fault-bad-placing = er wordt om de beurt geplaatst, en nooit twee schepen van één grootte op een planeet
fault-not-the-mover = wie moet handelen, is niet degene die aan de beurt is
fault-cannot-pay = wie gevraagd wordt, kan niet betalen: geen fiche, al betaald of gepast, of een ronde zonder fiches
fault-wrong-payments = iemand heeft betaald of gepast die dat niet kan
fault-wrong-cards = kaarten horen bij de variant met actiekaarten, die geen fiches heeft; een fase heeft de kaart nodig die ervoor gelegd is
fault-bad-group = in de vliegende groep valt niets te kiezen
fault-not-over = niemand heeft alle schepen verloren, dus het spel gaat door

## What a seat is asked in the terminal

question-place = Plaats een schip op een planeet waar er nog geen van die grootte staat.
question-card = Leg een kaart.
question-move = Van welke planeet vertrek je? Alle schepen erop vliegen.
question-order = Wiens schip vliegt nu, { $n ->
    [one] 1 vak
   *[other] { $n } vakken
 } ver?
question-step = Welk van je schepen gaat één vak vooruit?
question-after = Een fiche betalen voor een tweede beurt of één stap (je hebt er { $tokens }), of passen?
question-gap = Een stap kost een fiche (je hebt er { $tokens }): betalen en een schip van jou één vak vooruit, of passen?

## Glossary: what is on the table, one meaning each

term-planet = Planeet
meaning-planet = Hier staan schepen. Wie er een schip heeft, mag ze allemaal laten vertrekken: het eerste vliegt één vak, het volgende twee, enzovoort.
term-black-hole = Zwart gat
meaning-black-hole = Een schip waarvan de vlucht hier eindigt, is voorgoed verloren. Eroverheen vliegen kan geen kwaad.
term-large-ship = Groot schip
meaning-large-ship = Vliegt als eerste van zijn planeet weg. Levert { $large ->
    [one] { $large } punt
   *[other] { $large } punten
 } op als het aan het einde nog in de baan is.
term-medium-ship = Middelgroot schip
meaning-medium-ship = Vliegt na de grote schepen. Levert { $medium ->
    [one] { $medium } punt
   *[other] { $medium } punten
 } op als het aan het einde nog in de baan is.
term-small-ship = Klein schip
meaning-small-ship = Vliegt als laatste, en dus het verst. Levert { $small ->
    [one] { $small } punt
   *[other] { $small } punten
 } op als het aan het einde nog in de baan is.
term-ship-count = Getal bij een stapel
meaning-ship-count = Hoeveel schepen er op deze planeet staan. Het laatste ervan vliegt zoveel vakken ver.
term-space-number = Nummer van een vak
meaning-space-number = De vakken zijn met de klok mee geteld, zoals alle schepen vliegen.
term-fleet = Schepen van een speler
meaning-fleet = Hoeveel grote, middelgrote en kleine schepen deze speler nog heeft.
term-token = Fiche
meaning-token = Koopt na je eigen beurt een tweede, of brengt één schip van jou één vak vooruit; hoogstens één per ronde. Bewaard levert het { $token ->
    [one] { $token } punt
   *[other] { $token } punten
 } op.
term-card-move = BEWEEG
meaning-card-move = Een gewone beurt: alle schepen van één planeet vliegen. Een hand heeft er { $moves }.
term-card-double = DUBBEL
meaning-card-double = Twee gewone vluchten achter elkaar.
term-card-copy = KOPIE
meaning-card-copy = Doet wat de kaart van de speler voor je deed.
term-card-step = STAP
meaning-card-step = Eén schip van jou gaat alleen één vak vooruit.
term-card-stay = RUST
meaning-card-stay = Er beweegt niets.

## The screen of the terminal

screen-legend-sizes = grote, middelgrote, kleine schepen op een planeet, in vliegvolgorde
screen-legend-ships = twee van Rood, één van Blauw (g Groen, y Geel, w Wit)
screen-legend-hole = zwart gat
screen-legend-token = fiche
screen-flight = onderweg vanaf { $space }, het volgende vliegt { $distance }: { $ships }
screen-ships = schepen
screen-points = punten
screen-to-place = te plaatsen
screen-tokens = fiches
screen-hand = hand
screen-last-effect = laatste effect
screen-paid = heeft deze ronde betaald
screen-cards = { $n }x{ $card }
