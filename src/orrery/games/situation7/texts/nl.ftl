### SITUATION 7 in het Nederlands

## The language

language-name = Nederlands

## The lid of the box

title = SITUATION 7
blurb = Twee dezelfde legpuzzels, één bord: wie bedekt het zonnestelsel het eerst?

## Words that fill variables

name-yellow = Geel
name-green = Groen
name-yellow2 = Geel 2
name-green2 = Groen 2
name-rocket = raket
name-satellite = satelliet
name-astronaut = astronaut
name-nobody = niemand
name-inner-sector-0 = binnenste sector 0
name-inner-sector-1 = binnenste sector 1
name-inner-sector-2 = binnenste sector 2
name-inner-sector-3 = binnenste sector 3
name-inner-sector-4 = binnenste sector 4
name-inner-sector-5 = binnenste sector 5
name-inner-sector-6 = binnenste sector 6
name-inner-sector-7 = binnenste sector 7
name-middle-sector-0 = middelste sector 0
name-middle-sector-1 = middelste sector 1
name-middle-sector-2 = middelste sector 2
name-middle-sector-3 = middelste sector 3
name-middle-sector-4 = middelste sector 4
name-middle-sector-5 = middelste sector 5
name-middle-sector-6 = middelste sector 6
name-middle-sector-7 = middelste sector 7
name-outer-sector-0 = buitenste sector 0
name-outer-sector-1 = buitenste sector 1
name-outer-sector-2 = buitenste sector 2
name-outer-sector-3 = buitenste sector 3
name-outer-sector-4 = buitenste sector 4
name-outer-sector-5 = buitenste sector 5
name-outer-sector-6 = buitenste sector 6
name-outer-sector-7 = buitenste sector 7
name-yellow-rocket-base = raketbasis van Geel
name-green-rocket-base = raketbasis van Groen
name-yellow-satellite-base = satellietbasis van Geel
name-green-satellite-base = satellietbasis van Groen
name-yellow-astronaut-base = astronautenbasis van Geel
name-green-astronaut-base = astronautenbasis van Groen
name-Sun = Zon
    .area = de zon
name-Mercury-and-Venus = Mercurius en Venus
name-Earth-and-Mars = Aarde en Mars
name-Jupiter = Jupiter
name-Saturn = Saturnus
name-Uranus = Uranus
name-Neptune-and-Pluto = Neptunus en Pluto
name-Relay-Station = Relaisstation
    .area = het Relaisstation
name-Observatory = Observatorium
    .area = het Observatorium
name-Solar-Laboratory = Zonnelaboratorium
    .area = het Zonnelaboratorium
name-Solar-Collector = Zonnecollector
    .area = de Zonnecollector
name-Repair-Dock = Reparatiedok
    .area = het Reparatiedok
name-Fuel-Depot = Brandstofdepot
    .area = het Brandstofdepot
name-West-Beacon = Westbaken
    .area = het Westbaken
name-East-Beacon = Oostbaken
    .area = het Oostbaken
name-Circle-75-east = Cirkel 75 oost
name-Circle-75-west = Cirkel 75 west
name-Circle-50-east = Cirkel 50 oost
name-Circle-50-west = Cirkel 50 west
name-Circle-25-east = Cirkel 25 oost
name-Circle-25-west = Cirkel 25 west

## What buttons say, by verb

action-place = stuk { $location } leggen
action-launch = naar { $location } lanceren
action-astronaut = astronaut op { $location }
action-found = nemen wat het eerst past
action-pass = passen

## What one may type, by verb

kind-place = het stuk 11 van ring 3 leggen (of alleen: 3.11; in de race: wanted 3.11)
kind-launch = hetzelfde naast het land van de tegenstander, met raket of satelliet
kind-astronaut = een astronaut op je stuk daar zetten
kind-found = race: leggen wat het eerst past
kind-pass = instemmen met het einde van het spel (optie agree)

## Why a move is not allowed

