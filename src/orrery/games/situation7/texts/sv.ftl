### SITUATION 7 på svenska

## The language

language-name = Svenska

## The lid of the box

title = SITUATION 7
blurb = Två likadana pussel, en spelplan: bli först med att täcka solsystemet.

## Words that fill variables

name-yellow = Gul
name-green = Grön
name-nobody = ingen
name-yellow2 = Gul 2
name-green2 = Grön 2
name-rocket = raket
    .plural = raketer
name-satellite = satellit
    .plural = satelliter
name-astronaut = astronaut
    .plural = astronauter
name-inner-sector-0 = inre sektor 0
name-inner-sector-1 = inre sektor 1
name-inner-sector-2 = inre sektor 2
name-inner-sector-3 = inre sektor 3
name-inner-sector-4 = inre sektor 4
name-inner-sector-5 = inre sektor 5
name-inner-sector-6 = inre sektor 6
name-inner-sector-7 = inre sektor 7
name-middle-sector-0 = mellersta sektor 0
name-middle-sector-1 = mellersta sektor 1
name-middle-sector-2 = mellersta sektor 2
name-middle-sector-3 = mellersta sektor 3
name-middle-sector-4 = mellersta sektor 4
name-middle-sector-5 = mellersta sektor 5
name-middle-sector-6 = mellersta sektor 6
name-middle-sector-7 = mellersta sektor 7
name-outer-sector-0 = yttre sektor 0
name-outer-sector-1 = yttre sektor 1
name-outer-sector-2 = yttre sektor 2
name-outer-sector-3 = yttre sektor 3
name-outer-sector-4 = yttre sektor 4
name-outer-sector-5 = yttre sektor 5
name-outer-sector-6 = yttre sektor 6
name-outer-sector-7 = yttre sektor 7
name-yellow-rocket-base = gula raketbasen
name-green-rocket-base = gröna raketbasen
name-yellow-satellite-base = gula satellitbasen
name-green-satellite-base = gröna satellitbasen
name-yellow-astronaut-base = gula astronautbasen
name-green-astronaut-base = gröna astronautbasen
name-Sun = Solen
    .area = solen
name-Mercury-and-Venus = Merkurius och Venus
name-Earth-and-Mars = Jorden och Mars
name-Jupiter = Jupiter
name-Saturn = Saturnus
name-Uranus = Uranus
name-Neptune-and-Pluto = Neptunus och Pluto
name-Relay-Station = Relästationen
    .area = relästationen
name-Observatory = Observatoriet
    .area = observatoriet
name-Solar-Laboratory = Sollaboratoriet
    .area = sollaboratoriet
name-Solar-Collector = Solfångaren
    .area = solfångaren
name-Repair-Dock = Reparationsdockan
    .area = reparationsdockan
name-Fuel-Depot = Bränsledepån
    .area = bränsledepån
name-West-Beacon = Västra fyren
    .area = västra fyren
name-East-Beacon = Östra fyren
    .area = östra fyren
name-Circle-75-east = Cirkel 75 öster
name-Circle-75-west = Cirkel 75 väster
name-Circle-50-east = Cirkel 50 öster
name-Circle-50-west = Cirkel 50 väster
name-Circle-25-west = Cirkel 25 väster
name-Circle-25-east = Cirkel 25 öster
name-upper-right = uppe till höger
name-top = upptill
name-bottom = nedtill
name-left = till vänster
name-right = till höger
name-east = öster
name-west = väster
name-upper-left = uppe till vänster
name-lower-left = nere till vänster
name-lower-right = nere till höger
name-right-above = höger, ovan
name-above-right = ovan, höger
name-above-left = ovan, vänster
name-left-above = vänster, ovan
name-left-below = vänster, nedan
name-below-left = nedan, vänster
name-below-right = nedan, höger
name-right-below = höger, nedan
name-inner = inre
name-middle = mellersta
name-outer = yttre

## Why a move is not allowed

