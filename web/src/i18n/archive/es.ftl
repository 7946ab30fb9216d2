### Partidas de todos: búsqueda, descargas, aperturas, y quién puede ver una partida

archive = Todas las partidas
archive-title = Partidas
archive-about = Todas las partidas públicas que han terminado aquí.
archive-game = Juego
archive-any-game = Todos los juegos
archive-player = Jugador (nombre o rango)
archive-players = Jugadores
archive-any-number = Cualquier número
archive-result = Resultado
archive-any-result = Todos los resultados
archive-won-by = Ganó { $seat }
archive-won-by-seat = Ganó el asiento { $n }
archive-shared = Compartida
archive-no-winner = Sin ganador
archive-length = Duración
archive-least = Acciones, desde
archive-most = Acciones, hasta
archive-since = Desde
archive-until = Hasta
archive-opening = Primeras jugadas, separadas por punto y coma
archive-more-fields = Duración, resultado, fecha, primeras jugadas
archive-clear = Borrar todo
archive-none = Todavía no hay ninguna partida así.
archive-more = Mostrar más
archive-logs = Descargarlas como registros
archive-parquet = Descargar como Parquet
archive-download-note = Como mucho 1000 partidas cada vez, primero las más recientes.
archive-actions = { $n ->
    [one] una jugada
   *[other] { $n } jugadas
}
archive-ended-rules = jugada hasta el final
archive-ended-resign = alguien se rindió
archive-ended-time = se acabó el tiempo
archive-ended-draw = empate acordado
archive-ended-abandon = abandonada
archive-gone = un nombre borrado
archive-opening-here = Primeras jugadas de esta partida

publicity-public = Cualquiera puede encontrar y ver esta partida.
publicity-private = Solo quienes jugaron, y quien tenga el enlace, pueden ver esta partida.
publicity-publish = Hacerla pública
publicity-withdraw = Hacerla privada
publicity-waiting = Tú estás a favor. Será pública cuando estén de acuerdo todos los que jugaron.
publicity-others = { $n ->
    [one] Todavía hay una persona en contra.
   *[other] Todavía hay { $n } personas en contra.
}

openings = Aperturas
openings-of = Primeras jugadas: { $game }
openings-about-bots = De { $games } partidas entre dos bots de rango { $rank }. En { $tried } de ellas la primera jugada se probó en vez de elegirse, para conocer todas.
openings-about-drawn = En este juego interviene el azar: las jugadas se cuentan saliera lo que saliera, y el tablero muestra uno de muchos comienzos.
openings-about-people = Las jugadas de personas vienen de partidas públicas de este servidor.
openings-move = Jugada
openings-bots = Bots
openings-people = Personas
openings-games = { $n ->
    [one] una partida
   *[other] { $n } partidas
}
openings-won = { $name } ganó el { $percent } %
openings-none = Ninguna partida que conozcamos siguió desde aquí. Sigue por tu cuenta, o vuelve atrás.
openings-no-book = Aún no se sabe nada de las primeras jugadas de este juego.
openings-start = Al principio
openings-find = Partidas que empezaron así
openings-study = Analizar esta posición