refusal-game-over = het spel is afgelopen
refusal-nature-first = dit beslist het toeval, niet { $player }
refusal-natures-only = dit beslist het toeval, niet { $player }
refusal-not-natures = zoiets heeft het toeval nu niet te trekken
refusal-not-found = { $location } staat niet open voor { $acting } en kan dus niet gevonden zijn
refusal-no-time-limit = in dit spel kan geen klok van buitenaf aflopen: daarvoor is tempo live en een time_limit nodig
refusal-not-your-turn = { $acting } is aan de beurt, niet { $player }
refusal-team-mates-turn = aan de beurt is { $acting }, uit het team van { $player }
refusal-other-clock-is-lower = de klok van { $opponent } ({ NUMBER($other_clock) } s) gaat voor die van { $side } ({ NUMBER($clock) } s)
refusal-no-such-location = die plaats is er niet op dit bord
refusal-filled = { $location } is al gevuld, door { $owner }
refusal-not-on-base-line = het eerste stuk van { $side } komt op de eigen basislijn, en { $location } ligt daar niet op
refusal-not-adjacent = { $location } raakt geen stuk van { $side }
refusal-guarded = { $location } raakt een stuk dat een astronaut van { $opponent } bewaakt
refusal-nothing-ready = { $side } heeft niets gereed om te lanceren (raketten over: { $rockets }, stukken die in hun basis ontbreken: { $rocket_gap }; satellieten over: { $satellites }, ontbrekende stukken: { $satellite_gap })
refusal-nothing-left = { $side } heeft alle raketten en satellieten verbruikt
refusal-no-launch-needed = { $location } raakt eigen land van { $side }: lanceren is voor waar leggen niet kan
refusal-not-beside-opponent = een lancering gaat naast het land van { $opponent }, en { $location } raakt daar niets van
refusal-not-your-piece = { $location } is van { $owner }, astronauten komen op eigen stukken
refusal-astronauts-not-ready = de astronautenbasis van { $side } is niet compleet (ontbrekende stukken: { $astronaut_gap })
refusal-no-astronaut-left = { $side } heeft geen astronaut meer
refusal-has-equipment = op { $location } staat al uitrusting
refusal-not-joined = van de basislijn en de astronautenbasis leidt geen weg over eigen land naar { $location }
refusal-only-in-race = ‘found’ is voor de race; hier wordt de plaats genoemd
refusal-nothing-to-find = voor { $side } staat geen plaats open, alleen lanceren zou kunnen
refusal-no-passing = hier wordt zonder de optie agree gespeeld: passen kan niet
refusal-passed-already = { $side } heeft al gepast, en sindsdien heeft niemand een stuk gelegd
refusal-does-not-fit = stuk { $piece } past niet op plaats { $location }

## What happened

event-piece-placed = { $player } legt { $location }
event-launched = { $player } lanceert een { $equipment } naar { $location }
event-astronaut-set = { $player } zet een astronaut op { $location }
event-goal-held = { $side } bezit { $goal }: { $points }
event-base-ready = { $side }: { $equipment } gereed ({ $count })
event-neutralised = { $location } is neutraal: beide kanten mogen er leggen
event-passed = { $player } past
event-skipped = { $side } kan nergens heen en wordt overgeslagen
event-searching = { $player } neemt wat het eerst past
event-clock-set = { $side } begint bij { NUMBER($time) } s
event-time-spent = het kost { $side } { NUMBER($time) } s, de klok staat op { NUMBER($clock) } s
event-waited = { $side } kan nergens heen en wacht tot { NUMBER($time) } s
event-time-is-up = de tijd is om
event-game-ended = het spel is afgelopen: Geel { NUMBER($yellow_points) }, Groen { NUMBER($green_points) }

## Plain words for people

name-upper-right = rechtsboven
name-upper-left = linksboven
name-lower-left = linksonder
name-lower-right = rechtsonder
name-top = boven
name-bottom = onder
name-left = links
name-right = rechts
name-east = oosten
name-west = westen
name-right-above = rechts, iets boven
name-above-right = boven, iets rechts
name-above-left = boven, iets links
name-left-above = links, iets boven
name-left-below = links, iets onder
name-below-left = onder, iets links
name-below-right = onder, iets rechts
name-right-below = rechts, iets onder
name-inner = binnenste
name-middle = middelste
name-outer = buitenste
phrase-goal = { $kind ->
    [sector] de { $name } sector ({ $side })
    [base] { $owner ->
        [you] je
       *[other] de
     } { $equipment ->
        [rocket] raketbasis
        [satellite] satellietbasis
       *[astronaut] astronautenbasis
     }{ $owner ->
        [you] { "" }
       *[other] { " " }van { $owner }
     }
    [circle] de cirkel van { $points } in het { $side }
   *[other] { NAME($name, form: "area") }
 }
