### La prima pagina: che altro c'è oltre a giocare

after-title = Guarda, prova e impara
after-puzzles-about = Una posizione, una sola mossa giusta. Ogni giorno una nuova.
after-study-about = Prepara una posizione qualsiasi e chiedi che cosa è meglio.
after-openings-about = Che cosa si gioca all'inizio, e quanto spesso vince.
after-archive-about = Partite pubbliche da cercare, rivedere e scaricare.
