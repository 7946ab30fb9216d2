### ZYLATRON em português

## The language

language-name = Português

## The lid of the box

title = ZYLATRON
blurb = Leva um Guerreiro através da galáxia e entra no quartel-general do inimigo.

## Words that fill variables

name-red = Vermelho
name-blue = Azul
name-green = Verde
name-yellow = Amarelo
name-battle-star = Estrela de Combate
name-star-fighter = Caça Estelar
name-warrior = Guerreiro
name-missile = Míssil Krill
name-hit = ACERTO
name-miss = FALHA
name-damage = DANO
name-red-home = a fábrica natal de Vermelho
name-red-moon = a fábrica lunar de Vermelho
name-red-zylon = a fábrica de Vermelho em Zylon
name-blue-home = a fábrica natal de Azul
name-blue-moon = a fábrica lunar de Azul
name-blue-zylon = a fábrica de Azul em Zylon
name-green-home = a fábrica natal de Verde
name-green-moon = a fábrica lunar de Verde
name-green-zylon = a fábrica de Verde em Zylon
name-yellow-home = a fábrica natal de Amarelo
name-yellow-moon = a fábrica lunar de Amarelo
name-yellow-zylon = a fábrica de Amarelo em Zylon
name-top-left = superior esquerdo
name-top-right = superior direito
name-bottom-right = inferior direito
name-bottom-left = inferior esquerdo
name-nothing = nada
name-too-many = demasiados

## What buttons say, by verb

action-go = ir para { $point }
action-begin = { $piece } começa a mover-se
action-load = carregar { $piece }
action-dock = embarcar em { $piece }
action-drop = descarregar { $piece }
action-fire = disparar com { $piece }
action-launch = lançar { $piece }
action-beam = teletransportar { $piece }
action-shift = mudar { $piece }
action-repair = reparar { $piece }
action-onto = para cima de { $piece }
action-rebuild = reconstruir { $factory }
action-buy = comprar { $kind }
action-pick = ficar com o planeta { $corner }
action-end = acabar a jogada

## What one may type, by verb

kind-go = a peça em movimento vai para o ponto x,y
kind-detonate = onde o Míssil explode
kind-to = para onde se teletransporta a peça
kind-at = onde se põe a peça comprada
kind-begin = rf1 começa a mover-se: r vermelho, b f w m o tipo, 1 o número
kind-load = a peça em movimento recolhe rw1 onde chegou
kind-dock = a peça em movimento embarca em rf1 onde chegou
kind-drop = a peça em movimento descarrega rw1 e depois tem de sair dali
kind-fire = rf1 dispara; a seguir: target bw2, ou target blue-home
kind-launch = lança-se rm1; a seguir: detonate 30,4
kind-beam = teletransporta-se rw1; a seguir: onto rb1, ou to 10,4
kind-shift = rw1 muda de suporte dentro da pilha; a seguir: onto rf1
kind-repair = pagar metade do preço, e volta a funcionar
kind-onto = o transportador pedido
kind-target = a peça, ou a fábrica, a que o laser aponta
kind-rebuild = pagar uma fábrica destruída
kind-buy = comprar uma peça perdida; a seguir: at 10,4 (um Míssil também: onto rf1)
kind-pick = ficar com um planeta antes do jogo
kind-end = acabar a jogada

## Why a move is not allowed

