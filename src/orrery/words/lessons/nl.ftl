### Wat een les zegt waar eigen woorden ontbreken, en in de terminal. Wat je typt (hint, board, quit)
### blijft Engels.

otherwise = Dat mag, maar hier is iets anders bedoeld. Probeer het nog eens.
threat = Zo zou het gaan als je er niets tegen deed. Ga terug en voorkom het.

## `orrery lessons GAME --play`

type-for-help = Typ het nummer van een zet, of de zet zelf. ? laat zien wat je nog meer kunt typen.
help = Een nummer uit de lijst, of de tekst van een zet, speelt hem.
    hint: wat goed zou zijn
    what if: wat er komt als je niets doet
    board: het bord nog een keer
    quit: hier stoppen; je voortgang wordt bewaard
exercise = Oefening
step = Stap { $n } van { $all }
look = Kijk hier: { $marks }
try = Probeer dit: { $move }
taken-back = Teruggenomen.
no-threat = Hier dreigt niets.
kept = Je voortgang is bewaard; ga verder met: { $command }
all-done = Dat was alles. Goed gedaan!
