### Après la partie : revoir, analyse, problèmes, partage

log = Journal
log-empty = Rien ne s’est encore passé.
log-and-chat = Journal et discussion
replay = Revoir
replay-of = Revoir : { $game }
replay-fault = On ne peut pas revoir cette partie : elle n’est pas finie, ou elle est privée.
log-open = Ouvrir un fichier journal
log-drop = Dépose ici le journal d’une partie
log-fault = Ce fichier ne peut pas être ouvert comme une partie.
log-too-big = Il dépasse un mégaoctet.
log-none = Aucune partie n’est ouverte ici
log-how = Dépose le journal d’une partie sur cette page, ou choisis le fichier. Tu la revois coup par coup ; rien n’en est gardé.
animation-save = Enregistrer les derniers coups en animation
animation-busy = Dessin en cours…
animation-fault = Ce navigateur ne peut pas dessiner le plateau en image.
analysis = Analyse
analysis-of = { $game } : ce qui a décidé
analysis-looking = Chaque position est jugée…
analysis-failed = Cette partie n’a pas pu être jugée.
analysis-curve = Chances de gagner, position par position
analysis-moments = Tournants
analysis-moment-choice = Coup { $n } : { $name } a joué « { $played } » au lieu de « { $best } », ce qui a coûté { $points } %.
analysis-moment-good = Coup { $n } : le hasard a donné { $points } % à { $name } – { $played }.
analysis-moment-bad = Coup { $n } : le hasard a pris { $points } % à { $name } – { $played }.
analysis-moment-rose = Coup { $n } : { $played }. { $name } : chances de gagner montées de { $before } à { $after } %.
analysis-moment-fell = Coup { $n } : { $played }. { $name } : chances de gagner tombées de { $before } à { $after } %.
analysis-no-moments = Aucun coup n’a changé grand-chose à lui seul : la partie s’est décidée peu à peu.
analysis-next = Vient ensuite le coup { $n }.
analysis-something = quelque chose
analysis-balances = Choix et chance
analysis-player = Joueur
analysis-choices = Coups joués
analysis-choices-how = ce que les coups du joueur ont perdu par rapport aux meilleurs
analysis-luck = Chance
analysis-luck-how = ce que le hasard a donné ou pris par rapport à ce qui aurait pu venir d’autre
analysis-others = Autres
analysis-others-how = ce que les coups des autres ont donné ou pris, et ce que la recherche n’avait pas prévu
analysis-accuracy = Précision
analysis-accuracy-how = 100 % : toujours le meilleur choix qu’on pouvait connaître
analysis-unit = De combien les chances de gagner ont monté (+) ou baissé (−), additionné sur toute la partie. Une somme peut donc dépasser 100 % : ce qu’un coup perd, un autre peut le regagner.
analysis-right-of = { $right } choix sur { $all } étaient les meilleurs, ou aussi bons
analysis-mark-best = { $name } joue maintenant le meilleur coup.
analysis-mark-good = Ce que joue maintenant { $name } est à peu près aussi bon que le meilleur.
analysis-mark-weak = Ce que joue maintenant { $name } coûte { $points } %.
analysis-mark-mistake = Ce que joue maintenant { $name } est une erreur : elle coûte { $points } %.
analysis-mark-blunder = Ce que joue maintenant { $name } est une bourde : elle coûte { $points } %.
analysis-best-was = Le mieux était : { $best } ({ $share } %).
analysis-show-best = Montrer le meilleur coup sur le plateau
analysis-try-here = Essayer d’ici
analysis-how = La recherche des bots a exploré chaque position { $n ->
    [one] { $n } fois
   *[other] { $n } fois
 }, d’après ce que le joueur à agir pouvait savoir ; plus longtemps autour des grands changements.
analysis-captain = Chercher plus longtemps : au moins autant que réfléchit un Capitaine
analysis-hidden = Quelque chose était caché : les choix et les chances de chacun sont jugés d’après ce qu’on pouvait savoir alors, pas d’après ce qu’on a vu ensuite. Les chances ne font donc pas forcément 100 %.
analysis-together = { $n ->
    [one] { $n } coup n’est pas jugé
   *[other] { $n } coups ne sont pas jugés
 } : plusieurs joueurs pouvaient agir en même temps.
study-title = Plateau d’analyse
study-of = Plateau d’analyse : { $game }
study-game = Jeu
study-to-act = À { $name } d’agir.
study-over = La partie est finie. Victoire : { $names }
study-back = Reprendre le coup
study-best = Quel est le meilleur coup ?
study-rival = Les autres sont joués par
study-alone = moi
study-bot = un bot (je joue { $name })
study-why-not = Une autre action, comme elle s’écrit : pourquoi pas ?
study-try = Essayer
study-position = La position en texte
study-open = Mettre cette position en place
puzzles = Problèmes
puzzles-of = Problèmes : { $game }
puzzles-about = Des positions tirées de parties de bots forts, chacune avec une bonne réponse : jouée jusqu’au bout, ou vérifiée par une longue recherche.
puzzles-fault = Les problèmes n’ont pas pu être chargés. Le serveur est-il là ?
puzzles-none = Il n’y a pas encore de problèmes pour ce jeu.
puzzles-all = Tous les problèmes
puzzles-today = Problème du jour
puzzles-is-today = Problème du jour
puzzles-solved = résolus : { $n } sur { $all }
puzzles-number = Problème { $n }
puzzles-link = Problème { $n }, { $level }, { $theme }{ $solved ->
    [first] , résolu
    [later] , résolu
   *[no] { "" }
 }
puzzles-easy = facile
puzzles-medium = moyen
puzzles-hard = difficile
puzzles-expert = très difficile
puzzles-theme-win-in-one = gagner tout de suite
puzzles-theme-win = gagner à coup sûr
puzzles-theme-save = sauver la partie
puzzles-theme-best = la meilleure action
puzzles-task-win-in-one = { $name } gagne en une action. Laquelle ?
puzzles-task-win = { $name } gagne, quoi que fassent les autres. Par quoi commencer ?
puzzles-task-save = Pour { $name }, une seule action évite la défaite. Laquelle ?
puzzles-task-best = Pour { $name }, une action est nettement meilleure que toutes les autres. Laquelle ?
puzzles-wrong = { $action } : non, il y a mieux.
puzzles-right = Juste : { $answers }
puzzles-solution = La solution : { $answers }
puzzles-why-win-in-one = Elle gagne tout de suite.
puzzles-why-win = Après elle, personne ne peut empêcher la victoire : toutes les réponses ont été jouées, sur { $n } { $n ->
    [one] action
   *[other] actions
 }.
puzzles-why-save = Toute autre action perd, quoi qu’on joue ensuite.
puzzles-why-best = Toute autre action laisse nettement moins de chances de gagner.
puzzles-values = Chances de gagner après chaque action
puzzles-by-force = Prouvé : chaque ligne a été jouée jusqu’au bout.
puzzles-by-search = Vérifié : après chaque action permise, la recherche a regardé { $n ->
    [one] { $n } fois
   *[other] { $n } fois
 } en avant, à deux reprises.
puzzles-deals = Ce qui est caché a été distribué de { $n } { $n ->
    [one] façon
   *[other] façons
 }.
puzzles-show = Montrer la solution
puzzles-next = Problème suivant
puzzles-again = Encore une fois
puzzles-all-solved = Tous les problèmes sont résolus !
puzzles-no-such = Ce problème n’existe pas. Choisis-en un ici.
