### Les leçons de ZYLATRON en français

## first-game

first-game-title = Le jeu court : un Guerrier, un QG

walk-text = Mène un Guerrier au QG bleu, l’étoile en bas à droite, et la galaxie est à toi. Essaie le Guerrier 1 : touche-le, puis le point marqué.
walk-otherwise = Bien, mais suis les marques pour cette fois.
walk-praise = Les Guerriers marchent de quatre points au plus, et seulement au sol.
walk-mistake-1 = C’est l’espace. Les Guerriers ne marchent qu’au sol.
walk-mistake-2 = Trop loin, et pas au sol. Choisis le point marqué.

load-text = À pied, il ne va nulle part. Les Chasseurs stellaires volent et transportent une pièce. Va avec le Chasseur stellaire 2 sur le Guerrier 2 et charge-le.
load-praise = Chargé. Cela n’a coûté que le chemin.
load-mistake-1 = Ce Guerrier a marché dans ce tour et ne peut pas être chargé. Prends le Guerrier 2.
load-mistake-2 = Va d’abord au point du Guerrier.

fly-on-text = Un Chasseur stellaire vole de dix points, au-dessus de tout, et il en reste. Continue jusqu’au point marqué, puis finis ton tour : deux pièces ont bougé, c’est le maximum.
fly-on-praise = Tes usines te rapportent trois Zys. Bleu envoie un Chasseur stellaire.
fly-on-mistake-1 = Deux pièces ont déjà bougé dans ce tour. Continue avec le Chasseur stellaire 2.
fly-on-mistake-2 = Trop loin : il lui reste huit points. Va au point marqué.

closer-text = Fais voler le Chasseur stellaire 2 de dix points encore, près du Chasseur stellaire bleu. Le tien emmène le Guerrier.
closer-praise = À portée.
closer-mistake-1 = Trop loin, et une pièce ne s’arrête jamais sur un ennemi. Choisis le point marqué.
closer-mistake-2 = Le Guerrier 2 est à bord, au-dessus de l’espace. Il ne descend qu’au sol.

fire-text = Les Chasseurs stellaires tirent à trois points, une fois par tour, sans dépenser de déplacement. Tire sur le Chasseur stellaire bleu : une carte dit TOUCHÉ ou MANQUÉ.
fire-praise = TOUCHÉ ! Il disparaît, avec tout ce qu’il transporte. Le laser de ton Guerrier porterait à deux points.
fire-mistake-1 = Trop loin : le laser d’un Chasseur stellaire porte à trois points.
fire-mistake-2 = Ce Chasseur stellaire est chez toi, sans ennemi à portée.

end-turn-text = Plus rien à faire ici. Finis ton tour et retiens ton souffle : Bleu riposte.
end-turn-praise = MANQUÉ ! La moitié des cartes manquent leur cible.
end-turn-mistake-1 = Chaque laser tire une fois par tour.

touch-down-text = La planète bleue est à ta portée. Va avec le Chasseur stellaire 2 sur son sol, à deux points du QG.
touch-down-praise = Au cœur des lignes bleues. Vite, maintenant !
touch-down-mistake-1 = Un point de trop. Et seul un Guerrier à pied peut prendre un QG.
touch-down-mistake-2 = Un Guerrier bleu est là. Choisis le point marqué.

win-text = Tu as un second déplacement. Le Guerrier 2 descend et entre à pied dans le QG. Gagne !
win-praise = Le QG est à toi, et tout ce qui était à Bleu. Victoire !
win-mistake-1 = On ne s’arrête pas sur un ennemi, mais on peut passer. Va jusqu’à l’étoile.
win-mistake-2 = Stop ! Encore un déplacement et tu gagnes. Touche le Guerrier 2.

money-text = Deux choses pour plus tard. Les pièces perdues se rachètent : un Guerrier coûte 8 Zys. Achètes-en un et mets-le sur une position de départ libre.
money-praise = De retour au combat. Il peut bouger dès ce tour.
money-mistake-1 = Un Chasseur stellaire coûte 14 Zys, et tu en as 12.
money-mistake-2 = Un Guerrier est sur cette position de départ. Choisis-en une libre.

defend-text = Alerte ! Un Chasseur stellaire bleu s’est posé à côté de ton QG, un Guerrier à bord. Au prochain tour, il entre. Tire avec le Chasseur stellaire 1 !
defend-praise = TOUCHÉ ! Ton QG est sauvé. Laisse toujours chez toi de quoi tirer.
defend-mistake-1 = Le laser d’un Guerrier ne porte qu’à deux points. Prends le Chasseur stellaire 1.
defend-mistake-2 = Le Guerrier bleu entrera, et tu perdras tout. Tire d’abord !

