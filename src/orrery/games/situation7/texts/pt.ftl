### SITUATION 7 em português

## The language

language-name = Português

## The lid of the box

title = SITUATION 7
blurb = Dois puzzles iguais, um só tabuleiro: quem cobre primeiro o sistema solar?

## Words that fill variables

name-yellow = Amarelo
name-green = Verde
name-yellow2 = Amarelo 2
name-green2 = Verde 2
name-rocket = foguetão
    .plural = foguetões
name-satellite = satélite
    .plural = satélites
name-astronaut = astronauta
    .plural = astronautas
name-nobody = ninguém
name-inner-sector-0 = setor interior 0
name-inner-sector-1 = setor interior 1
name-inner-sector-2 = setor interior 2
name-inner-sector-3 = setor interior 3
name-inner-sector-4 = setor interior 4
name-inner-sector-5 = setor interior 5
name-inner-sector-6 = setor interior 6
name-inner-sector-7 = setor interior 7
name-middle-sector-0 = setor intermédio 0
name-middle-sector-1 = setor intermédio 1
name-middle-sector-2 = setor intermédio 2
name-middle-sector-3 = setor intermédio 3
name-middle-sector-4 = setor intermédio 4
name-middle-sector-5 = setor intermédio 5
name-middle-sector-6 = setor intermédio 6
name-middle-sector-7 = setor intermédio 7
name-outer-sector-0 = setor exterior 0
name-outer-sector-1 = setor exterior 1
name-outer-sector-2 = setor exterior 2
name-outer-sector-3 = setor exterior 3
name-outer-sector-4 = setor exterior 4
name-outer-sector-5 = setor exterior 5
name-outer-sector-6 = setor exterior 6
name-outer-sector-7 = setor exterior 7
name-yellow-rocket-base = base de foguetões amarela
name-green-rocket-base = base de foguetões verde
name-yellow-satellite-base = base de satélites amarela
name-green-satellite-base = base de satélites verde
name-yellow-astronaut-base = base de astronautas amarela
name-green-astronaut-base = base de astronautas verde
name-Sun = Sol
    .area = o Sol
    .of = do Sol
name-Mercury-and-Venus = Mercúrio e Vénus
    .of = de Mercúrio e Vénus
name-Earth-and-Mars = Terra e Marte
    .area = a Terra e Marte
    .of = da Terra e de Marte
name-Jupiter = Júpiter
    .of = de Júpiter
name-Saturn = Saturno
    .of = de Saturno
name-Uranus = Úrano
    .of = de Úrano
name-Neptune-and-Pluto = Neptuno e Plutão
    .of = de Neptuno e Plutão
name-Relay-Station = Estação Retransmissora
    .area = a Estação Retransmissora
    .of = da Estação Retransmissora
name-Observatory = Observatório
    .area = o Observatório
    .of = do Observatório
name-Solar-Laboratory = Laboratório Solar
    .area = o Laboratório Solar
    .of = do Laboratório Solar
name-Solar-Collector = Coletor Solar
    .area = o Coletor Solar
    .of = do Coletor Solar
name-Repair-Dock = Doca de Reparação
    .area = a Doca de Reparação
    .of = da Doca de Reparação
name-Fuel-Depot = Depósito de Combustível
    .area = o Depósito de Combustível
    .of = do Depósito de Combustível
name-West-Beacon = Farol Oeste
    .area = o Farol Oeste
    .of = do Farol Oeste
name-East-Beacon = Farol Leste
    .area = o Farol Leste
    .of = do Farol Leste
name-Circle-75-east = Círculo 75 leste
name-Circle-75-west = Círculo 75 oeste
name-Circle-50-east = Círculo 50 leste
name-Circle-50-west = Círculo 50 oeste
name-Circle-25-east = Círculo 25 leste
name-Circle-25-west = Círculo 25 oeste

## What buttons say, by verb

action-place = colocar { $location }
action-launch = lançar para { $location }
action-astronaut = astronauta sobre { $location }
action-found = apanhar o que encaixar primeiro
action-pass = passar

## What one may type, by verb

kind-place = colocar a peça 11 do anel 3 (ou só: 3.11; na corrida: wanted 3.11)
kind-launch = o mesmo junto do território do adversário, com um foguetão ou um satélite
kind-astronaut = pôr um astronauta sobre a tua peça desse encaixe
kind-found = corrida: colocar o que encaixar primeiro
kind-pass = concordar em acabar o jogo (opção agree)

## Why a move is not allowed