phrase-location = { $form ->
    [part] { $area }, { $side }
    [beside] het stuk { $side ->
        [top] boven
        [bottom] onder
        [left] links van
        [right] rechts van
       *[other] { $side } naast
     } { $area }
    [line] { $owner ->
        [you] je basislijn
       *[other] de basislijn van { $owner }
     }, { $nth ->
        [1] eerste
        [2] tweede
        [3] derde
        [4] vierde
        [one] { $nth }e
       *[other] { $nth }e
     } van links
    [whole] { $area }
   *[code] stuk { $name }
 }
    .subject = { $form ->
        [part] { $area }, { $side },
        [beside] het stuk { $side ->
            [top] boven
            [bottom] onder
            [left] links van
            [right] rechts van
           *[other] { $side } naast
         } { $area }
        [line] { $owner ->
            [you] je basislijn
           *[other] de basislijn van { $owner }
         }, { $nth ->
            [1] eerste
            [2] tweede
            [3] derde
            [4] vierde
            [one] { $nth }e
           *[other] { $nth }e
         } van links,
        [whole] { $area }
       *[code] stuk { $name }
     }
phrase-no-location = nergens
plain-action-place = { $location }
plain-action-wanted = Zoek { $location }
plain-action-launch = { $equipment } naar { $location }
plain-action-astronaut = Astronaut op { $location }
plain-action-found = Neem wat het eerst past
plain-action-pass = Passen

plain-event-piece-placed = { $player ->
    [you] Je legt: { $location }
   *[other] { $player } legt: { $location }
 }
plain-event-launched = { $player ->
    [you] Je lanceert
   *[other] { $player } lanceert
 } een { $equipment } naar { $location }
plain-event-astronaut-set = { $player ->
    [you] Je zet
   *[other] { $player } zet
 } een astronaut op { $location }
plain-event-goal-held = { $side ->
    [you] Je bezit
   *[other] { $side } bezit
 } { $goal }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }
plain-event-base-ready = { $side ->
    [you] Je
   *[other] De
 } { $equipment ->
    [rocket] raketten
    [satellite] satellieten
   *[astronaut] astronauten
 }{ $side ->
    [you] { "" }
   *[other] { " " }van { $side }
 } zijn gereed ({ $count })
plain-event-neutralised = Nu mogen beide kanten hier leggen: { $location }
plain-event-passed = { $player ->
    [you] Je past
   *[other] { $player } past
 }
plain-event-skipped = { $side ->
    [you] Je kunt nergens heen en wordt overgeslagen
   *[other] { $side } kan nergens heen en wordt overgeslagen
 }
plain-event-searching = { $player ->
    [you] Je neemt
   *[other] { $player } neemt
 } wat het eerst past
plain-event-clock-set = { $side ->
    [you] Je begint
   *[other] { $side } begint
 } bij { NUMBER($time) } s
plain-event-time-spent = Het kost { $side ->
    [you] jou
   *[other] { $side }
 } { NUMBER($time) } s, de klok staat op { NUMBER($clock) } s
plain-event-waited = { $side ->
    [you] Je kunt nergens heen en wacht
   *[other] { $side } kan nergens heen en wacht
 } tot { NUMBER($time) } s
plain-event-time-is-up = De tijd is om
plain-event-game-ended = Het spel is afgelopen: { $yellow ->
    [you] jij
   *[other] { $yellow }
 } { NUMBER($yellow_points) }, { $green ->
    [you] jij
   *[other] { $green }
 } { NUMBER($green_points) }

plain-refusal-game-over = Het spel is afgelopen
plain-refusal-not-your-turn = Je bent niet aan de beurt: { $acting } beslist
plain-refusal-team-mates-turn = Aan de beurt is { $acting }, van jouw kant
plain-refusal-other-clock-is-lower = De andere klok ({ NUMBER($other_clock) } s) gaat voor de jouwe ({ NUMBER($clock) } s)
plain-refusal-filled = { $owner ->
    [you] Daar ligt al een stuk van jou
    [nobody] Die plaats is al gevuld
   *[other] Daar ligt al een stuk van { $owner }
 }
