### Space Walk auf Deutsch

## The language

language-name = Deutsch

## The lid of the box

title = Space Walk
blurb = Bewege ganze Planeten voller Schiffe, eigene und fremde, an Schwarzen Löchern vorbei.

## Words that fill variables

name-large = großes
    .weak = große
name-medium = mittleres
    .weak = mittlere
name-small = kleines
    .weak = kleine
name-red = Rot
name-blue = Blau
name-green = Grün
name-yellow = Gelb
name-white = Weiß
name-move = ZUG
name-double = DOPPELZUG
name-copy = KOPIE
name-step = SCHRITT
name-stay = PAUSE

## What buttons say, by verb

action-place = { $size } Schiff auf Planet { $space } setzen
action-step = { $size } Schiff von Planet { $space } ein Feld vor
action-move = Planet { $space } räumen
action-again = für eine Marke Planet { $space } räumen
action-next = als Nächstes fliegt { $owner }
action-card = { $card } legen
action-pass = passen

## What one may type, by verb

kind-place = ein großes Schiff auf Planet 3 setzen
kind-step = eine Marke abgeben (oder SCHRITT nutzen): dein kleines Schiff von 3 geht ein Feld vor
kind-move = alle Schiffe von Planet 3 fliegen los
kind-again = eine Marke abgeben: ein zweiter Zug, mit Planet 3
kind-next = als nächstes fliegt das Schiff von Blau aus der Gruppe
kind-card = eine Karte legen (Variante mit Aktionskarten)
kind-pass = nichts abgeben

## Why a move is not allowed

refusal-game-over = das Spiel ist zu Ende
refusal-not-your-turn = { $player } hat jetzt nichts zu entscheiden
refusal-nature-first = vor der Auslosung, wer beginnt, hat niemand etwas zu entscheiden
refusal-natures-only = wer beginnt, wird hier ausgelost und nicht bestimmt
refusal-not-natures = das entscheidet ein Spieler, nicht der Zufall
refusal-no-such-player = diesen Spieler gibt es an diesem Tisch nicht
refusal-still-placing = noch werden Schiffe in die Umlaufbahn gesetzt, niemand zieht
refusal-no-tokens-yet = solange Schiffe eingesetzt werden, zählen keine Marken
refusal-placement-is-over = alle Schiffe sind schon in der Umlaufbahn
refusal-no-such-space = diese Umlaufbahn hat kein Feld { $space }
refusal-place-on-planet = Feld { $space } ist ein Schwarzes Loch, Schiffe werden auf Planeten gesetzt
refusal-none-in-reserve = { $player } hat kein { $size } Schiff mehr zum Einsetzen
refusal-size-taken = auf Planet { $space } steht schon ein { $size } Schiff
refusal-not-a-planet = Feld { $space } ist ein Schwarzes Loch, räumen kann man nur Planeten
refusal-no-ship-of-yours = { $player } hat kein Schiff auf Planet { $space }
refusal-must-move = es muss gezogen werden, einen Zug auslassen geht nicht
refusal-move-first = Marken kommen nach dem Zug: erst ziehen
refusal-order-first = die Gruppe fliegt noch: sage, wessen Schiff als nächstes fliegt
refusal-no-order-due = keine Gruppe wartet auf ihre Reihenfolge
refusal-not-in-group = { $owner } hat kein Schiff der Größe, die jetzt fliegt
refusal-turn-is-done = der Zug ist vorbei; „again { $space }“ kauft für eine Marke einen zweiten
refusal-only-a-step = zwischen den Zügen kauft eine Marke nur einen einzelnen Schritt
refusal-not-in-a-gap = zwischen den Zügen räumt niemand einen Planeten, eine Marke kauft nur einen Schritt
refusal-no-such-ship = { $player } hat kein { $size } Schiff auf Feld { $space }
refusal-card-first = ein Zug beginnt mit einer Karte
refusal-no-cards = hier wird mit Marken gespielt, nicht mit Aktionskarten
refusal-card-is-laid = die Karte dieses Zuges liegt schon
refusal-no-such-card = { $player } hat keine Karte { $card } auf der Hand
refusal-must-step = die Karte heißt SCHRITT: ein Schiff muss ein Feld vor

