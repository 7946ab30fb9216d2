### Space Walk em português

## The language

language-name = Português

## The lid of the box

title = Space Walk
blurb = Move planetas inteiros de naves, tuas e alheias, e passa ao largo dos buracos negros.

## Words that fill variables

name-large = grande
name-medium = média
name-small = pequena
name-red = Vermelho
name-blue = Azul
name-green = Verde
name-yellow = Amarelo
name-white = Branco
name-move = MOVER
name-double = DUPLA
name-copy = COPIAR
name-step = AVANÇAR
name-stay = NÃO MOVER

## What buttons say, by verb

action-place = colocar nave { $size } no planeta { $space }
action-step = avançar uma casa a nave { $size } do planeta { $space }
action-move = mover o planeta { $space }
action-again = por uma ficha, mover o planeta { $space }
action-next = a seguir voa { $owner }
action-card = jogar { $card }
action-pass = passar

## What one may type, by verb

kind-place = colocar uma nave grande no planeta 3
kind-step = usar uma ficha (ou a carta AVANÇAR): a tua nave pequena do planeta 3 avança uma casa
kind-move = mover todas as naves do planeta 3
kind-again = usar uma ficha: uma segunda jogada, com o planeta 3
kind-next = a seguir voa a nave do grupo que é de Azul
kind-card = jogar uma carta (variante com cartas de ação)
kind-pass = não usar nada

## Why a move is not allowed

refusal-game-over = o jogo já acabou
refusal-not-your-turn = não é a vez de { $player } decidir
refusal-nature-first = ninguém decide nada antes de se sortear quem começa
refusal-natures-only = aqui, quem começa é sorteado, não escolhido
refusal-not-natures = esta decisão é de um jogador, não do acaso
refusal-no-such-player = esse jogador não existe nesta mesa
refusal-still-placing = ainda se estão a pôr naves em órbita, ninguém joga
refusal-no-tokens-yet = não se podem usar fichas enquanto se colocam naves
refusal-placement-is-over = todas as naves já estão em órbita
refusal-no-such-space = esta órbita não tem casa { $space }
refusal-place-on-planet = a casa { $space } é um buraco negro, as naves colocam-se em planetas
refusal-none-in-reserve = { $player } já não tem nenhuma nave { $size } para colocar
refusal-size-taken = no planeta { $space } já está uma nave { $size }
refusal-not-a-planet = a casa { $space } é um buraco negro, só se movem planetas
refusal-no-ship-of-yours = { $player } não tem nenhuma nave no planeta { $space }
refusal-must-move = é obrigatório mover, não se pode passar a jogada
refusal-move-first = as fichas vêm depois da jogada: primeiro, move
refusal-order-first = o grupo ainda está a voar: diz de quem é a nave que voa a seguir
refusal-no-order-due = nenhum grupo espera que se decida a ordem
refusal-not-in-group = { $owner } não tem nenhuma nave do tamanho que voa a seguir
refusal-turn-is-done = a jogada acabou; “again { $space }” usa uma ficha para uma segunda
refusal-only-a-step = entre jogadas, uma ficha só dá direito a um avanço
refusal-not-in-a-gap = entre jogadas ninguém move um planeta, uma ficha só dá direito a um avanço
refusal-no-such-ship = { $player } não tem nenhuma nave { $size } na casa { $space }
refusal-card-first = uma jogada começa com uma carta
refusal-no-cards = aqui joga-se com fichas, não com cartas de ação
refusal-card-is-laid = a carta desta jogada já está na mesa
refusal-no-such-card = { $player } não tem a carta { $card } na mão
refusal-must-step = a carta diz AVANÇAR: uma nave tem de avançar

## What happened

event-first-drawn = o sorteio está feito: { $owner } começa
event-ship-placed = { $owner } coloca uma nave { $size } no planeta { $space }
event-ship-flew = { $owner }: nave { $size } voa { $distance }, até ao planeta { $target }
event-ship-lost = { $owner }: nave { $size } voa { $distance } e cai no buraco negro { $target }
event-token-paid = { $owner } usa uma ficha
event-passed = { $owner } passa
event-card-laid = { $owner } joga { $card }
event-card-copied = { $owner }: COPIAR vale como { $card }
event-hand-taken-back = { $owner } volta a pegar nas oito cartas
event-round-began = ronda { $round }
event-game-ended = { $owner } já não tem naves: o jogo acaba

## Plain words for people

phrase-ship = { $owner ->
    [you] a tua nave { $size }
   *[other] a nave { $size } de { $owner }
 }
plain-action-place = Nave { $size } no { $nth }.º planeta depois do buraco ({ $space })
plain-action-step = { $payment ->
    [card] Nave { $size } avança uma casa ({ $space })
   *[token] Usar uma ficha: nave { $size } avança uma casa ({ $space })
 }
