### ZYLATRON på svenska

## The language

language-name = Svenska

## The lid of the box

title = ZYLATRON
blurb = För en krigare tvärs genom rymden och landa på fiendens högkvarter.

## Words that fill variables

name-red-home = röda hemfabriken
name-red-moon = röda månfabriken
name-red-zylon = röda Zylonfabriken
name-blue-home = blå hemfabriken
name-blue-moon = blå månfabriken
name-blue-zylon = blå Zylonfabriken
name-green-home = gröna hemfabriken
name-green-moon = gröna månfabriken
name-green-zylon = gröna Zylonfabriken
name-yellow-home = gula hemfabriken
name-yellow-moon = gula månfabriken
name-yellow-zylon = gula Zylonfabriken
name-battle-star = stridsstjärna
name-star-fighter = jaktskepp
name-warrior = krigare
name-missile = krillmissil
name-top-left = uppe till vänster
name-top-right = uppe till höger
name-bottom-right = nere till höger
name-bottom-left = nere till vänster
name-hit = TRÄFF
name-miss = MISS
name-damage = SKADA
name-red = röd
name-blue = blå
name-green = grön
name-yellow = gul
name-nothing = ingenting
name-too-many = för många

## What buttons say, by verb

action-go = gå till { $point }
action-begin = { $piece } börjar röra sig
action-load = lasta { $piece }
action-dock = gå ombord på { $piece }
action-drop = sätt ned { $piece }
action-fire = { $piece } skjuter
action-launch = avfyra { $piece }
action-beam = stråla { $piece }
action-shift = flytta om { $piece }
action-repair = reparera { $piece }
action-onto = på { $piece }
action-rebuild = bygg upp { $factory }
action-buy = köp { $kind }
action-pick = ta planeten { $corner }
action-end = avsluta turen

## What one may type, by verb

kind-go = pjäsen som flyttas går till punkt x,y
kind-detonate = var missilen exploderar
kind-to = dit pjäsen strålas ned
kind-at = där den köpta pjäsen ställs
kind-begin = rf1 börjar sin förflyttning: r röd, b f w m slaget, 1 numret
kind-load = pjäsen som flyttas tar upp rw1 där den har kommit fram
kind-dock = pjäsen som flyttas går ombord på rf1 där den har kommit fram
kind-drop = pjäsen som flyttas sätter ned rw1 och måste sedan därifrån
kind-fire = rf1 skjuter; sedan: target bw2, eller target blue-home
kind-launch = rm1 avfyras; sedan: detonate 30,4
kind-beam = rw1 strålas; sedan: onto rb1, eller to 10,4
kind-shift = rw1 byter plats i stapeln; sedan: onto rf1
kind-repair = betala halva priset, så fungerar den igen
kind-onto = bäraren som efterfrågades
kind-target = pjäsen eller fabriken som lasern riktas mot
kind-rebuild = betala för en förstörd fabrik
kind-buy = köp en förlorad pjäs; sedan: at 10,4 (en missil även: onto rf1)
kind-pick = ta en planet före spelet
kind-end = avsluta turen

## Why a move is not allowed

