### Astroplane auf Deutsch

## The language

language-name = Deutsch

## The lid of the box

title = Astroplane
blurb = Flieg durch zwei ineinander verschränkte Universen, bilde Quadrate und nimm die Singularität.

## Words that fill variables

name-red = Rot
name-blue = Blau
name-green = Grün
name-yellow = Gelb
name-north = Norden
name-east = Osten
name-south = Süden
name-west = Westen
name-ne = Nordosten
name-se = Südosten
name-sw = Südwesten
name-nw = Nordwesten
name-straight = geradeaus
name-left = links
    .adjective = linke
name-right = rechts
    .adjective = rechte
name-none = nirgendwohin
name-a-player-cannot-act = ein Spieler kann nichts mehr tun
name-100-rounds-are-played = 100 Runden sind gespielt
name-nothing-has-stirred-for-30-rounds = seit 30 Runden hat sich nichts gerührt

## What buttons say, by verb

action-fly = von { $cell } nach { $facing } fliegen, dort { $turn } zeigen
action-leave = von { $place } abfliegen, am Ziel { $turn } zeigen
action-pass = durch das Wurmloch von { $end }, Blick nach { $facing }
action-step = mit dem Quadrat von { $space } nach { $diagonal } treten
action-kill = mit dem Quadrat von { $space } nach { $diagonal } gleiten und schlagen
action-fire = die Anomalie im { $corner } abschießen
action-end = den Zug beenden
action-choice = { $choice }

## What one may type, by verb

kind-fly = von f3 nach f5 fliegen und dort nach oben zeigen; in den Hyperraum mit dem Ausgang: h3-o8
kind-leave = ein Startfeld verlassen, ebenso den Hyperraum oder eine Abschussposition
kind-pass = von n13 durch das Wurmloch, bei m14 nach unten zeigen (kostet nichts)
kind-step = das Quadrat von f3 ein Feld seitwärts ziehen
kind-kill = das Quadrat von f3 gleitet nach i6 und schlägt, was dort ist
kind-fire = beide Flieger der Anomalie oben rechts abschießen
kind-end = den Zug beenden
kind-choice = das Startfeld eines zurückgeschickten Fliegers oder der Reserve; auch right oder none

## Why a move is not allowed

