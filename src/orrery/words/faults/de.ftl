### Was schiefging, nach dem Code in der Antwort des Servers.

fault-bad-message = Der Server hat uns nicht verstanden.
fault-too-big = Das ist zu lang.
fault-slow-down = Zu viele Anfragen auf einmal; bitte einen Augenblick warten.
fault-bad-input = So geht das nicht: Die Anfrage ergibt keinen Sinn.
fault-no-table = Diesen Tisch gibt es nicht.
fault-need-guest = Gib dir zuerst einen Namen.
fault-bad-token = Der Server kennt dich nicht mehr; lade die Seite neu.
fault-not-yours = Das steht dir nicht zu.
fault-not-now = Im Augenblick geht das nicht.
fault-bad-base = Diese Seite und der Server sind sich uneins; lade die Seite neu.
fault-too-many = Davon gibt es schon zu viele.
fault-kept = Dieser Platz ist für jemand anderen reserviert.
fault-no-undo = Das lässt sich nicht zurücknehmen: Du hast noch nichts getan, oder seither wurde etwas aufgedeckt.
fault-not-ready = Die Regeln werden noch vorbereitet; versuche es bald wieder.
fault-storage = Der Server konnte das nicht speichern; versuche es noch einmal.
fault-displaced = Ein anderer Server hat dieses Spiel übernommen; lade die Seite in einem Augenblick neu.
fault-moving = Dieser Tisch zieht auf einen anderen Server um; gleich geht es weiter.
fault-no-rules = Dieses Spiel begann mit anderen Regeln, als der Server jetzt hat; es wartet, bis sie wieder da sind.
fault-banned = Der Betreiber dieses Servers hat dich ausgeschlossen.
fault-broken = Dieser Tisch ist beschädigt und kann nicht weitergehen; seine Züge sind aufbewahrt.
fault-bad-host = Auf diese Adresse hört der Server nicht.
fault-no-page = Diese Seite gibt es nicht.
fault-internal = Im Server ist etwas schiefgegangen.
fault-offline = Die Verbindung ist weg; wir versuchen zurückzukommen.
fault-stale = Jemand war schneller, und dein Zug ist nicht mehr möglich.
