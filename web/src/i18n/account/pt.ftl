### Pessoas: nomes guardados, os seus jogos, ratings, encontrar adversários

players-from-to = { $low } a { $high } jogadores
players-exactly = { $n } { $n ->
    [0] jogadores
    [one] jogador
   *[other] jogadores
 }
players = Jogadores
player-n = Jogador { $n }
account-yours = A tua conta
account-keep = Guardar um nome
account-keep-or-sign-in = Guardar um nome, ou iniciar sessão
account-why = Ninguém é obrigado: um visitante pode jogar tudo. Um nome guardado é teu em todos os teus dispositivos, mais ninguém o pode ter, e os teus jogos ficam juntos.
account-none-enabled = O anfitrião deste servidor não ativou nomes guardados: aqui não há palavras-passe, chaves de acesso nem e-mail. Podes jogar tudo como visitante.
account-asking = Um momento…
account-name = Nome
account-name-note = 2 a 20 letras, algarismos, espaços ou hífenes.
account-keeps-games = 2 a 20 letras, algarismos, espaços ou hífenes. Os jogos que fizeste como visitante neste navegador vêm contigo.
account-how = Como vais provar que és tu?
account-way-password = Palavra-passe
account-way-passkey = Chave de acesso
account-way-mail = Ligação por e-mail
account-lacks-password = O anfitrião não ativou palavras-passe.
account-lacks-passkey = As chaves de acesso não estão disponíveis aqui: o anfitrião não as ativou, ou este endereço não é suficientemente seguro para elas.
account-lacks-mail = O anfitrião não ativou o e-mail.
account-password = Palavra-passe
account-password-note = Pelo menos 10 caracteres. Algumas palavras são mais fáceis de lembrar do que símbolos.
account-password-or-code = Palavra-passe ou código de recuperação
account-code = Código de recuperação
account-mail = Endereço de e-mail
account-mail-note = É guardado cifrado, serve só para estas ligações e não se mostra a ninguém.
account-passkey-note = O teu dispositivo guarda uma chave e pede o teu dedo, rosto ou PIN. Não há nada a decorar.
account-keep-go = Guardar este nome
account-sign-in = Iniciar sessão
account-by-passkey = Com chave de acesso
account-by-mail = Ou recebe uma ligação por e-mail
account-send-link = Enviar uma ligação
account-link-sent = Vai uma ligação a caminho. Serve uma vez, nos próximos 30 minutos.
account-link-sent-if = Se uma conta tiver este endereço, vai uma ligação a caminho. Serve uma vez, nos próximos 30 minutos.
account-link-title = Uma ligação do teu e-mail
account-link-text = Abriste uma ligação nossa. Continua só se a pediste.
account-link-go = Continuar
account-key-failed = A chave de acesso não foi usada: tu ou o dispositivo disseram que não.
account-public-page = A página que os outros veem
account-go-back = Voltar onde estavas
account-ways = Formas de entrar
account-remove = Remover
account-codes-left = { $n ->
    [0] Não há códigos de recuperação
    [one] Resta { $n } código de recuperação
   *[other] Restam { $n } códigos de recuperação
 }
account-new-codes = Criar novos
account-codes-note = Escreve-os ou imprime-os. Cada um serve uma vez, em vez da palavra-passe. Só se mostram agora; os antigos deixam de funcionar.
account-add-passkey = Acrescentar uma chave de acesso
account-add-password = Acrescentar uma palavra-passe
account-other-password = Outra palavra-passe (termina a sessão nos teus outros dispositivos)
account-password-set = A palavra-passe está definida. A sessão terminou nos outros dispositivos.
account-add-mail = Endereço de e-mail para iniciar sessão
account-set = Definir
account-sessions = Os teus dispositivos
account-some-browser = Um navegador
account-this-browser = este
account-last-seen = usado pela última vez em { $date }
account-sign-out = Terminar sessão
account-everywhere = Terminar sessão em todo o lado
account-shown = O que os outros podem ver
account-shown-note = O teu nome e desde quando o guardas estão sempre na tua página. As mesas privadas, nunca.
account-shown-ratings = Ratings, também nas tabelas de líderes
account-shown-games = Jogos acabados em mesas públicas
account-shown-statistics = Estatísticas
account-data = Os teus dados
account-export = Guardar todos os meus dados
account-delete = Apagar a minha conta
account-delete-note = O teu nome, formas de entrar, ratings e dispositivos são logo esquecidos. Desistes dos jogos em curso. Os jogos acabados ficam para aqueles com quem jogaste, sem o teu nome.
account-delete-type = Escreve { $name } para confirmar
account-delete-go = Apagar de vez
account-bring-title = Jogos de um visitante
account-bring-text = Neste navegador já jogaste antes como visitante, com o nome { $name }. Queres que esses jogos sejam teus?
account-bring-go = Trazê-los
account-bring-not = Não
account-brought = { $n ->
    [0] Não havia jogos para trazer.
    [one] Uma mesa é agora tua.
   *[other] { $n } mesas são agora tuas.
 }
