### Klubs und Spieleabende

club-all = Klubs
club-to-all = Klubs
club-why = Ein Klub ist für Leute, die miteinander spielen: mit seinen Mitgliedern, ihren Partien, eigenen Turnieren und einer eigenen Rangliste.
club-new = Klub gründen
club-none = Es gibt noch keinen Klub.
club-name = Name des Klubs
club-about = Worum geht es? (freiwillig)
club-found = Klub gründen
club-need-account = Mitglieder von Klubs behalten ihren Namen, damit die anderen sie wiedererkennen.
club-keep-name = Namen behalten
club-since = seit { $date }
club-n-members = { $n ->
    [one] 1 Mitglied
   *[other] { $n } Mitglieder
 }
club-role-officer = Leitung
club-role-member = Mitglied
club-role-asked = möchte beitreten
club-you-officer = Du leitest diesen Klub mit.
club-you-member = Du bist Mitglied dieses Klubs.
club-you-asked = Du hast um Aufnahme gebeten. Die Leitung entscheidet.
club-join = Dem Klub beitreten
club-ask = Um Aufnahme bitten
club-leave = Klub verlassen
club-withdraw = Bitte zurückziehen
club-leave-sure = { $name } verlassen? Zurück kommst du mit dem Link oder durch die Leitung.
club-members = Mitglieder
club-manage = Verwalten
club-manage-done = Fertig
club-accept = Aufnehmen
club-decline = Ablehnen
club-remove = Ausschließen
club-appoint = In die Leitung
club-dismiss = Aus der Leitung
club-lead = Für die Leitung
club-link-why = Wer diesen Link öffnet und einen Namen behält, kann sofort beitreten.
club-new-link = Neuer Link
club-new-link-why = Mit einem neuen Link gilt der alte nicht mehr.
club-edit = Beschreibung ändern
club-save = Speichern
club-running = Wird gerade gespielt
club-no-running = Gerade spielt niemand an einem öffentlichen Tisch.
club-finished = Beendete Partien
club-no-finished = Noch keine öffentlichen Partien. Mitglieder sagen auf ihrer Kontoseite, ob andere ihre sehen.
club-tournaments = Turniere und Abende
club-no-tournaments = Noch keine.
club-leaders = Rangliste
club-no-leaders = Noch keine Wertungen: Spielt gewertete Partien und zeigt eure Wertung auf der Kontoseite.
club-scope = { $game } zu { $n }
club-of-player = Mitglied bei
club-report = Diesen Klub melden
club-report-why = Die Moderation sieht sich Namen und Beschreibung an und sagt dir, was sie entschieden hat.
club-moderated = Der Klub { $name }
club-choice = Klub
club-no-club = kein Klub
club-members-only = Nur für Mitglieder
letter-club-closed = Die Moderation hat den Klub { $name } geschlossen: { $why }
letter-report-close = Danke für deine Meldung. Die Moderation hat den Klub { $name } geschlossen.
moderation-deed-close = Klub schließen
tournament-system-evening = Spieleabend
evening-new = Neuer Spieleabend
evening-why = Ein Abend mit einem Link: Schick ihn herum, sieh, wer kommt, und starte eine Runde, wann du willst.
evening-open = Abend eröffnen
evening-name = Name des Abends
evening-games = Spiele, der Reihe nach
evening-games-why = In der ersten Runde das erste Spiel und so weiter. Wähle mindestens eines.
evening-rounds = Runden
evening-rounds-open = bis ich Schluss mache
evening-odd = Wer übrig bleibt,
evening-odd-bots = spielt mit Bots
evening-odd-wait = setzt eine Runde aus
evening-i-play = Ich spiele mit
evening-hall = Wer da ist
evening-here = { $n ->
    [0] Noch ist niemand da.
    [one] Eine Person ist da.
   *[other] { $n } Personen sind da.
 }
evening-waits = { $name } startet die Runde
evening-yours = Starte, wenn genug Leute da sind
evening-round-on = Runde { $n }: { $game }
evening-round-of = Runde { $n } von { $all }: { $game }
evening-between = Runde { $n } ist vorbei. Als Nächstes: { $game }
evening-last-over = Die letzte Runde ist vorbei.
evening-is-over = Der Abend ist vorbei
evening-come = Ich bin da
evening-go = Ich muss gehen
evening-you-wait = Du bist dabei. Wenn { $name } eine Runde startet, bringt dich diese Seite an deinen Tisch.
evening-you-rest = In dieser Runde hast du keinen Tisch, oder deine Partie ist vorbei. Diese Seite bringt dich an deinen nächsten Tisch.
evening-late = Gerade läuft eine Runde. Sag, dass du da bist, und du spielst in der nächsten mit.
evening-start = Runde { $n } starten: { $game }
evening-start-why = { $n ->
    [one] Eine Person an Tischen zu { $all }.
   *[other] { $n } Personen an Tischen zu { $all }.
 }
evening-end = Abend beenden
evening-end-sure = Den Abend beenden? Die laufende Runde wird noch zu Ende gespielt.
evening-link = Der Link zu diesem Abend
evening-aside = { $name } ist gegangen: nicht mehr einplanen
evening-gone = Gegangen
evening-back = Zum Zwischenstand
evening-next-table = Runde { $n } hat begonnen: an deinen Tisch
hook-title = Webhook dieses Tisches
hook-why = Wenn jemand am Zug ist, die Partie beginnt oder endet, ruft dieser Tisch eine Adresse von dir auf.
hook-allowed = Der Betreiber dieses Servers erlaubt: { $hosts }.
hook-allowed-none = Der Betreiber dieses Servers nennt öffentlich keinen Rechner. Frag dort nach, welchen du nehmen darfst.
hook-disabled = Dieser Server ruft niemanden auf: Der Betreiber hat das nicht eingeschaltet.
hook-url = Adresse
hook-add = Diese Adresse aufrufen
hook-now = Dieser Tisch ruft { $name } auf.
hook-secret = Das Geheimnis, mit dem Aufrufe unterschrieben werden. Es wird nur dieses eine Mal gezeigt:
hook-test = Ausprobieren
hook-good = Die Antwort war { $status }.
hook-bad = Die Antwort war { $status }; das zählt als Fehlschlag.
hook-silent = Niemand hat geantwortet.
hook-remove = Niemanden aufrufen
hook-menu = Programm benachrichtigen (Webhook)
