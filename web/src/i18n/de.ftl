### Die Seiten im Browser, ohne die Spielbretter

home = Startseite
skip-to-content = Zum Inhalt springen
main-menu = Hauptmenü
new-table = Neuer Tisch
rules = Regeln
settings = Einstellungen
close = Schließen
cancel = Abbrechen
api = Die Schnittstelle
licences = Lizenzen
footer = Orrery ist freie Software. Mit den Autoren und Verlagen dieser Spiele ist es nicht verbunden; Texte und Zeichnungen sind unsere eigenen.
lost-in-space = Verloren im All: Diese Seite gibt es nicht
engine-starting = Die Spiele werden auf diesem Gerät aufgebaut ...
engine-waiting = Orrery ist auf einer anderen Seite dieses Browsers offen; schließ sie, um hier weiterzuspielen.
engine-failed = Diese Seite kann nicht spielen: { $reason }
# $file: the name of a file of the site
engine-damaged = Die Datei { $file } ist beschädigt.
engine-anew = Die Seite neu laden
storage-full = In diesem Browser ist kein Platz mehr: Was du jetzt spielst, ist weg, wenn du die Seite schließt. Speichere die Protokolle fertiger Partien (Mehr, Protokoll laden) oder schaffe Platz.
storage-denied = Dieser Browser bewahrt hier nichts auf, wie es private Fenster tun: Was du spielst, ist weg, wenn du die Seite schließt.
storage-unreadable = Die hier aufbewahrten Partien lassen sich nicht lesen. Sie liegen in diesem Browser beiseite, und du beginnst mit einem leeren Regal.
plays-here = Alles läuft auf diesem Gerät, auch die Karten der anderen; nichts verlässt es.
connection-lost = Die Verbindung ist weg; wir versuchen es weiter. Ein Zug von dir bleibt erhalten und wird gesendet, sobald sie wieder da ist.
try-now = Jetzt versuchen
no-server = Der Server antwortet nicht.
your-name = Dein Name
use-name = Diesen Namen nehmen
guest-note = Ein Konto braucht es nicht: Ein Name genügt.
rename-note = Mit einem anderen Namen bist du ein anderer Gast: Deine jetzigen Plätze bleiben beim alten.
language = Sprache
theme = Farben

theme-auto = Wie das System
theme-dark = Nacht
theme-light = Tag

pace = Was die anderen tun, wird gezeigt

pace-slow = langsam
pace-usual = im üblichen Tempo
pace-fast = schnell
pace-step = Schritt für Schritt, wenn ich will

sounds = Töne
animations = Züge in Bewegung zeigen
show-legal = Alle erlaubten Züge auf dem Brett zeigen
think-here = Gegner dürfen auf diesem Gerät denken
device-here = Gegner denken auf diesem Gerät: etwa { $n } Stellungen in der Sekunde. Wo Karten verdeckt sind oder andere Menschen mitspielen, denken sie auf dem Server.
device-away = Gegner denken auf dem Server. Dieses Gerät könnte etwa { $n } Stellungen in der Sekunde ansehen.
device-slow = Gegner denken auf dem Server: Dieses Gerät ist langsam, mit etwa { $n } Stellungen in der Sekunde.
device-untried = Wie schnell dieses Gerät ist, wird gemessen, wenn du zum ersten Mal allein gegen Gegner spielst.
device-fault-missing = Das Denkprogramm für dieses Gerät ließ sich nicht laden. Gegner denken auf dem Server.
device-fault-damaged = Das Denkprogramm für dieses Gerät ist beschädigt und wird nicht benutzt. Gegner denken auf dem Server.
device-fault-stale = Das Denkprogramm für dieses Gerät hat nicht die Fassung des Servers und wird nicht benutzt. Gegner denken auf dem Server.
show-legal-short = erlaubte Züge zeigen

home-kicker = Fünf verlorene Spiele
home-title = Weltraum-Brettspiele, wieder da
home-lead = Jahrzehntelang vergriffen, wieder spielbar: allein gegen Gegner vom Kadetten bis zum Admiral, mit Freunden per Link oder zu mehreren an einem Bildschirm.
home-lead-here = Jahrzehntelang vergriffen, wieder spielbar: allein gegen Gegner vom Kadetten bis zum Admiral oder zu mehreren an einem Bildschirm.
home-games = Die Spiele