refusal-game-over = das Spiel ist zu Ende
refusal-not-your-turn = { $mover } ist am Zug, nicht { $player }
refusal-natures-only = wer beginnt, wird vor dem Spiel gelost, jetzt wählt das niemand
refusal-not-natures = das entscheidet ein Spieler, nicht der Zufall
refusal-nature-first = zuerst wird gelost, wer beginnt
refusal-no-such-colour = diesen Spieler gibt es an diesem Tisch nicht
refusal-no-such-space = dieses Feld gibt es auf dem Brett nicht
refusal-choose-first = sage zuerst, wohin der Flieger von { $sent } zurückgeht: left (links) oder right (rechts)
refusal-reserve-first = sage zuerst, wohin ein Flieger der Reserve kommt: left, right oder none (nirgendwohin)
refusal-nothing-to-choose = nichts wartet auf left, right oder none: Kein Flieger wurde zurückgeschickt, und keiner steht aus der Reserve zu
refusal-must-place = ein zurückgeschickter Flieger geht ins linke oder rechte Startfeld, nicht nirgendwohin
refusal-must-move-on = das Quadrat auf { $bound } steht Seite an Seite mit einem fremden Quadrat und muss zuerst weiterziehen
refusal-must-move = die erste Bewegung eines Zuges ist Pflicht
refusal-no-moves-left = { $player } hat in diesem Zug keine Bewegung mehr
refusal-nobody-there = auf { $cell } ist kein Flieger
refusal-not-yours = der Flieger auf { $cell } gehört { $owner }, nicht { $player }
refusal-is-captive = der Flieger von { $player } auf { $cell } kann nicht fliegen, auf ihm liegt einer von { $owner }
refusal-stays-forever = ein Flieger in der Singularität, hier auf { $cell }, bewegt sich nie mehr
refusal-faces-elsewhere = der Flieger auf { $cell } zeigt nach { $faces }, nicht nach { $facing }, und kann sich auf seinem Feld nicht drehen
refusal-nothing-beyond = der Flieger auf { $cell } zeigt nach { $facing }, und dort ist kein Feld
refusal-faces-the-singularity = ein Flieger auf { $target } kann nur zur Singularität zeigen
refusal-faces-back-out = ein Flieger auf der Abschussposition { $target } kann nur wieder hinaus zeigen
refusal-leads-nowhere = { $target } ist leer, und nach { $new } führt von dort kein Weg
refusal-on-a-square = auf dem Quadrat von { $holder } auf { $target } kann niemand landen
refusal-partly-occupied = der Flieger auf { $target } zeigt nach { $held } und verdeckt einen Teil der Hälfte nach { $new }
refusal-no-square-here = auf { $target } liegt ein eigener Flieger von { $player }, und in einem Wurmloch gibt es keine Quadrate
refusal-opposite-a-stack = gegenüber dem eigenen Stapel von { $player } auf { $target } darf kein Flieger landen
refusal-side-by-side = ein Quadrat auf { $target } stünde Seite an Seite mit einem fremden Quadrat
refusal-no-square-of-yours = { $player } hat kein Quadrat auf { $cell }
refusal-off-the-grid = auf dieser Seite von { $cell } gibt es kein Feld
refusal-space-taken = ein Quadrat tritt auf ein leeres Feld, und auf { $target } liegt ein Flieger von { $holder }
refusal-special-space = { $target } ist kein gewöhnliches Feld, Quadrate kommen dort nicht hin
refusal-nothing-to-kill = auf dieser Diagonale liegt von { $cell } aus kein Flieger
refusal-sheltered = das besondere Feld { $target } schützt den Flieger von { $holder }
refusal-square-in-the-way = das Erste auf dieser Diagonale ist das Quadrat von { $holder } auf { $target }, und das kann nicht geschlagen werden
refusal-own-piece-in-the-way = das Erste auf dieser Diagonale ist ein eigener Flieger von { $player } auf { $target }
refusal-came-through-already = der Flieger auf { $cell } kam durch dieses Wurmloch und muss erst fliegen, bevor er wieder hindurch darf
refusal-must-lead-on = ein Flieger, der nach { $target } hindurchgeht, muss zu einem Feld oder zur Abschussposition zeigen, nach { $new } führt kein Weg
refusal-not-both-loaded = { $player } liegt nicht auf beiden Abschusspositionen dieser Ecke obenauf
refusal-empty-start = { $player } hat keinen Flieger im Startfeld { $cell }

## What happened

event-first-drawn = { $owner } ist ausgelost und beginnt
event-piece-flew = { $owner } fliegt von { $cell } nach { $target }, Blick nach { $facing }
event-piece-passed = { $owner } geht durch das Wurmloch von { $cell } nach { $target }, Blick nach { $facing }
event-piece-fired = ein Flieger von { $owner } wird von { $cell } nach { $target } abgeschossen
event-square-formed = { $owner } bildet ein Quadrat auf { $cell }
event-square-stepped = das Quadrat von { $owner } tritt von { $cell } nach { $target }
event-square-killed = das Quadrat von { $owner } gleitet von { $cell } nach { $target } und schlägt
event-landed-on = { $owner } landet auf { $cell } auf einem Flieger von { $other }
event-bonus-earned = { $owner } gibt den Gefangenen auf { $cell } frei und bekommt eine Bewegung dazu
event-piece-eliminated = { $owner } verliert einen Flieger auf { $cell }
event-stack-sent-back = { $owner } schickt zurück, was auf { $cell } lag: { $n }
event-piece-sent = ein Flieger von { $owner } geht zurück ins Startfeld { $cell }
event-entered = { $owner } erreicht die Singularität auf { $cell }
event-reserve-taken = { $owner } holt einen Flieger aus der Reserve nach { $cell }
event-reserve-left = { $owner } lässt die Reserve liegen
event-turn-ended = der Zug von { $owner } ist zu Ende
event-round-began = Runde { $n }
event-player-out = { $owner } kann nichts tun und scheidet aus
event-true-win = { $owner } liegt auf allen vier zentralen Feldern obenauf: ein wahrer Sieg
event-ended-by-points = das Spiel endet nach Punkten: { $why }
event-game-scored = { $owner } bekommt { $n }
event-game-began = Spiel { $n } der Partie beginnt, zuerst { $owner }
event-hyperspace-crossed = { $owner } taucht bei { $cell } in den Hyperraum und bei { $target } wieder auf

