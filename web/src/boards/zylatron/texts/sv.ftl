### Spelplanen för Zylatron

zylatron-galaxy = Rymden
zylatron-point = { $point }: { $what }
zylatron-nothing = tom
zylatron-zoomIn = Zooma in
zylatron-zoomOut = Zooma ut
zylatron-whole = Hela spelplanen, eller tillbaka hem
zylatron-close = Stäng
zylatron-goHere = { $piece }: gå hit
zylatron-damaged = med skada

zylatron-colour-red = röd
zylatron-colour-blue = blå
zylatron-colour-green = grön
zylatron-colour-yellow = gul

zylatron-nobody = ingen

zylatron-kind-battle-star = Stridsstjärna
zylatron-kind-star-fighter = Jaktskepp
zylatron-kind-warrior = Krigare
zylatron-kind-missile = Krillmissil

zylatron-card-hit = TRÄFF
zylatron-card-miss = MISS
zylatron-card-damage = SKADA

zylatron-condition-working = fungerar
zylatron-condition-damaged = skadad
zylatron-condition-destroyed = förstörd

zylatron-verb-begin = Flytta
zylatron-verb-fire = Skjut
zylatron-verb-launch = Avfyra
zylatron-verb-beam = Stråla
zylatron-verb-shift = Flytta om
zylatron-verb-repair = Reparera
zylatron-verb-load = Lasta
zylatron-verb-dock = Gå ombord
zylatron-verb-drop = Sätt ned
zylatron-verb-onto = Till
zylatron-verb-target = Mål
zylatron-verb-rebuild = Bygg upp
zylatron-verb-end = Avsluta turen

zylatron-prompt-over = Spelet är slut.
zylatron-prompt-wait = Nu spelar { $colour }.
zylatron-prompt-act = Tryck på en av dina pjäser. Förflyttningar kvar: { $n }
zylatron-prompt-order = Välj vad den ska göra. Förflyttningar kvar: { $n }
zylatron-prompt-moved = Alla förflyttningar är gjorda: skjut, stråla, köp eller avsluta turen.
zylatron-prompt-end = Det finns inget kvar att göra: avsluta turen.
zylatron-prompt-mover = { $piece } rör sig: { $n } { $n ->
    [one] steg
   *[other] steg
 } kvar. Tryck på en markerad punkt.
zylatron-prompt-join = { $piece } har kommit till en egen pjäs: lasta den eller gå ombord.
zylatron-prompt-fire = { $piece } skjuter: tryck på målet.
zylatron-prompt-launch = { $piece } avfyras: tryck där den exploderar.
zylatron-prompt-beam = Vart strålas { $piece }?
zylatron-prompt-shift = Vart flyttas { $piece } om?
zylatron-prompt-buy = Var ställs den nya pjäsen ({ $piece })?
zylatron-prompt-pick = Tryck på planeten du vill ha.
zylatron-prompt-card = Ett skottkort dras.

zylatron-round = Runda { $round } av { $last }
zylatron-money = Zy
zylatron-moneyOf = { $n } Zy
zylatron-zylonCard = har Zylonkortet
zylatron-heldBy = tagen av { $colour }
zylatron-out = utslagen
zylatron-factories = Fabriker
zylatron-bank = Bank
zylatron-lostOf = { $n } i banken
zylatron-strikes = Skottkort kvar
zylatron-sheet = Räckvidder och priser

zylatron-sheet-moves = rör sig
zylatron-sheet-laser = laser
zylatron-sheet-pegs = platser
zylatron-sheet-more = Stråle { $beam } · explosion { $blast } · fabrik { $price }

zylatron-banner-picks = { $colour } väljer en planet
zylatron-banner-turn = { $colour } · runda { $n }
zylatron-banner-reshuffled = Skottkorten blandas om
zylatron-banner-income = { $colour }: +{ $n } { $n ->
    [one] Zy
   *[other] Zy
 }
zylatron-banner-zylon = { $colour } tar Zylonkortet!
zylatron-banner-captured = { $other } intar högkvarteret ({ $colour })!
zylatron-banner-inherits = { $colour } har ingen krigare: { $other } ärver
zylatron-banner-deserted = { $colour } är utslagen
zylatron-banner-wins = { $colour } härskar i rymden!
zylatron-banner-rounds = { $n ->
    [one] 1 runda är
   *[other] { $n } rundor är
 } över

zylatron-say-turn = Nu spelar { $colour }, runda { $round }. Förflyttningar kvar: { $moves }.
zylatron-say-mover = { $piece } rör sig, { $n } { $n ->
    [one] steg
   *[other] steg
 } kvar.
zylatron-say-player = { $colour } har { $money } { $money ->
    [one] Zy
   *[other] Zy
 }; förlorade pjäser: { $lost }.
zylatron-say-out = { $colour } är utslagen.
zylatron-say-pieces = Pjäser ({ $colour }): { $pieces }.
zylatron-say-at = { $what }: { $point }
zylatron-say-factory = { $name }: { $condition }
zylatron-say-factories = Fabriker: { $factories }.
zylatron-say-zylon = Zylonkortet: { $colour }.

zylatron-group-begin = Flytta en pjäs
zylatron-group-go = Gå till en punkt
zylatron-group-load = Lasta
zylatron-group-dock = Gå ombord
zylatron-group-drop = Sätt ned
zylatron-group-fire = Skjut
zylatron-group-target = Välj målet
zylatron-group-launch = Avfyra
zylatron-group-detonate = Explodera
zylatron-group-beam = Stråla
zylatron-group-to = Stråla ned till
zylatron-group-shift = Flytta om
zylatron-group-onto = Till
zylatron-group-buy = Köp
zylatron-group-at = Ställ den
zylatron-group-repair = Reparera
zylatron-group-rebuild = Bygg upp
zylatron-group-pick = Välj en planet
zylatron-group-end = Avsluta turen

