### SITUATION 7 auf Deutsch

## The language

language-name = Deutsch

## The lid of the box

title = SITUATION 7
blurb = Zwei gleiche Puzzles, ein Brett: Wer deckt das Sonnensystem zuerst zu?

## Words that fill variables

name-yellow = Gelb
name-green = Grün
name-yellow2 = Gelb 2
name-green2 = Grün 2
name-rocket = Rakete
name-satellite = Satellit
name-astronaut = Astronaut
name-nobody = niemandem
name-inner-sector-0 = Innensektor 0
name-inner-sector-1 = Innensektor 1
name-inner-sector-2 = Innensektor 2
name-inner-sector-3 = Innensektor 3
name-inner-sector-4 = Innensektor 4
name-inner-sector-5 = Innensektor 5
name-inner-sector-6 = Innensektor 6
name-inner-sector-7 = Innensektor 7
name-middle-sector-0 = Mittelsektor 0
name-middle-sector-1 = Mittelsektor 1
name-middle-sector-2 = Mittelsektor 2
name-middle-sector-3 = Mittelsektor 3
name-middle-sector-4 = Mittelsektor 4
name-middle-sector-5 = Mittelsektor 5
name-middle-sector-6 = Mittelsektor 6
name-middle-sector-7 = Mittelsektor 7
name-outer-sector-0 = Außensektor 0
name-outer-sector-1 = Außensektor 1
name-outer-sector-2 = Außensektor 2
name-outer-sector-3 = Außensektor 3
name-outer-sector-4 = Außensektor 4
name-outer-sector-5 = Außensektor 5
name-outer-sector-6 = Außensektor 6
name-outer-sector-7 = Außensektor 7
name-yellow-rocket-base = Raketenbasis Gelb
name-green-rocket-base = Raketenbasis Grün
name-yellow-satellite-base = Satellitenbasis Gelb
name-green-satellite-base = Satellitenbasis Grün
name-yellow-astronaut-base = Astronautenbasis Gelb
name-green-astronaut-base = Astronautenbasis Grün
name-Sun = Sonne
    .area = die Sonne
    .accusative = die Sonne
    .dative = der Sonne
name-Mercury-and-Venus = Merkur und Venus
name-Earth-and-Mars = Erde und Mars
name-Jupiter = Jupiter
name-Saturn = Saturn
name-Uranus = Uranus
name-Neptune-and-Pluto = Neptun und Pluto
name-Relay-Station = Relaisstation
    .area = die Relaisstation
    .accusative = die Relaisstation
    .dative = der Relaisstation
name-Observatory = Sternwarte
    .area = die Sternwarte
    .accusative = die Sternwarte
    .dative = der Sternwarte
name-Solar-Laboratory = Sonnenlabor
    .area = das Sonnenlabor
    .accusative = das Sonnenlabor
    .dative = dem Sonnenlabor
name-Solar-Collector = Sonnenkollektor
    .area = der Sonnenkollektor
    .accusative = den Sonnenkollektor
    .dative = dem Sonnenkollektor
name-Repair-Dock = Reparaturdock
    .area = das Reparaturdock
    .accusative = das Reparaturdock
    .dative = dem Reparaturdock
name-Fuel-Depot = Treibstofflager
    .area = das Treibstofflager
    .accusative = das Treibstofflager
    .dative = dem Treibstofflager
name-West-Beacon = Westfeuer
    .area = das Westfeuer
    .accusative = das Westfeuer
    .dative = dem Westfeuer
name-East-Beacon = Ostfeuer
    .area = das Ostfeuer
    .accusative = das Ostfeuer
    .dative = dem Ostfeuer
name-Circle-75-east = Kreis 75 Ost
name-Circle-75-west = Kreis 75 West
name-Circle-50-east = Kreis 50 Ost
name-Circle-50-west = Kreis 50 West
name-Circle-25-east = Kreis 25 Ost
name-Circle-25-west = Kreis 25 West

## What buttons say, by verb

action-place = Teil { $location } legen
action-launch = nach { $location } starten
action-astronaut = Astronaut auf { $location }
action-found = nehmen, was zuerst passt
action-pass = passen

## What one may type, by verb

