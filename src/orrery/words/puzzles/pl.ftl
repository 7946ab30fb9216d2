### Co mówi `orrery puzzles`.

number = Zagadka { $n }
easy = łatwa
medium = średnia
hard = trudna
expert = bardzo trudna
theme-win-in-one = wygraj od razu
theme-win = wymuszona wygrana
theme-save = uratuj partię
theme-best = najlepsza akcja
task-win-in-one = { $name } wygrywa jedną akcją. Którą?
task-win = { $name } wygrywa, cokolwiek zrobią inni. Jak to się zaczyna?
task-save = { $name }: tylko jedna droga ratuje przed przegraną. Która?
task-best = { $name }: jedna akcja jest wyraźnie lepsza od innych. Która?
your-answer = Odpowiedź:
not-legal = { $text } nie należy do dozwolonych akcji
right = Dobrze: { $answers }
wrong = Nie. Dobra odpowiedź: { $answers }
why-win-in-one = Wygrywa od razu.
why-win = Potem nikt nie zatrzyma wygranej: sprawdzono wszystkie odpowiedzi na { $n ->
    [one] { $n } akcję
    [few] { $n } akcje
    [many] { $n } akcji
   *[other] { $n } akcji
 } w głąb.
why-save = Każda inna akcja przegrywa, cokolwiek nastąpi potem.
why-best = Każda inna akcja zostawia wyraźnie mniejszą szansę na wygraną.
