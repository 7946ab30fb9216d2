### Astroplane på svenska

## The language

language-name = Svenska

## The lid of the box

title = Astroplane
blurb = Flyg genom två sammanflätade universum, bilda Kvadrater och ta Singulariteten.

## Words that fill variables

name-north = norr
name-east = öster
name-south = söder
name-west = väster
name-straight = rakt fram
name-right = höger
    .way = åt höger
    .adjective = högra
name-left = vänster
    .way = åt vänster
    .adjective = vänstra
name-ne = nordost
name-se = sydost
name-sw = sydväst
name-nw = nordväst
name-none = ingen
name-red = röd
name-blue = blå
name-green = grön
name-yellow = gul
name-a-player-cannot-act = en spelare kan inte göra något
name-100-rounds-are-played = 100 rundor är spelade
name-nothing-has-stirred-for-30-rounds = inget har hänt på 30 rundor

## Why a move is not allowed

refusal-game-over = spelet är slut
refusal-not-your-turn = nu spelar { $mover }, inte { $player }
refusal-not-natures = det här bestämmer en spelare, inte slumpen
refusal-nature-first = först lottas vem som börjar
refusal-natures-only = vem som börjar lottas före spelet, ingen väljer det nu
refusal-no-such-colour = den spelaren finns inte vid det här bordet
refusal-no-such-space = den rutan finns inte på den här spelplanen
refusal-choose-first = säg först vart farkosten ({ $sent }) går tillbaka: vänster eller höger
refusal-reserve-first = säg först vart en farkost ur reserven går: vänster, höger eller ingen
refusal-nothing-to-choose = inget väntar på vänster, höger eller ingen: ingen farkost skickades tillbaka och ingen kommer ur reserven
refusal-must-place = en farkost som skickas tillbaka går till vänstra eller högra startområdet, inte ingenstans
refusal-must-move-on = Kvadraten på { $bound } står sida vid sida med en motståndares Kvadrat och måste flytta vidare först
refusal-must-move = turens första drag är obligatoriskt
refusal-no-moves-left = { $player } har inget drag kvar under den här turen
refusal-nobody-there = det finns ingen farkost på { $cell }
refusal-not-yours = farkosten på { $cell } tillhör { $owner }, inte { $player }
refusal-is-captive = farkosten på { $cell } ({ $player }) kan inte flyga, överst ligger { $owner }
refusal-stays-forever = en farkost i Singulariteten, här på { $cell }, flyger aldrig mer
refusal-faces-elsewhere = farkosten på { $cell } pekar mot { $faces }, inte mot { $facing }, och kan inte vända i sin ruta
refusal-nothing-beyond = farkosten på { $cell } pekar mot { $facing }, där det inte finns någon ruta att flyga till
refusal-faces-the-singularity = en farkost på { $target } kan bara peka mot Singulariteten
refusal-faces-back-out = en farkost på avfyrningspositionen { $target } kan bara peka tillbaka ut
refusal-leads-nowhere = { $target } är tom, och riktningen { $new } leder ingenstans där
refusal-on-a-square = på { $target } står en Kvadrat ({ $holder }), och på den kan ingen landa
refusal-partly-occupied = farkosten på { $target } pekar mot { $held } och täcker en del av halvan mot { $new }
refusal-no-square-here = på { $target } står redan en egen farkost ({ $player }), och ingen Kvadrat bildas i ett maskhål
refusal-opposite-a-stack = mitt emot den egna stapeln på { $target } ({ $player }) får ingen farkost landa
refusal-side-by-side = en Kvadrat på { $target } skulle stå sida vid sida med en motståndares Kvadrat
refusal-no-square-of-yours = { $player } har ingen Kvadrat på { $cell }
refusal-off-the-grid = det finns ingen ruta på den sidan av { $cell }
refusal-space-taken = en Kvadrat tar steg till en tom ruta, och på { $target } står en farkost ({ $holder })
refusal-special-space = { $target } är ingen vanlig ruta, dit kommer inga Kvadrater
refusal-nothing-to-kill = det finns ingen farkost på den diagonalen från { $cell }
refusal-sheltered = specialrutan { $target } skyddar farkosten där ({ $holder })
refusal-square-in-the-way = först på den diagonalen står en Kvadrat på { $target } ({ $holder }), och den kan inte slås
refusal-own-piece-in-the-way = först på den diagonalen står en egen farkost på { $target } ({ $player })
refusal-came-through-already = farkosten på { $cell } kom igenom maskhålet och måste flyga innan den får passera igen
refusal-must-lead-on = en farkost som passerar till { $target } måste peka mot en ruta eller avfyrningspositionen, { $new } leder ingenstans
refusal-not-both-loaded = { $player } ligger inte överst på hörnets båda avfyrningspositioner
refusal-empty-start = { $player } har ingen farkost i startområdet { $cell }

