### Ce que dit `orrery puzzles`

number = Problème { $n }
easy = facile
medium = moyen
hard = difficile
expert = très difficile
theme-win-in-one = gagner tout de suite
theme-win = gagner à coup sûr
theme-save = sauver la partie
theme-best = la meilleure action
task-win-in-one = { $name } gagne en une action. Laquelle ?
task-win = { $name } gagne, quoi que fassent les autres. Par quoi commencer ?
task-save = Pour { $name }, une seule action évite la défaite. Laquelle ?
task-best = Pour { $name }, une action est nettement meilleure que toutes les autres. Laquelle ?
your-answer = Ta réponse :
not-legal = { $text } n’est pas une action permise
right = Juste : { $answers }
wrong = Non. La bonne réponse : { $answers }
why-win-in-one = Elle gagne tout de suite.
why-win = Après elle, personne ne peut empêcher la victoire : toutes les réponses ont été jouées, sur { $n } { $n ->
    [one] action
   *[other] actions
 }.
why-save = Toute autre action perd, quoi qu’on joue ensuite.
why-best = Toute autre action laisse nettement moins de chances de gagner.
