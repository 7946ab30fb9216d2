### Astroplane em português

## The language

language-name = Português

## The lid of the box

title = Astroplane
blurb = Voa por dois universos entrelaçados, forma Quadrados e conquista a Singularidade.

## Words that fill variables

name-red = Vermelho
name-blue = Azul
name-green = Verde
name-yellow = Amarelo
name-north = norte
name-east = leste
name-south = sul
name-west = oeste
name-ne = nordeste
name-se = sudeste
name-sw = sudoeste
name-nw = noroeste
name-straight = em frente
name-left = esquerda
    .way = para a esquerda
    .of = da esquerda
name-right = direita
    .way = para a direita
    .of = da direita
name-none = nenhuma
name-a-player-cannot-act = um jogador não pode fazer nada
name-100-rounds-are-played = jogaram-se 100 rondas
name-nothing-has-stirred-for-30-rounds = há 30 rondas que nada acontece

## What buttons say, by verb

action-fly = voar de { $cell } para { $facing }, depois { $turn }
action-leave = sair de { $place }, depois { $turn }
action-pass = atravessar o buraco de minhoca em { $end }, a apontar a { $facing }
action-step = passo do Quadrado de { $space } para { $diagonal }
action-kill = abater com o Quadrado de { $space } para { $diagonal }
action-fire = disparar a anomalia a { $corner }
action-end = acabar a jogada
action-choice = { $choice }

## What one may type, by verb

kind-fly = voar de f3 para f5 e apontar aí para cima; no hiperespaço diz-se a saída: h3-o8
kind-leave = sair de uma área de partida, e do mesmo modo do hiperespaço ou de uma posição de disparo
kind-pass = atravessar o buraco de minhoca a partir de n13, a apontar para baixo em m14 (grátis)
kind-step = mover o Quadrado de f3 uma casa na diagonal
kind-kill = o Quadrado de f3 desliza até i6 e abate o que lá está
kind-fire = disparar os dois astroplanos da anomalia de cima à direita
kind-end = acabar a jogada
kind-choice = a área de partida de um astroplano mandado de volta ou da reserva; também right ou none

## Why a move is not allowed

refusal-game-over = o jogo já acabou
refusal-not-your-turn = é a vez de { $mover }, não de { $player }
refusal-natures-only = quem começa é sorteado antes do jogo, agora ninguém o escolhe
refusal-not-natures = esta decisão é de um jogador, não do acaso
refusal-nature-first = primeiro sorteia-se quem começa
refusal-no-such-colour = esse jogador não existe nesta mesa
refusal-no-such-space = este tabuleiro não tem essa casa
refusal-choose-first = diz primeiro para onde volta o astroplano de { $sent }: left (esquerda) ou right (direita)
refusal-reserve-first = diz primeiro para onde vai um astroplano da reserva: left, right ou none (nenhum)
refusal-nothing-to-choose = nada espera por left, right ou none: nenhum astroplano foi mandado de volta e nenhum sai da reserva
refusal-must-place = um astroplano mandado de volta vai para a área de partida da esquerda ou da direita
refusal-must-move-on = o Quadrado em { $bound } está lado a lado com um Quadrado adversário e tem de seguir primeiro
refusal-must-move = o primeiro movimento de uma jogada é obrigatório
refusal-no-moves-left = { $player } já não tem movimentos nesta jogada
refusal-nobody-there = não há nenhum astroplano em { $cell }
refusal-not-yours = o astroplano em { $cell } é de { $owner }, não de { $player }
refusal-is-captive = o astroplano de { $player } em { $cell } não se pode mover, tem em cima o de { $owner }
refusal-stays-forever = um astroplano na Singularidade, aqui em { $cell }, nunca mais se move
refusal-faces-elsewhere = o astroplano em { $cell } aponta a { $faces }, não a { $facing }, e não se pode virar na sua casa
refusal-nothing-beyond = o astroplano em { $cell } aponta a { $facing }, onde não há casa para onde voar
refusal-faces-the-singularity = um astroplano em { $target } só pode apontar à Singularidade
refusal-faces-back-out = um astroplano na posição de disparo { $target } só pode apontar para fora
refusal-leads-nowhere = { $target } está vazia, e apontar aí a { $new } não leva a lado nenhum
refusal-on-a-square = não se pode pousar no Quadrado de { $holder } em { $target }
refusal-partly-occupied = o astroplano em { $target } aponta a { $held } e cobre parte da metade a { $new }
refusal-no-square-here = em { $target } está um astroplano de { $player }, e num buraco de minhoca não se formam Quadrados
refusal-opposite-a-stack = não se pode pousar na metade oposta à própria pilha de { $player } em { $target }
refusal-side-by-side = um Quadrado em { $target } ficaria lado a lado com um Quadrado adversário
refusal-no-square-of-yours = { $player } não tem nenhum Quadrado em { $cell }
refusal-off-the-grid = desse lado de { $cell } não há casa
refusal-space-taken = um Quadrado dá um passo para uma casa vazia, e em { $target } está um astroplano de { $holder }
refusal-special-space = { $target } não é uma casa normal, os Quadrados não entram lá
refusal-nothing-to-kill = não há nenhum astroplano nessa diagonal a partir de { $cell }
refusal-sheltered = a casa especial { $target } protege o astroplano de { $holder }
refusal-square-in-the-way = a primeira coisa nessa diagonal é o Quadrado de { $holder } em { $target }, que não se pode abater
refusal-own-piece-in-the-way = o primeiro astroplano nessa diagonal, em { $target }, é de { $player }, que está a jogar
refusal-came-through-already = o astroplano em { $cell } veio por este buraco de minhoca e tem de se mover antes de o atravessar outra vez
refusal-must-lead-on = um astroplano que atravessa para { $target } tem de apontar a uma casa ou à posição de disparo, { $new } não leva a lado nenhum
refusal-not-both-loaded = { $player } não está no topo das duas posições de disparo desse canto
refusal-empty-start = { $player } não tem nenhum astroplano na área de partida { $cell }