refusal-game-over = o jogo já acabou
refusal-not-your-turn = é a vez de { $turn }, não de { $player }
refusal-nature-first = primeiro tem de se tirar uma carta de tiro
refusal-not-natures = esta decisão é de um jogador, o acaso só tira cartas de tiro
refusal-pick-first = ainda se estão a escolher planetas
refusal-planets-are-picked = todos os planetas já estão escolhidos
refusal-join-first = { NAME($mover, form: "the") } está sobre uma peça própria: tem de a carregar ou embarcar nela já
refusal-move-off-first = { NAME($mover, form: "the") } descarregou aqui uma peça e tem de sair primeiro
refusal-target-first = diz primeiro o alvo de { $subject }
refusal-detonate-first = { NAME($subject, form: "the") } já foi lançado: diz onde explode
refusal-beam-where = diz para onde se teletransporta { NAME($subject, form: "the") }
refusal-shift-where = diz para onde muda { NAME($subject, form: "the") }
refusal-place-first = diz onde se põe a peça comprada, { NAME($subject, form: "the") }
refusal-go-there-first = para carregar ou embarcar é preciso ir até ao ponto: começa um movimento e vai lá
refusal-nothing-to-name = nada espera por um alvo ou um transportador; começa com fire, beam, shift ou buy
refusal-natures-only = as cartas de tiro tiram-se à sorte, não se escolhem
refusal-no-such-piece = { NAME($piece, form: "the") } não existe nesta mesa
refusal-not-your-piece = { NAME($piece, form: "the") } não obedece a { $player }
refusal-is-lost = { NAME($piece, form: "the") } não está no tabuleiro, está no banco
refusal-is-damaged = { NAME($piece, form: "the") } tem danos e não faz nada até recuperar ou até à reparação
refusal-carrier-is-damaged = { NAME($carrier, form: "the") } tem danos: a carga pode sair, mas { NAME($piece, form: "the") } não se lança dali
refusal-is-captured = { NAME($piece, form: "the") } mudou de dono nesta jogada e só age na próxima de { $player }
refusal-no-such-point = o ponto { $point } não está na grelha
refusal-no-such-factory = nesta mesa não existe { $factory }
refusal-no-such-card = no monte já não há nenhuma carta { $card }
refusal-planet-taken = o planeta { $corner } já tem dono
refusal-has-moved-already = { NAME($piece, form: "the") } já começou o seu movimento nesta jogada
refusal-no-moves-left = { $moves ->
    [0] nesta jogada não há nenhum movimento
    [one] o único movimento desta jogada está usado
   *[other] os { $moves } movimentos desta jogada estão usados
 }
refusal-begun-must-step = peça tocada, peça jogada: { NAME($mover, form: "the") } começou o seu movimento e tem de dar primeiro um passo
refusal-missiles-fly-once = { NAME($piece, form: "the") } é um Míssil Krill, só se move quando é lançado ou transportado
refusal-land-only = um Guerreiro só anda em terra
refusal-space-only = uma Estrela de Combate só se move no espaço, { $point } é terra
refusal-too-far = { NAME($mover, form: "the") } precisa de { $steps } { $steps ->
    [0] passos
    [one] passo
   *[other] passos
 } até { $point } e só tem { $left }
refusal-already-there = { NAME($mover, form: "the") } já está em { $point }
refusal-nothing-moves = nenhuma peça está em movimento: começa primeiro um
refusal-enemy-in-the-way = em { $point } está uma peça inimiga; pode passar-se por cima, mas não parar
refusal-no-room-to-join = em { $point } está uma peça própria que { NAME($mover, form: "the") } não pode carregar e em que não pode embarcar
refusal-was-boarded = uma peça embarcou em { $piece } com o seu próprio movimento, por isso { NAME($piece, form: "the") } não começa nenhum nesta jogada
refusal-carries-moved = leva a bordo uma peça que já começou o seu movimento nesta jogada e que não pode ser levada mais longe
refusal-only-warriors-land = { $point } é um quartel-general onde só um Guerreiro pode parar
refusal-hq-is-barred = há uma peça no quartel-general { $point } que impede a entrada
refusal-no-pegs = só os Caças Estelares e as Estrelas de Combate têm suportes para carga
refusal-too-big-to-carry = uma Estrela de Combate não se pode transportar
refusal-no-free-peg = aí não há nenhum suporte livre
refusal-has-moved = { NAME($piece, form: "the") }, ou a sua carga, já começou um movimento nesta jogada e não se pode carregar nem teletransportar
refusal-already-loaded = { NAME($piece, form: "the") } já subiu a bordo como carga uma vez nesta jogada
refusal-not-standing-here = { NAME($piece, form: "the") } não é a outra peça no ponto de { $mover }
refusal-no-cargo-of-mover = { NAME($mover, form: "the") } não transporta { NAME($piece, form: "the") }
refusal-already-dropped = { NAME($piece, form: "the") } já desceu uma vez nesta jogada
refusal-cannot-move-off = { NAME($mover, form: "the") } não poderia sair depois de descarregar aqui uma peça
refusal-no-place-in-space = { $point } é espaço, e isto ({ $kind }) só se descarrega em terra
refusal-not-carried = nada transporta { NAME($piece, form: "the") }, por isso não há nada a mudar
refusal-already-shifted = { NAME($piece, form: "the") } já mudou de suporte uma vez nesta jogada
refusal-no-other-peg = na pilha de { $piece } não há outro suporte livre
refusal-not-in-stack = { NAME($piece, form: "the") } não é outro transportador da pilha de { $subject }
refusal-same-carrier = { NAME($subject, form: "the") } já está em cima de { $piece }
refusal-not-beamable = { NAME($piece, form: "the") } não se pode teletransportar, só os Guerreiros e os Mísseis Krill podem
refusal-already-beamed = { NAME($piece, form: "the") } já se teletransportou uma vez nesta jogada
refusal-no-beam-in-range = nenhuma Estrela de Combate em condições pode fazer esse teletransporte: o alcance é { $beam }
refusal-shift-instead = { NAME($piece, form: "the") } está na mesma pilha que { NAME($subject, form: "the") }: muda-se, não se teletransporta
refusal-no-beam-down-to-space = { $point } é espaço, as peças teletransportam-se para terra
refusal-not-free = { $point } não está livre
refusal-hq-closed-to-beams = nada se põe no quartel-general { $point }, um Guerreiro entra lá a pé
refusal-no-laser = um Míssil Krill não tem laser
refusal-has-fired = { NAME($piece, form: "the") } já disparou nesta jogada
refusal-no-target-in-range = { NAME($piece, form: "the") } não tem nenhum inimigo ao seu alcance de { $range }
refusal-out-of-range = o alvo está a { $steps } de { $subject }, e o seu alcance é { $range }
refusal-not-an-enemy = isso não é de nenhum inimigo
refusal-factory-in-ruins = { $factory } já está destruída
refusal-factories-are-safe = neste jogo não se pode atingir fábricas
refusal-not-a-missile = { NAME($piece, form: "the") } não é um Míssil Krill
refusal-not-on-start = { NAME($piece, form: "the") } só se pode lançar da sua posição inicial ou de um transportador
refusal-new-missile = { NAME($piece, form: "the") } foi comprado para um veículo nesta jogada e só se pode lançar na próxima
refusal-beyond-flight = { $point } está a { $steps } { $steps ->
    [0] pontos
    [one] ponto
   *[other] pontos
 }, um Míssil Krill voa { $flight }
