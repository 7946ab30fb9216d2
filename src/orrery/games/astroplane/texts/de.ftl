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
name-right = rechts
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

## Why a move is not allowed

refusal-game-over = das Spiel ist zu Ende
refusal-not-your-turn = { $mover } ist am Zug, nicht { $player }
refusal-natures-only = wer beginnt, wird vor dem Spiel gelost, jetzt wählt das niemand
refusal-not-natures = das entscheidet ein Spieler, nicht der Zufall
refusal-nature-first = zuerst wird gelost, wer beginnt
refusal-no-such-colour = diesen Spieler gibt es an diesem Tisch nicht
refusal-no-such-space = dieses Feld gibt es auf dem Brett nicht
refusal-choose-first = sage zuerst, wohin der Stein von { $sent } zurückgeht: left (links) oder right (rechts)
refusal-reserve-first = sage zuerst, wohin ein Stein der Reserve kommt: left, right oder none (nirgendwohin)
refusal-nothing-to-choose = nichts wartet auf left, right oder none: Kein Stein wurde zurückgeschickt, und keiner steht aus der Reserve zu
refusal-must-place = ein zurückgeschickter Stein geht ins linke oder rechte Startfeld, nicht nirgendwohin
refusal-must-move-on = das Quadrat auf { $bound } steht Seite an Seite mit einem fremden Quadrat und muss zuerst weiterziehen
refusal-must-move = die erste Bewegung eines Zuges ist Pflicht
refusal-no-moves-left = { $player } hat in diesem Zug keine Bewegung mehr
refusal-nobody-there = auf { $cell } ist kein Stein
refusal-not-yours = der Stein auf { $cell } gehört { $owner }, nicht { $player }
refusal-is-captive = der Stein von { $player } auf { $cell } kann nicht fliegen, auf ihm liegt einer von { $owner }
refusal-stays-forever = ein Stein in der Singularität, hier auf { $cell }, bewegt sich nie mehr
refusal-faces-elsewhere = der Stein auf { $cell } zeigt nach { $faces }, nicht nach { $facing }, und kann sich auf seinem Feld nicht drehen
refusal-nothing-beyond = der Stein auf { $cell } zeigt nach { $facing }, und dort ist kein Feld
refusal-faces-the-singularity = ein Stein auf { $target } kann nur zur Singularität zeigen
refusal-faces-back-out = ein Stein auf der Abschussposition { $target } kann nur wieder hinaus zeigen
refusal-leads-nowhere = { $target } ist leer, und nach { $new } führt von dort kein Weg
refusal-on-a-square = auf dem Quadrat von { $holder } auf { $target } kann niemand landen
refusal-partly-occupied = der Stein auf { $target } zeigt nach { $held } und verdeckt einen Teil der Hälfte nach { $new }
refusal-no-square-here = auf { $target } liegt ein eigener Stein von { $player }, und in einem Wurmloch gibt es keine Quadrate
refusal-opposite-a-stack = gegenüber dem eigenen Stapel von { $player } auf { $target } darf kein Stein landen
refusal-side-by-side = ein Quadrat auf { $target } stünde Seite an Seite mit einem fremden Quadrat
refusal-no-square-of-yours = { $player } hat kein Quadrat auf { $cell }
refusal-off-the-grid = auf dieser Seite von { $cell } gibt es kein Feld
refusal-space-taken = ein Quadrat tritt auf ein leeres Feld, und auf { $target } liegt ein Stein von { $holder }
refusal-special-space = { $target } ist kein gewöhnliches Feld, Quadrate kommen dort nicht hin
refusal-nothing-to-kill = auf dieser Diagonale liegt von { $cell } aus kein Stein
refusal-sheltered = das besondere Feld { $target } schützt den Stein von { $holder }
refusal-square-in-the-way = das Erste auf dieser Diagonale ist das Quadrat von { $holder } auf { $target }, und das kann nicht geschlagen werden
refusal-own-piece-in-the-way = das Erste auf dieser Diagonale ist ein eigener Stein von { $player } auf { $target }
refusal-came-through-already = der Stein auf { $cell } kam durch dieses Wurmloch und muss erst fliegen, bevor er wieder hindurch darf
refusal-must-lead-on = ein Stein, der nach { $target } hindurchgeht, muss zu einem Feld oder zur Abschussposition zeigen, nach { $new } führt kein Weg
refusal-not-both-loaded = { $player } liegt nicht auf beiden Abschusspositionen dieser Ecke obenauf
refusal-empty-start = { $player } hat keinen Stein im Startfeld { $cell }