refusal-game-over = spelet är slut
refusal-not-your-turn = nu spelar { $turn }, inte { $player }
refusal-not-natures = det här bestämmer en spelare, slumpen drar bara skottkort
refusal-no-such-piece = det finns ingen { $piece } vid det här bordet
refusal-nature-first = först måste ett skottkort dras
refusal-natures-only = skottkort dras, de väljs inte
refusal-pick-first = planeterna väljs fortfarande
refusal-planets-are-picked = alla planeter är redan valda
refusal-join-first = { $mover } står på en egen pjäs: den måste genast lastas, eller så går { $mover } ombord
refusal-move-off-first = { $mover } har satt ned en pjäs här och måste därifrån först
refusal-target-first = ange först målet för { $subject }
refusal-detonate-first = { $subject } är avfyrad: säg var den exploderar
refusal-beam-where = säg vart { $subject } strålas
refusal-shift-where = säg vart { $subject } flyttas om
refusal-place-first = säg var { $subject }, som köpts, ställs
refusal-go-there-first = last tas upp, och man går ombord, genom att gå till punkten: börja en förflyttning och gå dit
refusal-nothing-to-name = inget väntar på ett mål eller en bärare; börja med fire, beam, shift eller buy
refusal-not-your-piece = { $piece } lyder inte { $player }
refusal-is-lost = { $piece } är inte på spelplanen utan i banken
refusal-is-damaged = { $piece } har en skada och gör inget före återhämtning eller reparation
refusal-is-captured = { $piece } erövrades under den här turen och kan inte agera förrän { $player } har sin nästa
refusal-no-such-point = punkt { $point } finns inte på spelplanen
refusal-no-such-factory = det finns ingen fabrik { $factory } vid det här bordet
refusal-no-such-card = inget { $card } är kvar bland skottkorten
refusal-planet-taken = planeten { $corner } är tagen
refusal-has-moved-already = { $piece } har redan börjat sin förflyttning under den här turen
refusal-no-moves-left = { $moves ->
    [one] turens enda förflyttning är gjord
   *[other] turens alla { $moves } förflyttningar är gjorda
 }
refusal-begun-must-step = rörd är förd: { $mover } har börjat sin förflyttning och måste först ta ett steg
refusal-missiles-fly-once = { $piece } är en krillmissil, den rör sig bara när den avfyras eller bärs
refusal-land-only = en krigare går bara på land
refusal-space-only = en stridsstjärna rör sig bara i rymden, { $point } är land
refusal-too-far = { $mover } behöver { $steps } { $steps ->
    [one] steg
   *[other] steg
 } till { $point } och har { $left }
refusal-already-there = { $mover } är redan på { $point }
refusal-nothing-moves = ingen pjäs rör sig: börja en förflyttning först
refusal-enemy-in-the-way = en fiendes pjäs står på { $point }; pjäser passerar över den men kan inte stanna där
refusal-no-room-to-join = på { $point } står en egen pjäs som { $mover } varken kan lasta eller gå ombord på
refusal-carries-moved = den bär en pjäs som har börjat sin egen förflyttning under den här turen och inte får bäras längre
refusal-only-warriors-land = { $point } är ett högkvarter där bara en krigare får stanna
refusal-hq-is-barred = en pjäs står på högkvarteret { $point } och spärrar landningen
refusal-was-boarded = en pjäs har gått ombord på { $piece } med sin egen förflyttning, så { $piece } kan inte börja en under den här turen
refusal-no-pegs = bara jaktskepp och stridsstjärnor har platser för last
refusal-too-big-to-carry = en stridsstjärna kan inte bäras
refusal-no-free-peg = ingen plats är ledig där
refusal-has-moved = { $piece }, eller dess last, har börjat en förflyttning under den här turen och kan inte lastas eller strålas
refusal-already-loaded = { $piece } har redan lastats en gång under den här turen
refusal-not-standing-here = { $piece } är inte den andra pjäsen på samma punkt som { $mover }
refusal-no-cargo-of-mover = { $piece } bärs inte av { $mover }
refusal-already-dropped = { $piece } har redan satts ned en gång under den här turen
refusal-cannot-move-off = { $mover } kunde inte ta sig därifrån efter att ha satt ned en pjäs här
refusal-no-place-in-space = { $point } är rymd, och slaget { $kind } kan bara sättas ned på land
refusal-not-carried = { $piece } bärs inte, så det finns inget att flytta om
refusal-already-shifted = { $piece } har redan flyttats om en gång under den här turen
refusal-no-other-peg = ingen annan plats är ledig i samma stapel som { $piece }
refusal-not-in-stack = { $piece } är inte en annan bärare i samma stapel som { $subject }
refusal-same-carrier = { $subject } sitter redan på { $piece }
refusal-not-beamable = { $piece } kan inte strålas, det kan bara krigare och krillmissiler
refusal-already-beamed = { $piece } har redan strålats en gång under den här turen
refusal-no-beam-in-range = ingen fungerande stridsstjärna kan stråla den: räckvidden är { $beam }
refusal-shift-instead = { $piece } är i samma stapel som { $subject }: flytta om i stället för att stråla
refusal-no-beam-down-to-space = { $point } är rymd, pjäser strålas ned till land
refusal-not-free = { $point } är inte ledig
refusal-hq-closed-to-beams = inget sätts ned på högkvarteret { $point }, dit går en krigare till fots
refusal-no-laser = en krillmissil har ingen laser
refusal-has-fired = { $piece } har redan skjutit under den här turen
refusal-no-target-in-range = { $piece } har ingen fiende inom sin räckvidd på { $range }
refusal-out-of-range = målet är { $steps } bort från { $subject }, räckvidden är { $range }
refusal-not-an-enemy = det hör inte till någon fiende
refusal-factory-in-ruins = { $factory } är redan förstörd
refusal-factories-are-safe = fabriker kan inte träffas i det här spelet
refusal-not-a-missile = { $piece } är ingen krillmissil
refusal-not-on-start = { $piece } kan bara avfyras från sin startplats eller från en bärare
refusal-new-missile = { $piece } köptes till en farkost under den här turen och kan inte avfyras före nästa
refusal-beyond-flight = { $point } är { $steps } { $steps ->
    [one] punkt
   *[other] punkter
 } bort, en krillmissil flyger { $flight }