refusal-not-in-this-game = este jogo joga-se sem esse tipo de peça ({ $kind })
refusal-none-lost = { $player } não perdeu nenhuma peça desse tipo ({ $kind })
refusal-too-dear = custa { $price } { $price ->
    [0] Zys
    [one] Zy
   *[other] Zys
 }, { $player } tem { $money }
refusal-no-free-start = não há nenhuma posição inicial livre para esse tipo ({ $kind })
refusal-not-a-start = { $point } não é uma posição inicial para essa peça que { $player } tenha
refusal-start-is-taken = a posição inicial { $point } está ocupada
refusal-only-missiles-aboard = só um Míssil Krill comprado se pode pôr num veículo
refusal-not-damaged = { NAME($piece, form: "the") } não tem danos
refusal-not-your-factory = { $factory } não é de { $player }
refusal-factory-recovers = { $factory } está danificada; recupera sozinha e não se pode reparar antes
refusal-not-in-ruins = { $factory } não está destruída
refusal-must-buy-warrior = { $player } não tem nenhum Guerreiro e pode comprar um, por isso tem de o fazer antes de acabar a jogada

## What happened

event-planet-picked = { $owner } fica com o planeta { $corner }
event-turn-began = vez de { $owner }, ronda { $n }
event-move-began = { $kind } { $piece } começa a mover-se
event-piece-went = { $piece } vai { $steps }, de { $start } para { $point }
event-piece-loaded = { $carrier } carrega { $piece }
event-piece-docked = { $piece } embarca em { $carrier }
event-piece-dropped = { $piece } desce em { $point }
event-piece-shifted = { $piece } muda para { $carrier }
event-piece-beamed-aboard = { $piece } teletransporta-se para bordo de { $carrier }
event-piece-beamed-down = { $piece } teletransporta-se para { $point }
event-laser-fired = { $kind } { $piece } dispara contra { $target }
event-missile-detonated = { $piece } voa de { $start } e explode em { $point }
event-card-drawn = { $card } para { $target }
event-piece-lost = { $kind } { $piece } perde-se em { $point }
event-piece-damaged = { $kind } { $piece } sofre danos
event-factory-destroyed = { $factory } é destruída
event-factory-damaged = { $factory } sofre danos
event-pile-reshuffled = as cartas de tiro são baralhadas de novo
event-piece-bought = { $kind } { $piece }: compra por { $price }, fica em { $point }
event-piece-repaired = { $piece }: reparação por { $price }
event-factory-rebuilt = { $factory } é reconstruída por { $price }
event-income-paid = { $owner } recebe { $n } { $n ->
    [0] Zys
    [one] Zy
   *[other] Zys
 }
