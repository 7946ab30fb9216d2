### ZYLATRON in het Nederlands

## The language

language-name = Nederlands

## The lid of the box

title = ZYLATRON
blurb = Breng een Krijger dwars door het heelal en land op het hoofdkwartier van de vijand.

## Words that fill variables

name-red = Rood
name-blue = Blauw
name-green = Groen
name-yellow = Geel
name-battle-star = Gevechtsster
name-star-fighter = Sterrenjager
name-warrior = Krijger
name-missile = Krillraket
name-hit = RAAK
name-miss = MIS
name-damage = SCHADE
name-red-home = thuisfabriek van Rood
name-red-moon = maanfabriek van Rood
name-red-zylon = Zylonfabriek van Rood
name-blue-home = thuisfabriek van Blauw
name-blue-moon = maanfabriek van Blauw
name-blue-zylon = Zylonfabriek van Blauw
name-green-home = thuisfabriek van Groen
name-green-moon = maanfabriek van Groen
name-green-zylon = Zylonfabriek van Groen
name-yellow-home = thuisfabriek van Geel
name-yellow-moon = maanfabriek van Geel
name-yellow-zylon = Zylonfabriek van Geel
name-top-left = linksboven
name-top-right = rechtsboven
name-bottom-right = rechtsonder
name-bottom-left = linksonder
name-nothing = niets
name-too-many = te veel

## What buttons say, by verb

action-go = naar { $point } gaan
action-begin = { $piece } begint een zet
action-load = { $piece } laden
action-dock = bij { $piece } aan boord gaan
action-drop = { $piece } afzetten
action-fire = met { $piece } schieten
action-launch = { $piece } lanceren
action-beam = { $piece } beamen
action-shift = { $piece } verplaatsen
action-repair = { $piece } repareren
action-onto = op { $piece }
action-rebuild = { $factory } herbouwen
action-buy = { $kind } kopen
action-pick = de planeet { $corner } nemen
action-end = beurt beëindigen

## What one may type, by verb

kind-go = het stuk dat aan zet is, gaat naar punt x,y
kind-detonate = waar de raket ontploft
kind-to = waar het stuk naar beneden wordt gebeamd
kind-at = waar het gekochte stuk komt
kind-begin = rf1 begint een zet: r rood, b f w m de soort, 1 het nummer
kind-load = het stuk dat aan zet is, laadt rw1 waar het is aangekomen
kind-dock = het stuk dat aan zet is, gaat aan boord van rf1 waar het is aangekomen
kind-drop = het stuk dat aan zet is, zet rw1 af en moet dan verder
kind-fire = rf1 schiet; daarna: target bw2 of target blue-home
kind-launch = rm1 wordt gelanceerd; daarna: detonate 30,4
kind-beam = rw1 wordt gebeamd; daarna: onto rb1 of to 10,4
kind-shift = rw1 wisselt van plek in de stapel; daarna: onto rf1
kind-repair = de halve prijs betalen, dan is het weer heel
kind-onto = de drager waarnaar gevraagd wordt
kind-target = het stuk of de fabriek waarop de laser mikt
kind-rebuild = een vernietigde fabriek betalen
kind-buy = een verloren stuk kopen; daarna: at 10,4 (een raket ook: onto rf1)
kind-pick = vóór het spel een planeet nemen
kind-end = de beurt beëindigen

## Why a move is not allowed