## What happened

event-first-drawn = o sorteio está feito: { $owner } começa
event-piece-flew = { $owner } voa de { $cell } para { $target }, a apontar a { $facing }
event-piece-passed = { $owner } atravessa o buraco de minhoca de { $cell } para { $target }, a apontar a { $facing }
event-piece-fired = o astroplano de { $owner } é disparado de { $cell } para { $target }
event-square-formed = { $owner } forma um Quadrado em { $cell }
event-square-stepped = o Quadrado de { $owner } dá um passo de { $cell } para { $target }
event-square-killed = o Quadrado de { $owner } desliza de { $cell } para { $target } e abate
event-landed-on = { $owner } pousa em cima do astroplano de { $other } em { $cell }
event-bonus-earned = { $owner } liberta o prisioneiro em { $cell } e ganha um movimento extra
event-piece-eliminated = { $owner } perde um astroplano em { $cell }
event-stack-sent-back = { $owner } manda de volta o que estava em { $cell }: { $n }
event-piece-sent = o astroplano de { $owner } volta para a área de partida { $cell }
event-entered = { $owner } entra na Singularidade em { $cell }
event-reserve-taken = { $owner } traz um astroplano da reserva para { $cell }
event-reserve-left = { $owner } não mexe na reserva
event-turn-ended = a jogada de { $owner } acaba
event-round-began = ronda { $n }
event-player-out = { $owner } não pode fazer nada e sai do jogo
event-true-win = { $owner } está no topo das quatro casas centrais: uma vitória plena
event-ended-by-points = o jogo acaba por pontos: { $why }
event-game-scored = { $owner } recebe { $n }
event-game-began = começa o jogo { $n } do encontro, primeiro { $owner }
event-hyperspace-crossed = { $owner } entra no hiperespaço em { $cell } e sai em { $target }

## Plain words for people

name-upper-right = superior direito
    .feminine = superior direita
name-lower-right = inferior direito
    .feminine = inferior direita
name-lower-left = inferior esquerdo
    .feminine = inferior esquerda
name-upper-left = superior esquerdo
    .feminine = superior esquerda
name-up-and-right = para cima e para a direita
name-down-and-right = para baixo e para a direita
name-down-and-left = para baixo e para a esquerda
name-up-and-left = para cima e para a esquerda
name-above-hole = acima do buraco negro
name-right-of-hole = à direita do buraco negro
name-below-hole = abaixo do buraco negro
name-left-of-hole = à esquerda do buraco negro
name-at-top = em cima
name-at-right = à direita
name-at-bottom = em baixo
name-at-left = à esquerda
name-up = cima
    .way = para cima