event-zylon-taken = { $owner } fica com a carta Zylon
event-player-captured = { $other } entra no quartel-general de { $owner } e fica com tudo
event-player-without-warrior = { $owner } não tem nenhum Guerreiro e sai do jogo; { $other } herda
event-player-deserted = { $owner } não tem nenhum Guerreiro e sai do jogo; ninguém herda
event-last-player-left = só resta { $owner }
event-rounds-are-over = { $n ->
    [0] não houve nenhuma ronda
    [one] a ronda única acabou
   *[other] as { $n } rondas acabaram
 }

## Plain words for people

name-upper-left = superior esquerdo
    .feminine = superior esquerda
    .side = em cima à esquerda
name-upper-right = superior direito
    .feminine = superior direita
    .side = em cima à direita
name-lower-right = inferior direito
    .feminine = inferior direita
    .side = em baixo à direita
name-lower-left = inferior esquerdo
    .feminine = inferior esquerda
    .side = em baixo à esquerda
name-above = acima
name-below = abaixo
name-left = à esquerda
    .way = para a esquerda
name-right = à direita
    .way = para a direita
name-middle = no meio
name-up-left = para cima à esquerda
name-up-right = para cima à direita
name-down-left = para baixo à esquerda
name-down-right = para baixo à direita
name-nobody = ninguém
phrase-kind = { $kind ->
    [battle_star] uma Estrela de Combate
    [star_fighter] um Caça Estelar
    [warrior] um Guerreiro
   *[missile] um Míssil Krill
 }
phrase-piece = { $kind ->
    [battle_star] Estrela de Combate
    [star_fighter] Caça Estelar
    [warrior] Guerreiro
   *[missile] Míssil Krill
 } { $n }{ $owner ->
    [you] { "" }
   *[other] { " " }de { $owner }
 }
    .the = { $kind ->
        [battle_star] a Estrela de Combate
        [star_fighter] o Caça Estelar
        [warrior] o Guerreiro
       *[missile] o Míssil Krill
     } { $n }{ $owner ->
        [you] { "" }
       *[other] { " " }de { $owner }
     }
    .of = { $kind ->
        [battle_star] da Estrela de Combate
        [star_fighter] do Caça Estelar
        [warrior] do Guerreiro
       *[missile] do Míssil Krill
     } { $n }{ $owner ->
        [you] { "" }
       *[other] { " " }de { $owner }
     }
    .at = { $kind ->
        [battle_star] na Estrela de Combate
        [star_fighter] no Caça Estelar
        [warrior] no Guerreiro
       *[missile] no Míssil Krill
     } { $n }{ $owner ->
        [you] { "" }
       *[other] { " " }de { $owner }
     }
phrase-no-piece = nada
phrase-factory = { $owner ->
    [you] a tua fábrica
   *[other] a fábrica de { $owner }
 } { $place ->
    [home] no planeta natal
    [moon] na lua
   *[zylon] em Zylon
 }
phrase-body = { $name ->
    [zylon] Zylon
    [planet] o planeta { $corner }
   *[moon] a lua { NAME($corner, form: "feminine") }
 }
    .of = { $name ->
        [zylon] de Zylon
        [planet] do planeta { $corner }
       *[moon] da lua { NAME($corner, form: "feminine") }
     }
    .at = { $name ->
        [zylon] em Zylon
        [planet] no planeta { $corner }
       *[moon] na lua { NAME($corner, form: "feminine") }
     }
phrase-spot = { $what ->
    [headquarters] { $name ->
        [zylon] o quartel-general de Zylon
       *[planet] { $owner ->
            [you] o teu quartel-general
            [nobody] o quartel-general { NAME($body, form: "of") }
           *[other] o quartel-general de { $owner }
         }
     }
    [on] { NAME($body, form: "at") } ({ NAME($side, form: "side") })
    [beside] junto { NAME($body, form: "of") } ({ NAME($side, form: "side") })
   *[space] no espaço ({ NAME($side, form: "side") } { NAME($body, form: "of") })
 }
    .kind = { $what }
    .to = { $what ->
        [headquarters] para { $name ->
            [zylon] o quartel-general de Zylon
           *[planet] { $owner ->
                [you] o teu quartel-general
                [nobody] o quartel-general { NAME($body, form: "of") }
               *[other] o quartel-general de { $owner }
             }
         }
        [on] para { $body } ({ NAME($side, form: "side") })
        [beside] para junto { NAME($body, form: "of") } ({ NAME($side, form: "side") })
       *[space] para o espaço ({ NAME($side, form: "side") } { NAME($body, form: "of") })
     }
    .at = { $what ->
        [headquarters] { $name ->
            [zylon] no quartel-general de Zylon
           *[planet] { $owner ->
                [you] no teu quartel-general
                [nobody] no quartel-general { NAME($body, form: "of") }
               *[other] no quartel-general de { $owner }
             }
         }
        [on] { NAME($body, form: "at") } ({ NAME($side, form: "side") })
        [beside] junto { NAME($body, form: "of") } ({ NAME($side, form: "side") })
       *[space] no espaço ({ NAME($side, form: "side") } { NAME($body, form: "of") })
     }
