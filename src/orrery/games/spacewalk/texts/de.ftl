### Space Walk auf Deutsch

## The language

language-name = Deutsch

## The lid of the box

title = Space Walk
blurb = Bewege ganze Planeten voller Schiffe, eigene und fremde, an Schwarzen Löchern vorbei.

## Words that fill variables

name-large = großes
name-medium = mittleres
name-small = kleines
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