## What happened

event-first-drawn = { $owner } ist ausgelost und beginnt
event-ship-placed = { $owner } setzt ein { $size } Schiff auf Planet { $space }
event-ship-flew = { $owner }: { $size } Schiff fliegt { $distance } weit auf Planet { $target }
event-ship-lost = { $owner }: { $size } Schiff fliegt { $distance } weit und verschwindet im Schwarzen Loch { $target }
event-token-paid = { $owner } gibt eine Marke ab
event-passed = { $owner } passt
event-card-laid = { $owner } legt { $card }
event-card-copied = { $owner }: KOPIE wirkt als { $card }
event-hand-taken-back = { $owner } nimmt die acht Karten zurück
event-round-began = Runde { $round }
event-game-ended = { $owner } hat kein Schiff mehr: Das Spiel ist zu Ende

## Plain words for people

phrase-ship = { $owner ->
    [you] dein { $size } Schiff
   *[other] das { NAME($size, form: "weak") } Schiff von { $owner }
 }
plain-action-place = { $size } Schiff auf den { $nth }. Planeten nach dem Loch ({ $space })
plain-action-step = { $payment ->
    [card] { $size } Schiff ein Feld vor ({ $space })
   *[token] Marke abgeben: { $size } Schiff ein Feld vor ({ $space })
 }
plain-action-move = Den Planeten mit { $n ->
    [one] einem Schiff
    [2] zwei Schiffen
    [3] drei Schiffen
    [4] vier Schiffen
    [5] fünf Schiffen
    [6] sechs Schiffen
   *[other] { $n } Schiffen
 } losfliegen lassen ({ $space })
plain-action-again = Marke abgeben: auch diesen Planeten losfliegen lassen ({ $space })
plain-action-next = Zuerst { $ship }
plain-action-card = { $card } legen
plain-action-pass = Die Marke behalten

plain-event-first-drawn = { $owner ->
    [you] Du bist ausgelost und beginnst
   *[other] { $owner } ist ausgelost und beginnt
 }
plain-event-ship-placed = { $owner ->
    [you] Du setzt
   *[other] { $owner } setzt
 } ein { $size } Schiff auf den { $nth }. Planeten nach dem Loch ({ $space })
plain-event-ship-flew = { $ship } fliegt { $distance ->
    [one] 1 Feld
   *[other] { $distance } Felder
 } weit, auf Planet { $target }
plain-event-ship-lost = { $ship } fliegt { $distance ->
    [one] 1 Feld
   *[other] { $distance } Felder
 } weit, ins Schwarze Loch
plain-event-token-paid = { $owner ->
    [you] Du gibst eine Marke ab
   *[other] { $owner } gibt eine Marke ab
 }
plain-event-passed = { $owner ->
    [you] Du passt
   *[other] { $owner } passt
 }
plain-event-card-laid = { $owner ->
    [you] Du legst { $card }
   *[other] { $owner } legt { $card }
 }
plain-event-card-copied = { $owner ->
    [you] Deine KOPIE wirkt als { $card }
   *[other] Die KOPIE von { $owner } wirkt als { $card }
 }
plain-event-hand-taken-back = { $owner ->
    [you] Du nimmst die acht Karten zurück
   *[other] { $owner } nimmt die acht Karten zurück
 }
plain-event-round-began = Runde { $round }
plain-event-game-ended = { $owner ->
    [you] Du hast kein Schiff mehr: Das Spiel ist zu Ende
   *[other] { $owner } hat kein Schiff mehr: Das Spiel ist zu Ende
 }

