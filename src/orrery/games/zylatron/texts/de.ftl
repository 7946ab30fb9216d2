### ZYLATRON auf Deutsch

## The language

language-name = Deutsch

## The lid of the box

title = ZYLATRON
blurb = Bring einen Krieger quer durch die Galaxie und lande auf dem Hauptquartier des Feindes.

## Words that fill variables

name-red = Rot
name-blue = Blau
name-green = Grün
name-yellow = Gelb
name-battle-star = Kampfstern
name-star-fighter = Sternjäger
name-warrior = Krieger
name-missile = Krill-Rakete
name-hit = TREFFER
name-miss = FEHLSCHUSS
name-damage = SCHADEN
name-red-home = Heimatfabrik Rot
name-red-moon = Mondfabrik Rot
name-red-zylon = Zylonfabrik Rot
name-blue-home = Heimatfabrik Blau
name-blue-moon = Mondfabrik Blau
name-blue-zylon = Zylonfabrik Blau
name-green-home = Heimatfabrik Grün
name-green-moon = Mondfabrik Grün
name-green-zylon = Zylonfabrik Grün
name-yellow-home = Heimatfabrik Gelb
name-yellow-moon = Mondfabrik Gelb
name-yellow-zylon = Zylonfabrik Gelb
name-top-left = oben links
name-top-right = oben rechts
name-bottom-right = unten rechts
name-bottom-left = unten links
name-nothing = nichts
name-too-many = zu viele

## What buttons say, by verb

action-go = nach { $point } ziehen
action-begin = { $piece } beginnt die Bewegung
action-load = { $piece } laden
action-dock = bei { $piece } an Bord gehen
action-drop = { $piece } absetzen
action-fire = mit { $piece } schießen
action-launch = { $piece } starten
action-beam = { $piece } beamen
action-shift = { $piece } umsetzen
action-repair = { $piece } instand setzen
action-onto = auf { $piece }
action-rebuild = { $factory } wieder aufbauen
action-buy = { $kind } kaufen
action-pick = den Planeten { $corner } nehmen
action-end = Zug beenden

## What one may type, by verb

kind-go = die ziehende Figur geht zum Punkt x,y
kind-detonate = wo die Rakete explodiert
kind-to = wohin die Figur hinuntergebeamt wird
kind-at = wohin die gekaufte Figur gestellt wird
kind-begin = rf1 beginnt zu ziehen: r rot, b f w m die Art, 1 die Nummer
kind-load = die ziehende Figur nimmt rw1 auf, wo sie angekommen ist
kind-dock = die ziehende Figur geht bei rf1 an Bord, wo sie angekommen ist
kind-drop = die ziehende Figur setzt rw1 ab und muss dann weiterziehen
kind-fire = rf1 schießt; danach: target bw2 oder target blue-home
kind-launch = rm1 wird gestartet; danach: detonate 30,4
kind-beam = rw1 wird gebeamt; danach: onto rb1 oder to 10,4
kind-shift = rw1 wechselt den Platz im Stapel; danach: onto rf1
kind-repair = den halben Preis zahlen, dann ist sie heil
kind-onto = der Träger, nach dem gefragt ist
kind-target = die Figur oder Fabrik, auf die der Laser zielt
kind-rebuild = eine zerstörte Fabrik bezahlen
kind-buy = eine verlorene Figur kaufen; danach: at 10,4 (eine Rakete auch: onto rf1)
kind-pick = vor dem Spiel einen Planeten nehmen
kind-end = den Zug beenden

## Why a move is not allowed