## Plain words for people

name-upper-right = oben rechts
name-lower-right = unten rechts
name-lower-left = unten links
name-upper-left = oben links
name-up-and-right = oben rechts
name-down-and-right = unten rechts
name-down-and-left = unten links
name-up-and-left = oben links
name-above-hole = über dem Schwarzen Loch
name-right-of-hole = rechts vom Schwarzen Loch
name-below-hole = unter dem Schwarzen Loch
name-left-of-hole = links vom Schwarzen Loch
name-at-top = oben
name-at-right = rechts
name-at-bottom = unten
name-at-left = links
name-up = oben
name-down = unten
name-upper = oben
    .adjective = obere
name-lower = unten
    .adjective = untere
phrase-plane = { $owner ->
    [you] deinen Flieger
   *[other] den Flieger von { $owner }
 }
    .dative = { $owner ->
        [you] deinem Flieger
       *[other] dem Flieger von { $owner }
     }
phrase-no-plane = nichts
phrase-own-plane = einen Flieger derselben Farbe
    .dative = einem Flieger derselben Farbe
phrase-spot = { $what ->
    [start] das { NAME($where, form: "adjective") } Startfeld
    [centre] die Mitte, { $where }
    [hyperspace] den Hyperraum { $where }
    [wormhole] das Wurmloch { $where }
    [firing] die Abschussposition { $where }
   *[space] { $cell }
 }
    .kind = { $what }
    .side = { $where }
    .from = { $what ->
        [start] vom { NAME($where, form: "adjective") }n Startfeld
        [centre] aus der Mitte, { $where }
        [hyperspace] aus dem Hyperraum { $where }
        [wormhole] aus dem Wurmloch { $where }
        [firing] von der Abschussposition { $where }
       *[space] von { $cell }
     }
    .to = { $what ->
        [start] ins { NAME($where, form: "adjective") } Startfeld
        [centre] in die Mitte, { $where }
        [hyperspace] in den Hyperraum { $where }
        [wormhole] ins Wurmloch { $where }
        [firing] auf die Abschussposition { $where }
       *[space] nach { $cell }
     }
    .at = { $what ->
        [start] im { NAME($where, form: "adjective") }n Startfeld
        [centre] in der Mitte, { $where }
        [hyperspace] im Hyperraum { $where }
        [wormhole] im Wurmloch { $where }
        [firing] auf der Abschussposition { $where }
       *[space] auf { $cell }
     }
plain-action-fly = { NAME($target, form: "kind") ->
    [centre] Nach { $way } { NAME($target, form: "to") } fliegen
    [firing] Nach { $way } { NAME($target, form: "to") } fliegen
    [hyperspace] Nach { $way } in den Hyperraum, { NAME($target, form: "side") } heraus
    [wormhole] Nach { $way } { NAME($target, form: "to") } fliegen, dann nach { $facing } zeigen
   *[space] Nach { $way } fliegen, dann nach { $facing } zeigen
 }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-leave = { NAME($place, form: "from") }, Blick nach { $facing }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-pass = Durch { $place }, Blick nach { $facing }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-step = Quadrat: ein Schritt nach { $way }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-kill = Quadrat: { $plane } schlagen, nach { $way }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-fire = Die Ecke { $corner } abschießen
