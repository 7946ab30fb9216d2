### ASTRON auf Deutsch

## The language

language-name = Deutsch

## The lid of the box

title = ASTRON
blurb = Flieg von der Erde zum Saturn, über eine Karte, die unter allen Schiffen dahinzieht.

## Words that fill variables

name-ship1 = Schiff 1
name-ship2 = Schiff 2
name-ship3 = Schiff 3
name-ship4 = Schiff 4
name-ship5 = Schiff 5
name-ship6 = Schiff 6
name-forward-1 = Vorwärts 1
name-forward-2 = Vorwärts 2
name-forward-3 = Vorwärts 3
name-forward-4 = Vorwärts 4
name-backward-1 = Rückwärts 1
name-backward-2 = Rückwärts 2
name-backward-3 = Rückwärts 3
name-backward-4 = Rückwärts 4
name-sideways-1 = Seitwärts 1
name-sideways-2 = Seitwärts 2
name-sideways-3 = Seitwärts 3
name-sideways-4 = Seitwärts 4
name-upheaval-1 = Umsturz 1
name-upheaval-2 = Umsturz 2
name-upheaval-3 = Umsturz 3
name-upheaval-4 = Umsturz 4
name-a-card = eine Karte
name-meteor-stream = Meteorstrom
name-cosmic-ray-shower = Strahlenschauer
name-electronic-blackout = Funkstille
name-asteroid = Asteroid
name-space = Weltraum
name-Earth = Erde
name-take-off-space = Startfeld
name-space-station = Raumstation
name-land-of-planet = Land eines Planeten
name-stellar-station = Sternstation
name-left = links
name-right = rechts
name-comet = Komet
name-rings = Ringe

## What buttons say, by verb

action-take-off = Start in Spalte { $column }
action-forward = Vorwärts { $value } spielen
action-backward = Rückwärts { $value } spielen
action-sideways = Seitwärts { $value } nach { $side } spielen
action-upheaval = Umsturz { $value } spielen
action-wait = warten und { $card } ablegen
action-dodge = nach { $side } ausweichen
action-pass = passen

## What one may type, by verb

kind-take-off = in Spalte c starten
kind-forward = Vorwärts 3 spielen (auch: f3)
kind-backward = Rückwärts 2 spielen
kind-sideways = Seitwärts 2 nach links spielen (auch: left 2)
kind-upheaval = Umsturz 2 spielen: Die Karte rückt weiter
kind-wait = keine Karte ist spielbar: eine ablegen (auch: discard forward 3)
kind-dodge = dein verdrängtes Schiff weicht nach links aus
kind-pass = keine Karte ist spielbar, und keine ist abzulegen

## Why a move is not allowed

refusal-game-over = das Spiel ist zu Ende
refusal-not-your-turn = { $actor } ist dran, nicht { $player }: Die Schiffe spielen in der Reihenfolge ihrer Nummern
refusal-cards-are-dealt = Karten werden ausgeteilt, gerade an { $actor }
refusal-natures-only = Karten kommen zufällig vom Stapel, niemand sucht sich eine aus
refusal-not-natures = das entscheidet ein Spieler, nicht der Zufall
refusal-not-in-pile = { $card } ist im Stapel ({ $n_pile }) nicht dabei
refusal-take-off-first = die Schiffe wählen noch ihre Startfelder
refusal-has-taken-off = alle Schiffe sind schon gestartet
refusal-no-take-off-space = Spalte { $column } hat in Reihe 0 kein Startfeld
refusal-take-off-space-taken = auf dem Startfeld der Spalte { $column } steht { $other }
refusal-dodge-first = { $player } muss zuerst ausweichen: dodge left (links) oder dodge right (rechts)
refusal-no-dodge-due = { $player } steht niemandem im Weg
refusal-no-such-card = { $player } hat { $card } nicht auf der Hand
refusal-no-such-value = keine Karte hat eine { $value }: Die Karten gehen von 1 bis 4
refusal-leaves-window = { $card } von { $place } aus würde das Fenster verlassen
refusal-space-held = auf { $target } steht { $other }, ein Feld fasst nur ein Schiff
refusal-ship-in-the-way = { $other } steht auf dem Weg nach { $target }; an Schiffen vorbei geht es nur seitwärts
refusal-ends-on-planet = { $player } sitzt auf { $place } fest, und { $target } liegt nicht im Weltraum
refusal-must-play = { $player } kann „{ $example }“ spielen, und wer kann, der muss
refusal-must-leave = { $player } sitzt fest und kann „{ $example }“ spielen, also muss es sein
refusal-not-in-hand = { $player } kann { $card } nicht ablegen: nicht auf der Hand
refusal-must-discard = { $player } hat Karten und muss eine ablegen
refusal-not-your-dodge = { $actor } muss zuerst wählen, wohin das verdrängte Schiff ausweicht

