### O tabuleiro de Situation 7

situation7-board = O puzzle redondo
situation7-yellow = Amarelo
situation7-green = Verde
situation7-tray = As tuas peças
situation7-left = por colocar: { $n }
situation7-piece = { $name }
situation7-pieceFits = { $name }: já cabe
situation7-location = { $name }: { $state }

situation7-held-yellow = de Amarelo
situation7-held-green = de Verde

situation7-openToYou = aberto para ti
situation7-emptyPlace = vazio

situation7-hint-pick = Escolhe primeiro uma peça, ou arrasta-a para aqui.
situation7-hint-press = Agora clica no seu encaixe no tabuleiro.
situation7-hint-drag = Arrasta uma peça para o seu encaixe, ou escolhe-a e clica no encaixe.
situation7-hint-ready = Arrasta uma peça para o seu encaixe, ou coloca um astronauta: clica nele em baixo e depois numa das tuas peças.
situation7-hint-astronaut = Agora clica numa das tuas peças marcadas.

situation7-otherCut = Este tabuleiro está cortado à sua maneira e não tem imagem aqui; joga pela lista de jogadas.
situation7-pieces = { $n } { $n ->
    [0] peças
    [one] peça
   *[other] peças
 }
situation7-clock = { $clock } s
situation7-hasPassed = passou

situation7-kit-rocket = Foguetões
situation7-kit-satellite = Satélites
situation7-kit-astronaut = Astronautas

situation7-ready = prontos
situation7-notReady = sem base
situation7-setAstronaut = Pôr um astronauta (há { $n })
situation7-sectors = { $n } { $n ->
    [0] setores
    [one] setor
   *[other] setores
 }
situation7-share-planet = Planetas
situation7-share-station = Objetos artificiais
situation7-share-circle = Círculos
situation7-share-base = Bases
situation7-found = Colocar o que encaixar primeiro
situation7-pass = Passar: acabar por acordo

situation7-banner-ready-rocket = Foguetões prontos: { $side }
situation7-banner-ready-satellite = Satélites prontos: { $side }
situation7-banner-ready-astronaut = Astronautas prontos: { $side }
situation7-banner-passed = { $side } passa
situation7-banner-skipped = { $side } não tem onde jogar
situation7-banner-searching = { $side } apanha o que encaixar
situation7-banner-clock = { $side }: { $clock } s
situation7-banner-waited = { $side } espera até { $clock } s
situation7-banner-timeUp = O tempo acabou
situation7-banner-over = Fim do jogo: Amarelo { $yellow }, Verde { $green }

situation7-tempo-alternate = à vez
situation7-tempo-live = ao mesmo tempo
situation7-tempo-race = corrida

situation7-say-head = { $n ->
    [0] Não há encaixes vazios
    [one] { $n } encaixe vazio
   *[other] { $n } encaixes vazios
 }. Ritmo: { $tempo }.
situation7-say-land = { $side } ocupa { $n } { $n ->
    [0] peças
    [one] peça
   *[other] peças
 }.
situation7-say-ready = { $side }, { $kind }: prontos, restam { $left }.
situation7-say-notReady = { $side }, { $kind }: por preparar, restam { $left }.
situation7-say-goals = { $side } pontua: { $goals }.
situation7-say-open = Aberto a { $side }: { $open }.

situation7-goal-Sun = Sol
situation7-goal-Mercury-and-Venus = Mercúrio e Vénus
situation7-goal-Earth-and-Mars = Terra e Marte
situation7-goal-Jupiter = Júpiter
situation7-goal-Saturn = Saturno
situation7-goal-Uranus = Úrano
situation7-goal-Neptune-and-Pluto = Neptuno e Plutão
situation7-goal-Relay-Station = Estação Retransmissora
situation7-goal-Observatory = Observatório
situation7-goal-Solar-Laboratory = Laboratório Solar
situation7-goal-Solar-Collector = Coletor Solar
situation7-goal-Repair-Dock = Doca de Reparação
situation7-goal-Fuel-Depot = Depósito de Combustível
situation7-goal-West-Beacon = Farol Oeste
situation7-goal-East-Beacon = Farol Leste
situation7-goal-yellow-rocket-base = Base de foguetões
situation7-goal-green-rocket-base = Base de foguetões
situation7-goal-yellow-satellite-base = Base de satélites
situation7-goal-green-satellite-base = Base de satélites
situation7-goal-yellow-astronaut-base = Base de astronautas
situation7-goal-green-astronaut-base = Base de astronautas
situation7-goal-Circle-75-east = Círculo leste
situation7-goal-Circle-75-west = Círculo oeste
situation7-goal-Circle-50-east = Círculo leste
situation7-goal-Circle-50-west = Círculo oeste
situation7-goal-Circle-25-east = Círculo leste
situation7-goal-Circle-25-west = Círculo oeste

situation7-do-place = Colocar { $name }
situation7-do-launch = Lançar para { $name }
situation7-do-astronaut = Astronauta sobre { $name }
situation7-do-wanted = Procurar { $name }
situation7-do-found = Colocar o que encaixar primeiro
situation7-do-pass = Passar: acabar por acordo

situation7-usedUp = gastos

situation7-aim = Coloca peças do puzzle junto do teu território e completa planetas, estações e bases antes do outro lado. As bases prontas deixam-te lançar foguetões e satélites e pôr astronautas.
situation7-scoring = O que ocupas por inteiro vale os pontos impressos; o Sol é o que vale mais. Quando já não se pode colocar nada, ganha quem tiver mais pontos.

situation7-zoomIn = Ampliar
situation7-zoomOut = Reduzir

situation7-say-parts = { $side } começou: { $parts }.
situation7-say-part = { $name }, { $n } de { $all }
situation7-say-standing = { $side }, { $kind }: prontos, restam { $left }; no tabuleiro: { $at }.

situation7-setup-piece = { $side }: uma peça
situation7-setup-rocket = { $side }: uma peça com um foguetão
situation7-setup-satellite = { $side }: uma peça com um satélite
situation7-setup-astronaut = { $side }: uma peça com um astronauta
situation7-setup-both = os dois lados
situation7-setup-tempo = Joga-se
situation7-setup-next = Quem é o próximo do outro lado
situation7-setup-sun = Primeiro no Sol
situation7-setup-last = Quem agiu por último na corrida
situation7-setup-limit = Limite de tempo em minutos
situation7-setup-open = Encaixes abertos antes de se encontrar uma peça
situation7-setup-agree = O jogo acaba quando os dois lados passam
situation7-setup-clocks = Relógio em milissegundos
situation7-setup-times = Tempo por peça, em percentagem
situation7-setup-phase-start = acertam-se os relógios
situation7-setup-phase-play = um lado age
situation7-setup-phase-find = encontra-se uma peça
situation7-setup-phase-wanted = tempo para uma peça procurada
situation7-setup-phase-found = tempo para uma peça encontrada
situation7-setup-phase-over = o jogo acabou
situation7-group-place = Colocar uma peça
situation7-group-wanted = Procurar uma peça
situation7-group-launch = Lançar
situation7-group-astronaut = Colocar um astronauta
