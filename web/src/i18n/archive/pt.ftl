### Jogos de todos: procura, descargas, aberturas, e quem pode ver um jogo

archive = Todos os jogos
archive-title = Jogos
archive-about = Todos os jogos públicos que acabaram aqui.
archive-game = Jogo
archive-any-game = Qualquer jogo
archive-player = Jogador (nome ou patente)
archive-players = Jogadores
archive-any-number = Qualquer número
archive-result = Resultado
archive-any-result = Qualquer resultado
archive-won-by = Ganhou { $seat }
archive-won-by-seat = Ganhou o lugar { $n }
archive-shared = Partilhado
archive-no-winner = Sem vencedor
archive-length = Duração
archive-least = Ações, de
archive-most = Ações, até
archive-since = De
archive-until = Até
archive-opening = Primeiras jogadas, separadas por ponto e vírgula
archive-more-fields = Duração, resultado, data, primeiras jogadas
archive-clear = Limpar tudo
archive-none = Ainda não há nenhum jogo assim.
archive-more = Mostrar mais
archive-logs = Descarregar estes como registos
archive-parquet = Descarregar como Parquet
archive-download-note = No máximo 1000 jogos de cada vez, os mais recentes primeiro.
archive-actions = { $n ->
    [0] nenhuma jogada
    [one] uma jogada
   *[other] { $n } jogadas
}
archive-ended-rules = jogado até ao fim
archive-ended-resign = alguém desistiu
archive-ended-time = o tempo acabou
archive-ended-draw = empate por acordo
archive-ended-abandon = ficou por acabar
archive-gone = um nome apagado
archive-opening-here = Primeiras jogadas deste jogo

publicity-public = Todos podem encontrar e ver este jogo.
publicity-private = Só quem jogou, e quem tiver a ligação, pode ver este jogo.
publicity-publish = Torná-lo público
publicity-withdraw = Torná-lo privado
publicity-waiting = Por ti, sim. Fica público quando todos os que jogaram concordarem.
publicity-others = { $n ->
    [0] Mais ninguém está contra.
    [one] Um dos outros ainda está contra.
   *[other] { $n } dos outros ainda estão contra.
}

openings = Aberturas
openings-of = Primeiras jogadas: { $game }
openings-about-bots = De { $games } jogos entre dois bots de patente { $rank }. Em { $tried } deles a primeira jogada foi experimentada, não escolhida, para que se conheçam todas as primeiras jogadas.
openings-about-drawn = Neste jogo o acaso tem uma palavra a dizer: as jogadas contam-se fosse o que fosse que saiu, e o tabuleiro mostra um de muitos inícios.
openings-about-people = As jogadas de pessoas vêm de jogos públicos deste servidor.
openings-move = Jogada
openings-bots = Bots
openings-people = Pessoas
openings-games = { $n ->
    [0] nenhum jogo
    [one] um jogo
   *[other] { $n } jogos
}
openings-won = { $name } ganhou { $percent } %
openings-none = Nenhum jogo que conheçamos seguiu por aqui. Continua por ti, ou volta atrás.
openings-no-book = Ainda nada se sabe das primeiras jogadas deste jogo.
openings-start = Para o início
openings-find = Jogos que começaram assim
openings-study = Analisar esta posição