refusal-game-over = das Spiel ist zu Ende
refusal-not-your-turn = { $turn } ist am Zug, nicht { $player }
refusal-nature-first = zuerst muss eine Schusskarte gezogen werden
refusal-not-natures = das entscheidet ein Spieler, der Zufall zieht nur Schusskarten
refusal-pick-first = noch werden Planeten ausgesucht
refusal-planets-are-picked = alle Planeten sind schon ausgesucht
refusal-join-first = { $mover } steht auf einer eigenen Figur und muss sie sofort laden oder bei ihr an Bord gehen
refusal-move-off-first = { $mover } hat hier eine Figur abgesetzt und muss zuerst weiterziehen
refusal-target-first = nenne zuerst das Ziel von { $subject }
refusal-detonate-first = { $subject } ist gestartet: sage, wo sie explodiert
refusal-beam-where = sage, wohin { $subject } gebeamt wird
refusal-shift-where = sage, worauf { $subject } umgesetzt wird
refusal-place-first = sage, wohin { $subject }, eben gekauft, gestellt wird
refusal-go-there-first = geladen und an Bord gegangen wird, indem man zu dem Punkt zieht: beginne einen Zug und gehe dorthin
refusal-nothing-to-name = nichts wartet auf ein Ziel oder einen Träger; beginne mit fire, beam, shift oder buy
refusal-natures-only = Schusskarten werden gezogen, nicht ausgesucht
refusal-no-such-piece = { $piece } gibt es an diesem Tisch nicht
refusal-not-your-piece = { $piece } gehorcht { $player } nicht
refusal-is-lost = { $piece } ist nicht auf dem Brett, sondern in der Bank
refusal-is-damaged = { $piece } ist beschädigt und tut nichts, bis der Schaden vergeht oder behoben ist
refusal-carrier-is-damaged = { $carrier } ist beschädigt: Ladung darf von Bord, aber { $piece } startet nicht von dort
refusal-is-captured = { $piece } wurde in diesem Zug erbeutet und handelt erst im nächsten Zug von { $player }
refusal-no-such-point = der Punkt { $point } liegt nicht auf dem Gitter
refusal-no-such-factory = { $factory } gibt es an diesem Tisch nicht
refusal-no-such-card = im Stapel ist keine Karte { $card } mehr
refusal-planet-taken = der Planet { $corner } ist vergeben
refusal-has-moved-already = { $piece } hat in diesem Zug schon eine Bewegung begonnen
refusal-no-moves-left = alle { $moves } { $moves ->
    [one] Bewegung
   *[other] Bewegungen
 } dieses Zuges sind verbraucht
refusal-begun-must-step = berührt, geführt: { $mover } hat begonnen und muss zuerst einen Schritt tun
refusal-missiles-fly-once = { $piece } ist eine Krill-Rakete, sie bewegt sich nur durch Start oder als Ladung
refusal-land-only = ein Krieger geht nur auf Land
refusal-space-only = ein Kampfstern fliegt nur im Weltraum, { $point } ist Land
refusal-too-far = { $mover } braucht { $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
 } bis { $point } und hat noch { $left }
refusal-already-there = { $mover } ist schon auf { $point }
refusal-nothing-moves = keine Figur ist unterwegs: beginne zuerst eine Bewegung
refusal-enemy-in-the-way = auf { $point } steht eine feindliche Figur; darüber hinweg geht es, anhalten nicht
refusal-no-room-to-join = auf { $point } steht eine eigene Figur, die { $mover } weder laden noch betreten kann
refusal-was-boarded = eine Figur ist durch eigene Bewegung bei { $piece } an Bord gegangen, deshalb beginnt { $piece } in diesem Zug keine Bewegung
refusal-carries-moved = an Bord ist eine Figur, die in diesem Zug schon selbst begonnen hat und nicht weiter getragen werden darf
refusal-only-warriors-land = { $point } ist ein Hauptquartier, auf dem nur ein Krieger anhalten darf
refusal-hq-is-barred = auf dem Hauptquartier { $point } steht eine Figur und verwehrt die Landung
refusal-no-pegs = nur Sternjäger und Kampfsterne haben Plätze für Ladung
refusal-too-big-to-carry = ein Kampfstern lässt sich nicht tragen
refusal-no-free-peg = dort ist kein Platz frei
refusal-has-moved = { $piece } oder die Ladung darauf hat in diesem Zug schon begonnen und kann weder geladen noch gebeamt werden
refusal-already-loaded = { $piece } wurde in diesem Zug schon einmal geladen
refusal-not-standing-here = { $piece } ist nicht die andere Figur auf dem Punkt von { $mover }
refusal-no-cargo-of-mover = { $piece } ist keine Ladung von { $mover }
refusal-already-dropped = { $piece } wurde in diesem Zug schon einmal abgesetzt
refusal-cannot-move-off = { $mover } könnte nicht weiterziehen, nachdem hier etwas abgesetzt ist
refusal-no-place-in-space = { $point } ist Weltraum, abgesetzt wird dort nichts dieser Art ({ $kind }): nur auf Land
refusal-not-carried = { $piece } wird nicht getragen, es gibt nichts umzusetzen
refusal-already-shifted = { $piece } wurde in diesem Zug schon einmal umgesetzt
refusal-no-other-peg = im Stapel von { $piece } ist kein anderer Platz frei
refusal-not-in-stack = { $piece } ist kein anderer Träger im Stapel von { $subject }
refusal-same-carrier = { $subject } sitzt schon auf { $piece }
refusal-not-beamable = { $piece } lässt sich nicht beamen, das geht nur mit Kriegern und Krill-Raketen
refusal-already-beamed = { $piece } wurde in diesem Zug schon einmal gebeamt
refusal-no-beam-in-range = kein heiler Kampfstern kann das beamen: Die Reichweite ist { $beam }
refusal-shift-instead = { $piece } ist im selben Stapel wie { $subject }: umsetzen, nicht beamen
refusal-no-beam-down-to-space = { $point } ist Weltraum, hinunter wird auf Land gebeamt
refusal-not-free = { $point } ist nicht frei
refusal-hq-closed-to-beams = auf dem Hauptquartier { $point } wird nichts abgesetzt, ein Krieger geht hin
refusal-no-laser = eine Krill-Rakete hat keinen Laser
refusal-has-fired = { $piece } hat in diesem Zug schon geschossen
refusal-no-target-in-range = { $piece } hat keinen Feind in Reichweite ({ $range })
refusal-out-of-range = das Ziel ist { $steps } von { $subject } entfernt, die Reichweite ist { $range }
refusal-not-an-enemy = das gehört keinem Feind
refusal-factory-in-ruins = { $factory } ist schon zerstört
refusal-factories-are-safe = in diesem Spiel kann man Fabriken nicht treffen
refusal-not-a-missile = { $piece } ist keine Krill-Rakete
refusal-not-on-start = { $piece } lässt sich nur vom Startplatz oder von einem Träger aus starten
refusal-new-missile = { $piece } wurde in diesem Zug auf ein Fahrzeug gekauft und startet frühestens im nächsten
refusal-beyond-flight = { $point } ist { $steps } { $steps ->
    [one] Punkt
   *[other] Punkte
 } entfernt, eine Krill-Rakete fliegt { $flight }