home-examples = Beispiele
home-examples-why = Kleine Spiele, die zeigen, wie man ein eigenes hinzufügt.
tables-running = { $n } { $n ->
    [one] Spiel läuft
   *[other] Spiele laufen
 }
tables-waiting = Du bist am Zug in { $n } { $n ->
    [one] Spiel
   *[other] Spielen
 }
result-won = Du hast gewonnen
result-shared = Du teilst den Sieg
result-lost = { $winner } hat gewonnen
for-beginners = für den Anfang

bot-note-random = zieht, ohne nachzudenken
bot-note-greedy = nimmt, was am nächsten liegt
bot-note-cadet = denkt kurz nach und irrt oft
bot-note-ensign = sieht den nächsten Zug
bot-note-lieutenant = plant ein wenig voraus
bot-note-commander = übersieht selten etwas
bot-note-captain = stark: plane gut
bot-note-admiral = das Stärkste, was wir haben

play-now = Gleich spielen
with-friends = Mit Freunden
one-screen = An einem Bildschirm
players-from-to = { $low } bis { $high } Spieler
players-exactly = { $n ->
    [one] 1 Spieler
   *[other] { $n } Spieler
 }
preparing-short = Regeln werden vorbereitet
preparing-bots = Die Automaten machen sich bereit: ihr Denken wird für diesen Rechner übersetzt, nur dieses eine Mal. Das dauert meist eine halbe bis zwei Minuten; danach ziehen sie von selbst.
preparing = Die Regeln von { $game } werden für diesen Rechner übersetzt, nur dieses eine Mal. Das dauert meist 10 bis 60 Sekunden; danach geht das Spiel von selbst weiter.
preparing-early = Die Regeln von { $game } werden für diesen Rechner übersetzt, nur dieses eine Mal. Das dauert meist 10 bis 60 Sekunden; du brauchst nicht darauf zu warten.
read-meanwhile = Lies solange die Regeln
so-far = bisher { $n } s

status-preparing = Die Regeln werden vorbereitet.
status-broken = Es geht nicht weiter.
status-may-begin = Du kannst beginnen.
status-host = Wartet auf den Gastgeber

begins-soon = Gleich geht es los
own-all = Alle { $n } deiner Spiele
own-fewer = Weniger
your-tables = Deine Spiele
open-tables = Offene Tische
running-tables = Laufende Spiele
more-tables = Weitere Tische zeigen
no-open-tables = Gerade wartet niemand. Öffne einen Tisch und schick den Link an Freunde.
join-by-link = Mit Link mitspielen
paste-link = Einladung einfügen
invitation = Einladungslink
join = Mitspielen
bad-link = Das sieht nicht nach einer Einladung an einen Tisch aus.

status-full = Alle sind da: Es kann losgehen
status-open = Wartet auf Mitspieler
status-running = Läuft
status-over = Beendet

choose-level = Gegen wen? Es geht sofort los.
more-options = Mehr Möglichkeiten
players = Spieler

bot-random = Treibgut
bot-greedy = Raffer
bot-cadet = Kadett
bot-ensign = Fähnrich
bot-lieutenant = Leutnant
bot-commander = Kommandant
bot-captain = Kapitän
bot-admiral = Admiral

bots = Automaten
game = Spiel
who-sits-where = Wer sitzt wo

seat-me = ich
seat-here = jemand an diesem Bildschirm
seat-open = offen für alle
seat-invited = für alle mit dem Einladungslink

name-at-screen = Name
variants = Varianten und Einstellungen
board = Brett
usual = das übliche
clock = Uhr

clock-none = ohne Uhr
clock-quick = 1 Minute je Zug
clock-calm = 30 Minuten je Spiel
clock-postal = Fernspiel: 3 Tage je Zug

private-table = nur mit Einladung
open-table = Tisch öffnen
start-game = Spiel beginnen
open-seat = freier Platz
kept-for = reserviert für { $name }
kept-for-invited = reserviert für Eingeladene
somebody = jemand
nature = Zufall

outcome-rules = { $winner } hat gewonnen.
outcome-resign = { $winner } hat durch Aufgabe gewonnen.
outcome-time = { $winner } hat durch Zeit gewonnen.
outcome-shared = { $winner } teilen sich den Sieg.
outcome-draw = Unentschieden vereinbart.
outcome-abandon = Das Spiel wurde abgebrochen.
outcome-nobody = Das Spiel ist aus; niemand hat gewonnen.