plain-refusal-not-on-base-line = Je eerste stuk komt op je basislijn
plain-refusal-not-adjacent = { NAME($location, form: "subject") } raakt nog niets van je land
plain-refusal-guarded = Ernaast bewaakt een astronaut van { $opponent } een stuk
plain-refusal-nothing-ready = Je hebt niets gereed om te lanceren (raketten over: { $rockets }, stukken die in hun basis ontbreken: { $rocket_gap }; satellieten over: { $satellites }, ontbrekende stukken: { $satellite_gap })
plain-refusal-nothing-left = Je hebt alle raketten en satellieten verbruikt
plain-refusal-no-launch-needed = { NAME($location, form: "subject") } raakt je eigen land: leg het gewoon
plain-refusal-not-beside-opponent = Een lancering gaat naast het land van { $opponent }, en { NAME($location, form: "subject") } raakt daar niets van
plain-refusal-not-your-piece = Een astronaut mag alleen op een stuk van jou
plain-refusal-astronauts-not-ready = Je astronautenbasis is niet compleet (ontbrekende stukken: { $astronaut_gap })
plain-refusal-no-astronaut-left = Je hebt geen astronaut meer
plain-refusal-has-equipment = Op dat stuk staat al iets
plain-refusal-not-joined = Van je basislijn en je astronautenbasis leidt geen weg over je land daarheen
plain-refusal-only-in-race = Dat is voor de race: hier kies je het stuk
plain-refusal-nothing-to-find = Er staat geen plaats voor je open: alleen lanceren zou kunnen
plain-refusal-no-passing = In dit spel kun je niet passen
plain-refusal-passed-already = Je hebt al gepast, en sindsdien heeft niemand een stuk gelegd
plain-refusal-does-not-fit = Dat stuk past daar niet

## Options in the lobby

option-tempo = Tempo
option-agree = Einde in overleg
option-time-limit = Tijdslimiet
option-yellow-time = Tijd van Geel
option-green-time = Tijd van Groen

## A line for each option

help-tempo = om de beurt, allemaal tegelijk, of als race met nagebootste klokken
help-agree = het spel eindigt ook als beide kanten passen
help-time-limit = minuten waarna het spel eindigt (allemaal tegelijk en race); 0: geen
help-yellow-time = zoektijden van Geel in de race, in procenten van de gewone
help-green-time = zoektijden van Groen in de race, in procenten van de gewone

## Warnings, by clause

caution-S7-1 = twee tegen één is ongelijk als allen tegelijk spelen: bijna altijd wint het paar

## Their choices

choice-alternate = om de beurt
choice-live = allemaal tegelijk
choice-race = nagebootste klokken

## Boards

board-standard = standaard

## Why a position is impossible

fault-bad-seats = er moeten 2 tot 4 spelers zijn (2 in een race), en van elke kant moet een plaats als volgende aan de beurt zijn
fault-land-overlaps = een plaats is dubbel bezet of ligt niet op dit bord
fault-wrong-count = stukken of uitrusting kloppen samen niet
fault-stray-equipment = uitrusting staat op een stuk dat niet van haar kant is, dat andere uitrusting draagt of dat ze niet kan bereiken
fault-no-base = uitrusting is in gebruik, maar haar basis is niet helemaal in bezit
fault-wrong-sets = de verzamelingen die uit het land volgen, kloppen niet
fault-stray-piece = een stuk ligt niet op de basislijn, is niet gelanceerd en ligt niet naast een ander van zijn kant
fault-wrong-sun = wie het eerst op de zon was, bezit er geen stuk van
fault-wrong-passes = passen vraagt de optie agree, en als beide kanten hebben gepast, is het spel afgelopen
fault-wrong-phase = de fase past niet bij het tempo, of bij een bord dat vol of nog niet vol is
fault-wrong-turn = de kant die aan de beurt is, kan niet leggen en niet lanceren
fault-wrong-clock = klokken horen bij de race, en de laagste is aan de beurt

## What a seat is asked in the terminal

question-live = Allen spelen tegelijk: leg een stuk, lanceer, of zet een astronaut, zo snel je kunt.
question-race = Zoek een bepaald stuk, neem wat je het eerst vindt, lanceer, of zet een astronaut.
question-turn = Zet zoveel astronauten als je wilt, en leg dan één stuk of lanceer.

## Glossary: what is on the table, one meaning each