refusal-not-in-this-game = hier wird ohne diese Art Figuren gespielt ({ $kind })
refusal-none-lost = { $player } hat nichts dieser Art verloren ({ $kind })
refusal-too-dear = das kostet { $price } { $price ->
    [one] Zy
   *[other] Zys
 }, { $player } hat { $money }
refusal-no-free-start = kein Startplatz dafür ist frei ({ $kind })
refusal-not-a-start = { $point } ist kein passender Startplatz, den { $player } hält
refusal-start-is-taken = der Startplatz { $point } ist besetzt
refusal-only-missiles-aboard = nur eine gekaufte Krill-Rakete kann auf ein Fahrzeug gestellt werden
refusal-not-damaged = { $piece } ist nicht beschädigt
refusal-not-your-factory = { $factory } gehört nicht { $player }
refusal-factory-recovers = { $factory } ist beschädigt; das vergeht von selbst und lässt sich nicht vorher beheben
refusal-not-in-ruins = { $factory } ist nicht zerstört
refusal-must-buy-warrior = { $player } hat keinen Krieger und kann einen kaufen, muss es also vor dem Ende des Zuges tun

## What happened

event-planet-picked = { $owner } nimmt den Planeten { $corner }
event-turn-began = { $owner } ist am Zug, Runde { $n }
event-move-began = { $kind } { $piece } beginnt die Bewegung
event-piece-went = { $piece } zieht { $steps } weit von { $start } nach { $point }
event-piece-loaded = { $piece } wird auf { $carrier } geladen
event-piece-docked = { $piece } geht bei { $carrier } an Bord
event-piece-dropped = { $piece } wird auf { $point } abgesetzt
event-piece-shifted = { $piece } wird auf { $carrier } umgesetzt
event-piece-beamed-aboard = { $piece } wird an Bord von { $carrier } gebeamt
event-piece-beamed-down = { $piece } wird nach { $point } hinuntergebeamt
event-laser-fired = { $kind } { $piece } schießt auf { $target }
event-missile-detonated = { $piece } fliegt von { $start } los und explodiert auf { $point }
event-card-drawn = { $card } für { $target }
event-piece-lost = { $kind } { $piece } ist auf { $point } verloren
event-piece-damaged = { $kind } { $piece } ist beschädigt
event-factory-destroyed = { $factory } ist zerstört
event-factory-damaged = { $factory } ist beschädigt
event-pile-reshuffled = die Schusskarten werden neu gemischt
event-piece-bought = { $kind } { $piece } wird für { $price } gekauft und auf { $point } gestellt
event-piece-repaired = { $piece } wird für { $price } instand gesetzt
event-factory-rebuilt = { $factory } wird für { $price } wieder aufgebaut
event-income-paid = { $owner } bekommt { $n } { $n ->
    [one] Zy
   *[other] Zys
 }
