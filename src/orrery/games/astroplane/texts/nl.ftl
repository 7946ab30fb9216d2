### Astroplane in het Nederlands

## The language

language-name = Nederlands

## The lid of the box

title = Astroplane
blurb = Vlieg door twee universums die in elkaar liggen, vorm Vierkanten en neem de Singulariteit in.

## Words that fill variables

name-red = Rood
name-blue = Blauw
name-green = Groen
name-yellow = Geel
name-north = het noorden
name-east = het oosten
name-south = het zuiden
name-west = het westen
name-ne = het noordoosten
name-se = het zuidoosten
name-sw = het zuidwesten
name-nw = het noordwesten
name-straight = rechtdoor
name-left = links
    .adjective = linker
name-right = rechts
    .adjective = rechter
name-none = nergens heen
name-a-player-cannot-act = een speler kan niets meer doen
name-100-rounds-are-played = er zijn 100 ronden gespeeld
name-nothing-has-stirred-for-30-rounds = er is al 30 ronden niets gebeurd

## What buttons say, by verb

action-fly = van { $cell } naar { $facing } vliegen, daarna { $turn }
action-leave = van { $place } vertrekken, daarna { $turn }
action-pass = door het wormgat van { $end }, wijzend naar { $facing }
action-step = met het Vierkant van { $space } naar { $diagonal } stappen
action-kill = met het Vierkant van { $space } naar { $diagonal } schuiven en uitschakelen
action-fire = de anomalie in { $corner } afvuren
action-end = de beurt beëindigen
action-choice = { $choice }

## What one may type, by verb

kind-fly = van f3 naar f5 vliegen en daar naar het noorden wijzen; de hyperruimte in met de uitgang: h3-o8
kind-leave = een startgebied verlaten, en net zo de hyperruimte of een vuurpositie
kind-pass = van n13 door het wormgat, bij m14 naar het zuiden wijzen (kost niets)
kind-step = het Vierkant van f3 één vak zijwaarts zetten
kind-kill = het Vierkant van f3 schuift naar i6 en schakelt uit wat daar is
kind-fire = beide toestellen van de anomalie in het noordoosten afvuren
kind-end = de beurt beëindigen
kind-choice = het startgebied van een teruggestuurd toestel of van de reserve; ook right, of none

## Why a move is not allowed