name-down = baixo
    .way = para baixo
name-upper = cima
    .of = de cima
name-lower = baixo
    .of = de baixo
phrase-plane = { $owner ->
    [you] o teu astroplano
   *[other] o astroplano de { $owner }
 }
    .of = { $owner ->
        [you] do teu astroplano
       *[other] do astroplano de { $owner }
     }
phrase-no-plane = nada
phrase-own-plane = um astroplano do mesmo jogador
    .of = de um astroplano do mesmo jogador
phrase-spot = { $what ->
    [start] a área de partida { NAME($where, form: "of") }
    [centre] o centro, { $where }
    [hyperspace] o hiperespaço, { $where }
    [wormhole] o buraco de minhoca { $where }
    [firing] a posição de disparo { NAME($where, form: "feminine") }
   *[space] { $cell }
 }
    .kind = { $what }
    .side = { $where }
    .from = { $what ->
        [start] da área de partida { NAME($where, form: "of") }
        [centre] do centro, { $where }
        [hyperspace] do hiperespaço, { $where }
        [wormhole] do buraco de minhoca { $where }
        [firing] da posição de disparo { NAME($where, form: "feminine") }
       *[space] de { $cell }
     }
    .until = { $what ->
        [start] até à área de partida { NAME($where, form: "of") }
        [centre] até ao centro, { $where }
        [hyperspace] até ao hiperespaço, { $where }
        [wormhole] até ao buraco de minhoca { $where }
        [firing] até à posição de disparo { NAME($where, form: "feminine") }
       *[space] até { $cell }
     }
    .at = { $what ->
        [start] na área de partida { NAME($where, form: "of") }
        [centre] no centro, { $where }
        [hyperspace] no hiperespaço, { $where }
        [wormhole] no buraco de minhoca { $where }
        [firing] na posição de disparo { NAME($where, form: "feminine") }
       *[space] em { $cell }
     }
plain-action-fly = { NAME($target, form: "kind") ->
    [centre] Voar { NAME($way, form: "way") } { NAME($target, form: "until") }
    [firing] Voar { NAME($way, form: "way") } { NAME($target, form: "until") }
    [hyperspace] Voar { NAME($way, form: "way") } pelo hiperespaço: sair { NAME($target, form: "side") }
    [wormhole] Voar { NAME($way, form: "way") } { NAME($target, form: "until") }, depois apontar { NAME($facing, form: "way") }
   *[space] Voar { NAME($way, form: "way") }, depois apontar { NAME($facing, form: "way") }
 }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-leave = Sair { NAME($place, form: "from") }, a apontar { NAME($facing, form: "way") }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-pass = Atravessar { $place }, a apontar { NAME($facing, form: "way") }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-step = Quadrado: um passo { $way }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-kill = Quadrado: abater { $plane }, { $way }{ $start ->
    [none] { "" }
   *[other] { " " }({ $start })
 }
plain-action-fire = Disparar o canto { $corner }
plain-action-end = Acabar a jogada
plain-action-choice = { $phase ->
    [sending] Mandar { $plane } de volta para { $place }
    [reserve] Trazer um astroplano para { $place }
   *[none] Não trazer nenhum astroplano
 }

plain-event-first-drawn = { $owner ->
    [you] O sorteio está feito: começas tu
   *[other] O sorteio está feito: { $owner } começa
 }
plain-event-piece-flew = { $owner ->
    [you] Voas
   *[other] { $owner } voa
 } { NAME($cell, form: "kind") ->
    [start] { NAME($cell, form: "from") }
   *[space] { NAME($way, form: "way") }
 }{ NAME($target, form: "kind") ->
    [centre] { " " }{ NAME($target, form: "until") }
    [firing] { " " }{ NAME($target, form: "until") }
    [hyperspace] , a sair { NAME($target, form: "from") }
    [wormhole] { " " }{ NAME($target, form: "until") }, a apontar { NAME($facing, form: "way") }
   *[space] , a apontar { NAME($facing, form: "way") }
 }
plain-event-piece-passed = { $owner ->
    [you] Atravessas
   *[other] { $owner } atravessa
 } { $cell }, a apontar { NAME($facing, form: "way") }
plain-event-piece-fired = { $owner ->
    [you] O teu astroplano
   *[other] O astroplano de { $owner }
 } é disparado do canto { $corner } para { $target }
