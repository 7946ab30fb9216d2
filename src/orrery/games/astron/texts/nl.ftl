### ASTRON in het Nederlands

## The language

language-name = Nederlands

## The lid of the box

title = ASTRON
blurb = Vlieg van de Aarde naar Saturnus, over een ruimtekaart die onder alle schepen door schuift.

## Words that fill variables

name-ship1 = schip 1
name-ship2 = schip 2
name-ship3 = schip 3
name-ship4 = schip 4
name-ship5 = schip 5
name-ship6 = schip 6
name-forward-1 = Vooruit 1
name-forward-2 = Vooruit 2
name-forward-3 = Vooruit 3
name-forward-4 = Vooruit 4
name-backward-1 = Achteruit 1
name-backward-2 = Achteruit 2
name-backward-3 = Achteruit 3
name-backward-4 = Achteruit 4
name-sideways-1 = Opzij 1
name-sideways-2 = Opzij 2
name-sideways-3 = Opzij 3
name-sideways-4 = Opzij 4
name-upheaval-1 = Omwenteling 1
name-upheaval-2 = Omwenteling 2
name-upheaval-3 = Omwenteling 3
name-upheaval-4 = Omwenteling 4
name-a-card = een kaart
name-meteor-stream = meteorenzwerm
name-cosmic-ray-shower = kosmische straling
name-electronic-blackout = radiostilte
name-asteroid = asteroïde
name-space = ruimte
name-Earth = Aarde
name-take-off-space = startvak
name-space-station = ruimtestation
name-land-of-planet = land van een planeet
name-stellar-station = sterrenstation
name-left = links
name-right = rechts
name-comet = komeet
name-rings = ringen

## What buttons say, by verb

action-take-off = opstijgen in kolom { $column }
action-forward = Vooruit { $value } spelen
action-backward = Achteruit { $value } spelen
action-sideways = Opzij { $value } naar { $side } spelen
action-upheaval = Omwenteling { $value } spelen
action-wait = wachten en { $card } afleggen
action-dodge = naar { $side } uitwijken
action-pass = passen

## What one may type, by verb

kind-take-off = in kolom c opstijgen
kind-forward = Vooruit 3 spelen (ook: f3)
kind-backward = Achteruit 2 spelen
kind-sideways = Opzij 2 naar links spelen (ook: left 2)
kind-upheaval = Omwenteling 2 spelen: de ruimtekaart schuift op
kind-wait = geen kaart is speelbaar: er een afleggen (ook: discard forward 3)
kind-dodge = je verdreven schip wijkt uit naar links
kind-pass = geen kaart is speelbaar, en er is er geen om af te leggen

## Why a move is not allowed

refusal-game-over = het spel is afgelopen
refusal-not-your-turn = { $actor } is aan de beurt, niet { $player }: de schepen spelen in de volgorde van hun nummers
refusal-cards-are-dealt = er worden kaarten gedeeld, nu aan { $actor }
refusal-natures-only = kaarten komen bij toeval van de stapel, niemand zoekt er een uit
refusal-not-natures = dit beslist een speler, niet het toeval
refusal-not-in-pile = { $card } zit niet in de stapel ({ $n_pile } { $n_pile ->
    [one] kaart
   *[other] kaarten
 })
refusal-take-off-first = de schepen kiezen nog hun startvakken
refusal-has-taken-off = alle schepen zijn al opgestegen
refusal-no-take-off-space = kolom { $column } heeft in rij 0 geen startvak
refusal-take-off-space-taken = op het startvak van kolom { $column } staat { $other }
refusal-dodge-first = { $player } moet eerst uitwijken: dodge left (links) of dodge right (rechts)
refusal-no-dodge-due = { $player } staat niemand in de weg
refusal-no-such-card = { $player } heeft { $card } niet in de hand
refusal-no-such-value = geen kaart heeft een { $value }: de kaarten gaan van 1 tot 4
refusal-leaves-window = met { $card } zou het schip vanaf { $place } het venster verlaten
refusal-space-held = op { $target } staat { $other }, op een vak past één schip
refusal-ship-in-the-way = { $other } staat in de weg naar { $target }; over andere schepen vlieg je alleen opzij
refusal-ends-on-planet = { $player } zit op { $place } aan de grond, en { $target } ligt niet in de ruimte
refusal-must-play = { $player } kan ‘{ $example }’ spelen, en wie kan, die moet
refusal-must-leave = { $player } zit aan de grond en kan ‘{ $example }’ spelen, dus dat moet
refusal-not-in-hand = { $player } kan { $card } niet afleggen: niet in de hand
refusal-must-discard = { $player } heeft kaarten en moet er een afleggen
refusal-not-your-dodge = { $actor } moet eerst kiezen waarheen het verdreven schip uitwijkt