cadet-text = Tu connais le jeu court : transporter, prendre un QG, gagner, et surveiller ton QG. Joue maintenant contre un Cadet !

## major-game

major-game-title = Le grand jeu : Étoiles de combat et Missiles

beam-text = Le grand jeu ajoute les Étoiles de combat : trois baies, et elles téléportent. Téléporte le Guerrier marqué, à trois points, à bord de l’Étoile de combat 1.
beam-praise = Sans déplacement. On redescend de la même façon, au sol.
beam-mistake-1 = Trop loin : la téléportation porte à trois points.
beam-mistake-2 = Seuls les Guerriers et les Missiles se téléportent.

battle-star-text = Ici, trois pièces se déplacent par tour. Une Étoile de combat vole de six points, dans l’espace seulement. Emmène la tienne le long du bord.
battle-star-praise = Et son laser porte à quatre points.
battle-star-mistake-1 = C’est le sol. Les Étoiles de combat restent dans l’espace.
battle-star-mistake-2 = Trop loin : six points. Les Chasseurs stellaires aussi volent de six dans ce jeu.

missile-text = Deux Chasseurs stellaires bleus côte à côte ! Lance ton Missile Krill sur eux. On tire une carte pour tout ce qui est près de l’explosion, les tiens aussi.
missile-praise = Un TOUCHÉ, un DÉGÂTS, un TOUCHÉ sur le Guerrier à bord. Le Missile est épuisé.
missile-mistake-1 = Un Missile vole de huit points. La planète bleue est trop loin.
missile-mistake-2 = Un Missile ne se déplace pas. Lance-le.

repair-text = DÉGÂTS veut dire : ta pièce ne fait rien ce tour-ci. Ou tu paies la moitié de son prix. Répare le Chasseur stellaire 2 pour 7 Zys.
repair-praise = Comme neuf, dès ce tour.
repair-mistake-1 = Il est endommagé et ne peut pas bouger. Répare-le d’abord.
repair-mistake-2 = Celui-là n’a rien.

zylon-text = Zylon, au milieu, double ton revenu. Le Guerrier 1 y est venu en Chasseur stellaire : mène-le à pied sur l’étoile de Zylon.
zylon-praise = La carte Zylon est à toi jusqu’à ce qu’un autre Guerrier y vienne : deux Zys par usine.
zylon-mistake-1 = Seul un Guerrier à pied prend un QG.

factory-text = Bleu a une usine sur Zylon aussi. Dans ce jeu, on peut tirer sur les usines. Tire sur elle avec le Chasseur stellaire 1, puis finis ton tour.
factory-praise = Six Zys pour toi, un de moins par tour pour Bleu, jusqu’à ce que Bleu la reconstruise pour 4.
factory-mistake-1 = Cette usine est loin. Celle de Zylon est à portée.
factory-mistake-2 = Celle-là est à toi !

cadet-again-text = Les Étoiles de combat transportent des Chasseurs stellaires qui transportent des Guerriers : voilà comment frapper loin. Joue maintenant contre un Cadet, au grand jeu !

## exercises

win-in-one-text = Gagne dans ce tour. Ton Étoile de combat transporte un Chasseur stellaire, le Chasseur stellaire un Guerrier, et tu as trois déplacements.
win-in-one-hint = Chacun fait son déplacement : l’Étoile de combat six points, puis le Chasseur stellaire six, puis le Guerrier à pied.
win-in-one-mistake-1 = Le Chasseur stellaire est parti d’abord, donc son Étoile de combat ne peut plus l’emmener. Commence par la plus grande.
win-in-one-mistake-2 = Ton Guerrier est au-dessus de l’espace. Le Chasseur stellaire doit d’abord l’amener au sol.

save-your-headquarters-text = Sauve ton QG. Le Guerrier bleu y entre au prochain tour, et aucun de tes lasers ne l’atteint. Pas encore.
save-your-headquarters-hint = Un Chasseur stellaire peut voler d’abord et tirer ensuite, dans un même tour. Approche à trois points.
save-your-headquarters-mistake-1 = Quatre points, un de trop. Approche-toi d’abord.
save-your-headquarters-mistake-2 = Bleu entre, et tu perds tout.

stay-in-the-game-text = Sauve ta flotte. Ton dernier Guerrier est perdu : aies-en un à la fin de ce tour, ou Bleu hérite de tout.
stay-in-the-game-hint = Tu as 9 Zys.
stay-in-the-game-mistake-1 = Pas sans Guerrier ! Tu peux en acheter un : 8 Zys.