event-zylon-taken = { $owner } nimmt die Zylonkarte
event-player-captured = { $other } landet auf dem Hauptquartier von { $owner } und übernimmt alles
event-player-without-warrior = { $owner } hat keinen Krieger und scheidet aus; { $other } erbt
event-player-deserted = { $owner } hat keinen Krieger und scheidet aus; niemand erbt
event-last-player-left = nur { $owner } ist noch übrig
event-rounds-are-over = { $n } { $n ->
    [one] Runde ist
   *[other] Runden sind
 } vorbei

## Plain words for people

name-upper-left = oben links
name-upper-right = oben rechts
name-lower-right = unten rechts
name-lower-left = unten links
name-above = oben
name-below = unten
name-left = links
name-right = rechts
name-middle = in der Mitte
name-up-left = oben links
name-up-right = oben rechts
name-down-left = unten links
name-down-right = unten rechts
name-nobody = niemand
phrase-kind = { $kind ->
    [battle_star] einen Kampfstern
    [star_fighter] einen Sternjäger
    [warrior] einen Krieger
   *[missile] eine Krill-Rakete
 }
phrase-piece = { $kind ->
    [battle_star] Kampfstern
    [star_fighter] Sternjäger
    [warrior] Krieger
   *[missile] Krill-Rakete
 } { $n }{ $owner ->
    [you] { "" }
   *[other] { " " }von { $owner }
 }
phrase-no-piece = nichts
phrase-factory = { $owner ->
    [you] deine Fabrik
   *[other] die Fabrik von { $owner }
 } { $place ->
    [home] daheim
    [moon] auf dem Mond
   *[zylon] auf Zylon
 }
phrase-body = { $name ->
    [zylon] Zylon
    [planet] den Planeten { $corner }
   *[moon] den Mond { $corner }
 }
    .dative = { $name ->
        [zylon] Zylon
        [planet] dem Planeten { $corner }
       *[moon] dem Mond { $corner }
     }
phrase-spot = { $what ->
    [headquarters] { $name ->
        [zylon] Zylons Hauptquartier
       *[planet] { $owner ->
            [you] dein Hauptquartier
            [nobody] das Hauptquartier auf { NAME($body, form: "dative") }
           *[other] das Hauptquartier von { $owner }
         }
     }
    [on] auf { NAME($body, form: "dative") } ({ $side })
    [beside] neben { NAME($body, form: "dative") } ({ $side })
   *[space] im Weltraum ({ $side ->
        [above] über
        [below] unter
       *[other] { $side } von
     } { NAME($body, form: "dative") })
 }
    .kind = { $what }
    .to = { $what ->
        [headquarters] auf { $name ->
            [zylon] Zylons Hauptquartier
           *[planet] { $owner ->
                [you] dein Hauptquartier
                [nobody] das Hauptquartier auf { NAME($body, form: "dative") }
               *[other] das Hauptquartier von { $owner }
             }
         }
        [on] auf { $body } ({ $side })
        [beside] neben { $body } ({ $side })
       *[space] in den Weltraum ({ $side ->
        [above] über
        [below] unter
       *[other] { $side } von
     } { NAME($body, form: "dative") })
     }
    .at = { $what ->
        [headquarters] auf { $name ->
            [zylon] Zylons Hauptquartier
           *[planet] { $owner ->
                [you] deinem Hauptquartier
                [nobody] dem Hauptquartier auf { NAME($body, form: "dative") }
               *[other] dem Hauptquartier von { $owner }
             }
         }
        [on] auf { NAME($body, form: "dative") } ({ $side })
        [beside] neben { NAME($body, form: "dative") } ({ $side })
       *[space] im Weltraum ({ $side ->
        [above] über
        [below] unter
       *[other] { $side } von
     } { NAME($body, form: "dative") })
     }
phrase-no-spot = nirgendwo
phrase-leg = { $n } nach { $side }
phrase-way = { $first }, { $then }
phrase-no-way = an Ort und Stelle
plain-action-go = { NAME($spot, form: "kind") ->
    [headquarters] { NAME($spot, form: "to") } ziehen
   *[other] { $way } ziehen: { NAME($spot, form: "at") }
 }