refusal-game-over = o jogo já acabou
refusal-nature-first = isto decide-o o acaso, não { $player }
refusal-natures-only = isto decide-o o acaso, não { $player }
refusal-not-natures = agora não há nada deste género para o acaso tirar
refusal-not-found = { $location } não está aberto a { $acting }, por isso não pode ter sido encontrado
refusal-no-time-limit = este jogo não tem relógio que possa esgotar-se de fora: é preciso o ritmo live e um time_limit
refusal-not-your-turn = é a vez de { $acting }, não de { $player }
refusal-team-mates-turn = é a vez de { $acting }, da equipa de { $player }
refusal-other-clock-is-lower = o relógio de { $opponent } ({ NUMBER($other_clock) } s) age antes do de { $side } ({ NUMBER($clock) } s)
refusal-no-such-location = este tabuleiro não tem esse encaixe
refusal-filled = { $location } já está preenchido, por { $owner }
refusal-not-on-base-line = a primeira peça de { $side } vai para a sua linha de base, e { $location } não fica lá
refusal-not-adjacent = { $location } não toca em nenhuma peça de { $side }
refusal-guarded = { $location } toca numa peça guardada por um astronauta de { $opponent }
refusal-nothing-ready = { $side } não tem nada pronto a lançar (foguetões: { $rockets }, peças em falta na base: { $rocket_gap }; satélites: { $satellites }, peças em falta: { $satellite_gap })
refusal-nothing-left = { $side } já gastou todos os foguetões e satélites
refusal-no-launch-needed = { $location } toca no território de { $side }: lança-se para onde não se chega colocando
refusal-not-beside-opponent = um lançamento vai para junto do território de { $opponent }, e { $location } não lhe toca
refusal-not-your-piece = { $location } { $owner ->
    [nobody] não é de ninguém
   *[other] é de { $owner }
 }, os astronautas põem-se sobre peças próprias
refusal-astronauts-not-ready = a base de astronautas de { $side } não está completa (peças em falta: { $astronaut_gap })
refusal-no-astronaut-left = { $side } já não tem astronautas
refusal-has-equipment = em { $location } já está equipamento
refusal-not-joined = nenhum caminho por território próprio liga a linha de base e a base de astronautas a { $location }
refusal-only-in-race = “found” é para a corrida; aqui diz-se o encaixe
refusal-nothing-to-find = não há nenhum encaixe aberto a { $side }, só um lançamento serviria
refusal-no-passing = este jogo joga-se sem a opção agree: não se pode passar
refusal-passed-already = { $side } já passou, e desde então ninguém colocou uma peça
refusal-does-not-fit = a peça { $piece } não cabe no encaixe { $location }

## What happened

event-piece-placed = { $player } coloca { $location }
event-launched = { $player } lança um { $equipment } para { $location }
event-astronaut-set = { $player } põe um astronauta sobre { $location }
event-goal-held = { $side } ocupa { $goal }: { $points }
event-base-ready = { $side }: { NAME($equipment, form: "plural") } prontos ({ $count })
event-neutralised = { $location } fica neutralizado: qualquer dos lados o pode preencher
event-passed = { $player } passa
event-skipped = { $side } não tem onde jogar e perde a vez
event-searching = { $player } apanha o que encaixar primeiro
event-clock-set = { $side } começa em { NUMBER($time) } s
event-time-spent = { $side } gasta { NUMBER($time) } s, o relógio marca { NUMBER($clock) } s
event-waited = { $side } não tem onde jogar e espera até { NUMBER($time) } s
event-time-is-up = o tempo acabou
event-game-ended = o jogo acaba: Amarelo { NUMBER($yellow_points) }, Verde { NUMBER($green_points) }

## Plain words for people

name-upper-right = em cima à direita
name-upper-left = em cima à esquerda
name-lower-left = em baixo à esquerda
name-lower-right = em baixo à direita
name-top = em cima
name-bottom = em baixo
name-left = à esquerda
name-right = à direita
name-east = a leste
name-west = a oeste
name-right-above = à direita, acima
name-above-right = acima, à direita
name-above-left = acima, à esquerda
name-left-above = à esquerda, acima
name-left-below = à esquerda, abaixo
name-below-left = abaixo, à esquerda
name-below-right = abaixo, à direita
name-right-below = à direita, abaixo
name-inner = interior
name-middle = intermédio
name-outer = exterior
phrase-goal = { $kind ->
    [sector] o setor { $name } ({ $side })
    [base] { $owner ->
        [you] a tua base de { NAME($equipment, form: "plural") }
       *[other] a base de { NAME($equipment, form: "plural") } de { $owner }
     }
    [circle] o círculo de { $points } { $side }
   *[other] { NAME($name, form: "area") }
 }
    .of = { $kind ->
        [sector] do setor { $name } ({ $side })
        [base] { $owner ->
            [you] da tua base de { NAME($equipment, form: "plural") }
           *[other] da base de { NAME($equipment, form: "plural") } de { $owner }
         }
        [circle] do círculo de { $points } { $side }
       *[other] { NAME($name, form: "of") }
     }
