### Ce que dit une analyse d'une partie finie

title = Ce qui a décidé la partie
game = { $game } : { $count ->
    [one] { $count } action
   *[other] { $count } actions
 }
moments = Tournants
moment-choice = Coup { $n } : { $name } a joué « { $played } » au lieu de « { $best } », ce qui a coûté { $points } %.
moment-luck-good = Coup { $n } : le hasard (« { $played } ») a donné { $points } % à { $name }.
moment-luck-bad = Coup { $n } : le hasard (« { $played } ») a pris { $points } % à { $name }.
no-moments = Aucune action n’a changé grand-chose à elle seule : la partie s’est décidée peu à peu.
seat = Joueur
choices = Perdu par des choix
luck = Chance
others = Venu des autres
accuracy = Précision
right = Meilleur ou aussi bon
right-of = { $right } sur { $all }
nothing-to-choose = rien à choisir
curve = Chances de gagner
costly = Ce qui a coûté le plus
costly-step = { $n }. { $who } : « { $played } » a coûté { $points } %. Mieux : « { $best } » ({ $share } %)
how = Chaque position a été explorée { $iterations } fois à partir de ce que savait le joueur à agir ; autour des grands changements, { $closer } fois. Les pourcentages sont des chances de gagner.
solved = { $count ->
    [one] { $count } position proche de la fin est résolue
   *[other] { $count } positions proches de la fin sont résolues
 } : les chances de 0 et de 100 % y sont prouvées, pas estimées.
hidden = Les mains étaient cachées : chaque choix est jugé d’après ce que ce joueur pouvait savoir, pas d’après les cartes révélées.
together = { $count ->
    [one] { $count } action n’est pas jugée
   *[other] { $count } actions ne sont pas jugées
 } : plusieurs joueurs pouvaient y agir en même temps, et le moment d’agir faisait partie du choix.
unfinished = La partie n’est pas finie ; les chances sont celles de la position actuelle.
progress = positions jugées
wrote = { $file } est écrit
shared = La victoire est partagée, comme en équipes : une victoire entière compte { $share } % pour chaque gagnant.