plain-action-detonate = Explodieren, { $way }: { NAME($spot, form: "at") }
plain-action-to = { $subject } hinunterbeamen, { $way }: { NAME($spot, form: "at") }
plain-action-at = { $subject } hinstellen, { $way }: { NAME($spot, form: "at") }
plain-action-begin = { $piece }
plain-action-load = { $piece } laden
plain-action-dock = Bei { $piece } an Bord gehen
plain-action-drop = { $piece } absetzen
plain-action-fire = { $piece } schießt
plain-action-target = { $subject } schießt auf { $target }
plain-action-launch = { $piece } starten
plain-action-beam = { $piece } beamen
plain-action-shift = { $piece } umsetzen
plain-action-repair = { $piece } für { $price ->
    [one] 1 Zy
   *[other] { $price } Zys
 } instand setzen
plain-action-onto = { $phase ->
    [beam] { $subject } an Bord von { $piece } beamen
    [shift] { $subject } auf { $piece } umsetzen
   *[buy] { $subject } auf { $piece } stellen
 }
plain-action-rebuild = { $factory } für { $price ->
    [one] 1 Zy
   *[other] { $price } Zys
 } wieder aufbauen
plain-action-buy = { $kind } für { $price ->
    [one] 1 Zy
   *[other] { $price } Zys
 } kaufen
plain-action-pick = Den Planeten { $corner } nehmen
plain-action-end = Zug beenden

plain-event-planet-picked = { $owner ->
    [you] Du nimmst
   *[other] { $owner } nimmt
 } den Planeten { $corner }
plain-event-turn-began = { $owner ->
    [you] Du bist
   *[other] { $owner } ist
 } am Zug, Runde { $n }
plain-event-move-began = { $piece } beginnt die Bewegung
plain-event-piece-went = { $piece } { $kind ->
    [warrior] geht
   *[other] fliegt
 } { $steps } weit, { NAME($point, form: "to") }
plain-event-piece-loaded = { $carrier } nimmt { $piece } an Bord
plain-event-piece-docked = { $piece } geht an Bord von { $carrier }
plain-event-piece-dropped = { $piece } wird abgesetzt, { NAME($point, form: "at") }
plain-event-piece-shifted = { $piece } wird auf { $carrier } umgesetzt
plain-event-piece-beamed-aboard = { $piece } wird an Bord von { $carrier } gebeamt
plain-event-piece-beamed-down = { $piece } wird hinuntergebeamt, { NAME($point, form: "to") }
plain-event-laser-fired = { $piece } schießt auf { $target }
plain-event-missile-detonated = { $piece } fliegt los und explodiert { NAME($point, form: "at") }
plain-event-card-drawn = { $card }: { $target }
plain-event-piece-lost = { $piece } ist weg
plain-event-piece-damaged = { $piece } ist beschädigt
plain-event-factory-destroyed = { $factory } ist zerstört
plain-event-factory-damaged = { $factory } ist beschädigt
plain-event-piece-bought = { $piece } wird für { $price ->
    [one] 1 Zy
   *[other] { $price } Zys
 } gekauft, { NAME($point, form: "at") }
plain-event-piece-repaired = { $piece } wird für { $price ->
    [one] 1 Zy
   *[other] { $price } Zys
 } instand gesetzt
plain-event-factory-rebuilt = { $factory } wird für { $price ->
    [one] 1 Zy
   *[other] { $price } Zys
 } wieder aufgebaut
plain-event-income-paid = { $owner ->
    [you] Du bekommst
   *[other] { $owner } bekommt
 } { $n ->
    [one] 1 Zy
   *[other] { $n } Zys
 }
plain-event-zylon-taken = { $owner ->
    [you] Du nimmst
   *[other] { $owner } nimmt
 } die Zylonkarte
plain-event-player-captured = { $other ->
    [you] Du landest
   *[other] { $other } landet
 } auf { $owner ->
    [you] deinem Hauptquartier
   *[other] dem Hauptquartier von { $owner }
 } und { $other ->
    [you] übernimmst
   *[other] übernimmt
 } alles; die Figuren behalten ihren Namen
plain-event-player-without-warrior = { $owner ->
    [you] Du hast keinen Krieger und scheidest aus
   *[other] { $owner } hat keinen Krieger und scheidet aus
 }; { $other ->
    [you] du erbst
   *[other] { $other } erbt
 }; die Figuren behalten ihren Namen