plain-action-move = Mover o planeta com { $n ->
    [one] uma nave
    [2] duas naves
    [3] três naves
    [4] quatro naves
    [5] cinco naves
    [6] seis naves
   *[other] { $n } naves
 } ({ $space })
plain-action-again = Usar uma ficha: mover também este planeta ({ $space })
plain-action-next = Primeiro { $ship }
plain-action-card = Jogar { $card }
plain-action-pass = Guardar a ficha

plain-event-first-drawn = { $owner ->
    [you] O sorteio está feito: começas tu
   *[other] O sorteio está feito: { $owner } começa
 }
plain-event-ship-placed = { $owner ->
    [you] Colocas
   *[other] { $owner } coloca
 } uma nave { $size } no { $nth }.º planeta depois do buraco ({ $space })
plain-event-ship-flew = { $ship } voa { $distance } { $distance ->
    [one] casa
   *[other] casas
 }, até ao planeta { $target }
plain-event-ship-lost = { $ship } voa { $distance } { $distance ->
    [one] casa
   *[other] casas
 } e cai no buraco negro
plain-event-token-paid = { $owner ->
    [you] Usas uma ficha
   *[other] { $owner } usa uma ficha
 }
plain-event-passed = { $owner ->
    [you] Passas
   *[other] { $owner } passa
 }
plain-event-card-laid = { $owner ->
    [you] Jogas { $card }
   *[other] { $owner } joga { $card }
 }
plain-event-card-copied = { $owner ->
    [you] A tua carta COPIAR vale como { $card }
   *[other] A carta COPIAR de { $owner } vale como { $card }
 }
plain-event-hand-taken-back = { $owner ->
    [you] Voltas a pegar nas oito cartas
   *[other] { $owner } volta a pegar nas oito cartas
 }
plain-event-round-began = Ronda { $round }
plain-event-game-ended = { $owner ->
    [you] Já não tens naves: o jogo acaba
   *[other] { $owner } já não tem naves: o jogo acaba
 }

plain-refusal-game-over = O jogo já acabou
plain-refusal-not-your-turn = Agora não és tu a decidir
plain-refusal-place-on-planet = Isso é um buraco negro: as naves colocam-se em planetas
plain-refusal-none-in-reserve = Já não tens nenhuma nave { $size } para colocar
plain-refusal-size-taken = Aí já está uma nave { $size }: ao colocar, só uma de cada tamanho
plain-refusal-not-a-planet = Isso é um buraco negro: as naves partem de planetas
plain-refusal-no-ship-of-yours = Aí não tens naves: escolhe um planeta com uma das tuas
plain-refusal-must-move = Tens de mover um planeta: não se pode passar a jogada
plain-refusal-move-first = Primeiro move um planeta: as fichas vêm depois da jogada
plain-refusal-order-first = As naves ainda estão a voar: diz de quem é a primeira
plain-refusal-no-order-due = Não há naves à espera de saber a ordem
plain-refusal-not-in-group = { $owner ->
    [you] Não tens
   *[other] { $owner } não tem
 } nenhuma nave do tamanho que voa a seguir
plain-refusal-turn-is-done = A tua jogada acabou: só uma ficha te dá uma segunda
plain-refusal-only-a-step = Entre jogadas, uma ficha dá direito a um avanço e nada mais
plain-refusal-not-in-a-gap = Entre jogadas ninguém move um planeta: uma ficha dá direito a um avanço
plain-refusal-no-such-ship = Aí não tens nenhuma nave { $size }
plain-refusal-card-first = Joga primeiro uma carta
plain-refusal-no-such-card = Já não tens a carta { $card }
plain-refusal-must-step = A carta diz AVANÇAR: uma nave tem de avançar uma casa

## Options in the lobby

option-variant = Variante
option-tokens = Fichas para cada um
option-first-player = Quem começa
option-first-placer-moves-second = Quem coloca primeiro joga depois
option-no-tokens-first-rounds = Rondas sem fichas

## A line for each option

help-variant = fichas: o jogo básico; cartas de ação: a variante com cartas
help-tokens = fichas para cada um; -1: quatro, ou três com cinco jogadores
help-first-player = quem coloca primeiro (e, salvo SW-8, faz a primeira jogada)
help-first-placer-moves-second = com 2 jogadores, a primeira jogada é de quem colocou em segundo lugar
help-no-tokens-first-rounds = quantas rondas, no início, se jogam sem fichas

## Their choices

choice-tokens = fichas
choice-cards = cartas de ação
choice-red = Vermelho
choice-blue = Azul
choice-green = Verde
choice-yellow = Amarelo
choice-white = Branco
choice-random = por sorteio

## Boards

board-big = órbita longa
board-small = órbita curta

## Why a position is impossible