plain-action-end = Zug beenden
plain-action-choice = { $phase ->
    [sending] { $plane } zurück { NAME($place, form: "to") } schicken
    [reserve] Einen Flieger { NAME($place, form: "to") } holen
   *[none] Keinen Flieger holen
 }

plain-event-first-drawn = { $owner ->
    [you] Du bist ausgelost und beginnst
   *[other] { $owner } ist ausgelost und beginnt
 }
plain-event-piece-flew = { $owner ->
    [you] Du fliegst
   *[other] { $owner } fliegt
 } { NAME($cell, form: "kind") ->
    [start] { NAME($cell, form: "from") }
   *[space] nach { $way }
 }{ NAME($target, form: "kind") ->
    [centre] { " " }{ NAME($target, form: "to") }
    [firing] { " " }{ NAME($target, form: "to") }
    [hyperspace] { " " }{ NAME($target, form: "from") } heraus
    [wormhole] { " " }{ NAME($target, form: "to") }, Blick nach { $facing }
   *[space] , Blick nach { $facing }
 }
plain-event-piece-passed = { $owner ->
    [you] Du gehst
   *[other] { $owner } geht
 } durch { $cell }, Blick nach { $facing }
plain-event-piece-fired = { $owner ->
    [you] Dein Flieger
   *[other] Ein Flieger von { $owner }
 } wird aus der Ecke { $corner } { NAME($target, form: "to") } geschossen
plain-event-square-formed = { $owner ->
    [you] Du bildest
   *[other] { $owner } bildet
 } { NAME($cell, form: "at") } ein Quadrat
plain-event-square-stepped = { $owner ->
    [you] Dein Quadrat
   *[other] Das Quadrat von { $owner }
 } geht einen Schritt nach { $way }, { NAME($target, form: "to") }
plain-event-square-killed = { $owner ->
    [you] Dein Quadrat
   *[other] Das Quadrat von { $owner }
 } gleitet nach { $way } { NAME($target, form: "to") } und schlägt
plain-event-landed-on = { $owner ->
    [you] Du landest
   *[other] { $owner } landet
 } auf { NAME($plane, form: "dative") }
plain-event-bonus-earned = { $owner ->
    [you] Du gibst einen Gefangenen frei und bekommst
   *[other] { $owner } gibt einen Gefangenen frei und bekommt
 } eine Bewegung dazu
plain-event-piece-eliminated = { $owner ->
    [you] Du verlierst
   *[other] { $owner } verliert
 } einen Flieger
plain-event-stack-sent-back = { $owner ->
    [you] Du schickst
   *[other] { $owner } schickt
 } { $n ->
    [one] einen Flieger
   *[other] { $n } Flieger
 } nach Hause
plain-event-piece-sent = { $owner ->
    [you] Dein Flieger
   *[other] Ein Flieger von { $owner }
 } geht zurück { NAME($cell, form: "to") }
plain-event-entered = { $owner ->
    [you] Du bist
   *[other] { $owner } ist
 } { NAME($cell, form: "at") }
plain-event-reserve-taken = { $owner ->
    [you] Du holst
   *[other] { $owner } holt
 } einen Flieger { NAME($cell, form: "to") }
plain-event-reserve-left = { $owner ->
    [you] Du lässt
   *[other] { $owner } lässt
 } die Reserve liegen
plain-event-turn-ended = { $owner ->
    [you] Dein Zug
   *[other] Der Zug von { $owner }
 } ist zu Ende
plain-event-round-began = Runde { $n }
plain-event-player-out = { $owner ->
    [you] Du kannst nichts tun und scheidest aus
   *[other] { $owner } kann nichts tun und scheidet aus
 }