plain-event-player-deserted = { $owner ->
    [you] Du hast keinen Krieger und scheidest aus
   *[other] { $owner } hat keinen Krieger und scheidet aus
 }; niemand erbt
plain-event-last-player-left = { $owner ->
    [you] Nur du bist
   *[other] Nur { $owner } ist
 } noch übrig
plain-event-rounds-are-over = { $n ->
    [one] 1 Runde ist
   *[other] { $n } Runden sind
 } vorbei

plain-refusal-game-over = Das Spiel ist zu Ende
plain-refusal-not-your-turn = Du bist nicht am Zug: { $turn } entscheidet
plain-refusal-join-first = { $mover } steht auf einer anderen Figur von dir: laden oder an Bord gehen
plain-refusal-nothing-to-name = Nichts wartet auf ein Ziel: Wähle zuerst, was schießt, gebeamt, umgesetzt oder gekauft wird
plain-refusal-no-such-piece = Diese Figur gibt es an diesem Tisch nicht
plain-refusal-no-such-factory = Diese Fabrik gibt es an diesem Tisch nicht
plain-refusal-place-first = Sage zuerst, wohin { $subject } gestellt wird
plain-refusal-not-your-piece = { $piece } gehorcht dir nicht
plain-refusal-is-captured = { $piece } wurde in diesem Zug erbeutet und handelt in deinem nächsten
plain-refusal-no-such-point = Diesen Punkt gibt es nicht
plain-refusal-planet-taken = Der Planet { $corner } ist vergeben
plain-refusal-space-only = Das ist Land: Ein Kampfstern fliegt nur im Weltraum
plain-refusal-too-far = { $reach ->
    [far] Zu weit: { $mover } hat noch { $left }
   *[near] Zu weit: { $steps ->
        [one] 1 Punkt
       *[other] { $steps } Punkte
     }, und { $mover } hat noch { $left }
 }
plain-refusal-already-there = { $mover } ist schon dort
plain-refusal-enemy-in-the-way = Dort steht eine feindliche Figur: Darüber hinweg geht es, anhalten nicht
plain-refusal-no-room-to-join = Dort steht deine eigene Figur, und { $mover } kann sie weder laden noch betreten
plain-refusal-only-warriors-land = Das ist ein Hauptquartier: Nur ein Krieger darf dort anhalten
plain-refusal-hq-is-barred = Auf diesem Hauptquartier steht eine Figur und verwehrt die Landung
plain-refusal-no-place-in-space = Das ist Weltraum: Diese Figur wird nur auf Land abgesetzt
plain-refusal-no-beam-down-to-space = Das ist Weltraum: Hinunter wird auf Land gebeamt
plain-refusal-not-free = Dort steht schon etwas
plain-refusal-hq-closed-to-beams = Auf einem Hauptquartier wird nichts abgesetzt: Ein Krieger geht hin
plain-refusal-beyond-flight = Zu weit: { $steps ->
    [one] 1 Punkt
   *[other] { $steps } Punkte
 }, und eine Rakete fliegt { $flight }
plain-refusal-none-lost = Du hast nichts dieser Art verloren
plain-refusal-too-dear = Das kostet { $price ->
    [one] 1 Zy
   *[other] { $price } Zys
 }, und du hast { $money }
plain-refusal-not-a-start = Das ist kein Startplatz von dir dafür
plain-refusal-start-is-taken = Dieser Startplatz ist besetzt
plain-refusal-not-your-factory = { $factory } gehört dir nicht
plain-refusal-must-buy-warrior = Du hast keinen Krieger und kannst einen kaufen: tu es vor dem Ende des Zuges

## Options in the lobby

option-rules = Regeln
option-max-rounds = Runden
option-prices = Preise
option-touch-move = Berührt, geführt
option-pick-planets = Planeten aussuchen

## A line for each option

help-rules = großes Spiel: alle Figuren; kurzes Spiel: nur Sternjäger und Krieger
help-max-rounds = Runden, nach denen das Spiel gewertet wird
help-prices = voll, oder halb so viel, wie die Regeln verlangen
help-touch-move = eine begonnene Bewegung muss mindestens einen Schritt haben
help-pick-planets = die Spieler suchen sich ihre Planeten aus, in der Reihenfolge der Plätze

## Warnings, by clause