refusal-game-over = het spel is afgelopen
refusal-not-your-turn = { $turn } is aan de beurt, niet { $player }
refusal-nature-first = eerst moet er een schotkaart worden getrokken
refusal-not-natures = dit beslist een speler, het toeval trekt alleen schotkaarten
refusal-pick-first = er worden nog planeten gekozen
refusal-planets-are-picked = alle planeten zijn al gekozen
refusal-join-first = { $mover } staat op een eigen stuk en moet het meteen laden of er aan boord gaan
refusal-move-off-first = { $mover } heeft hier een stuk afgezet en moet eerst verder
refusal-target-first = noem eerst het doelwit van { $subject }
refusal-detonate-first = { $subject } is gelanceerd: zeg waar de raket ontploft
refusal-beam-where = zeg waarheen { $subject } wordt gebeamd
refusal-shift-where = zeg waarop { $subject } wordt verplaatst
refusal-place-first = zeg waar { $subject }, net gekocht, komt te staan
refusal-go-there-first = laden en aan boord gaan doe je door naar het punt te gaan: begin een zet en ga erheen
refusal-nothing-to-name = niets wacht op een doelwit of een drager; begin met fire, beam, shift of buy
refusal-natures-only = schotkaarten worden getrokken, niet gekozen
refusal-no-such-piece = { $piece } is er niet aan deze tafel
refusal-not-your-piece = { $piece } gehoorzaamt { $player } niet
refusal-is-lost = { $piece } is niet op het bord, maar in de bank
refusal-is-damaged = { $piece } is beschadigd en doet niets tot de schade over is of gerepareerd is
refusal-carrier-is-damaged = { $carrier } is beschadigd: lading mag eraf, maar { $piece } wordt er niet van gelanceerd
refusal-is-captured = { $piece } is deze beurt veroverd en doet pas iets in de volgende beurt van { $player }
refusal-no-such-point = punt { $point } ligt niet op het raster
refusal-no-such-factory = { $factory } is er niet aan deze tafel
refusal-no-such-card = er is geen kaart { $card } meer in de stapel
refusal-planet-taken = de planeet { $corner } is bezet
refusal-has-moved-already = { $piece } heeft deze beurt al een zet begonnen
refusal-no-moves-left = alle { $moves } { $moves ->
    [one] zet
   *[other] zetten
 } van deze beurt zijn op
refusal-begun-must-step = aangeraakt is gezet: { $mover } is begonnen en moet eerst een stap doen
refusal-missiles-fly-once = { $piece } is een Krillraket, die beweegt alleen door lancering of als lading
refusal-land-only = een Krijger loopt alleen op land
refusal-space-only = een Gevechtsster vliegt alleen in de ruimte, { $point } is land
refusal-too-far = { $mover } heeft { $steps } { $steps ->
    [one] stap
   *[other] stappen
 } nodig tot { $point } en heeft er nog { $left }
refusal-already-there = { $mover } is al op { $point }
refusal-nothing-moves = er is geen stuk aan zet: begin eerst een zet
refusal-enemy-in-the-way = op { $point } staat een vijandelijk stuk; eroverheen kan, stoppen niet
refusal-no-room-to-join = op { $point } staat een eigen stuk dat { $mover } niet kan laden en waar het niet aan boord kan
refusal-was-boarded = een stuk is in een eigen zet bij { $piece } aan boord gegaan, daarom begint { $piece } deze beurt geen zet
refusal-carries-moved = er is een stuk aan boord dat deze beurt zelf al begonnen is en niet verder gedragen mag worden
refusal-only-warriors-land = { $point } is een hoofdkwartier waar alleen een Krijger mag stoppen
refusal-hq-is-barred = op het hoofdkwartier { $point } staat een stuk dat de landing belet
refusal-no-pegs = alleen Sterrenjagers en Gevechtssterren hebben plekken voor lading
refusal-too-big-to-carry = een Gevechtsster kan niet gedragen worden
refusal-no-free-peg = daar is geen plek vrij
refusal-has-moved = { $piece } of de lading ervan is deze beurt al begonnen en kan niet geladen of gebeamd worden
refusal-already-loaded = { $piece } is deze beurt al een keer geladen
refusal-not-standing-here = { $piece } is niet het andere stuk op het punt van { $mover }
refusal-no-cargo-of-mover = { $piece } is geen lading van { $mover }
refusal-already-dropped = { $piece } is deze beurt al een keer afgezet
refusal-cannot-move-off = { $mover } zou niet verder kunnen na hier iets af te zetten
refusal-no-place-in-space = { $point } is ruimte, dit stuk ({ $kind }) wordt alleen op land afgezet
refusal-not-carried = { $piece } wordt niet gedragen, er is niets te verplaatsen
refusal-already-shifted = { $piece } is deze beurt al een keer verplaatst
refusal-no-other-peg = in de stapel van { $piece } is geen andere plek vrij
refusal-not-in-stack = { $piece } is geen andere drager in de stapel van { $subject }
refusal-same-carrier = { $subject } zit al op { $piece }
refusal-not-beamable = { $piece } kan niet gebeamd worden, alleen Krijgers en Krillraketten kunnen dat
refusal-already-beamed = { $piece } is deze beurt al een keer gebeamd
refusal-no-beam-in-range = geen hele Gevechtsster kan dat beamen: het bereik is { $beam }
refusal-shift-instead = { $piece } is in dezelfde stapel als { $subject }: verplaatsen, niet beamen
refusal-no-beam-down-to-space = { $point } is ruimte, naar beneden beamen gaat naar land
refusal-not-free = { $point } is niet vrij
refusal-hq-closed-to-beams = op het hoofdkwartier { $point } wordt niets afgezet, een Krijger loopt erheen
refusal-no-laser = een Krillraket heeft geen laser
refusal-has-fired = { $piece } heeft deze beurt al geschoten
refusal-no-target-in-range = { $piece } heeft geen vijand binnen bereik ({ $range })
refusal-out-of-range = het doelwit is { $steps } van { $subject } vandaan, het bereik is { $range }
refusal-not-an-enemy = dat is niet van een vijand
refusal-factory-in-ruins = { $factory } is al vernietigd
refusal-factories-are-safe = in dit spel kun je fabrieken niet raken
refusal-not-a-missile = { $piece } is geen Krillraket
refusal-not-on-start = { $piece } kan alleen van het startpunt of van een drager worden gelanceerd
refusal-new-missile = { $piece } is deze beurt op een drager gekocht en wordt op zijn vroegst in de volgende gelanceerd
refusal-beyond-flight = { $point } is { $steps } { $steps ->
    [one] punt
   *[other] punten
 } ver, een Krillraket vliegt { $flight }
