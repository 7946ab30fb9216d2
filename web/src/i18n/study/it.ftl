### Dopo la partita: riguardare, analisi, problemi, condivisione

log = Registro
log-empty = Non è ancora successo nulla.
log-and-chat = Registro e chat
replay = Rivedi
replay-of = Rivedi: { $game }
replay-fault = Questa partita non si può rivedere: non è finita, o è privata.
log-open = Apri il file di un registro
log-drop = Trascina qui il registro di una partita
log-fault = Questo file non si può aprire come partita.
log-too-big = È più grande di un megabyte.
log-none = Qui non è aperta nessuna partita
log-how = Trascina su questa pagina il registro di una partita, o scegli il file. Si rivede mossa per mossa; non se ne conserva nulla.
animation-save = Salva le ultime mosse come animazione
animation-busy = Disegno…
animation-fault = Questo browser non riesce a disegnare il tabellone come immagine.
analysis = Analisi
analysis-of = { $game }: che cosa l'ha decisa
analysis-looking = Si giudica ogni posizione…
analysis-failed = Non è stato possibile giudicare questa partita.
analysis-curve = Probabilità di vincere, posizione per posizione
analysis-moments = Svolte
analysis-moment-choice = Mossa { $n }: { $name } ha giocato «{ $played }» invece di «{ $best }»: è costato il { $points }%.
analysis-moment-good = Mossa { $n }: il caso ha dato a { $name } il { $points }% – { $played }.
analysis-moment-bad = Mossa { $n }: il caso ha tolto a { $name } il { $points }% – { $played }.
analysis-moment-rose = Mossa { $n }: { $played }. La probabilità di { $name } è salita dal { $before } al { $after }%.
analysis-moment-fell = Mossa { $n }: { $played }. La probabilità di { $name } è scesa dal { $before } al { $after }%.
analysis-no-moments = Nessuna singola mossa ha cambiato molto: la partita si è decisa a poco a poco.
analysis-next = Segue la mossa { $n }.
analysis-something = qualcosa
analysis-balances = Scelte e fortuna
analysis-player = Giocatore
analysis-choices = Proprie mosse
analysis-choices-how = quanto hanno perso le proprie mosse rispetto alle migliori
analysis-luck = Fortuna
analysis-luck-how = quanto ha dato o tolto il caso rispetto a ciò che poteva uscire
analysis-others = Altri
analysis-others-how = quanto hanno dato o tolto le mosse degli altri e ciò che la ricerca non ha previsto
analysis-accuracy = Precisione
analysis-accuracy-how = 100%: sempre il meglio che si potesse sapere
analysis-unit = Di quanto è salita (+) o scesa (−) la probabilità di vincere, sommata su tutta la partita. Perciò una somma può superare il 100%: ciò che una mossa perde, un’altra lo può recuperare.
analysis-right-of = { $right } scelte su { $all } erano le migliori, o altrettanto buone
analysis-mark-best = Ora { $name } gioca la mossa migliore.
analysis-mark-good = Ciò che { $name } gioca ora è buono quasi quanto il meglio.
analysis-mark-weak = Ciò che { $name } gioca ora costa il { $points }%.
analysis-mark-mistake = Ciò che { $name } gioca ora è un errore: costa il { $points }%.
analysis-mark-blunder = Ciò che { $name } gioca ora è un grave errore: costa il { $points }%.
analysis-best-was = La migliore era: { $best } ({ $share }%).
analysis-show-best = Mostra la migliore sul tabellone
analysis-try-here = Prova da qui
analysis-how = La ricerca dei bot ha esaminato { $n ->
    [one] una volta
   *[other] { $n } volte
 } ogni posizione, a partire da ciò che poteva sapere chi doveva agire; più a lungo intorno ai grandi cambiamenti.
analysis-captain = Guarda più a lungo: almeno quanto pensa un Capitano
analysis-hidden = Qualcosa era nascosto: scelte e probabilità di ogni giocatore sono giudicate secondo ciò che poteva sapere allora, non secondo ciò che si è visto dopo. Perciò le probabilità possono non fare 100%.
analysis-together = { $n ->
    [one] Una mossa non è giudicata
   *[other] { $n } mosse non sono giudicate
 }: potevano agire più giocatori insieme.
study-title = Tabellone d'analisi
study-of = Tabellone d'analisi: { $game }
study-game = Gioco
study-to-act = Tocca a { $name }.
study-over = La partita è finita. Vince: { $names }
study-back = Ritira
study-best = Che cosa è meglio?
study-rival = Per gli altri gioca
study-alone = io
study-bot = un bot (io gioco con { $name })
study-why-not = Un'altra azione, com'è scritta: perché no?
study-try = Prova
study-position = La posizione come testo
study-open = Prepara questa posizione
puzzles = Problemi
puzzles-of = Problemi: { $game }
puzzles-about = Posizioni da partite di bot forti, ognuna con una risposta giusta: giocata fino in fondo, o controllata con una lunga ricerca.
puzzles-fault = Non è stato possibile prendere i problemi. Il server è attivo?
puzzles-none = Di questo gioco non ci sono ancora problemi.
puzzles-all = Tutti i problemi
puzzles-today = Il problema del giorno
puzzles-is-today = Il problema del giorno
puzzles-solved = { $n } di { $all } risolti
puzzles-number = Problema { $n }
puzzles-link = Problema { $n }, { $level }, { $theme }{ $solved ->
    [first] , risolto
    [later] , risolto
   *[no] { "" }
 }
puzzles-easy = facile
puzzles-medium = medio
puzzles-hard = difficile
puzzles-expert = molto difficile
puzzles-theme-win-in-one = vittoria immediata
puzzles-theme-win = vittoria forzata
puzzles-theme-save = salvare la partita
puzzles-theme-best = l'azione migliore
puzzles-task-win-in-one = { $name } vince con un'azione. Quale?
puzzles-task-win = { $name } vince, qualunque cosa facciano gli altri. Come comincia?
puzzles-task-save = { $name } ha un solo modo di non perdere. Quale?
puzzles-task-best = Un'azione di { $name } è nettamente migliore di tutte le altre. Quale?
puzzles-wrong = { $action }: no, c'è di meglio.
puzzles-right = Giusto: { $answers }
puzzles-solution = La soluzione: { $answers }
puzzles-why-win-in-one = Vince subito.
puzzles-why-win = Dopo nessuno può impedire la vittoria: tutte le risposte sono state giocate fino in fondo, per { $n } { $n ->
    [one] azione
   *[other] azioni
 }.
puzzles-why-save = Ogni altra azione perde, qualunque cosa si giochi dopo.
puzzles-why-best = Ogni altra azione lascia una probabilità di vincere nettamente minore.
puzzles-values = Probabilità di vincere dopo ogni azione
puzzles-by-force = Dimostrato: ogni linea è stata giocata fino in fondo.
puzzles-by-search = Controllato: dopo ogni azione lecita la ricerca ha guardato avanti { $n ->
    [one] una volta
   *[other] { $n } volte
 }, per due volte.
puzzles-deals = Ciò che è nascosto è stato distribuito in { $n } { $n ->
    [one] modo
   *[other] modi
 }.
puzzles-show = Mostra la soluzione
puzzles-next = Problema seguente
puzzles-again = Ancora una volta
puzzles-all-solved = Li hai risolti tutti!
puzzles-no-such = Questo problema non c'è. Scegline uno di questi.