term-place = Plaats
meaning-place = Hier past van elke kant precies één stuk. Wie het eerst legt, houdt de plaats.
term-piece = Stuk in de bak
meaning-piece = Past op maar één plaats van het plaatje. Het moet je eigen land met een rand raken.
term-base-line = Basislijn
meaning-base-line = Hier komt je eerste stuk.
term-sun = Zon
meaning-sun =
    { $sun ->
        [one] { $sun } punt
       *[other] { $sun } punten
     } voor wie de hele zon bezit.
term-planet = Planeet
meaning-planet =
    { $planet ->
        [one] { $planet } punt
       *[other] { $planet } punten
     } voor wie de hele planeet bezit.
term-man-made = Bouwwerk
meaning-man-made =
    { $object ->
        [one] { $object } punt
       *[other] { $object } punten
     } voor wie het helemaal bezit.
term-circle = Cirkel
meaning-circle = Eén stuk dat het getal oplevert dat erop gedrukt staat.
term-sector = Sector
meaning-sector = Een veld van het gedrukte raster: { $sector ->
    [one] { $sector } punt
   *[other] { $sector } punten
 } voor wie elk stuk erin bezit.
term-rocket-base = Raketbasis
meaning-rocket-base = Vul die van jou helemaal: { $base ->
    [one] { $base } punt
   *[other] { $base } punten
 }, en je { $rockets } raketten zijn gereed.
term-satellite-base = Satellietbasis
meaning-satellite-base = Vul die van jou helemaal: { $base ->
    [one] { $base } punt
   *[other] { $base } punten
 }, en je { $satellites } satellieten zijn gereed.
term-astronaut-base = Astronautenbasis
meaning-astronaut-base = Vul die van jou helemaal: { $base ->
    [one] { $base } punt
   *[other] { $base } punten
 }, en je { $astronauts } astronauten zijn gereed.
term-rocket = Raket
meaning-rocket = Legt een stuk naast het land van de tegenstander, waar dan ook op het bord. Dan is hij verbruikt.
term-satellite = Satelliet
meaning-satellite = Doet wat een raket doet, als er geen raket gereed is.
term-astronaut = Astronaut
meaning-astronaut = Bewaakt een stuk van jou: de tegenstander mag er niets naast leggen.
term-tray = Bak
meaning-tray = Je stukken, geschud. Sleep er een naar zijn plaats, of tik eerst op het stuk en dan op de plaats.
term-points = Punten van een kant
meaning-points = Wat die kant alleen bezit: gebieden, sectoren en de eigen bases.

## The screen of the terminal

screen-legend-location = plaats: ring 3 vanaf het midden, stuk 11 tegen de klok in vanaf het oosten
screen-legend-equipment = raket, satelliet, astronaut van Geel; van Groen r s a
screen-legend-pieces = stukken van Geel (y) en Groen (g)
screen-legend-sun = zon
screen-legend-planet = planeet
screen-legend-station = bouwwerk
screen-legend-circle = cirkel
screen-legend-base = basis
screen-legend-base-line = basislijn
screen-legend-line = lijn tussen sectoren
screen-legend-open = open voor jou
screen-legend-yellow = van Geel
screen-legend-green = van Groen
screen-legend-yellow-bases = bases van Geel
screen-legend-green-bases = bases van Groen
screen-points = punten
screen-pieces = stukken
screen-sectors = sectoren
screen-bases = bases
screen-goals = doelen
screen-rockets = raketten
screen-satellites = satellieten
screen-astronauts = astronauten
screen-side = { $side }
screen-used = verbruikt
screen-gap = mist { $n }
screen-ready = { $n } gereed
screen-base-line = { $side }: basislijn { $places }, bases:
screen-tempo = { $tempo ->
    [alternate] om de beurt
    [live] allemaal tegelijk
   *[race] race
 }, { $n ->
    [one] 1 plaats
   *[other] { $n } plaatsen
 } leeg
screen-clocks = klokken: Geel { NUMBER($yellow) } s, Groen { NUMBER($green) } s
screen-over = afgelopen
screen-chance = het toeval beslist ({ $phase ->
    [start] wie begint
    [find] het zoeken
    [wanted] het gezochte stuk
   *[found] het gevonden stuk
 })
screen-anyone = iedereen mag spelen
screen-due = { $seat } aan zet
