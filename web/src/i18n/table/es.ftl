### Una mesa: antes, durante y después de la partida

device-here = Los rivales piensan en este dispositivo: unas { $n } posiciones por segundo. Donde hay cartas ocultas o juegan otras personas, piensan en el servidor.
device-away = Los rivales piensan en el servidor. Este dispositivo podría mirar unas { $n } posiciones por segundo.
device-slow = Los rivales piensan en el servidor: este dispositivo es lento, con unas { $n } posiciones por segundo.
device-untried = La velocidad de este dispositivo se medirá cuando juegues por primera vez contra bots sin otras personas.
device-fault-missing = No se ha podido cargar el motor para este dispositivo. Los rivales piensan en el servidor.
device-fault-damaged = El motor para este dispositivo está dañado y no se usa. Los rivales piensan en el servidor.
device-fault-stale = El motor para este dispositivo no es de la versión del servidor y no se usa. Los rivales piensan en el servidor.
result-won = Has ganado
result-shared = Compartes la victoria
result-lost = Ha ganado { $winner }
bot-note-random = juega sin pensar
bot-note-greedy = toma lo que tiene más cerca
bot-note-cadet = piensa un momento y se equivoca a menudo
bot-note-ensign = ve la siguiente jugada
bot-note-lieutenant = planea con un poco de antelación
bot-note-commander = rara vez pasa algo por alto
bot-note-captain = fuerte: piensa bien tus planes
bot-note-admiral = muy fuerte: casi nunca se equivoca
bot-note-grand-admiral = lo mejor que tenemos
bot-note-gambler = un capitán que ama el riesgo
bot-note-hoarder = un capitán que guarda lo que tiene
bot-note-hunter = un capitán que va a por sus rivales
status-preparing = Se están preparando las reglas.
status-broken = No puede seguir.
status-may-begin = Puedes empezar.
status-host = Esperando al anfitrión
status-full = Están todos: se puede empezar
status-open = Esperando jugadores
status-running = En juego
status-over = Terminada
bot-random = Errante
bot-greedy = Acaparador
bot-cadet = Cadete
bot-ensign = Alférez
bot-lieutenant = Teniente
bot-commander = Comandante
bot-captain = Capitán
bot-admiral = Almirante
bot-grand-admiral = Gran Almirante
bot-gambler = Apostador
bot-hoarder = Ahorrador
bot-hunter = Cazador
seat-me = yo
seat-here = una persona en esta pantalla
seat-open = abierto a cualquiera
seat-invited = para quien tenga el enlace de invitación
clock = Reloj
clock-none = sin reloj
clock-quick = 1 minuto por jugada
clock-calm = 30 minutos por partida
clock-postal = por correo: 3 días por jugada
outcome-rules = Ha ganado { $winner }.
outcome-resign = Ha ganado { $winner } por rendición.
outcome-time = Ha ganado { $winner } por tiempo.
outcome-shared = Comparten la victoria { $winner }.
outcome-draw = Empate acordado.
outcome-abandon = La partida se abandonó.
outcome-nobody = La partida ha terminado; no ha ganado nadie.
end-you-won = ¡Has ganado!
end-turning-looking = Buscando el momento decisivo…
end-turning-none = Ninguna jugada decidió por sí sola esta partida.
end-turning-you-fell = El momento decisivo fue la jugada { $n }{ $by }: { $what }. Tu probabilidad bajó del { $before } al { $after } %.
end-turning-you-rose = El momento decisivo fue la jugada { $n }{ $by }: { $what }. Tu probabilidad subió del { $before } al { $after } %.
end-turning-fell = El momento decisivo fue la jugada { $n }{ $by }: { $what }. La probabilidad de { $name } bajó del { $before } al { $after } %.
end-turning-rose = El momento decisivo fue la jugada { $n }{ $by }: { $what }. La probabilidad de { $name } subió del { $before } al { $after } %.
end-turning-hidden = algo que solo vieron otros
end-turning-show = Mostrarlo en el tablero
end-turning-how = Hallado por la propia búsqueda de los bots; donde hay algo oculto, desde lo que cada jugador podía saber.
end-look = Cerrar y mirar el tablero
end-rounds = { $n } { $n ->
    [one] ronda
   *[other] rondas
 }
