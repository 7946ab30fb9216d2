### Nach dem Spiel: Rückschau, Analyse, Aufgaben, Teilen

log = Verlauf
log-empty = Noch ist nichts geschehen.
log-and-chat = Verlauf und Gespräch
replay = Nachspielen
replay-of = Nachgespielt: { $game }
replay-fault = Dieses Spiel lässt sich nicht nachspielen: Es ist nicht zu Ende oder privat.
log-open = Logdatei öffnen
log-drop = Leg das Log eines Spiels hier ab
log-fault = Diese Datei lässt sich nicht als Spiel öffnen.
log-too-big = Sie ist größer als ein Megabyte.
log-none = Hier ist kein Spiel geöffnet
log-how = Zieh das Log eines Spiels auf diese Seite, oder wähle die Datei. Es wird Zug für Zug nachgespielt; nichts davon wird behalten.
animation-save = Letzte Züge als Animation speichern
animation-busy = Wird gezeichnet …
animation-fault = Dieser Browser kann das Brett nicht als Bild zeichnen.
analysis = Analyse
analysis-of = { $game }: was entschied
analysis-looking = Jede Stellung wird beurteilt …
analysis-failed = Diese Partie konnte nicht beurteilt werden.
analysis-curve = Gewinnchance, Stellung für Stellung
analysis-moments = Wendepunkte
analysis-moment-choice = Zug { $n }: { $name } spielte „{ $played }“ statt „{ $best }“; das kostete { $points } %.
analysis-moment-good = Zug { $n }: Der Zufall gab { $name } { $points } % – { $played }.
analysis-moment-bad = Zug { $n }: Der Zufall nahm { $name } { $points } % – { $played }.
analysis-moment-rose = Zug { $n }: { $played }. Die Aussicht von { $name } auf den Sieg stieg von { $before } auf { $after } %.
analysis-moment-fell = Zug { $n }: { $played }. Die Aussicht von { $name } auf den Sieg fiel von { $before } auf { $after } %.
analysis-no-moments = Kein einzelner Zug änderte viel: Die Partie wurde nach und nach entschieden.
analysis-next = Als Nächstes kommt Zug { $n }.
analysis-something = etwas
analysis-balances = Züge und Glück
analysis-player = Spieler
analysis-choices = Eigene Züge
analysis-choices-how = was die eigenen Züge gegenüber den besten verloren
analysis-luck = Glück
analysis-luck-how = was der Zufall gab oder nahm, verglichen mit dem, was sonst hätte kommen können
analysis-others = Andere
analysis-others-how = was die Züge der anderen gaben oder nahmen und was die Suche nicht voraussah
analysis-accuracy = Genauigkeit
analysis-accuracy-how = 100 %: immer das Beste, was man wissen konnte
analysis-unit = Um wie viel die Aussicht auf den Sieg stieg (+) oder fiel (−), zusammengezählt über die ganze Partie. Eine Summe kann darum mehr als 100 % sein: Was ein Zug verliert, kann ein anderer zurückholen.
analysis-right-of = { $right } von { $all } Zügen waren die besten oder gleich gut
analysis-mark-best = { $name } spielt jetzt den besten Zug.
analysis-mark-good = Was { $name } jetzt spielt, ist etwa so gut wie das Beste.
analysis-mark-weak = Was { $name } jetzt spielt, kostet { $points } %.
analysis-mark-mistake = Was { $name } jetzt spielt, ist ein Fehler: Es kostet { $points } %.
analysis-mark-blunder = Was { $name } jetzt spielt, ist ein grober Fehler: Es kostet { $points } %.
analysis-best-was = Am besten war: { $best } ({ $share } %).
analysis-show-best = Das Beste auf dem Brett zeigen
analysis-try-here = Von hier aus probieren
analysis-how = Die Suche der Bots sah { $n ->
    [one] einmal
   *[other] { $n }-mal
 } in jede Stellung, mit dem, was der Spieler am Zug wissen konnte; rund um große Änderungen länger.