phrase-no-spot = lado nenhum
phrase-leg = { $n } { NAME($side, form: "way") }
phrase-way = { $first }, { $then }
phrase-no-way = sem sair do lugar
plain-action-go = { NAME($spot, form: "kind") ->
    [headquarters] Ir { NAME($spot, form: "to") }
   *[other] Ir { $way }: { NAME($spot, form: "at") }
 }
plain-action-detonate = Explodir { $way }: { NAME($spot, form: "at") }
plain-action-to = Teletransportar { NAME($subject, form: "the") }, { $way }: { NAME($spot, form: "at") }
plain-action-at = Pôr { NAME($subject, form: "the") }, { $way }: { NAME($spot, form: "at") }
plain-action-begin = { $piece }
plain-action-load = Carregar { NAME($piece, form: "the") }
plain-action-dock = Embarcar { NAME($piece, form: "at") }
plain-action-drop = Descarregar { NAME($piece, form: "the") }
plain-action-fire = { NAME($piece, form: "the") } dispara
plain-action-target = { NAME($subject, form: "the") } dispara contra { NAME($target, form: "the") }
plain-action-launch = Lançar { NAME($piece, form: "the") }
plain-action-beam = Teletransportar { NAME($piece, form: "the") }
plain-action-shift = Mudar { NAME($piece, form: "the") }
plain-action-repair = Reparar { NAME($piece, form: "the") } por { $price } { $price ->
    [0] Zys
    [one] Zy
   *[other] Zys
 }
plain-action-onto = { $phase ->
    [beam] Teletransportar { NAME($subject, form: "the") } para bordo { NAME($piece, form: "of") }
    [shift] Mudar { NAME($subject, form: "the") } para { NAME($piece, form: "the") }
   *[buy] Pôr { NAME($subject, form: "the") } a bordo { NAME($piece, form: "of") }
 }
plain-action-rebuild = Reconstruir { $factory } por { $price } { $price ->
    [0] Zys
    [one] Zy
   *[other] Zys
 }
plain-action-buy = Comprar { $kind } por { $price } { $price ->
    [0] Zys
    [one] Zy
   *[other] Zys
 }
plain-action-pick = Ficar com o planeta { $corner }
plain-action-end = Acabar a jogada

plain-event-planet-picked = { $owner ->
    [you] Ficas
   *[other] { $owner } fica
 } com o planeta { $corner }
plain-event-turn-began = { $owner ->
    [you] É a tua vez
   *[other] Vez de { $owner }
 }, ronda { $n }
plain-event-move-began = { NAME($piece, form: "the") } começa a mover-se
plain-event-piece-went = { NAME($piece, form: "the") } { $kind ->
    [warrior] anda
   *[other] voa
 } { $steps }, { NAME($point, form: "to") }
plain-event-piece-loaded = { NAME($carrier, form: "the") } carrega { NAME($piece, form: "the") }
plain-event-piece-docked = { NAME($piece, form: "the") } embarca { NAME($carrier, form: "at") }
plain-event-piece-dropped = { NAME($piece, form: "the") } desce { NAME($point, form: "at") }
plain-event-piece-shifted = { NAME($piece, form: "the") } muda para { NAME($carrier, form: "the") }
plain-event-piece-beamed-aboard = { NAME($piece, form: "the") } teletransporta-se para bordo { NAME($carrier, form: "of") }
plain-event-piece-beamed-down = { NAME($piece, form: "the") } teletransporta-se { NAME($point, form: "to") }
plain-event-laser-fired = { NAME($piece, form: "the") } dispara contra { NAME($target, form: "the") }
plain-event-missile-detonated = { NAME($piece, form: "the") } parte e explode { NAME($point, form: "at") }
plain-event-card-drawn = { $card }: { NAME($target, form: "the") }
plain-event-piece-lost = { NAME($piece, form: "the") } perde-se
plain-event-piece-damaged = { NAME($piece, form: "the") } sofre danos
plain-event-factory-destroyed = { $factory } é destruída
plain-event-factory-damaged = { $factory } sofre danos
plain-event-piece-bought = Compra-se { NAME($piece, form: "the") } por { $price } { $price ->
    [0] Zys
    [one] Zy
   *[other] Zys
 }; começa { NAME($point, form: "at") }
