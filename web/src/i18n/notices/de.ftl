### Nachrichten, wie man sie erfährt, Urlaub und Pläne

notices = Nachrichten
notices-unread = { $n ->
    [0] Nachrichten
    [one] Nachrichten: eine ungelesen
   *[other] Nachrichten: { $n } ungelesen
 }
notices-none = Es ist nichts geschehen, was du nicht gesehen hast.
notices-read-all = Alle als gelesen markieren
notices-channels = Wie ich davon erfahre
notices-title = Nachrichten
notices-note = Wenn du an einem Tisch am Zug bist, den du gerade nicht ansiehst, wenn eine Partie beginnt oder endet, wenn dich jemand einlädt oder um etwas bittet, und wenn deine Zeit abläuft.
notices-browser = Hinweise dieses Browsers zeigen, solange eine Seite offen ist
notices-browser-denied = Dieser Browser lässt keine Hinweise zu: seine Einstellungen für diese Seite verbieten es.
notices-push = Nachrichten an diesen Browser schicken, auch wenn keine Seite offen ist
notices-push-disabled = Der Betreiber dieses Servers hat Nachrichten an geschlossene Browser nicht eingerichtet.
notices-push-cannot = Diesem Browser können keine Nachrichten geschickt werden: Es braucht https und einen Browser, der sie annimmt.
notices-push-failed = Der Browser war nicht einverstanden.
notices-browsers = Browser, denen Nachrichten geschickt werden
notices-browser-remove = { $label } entfernen
notices-some-browser = Ein Browser
notices-letters = Briefe per E-Mail
notices-letters-off = Keine
notices-letters-now = Sofort
notices-letters-hourly = Einmal in der Stunde
notices-letters-daily = Einmal am Tag, um 8
notices-letters-disabled = Der Betreiber dieses Servers verschickt keine E-Mails.
notices-letters-no-address = Füge deinem Konto zuerst eine E-Mail-Adresse hinzu.
notices-quiet = Ruhezeit: nichts wird geschickt, alles aufgehoben
notices-quiet-from = von
notices-quiet-to = bis
notices-quiet-never = Von und bis zur selben Stunde: keine Ruhezeit.
notices-zone = Zeitzone
notices-feed = Ein Feed für Feedreader
notices-feed-note = Wer die Adresse kennt, kann deine Nachrichten lesen.
notices-feed-make = Eine Adresse anlegen
notices-feed-new = Eine andere Adresse
notices-feed-end = Den Feed beenden
notices-feed-address = Adresse des Feeds
notices-saved = Gespeichert
letters-stop-title = Keine Briefe mehr?
letters-stop-text = Du bekommst keine Nachrichten mehr per E-Mail. Auf der Seite deines Kontos kannst du sie wieder einschalten.
letters-stop-go = Die Briefe beenden
letters-stop-done = Erledigt. Es kommen keine Briefe mehr.
vacation-title = Urlaub
vacation-note = Deine Uhren an Tischen mit Fernpartien stehen, für alle sichtbar. Sie gehen mit dem weiter, was übrig war.
vacation-left = { $n ->
    [one] Ein Tag ist in diesem Jahr übrig.
   *[other] { $n } Tage sind in diesem Jahr übrig.
 }
vacation-days = Tage
vacation-begin = Jetzt beginnen
vacation-until = Du bist im Urlaub bis { $date }.
vacation-end = Ich bin zurück
seat-vacation = im Urlaub bis { $date }
plan-title = Wenn …, dann ich …
plan-note = Plane eine Antwort: Der Server spielt sie für dich, sobald sie passt. Niemand sonst sieht sie.
plan-if = Wenn { $name } dies tut:
plan-then = Antworte ich:
plan-more = Mache ich weiter:
plan-choose = Wählen …
plan-add = Diese Antwort behalten
plan-further = Und was, wenn danach …
plan-rule = Auf „{ $on }“ antworte ich „{ $do }“.
plan-so-far = Auf „{ $on }“ …
plan-none = Du hast hier nichts geplant.
plan-clear = Den Plan vergessen
plan-end = Damit wäre die Partie zu Ende.
