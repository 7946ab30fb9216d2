### As lições de Astroplane, passo a passo.

## first-game

first-game-title = Para a Singularidade

fly-text = Fica no topo das quatro casas à volta do buraco negro e ganhas. Tira um astroplano da tua área de partida da esquerda e aponta-o para a direita.
fly-praise = Um astroplano sai pela sua ponta, e onde chega escolhes tu para onde aponta.
fly-mistake-1 = Podes, mas passava ao lado do centro. Aponta-o para a direita.
fly-mistake-2 = Assim aponta para longe do centro. Aponta-o para a direita.
fly-mistake-3 = Esses são azuis. Os teus são vermelhos, em baixo.

second-move-text = Cada jogada tem dois movimentos. Voa outra vez com o mesmo astroplano e aponta-o para cima, para o buraco negro.
second-move-praise = Agora está mesmo de frente para o buraco negro.
second-move-mistake-1 = Um astroplano não se vira sem sair do lugar. Voa para onde aponta: para a direita.
second-move-mistake-2 = Nunca aponta para o lado de onde veio. Aponta-o para cima.
second-move-mistake-3 = Para baixo afasta-se do centro. Aponta-o para cima.

enter-text = Dois movimentos levam-te lá dentro. Voa para cima, continua a apontar para cima e voa para a casa abaixo do buraco negro.
enter-praise = Já lá estás! Um astroplano no centro fica para sempre: dois pontos.
enter-mistake-1 = Assim falhava o centro. Continua a apontá-lo para cima.
enter-mistake-2 = Só tens dois movimentos. Usa o segundo para entrar.

reserve-text = Por cada astroplano que entra podes trazer um da tua reserva. Escolhe a área de partida da esquerda ou da direita.
reserve-praise = É a vez do azul. Repara: o azul entra pelo outro lado.
reserve-mistake-1 = Perdias esse astroplano para sempre. Aproveita-o!

square-text = Os teus astroplanos só voam em casas roxas, mas duas do centro são azul-escuras! À frente da tua área de partida da esquerda, põe dois costas com costas: primeiro para a direita, depois para a esquerda.
square-praise = Um Quadrado! Ninguém pode pousar nele, mandá-lo de volta ou abatê-lo.
square-mistake-1 = O primeiro astroplano cobre parte dessa metade. Aponta o segundo na direção oposta.
square-mistake-2 = Agora estão empilhados. Costas com costas quer dizer: um aponta para a direita, o outro para a esquerda.

step-text = Um Quadrado anda na diagonal, do roxo para o azul-escuro. Dá um passo para cima e para a direita.
step-praise = Mudaste de universo.
step-mistake-1 = Um Quadrado nunca vai a direito, só um passo na diagonal.
step-mistake-2 = Também é azul-escura, mas longe do centro. Dá o passo para a direita.
step-mistake-3 = Um astroplano sozinho fica no roxo, e o Quadrado desfaz-se. Dá o passo com os dois.

apart-text = Os seus astroplanos podem seguir sozinhos. Com o segundo movimento, faz partir o da direita e aponta-o para cima.
apart-praise = O Quadrado desfez-se, mas já vais a caminho no azul-escuro.
apart-mistake-1 = Esse é o da esquerda. O da direita está mais perto da casa que queres.
apart-mistake-2 = Aponta-o para cima, para a casa à direita do buraco negro.

other-centre-text = Dois movimentos para cima e entras, à direita do buraco negro.
other-centre-praise = Duas de quatro. Mas o azul pode pousar aí em cima de ti, e tu em cima do azul.
other-centre-mistake-1 = Tem de apontar para cima para entrar.

captive-text = O azul corta-te o caminho, a apontar para a esquerda. Pousa em cima dele: aponta também para a esquerda. Um astroplano debaixo do teu não se pode mover.
captive-praise = Apanhado. É teu prisioneiro enquanto estiveres em cima dele.
captive-mistake-1 = O azul cobre parte dessa metade. Para pousar em cima, aponta como ele: para a esquerda.
captive-mistake-2 = Costas com costas, manda-lo de volta. Também é bom! Desta vez, pousa em cima.

kill-text = Um Quadrado também abate: desliza na diagonal por casas vazias até ao primeiro astroplano azul. Três pontos. Abate o de cima, à direita.
kill-praise = Desapareceu de vez, e são três pontos para ti.
kill-mistake-1 = Isso é só um passo. O Quadrado pode deslizar até lá num só movimento.
kill-mistake-2 = Assim desfazes o Quadrado. Só os dois astroplanos juntos abatem.