refusal-carrier-is-damaged = { $carrier } har en skada: lasten får gå därifrån, men { $piece } kan inte avfyras
refusal-not-in-this-game = det här spelet spelas utan sådana pjäser ({ $kind })
refusal-none-lost = { $player } har inte förlorat någon pjäs av slaget { $kind }
refusal-too-dear = det kostar { $price ->
    [one] { $price } Zy
   *[other] { $price } Zy
 }, { $player } har { $money }
refusal-no-free-start = ingen startplats för slaget { $kind } är ledig
refusal-not-a-start = { $player } har ingen startplats för den på { $point }
refusal-start-is-taken = startplatsen { $point } är tagen
refusal-only-missiles-aboard = bara en köpt krillmissil kan ställas på en farkost
refusal-not-damaged = { $piece } har ingen skada
refusal-not-your-factory = { $factory } tillhör inte { $player }
refusal-factory-recovers = { $factory } är skadad; den återhämtar sig själv och kan inte repareras i förtid
refusal-not-in-ruins = { $factory } är inte förstörd
refusal-must-buy-warrior = { $player } har ingen krigare men kan köpa en, och måste göra det innan turen avslutas

## What happened

event-planet-picked = { $owner } väljer planeten { $corner }
event-turn-began = nu spelar { $owner }, runda { $n }
event-move-began = { $kind } { $piece } börjar sin förflyttning
event-piece-went = { $piece } går { $steps } från { $start } till { $point }
event-piece-loaded = { $piece } lastas på { $carrier }
event-piece-docked = { $piece } går ombord på { $carrier }
event-piece-dropped = { $piece } sätts ned på { $point }
event-piece-shifted = { $piece } flyttas om till { $carrier }
event-piece-beamed-aboard = { $piece } strålas ombord på { $carrier }
event-piece-beamed-down = { $piece } strålas ned till { $point }
event-laser-fired = { $kind } { $piece } skjuter på { $target }
event-missile-detonated = { $piece } flyger från { $start } och exploderar på { $point }
event-card-drawn = { $card } för { $target }
event-piece-lost = { $kind } { $piece } förloras på { $point }
event-piece-damaged = { $kind } { $piece } skadas
event-factory-destroyed = fabriken förstörs: { $factory }
event-factory-damaged = fabriken skadas: { $factory }
event-pile-reshuffled = skottkorten blandas om
event-piece-bought = { $kind } { $piece } köps för { $price } och ställs på { $point }
event-piece-repaired = { $piece } repareras för { $price }
event-factory-rebuilt = fabriken byggs upp för { $price }: { $factory }
event-income-paid = { $owner } får { $n ->
    [one] { $n } Zy
   *[other] { $n } Zy
 }
