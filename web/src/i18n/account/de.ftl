### Leute: behaltene Namen, ihre Spiele, Wertungen, Mitspieler

players-from-to = { $low } bis { $high } Spieler
players-exactly = { $n ->
    [one] 1 Spieler
   *[other] { $n } Spieler
 }
players = Spieler
player-n = Person { $n }
account-yours = Dein Konto
account-keep = Einen Namen behalten
account-keep-or-sign-in = Namen behalten oder anmelden
account-why = Niemand muss: Als Gast kannst du alles spielen. Ein Name, den du behältst, gehört dir auf allen deinen Geräten, niemand sonst kann ihn haben, und deine Partien bleiben zusammen.
account-none-enabled = Auf diesem Server lassen sich keine Namen behalten: Passwörter, Passkeys und E-Mail sind nicht eingerichtet. Als Gast kannst du alles spielen.
account-asking = Einen Moment …
account-name = Name
account-name-note = 2 bis 20 Buchstaben, Ziffern, Leerzeichen oder Bindestriche.
account-keeps-games = 2 bis 20 Buchstaben, Ziffern, Leerzeichen oder Bindestriche. Die Partien, die du in diesem Browser als Gast gespielt hast, kommen mit.
account-how = Womit weist du dich aus?
account-way-password = Passwort
account-way-passkey = Passkey
account-way-mail = Link per E-Mail
account-lacks-password = Passwörter sind auf diesem Server nicht eingerichtet.
account-lacks-passkey = Passkeys gibt es hier nicht: Sie sind nicht eingerichtet, oder diese Adresse ist dafür nicht sicher genug.
account-lacks-mail = E-Mail ist auf diesem Server nicht eingerichtet.
account-password = Passwort
account-password-note = Mindestens 10 Zeichen. Ein paar Wörter merken sich leichter als Sonderzeichen.
account-password-or-code = Passwort oder Ersatzcode
account-code = Ersatzcode
account-mail = E-Mail-Adresse
account-mail-note = Sie wird versiegelt gespeichert, nur für diese Links benutzt und niemandem gezeigt.
account-passkey-note = Dein Gerät bewahrt einen Schlüssel und fragt nach Finger, Gesicht oder PIN. Du musst dir nichts merken.
account-keep-go = Diesen Namen behalten
account-sign-in = Anmelden
account-by-passkey = Mit Passkey
account-by-mail = Oder lass dir einen Link schicken
account-send-link = Link schicken
account-link-sent = Ein Link ist unterwegs. Er gilt einmal, innerhalb von 30 Minuten.
account-link-sent-if = Wenn ein Konto diese Adresse hat, ist ein Link unterwegs. Er gilt einmal, innerhalb von 30 Minuten.
account-link-title = Ein Link aus deiner E-Mail
account-link-text = Du hast einen Link von uns geöffnet. Mach nur weiter, wenn du ihn angefordert hast.
account-link-go = Weiter
account-key-failed = Der Passkey wurde nicht benutzt: Du oder das Gerät hat abgelehnt.
account-public-page = Die Seite, die andere sehen
account-go-back = Zurück, wo du warst
account-ways = Wege hinein
account-remove = Entfernen
account-codes-left = { $n ->
    [0] Keine Ersatzcodes
    [one] Noch 1 Ersatzcode
   *[other] Noch { $n } Ersatzcodes
 }
account-new-codes = Neue machen
account-codes-note = Schreib sie auf oder druck sie aus. Jeder gilt einmal, anstelle des Passworts. Sie werden nur jetzt gezeigt; ältere gelten nicht mehr.
account-add-passkey = Passkey hinzufügen
account-add-password = Passwort hinzufügen
account-other-password = Anderes Passwort (meldet deine anderen Geräte ab)
account-password-set = Das Passwort ist gesetzt. Andere Geräte sind abgemeldet.
account-add-mail = E-Mail-Adresse zum Anmelden
account-set = Setzen
account-sessions = Deine Geräte
account-some-browser = Ein Browser
account-this-browser = dieser hier
account-last-seen = zuletzt { $date }
account-sign-out = Abmelden
account-everywhere = Überall abmelden
account-shown = Was andere sehen dürfen
account-shown-note = Dein Name und seit wann du ihn behältst, steht immer auf deiner Seite. Private Tische nie.
account-shown-ratings = Wertungen, auch in Ranglisten
account-shown-games = Fertige Partien an öffentlichen Tischen
account-shown-statistics = Statistik
account-data = Deine Daten
account-export = Alle meine Daten speichern
account-delete = Mein Konto löschen
account-delete-note = Dein Name, deine Wege hinein, Wertungen und Geräte sind sofort vergessen. Laufende Partien gibst du auf. Fertige Partien bleiben denen, die mit dir gespielt haben, ohne deinen Namen.
account-delete-type = Tippe { $name }, um sicherzugehen
account-delete-go = Endgültig löschen
account-bring-title = Partien eines Gastes
account-bring-text = In diesem Browser hast du vorher als Gast { $name } gespielt. Sollen diese Partien dir gehören?
account-bring-go = Mitnehmen
account-bring-not = Nein
account-brought = { $n ->
    [0] Es gab keine Partien mitzunehmen.
    [one] Ein Tisch gehört jetzt dir.
   *[other] { $n } Tische gehören jetzt dir.
 }
