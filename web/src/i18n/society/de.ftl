### Menschen untereinander: Umgang, Einladungen, Turniere

conduct-block = Blockieren
conduct-unblock = Freigeben
conduct-blocked = Blockierte Personen
conduct-block-why = Wen du blockierst, kann sich nicht zu dir setzen, dich nicht einladen und dir nicht zugelost werden, und du siehst nichts mehr von dem, was er oder sie schreibt. { $name } erfährt davon nichts.
conduct-blocked-now = { $name } ist blockiert. Auf der Seite deines Kontos kannst du das aufheben.
conduct-more = { $name } blockieren oder melden
conduct-report = Melden
conduct-report-why = Die Moderation sieht sich Meldungen an und sagt dir, was sie entschieden hat.
conduct-report-line = Die Zeile und die Zeilen darum herum gehen an die Moderation, die dir sagt, was sie entschieden hat.
conduct-reported = Danke. Die Moderation sieht es sich an und sagt dir, was sie entschieden hat.
conduct-reason = Was stimmt nicht?
conduct-reason-insult = Beleidigung oder Drohung
conduct-reason-spam = Werbung oder Störung
conduct-reason-cheating = Betrug
conduct-reason-leaving = Verlässt Spiele
conduct-reason-name = Ein anstößiger Name
conduct-reason-other = Etwas anderes
conduct-what-happened = Was ist geschehen? (freiwillig)
conduct-hide-rude = Grobe Wörter im Chat verdecken
desk-title = Das wartet auf dich
desk-invitation = { $name } lädt dich an einen Tisch ein: { $game } zu { $n }.
desk-accept = Platz nehmen
desk-decline = Ablehnen
desk-put-away = Verstanden
desk-to-table = An deinen Tisch
desk-tournament = { $name }: Runde { $n } hat begonnen, dein Tisch ist bereit.
desk-reports = { $n ->
    [one] Eine Meldung wartet auf die Moderation.
   *[other] { $n } Meldungen warten auf die Moderation.
 }
letter-report-dismiss = Danke für deine Meldung über { $name }. Die Moderation hat sie geprüft und keinen Verstoß gegen die Regeln dieses Servers gefunden.
letter-report-warn = Danke für deine Meldung über { $name }. Die Moderation hat eine Verwarnung ausgesprochen.
letter-report-silence = Danke für deine Meldung über { $name }. Im Chat ist von dort eine Weile nichts zu hören.
letter-report-ban = Danke für deine Meldung über { $name }. Der Zugang ist gesperrt.
letter-warned = Die Moderation verwarnt dich: { $why }
letter-silenced = { $days ->
    [one] Du kannst einen Tag lang nicht chatten. Die Moderation sagt, warum: { $why }
   *[other] Du kannst { $days } Tage lang nicht chatten. Die Moderation sagt, warum: { $why }
 }
moderation-title = Moderation
moderation-none = Keine Meldung wartet.
moderation-more = { $n ->
    [one] Eine weitere wartet dahinter.
   *[other] { $n } weitere warten dahinter.
 }
moderation-about = Über { $name }
moderation-by = gemeldet von { $name }
moderation-same = { $n ->
    [one] eine Person hat dasselbe gemeldet
   *[other] { $n } Personen haben dasselbe gemeldet
 }
moderation-before = { $n ->
    [one] schon eine Entscheidung dagegen
   *[other] schon { $n } Entscheidungen dagegen
 }
moderation-table = Der Tisch ({ $game })
moderation-deed = Was zu tun ist
moderation-deed-dismiss = Kein Verstoß
moderation-deed-warn = Verwarnen
moderation-deed-silence = Im Chat stumm schalten
moderation-deed-ban = Zugang sperren
moderation-days = Tage
moderation-n-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
 }