## What happened

event-took-off = { $ship } startet in Spalte { $column }
event-card-dealt = { $ship } bekommt { $card }
event-pile-shuffled = die abgelegten Karten ({ $n }) werden gemischt und sind der neue Stapel
event-round-began = Runde { $n }
event-card-played = { $ship } spielt { $card }
event-ship-flew = { $ship } fliegt von { $column }{ $row } nach { $to_column }{ $to_row }
event-ship-displaced = { $ship } ist im Weg und weicht von { $column }{ $row } nach { $to_column }{ $to_row } aus
event-base-moved = die Karte zieht um { $steps } weiter, bis Schritt { $base }
event-hazard-hit = { $ship } gerät in Spalte { $column } in Gefahr ({ $danger }) und verliert einen Punkt
event-ship-lost = { $ship } ist in Spalte { $column } verloren ({ $danger })
event-landed = { $ship } landet auf Station { $n }: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 }
event-landed-again = { $ship } landet noch einmal auf Station { $n }
event-bad-landing = { $ship } macht auf Planet { $n } eine Bruchlandung: ein Punkt weniger, sitzt fest
event-freed = { $ship } kommt von Planet { $n } frei
event-finished-voyage = { $ship } hat den Saturn erreicht
event-waited = { $ship } kann nichts spielen und legt { $card } ab; verlorene Punkte: { $points }
event-passed = { $ship } hat keine Karte und passt
event-hand-discarded = { $n } { $n ->
    [one] Karte
   *[other] Karten
 } von { $ship } { $n ->
    [one] kommt
   *[other] kommen
 } auf die Ablage
event-survived = { $ship } hat überlebt: 1 Punkt
event-game-ended = das Spiel ist bei Schritt { $n } der Karte zu Ende

## Plain words for people

phrase-card = { $suit ->
    [forward] Vorwärts
    [backward] Rückwärts
    [sideways] Seitwärts
   *[upheaval] Umsturz
 } { $value }
phrase-unseen-card = eine Karte
phrase-danger = { $kind ->
    [meteors] die Meteore
    [rays] die Strahlen
    [blackout] die Funkstille
    [asteroid] den Asteroiden
    [comet] den Kometen
   *[rings] die Ringe
 }
phrase-fates = { $first }, dann { $then }
phrase-hit = durch { $danger }, ein Punkt verloren
phrase-lost = in { $danger }, und das Schiff ist verloren
phrase-landing = Landung auf Station { $n }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
phrase-landing-again = noch einmal auf Station { $n }, ohne Punkte
phrase-crash = Bruchlandung auf Planet { $n }, ein Punkt verloren
phrase-freed = frei von Planet { $n }
plain-action-take-off = Start { $end ->
    [leftmost] ganz links
    [rightmost] ganz rechts
   *[between] vom { $nth }. Startfeld von links
 }
plain-action-forward = Vorwärts { $value }{ $fate ->
    [none] { "" }
   *[other] : { $fate }
 }
plain-action-backward = Rückwärts { $value }{ $fate ->
    [none] { "" }
   *[other] : { $fate }
 }
plain-action-sideways = Seitwärts { $value } nach { $side }{ $fate ->
    [none] { "" }
   *[other] : { $fate }
 }
plain-action-upheaval = Umsturz: Die Karte rückt { $value ->
    [one] 1 Reihe
   *[other] { $value } Reihen
 } weiter{ $fate ->
    [none] { "" }
   *[other] ; { $fate }
 }
plain-action-wait = Nichts passt: { $card }{ $points ->
    [0] { "" }
    [one] { " " }und einen Punkt
   *[other] { " " }und { $points } Punkte
 } hergeben