plain-refusal-game-over = Das Spiel ist zu Ende
plain-refusal-not-your-turn = Du hast jetzt nichts zu entscheiden
plain-refusal-place-on-planet = Das ist ein Schwarzes Loch: Schiffe kommen auf Planeten
plain-refusal-none-in-reserve = Du hast kein { $size } Schiff mehr zum Einsetzen
plain-refusal-size-taken = Dort steht schon ein { $size } Schiff: beim Einsetzen nur eines jeder Größe
plain-refusal-not-a-planet = Das ist ein Schwarzes Loch: Schiffe fliegen von Planeten los
plain-refusal-no-ship-of-yours = Dort hast du kein Schiff: nimm einen Planeten mit einem von deinen
plain-refusal-must-move = Du musst einen Planeten losfliegen lassen: Passen geht nicht
plain-refusal-move-first = Erst fliegt ein Planet: Marken kommen nach dem Zug
plain-refusal-order-first = Die Schiffe fliegen noch: sage, wessen Schiff zuerst fliegt
plain-refusal-no-order-due = Keine Schiffe warten auf ihre Reihenfolge
plain-refusal-not-in-group = { $owner ->
    [you] Du hast
   *[other] { $owner } hat
 } kein Schiff der Größe, die jetzt fliegt
plain-refusal-turn-is-done = Dein Zug ist vorbei: nur eine Marke kauft einen zweiten
plain-refusal-only-a-step = Zwischen den Zügen kauft eine Marke einen Schritt, mehr nicht
plain-refusal-not-in-a-gap = Zwischen den Zügen fliegt kein Planet los: eine Marke kauft einen Schritt
plain-refusal-no-such-ship = Dort hast du kein { $size } Schiff
plain-refusal-card-first = Lege zuerst eine Karte
plain-refusal-no-such-card = Du hast keine Karte { $card } mehr
plain-refusal-must-step = Die Karte heißt SCHRITT: ein Schiff muss ein Feld vor

## Options in the lobby

option-variant = Variante
option-tokens = Marken für jeden
option-first-player = Wer beginnt
option-first-placer-moves-second = Wer zuerst setzt, zieht als Zweiter
option-no-tokens-first-rounds = Runden ohne Marken

## A line for each option

help-variant = Marken: das Grundspiel; Aktionskarten: die Variante mit Karten
help-tokens = Marken für jeden; -1: vier, zu fünft drei
help-first-player = wer zuerst setzt (und, von SW-8 abgesehen, zuerst zieht)
help-first-placer-moves-second = zu zweit zieht zuerst, wer als Zweiter gesetzt hat
help-no-tokens-first-rounds = so viele Runden lang sind am Anfang keine Marken erlaubt

## Their choices

choice-tokens = Marken
choice-cards = Aktionskarten
choice-red = Rot
choice-blue = Blau
choice-green = Grün
choice-yellow = Gelb
choice-white = Weiß
choice-random = ausgelost

## Boards

board-big = große Umlaufbahn
board-small = kleine Umlaufbahn

## Why a position is impossible

fault-bad-seats = es müssen 2 bis 5 Spieler sein, und einer davon muss an der Reihe sein
fault-ship-in-hole = ein Schiff steht in einem Schwarzen Loch
fault-too-many-ships = ein Spieler hat mehr als drei Schiffe einer Größe
fault-wrong-count = die Schiffe in der Umlaufbahn und neben dem Brett ergeben nicht die richtige Zahl
fault-stray-group = eine Gruppe ist genau dann im Flug, wenn ihre Reihenfolge gewählt wird
fault-bad-number = eine Zahl liegt außerhalb ihres Bereichs
fault-should-be-over = ein Spieler ohne Schiffe hat das Spiel schon beendet
fault-strangers = ein Platz, der nicht mitspielt, hat Schiffe oder Marken
fault-wrong-round = die Runde passt nicht zur Phase
fault-bad-placing = gesetzt wird reihum, und nie zwei Schiffe einer Größe auf einen Planeten
fault-not-the-mover = am Zug ist ein anderer als der, der handeln soll
fault-cannot-pay = wer gefragt wird, kann keine Marke abgeben: keine da, schon benutzt oder gepasst, oder eine Runde ohne Marken
fault-wrong-payments = jemand hat gezahlt oder gepasst, der es nicht kann
fault-wrong-cards = Karten gehören zur Kartenvariante, die keine Marken hat; eine Phase braucht die Karte, die dafür gelegt wird
fault-bad-group = in der fliegenden Gruppe gibt es nichts zu wählen
fault-not-over = niemand hat alle Schiffe verloren, also geht das Spiel weiter