refusal-not-in-this-game = hier wordt zonder die soort stukken gespeeld ({ $kind })
refusal-none-lost = { $player } heeft niets van die soort verloren ({ $kind })
refusal-too-dear = het kost { $price } { $price ->
    [one] Zy
   *[other] Zys
 }, { $player } heeft { $money }
refusal-no-free-start = er is geen startpunt vrij voor deze soort ({ $kind })
refusal-not-a-start = { $point } is geen passend startpunt van { $player }
refusal-start-is-taken = het startpunt { $point } is bezet
refusal-only-missiles-aboard = alleen een gekochte Krillraket kan op een drager worden gezet
refusal-not-damaged = { $piece } is niet beschadigd
refusal-not-your-factory = { $factory } is niet van { $player }
refusal-factory-recovers = { $factory } is beschadigd; dat gaat vanzelf over en is niet eerder te repareren
refusal-not-in-ruins = { $factory } is niet vernietigd
refusal-must-buy-warrior = { $player } heeft geen Krijger en kan er een kopen, en moet dat doen voor het einde van de beurt

## What happened

event-planet-picked = { $owner } neemt de planeet { $corner }
event-turn-began = { $owner } is aan de beurt, ronde { $n }
event-move-began = { $kind } { $piece } begint een zet
event-piece-went = { $piece } gaat { $steps } ver van { $start } naar { $point }
event-piece-loaded = { $piece } wordt op { $carrier } geladen
event-piece-docked = { $piece } gaat aan boord van { $carrier }
event-piece-dropped = { $piece } wordt afgezet op { $point }
event-piece-shifted = { $piece } wordt verplaatst naar { $carrier }
event-piece-beamed-aboard = { $piece } wordt aan boord van { $carrier } gebeamd
event-piece-beamed-down = { $piece } wordt naar beneden gebeamd, naar { $point }
event-laser-fired = { $kind } { $piece } schiet op { $target }
event-missile-detonated = { $piece } vliegt van { $start } weg en ontploft op { $point }
event-card-drawn = { $card } voor { $target }
event-piece-lost = { $kind } { $piece } is verloren op { $point }
event-piece-damaged = { $kind } { $piece } is beschadigd
event-factory-destroyed = { $factory } is vernietigd
event-factory-damaged = { $factory } is beschadigd
event-pile-reshuffled = de schotkaarten worden opnieuw geschud
event-piece-bought = { $kind } { $piece } wordt voor { $price } gekocht en op { $point } gezet
event-piece-repaired = { $piece } wordt voor { $price } gerepareerd
event-factory-rebuilt = { $factory } wordt voor { $price } herbouwd
event-income-paid = { $owner } krijgt { $n } { $n ->
    [one] Zy
   *[other] Zys
 }
