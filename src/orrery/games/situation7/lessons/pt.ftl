### As lições de SITUATION 7, passo a passo.

## first-game

first-game-title = Dois puzzles, um céu

base-line-text = Dois lados montam o mesmo puzzle num só tabuleiro. As imagens que preenches sem partilhar dão pontos. A tua primeira peça: no meio da tua linha de base, em baixo.
base-line-praise = Jogas com Amarelo. Verde começa em cima.
base-line-mistake-1 = O Sol pode esperar. A tua primeira peça vai para a tua linha de base.
base-line-mistake-2 = Cada peça só cabe num encaixe. Tenta o do lado.
base-line-mistake-3 = Também está na linha. Mais perto do meio ficas mais perto de Júpiter.

edge-text = A partir de agora, cada peça tem de tocar no teu território com um lado. Coloca a peça acima da primeira, na direção de Júpiter.
edge-praise = Passo a passo. Quem preenche um encaixe primeiro fica com ele.
edge-mistake-1 = Ainda não toca no teu território. Coloca primeiro a que fica entre as duas.
edge-mistake-2 = Verde já preencheu esse encaixe. Fica verde.

jupiter-text = Algumas jogadas mais tarde. Falta uma peça de Júpiter. Coloca-a: o planeta inteiro, só teu, vale 100.
jupiter-praise = Júpiter é teu: 100 pontos!
jupiter-mistake-1 = Cabe, mas Júpiter está primeiro: 100 pontos por uma peça.

rocket-base-text = Cada uma das tuas bases vale 50, e ainda mais. Coloca a última peça da tua base de foguetões, em baixo à direita.
rocket-base-praise = Três foguetões estão prontos.
rocket-base-mistake-1 = Essa é dos satélites. Preenche a falha da base de foguetões.

launch-text = A Verde falta uma peça de Saturno. Um foguetão coloca uma peça junto de território verde, em qualquer parte. Lança um para a falha!
launch-praise = Uma peça tua, e Saturno já não vale nada para ninguém.
launch-mistake-1 = Aí não tens território. Lança antes um foguetão.
launch-mistake-2 = A esse chegas sem foguetão. Aponta a Saturno.
launch-mistake-3 = Um foguetão chega junto de território verde, e aí não há. Aponta a Saturno.

foothold-text = O teu foguetão é um ponto de apoio. Coloca uma peça ao lado dele, bem no meio da metade verde.
foothold-praise = Agora Verde tem de lutar em casa.
foothold-mistake-1 = Ainda não fica junto do teu território. Escolhe uma que toque na peça do foguetão.
foothold-mistake-2 = É seguro, em casa, mas lá em cima podes estragar mais imagens a Verde.

astronaut-text = Faltam duas peças do Sol e Verde está ao lado de ambas. Um astronauta guarda: Verde não pode colocar nada ao lado. Põe um na peça inferior esquerda do Sol.
astronaut-praise = A falha acima dele está fechada para Verde. E continua a ser a tua vez.
astronaut-mistake-1 = Essa peça é verde. Os astronautas põem-se no teu território.
astronaut-mistake-2 = Assim Verde fica com a outra falha. Põe primeiro o astronauta, não custa a vez.

open-gap-text = Agora coloca a peça do Sol que não está guardada: a de cima à direita.
open-gap-praise = Verde bem queria a última falha, mas não pode.
open-gap-mistake-1 = Essa está guardada e pode esperar. Verde ficava com a outra.

sun-text = A falha ainda lá está. Preenche o Sol!
sun-praise = O Sol: 200 pontos, o maior prémio.
sun-mistake-1 = Primeiro o Sol: 200 pontos por uma peça.

last-piece-text = O fim: falta um encaixe. Completa um planeta e um dos 24 setores entre as linhas: mais 50. Coloca a peça e ganha!
last-piece-praise = 1100 contra 1000. Ganhaste!

cadet-text = Já sabes tudo. Na bandeja a sério as peças estão misturadas, por isso procura bem. Agora joga contra um Cadete, para já à vez!

## all-at-once

all-at-once-title = A sério: ninguém espera

no-turns-text = No jogo a sério não há vez. Os dois lados colocam peças à medida que as encontram. Coloca já a tua primeira peça!
no-turns-praise = Verde também não esperou por ti.
no-turns-mistake-1 = Essa é a linha de base de Verde. A tua fica em baixo.

mixed-tray-text = A bandeja está misturada. Olha para as formas e as imagens: encontra a última peça de Júpiter e coloca-a.
mixed-tray-praise = Bem visto.
mixed-tray-mistake-1 = Não cabe aí. Uma tentativa errada só custa tempo.

whatever-fits-text = Não procures uma só peça enquanto Verde coloca três. Estas três cabem todas nalgum lado: coloca-as, por qualquer ordem.
whatever-fits-praise = Rapidez é território. Procura só o que vale a pena.
whatever-fits-mistake-1 = Ainda não fica junto do teu território. Usa as três da tua bandeja.

race-text = Falta uma peça do Sol e Verde também a procura. Quem a colocar primeiro fica com ela. Depressa!
race-hint = Verde foi mais rápido. Outra vez: tens mais dez segundos.
race-praise = Chegaste primeiro! 200 pontos.
race-mistake-1 = O Sol, o Sol! Vale mais do que tudo o resto.

cadet-live-text = Este é o jogo a sério: dez a vinte minutos, ninguém espera. Agora joga contra um Cadete, todos ao mesmo tempo!

## exercises

win-in-one-text = Faltam dois encaixes: uma doca de reparação e um círculo. Tu preenches um, Verde o outro. Qual deles ganha?
win-in-one-hint = Conta o que cada um completa, para ti e para Verde: o círculo e os setores.
win-in-one-mistake-1 = São 100 para ti, mas o círculo dá 75 a Verde e estraga-te dois setores.

save-your-planets-text = Salva os dois planetas. Falta uma peça de Júpiter e outra de Mercúrio e Vénus. Qual primeiro?
save-your-planets-hint = A qual das duas falhas pode Verde chegar?
save-your-planets-mistake-1 = Júpiter não corria perigo. Verde está ao lado da outra falha e estraga-a.

one-rocket-text = Salva o jogo. A Verde falta uma peça para Saturno e uma para o Sol. Impede a perda maior.
one-rocket-hint = Os teus foguetões estão prontos. O Sol vale 200, Saturno 100.
one-rocket-mistake-1 = Saturno está estragado, mas Verde fica com o Sol: 200 pontos.
one-rocket-mistake-2 = Aí não tens território. O que é que chega a qualquer parte junto de Verde?
