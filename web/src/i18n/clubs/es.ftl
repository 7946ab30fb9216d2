### Clubes y veladas

club-all = Clubes
club-to-all = Clubes
club-why = Un club es para quienes juegan juntos: sus miembros, sus partidas, torneos propios, y quién va por delante.
club-new = Fundar un club
club-none = Todavía no hay ningún club.
club-name = Nombre del club
club-about = ¿Para qué es? (opcional)
club-found = Fundar el club
club-need-account = Los miembros de los clubes registran un nombre, para que los demás los reconozcan.
club-keep-name = Registrar un nombre
club-since = desde el { $date }
club-n-members = { $n ->
    [one] 1 miembro
   *[other] { $n } miembros
 }
club-role-officer = responsable
club-role-member = miembro
club-role-asked = pide unirse
club-you-officer = Eres responsable de este club.
club-you-member = Eres miembro de este club.
club-you-asked = Has pedido unirte. Decide un responsable.
club-join = Unirme al club
club-ask = Pedir unirme
club-leave = Salir del club
club-withdraw = Retirar la petición
club-leave-sure = ¿Salir de { $name }? Para volver necesitas el enlace o a un responsable.
club-members = Miembros
club-manage = Gestionar
club-manage-done = Listo
club-accept = Aceptar
club-decline = Rechazar
club-remove = Quitar
club-appoint = Hacer responsable
club-dismiss = Ya no es responsable
club-lead = Para responsables
club-link-why = Quien abra este enlace y tenga un nombre registrado puede unirse al momento.
club-new-link = Enlace nuevo
club-new-link-why = Un enlace nuevo anula el anterior.
club-edit = Cambiar la descripción
club-save = Guardar
club-running = Jugando ahora
club-no-running = Ahora mismo nadie juega en una mesa pública.
club-finished = Partidas terminadas
club-no-finished = Aún no hay partidas públicas. Los miembros eligen en la página de su cuenta si los demás ven las suyas.
club-tournaments = Torneos y veladas
club-no-tournaments = Todavía ninguno.
club-leaders = Quién va por delante
club-no-leaders = Aún no hay valoraciones: juega partidas valoradas y muestra tus valoraciones en la página de tu cuenta.
club-scope = { $game } para { $n }
club-of-player = Miembro de
club-report = Denunciar este club
club-report-why = Los moderadores miran el nombre y la descripción, y te dicen qué han decidido.
club-moderated = El club { $name }
club-choice = Club
club-no-club = ningún club
club-members-only = Solo para miembros
letter-club-closed = Un moderador ha cerrado el club { $name }: { $why }
letter-report-close = Gracias por tu denuncia. Un moderador ha cerrado el club { $name }.
moderation-deed-close = Cerrar el club
tournament-system-evening = Velada
evening-new = Nueva velada
evening-why = Una velada con un solo enlace: repártelo, mira quién viene y empieza una ronda cuando quieras.
evening-open = Abrir la velada
evening-name = Nombre de la velada
evening-games = Juegos, por orden
evening-games-why = La primera ronda es el primer juego, y así sucesivamente. Elige al menos uno.
evening-rounds = Rondas
evening-rounds-open = hasta que la termine
evening-odd = Quienes quedan sin mesa
evening-odd-bots = juegan con bots
evening-odd-wait = esperan una ronda
evening-i-play = Yo también juego
evening-hall = El salón
evening-here = { $n ->
    [0] Aún no hay nadie.
    [one] Hay una persona.
   *[other] Hay { $n } personas.
 }
evening-waits = Esperando a que { $name } empiece
evening-yours = Empieza cuando haya gente suficiente
evening-round-on = Ronda { $n }: { $game }
evening-round-of = Ronda { $n } de { $all }: { $game }
evening-between = La ronda { $n } ha terminado. Ahora: { $game }
evening-last-over = La última ronda ha terminado.
evening-is-over = La velada ha terminado
evening-come = Aquí estoy
evening-go = Tengo que irme
evening-you-wait = Estás dentro. Cuando { $name } empiece una ronda, esta página te llevará a tu mesa.
evening-you-rest = En esta ronda no tienes mesa, o tu partida ha terminado. Esta página te llevará a la próxima.
evening-late = Se está jugando una ronda. Di que estás aquí y jugarás en la siguiente.
evening-start = Empezar la ronda { $n }: { $game }
evening-start-why = { $n ->
    [one] Una persona en mesas de { $all }.
   *[other] { $n } personas en mesas de { $all }.
 }
evening-end = Terminar la velada
evening-end-sure = ¿Terminar la velada? Antes se acaba la ronda que se está jugando.
evening-link = El enlace de esta velada
evening-aside = { $name } se ha ido: no contar con esa persona
evening-gone = No está
evening-back = A las posiciones
evening-next-table = La ronda { $n } ha empezado: a tu mesa
hook-title = Webhook de esta mesa
hook-why = Cuando le toca a alguien, o la partida empieza o termina, esta mesa llama a una dirección tuya.
hook-allowed = El administrador de este servidor permite: { $hosts }.
hook-allowed-none = El administrador de este servidor no publica qué direcciones admite. Pregúntale cuáles puedes usar.
hook-disabled = Este servidor no llama a nadie: su administrador no lo ha activado.
hook-url = Dirección
hook-add = Llamar a esta dirección
hook-now = Esta mesa llama a { $name }.
hook-secret = El secreto con que se firman las llamadas. Solo se muestra esta vez:
hook-test = Probar
hook-good = Ha respondido con { $status }.
hook-bad = Ha respondido con { $status }, lo que cuenta como fallo.
hook-silent = No ha respondido nadie.
hook-remove = No llamar a nadie
hook-menu = Avisar a un programa (webhook)
