### Die Lektionen von ZYLATRON auf Deutsch

## first-game

first-game-title = Das kurze Spiel: ein Krieger, eine Landung

walk-text = Bring einen Krieger auf das blaue Hauptquartier, den Stern rechts unten, und die Galaxie gehört dir. Probier Krieger 1: Tippe auf ihn, dann auf den markierten Punkt.
walk-otherwise = Gut, aber folge dieses eine Mal den Marken.
walk-praise = Krieger gehen bis zu vier Punkte weit, und nur auf Land.
walk-mistake-1 = Das ist Weltraum. Krieger gehen nur auf Land.
walk-mistake-2 = Zu weit, und kein Land. Wähle den markierten Punkt.

load-text = Zu Fuß kommt er nirgendwohin. Sternjäger fliegen und tragen eine Figur. Flieg mit Sternjäger 2 auf Krieger 2 und lade ihn.
load-praise = Geladen. Das hat nur den Weg gekostet.
load-mistake-1 = Dieser Krieger ist in diesem Zug schon gegangen und kann nicht geladen werden. Nimm Krieger 2.
load-mistake-2 = Flieg zuerst zum Punkt des Kriegers.

fly-on-text = Ein Sternjäger fliegt zehn Punkte weit, über alles hinweg, und hat noch welche übrig. Flieg zum markierten Punkt und beende den Zug: Zwei Figuren dürfen ziehen, beide haben.
fly-on-praise = Deine Fabriken zahlen dir drei Zys. Blau schickt einen Sternjäger aus.
fly-on-mistake-1 = In diesem Zug haben schon zwei Figuren gezogen. Flieg mit Sternjäger 2 weiter.
fly-on-mistake-2 = Zu weit: Er hat noch acht Punkte. Flieg zum markierten Punkt.

closer-text = Flieg mit Sternjäger 2 noch einmal zehn Punkte, bis nah an den blauen Sternjäger. Deiner nimmt den Krieger mit.
closer-praise = In Schussweite.
closer-mistake-1 = Zu weit, und niemand hält auf einem Feind an. Wähle den markierten Punkt.
closer-mistake-2 = Krieger 2 ist an Bord, über dem Weltraum. Aussteigen kann er nur auf Land.

fire-text = Sternjäger schießen drei Punkte weit, einmal im Zug, und das kostet keine Bewegung. Schieß auf den blauen Sternjäger: Eine Karte sagt TREFFER oder FEHLSCHUSS.
fire-praise = TREFFER! Er ist weg, mit allem, was er trägt. Der Laser deines Kriegers reicht zwei Punkte weit.
fire-mistake-1 = Zu weit weg: Der Laser eines Sternjägers reicht drei Punkte weit.
fire-mistake-2 = Dieser Sternjäger ist zu Hause, und kein Feind ist in Reichweite.

end-turn-text = Hier ist nichts mehr zu tun. Beende den Zug und halt den Atem an: Blau schießt zurück.
end-turn-praise = FEHLSCHUSS! Die Hälfte der Karten geht daneben.
end-turn-mistake-1 = Jeder Laser schießt nur einmal im Zug.

touch-down-text = Der blaue Planet ist in Reichweite. Flieg mit Sternjäger 2 auf sein Land, zwei Punkte vom Hauptquartier.
touch-down-praise = Mitten in den Linien von Blau. Jetzt schnell!
touch-down-mistake-1 = Einen Punkt zu weit. Und nur ein Krieger zu Fuß nimmt ein Hauptquartier.
touch-down-mistake-2 = Dort steht ein blauer Krieger. Wähle den markierten Punkt.

win-text = Du hast noch eine Bewegung. Krieger 2 steigt aus und geht auf das Hauptquartier. Gewinne!
win-praise = Das Hauptquartier ist dein, und alles, was Blau gehörte. Du hast gewonnen!
win-mistake-1 = Auf einem Feind kannst du nicht anhalten, aber vorbeigehen. Geh ganz bis zum Stern.
win-mistake-2 = Halt! Eine Bewegung noch, und du gewinnst. Tippe auf Krieger 2.

money-text = Zweierlei für später. Verlorene Figuren kannst du nachkaufen: einen Krieger für 8 Zys. Kauf einen und setz ihn auf einen freien Startpunkt.
money-praise = Wieder im Kampf. Er darf noch in diesem Zug ziehen.
money-mistake-1 = Ein Sternjäger kostet 14 Zys, und du hast 12.
money-mistake-2 = Auf diesem Startpunkt steht ein Krieger. Wähle einen freien.

defend-text = Alarm! Neben deinem Hauptquartier ist ein blauer Sternjäger gelandet, mit einem Krieger an Bord. Im nächsten Zug geht er hinein. Schieß mit Sternjäger 1!
defend-praise = TREFFER! Dein Hauptquartier ist sicher. Lass immer etwas zu Hause, das schießen kann.
defend-mistake-1 = Der Laser eines Kriegers reicht nur zwei Punkte weit. Nimm Sternjäger 1.
defend-mistake-2 = Dann geht der blaue Krieger hinein, und du bist draußen. Schieß zuerst!