kind-place = das Teil 11 von Ring 3 legen (oder nur: 3.11; im Rennen: wanted 3.11)
kind-launch = ebenso neben dem Land des Gegners, mit Rakete oder Satellit
kind-astronaut = einen Astronauten auf dein Teil dort setzen
kind-found = Rennen: legen, was zuerst passt
kind-pass = dem Ende des Spiels zustimmen (Option agree)

## Why a move is not allowed

refusal-game-over = das Spiel ist zu Ende
refusal-nature-first = das entscheidet der Zufall, nicht { $player }
refusal-natures-only = das entscheidet der Zufall, nicht { $player }
refusal-not-natures = so etwas hat der Zufall jetzt nicht zu ziehen
refusal-not-found = { $location } steht { $acting } nicht offen, kann also nicht gefunden worden sein
refusal-no-time-limit = in diesem Spiel kann keine Zeit von außen ablaufen: Das braucht das Tempo live und ein time_limit
refusal-not-your-turn = { $acting } ist dran, nicht { $player }
refusal-team-mates-turn = dran ist { $acting }, aus der Mannschaft von { $player }
refusal-other-clock-is-lower = die Uhr von { $opponent } ({ NUMBER($other_clock) } s) kommt vor der von { $side } ({ NUMBER($clock) } s)
refusal-no-such-location = diesen Platz gibt es auf dem Brett nicht
refusal-filled = { $location } ist schon belegt, von { $owner }
refusal-not-on-base-line = das erste Teil von { $side } kommt auf die eigene Grundlinie, und { $location } liegt nicht darauf
refusal-not-adjacent = { $location } berührt kein Teil von { $side }
refusal-guarded = { $location } berührt ein Teil, das ein Astronaut von { $opponent } bewacht
refusal-nothing-ready = { $side } hat nichts startbereit (Raketen übrig: { $rockets }, in ihrer Basis fehlende Teile: { $rocket_gap }; Satelliten übrig: { $satellites }, fehlende Teile: { $satellite_gap })
refusal-nothing-left = { $side } hat alle Raketen und Satelliten verbraucht
refusal-no-launch-needed = { $location } berührt eigenes Land von { $side }: Gestartet wird dorthin, wo Legen nicht hinreicht
refusal-not-beside-opponent = ein Start geht neben das Land von { $opponent }, und { $location } berührt nichts davon
refusal-not-your-piece = { $location } gehört { $owner }, Astronauten kommen auf eigene Teile
refusal-astronauts-not-ready = die Astronautenbasis von { $side } ist nicht vollständig (fehlende Teile: { $astronaut_gap })
refusal-no-astronaut-left = { $side } hat keinen Astronauten mehr
refusal-has-equipment = auf { $location } steht schon Ausrüstung
refusal-not-joined = von Grundlinie und Astronautenbasis führt kein Weg über eigenes Land nach { $location }
refusal-only-in-race = „found“ ist für das Rennen; hier wird der Platz genannt
refusal-nothing-to-find = { $side } steht kein Platz offen, nur ein Start ginge
refusal-no-passing = hier wird ohne die Option agree gespielt: Passen geht nicht
refusal-passed-already = { $side } hat schon gepasst, und seither hat niemand ein Teil gelegt
refusal-does-not-fit = Teil { $piece } passt nicht auf Platz { $location }

## What happened

event-piece-placed = { $player } legt { $location }
event-launched = { $player } startet nach { $location } ({ $equipment })
event-astronaut-set = { $player } setzt einen Astronauten auf { $location }
event-goal-held = { $side } hält { $goal }: { $points }
event-base-ready = { $side } ist startbereit: { $equipment } ({ $count })
event-neutralised = { $location } ist neutral: Beide Seiten dürfen dort legen
event-passed = { $player } passt
event-skipped = { $side } kann nirgends hin und setzt aus
event-searching = { $player } nimmt, was zuerst passt
event-clock-set = { $side } beginnt bei { NUMBER($time) } s
event-time-spent = das kostet { $side } { NUMBER($time) } s, die Uhr zeigt { NUMBER($clock) } s
event-waited = { $side } kann nirgends hin und wartet bis { NUMBER($time) } s
event-time-is-up = die Zeit ist um
event-game-ended = das Spiel ist zu Ende: Gelb { NUMBER($yellow_points) }, Grün { NUMBER($green_points) }