plain-event-piece-repaired = Repara-se { NAME($piece, form: "the") } por { $price } { $price ->
    [0] Zys
    [one] Zy
   *[other] Zys
 }
plain-event-factory-rebuilt = { $factory } é reconstruída por { $price } { $price ->
    [0] Zys
    [one] Zy
   *[other] Zys
 }
plain-event-income-paid = { $owner ->
    [you] Recebes
   *[other] { $owner } recebe
 } { $n } { $n ->
    [0] Zys
    [one] Zy
   *[other] Zys
 }
plain-event-zylon-taken = { $owner ->
    [you] Ficas
   *[other] { $owner } fica
 } com a carta Zylon
plain-event-player-captured = { $other ->
    [you] Entras no quartel-general de { $owner } e ficas com tudo; as peças mantêm o nome
   *[other] { $owner ->
        [you] { $other } entra no teu quartel-general e fica com tudo; as peças mantêm o nome
       *[other] { $other } entra no quartel-general de { $owner } e fica com tudo; as peças mantêm o nome
     }
 }
plain-event-player-without-warrior = { $owner ->
    [you] Não tens nenhum Guerreiro e sais do jogo
   *[other] { $owner } não tem nenhum Guerreiro e sai do jogo
 }; { $other ->
    [you] herdas tu
   *[other] { $other } herda
 }; as peças mantêm o nome
plain-event-player-deserted = { $owner ->
    [you] Não tens nenhum Guerreiro e sais do jogo
   *[other] { $owner } não tem nenhum Guerreiro e sai do jogo
 }; ninguém herda
plain-event-last-player-left = { $owner ->
    [you] Só restas tu
   *[other] Só resta { $owner }
 }
plain-event-rounds-are-over = { $n ->
    [0] Não houve nenhuma ronda
    [one] A ronda única acabou
   *[other] As { $n } rondas acabaram
 }

plain-refusal-game-over = O jogo já acabou
plain-refusal-not-your-turn = Não é a tua vez: { $turn } decide
plain-refusal-join-first = { NAME($mover, form: "the") } está sobre outra peça tua: carrega-a ou embarca nela
plain-refusal-nothing-to-name = Nada espera por um alvo: escolhe primeiro o que dispara, se teletransporta, muda ou compra
plain-refusal-no-such-piece = Essa peça não existe nesta mesa
plain-refusal-no-such-factory = Essa fábrica não existe nesta mesa
plain-refusal-place-first = Diz primeiro onde pões { NAME($subject, form: "the") }
plain-refusal-not-your-piece = { NAME($piece, form: "the") } não te obedece
plain-refusal-is-captured = { NAME($piece, form: "the") } mudou de dono nesta jogada e só age na tua próxima
plain-refusal-no-such-point = Esse ponto não existe
plain-refusal-planet-taken = O planeta { $corner } já tem dono
plain-refusal-space-only = Isso é terra: uma Estrela de Combate só se move no espaço
plain-refusal-too-far = { $reach ->
    [far] Demasiado longe: { NAME($mover, form: "the") } só tem { $left }
   *[near] Demasiado longe: { $steps } { $steps ->
        [0] pontos
        [one] ponto
       *[other] pontos
     }, e { NAME($mover, form: "the") } só tem { $left }
 }
plain-refusal-already-there = { NAME($mover, form: "the") } já está aí
plain-refusal-enemy-in-the-way = Aí está uma peça inimiga: pode passar-se por cima, mas não parar
plain-refusal-no-room-to-join = Aí está uma peça tua que { NAME($mover, form: "the") } não pode carregar e em que não pode embarcar
plain-refusal-only-warriors-land = Isso é um quartel-general: só um Guerreiro pode lá parar
plain-refusal-hq-is-barred = Há uma peça nesse quartel-general que impede a entrada
plain-refusal-no-place-in-space = Isso é espaço: esta peça só se descarrega em terra
plain-refusal-no-beam-down-to-space = Isso é espaço: as peças teletransportam-se para terra
plain-refusal-not-free = Aí já está alguma coisa
plain-refusal-hq-closed-to-beams = Nada se põe num quartel-general: um Guerreiro entra lá a pé
plain-refusal-beyond-flight = Demasiado longe: { $steps } { $steps ->
    [0] pontos
    [one] ponto
   *[other] pontos
 }, e um Míssil voa { $flight }
