### Was `orrery play` im Terminal sagt. Was man eintippt (hint, undo, save ...), bleibt englisch.

type-for-help = ? zeigt die Hilfe.
narrow = Ein Brett kann { $needed } Spalten brauchen, dieses Fenster hat { $columns }: Mach es breiter, wenn Zeilen umbrechen oder abgeschnitten sind.
note = Hinweis:
left = Der Tisch ist verlassen.
thinks = { $player } denkt nach
not-allowed = Nicht erlaubt:
plays = { $seat }: { $player }
plays-here = { $seat }: du
not-a-move = { $text } ist kein Zug: schreibe einen wie { $example }
what-to-do = Was tust du: { $things }?
nothing-to-do = Es gibt nichts zu tun.
hand-over = Gib den Bildschirm an { $player }, dann Eingabetaste
moves-look-like = So sehen Züge aus:
rules-are-there = { $command } zeigt die Regeln.
is-legal = { $text } ist erlaubt
nothing-to-skip = Du bist selbst am Zug: Es gibt jetzt nichts zu überspringen.
not-numbered = die Züge sind hier nicht nummeriert: tippe einen ein, etwa { $text }
no-such-number = es gibt keinen Zug Nummer { $n }: die Liste geht von { $from } bis { $to }
save-needs-file = save braucht den Namen einer Datei: save mein_spiel.jsonl
saved = gespeichert; weiter geht es später mit: { $command }
greedy-would = ein gieriger Spieler würde:
hint-line = { $share } in { $n } { $n ->
    [one] Versuch
   *[other] Versuchen
 }
won = { $n ->
    [one] { $winners } hat gewonnen
   *[other] { $winners } haben gewonnen
 }
no-glossary = { $game } erklärt keine Begriffe.

## Hilfe, eine Zeile für alles, was man eintippen kann

help-numbers = Eine Nummer aus der Liste oder der Text eines Zuges spielt ihn. Außerdem:
help-texts = Der Text eines Zuges spielt ihn, so wie er in der Liste steht. Außerdem:
help-help = diese Hilfe
help-why = die Klausel, die einen Zug verbietet
help-undo = zurücknehmen
help-hint = was ein Admiral täte
help-skip = passen, bis ich am Zug bin
help-log = was bisher geschah
help-save = das Spiel aufbewahren
help-text = die Stellung in einer Zeile
help-board = das Brett noch einmal zeigen
help-legend = was seine Zeichen bedeuten
help-quit = gehen

## The screen of the terminal

screen-face-down = verdeckt
screen-not-rolled = noch nicht gewürfelt
screen-empty = leer

## Replays: `orrery replay`

replay-next = Enter: nächste Aktion, q: gehen
replay-scores = Punkte: { $scores }
replay-unfinished = nicht zu Ende nach { $n } Aktionen: { $text }
chance = Zufall

## What there is to play: `orrery games`

players-from-to = { $low } bis { $high } Spieler
players-exactly = { $n ->
    [one] 1 Spieler
   *[other] { $n } Spieler
 }
option-default = ohne Angabe { $value }

## First moves: `orrery openings`

openings-about = Aus { $games } Partien zweier Bots ({ $rank }). In { $tried } davon war der erste Zug ausprobiert, nicht gewählt, damit man von jedem ersten Zug etwas weiß. Anteile am Sieg nach Plätzen.
openings-drawn = In diesem Spiel hat der Zufall die Hand im Spiel: Gezählt werden die Züge, was auch immer gezogen wurde.
openings-move = Zug
openings-games = Partien
