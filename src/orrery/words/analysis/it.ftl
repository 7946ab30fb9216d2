### Che cosa dice un'analisi di una partita finita (`orrery analyse` e la sua pagina).

title = Che cosa ha deciso questa partita
game = { $game }: { $count ->
    [one] un'azione
   *[other] { $count } azioni
 }
moments = Svolte
moment-choice = Mossa { $n }: { $name } ha giocato «{ $played }» invece di «{ $best }»: è costato il { $points }%.
moment-luck-good = Mossa { $n }: il caso («{ $played }») ha dato a { $name } il { $points }%.
moment-luck-bad = Mossa { $n }: il caso («{ $played }») ha tolto a { $name } il { $points }%.
no-moments = Nessuna singola azione ha cambiato molto: la partita si è decisa a poco a poco.
seat = Giocatore
choices = Ceduto con le scelte
luck = Fortuna
others = Dagli altri
accuracy = Precisione
right = La migliore o altrettanto buona
right-of = { $right } su { $all }
nothing-to-choose = niente da scegliere
curve = Probabilità di vincere
costly = Che cosa è costato di più
costly-step = { $n }. { $who }: «{ $played }» è costato il { $points }%. Meglio: «{ $best }» ({ $share }%)
how = Ogni posizione è stata esplorata { $iterations } volte a partire da ciò che sapeva chi doveva agire; intorno ai grandi cambiamenti { $closer } volte. Le percentuali sono probabilità di vincere.
solved = { $count ->
    [one] Una posizione vicina alla fine è risolta
   *[other] { $count } posizioni vicine alla fine sono risolte
 }: le probabilità dello 0 e del 100% sono dimostrate, non stimate.
hidden = Le carte erano coperte: ogni scelta è giudicata secondo ciò che quel giocatore poteva sapere allora, non secondo le carte scoperte.
together = { $count ->
    [one] Un'azione non è giudicata
   *[other] { $count } azioni non sono giudicate
 }: lì potevano agire più giocatori insieme, e il momento di agire faceva parte della scelta.
unfinished = La partita non è finita; le probabilità sono quelle della posizione così com'è.
progress = posizioni giudicate
wrote = scritto { $file }
shared = La vittoria è condivisa, come nelle squadre: una vittoria intera vale il { $share }% per ognuno che ha vinto.
