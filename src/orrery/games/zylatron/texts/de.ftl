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
