### ASTRON em português

## The language

language-name = Português

## The lid of the box

title = ASTRON
blurb = Voa da Terra a Saturno sobre um mapa que desliza por baixo de todas as naves.

## Words that fill variables

name-ship1 = nave 1
name-ship2 = nave 2
name-ship3 = nave 3
name-ship4 = nave 4
name-ship5 = nave 5
name-ship6 = nave 6
name-forward-1 = Em frente 1
name-forward-2 = Em frente 2
name-forward-3 = Em frente 3
name-forward-4 = Em frente 4
name-backward-1 = Para trás 1
name-backward-2 = Para trás 2
name-backward-3 = Para trás 3
name-backward-4 = Para trás 4
name-sideways-1 = De lado 1
name-sideways-2 = De lado 2
name-sideways-3 = De lado 3
name-sideways-4 = De lado 4
name-upheaval-1 = Convulsão 1
name-upheaval-2 = Convulsão 2
name-upheaval-3 = Convulsão 3
name-upheaval-4 = Convulsão 4
name-a-card = uma carta
name-meteor-stream = corrente de meteoros
name-cosmic-ray-shower = chuva de raios cósmicos
name-electronic-blackout = apagão eletrónico
name-asteroid = asteroide
name-space = Espaço
name-Earth = Terra
name-take-off-space = casa de descolagem
name-space-station = estação espacial
name-land-of-planet = solo de um planeta
name-stellar-station = estação estelar
name-left = esquerda
name-right = direita
name-comet = cometa
name-rings = anéis

## What buttons say, by verb

action-take-off = descolar da coluna { $column }
action-forward = jogar Em frente { $value }
action-backward = jogar Para trás { $value }
action-sideways = jogar De lado { $value }, para a { $side }
action-upheaval = jogar Convulsão { $value }
action-wait = esperar e descartar { $card }
action-dodge = desviar para a { $side }
action-pass = passar

## What one may type, by verb

kind-take-off = descolar da coluna c
kind-forward = jogar Em frente 3 (também: f3)
kind-backward = jogar Para trás 2
kind-sideways = jogar De lado 2 para a esquerda (também: left 2)
kind-upheaval = jogar Convulsão Cósmica 2: o mapa avança
kind-wait = nenhuma carta serve: descartar uma (também: discard forward 3)
kind-dodge = a tua nave, afastada por outra, vai para a esquerda
kind-pass = nenhuma carta serve e não há nenhuma para descartar

## Why a move is not allowed

refusal-game-over = o jogo já acabou
refusal-not-your-turn = é a vez de { $actor }, não de { $player }: as naves jogam pela ordem dos seus números
refusal-cards-are-dealt = estão a dar-se cartas, agora a { $actor }
refusal-natures-only = as cartas saem do monte por acaso, nenhum jogador as escolhe
refusal-not-natures = esta decisão é de um jogador, não do acaso
refusal-not-in-pile = não há nenhuma { $card } no monte ({ $n_pile } { $n_pile ->
    [0] cartas
    [one] carta
   *[other] cartas
 })
refusal-take-off-first = as naves ainda estão a escolher a casa de descolagem
refusal-has-taken-off = todas as naves já descolaram
refusal-no-take-off-space = a coluna { $column } não tem casa de descolagem na fila 0
refusal-take-off-space-taken = { $other } está na casa de descolagem da coluna { $column }
refusal-dodge-first = { $player } tem de se desviar primeiro: dodge left (esquerda) ou dodge right (direita)
refusal-no-dodge-due = { $player } não está no caminho de ninguém
refusal-no-such-card = { $player } não tem { $card } na mão
refusal-no-such-value = nenhuma carta tem um { $value }: as cartas vão de 1 a 4
refusal-leaves-window = { $card } a partir de { $place } sairia da janela
refusal-space-held = { $other } está em { $target }, e numa casa só cabe uma nave
refusal-ship-in-the-way = { $other } está no caminho para { $target }; só de lado se passa por cima de outras naves
refusal-ends-on-planet = { $player }: a nave está retida em { $place } e { $target } não é Espaço
refusal-must-play = { $player } pode jogar “{ $example }”, e quem pode jogar tem de jogar
refusal-must-leave = { $player }: a nave está retida e pode jogar “{ $example }”, por isso é obrigatório
refusal-not-in-hand = { $player } não pode descartar { $card }: não tem essa carta na mão
refusal-must-discard = { $player } tem cartas e precisa de descartar uma
refusal-not-your-dodge = { $actor } tem de escolher primeiro para onde se desvia