plain-event-square-formed = { $owner ->
    [you] Formas
   *[other] { $owner } forma
 } um Quadrado { NAME($cell, form: "at") }
plain-event-square-stepped = { $owner ->
    [you] O teu Quadrado
   *[other] O Quadrado de { $owner }
 } dá um passo { NAME($way, form: "way") }, { NAME($target, form: "until") }
plain-event-square-killed = { $owner ->
    [you] O teu Quadrado
   *[other] O Quadrado de { $owner }
 } desliza { NAME($way, form: "way") } { NAME($target, form: "until") } e abate
plain-event-landed-on = { $owner ->
    [you] Pousas
   *[other] { $owner } pousa
 } em cima { NAME($plane, form: "of") }
plain-event-bonus-earned = { $owner ->
    [you] Libertas um prisioneiro e ganhas
   *[other] { $owner } liberta um prisioneiro e ganha
 } um movimento extra
plain-event-piece-eliminated = { $owner ->
    [you] Perdes
   *[other] { $owner } perde
 } um astroplano
plain-event-stack-sent-back = { $owner ->
    [you] Mandas
   *[other] { $owner } manda
 } { $n ->
    [one] um astroplano
   *[other] { $n } astroplanos
 } de volta
plain-event-piece-sent = { $owner ->
    [you] O teu astroplano
   *[other] O astroplano de { $owner }
 } volta para { $cell }
plain-event-entered = { $owner ->
    [you] Estás
   *[other] { $owner } está
 } { NAME($cell, form: "at") }
plain-event-reserve-taken = { $owner ->
    [you] Trazes
   *[other] { $owner } traz
 } um astroplano para { $cell }
plain-event-reserve-left = { $owner ->
    [you] Não mexes na reserva
   *[other] { $owner } não mexe na reserva
 }
plain-event-turn-ended = { $owner ->
    [you] A tua jogada acaba
   *[other] A jogada de { $owner } acaba
 }
plain-event-round-began = Ronda { $n }
plain-event-player-out = { $owner ->
    [you] Não podes fazer nada e sais do jogo
   *[other] { $owner } não pode fazer nada e sai do jogo
 }
plain-event-true-win = { $owner ->
    [you] Estás
   *[other] { $owner } está
 } no topo das quatro casas do centro: uma vitória plena
plain-event-ended-by-points = O jogo acaba por pontos: { $why }
plain-event-game-scored = { $owner ->
    [you] Recebes
   *[other] { $owner } recebe
 } { $n }
plain-event-game-began = Começa o jogo { $n } do encontro: primeiro { $owner ->
    [you] tu
   *[other] { $owner }
 }
plain-event-hyperspace-crossed = { $owner ->
    [you] Voas
   *[other] { $owner } voa
 } pelo hiperespaço

plain-refusal-game-over = O jogo já acabou
plain-refusal-not-your-turn = Não é a tua vez: { $mover } decide
plain-refusal-choose-first = Diz primeiro para onde volta { $sent ->
    [you] o teu astroplano
   *[other] o astroplano de { $sent }
 }
plain-refusal-reserve-first = Diz primeiro para onde vai um astroplano da reserva, ou que não vem nenhum
plain-refusal-nothing-to-choose = Não há nenhum astroplano para mandar ou trazer
plain-refusal-must-place = Um astroplano mandado de volta vai para uma das suas duas áreas de partida
plain-refusal-must-move-on = O teu Quadrado { NAME($bound, form: "at") } está lado a lado com o de outro jogador: primeiro fá-lo seguir
plain-refusal-must-move = O primeiro movimento de uma jogada é obrigatório
plain-refusal-no-moves-left = Já não tens movimentos nesta jogada
plain-refusal-nobody-there = Aí não há nenhum astroplano
plain-refusal-not-yours = Esse astroplano é de { $owner }, não é teu
plain-refusal-is-captive = O teu astroplano não pode voar: tem em cima o de { $owner }
plain-refusal-stays-forever = Um astroplano no centro fica lá para sempre
plain-refusal-faces-elsewhere = Esse astroplano aponta { NAME($faces, form: "way") } e não se pode virar onde está
plain-refusal-nothing-beyond = Nessa direção não há nada para onde voar
plain-refusal-faces-the-singularity = No centro, um astroplano aponta ao buraco negro
plain-refusal-faces-back-out = Numa posição de disparo, um astroplano aponta para fora
plain-refusal-leads-nowhere = Aí, apontar { NAME($new, form: "way") } não leva a lado nenhum
plain-refusal-on-a-square = Esse é o Quadrado de { $holder }: ninguém pode pousar nele
plain-refusal-partly-occupied = { $holder ->
    [you] Aí, o teu astroplano aponta { NAME($held, form: "way") }: aponta { NAME($held, form: "way") } para pousar em cima dele, { NAME($back, form: "way") } para formar um Quadrado
   *[other] Aí, { $holder } aponta { NAME($held, form: "way") }: aponta { NAME($held, form: "way") } para pousar em cima, { NAME($back, form: "way") } para mandar de volta
 }