## What happened

event-took-off = { $ship } stijgt op in kolom { $column }
event-card-dealt = { $ship } krijgt { $card }
event-pile-shuffled = de { $n ->
    [one] { $n } afgelegde kaart wordt
   *[other] { $n } afgelegde kaarten worden
 } geschud en { $n ->
    [one] vormt
   *[other] vormen
 } de nieuwe stapel
event-round-began = ronde { $n }
event-card-played = { $ship } speelt { $card }
event-ship-flew = { $ship } vliegt van { $column }{ $row } naar { $to_column }{ $to_row }
event-ship-displaced = { $ship } staat in de weg en wijkt uit van { $column }{ $row } naar { $to_column }{ $to_row }
event-base-moved = de ruimtekaart schuift { $steps } op, tot stap { $base }
event-hazard-hit = { $ship } vliegt in kolom { $column } in een gevaar ({ $danger }) en verliest een punt
event-ship-lost = { $ship } gaat in kolom { $column } verloren ({ $danger })
event-landed = { $ship } landt op station { $n }: { $points } { $points ->
    [one] punt
   *[other] punten
 }
event-landed-again = { $ship } landt opnieuw op station { $n }
event-bad-landing = { $ship } maakt een slechte landing op planeet { $n }: een punt minder, aan de grond
event-freed = { $ship } komt los van planeet { $n }
event-finished-voyage = { $ship } heeft Saturnus bereikt
event-waited = { $ship } kan niets spelen en legt { $card } af; verloren punten: { $points }
event-passed = { $ship } heeft geen kaart en past
event-hand-discarded = { $n } { $n ->
    [one] kaart
   *[other] kaarten
 } van { $ship } { $n ->
    [one] gaat
   *[other] gaan
 } naar de aflegstapel
event-survived = { $ship } heeft het overleefd: 1 punt
event-game-ended = het spel is afgelopen bij stap { $n } van de ruimtekaart

## Plain words for people

phrase-card = { $suit ->
    [forward] Vooruit
    [backward] Achteruit
    [sideways] Opzij
   *[upheaval] Kosmische Omwenteling
 } { $value }
phrase-unseen-card = een kaart
phrase-danger = { $kind ->
    [meteors] de meteorenzwerm
    [rays] de kosmische straling
    [blackout] de radiostilte
    [asteroid] de asteroïde
    [comet] de komeet
   *[rings] de ringen
 }
phrase-fates = { $first }, dan { $then }
phrase-hit = door { $danger }, één punt verloren
phrase-lost = in { $danger }, en het schip is verloren
phrase-landing = landing op station { $n }, { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }
phrase-landing-again = opnieuw op station { $n }, zonder punten
phrase-crash = slechte landing op planeet { $n }, één punt verloren
phrase-freed = los van planeet { $n }
plain-action-take-off = Stijg op van het { $end ->
    [leftmost] meest linkse startvak
    [rightmost] meest rechtse startvak
   *[between] { $nth ->
        [2] tweede
        [3] derde
        [4] vierde
        [5] vijfde
        [one] { $nth }e
       *[other] { $nth }e
     } startvak van links
 }
plain-action-forward = Vooruit { $value }{ $fate ->
    [none] { "" }
   *[other] : { $fate }
 }
plain-action-backward = Achteruit { $value }{ $fate ->
    [none] { "" }
   *[other] : { $fate }
 }
plain-action-sideways = Opzij { $value } naar { $side }{ $fate ->
    [none] { "" }
   *[other] : { $fate }
 }