## Plain words for people

name-upper-right = oben rechts
name-upper-left = oben links
name-lower-left = unten links
name-lower-right = unten rechts
name-top = oben
name-bottom = unten
name-left = links
name-right = rechts
name-east = Osten
name-west = Westen
name-right-above = rechts oben
name-above-right = oben rechts
name-above-left = oben links
name-left-above = links oben
name-left-below = links unten
name-below-left = unten links
name-below-right = unten rechts
name-right-below = rechts unten
name-inner = innere
name-middle = mittlere
name-outer = äußere
phrase-goal = { $kind ->
    [sector] der { $name } Sektor ({ $side })
    [base] { $owner ->
        [you] deine
       *[other] die
     } { $equipment ->
        [rocket] Raketenbasis
        [satellite] Satellitenbasis
       *[astronaut] Astronautenbasis
     }{ $owner ->
        [you] { "" }
       *[other] { " " }von { $owner }
     }
    [circle] der Kreis { $points } im { $side }
   *[other] { NAME($name, form: "area") }
 }
    .accusative = { $kind ->
        [sector] den { $name }n Sektor ({ $side })
        [base] { $owner ->
            [you] deine
           *[other] die
         } { $equipment ->
            [rocket] Raketenbasis
            [satellite] Satellitenbasis
           *[astronaut] Astronautenbasis
         }{ $owner ->
            [you] { "" }
           *[other] { " " }von { $owner }
         }
        [circle] den Kreis { $points } im { $side }
       *[other] { NAME($name, form: "accusative") }
     }
    .dative = { $kind ->
        [sector] dem { $name }n Sektor ({ $side })
        [base] { $owner ->
            [you] deiner
           *[other] der
         } { $equipment ->
            [rocket] Raketenbasis
            [satellite] Satellitenbasis
           *[astronaut] Astronautenbasis
         }{ $owner ->
            [you] { "" }
           *[other] { " " }von { $owner }
         }
        [circle] dem Kreis { $points } im { $side }
       *[other] { NAME($name, form: "dative") }
     }
phrase-location = { $form ->
    [part] { $area }, { $side }
    [beside] das Teil { $side ->
        [top] über
        [bottom] unter
       *[other] { $side } von
     } { NAME($area, form: "dative") }
    [line] { $owner ->
        [you] deine Grundlinie
       *[other] die Grundlinie von { $owner }
     }, { $nth }. von links
    [whole] { $area }
   *[code] Teil { $name }
 }
    .subject = { $form ->
        [part] { $area }, { $side },
        [beside] das Teil { $side ->
            [top] über
            [bottom] unter
           *[other] { $side } von
         } { NAME($area, form: "dative") }
        [line] { $owner ->
            [you] deine Grundlinie
           *[other] die Grundlinie von { $owner }
         }, { $nth }. von links,
        [whole] { $area }
       *[code] Teil { $name }
     }
    .accusative = { $form ->
        [part] { NAME($area, form: "accusative") }, { $side }
        [beside] das Teil { $side ->
            [top] über
            [bottom] unter
           *[other] { $side } von
         } { NAME($area, form: "dative") }
        [line] { $owner ->
            [you] deine Grundlinie
           *[other] die Grundlinie von { $owner }
         }, { $nth }. von links
        [whole] { NAME($area, form: "accusative") }
       *[code] Teil { $name }
     }
    .dative = { $form ->
        [part] { NAME($area, form: "dative") }, { $side }
        [beside] dem Teil { $side ->
            [top] über
            [bottom] unter
           *[other] { $side } von
         } { NAME($area, form: "dative") }
        [line] { $owner ->
            [you] deiner Grundlinie
           *[other] der Grundlinie von { $owner }
         }, { $nth }. von links
        [whole] { NAME($area, form: "dative") }
       *[code] Teil { $name }
     }
