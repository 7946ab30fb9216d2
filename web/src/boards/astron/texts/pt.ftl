### O tabuleiro de Astron

astron-board = Janela sobre o mapa
astron-head = Ronda { $round } · passo { $base } de { $last }
astron-gameOver = FIM DO JOGO

astron-ship-at = Nave { $ship }, { $player }, em { $place }, { $points } { $points ->
    [0] pontos
    [one] ponto
   *[other] pontos
 }

astron-target = { $action }, para { $place }
astron-next = Pontos para a próxima nave que aterrar
astron-hand = A tua mão
astron-mustDiscard = Nenhuma carta se pode jogar: descarta uma
astron-noCards = Sem cartas
astron-play = Jogar
astron-left = ◀ Esquerda
astron-right = Direita ▶
astron-discard = Descartar
astron-pass = Passar
astron-ships = Naves
astron-ship = Nave
astron-points = Pontos
astron-stations = Estações
astron-cards = Cartas
astron-grounded = retida

astron-status-finished = em Saturno
astron-status-comet = perdida no cometa
astron-status-rings = perdida nos anéis

astron-team = Equipa { $n } ({ $count ->
    [one] nave
   *[other] naves
 } { $ships }): { $score }
astron-teamAverage = { astron-team } em média
astron-piles = Monte { $pile } · descartes { $discards }

astron-card-forward = Em frente { $n }
astron-card-backward = Para trás { $n }
astron-card-sideways = De lado { $n }
astron-card-upheaval = Convulsão Cósmica { $n }

astron-hint-straight = As naves voam a direito: em frente, para trás ou de lado.
astron-hint-otherCard = { $card } não leva até ali: clica numa casa assinalada ou noutra carta.
astron-hint-pick = Escolhe uma carta ou clica numa casa assinalada.

astron-banner-shuffled = Os descartes são baralhados
astron-banner-round = Ronda { $n }
astron-banner-passes = A nave { $ship } passa
astron-banner-finished = A nave { $ship } chegou a Saturno!
astron-banner-over = Fim do jogo

astron-say-base = Ronda { $round }. O mapa está no passo { $base } de { $last }.
astron-say-ship = Nave { $ship } em { $place }: { $points } { $points ->
    [0] pontos
    [one] ponto
   *[other] pontos
 }, estações { $stations }.
astron-say-grounded = Nave { $ship } retida em { $place }: { $points } { $points ->
    [0] pontos
    [one] ponto
   *[other] pontos
 }, estações { $stations }.
astron-say-away = A nave { $ship } não está na janela: { $points } { $points ->
    [0] pontos
    [one] ponto
   *[other] pontos
 }, estações { $stations }.
astron-say-scenery = { $kind }: { $places }.
astron-say-hand = A tua mão: { $cards }.
astron-say-hand-of = Mão de { $name }: { $cards }.

astron-kind-take-off-space = Casas de descolagem
astron-kind-space-station = Estações espaciais
astron-kind-meteor-stream = Correntes de meteoros
astron-kind-cosmic-ray-shower = Chuvas de raios cósmicos
astron-kind-electronic-blackout = Apagões eletrónicos
astron-kind-asteroid = Asteroides
astron-kind-comet = Cometa
astron-kind-land-of-planet = Solo de planetas
astron-kind-stellar-station = Estações estelares
astron-kind-rings = Anéis

astron-do-takeOff = Descolar de { $column }
astron-do-dodge-left = Desviar para a esquerda
astron-do-dodge-right = Desviar para a direita
astron-do-discard = Descartar { $card }
astron-do-left = { $card }, para a esquerda
astron-do-right = { $card }, para a direita

astron-hint-dodge = A tua nave tem de se desviar: clica numa seta.
astron-hint-takeOff = As cartas dão-se depois da descolagem: clica numa casa de descolagem.

astron-end-map = O mapa chegou ao fim.
astron-end-nobody = Já não há naves em jogo.
astron-share-landed = { $n } { $n ->
    [0] aterragens em estações
    [one] aterragem numa estação
   *[other] aterragens em estações
 }
astron-share-survived = Sobreviver até ao fim
astron-share-hazards = { $n } { $n ->
    [0] perigos
    [one] perigo
   *[other] perigos
 }
astron-share-bad-landings = { $n } { $n ->
    [0] más aterragens
    [one] má aterragem
   *[other] más aterragens
 }
astron-share-waited = { $n } { $n ->
    [0] cartas descartadas
    [one] carta descartada
   *[other] cartas descartadas
 }

astron-aim = Voa com as tuas cartas sobre o mapa que desliza na tua direção. Aterra nas estações, evita os perigos e não saias do mapa.
astron-scoring = Cada estação em que aterras dá os seus pontos, sobreviver até ao fim dá mais um. Os perigos, as más aterragens e as cartas que descartas custam pontos. Ganha quem tiver mais pontos.

astron-place = coluna { $column }, fila { $row }
astron-numbered = { $place } (número { $n })
astron-none = nenhuma

astron-setup-ship = Nave { $ship }
astron-setup-way = A nave
astron-setup-flying = voa
astron-setup-ready = antes da descolagem
astron-setup-aloft = na janela, { $place }
astron-setup-place = Onde está
astron-setup-landed = Estações (1 a 8)
astron-setup-none = nenhuma
astron-setup-base = Passos do mapa
astron-setup-hiddenCard = uma carta escondida
astron-setup-discards = Cartas descartadas
astron-setup-pile = O monte está escondido
astron-setup-turn = De quem é a vez, se decide outra nave
astron-setup-same = a nave que decide
astron-setup-teams = Equipas
astron-setup-noTeams = nenhuma
astron-setup-phase-take-off = descolagem
astron-setup-phase-deal = dá-se uma carta
astron-setup-phase-play = joga-se uma carta
astron-setup-phase-dodge = uma nave é afastada
astron-setup-phase-over = o jogo acabou