end-you-won = Du hast gewonnen!
end-turning-looking = Der Wendepunkt wird gesucht ...
end-turning-none = Kein einzelner Zug hat dieses Spiel entschieden.
end-turning-you-fell = Der Wendepunkt war Zug { $n } ({ $who }): { $what }. Deine Aussicht auf den Sieg fiel von { $before } auf { $after } %.
end-turning-you-rose = Der Wendepunkt war Zug { $n } ({ $who }): { $what }. Deine Aussicht auf den Sieg stieg von { $before } auf { $after } %.
end-turning-fell = Der Wendepunkt war Zug { $n } ({ $who }): { $what }. Die Aussicht von { $name } auf den Sieg fiel von { $before } auf { $after } %.
end-turning-rose = Der Wendepunkt war Zug { $n } ({ $who }): { $what }. Die Aussicht von { $name } auf den Sieg stieg von { $before } auf { $after } %.
end-turning-hidden = etwas, das nur andere sahen
end-turning-show = Auf dem Brett zeigen
end-turning-how = Gefunden von der Suche der Bots; wo etwas verborgen ist, aus dem, was jeder wissen konnte.
end-look = Schließen und das Brett ansehen
end-moves = { $n } { $n ->
    [one] Zug
   *[other] Züge
 }
end-minutes = { $n } { $n ->
    [one] Minute
   *[other] Minuten
 }
share = Teilen

position-in-words = Die Stellung in Worten
your-moves = Deine Züge
no-moves-now = Du bist nicht am Zug.
being-shown = Einen Moment: Das ist eben geschehen.
moves-n = { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
 }
filter-moves = Züge filtern
log = Verlauf
log-empty = Noch ist nichts geschehen.
chat = Gespräch
chat-empty = Noch hat niemand etwas gesagt.
log-and-chat = Verlauf und Gespräch
say = Etwas sagen
send = Senden
seats = Plätze
seat-out = ausgeschieden
seat-away = weg, ein Automat spielt
seat-gone = nicht da
you-mark = { " " }(du)
to-move = am Zug
winner = Sieger
points = Punkte
points-n = { $n } { $n ->
    [one] Punkt
   *[other] Punkte
 }
play-this = Diesen Platz spielen
sit = Hinsetzen
move-here = Hierher wechseln
stand = Aufstehen
place-bot = Wer hier spielt
no-table = Dieser Tisch ist nicht zu sehen
no-table-why = Es gibt ihn nicht, oder er ist privat und dem Link fehlt die Einladung.
finding-table = Der Tisch wird gesucht …
setting-up = Das Brett wird aufgebaut …
skip = Überspringen
your-turn = Du bist am Zug.
turn-of = { $name } ist am Zug.
turn-of-many = Alle dürfen handeln.
spectators = { $n } { $n ->
    [one] Person schaut
   *[other] Leute schauen
 } zu.
nothing-yet = Noch hat niemand gezogen.
nothing-since = Seit deinem Zug ist nichts geschehen.
aim-and-scoring = Ziel und Wertung
as-page = Als Seite
mute = Töne ausschalten
unmute = Töne einschalten
hint-promise = gewinnt von hier etwa { $n } von 100 Spielen
hint-equal = etwa gleich gut
hint-then = danach wohl: { $action }
hint-after = und dann: { $action }
no-network = Dieses Gerät ist offline. Ein Zug, den du jetzt machst, bleibt hier und wird gesendet, sobald das Netz wieder da ist.
player-n = Person { $n }
hold = Warten: nichts weiter zeigen, solange ich lese
go-on = Weiter
next-move = Nächster Zug ({ $n })
looking-back = Rückblick
show-moment = Diesen Moment auf dem Brett zeigen
taken-back = zurückgenommen
back-to-now = Zurück zu jetzt
behind-curtain = Hinter dem Vorhang.
curtain = Der Bildschirm geht an { $name }
curtain-why = { $label } hat eine Hand, die die anderen nicht sehen dürfen.
curtain-ready = Ich bin { $name }: öffnen
not-allowed = Nicht erlaubt:
waiting-for = Wartet auf { $n } { $n ->
    [one] Mitspieler
   *[other] Mitspieler
 }