phrase-location = { $form ->
    [part] { $area }, { $side }
    [beside] a peça { $side ->
        [top] acima
        [bottom] abaixo
       *[other] { $side }
     } { NAME($area, form: "of") }
    [line] { $owner ->
        [you] a tua linha de base
       *[other] a linha de base de { $owner }
     }, { $nth }.ª peça a contar da esquerda
    [whole] { $area }
   *[code] a peça { $name }
 }
    .subject = { $form ->
        [part] a peça { NAME($area, form: "of") }, { $side },
        [beside] a peça { $side ->
            [top] acima
            [bottom] abaixo
           *[other] { $side }
         } { NAME($area, form: "of") }
        [line] a { $nth }.ª peça, a contar da esquerda, { $owner ->
            [you] da tua linha de base
           *[other] da linha de base de { $owner }
         }
        [whole] a peça { NAME($area, form: "of") }
       *[code] a peça { $name }
     }
    .piece = { $form ->
        [part] a peça { NAME($area, form: "of") }, { $side }
        [beside] a peça { $side ->
            [top] acima
            [bottom] abaixo
           *[other] { $side }
         } { NAME($area, form: "of") }
        [line] a { $nth }.ª peça, a contar da esquerda, { $owner ->
            [you] da tua linha de base
           *[other] da linha de base de { $owner }
         }
        [whole] a peça { NAME($area, form: "of") }
       *[code] a peça { $name }
     }
phrase-no-location = lado nenhum
plain-action-place = { $location }
plain-action-wanted = Procurar { NAME($location, form: "piece") }
plain-action-launch = { $equipment } para { $location }
plain-action-astronaut = Astronauta sobre { $location }
plain-action-found = Apanhar o que encaixar primeiro
plain-action-pass = Passar

plain-event-piece-placed = { $player ->
    [you] Colocas { NAME($location, form: "piece") }
   *[other] { $player } coloca { NAME($location, form: "piece") }
 }
plain-event-launched = { $player ->
    [you] Lanças
   *[other] { $player } lança
 } um { $equipment } para { $location }
plain-event-astronaut-set = { $player ->
    [you] Pões
   *[other] { $player } põe
 } um astronauta sobre { $location }
plain-event-goal-held = { $side ->
    [you] Ocupas
   *[other] { $side } ocupa
 } { $goal }: { $points } { $points ->
    [0] pontos
    [one] ponto
   *[other] pontos
 }
plain-event-base-ready = { $side ->
    [you] Os teus { NAME($equipment, form: "plural") } estão prontos
   *[other] Os { NAME($equipment, form: "plural") } de { $side } estão prontos
 } ({ $count })
plain-event-neutralised = Qualquer dos lados pode agora preencher { $location }
plain-event-passed = { $player ->
    [you] Passas
   *[other] { $player } passa
 }
plain-event-skipped = { $side ->
    [you] Não tens onde jogar e perdes a vez
   *[other] { $side } não tem onde jogar e perde a vez
 }
plain-event-searching = { $player ->
    [you] Apanhas
   *[other] { $player } apanha
 } o que encaixar primeiro
plain-event-clock-set = { $side ->
    [you] Começas
   *[other] { $side } começa
 } em { NUMBER($time) } s
plain-event-time-spent = { $side ->
    [you] Gastas
   *[other] { $side } gasta
 } { NUMBER($time) } s, o relógio marca { NUMBER($clock) } s
plain-event-waited = { $side ->
    [you] Não tens onde jogar e esperas
   *[other] { $side } não tem onde jogar e espera
 } até { NUMBER($time) } s
plain-event-time-is-up = O tempo acabou
plain-event-game-ended = O jogo acaba: { $yellow ->
    [you] tu
   *[other] { $yellow }
 } { NUMBER($yellow_points) }, { $green ->
    [you] tu
   *[other] { $green }
 } { NUMBER($green_points) }