## What happened

event-took-off = { $ship } descola da coluna { $column }
event-card-dealt = { $ship } recebe { $card }
event-pile-shuffled = { $n ->
    [one] a única carta descartada passa
   *[other] as { $n } cartas descartadas são baralhadas e passam
 } a ser o monte
event-round-began = ronda { $n }
event-card-played = { $ship } joga { $card }
event-ship-flew = { $ship } voa de { $column }{ $row } para { $to_column }{ $to_row }
event-ship-displaced = { $ship } está no caminho e vai de { $column }{ $row } para { $to_column }{ $to_row }
event-base-moved = o mapa avança { $steps }, até ao passo { $base }
event-hazard-hit = { $ship } entra num perigo ({ $danger }) na coluna { $column } e perde um ponto
event-ship-lost = { $ship }: a nave perde-se na coluna { $column } ({ $danger })
event-landed = { $ship } aterra na estação { $n }: { $points } { $points ->
    [0] pontos
    [one] ponto
   *[other] pontos
 }
event-landed-again = { $ship } aterra outra vez na estação { $n }
event-bad-landing = { $ship } faz uma má aterragem no planeta { $n }: perde um ponto, e a nave fica retida
event-freed = { $ship } sai do planeta { $n }
event-finished-voyage = { $ship } chega a Saturno
event-waited = { $ship } não pode jogar e descarta { $card }; pontos perdidos: { $points }
event-passed = { $ship } não tem cartas e passa
event-hand-discarded = { $ship } descarta { $n } { $n ->
    [0] cartas
    [one] carta
   *[other] cartas
 } da mão
event-survived = { $ship } sobrevive: 1 ponto
event-game-ended = o jogo acaba no passo { $n } do mapa

## Plain words for people

phrase-card = { $suit ->
    [forward] Em frente
    [backward] Para trás
    [sideways] De lado
   *[upheaval] Convulsão Cósmica
 } { $value }
phrase-unseen-card = uma carta
phrase-danger = { $kind ->
    [meteors] os meteoros
    [rays] os raios cósmicos
    [blackout] o apagão
    [asteroid] o asteroide
    [comet] o cometa
   *[rings] os anéis
 }
    .into = { $kind ->
        [meteors] nos meteoros
        [rays] nos raios cósmicos
        [blackout] no apagão
        [asteroid] no asteroide
        [comet] no cometa
       *[rings] nos anéis
     }
    .through = { $kind ->
        [meteors] pelos meteoros
        [rays] pelos raios cósmicos
        [blackout] pelo apagão
        [asteroid] pelo asteroide
        [comet] pelo cometa
       *[rings] pelos anéis
     }
phrase-fates = { $first }; depois { $then }
phrase-hit = passa { NAME($danger, form: "through") }, um ponto perdido
phrase-lost = entra { NAME($danger, form: "into") }, e a nave perde-se
phrase-landing = aterra na estação { $n }, { $points } { $points ->
    [0] pontos
    [one] ponto
   *[other] pontos
 }
phrase-landing-again = aterra outra vez na estação { $n }, sem pontos
phrase-crash = má aterragem no planeta { $n }, um ponto perdido
phrase-freed = sai do planeta { $n }
plain-action-take-off = Descolar da { $end ->
    [leftmost] casa mais à esquerda
    [rightmost] casa mais à direita
   *[between] { $nth }.ª casa a contar da esquerda
 }
plain-action-forward = Em frente { $value }{ $fate ->
    [none] { "" }
   *[other] : { $fate }
 }
plain-action-backward = Para trás { $value }{ $fate ->
    [none] { "" }
   *[other] : { $fate }
 }
