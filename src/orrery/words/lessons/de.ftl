### Was eine Lektion sagt, wo ihr eigene Worte fehlen, und im Terminal. Was man eintippt (hint, board,
### quit), bleibt englisch.

otherwise = Das ist erlaubt, aber hier ist etwas anderes gemeint. Versuch es noch einmal.
threat = So käme es, wenn du nichts dagegen tätest. Geh zurück und verhindere es.

## `orrery lessons GAME --play`

type-for-help = Tipp die Nummer eines Zuges ein oder den Zug selbst. ? zeigt, was es sonst noch gibt.
help = Eine Nummer aus der Liste oder der Text eines Zuges spielt ihn.
    hint: was gut wäre
    what if: was kommt, wenn du nichts tust
    board: das Brett noch einmal
    quit: aufhören; dein Fortschritt wird gemerkt
exercise = Übung
step = Schritt { $n } von { $all }
look = Sieh hierhin: { $marks }
try = Versuch das: { $move }
taken-back = Zurückgenommen.
no-threat = Hier droht nichts.
kept = Dein Fortschritt ist gemerkt; weiter geht es mit: { $command }
all-done = Das war alles. Gut gemacht!
