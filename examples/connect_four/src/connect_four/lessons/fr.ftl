### Les leçons de Puissance 4 en français

## first-game

first-game-title = Quatre à la suite

drop-text = Aligne quatre de tes jetons jaunes : à la verticale, à l’horizontale ou en diagonale. Lâche ton premier jeton au milieu.
drop-otherwise = C’est permis, mais le milieu donne le plus d’alignements. Commence là.
drop-praise = Il tombe à la place libre la plus basse. Rouge joue dessus.

block-text = Rouge en a trois à la suite. Encore un, et Rouge gagne ! Lâche ton jeton dans le trou.
block-praise = Bloqué. À chaque tour, surveille les trois de l’autre.
block-mistake-1 = Rouge joue dans le trou, et cela fait quatre.

win-text = À ton tour d’en avoir trois. Fais-en quatre, à un bout ou à l’autre !
win-praise = Quatre à la suite : tu gagnes !
win-mistake-1 = Cela n’en aligne pas quatre. Ajoute un jeton jaune au bout gauche ou au bout droit.

cadet-text = C’est tout ce qu’il faut savoir. Joue maintenant contre un Cadet !

## exercises

diagonal-text = Gagne avec un jeton. Regarde les diagonales.
diagonal-hint = Trois jetons jaunes montent depuis le coin en bas à gauche.
diagonal-mistake-1 = Une colonne trop loin. La diagonale continue dans la colonne d’avant.
