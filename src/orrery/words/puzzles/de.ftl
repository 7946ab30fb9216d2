### Was `orrery puzzles` sagt.

number = Rätsel { $n }
easy = leicht
medium = mittel
hard = schwer
expert = sehr schwer
theme-win-in-one = sofort gewinnen
theme-win = erzwungen gewinnen
theme-save = die Partie retten
theme-best = die beste Aktion
task-win-in-one = { $name } gewinnt mit einer Aktion. Mit welcher?
task-win = { $name } gewinnt, was die anderen auch tun. Wie fängt es an?
task-save = Nur ein Weg verliert für { $name } nicht. Welcher?
task-best = Eine Aktion von { $name } ist klar besser als alle anderen. Welche?
your-answer = Antwort:
not-legal = { $text } gehört nicht zu den erlaubten Aktionen
right = Richtig: { $answers }
wrong = Nein. Richtig ist: { $answers }
why-win-in-one = Sie gewinnt sofort.
why-win = Danach kann niemand den Sieg aufhalten: Alle Antworten wurden ausgespielt, { $n } { $n ->
    [one] Aktion
   *[other] Aktionen
 } tief.
why-save = Jede andere Aktion verliert, was danach auch gespielt wird.
why-best = Jede andere Aktion lässt eine klar kleinere Gewinnchance.