## What happened

event-first-drawn = lotten faller på { $owner }, som börjar
event-piece-flew = { $owner } flyger från { $cell } till { $target }, riktning { $facing }
event-piece-passed = { $owner } passerar maskhålet från { $cell } till { $target }, riktning { $facing }
event-piece-fired = { $owner }: farkost skjuts från { $cell } till { $target }
event-square-formed = { $owner } bildar en Kvadrat på { $cell }
event-square-stepped = { $owner }: Kvadrat tar ett steg från { $cell } till { $target }
event-square-killed = { $owner }: Kvadrat glider från { $cell } till { $target } och slår
event-landed-on = { $owner } landar överst på en farkost ({ $other }) på { $cell }
event-bonus-earned = { $owner } släpper fången på { $cell } och får ett bonusdrag
event-piece-eliminated = { $owner } förlorar en farkost på { $cell }
event-stack-sent-back = { $owner } skickar tillbaka det som stod på { $cell }: { $n }
event-piece-sent = { $owner }: farkost går tillbaka till startområdet { $cell }
event-entered = { $owner } går in i Singulariteten på { $cell }
event-reserve-taken = { $owner } tar en farkost ur reserven till { $cell }
event-reserve-left = { $owner } låter reserven vara
event-turn-ended = { $owner }: turen är slut
event-round-began = runda { $n }
event-player-out = { $owner } kan inte göra något och är ute ur spelet
event-true-win = { $owner } ligger överst på alla fyra centrala rutor: en äkta seger
event-ended-by-points = spelet avgörs på poäng: { $why }
event-game-scored = { $owner } får { $n } poäng
event-game-began = matchens spel { $n } börjar, först är { $owner }
event-hyperspace-crossed = { $owner } flyger in i hyperrymden vid { $cell } och kommer ut vid { $target }

## Plain words for people

name-upper-right = uppe till höger
name-lower-right = nere till höger
name-lower-left = nere till vänster
name-upper-left = uppe till vänster
name-up-and-right = uppåt höger
name-down-and-right = nedåt höger
name-down-and-left = nedåt vänster
name-up-and-left = uppåt vänster
name-above-hole = ovanför det svarta hålet
name-right-of-hole = till höger om det svarta hålet
name-below-hole = nedanför det svarta hålet
name-left-of-hole = till vänster om det svarta hålet
name-at-top = upptill
name-at-right = till höger
name-at-bottom = nedtill
name-at-left = till vänster
name-up = uppåt
name-down = nedåt
name-upper = övre
name-lower = nedre
phrase-plane = { $owner ->
    [you] din farkost
   *[other] farkosten ({ $owner })
 }
phrase-no-plane = ingenting
phrase-own-plane = en farkost i samma färg
phrase-spot = { $what ->
    [start] { NAME($where, form: "adjective") } startområdet
    [centre] mitten, { $where }
    [hyperspace] hyperrymden { $where }
    [wormhole] maskhålet { $where }
    [firing] avfyrningspositionen { $where }
   *[space] { $cell }
 }
    .kind = { $what }
    .side = { $where }
