### Che cosa dice `orrery puzzles`.

number = Problema { $n }
easy = facile
medium = medio
hard = difficile
expert = molto difficile
theme-win-in-one = vittoria immediata
theme-win = vittoria forzata
theme-save = salvare la partita
theme-best = l'azione migliore
task-win-in-one = { $name } vince con un'azione. Quale?
task-win = { $name } vince, qualunque cosa facciano gli altri. Come comincia?
task-save = { $name } ha un solo modo di non perdere. Quale?
task-best = Un'azione di { $name } è nettamente migliore di tutte le altre. Quale?
your-answer = La tua risposta:
not-legal = { $text } non è fra le azioni lecite
right = Giusto: { $answers }
wrong = No. La risposta giusta è: { $answers }
why-win-in-one = Vince subito.
why-win = Dopo nessuno può impedire la vittoria: tutte le risposte sono state giocate fino in fondo, per { $n } { $n ->
    [one] azione
   *[other] azioni
 }.
why-save = Ogni altra azione perde, qualunque cosa si giochi dopo.
why-best = Ogni altra azione lascia una probabilità di vincere nettamente minore.
