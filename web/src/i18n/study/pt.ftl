### Depois do jogo: rever, analisar, problemas, partilhar

log = Registo
log-empty = Ainda não aconteceu nada.
log-and-chat = Registo e conversa
replay = Repetição
replay-of = Repetição: { $game }
replay-fault = Não se pode ver a repetição deste jogo: não acabou, ou é privado.
log-open = Abrir um ficheiro de registo
log-drop = Larga aqui o registo de um jogo
log-fault = Este ficheiro não se pode abrir como jogo.
log-too-big = Tem mais de um megabyte.
log-none = Aqui não há nenhum jogo aberto
log-how = Larga nesta página o registo de um jogo, ou escolhe o ficheiro. Mostra-se jogada a jogada; nada dele fica guardado.
animation-save = Guardar as últimas jogadas como animação
animation-busy = A desenhar…
animation-fault = Este navegador não consegue desenhar o tabuleiro como imagem.
analysis = Análise
analysis-of = { $game }: o que o decidiu
analysis-looking = A avaliar cada posição…
analysis-failed = Não foi possível avaliar este jogo.
analysis-curve = Hipóteses de ganhar, posição a posição
analysis-moments = Pontos de viragem
analysis-moment-choice = Jogada { $n }: { $name } jogou “{ $played }” em vez de “{ $best }”, o que custou { $points } %.
analysis-moment-good = Jogada { $n }: o acaso deu { $points } % a { $name } – { $played }.
analysis-moment-bad = Jogada { $n }: o acaso tirou { $points } % a { $name } – { $played }.
analysis-moment-rose = Jogada { $n }: { $played }. As hipóteses de { $name } subiram de { $before } para { $after } %.
analysis-moment-fell = Jogada { $n }: { $played }. As hipóteses de { $name } desceram de { $before } para { $after } %.
analysis-no-moments = Nenhuma jogada, por si só, mudou muito: o jogo decidiu-se pouco a pouco.
analysis-next = Segue-se a jogada { $n }.
analysis-something = alguma coisa
analysis-balances = Escolhas e sorte
analysis-player = Jogador
analysis-choices = Jogadas próprias
analysis-choices-how = o que as jogadas próprias perderam em relação às melhores
analysis-luck = Sorte
analysis-luck-how = o que o acaso deu ou tirou em relação ao que mais podia sair
analysis-others = Outros
analysis-others-how = o que as jogadas dos outros deram ou tiraram, e o que a procura não previu
analysis-accuracy = Precisão
analysis-accuracy-how = 100 %: sempre a melhor escolha que se podia conhecer
analysis-unit = Quanto subiram (+) ou desceram (−) as hipóteses de ganhar, somado ao longo de todo o jogo. Por isso uma soma pode passar de 100 %: o que uma jogada perde, outra pode recuperar.
analysis-right-of = { $right } de { $all } escolhas foram a melhor, ou equivalentes
analysis-mark-best = { $name } faz agora a melhor jogada.
analysis-mark-good = O que { $name } joga agora é mais ou menos tão bom como o melhor.
analysis-mark-weak = O que { $name } joga agora custa { $points } %.
analysis-mark-mistake = O que { $name } joga agora é um erro: custa { $points } %.
analysis-mark-blunder = O que { $name } joga agora é um erro grave: custa { $points } %.
analysis-best-was = O melhor era: { $best } ({ $share } %).
analysis-show-best = Mostrar a melhor jogada no tabuleiro
analysis-try-here = Experimentar a partir daqui
analysis-how = A própria procura dos bots olhou { $n } { $n ->
    [0] vezes
    [one] vez
   *[other] vezes
 } para cada posição, a partir do que podia saber quem tinha a vez; mais tempo à volta de grandes mudanças.
analysis-captain = Procurar mais tempo: pelo menos o que um Capitão pensa
analysis-hidden = Algo estava escondido: as escolhas e as hipóteses de cada jogador avaliam-se pelo que esse jogador podia saber nesse momento, não pelo que se viu depois. Por isso, as hipóteses não têm de somar 100 %.
analysis-together = { $n ->
    [0] Nenhuma jogada ficou por avaliar
    [one] Uma jogada não foi avaliada
   *[other] { $n } jogadas não foram avaliadas
 }: vários jogadores podiam agir ao mesmo tempo.
study-title = Tabuleiro de análise
study-of = Tabuleiro de análise: { $game }
study-game = Jogo
study-to-act = É a vez de { $name }.
study-over = O jogo acabou. Vitória: { $names }
study-back = Voltar atrás
study-best = O que é melhor?
study-rival = Os outros são jogados por
study-alone = mim
study-bot = um bot (eu jogo com { $name })
study-why-not = Outra ação, tal como se escreve: porque não?
study-try = Experimentar
study-position = A posição como texto
study-open = Montar esta posição
puzzles = Problemas
puzzles-of = Problemas: { $game }
puzzles-about = Posições de jogos entre bots fortes, cada uma com uma resposta certa: jogada até ao fim, ou verificada por uma longa procura.
puzzles-fault = Não foi possível ir buscar os problemas. O servidor está a funcionar?
puzzles-none = Ainda não há problemas deste jogo.
puzzles-all = Todos os problemas
puzzles-today = Problema do dia
puzzles-is-today = Problema do dia
puzzles-solved = { $n } de { $all } resolvidos
puzzles-number = Problema { $n }
puzzles-link = Problema { $n }, { $level }, { $theme }{ $solved ->
    [first] , resolvido
    [later] , resolvido
   *[no] { "" }
 }
puzzles-easy = fácil
puzzles-medium = médio
puzzles-hard = difícil
puzzles-expert = muito difícil
puzzles-theme-win-in-one = ganhar de imediato
puzzles-theme-win = vitória forçada
puzzles-theme-save = salvar o jogo
puzzles-theme-best = a melhor ação
puzzles-task-win-in-one = { $name } ganha com uma só ação. Qual?
puzzles-task-win = { $name } ganha, façam os outros o que fizerem. Como começa?
puzzles-task-save = Para { $name }, só uma ação evita a derrota. Qual?
puzzles-task-best = Uma ação de { $name } é claramente melhor do que todas as outras. Qual?
puzzles-wrong = { $action }: não, há melhor.
puzzles-right = Certo: { $answers }
puzzles-solution = A solução: { $answers }
puzzles-why-win-in-one = Ganha de imediato.
puzzles-why-win = Depois dela, ninguém pode impedir a vitória: todas as respostas foram jogadas até ao fim, com { $n } { $n ->
    [0] ações
    [one] ação
   *[other] ações
 } de profundidade.
puzzles-why-save = Todas as outras ações perdem, jogue-se o que se jogar depois.
puzzles-why-best = Todas as outras ações deixam hipóteses de ganhar claramente menores.
puzzles-values = Hipóteses de ganhar depois de cada ação
puzzles-by-force = Provado: todas as linhas foram jogadas até ao fim.
puzzles-by-search = Verificado: depois de cada ação permitida, a procura olhou em frente { $n } { $n ->
    [0] vezes
    [one] vez
   *[other] vezes
 }, e por duas vezes.
puzzles-deals = O que está escondido foi distribuído de { $n } { $n ->
    [0] maneiras
    [one] maneira
   *[other] maneiras
 }.
puzzles-show = Mostrar a solução
puzzles-next = Problema seguinte
puzzles-again = Outra vez
puzzles-all-solved = Resolveste todos!
puzzles-no-such = Esse problema não existe. Escolhe um destes.