plain-action-fly = { NAME($target, form: "kind") ->
    [centre] Flyg { NAME($way, form: "way") } in i { $target }
    [firing] Flyg { NAME($way, form: "way") } till { $target }
    [hyperspace] Flyg { NAME($way, form: "way") } in i hyperrymden, kom ut { NAME($target, form: "side") }
    [wormhole] Flyg { NAME($way, form: "way") } in i { $target }, peka sedan { NAME($facing, form: "way") }
   *[space] Flyg { NAME($way, form: "way") }, peka sedan { NAME($facing, form: "way") }
 }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-leave = Från { $place }, peka { NAME($facing, form: "way") }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-pass = Genom { $place }, peka { NAME($facing, form: "way") }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-step = Kvadrat: ett steg { NAME($way, form: "way") }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-kill = Kvadrat: slå { $plane }, { NAME($way, form: "way") }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-fire = Skjut från hörnet { $corner }
plain-action-end = Avsluta turen
plain-action-choice = { $phase ->
    [sending] Skicka { $plane } tillbaka till { $place }
    [reserve] Hämta en farkost till { $place }
   *[none] Hämta ingen farkost
 }

plain-event-first-drawn = { $owner ->
    [you] Lotten faller på dig: du börjar
   *[other] Lotten faller på { $owner }, som börjar
 }
plain-event-piece-flew = { $owner ->
    [you] Du flyger
   *[other] { $owner } flyger
 } { NAME($cell, form: "kind") ->
    [start] från { $cell }
   *[space] { NAME($way, form: "way") }
 }{ NAME($target, form: "kind") ->
    [centre] { " " }in i { $target }
    [firing] { " " }till { $target }
    [hyperspace] { " " }ut ur { $target }
    [wormhole] { " " }in i { $target } och pekar { NAME($facing, form: "way") }
   *[space] { " " }och pekar { NAME($facing, form: "way") }
 }
plain-event-piece-passed = { $owner ->
    [you] Du går
   *[other] { $owner } går
 } genom { $cell } och pekar { NAME($facing, form: "way") }
plain-event-piece-fired = { $owner ->
    [you] Din farkost
   *[other] En farkost ({ $owner })
 } skjuts från hörnet { $corner } in i { $target }
plain-event-square-formed = { $owner ->
    [you] Du bildar
   *[other] { $owner } bildar
 } en Kvadrat på { $cell }
plain-event-square-stepped = { $owner ->
    [you] Din Kvadrat
   *[other] Kvadraten ({ $owner })
 } tar ett steg { NAME($way, form: "way") }, till { $target }
plain-event-square-killed = { $owner ->
    [you] Din Kvadrat
   *[other] Kvadraten ({ $owner })
 } glider { NAME($way, form: "way") } till { $target } och slår
plain-event-landed-on = { $owner ->
    [you] Du landar
   *[other] { $owner } landar
 } på { $plane }
plain-event-bonus-earned = { $owner ->
    [you] Du släpper en fånge fri och får
   *[other] { $owner } släpper en fånge fri och får
 } ett bonusdrag
plain-event-piece-eliminated = { $owner ->
    [you] Du förlorar
   *[other] { $owner } förlorar
 } en farkost
plain-event-stack-sent-back = { $owner ->
    [you] Du skickar
   *[other] { $owner } skickar
 } tillbaka { $n ->
    [one] en farkost
   *[other] { $n } farkoster
 }
plain-event-piece-sent = { $owner ->
    [you] Din farkost
   *[other] En farkost ({ $owner })
 } går tillbaka till { $cell }
plain-event-entered = { $owner ->
    [you] Du är
   *[other] { $owner } är
 } i { $cell }
plain-event-reserve-taken = { $owner ->
    [you] Du hämtar
   *[other] { $owner } hämtar
 } en farkost till { $cell }
plain-event-reserve-left = { $owner ->
    [you] Du låter
   *[other] { $owner } låter
 } reserven vara