event-zylon-taken = { $owner } neemt de Zylonkaart
event-player-captured = { $other } landt op het hoofdkwartier van { $owner } en neemt alles over
event-player-without-warrior = { $owner } heeft geen Krijger en is uitgeschakeld; { $other } erft
event-player-deserted = { $owner } heeft geen Krijger en is uitgeschakeld; niemand erft
event-last-player-left = alleen { $owner } is nog over
event-rounds-are-over = { $n } { $n ->
    [one] ronde is
   *[other] ronden zijn
 } voorbij

## Plain words for people

name-upper-left = linksboven
name-upper-right = rechtsboven
name-lower-right = rechtsonder
name-lower-left = linksonder
name-above = boven
name-below = onder
name-left = links
name-right = rechts
name-middle = in het midden
name-up-left = linksboven
name-up-right = rechtsboven
name-down-left = linksonder
name-down-right = rechtsonder
name-nobody = niemand
phrase-kind = { $kind ->
    [battle_star] Gevechtsster
    [star_fighter] Sterrenjager
    [warrior] Krijger
   *[missile] Krillraket
 }
phrase-piece = { $kind ->
    [battle_star] Gevechtsster
    [star_fighter] Sterrenjager
    [warrior] Krijger
   *[missile] Krillraket
 } { $n }{ $owner ->
    [you] { "" }
   *[other] { " " }van { $owner }
 }
phrase-no-piece = niets
phrase-factory = { $owner ->
    [you] je fabriek
   *[other] de fabriek van { $owner }
 } { $place ->
    [home] thuis
    [moon] op de maan
   *[zylon] op Zylon
 }
phrase-body = { $name ->
    [zylon] Zylon
    [planet] de planeet { $corner }
   *[moon] de maan { $corner }
 }
phrase-spot = { $what ->
    [headquarters] { $name ->
        [zylon] het hoofdkwartier van Zylon
       *[planet] { $owner ->
            [you] je hoofdkwartier
            [nobody] het hoofdkwartier van { $body }
           *[other] het hoofdkwartier van { $owner }
         }
     }
    [on] op { $body } ({ $side })
    [beside] naast { $body } ({ $side })
   *[space] in de ruimte ({ $side ->
        [above] boven
        [below] onder
       *[other] { $side } van
     } { $body })
 }
    .kind = { $what }
    .to = { $what ->
        [headquarters] naar { $name ->
            [zylon] het hoofdkwartier van Zylon
           *[planet] { $owner ->
                [you] je hoofdkwartier
                [nobody] het hoofdkwartier van { $body }
               *[other] het hoofdkwartier van { $owner }
             }
         }
        [on] naar { $body } ({ $side })
        [beside] tot naast { $body } ({ $side })
       *[space] de ruimte in ({ $side ->
        [above] boven
        [below] onder
       *[other] { $side } van
     } { $body })
     }
    .at = { $what ->
        [headquarters] op { $name ->
            [zylon] het hoofdkwartier van Zylon
           *[planet] { $owner ->
                [you] je hoofdkwartier
                [nobody] het hoofdkwartier van { $body }
               *[other] het hoofdkwartier van { $owner }
             }
         }
        [on] op { $body } ({ $side })
        [beside] naast { $body } ({ $side })
       *[space] in de ruimte ({ $side ->
        [above] boven
        [below] onder
       *[other] { $side } van
     } { $body })
     }
phrase-no-spot = nergens
phrase-leg = { $n } naar { $side }
phrase-way = { $first }, { $then }
phrase-no-way = ter plaatse
plain-action-go = { NAME($spot, form: "kind") ->
    [headquarters] Ga { NAME($spot, form: "to") }
   *[other] Ga { $way }: { NAME($spot, form: "at") }
 }