end-moves = { $n } { $n ->
    [one] jugada
   *[other] jugadas
 }
end-minutes = { $n } { $n ->
    [one] minuto
   *[other] minutos
 }
chat = Chat
chat-empty = Nadie ha dicho nada todavía.
seat-out = fuera
seat-out-bot = fuera, sigue un bot
seat-away = no está, juega un bot
seat-gone = no está aquí
hint-promise = gana unas { $n } de 100 partidas desde aquí
hint-equal = más o menos igual
hint-then = luego, probablemente: { $action }
hint-after = y después: { $action }
curtain = La pantalla pasa a { $name }
curtain-why = { $label } tiene una mano que los demás no deben ver.
curtain-ready = Soy { $name }: abrir
fair-cards = Por qué { $drawn ->
    [cards] el reparto es limpio
    [dice] los dados son limpios
   *[lots] el sorteo es limpio
 }
fair-cards-why = El navegador de cada jugador y el servidor se comprometen con un número aleatorio secreto antes de que nadie enseñe el suyo. Todos juntos deciden { $drawn ->
    [cards] las cartas
    [dice] los dados
   *[lots] el sorteo
 }, así que nadie puede elegir, ni siquiera quien lleva el servidor. La huella, para compararla con los demás:
roll-none = En este juego no se sortea nada.
roll-fair = { $drawn ->
    [cards] El reparto es limpio: lo deciden juntos los navegadores de todos los jugadores.
    [dice] Los dados son limpios: los tiran juntos los navegadores de todos los jugadores.
   *[lots] El sorteo es limpio: lo deciden juntos los navegadores de todos los jugadores.
 }
roll-waits = Esperando a { $names }.
roll-missing = Al empezar la partida tiene que estar aquí: { $names }.
roll-thrown = El sorteo { $n } se descartó por falta de respuesta a tiempo: { $names }.
roll-thrown-seats = El sorteo { $n } se descartó: cambiaron los asientos.
roll-go-on = Empezar sin esperar a { $names }
roll-checked = { $drawn ->
    [cards] Este navegador ha comprobado las cartas: nadie pudo elegirlas.
    [dice] Este navegador ha comprobado los dados: nadie pudo elegir qué salía.
   *[lots] Este navegador ha comprobado el sorteo: nadie pudo elegirlo.
 }
roll-fault-unreadable = El sorteo del servidor no se puede leer, así que este navegador no participa en él.
roll-fault-promise = Cuidado: el servidor ha cambiado lo que había fijado para el sorteo. Lo que salga puede estar elegido.
roll-fault-replaced = Cuidado: el servidor habla por tu asiento con algo que tu navegador nunca envió. Tu navegador no participa.
roll-fault-left-out = Cuidado: el sorteo se va a hacer sin tu navegador.
roll-fault-other = Cuidado: el sorteo se hizo de otro modo del que se te mostró. Lo que salió puede estar elegido.
roll-fault-thrown = Cuidado: el servidor calla un sorteo que se descartó.
roll-fault-without = El sorteo de esta partida se hizo sin tu navegador.
roll-fault-log = Cuidado: el registro de esta partida no demuestra que el sorteo fuera limpio.
proposal-undo = { $name } quiere deshacer la última jugada.
proposal-draw = { $name } ofrece un empate.
proposal-abandon = { $name } quiere abandonar la partida.
proposal-declined = La propuesta fue rechazada.
hint = Pista
chat-mute = No mostrar más lo que dice { $name }
chat-muted = Lo que dice { $name } está oculto.
chat-unmute = Mostrar de nuevo
outcome-unfinished = No ha terminado.
log-deed = { $name }: { $words }