refusal-game-over = het spel is afgelopen
refusal-not-your-turn = { $mover } is aan de beurt, niet { $player }
refusal-natures-only = wie begint, wordt voor het spel geloot, niemand kiest dat nu
refusal-not-natures = dit beslist een speler, niet het toeval
refusal-nature-first = eerst wordt er geloot wie begint
refusal-no-such-colour = die speler zit niet aan deze tafel
refusal-no-such-space = dat vak is er niet op dit bord
refusal-choose-first = zeg eerst waarheen het toestel van { $sent } teruggaat: left (links) of right (rechts)
refusal-reserve-first = zeg eerst waarheen een toestel van de reserve gaat: left, right of none (nergens heen)
refusal-nothing-to-choose = niets wacht op left, right of none: er is geen toestel teruggestuurd en er komt er geen uit de reserve
refusal-must-place = een teruggestuurd toestel gaat naar het linker of rechter startgebied, niet nergens heen
refusal-must-move-on = het Vierkant op { $bound } staat zij aan zij met een Vierkant van een tegenstander en moet eerst verder
refusal-must-move = de eerste zet van een beurt is verplicht
refusal-no-moves-left = { $player } heeft in deze beurt geen zet meer
refusal-nobody-there = op { $cell } is geen toestel
refusal-not-yours = het toestel op { $cell } is van { $owner }, niet van { $player }
refusal-is-captive = het toestel van { $player } op { $cell } kan niet bewegen, er ligt er een van { $owner } bovenop
refusal-stays-forever = een toestel in de Singulariteit, hier op { $cell }, beweegt nooit meer
refusal-faces-elsewhere = het toestel op { $cell } wijst naar { $faces }, niet naar { $facing }, en kan op zijn vak niet draaien
refusal-nothing-beyond = het toestel op { $cell } wijst naar { $facing }, en daar is geen vak
refusal-faces-the-singularity = een toestel op { $target } kan alleen naar de Singulariteit wijzen
refusal-faces-back-out = een toestel op de vuurpositie { $target } kan alleen weer naar buiten wijzen
refusal-leads-nowhere = { $target } is leeg, en naar { $new } leidt daar geen weg
refusal-on-a-square = op het Vierkant van { $holder } op { $target } kan niemand landen
refusal-partly-occupied = het toestel op { $target } wijst naar { $held } en bedekt een deel van de helft naar { $new }
refusal-no-square-here = op { $target } ligt een eigen toestel van { $player }, en in een wormgat ontstaat geen Vierkant
refusal-opposite-a-stack = tegenover de eigen stapel van { $player } op { $target } mag geen toestel landen
refusal-side-by-side = een Vierkant op { $target } zou zij aan zij staan met een Vierkant van een tegenstander
refusal-no-square-of-yours = { $player } heeft geen Vierkant op { $cell }
refusal-off-the-grid = aan die kant van { $cell } is geen vak
refusal-space-taken = een Vierkant stapt naar een leeg vak, en op { $target } ligt een toestel van { $holder }
refusal-special-space = { $target } is geen gewoon vak, Vierkanten komen er niet
refusal-nothing-to-kill = op die diagonaal ligt vanaf { $cell } geen toestel
refusal-sheltered = het bijzondere vak { $target } beschermt het toestel van { $holder }
refusal-square-in-the-way = het eerste op die diagonaal is het Vierkant van { $holder } op { $target }, en dat is niet uit te schakelen
refusal-own-piece-in-the-way = het eerste op die diagonaal is een eigen toestel van { $player } op { $target }
refusal-came-through-already = het toestel op { $cell } is door dit wormgat gekomen en moet eerst bewegen voordat het er weer door mag
refusal-must-lead-on = een toestel dat door het wormgat naar { $target } gaat, moet naar een vak of de vuurpositie wijzen, naar { $new } leidt geen weg
refusal-not-both-loaded = { $player } ligt niet bovenop in beide vuurposities van die hoek
refusal-empty-start = { $player } heeft geen toestel in het startgebied { $cell }

## What happened

event-first-drawn = het lot wijst { $owner } aan om te beginnen
event-piece-flew = { $owner } vliegt van { $cell } naar { $target }, wijzend naar { $facing }
event-piece-passed = { $owner } gaat door het wormgat van { $cell } naar { $target }, wijzend naar { $facing }
event-piece-fired = een toestel van { $owner } wordt van { $cell } naar { $target } afgevuurd
event-square-formed = { $owner } vormt een Vierkant op { $cell }
event-square-stepped = het Vierkant van { $owner } stapt van { $cell } naar { $target }
event-square-killed = het Vierkant van { $owner } schuift van { $cell } naar { $target } en schakelt uit
event-landed-on = { $owner } landt op { $cell } bovenop een toestel van { $other }
event-bonus-earned = { $owner } laat de gevangene op { $cell } vrij en verdient een bonuszet
event-piece-eliminated = { $owner } verliest een toestel op { $cell }
event-stack-sent-back = { $owner } stuurt terug wat op { $cell } lag: { $n }
event-piece-sent = een toestel van { $owner } gaat terug naar het startgebied { $cell }
event-entered = { $owner } gaat de Singulariteit in op { $cell }
event-reserve-taken = { $owner } haalt een toestel uit de reserve naar { $cell }
event-reserve-left = { $owner } laat de reserve liggen
event-turn-ended = de beurt van { $owner } is voorbij
event-round-began = ronde { $n }
event-player-out = { $owner } kan niets doen en ligt uit het spel
event-true-win = { $owner } ligt bovenop in alle vier de centrale vakken: een ware overwinning
event-ended-by-points = het spel eindigt op punten: { $why }
event-game-scored = { $owner } scoort { $n }
event-game-began = spel { $n } van de match begint, eerst { $owner }
event-hyperspace-crossed = { $owner } gaat bij { $cell } de hyperruimte in en komt er bij { $target } uit

