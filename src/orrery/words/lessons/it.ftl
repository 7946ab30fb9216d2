### Che cosa dice una lezione dove mancano parole sue, e nel terminale.

otherwise = È permesso, ma qui si intende altro. Riprova.
threat = Così andrebbe se non facessi nulla. Torna indietro e impediscilo.

## `orrery lessons GAME --play`

type-for-help = Scrivi il numero di una mossa, o la mossa stessa. ? mostra che altro puoi scrivere.
help = Un numero dell'elenco, o il testo di una mossa, la gioca.
    hint: che cosa sarebbe bene fare
    what if: che cosa succede se non fai nulla
    board: di nuovo il tabellone
    quit: fermati qui; i tuoi progressi restano
exercise = Esercizio
step = Passo { $n } di { $all }
look = Guarda: { $marks }
try = Prova così: { $move }
taken-back = Mossa ritirata.
no-threat = Qui niente ti minaccia.
kept = I tuoi progressi restano; continua con: { $command }
all-done = È tutto. Ottimo lavoro!