games-mine = Meine Partien
games-running = Laufend
games-finished = Fertig
games-none = Noch keine Partien.
games-none-such = Solche Partien gibt es nicht.
games-all-games = Alle Spiele
games-all-results = Alle Ergebnisse
games-opponent = Gegen (Name oder Rang)
games-result-won = Gewonnen
games-result-shared = Geteilt
games-result-lost = Verloren
games-result-none = Ohne Sieger
games-more = Mehr zeigen
games-entries = { $n } { $n ->
    [one] Zug
   *[other] Züge
 }
games-statistics = Statistik
games-played = Gespielt
games-won = Gewonnen
games-share = Anteil
games-by-game = Nach Spiel
games-by-seat = Nach Platz
games-by-opponent = Gegen Menschen
games-by-rank = Gegen Ränge
games-streak = { $n ->
    [one] Gerade 1 Sieg in Folge
   *[other] Gerade { $n } Siege in Folge
 }
games-best-streak = längste Folge: { $n }
player-since = Behält diesen Namen seit { $date }
player-nothing = { $name } zeigt sonst nichts.
games-all-mine = Alle meine Partien und Statistik
games-for-players = { $n ->
    [one] { $game }, ein Spieler
   *[other] { $game }, { $n } Spieler
 }
games-seat-of = { $game }: { $label }
rating-ratings = Wertungen
rating-none = Noch keine gewerteten Partien.
rating-rated = Gewertet
rating-rated-note = Gewertet: mit den üblichen Regeln, alle behalten einen Namen, Gegner denken auf dem Server; keine Tipps, und nichts wird zurückgenommen.
rating-between = zwischen { $weaker } und { $stronger }
rating-above = stärker als { $rank }
rating-below = schwächer als { $rank }
rating-provisional = vorläufig
rating-give = In 19 von 20 Fällen liegt die Wahrheit innerhalb von ± { $n }
rating-change = Wertung { $n } ({ $by })
rating-counting = Die Wertungen werden berechnet …
rating-void = Diese Partie zählt nicht für die Wertung.
rating-leaders = Rangliste
rating-leaders-note = Nur Spieler, von denen genug bekannt ist und die es zeigen. Bots stehen, wo die Arena sie gemessen hat.
rating-nobody-yet = Hier ist noch niemand: Spiel ein paar gewertete Partien.
pairing-title = Mitspieler finden
pairing-why = Wir suchen Leute, die dasselbe spielen wollen und etwa so stark sind wie du; je länger es dauert, desto weiter suchen wir.
pairing-look = Jemanden suchen
pairing-takes-bots = Bots dürfen leere Plätze füllen, wenn alle einverstanden sind
pairing-waiting = { $n ->
    [1] Du suchst Leute für { $game }. Sonst wartet gerade niemand darauf.
   *[other] { $n } Leute suchen gerade andere für { $game }.
 }
pairing-widening = Bisher { $n } s; wir suchen immer weiter.
pairing-long = Es dauert etwas. Spielst du inzwischen gegen einen Bot? Du erfährst es, wenn jemand kommt.
pairing-bot = Inzwischen gegen einen Bot
pairing-background = Weitersuchen
pairing-stop = Nicht mehr suchen
pairing-found = Jemand ist da: zum Tisch!
pairing-searching = Suche läuft
pairing-seekers = { $n ->
    [one] Gerade sucht jemand.
   *[other] Gerade suchen { $n } Leute.
 }
