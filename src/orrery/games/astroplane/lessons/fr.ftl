### Les leçons d'Astroplane en français

## first-game

first-game-title = Vers la Singularité

fly-text = Sois sur le dessus des quatre cases autour du trou noir, et tu gagnes. Prends un astronef dans ta zone de départ gauche et fais-le pointer à droite.
fly-praise = Un astronef part par sa pointe, et à l’arrivée tu choisis vers où il pointe.
fly-mistake-1 = Permis, mais il passerait tout droit à côté du centre. Fais-le pointer à droite.
fly-mistake-2 = Il tourne le dos au centre. Fais-le pointer à droite.
fly-mistake-3 = Ceux-là sont à Bleu. Les tiens sont rouges, en bas.

second-move-text = Un tour compte deux déplacements. Continue avec le même astronef, et fais-le pointer vers le haut, vers le trou noir.
second-move-praise = Le voilà droit face au trou noir.
second-move-mistake-1 = Un astronef ne tourne pas sur place. Il vole là où il pointe : à droite.
second-move-mistake-2 = Il ne pointe jamais là d’où il vient. Fais-le pointer vers le haut.
second-move-mistake-3 = Vers le bas, il s’éloigne du centre. Fais-le pointer vers le haut.

enter-text = Il te faut deux déplacements. Vole vers le haut, pointe toujours vers le haut, puis entre dans la case au-dessous du trou noir.
enter-praise = Te voilà au centre ! Un astronef y reste pour de bon : deux points.
enter-mistake-1 = Ainsi, il manquerait le centre. Garde la pointe vers le haut.
enter-mistake-2 = Tu n’as que deux déplacements. Entre avec le second.

reserve-text = Chaque astronef qui entre te permet d’en amener un de ta réserve. Choisis la zone de départ gauche ou droite.
reserve-praise = C’est à Bleu. Regarde : Bleu entre par l’autre côté.
reserve-mistake-1 = Tu perdrais cet astronef pour de bon. Prends-le !

square-text = Tes astronefs ne volent que sur les cases violettes. Deux cases du centre sont bleu foncé ! Mets deux astronefs dos à dos devant ta zone gauche : droite, puis gauche.
square-praise = Un Carré ! Personne ne peut s’y poser, le renvoyer ni l’abattre.
square-mistake-1 = Ton premier astronef couvre une partie de cette moitié. Fais pointer le second dans l’autre sens.
square-mistake-2 = Ils sont empilés. Dos à dos, cela veut dire : l’un pointe à droite, l’autre à gauche.

step-text = Un Carré va en diagonale, du violet au bleu foncé. Fais un pas vers le haut à droite.
step-praise = Tu as changé d’univers.
step-mistake-1 = Un Carré ne va jamais tout droit, seulement d’un pas en diagonale.
step-mistake-2 = Bleu foncé aussi, mais loin du centre. Va vers la droite.
step-mistake-3 = Seul, un astronef reste sur le violet, et il n’y a plus de Carré. Avance les deux ensemble.

apart-text = Ses astronefs peuvent repartir seuls. Avec ton second déplacement, envoie celui de droite, et fais-le pointer vers le haut.
apart-praise = Le Carré n’est plus, mais te voilà en route sur le bleu foncé.
apart-mistake-1 = C’est celui de gauche. Celui de droite est plus près de la case voulue.
apart-mistake-2 = Fais-le pointer vers le haut, vers la case à droite du trou noir.

other-centre-text = Deux déplacements vers le haut, et tu entres à droite du trou noir.
other-centre-praise = Deux sur quatre. Mais Bleu peut s’y poser sur toi, et toi sur Bleu.
other-centre-mistake-1 = Il doit pointer vers le haut pour entrer.

captive-text = Bleu te barre le chemin et pointe à gauche. Pose-toi dessus : pointe aussi à gauche. Un astronef sous le tien ne peut pas bouger.
captive-praise = Le voilà captif, aussi longtemps que tu restes dessus.
captive-mistake-1 = Bleu couvre une partie de cette moitié. Pour te poser dessus, pointe exactement comme lui : à gauche.
captive-mistake-2 = Dos à dos avec lui, tu le renvoies au départ. Bien aussi ! Cette fois, pose-toi dessus.

kill-text = Un Carré abat aussi : il glisse en diagonale, par des cases vides, jusqu’au premier astronef bleu. Trois points. Abats celui en haut à droite.
kill-praise = Disparu pour de bon, et trois points pour toi.
kill-mistake-1 = Ce n’est qu’un pas. Le Carré peut glisser jusqu’au bout en un déplacement.
kill-mistake-2 = Ton Carré se défait. C’est à deux que les astronefs abattent.