plain-action-detonate = Ontploffing { $way }: { NAME($spot, form: "at") }
plain-action-to = Beam { $subject } naar beneden, { $way }: { NAME($spot, form: "at") }
plain-action-at = Zet { $subject } neer, { $way }: { NAME($spot, form: "at") }
plain-action-begin = { $piece }
plain-action-load = Laad { $piece }
plain-action-dock = Ga aan boord van { $piece }
plain-action-drop = Zet { $piece } af
plain-action-fire = { $piece } schiet
plain-action-target = { $subject } schiet op { $target }
plain-action-launch = Lanceer { $piece }
plain-action-beam = Beam { $piece }
plain-action-shift = Verplaats { $piece }
plain-action-repair = Repareer { $piece } voor { $price ->
    [one] 1 Zy
   *[other] { $price } Zys
 }
plain-action-onto = { $phase ->
    [beam] Beam { $subject } aan boord van { $piece }
    [shift] Verplaats { $subject } naar { $piece }
   *[buy] Zet { $subject } op { $piece }
 }
plain-action-rebuild = Herbouw { $factory } voor { $price ->
    [one] 1 Zy
   *[other] { $price } Zys
 }
plain-action-buy = Koop een { $kind } voor { $price ->
    [one] 1 Zy
   *[other] { $price } Zys
 }
plain-action-pick = Neem de planeet { $corner }
plain-action-end = Beëindig de beurt

plain-event-planet-picked = { $owner ->
    [you] Je neemt
   *[other] { $owner } neemt
 } de planeet { $corner }
plain-event-turn-began = { $owner ->
    [you] Jij bent
   *[other] { $owner } is
 } aan de beurt, ronde { $n }
plain-event-move-began = { $piece } begint een zet
plain-event-piece-went = { $piece } { $kind ->
    [warrior] loopt
   *[other] vliegt
 } { $steps } ver, { NAME($point, form: "to") }
plain-event-piece-loaded = { $carrier } neemt { $piece } aan boord
plain-event-piece-docked = { $piece } gaat aan boord van { $carrier }
plain-event-piece-dropped = { $piece } wordt afgezet { NAME($point, form: "at") }
plain-event-piece-shifted = { $piece } wordt verplaatst naar { $carrier }
plain-event-piece-beamed-aboard = { $piece } wordt aan boord van { $carrier } gebeamd
plain-event-piece-beamed-down = { $piece } wordt naar beneden gebeamd, { NAME($point, form: "to") }
plain-event-laser-fired = { $piece } schiet op { $target }
plain-event-missile-detonated = { $piece } vliegt weg en ontploft { NAME($point, form: "at") }
plain-event-card-drawn = { $card }: { $target }
plain-event-piece-lost = { $piece } is weg
plain-event-piece-damaged = { $piece } is beschadigd
plain-event-factory-destroyed = { $factory } is vernietigd
plain-event-factory-damaged = { $factory } is beschadigd
plain-event-piece-bought = { $piece } wordt gekocht voor { $price ->
    [one] 1 Zy
   *[other] { $price } Zys
 } en neergezet { NAME($point, form: "at") }
plain-event-piece-repaired = { $piece } wordt gerepareerd voor { $price ->
    [one] 1 Zy
   *[other] { $price } Zys
 }
plain-event-factory-rebuilt = { $factory } wordt herbouwd voor { $price ->
    [one] 1 Zy
   *[other] { $price } Zys
 }
plain-event-income-paid = { $owner ->
    [you] Je krijgt
   *[other] { $owner } krijgt
 } { $n ->
    [one] 1 Zy
   *[other] { $n } Zys
 }
plain-event-zylon-taken = { $owner ->
    [you] Je neemt
   *[other] { $owner } neemt
 } de Zylonkaart
plain-event-player-captured = { $other ->
    [you] Je landt
   *[other] { $other } landt
 } op { $owner ->
    [you] je hoofdkwartier
   *[other] het hoofdkwartier van { $owner }
 } en { $other ->
    [you] neemt
   *[other] neemt
 } alles over; de stukken houden hun naam