all-seated = Alle Plätze sind besetzt
fill-seats = Schick den Link oder setze Automaten auf die freien Plätze.
host-starts = Der Gastgeber beginnt das Spiel.
sit-or-watch = Setz dich auf einen freien Platz oder schau zu.
fair-cards = Warum { $drawn ->
    [cards] die Karten ehrlich sind
    [dice] die Würfel ehrlich sind
   *[lots] die Ziehung ehrlich ist
 }
fair-cards-why = Der Browser jedes Spielers und der Server legen sich auf je eine geheime Zufallszahl fest, bevor jemand seine zeigt. Alle zusammen bestimmen { $drawn ->
    [cards] die Karten
    [dice] die Würfel
   *[lots] die Ziehung
 }; aussuchen kann niemand etwas, auch nicht, wer den Server betreibt. Der Fingerabdruck, zum Vergleichen mit den anderen:

roll-none = In diesem Spiel wird nichts gezogen.
roll-fair = { $drawn ->
    [cards] Die Karten sind ehrlich: Die Browser aller Spieler bestimmen sie gemeinsam.
    [dice] Die Würfel sind ehrlich: Die Browser aller Spieler werfen sie gemeinsam.
   *[lots] Die Ziehung ist ehrlich: Die Browser aller Spieler bestimmen sie gemeinsam.
 }
roll-waits = Es fehlt noch: { $names }.
roll-missing = Zum Beginn müssen da sein: { $names }.
roll-thrown = Ziehung { $n } wurde verworfen: Keine Antwort von { $names }.
roll-thrown-seats = Ziehung { $n } wurde verworfen: Die Plätze haben gewechselt.
roll-go-on = Beginnen, ohne zu warten auf: { $names }
roll-checked = { $drawn ->
    [cards] Dieser Browser hat die Karten geprüft: Niemand konnte sie aussuchen.
    [dice] Dieser Browser hat die Würfel geprüft: Niemand konnte aussuchen, was sie zeigen.
   *[lots] Dieser Browser hat die Ziehung geprüft: Niemand konnte sie aussuchen.
 }
roll-fault-unreadable = Die Ziehung des Servers ist nicht zu lesen; dieser Browser nimmt nicht daran teil.
roll-fault-promise = Vorsicht: Der Server hat geändert, was er für die Ziehung festgelegt hatte. Was kommt, könnte ausgesucht sein.
roll-fault-replaced = Vorsicht: Der Server spricht für deinen Platz mit etwas, das dein Browser nie gesendet hat. Dein Browser nimmt nicht teil.
roll-fault-left-out = Vorsicht: Die Ziehung soll ohne deinen Browser geschehen.
roll-fault-other = Vorsicht: Die Ziehung geschah anders, als es dir gezeigt wurde. Was kam, könnte ausgesucht sein.
roll-fault-thrown = Vorsicht: Der Server verschweigt eine verworfene Ziehung.
roll-fault-without = Die Ziehung dieses Spiels geschah ohne deinen Browser.
roll-fault-log = Vorsicht: Das Protokoll dieses Spiels beweist nicht, dass die Ziehung ehrlich war.

copied = Kopiert
copy-invitation = Einladung kopieren
agree = Zustimmen
decline = Ablehnen

proposal-undo = { $name } möchte den letzten Zug zurücknehmen.
proposal-draw = { $name } bietet Unentschieden an.
proposal-abandon = { $name } möchte das Spiel abbrechen.

waiting-for-answer = Die anderen müssen noch antworten.

confirm-resign = Diesen Platz aufgeben? Ein Automat spielt vielleicht weiter.
confirm-abandon = Das Spiel ohne Sieger beenden?

thinking = Ein guter Spieler denkt nach …
hints = Ein guter Spieler erwägt:
no-hints = Kein Rat für diese Stellung.
table-menu = Tischmenü
undo = Zurücknehmen
hint = Tipp
recap = Was geschah?
rematch = Revanche
to-rematch = Zur Revanche
replay = Nachspielen
download-log = Protokoll laden
more = Mehr
offer-draw = Unentschieden anbieten
abandon = Spiel abbrechen
resign = Aufgeben
invite = Einladen
leave = Tisch verlassen

note-undo = { $name } nimmt zurück.
note-resign = { $name } gibt auf.
note-time = Die Zeit von { $name } ist um.
note-draw = Unentschieden vereinbart.
note-abandon = Das Spiel wird abgebrochen.
note-away = { $name } ist weg; ein Automat spielt weiter.
note-back = { $name } ist wieder da.