caution-ZY-1 = zu dritt ist die Ecke zwischen den beiden anderen im Nachteil

## Their choices

choice-major = großes Spiel
choice-short = kurzes Spiel
choice-full = voll
choice-half = halb

## Boards

board-major = großes Brett
board-short = Brett des kurzen Spiels

## Why a position is impossible

fault-bad-seats = es müssen 2 bis 4 Spieler sein, und einer davon muss an der Reihe sein
fault-bad-planets = jeder Spieler hat einen der vier Planeten, keine zwei denselben
fault-bad-holders = Truppen gehören niemandem oder einem Ausgeschiedenen
fault-off-the-board = eine Figur steht neben dem Brett oder gehört nicht in dieses Spiel
fault-wrong-ground = ein Kampfstern ist auf Land, oder ein Krieger oder eine Rakete steht im Weltraum
fault-bad-cargo = Ladung passt nicht zu ihrem Träger
fault-shared-point = zwei Stapel stehen auf einem Punkt
fault-wrong-marks = die Zeichen der besetzten Punkte sind falsch
fault-bad-money = die Zys ergeben nicht die richtige Summe
fault-bad-pile = der Stapel der Schusskarten ist kein Teil des Kartensatzes
fault-bad-phase = was im Gange ist, passt nicht zur Phase
fault-should-be-over = nur ein Spieler ist übrig, also ist das Spiel zu Ende
fault-bad-number = eine Zahl liegt außerhalb ihres Bereichs
fault-hq-trespass = eine Figur steht auf einem Hauptquartier, auf dem sie nicht anhalten darf
fault-not-over = mehr als ein Spieler ist übrig und die Runden sind nicht vorbei, also geht das Spiel weiter
fault-bad-picks = Planeten werden reihum gewählt, und wer gewählt hat, ist dort aufgestellt

## Was ein Platz im Terminal gefragt wird

question-pick = Welchen Planeten nimmst du?
question-arrived = { $mover } steht auf einer eigenen Figur: laden oder andocken?
question-leaving = { $mover } hat eine Figur abgesetzt und muss weiter: wohin?
question-fire = { $piece } schießt bis zu { $laser } Punkte weit: worauf?
question-launch = { $piece } fliegt bis zu { $flight } Punkte weit und trifft alles im Umkreis von { $blast }: Wo platzt sie?
question-beam = { $piece } wird bis zu { $beam } Punkte weit gebeamt: wohin?
question-shift = { $piece } wechselt den Platz an Bord: worauf?
question-buy = Wohin kommt { $piece }, gekauft für { $price } Zys?
question-moving = { $mover } zieht, übrige Schritte: { $n }. Andere Bewegungen: noch { $left } von { $moves }. Was nun?
question-moved = Alle Bewegungen deines Zuges sind gemacht: Tu etwas, das frei ist, oder beende ihn (end).
question-turn = Dein Zug, übrige Bewegungen: { $left } von { $moves }. Beginn eine, tu etwas, das frei ist, oder beende ihn (end).

## Glossar: was auf dem Tisch ist, je eine Bedeutung.

term-battle-star = Kampfstern
meaning-battle-star = Fliegt { $star } Punkte weit, nur im Weltraum, trägt { $star_bays } Stapel, beamt { $beam } Punkte weit und schießt { $star_laser } weit.
term-star-fighter = Sternjäger
meaning-star-fighter = Fliegt { $fighter } Punkte weit über alles hinweg, trägt eine Figur und schießt { $fighter_laser ->
    [one] { $fighter_laser } Punkt
   *[other] { $fighter_laser } Punkte
 } weit.
term-warrior = Krieger
meaning-warrior = Geht { $warrior } Punkte weit, nur auf Land, und schießt { $warrior_laser ->
    [one] { $warrior_laser } Punkt
   *[other] { $warrior_laser } Punkte
 } weit. Nur Krieger nehmen Hauptquartiere ein.
term-missile = Krill-Rakete
meaning-missile = Fliegt ein einziges Mal { $missile } Punkte weit, dann platzt sie: eine Schusskarte für alles im Umkreis von { $blast ->
    [one] { $blast } Punkt
   *[other] { $blast } Punkten
 }, Freund und Feind.