plain-event-true-win = { $owner ->
    [you] Du liegst
   *[other] { $owner } liegt
 } auf allen vier Feldern der Mitte obenauf: ein wahrer Sieg
plain-event-ended-by-points = Das Spiel endet nach Punkten: { $why }
plain-event-game-scored = { $owner ->
    [you] Du bekommst
   *[other] { $owner } bekommt
 } { $n }
plain-event-game-began = Spiel { $n } der Partie beginnt: zuerst { $owner ->
    [you] du
   *[other] { $owner }
 }
plain-event-hyperspace-crossed = { $owner ->
    [you] Du fliegst
   *[other] { $owner } fliegt
 } durch den Hyperraum

plain-refusal-game-over = Das Spiel ist zu Ende
plain-refusal-not-your-turn = Du bist nicht am Zug: { $mover } entscheidet
plain-refusal-choose-first = Sage zuerst, wohin { $sent ->
    [you] dein Flieger
   *[other] der Flieger von { $sent }
 } zurückgeht
plain-refusal-reserve-first = Sage zuerst, wohin ein Flieger der Reserve kommt, oder dass keiner kommt
plain-refusal-nothing-to-choose = Es ist kein Flieger zu schicken oder zu holen
plain-refusal-must-place = Ein zurückgeschickter Flieger geht in eines seiner beiden Startfelder
plain-refusal-must-move-on = Dein Quadrat { NAME($bound, form: "at") } steht Seite an Seite mit einem fremden: zieh es zuerst weiter
plain-refusal-must-move = Die erste Bewegung eines Zuges ist Pflicht
plain-refusal-no-moves-left = Du hast in diesem Zug keine Bewegung mehr
plain-refusal-nobody-there = Dort ist kein Flieger
plain-refusal-not-yours = Dieser Flieger gehört { $owner }, nicht dir
plain-refusal-is-captive = Dein Flieger kann nicht weg: Auf ihm liegt einer von { $owner }
plain-refusal-stays-forever = Ein Flieger in der Mitte bleibt für immer dort
plain-refusal-faces-elsewhere = Dieser Flieger zeigt nach { $faces } und kann sich auf seinem Feld nicht drehen
plain-refusal-nothing-beyond = In dieser Richtung ist nichts, wohin man fliegen könnte
plain-refusal-faces-the-singularity = In der Mitte zeigt ein Flieger zum Schwarzen Loch
plain-refusal-faces-back-out = Auf einer Abschussposition zeigt ein Flieger wieder hinaus
plain-refusal-leads-nowhere = Nach { $new } führt von dort kein Weg
plain-refusal-on-a-square = Das ist ein Quadrat von { $holder }: darauf kann niemand landen
plain-refusal-partly-occupied = { $holder ->
    [you] Dein Flieger zeigt dort nach { $held }: zeig nach { $held }, um auf ihm zu landen, nach { $back }, um ein Quadrat zu bilden
   *[other] { $holder } zeigt dort nach { $held }: zeig nach { $held }, um darauf zu landen, nach { $back }, um den Flieger heimzuschicken
 }
plain-refusal-no-square-here = Dort ist dein eigener Flieger, und in einem Wurmloch gibt es keine Quadrate
plain-refusal-opposite-a-stack = Gegenüber deinem eigenen Stapel darf dort nichts landen
plain-refusal-side-by-side = Ein Quadrat stünde dort Seite an Seite mit einem fremden
plain-refusal-no-square-of-yours = Dort hast du kein Quadrat
plain-refusal-off-the-grid = In dieser Richtung ist kein Feld
plain-refusal-space-taken = Ein Quadrat tritt auf ein leeres Feld, und dort ist { $holder ->
    [you] dein eigener Flieger
   *[other] ein Flieger von { $holder }
 }
