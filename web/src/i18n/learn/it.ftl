### Imparare un gioco giocandolo, e le parole del suo regolamento

learn = Impara
learn-fault = Non è stato possibile caricare questa lezione.
learn-offline = Il server non è raggiungibile. Ciò che hai fatto finora è conservato.
learn-try-again = Riprova
learn-title = Impara { $game }
learn-none = { $game } non ha ancora lezioni
learn-coach = Che cosa fare
learn-progress = A che punto sei
learn-step = Passo { $n } di { $all }
learn-lessons = Lezioni ed esercizi
learn-exercise = Esercizio { $n }
learn-done = fatto
learn-rule = Regola { $clause }
learn-hint = Dammi un suggerimento
learn-try = Prova così: { $move }
learn-take-back = Ritira la mossa
learn-again = Ancora una volta
learn-next = Continua
learn-finish = Al tavolo
learn-play = Gioca contro un Cadetto
learn-go-on = Meglio la prossima lezione o il prossimo esercizio
learn-all-moves = Tutte le mosse in un elenco
learn-seconds = { $n ->
    [one] ancora { $n } secondo
   *[other] ancora { $n } secondi
 }
learn-ask-title = È la tua prima volta con { $game }?
learn-ask = Una prima partita guidata ti mostra tutto, mossa per mossa.
learn-ask-learn = Impara in cinque minuti
learn-ask-play = Gioca e basta
glossary = Parole del gioco
glossary-rule = { $term }: regola { $clause }
glossary-how = Sul tabellone ferma il mouse su una cosa o tieni premuto il dito. Il punto interrogativo spiega ciò che tocchi subito dopo.
learn-what-if = E se non faccio nulla?
learn-back = Torna al compito
