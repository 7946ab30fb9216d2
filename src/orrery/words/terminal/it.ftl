### Che cosa dice `orrery play` nel terminale.

type-for-help = Scrivi ? per un aiuto.
narrow = Un tabellone può richiedere { $needed } colonne e questa finestra ne ha { $columns }: allargala se le righe sono spezzate o tagliate.
note = Nota:
left = Hai lasciato il tavolo.
thinks = { $player } pensa
not-allowed = Non è permesso:
plays = { $seat }: { $player }
plays-here = { $seat }: tu
not-a-move = { $text } non è una mossa: scrivine una come { $example }
what-to-do = Che cosa fai: { $things }?
nothing-to-do = Non c'è nulla da fare.
hand-over = Passa lo schermo a { $player }, poi Invio
moves-look-like = Le mosse si scrivono così:
rules-are-there = { $command } stampa le regole.
is-legal = { $text } è lecita
nothing-to-skip = È il tuo turno: ora non c'è nulla da saltare.
not-numbered = qui le mosse non sono numerate: scrivine una, per esempio { $text }
no-such-number = nessuna mossa numero { $n }: l'elenco va da { $from } a { $to }
save-needs-file = save vuole il nome di un file: save my_game.jsonl
saved = salvata; continua più tardi con: { $command }
greedy-would = un giocatore avido farebbe:
hint-line = { $share } in { $n } { $n ->
    [one] prova
   *[other] prove
 }
won = { $n ->
    [one] ha vinto { $winners }
   *[other] hanno vinto { $winners }
 }
no-glossary = { $game } non spiega termini.

## Help, a line for each thing that can be typed

help-numbers = Un numero dell'elenco o il testo di una mossa la gioca. Inoltre:
help-texts = Il testo di una mossa la gioca, come quelli dell'elenco. Inoltre:
help-help = questo aiuto
help-why = la regola che vieta una mossa
help-undo = ritira la mossa
help-hint = che cosa farebbe un ammiraglio
help-skip = passa fino al mio turno
help-log = che cosa è successo finora
help-save = conserva la partita
help-text = la posizione in una riga
help-board = mostralo di nuovo
help-legend = che cosa significano i suoi segni
help-quit = lascia il tavolo

## The screen of the terminal

screen-face-down = coperta
screen-not-rolled = non ancora lanciato
screen-empty = vuota

## Replays: `orrery replay`

replay-next = Invio: azione successiva, q: esci
replay-scores = punti: { $scores }
replay-unfinished = non finita dopo { $n } azioni: { $text }
chance = caso

## What there is to play: `orrery games`

players-from-to = da { $low } a { $high } giocatori
players-exactly = { $n ->
    [one] 1 giocatore
   *[other] { $n } giocatori
 }
option-default = altrimenti { $value }

## First moves: `orrery openings`

openings-about = Da { $games } partite fra due bot di grado { $rank }. In { $tried } di esse la prima mossa è stata provata, non scelta, così che ogni prima mossa sia conosciuta. Quote di vittoria per posto.
openings-drawn = In questo gioco il caso ha la sua parte: le mosse si contano qualunque cosa sia uscita.
openings-move = mossa
openings-games = partite
