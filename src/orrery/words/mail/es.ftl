### Cartas con un enlace

keep-subject = Orrery: registra tu nombre
keep-text = Alguien, seguramente tú, quiere registrar en Orrery el nombre { $name } con esta dirección. Para hacerlo, abre este enlace en menos de 30 minutos: { $link } Si no has sido tú, no hace falta que hagas nada.
sign-in-subject = Orrery: tu enlace para iniciar sesión
sign-in-text = Con este enlace inicias sesión como { $name }. Sirve una vez, durante 30 minutos: { $link } Si no lo has pedido, no hace falta que hagas nada.
confirm-subject = Orrery: ¿es esta tu dirección?
confirm-text = Abre este enlace en menos de 30 minutos, en el navegador en el que has iniciado sesión, para añadir esta dirección a tu cuenta: { $link } Si no lo has pedido, no hace falta que hagas nada.
