### Avisos, cómo llegan, vacaciones y planes

notices = Avisos
notices-unread = { $n ->
    [0] Avisos
    [one] Avisos: uno sin leer
   *[other] Avisos: { $n } sin leer
 }
notices-none = No ha ocurrido nada que no hayas visto.
notices-read-all = Marcar todo como leído
notices-channels = Cómo me llegan
notices-title = Avisos
notices-note = Cuando te toca en una mesa que no estás mirando, cuando una partida empieza o termina, cuando alguien te invita o te pide algo, y cuando se te acaba el tiempo.
notices-browser = Mostrar avisos de este navegador mientras haya una página abierta
notices-browser-denied = Este navegador no nos deja mostrar avisos: sus ajustes para esta página dicen que no.
notices-push = Enviar avisos a este navegador, también sin ninguna página abierta
notices-push-disabled = El administrador de este servidor no ha activado los avisos a navegadores cerrados.
notices-push-cannot = A este navegador no se le pueden enviar avisos: hace falta https, y un navegador que los admita.
notices-push-failed = El navegador no ha dado permiso.
notices-browsers = Navegadores que reciben avisos
notices-browser-remove = Quitar { $label }
notices-some-browser = Un navegador
notices-letters = Avisos por correo electrónico
notices-letters-off = Ninguno
notices-letters-now = Al momento
notices-letters-hourly = Una vez por hora
notices-letters-daily = Una vez al día, a las 8
notices-letters-disabled = El administrador de este servidor no envía correo.
notices-letters-no-address = Añade antes una dirección de correo a tu cuenta.
notices-quiet = Horas de silencio: no se envía nada, todo se guarda
notices-quiet-from = desde las
notices-quiet-to = hasta las
notices-quiet-never = La misma hora en ambos: sin horas de silencio.
notices-zone = Zona horaria
notices-feed = Un canal para lectores de noticias
notices-feed-note = Quien conozca la dirección puede leer tus avisos.
notices-feed-make = Crear una dirección
notices-feed-new = Otra dirección
notices-feed-end = Cerrar el canal
notices-feed-address = Dirección del canal
notices-saved = Guardado
letters-stop-title = ¿No más correos?
letters-stop-text = No recibirás más avisos por correo. Puedes volver a activarlos en la página de tu cuenta.
letters-stop-go = No recibir más
letters-stop-done = Hecho. No habrá más correos.
vacation-title = Vacaciones
vacation-note = Tus relojes en las mesas por correo se paran, a la vista de todos. Después siguen con lo que quedaba.
vacation-left = { $n ->
    [one] Queda un día este año.
   *[other] Quedan { $n } días este año.
 }
vacation-days = Días
vacation-begin = Empezar ahora
vacation-until = Estás de vacaciones hasta el { $date }.
vacation-end = He vuelto
seat-vacation = de vacaciones hasta el { $date }
plan-title = Si…, entonces yo…
plan-note = Planea una respuesta: el servidor la juega por ti en cuanto proceda. Nadie más la ve.
plan-if = Si { $name } hace esto:
plan-then = Respondo:
plan-more = Sigo con:
plan-choose = Elige…
plan-add = Guardar esta respuesta
plan-further = ¿Y si, después de eso…?
plan-rule = Si «{ $on }», respondo «{ $do }».
plan-so-far = Si «{ $on }»…
plan-none = Aquí no has planeado nada.
plan-clear = Olvidar el plan
plan-end = Ahí terminaría la partida.
