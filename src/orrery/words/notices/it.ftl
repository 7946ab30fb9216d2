### Avvisi: ciò che viene a sapere chi non è al tavolo

turn = Tocca a te: { $game } con { $with }
began = { $game } con { $with }: la partita è cominciata
over-won = Hai vinto: { $game } con { $with }
over-shared = Condividi la vittoria: { $game } con { $with }
over-lost = Hai perso: { $game } con { $with }
over-none = { $game } con { $with }: la partita è finita
invited = { $name } ti tiene un posto: { $game }
proposed-undo = { $name } chiede di ritirare la mossa: { $game }
proposed-draw = { $name } propone il pareggio: { $game }
proposed-abandon = { $name } chiede di interrompere la partita: { $game }
hurry = Il tuo tempo scade ({ $when }): { $game } con { $with }
alone = nessun altro
somebody = Qualcuno
letter-subject = { $n ->
    [one] Orrery: un avviso
   *[other] Orrery: { $n } avvisi
 }
letter-line = { $text }: { $link }
letter-end = Niente più e-mail come questa: { $stop } Quali avvisi ricevi, e come, lo decidi tu: { $link }
feed-title = Orrery: i miei avvisi