## Plain words for people

name-upper-right = rechtsboven
name-lower-right = rechtsonder
name-lower-left = linksonder
name-upper-left = linksboven
name-up-and-right = rechtsboven
name-down-and-right = rechtsonder
name-down-and-left = linksonder
name-up-and-left = linksboven
name-above-hole = boven het zwarte gat
name-right-of-hole = rechts van het zwarte gat
name-below-hole = onder het zwarte gat
name-left-of-hole = links van het zwarte gat
name-at-top = bovenaan
name-at-right = rechts
name-at-bottom = onderaan
name-at-left = links
name-up = boven
name-down = beneden
name-upper = boven
    .adjective = bovenste
name-lower = onder
    .adjective = onderste
phrase-plane = { $owner ->
    [you] je toestel
   *[other] het toestel van { $owner }
 }
phrase-no-plane = niets
phrase-own-plane = een toestel van dezelfde speler
phrase-spot = { $what ->
    [start] het { NAME($where, form: "adjective") } startgebied
    [centre] het midden, { $where }
    [hyperspace] de hyperruimte { $where }
    [wormhole] het wormgat { $where }
    [firing] de vuurpositie { $where }
   *[space] { $cell }
 }
    .kind = { $what }
    .side = { $where }
plain-action-fly = { NAME($target, form: "kind") ->
    [centre] Vlieg naar { $way }, naar { $target }
    [firing] Vlieg naar { $way }, naar { $target }
    [hyperspace] Vlieg naar { $way }, de hyperruimte in, en kom { NAME($target, form: "side") } uit
    [wormhole] Vlieg naar { $way }, { $target } in, en wijs naar { $facing }
   *[space] Vlieg naar { $way }, en wijs naar { $facing }
 }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-leave = Uit { $place }, wijzend naar { $facing }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-pass = Door { $place }, wijzend naar { $facing }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-step = Vierkant: stap naar { $way }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-kill = Vierkant: schakel { $plane } uit, naar { $way }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-fire = Vuur de hoek { $corner } af
plain-action-end = Beëindig de beurt
plain-action-choice = { $phase ->
    [sending] Stuur { $plane } terug naar { $place }
    [reserve] Haal een toestel naar { $place }
   *[none] Haal geen toestel
 }

plain-event-first-drawn = { $owner ->
    [you] Het lot wijst jou aan: jij begint
   *[other] Het lot wijst { $owner } aan om te beginnen
 }
plain-event-piece-flew = { $owner ->
    [you] Je vliegt
   *[other] { $owner } vliegt
 } { NAME($cell, form: "kind") ->
    [start] uit { $cell }
   *[space] naar { $way }
 }{ NAME($target, form: "kind") ->
    [centre] , tot in { $target }
    [firing] , tot op { $target }
    [hyperspace] , en komt uit { $target }
    [wormhole] , { $target } in, wijzend naar { $facing }
   *[space] , wijzend naar { $facing }
 }
plain-event-piece-passed = { $owner ->
    [you] Je gaat
   *[other] { $owner } gaat
 } door { $cell }, wijzend naar { $facing }
plain-event-piece-fired = { $owner ->
    [you] Je toestel
   *[other] Een toestel van { $owner }
 } wordt uit de hoek { $corner } afgevuurd naar { $target }
plain-event-square-formed = { $owner ->
    [you] Je vormt
   *[other] { $owner } vormt
 } een Vierkant op { $cell }
plain-event-square-stepped = { $owner ->
    [you] Je Vierkant
   *[other] Het Vierkant van { $owner }
 } stapt naar { $way }, naar { $target }
plain-event-square-killed = { $owner ->
    [you] Je Vierkant
   *[other] Het Vierkant van { $owner }
 } schuift naar { $way }, naar { $target }, en schakelt uit
plain-event-landed-on = { $owner ->
    [you] Je landt
   *[other] { $owner } landt
 } op { $plane }