phrase-no-location = nirgendwo
plain-action-place = { $location }
plain-action-wanted = { NAME($location, form: "accusative") } suchen
plain-action-launch = { $equipment } auf { NAME($location, form: "accusative") }
plain-action-astronaut = Astronaut auf { NAME($location, form: "accusative") }
plain-action-found = Nehmen, was zuerst passt
plain-action-pass = Passen

plain-event-piece-placed = { $player ->
    [you] Du legst:
   *[other] { $player } legt:
 } { NAME($location, form: "accusative") }
plain-event-launched = { $player ->
    [you] Du startest
   *[other] { $player } startet
 } { $equipment ->
    [rocket] eine Rakete
   *[satellite] einen Satelliten
 } auf { NAME($location, form: "accusative") }
plain-event-astronaut-set = { $player ->
    [you] Du setzt
   *[other] { $player } setzt
 } einen Astronauten auf { NAME($location, form: "accusative") }
plain-event-goal-held = { $side ->
    [you] Du hältst
   *[other] { $side } hält
 } { NAME($goal, form: "accusative") }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
plain-event-base-ready = { $equipment ->
    [rocket] Raketen
    [satellite] Satelliten
   *[astronaut] Astronauten
 } von { $side ->
    [you] dir
   *[other] { $side }
 } sind bereit ({ $count })
plain-event-neutralised = Auf { NAME($location, form: "accusative") } dürfen jetzt beide Seiten legen
plain-event-passed = { $player ->
    [you] Du passt
   *[other] { $player } passt
 }
plain-event-skipped = { $side ->
    [you] Du kannst nirgends hin und setzt aus
   *[other] { $side } kann nirgends hin und setzt aus
 }
plain-event-searching = { $player ->
    [you] Du nimmst
   *[other] { $player } nimmt
 }, was zuerst passt
plain-event-clock-set = { $side ->
    [you] Du beginnst
   *[other] { $side } beginnt
 } bei { NUMBER($time) } s
plain-event-time-spent = Das kostet { $side ->
    [you] dich
   *[other] { $side }
 } { NUMBER($time) } s, die Uhr zeigt { NUMBER($clock) } s
plain-event-waited = { $side ->
    [you] Du kannst nirgends hin und wartest
   *[other] { $side } kann nirgends hin und wartet
 } bis { NUMBER($time) } s
plain-event-time-is-up = Die Zeit ist um
plain-event-game-ended = Das Spiel ist zu Ende: { $yellow ->
    [you] du
   *[other] { $yellow }
 } { NUMBER($yellow_points) }, { $green ->
    [you] du
   *[other] { $green }
 } { NUMBER($green_points) }

plain-refusal-game-over = Das Spiel ist zu Ende
plain-refusal-not-your-turn = Du bist nicht dran: { $acting } entscheidet
plain-refusal-team-mates-turn = Dran ist { $acting }, auf deiner Seite
plain-refusal-other-clock-is-lower = Die andere Uhr ({ NUMBER($other_clock) } s) kommt vor deiner ({ NUMBER($clock) } s)
plain-refusal-filled = { $owner ->
    [you] Dort liegt schon ein Teil von dir
    [nobody] Dort liegt schon ein Teil
   *[other] Dort liegt schon ein Teil von { $owner }
 }
plain-refusal-not-on-base-line = Dein erstes Teil kommt auf deine Grundlinie
plain-refusal-not-adjacent = { NAME($location, form: "subject") } berührt noch nichts von deinem Land
plain-refusal-guarded = Daneben bewacht ein Astronaut von { $opponent } ein Teil
plain-refusal-nothing-ready = Du hast nichts startbereit (Raketen übrig: { $rockets }, in ihrer Basis fehlende Teile: { $rocket_gap }; Satelliten übrig: { $satellites }, fehlende Teile: { $satellite_gap })
plain-refusal-nothing-left = Du hast alle Raketen und Satelliten verbraucht
plain-refusal-no-launch-needed = { NAME($location, form: "subject") } berührt dein eigenes Land: leg einfach
plain-refusal-not-beside-opponent = Ein Start geht neben das Land von { $opponent }, und { NAME($location, form: "subject") } berührt nichts davon
plain-refusal-not-your-piece = Ein Astronaut darf nur auf ein Teil von dir
plain-refusal-astronauts-not-ready = Deine Astronautenbasis ist nicht vollständig (fehlende Teile: { $astronaut_gap })
plain-refusal-no-astronaut-left = Du hast keinen Astronauten mehr
plain-refusal-has-equipment = Auf diesem Teil steht schon etwas
plain-refusal-not-joined = Von deiner Grundlinie und deiner Astronautenbasis führt kein Weg über dein Land dorthin
plain-refusal-only-in-race = Das ist für das Rennen: Hier wählst du das Teil
plain-refusal-nothing-to-find = Dir steht kein Platz offen: nur ein Start ginge
plain-refusal-no-passing = In diesem Spiel kann man nicht passen
plain-refusal-passed-already = Du hast schon gepasst, und seither hat niemand ein Teil gelegt
plain-refusal-does-not-fit = Dieses Teil passt dort nicht