plain-refusal-game-over = O jogo já acabou
plain-refusal-not-your-turn = Não é a tua vez: { $acting } decide
plain-refusal-team-mates-turn = É a vez de { $acting }, que joga do teu lado
plain-refusal-other-clock-is-lower = O outro relógio ({ NUMBER($other_clock) } s) age antes do teu ({ NUMBER($clock) } s)
plain-refusal-filled = { $owner ->
    [you] Aí já está uma peça tua
    [nobody] Esse encaixe já está preenchido
   *[other] Aí já está uma peça de { $owner }
 }
plain-refusal-not-on-base-line = A tua primeira peça vai para a tua linha de base
plain-refusal-not-adjacent = { NAME($location, form: "subject") } ainda não toca no teu território
plain-refusal-guarded = Ao lado há uma peça guardada por um astronauta de { $opponent }
plain-refusal-nothing-ready = Não tens nada pronto a lançar (foguetões: { $rockets }, peças em falta na base: { $rocket_gap }; satélites: { $satellites }, peças em falta: { $satellite_gap })
plain-refusal-nothing-left = Já gastaste todos os foguetões e satélites
plain-refusal-no-launch-needed = { NAME($location, form: "subject") } toca no teu território: basta colocar
plain-refusal-not-beside-opponent = Um lançamento vai para junto do território de { $opponent }, e { NAME($location, form: "subject") } não lhe toca
plain-refusal-not-your-piece = Um astronauta só se pode pôr sobre uma peça tua
plain-refusal-astronauts-not-ready = A tua base de astronautas não está completa (peças em falta: { $astronaut_gap })
plain-refusal-no-astronaut-left = Já não tens astronautas
plain-refusal-has-equipment = Sobre essa peça já está alguma coisa
plain-refusal-not-joined = Nenhum caminho pelo teu território chega aí a partir da tua linha de base e da tua base de astronautas
plain-refusal-only-in-race = Isso é para a corrida: aqui escolhes tu a peça
plain-refusal-nothing-to-find = Não há nenhum encaixe aberto para ti: só um lançamento serviria
plain-refusal-no-passing = Neste jogo não se pode passar
plain-refusal-passed-already = Já passaste, e desde então ninguém colocou uma peça
plain-refusal-does-not-fit = Essa peça não cabe aí

## Options in the lobby

option-tempo = Ritmo
option-agree = Fim por acordo
option-time-limit = Limite de tempo
option-yellow-time = Tempo de Amarelo
option-green-time = Tempo de Verde

## A line for each option

help-tempo = à vez, todos ao mesmo tempo, ou uma corrida com relógios simulados
help-agree = o jogo também acaba quando os dois lados passam
help-time-limit = minutos ao fim dos quais o jogo acaba (ao mesmo tempo e corrida); 0: sem limite
help-yellow-time = tempos de procura de Amarelo na corrida, em percentagem dos habituais
help-green-time = tempos de procura de Verde na corrida, em percentagem dos habituais

## Warnings, by clause

caution-S7-1 = dois contra um é desequilibrado quando todos jogam ao mesmo tempo: quase sempre ganha o par

## Their choices

choice-alternate = à vez
choice-live = todos ao mesmo tempo
choice-race = relógios simulados

## Boards

board-standard = normal

## Why a position is impossible

fault-bad-seats = tem de haver 2 a 4 jogadores (2 na corrida), e de cada lado um lugar tem de ser o próximo
fault-land-overlaps = um encaixe está ocupado duas vezes ou não existe neste tabuleiro
fault-wrong-count = as peças ou o equipamento não dão a conta certa
fault-stray-equipment = há equipamento sobre uma peça que não é do seu lado, que já tem outro ou a que não pode chegar
fault-no-base = há equipamento em uso, mas a sua base não está toda ocupada
fault-wrong-sets = os conjuntos que resultam do território estão errados
fault-stray-piece = uma peça não está na linha de base, nem foi lançada, nem está junto de outra do seu lado
fault-wrong-sun = quem chegou primeiro ao Sol não ocupa nenhuma peça dele
fault-wrong-passes = passar exige a opção agree, e quando os dois lados passaram o jogo acabou
fault-wrong-phase = a fase não condiz com o ritmo, ou com um tabuleiro cheio ou por encher
fault-wrong-turn = o lado que tem a vez não podia colocar nem lançar
fault-wrong-clock = os relógios são da corrida, e age o mais baixo

## What a seat is asked in the terminal

question-live = Todos jogam ao mesmo tempo: coloca uma peça, faz um lançamento ou põe um astronauta, tão depressa quanto puderes.
question-race = Procura uma certa peça, apanha a que encontrares primeiro, faz um lançamento ou põe um astronauta.
question-turn = Põe quantos astronautas quiseres, depois coloca uma peça ou faz um lançamento.

