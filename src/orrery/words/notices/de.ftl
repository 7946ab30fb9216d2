### Nachrichten: was Leute erfahren, die nicht am Tisch sind

turn = Du bist am Zug: { $game } mit { $with }
began = { $game } mit { $with } hat begonnen
over-won = Du hast gewonnen: { $game } mit { $with }
over-shared = Du teilst den Sieg: { $game } mit { $with }
over-lost = Du hast verloren: { $game } mit { $with }
over-none = { $game } mit { $with } ist zu Ende
invited = { $name } hält dir einen Platz frei: { $game }
proposed-undo = { $name } möchte zurücknehmen: { $game }
proposed-draw = { $name } bietet Unentschieden an: { $game }
proposed-abandon = { $name } möchte die Partie abbrechen: { $game }
hurry = Deine Zeit läuft ab am { $when }: { $game } mit { $with }
alone = niemandem sonst
somebody = Jemand
letter-subject = { $n ->
    [one] Orrery: eine Nachricht
   *[other] Orrery: { $n } Nachrichten
 }
letter-line = { $text }: { $link }
letter-end = Keine solchen Briefe mehr: { $stop } Was du erfährst und wie, bestimmst du: { $link }
feed-title = Orrery: meine Nachrichten