replay-of = Nachgespielt: { $game }
replay-fault = Dieses Spiel lässt sich nicht nachspielen: Es ist nicht zu Ende oder privat.
step-of = Stellung { $n } von { $all }
first = Anfang
back = Zurück
forward = Vor
last = Ende
autoplay = Abspielen
pause = Anhalten
viewer = Gesehen von

viewer-open = alles offen
viewer-spectator = Zuschauer

all-hands = Alle Hände
copy-position = Link auf diese Stellung kopieren
at-start = Der Anfang
loading = Wird geladen …
rules-of = Die Regeln von { $game }
rules-all = Regeln der Spiele
rules-lead = Jede Regel ist ein nummerierter Absatz; wird ein Zug abgelehnt, steht dabei, welcher ihn verbietet.
contents = Inhalt
picture-of-board = Eine Stellung im Spiel
rules-fault = Diese Regeln lassen sich nicht laden.

broken-table = Dieser Tisch ist beschädigt und kann nicht weitergehen (Fehler: { $code }). Seine Züge bleiben aufbewahrt, andere Tische sind nicht betroffen.
ends-soon = Zieht niemand mehr, endet dieses Spiel am { $date }.
broken-hangs = Die Regeln dieses Spiels kamen hier zu keinem Ende, und der Server musste neu gestartet werden. Dieser Tisch kann nicht weitergehen; die Züge bleiben aufbewahrt, andere Tische sind nicht betroffen.
broken-rules = Dieses Spiel begann mit anderen Regeln, als der Server jetzt hat. Es wartet, bis sie wieder da sind; die Züge bleiben aufbewahrt, andere Tische sind nicht betroffen.
broken-draws = Dieses Spiel kann nicht weitergehen: Seine Regeln überlassen etwas dem Zufall, doch in seiner Beschreibung steht, dass nichts ausgelost wird. Wer diesen Server betreibt, ist benachrichtigt. Die Züge bleiben aufbewahrt, andere Tische sind nicht betroffen.

## Ein Spiel lernen, indem man es spielt

learn = Lernen
learn-fault = Diese Lektion konnte nicht geladen werden.
learn-offline = Der Server ist nicht zu erreichen. Was du bisher getan hast, bleibt erhalten.
learn-try-again = Noch einmal versuchen
learn-title = { $game } lernen
learn-none = Für { $game } gibt es noch keine Lektionen
learn-coach = Was zu tun ist
learn-progress = Wie weit du bist
learn-step = Schritt { $n } von { $all }
learn-lessons = Lektionen und Übungen
learn-exercise = Übung { $n }
learn-done = geschafft
learn-rule = Regel { $clause }
learn-hint = Gib mir einen Tipp
learn-try = Versuch das: { $move }
learn-take-back = Zurücknehmen
learn-again = Noch einmal
learn-next = Weiter
learn-finish = An den Tisch
learn-play = Gegen einen Kadetten spielen
learn-go-on = Lieber die nächste Lektion oder Übung
learn-all-moves = Alle Züge als Liste
learn-seconds = { $n ->
    [one] noch { $n } Sekunde
   *[other] noch { $n } Sekunden
 }
learn-ask-title = Ist { $game } neu für dich?
learn-ask = Ein geführtes erstes Spiel zeigt dir alles, Zug für Zug.
learn-ask-learn = In fünf Minuten lernen
learn-ask-play = Einfach spielen

glossary = Wörter des Spiels
glossary-rule = { $term }: Regel { $clause }
glossary-how = Auf dem Brett: Lass die Maus auf einer Sache ruhen, oder halte den Finger darauf. Das Fragezeichen erklärt, was du als Nächstes antippst.
explain = Was ist das?
explain-how = Tippe etwas auf dem Brett an und lies, was es ist. Noch einmal auf das Fragezeichen, und es geht weiter.
learn-what-if = Und wenn ich nichts tue?
learn-back = Zurück zur Aufgabe
marks-for-all = Allen zeigen, wohin Teile passen (leichter: Das Finden ist das Spiel)