plain-refusal-no-square-here = Aí está um astroplano teu, e num buraco de minhoca não se formam Quadrados
plain-refusal-opposite-a-stack = Aí não se pode pousar na metade oposta à tua própria pilha
plain-refusal-side-by-side = Aí, um Quadrado ficaria lado a lado com o de outro jogador
plain-refusal-no-square-of-yours = Aí não tens nenhum Quadrado
plain-refusal-off-the-grid = Nessa direção não há casa
plain-refusal-space-taken = Um Quadrado dá um passo para uma casa vazia, e aí está { $holder ->
    [you] um astroplano teu
   *[other] um astroplano de { $holder }
 }
plain-refusal-special-space = Os Quadrados ficam nas casas normais
plain-refusal-nothing-to-kill = Nessa direção não há nenhum astroplano
plain-refusal-sheltered = { $holder ->
    [you] O teu astroplano
   *[other] O astroplano de { $holder }
 } está aí a salvo: não é uma casa normal
plain-refusal-square-in-the-way = { $holder ->
    [you] O teu Quadrado
   *[other] O Quadrado de { $holder }
 } está no caminho, e os Quadrados não se podem abater
plain-refusal-own-piece-in-the-way = Há um astroplano teu no caminho
plain-refusal-came-through-already = Esse astroplano acabou de atravessar: tem de voar antes de atravessar outra vez
plain-refusal-must-lead-on = Aí, apontar { NAME($new, form: "way") } não leva a lado nenhum
plain-refusal-not-both-loaded = Não estás no topo das duas posições de disparo desse canto
plain-refusal-empty-start = Não tens nenhum astroplano nessa área de partida

## Options in the lobby

option-first-player = Quem começa
option-match-to = Encontro até (pontos)

## A line for each option

help-first-player = de quem é a primeira jogada
help-match-to = joga-se até alguém ter esse número de pontos; 0: um só jogo

## Warnings, by clause

caution-AP-8 = três lugares não são bem iguais: num encontro, vão rodando

## Their choices

choice-red = Vermelho
choice-blue = Azul
choice-green = Verde
choice-yellow = Amarelo
choice-random = por sorteio

## Boards

board-standard = normal
board-wide = largo

## Why a position is impossible

fault-bad-seats = tem de haver 2 a 4 jogadores, e tem de ser a vez de um que ainda esteja em jogo
fault-nowhere-to-be = um astroplano está onde nenhum pode estar
fault-wrong-stack = os astroplanos de uma pilha não dão a conta certa
fault-wrong-facing = um astroplano aponta para onde não pode
fault-no-real-square = um Quadrado são dois astroplanos do mesmo jogador numa casa normal
fault-foreign-ground = um astroplano está na área de partida ou na reserva de outro jogador
fault-stray-mark = só os astroplanos nos extremos de um buraco de minhoca o atravessaram (^), e só os de quem joga, em cima dos de um adversário, pousaram nesta jogada (!)
fault-squares-side-by-side = há Quadrados de dois jogadores lado a lado e nenhum está de passagem
fault-out-but-present = um jogador que já saiu tem astroplanos fora da Singularidade
fault-wrong-phase = a fase não condiz com o que é mandado de volta, trazido da reserva ou está de passagem
fault-should-be-over = um jogador está no topo das quatro casas centrais, por isso o jogo acabou
fault-bad-number = um número está fora dos limites
fault-cannot-act = quem tem a vez não pode fazer nada, por isso a vez já teria passado

## What a seat is asked in the terminal