event-zylon-taken = { $owner } tar Zylonkortet
event-player-captured = { $other } landar på högkvarteret ({ $owner }) och tar allt
event-player-without-warrior = { $owner } har ingen krigare och slås ut; { $other } ärver
event-player-deserted = { $owner } har ingen krigare och slås ut; ingen ärver
event-last-player-left = { $owner } är den sista kvar
event-rounds-are-over = { $n ->
    [one] { $n } runda är
   *[other] { $n } rundor är
 } över

## Plain words for people

name-upper-left = uppe till vänster
name-upper-right = uppe till höger
name-lower-right = nere till höger
name-lower-left = nere till vänster
name-above = upptill
name-below = nedtill
name-left = till vänster
    .way = åt vänster
name-right = till höger
    .way = åt höger
name-middle = i mitten
name-up-left = uppåt vänster
name-up-right = uppåt höger
name-down-left = nedåt vänster
name-down-right = nedåt höger
name-nobody = ingen
phrase-kind = { $kind ->
    [battle_star] en stridsstjärna
    [star_fighter] ett jaktskepp
    [warrior] en krigare
   *[missile] en krillmissil
 }
phrase-piece = { $kind ->
    [battle_star] stridsstjärna
    [star_fighter] jaktskepp
    [warrior] krigare
   *[missile] krillmissil
 } { $n }{ $owner ->
    [you] { "" }
   *[other] { " " }({ $owner })
 }
phrase-no-piece = ingenting
phrase-factory = { $owner ->
    [you] din fabrik
   *[other] fabriken ({ $owner })
 } { $place ->
    [home] hemma
    [moon] på månen
   *[zylon] på Zylon
 }
phrase-body = { $name ->
    [zylon] Zylon
    [planet] planeten { $corner }
   *[moon] månen { $corner }
 }
phrase-spot = { $what ->
    [headquarters] { $name ->
        [zylon] Zylons högkvarter
       *[planet] { $owner ->
            [you] ditt högkvarter
            [nobody] högkvarteret på { $body }
           *[other] högkvarteret ({ $owner })
         }
     }
    [on] på { $body } ({ $side })
    [beside] intill { $body } ({ $side })
   *[space] i rymden ({ $side ->
        [above] ovanför
        [below] nedanför
       *[other] { $side } om
     } { $body })
 }
    .kind = { $what }
    .to = { $what ->
        [headquarters] till { $name ->
            [zylon] Zylons högkvarter
           *[planet] { $owner ->
                [you] ditt högkvarter
                [nobody] högkvarteret på { $body }
               *[other] högkvarteret ({ $owner })
             }
         }
        [on] till { $body } ({ $side })
        [beside] intill { $body } ({ $side })
       *[space] ut i rymden ({ $side ->
        [above] ovanför
        [below] nedanför
       *[other] { $side } om
     } { $body })
     }
    .at = { $what ->
        [headquarters] på { $name ->
            [zylon] Zylons högkvarter
           *[planet] { $owner ->
                [you] ditt högkvarter
                [nobody] högkvarteret på { $body }
               *[other] högkvarteret ({ $owner })
             }
         }
        [on] på { $body } ({ $side })
        [beside] intill { $body } ({ $side })
       *[space] i rymden ({ $side ->
        [above] ovanför
        [below] nedanför
       *[other] { $side } om
     } { $body })
     }
phrase-no-spot = ingenstans
phrase-leg = { $n } { NAME($side, form: "way") }
phrase-way = { $first }, { $then }
phrase-no-way = på stället
plain-action-go = { NAME($spot, form: "kind") ->
    [headquarters] Gå { NAME($spot, form: "to") }
   *[other] Gå { $way }: { NAME($spot, form: "at") }
 }