plain-action-upheaval = Kosmische Omwenteling: de ruimtekaart schuift { $value ->
    [one] 1 rij
   *[other] { $value } rijen
 } op{ $fate ->
    [none] { "" }
   *[other] ; { $fate }
 }
plain-action-wait = Niets past: leg { $card } af{ $points ->
    [0] { "" }
    [one] { " " }en verlies een punt
   *[other] { " " }en verlies { $points } punten
 }
plain-action-dodge = Wijk uit naar { $side }
plain-action-pass = Geen kaart meer: passen

plain-event-took-off = { $ship ->
    [you] Je stijgt op
   *[other] { $ship } stijgt op
 } van het { $end ->
    [leftmost] meest linkse startvak
    [rightmost] meest rechtse startvak
   *[between] { $nth ->
        [2] tweede
        [3] derde
        [4] vierde
        [5] vijfde
        [one] { $nth }e
       *[other] { $nth }e
     } startvak van links
 }
plain-event-card-dealt = { $ship ->
    [you] Je krijgt { $card }
   *[other] { $ship } krijgt { $card }
 }
plain-event-round-began = Ronde { $n }
plain-event-card-played = { $ship ->
    [you] Je speelt { $card }
   *[other] { $ship } speelt { $card }
 }
plain-event-ship-flew = { $ship ->
    [you] Je vliegt
   *[other] { $ship } vliegt
 } { $way ->
    [left] { $n } naar links
    [right] { $n } naar rechts
    [backwards] { $n } achteruit
    [nowhere] nergens heen
   *[forwards] { $n } vooruit
 }
plain-event-ship-displaced = { $ship ->
    [you] Je staat in de weg en gaat
   *[other] { $ship } staat in de weg en gaat
 } { $way ->
    [left] { $n } naar links
    [right] { $n } naar rechts
    [backwards] { $n } achteruit
    [nowhere] nergens heen
   *[forwards] { $n } vooruit
 }
plain-event-base-moved = De ruimtekaart schuift { $steps ->
    [one] één rij
    [2] twee rijen
    [3] drie rijen
    [4] vier rijen
   *[other] { $steps } rijen
 } op
plain-event-hazard-hit = { $ship ->
    [you] Je vliegt
   *[other] { $ship } vliegt
 } in { $danger }: één punt verloren
plain-event-ship-lost = { $ship ->
    [you] Je vliegt in { $danger }, en je schip is verloren
   *[other] { $ship } vliegt in { $danger }, en het schip is verloren
 }
plain-event-landed = { $ship ->
    [you] Je landt
   *[other] { $ship } landt
 } op station { $n }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
 }
plain-event-landed-again = { $ship ->
    [you] Je landt opnieuw op station { $n }
   *[other] { $ship } landt opnieuw op station { $n }
 }
plain-event-bad-landing = { $ship ->
    [you] Je maakt een slechte landing op planeet { $n }: één punt verloren, en je zit aan de grond
   *[other] { $ship } maakt een slechte landing op planeet { $n }: één punt verloren, aan de grond
 }
plain-event-freed = { $ship ->
    [you] Je komt los van planeet { $n }
   *[other] { $ship } komt los van planeet { $n }
 }
plain-event-finished-voyage = { $ship ->
    [you] Je hebt Saturnus bereikt
   *[other] { $ship } heeft Saturnus bereikt
 }
plain-event-waited = { $ship ->
    [you] Niets past: je legt { $card } af
   *[other] Niets past: { $ship } legt { $card } af
 }{ $points ->
    [0] { "" }
    [one] { " " }en verliest een punt
   *[other] { " " }en verliest { $points } punten
 }
plain-event-passed = { $ship ->
    [you] Je hebt geen kaart en past
   *[other] { $ship } heeft geen kaart en past
 }
plain-event-hand-discarded = { $n ->
    [one] Eén kaart
   *[other] { $n } kaarten
 } van { $ship ->
    [you] jou
   *[other] { $ship }
 } { $n ->
    [one] gaat
   *[other] gaan
 } naar de aflegstapel
