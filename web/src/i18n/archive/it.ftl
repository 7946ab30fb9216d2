### Le partite di tutti: ricerca, download, aperture, e chi può vedere una partita

archive = Tutte le partite
archive-title = Partite
archive-about = Ogni partita pubblica finita qui.
archive-game = Gioco
archive-any-game = Ogni gioco
archive-player = Giocatore (nome o grado)
archive-players = Giocatori
archive-any-number = Qualsiasi numero
archive-result = Risultato
archive-any-result = Ogni risultato
archive-won-by = Ha vinto { $seat }
archive-won-by-seat = Ha vinto il posto { $n }
archive-shared = Condivisa
archive-no-winner = Senza vincitore
archive-length = Lunghezza
archive-least = Azioni da
archive-most = Azioni fino a
archive-since = Dal
archive-until = Fino al
archive-opening = Prime mosse, separate da un punto e virgola
archive-more-fields = Lunghezza, risultato, data, prime mosse
archive-clear = Cancella tutto
archive-none = Una partita così non c'è ancora.
archive-more = Mostra altre
archive-logs = Scarica queste come registri
archive-parquet = Scarica come Parquet
archive-download-note = Al massimo 1000 partite alla volta, le più recenti per prime.
archive-actions = { $n ->
    [one] una mossa
   *[other] { $n } mosse
}
archive-ended-rules = giocata fino in fondo
archive-ended-resign = qualcuno si è arreso
archive-ended-time = tempo scaduto
archive-ended-draw = pareggio concordato
archive-ended-abandon = interrotta
archive-gone = un nome eliminato
archive-opening-here = Prime mosse di questa partita

publicity-public = Chiunque può trovare e vedere questa partita.
publicity-private = Possono vedere questa partita solo chi ha giocato e chi ha il link.
publicity-publish = Rendila pubblica
publicity-withdraw = Rendila privata
publicity-waiting = Tu sei a favore. Diventa pubblica quando sono d'accordo tutti quelli che hanno giocato.
publicity-others = { $n ->
    [one] Uno degli altri è ancora contrario.
   *[other] { $n } degli altri sono ancora contrari.
}

openings = Aperture
openings-of = Prime mosse: { $game }
openings-about-bots = Da { $games } partite fra due bot di grado { $rank }. In { $tried } di esse la prima mossa è stata provata, non scelta, così che ogni prima mossa sia conosciuta.
openings-about-drawn = In questo gioco il caso ha la sua parte: le mosse si contano qualunque cosa sia uscita, e il tabellone mostra uno dei molti inizi.
openings-about-people = Le mosse delle persone vengono dalle partite pubbliche di questo server.
openings-move = Mossa
openings-bots = Bot
openings-people = Persone
openings-games = { $n ->
    [one] una partita
   *[other] { $n } partite
}
openings-won = { $name } ha vinto il { $percent }%
openings-none = Nessuna partita che conosciamo è continuata da qui. Gioca tu, o torna indietro.
openings-no-book = Delle prime mosse di questo gioco non si sa ancora nulla.
openings-start = All'inizio
openings-find = Partite cominciate così
openings-study = Analizza questa posizione
