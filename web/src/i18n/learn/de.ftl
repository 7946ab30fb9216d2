### Ein Spiel lernen, indem man es spielt, und die Wörter seiner Regeln

learn = Lernen
learn-fault = Diese Lektion konnte nicht geladen werden.
learn-offline = Der Server ist nicht zu erreichen. Was du bisher getan hast, bleibt erhalten.
learn-try-again = Noch einmal versuchen
learn-title = { $game } lernen
learn-none = Für { $game } gibt es noch keine Lektionen
learn-coach = Was zu tun ist
learn-progress = Wie weit du bist
learn-step = Schritt { $n } von { $all }
learn-lessons = Lektionen und Übungen
learn-exercise = Übung { $n }
learn-done = geschafft
learn-rule = Regel { $clause }
learn-hint = Gib mir einen Tipp
learn-try = Versuch das: { $move }
learn-take-back = Zurücknehmen
learn-again = Noch einmal
learn-next = Weiter
learn-finish = An den Tisch
learn-play = Gegen einen Kadetten spielen
learn-go-on = Lieber die nächste Lektion oder Übung
learn-all-moves = Alle Züge als Liste
learn-seconds = { $n ->
    [one] noch { $n } Sekunde
   *[other] noch { $n } Sekunden
 }
learn-ask-title = Ist { $game } neu für dich?
learn-ask = Ein geführtes erstes Spiel zeigt dir alles, Zug für Zug.
learn-ask-learn = In fünf Minuten lernen
learn-ask-play = Einfach spielen
glossary = Wörter des Spiels
glossary-rule = { $term }: Regel { $clause }
glossary-how = Auf dem Brett: Lass die Maus auf einer Sache ruhen, oder halte den Finger darauf. Das Fragezeichen erklärt, was du als Nächstes antippst.
learn-what-if = Und wenn ich nichts tue?
learn-back = Zurück zur Aufgabe
