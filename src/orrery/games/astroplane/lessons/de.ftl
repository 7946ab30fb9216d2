### Die Lektionen von Astroplane auf Deutsch

## first-game

first-game-title = Hinein in die Singularität

fly-text = Wer auf allen vier Feldern um das Schwarze Loch obenauf liegt, gewinnt. Nimm einen Flieger aus deinem linken Startfeld und lass ihn nach rechts zeigen.
fly-praise = Ein Flieger fliegt durch seine Spitze, und wo er ankommt, wählst du, wohin er zeigt.
fly-mistake-1 = Erlaubt, aber so flöge er an der Mitte vorbei. Lass ihn nach rechts zeigen.
fly-mistake-2 = Das zeigt von der Mitte weg. Lass ihn nach rechts zeigen.
fly-mistake-3 = Das sind die blauen. Deine sind rot, unten.

second-move-text = Jeder Zug hat zwei Bewegungen. Flieg mit demselben Flieger weiter und lass ihn nach oben zeigen, auf das Schwarze Loch.
second-move-praise = Jetzt sieht er genau auf das Schwarze Loch.
second-move-mistake-1 = Ein Flieger dreht sich nicht auf der Stelle. Er fliegt, wohin er zeigt: nach rechts.
second-move-mistake-2 = Er zeigt nie dorthin zurück, woher er kam. Lass ihn nach oben zeigen.
second-move-mistake-3 = Nach unten führt von der Mitte weg. Lass ihn nach oben zeigen.

enter-text = Zwei Bewegungen bringen dich hinein. Flieg nach oben, zeig weiter nach oben, und flieg auf das Feld unter dem Schwarzen Loch.
enter-praise = Du bist drin! Ein Flieger in der Mitte bleibt dort für immer: zwei Punkte.
enter-mistake-1 = Dann verfehlt er die Mitte. Lass ihn weiter nach oben zeigen.
enter-mistake-2 = Du hast nur zwei Bewegungen. Nimm die zweite, um hineinzufliegen.

reserve-text = Für jeden Flieger, der hineinfliegt, darfst du einen aus der Reserve holen. Wähle das linke oder das rechte Startfeld.
reserve-praise = Jetzt ist Blau am Zug. Sieh zu: Blau kommt von der anderen Seite herein.
reserve-mistake-1 = Dann wäre dieser Flieger für immer verloren. Nimm ihn!

square-text = Deine Flieger fliegen nur auf violetten Feldern. Zwei Felder der Mitte sind dunkelblau! Stell vor deinem linken Startfeld zwei Flieger Rücken an Rücken: rechts, dann links.
square-praise = Ein Quadrat! Niemand kann darauf landen, es zurückschicken oder schlagen.
square-mistake-1 = Diese Hälfte ist zum Teil von deinem ersten Flieger bedeckt. Lass den zweiten genau entgegengesetzt zeigen.
square-mistake-2 = Jetzt liegen sie aufeinander. Rücken an Rücken heißt: Einer zeigt nach rechts, der andere nach links.

step-text = Ein Quadrat geht schräg, von Violett nach Dunkelblau. Geh einen Schritt nach rechts oben.
step-praise = Du hast das Universum gewechselt.
step-mistake-1 = Ein Quadrat geht nie gerade, nur einen Schritt schräg.
step-mistake-2 = Auch dunkelblau, aber weg von der Mitte. Geh nach rechts.
step-mistake-3 = Ein Flieger allein bleibt auf Violett, und das Quadrat ist aufgelöst. Geh mit beiden.

apart-text = Seine Flieger dürfen allein weiterfliegen. Schick mit der zweiten Bewegung den rechten los und lass ihn nach oben zeigen.
apart-praise = Das Quadrat ist aufgelöst, aber du bist unterwegs auf Dunkelblau.
apart-mistake-1 = Das ist der linke. Der rechte ist näher an dem Feld, das du willst.
apart-mistake-2 = Lass ihn nach oben zeigen, zum Feld rechts vom Schwarzen Loch.

other-centre-text = Zwei Bewegungen nach oben, und du bist auf der rechten Seite des Schwarzen Lochs.
other-centre-praise = Zwei von vier. Blau darf dort aber auf dir landen, und du auf Blau.
other-centre-mistake-1 = Zum Hineinfliegen muss er nach oben zeigen.

captive-text = Blau versperrt dir den Weg und zeigt nach links. Lande obenauf: Zeig auch nach links. Ein Flieger unter deinem kann sich nicht bewegen.
captive-praise = Gefangen. Er bleibt es, solange du auf ihm liegst.
captive-mistake-1 = Blau bedeckt einen Teil dieser Hälfte. Um obenauf zu landen, zeig genau wie Blau: nach links.
captive-mistake-2 = Rücken an Rücken schickst du ihn nach Hause. Auch gut! Diesmal lande obenauf.

kill-text = Ein Quadrat schlägt auch: Es gleitet schräg über leere Felder auf den ersten blauen Flieger. Drei Punkte. Schlag den rechts oben.
kill-praise = Weg für immer, und drei Punkte für dich.
kill-mistake-1 = Das war nur ein Schritt. Das Quadrat kann in einer Bewegung bis dorthin gleiten.
kill-mistake-2 = Das löst dein Quadrat auf. Geschlagen wird mit beiden Fliegern zusammen.

