### Ein Tisch: vor, während und nach dem Spiel

device-here = Gegner denken auf diesem Gerät: etwa { $n } Stellungen in der Sekunde. Wo Karten verdeckt sind oder andere Menschen mitspielen, denken sie auf dem Server.
device-away = Gegner denken auf dem Server. Dieses Gerät könnte etwa { $n } Stellungen in der Sekunde ansehen.
device-slow = Gegner denken auf dem Server: Dieses Gerät ist langsam, mit etwa { $n } Stellungen in der Sekunde.
device-untried = Wie schnell dieses Gerät ist, wird gemessen, wenn du zum ersten Mal allein gegen Gegner spielst.
device-fault-missing = Das Denkprogramm für dieses Gerät ließ sich nicht laden. Gegner denken auf dem Server.
device-fault-damaged = Das Denkprogramm für dieses Gerät ist beschädigt und wird nicht benutzt. Gegner denken auf dem Server.
device-fault-stale = Das Denkprogramm für dieses Gerät hat nicht die Fassung des Servers und wird nicht benutzt. Gegner denken auf dem Server.
result-won = Du hast gewonnen
result-shared = Du teilst den Sieg
result-lost = { $winner } hat gewonnen
bot-note-random = zieht, ohne nachzudenken
bot-note-greedy = nimmt, was am nächsten liegt
bot-note-cadet = denkt kurz nach und irrt oft
bot-note-ensign = sieht den nächsten Zug
bot-note-lieutenant = plant ein wenig voraus
bot-note-commander = übersieht selten etwas
bot-note-captain = stark: plane gut
bot-note-admiral = sehr stark: irrt sich kaum
bot-note-grand-admiral = das Stärkste, was wir haben
bot-note-gambler = ein Kapitän, der das Risiko liebt
bot-note-hoarder = ein Kapitän, der behält, was er hat
bot-note-hunter = ein Kapitän, der es auf Gegner abgesehen hat
status-preparing = Die Regeln werden vorbereitet.
status-broken = Es geht nicht weiter.
status-may-begin = Du kannst beginnen.
status-host = Wartet auf den Gastgeber
status-full = Alle sind da: Es kann losgehen
status-open = Wartet auf Mitspieler
status-running = Läuft
status-over = Beendet
bot-random = Treibgut
bot-greedy = Raffer
bot-cadet = Kadett
bot-ensign = Fähnrich
bot-lieutenant = Leutnant
bot-commander = Kommandant
bot-captain = Kapitän
bot-admiral = Admiral
bot-grand-admiral = Großadmiral
bot-gambler = Glücksritter
bot-hoarder = Hamsterer
bot-hunter = Jäger
seat-me = ich
seat-here = jemand an diesem Bildschirm
seat-open = offen für alle
seat-invited = für alle mit dem Einladungslink
clock = Uhr
clock-none = ohne Uhr
clock-quick = 1 Minute je Zug
clock-calm = 30 Minuten je Spiel
clock-postal = Fernspiel: 3 Tage je Zug
outcome-rules = { $winner } hat gewonnen.
outcome-resign = { $winner } hat durch Aufgabe gewonnen.
outcome-time = { $winner } hat durch Zeit gewonnen.
outcome-shared = { $winner } teilen sich den Sieg.
outcome-draw = Unentschieden vereinbart.
outcome-abandon = Das Spiel wurde abgebrochen.
outcome-nobody = Das Spiel ist aus; niemand hat gewonnen.
end-you-won = Du hast gewonnen!
end-turning-looking = Der Wendepunkt wird gesucht …
end-turning-none = Kein einzelner Zug hat dieses Spiel entschieden.
end-turning-you-fell = Der Wendepunkt war Zug { $n }{ $by }: { $what }. Deine Aussicht auf den Sieg fiel von { $before } auf { $after } %.
end-turning-you-rose = Der Wendepunkt war Zug { $n }{ $by }: { $what }. Deine Aussicht auf den Sieg stieg von { $before } auf { $after } %.
end-turning-fell = Der Wendepunkt war Zug { $n }{ $by }: { $what }. Die Aussicht von { $name } auf den Sieg fiel von { $before } auf { $after } %.
end-turning-rose = Der Wendepunkt war Zug { $n }{ $by }: { $what }. Die Aussicht von { $name } auf den Sieg stieg von { $before } auf { $after } %.
end-turning-hidden = etwas, das nur andere sahen
end-turning-show = Auf dem Brett zeigen
end-turning-how = Gefunden von der Suche der Bots; wo etwas verborgen ist, aus dem, was jeder wissen konnte.
end-look = Schließen und das Brett ansehen
end-rounds = { $n } { $n ->
    [one] Runde
   *[other] Runden
 }
end-moves = { $n } { $n ->
    [one] Zug
   *[other] Züge
 }
end-minutes = { $n } { $n ->
    [one] Minute
   *[other] Minuten
 }
chat = Gespräch
chat-empty = Noch hat niemand etwas gesagt.
seat-out = ausgeschieden
seat-out-bot = ausgeschieden, ein Bot spielt weiter
seat-away = weg, ein Bot spielt
seat-gone = nicht da
hint-promise = gewinnt von hier aus etwa { $n } von 100 Spielen
hint-equal = etwa gleich gut
hint-then = danach wohl: { $action }
hint-after = und dann: { $action }
curtain = Der Bildschirm geht an { $name }
curtain-why = { $label } hat eine Hand, die die anderen nicht sehen dürfen.
curtain-ready = Ich bin { $name }: öffnen
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
roll-fault-log = Vorsicht: Das Log dieses Spiels beweist nicht, dass die Ziehung ehrlich war.
proposal-undo = { $name } möchte den letzten Zug zurücknehmen.
proposal-draw = { $name } bietet Unentschieden an.
proposal-abandon = { $name } möchte das Spiel abbrechen.
proposal-declined = Der Vorschlag wurde abgelehnt.
hint = Tipp
chat-mute = Nichts mehr von { $name } zeigen
chat-muted = { $name } ist stumm.
chat-unmute = Wieder zeigen
outcome-unfinished = Es ist nicht beendet.
log-deed = { $name }: { $words }