plain-action-dodge = Nach { $side } ausweichen
plain-action-pass = Keine Karte mehr: passen

plain-event-took-off = { $ship ->
    [you] Du startest
   *[other] { $ship } startet
 } { $end ->
    [leftmost] ganz links
    [rightmost] ganz rechts
   *[between] vom { $nth }. Startfeld von links
 }
plain-event-card-dealt = { $ship ->
    [you] Du bekommst { $card }
   *[other] { $ship } bekommt { $card }
 }
plain-event-round-began = Runde { $n }
plain-event-card-played = { $ship ->
    [you] Du spielst { $card }
   *[other] { $ship } spielt { $card }
 }
plain-event-ship-flew = { $ship ->
    [you] Du fliegst
   *[other] { $ship } fliegt
 } { $way ->
    [left] { $n } nach links
    [right] { $n } nach rechts
    [backwards] { $n } zurück
    [nowhere] nirgendwohin
   *[forwards] { $n } nach vorn
 }
plain-event-ship-displaced = { $ship ->
    [you] Du bist im Weg und weichst
   *[other] { $ship } ist im Weg und weicht
 } { $way ->
    [left] { $n } nach links
    [right] { $n } nach rechts
    [backwards] { $n } nach hinten
    [nowhere] nirgendwohin
   *[forwards] { $n } nach vorn
 } aus
plain-event-base-moved = Die Karte rückt { $steps ->
    [one] eine Reihe
    [2] zwei Reihen
    [3] drei Reihen
    [4] vier Reihen
   *[other] { $steps } Reihen
 } weiter
plain-event-hazard-hit = { $ship ->
    [you] Du fliegst
   *[other] { $ship } fliegt
 } in { $danger }: ein Punkt verloren
plain-event-ship-lost = { $ship ->
    [you] Du fliegst in { $danger }, und dein Schiff ist verloren
   *[other] { $ship } fliegt in { $danger }, und das Schiff ist verloren
 }
plain-event-landed = { $ship ->
    [you] Du landest
   *[other] { $ship } landet
 } auf Station { $n }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
plain-event-landed-again = { $ship ->
    [you] Du landest noch einmal auf Station { $n }
   *[other] { $ship } landet noch einmal auf Station { $n }
 }
plain-event-bad-landing = { $ship ->
    [you] Du machst auf Planet { $n } eine Bruchlandung: ein Punkt verloren, und du sitzt fest
   *[other] { $ship } macht auf Planet { $n } eine Bruchlandung: ein Punkt verloren, sitzt fest
 }
plain-event-freed = { $ship ->
    [you] Du kommst von Planet { $n } frei
   *[other] { $ship } kommt von Planet { $n } frei
 }
plain-event-finished-voyage = { $ship ->
    [you] Du hast den Saturn erreicht
   *[other] { $ship } hat den Saturn erreicht
 }
plain-event-waited = { $ship ->
    [you] Nichts passt: Du gibst { $card }
   *[other] Nichts passt: { $ship } gibt { $card }
 }{ $points ->
    [0] { "" }
    [one] { " " }und einen Punkt
   *[other] { " " }und { $points } Punkte
 } her
plain-event-passed = { $ship ->
    [you] Du hast keine Karte und passt
   *[other] { $ship } hat keine Karte und passt
 }
plain-event-hand-discarded = { $n ->
    [one] Eine Karte
   *[other] { $n } Karten
 } von { $ship ->
    [you] dir
   *[other] { $ship }
 } { $n ->
    [one] kommt
   *[other] kommen
 } auf die Ablage
plain-event-survived = { $ship ->
    [you] Du hast überlebt: 1 Punkt
   *[other] { $ship } hat überlebt: 1 Punkt
 }
plain-event-game-ended = Das Spiel ist zu Ende