win-text = Três casas do centro são tuas. Na da esquerda está o azul. Dois movimentos: pousa em cima dele e ganha!
win-praise = No topo das quatro: ganhas logo!
win-mistake-1 = Assim passa ao lado. Aponta para cima, para a casa central da esquerda.
win-mistake-2 = Era o teu segundo movimento. Usa-o para entrar.

cadet-text = Já sabes voar, capturar e ganhar. Os cantos e as casas onduladas guardam mais: vê a segunda lição. Agora joga contra um Cadete!

## strange-spaces

strange-spaces-title = Buracos de minhoca e relâmpagos

bonus-text = Tens um prisioneiro. Sai de cima dele e ganhas um terceiro movimento nesta jogada. Voa para a esquerda, depois para o centro, depois faz sair um novo astroplano.
bonus-praise = Três movimentos numa jogada. Vale a pena guardar prisioneiros para o momento certo.
bonus-mistake-1 = Os teus dois movimentos acabaram. O movimento extra ganha-se saindo de cima do prisioneiro.

send-back-text = Toma a metade oposta à de um astroplano azul e ele volta para trás. Voa até ele, aponta para baixo e escolhe para onde vai.
send-back-praise = Tanto caminho para nada. Mandar de volta não dá pontos, mas dá tempo.
send-back-mistake-1 = Assim pousas em cima dele. Aponta na direção oposta: para baixo.
send-back-mistake-2 = O azul cobre parte dessa metade. Para cima pousas nele, para baixo manda-lo de volta.

hyperspace-text = A casa ondulada é o hiperespaço: entras a voar e sais logo por outro. À esquerda ou à direita chegas ao azul-escuro. Escolhe um deles.
hyperspace-praise = De uma ponta à outra do tabuleiro num só movimento.
hyperspace-mistake-1 = Podes, mas do lado oposto ficas no roxo. Sai à esquerda ou à direita.

wormhole-text = O teu astroplano está num buraco de minhoca. Atravessá-lo até ao outro extremo é grátis. Atravessa e aponta-o ao relâmpago da direita.
wormhole-praise = Do roxo para o azul-escuro, sem gastar nenhum movimento.
wormhole-mistake-1 = Atravessou, mas aponta para o lado errado. Aponta para a direita, para o relâmpago.
wormhole-mistake-2 = Essa casa do relâmpago já tem um astroplano teu. Precisas de um em cada uma das duas.

load-text = Um astroplano já espera na outra casa do relâmpago. Voa para esta.
load-praise = As duas estão carregadas. Agora é que vai ser divertido.
load-mistake-1 = Acabou de atravessar. Tem de voar antes de poder atravessar outra vez.

fire-text = As duas casas do relâmpago de um canto são tuas. Dispara: os dois astroplanos vão direitos ao centro, do outro lado!
fire-praise = Duas casas do centro com um só movimento, de uma ponta à outra do tabuleiro.
fire-mistake-1 = Não tens astroplanos nesse canto. Dispara o de baixo, à direita.
fire-mistake-2 = Ainda não: tens mais um movimento, e é dos grandes.

cadet-again-text = É tudo. Um conselho: não percas de vista os cantos do azul. Agora joga contra um Cadete!

## exercises

win-in-one-text = Ganha nesta jogada. Só falta a casa à direita do buraco negro, e é azul-escura.
win-in-one-hint = Os astroplanos do roxo não chegam lá. O que é que te leva do roxo ao azul-escuro?
win-in-one-mistake-1 = Aí já estás no topo. Precisas da casa azul-escura da direita.
win-in-one-mistake-2 = A ideia é boa, o lado é que não: a da esquerda já é tua.

stop-blue-text = Salva o jogo. O azul está no topo de três e na próxima jogada voa para a quarta. Tens um movimento.
stop-blue-hint = Não consegues chegar ao astroplano azul. Mas ninguém tem lugar garantido no topo das quatro.
stop-blue-mistake-1 = Demasiado lento: o azul entra e ganha. Pousa em cima do azul no centro.
stop-blue-mistake-2 = O azul entra e ganha. Usa o teu movimento.

kill-two-text = Seis pontos com um só movimento. Para onde deve deslizar o teu Quadrado?
kill-two-hint = Uma pilha inteira é abatida de uma vez.
kill-two-mistake-1 = Três pontos por um astroplano. Há melhor.
kill-two-mistake-2 = Os astroplanos à volta do buraco negro estão a salvo dos Quadrados.
