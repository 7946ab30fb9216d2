### Avisos para quien no está en la mesa

turn = Te toca: { $game } con { $with }
began = Ha empezado: { $game } con { $with }
over-won = Has ganado: { $game } con { $with }
over-shared = Compartes la victoria: { $game } con { $with }
over-lost = Has perdido: { $game } con { $with }
over-none = Ha terminado: { $game } con { $with }
invited = { $name } te guarda un asiento: { $game }
proposed-undo = { $name } pide deshacer: { $game }
proposed-draw = { $name } ofrece un empate: { $game }
proposed-abandon = { $name } propone abandonar la partida: { $game }
hurry = Tu tiempo se acaba: { $when } ({ $game } con { $with })
alone = nadie más
somebody = Alguien
letter-subject = { $n ->
    [one] Orrery: un aviso
   *[other] Orrery: { $n } avisos
 }
letter-line = { $text }: { $link }
letter-end = No recibir más correos como este: { $stop } Tú decides qué avisos recibes y cómo: { $link }
feed-title = Orrery: mis avisos