plain-action-detonate = Explodera { $way }: { NAME($spot, form: "at") }
plain-action-to = Stråla ned { $subject }, { $way }: { NAME($spot, form: "at") }
plain-action-at = Ställ { $subject } { $way }: { NAME($spot, form: "at") }
plain-action-begin = { $piece }
plain-action-load = Lasta { $piece }
plain-action-dock = Gå ombord på { $piece }
plain-action-drop = Sätt ned { $piece }
plain-action-fire = { $piece } skjuter
plain-action-target = { $subject } skjuter på { $target }
plain-action-launch = Avfyra { $piece }
plain-action-beam = Stråla { $piece }
plain-action-shift = Flytta om { $piece }
plain-action-repair = Reparera { $piece } för { $price ->
    [one] 1 Zy
   *[other] { $price } Zy
 }
plain-action-onto = { $phase ->
    [beam] Stråla { $subject } ombord på { $piece }
    [shift] Flytta om { $subject } till { $piece }
   *[buy] Ställ { $subject } ombord på { $piece }
 }
plain-action-rebuild = Bygg upp { $factory } för { $price ->
    [one] 1 Zy
   *[other] { $price } Zy
 }
plain-action-buy = Köp { $kind } för { $price ->
    [one] 1 Zy
   *[other] { $price } Zy
 }
plain-action-pick = Ta planeten { $corner }
plain-action-end = Avsluta turen

plain-event-planet-picked = { $owner ->
    [you] Du tar
   *[other] { $owner } tar
 } planeten { $corner }
plain-event-turn-began = { $owner ->
    [you] Din tur
   *[other] Nu spelar { $owner }
 }, runda { $n }
plain-event-move-began = { $piece } börjar röra sig
plain-event-piece-went = { $piece } { $kind ->
    [warrior] går
   *[other] flyger
 } { $steps }, { NAME($point, form: "to") }
plain-event-piece-loaded = { $carrier } tar { $piece } ombord
plain-event-piece-docked = { $piece } går ombord på { $carrier }
plain-event-piece-dropped = { $piece } sätts ned { NAME($point, form: "at") }
plain-event-piece-shifted = { $piece } flyttas om till { $carrier }
plain-event-piece-beamed-aboard = { $piece } strålas ombord på { $carrier }
plain-event-piece-beamed-down = { $piece } strålas ned { NAME($point, form: "to") }
plain-event-laser-fired = { $piece } skjuter på { $target }
plain-event-missile-detonated = { $piece } flyger iväg och exploderar { NAME($point, form: "at") }
plain-event-card-drawn = { $card }: { $target }
plain-event-piece-lost = { $piece } är borta
plain-event-piece-damaged = { $piece } skadas
plain-event-factory-destroyed = { $factory } förstörs
plain-event-factory-damaged = { $factory } skadas
plain-event-piece-bought = { $piece } köps för { $price ->
    [one] 1 Zy
   *[other] { $price } Zy
 } och ställs { NAME($point, form: "at") }
plain-event-piece-repaired = { $piece } repareras för { $price ->
    [one] 1 Zy
   *[other] { $price } Zy
 }
plain-event-factory-rebuilt = { $factory } byggs upp för { $price ->
    [one] 1 Zy
   *[other] { $price } Zy
 }
plain-event-income-paid = { $owner ->
    [you] Du får
   *[other] { $owner } får
 } { $n ->
    [one] 1 Zy
   *[other] { $n } Zy
 }
plain-event-zylon-taken = { $owner ->
    [you] Du tar
   *[other] { $owner } tar
 } Zylonkortet
plain-event-player-captured = { $other ->
    [you] Du landar
   *[other] { $other } landar
 } på { $owner ->
    [you] ditt högkvarter
   *[other] högkvarteret ({ $owner })
 } och { $other ->
    [you] tar
   *[other] tar
 } allt; pjäserna behåller sina namn