plain-refusal-game-over = Das Spiel ist zu Ende
plain-refusal-not-your-turn = Du bist nicht dran: { $actor } entscheidet
plain-refusal-cards-are-dealt = Gerade werden Karten ausgeteilt
plain-refusal-no-take-off-space = Dort ist kein Startfeld
plain-refusal-take-off-space-taken = Auf diesem Startfeld steht { $other }
plain-refusal-dodge-first = Dein Schiff muss zuerst ausweichen: nach links oder nach rechts
plain-refusal-no-dodge-due = Dein Schiff steht niemandem im Weg
plain-refusal-no-such-card = Du hast { $card } nicht auf der Hand
plain-refusal-no-such-value = Keine Karte hat eine { $value }: Die Karten gehen von 1 bis 4
plain-refusal-leaves-window = { $card } trüge dich von der Karte
plain-refusal-space-held = Dort steht { $other }: ein Feld fasst ein Schiff
plain-refusal-ship-in-the-way = { $other } ist im Weg: An Schiffen vorbei geht es nur seitwärts
plain-refusal-ends-on-planet = Du sitzt fest: Nur eine Karte, die im Weltraum endet, befreit dich
plain-refusal-must-play = Du kannst { $example } spielen: wer kann, der muss
plain-refusal-must-leave = Du sitzt fest und kannst { $example } spielen: du musst
plain-refusal-not-in-hand = Du hast { $card } nicht auf der Hand
plain-refusal-must-discard = Du hast noch Karten: gib eine her
plain-refusal-not-your-dodge = { $actor } wählt zuerst, wohin das Schiff ausweicht

## Options in the lobby

option-teams = Mannschaften

## A line for each option

help-teams = jeder für sich, oder zwei oder drei Mannschaften, die abwechselnd sitzen; sind sie verschieden groß, zählt der Durchschnitt

## Their choices

choice-none = jeder für sich
choice-2 = zwei Mannschaften
choice-3 = drei Mannschaften

## Boards

board-default = die Karte
board-attested = nur bezeugte Spielkarten

## Why a position is impossible

fault-bad-seats = es müssen 2 bis 6 Spieler sein, in Mannschaften mindestens 3, und einer muss an der Reihe sein
fault-bad-base = die Karte oder die Runde ist, wo sie nicht sein kann
fault-bad-status = ein Schiff ist weder bereit noch im Fenster noch am Ziel noch verloren, oder hat Karten, die es nicht haben kann
fault-ships-collide = zwei Schiffe stehen auf einem Feld
fault-on-deadly-cell = ein Schiff steht auf dem Kometen oder den Ringen
fault-bad-grounding = ein Schiff sitzt fest, wo es kein Planet hält, oder ist frei auf Land, auf dem es nicht gelandet ist
fault-cards-missing = die Karten ergeben nicht das ganze Spiel
fault-hand-too-large = eine Hand hat mehr Karten, als ausgeteilt werden
fault-bad-phase = die Phase passt nicht zu den Schiffen oder zum Stapel
fault-no-dodge = niemand steht vor dem Schiff, das ausweichen soll, oder es hat nicht zwei Wege
fault-not-over = das Spiel endet genau dann, wenn „Game Over“ erscheint oder kein Schiff mehr im Spiel ist

## Was ein Platz im Terminal gefragt wird

question-take-off = Von welcher Spalte hebst du ab?
question-dodge = Vor deinem Schiff steht ein anderes, und deines muss weichen: nach links oder rechts?
question-play = Spiel eine Karte: Dein Schiff fliegt genau so weit.
question-grounded = Du sitzt fest, und keine Karte endet im Weltraum: Leg eine ab, es kostet nichts.
question-discard = Keine Karte ist spielbar: Leg eine ab und verlier einen Punkt.

## Glossar: was auf dem Tisch ist, je eine Bedeutung.

term-ship = Schiff
meaning-ship = Fliegt genau so weit, wie die Karte sagt. Bleibt es unmittelbar vor einem anderen stehen, verdrängt es dieses nach hinten.
term-space-station = Raumstation
meaning-space-station = Beende einen Zug darauf, oder lass sie dir von der Karte bringen. Das erste Schiff bekommt { $first ->
    [one] { $first } Punkt
   *[other] { $first } Punkte
 }, jedes spätere einen weniger.