plain-event-bonus-earned = { $owner ->
    [you] Je laat een gevangene vrij en verdient
   *[other] { $owner } laat een gevangene vrij en verdient
 } een bonuszet
plain-event-piece-eliminated = { $owner ->
    [you] Je verliest
   *[other] { $owner } verliest
 } een toestel
plain-event-stack-sent-back = { $owner ->
    [you] Je stuurt
   *[other] { $owner } stuurt
 } { $n ->
    [one] een toestel
   *[other] { $n } toestellen
 } naar huis
plain-event-piece-sent = { $owner ->
    [you] Je toestel
   *[other] Een toestel van { $owner }
 } gaat terug naar { $cell }
plain-event-entered = { $owner ->
    [you] Je bent
   *[other] { $owner } is
 } in { $cell }
plain-event-reserve-taken = { $owner ->
    [you] Je haalt
   *[other] { $owner } haalt
 } een toestel naar { $cell }
plain-event-reserve-left = { $owner ->
    [you] Je laat
   *[other] { $owner } laat
 } de reserve liggen
plain-event-turn-ended = { $owner ->
    [you] Je beurt is
   *[other] De beurt van { $owner } is
 } voorbij
plain-event-round-began = Ronde { $n }
plain-event-player-out = { $owner ->
    [you] Je kunt niets doen en ligt uit het spel
   *[other] { $owner } kan niets doen en ligt uit het spel
 }
plain-event-true-win = { $owner ->
    [you] Je ligt
   *[other] { $owner } ligt
 } bovenop in alle vier de vakken in het midden: een ware overwinning
plain-event-ended-by-points = Het spel eindigt op punten: { $why }
plain-event-game-scored = { $owner ->
    [you] Je scoort
   *[other] { $owner } scoort
 } { $n }
plain-event-game-began = Spel { $n } van de match begint: { $owner ->
    [you] jij speelt
   *[other] { $owner } speelt
 } eerst
plain-event-hyperspace-crossed = { $owner ->
    [you] Je vliegt
   *[other] { $owner } vliegt
 } door de hyperruimte

plain-refusal-game-over = Het spel is afgelopen
plain-refusal-not-your-turn = Je bent niet aan de beurt: { $mover } beslist
plain-refusal-choose-first = Zeg eerst waarheen { $sent ->
    [you] je toestel
   *[other] het toestel van { $sent }
 } teruggaat
plain-refusal-reserve-first = Zeg eerst waarheen een toestel van de reserve gaat, of dat er geen komt
plain-refusal-nothing-to-choose = Er is geen toestel terug te sturen of te halen
plain-refusal-must-place = Een teruggestuurd toestel gaat naar een van zijn twee startgebieden
plain-refusal-must-move-on = Je Vierkant op { $bound } staat zij aan zij met dat van een ander: ga er eerst mee verder
plain-refusal-must-move = De eerste zet van een beurt is verplicht
plain-refusal-no-moves-left = Je hebt in deze beurt geen zet meer
plain-refusal-nobody-there = Daar is geen toestel
plain-refusal-not-yours = Dat toestel is van { $owner }, niet van jou
plain-refusal-is-captive = Je toestel kan niet vliegen: er ligt er een van { $owner } bovenop
plain-refusal-stays-forever = Een toestel in het midden blijft daar voorgoed
plain-refusal-faces-elsewhere = Dat toestel wijst naar { $faces } en kan op zijn vak niet draaien
plain-refusal-nothing-beyond = In die richting is niets om naartoe te vliegen
plain-refusal-faces-the-singularity = In het midden wijst een toestel naar het zwarte gat
plain-refusal-faces-back-out = Op een vuurpositie wijst een toestel weer naar buiten
plain-refusal-leads-nowhere = Naar { $new } leidt daar geen weg
plain-refusal-on-a-square = Dat is een Vierkant van { $holder }: daar kan niemand op landen
plain-refusal-partly-occupied = { $holder ->
    [you] Je toestel wijst daar naar { $held }: wijs naar { $held } om erop te landen, naar { $back } om een Vierkant te vormen
   *[other] { $holder } wijst daar naar { $held }: wijs naar { $held } om erop te landen, naar { $back } om het toestel naar huis te sturen
 }
