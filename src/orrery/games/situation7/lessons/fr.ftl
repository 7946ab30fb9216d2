### Les leçons de SITUATION 7 en français

## first-game

first-game-title = Deux puzzles, un seul ciel

base-line-text = Deux camps posent le même puzzle sur un plateau. Chaque image que tu tiens en entier rapporte. Ta première pièce : au milieu de ta ligne de base, en bas.
base-line-praise = Tu es Jaune. Vert commence en haut.
base-line-mistake-1 = Le Soleil peut attendre. Ta première pièce va sur ta propre ligne de base.
base-line-mistake-2 = Chaque pièce ne va qu’à un emplacement. Essaie celui d’à côté.
base-line-mistake-3 = C’est aussi sur la ligne. Mais plus au milieu, tu es plus près de Jupiter.

edge-text = Désormais chaque pièce doit toucher ton territoire par un bord. Pose la pièce au-dessus de ta première, vers Jupiter.
edge-praise = Pas à pas. Qui remplit un emplacement en premier le garde.
edge-mistake-1 = Elle ne touche pas encore ton territoire. Pose d’abord celle qui est entre les deux.
edge-mistake-2 = Vert a rempli cet emplacement. Il reste à Vert.

jupiter-text = Quelques tours plus tard. Il manque une pièce à Jupiter. Pose-la : la planète entière vaut 100.
jupiter-praise = Jupiter est à toi : 100 points !
jupiter-mistake-1 = Elle va bien là, mais Jupiter d’abord : 100 points pour une pièce.

rocket-base-text = Tes bases valent 50 points chacune, et plus encore. Pose la dernière pièce de ta base de fusées, en bas à droite.
rocket-base-praise = Trois fusées sont prêtes.
rocket-base-mistake-1 = C’est pour les satellites. Comble le trou de la base de fusées.

launch-text = Il manque à Vert une pièce de Saturne. Une fusée pose une pièce à côté du territoire vert, n’importe où. Lances-en une dans le trou !
launch-praise = Une pièce à toi, et Saturne ne rapporte à personne.
launch-mistake-1 = Tu n’as pas de territoire ici. Lance plutôt une fusée.
launch-mistake-2 = Tu y vas sans fusée. Vise Saturne.
launch-mistake-3 = Une fusée se pose à côté du territoire vert, et il n’y en a pas ici. Vise Saturne.

foothold-text = Ta fusée est une tête de pont. Pose une pièce à côté, au cœur de la moitié verte.
foothold-praise = Maintenant, Vert doit se battre chez lui.
foothold-mistake-1 = Pas encore à côté de ton territoire. Choisis-en une qui touche la pièce de la fusée.
foothold-mistake-2 = En sûreté chez toi, mais là-haut tu peux gâcher plus d’images de Vert.

astronaut-text = Il manque deux pièces au Soleil, et Vert est à côté des deux. Un astronaute garde : Vert ne pose rien à côté. Mets-en un sur la pièce en bas à gauche.
astronaut-praise = Le trou au-dessus est fermé à Vert. Et c’est encore ton tour.
astronaut-mistake-1 = Cette pièce est à Vert. Les astronautes se mettent sur ton territoire.
astronaut-mistake-2 = Vert prendra l’autre trou. L’astronaute d’abord, il ne coûte pas de tour.

open-gap-text = Pose maintenant la pièce du Soleil qui n’est pas gardée : celle en haut à droite.
open-gap-praise = Vert voudrait bien le dernier trou, et ne peut pas.
open-gap-mistake-1 = Celle-là est gardée et peut attendre. Vert prendrait l’autre.

sun-text = Le trou est encore là. Complète le Soleil !
sun-praise = Le Soleil : 200 points, le plus beau prix.
sun-mistake-1 = Le Soleil d’abord : 200 points pour une pièce.

last-piece-text = La fin : il reste un emplacement. Il complète une planète et l’un des 24 secteurs entre les traits : 50 de plus. Pose la pièce et gagne !
last-piece-praise = 1 100 à 1 000. Victoire !

cadet-text = Tu sais tout. Dans le vrai bac, les pièces sont mélangées : ouvre l’œil. Joue maintenant contre un Cadet, d’abord chacun son tour !

## all-at-once

all-at-once-title = Pour de vrai : personne n’attend

no-turns-text = Dans le vrai jeu, il n’y a pas de tours. Les deux camps posent aussi vite qu’ils trouvent. Pose ta première pièce, maintenant !
no-turns-praise = Vert n’a pas attendu non plus.
no-turns-mistake-1 = C’est la ligne de base de Vert. La tienne est en bas.

mixed-tray-text = Le bac est mélangé. Regarde les formes et les images : trouve la dernière pièce de Jupiter et pose-la.
mixed-tray-praise = Bien vu.
mixed-tray-mistake-1 = Elle ne va pas là. Un essai raté ne coûte que du temps.

whatever-fits-text = Ne cherche pas une pièce pendant que Vert en pose trois. Ces trois-là vont toutes quelque part : pose-les, dans n’importe quel ordre.
whatever-fits-praise = La vitesse, c’est du territoire. Ne cherche que ce qui en vaut la peine.
whatever-fits-mistake-1 = Pas encore à côté de ton territoire. Sers-toi des trois de ton bac.

race-text = Il reste une pièce du Soleil, et Vert la cherche aussi. Qui la pose en premier la garde. Vite !
race-hint = Vert a été plus rapide. Encore une fois : tu as dix secondes de plus.
race-praise = En premier ! 200 points.
race-mistake-1 = Le Soleil, le Soleil ! Il vaut plus que tout le reste.

cadet-live-text = Voilà le vrai jeu : dix à vingt minutes, personne n’attend. Joue maintenant contre un Cadet, tous à la fois !

## exercises

win-in-one-text = Il reste deux emplacements : un dock de réparation et un cercle. Tu poses l’un, Vert l’autre. Lequel fait gagner ?
win-in-one-hint = Compte ce que chacun complète, pour toi et pour Vert : le cercle, et les secteurs.
win-in-one-mistake-1 = 100 pour toi, mais le cercle donne 75 à Vert et te gâche deux secteurs.

save-your-planets-text = Sauve les deux planètes. Il manque une pièce à Jupiter, et une à Mercure et Vénus. Laquelle d’abord ?
save-your-planets-hint = Lequel des deux trous Vert peut-il atteindre ?
save-your-planets-mistake-1 = Jupiter ne risquait rien. Vert est à côté de l’autre trou et le gâche.

one-rocket-text = Sauve la partie. Il manque à Vert une pièce pour Saturne et une pour le Soleil. Empêche la plus grosse perte.
one-rocket-hint = Tes fusées sont prêtes. Le Soleil vaut 200, Saturne 100.
one-rocket-mistake-1 = Saturne est gâchée, mais Vert prend le Soleil : 200 points.
one-rocket-mistake-2 = Tu n’as pas de territoire ici. Qu’est-ce qui va partout à côté de Vert ?
