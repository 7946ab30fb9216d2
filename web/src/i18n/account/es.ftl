### Personas: nombres registrados, sus partidas, valoraciones, emparejamiento

players-from-to = De { $low } a { $high } jugadores
players-exactly = { $n ->
    [one] 1 jugador
   *[other] { $n } jugadores
 }
players = Jugadores
player-n = Jugador { $n }
account-yours = Tu cuenta
account-keep = Registrar un nombre
account-keep-or-sign-in = Registra un nombre o inicia sesión
account-why = No es obligatorio: como invitado se puede jugar a todo. Un nombre registrado es tuyo en todos tus dispositivos, nadie más puede tenerlo, y tus partidas quedan juntas.
account-none-enabled = El administrador de este servidor no ha activado los nombres registrados: aquí no hay contraseñas, llaves de acceso ni correo. Puedes jugar a todo como invitado.
account-asking = Un momento…
account-name = Nombre
account-name-note = De 2 a 20 letras, cifras, espacios o guiones.
account-keeps-games = De 2 a 20 letras, cifras, espacios o guiones. Las partidas que has jugado como invitado en este navegador vienen contigo.
account-how = ¿Cómo demostrarás que eres tú?
account-way-password = Contraseña
account-way-passkey = Llave de acceso
account-way-mail = Enlace por correo
account-lacks-password = El administrador no ha activado las contraseñas.
account-lacks-passkey = Aquí no se pueden usar llaves de acceso: el administrador no las ha activado, o esta dirección no es lo bastante segura.
account-lacks-mail = El administrador no ha activado el correo.
account-password = Contraseña
account-password-note = Al menos 10 caracteres. Unas cuantas palabras se recuerdan mejor que los signos.
account-password-or-code = Contraseña o código de recuperación
account-code = Código de recuperación
account-mail = Dirección de correo
account-mail-note = Se guarda cifrada, se usa solo para estos enlaces y no se enseña a nadie.
account-passkey-note = Tu dispositivo guarda una llave y te pide el dedo, la cara o el PIN. Nada que recordar.
account-keep-go = Registrar este nombre
account-sign-in = Iniciar sesión
account-by-passkey = Con llave de acceso
account-by-mail = O recibe un enlace por correo
account-send-link = Enviar un enlace
account-link-sent = Te llegará un enlace. Sirve una vez, durante 30 minutos.
account-link-sent-if = Si alguna cuenta tiene esta dirección, le llegará un enlace. Sirve una vez, durante 30 minutos.
account-link-title = Un enlace de tu correo
account-link-text = Has abierto un enlace nuestro. Sigue solo si lo has pedido tú.
account-link-go = Seguir
account-key-failed = No se ha usado la llave de acceso: la has rechazado, o lo ha hecho el dispositivo.
account-public-page = La página que ven los demás
account-go-back = Volver a donde estabas
account-ways = Vías de entrada
account-remove = Quitar
account-codes-left = { $n ->
    [0] Sin códigos de recuperación
    [one] Queda 1 código de recuperación
   *[other] Quedan { $n } códigos de recuperación
 }
account-new-codes = Crear otros
account-codes-note = Apúntalos o imprímelos. Cada uno sirve una vez, en lugar de la contraseña. Solo se muestran ahora; los anteriores dejan de valer.
account-add-passkey = Añadir una llave de acceso
account-add-password = Añadir una contraseña
account-other-password = Otra contraseña (cierra la sesión en tus otros dispositivos)
account-password-set = Contraseña guardada. En los otros dispositivos se ha cerrado la sesión.
account-add-mail = Dirección de correo para iniciar sesión
account-set = Guardar
account-sessions = Tus dispositivos
account-some-browser = Un navegador
account-this-browser = este
account-last-seen = último uso: { $date }
account-sign-out = Cerrar sesión
account-everywhere = Cerrar sesión en todas partes
account-shown = Qué pueden ver los demás
account-shown-note = Tu nombre y desde cuándo lo tienes están siempre en tu página. Las mesas privadas, nunca.
account-shown-ratings = Valoraciones, también en las clasificaciones
account-shown-games = Partidas terminadas en mesas públicas
account-shown-statistics = Estadísticas
account-data = Tus datos
account-export = Guardar todos mis datos
account-delete = Borrar mi cuenta
account-delete-note = Tu nombre, vías de entrada, valoraciones y dispositivos se olvidan al momento. En las partidas en curso te rindes. Las terminadas las conservan quienes jugaron contigo, sin tu nombre.
account-delete-type = Escribe { $name } para confirmarlo
account-delete-go = Borrar para siempre
account-bring-title = Partidas de un invitado
account-bring-text = En este navegador has jugado antes como el invitado { $name }. ¿Quieres que esas partidas sean tuyas?
account-bring-go = Sí, traerlas
account-bring-not = No
account-brought = { $n ->
    [0] No había partidas que traer.
    [one] Ahora es tuya una mesa.
   *[other] Ahora son tuyas { $n } mesas.
 }