plain-action-sideways = De lado { $value }, para a { $side }{ $fate ->
    [none] { "" }
   *[other] : { $fate }
 }
plain-action-upheaval = Convulsão Cósmica: o mapa desliza { $value } { $value ->
    [one] fila
   *[other] filas
 }{ $fate ->
    [none] { "" }
   *[other] ; { $fate }
 }
plain-action-wait = Nada serve: descartar { $card }{ $points ->
    [0] { "" }
    [one] { " " }e perder um ponto
   *[other] { " " }e perder { $points } pontos
 }
plain-action-dodge = Desviar para a { $side }
plain-action-pass = Sem cartas: passar

plain-event-took-off = { $ship ->
    [you] Descolas
   *[other] { $ship } descola
 } da { $end ->
    [leftmost] casa mais à esquerda
    [rightmost] casa mais à direita
   *[between] { $nth }.ª casa a contar da esquerda
 }
plain-event-card-dealt = { $ship ->
    [you] Recebes { $card }
   *[other] { $ship } recebe { $card }
 }
plain-event-round-began = Ronda { $n }
plain-event-card-played = { $ship ->
    [you] Jogas { $card }
   *[other] { $ship } joga { $card }
 }
plain-event-ship-flew = { $ship ->
    [you] Voas
   *[other] { $ship } voa
 } { $way ->
    [left] { $n } para a esquerda
    [right] { $n } para a direita
    [backwards] { $n } para trás
    [nowhere] sem sair do lugar
   *[forwards] { $n } em frente
 }
plain-event-ship-displaced = { $ship ->
    [you] Estás no caminho e desvias-te
   *[other] { $ship } está no caminho e desvia-se
 } { $way ->
    [left] { $n } para a esquerda
    [right] { $n } para a direita
    [backwards] { $n } para trás
    [nowhere] sem sair do lugar
   *[forwards] { $n } em frente
 }
plain-event-base-moved = O mapa desliza { $steps ->
    [one] uma fila
    [2] duas filas
    [3] três filas
    [4] quatro filas
   *[other] { $steps } filas
 }
plain-event-hazard-hit = { $ship ->
    [you] Entras { NAME($danger, form: "into") } e perdes um ponto
   *[other] { $ship } entra { NAME($danger, form: "into") } e perde um ponto
 }
plain-event-ship-lost = { $ship ->
    [you] Entras { NAME($danger, form: "into") }, e a tua nave perde-se
   *[other] { $ship } entra { NAME($danger, form: "into") }, e a nave perde-se
 }
plain-event-landed = { $ship ->
    [you] Aterras
   *[other] { $ship } aterra
 } na estação { $n }: { $points } { $points ->
    [0] pontos
    [one] ponto
   *[other] pontos
 }
plain-event-landed-again = { $ship ->
    [you] Aterras outra vez na estação { $n }
   *[other] { $ship } aterra outra vez na estação { $n }
 }
plain-event-bad-landing = { $ship ->
    [you] Fazes uma má aterragem no planeta { $n }: perdes um ponto, e a tua nave fica retida
   *[other] { $ship } faz uma má aterragem no planeta { $n }: perde um ponto, e a nave fica retida
 }
plain-event-freed = { $ship ->
    [you] A tua nave sai do planeta { $n }
   *[other] { $ship } sai do planeta { $n }
 }
plain-event-finished-voyage = { $ship ->
    [you] Chegas a Saturno
   *[other] { $ship } chega a Saturno
 }
plain-event-waited = { $ship ->
    [you] Nada serve: descartas { $card }{ $points ->
        [0] { "" }
        [one] { " " }e perdes um ponto
       *[other] { " " }e perdes { $points } pontos
     }
   *[other] Nada serve: { $ship } descarta { $card }{ $points ->
        [0] { "" }
        [one] { " " }e perde um ponto
       *[other] { " " }e perde { $points } pontos
     }
 }
plain-event-passed = { $ship ->
    [you] Não tens cartas e passas
   *[other] { $ship } não tem cartas e passa
 }