## Was ein Platz im Terminal gefragt wird

question-place = Setz ein Schiff auf einen Planeten, auf dem keines dieser Größe steht.
question-card = Leg eine Karte.
question-move = Welcher Planet zieht? Alle Schiffe darauf fliegen.
question-order = Wessen Schiff fliegt als Nächstes, { $n ->
    [one] ein Feld
   *[other] { $n } Felder
 } weit?
question-step = Welches deiner Schiffe rückt ein Feld weiter?
question-after = Eine Marke für einen zweiten Zug oder einen einzelnen Schritt abgeben (du hast { $tokens }), oder passen?
question-gap = Ein Schritt kostet eine Marke (du hast { $tokens }): eine abgeben und eines deiner Schiffe weiterrücken, oder passen?

## Glossar: was auf dem Tisch ist, je eine Bedeutung.

term-planet = Planet
meaning-planet = Hier stehen Schiffe. Wer eines darauf hat, darf alle losfliegen lassen: das erste ein Feld weit, das nächste zwei und so weiter.
term-black-hole = Schwarzes Loch
meaning-black-hole = Ein Schiff, dessen Flug hier endet, ist für immer verloren. Darüber hinweg zu fliegen schadet nicht.
term-large-ship = Großes Schiff
meaning-large-ship = Fliegt als Erstes los, wenn sein Planet geräumt wird. Bringt { $large ->
    [one] { $large } Punkt
   *[other] { $large } Punkte
 }, wenn es am Ende noch kreist.
term-medium-ship = Mittleres Schiff
meaning-medium-ship = Fliegt nach den großen Schiffen los. Bringt { $medium ->
    [one] { $medium } Punkt
   *[other] { $medium } Punkte
 }, wenn es am Ende noch kreist.
term-small-ship = Kleines Schiff
meaning-small-ship = Fliegt zuletzt los und damit am weitesten. Bringt { $small ->
    [one] { $small } Punkt
   *[other] { $small } Punkte
 }, wenn es am Ende noch kreist.
term-ship-count = Zahl am Stapel
meaning-ship-count = Wie viele Schiffe auf diesem Planeten stehen. Das letzte von ihnen fliegt so viele Felder weit.
term-space-number = Nummer eines Feldes
meaning-space-number = Die Felder sind im Uhrzeigersinn gezählt; so herum fliegen alle Schiffe.
term-fleet = Schiffe eines Spielers
meaning-fleet = Wie viele große, mittlere und kleine Schiffe dieser Spieler noch hat.
term-token = Marke
meaning-token = Kauft nach deinem Zug einen zweiten oder rückt eines deiner Schiffe ein Feld weiter; höchstens eine in jeder Runde. Behalten bringt sie { $token ->
    [one] { $token } Punkt
   *[other] { $token } Punkte
 }.
term-card-move = ZUG
meaning-card-move = Ein gewöhnlicher Zug: Alle Schiffe eines Planeten fliegen. Eine Hand hat { $moves } davon.
term-card-double = DOPPELZUG
meaning-card-double = Zwei gewöhnliche Züge hintereinander.
term-card-copy = KOPIE
meaning-card-copy = Tut, was die Karte des Spielers vor dir getan hat.
term-card-step = SCHRITT
meaning-card-step = Eines deiner Schiffe rückt allein ein Feld weiter.
term-card-stay = PAUSE
meaning-card-stay = Nichts bewegt sich.

## The screen of the terminal

screen-legend-sizes = große, mittlere, kleine Schiffe auf einem Planeten, in Flugreihenfolge
screen-legend-ships = zwei von Rot, eines von Blau (g Grün, y Gelb, w Weiß)
screen-legend-hole = Schwarzes Loch
screen-legend-token = Marke
screen-flight = im Flug von { $space }, das nächste fliegt { $distance }: { $ships }
screen-ships = Schiffe
screen-points = Punkte
screen-to-place = zu setzen
screen-tokens = Marken
screen-hand = Hand
screen-last-effect = letzte Wirkung
screen-paid = hat diese Runde abgegeben
screen-cards = { $n }x{ $card }