fault-bad-seats = tem de haver 2 a 5 jogadores, e tem de ser a vez de um deles
fault-ship-in-hole = há uma nave num buraco negro
fault-too-many-ships = um jogador tem mais de três naves do mesmo tamanho
fault-wrong-count = as naves em órbita e fora do tabuleiro não dão a conta certa
fault-stray-group = só há um grupo a voar quando se está a escolher a sua ordem
fault-bad-number = um número está fora dos limites
fault-should-be-over = um jogador sem naves já acabou o jogo
fault-strangers = um lugar que não joga tem naves ou fichas
fault-wrong-round = a ronda não condiz com a fase
fault-bad-placing = as naves colocam-se à vez, e nunca duas do mesmo tamanho no mesmo planeta
fault-not-the-mover = quem deve agir não é quem tem a vez
fault-cannot-pay = quem é consultado não pode usar uma ficha: não tem, já usou ou passou, ou a ronda é sem fichas
fault-wrong-payments = alguém que não podia usou uma ficha ou passou
fault-wrong-cards = as cartas são da variante com cartas de ação, que não tem fichas; cada fase precisa da carta jogada para ela
fault-bad-group = no grupo que está a voar não há nada a escolher
fault-not-over = ninguém perdeu todas as naves, por isso o jogo continua

## What a seat is asked in the terminal

question-place = Coloca uma nave num planeta que não tenha nenhuma desse tamanho.
question-card = Joga uma carta.
question-move = Que planeta queres mover? Todas as naves que lá estão voam.
question-order = De quem é a nave que voa a seguir, { $n ->
    [0] { $n } casas
    [one] { $n } casa
   *[other] { $n } casas
 }?
question-step = Qual das tuas naves avança uma casa?
question-after = Usar uma ficha para uma segunda jogada ou um só avanço (tens { $tokens }), ou passar?
question-gap = Um avanço custa uma ficha (tens { $tokens }): usar uma e avançar uma das tuas naves, ou passar?

## Glossary: what is on the table, one meaning each

term-planet = Planeta
meaning-planet = Aqui estão as naves. Quem tem uma nave no planeta pode movê-las todas: a primeira voa uma casa, a seguinte duas, e assim por diante.
term-black-hole = Buraco negro
meaning-black-hole = Uma nave que acaba aqui o seu voo perde-se para sempre. Voar por cima não faz mal.
term-large-ship = Nave grande
meaning-large-ship = É a primeira a voar quando o seu planeta é movido. Vale { $large } { $large ->
    [one] ponto
   *[other] pontos
 } se estiver em órbita no fim.
term-medium-ship = Nave média
meaning-medium-ship = Voa depois das naves grandes. Vale { $medium } { $medium ->
    [one] ponto
   *[other] pontos
 } se estiver em órbita no fim.
term-small-ship = Nave pequena
meaning-small-ship = É a última a voar, e por isso a que voa mais longe. Vale { $small } { $small ->
    [one] ponto
   *[other] pontos
 } se estiver em órbita no fim.
term-ship-count = Número junto da pilha
meaning-ship-count = Quantas naves estão neste planeta. A última delas voa esse número de casas.
term-space-number = Número de uma casa
meaning-space-number = As casas contam-se no sentido dos ponteiros do relógio, que é como todas as naves voam.
term-fleet = Naves de um jogador
meaning-fleet = Quantas naves grandes, médias e pequenas este jogador ainda tem.
term-token = Ficha
meaning-token = Dá uma segunda jogada depois da tua, ou avança uma das tuas naves uma casa; no máximo uma por ronda. Se não a usares, vale { $token } { $token ->
    [one] ponto
   *[other] pontos
 }.
term-card-move = MOVER
meaning-card-move = Uma jogada normal: todas as naves de um planeta voam. Cada mão tem { $moves } destas.
term-card-double = DUPLA
meaning-card-double = Duas jogadas normais seguidas.
term-card-copy = COPIAR
meaning-card-copy = Faz o mesmo que a carta do jogador antes de ti.
term-card-step = AVANÇAR
meaning-card-step = Uma das tuas naves avança sozinha uma casa.
term-card-stay = NÃO MOVER
meaning-card-stay = Nada se move.

## The screen of the terminal

screen-legend-sizes = naves grandes, médias e pequenas de um planeta, pela ordem em que voam
screen-legend-ships = duas de Vermelho, uma de Azul (g Verde, y Amarelo, w Branco)
screen-legend-hole = buraco negro
screen-legend-token = ficha
screen-flight = em voo a partir de { $space }, a próxima voa { $distance }: { $ships }
screen-ships = naves
screen-points = pontos
screen-to-place = por colocar
screen-tokens = fichas
screen-hand = mão
screen-last-effect = último efeito
screen-paid = usou uma ficha nesta ronda
screen-cards = { $n }x{ $card }