plain-refusal-none-lost = Não perdeste nenhuma peça desse tipo
plain-refusal-too-dear = Custa { $price } { $price ->
    [0] Zys
    [one] Zy
   *[other] Zys
 }, e tens { $money }
plain-refusal-not-a-start = Isso não é uma posição inicial tua para essa peça
plain-refusal-start-is-taken = Essa posição inicial está ocupada
plain-refusal-not-your-factory = { $factory } não é tua
plain-refusal-must-buy-warrior = Não tens nenhum Guerreiro e podes comprar um: fá-lo antes de acabar a jogada

## Options in the lobby

option-rules = Regras
option-max-rounds = Rondas
option-prices = Preços
option-touch-move = Peça tocada, peça jogada
option-pick-planets = Escolher planetas

## A line for each option

help-rules = jogo grande: todas as peças; jogo curto: só Caças Estelares e Guerreiros
help-max-rounds = rondas ao fim das quais o jogo é decidido
help-prices = inteiros, ou metade do que o livro de regras pede
help-touch-move = um movimento começado tem de dar pelo menos um passo
help-pick-planets = os jogadores escolhem os seus planetas, pela ordem dos lugares

## Warnings, by clause

caution-ZY-1 = a três, o canto entre os outros dois está em desvantagem

## Their choices

choice-major = jogo grande
choice-short = jogo curto
choice-full = inteiros
choice-half = metade

## Boards

board-major = tabuleiro grande
board-short = tabuleiro curto

## Why a position is impossible

fault-bad-seats = tem de haver 2 a 4 jogadores, e tem de ser a vez de um deles
fault-bad-planets = cada jogador tem um dos quatro planetas, sem repetições
fault-bad-holders = há forças que não são de ninguém, ou que são de um jogador que já saiu
fault-off-the-board = uma peça está fora do tabuleiro ou não é deste jogo
fault-wrong-ground = uma Estrela de Combate está em terra, ou um Guerreiro ou um Míssil está no espaço
fault-bad-cargo = a carga não condiz com o transportador
fault-shared-point = duas pilhas estão no mesmo ponto
fault-wrong-marks = as marcas dos pontos ocupados estão erradas
fault-bad-money = os Zys não dão a conta certa
fault-bad-pile = o monte de cartas de tiro não faz parte do baralho
fault-bad-phase = o que está a decorrer não condiz com a fase
fault-should-be-over = só resta um jogador, por isso o jogo acabou
fault-bad-number = um número está fora dos limites
fault-hq-trespass = uma peça está num quartel-general onde não pode parar
fault-not-over = resta mais de um jogador e as rondas não acabaram, por isso o jogo continua
fault-bad-picks = os planetas escolhem-se à vez, e quem escolheu tem lá as suas peças

## What a seat is asked in the terminal

question-pick = Com que planeta ficas?
question-arrived = { $mover } chegou a uma peça própria: carregar (load) ou embarcar (dock)?
question-leaving = { $mover } descarregou uma peça e tem de sair: para onde?
question-fire = { $piece } dispara até { $laser } pontos: contra quê?
question-launch = { $piece } voa até { $flight } pontos e atinge tudo até { $blast } à volta: onde explode?
question-beam = { $piece } teletransporta-se até { $beam } pontos: para onde?
question-shift = { $piece } muda de suporte: para cima de quê?
question-buy = Onde pões { $piece }, que custa { $price } Zys?
question-moving = { $mover } está em movimento, passos que restam: { $n }. Outros movimentos: { $left } de { $moves }. E agora?
question-moved = Todos os movimentos da tua jogada estão feitos: faz uma ação livre, ou acaba.
question-turn = É a tua vez, movimentos: { $left } de { $moves }. Começa um movimento, faz uma ação livre, ou acaba.

## Glossary: what is on the table, one meaning each

term-battle-star = Estrela de Combate
meaning-battle-star = Voa { $star } pontos, só no espaço, transporta { $star_bays } pilhas, teletransporta a { $beam } pontos e dispara a { $star_laser }.
term-star-fighter = Caça Estelar
meaning-star-fighter = Voa { $fighter } pontos por cima de tudo, transporta uma peça e dispara a { $fighter_laser } { $fighter_laser ->
    [one] ponto
   *[other] pontos
 }.
term-warrior = Guerreiro
meaning-warrior = Anda { $warrior } pontos, só em terra, e dispara a { $warrior_laser } { $warrior_laser ->
    [one] ponto
   *[other] pontos
 }. Só os Guerreiros tomam quartéis-generais.