plain-refusal-special-space = Quadrate bleiben auf gewöhnlichen Feldern
plain-refusal-nothing-to-kill = In dieser Richtung ist kein Flieger
plain-refusal-sheltered = { $holder ->
    [you] Dein Flieger
   *[other] Der Flieger von { $holder }
 } ist dort sicher: Das ist kein gewöhnliches Feld
plain-refusal-square-in-the-way = { $holder ->
    [you] Dein Quadrat
   *[other] Das Quadrat von { $holder }
 } ist im Weg, und Quadrate kann man nicht schlagen
plain-refusal-own-piece-in-the-way = Dein eigener Flieger ist im Weg
plain-refusal-came-through-already = Dieser Flieger ist eben erst hindurchgekommen: Er muss fliegen, bevor er wieder hindurchgeht
plain-refusal-must-lead-on = Nach { $new } führt von dort kein Weg
plain-refusal-not-both-loaded = Du liegst nicht auf beiden Abschusspositionen dieser Ecke obenauf
plain-refusal-empty-start = In diesem Startfeld hast du keinen Flieger

## Options in the lobby

option-first-player = Wer beginnt
option-match-to = Partie bis

## A line for each option

help-first-player = wer den ersten Zug hat
help-match-to = es wird gespielt, bis jemand so viele Punkte hat; 0: ein einzelnes Spiel

## Warnings, by clause

caution-AP-8 = drei Plätze sind nicht ganz gleich gut: In einer Partie wechseln

## Their choices

choice-red = Rot
choice-blue = Blau
choice-green = Grün
choice-yellow = Gelb
choice-random = ausgelost

## Boards

board-standard = Standard
board-wide = weit

## Why a position is impossible

fault-bad-seats = es müssen 2 bis 4 Spieler sein, und einer, der noch mitspielt, muss an der Reihe sein
fault-nowhere-to-be = ein Flieger liegt, wo kein Flieger liegen kann
fault-wrong-stack = die Flieger eines Stapels ergeben nicht die richtige Zahl
fault-wrong-facing = ein Flieger zeigt in eine Richtung, in die er nicht zeigen kann
fault-no-real-square = ein Quadrat sind zwei Flieger eines Spielers auf einem gewöhnlichen Feld
fault-foreign-ground = ein Flieger liegt im Startfeld oder in der Schachtel eines anderen
fault-stray-mark = nur Flieger an Wurmlochenden kamen hindurch (^), und nur Flieger des Ziehenden auf fremden sind in diesem Zug gelandet (!)
fault-squares-side-by-side = Quadrate zweier Spieler stehen Seite an Seite, und keines zieht vorbei
fault-out-but-present = wer ausgeschieden ist, hat Flieger außerhalb der Singularität
fault-wrong-phase = die Phase passt nicht zu dem, was zurückgeschickt, aus der Reserve geholt oder vorbeigezogen wird
fault-should-be-over = ein Spieler liegt auf allen vier zentralen Feldern obenauf, also ist das Spiel zu Ende
fault-bad-number = eine Zahl liegt außerhalb ihres Bereichs
fault-cannot-act = wer am Zug ist, kann nichts tun, also wäre der nächste dran

## Was ein Platz im Terminal gefragt wird

question-send = Ein Flieger von { $owner } geht in sein Startfeld zurück: links ist { $left }, rechts ist { $right }.
question-send-own = Dein eigener Flieger geht in sein Startfeld zurück: links ist { $left }, rechts ist { $right }.
question-reserve = Einen Flieger aus der Reserve holen? Links (left) ist { $left }, rechts (right) ist { $right }, oder keinen (none).
question-move = Du hast noch { $n } { $n ->
    [one] Bewegung
   *[other] Bewegungen
 }.

## Glossar: was auf dem Tisch ist, je eine Bedeutung.