zylatron-do-begin = Flytta { $what }
zylatron-do-go = Gå: { $what }
zylatron-do-load = Lasta { $what }
zylatron-do-dock = Gå ombord på { $what }
zylatron-do-drop = Sätt ned { $what }
zylatron-do-fire = { $what } skjuter
zylatron-do-target = Mål: { $what }
zylatron-do-launch = Avfyra { $what }
zylatron-do-detonate = Explodera: { $what }
zylatron-do-beam = Stråla { $what }
zylatron-do-to = Stråla ned: { $what }
zylatron-do-shift = Flytta om { $what }
zylatron-do-onto = Till { $what }
zylatron-do-buy = Köp { $what }
zylatron-do-at = Ställ den: { $what }
zylatron-do-repair = Reparera { $what }
zylatron-do-rebuild = Bygg upp { $what }
zylatron-do-pick = Välj planeten { $what }
zylatron-do-end = Avsluta turen

zylatron-moved = har flyttats
zylatron-fired = har skjutit

zylatron-share-warriors = { $n } { $n ->
    [one] krigare på spelplanen
   *[other] krigare på spelplanen
 }
zylatron-share-factories = { $n } { $n ->
    [one] fabrik som står kvar
   *[other] fabriker som står kvar
 }

zylatron-aim = Inta de andras högkvarter: en av dina krigare måste gå dit till fots. Du har tre förflyttningar per tur; bärare flyger krigare över, lasrar och missiler röjer vägen.
zylatron-scoring = Den sista spelaren som är kvar vinner. Efter sista rundan räknas varje krigare på spelplanen och varje fabrik som står kvar som en poäng.

zylatron-pieceOf = { $kind } { $n } ({ $colour })
zylatron-pieceFree = { $kind } { $n }
zylatron-factoryAt = Fabrik ({ $colour }) { $place ->
    [home] hemma
    [moon] på månen
   *[zylon] på Zylon
 }
zylatron-spot-headquarters = högkvarteret på { $body }
zylatron-spot-middle = mitt på { $body }
zylatron-spot-on = på { $body }, { $side }
zylatron-spot-beside = intill { $body }, { $side }
zylatron-spot-space = i rymden, närmast { $body }, { $side }
zylatron-body-zylon = Zylon
zylatron-body-planet-upper-left = planeten uppe till vänster
zylatron-body-planet-upper-right = planeten uppe till höger
zylatron-body-planet-lower-right = planeten nere till höger
zylatron-body-planet-lower-left = planeten nere till vänster
zylatron-body-moon-upper-left = månen uppe till vänster
zylatron-body-moon-upper-right = månen uppe till höger
zylatron-body-moon-lower-right = månen nere till höger
zylatron-body-moon-lower-left = månen nere till vänster
zylatron-side-right = till höger
zylatron-side-upper-right = uppe till höger
zylatron-side-above = ovanför
zylatron-side-upper-left = uppe till vänster
zylatron-side-left = till vänster
zylatron-side-lower-left = nere till vänster
zylatron-side-below = nedanför
zylatron-side-lower-right = nere till höger

zylatron-setup-piece = { $kind }, { $colour }
zylatron-setup-hurt = Skada
zylatron-setup-factory = Fabrik: fungerar, skadad, förstörd
zylatron-setup-way = På en pjäs som redan står där hamnar en ny
zylatron-setup-carrier = på den som bär alla andra
zylatron-setup-top = på den översta
zylatron-setup-stack = Senast klickade stapel: last inom parentes, ! för skada
zylatron-setup-moves = Förflyttningar kvar
zylatron-setup-zylon = Zylonkortet
zylatron-setup-mover = Vem som rör sig, med steg kvar: rf1:3
zylatron-setup-subject = Pjäsen i en halvfärdig handling: rw1
zylatron-setup-target = Målet som väntar på ett kort: bf2 eller blue-moon
zylatron-setup-blast = Var en missil exploderar: 28,14
zylatron-setup-ruins = Förstörda fabriker: red-home, blue-moon
zylatron-setup-hurtOnes = Skadade fabriker: red-zylon
zylatron-setup-of = Rundor totalt
zylatron-setup-lacked = Hade ingen krigare när turen började
zylatron-setup-half = Halva priser
zylatron-setup-touch = Rörd är förd
zylatron-setup-planet = Planet
zylatron-setup-noPlanet = inte vald än
zylatron-setup-held = Dess pjäser lyder
zylatron-setup-remover = Vem som tog den sista krigaren
zylatron-setup-phase-pick = planeter väljs
zylatron-setup-phase-act = en tur
zylatron-setup-phase-join = en pjäs har kommit till en egen
zylatron-setup-phase-leave = en pjäs har satt ned en annan
zylatron-setup-phase-fire = ett mål anges
zylatron-setup-phase-launch = en missil avfyras
zylatron-setup-phase-beam = en pjäs strålas
zylatron-setup-phase-shift = last flyttas om
zylatron-setup-phase-buy = en pjäs köps
zylatron-setup-phase-card = ett skottkort dras
zylatron-setup-phase-over = spelet är slut
zylatron-corner-top-left = uppe till vänster
zylatron-corner-top-right = uppe till höger
zylatron-corner-bottom-right = nere till höger
zylatron-corner-bottom-left = nere till vänster
