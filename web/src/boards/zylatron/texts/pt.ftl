### O tabuleiro de Zylatron

zylatron-galaxy = A galáxia
zylatron-point = { $point }: { $what }
zylatron-nothing = vazio
zylatron-zoomIn = Aproximar
zylatron-zoomOut = Afastar
zylatron-whole = Galáxia inteira, ou de volta a casa
zylatron-close = Fechar
zylatron-goHere = { $piece }: ir para aqui
zylatron-damaged = com danos

zylatron-colour-red = Vermelho
zylatron-colour-blue = Azul
zylatron-colour-green = Verde
zylatron-colour-yellow = Amarelo

zylatron-nobody = ninguém

zylatron-kind-battle-star = Estrela de Combate
zylatron-kind-star-fighter = Caça Estelar
zylatron-kind-warrior = Guerreiro
zylatron-kind-missile = Míssil Krill

zylatron-card-hit = ACERTO
zylatron-card-miss = FALHA
zylatron-card-damage = DANO

zylatron-condition-working = a funcionar
zylatron-condition-damaged = danificada
zylatron-condition-destroyed = destruída

zylatron-verb-begin = Mover
zylatron-verb-fire = Disparar
zylatron-verb-launch = Lançar
zylatron-verb-beam = Teletransportar
zylatron-verb-shift = Mudar
zylatron-verb-repair = Reparar
zylatron-verb-load = Carregar
zylatron-verb-dock = Embarcar
zylatron-verb-drop = Descarregar
zylatron-verb-onto = Para cima de
zylatron-verb-target = Alvo
zylatron-verb-rebuild = Reconstruir
zylatron-verb-end = Acabar a jogada

zylatron-prompt-over = O jogo acabou.
zylatron-prompt-wait = É a vez de { $colour }.
zylatron-prompt-act = Clica numa das tuas peças. Movimentos: { $n }
zylatron-prompt-order = Escolhe o que ela deve fazer. Movimentos: { $n }
zylatron-prompt-moved = Todos os movimentos estão feitos: dispara, teletransporta, compra, ou acaba a jogada.
zylatron-prompt-end = Não há mais nada a fazer: acaba a jogada.
zylatron-prompt-mover = { $piece } em movimento: { $n ->
    [0] restam { $n } passos
    [one] resta { $n } passo
   *[other] restam { $n } passos
 }. Clica num ponto assinalado.
zylatron-prompt-join = { $piece } chegou a uma peça própria: carrega-a ou embarca nela.
zylatron-prompt-fire = { $piece } dispara: clica no alvo.
zylatron-prompt-launch = { $piece } parte: clica onde explode.
zylatron-prompt-beam = Para onde se teletransporta { $piece }?
zylatron-prompt-shift = Para cima de que peça muda { $piece }?
zylatron-prompt-buy = Onde se põe a nova peça ({ $piece })?
zylatron-prompt-pick = Clica no planeta que queres.
zylatron-prompt-card = Tira-se uma carta de tiro.

zylatron-round = Ronda { $round } de { $last }
zylatron-money = Zys
zylatron-moneyOf = { $n } { $n ->
    [0] Zys
    [one] Zy
   *[other] Zys
 }
zylatron-zylonCard = tem a carta Zylon
zylatron-heldBy = capturado por { $colour }
zylatron-out = fora do jogo
zylatron-factories = Fábricas
zylatron-bank = Banco
zylatron-lostOf = { $n } no banco
zylatron-strikes = Cartas de tiro no monte
zylatron-sheet = Alcances e preços

zylatron-sheet-moves = passos
zylatron-sheet-laser = laser
zylatron-sheet-pegs = suportes
zylatron-sheet-more = Teletransporte { $beam } · explosão { $blast } · fábrica { $price }