win-text = Trois cases du centre sont à toi. Bleu tient celle de gauche. Deux déplacements : pose-toi dessus et gagne !
win-praise = Sur le dessus des quatre : tu gagnes aussitôt !
win-mistake-1 = Ainsi, il passe à côté. Pointe vers le haut, vers la case à gauche du trou noir.
win-mistake-2 = C’était ton second déplacement. Sers-t’en pour entrer.

cadet-text = Tu sais voler, capturer et gagner. Les coins et les cases ondulées en cachent plus : vois la seconde leçon. Joue maintenant contre un Cadet !

## strange-spaces

strange-spaces-title = Trous de ver et éclairs

bonus-text = Tu as un captif. Quitte-le et tu gagnes un troisième déplacement. Vole à gauche, puis au centre, puis fais sortir un nouvel astronef.
bonus-praise = Trois déplacements en un tour. Un captif se garde pour le bon moment.
bonus-mistake-1 = Tes deux déplacements sont joués. Le troisième vient en quittant ton captif.

send-back-text = Prends la moitié opposée à un astronef bleu et il retourne au départ. Va jusqu’à lui, pointe vers le bas, puis choisis où il va.
send-back-praise = Tout ce chemin pour rien. Renvoyer ne rapporte pas de points, mais du temps.
send-back-mistake-1 = Tu te poses dessus. Pointe dans l’autre sens : vers le bas.
send-back-mistake-2 = Bleu couvre une partie de cette moitié. Vers le haut, tu te poses dessus ; vers le bas, tu le renvoies.

hyperspace-text = La case ondulée est l’hyperespace : entres-y, et tu ressors aussitôt par un autre. Gauche ou droite mène au bleu foncé. Choisis l’un des deux.
hyperspace-praise = D’un bout à l’autre du plateau en un déplacement.
hyperspace-mistake-1 = C’est permis, mais en face tu restes sur le violet. Sors à gauche ou à droite.

wormhole-text = Ton astronef est dans un trou de ver. Passer à l’autre extrémité est gratuit. Traverse, et fais-le pointer vers l’éclair, à droite.
wormhole-praise = Du violet au bleu foncé, sans dépenser de déplacement.
wormhole-mistake-1 = Il a traversé, mais pointe du mauvais côté. Pointe à droite, vers l’éclair.
wormhole-mistake-2 = Cette case à éclair a déjà un astronef à toi. Il en faut un sur chacune des deux.

load-text = Un astronef attend déjà sur l’autre case à éclair. Vole sur celle-ci.
load-praise = Les deux sont prêtes. Place au spectacle.
load-mistake-1 = Il vient de traverser. Il doit voler avant de traverser de nouveau.

fire-text = Les deux cases à éclair d’un coin sont à toi. Tire : les deux astronefs filent droit au centre, de l’autre côté !
fire-praise = Deux cases du centre en un déplacement, à travers tout le plateau.
fire-mistake-1 = Tu n’as pas d’astronefs dans ce coin. Tire depuis celui en bas à droite.
fire-mistake-2 = Pas encore : il te reste un déplacement, et il est de taille.

cadet-again-text = Voilà, tu sais tout. Un conseil : surveille les coins de Bleu. Joue maintenant contre un Cadet !

## exercises

win-in-one-text = Gagne dans ce tour. Il ne manque que la case à droite du trou noir, et elle est bleu foncé.
win-in-one-hint = Les astronefs du violet ne peuvent pas l’atteindre. Qu’est-ce qui mène du violet au bleu foncé ?
win-in-one-mistake-1 = Tu y es déjà sur le dessus. Il te faut la case bleu foncé, à droite.
win-in-one-mistake-2 = Bonne idée, mauvais côté : celle de gauche est déjà à toi.

stop-blue-text = Sauve la partie. Bleu est sur le dessus de trois cases et entre dans la quatrième au prochain tour. Il te reste un déplacement.
stop-blue-hint = Tu ne peux pas atteindre l’astronef bleu. Mais personne ne reste forcément sur le dessus des quatre.
stop-blue-mistake-1 = Trop lent : Bleu entre et gagne. Pose-toi sur Bleu au centre.
stop-blue-mistake-2 = Bleu entre et gagne. Sers-toi de ton déplacement.

kill-two-text = Six points en un déplacement. Où doit glisser ton Carré ?
kill-two-hint = Toute une pile est abattue d’un coup.
kill-two-mistake-1 = Trois points pour un astronef. Il y a mieux.
kill-two-mistake-2 = Les astronefs autour du trou noir sont à l’abri des Carrés.