term-stellar-station = Sternstation
meaning-stellar-station = Eine Station auf einem Planeten. Komm mit einer einzigen Bewegung aus dem Weltraum, sonst ist es eine Bruchlandung. Nummer { $saturn } gehört zum Saturn: Dort endet deine Reise.
term-station-points = Stern an einer Station
meaning-station-points = Die Punkte, die das nächste Schiff bekommt, das dort landet.
term-land = Land eines Planeten
meaning-land = Wer hier neben der Station anhält, verliert einen Punkt und sitzt fest, bis eine Karte das Schiff zurück in den Weltraum trägt.
term-rings = Ringe des Saturn
meaning-rings = Überflieg sie mit einer einzigen Karte. Wer darauf anhält oder von ihnen erreicht wird, ist verloren.
term-comet = Komet
meaning-comet = Zerstört jedes Schiff, das ihn berührt.
term-meteors = Meteorstrom
meaning-meteors = Hineinzufliegen kostet einen Punkt.
term-rays = Strahlenschauer
meaning-rays = Hineinzufliegen kostet einen Punkt.
term-blackout = Funkstille
meaning-blackout = Hineinzufliegen kostet einen Punkt.
term-asteroid = Asteroid
meaning-asteroid = Hineinzufliegen kostet einen Punkt.
term-take-off-space = Startfeld
meaning-take-off-space = Hier stehen die Schiffe auf der Erde, ehe sie abheben. Sonst bewirkt es nichts.
term-forward = Karte Vorwärts
meaning-forward = Flieg genau so viele Felder nach vorn, wie ihre Zahl sagt, nie an einem anderen Schiff vorbei.
term-backward = Karte Rückwärts
meaning-backward = Flieg genau so viele Felder nach hinten, wie ihre Zahl sagt, nie an einem anderen Schiff vorbei.
term-sideways = Karte Seitwärts
meaning-sideways = Flieg genau so viele Felder nach links oder rechts, wie ihre Zahl sagt, auch an anderen Schiffen vorbei.
term-upheaval = Kosmischer Umsturz
meaning-upheaval = Dein Schiff bleibt stehen. Die Karte gleitet unter allen so viele Reihen weiter, wie ihre Zahl sagt.
term-base-strip = Die ganze Karte
meaning-base-strip = Der Weg zum Saturn mit allen { $stations } Stationen. Der Rahmen ist der Ausschnitt, den das Fenster zeigt.
term-ship-points = Punkte eines Schiffs
meaning-ship-points = Landungen, weniger was Gefahren gekostet haben. Wer am Ende die meisten hat, gewinnt.
term-ship-cards = Karten eines Schiffs
meaning-ship-cards = Wie viele Karten sein Spieler hat. Sonst sieht sie niemand.

## The screen of the terminal

screen-legend-grounded = sitzt fest
screen-legend-station = Station 3
screen-legend-land = Land: 1 Punkt verloren, sitzt fest; Station zählt nur vom Weltraum aus
screen-legend-meteors = Meteorstrom: 1 Punkt verloren
screen-legend-rays = Strahlenschauer: 1 Punkt verloren
screen-legend-blackout = Funkstille: 1 Punkt verloren
screen-legend-asteroid = Asteroid: 1 Punkt verloren
screen-legend-comet = Komet: verloren
screen-legend-rings = Ringe: verloren, außer eine Karte trägt darüber hinweg
screen-legend-earth = Erde
screen-legend-take-off-space = Startfeld
screen-legend-stars = Sterne, sonst nichts
screen-legend-edge = vordere Kante: was darüber liegt, kommt als Nächstes
screen-round = Runde { $round } · Schritt { $base } von { $last }
screen-over = das Spiel ist aus
screen-due-take-off = { $ship } startet
screen-due-deal = { $ship } bekommt eine Karte
screen-due-dodge = { $ship } muss ausweichen
screen-due-play = { $ship } ist dran
screen-ship = Schiff
screen-points = Pkt.
screen-stations = Stationen
screen-at = Ort
screen-cards = Hand
screen-status-ready = bereit
screen-status-finished = Saturn!
screen-status-comet = Komet
screen-status-rings = Ringe
screen-next = das bringt die nächste Landung
screen-averages = Schnitt ungleicher Mannschaften
screen-piles = Stapel { $pile } · abgelegt { $discards }
screen-your-hand = deine Hand
screen-suit-forward = Vorwärts
screen-suit-backward = Rückwärts
screen-suit-sideways = Seitwärts
screen-suit-upheaval = Umsturz