analysis-captain = Länger hinsehen: mindestens so lange, wie ein Kapitän denkt
analysis-hidden = Etwas war verdeckt: Züge und Chancen werden danach beurteilt, was der jeweilige Spieler damals wissen konnte, nicht danach, was sich später zeigte. Deshalb müssen die Chancen zusammen nicht 100 % ergeben.
analysis-together = { $n ->
    [one] Ein Zug wird
   *[other] { $n } Züge werden
 } nicht beurteilt: Mehrere konnten gleichzeitig handeln.
study-title = Analysebrett
study-of = Analysebrett: { $game }
study-game = Spiel
study-to-act = { $name } ist am Zug.
study-over = Die Partie ist zu Ende. Gewonnen: { $names }
study-back = Zurücknehmen
study-best = Was ist am besten?
study-rival = Die anderen spielt
study-alone = ich selbst
study-bot = ein Bot (ich spiele { $name })
study-why-not = Eine andere Aktion, so wie man sie schreibt: Warum nicht?
study-try = Probieren
study-position = Die Stellung als Text
study-open = Diese Stellung aufbauen
puzzles = Rätsel
puzzles-of = Rätsel: { $game }
puzzles-about = Stellungen aus Partien starker Bots, jede mit einer richtigen Antwort: bis zum Ende ausgespielt oder durch eine lange Suche geprüft.
puzzles-fault = Die Rätsel konnten nicht geholt werden. Ist der Server da?
puzzles-none = Zu diesem Spiel gibt es noch keine Rätsel.
puzzles-all = Alle Rätsel
puzzles-today = Rätsel des Tages
puzzles-is-today = Rätsel des Tages
puzzles-solved = { $n } von { $all } gelöst
puzzles-number = Rätsel { $n }
puzzles-link = Rätsel { $n }, { $level }, { $theme }{ $solved ->
    [first] , gelöst
    [later] , gelöst
   *[no] { "" }
 }
puzzles-easy = leicht
puzzles-medium = mittel
puzzles-hard = schwer
puzzles-expert = sehr schwer
puzzles-theme-win-in-one = sofort gewinnen
puzzles-theme-win = erzwungen gewinnen
puzzles-theme-save = die Partie retten
puzzles-theme-best = die beste Aktion
puzzles-task-win-in-one = { $name } gewinnt mit einer Aktion. Mit welcher?
puzzles-task-win = { $name } gewinnt, was die anderen auch tun. Wie fängt es an?
puzzles-task-save = Nur ein Weg verliert für { $name } nicht. Welcher?
puzzles-task-best = Eine Aktion von { $name } ist klar besser als alle anderen. Welche?
puzzles-wrong = { $action }: nein, es gibt etwas Besseres.
puzzles-right = Richtig: { $answers }
puzzles-solution = Die Lösung: { $answers }
puzzles-why-win-in-one = Sie gewinnt sofort.
puzzles-why-win = Danach kann niemand den Sieg aufhalten: Alle Antworten wurden ausgespielt, { $n } { $n ->
    [one] Aktion
   *[other] Aktionen
 } tief.
puzzles-why-save = Jede andere Aktion verliert, was danach auch gespielt wird.
puzzles-why-best = Jede andere Aktion lässt eine klar kleinere Gewinnchance.
puzzles-values = Gewinnchance nach jeder Aktion
puzzles-by-force = Bewiesen: Jede Folge wurde ausgespielt.
puzzles-by-search = Geprüft: Nach jeder erlaubten Aktion sah die Suche { $n ->
    [one] einmal
   *[other] { $n }-mal
 } voraus, und das zweimal.
puzzles-deals = Verdecktes wurde auf { $n } { $n ->
    [one] Weise
   *[other] Weisen
 } verteilt.
puzzles-show = Lösung zeigen
puzzles-next = Nächstes Rätsel
puzzles-again = Noch einmal
puzzles-all-solved = Du hast alle gelöst!
puzzles-no-such = Dieses Rätsel gibt es nicht. Such dir eines von diesen aus.