plain-refusal-no-square-here = Daar is je eigen toestel, en in een wormgat ontstaat geen Vierkant
plain-refusal-opposite-a-stack = Tegenover je eigen stapel mag daar niets landen
plain-refusal-side-by-side = Een Vierkant zou daar zij aan zij staan met dat van een ander
plain-refusal-no-square-of-yours = Je hebt daar geen Vierkant
plain-refusal-off-the-grid = In die richting is geen vak
plain-refusal-space-taken = Een Vierkant stapt naar een leeg vak, en daar is { $holder ->
    [you] je eigen toestel
   *[other] een toestel van { $holder }
 }
plain-refusal-special-space = Vierkanten blijven op gewone vakken
plain-refusal-nothing-to-kill = In die richting is geen toestel
plain-refusal-sheltered = { $holder ->
    [you] Je toestel
   *[other] Het toestel van { $holder }
 } is daar veilig: dat is geen gewoon vak
plain-refusal-square-in-the-way = { $holder ->
    [you] Je Vierkant
   *[other] Het Vierkant van { $holder }
 } staat in de weg, en Vierkanten zijn niet uit te schakelen
plain-refusal-own-piece-in-the-way = Je eigen toestel ligt in de weg
plain-refusal-came-through-already = Dat toestel is er net door gekomen: het moet eerst vliegen voordat het er weer door gaat
plain-refusal-must-lead-on = Naar { $new } leidt daar geen weg
plain-refusal-not-both-loaded = Je ligt niet bovenop in beide vuurposities van die hoek
plain-refusal-empty-start = Je hebt geen toestel in dat startgebied

## Options in the lobby

option-first-player = Eerste speler
option-match-to = Match tot

## A line for each option

help-first-player = wie de eerste beurt heeft
help-match-to = er wordt gespeeld tot iemand zoveel punten heeft; 0: één spel

## Warnings, by clause

caution-AP-8 = drie plaatsen zijn niet helemaal even goed: in een match wisselen ze

## Their choices

choice-red = Rood
choice-blue = Blauw
choice-green = Groen
choice-yellow = Geel
choice-random = geloot

## Boards

board-standard = standaard
board-wide = breed

## Why a position is impossible

fault-bad-seats = er moeten 2 tot 4 spelers zijn, en een die nog meespeelt moet aan de beurt zijn
fault-nowhere-to-be = een toestel ligt waar geen toestel kan liggen
fault-wrong-stack = de toestellen van een stapel kloppen samen niet
fault-wrong-facing = een toestel wijst een kant op die het niet op kan wijzen
fault-no-real-square = een Vierkant is twee toestellen van één speler op een gewoon vak
fault-foreign-ground = een toestel ligt in het startgebied of de doos van een ander
fault-stray-mark = alleen toestellen op uiteinden van wormgaten zijn erdoor gekomen (^), en alleen toestellen van wie aan de beurt is op die van een ander zijn deze beurt geland (!)
fault-squares-side-by-side = Vierkanten van twee spelers staan zij aan zij, en geen van beide gaat voorbij
fault-out-but-present = wie uit het spel ligt, heeft toestellen buiten de Singulariteit
fault-wrong-phase = de fase past niet bij wat wordt teruggestuurd, uit de reserve komt of voorbijgaat
fault-should-be-over = een speler ligt bovenop in alle vier de centrale vakken, dus het spel is afgelopen
fault-bad-number = een getal valt buiten zijn grenzen
fault-cannot-act = wie aan de beurt is, kan niets doen, dus de beurt zou al voorbij zijn

## What a seat is asked in the terminal

question-send = Een toestel van { $owner } gaat terug naar zijn startgebied: left (links) is { $left }, right (rechts) is { $right }.
question-send-own = Je eigen toestel gaat terug naar zijn startgebied: left (links) is { $left }, right (rechts) is { $right }.
question-reserve = Een toestel uit je reserve halen? Left (links) is { $left }, right (rechts) is { $right }, of geen (none).
question-move = Je hebt nog { $n } { $n ->
    [one] zet
   *[other] zetten
 }.