plain-event-player-without-warrior = { $owner ->
    [you] Du har ingen krigare och slås ut
   *[other] { $owner } har ingen krigare och slås ut
 }; { $other ->
    [you] du ärver
   *[other] { $other } ärver
 }; pjäserna behåller sina namn
plain-event-player-deserted = { $owner ->
    [you] Du har ingen krigare och slås ut
   *[other] { $owner } har ingen krigare och slås ut
 }; ingen ärver
plain-event-last-player-left = { $owner ->
    [you] Du är
   *[other] { $owner } är
 } den sista kvar
plain-event-rounds-are-over = { $n ->
    [one] 1 runda är
   *[other] { $n } rundor är
 } över

plain-refusal-game-over = Spelet är slut
plain-refusal-not-your-turn = Det är inte din tur: { $turn } bestämmer
plain-refusal-join-first = { $mover } står på en annan av dina pjäser: lasta den eller gå ombord
plain-refusal-nothing-to-name = Inget väntar på ett mål: välj först vad som skjuter, strålas, flyttas om eller köps
plain-refusal-no-such-piece = Den pjäsen finns inte vid det här bordet
plain-refusal-no-such-factory = Den fabriken finns inte vid det här bordet
plain-refusal-place-first = Säg först var { $subject } ställs
plain-refusal-not-your-piece = { $piece } lyder inte dig
plain-refusal-is-captured = { $piece } erövrades under den här turen och agerar först under din nästa
plain-refusal-no-such-point = Den punkten finns inte
plain-refusal-planet-taken = Planeten { $corner } är tagen
plain-refusal-space-only = Det är land: en stridsstjärna rör sig bara i rymden
plain-refusal-too-far = { $reach ->
    [far] För långt: { $mover } har { $left } kvar
   *[near] För långt: { $steps ->
        [one] 1 punkt
       *[other] { $steps } punkter
     }, och { $mover } har { $left } kvar
 }
plain-refusal-already-there = { $mover } är redan där
plain-refusal-enemy-in-the-way = Där står en fiendes pjäs: pjäser passerar över den men kan inte stanna
plain-refusal-no-room-to-join = Där står din egen pjäs, och { $mover } kan varken lasta den eller gå ombord
plain-refusal-only-warriors-land = Det är ett högkvarter: bara en krigare får stanna där
plain-refusal-hq-is-barred = En pjäs står på högkvarteret och spärrar landningen
plain-refusal-no-place-in-space = Det är rymd: den pjäsen sätts bara ned på land
plain-refusal-no-beam-down-to-space = Det är rymd: pjäser strålas ned till land
plain-refusal-not-free = Där står redan något
plain-refusal-hq-closed-to-beams = Inget sätts ned på ett högkvarter: dit går en krigare till fots
plain-refusal-beyond-flight = För långt: { $steps ->
    [one] 1 punkt
   *[other] { $steps } punkter
 }, och en missil flyger { $flight }
plain-refusal-none-lost = Du har inte förlorat någon av det slaget
plain-refusal-too-dear = Det kostar { $price ->
    [one] 1 Zy
   *[other] { $price } Zy
 }, och du har { $money }
plain-refusal-not-a-start = Där har du ingen startplats för den
plain-refusal-start-is-taken = Den startplatsen är tagen
plain-refusal-not-your-factory = { $factory } är inte din
plain-refusal-must-buy-warrior = Du har ingen krigare men kan köpa en: gör det innan turen slutar

## Labels for the lobby