## Options in the lobby

option-tempo = Tempo
option-agree = Ende durch Einigung
option-time-limit = Zeitgrenze
option-yellow-time = Zeit von Gelb
option-green-time = Zeit von Grün

## A line for each option

help-tempo = abwechselnd, alle zugleich, oder als Rennen mit simulierten Uhren
help-agree = das Spiel endet auch, wenn beide Seiten passen
help-time-limit = Minuten, nach denen das Spiel endet (alle zugleich und Rennen); 0: keine
help-yellow-time = Suchzeiten von Gelb im Rennen, in Prozent der üblichen
help-green-time = Suchzeiten von Grün im Rennen, in Prozent der üblichen

## Warnings, by clause

caution-S7-1 = zwei gegen einen ist ungleich, wenn alle zugleich spielen: Fast immer gewinnt das Paar

## Their choices

choice-alternate = abwechselnd
choice-live = alle zugleich
choice-race = simulierte Uhren

## Boards

board-standard = Standard

## Why a position is impossible

fault-bad-seats = es müssen 2 bis 4 Spieler sein (2 im Rennen), und auf jeder Seite muss ein Platz als nächster dran sein
fault-land-overlaps = ein Platz ist doppelt belegt oder nicht auf diesem Brett
fault-wrong-count = Teile oder Ausrüstung ergeben nicht die richtige Zahl
fault-stray-equipment = Ausrüstung steht auf einem Teil, das nicht ihrer Seite gehört, das andere Ausrüstung trägt oder das sie nicht erreichen kann
fault-no-base = Ausrüstung ist im Einsatz, aber ihre Basis ist nicht ganz in einer Hand
fault-wrong-sets = die Mengen, die aus dem Land folgen, sind falsch
fault-stray-piece = ein Teil liegt weder auf der Grundlinie noch neben einem anderen seiner Seite, noch wurde es gestartet
fault-wrong-sun = wer zuerst auf der Sonne war, hält kein Teil von ihr
fault-wrong-passes = Passen braucht die Option agree, und haben beide Seiten gepasst, ist das Spiel zu Ende
fault-wrong-phase = die Phase passt nicht zum Tempo oder zum vollen oder unvollständigen Brett
fault-wrong-turn = die Seite, die dran ist, könnte weder legen noch starten
fault-wrong-clock = Uhren gehören zum Rennen, und dran ist die niedrigere

## Was ein Platz im Terminal gefragt wird

question-live = Alle spielen zugleich: Leg ein Teil, schieß eine Rakete ab oder setz einen Astronauten, so schnell du kannst.
question-race = Such ein bestimmtes Teil, nimm, was du zuerst findest, schieß eine Rakete ab oder setz einen Astronauten.
question-turn = Setz beliebig viele Astronauten, dann leg ein Teil oder schieß eine Rakete ab.

## Glossar: was auf dem Tisch ist, je eine Bedeutung.

term-place = Platz
meaning-place = Hier passt genau ein Teil jeder Seite. Wer es zuerst legt, behält den Platz.
term-piece = Teil in der Schale
meaning-piece = Passt nur auf einen Platz des Bildes. Es muss dein Land mit einer Kante berühren.
term-base-line = Grundlinie
meaning-base-line = Hierher kommt dein erstes Teil.
term-sun = Sonne
meaning-sun =
    { $sun ->
        [one] { $sun } Punkt
       *[other] { $sun } Punkte
     } für den, der sie ganz hält.
