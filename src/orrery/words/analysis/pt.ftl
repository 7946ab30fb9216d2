### O que uma análise diz de um jogo acabado

title = O que decidiu este jogo
game = { $game }: { $count ->
    [0] nenhuma ação
    [one] uma ação
   *[other] { $count } ações
 }
moments = Pontos de viragem
moment-choice = Jogada { $n }: { $name } jogou “{ $played }” em vez de “{ $best }”, o que custou { $points } %.
moment-luck-good = Jogada { $n }: o acaso (“{ $played }”) deu { $points } % a { $name }.
moment-luck-bad = Jogada { $n }: o acaso (“{ $played }”) tirou { $points } % a { $name }.
no-moments = Nenhuma ação, por si só, mudou muito: o jogo decidiu-se pouco a pouco.
seat = Jogador
choices = Perdido em escolhas
luck = Sorte
others = Dos outros
accuracy = Precisão
right = A melhor ou equivalente
right-of = { $right } de { $all }
nothing-to-choose = nada a escolher
curve = Hipóteses de ganhar
costly = O que custou mais
costly-step = { $n }. { $who }: “{ $played }” custou { $points } %. Melhor: “{ $best }” ({ $share } %)
how = Cada posição foi explorada { $iterations } vezes a partir do que sabia quem tinha a vez; à volta de grandes mudanças, { $closer } vezes. As percentagens são hipóteses de ganhar.
solved = { $count ->
    [0] Nenhuma posição perto do fim está resolvida
    [one] Uma posição perto do fim está resolvida
   *[other] { $count } posições perto do fim estão resolvidas
 }: as hipóteses de 0 e de 100 % estão provadas, não estimadas.
hidden = As mãos estavam escondidas: cada escolha foi avaliada pelo que esse jogador podia saber nesse momento, não pelas cartas à vista.
together = { $count ->
    [0] Nenhuma ação ficou por avaliar
    [one] Uma ação não foi avaliada
   *[other] { $count } ações não foram avaliadas
 }: aí, vários jogadores podiam agir ao mesmo tempo, e quando agir fazia parte da escolha.
unfinished = O jogo não acabou; as hipóteses são as da posição atual.
progress = posições avaliadas
wrote = { $file } escrito
shared = A vitória foi partilhada, como nas equipas: uma vitória inteira vale { $share } % para cada um dos que ganharam.
