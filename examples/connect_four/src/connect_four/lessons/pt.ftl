### As lições de Quatro em linha, passo a passo.

## first-game

first-game-title = Quatro em linha

drop-text = Junta quatro dos teus discos amarelos em linha: na vertical, na horizontal ou na diagonal. Deixa cair o primeiro na coluna do meio.
drop-otherwise = Podes, mas é pelo meio que passam mais linhas de quatro. Começa aí.
drop-praise = Cai no lugar livre mais baixo. O vermelho põe um disco por cima.

block-text = O vermelho tem três em linha. Mais um e ganha! Deixa cair o teu disco na falha.
block-praise = Bloqueado. Em cada jogada, repara nos três em linha do outro lado.
block-mistake-1 = Agora o vermelho preenche a falha, e são quatro.

win-text = Agora és tu que tens três. Faz quatro, numa ponta ou na outra!
win-praise = Quatro em linha: ganhaste!
win-mistake-1 = Assim não fazes quatro em linha. Junta um disco amarelo na ponta esquerda ou na direita.

cadet-text = É só isto. Agora joga contra um Cadete!

## exercises

diagonal-text = Ganha com um só disco. Olha para as diagonais.
diagonal-hint = Três discos amarelos sobem do canto inferior esquerdo.
diagonal-mistake-1 = É uma coluna a mais. A diagonal continua na coluna anterior.