plain-event-survived = { $ship ->
    [you] Je hebt het overleefd: 1 punt
   *[other] { $ship } heeft het overleefd: 1 punt
 }
plain-event-game-ended = Het spel is afgelopen

plain-refusal-game-over = Het spel is afgelopen
plain-refusal-not-your-turn = Je bent niet aan de beurt: { $actor } beslist
plain-refusal-cards-are-dealt = Er worden kaarten gedeeld
plain-refusal-no-take-off-space = Daar is geen startvak
plain-refusal-take-off-space-taken = Op dat startvak staat { $other }
plain-refusal-dodge-first = Je schip moet eerst uitwijken: naar links of naar rechts
plain-refusal-no-dodge-due = Je schip staat niemand in de weg
plain-refusal-no-such-card = Je hebt { $card } niet in je hand
plain-refusal-no-such-value = Geen kaart heeft een { $value }: de kaarten gaan van 1 tot 4
plain-refusal-leaves-window = Met { $card } zou je van de ruimtekaart af vliegen
plain-refusal-space-held = Daar staat { $other }: op een vak past één schip
plain-refusal-ship-in-the-way = { $other } staat in de weg: over andere schepen vlieg je alleen opzij
plain-refusal-ends-on-planet = Je zit aan de grond: alleen een kaart die in de ruimte eindigt, maakt je los
plain-refusal-must-play = Je kunt { $example } spelen: wie kan, die moet
plain-refusal-must-leave = Je zit aan de grond en kunt { $example } spelen: dat moet
plain-refusal-not-in-hand = Je hebt { $card } niet in je hand
plain-refusal-must-discard = Je hebt nog kaarten: leg er een af
plain-refusal-not-your-dodge = { $actor } kiest eerst waarheen het schip uitwijkt

## Options in the lobby

option-teams = Teams

## A line for each option

help-teams = ieder voor zich, of twee of drie teams die om en om zitten; zijn ze niet even groot, dan telt het gemiddelde

## Their choices

choice-none = ieder voor zich
choice-2 = twee teams
choice-3 = drie teams

## Boards

board-default = de ruimtekaart
board-attested = alleen kaarten die een bron noemt

## Why a position is impossible

fault-bad-seats = er moeten 2 tot 6 spelers zijn, in teams minstens 3, en een van hen moet aan de beurt zijn
fault-bad-base = de ruimtekaart of de ronde is waar ze niet kan zijn
fault-bad-status = een schip is niet klaar, niet in het venster, niet aangekomen en niet verloren, of heeft kaarten die het niet kan hebben
fault-ships-collide = twee schepen staan op één vak
fault-on-deadly-cell = een schip staat op de komeet of op de ringen
fault-bad-grounding = een schip zit aan de grond waar geen planeet het vasthoudt, of is vrij op land waar het niet is geland
fault-cards-missing = de kaarten vormen samen niet het hele kaartspel
fault-hand-too-large = een hand heeft meer kaarten dan er worden gedeeld
fault-bad-phase = de fase past niet bij de schepen of bij de stapel
fault-no-dodge = niemand staat voor het schip dat moet uitwijken, of het heeft geen twee wegen
fault-not-over = het spel eindigt precies dan als ‘Game Over’ verschijnt of er geen schip meer meespeelt

## What a seat is asked in the terminal

question-take-off = In welke kolom stijg je op?
question-dodge = Er staat een schip voor het jouwe, dat moet uitwijken: naar links of naar rechts?
question-play = Speel een kaart: je schip vliegt precies zo ver.
question-grounded = Je zit aan de grond, en geen kaart eindigt in de ruimte: leg er een af, het kost niets.
question-discard = Geen kaart is speelbaar: leg er een af en verlies een punt.

## Glossary: what is on the table, one meaning each

term-ship = Schip
meaning-ship = Vliegt precies zo ver als de kaart zegt. Een schip dat vlak voor een ander stopt, drijft dat terug.
term-space-station = Ruimtestation
meaning-space-station = Eindig er een zet op, of laat het door de ruimtekaart naar je toe brengen. Het eerste schip krijgt { $first ->
    [one] { $first } punt
   *[other] { $first } punten
 }, elk volgende een punt minder.
