### Apprendre un jeu en y jouant, et les mots de ses règles

learn = Apprendre
learn-fault = Cette leçon n’a pas pu être chargée.
learn-offline = Le serveur est injoignable. Ce que tu as fait jusqu’ici est gardé.
learn-try-again = Réessayer
learn-title = Apprendre : { $game }
learn-none = { $game } n’a pas encore de leçons
learn-coach = Que faire
learn-progress = Où tu en es
learn-step = Étape { $n } sur { $all }
learn-lessons = Leçons et exercices
learn-exercise = Exercice { $n }
learn-done = fait
learn-rule = Règle { $clause }
learn-hint = Donne-moi un conseil
learn-try = Essaie ceci : { $move }
learn-take-back = Reprendre le coup
learn-again = Encore une fois
learn-next = Continuer
learn-finish = À table
learn-play = Jouer contre un Cadet
learn-go-on = Plutôt la leçon ou l’exercice suivant
learn-all-moves = Tous les coups en liste
learn-seconds = { $n ->
    [one] encore { $n } seconde
   *[other] encore { $n } secondes
 }
learn-ask-title = Première fois à { $game } ?
learn-ask = Une première partie guidée te montre tout, coup par coup.
learn-ask-learn = Apprendre en cinq minutes
learn-ask-play = Jouer tout de suite
glossary = Les mots du jeu
glossary-rule = { $term } : règle { $clause }
glossary-how = Sur le plateau, laisse la souris ou le doigt sur une chose. Le point d’interrogation explique ce que tu touches ensuite.
learn-what-if = Et si je ne fais rien ?
learn-back = Revenir à la tâche