account-yours = Dein Konto
account-keep = Einen Namen behalten
account-keep-or-sign-in = Namen behalten oder anmelden
account-why = Niemand muss: Als Gast kannst du alles spielen. Ein Name, den du behältst, gehört dir auf allen deinen Geräten, niemand sonst kann ihn haben, und deine Partien bleiben zusammen.
account-none-enabled = Auf diesem Server lassen sich keine Namen behalten: Passwörter, Passkeys und E-Mail sind nicht eingerichtet. Als Gast kannst du alles spielen.
account-asking = Einen Moment ...
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
games-entries = { $n ->
    [one] 1 Eintrag
   *[other] { $n } Einträge
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
rating-counting = Die Wertungen werden berechnet ...
rating-void = Diese Partie zählt nicht für die Wertung.
rating-leaders = Rangliste
rating-leaders-note = Nur Spieler, von denen genug bekannt ist und die es zeigen. Computergegner stehen, wo sie gemessen wurden.
rating-nobody-yet = Hier ist noch niemand: Spiel ein paar gewertete Partien.
kept-name = Ein behaltener Name: Niemand sonst kann ihn haben
chat-mute = Nichts mehr von { $name } zeigen
chat-muted = { $name } ist stumm.
chat-unmute = Wieder zeigen
pairing-title = Mitspieler finden
pairing-why = Wir suchen Leute, die dasselbe spielen wollen und etwa so stark sind wie du; je länger es dauert, desto weiter suchen wir.
pairing-look = Jemanden suchen
pairing-takes-bots = Computergegner dürfen leere Plätze füllen, wenn alle einverstanden sind
pairing-waiting = { $n ->
    [one] Du suchst Leute für { $game }. Sonst wartet gerade niemand darauf.
   *[other] { $n } Leute suchen gerade andere für { $game }.
 }
pairing-widening = Bisher { $n } s; wir suchen immer weiter.
pairing-long = Es dauert etwas. Spielst du inzwischen gegen den Computer? Du erfährst es, wenn jemand kommt.
pairing-bot = Inzwischen gegen den Computer
pairing-background = Weitersuchen
pairing-stop = Nicht mehr suchen
pairing-found = Jemand ist da: zum Tisch!
pairing-searching = Suche läuft
pairing-seekers = { $n ->
    [one] Gerade sucht jemand.
   *[other] Gerade suchen { $n } Leute.
 }

## Eine Logdatei, die jemand öffnet

log-open = Logdatei öffnen
log-drop = Leg das Log eines Spiels hier ab
log-fault = Diese Datei lässt sich nicht als Spiel öffnen.
log-too-big = Sie ist größer als ein Megabyte.
log-none = Hier ist kein Spiel geöffnet
log-how = Zieh das Log eines Spiels auf diese Seite, oder wähle die Datei. Es wird Zug für Zug nachgespielt; nichts davon wird behalten.
outcome-unfinished = Es ist nicht beendet.

embed-from = { $game } bei Orrery
animation-save = Letzte Züge als Animation speichern
animation-busy = Wird gezeichnet …
animation-fault = Dieser Browser kann das Brett nicht als Bild zeichnen.
analysis = Analyse
analysis-of = { $game }: was entschied
analysis-looking = Jede Stellung wird beurteilt ...
analysis-failed = Diese Partie konnte nicht beurteilt werden.
analysis-curve = Gewinnchance, Stellung für Stellung
analysis-moments = Wendepunkte
analysis-moment-choice = Aktion { $n }: { $name } spielte „{ $played }“ statt „{ $best }“; das kostete { $points } %.
analysis-moment-good = Aktion { $n }: Der Zufall gab { $name } { $points } % ({ $played }).
analysis-moment-bad = Aktion { $n }: Der Zufall nahm { $name } { $points } % ({ $played }).
analysis-no-moments = Keine einzelne Aktion änderte viel: Die Partie wurde nach und nach entschieden.
analysis-something = etwas
analysis-balances = Züge und Glück
analysis-player = Spieler
analysis-choices = Züge
analysis-choices-how = Was alle Züge zusammen verschenkten, in Prozent eines Sieges
analysis-luck = Glück
analysis-luck-how = Was der Zufall gab oder nahm, in Prozent eines Sieges
analysis-accuracy = Genauigkeit
analysis-accuracy-how = 100 %: immer das Beste, was man wissen konnte
analysis-right-of = { $right } von { $all } Zügen waren die besten oder gleich gut
analysis-mark-best = { $name } spielt jetzt das Beste.
analysis-mark-good = Was { $name } jetzt spielt, ist etwa so gut wie das Beste.
analysis-mark-weak = Was { $name } jetzt spielt, kostet { $points } %.
analysis-mark-mistake = Was { $name } jetzt spielt, ist ein Fehler: Es kostet { $points } %.
analysis-mark-blunder = Was { $name } jetzt spielt, ist ein grober Fehler: Es kostet { $points } %.
analysis-best-was = Am besten war: { $best } ({ $share } %).
analysis-show-best = Das Beste auf dem Brett zeigen
analysis-try-here = Von hier aus probieren
analysis-how = Die Suche der Bots sah { $n ->
    [one] einmal
   *[other] { $n }-mal
 } in jede Stellung, mit dem, was der Spieler am Zug wissen konnte; rund um große Änderungen länger.
analysis-hidden = Karten waren verdeckt: Züge werden danach beurteilt, was jeder damals wissen konnte, nicht nach den offenen Karten.
analysis-together = { $n ->
    [one] Eine Aktion wird
   *[other] { $n } Aktionen werden
 } nicht beurteilt: Mehrere konnten gleichzeitig handeln.

study-title = Analysebrett
study-of = Analysebrett: { $game }
study-game = Spiel
study-to-act = { $name } ist am Zug.
study-over = Die Partie ist zu Ende. Gewonnen: { $names }
study-back = Zurücknehmen
study-best = Was ist am besten?
study-rival = Die anderen spielt
study-alone = ich selbst
study-bot = ein Bot (ich spiele { $name })
study-why-not = Eine andere Aktion, so wie man sie schreibt: Warum nicht?
study-try = Probieren
study-position = Die Stellung als Text
study-open = Diese Stellung aufbauen

puzzles = Rätsel
puzzles-of = Rätsel: { $game }
puzzles-about = Stellungen aus Partien starker Bots, jede mit einer richtigen Antwort: bis zum Ende ausgespielt oder durch eine lange Suche geprüft.
puzzles-fault = Die Rätsel konnten nicht geholt werden. Ist der Server da?
puzzles-none = Zu diesem Spiel gibt es noch keine Rätsel.
puzzles-all = Alle Rätsel
puzzles-today = Rätsel des Tages
puzzles-is-today = Rätsel des Tages
puzzles-solved = { $n } von { $all } gelöst
puzzles-number = Rätsel { $n }
puzzles-link = Rätsel { $n }, { $level }, { $theme }{ $solved ->
    [first] , gelöst
    [later] , gelöst
   *[no] { "" }
 }
puzzles-easy = leicht
puzzles-medium = mittel
puzzles-hard = schwer
puzzles-expert = sehr schwer
puzzles-theme-win-in-one = sofort gewinnen
puzzles-theme-win = erzwungen gewinnen
puzzles-theme-save = die Partie retten
puzzles-theme-best = die beste Aktion
puzzles-task-win-in-one = { $name } gewinnt mit einer Aktion. Mit welcher?
puzzles-task-win = { $name } gewinnt, was die anderen auch tun. Wie fängt es an?
puzzles-task-save = Nur ein Weg verliert für { $name } nicht. Welcher?
puzzles-task-best = Eine Aktion von { $name } ist klar besser als alle anderen. Welche?
puzzles-wrong = { $action }: nein, es gibt etwas Besseres.
puzzles-right = Richtig: { $answers }
puzzles-solution = Die Lösung: { $answers }
puzzles-why-win-in-one = Sie gewinnt sofort.
puzzles-why-win = Danach kann niemand den Sieg aufhalten: Alle Antworten wurden ausgespielt, { $n } { $n ->
    [one] Aktion
   *[other] Aktionen
 } tief.
puzzles-why-save = Jede andere Aktion verliert, was danach auch gespielt wird.
puzzles-why-best = Jede andere Aktion lässt eine klar kleinere Gewinnchance.
puzzles-values = Gewinnchance nach jeder Aktion
puzzles-by-force = Bewiesen: Jede Folge wurde ausgespielt.
puzzles-by-search = Geprüft: Nach jeder erlaubten Aktion sah die Suche { $n ->
    [one] einmal
   *[other] { $n }-mal
 } voraus, und das zweimal.
puzzles-deals = Verdecktes wurde auf { $n } { $n ->
    [one] Weise
   *[other] Weisen
 } verteilt.
puzzles-show = Lösung zeigen
puzzles-next = Nächstes Rätsel
puzzles-again = Noch einmal