zylatron-banner-picks = { $colour } escolhe um planeta
zylatron-banner-turn = { $colour } · ronda { $n }
zylatron-banner-reshuffled = Cartas de tiro baralhadas de novo
zylatron-banner-income = { $colour }: +{ $n } { $n ->
    [0] Zys
    [one] Zy
   *[other] Zys
 }
zylatron-banner-zylon = { $colour } fica com a carta Zylon!
zylatron-banner-captured = { $other } toma o quartel-general de { $colour }!
zylatron-banner-inherits = { $colour } não tem Guerreiros: { $other } herda
zylatron-banner-deserted = { $colour } sai do jogo
zylatron-banner-wins = { $colour } domina a galáxia!
zylatron-banner-rounds = { $n ->
    [0] Não houve nenhuma ronda
    [one] A ronda única acabou
   *[other] As { $n } rondas acabaram
 }

zylatron-say-turn = Vez de { $colour }, ronda { $round }. Movimentos: { $moves }.
zylatron-say-mover = { $piece } em movimento, { $n ->
    [0] restam { $n } passos
    [one] resta { $n } passo
   *[other] restam { $n } passos
 }.
zylatron-say-player = { $colour } tem { $money } { $money ->
    [0] Zys
    [one] Zy
   *[other] Zys
 }; peças perdidas: { $lost }.
zylatron-say-out = { $colour } já não está em jogo.
zylatron-say-pieces = Peças de { $colour }: { $pieces }.
zylatron-say-at = { $what }: { $point }
zylatron-say-factory = { $name }: { $condition }
zylatron-say-factories = Fábricas: { $factories }.
zylatron-say-zylon = A carta Zylon é de { $colour }.

zylatron-group-begin = Mover uma peça
zylatron-group-go = Ir para um ponto
zylatron-group-load = Carregar
zylatron-group-dock = Embarcar
zylatron-group-drop = Descarregar
zylatron-group-fire = Disparar
zylatron-group-target = Escolher o alvo
zylatron-group-launch = Lançar
zylatron-group-detonate = Explodir
zylatron-group-beam = Teletransportar
zylatron-group-to = Teletransportar para
zylatron-group-shift = Mudar
zylatron-group-onto = Para cima de
zylatron-group-buy = Comprar
zylatron-group-at = Pôr em
zylatron-group-repair = Reparar
zylatron-group-rebuild = Reconstruir
zylatron-group-pick = Escolher um planeta
zylatron-group-end = Acabar a jogada

zylatron-do-begin = Mover { $what }
zylatron-do-go = Ir para: { $what }
zylatron-do-load = Carregar { $what }
zylatron-do-dock = Embarcar em { $what }
zylatron-do-drop = Descarregar { $what }
zylatron-do-fire = { $what } dispara
zylatron-do-target = Alvo: { $what }
zylatron-do-launch = Lançar { $what }
zylatron-do-detonate = Explodir: { $what }
zylatron-do-beam = Teletransportar { $what }
zylatron-do-to = Teletransportar para: { $what }
zylatron-do-shift = Mudar { $what }
zylatron-do-onto = Para cima de { $what }
zylatron-do-buy = Comprar { $what }
zylatron-do-at = Pôr: { $what }
zylatron-do-repair = Reparar { $what }
zylatron-do-rebuild = Reconstruir { $what }
zylatron-do-pick = Escolher o planeta { $what }
zylatron-do-end = Acabar a jogada

zylatron-moved = já se moveu
zylatron-fired = já disparou

zylatron-share-warriors = { $n } { $n ->
    [0] Guerreiros no tabuleiro
    [one] Guerreiro no tabuleiro
   *[other] Guerreiros no tabuleiro
 }
zylatron-share-factories = { $n } { $n ->
    [0] fábricas de pé
    [one] fábrica de pé
   *[other] fábricas de pé
 }

zylatron-aim = Toma o quartel-general dos outros: um Guerreiro teu tem de lá entrar a pé. Tens três movimentos por jogada; os transportadores levam os Guerreiros, os lasers e os Mísseis abrem caminho.
zylatron-scoring = Ganha o último jogador que restar. Depois da última ronda, cada Guerreiro no tabuleiro e cada fábrica de pé vale um ponto.