## Glossary: what is on the table, one meaning each

term-place = Encaixe
meaning-place = Aqui só cabe uma peça de cada lado. Quem a colocar primeiro fica com o encaixe.
term-piece = Peça na bandeja
meaning-piece = Só cabe num encaixe da imagem. Tem de tocar no teu território com um lado.
term-base-line = Linha de base
meaning-base-line = Aqui vai a tua primeira peça.
term-sun = Sol
meaning-sun =
    { $sun } { $sun ->
        [one] ponto
       *[other] pontos
     } para quem o ocupar todo.
term-planet = Planeta
meaning-planet =
    { $planet } { $planet ->
        [one] ponto
       *[other] pontos
     } para quem o ocupar por inteiro.
term-man-made = Objeto artificial
meaning-man-made =
    { $object } { $object ->
        [one] ponto
       *[other] pontos
     } para quem ocupar todas as suas peças.
term-circle = Círculo
meaning-circle = Uma só peça, que vale o número impresso.
term-sector = Setor
meaning-sector = Um campo da grelha impressa: { $sector } { $sector ->
    [one] ponto
   *[other] pontos
 } para quem ocupar todas as peças que lá estão.
term-rocket-base = Base de foguetões
meaning-rocket-base = Preenche toda a tua: { $base } { $base ->
    [one] ponto
   *[other] pontos
 }, e os teus { $rockets } foguetões ficam prontos.
term-satellite-base = Base de satélites
meaning-satellite-base = Preenche toda a tua: { $base } { $base ->
    [one] ponto
   *[other] pontos
 }, e os teus { $satellites } satélites ficam prontos.
term-astronaut-base = Base de astronautas
meaning-astronaut-base = Preenche toda a tua: { $base } { $base ->
    [one] ponto
   *[other] pontos
 }, e os teus { $astronauts } astronautas ficam prontos.
term-rocket = Foguetão
meaning-rocket = Coloca uma peça junto do território do adversário, em qualquer parte do tabuleiro. Depois fica gasto.
term-satellite = Satélite
meaning-satellite = Faz o mesmo que um foguetão, quando não há nenhum pronto.
term-astronaut = Astronauta
meaning-astronaut = Guarda uma peça tua: o adversário não pode colocar nada ao lado dela.
term-tray = Bandeja
meaning-tray = As tuas peças, baralhadas. Arrasta uma para o seu encaixe, ou clica nela e depois no encaixe.
term-points = Pontos de um lado
meaning-points = O que ocupa sem partilhar: áreas, setores e as suas próprias bases.

## The screen of the terminal

screen-legend-location = encaixe: anel 3 a partir do centro, peça 11 de leste para norte
screen-legend-equipment = foguetão, satélite, astronauta de Amarelo; de Verde r s a
screen-legend-pieces = peças de Amarelo (y) e de Verde (g)
screen-legend-sun = Sol
screen-legend-planet = planeta
screen-legend-station = estação
screen-legend-circle = círculo
screen-legend-base = base
screen-legend-base-line = linha de base
screen-legend-line = linha entre setores
screen-legend-open = aberto para ti
screen-legend-yellow = de Amarelo
screen-legend-green = de Verde
screen-legend-yellow-bases = bases de Amarelo
screen-legend-green-bases = bases de Verde
screen-points = pontos
screen-pieces = peças
screen-sectors = setores
screen-bases = bases
screen-goals = objetivos
screen-rockets = foguetões
screen-satellites = satélites
screen-astronauts = astronautas
screen-side = { $side }
screen-used = gasto
screen-gap = { $n ->
    [one] falta { $n }
   *[other] faltam { $n }
 }
screen-ready = { $n ->
    [0] 0 prontos
    [one] { $n } pronto
   *[other] { $n } prontos
 }
screen-base-line = { $side }: linha { $places }, bases:
screen-tempo = { $tempo ->
    [alternate] à vez
    [live] todos ao mesmo tempo
   *[race] corrida
 }, { $n ->
    [0] 0 encaixes vazios
    [one] { $n } encaixe vazio
   *[other] { $n } encaixes vazios
 }
screen-clocks = relógios: Amarelo { NUMBER($yellow) } s, Verde { NUMBER($green) } s
screen-over = fim
screen-chance = decide o acaso ({ $phase ->
    [start] quem começa
    [find] a procura
    [wanted] a peça procurada
   *[found] a peça encontrada
 })
screen-anyone = qualquer um pode agir
screen-due = joga: { $seat }
