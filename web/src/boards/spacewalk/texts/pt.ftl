### O tabuleiro de Space Walk

spacewalk-orbit = A órbita
spacewalk-red = Vermelho
spacewalk-blue = Azul
spacewalk-green = Verde
spacewalk-yellow = Amarelo
spacewalk-white = Branco
spacewalk-large = grande
spacewalk-medium = média
spacewalk-small = pequena
spacewalk-ship = { $size } de { $owner }
spacewalk-nothing = nenhuma nave
spacewalk-planet = Planeta { $space }: { $ships }
spacewalk-hole = Buraco negro em { $space }
spacewalk-holes-at = { $n } casas, buracos negros em { $holes }. As naves voam para números crescentes.
spacewalk-group = A voar de { $space }, a próxima voa { $n }: { $ships }
spacewalk-round = Ronda { $n }
spacewalk-placing = Pôr em órbita
spacewalk-size = Tamanho da nave
spacewalk-over = O jogo acabou.

spacewalk-waits-draw = Sorteia-se quem começa.
spacewalk-waits-placing = { $player } coloca uma nave.
spacewalk-waits-card = { $player } escolhe uma carta.
spacewalk-waits-move = { $player } escolhe um planeta.
spacewalk-waits-order = { $player } escolhe quem voa a seguir.
spacewalk-waits-step = { $player } avança uma nave.
spacewalk-waits-after = { $player } pode usar uma ficha.
spacewalk-waits-gap = { $player } pode usar uma ficha.

spacewalk-asks-draw = Sorteia-se quem começa.
spacewalk-asks-placing = Escolhe um tamanho e depois um planeta.
spacewalk-asks-card = Joga uma carta.
spacewalk-asks-move = Escolhe um planeta: todas as naves que lá estão voam.
spacewalk-asks-order = De quem é a nave { $size } que voa { $n }?
spacewalk-asks-step = Escolhe um planeta: uma das tuas naves avança uma casa.
spacewalk-asks-after = Usar uma ficha para mais, ou passar?
spacewalk-asks-gap = Usar uma ficha para avançar uma das tuas naves uma casa, ou passar?

spacewalk-which-ship = Que nave do planeta { $space }?
spacewalk-second-turn = Segunda jogada
spacewalk-one-step = Um avanço
spacewalk-pass = Passar
spacewalk-standing-pass = passar sempre entre jogadas
spacewalk-to-place = por colocar
spacewalk-in-orbit = em órbita
spacewalk-tokens = Fichas
spacewalk-tokens-n = { $n } { $n ->
    [0] fichas
    [one] ficha
   *[other] fichas
 }

spacewalk-card-move = MOVER
spacewalk-card-double = DUPLA
spacewalk-card-copy = COPIAR
spacewalk-card-step = AVANÇAR
spacewalk-card-stay = NÃO MOVER

spacewalk-do-place = nave { $word } no planeta { $space }
spacewalk-do-move = mover o planeta { $space }
spacewalk-do-next = { $word } voa a seguir
spacewalk-do-again = usar ficha: mover o planeta { $space }
spacewalk-do-step = avançar a nave { $word } de { $space }
spacewalk-do-pass = passar
spacewalk-do-card = jogar { $word }
spacewalk-do-first = { $word } começa

spacewalk-group-large = nave grande
spacewalk-group-medium = nave média
spacewalk-group-small = nave pequena
spacewalk-group-move = mover um planeta
spacewalk-group-again = uma segunda jogada
spacewalk-group-step = um só avanço
spacewalk-group-next = quem voa a seguir
spacewalk-group-card = cartas
spacewalk-group-pass = passar
spacewalk-group-first = quem começa

spacewalk-share-large = { $n } { $n ->
    [0] naves grandes
    [one] nave grande
   *[other] naves grandes
 }
spacewalk-share-medium = { $n } { $n ->
    [0] naves médias
    [one] nave média
   *[other] naves médias
 }
spacewalk-share-small = { $n } { $n ->
    [0] naves pequenas
    [one] nave pequena
   *[other] naves pequenas
 }
spacewalk-share-tokens = { $n } { $n ->
    [0] fichas guardadas
    [one] ficha guardada
   *[other] fichas guardadas
 }

spacewalk-aim = Mantém as tuas naves em órbita. Em cada jogada escolhes um planeta com uma nave tua: todas as naves que lá estão voam, a primeira uma casa, a seguinte duas, e assim por diante. A que acaba num buraco negro está perdida.
spacewalk-scoring = O jogo acaba quando alguém fica sem naves. As naves grandes valem 4, as médias 3, as pequenas 1, e cada ficha guardada 2. Ganha quem tiver mais pontos.