## Glossary: what is on the table, one meaning each

term-plane = Toestel
meaning-plane = Vliegt waarheen zijn spits wijst, twee stappen rechtdoor, en draait als het landt. Een beurt heeft { $moves } zetten.
term-stack = Stapel
meaning-stack = Toestellen op elkaar. Alleen het bovenste beweegt; dat van een tegenstander eronder is gevangen. Het getal zegt hoeveel het er zijn.
term-square = Vierkant
meaning-square = Twee toestellen van één speler rug aan rug. Het stapt diagonaal, schakelt uit voor { $kill ->
    [one] { $kill } punt
   *[other] { $kill } punten
 } per toestel, en er kan niets mee gebeuren.
term-purple-space = Paars vak
meaning-purple-space = Een van de twee universums. Een los toestel verlaat zijn kleur nooit door te vliegen.
term-blue-space = Donkerblauw vak
meaning-blue-space = Het andere universum. Vierkanten, wormgaten en hyperruimte leiden van het ene naar het andere.
term-singularity = Singulariteit
meaning-singularity = Het zwarte gat in het midden. Wie in alle vakken eromheen bovenop ligt, wint meteen; in een match telt dat { $win ->
    [one] { $win } punt
   *[other] { $win } punten
 }.
term-central-space = Vak bij het zwarte gat
meaning-central-space = Een toestel dat erin vliegt, blijft voorgoed: twee punten bovenop, één onder een ander. Voor elk mag je er een uit je reserve halen.
term-start-area = Startgebied
meaning-start-area = Hier wachten toestellen in veiligheid. Het getal zegt hoeveel.
term-hyperspace = Hyperruimte
meaning-hyperspace = Vlieg erin en kom er meteen bij een andere hyperruimte uit, aan een kant die je kiest.
term-wormhole = Wormgat
meaning-wormhole = Een toestel erop mag gratis naar het andere uiteinde in dezelfde hoek, in het andere universum.
term-firing-position = Vuurpositie
meaning-firing-position = Lig je in een hoek op beide bovenop, dan vuur je met één zet beide toestellen af naar het midden.
term-came-through = Ring op een toestel
meaning-came-through = Het is door een wormgat gekomen en kan er pas na zijn volgende zet weer door.
term-reserve = Reserve
meaning-reserve = Toestellen die nog niet op het bord zijn. Van de { $pieces } beginnen er { $reserve } hier.
term-kills = Uitgeschakeld
meaning-kills = Toestellen van tegenstanders die je Vierkanten hebben weggenomen: elk { $kill ->
    [one] { $kill } punt
   *[other] { $kill } punten
 }.

## The screen of the terminal

screen-legend-stack = stapel naar het noorden: toestel van Rood op een van Blauw (g Groen, y Geel)
screen-legend-square = Vierkant van Rood
screen-legend-came-through = door een wormgat gekomen
screen-legend-wormhole = uiteinde van een wormgat
screen-legend-hyperspace = hyperruimte
screen-legend-firing-position = vuurpositie
screen-legend-centre = centraal vak
screen-legend-empty = leeg vak
screen-legend-start-area = startgebied zonder toestellen
screen-legend-reserve = toestel in reserve
screen-legend-turn = wie aan de beurt is
screen-match = match tot { $points }, spel { $game }
screen-round = ronde { $round }
screen-over = het spel is afgelopen
screen-drawing = er wordt geloot wie begint
screen-send = { $player } stuurt een toestel van { $owner } terug (nog { $n }): links { $left } of rechts { $right }?
screen-may-take = { $player } mag een toestel uit de reserve halen: links { $left }, rechts { $right } of geen?
screen-moves = { $player } heeft nog { $n ->
    [one] 1 zet
   *[other] { $n } zetten
 }
screen-account = start { $left }+{ $right }  reserve { $reserve }  uitg. { $kills }  boven { $top }  { $points }
screen-points = punten { $n }
screen-out = uit
screen-you = jij