refusal-game-over = spelet är slut
refusal-not-your-turn = nu spelar { $acting }, inte { $player }
refusal-not-natures = här finns inget av det slaget för slumpen att dra nu
refusal-no-such-location = den platsen finns inte på den här spelplanen
refusal-nature-first = det här avgör slumpen, inte { $player }
refusal-natures-only = det här avgör slumpen, inte { $player }
refusal-not-found = { $location } är inte öppen för { $acting }, så det kan inte vara vad som hittades
refusal-no-time-limit = det här spelet har ingen klocka utifrån som kan gå ut: det kräver tempo live och time_limit
refusal-team-mates-turn = nu spelar lagkamraten { $acting }, inte { $player }
refusal-other-clock-is-lower = { $opponent } med klockan på { NUMBER($other_clock) } s kommer före { $side } med { NUMBER($clock) } s
refusal-filled = { $location } är redan fylld, av { $owner }
refusal-not-on-base-line = { $side } lägger sin första bit på sin baslinje, och { $location } ligger inte på den
refusal-not-adjacent = { $location } rör ingen bit som hör till { $side }
refusal-guarded = { $location } rör en bit som vaktas av en astronaut ({ $opponent })
refusal-nothing-ready = { $side } har inget redo att skjuta upp (raketer kvar: { $rockets }, bitar som saknas i basen: { $rocket_gap }; satelliter kvar: { $satellites }, bitar som saknas: { $satellite_gap })
refusal-nothing-left = { $side } har använt alla raketer och satelliter
refusal-no-launch-needed = { $location } rör den egna marken ({ $side }): en uppskjutning är till för det som annars inte nås
refusal-not-beside-opponent = en uppskjutning går intill motståndarens mark ({ $opponent }), och { $location } rör ingen sådan
refusal-not-your-piece = { $location } hålls av { $owner }, astronauter sätts på egna bitar
refusal-astronauts-not-ready = { $side }: astronautbasen är inte hel (bitar som saknas: { $astronaut_gap })
refusal-no-astronaut-left = { $side } har ingen astronaut kvar
refusal-has-equipment = på { $location } står redan utrustning
refusal-not-joined = ingen väg över egen mark leder från baslinjen och astronautbasen till { $location }
refusal-only-in-race = ”found” hör till tävlingen på tid; här anges platsen
refusal-nothing-to-find = ingen plats är öppen för { $side }, bara en uppskjutning skulle gå
refusal-no-passing = det här spelet spelas utan alternativet agree: ingen kan passa
refusal-passed-already = { $side } har redan passat, och ingen har lagt en bit sedan dess
refusal-does-not-fit = bit { $piece } passar inte på plats { $location }

## What happened

event-piece-placed = { $player } lägger { $location }
event-launched = { $player } skjuter upp en { $equipment } till { $location }
event-astronaut-set = { $player } sätter en astronaut på { $location }
event-goal-held = { $side } håller { $goal }: { $points }
event-base-ready = { $side }: { NAME($equipment, form: "plural") } är redo ({ $count })
event-neutralised = { $location } är neutraliserad: båda sidor får fylla den
event-passed = { $player } passar
event-skipped = { $side } har ingenstans att lägga och hoppas över
event-searching = { $player } tar det som passar först
event-clock-set = { $side } börjar på { NUMBER($time) } s
event-time-spent = { $side } behöver { NUMBER($time) } s, klockan visar { NUMBER($clock) } s
event-waited = { $side } har ingenstans att lägga och väntar till { NUMBER($time) } s
event-time-is-up = tiden är ute
event-game-ended = spelet är slut: Gul { NUMBER($yellow_points) }, Grön { NUMBER($green_points) }

## Plain words for people

phrase-goal = { $kind ->
    [sector] { $name } sektorn ({ $side })
    [base] { $equipment ->
        [rocket] { $owner ->
            [you] din raketbas
           *[other] raketbasen ({ $owner })
         }
        [satellite] { $owner ->
            [you] din satellitbas
           *[other] satellitbasen ({ $owner })
         }
       *[astronaut] { $owner ->
            [you] din astronautbas
           *[other] astronautbasen ({ $owner })
         }
     }
    [circle] { $points }-cirkeln i { $side }
   *[other] { NAME($name, form: "area") }
 }
    .whole = { $kind ->
        [circle] { $points }-cirkeln i { $side }
       *[other] { NAME($name, form: "area") }
     }
