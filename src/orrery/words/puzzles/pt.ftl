### O que diz `orrery puzzles`.

number = Problema { $n }
easy = fácil
medium = médio
hard = difícil
expert = muito difícil
theme-win-in-one = ganhar de imediato
theme-win = vitória forçada
theme-save = salvar o jogo
theme-best = a melhor ação
task-win-in-one = { $name } ganha com uma só ação. Qual?
task-win = { $name } ganha, façam os outros o que fizerem. Como começa?
task-save = Para { $name }, só uma ação evita a derrota. Qual?
task-best = Uma ação de { $name } é claramente melhor do que todas as outras. Qual?
your-answer = A tua resposta:
not-legal = { $text } não está entre as ações permitidas
right = Certo: { $answers }
wrong = Não. O certo é: { $answers }
why-win-in-one = Ganha de imediato.
why-win = Depois dela, ninguém pode impedir a vitória: todas as respostas foram jogadas até ao fim, com { $n } { $n ->
    [0] ações
    [one] ação
   *[other] ações
 } de profundidade.
why-save = Todas as outras ações perdem, jogue-se o que se jogar depois.
why-best = Todas as outras ações deixam hipóteses de ganhar claramente menores.