term-stellar-station = Sterrenstation
meaning-stellar-station = Een station op een planeet. Kom in één zet uit de ruimte, anders is het een slechte landing. Nummer { $saturn } is dat van Saturnus: daar eindigt je reis.
term-station-points = Ster bij een station
meaning-station-points = De punten die het volgende schip krijgt dat er landt.
term-land = Land van een planeet
meaning-land = Wie hier naast het station stopt, verliest een punt en zit aan de grond tot een kaart het schip terug de ruimte in brengt.
term-rings = Ringen van Saturnus
meaning-rings = Vlieg er met één kaart overheen. Wie erop stopt of door de ringen wordt bereikt, is verloren.
term-comet = Komeet
meaning-comet = Vernietigt elk schip dat hem raakt.
term-meteors = Meteorenzwerm
meaning-meteors = Erin vliegen kost een punt.
term-rays = Kosmische straling
meaning-rays = Erin vliegen kost een punt.
term-blackout = Radiostilte
meaning-blackout = Erin vliegen kost een punt.
term-asteroid = Asteroïde
meaning-asteroid = Erin vliegen kost een punt.
term-take-off-space = Startvak
meaning-take-off-space = Hier staan schepen op de Aarde voordat ze opstijgen. Verder doet het niets.
term-forward = Kaart Vooruit
meaning-forward = Vlieg precies zoveel vakken vooruit als het getal zegt, nooit over een ander schip heen.
term-backward = Kaart Achteruit
meaning-backward = Vlieg precies zoveel vakken achteruit als het getal zegt, nooit over een ander schip heen.
term-sideways = Kaart Opzij
meaning-sideways = Vlieg precies zoveel vakken naar links of rechts als het getal zegt, ook over andere schepen heen.
term-upheaval = Kosmische Omwenteling
meaning-upheaval = Je schip blijft staan. De ruimtekaart schuift onder iedereen zoveel rijen op als het getal zegt.
term-base-strip = De hele ruimtekaart
meaning-base-strip = De weg naar Saturnus met alle { $stations } stations. Het kader is het deel dat het venster laat zien.
term-ship-points = Punten van een schip
meaning-ship-points = Landingen, min wat gevaren hebben gekost. Wie aan het einde de meeste punten heeft, wint.
term-ship-cards = Kaarten van een schip
meaning-ship-cards = Hoeveel kaarten de speler in de hand heeft. Niemand anders ziet ze.

## The screen of the terminal

screen-legend-grounded = aan de grond
screen-legend-station = station 3
screen-legend-land = land: 1 punt verloren, aan de grond; station telt alleen vanuit de ruimte
screen-legend-meteors = meteorenzwerm: 1 punt verloren
screen-legend-rays = kosmische straling: 1 punt verloren
screen-legend-blackout = radiostilte: 1 punt verloren
screen-legend-asteroid = asteroïde: 1 punt verloren
screen-legend-comet = komeet: verloren
screen-legend-rings = ringen: verloren, tenzij een kaart eroverheen brengt
screen-legend-earth = Aarde
screen-legend-take-off-space = startvak
screen-legend-stars = sterren, verder niets
screen-legend-edge = voorste rand: wat erboven ligt, komt hierna
screen-round = ronde { $round } · stap { $base } van { $last }
screen-over = het spel is afgelopen
screen-due-take-off = { $ship } stijgt op
screen-due-deal = { $ship } krijgt een kaart
screen-due-dodge = { $ship } moet uitwijken
screen-due-play = { $ship } is aan de beurt
screen-ship = schip
screen-points = pnt
screen-stations = stations
screen-at = waar
screen-cards = hand
screen-status-ready = gereed
screen-status-finished = Saturnus!
screen-status-comet = komeet
screen-status-rings = ringen
screen-next = punten voor de volgende landing
screen-averages = teams niet even groot: gemiddeld
screen-piles = stapel { $pile } · afgelegd { $discards }
screen-your-hand = je hand
screen-suit-forward = Vooruit
screen-suit-backward = Achteruit
screen-suit-sideways = Opzij
screen-suit-upheaval = Omwenteling
