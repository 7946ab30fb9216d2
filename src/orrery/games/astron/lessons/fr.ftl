### Les leçons d'ASTRON en français

## first-game

first-game-title = De la Terre à Saturne

take-off-text = Cap sur Saturne ! Pose-toi en chemin sur les stations numérotées ; le premier vaisseau y marque 5. Décolle au plus près de la station 1.
take-off-praise = Tu es le vaisseau 1. Ton rival décolle aussi, et vous recevez chacun cinq cartes.
take-off-mistake-1 = C’est la Terre. On décolle des six cases marquées.
take-off-mistake-2 = C’est permis, mais la station 1 est loin à gauche. Pars de la case tout à gauche.

card-text = Une carte fait voler ton vaisseau exactement aussi loin qu’elle le dit. Joue Avant 4.
card-praise = Ton rival vole aussi. Ensuite chacun reçoit une nouvelle carte.
card-mistake-1 = Tu n’as pas cette carte. Joue une des cinq de ta main.
card-mistake-2 = Elle te ferait sortir de la fenêtre. Les vaisseaux y restent.
card-mistake-3 = Permis, mais tu auras bientôt besoin de cette carte. Joue le 4.

slide-text = Tu as vu ? Après chaque manche, la bande défile d’une rangée vers toi ; les vaisseaux restent. Va là où la station 1 sera à côté de toi : Avant 2.
slide-praise = La bande a défilé, et la station 1 est juste à côté de toi.
slide-mistake-1 = À côté de la station pour l’instant, mais la bande défile et elle sera derrière toi. Une case de moins.
slide-mistake-2 = La bonne colonne, mais la station est encore devant. Avance d’abord.

station-text = Pose-toi ! Joue Côté 1 et choisis la gauche.
station-praise = Premier vaisseau sur la station 1 : cinq points ! Le suivant en aura 4, puis 3, 2, 1.
station-mistake-1 = Mauvais côté : la station est à ta gauche.
station-mistake-2 = Tu voles d’exactement 2, au-delà de la station. Il te faut le 1.

blackout-text = Les nuages sombres devant toi coûtent un point si tu les touches, et ils arrivent. Quitte leurs colonnes : Côté 2, à droite.
blackout-otherwise = Sans risque aussi, mais tu auras besoin de cette carte pour la Lune. Joue Côté 2.
blackout-praise = La voie est libre. Météores, rayons et astéroïdes coûtent un point de la même façon.
blackout-mistake-1 = Droit dans la panne électronique : un point perdu. Contourne-la.
blackout-mistake-2 = Tu finis dans la panne électronique : un point perdu. Écarte-toi plutôt.
blackout-mistake-3 = Sans risque aussi ! Mais garde le 3 : il t’amènera à la Lune.

line-up-text = Ton rival a pris 4 points à la station 1. Vite, à la Lune ! Après le prochain défilement, sa station doit être dans ta rangée : Avant 2.
line-up-praise = Te voilà à la hauteur de la station de la Lune.
line-up-mistake-1 = La bonne colonne, mais les météores t’y rejoignent : un point perdu.
line-up-mistake-2 = Une de trop : la bande emporte la station au-delà de ta rangée.

moon-text = La station d’une planète est entourée de sol. Survoler le sol ne coûte rien, mais il faut finir sur la station même : exactement trois à droite.
moon-praise = La Lune ! Dix points.
moon-mistake-1 = Un mauvais atterrissage : tu perds un point et ton vaisseau est cloué au sol. Vole d’exactement trois.
moon-mistake-2 = La Lune est à ta droite.

comet-text = Plus loin : une comète ! Elle détruit tout vaisseau qui la touche, même en la survolant. Elle est à une rangée et elle vient. Sauve ton vaisseau !
comet-praise = C’était juste. Guette la comète bien avant qu’elle arrive.
comet-mistake-1 = Survoler la comète est mortel aussi. Quitte sa colonne.
comet-mistake-2 = En plein dedans. Quitte sa colonne.
comet-mistake-3 = Cela t’amène la comète tout de suite. Quitte sa colonne.

upheaval-text = Plus tard. La station 7 est deux rangées devant, et aucun vol ne convient. Bouleversement cosmique fait aussitôt défiler la bande sous tous. Joue-le !
upheaval-praise = La station est venue à toi, et une panne électronique a frappé ton rival. D’une pierre deux coups !
upheaval-mistake-1 = Une de trop : une carte se joue jusqu’au bout. Laisse venir la bande.
upheaval-mistake-2 = Reste dans la colonne de la station et laisse défiler la bande.

shove-text = Dans une autre partie, ton rival attend juste derrière la station 4, la comète dans le dos. Pose-toi devant lui : il devra reculer.
shove-praise = Cinq points, et ton rival a reculé dans la comète. Ses points restent, son voyage est fini.
shove-mistake-1 = À côté de la station, pas dessus. Il te faut trois.
shove-mistake-2 = Ton rival va prendre la station. Pose-toi devant lui maintenant !

saturn-text = Saturne enfin ! Ses anneaux détruisent ce qui s’y arrête, mais une carte peut les franchir. D’ici, pose-toi sur la station d’un seul bond.
saturn-praise = Tu as atteint Saturne : cinq points, et un voyage bien fini.
saturn-mistake-1 = Tu t’arrêtes sur les anneaux : ton vaisseau est perdu. Franchis-les d’un bond.
saturn-mistake-2 = Les anneaux arrivent sur toi après cette manche. Franchis-les maintenant.
saturn-mistake-3 = C’est le sol de Saturne : un mauvais atterrissage. Une case de moins.

cadet-text = Tu sais voler ! Au bout de la bande, le meilleur score gagne ; chaque vaisseau encore dans l’espace gagne un point. Joue maintenant contre un Cadet !

## exercises

let-it-come-text = Cinq points. Aucune carte n’atteint la station 6 tout de suite. Laquelle t’y amène quand la bande défile ?
let-it-come-hint = Après le tour de ton rival, la bande défile d’une rangée. Sois une rangée derrière la station, dans sa colonne.
let-it-come-mistake-1 = La station est trois colonnes à ta droite.
let-it-come-mistake-2 = Bonne idée, mais la station est à trois colonnes.

save-your-ship-text = Sauve ton vaisseau. La comète est devant toi et à côté de toi, et elle vient par ici.
save-your-ship-hint = Un seul de tes sept coups te sauve. De quel côté est la comète ?
save-your-ship-mistake-1 = La comète est là aussi. L’autre côté !
save-your-ship-mistake-2 = Personne ne survole la comète.

win-in-one-text = Dernière manche, scores égaux. Qui est encore dans l’espace gagne un point. Il te faut la victoire sans partage !
win-in-one-hint = Les anneaux de Saturne sont juste derrière ton rival. Qui doit reculer si tu te mets devant lui ?
win-in-one-mistake-1 = La bande finit et vous survivez tous deux : victoire partagée. Ton rival ne doit pas survivre.
win-in-one-mistake-2 = Ton rival reste dans l’espace et survit. Fais-le reculer.