phrase-location = { $form ->
    [part] { $area }, { $side }
    [beside] biten { $side ->
        [top] ovanför
        [bottom] nedanför
       *[other] { $side } om
     } { $area }
    [line] { $owner ->
        [you] din baslinje
       *[other] baslinjen ({ $owner })
     }, { $nth ->
        [one] första
        [2] andra
        [3] tredje
        [4] fjärde
       *[other] nummer { $nth }
     } från vänster
    [whole] { NAME($area, form: "whole") }
   *[code] bit { $name }
 }
    .subject = { $form ->
        [part] { $area }, { $side },
        [beside] biten { $side ->
            [top] ovanför
            [bottom] nedanför
           *[other] { $side } om
         } { $area }
        [line] { $owner ->
            [you] din baslinje
           *[other] baslinjen ({ $owner })
         }, { $nth ->
            [one] första
            [2] andra
            [3] tredje
            [4] fjärde
           *[other] nummer { $nth }
         } från vänster,
        [whole] { NAME($area, form: "whole") }
       *[code] bit { $name }
     }
    .laid = { $form ->
        [part] en bit av { $area }, { $side }
        [beside] biten { $side ->
            [top] ovanför
            [bottom] nedanför
           *[other] { $side } om
         } { $area }
        [line] en bit på { $owner ->
            [you] din baslinje
           *[other] baslinjen ({ $owner })
         }, { $nth ->
            [one] första
            [2] andra
            [3] tredje
            [4] fjärde
           *[other] nummer { $nth }
         } från vänster
        [whole] { NAME($area, form: "whole") }
       *[code] bit { $name }
     }
phrase-no-location = ingenstans
plain-action-place = { $location }
plain-action-wanted = Leta efter { $location }
plain-action-launch = { $equipment } till { $location }
plain-action-astronaut = Astronaut på { $location }
plain-action-found = Ta det som passar först
plain-action-pass = Passa

plain-event-piece-placed = { $player ->
    [you] Du lägger { NAME($location, form: "laid") }
   *[other] { $player } lägger { NAME($location, form: "laid") }
 }
plain-event-launched = { $player ->
    [you] Du skjuter
   *[other] { $player } skjuter
 } upp en { $equipment } till { $location }
plain-event-astronaut-set = { $player ->
    [you] Du sätter
   *[other] { $player } sätter
 } en astronaut på { $location }
plain-event-goal-held = { $side ->
    [you] Du håller
   *[other] { $side } håller
 } { $goal }: { $points ->
    [one] 1 poäng
   *[other] { $points } poäng
 }
plain-event-base-ready = { $side ->
    [you] Dina { NAME($equipment, form: "plural") } är redo
   *[other] { $side }: { NAME($equipment, form: "plural") } är redo
 } ({ $count })
plain-event-neutralised = Båda sidor får nu fylla { $location }
plain-event-passed = { $player ->
    [you] Du passar
   *[other] { $player } passar
 }
plain-event-skipped = { $side ->
    [you] Du har ingenstans att lägga och hoppas över
   *[other] { $side } har ingenstans att lägga och hoppas över
 }
plain-event-searching = { $player ->
    [you] Du tar
   *[other] { $player } tar
 } det som passar först
plain-event-clock-set = { $side ->
    [you] Du börjar
   *[other] { $side } börjar
 } på { NUMBER($time) } s
plain-event-time-spent = { $side ->
    [you] Du behöver
   *[other] { $side } behöver
 } { NUMBER($time) } s, klockan visar { NUMBER($clock) } s
plain-event-waited = { $side ->
    [you] Du har ingenstans att lägga och väntar
   *[other] { $side } har ingenstans att lägga och väntar
 } till { NUMBER($time) } s
plain-event-time-is-up = Tiden är ute
plain-event-game-ended = Spelet är slut: { $yellow ->
    [you] du
   *[other] { $yellow }
 } { NUMBER($yellow_points) }, { $green ->
    [you] du
   *[other] { $green }
 } { NUMBER($green_points) }

plain-refusal-game-over = Spelet är slut
plain-refusal-not-your-turn = Det är inte din tur: { $acting } bestämmer
plain-refusal-team-mates-turn = Nu spelar { $acting }, som är på din sida
plain-refusal-other-clock-is-lower = Den andra klockan ({ NUMBER($other_clock) } s) kommer före din ({ NUMBER($clock) } s)
plain-refusal-filled = { $owner ->
    [you] Du har redan fyllt den platsen
    [nobody] Den platsen är redan fylld
   *[other] { $owner } har redan fyllt den platsen
 }