win-text = Drei Felder der Mitte gehören dir. Auf dem linken liegt Blau. Zwei Bewegungen: Lande obenauf und gewinne!
win-praise = Auf allen vieren obenauf: Du gewinnst sofort!
win-mistake-1 = Dann fliegt er vorbei. Zeig nach oben, auf das linke Feld der Mitte.
win-mistake-2 = Das war deine zweite Bewegung. Nimm sie, um hineinzufliegen.

cadet-text = Du kannst fliegen, fangen und gewinnen. Die Ecken und die welligen Felder können noch mehr: siehe zweite Lektion. Spiel gegen einen Kadetten!

## strange-spaces

strange-spaces-title = Wurmlöcher und Blitze

bonus-text = Du hast einen Gefangenen. Flieg von ihm weg, und du bekommst eine dritte Bewegung. Flieg nach links, dann in die Mitte, dann hol einen neuen Flieger heraus.
bonus-praise = Drei Bewegungen in einem Zug. Es lohnt sich, Gefangene für den richtigen Moment zu behalten.
bonus-mistake-1 = Deine zwei Bewegungen sind weg. Die dritte bekommst du, wenn du von deinem Gefangenen wegfliegst.

send-back-text = Besetze die Hälfte gegenüber einem blauen Flieger, und er muss nach Hause. Flieg zu ihm, zeig nach unten und wähle, wohin er geht.
send-back-praise = Sein ganzer Weg umsonst. Zurückschicken bringt keine Punkte, aber Zeit.
send-back-mistake-1 = So landest du auf ihm. Zeig in die Gegenrichtung: nach unten.
send-back-mistake-2 = Blau bedeckt einen Teil dieser Hälfte. Nach oben landest du auf ihm, nach unten schickst du ihn heim.

hyperspace-text = Das wellige Feld ist Hyperraum: Flieg hinein, und du kommst sofort aus einem anderen heraus. Links oder rechts führt nach Dunkelblau. Wähle eines davon.
hyperspace-praise = Mit einer Bewegung quer über das Brett.
hyperspace-mistake-1 = Das darfst du, aber gegenüber bleibst du auf Violett. Komm links oder rechts heraus.

wormhole-text = Dein Flieger steht in einem Wurmloch. Zum anderen Ende zu gehen kostet nichts. Geh hindurch und zeig auf den Blitz rechts.
wormhole-praise = Von Violett nach Dunkelblau, und keine Bewegung verbraucht.
wormhole-mistake-1 = Hindurch, aber in die falsche Richtung. Zeig nach rechts, auf den Blitz.
wormhole-mistake-2 = Auf diesem Blitzfeld ist schon ein Flieger von dir. Du brauchst auf jedem der beiden einen.

load-text = Auf dem anderen Blitzfeld wartet schon ein Flieger. Flieg auf dieses.
load-praise = Beide sind geladen. Jetzt kommt der Spaß.
load-mistake-1 = Er ist gerade durchgekommen. Er muss erst fliegen, bevor er wieder hindurchgeht.

fire-text = Beide Blitzfelder einer Ecke gehören dir. Feuer: Beide Flieger schießen bis in die Mitte, auf die andere Seite!
fire-praise = Zwei Felder der Mitte mit einer Bewegung, quer über das Brett.
fire-mistake-1 = In dieser Ecke hast du keine Flieger. Feuere die rechts unten ab.
fire-mistake-2 = Noch nicht: Du hast noch eine Bewegung, und zwar eine große.

cadet-again-text = Das ist alles. Ein Tipp: Behalte die Ecken von Blau im Auge. Spiel jetzt gegen einen Kadetten!

## exercises

win-in-one-text = Gewinne in diesem Zug. Es fehlt nur das Feld rechts vom Schwarzen Loch, und das ist dunkelblau.
win-in-one-hint = Flieger auf Violett kommen nicht hin. Was bringt dich von Violett nach Dunkelblau?
win-in-one-mistake-1 = Dort liegst du schon obenauf. Du brauchst das dunkelblaue Feld rechts.
win-in-one-mistake-2 = Gute Idee, falsche Seite: Das linke gehört dir schon.

stop-blue-text = Rette das Spiel. Blau liegt auf dreien obenauf und fliegt im nächsten Zug auf das vierte. Du hast noch eine Bewegung.
stop-blue-hint = Den blauen Flieger erreichst du nicht. Aber niemand muss auf den vieren obenauf bleiben.
stop-blue-mistake-1 = Zu langsam: Blau fliegt hinein und gewinnt. Lande in der Mitte auf Blau.
stop-blue-mistake-2 = Blau fliegt hinein und gewinnt. Nutze deine Bewegung.

kill-two-text = Sechs Punkte mit einer Bewegung. Wohin soll dein Quadrat gleiten?
kill-two-hint = Ein ganzer Stapel wird auf einmal geschlagen.
kill-two-mistake-1 = Drei Punkte für einen Flieger. Es gibt einen besseren Weg.
kill-two-mistake-2 = Flieger am Schwarzen Loch sind vor Quadraten sicher.
