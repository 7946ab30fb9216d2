### Wat `orrery puzzles` zegt.

number = Puzzel { $n }
easy = makkelijk
medium = gemiddeld
hard = moeilijk
expert = heel moeilijk
theme-win-in-one = meteen winnen
theme-win = gedwongen winnen
theme-save = de partij redden
theme-best = de beste actie
task-win-in-one = { $name } wint met één actie. Welke?
task-win = { $name } wint, wat de anderen ook doen. Hoe begint het?
task-save = Er is maar één actie waarmee { $name } niet verliest. Welke?
task-best = Eén actie van { $name } is duidelijk beter dan alle andere. Welke?
your-answer = Je antwoord:
not-legal = { $text } is geen van de toegestane acties
right = Goed: { $answers }
wrong = Nee. Goed is: { $answers }
why-win-in-one = Die wint meteen.
why-win = Daarna kan niemand de winst nog tegenhouden: alle antwoorden zijn uitgespeeld, { $n } { $n ->
    [one] actie
   *[other] acties
 } diep.
why-save = Elke andere actie verliest, wat er daarna ook gespeeld wordt.
why-best = Elke andere actie laat een duidelijk kleinere kans om te winnen.