term-headquarters = Hauptquartier
meaning-headquarters = Geht ein fremder Krieger auf deines, scheidest du aus, und er bekommt alles. Tu das also mit den anderen.
term-factory = Fabrik
meaning-factory = Bringt in jedem Zug ein Zy, solange sie arbeitet. Eine zerstörte wieder aufzubauen kostet { $rebuild } Zys.
term-planet = Heimatplanet
meaning-planet = Land, auf dem die Figuren eines Spielers beginnen, mit Hauptquartier und Fabrik.
term-moon = Mond
meaning-moon = Land mit einer Fabrik des nächsten Planeten.
term-zylon = Zylon
meaning-zylon = Land in der Mitte, mit einer Fabrik für jeden. Sein Hauptquartier gibt die Zylonkarte.
term-zylon-card = Zylonkarte
meaning-zylon-card = Gehört dem, dessen Krieger zuletzt auf Zylons Hauptquartier war. Sie verdoppelt, was Fabriken bringen.
term-strike-hit = TREFFER
meaning-strike-hit = Das Ziel ist weg, mit allem, was es trägt. Die Zahl sagt, wie viele noch im Stapel sind.
term-strike-miss = FEHLSCHUSS
meaning-strike-miss = Nichts geschieht. Die Zahl sagt, wie viele noch im Stapel sind.
term-strike-damage = SCHADEN
meaning-strike-damage = Das Ziel kann bis zum Ende des nächsten Zuges seines Besitzers nichts tun. Die Zahl sagt, wie viele noch im Stapel sind.
term-zys = Zys
meaning-zys = Das Geld. Es kommt aus den Fabriken und kauft verlorene Figuren zurück.
term-moves-left = Übrige Bewegungen
meaning-moves-left = Wie viele Figuren in diesem Zug noch ziehen dürfen, von { $moves }.
term-steps-left = Übrige Punkte
meaning-steps-left = Wie weit die Figur, die gerade zieht, noch kommt.
term-piece-number = Zahl auf einer Figur
meaning-piece-number = Unterscheidet Figuren einer Art: Krieger, dann seine Zahl.
term-stack-count = Zahl am Stapel
meaning-stack-count = Wie viele Figuren der Träger an Bord hat.
term-lost-pieces = Verlorene Figuren
meaning-lost-pieces = Figuren in der Bank. Wer sie aufgestellt hat, kann sie zurückkaufen.

## The screen of the terminal

screen-legend-kind = { $kind }
screen-legend-red-kind = { $kind } von Rot
screen-legend-state = unterstrichen: hat Ladung; durchgestrichen: beschädigt; umgekehrt: zieht
screen-legend-headquarters = Hauptquartier
screen-legend-factory = Fabrik
screen-legend-damaged-factory = beschädigte Fabrik
screen-legend-ruined-factory = Fabrik in Trümmern
screen-legend-point = Punkt; Land hat farbigen Grund
screen-legend-zylon-card = hat die Zylonkarte
screen-legend-planet = wo der Planet eines Spielers liegt
screen-legend-owners = erster Buchstabe: von Blau, Grün, Gelb
screen-legend-red-headquarters = Hauptquartier von Rot
screen-legend-zylon-headquarters = das von Zylon
screen-legend-no-headquarters = gehört niemandem
screen-legend-red-factory = Fabrik von Rot
screen-legend-damaged = beschädigt
screen-legend-ruined = in Trümmern
screen-legend-space = Weltraum
screen-legend-land = Land
screen-legend-stack = auf 8,4 steht rf1, beschädigt, und trägt rw1
screen-legend-done = hat gezogen und geschossen
screen-over = Spiel zu Ende
screen-pick = { $player } wählt
screen-round = Runde { $round }/{ $last }
screen-due = { $player }: { $phase ->
    [act] am Zug
    [join] Beladen
    [leave] Absetzen
    [fire] Schuss
    [launch] Start
    [beam] Beamen
    [shift] Umladen
    [buy] Kauf
   *[card] Karte
 }
screen-moves-left = Bewegungen: { $n }
screen-steps-left = { $piece }: noch { $n }
screen-out = { $player } ist raus: { $heir }
screen-money = { $n } { $n ->
    [one] Zy
   *[other] Zys
 }
screen-strikes = { $n } { $card }
screen-steps = Schritte
screen-laser = Laser
screen-pegs = Plätze
screen-price = Preis
screen-repair = Instandsetzung
screen-factory-price = Fabrik { $n } { $n ->
    [one] Zy
   *[other] Zys
 }
screen-beaming = Beamen { $n }
screen-blast = Explosion { $n }
screen-cargo = Ladung