plain-event-player-without-warrior = { $owner ->
    [you] Je hebt geen Krijger en bent uitgeschakeld
   *[other] { $owner } heeft geen Krijger en is uitgeschakeld
 }; { $other ->
    [you] jij erft
   *[other] { $other } erft
 }; de stukken houden hun naam
plain-event-player-deserted = { $owner ->
    [you] Je hebt geen Krijger en bent uitgeschakeld
   *[other] { $owner } heeft geen Krijger en is uitgeschakeld
 }; niemand erft
plain-event-last-player-left = { $owner ->
    [you] Alleen jij bent
   *[other] Alleen { $owner } is
 } nog over
plain-event-rounds-are-over = { $n ->
    [one] 1 ronde is
   *[other] { $n } ronden zijn
 } voorbij

plain-refusal-game-over = Het spel is afgelopen
plain-refusal-not-your-turn = Je bent niet aan de beurt: { $turn } beslist
plain-refusal-join-first = { $mover } staat op een ander stuk van jou: laad het of ga er aan boord
plain-refusal-nothing-to-name = Niets wacht op een doelwit: kies eerst wat schiet, gebeamd, verplaatst of gekocht wordt
plain-refusal-no-such-piece = Dat stuk is er niet aan deze tafel
plain-refusal-no-such-factory = Die fabriek is er niet aan deze tafel
plain-refusal-place-first = Zeg eerst waar { $subject } komt te staan
plain-refusal-not-your-piece = { $piece } gehoorzaamt jou niet
plain-refusal-is-captured = { $piece } is deze beurt veroverd en doet pas iets in je volgende
plain-refusal-no-such-point = Dat punt bestaat niet
plain-refusal-planet-taken = De planeet { $corner } is bezet
plain-refusal-space-only = Dat is land: een Gevechtsster vliegt alleen in de ruimte
plain-refusal-too-far = { $reach ->
    [far] Te ver: { $mover } heeft nog { $left } over
   *[near] Te ver: { $steps ->
        [one] 1 punt
       *[other] { $steps } punten
     }, en { $mover } heeft er nog { $left }
 }
plain-refusal-already-there = { $mover } is daar al
plain-refusal-enemy-in-the-way = Daar staat een vijandelijk stuk: eroverheen kan, stoppen niet
plain-refusal-no-room-to-join = Daar staat een eigen stuk, en { $mover } kan het niet laden en er niet aan boord
plain-refusal-only-warriors-land = Dat is een hoofdkwartier: alleen een Krijger mag daar stoppen
plain-refusal-hq-is-barred = Op dat hoofdkwartier staat een stuk dat de landing belet
plain-refusal-no-place-in-space = Dat is ruimte: dit stuk wordt alleen op land afgezet
plain-refusal-no-beam-down-to-space = Dat is ruimte: naar beneden beamen gaat naar land
plain-refusal-not-free = Daar staat al iets
plain-refusal-hq-closed-to-beams = Op een hoofdkwartier wordt niets afgezet: een Krijger loopt erheen
plain-refusal-beyond-flight = Te ver: { $steps ->
    [one] 1 punt
   *[other] { $steps } punten
 }, en een Krillraket vliegt { $flight }
plain-refusal-none-lost = Je hebt niets van die soort verloren
plain-refusal-too-dear = Het kost { $price ->
    [one] 1 Zy
   *[other] { $price } Zys
 }, en je hebt er { $money }
plain-refusal-not-a-start = Dat is geen startpunt van jou voor dit stuk
plain-refusal-start-is-taken = Dat startpunt is bezet
plain-refusal-not-your-factory = { $factory } is niet van jou
plain-refusal-must-buy-warrior = Je hebt geen Krijger en kunt er een kopen: doe dat voor het einde van je beurt

## Options in the lobby

option-rules = Regels
option-max-rounds = Ronden
option-prices = Prijzen
option-touch-move = Aangeraakt is gezet
option-pick-planets = Planeten kiezen

## A line for each option

help-rules = groot spel: alle stukken; kort spel: alleen Sterrenjagers en Krijgers
help-max-rounds = ronden waarna de stand beslist
help-prices = vol, of half zoveel als de regels vragen
help-touch-move = een begonnen zet moet minstens één stap hebben
help-pick-planets = de spelers kiezen hun planeten, in de volgorde van de plaatsen