option-rules = Regler
option-max-rounds = Rundor
option-prices = Priser
option-touch-move = Rörd är förd
option-pick-planets = Välja planeter
choice-major = stora spelet
choice-short = korta spelet
choice-full = hela
choice-half = halva
board-major = stora spelets spelplan
board-short = korta spelets spelplan
help-rules = stora: alla pjäser; korta: bara jaktskepp och krigare
help-max-rounds = antal rundor efter vilka spelet avgörs
help-prices = hela priser, eller hälften av reglernas
help-touch-move = en påbörjad förflyttning måste omfatta minst ett steg
help-pick-planets = spelarna väljer sina planeter, i platsernas ordning
caution-ZY-1 = med tre spelare har hörnet mellan de två andra en nackdel

## What a seat is asked in the terminal

question-pick = Vilken planet tar du?
question-arrived = { $mover } har kommit till en egen pjäs: lasta den eller gå ombord?
question-leaving = { $mover } har satt ned en pjäs och måste därifrån: vart?
question-fire = { $piece } skjuter högst { $laser } punkter långt: på vad?
question-launch = { $piece } flyger högst { $flight } punkter och träffar allt inom { $blast }: var exploderar den?
question-beam = { $piece } strålas högst { $beam } punkter: vart?
question-shift = { $piece } byter plats: till vad?
question-buy = Var ställs { $piece }, köpt för { $price } Zy?
question-moving = { $mover } rör sig, steg kvar: { $n }. Andra förflyttningar kvar: { $left } av { $moves }. Vad nu?
question-moved = Turens alla förflyttningar är gjorda: gör något som är gratis, eller avsluta.
question-turn = Din tur, förflyttningar kvar: { $left } av { $moves }. Börja en förflyttning, gör något som är gratis, eller avsluta.

## Glossary: what is on the table, one meaning each

term-battle-star = Stridsstjärna
meaning-battle-star = Flyger { $star } punkter, bara i rymden, bär { $star_bays } staplar, strålar { $beam } punkter långt och skjuter { $star_laser }.
term-star-fighter = Jaktskepp
meaning-star-fighter = Flyger { $fighter } punkter över allt, bär en pjäs och skjuter { $fighter_laser ->
    [one] { $fighter_laser } punkt
   *[other] { $fighter_laser } punkter
 } långt.
term-warrior = Krigare
meaning-warrior = Går { $warrior } punkter, bara på land, och skjuter { $warrior_laser ->
    [one] { $warrior_laser } punkt
   *[other] { $warrior_laser } punkter
 } långt. Bara krigare intar högkvarter.
term-missile = Krillmissil
meaning-missile = Flyger { $missile } punkter en gång och exploderar sedan: ett skottkort för allt inom { $blast ->
    [one] { $blast } punkt
   *[other] { $blast } punkter
 }, vän som fiende.
term-headquarters = Högkvarter
meaning-headquarters = Går en fiendes krigare in på ditt är du utslagen och förlorar allt till den spelaren. Gör alltså detsamma mot de andra.
term-factory = Fabrik
meaning-factory = Ger en Zy varje tur så länge den fungerar. Att bygga upp en förstörd kostar { $rebuild } Zy.
term-planet = Hemplanet
meaning-planet = Land där en spelares pjäser börjar, med högkvarter och en fabrik.
term-moon = Måne
meaning-moon = Land med en fabrik som hör till närmaste planet.
term-zylon = Zylon
meaning-zylon = Land i mitten, med en fabrik för var och en. Dess högkvarter ger Zylonkortet.
term-zylon-card = Zylonkort
meaning-zylon-card = Tillhör den vars krigare senast var på Zylons högkvarter. Det fördubblar fabrikernas inkomst.
term-strike-hit = TRÄFF
meaning-strike-hit = Målet är borta, med allt det bär. Siffran säger hur många som är kvar bland korten.
term-strike-miss = MISS
meaning-strike-miss = Inget händer. Siffran säger hur många som är kvar bland korten.
term-strike-damage = SKADA
meaning-strike-damage = Målet kan inte göra något till och med ägarens nästa tur. Siffran säger hur många som är kvar bland korten.
term-zys = Zy
meaning-zys = Pengarna. De kommer från fabriker och köper tillbaka förlorade pjäser.
term-moves-left = Förflyttningar kvar
meaning-moves-left = Så många pjäser till får flyttas under den här turen, av { $moves }.
term-steps-left = Punkter kvar
meaning-steps-left = Så långt får pjäsen som rör sig ännu gå.
term-piece-number = Siffran på en pjäs
meaning-piece-number = Skiljer pjäser av samma slag åt: krigare, sedan dess nummer.
term-stack-count = Siffran vid en stapel
meaning-stack-count = Så många pjäser har bäraren ombord.
term-lost-pieces = Förlorade pjäser
meaning-lost-pieces = Pjäser i banken. Den som ställde upp dem kan köpa dem tillbaka.