plain-event-hand-discarded = { $ship ->
    [you] Descartas
   *[other] { $ship } descarta
 } { $n } { $n ->
    [0] cartas
    [one] carta
   *[other] cartas
 } da mão
plain-event-survived = { $ship ->
    [you] Sobrevives: 1 ponto
   *[other] { $ship } sobrevive: 1 ponto
 }
plain-event-game-ended = O jogo acabou

plain-refusal-game-over = O jogo já acabou
plain-refusal-not-your-turn = Não é a tua vez: { $actor } decide
plain-refusal-cards-are-dealt = Estão a dar-se cartas
plain-refusal-no-take-off-space = Aí não há casa de descolagem
plain-refusal-take-off-space-taken = { $other } está nessa casa de descolagem
plain-refusal-dodge-first = A tua nave tem de se desviar primeiro: para a esquerda ou para a direita
plain-refusal-no-dodge-due = A tua nave não está no caminho de ninguém
plain-refusal-no-such-card = Não tens { $card }
plain-refusal-no-such-value = Nenhuma carta tem um { $value }: as cartas vão de 1 a 4
plain-refusal-leaves-window = { $card } levava-te para fora do mapa
plain-refusal-space-held = { $other } está aí: numa casa só cabe uma nave
plain-refusal-ship-in-the-way = { $other } está no caminho: só de lado se passa por cima de outras naves
plain-refusal-ends-on-planet = A tua nave está retida: só uma carta que acabe no Espaço a solta
plain-refusal-must-play = Podes jogar { $example }: quem pode jogar tem de jogar
plain-refusal-must-leave = A tua nave está retida e podes jogar { $example }: tens de o fazer
plain-refusal-not-in-hand = Não tens { $card }
plain-refusal-must-discard = Ainda tens cartas: descarta uma
plain-refusal-not-your-dodge = { $actor } escolhe primeiro para que lado se desvia

## Options in the lobby

option-teams = Equipas

## A line for each option

help-teams = nenhuma: cada um por si; 2 ou 3 equipas, sentadas alternadamente; se forem desiguais, conta a média

## Their choices

choice-none = cada um por si
choice-2 = duas equipas
choice-3 = três equipas

## Boards

board-default = o mapa
board-attested = só cartas comprovadas

## Why a position is impossible

fault-bad-seats = tem de haver 2 a 6 jogadores (em equipas, pelo menos 3), e tem de ser a vez de um deles
fault-bad-base = o mapa ou a ronda está onde não pode estar
fault-bad-status = uma nave não está pronta, nem na janela, nem chegou, nem se perdeu, ou tem cartas que não pode ter
fault-ships-collide = duas naves estão na mesma casa
fault-on-deadly-cell = uma nave está no cometa ou nos anéis
fault-bad-grounding = uma nave está retida onde nenhum planeta a segura, ou solta num solo em que não aterrou
fault-cards-missing = as cartas não dão a conta do baralho
fault-hand-too-large = uma mão tem mais cartas do que as que se dão
fault-bad-phase = a fase não condiz com as naves ou com o monte
fault-no-dodge = ninguém está à frente da nave que se deve desviar, ou ela não tem dois caminhos
fault-not-over = o jogo acaba precisamente quando aparece Game Over ou quando já não há naves em jogo

## What a seat is asked in the terminal

question-take-off = De que coluna descolas?
question-dodge = Há uma nave à frente da tua, que tem de se desviar: para a esquerda ou para a direita?
question-play = Joga uma carta: a tua nave voa exatamente essa distância.
question-grounded = A nave está retida e nenhuma carta acaba no Espaço: descarta uma, sem custo.
question-discard = Nenhuma carta se pode jogar: descarta uma e perde um ponto.

## Glossary: what is on the table, one meaning each

term-ship = Nave
meaning-ship = Voa exatamente a distância que a carta diz. Uma nave que se detém mesmo à frente de outra afasta-a para trás.
term-space-station = Estação espacial
meaning-space-station = Acaba um voo em cima dela ou deixa que o mapa ta traga. A primeira nave ganha { $first } { $first ->
    [one] ponto
   *[other] pontos
 }, cada uma das seguintes menos um.
