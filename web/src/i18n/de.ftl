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
plays-here = Alles läuft auf diesem Gerät, auch die Karten der anderen; nichts verlässt es.
connection-lost = Die Verbindung ist weg; wir versuchen zurückzukommen.
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

sounds = Töne
animations = Züge in Bewegung zeigen
show-legal = Alle erlaubten Züge auf dem Brett zeigen
show-legal-short = erlaubte Züge zeigen

home-kicker = Fünf verlorene Spiele
home-title = Weltraum-Brettspiele, wieder da
home-lead = Jahrzehntelang vergriffen, wieder spielbar: allein gegen Gegner vom Kadetten bis zum Admiral, mit Freunden per Link oder zu mehreren an einem Bildschirm.
home-games = Die Spiele

play-now = Gleich spielen
with-friends = Mit Freunden
players-from-to = { $low } bis { $high } Spieler
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
your-tables = Deine Tische
open-tables = Offene Tische
running-tables = Laufende Spiele
more-tables = Weitere Tische zeigen
no-open-tables = Gerade wartet niemand. Öffne einen Tisch und schick den Link an Freunde.
join-by-link = Mit Link mitspielen
paste-link = Einladung einfügen
invitation = Einladungslink
join = Mitspielen
bad-link = Das sieht nicht nach einer Einladung an einen Tisch aus.

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

position-in-words = Die Stellung in Worten
your-moves = Deine Züge
no-moves-now = Du bist nicht am Zug.
being-shown = Einen Moment: Das ist eben geschehen.
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
since-last-turn = Seit deinem letzten Zug
nothing-happened = Nichts ist geschehen.
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
fair-cards = Warum die Karten ehrlich sind
fair-cards-why = Der Browser jedes Spielers und der Server legen sich auf je eine geheime Zufallszahl fest, bevor jemand seine zeigt. Alle zusammen bestimmen die Karten; aussuchen kann sie niemand, auch nicht, wer den Server betreibt. Der Fingerabdruck, zum Vergleichen mit den anderen:

roll-none = In diesem Spiel wird nichts gezogen.
roll-fair = Die Karten sind ehrlich: Die Browser aller Spieler bestimmen sie gemeinsam.
roll-waits = Es fehlt noch: { $names }.
roll-missing = Zum Beginn müssen da sein: { $names }.
roll-thrown = Ziehung { $n } wurde verworfen: Keine Antwort von { $names }.
roll-thrown-seats = Ziehung { $n } wurde verworfen: Die Plätze haben gewechselt.
roll-go-on = Beginnen, ohne zu warten auf: { $names }
roll-checked = Dieser Browser hat die Karten geprüft: Niemand konnte sie aussuchen.
roll-fault-unreadable = Die Ziehung des Servers ist nicht zu lesen; dieser Browser nimmt nicht daran teil.
roll-fault-promise = Vorsicht: Der Server hat geändert, was er für die Karten festgelegt hatte. Die Karten könnten ausgesucht sein.
roll-fault-replaced = Vorsicht: Der Server spricht für deinen Platz mit etwas, das dein Browser nie gesendet hat. Dein Browser nimmt nicht teil.
roll-fault-left-out = Vorsicht: Die Karten sollen ohne deinen Browser gezogen werden.
roll-fault-other = Vorsicht: Die Karten wurden anders gezogen, als es dir gezeigt wurde. Sie könnten ausgesucht sein.
roll-fault-thrown = Vorsicht: Der Server verschweigt eine verworfene Ziehung.
roll-fault-without = Die Karten dieses Spiels wurden ohne deinen Browser gezogen.
roll-fault-log = Vorsicht: Das Protokoll dieses Spiels beweist nicht, dass die Karten ehrlich waren.

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
broken-draws = Dieses Spiel kann nicht weitergehen: Seine Regeln überlassen etwas dem Zufall, doch in seiner Beschreibung steht, dass nichts ausgelost wird. Wer diesen Server betreibt, ist benachrichtigt. Die Züge bleiben aufbewahrt, andere Tische sind nicht betroffen.
