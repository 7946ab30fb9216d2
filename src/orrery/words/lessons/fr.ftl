### Ce que dit une leçon là où ses propres mots manquent, et dans le terminal

otherwise = C’est permis, mais on attend autre chose ici. Essaie encore.
threat = Voilà ce qui arriverait si tu ne faisais rien. Reviens en arrière et empêche-le.

## `orrery lessons GAME --play`

type-for-help = Tape le numéro d’un coup, ou le coup lui-même. ? montre ce que tu peux taper d’autre.
help = Un numéro de la liste, ou le texte d’un coup, le joue.
    hint : ce qui serait bon
    what if : ce qui arrive si tu ne fais rien
    board : le plateau encore une fois
    quit : s’arrêter ici ; ta progression est gardée
exercise = Exercice
step = Étape { $n } sur { $all }
look = Regarde : { $marks }
try = Essaie ceci : { $move }
taken-back = Coup repris.
no-threat = Rien ne menace ici.
kept = Ta progression est gardée ; continue avec : { $command }
all-done = C’était tout. Bravo !