moderation-for-good = für immer
moderation-why = Warum (wer verwarnt oder stumm geschaltet wird, liest es)
moderation-decide = Entscheiden
moderation-log = Zuletzt entschieden
moderation-decided-by = von { $name }
moderation-operator = der Betreiber
invite-challenge = { $name } zum Spielen einladen
invite-name = Nach Namen einladen
invite-send = Einladen
invite-sent = { $name } ist eingeladen.
invite-show-code = Als QR-Code zeigen
invite-hide-code = QR-Code verbergen
invite-code = QR-Code des Links
tournament-all = Turniere
tournament-to-all = Alle Turniere
tournament-why = Ein Turnier läuft von allein: Der Server lost die Runden aus und öffnet die Tische, und alle sehen, wie sie stehen.
tournament-new = Neues Turnier
tournament-none = Es gibt noch kein Turnier.
tournament-list-running = Im Gang
tournament-list-open = Offen für Teilnehmer
tournament-list-over = Beendet
tournament-name = Name des Turniers
tournament-at-a-table = Spieler an einem Tisch
tournament-system = System
tournament-system-swiss = Schweizer System
tournament-system-robin = Jeder gegen jeden
tournament-system-groups = Gruppen
tournament-about-swiss = Schweizer System: In jeder Runde treffen sich, die gleich oft gewonnen haben, und niemand zweimal.
tournament-about-robin = Jeder gegen jeden, genau einmal. Höchstens 16 Teilnehmer.
tournament-about-groups = Gruppen: In jeder Runde neue Tische nach Punkten; die Plätze an einem Tisch bringen Punkte.
tournament-rounds = Runden
tournament-rounds-usual = wie es passt
tournament-start = Beginn
tournament-start-by-hand = wenn ich starte
tournament-in-minutes = in { $n } Minuten
tournament-in-hours = { $n ->
    [one] in 1 Stunde
   *[other] in { $n } Stunden
 }
tournament-fill-to = Bots füllen auf bis
tournament-bot = Bots vom Rang
tournament-listed = Alle finden es in der Liste (sonst nur über den Link)
tournament-open = Turnier eröffnen
tournament-you-play = du spielst mit
tournament-n-entrants = { $n ->
    [one] 1 Teilnehmer
   *[other] { $n } Teilnehmer
 }
tournament-in-round = Runde { $n }
tournament-round-of = Runde { $n } von { $all }
tournament-round = Runde { $n }
tournament-is-over = Das Turnier ist zu Ende
tournament-starts-by-host = beginnt, wenn der Gastgeber es startet
tournament-starts-at = beginnt am { $date }
tournament-hosted-by = veranstaltet von { $name }
tournament-join = Teilnehmen
tournament-leave = Doch nicht teilnehmen
tournament-withdraw = Aussteigen
tournament-withdraw-sure = In den nächsten Runden wirst du nicht mehr gepaart. Aussteigen?
tournament-start-now = Jetzt starten
tournament-wait = Dein Spiel dieser Runde ist zu Ende. Die nächste Runde beginnt, wenn alle fertig sind.
tournament-filled = Wo Menschen fehlen, spielen Bots mit, bis es { $n } sind.
tournament-entrants = { $n ->
    [one] 1 Teilnehmer
   *[other] { $n } Teilnehmer
 }
tournament-standings = Tabelle
tournament-nobody = Noch niemand.
tournament-place = Platz
tournament-player = Teilnehmer
tournament-points = Punkte
tournament-points-short = Pkt
tournament-buchholz = Buchholz: die Punkte aller Gegner
tournament-buchholz-short = BH
tournament-sonneborn = Sonneborn-Berger: die Punkte der Besiegten und die halben der Gegner, mit denen geteilt wurde
tournament-sonneborn-short = SB
tournament-tables = Tische
tournament-playing = im Gang
tournament-bye = spielfrei
tournament-crosstable = Wer gegen wen
tournament-podium = Die ersten drei
tournament-n-points = Punkte: { $points }
tournament-never-begun = Es begann nie: Zu wenige sind gekommen.