## Warnings, by clause

caution-ZY-1 = met drie spelers is de hoek tussen de twee anderen in het nadeel

## Their choices

choice-major = groot spel
choice-short = kort spel
choice-full = vol
choice-half = half

## Boards

board-major = groot bord
board-short = bord van het korte spel

## Why a position is impossible

fault-bad-seats = er moeten 2 tot 4 spelers zijn, en een van hen moet aan de beurt zijn
fault-bad-planets = elke speler heeft een van de vier planeten, geen twee dezelfde
fault-bad-holders = troepen zijn van niemand of van iemand die is uitgeschakeld
fault-off-the-board = een stuk staat naast het bord of hoort niet in dit spel
fault-wrong-ground = een Gevechtsster is op land, of een Krijger of Krillraket staat in de ruimte
fault-bad-cargo = lading past niet bij haar drager
fault-shared-point = twee stapels staan op één punt
fault-wrong-marks = de tekens van bezette punten kloppen niet
fault-bad-money = de Zys kloppen samen niet
fault-bad-pile = de stapel schotkaarten is geen deel van alle kaarten
fault-bad-phase = wat er gaande is, past niet bij de fase
fault-should-be-over = er is maar één speler over, dus het spel is afgelopen
fault-bad-number = een getal valt buiten zijn grenzen
fault-hq-trespass = een stuk staat op een hoofdkwartier waar het niet mag stoppen
fault-not-over = er is meer dan één speler over en de ronden zijn niet voorbij, dus het spel gaat door
fault-bad-picks = planeten worden om de beurt gekozen, en wie gekozen heeft, is daar opgesteld

## What a seat is asked in the terminal

question-pick = Welke planeet neem je?
question-arrived = { $mover } staat op een eigen stuk: laden of aan boord gaan?
question-leaving = { $mover } heeft een stuk afgezet en moet verder: waarheen?
question-fire = { $piece } schiet tot { $laser } punten ver: waarop?
question-launch = { $piece } vliegt tot { $flight } punten ver en raakt alles binnen { $blast }: waar ontploft hij?
question-beam = { $piece } wordt tot { $beam } punten ver gebeamd: waarheen?
question-shift = { $piece } wisselt van plek aan boord: waarop?
question-buy = Waar komt { $piece }, gekocht voor { $price } Zys?
question-moving = { $mover } is aan zet, stappen over: { $n }. Andere zetten: nog { $left } van { $moves }. Wat nu?
question-moved = Alle zetten van je beurt zijn gedaan: doe een vrije handeling, of beëindig de beurt (end).
question-turn = Jouw beurt, zetten over: { $left } van { $moves }. Begin een zet, doe een vrije handeling, of beëindig de beurt (end).

## Glossary: what is on the table, one meaning each

term-battle-star = Gevechtsster
meaning-battle-star = Vliegt { $star } punten ver, alleen in de ruimte, draagt { $star_bays } stapels, beamt { $beam } punten ver en schiet { $star_laser } ver.
term-star-fighter = Sterrenjager
meaning-star-fighter = Vliegt { $fighter } punten ver over alles heen, draagt één stuk en schiet { $fighter_laser ->
    [one] { $fighter_laser } punt
   *[other] { $fighter_laser } punten
 } ver.
term-warrior = Krijger
meaning-warrior = Loopt { $warrior } punten ver, alleen op land, en schiet { $warrior_laser ->
    [one] { $warrior_laser } punt
   *[other] { $warrior_laser } punten
 } ver. Alleen Krijgers nemen hoofdkwartieren in.
term-missile = Krillraket
meaning-missile = Vliegt één keer { $missile } punten ver en ontploft dan: een schotkaart voor alles binnen { $blast ->
    [one] { $blast } punt
   *[other] { $blast } punten
 }, vriend en vijand.