plain-event-turn-ended = { $owner ->
    [you] Din tur är slut
   *[other] { $owner }: turen är slut
 }
plain-event-round-began = Runda { $n }
plain-event-player-out = { $owner ->
    [you] Du kan inte göra något och är ute ur spelet
   *[other] { $owner } kan inte göra något och är ute ur spelet
 }
plain-event-true-win = { $owner ->
    [you] Du ligger
   *[other] { $owner } ligger
 } överst på alla fyra rutor i mitten: en äkta seger
plain-event-ended-by-points = Spelet avgörs på poäng: { $why }
plain-event-game-scored = { $owner ->
    [you] Du får
   *[other] { $owner } får
 } { $n } poäng
plain-event-game-began = Matchens spel { $n } börjar: { $owner ->
    [you] du är
   *[other] { $owner } är
 } först
plain-event-hyperspace-crossed = { $owner ->
    [you] Du flyger
   *[other] { $owner } flyger
 } genom hyperrymden

plain-refusal-game-over = Spelet är slut
plain-refusal-not-your-turn = Det är inte din tur: { $mover } bestämmer
plain-refusal-choose-first = Säg först vart { $sent ->
    [you] din farkost
   *[other] farkosten ({ $sent })
 } går tillbaka
plain-refusal-reserve-first = Säg först vart en farkost ur reserven går, eller att ingen kommer
plain-refusal-nothing-to-choose = Det finns ingen farkost att skicka eller hämta
plain-refusal-must-place = En farkost som skickas tillbaka går till ett av sina två startområden
plain-refusal-must-move-on = Din Kvadrat på { $bound } står sida vid sida med en annan spelares: flytta den först
plain-refusal-must-move = Turens första drag måste göras
plain-refusal-no-moves-left = Du har inget drag kvar under den här turen
plain-refusal-nobody-there = Det finns ingen farkost där
plain-refusal-not-yours = Den farkosten tillhör { $owner }, inte dig
plain-refusal-is-captive = Din farkost kan inte flyga: överst ligger { $owner }
plain-refusal-stays-forever = En farkost i mitten stannar där för alltid
plain-refusal-faces-elsewhere = Farkosten pekar { NAME($faces, form: "way") } och kan inte vända på stället
plain-refusal-nothing-beyond = Åt det hållet finns inget att flyga till
plain-refusal-faces-the-singularity = I mitten pekar en farkost mot det svarta hålet
plain-refusal-faces-back-out = På en avfyrningsposition pekar en farkost tillbaka ut
plain-refusal-leads-nowhere = Att peka { NAME($new, form: "way") } där leder ingenstans
plain-refusal-on-a-square = Där står en Kvadrat ({ $holder }): på den kan ingen landa
plain-refusal-partly-occupied = { $holder ->
    [you] Din farkost pekar { NAME($held, form: "way") } där: peka { NAME($held, form: "way") } för att landa på den, { NAME($back, form: "way") } för att bilda en Kvadrat
   *[other] { $holder } pekar { NAME($held, form: "way") } där: peka { NAME($held, form: "way") } för att landa överst, { NAME($back, form: "way") } för att skicka tillbaka
 }
plain-refusal-no-square-here = Din egen farkost står där, och ingen Kvadrat bildas i ett maskhål
plain-refusal-opposite-a-stack = Mitt emot din egen stapel får inget landa
plain-refusal-side-by-side = En Kvadrat där skulle stå sida vid sida med en annan spelares
plain-refusal-no-square-of-yours = Du har ingen Kvadrat där
plain-refusal-off-the-grid = Det finns ingen ruta åt det hållet
plain-refusal-space-taken = En Kvadrat tar steg till en tom ruta, och där står { $holder ->
    [you] din egen farkost
   *[other] en farkost ({ $holder })
 }
