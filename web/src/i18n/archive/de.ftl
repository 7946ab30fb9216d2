### Spiele von allen: Suche, Herunterladen, Eröffnungen, und wer ein Spiel sehen darf

archive = Alle Partien
archive-title = Partien
archive-about = Alle öffentlichen Partien, die hier zu Ende gegangen sind.
archive-game = Spiel
archive-any-game = Alle Spiele
archive-player = Mitspieler (Name oder Rang)
archive-players = Mitspieler
archive-any-number = Egal wie viele
archive-result = Ergebnis
archive-any-result = Alle Ergebnisse
archive-won-by = { $seat } gewann
archive-won-by-seat = Platz { $n } gewann
archive-shared = Geteilt
archive-no-winner = Ohne Sieger
archive-length = Länge
archive-least = Züge von
archive-most = Züge bis
archive-since = Von
archive-until = Bis
archive-opening = Erste Züge, mit Strichpunkt dazwischen
archive-more-fields = Länge, Ergebnis, Datum, erste Züge
archive-clear = Alles zurücksetzen
archive-none = So eine Partie gibt es noch nicht.
archive-more = Mehr zeigen
archive-logs = Als Logs herunterladen
archive-parquet = Als Parquet herunterladen
archive-download-note = Höchstens 1.000 Partien auf einmal, die neuesten zuerst.
archive-actions = { $n ->
    [one] ein Zug
   *[other] { $n } Züge
}
archive-ended-rules = zu Ende gespielt
archive-ended-resign = jemand gab auf
archive-ended-time = Zeit abgelaufen
archive-ended-draw = unentschieden vereinbart
archive-ended-abandon = nicht zu Ende gespielt
archive-gone = ein gelöschter Name
archive-opening-here = Erste Züge dieses Spiels

publicity-public = Alle können diese Partie finden und ansehen.
publicity-private = Nur wer mitgespielt hat und wer den Link hat, kann diese Partie ansehen.
publicity-publish = Öffentlich machen
publicity-withdraw = Privat machen
publicity-waiting = Du bist dafür. Öffentlich wird sie, wenn alle einverstanden sind, die mitgespielt haben.
publicity-others = { $n ->
    [one] Noch ist jemand anderes dagegen.
   *[other] Noch sind { $n } andere dagegen.
}

openings = Eröffnungen
openings-of = Erste Züge: { $game }
openings-about-bots = Aus { $games } Partien zweier Bots ({ $rank }). In { $tried } davon war der erste Zug ausprobiert, nicht gewählt, damit man von jedem ersten Zug etwas weiß.
openings-about-drawn = In diesem Spiel hat der Zufall die Hand im Spiel: Gezählt werden die Züge, was auch immer gezogen wurde; das Brett zeigt einen von vielen Anfängen.
openings-about-people = Die Züge der Menschen kommen aus öffentlichen Partien auf diesem Server.
openings-move = Zug
openings-bots = Bots
openings-people = Menschen
openings-games = { $n ->
    [one] eine Partie
   *[other] { $n } Partien
}
openings-won = { $name } gewann { $percent } %
openings-none = Keine Partie, die wir kennen, ging von hier aus weiter. Spiel selbst weiter, oder geh zurück.
openings-no-book = Über die ersten Züge dieses Spiels ist noch nichts bekannt.
openings-start = Zum Anfang
openings-find = Partien, die so begannen
openings-study = Diese Stellung analysieren