term-planet = Planet
meaning-planet =
    { $planet ->
        [one] { $planet } Punkt
       *[other] { $planet } Punkte
     } für den, der ihn ganz hält.
term-man-made = Von Menschen gebaut
meaning-man-made =
    { $object ->
        [one] { $object } Punkt
       *[other] { $object } Punkte
     } für den, der es ganz hält.
term-circle = Kreis
meaning-circle = Ein einzelnes Teil, das die aufgedruckte Zahl bringt.
term-sector = Sektor
meaning-sector = Ein Abschnitt des gedruckten Gitters: { $sector ->
    [one] { $sector } Punkt
   *[other] { $sector } Punkte
 } für den, der jedes Teil darin hält.
term-rocket-base = Raketenbasis
meaning-rocket-base = Füll deine eigene ganz: { $base ->
    [one] { $base } Punkt
   *[other] { $base } Punkte
 }, und deine { $rockets } Raketen sind bereit.
term-satellite-base = Satellitenbasis
meaning-satellite-base = Füll deine eigene ganz: { $base ->
    [one] { $base } Punkt
   *[other] { $base } Punkte
 }, und deine { $satellites } Satelliten sind bereit.
term-astronaut-base = Astronautenbasis
meaning-astronaut-base = Füll deine eigene ganz: { $base ->
    [one] { $base } Punkt
   *[other] { $base } Punkte
 }, und deine { $astronauts } Astronauten sind bereit.
term-rocket = Rakete
meaning-rocket = Legt ein Teil neben fremdes Land, überall auf dem Brett. Dann ist sie verbraucht.
term-satellite = Satellit
meaning-satellite = Tut dasselbe wie eine Rakete, wenn keine bereit ist.
term-astronaut = Astronaut
meaning-astronaut = Bewacht ein Teil von dir: Daneben darf der Gegner nichts legen.
term-tray = Schale
meaning-tray = Deine Teile, gemischt. Zieh eines auf seinen Platz, oder tippe erst das Teil und dann den Platz an.
term-points = Punkte einer Seite
meaning-points = Was sie allein hält: Gebiete, Sektoren und die eigenen Basen.

## The screen of the terminal

screen-legend-location = Platz: Ring 3 von der Mitte, Teil 11 von Osten gegen den Uhrzeigersinn
screen-legend-equipment = Rakete, Satellit, Astronaut von Gelb; von Grün r s a
screen-legend-pieces = Teile von Gelb (y) und Grün (g)
screen-legend-sun = Sonne
screen-legend-planet = Planet
screen-legend-station = Station
screen-legend-circle = Kreis
screen-legend-base = Basis
screen-legend-base-line = Grundlinie
screen-legend-line = Linie zwischen Sektoren
screen-legend-open = offen für dich
screen-legend-yellow = von Gelb
screen-legend-green = von Grün
screen-legend-yellow-bases = Basen von Gelb
screen-legend-green-bases = Basen von Grün
screen-points = Punkte
screen-pieces = Teile
screen-sectors = Sektoren
screen-bases = Basen
screen-goals = Ziele
screen-rockets = Raketen
screen-satellites = Satelliten
screen-astronauts = Astronauten
screen-side = { $side }
screen-used = verbraucht
screen-gap = { $n ->
    [one] fehlt { $n }
   *[other] fehlen { $n }
 }
screen-ready = { $n } bereit
screen-base-line = { $side }: Grundlinie { $places }, Basen:
screen-tempo = { $tempo ->
    [alternate] abwechselnd
    [live] alle zugleich
   *[race] Rennen
 }, { $n ->
    [one] 1 Platz
   *[other] { $n } Plätze
 } leer
screen-clocks = Uhren: Gelb { NUMBER($yellow) } s, Grün { NUMBER($green) } s
screen-over = aus
screen-chance = der Zufall entscheidet ({ $phase ->
    [start] wer beginnt
    [find] die Suche
    [wanted] das gesuchte Teil
   *[found] das gefundene Teil
 })
screen-anyone = alle können handeln
screen-due = { $seat } ist dran
