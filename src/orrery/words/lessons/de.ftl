### Was eine Lektion sagt, wo ihr eigene Worte fehlen, und im Terminal. Was man eintippt (hint, board,
### quit), bleibt englisch.

otherwise = Das ist erlaubt, aber hier ist etwas anderes gemeint. Versuch es noch einmal.

## `orrery lessons GAME --play`

type-for-help = ? zeigt die Hilfe.
help = Eine Nummer aus der Liste oder der Text eines Zuges spielt ihn; außerdem gibt es hint, board und quit.
exercise = Übung
step = Schritt { $n } von { $all }
look = Sieh hierhin: { $marks }
try = Versuch das: { $move }
taken-back = Zurückgenommen.
kept = Dein Fortschritt ist gemerkt; weiter geht es mit: { $command }
all-done = Das war alles. Gut gemacht!