plain-refusal-special-space = Kvadrater håller sig på vanliga rutor
plain-refusal-nothing-to-kill = Det finns ingen farkost åt det hållet
plain-refusal-sheltered = { $holder ->
    [you] Din farkost
   *[other] Farkosten ({ $holder })
 } är trygg där: det är ingen vanlig ruta
plain-refusal-square-in-the-way = { $holder ->
    [you] Din Kvadrat
   *[other] Kvadraten ({ $holder })
 } står i vägen, och Kvadrater kan inte slås
plain-refusal-own-piece-in-the-way = Din egen farkost står i vägen
plain-refusal-came-through-already = Den farkosten har just kommit igenom: den måste flyga innan den passerar igen
plain-refusal-must-lead-on = Att peka { NAME($new, form: "way") } där leder ingenstans
plain-refusal-not-both-loaded = Du ligger inte överst på hörnets båda avfyrningspositioner
plain-refusal-empty-start = Du har ingen farkost i det startområdet

## What buttons say, by verb

action-fly = flyg från { $cell }, riktning { $facing }, { $turn }
action-leave = lämna { $place }, { $turn }
action-pass = passera maskhålet { $end }, riktning { $facing }
action-step = Kvadraten på { $space } ett steg mot { $diagonal }
action-kill = Kvadraten på { $space } slår mot { $diagonal }
action-fire = skjut från hörnet { $corner }
action-end = avsluta turen
action-choice = { $choice }

## What one may type, by verb

kind-fly = flyg från f3 till f5 och peka mot norr där; i hyperrymden anges utgången: h3-o8
kind-leave = lämna ett startområde, och på samma sätt hyperrymden eller en avfyrningsposition
kind-pass = passera maskhålet från n13, peka mot söder på m14 (gratis)
kind-step = flytta Kvadraten på f3 en ruta i sidled
kind-kill = Kvadraten på f3 glider till i6 och slår det som står där
kind-fire = skjut iväg båda farkosterna i nordöstra anomalin
kind-end = avsluta turen
kind-choice = startområde för en farkost som skickas tillbaka eller kommer ur reserven; även right eller none

## Labels for the lobby

option-first-player = Vem som börjar
option-match-to = Match till
choice-red = röd
choice-blue = blå
choice-green = grön
choice-yellow = gul
choice-random = lottas
board-standard = standard
board-wide = bred
help-first-player = vem som har den första turen
help-match-to = spela tills någon har så många poäng; 0: ett enda spel

caution-AP-8 = de tre platserna är inte riktigt lika bra: i en match byter man sida

## What a seat is asked in the terminal

question-send = En farkost ({ $owner }) går tillbaka till sitt startområde: vänster är { $left }, höger är { $right }.
question-send-own = Din egen farkost går tillbaka till sitt startområde: vänster är { $left }, höger är { $right }.
question-reserve = Vill du ta en farkost ur reserven? Vänster är { $left }, höger är { $right }, eller ingen.
question-move = Du har { $n ->
    [one] { $n } drag
   *[other] { $n } drag
 } kvar.

## Glossary: what is on the table, one meaning each

term-plane = Farkost
meaning-plane = Flyger dit spetsen pekar, två steg rakt fram, och väljer riktning när den landar. En tur har { $moves } drag.
term-stack = Stapel
meaning-stack = Farkoster ovanpå varandra. Bara den översta kan flyga; en motståndares under den är fånge. Siffran säger hur många de är.
term-square = Kvadrat
meaning-square = Två farkoster av samma spelare, rygg mot rygg. Den tar steg diagonalt, slår för { $kill ->
    [one] { $kill } poäng
   *[other] { $kill } poäng
 } per farkost, och inget kan hända den.
term-purple-space = Lila ruta
meaning-purple-space = Ett av de två universumen. En ensam farkost lämnar aldrig sin färg genom att flyga.
term-blue-space = Mörkblå ruta
meaning-blue-space = Det andra universumet. Kvadrater, maskhål och hyperrymden leder från det ena till det andra.
term-singularity = Singulariteten
meaning-singularity = Det svarta hålet i mitten. Ligger du överst på alla dess rutor vinner du genast, vilket räknas som { $win ->
    [one] { $win } poäng
   *[other] { $win } poäng
 } i en match.
