### O tabuleiro de Astroplane

astroplane-board = O tabuleiro
astroplane-red = Vermelho
astroplane-blue = Azul
astroplane-green = Verde
astroplane-yellow = Amarelo
astroplane-n = para cima
astroplane-e = para a direita
astroplane-s = para baixo
astroplane-w = para a esquerda
astroplane-ne = superior direito
astroplane-se = inferior direito
astroplane-sw = inferior esquerdo
astroplane-nw = superior esquerdo

astroplane-side-south = em baixo
astroplane-side-west = à esquerda
astroplane-side-north = em cima
astroplane-side-east = à direita

astroplane-facing = Apontar { $facing }
astroplane-turned = { $what }, a apontar { $facing }
astroplane-start-area = Área de partida de { $owner }, { $cell }: { $n } { $n ->
    [0] astroplanos
    [one] astroplano
   *[other] astroplanos
 }
astroplane-square-at = Quadrado de { $owner }, { $cell }
astroplane-stack-at = { $owners }, { $cell }, a apontar { $facing }
astroplane-round = Ronda { $n }
astroplane-over = O jogo acabou.
astroplane-waits = { $player } ainda tem { $n } { $n ->
    [0] movimentos
    [one] movimento
   *[other] movimentos
 }.

astroplane-asks-send = Para onde volta o astroplano de { $owner }?
astroplane-asks-reserve = Pode entrar um astroplano da tua reserva: onde?
astroplane-asks-move-on = O Quadrado em { $cell } tem de seguir.
astroplane-asks-moved = Todos os movimentos estão feitos: usa o que ainda está assinalado, ou acaba a jogada.
astroplane-asks-move = Escolhe um astroplano; { $n ->
    [0] restam { $n } movimentos
    [one] resta { $n } movimento
   *[other] restam { $n } movimentos
 }.
astroplane-asks-target = Escolhe para onde voar e para onde apontar.

astroplane-cancel = Outro astroplano
astroplane-reserve = Reserva
astroplane-reserve-n = { $n } na reserva
astroplane-kills-n = { $n } { $n ->
    [0] abatidos
    [one] abatido
   *[other] abatidos
 }
astroplane-points-n = { $n } { $n ->
    [0] pontos
    [one] ponto
   *[other] pontos
 }
astroplane-match-n = encontro: { $n } de { $to }

astroplane-do-fly = { $from } para { $to }
astroplane-do-pass = buraco de minhoca: { $from } para { $to }
astroplane-do-step = Quadrado: passo de { $from } para { $to }
astroplane-do-kill = Quadrado de { $from } abate em { $to }
astroplane-do-fire = disparar a anomalia do canto { $corner }
astroplane-do-end = Acabar a jogada
astroplane-do-left = Área de partida da esquerda
astroplane-do-right = Área de partida da direita
astroplane-do-none = Não mexer na reserva
astroplane-do-first = começa

astroplane-from = de { $cell }
astroplane-others = outros

astroplane-share-kills = { $n } { $n ->
    [0] astroplanos abatidos
    [one] astroplano abatido
   *[other] astroplanos abatidos
 }
astroplane-share-top = { $n } { $n ->
    [0] astroplanos no topo na Singularidade
    [one] astroplano no topo na Singularidade
   *[other] astroplanos no topo na Singularidade
 }
astroplane-share-beneath = { $n } { $n ->
    [0] astroplanos por baixo de outros
    [one] astroplano por baixo de outro
   *[other] astroplanos por baixo de outros
 }
astroplane-share-true-win = Vitória plena: no topo das quatro casas centrais
astroplane-share-game = Jogo { $n }

astroplane-aim = Leva quatro astroplanos à Singularidade do centro, um ao topo de cada uma das suas quatro casas: isso é uma vitória plena. Um astroplano voa para onde aponta e vira-se ao pousar.
astroplane-scoring = Sem vitória plena decidem os pontos: 3 por cada astroplano que abateste com um Quadrado, 2 por cada um dos teus no topo no centro, 1 por cada um por baixo.

astroplane-place = coluna { $column }, fila { $row }
astroplane-empty-at = { $what }, { $cell }: sem astroplanos
astroplane-kind-o = Casa
astroplane-kind-c = Casa junto do buraco negro
astroplane-kind-w = Buraco de minhoca
astroplane-kind-h = Hiperespaço
astroplane-kind-f = Posição de disparo