cadet-text = Du kennst das kurze Spiel: tragen, landen, gewinnen und das eigene Hauptquartier bewachen. Spiel jetzt gegen einen Kadetten!

## major-game

major-game-title = Das große Spiel: Kampfsterne und Raketen

beam-text = Im großen Spiel gibt es Kampfsterne: drei Ladeplätze, und sie beamen. Beam den markierten Krieger, drei Punkte entfernt, an Bord von Kampfstern 1.
beam-praise = Keine Bewegung verbraucht. Genauso beamt man ihn wieder hinunter, auf Land.
beam-mistake-1 = Zu weit: Beamen reicht drei Punkte weit.
beam-mistake-2 = Beamen kann man nur Krieger und Raketen.

battle-star-text = Hier dürfen drei Figuren im Zug ziehen. Ein Kampfstern fliegt sechs Punkte weit, nur im Weltraum. Flieg mit deinem am Rand entlang.
battle-star-praise = Und sein Laser reicht vier Punkte weit.
battle-star-mistake-1 = Das ist Land. Kampfsterne bleiben im Weltraum.
battle-star-mistake-2 = Zu weit: sechs Punkte. In diesem Spiel fliegen auch Sternjäger nur sechs.

missile-text = Zwei blaue Sternjäger nebeneinander! Schick deine Krill-Rakete hin. Für alles neben der Explosion wird eine Karte gezogen, auch für deine Figuren.
missile-praise = Ein TREFFER, ein SCHADEN, ein TREFFER auf den Krieger an Bord. Die Rakete ist verbraucht.
missile-mistake-1 = Eine Rakete fliegt acht Punkte weit. Der blaue Planet ist außer Reichweite.
missile-mistake-2 = Raketen ziehen nicht. Starte sie.

repair-text = SCHADEN heißt: Deine Figur tut in diesem Zug nichts. Oder du zahlst den halben Preis. Setz Sternjäger 2 für 7 Zys instand.
repair-praise = Wie neu, noch in diesem Zug.
repair-mistake-1 = Er ist beschädigt und kann nicht ziehen. Setz ihn zuerst instand.
repair-mistake-2 = Dem fehlt nichts.

zylon-text = Zylon in der Mitte verdoppelt dein Einkommen. Krieger 1 ist mit dem Sternjäger hergekommen: Geh mit ihm auf Zylons Stern.
zylon-praise = Die Zylonkarte ist dein, bis ein anderer Krieger dort landet: zwei Zys für jede Fabrik.
zylon-mistake-1 = Nur ein Krieger zu Fuß nimmt ein Hauptquartier.

factory-text = Auch Blau hat eine Fabrik auf Zylon. In diesem Spiel kann man auf Fabriken schießen. Schieß mit Sternjäger 1 auf sie, dann beende den Zug.
factory-praise = Sechs Zys für dich, einer weniger für Blau in jedem Zug, bis Blau sie für 4 wieder aufbaut.
factory-mistake-1 = Diese Fabrik ist weit weg. Die auf Zylon ist in Reichweite.
factory-mistake-2 = Das ist deine eigene!

cadet-again-text = Kampfsterne tragen Sternjäger, und Sternjäger tragen Krieger: So weit schlagen Flotten zu. Spiel jetzt das große Spiel gegen einen Kadetten!

## exercises

win-in-one-text = Gewinne in diesem Zug. Dein Kampfstern trägt einen Sternjäger, der Sternjäger trägt einen Krieger, und du hast drei Bewegungen.
win-in-one-hint = Jeder braucht eine eigene Bewegung: der Kampfstern sechs Punkte, dann der Sternjäger sechs, dann der Krieger zu Fuß.
win-in-one-mistake-1 = Der Sternjäger flog zuerst, also kann ihn sein Kampfstern nicht mehr tragen. Beginne mit dem größten.
win-in-one-mistake-2 = Dein Krieger ist über dem Weltraum. Erst muss ihn der Sternjäger an Land bringen.

save-your-headquarters-text = Rette dein Hauptquartier. Der blaue Krieger geht im nächsten Zug hinein, und keiner deiner Laser erreicht ihn. Noch nicht.
save-your-headquarters-hint = Ein Sternjäger darf erst fliegen und dann schießen, alles in einem Zug. Komm auf drei Punkte heran.
save-your-headquarters-mistake-1 = Vier Punkte entfernt, einer zu viel. Flieg zuerst näher heran.
save-your-headquarters-mistake-2 = Dann geht Blau hinein, und du bist draußen.

stay-in-the-game-text = Rette deine Flotte. Dein letzter Krieger ist weg: Am Ende dieses Zuges musst du einen haben, sonst erbt Blau alles.
stay-in-the-game-hint = Du hast 9 Zys.
stay-in-the-game-mistake-1 = Nicht ohne Krieger! Du kannst dir einen leisten: 8 Zys.