term-central-space = Ruta vid det svarta hålet
meaning-central-space = En farkost som går in stannar för alltid: två poäng överst, en under en annan. För varje får du ta en ur reserven.
term-start-area = Startområde
meaning-start-area = Här väntar farkoster i trygghet. Siffran säger hur många.
term-hyperspace = Hyperrymd
meaning-hyperspace = Flyg in och kom genast ut ur en annan hyperrymd, på en sida som du väljer.
term-wormhole = Maskhål
meaning-wormhole = En farkost här får passera till andra änden i samma hörn, gratis, in i det andra universumet.
term-firing-position = Avfyrningsposition
meaning-firing-position = Ligg överst på båda i ett hörn, så skjuter ett drag båda farkosterna in i mitten.
term-came-through = Ring på en farkost
meaning-came-through = Den kom igenom ett maskhål och kan inte passera igen före sitt nästa drag.
term-reserve = Reserv
meaning-reserve = Farkoster som ännu inte är på spelplanen. Av { $pieces } farkoster börjar { $reserve } här.
term-kills = Slagna
meaning-kills = Motståndares farkoster som dina Kvadrater har slagit: { $kill ->
    [one] { $kill } poäng
   *[other] { $kill } poäng
 } var.

## Why a position is impossible

fault-bad-seats = det måste vara 2 till 4 spelare, och en som är kvar i spelet måste vara i tur
fault-nowhere-to-be = en farkost är där ingen farkost kan vara
fault-wrong-stack = farkosterna i en stapel går inte ihop
fault-wrong-facing = en farkost pekar åt ett håll den inte kan
fault-no-real-square = en Kvadrat är två farkoster av samma spelare på en vanlig ruta
fault-foreign-ground = en farkost är i en annan spelares startområde eller låda
fault-stray-mark = bara farkoster vid maskhålens ändar har kommit igenom (^), och bara farkoster som tillhör spelaren i tur och ligger överst på en motståndares har landat under den här turen (!)
fault-squares-side-by-side = två spelares Kvadrater står sida vid sida, och ingen av dem är på väg förbi
fault-out-but-present = en spelare som är ute har farkoster utanför Singulariteten
fault-wrong-phase = fasen passar inte ihop med vad som skickas tillbaka, tas ur reserven eller är på väg förbi
fault-should-be-over = en spelare ligger överst på alla fyra centrala rutor, så spelet är slut
fault-bad-number = ett tal ligger utanför sina gränser
fault-cannot-act = den som är i tur kan inte göra något, så turen hade gått vidare

## The screen of the terminal

screen-legend-stack = stapel som pekar mot norr: röd farkost på en blå (g grön, y gul)
screen-legend-square = röd Kvadrat
screen-legend-came-through = kom igenom ett maskhål
screen-legend-wormhole = ände av ett maskhål
screen-legend-hyperspace = hyperrymd
screen-legend-firing-position = avfyrningsposition
screen-legend-centre = central ruta
screen-legend-empty = tom ruta
screen-legend-start-area = startområde utan farkoster
screen-legend-reserve = farkost i reserv
screen-legend-turn = vem som står i tur
screen-match = match till { $points }, spel { $game }
screen-round = runda { $round }
screen-over = spelet är slut
screen-drawing = det lottas vem som börjar
screen-send = { $player } skickar tillbaka en farkost: { $owner } ({ $n } kvar), vänster { $left } eller höger { $right }?
screen-may-take = { $player } får ta en farkost ur reserven: vänster { $left }, höger { $right } eller ingen?
screen-moves = { $player } har { $n } drag kvar
screen-account = start { $left }+{ $right }  reserv { $reserve }  slagna { $kills }  överst { $top }  { $points }
screen-points = poäng { $n }
screen-out = ute
screen-you = du