term-missile = Míssil Krill
meaning-missile = Voa { $missile } pontos uma só vez e explode: uma carta de tiro para tudo o que estiver até { $blast } { $blast ->
    [one] ponto
   *[other] pontos
 } de distância, amigo ou inimigo.
term-headquarters = Quartel-general
meaning-headquarters = Se um Guerreiro inimigo entrar no teu, sais do jogo e esse jogador fica com tudo. Por isso, faz-lhes o mesmo.
term-factory = Fábrica
meaning-factory = Rende um Zy por jogada enquanto funciona. Reconstruir uma destruída custa { $rebuild } Zys.
term-planet = Planeta natal
meaning-planet = Terra onde começam as peças de um jogador, com quartel-general e uma fábrica.
term-moon = Lua
meaning-moon = Terra com uma fábrica do planeta mais próximo.
term-zylon = Zylon
meaning-zylon = Terra no meio, com uma fábrica para cada um. O seu quartel-general dá a carta Zylon.
term-zylon-card = Carta Zylon
meaning-zylon-card = É de quem teve o último Guerreiro a entrar no quartel-general de Zylon. Duplica o rendimento das fábricas.
term-strike-hit = ACERTO
meaning-strike-hit = O alvo desaparece, com tudo o que transporta. O número diz quantas restam no monte.
term-strike-miss = FALHA
meaning-strike-miss = Nada acontece. O número diz quantas restam no monte.
term-strike-damage = DANO
meaning-strike-damage = O alvo não pode fazer nada até ao fim da próxima jogada do seu dono. O número diz quantas restam no monte.
term-zys = Zys
meaning-zys = O dinheiro. Vem das fábricas e compra de volta peças perdidas.
term-moves-left = Movimentos por fazer
meaning-moves-left = Quantas peças mais se podem mover nesta jogada, de { $moves }.
term-steps-left = Pontos por andar
meaning-steps-left = Até onde pode ainda ir a peça que está em movimento.
term-piece-number = Número numa peça
meaning-piece-number = Distingue peças do mesmo tipo: Guerreiro, e depois o seu número.
term-stack-count = Número junto de uma pilha
meaning-stack-count = Quantas peças o transportador leva a bordo.
term-lost-pieces = Peças perdidas
meaning-lost-pieces = Peças no banco. Quem as pôs em jogo pode comprá-las de volta.

## The screen of the terminal

screen-legend-kind = { $kind }
screen-legend-red-kind = { $kind } de Vermelho
screen-legend-state = sublinhado: leva carga; riscado: danificado; invertido: em movimento
screen-legend-headquarters = quartel-general
screen-legend-factory = fábrica
screen-legend-damaged-factory = fábrica danificada
screen-legend-ruined-factory = fábrica em ruínas
screen-legend-point = ponto; a terra tem fundo de cor
screen-legend-zylon-card = tem a carta Zylon
screen-legend-planet = onde fica o planeta de um jogador
screen-legend-owners = primeira letra: de Azul (b), Verde (g), Amarelo (y)
screen-legend-red-headquarters = quartel-general de Vermelho
screen-legend-zylon-headquarters = o de Zylon
screen-legend-no-headquarters = de ninguém
screen-legend-red-factory = fábrica de Vermelho
screen-legend-damaged = danificada
screen-legend-ruined = em ruínas
screen-legend-space = espaço
screen-legend-land = terra
screen-legend-stack = em 8,4 está rf1, danificado, que leva rw1
screen-legend-done = já se moveu e disparou
screen-over = fim do jogo
screen-pick = { $player } escolhe
screen-round = ronda { $round }/{ $last }
screen-due = { $player }: { $phase ->
    [act] a jogar
    [join] carregar
    [leave] sair
    [fire] disparo
    [launch] míssil
    [beam] teletr.
    [shift] suporte
    [buy] compra
   *[card] carta
 }
screen-moves-left = movimentos: { $n }
screen-steps-left = { $piece }: faltam { $n }
screen-out = { $player } fora: { $heir }
screen-money = { $n } { $n ->
    [0] Zys
    [one] Zy
   *[other] Zys
 }
screen-strikes = { $n } { $card }
screen-steps = passos
screen-laser = laser
screen-pegs = suportes
screen-price = preço
screen-repair = reparar
screen-factory-price = fábrica { $n } { $n ->
    [0] Zys
    [one] Zy
   *[other] Zys
 }
screen-beaming = teletr. { $n }
screen-blast = explosão { $n }
screen-cargo = carga
