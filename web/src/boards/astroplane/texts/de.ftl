### Das Brett von Astroplane

astroplane-board = Das Brett
astroplane-red = Rot
astroplane-blue = Blau
astroplane-green = Grün
astroplane-yellow = Gelb
astroplane-n = oben
astroplane-e = rechts
astroplane-s = unten
astroplane-w = links
astroplane-ne = oben rechts
astroplane-se = unten rechts
astroplane-sw = unten links
astroplane-nw = oben links

astroplane-side-south = unten
astroplane-side-west = links
astroplane-side-north = oben
astroplane-side-east = rechts

astroplane-facing = Nach { $facing } zeigen
astroplane-turned = { $what }, zeigt nach { $facing }
astroplane-start-area = Startfeld von { $owner }, { $cell }: { $n } { $n ->
    [one] Flieger
   *[other] Flieger
 }
astroplane-square-at = Quadrat von { $owner }, { $cell }
astroplane-stack-at = { $owners }, { $cell }, zeigt nach { $facing }
astroplane-round = Runde { $n }
astroplane-over = Das Spiel ist aus.
astroplane-waits = { $player } hat noch { $n } { $n ->
    [one] Bewegung
   *[other] Bewegungen
 }.

astroplane-asks-send = Wohin geht der Flieger von { $owner } zurück?
astroplane-asks-reserve = Ein Flieger deiner Reserve darf ins Spiel: wo?
astroplane-asks-move-on = Das Quadrat in { $cell } muss weiterziehen.
astroplane-asks-moved = Alle Bewegungen sind gemacht: nutze, was noch markiert ist, oder beende den Zug.
astroplane-asks-move = Wähle einen Flieger; noch { $n } { $n ->
    [one] Bewegung
   *[other] Bewegungen
 }.
astroplane-asks-target = Wähle, wohin er fliegt und wohin er zeigt.

astroplane-cancel = Anderer Flieger
astroplane-reserve = Reserve
astroplane-reserve-n = { $n } in Reserve
astroplane-kills-n = { $n } geschlagen
astroplane-points-n = { $n } { $n ->
    [one] Punkt
   *[other] Punkte
 }
astroplane-match-n = Partie: { $n } von { $to }

astroplane-do-fly = { $from } nach { $to }
astroplane-do-pass = Wurmloch { $from } nach { $to }
astroplane-do-step = Quadrat { $from } rückt nach { $to }
astroplane-do-kill = Quadrat { $from } schlägt auf { $to }
astroplane-do-fire = Anomalie { $corner } abschießen
astroplane-do-end = Zug beenden
astroplane-do-left = Linkes Startfeld
astroplane-do-right = Rechtes Startfeld
astroplane-do-none = Reserve lassen
astroplane-do-first = beginnt

astroplane-from = von { $cell }
astroplane-others = anderes

astroplane-share-kills = { $n } { $n ->
    [one] Flieger geschlagen
   *[other] Flieger geschlagen
 }
astroplane-share-top = { $n } { $n ->
    [one] Flieger obenauf in der Singularität
   *[other] Flieger obenauf in der Singularität
 }
astroplane-share-beneath = { $n } { $n ->
    [one] Flieger unter einem anderen dort
   *[other] Flieger unter anderen dort
 }
astroplane-share-true-win = Wahrer Sieg: obenauf auf allen vier Feldern der Mitte
astroplane-share-game = Spiel { $n }

astroplane-aim = Bringe vier Flieger in die Singularität in der Mitte, auf jedem ihrer vier Felder einen obenauf: Das ist ein wahrer Sieg. Ein Flieger fliegt, wohin er zeigt, und dreht sich beim Landen.
astroplane-scoring = Ohne wahren Sieg entscheiden Punkte: 3 für jeden Flieger, den du mit einem Quadrat geschlagen hast, 2 für jeden eigenen obenauf in der Mitte, 1 für jeden darunter.

astroplane-place = Spalte { $column }, Reihe { $row }
astroplane-empty-at = { $what }, { $cell }: leer
astroplane-kind-o = Feld
astroplane-kind-c = Feld am Schwarzen Loch
astroplane-kind-w = Wurmloch
astroplane-kind-h = Hyperraum
astroplane-kind-f = Abschussposition
