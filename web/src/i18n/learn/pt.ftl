### Aprender um jogo a jogá-lo, e as palavras do seu livro de regras

learn = Aprender
learn-fault = Não foi possível carregar esta lição.
learn-offline = Não se consegue chegar ao servidor. O que fizeste até agora fica guardado.
learn-try-again = Tentar outra vez
learn-title = Aprender { $game }
learn-none = { $game } ainda não tem lições
learn-coach = O que fazer
learn-progress = Até onde chegaste
learn-step = Passo { $n } de { $all }
learn-lessons = Lições e exercícios
learn-exercise = Exercício { $n }
learn-done = feito
learn-rule = Regra { $clause }
learn-hint = Dá-me uma dica
learn-try = Experimenta isto: { $move }
learn-take-back = Voltar atrás
learn-again = Outra vez
learn-next = Continuar
learn-finish = Para a mesa
learn-play = Jogar contra um Cadete
learn-go-on = Antes a lição ou o exercício seguinte
learn-all-moves = Todas as jogadas em lista
learn-seconds = { $n ->
    [0] Restam { $n } segundos
    [one] Resta { $n } segundo
   *[other] Restam { $n } segundos
 }
learn-ask-title = Não conheces { $game }?
learn-ask = Um primeiro jogo guiado mostra-te tudo, jogada a jogada.
learn-ask-learn = Aprender em cinco minutos
learn-ask-play = Jogar diretamente
glossary = Palavras do jogo
glossary-rule = { $term }: regra { $clause }
glossary-how = No tabuleiro, pousa o rato sobre uma coisa ou mantém o dedo nela. O ponto de interrogação explica aquilo em que clicares a seguir.
learn-what-if = E se eu não fizer nada?
learn-back = Voltar à tarefa