term-stellar-station = Estação estelar
meaning-stellar-station = Uma estação num planeta. Chega do Espaço num só voo; de outro modo é uma má aterragem. A número { $saturn } é a de Saturno: aí acaba a tua viagem.
term-station-points = Estrela junto de uma estação
meaning-station-points = Os pontos que recebe a próxima nave que lá aterrar.
term-land = Solo de um planeta
meaning-land = Quem parar aqui, ao lado da estação, perde um ponto e fica com a nave retida até uma carta a levar de volta ao Espaço.
term-rings = Anéis de Saturno
meaning-rings = Atravessa-os com uma só carta. A nave que neles se detém, ou a que eles chegam, perde-se.
term-comet = Cometa
meaning-comet = Destrói todas as naves que lhe tocam.
term-meteors = Corrente de meteoros
meaning-meteors = Entrar nela custa um ponto.
term-rays = Chuva de raios cósmicos
meaning-rays = Entrar nela custa um ponto.
term-blackout = Apagão eletrónico
meaning-blackout = Entrar nele custa um ponto.
term-asteroid = Asteroide
meaning-asteroid = Entrar nele custa um ponto.
term-take-off-space = Casa de descolagem
meaning-take-off-space = Onde as naves estão, na Terra, antes de partir. Não serve para mais nada.
term-forward = Carta Em frente
meaning-forward = Voa em frente exatamente tantas casas como o número diz, nunca por cima de outra nave.
term-backward = Carta Para trás
meaning-backward = Voa para trás exatamente tantas casas como o número diz, nunca por cima de outra nave.
term-sideways = Carta De lado
meaning-sideways = Voa para a esquerda ou para a direita exatamente tantas casas como o número diz, mesmo por cima de outras naves.
term-upheaval = Convulsão Cósmica
meaning-upheaval = A tua nave fica. O mapa desliza tantas filas como o número diz, por baixo de todos.
term-base-strip = O mapa inteiro
meaning-base-strip = O caminho até Saturno, com todas as { $stations } estações. A moldura é a parte que a janela mostra.
term-ship-points = Pontos de uma nave
meaning-ship-points = As aterragens menos o que os perigos custam. No fim, ganha quem tiver mais pontos.
term-ship-cards = Cartas de uma nave
meaning-ship-cards = Quantas cartas tem o seu jogador. Mais ninguém as vê.

## The screen of the terminal

screen-legend-grounded = retida
screen-legend-station = estação 3
screen-legend-land = solo: perde 1 ponto, fica retida; a sua estação só conta a partir do Espaço
screen-legend-meteors = corrente de meteoros: perde 1 ponto
screen-legend-rays = chuva de raios cósmicos: perde 1 ponto
screen-legend-blackout = apagão eletrónico: perde 1 ponto
screen-legend-asteroid = asteroide: perde 1 ponto
screen-legend-comet = cometa: nave perdida
screen-legend-rings = anéis: nave perdida, a não ser que uma carta passe por cima
screen-legend-earth = Terra
screen-legend-take-off-space = casa de descolagem
screen-legend-stars = estrelas, mais nada
screen-legend-edge = margem da frente: o que está acima vem a seguir
screen-round = ronda { $round } · passo { $base } de { $last }
screen-over = fim do jogo
screen-due-take-off = { $ship } descola
screen-due-deal = { $ship } recebe uma carta
screen-due-dodge = { $ship } tem de se desviar
screen-due-play = joga: { $ship }
screen-ship = nave
screen-points = pts
screen-stations = estações
screen-at = onde
screen-cards = cartas
screen-status-ready = pronta
screen-status-finished = Saturno!
screen-status-comet = cometa
screen-status-rings = anéis
screen-next = pontos da próxima aterragem
screen-averages = equipas desiguais: em média
screen-piles = monte { $pile } · descarte { $discards }
screen-your-hand = a tua mão
screen-suit-forward = Em frente
screen-suit-backward = Para trás
screen-suit-sideways = De lado
screen-suit-upheaval = Convulsão
