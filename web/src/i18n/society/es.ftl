### La convivencia: conducta, invitaciones, torneos

conduct-block = Bloquear
conduct-unblock = Desbloquear
conduct-blocked = Personas bloqueadas
conduct-block-why = Una persona bloqueada no puede sentarse contigo, invitarte ni emparejarse contigo, y dejas de ver lo que escribe. A { $name } no se le dice.
conduct-blocked-now = El bloqueo de { $name } está activo. Puedes quitarlo en la página de tu cuenta.
conduct-more = Bloquear o denunciar a { $name }
conduct-report = Denunciar
conduct-report-why = Los moderadores miran las denuncias y te dicen qué han decidido.
conduct-report-line = Esa línea y las de alrededor van a los moderadores, que te dicen qué han decidido.
conduct-reported = Gracias. Los moderadores lo mirarán y te dirán qué han decidido.
conduct-reason = ¿Qué ocurre?
conduct-reason-insult = Insultos o amenazas
conduct-reason-spam = Spam
conduct-reason-cheating = Trampas
conduct-reason-leaving = Deja partidas a medias
conduct-reason-name = Un nombre ofensivo
conduct-reason-other = Otra cosa
conduct-what-happened = ¿Qué ha pasado? (opcional)
conduct-hide-rude = Tapar las groserías en el chat
desk-title = Pendiente
desk-invitation = { $name } te invita a una mesa de { $game } para { $n }.
desk-accept = Sentarme
desk-decline = Rechazar
desk-put-away = Entendido
desk-to-table = A tu mesa
desk-tournament = { $name }: ha empezado la ronda { $n }, y tu mesa está lista.
desk-reports = { $n ->
    [one] Una denuncia espera a un moderador.
   *[other] { $n } denuncias esperan a un moderador.
 }
letter-report-dismiss = Gracias por tu denuncia sobre { $name }. Un moderador la ha mirado y no ha encontrado nada contra las reglas de este servidor.
letter-report-warn = Gracias por tu denuncia sobre { $name }. Un moderador le ha hecho una advertencia.
letter-report-silence = Gracias por tu denuncia sobre { $name }. No podrá escribir en el chat durante un tiempo.
letter-report-ban = Gracias por tu denuncia sobre { $name }. Se le ha cerrado el acceso.
letter-warned = Un moderador te advierte: { $why }
letter-silenced = { $days ->
    [one] No puedes escribir en el chat durante un día. El moderador dice por qué: { $why }
   *[other] No puedes escribir en el chat durante { $days } días. El moderador dice por qué: { $why }
 }
moderation-title = Moderación
moderation-none = No espera ninguna denuncia.
moderation-more = { $n ->
    [one] Detrás de estas espera una más.
   *[other] Detrás de estas esperan { $n } más.
 }
moderation-about = Sobre { $name }
moderation-by = denuncia de { $name }
moderation-same = { $n } personas han denunciado lo mismo
moderation-before = { $n ->
    [one] una decisión anterior en su contra
   *[other] { $n } decisiones anteriores en su contra
 }
moderation-table = La mesa ({ $game })
moderation-deed = Qué hacer
moderation-deed-dismiss = Todo en orden
moderation-deed-warn = Advertir
moderation-deed-silence = Silenciar en el chat
moderation-deed-ban = Cerrar el acceso
moderation-days = Días
moderation-n-days = { $n ->
    [one] 1 día
   *[other] { $n } días
 }
moderation-for-good = para siempre
moderation-why = Por qué (lo lee quien recibe la advertencia o el silencio)
moderation-decide = Decidir
moderation-log = Decidido últimamente
moderation-decided-by = por { $name }
moderation-operator = el administrador
invite-challenge = Invitar a { $name } a jugar
invite-name = Invitar por el nombre
invite-send = Invitar
invite-sent = Se ha invitado a { $name }.
invite-show-code = Mostrar como código QR
invite-hide-code = Ocultar el código QR
invite-code = Código QR del enlace
tournament-all = Torneos
tournament-to-all = Todos los torneos
tournament-why = Un torneo marcha solo: el servidor empareja las rondas y abre las mesas, y todos ven cómo van.
tournament-new = Nuevo torneo
tournament-none = Todavía no hay ningún torneo.
tournament-list-running = En curso
tournament-list-open = Abiertos a jugadores
tournament-list-over = Terminados
tournament-name = Nombre del torneo
tournament-at-a-table = Jugadores por mesa
tournament-system = Sistema
tournament-system-swiss = Suizo
tournament-system-robin = Liga
tournament-system-groups = Grupos
tournament-about-swiss = Suizo: en cada ronda se enfrentan quienes llevan las mismas victorias, y nunca dos veces los mismos.
tournament-about-robin = Liga: todos contra todos, una vez. Como mucho 16 jugadores.
tournament-about-groups = Grupos: en cada ronda, mesas nuevas según los puntos; los puestos en una mesa dan puntos.
tournament-rounds = Rondas
tournament-rounds-usual = las que convengan
tournament-start = Comienzo
tournament-start-by-hand = cuando yo lo diga
tournament-in-minutes = dentro de { $n } minutos
tournament-in-hours = { $n ->
    [one] dentro de 1 hora
   *[other] dentro de { $n } horas
 }
tournament-fill-to = Bots hasta llegar a
tournament-bot = Bots de rango
tournament-listed = Todos lo encuentran en la lista (si no, solo por su enlace)
tournament-open = Abrir el torneo
tournament-you-play = juegas
tournament-n-entrants = { $n ->
    [one] 1 jugador
   *[other] { $n } jugadores
 }
tournament-in-round = ronda { $n }
tournament-round-of = Ronda { $n } de { $all }
tournament-round = Ronda { $n }
tournament-is-over = El torneo ha terminado
tournament-starts-by-host = empieza cuando lo diga el anfitrión
tournament-starts-at = empieza el { $date }
tournament-hosted-by = anfitrión: { $name }
tournament-join = Participar
tournament-leave = No participar
tournament-withdraw = Retirarme
tournament-withdraw-sure = En las próximas rondas ya no tendrás rival. ¿Retirarte?
tournament-start-now = Empezar ahora
tournament-wait = Tu partida de esta ronda ha terminado. La siguiente ronda empieza cuando acaben todos.
tournament-filled = Donde faltan personas juegan bots, hasta { $n } en total.
tournament-entrants = { $n ->
    [one] 1 jugador
   *[other] { $n } jugadores
 }
tournament-standings = Posiciones
tournament-nobody = Todavía nadie.
tournament-place = Puesto
tournament-player = Jugador
tournament-points = Puntos
tournament-points-short = Ptos.
tournament-buchholz = Buchholz: los puntos de todos los rivales
tournament-buchholz-short = BH
tournament-sonneborn = Sonneborn-Berger: los puntos de los rivales vencidos, y la mitad de los de aquellos con quienes se empató
tournament-sonneborn-short = SB
tournament-tables = Mesas
tournament-playing = jugando
tournament-bye = descansa
tournament-crosstable = Quién jugó con quién
tournament-podium = Los tres primeros
tournament-n-points = Puntos: { $points }
tournament-never-begun = No llegó a empezar: vino muy poca gente.