plain-refusal-not-on-base-line = Din första bit läggs på din baslinje
plain-refusal-not-adjacent = { NAME($location, form: "subject") } rör inte din mark än
plain-refusal-guarded = En astronaut ({ $opponent }) vaktar en bit intill
plain-refusal-nothing-ready = Du har inget redo att skjuta upp (raketer kvar: { $rockets }, bitar som saknas i basen: { $rocket_gap }; satelliter kvar: { $satellites }, bitar som saknas: { $satellite_gap })
plain-refusal-nothing-left = Du har använt alla raketer och satelliter
plain-refusal-no-launch-needed = { NAME($location, form: "subject") } rör din egen mark: lägg biten direkt
plain-refusal-not-beside-opponent = En uppskjutning går intill motståndarens mark ({ $opponent }), och { NAME($location, form: "subject") } rör ingen sådan
plain-refusal-not-your-piece = En astronaut får bara stå på en av dina egna bitar
plain-refusal-astronauts-not-ready = Din astronautbas är inte hel (bitar som saknas: { $astronaut_gap })
plain-refusal-no-astronaut-left = Du har ingen astronaut kvar
plain-refusal-has-equipment = På den biten står redan något
plain-refusal-not-joined = Ingen väg över din mark leder dit från din baslinje och din astronautbas
plain-refusal-only-in-race = Det hör till tävlingen på tid: här väljer du biten
plain-refusal-nothing-to-find = Ingen plats är öppen för dig: bara en uppskjutning skulle gå
plain-refusal-no-passing = I det här spelet går det inte att passa
plain-refusal-passed-already = Du har redan passat, och ingen har lagt en bit sedan dess
plain-refusal-does-not-fit = Den biten passar inte där

## What buttons say, by verb

action-place = lägg { $location }
action-launch = skjut upp till { $location }
action-astronaut = astronaut på { $location }
action-found = ta det som passar först
action-pass = passa

## What one may type, by verb

kind-place = lägg biten i ring 3, nummer 11 (eller bara: 3.11; i tävlingen på tid: wanted 3.11)
kind-launch = samma sak intill motståndarens mark, med raket eller satellit
kind-astronaut = sätt en astronaut på din bit där
kind-found = tävling på tid: lägg det som passar först
kind-pass = gå med på att avsluta spelet (alternativet agree)

## Labels for the lobby

option-tempo = Tempo
option-agree = Slut enligt överenskommelse
option-time-limit = Tidsgräns
option-yellow-time = Tid för Gul
option-green-time = Tid för Grön
choice-alternate = turvis
choice-live = alla på en gång
choice-race = simulerade klockor
board-standard = standard
help-tempo = alternate: turvis; live: alla på en gång; race: simulerade klockor
help-agree = spelet slutar också när båda sidor passar
help-time-limit = minuter efter vilka spelet slutar (live och race); 0: ingen gräns
help-yellow-time = söktider för Gul i tävlingen på tid, i procent av de vanliga
help-green-time = söktider för Grön i tävlingen på tid, i procent av de vanliga
caution-S7-1 = två mot en är ojämnt när alla spelar på en gång: paret vinner nästan alltid

## What a seat is asked in the terminal

question-live = Alla spelar på en gång: lägg en bit, skjut upp eller sätt en astronaut, så fort du kan.
question-race = Leta efter en viss bit, ta det som hittas först, skjut upp eller sätt en astronaut.
question-turn = Sätt hur många astronauter du vill, lägg sedan en bit eller skjut upp.

## Glossary: what is on the table, one meaning each

term-place = Plats
meaning-place = Exakt en bit från varje sida passar här. Den som lägger sin först behåller platsen.
term-piece = Bit på brickan
meaning-piece = Passar bara på en plats i bilden. Den måste röra din egen mark längs en kant.
term-base-line = Baslinje
meaning-base-line = Här läggs din första bit.
term-sun = Sol
meaning-sun =
    { $sun ->
        [one] { $sun } poäng
       *[other] { $sun } poäng
     } till den som håller hela.
term-planet = Planet
meaning-planet =
    { $planet ->
        [one] { $planet } poäng
       *[other] { $planet } poäng
     } till den som håller hela.
term-man-made = Konstgjort föremål
meaning-man-made =
    { $object ->
        [one] { $object } poäng
       *[other] { $object } poäng
     } till den som håller hela.
