### O que `orrery play` diz no terminal. As palavras que se escrevem ficam em inglês.

type-for-help = Escreve ? para obter ajuda.
narrow = Um tabuleiro pode precisar de { $needed } colunas e esta janela tem { $columns }: alarga-a se as linhas aparecerem partidas ou cortadas.
note = Nota:
left = Saíste da mesa.
thinks = { $player } está a pensar
not-allowed = Não é permitido:
plays = { $seat }: { $player }
plays-here = { $seat }: tu
not-a-move = { $text } não é uma jogada: escreve uma como { $example }
what-to-do = O que fazes: { $things }?
nothing-to-do = Não há nada a fazer.
hand-over = Passa o ecrã a { $player }, depois Enter
moves-look-like = As jogadas escrevem-se assim:
rules-are-there = { $command } mostra as regras.
is-legal = { $text } é permitido
nothing-to-skip = É a tua vez: agora não há nada a saltar.
not-numbered = aqui as jogadas não têm número: escreve uma, como { $text }
no-such-number = não há jogada número { $n }: a lista vai de { $from } a { $to }
save-needs-file = save precisa do nome de um ficheiro: save my_game.jsonl
saved = guardado; continua mais tarde com: { $command }
greedy-would = um jogador ganancioso faria:
hint-line = { $share } em { $n } { $n ->
    [0] tentativas
    [one] tentativa
   *[other] tentativas
 }
won = { $n ->
    [one] { $winners } ganhou
   *[other] { $winners } ganharam
 }
no-glossary = { $game } não explica termos.

## Help, a line for each thing that can be typed

help-numbers = Um número da lista ou o texto de uma jogada joga-a. Também:
help-texts = O texto de uma jogada, como os da lista, joga-a. Também:
help-help = esta ajuda
help-why = a regra que proíbe uma jogada
help-undo = voltar atrás
help-hint = o que faria um almirante
help-skip = passar até à minha vez
help-log = o que aconteceu até agora
help-save = guardar o jogo
help-text = a posição numa linha
help-board = mostrar o tabuleiro outra vez
help-legend = o que significam os sinais
help-quit = sair

## The screen of the terminal

screen-face-down = virada para baixo
screen-not-rolled = ainda por lançar
screen-empty = vazio

## Replays: `orrery replay`

replay-next = Enter: ação seguinte, q: sair
replay-scores = pontos: { $scores }
replay-unfinished = por acabar após { $n } ações: { $text }
chance = acaso

## What there is to play: `orrery games`

players-from-to = { $low } a { $high } jogadores
players-exactly = { $n } { $n ->
    [0] jogadores
    [one] jogador
   *[other] jogadores
 }
option-default = por omissão { $value }

## First moves: `orrery openings`

openings-about = De { $games } jogos entre dois bots de patente { $rank }. Em { $tried } deles a primeira jogada foi experimentada, não escolhida, para que se conheçam todas as primeiras jogadas. Partes da vitória por lugar.
openings-drawn = Neste jogo o acaso tem uma palavra a dizer: as jogadas contam-se fosse o que fosse que saiu.
openings-move = jogada
openings-games = jogos