games-mine = Os meus jogos
games-running = A decorrer
games-finished = Acabados
games-none = Ainda não há jogos.
games-none-such = Não há jogos assim.
games-all-games = Todos os jogos
games-all-results = Todos os resultados
games-opponent = Contra (nome ou patente)
games-result-won = Ganho
games-result-shared = Partilhado
games-result-lost = Perdido
games-result-none = Sem vencedor
games-more = Mostrar mais
games-entries = { $n } { $n ->
    [0] jogadas
    [one] jogada
   *[other] jogadas
 }
games-statistics = Estatísticas
games-played = Jogados
games-won = Ganhos
games-share = Taxa
games-by-game = Por jogo
games-by-seat = Por lugar
games-by-opponent = Contra pessoas
games-by-rank = Contra patentes
games-streak = { $n } { $n ->
    [0] vitórias seguidas neste momento
    [one] vitória seguida neste momento
   *[other] vitórias seguidas neste momento
 }
games-best-streak = maior série: { $n }
player-since = Guarda este nome desde { $date }
player-nothing = { $name } não mostra mais do que isto.
games-all-mine = Todos os meus jogos e estatísticas
games-for-players = { $game }, { $n } { $n ->
    [0] jogadores
    [one] jogador
   *[other] jogadores
 }
games-seat-of = { $game }: { $label }
rating-ratings = Ratings
rating-none = Ainda não há jogos a contar para o rating.
rating-rated = A contar para o rating
rating-rated-note = A contar para o rating: as opções habituais, todos com nome guardado, os bots pensam no servidor; não há dicas e não se volta atrás.
rating-between = entre { $weaker } e { $stronger }
rating-above = mais forte do que { $rank }
rating-below = mais fraco do que { $rank }
rating-provisional = provisório
rating-give = 19 em cada 20 vezes, a verdade está dentro de ± { $n }
rating-change = rating { $n } ({ $by })
rating-counting = Os ratings estão a ser calculados…
rating-void = Este jogo não conta para o rating.
rating-leaders = Tabela de líderes
rating-leaders-note = Só jogadores de quem se sabe o suficiente e que deixam que se veja. Os bots estão onde a arena os mediu.
rating-nobody-yet = Ainda não há ninguém: faz alguns jogos a contar para o rating.
pairing-title = Jogar com alguém
pairing-why = Procuramos pessoas que queiram jogar o mesmo, mais ou menos com a tua força; quanto mais demora, mais longe procuramos.
pairing-look = Procurar alguém
pairing-takes-bots = Bots podem ocupar lugares vazios, se todos concordarem
pairing-waiting = { $n ->
    [0] Ninguém está à procura de pessoas para jogar { $game }.
    [1] Estás à procura de pessoas para jogar { $game }. Neste momento, mais ninguém está à espera.
   *[other] { $n } pessoas estão à procura de outras para jogar { $game }.
 }
pairing-widening = { $n } s até agora; procuramos cada vez mais longe.
pairing-long = Está a demorar. Queres jogar contra um bot entretanto? Avisamos-te quando vier alguém.
pairing-bot = Jogar contra um bot entretanto
pairing-background = Continuar à procura
pairing-stop = Parar de procurar
pairing-found = Há alguém: para a mesa!
pairing-searching = À procura de pessoas
pairing-seekers = { $n ->
    [0] Ninguém está à procura neste momento.
    [one] Alguém está à procura neste momento.
   *[other] { $n } pessoas estão à procura neste momento.
 }