term-circle = Cirkel
meaning-circle = En enda bit som ger så många poäng som står på den.
term-sector = Sektor
meaning-sector = Ett fält i det tryckta rutnätet: { $sector ->
    [one] { $sector } poäng
   *[other] { $sector } poäng
 } till den som håller varje bit i det.
term-rocket-base = Raketbas
meaning-rocket-base = Fyll hela din egen: { $base ->
    [one] { $base } poäng
   *[other] { $base } poäng
 }, och dina { $rockets } raketer är redo.
term-satellite-base = Satellitbas
meaning-satellite-base = Fyll hela din egen: { $base ->
    [one] { $base } poäng
   *[other] { $base } poäng
 }, och dina { $satellites } satelliter är redo.
term-astronaut-base = Astronautbas
meaning-astronaut-base = Fyll hela din egen: { $base ->
    [one] { $base } poäng
   *[other] { $base } poäng
 }, och dina { $astronauts } astronauter är redo.
term-rocket = Raket
meaning-rocket = Lägger en bit intill motståndarens mark, var som helst på spelplanen. Sedan är den förbrukad.
term-satellite = Satellit
meaning-satellite = Gör samma sak som en raket, när ingen raket är redo.
term-astronaut = Astronaut
meaning-astronaut = Vaktar en av dina bitar: motståndaren får inte lägga något intill den.
term-tray = Bricka
meaning-tray = Dina bitar, blandade. Dra en till sin plats, eller tryck på den och sedan på platsen.
term-points = En sidas poäng
meaning-points = Det den håller ensam: områden, sektorer och egna baser.

## Why a position is impossible

fault-bad-seats = det måste vara 2 till 4 spelare (2 i tävlingen på tid), och en plats på varje sida måste stå på tur
fault-land-overlaps = en plats hålls två gånger eller finns inte på den här spelplanen
fault-wrong-count = bitar eller utrustning går inte ihop
fault-stray-equipment = utrustning står på en bit som inte är sidans egen, som har annan utrustning eller som den inte kan nå
fault-no-base = utrustning används, men dess bas hålls inte helt
fault-wrong-sets = det som följer av marken stämmer inte
fault-stray-piece = en bit ligger inte på baslinjen, är inte uppskjuten och ligger inte heller intill en annan från sin sida
fault-wrong-sun = den som var först på solen håller ingen bit av den
fault-wrong-passes = att passa kräver alternativet agree, och när båda sidor har passat är spelet slut
fault-wrong-phase = fasen hör inte ihop med tempot, eller med en full eller ofylld spelplan
fault-wrong-turn = sidan som står på tur kunde varken lägga eller skjuta upp
fault-wrong-clock = klockor hör till tävlingen på tid, och den lägre står på tur

## The screen of the terminal

screen-legend-location = plats: ring 3 från mitten, bit 11 moturs från öster
screen-legend-equipment = raket, satellit, astronaut för Gul; för Grön r s a
screen-legend-pieces = gula (y) och gröna (g) bitar
screen-legend-sun = sol
screen-legend-planet = planet
screen-legend-station = konstgjort föremål
screen-legend-circle = cirkel
screen-legend-base = bas
screen-legend-base-line = baslinje
screen-legend-line = linje mellan sektorer
screen-legend-open = öppen för dig
screen-legend-yellow = gula bitar
screen-legend-green = gröna bitar
screen-legend-yellow-bases = gula baser
screen-legend-green-bases = gröna baser
screen-points = poäng
screen-pieces = bitar
screen-sectors = sektorer
screen-bases = baser
screen-goals = mål
screen-rockets = raketer
screen-satellites = satelliter
screen-astronauts = astronauter
screen-side = { $side }
screen-used = förbrukade
screen-gap = { $n } saknas
screen-ready = { $n } redo
screen-base-line = { $side }: baslinje { $places }, baser:
screen-tempo = { $tempo ->
    [alternate] turvis
    [live] alla på en gång
   *[race] på tid
 }, { $n ->
    [one] 1 plats tom
   *[other] { $n } platser tomma
 }
screen-clocks = klockor: Gul { NUMBER($yellow) } s, Grön { NUMBER($green) } s
screen-over = slut
screen-chance = slumpen avgör ({ $phase ->
    [start] vem som börjar
    [find] sökandet
    [wanted] den sökta biten
   *[found] den funna biten
 })
screen-anyone = alla får spela
screen-due = { $seat } på tur