zylatron-pieceOf = { $kind } { $n } de { $colour }
zylatron-pieceFree = { $kind } { $n }
zylatron-factoryAt = fábrica de { $colour } { $place ->
    [home] no planeta natal
    [moon] na lua
   *[zylon] em Zylon
 }
zylatron-spot-headquarters = quartel-general: { $body }
zylatron-spot-middle = no meio: { $body }
zylatron-spot-on = { $body }, { $side }
zylatron-spot-beside = ao lado: { $body }, { $side }
zylatron-spot-space = no espaço, mais perto: { $body }, { $side }
zylatron-body-zylon = Zylon
zylatron-body-planet-upper-left = planeta superior esquerdo
zylatron-body-planet-upper-right = planeta superior direito
zylatron-body-planet-lower-right = planeta inferior direito
zylatron-body-planet-lower-left = planeta inferior esquerdo
zylatron-body-moon-upper-left = lua superior esquerda
zylatron-body-moon-upper-right = lua superior direita
zylatron-body-moon-lower-right = lua inferior direita
zylatron-body-moon-lower-left = lua inferior esquerda
zylatron-side-right = à direita
zylatron-side-upper-right = em cima à direita
zylatron-side-above = acima
zylatron-side-upper-left = em cima à esquerda
zylatron-side-left = à esquerda
zylatron-side-lower-left = em baixo à esquerda
zylatron-side-below = abaixo
zylatron-side-lower-right = em baixo à direita

zylatron-setup-piece = { $kind }, { $colour }
zylatron-setup-hurt = Danos
zylatron-setup-factory = Fábrica: a funcionar, danificada, destruída
zylatron-setup-way = Sobre uma peça que já lá está, uma nova vai
zylatron-setup-carrier = para a que transporta todas as outras
zylatron-setup-top = para a do topo
zylatron-setup-stack = A última pilha escolhida: carga entre parênteses retos, ! para danos
zylatron-setup-moves = Movimentos por fazer
zylatron-setup-zylon = A carta Zylon
zylatron-setup-mover = Quem se move, com os passos que restam: rf1:3
zylatron-setup-subject = A peça de uma ação a meio: rw1
zylatron-setup-target = O alvo que espera uma carta: bf2 ou blue-moon
zylatron-setup-blast = Onde explode um Míssil: 28,14
zylatron-setup-ruins = Fábricas destruídas: red-home, blue-moon
zylatron-setup-hurtOnes = Fábricas danificadas: red-zylon
zylatron-setup-of = Rondas ao todo
zylatron-setup-lacked = Sem Guerreiros quando a jogada começou
zylatron-setup-half = Preços a metade
zylatron-setup-touch = Peça tocada, peça jogada
zylatron-setup-planet = Planeta
zylatron-setup-noPlanet = por escolher
zylatron-setup-held = As suas peças obedecem a
zylatron-setup-remover = Quem lhe tirou o último Guerreiro
zylatron-setup-phase-pick = escolhem-se planetas
zylatron-setup-phase-act = uma jogada
zylatron-setup-phase-join = uma peça chegou a outra própria
zylatron-setup-phase-leave = uma peça descarregou outra
zylatron-setup-phase-fire = indica-se um alvo
zylatron-setup-phase-launch = lança-se um Míssil
zylatron-setup-phase-beam = teletransporta-se uma peça
zylatron-setup-phase-shift = muda-se carga
zylatron-setup-phase-buy = compra-se uma peça
zylatron-setup-phase-card = tira-se uma carta de tiro
zylatron-setup-phase-over = o jogo acabou
zylatron-corner-top-left = superior esquerdo
zylatron-corner-top-right = superior direito
zylatron-corner-bottom-right = inferior direito
zylatron-corner-bottom-left = inferior esquerdo