term-plane = Flieger
meaning-plane = Fliegt dorthin, wohin seine Spitze zeigt, und dreht sich beim Landen. Ein Zug hat { $moves } Bewegungen.
term-stack = Stapel
meaning-stack = Flieger, die aufeinander liegen. Nur der oberste bewegt sich; ein fremder darunter ist gefangen. Die Zahl sagt, wie viele es sind.
term-square = Quadrat
meaning-square = Zwei Flieger eines Spielers Rücken an Rücken. Es geht schräg, schlägt für { $kill ->
    [one] { $kill } Punkt
   *[other] { $kill } Punkte
 } je Flieger, und ihm kann nichts geschehen.
term-purple-space = Violettes Feld
meaning-purple-space = Eines der beiden Universen. Ein einzelner Flieger verlässt seine Farbe beim Fliegen nie.
term-blue-space = Dunkelblaues Feld
meaning-blue-space = Das andere Universum. Quadrate, Wurmlöcher und Hyperraum führen vom einen ins andere.
term-singularity = Singularität
meaning-singularity = Das Schwarze Loch in der Mitte. Wer auf allen Feldern ringsum obenauf liegt, gewinnt sofort; in einer Partie zählt das { $win ->
    [one] { $win } Punkt
   *[other] { $win } Punkte
 }.
term-central-space = Feld am Schwarzen Loch
meaning-central-space = Ein Flieger, der hineinfliegt, bleibt für immer: zwei Punkte obenauf, einer unter einem anderen. Für jeden darfst du einen aus der Reserve holen.
term-start-area = Startfeld
meaning-start-area = Hier warten Flieger in Sicherheit. Die Zahl sagt, wie viele.
term-hyperspace = Hyperraum
meaning-hyperspace = Flieg hinein und komm sofort an einem anderen Hyperraum heraus; die Seite wählst du.
term-wormhole = Wurmloch
meaning-wormhole = Ein Flieger darauf darf kostenlos zum anderen Ende in derselben Ecke wechseln, ins andere Universum.
term-firing-position = Abschussposition
meaning-firing-position = Wer auf beiden einer Ecke obenauf liegt, schießt mit einer Bewegung beide Flieger in die Mitte.
term-came-through = Ring auf einem Flieger
meaning-came-through = Er kam durch ein Wurmloch und kann erst nach seiner nächsten Bewegung wieder hindurch.
term-reserve = Reserve
meaning-reserve = Flieger, die noch nicht auf dem Brett sind. Von { $pieces } beginnen { $reserve } hier.
term-kills = Geschlagene
meaning-kills = Fremde Flieger, die deine Quadrate vom Brett genommen haben: je { $kill ->
    [one] { $kill } Punkt
   *[other] { $kill } Punkte
 }.

## The screen of the terminal

screen-legend-stack = Stapel mit Blick nach Norden: ein Flieger von Rot auf Blau (g Grün, y Gelb)
screen-legend-square = Quadrat von Rot
screen-legend-came-through = kam durch ein Wurmloch
screen-legend-wormhole = Ende eines Wurmlochs
screen-legend-hyperspace = Hyperraum
screen-legend-firing-position = Abschussposition
screen-legend-centre = zentrales Feld
screen-legend-empty = leeres Feld
screen-legend-start-area = Startfeld ohne Flieger
screen-legend-reserve = Flieger in Reserve
screen-legend-turn = wer am Zug ist
screen-match = Partie bis { $points }, Spiel { $game }
screen-round = Runde { $round }
screen-over = das Spiel ist aus
screen-drawing = wer beginnt, wird ausgelost
screen-send = { $player } schickt Flieger zurück: { $owner } (noch { $n }), links { $left } oder rechts { $right }?
screen-may-take = { $player } kann einen Flieger aus der Reserve holen: links { $left }, rechts { $right } oder keinen?
screen-moves = { $player }: { $n ->
    [one] noch eine Bewegung
   *[other] noch { $n } Bewegungen
 }
screen-account = Start { $left }+{ $right }  Reserve { $reserve }  geschlagen { $kills }  oben { $top }  { $points }
screen-points = Punkte { $n }
screen-out = raus
screen-you = du