term-headquarters = Hoofdkwartier
meaning-headquarters = Loopt een vijandelijke Krijger het jouwe op, dan ben je uitgeschakeld en krijgt die speler alles. Doe dat dus bij de anderen.
term-factory = Fabriek
meaning-factory = Levert elke beurt één Zy op zolang ze werkt. Een vernietigde herbouwen kost { $rebuild } Zys.
term-planet = Thuisplaneet
meaning-planet = Land waar de stukken van een speler beginnen, met hoofdkwartier en fabriek.
term-moon = Maan
meaning-moon = Land met een fabriek van de dichtstbijzijnde planeet.
term-zylon = Zylon
meaning-zylon = Land in het midden, met een fabriek voor iedereen. Het hoofdkwartier ervan geeft de Zylonkaart.
term-zylon-card = Zylonkaart
meaning-zylon-card = Is van wie het laatst een Krijger op het hoofdkwartier van Zylon had. Ze verdubbelt de inkomsten van fabrieken.
term-strike-hit = RAAK
meaning-strike-hit = Het doelwit is weg, met alles wat het draagt. Het getal zegt hoeveel er nog in de stapel zijn.
term-strike-miss = MIS
meaning-strike-miss = Er gebeurt niets. Het getal zegt hoeveel er nog in de stapel zijn.
term-strike-damage = SCHADE
meaning-strike-damage = Het doelwit kan niets doen tot het einde van de volgende beurt van zijn eigenaar. Het getal zegt hoeveel er nog in de stapel zijn.
term-zys = Zys
meaning-zys = Het geld. Het komt van fabrieken en koopt verloren stukken terug.
term-moves-left = Zetten over
meaning-moves-left = Hoeveel stukken deze beurt nog mogen bewegen, van { $moves }.
term-steps-left = Punten over
meaning-steps-left = Hoe ver het stuk dat aan zet is nog mag.
term-piece-number = Nummer op een stuk
meaning-piece-number = Onderscheidt stukken van één soort: Krijger, dan zijn nummer.
term-stack-count = Getal bij een stapel
meaning-stack-count = Hoeveel stukken de drager aan boord heeft.
term-lost-pieces = Verloren stukken
meaning-lost-pieces = Stukken in de bank. Wie ze heeft opgesteld, kan ze terugkopen.

## The screen of the terminal

screen-legend-kind = { $kind }
screen-legend-red-kind = { $kind } van Rood
screen-legend-state = onderstreept: heeft lading; doorgestreept: beschadigd; omgekeerd: aan zet
screen-legend-headquarters = hoofdkwartier
screen-legend-factory = fabriek
screen-legend-damaged-factory = beschadigde fabriek
screen-legend-ruined-factory = vernietigde fabriek
screen-legend-point = punt; land heeft een gekleurde ondergrond
screen-legend-zylon-card = heeft de Zylonkaart
screen-legend-planet = waar de planeet van een speler ligt
screen-legend-owners = eerste letter: van Blauw, Groen, Geel
screen-legend-red-headquarters = hoofdkwartier van Rood
screen-legend-zylon-headquarters = dat van Zylon
screen-legend-no-headquarters = van niemand
screen-legend-red-factory = fabriek van Rood
screen-legend-damaged = beschadigd
screen-legend-ruined = vernietigd
screen-legend-space = ruimte
screen-legend-land = land
screen-legend-stack = op 8,4 staat rf1, beschadigd, met rw1 aan boord
screen-legend-done = heeft bewogen en geschoten
screen-over = spel afgelopen
screen-pick = { $player } kiest
screen-round = ronde { $round }/{ $last }
screen-due = { $player }: { $phase ->
    [act] beurt
    [join] laden
    [leave] verder
    [fire] schieten
    [launch] lanceren
    [beam] beamen
    [shift] verplaatsen
    [buy] kopen
   *[card] kaart
 }
screen-moves-left = zetten over: { $n }
screen-steps-left = { $piece }: nog { $n }
screen-out = { $player } uit: { $heir }
screen-money = { $n } { $n ->
    [one] Zy
   *[other] Zys
 }
screen-strikes = { $n } { $card } over
screen-steps = stappen
screen-laser = laser
screen-pegs = plekken
screen-price = prijs
screen-repair = reparatie
screen-factory-price = fabriek { $n } { $n ->
    [one] Zy
   *[other] Zys
 }
screen-beaming = beamen { $n }
screen-blast = ontploffing { $n }
screen-cargo = lading