games-mine = Mis partidas
games-running = En curso
games-finished = Terminadas
games-none = Todavía no hay partidas.
games-none-such = No hay partidas así.
games-all-games = Todos los juegos
games-all-results = Todos los resultados
games-opponent = Contra (nombre o rango)
games-result-won = Ganada
games-result-shared = Compartida
games-result-lost = Perdida
games-result-none = Sin ganador
games-more = Mostrar más
games-entries = { $n } { $n ->
    [one] jugada
   *[other] jugadas
 }
games-statistics = Estadísticas
games-played = Jugadas
games-won = Ganadas
games-share = Porcentaje
games-by-game = Por juego
games-by-seat = Por asiento
games-by-opponent = Contra personas
games-by-rank = Contra rangos
games-streak = { $n ->
    [one] 1 victoria seguida ahora mismo
   *[other] { $n } victorias seguidas ahora mismo
 }
games-best-streak = la racha más larga: { $n }
player-since = Tiene este nombre desde el { $date }
player-nothing = { $name } no muestra nada más.
games-all-mine = Todas mis partidas y estadísticas
games-for-players = { $n ->
    [one] { $game }, un jugador
   *[other] { $game }, { $n } jugadores
 }
games-seat-of = { $game }: { $label }
rating-ratings = Valoraciones
rating-none = Todavía no hay partidas valoradas.
rating-rated = Valorada
rating-rated-note = Valorada: las opciones habituales, solo nombres registrados, los bots piensan en el servidor; sin pistas y sin deshacer nada.
rating-between = entre { $weaker } y { $stronger }
rating-above = por encima de { $rank }
rating-below = por debajo de { $rank }
rating-provisional = provisional
rating-give = 19 de cada 20 veces el valor real está en ± { $n }
rating-change = valoración { $n } ({ $by })
rating-counting = Se están calculando las valoraciones…
rating-void = Esta partida no cuenta para las valoraciones.
rating-leaders = Clasificación
rating-leaders-note = Solo jugadores de los que se sabe bastante y que lo dejan ver. Los bots están donde los ha medido la arena.
rating-nobody-yet = Aún no hay nadie: juega unas partidas valoradas.
pairing-title = Jugar con alguien
pairing-why = Buscamos personas que quieran jugar a lo mismo y tengan más o menos tu nivel; cuanto más tarda, más ampliamos la búsqueda.
pairing-look = Buscar a alguien
pairing-takes-bots = Los bots pueden llenar asientos vacíos, si todos están de acuerdo
pairing-waiting = { $n ->
    [1] Buscas gente para jugar a { $game }. Ahora mismo no espera nadie más.
   *[other] { $n } personas buscan a otras para jugar a { $game }.
 }
pairing-widening = Van { $n } s; seguimos ampliando la búsqueda.
pairing-long = Esto tarda. ¿Juegas mientras contra un bot? Te avisaremos cuando venga alguien.
pairing-bot = Jugar mientras contra un bot
pairing-background = Seguir buscando
pairing-stop = Dejar de buscar
pairing-found = Hay alguien: ¡a la mesa!
pairing-searching = Buscando gente
pairing-seekers = { $n ->
    [one] Alguien está buscando ahora mismo.
   *[other] { $n } personas están buscando ahora mismo.
 }