## What happened

event-first-drawn = { $owner } ist ausgelost und beginnt
event-piece-flew = { $owner } fliegt von { $cell } nach { $target }, Blick nach { $facing }
event-piece-passed = { $owner } geht durch das Wurmloch von { $cell } nach { $target }, Blick nach { $facing }
event-piece-fired = ein Stein von { $owner } wird von { $cell } nach { $target } abgeschossen
event-square-formed = { $owner } bildet ein Quadrat auf { $cell }
event-square-stepped = das Quadrat von { $owner } tritt von { $cell } nach { $target }
event-square-killed = das Quadrat von { $owner } gleitet von { $cell } nach { $target } und schlägt
event-landed-on = { $owner } landet auf { $cell } auf einem Stein von { $other }
event-bonus-earned = { $owner } gibt den Gefangenen auf { $cell } frei und bekommt eine Bewegung dazu
event-piece-eliminated = { $owner } verliert einen Stein auf { $cell }
event-stack-sent-back = { $owner } schickt zurück, was auf { $cell } lag: { $n }
event-piece-sent = ein Stein von { $owner } geht zurück ins Startfeld { $cell }
event-entered = { $owner } erreicht die Singularität auf { $cell }
event-reserve-taken = { $owner } holt einen Stein aus der Reserve nach { $cell }
event-reserve-left = { $owner } lässt die Reserve liegen
event-turn-ended = der Zug von { $owner } ist zu Ende
event-round-began = Runde { $n }
event-player-out = { $owner } kann nichts tun und scheidet aus
event-true-win = { $owner } liegt auf allen vier zentralen Feldern obenauf: ein wahrer Sieg
event-ended-by-points = das Spiel endet nach Punkten: { $why }
event-game-scored = { $owner } bekommt { $n }
event-game-began = Spiel { $n } der Partie beginnt, zuerst { $owner }
event-hyperspace-crossed = { $owner } taucht bei { $cell } in den Hyperraum und bei { $target } wieder auf

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
fault-nowhere-to-be = ein Stein liegt, wo kein Stein liegen kann
fault-wrong-stack = die Steine eines Stapels ergeben nicht die richtige Zahl
fault-wrong-facing = ein Stein zeigt in eine Richtung, in die er nicht zeigen kann
fault-no-real-square = ein Quadrat sind zwei Steine eines Spielers auf einem gewöhnlichen Feld
fault-foreign-ground = ein Stein liegt im Startfeld oder in der Schachtel eines anderen
fault-stray-mark = nur Steine an Wurmlochenden kamen hindurch (^), und nur Steine des Ziehenden auf fremden sind in diesem Zug gelandet (!)
fault-squares-side-by-side = Quadrate zweier Spieler stehen Seite an Seite, und keines zieht vorbei
fault-out-but-present = wer ausgeschieden ist, hat Steine außerhalb der Singularität
fault-wrong-phase = die Phase passt nicht zu dem, was zurückgeschickt, aus der Reserve geholt oder vorbeigezogen wird
fault-should-be-over = ein Spieler liegt auf allen vier zentralen Feldern obenauf, also ist das Spiel zu Ende
fault-bad-number = eine Zahl liegt außerhalb ihres Bereichs
fault-cannot-act = wer am Zug ist, kann nichts tun, also wäre der nächste dran