question-send = O astroplano de { $owner } volta para a sua área de partida: left (esquerda) é { $left }, right (direita) é { $right }.
question-send-own = O teu próprio astroplano volta para a sua área de partida: left (esquerda) é { $left }, right (direita) é { $right }.
question-reserve = Trazer um astroplano da tua reserva? left (esquerda) é { $left }, right (direita) é { $right }, ou none (nenhum).
question-move = Ainda tens { $n } { $n ->
    [0] movimentos
    [one] movimento
   *[other] movimentos
 }.

## Glossary: what is on the table, one meaning each

term-plane = Astroplano
meaning-plane = Voa para onde a sua ponta indica, dois passos em frente, e vira-se ao pousar. Uma jogada tem { $moves } movimentos.
term-stack = Pilha
meaning-stack = Astroplanos uns em cima dos outros. Só o do topo se move; um adversário por baixo é prisioneiro. O número diz quantos são.
term-square = Quadrado
meaning-square = Dois astroplanos do mesmo jogador, costas com costas. Anda na diagonal, abate a { $kill } { $kill ->
    [one] ponto
   *[other] pontos
 } por astroplano, e nada lhe pode acontecer.
term-purple-space = Casa roxa
meaning-purple-space = Um dos dois universos. Um astroplano sozinho nunca sai da sua cor a voar.
term-blue-space = Casa azul-escura
meaning-blue-space = O outro universo. Quadrados, buracos de minhoca e hiperespaço levam de um ao outro.
term-singularity = Singularidade
meaning-singularity = O buraco negro no centro. Quem estiver no topo de todas as suas casas ganha logo, o que vale { $win } { $win ->
    [one] ponto
   *[other] pontos
 } num encontro.
term-central-space = Casa junto do buraco negro
meaning-central-space = Um astroplano que entra fica para sempre: dois pontos no topo, um por baixo de outro. Por cada um podes trazer outro da reserva.
term-start-area = Área de partida
meaning-start-area = Aqui os astroplanos esperam em segurança. O número diz quantos são.
term-hyperspace = Hiperespaço
meaning-hyperspace = Entra a voar e sai logo por outro hiperespaço, do lado que escolheres.
term-wormhole = Buraco de minhoca
meaning-wormhole = Um astroplano que está aqui pode atravessar de graça para o outro extremo, no mesmo canto, para o outro universo.
term-firing-position = Posição de disparo
meaning-firing-position = Põe-te no topo das duas de um canto e um só movimento dispara os dois astroplanos para o centro.
term-came-through = Anel num astroplano
meaning-came-through = Atravessou um buraco de minhoca e não pode atravessar outra vez antes do seu próximo movimento.
term-reserve = Reserva
meaning-reserve = Astroplanos que ainda não estão no tabuleiro. De { $pieces } astroplanos, { $reserve } começam aqui.
term-kills = Abatidos
meaning-kills = Astroplanos adversários que os teus Quadrados tiraram do jogo: { $kill } { $kill ->
    [one] ponto
   *[other] pontos
 } cada.

## The screen of the terminal

screen-legend-stack = pilha para norte: astroplano de Vermelho sobre Azul (g Verde, y Amarelo)
screen-legend-square = Quadrado de Vermelho
screen-legend-came-through = atravessou um buraco de minhoca
screen-legend-wormhole = extremo de um buraco de minhoca
screen-legend-hyperspace = hiperespaço
screen-legend-firing-position = posição de disparo
screen-legend-centre = casa central
screen-legend-empty = casa vazia
screen-legend-start-area = área de partida sem astroplanos
screen-legend-reserve = astroplano na reserva
screen-legend-turn = de quem é a vez
screen-match = encontro até { $points }, jogo { $game }
screen-round = ronda { $round }
screen-over = o jogo acabou
screen-drawing = sorteia-se quem começa
screen-send = { $player } devolve astroplano de { $owner } (faltam { $n }): esquerda { $left } ou direita { $right }?
screen-may-take = { $player } pode tirar um da reserva: esquerda { $left }, direita { $right } ou nenhum?
screen-moves = { $player }: { $n ->
    [0] nenhum movimento por fazer
    [one] { $n } movimento por fazer
   *[other] { $n } movimentos por fazer
 }
screen-account = part. { $left }+{ $right }  reserva { $reserve }  abat. { $kills }  no topo { $top }  { $points }
screen-points = pontos { $n }
screen-out = fora
screen-you = tu
