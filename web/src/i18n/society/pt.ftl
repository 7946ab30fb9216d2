### As pessoas entre si: conduta, convites, torneios

conduct-block = Bloquear
conduct-unblock = Desbloquear
conduct-blocked = Pessoas bloqueadas
conduct-block-why = Uma pessoa que bloqueias não pode sentar-se contigo, convidar-te nem ser emparelhada contigo, e deixas de ver o que escreve. { $name } não fica a saber.
conduct-blocked-now = Bloqueio feito: { $name }. Na página da tua conta podes levantá-lo.
conduct-more = Bloquear ou denunciar { $name }
conduct-report = Denunciar
conduct-report-why = Os moderadores veem as denúncias e dizem-te o que decidiram.
conduct-report-line = A linha e as que estão à volta vão para os moderadores, que te dizem o que decidiram.
conduct-reported = Agradecemos. Os moderadores vão ver e dizem-te o que decidiram.
conduct-reason = O que está mal?
conduct-reason-insult = Insultos ou ameaças
conduct-reason-spam = Spam
conduct-reason-cheating = Batota
conduct-reason-leaving = Abandona jogos
conduct-reason-name = Um nome ofensivo
conduct-reason-other = Outra coisa
conduct-what-happened = O que aconteceu? (opcional)
conduct-hide-rude = Tapar palavrões na conversa
desk-title = À tua espera
desk-invitation = { $name } convida-te para uma mesa de { $game } para { $n }.
desk-accept = Sentar-se
desk-decline = Recusar
desk-put-away = Está bem
desk-to-table = Para a tua mesa
desk-tournament = { $name }: a ronda { $n } começou e a tua mesa está pronta.
desk-reports = { $n ->
    [0] Nenhuma denúncia espera por um moderador.
    [one] Uma denúncia espera por um moderador.
   *[other] { $n } denúncias esperam por um moderador.
 }
letter-report-dismiss = Agradecemos a tua denúncia sobre { $name }. Um moderador viu-a e não encontrou nada contra as regras deste servidor.
letter-report-warn = Agradecemos a tua denúncia sobre { $name }. Um moderador fez uma advertência.
letter-report-silence = Agradecemos a tua denúncia sobre { $name }, que durante algum tempo não pode conversar.
letter-report-ban = Agradecemos a tua denúncia sobre { $name }, que deixou de ter acesso.
letter-warned = Um moderador adverte-te: { $why }
letter-silenced = { $days ->
    [0] Não podes conversar durante algum tempo. O moderador diz porquê: { $why }
    [one] Não podes conversar durante um dia. O moderador diz porquê: { $why }
   *[other] Não podes conversar durante { $days } dias. O moderador diz porquê: { $why }
 }
moderation-title = Moderação
moderation-none = Nenhuma denúncia à espera.
moderation-more = { $n ->
    [0] Atrás destas não espera mais nenhuma.
    [one] Atrás destas espera mais uma.
   *[other] Atrás destas esperam mais { $n }.
 }
moderation-about = Sobre { $name }
moderation-by = denúncia de { $name }
moderation-same = { $n } pessoas denunciaram o mesmo
moderation-before = { $n ->
    [0] nenhuma decisão anterior contra esta pessoa
    [one] uma decisão anterior contra esta pessoa
   *[other] { $n } decisões anteriores contra esta pessoa
 }
moderation-table = A mesa ({ $game })
moderation-deed = O que fazer
moderation-deed-dismiss = Nada a apontar
moderation-deed-warn = Advertir
moderation-deed-silence = Silenciar na conversa
moderation-deed-ban = Tirar o acesso
moderation-days = Dias
moderation-n-days = { $n } { $n ->
    [0] dias
    [one] dia
   *[other] dias
 }
moderation-for-good = para sempre
moderation-why = Porquê (quem leva uma advertência ou é silenciado lê isto)
moderation-decide = Decidir
moderation-log = Decidido há pouco
moderation-decided-by = por { $name }
moderation-operator = o operador
invite-challenge = Convidar { $name } para jogar
invite-name = Convidar pelo nome
invite-send = Convidar
invite-sent = Convite enviado: { $name }.
invite-show-code = Mostrar como código QR
invite-hide-code = Esconder o código QR
invite-code = Código QR da ligação
tournament-all = Torneios
tournament-to-all = Todos os torneios
tournament-why = Um torneio corre sozinho: o servidor emparelha as rondas e abre as mesas, e todos veem como estão.
tournament-new = Novo torneio
tournament-none = Ainda não há torneios.
tournament-list-running = A decorrer
tournament-list-open = Abertos a jogadores
tournament-list-over = Acabados
tournament-name = Nome do torneio
tournament-at-a-table = Jogadores por mesa
tournament-system = Sistema
tournament-system-swiss = Suíço
tournament-system-robin = Todos contra todos
tournament-system-groups = Grupos
tournament-about-swiss = Suíço: em cada ronda encontram-se os que ganharam o mesmo número de vezes, e ninguém se encontra duas vezes.
tournament-about-robin = Todos contra todos: cada um encontra todos os outros uma vez. No máximo 16 jogadores.
tournament-about-groups = Grupos: em cada ronda, novas mesas conforme os pontos; o lugar que se consegue numa mesa dá pontos.
tournament-rounds = Rondas
tournament-rounds-usual = as que convierem
tournament-start = Início
tournament-start-by-hand = quando eu clicar em começar
tournament-in-minutes = dentro de { $n } minutos
tournament-in-hours = dentro de { $n } { $n ->
    [0] horas
    [one] hora
   *[other] horas
 }
tournament-fill-to = Bots completam até
tournament-bot = Bots de patente
tournament-listed = Todos o encontram na lista (senão, só pela ligação)
tournament-open = Abrir o torneio
tournament-you-play = jogas
tournament-n-entrants = { $n } { $n ->
    [0] jogadores
    [one] jogador
   *[other] jogadores
 }
tournament-in-round = ronda { $n }
tournament-round-of = Ronda { $n } de { $all }
tournament-round = Ronda { $n }
tournament-is-over = O torneio acabou
tournament-starts-by-host = começa quando o anfitrião disser
tournament-starts-at = começa em { $date }
tournament-hosted-by = anfitrião: { $name }
tournament-join = Participar
tournament-leave = Deixar de participar
tournament-withdraw = Retirar-se
tournament-withdraw-sure = Nas próximas rondas já não terás adversário. Retirar-te?
tournament-start-now = Começar já
tournament-wait = O teu jogo desta ronda acabou. A próxima começa quando todos tiverem acabado.
tournament-filled = Onde faltarem pessoas, participam bots, até { $n } ao todo.
tournament-entrants = { $n } { $n ->
    [0] jogadores
    [one] jogador
   *[other] jogadores
 }
tournament-standings = Classificação
tournament-nobody = Ainda ninguém.
tournament-place = Lugar
tournament-player = Jogador
tournament-points = Pontos
tournament-points-short = Pts
tournament-buchholz = Buchholz: os pontos de todos os adversários
tournament-buchholz-short = BH
tournament-sonneborn = Sonneborn-Berger: os pontos dos adversários vencidos e metade dos pontos daqueles com quem se empatou
tournament-sonneborn-short = SB
tournament-tables = Mesas
tournament-playing = a jogar
tournament-bye = folga
tournament-crosstable = Quem defrontou quem
tournament-podium = Os três primeiros
tournament-n-points = Pontos: { $points }
tournament-never-begun = Nunca começou: veio pouca gente.
