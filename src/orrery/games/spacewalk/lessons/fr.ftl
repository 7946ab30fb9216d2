### Les leçons de Space Walk en français

## first-game

first-game-title = Au large des trous noirs

fly-text = Tu es Rouge. Deux flottes tournent en frôlant des trous noirs ; la première engloutie perd. Touche la planète de ton grand vaisseau : il avance d’une case.
fly-otherwise = Cette planète vient ensuite. D’abord le vaisseau seul, sur la planète marquée.
fly-praise = C’est parti ! Les vaisseaux vont toujours dans le sens des flèches.
fly-mistake-1 = Il n’y a là que des vaisseaux bleus. Choisis une planète où tu as un vaisseau.
fly-mistake-2 = C’est un trou noir. Les vaisseaux décollent des planètes.

stack-text = Maintenant la planète à trois vaisseaux. Tous décollent : le grand avance de 1 case, le moyen de 2, le petit de 3.
stack-praise = Le grand d’abord, le petit en dernier, chacun une case plus loin.
stack-mistake-1 = Un coup correct, mais il ne t’apprend rien. Essaie les trois vaisseaux.
stack-mistake-2 = Impossible de prendre un seul vaisseau d’une planète. Ils décollent tous.

danger-text = Un vaisseau qui s’arrête dans un trou noir est perdu. Et tu dois jouer ! Fais décoller la planète dont aucun vaisseau ne se perd.
danger-praise = Sain et sauf. Compter avant de décoller : tout le jeu est là.
danger-mistake-1 = Le trou noir est une case plus loin : ce vaisseau est perdu. Reprends ton coup et fais décoller l’autre planète.
danger-mistake-2 = Impossible de rester sur place : à chaque tour, une planète décolle.

weapon-text = Tous les vaisseaux de ta planète décollent, les bleus aussi ! Le grand avance de 1, le moyen de 2. Trouve la planète qui jette un vaisseau bleu dans le trou.
weapon-praise = Bien joué ! Partage une planète avec Bleu, et ses vaisseaux partent quand tu veux.
weapon-mistake-1 = Là, il n’arrive rien à Bleu. Regarde la planète que vous partagez, deux cases avant le trou.

order-text = Deux vaisseaux de même taille : tu choisis qui part d’abord. Le trou est à deux cases. Fais décoller cette planète, Rouge en premier.
order-praise = Rouge a avancé de 1, Bleu de 2, en plein dans le trou.
order-mistake-1 = Bleu a avancé de 1, et ton vaisseau de 2, dans le trou. Reprends ton coup : ton vaisseau d’abord.
order-mistake-2 = Sans risque, mais il y a un vaisseau bleu à prendre sur la planète marquée.

join-text = Aucun vaisseau bleu n’est encore à ta merci. Avance ton grand vaisseau d’une case, sur la planète de Bleu.
join-mistake-1 = Tu y rejoins Bleu aussi, mais plus loin du trou. Prends l’autre planète.
join-mistake-2 = Tu n’y as pas encore de vaisseau. Amènes-en un d’abord.

second-turn-text = Tu as deux jetons. Après ton tour, un jeton en achète aussitôt un second. Fais décoller la planète partagée avant que Bleu réagisse !
second-turn-praise = Bleu n’a rien pu faire. Un jeton par manche, et un jeton dépensé est perdu.
second-turn-mistake-1 = Bleu s’échappera avant. Dépense un jeton : son vaisseau est à deux cases du trou.
second-turn-mistake-2 = Un second tour, mais avec la mauvaise planète. Fais décoller celle que tu partages avec Bleu.

rescue-text = Danger : c’est à Bleu. Ton petit vaisseau partirait en troisième, dans le trou. Un jeton peut aussi avancer un seul vaisseau d’une case. Sauve-le !
rescue-praise = Sauvé ! Tu peux aussi dépenser un jeton avant ton tour, chaque fois qu’on te le demande.
rescue-mistake-1 = Bleu fait décoller sa planète : le grand de 1, le moyen de 2, ton petit de 3, dans le trou.
rescue-mistake-2 = Ce vaisseau ne risquait rien. Le petit, à côté de Bleu, est en danger.

placing-text = Une vraie partie commence par la mise en orbite, à tour de rôle, jamais deux de même taille par planète. Pose ton dernier vaisseau juste après un trou, loin du suivant.
placing-praise = Bien placé : six cases avant le prochain trou.
placing-mistake-1 = Il y a déjà un grand vaisseau ici. Un seul par taille pendant la mise en orbite.
placing-mistake-2 = Personne ne commence dans un trou noir. Choisis une planète.
placing-mistake-3 = De là, un seul vol suffit pour finir dans le trou. Choisis une planète juste après un trou.

win-text = Il reste un vaisseau à Bleu. S’il part en troisième, il tombe dans le trou. Fais décoller la planète, choisis l’ordre, et gagne !
win-praise = La flotte bleue a disparu. Victoire !
win-mistake-1 = Bleu est parti en deuxième et s’échappe ; le tien est parti en troisième. Envoie ton vaisseau moyen avant celui de Bleu.
win-mistake-2 = Sans risque, mais Bleu s’échappe. Son dernier vaisseau est avec le tien.

cadet-text = Tu sais tout. À trois joueurs ou plus, ce sont les vaisseaux gardés qui comptent : grand 4, moyen 3, petit 1. À toi de jouer contre un Cadet !

## exercises

win-in-one-text = Gagne en un coup. Bleu n’a plus qu’un vaisseau. Quelle planète, et qui part quand ?
win-in-one-hint = Trois vaisseaux moyens, et le trou est à trois cases. Bleu doit être le troisième.
win-in-one-mistake-1 = Maintenant, c’est un des tiens le troisième. Envoie tes deux vaisseaux avant celui de Bleu.
win-in-one-mistake-2 = Celui-là tombe lui-même dans le trou.

save-your-ship-text = Sauve ton vaisseau. Tu as joué, c’est à Bleu. Un jeton, une case : ensuite, Bleu ne doit plus pouvoir faire tomber aucun de tes vaisseaux.
save-your-ship-hint = Sur quelle planète avec un vaisseau bleu un des tiens finirait-il dans un trou ?
save-your-ship-mistake-1 = Il y a maintenant trois vaisseaux, mais ton moyen part toujours en deuxième, dans le trou.
save-your-ship-mistake-2 = Regarde où iraient tes vaisseaux si Bleu faisait décoller chacune de ses planètes.
save-your-ship-mistake-3 = Il ne courait aucun danger : le trou est loin devant lui.

two-at-once-text = Gagne dans ce tour. Bleu a deux vaisseaux ; tu as un jeton pour un second tour.
two-at-once-hint = Les deux vaisseaux bleus sont à deux cases d’un trou. Dans chaque groupe, ils doivent partir en deuxième.
two-at-once-mistake-1 = C’est ton vaisseau qui est parti en deuxième. Envoie le tien d’abord.
two-at-once-mistake-2 = Un vaisseau bleu de moins, il en reste un. Le jeton achète aussitôt un second tour.