## Why a position is impossible

fault-bad-seats = det måste vara 2 till 4 spelare, och en av dem måste vara i tur
fault-bad-planets = varje spelare har en av de fyra planeterna, aldrig två spelare samma
fault-bad-holders = styrkor hålls av ingen, eller av en utslagen spelare
fault-off-the-board = en pjäs står utanför spelplanen eller hör inte till det här spelet
fault-wrong-ground = en stridsstjärna är på land, eller en krigare eller missil står i rymden
fault-bad-cargo = lasten passar inte sin bärare
fault-shared-point = två staplar står på samma punkt
fault-wrong-marks = märkena för upptagna punkter stämmer inte
fault-bad-money = summan av alla Zy stämmer inte
fault-bad-pile = skottkorten är ingen del av kortleken
fault-bad-phase = det som pågår passar inte ihop med fasen
fault-should-be-over = en spelare är kvar, så spelet är slut
fault-bad-number = ett tal ligger utanför sina gränser
fault-hq-trespass = en pjäs står på ett högkvarter där den inte får stanna
fault-not-over = fler än en spelare är kvar och rundorna är inte över, så spelet fortsätter
fault-bad-picks = planeter väljs turvis, och den som har valt är uppställd där

## The screen of the terminal

screen-legend-kind = { $kind }
screen-legend-red-kind = { $kind ->
    [star_fighter] rött
   *[other] röd
 } { $kind }
screen-legend-state = understruken: har last; genomstruken: skadad; omvända färger: flyttas
screen-legend-headquarters = högkvarter
screen-legend-factory = fabrik
screen-legend-damaged-factory = skadad fabrik
screen-legend-ruined-factory = förstörd fabrik
screen-legend-point = punkt; land har färgad botten
screen-legend-zylon-card = har Zylonkortet
screen-legend-planet = var en spelares planet ligger
screen-legend-owners = första bokstaven: blå, grön, gul
screen-legend-red-headquarters = rött högkvarter
screen-legend-zylon-headquarters = Zylons
screen-legend-no-headquarters = ingens
screen-legend-red-factory = röd fabrik
screen-legend-damaged = skadad
screen-legend-ruined = förstörd
screen-legend-space = rymden
screen-legend-land = land
screen-legend-stack = på 8,4 står rf1, skadad, och bär rw1
screen-legend-done = har flyttats och skjutit
screen-over = spelet är slut
screen-pick = { $player } väljer
screen-round = runda { $round }/{ $last }
screen-due = { $player }: { $phase ->
    [act] står i tur
    [join] lasta
    [leave] gå vidare
    [fire] skjuta
    [launch] avfyra
    [beam] stråla
    [shift] flytta om
    [buy] köpa
   *[card] kort
 }
screen-moves-left = förflyttningar: { $n }
screen-steps-left = { $piece }: { $n } kvar
screen-out = { $player } är ute: { $heir }
screen-money = { $n } Zy
screen-strikes = { $n } { $card } kvar
screen-steps = steg
screen-laser = laser
screen-pegs = platser
screen-price = pris
screen-repair = reparation
screen-factory-price = fabrik { $n } Zy
screen-beaming = stråla { $n }
screen-blast = explosion { $n }
screen-cargo = last
