### Das Brett von Space Walk

spacewalk-orbit = Die Umlaufbahn
spacewalk-red = Rot
spacewalk-blue = Blau
spacewalk-green = Grün
spacewalk-yellow = Gelb
spacewalk-white = Weiß
spacewalk-large = groß
spacewalk-medium = mittel
spacewalk-small = klein
spacewalk-ship = { $owner } { $size }
spacewalk-nothing = kein Schiff
spacewalk-planet = Planet { $space }: { $ships }
spacewalk-hole = Schwarzes Loch auf { $space }
spacewalk-holes-at = { $n } Felder, Schwarze Löcher auf { $holes }. Schiffe fliegen zu steigenden Nummern.
spacewalk-group = Im Flug von { $space }, das nächste fliegt { $n }: { $ships }
spacewalk-round = Runde { $n }
spacewalk-placing = In die Umlaufbahn
spacewalk-size = Größe des Schiffs
spacewalk-over = Das Spiel ist aus.

spacewalk-waits-draw = Wer beginnt, wird gelost.
spacewalk-waits-placing = { $player } setzt ein Schiff.
spacewalk-waits-card = { $player } wählt eine Karte.
spacewalk-waits-move = { $player } wählt einen Planeten.
spacewalk-waits-order = { $player } wählt, wer als Nächstes fliegt.
spacewalk-waits-step = { $player } zieht ein einzelnes Schiff.
spacewalk-waits-after = { $player } darf eine Marke abgeben.
spacewalk-waits-gap = { $player } darf eine Marke abgeben.

spacewalk-asks-draw = Wer beginnt, wird gelost.
spacewalk-asks-placing = Wähle eine Größe, dann einen Planeten.
spacewalk-asks-card = Lege eine Karte.
spacewalk-asks-move = Wähle einen Planeten: Alle Schiffe darauf fliegen.
spacewalk-asks-order = Wessen Schiff ({ $size }) fliegt { $n } weit?
spacewalk-asks-step = Wähle einen Planeten: Eines deiner Schiffe zieht ein Feld.
spacewalk-asks-after = Eine Marke für mehr abgeben oder passen?
spacewalk-asks-gap = Eine Marke abgeben und ein eigenes Schiff ein Feld ziehen, oder passen?

spacewalk-which-ship = Welches Schiff von Planet { $space }?
spacewalk-second-turn = Zweiter Zug
spacewalk-one-step = Ein Schritt
spacewalk-pass = Passen
spacewalk-standing-pass = zwischen den Zügen von selbst passen
spacewalk-to-place = noch zu setzen
spacewalk-in-orbit = in der Umlaufbahn
spacewalk-tokens = Marken
spacewalk-tokens-n = { $n } { $n ->
    [one] Marke
   *[other] Marken
 }

spacewalk-card-move = ZUG
spacewalk-card-double = DOPPELZUG
spacewalk-card-copy = KOPIE
spacewalk-card-step = SCHRITT
spacewalk-card-stay = PAUSE

spacewalk-do-place = Schiff ({ $word }) auf Planet { $space }
spacewalk-do-move = Planet { $space } ziehen
spacewalk-do-next = { $word } fliegt als Nächstes
spacewalk-do-again = Marke abgeben: Planet { $space } ziehen
spacewalk-do-step = Schritt mit dem Schiff ({ $word }) von { $space }
spacewalk-do-pass = passen
spacewalk-do-card = { $word } legen
spacewalk-do-first = { $word } beginnt

spacewalk-group-large = großes Schiff
spacewalk-group-medium = mittleres Schiff
spacewalk-group-small = kleines Schiff
spacewalk-group-move = Planet ziehen
spacewalk-group-again = zweiter Zug
spacewalk-group-step = einzelner Schritt
spacewalk-group-next = wer als Nächstes fliegt
spacewalk-group-card = Karten
spacewalk-group-pass = passen
spacewalk-group-first = wer beginnt

spacewalk-share-large = { $n } { $n ->
    [one] großes Schiff
   *[other] große Schiffe
 }
spacewalk-share-medium = { $n } { $n ->
    [one] mittleres Schiff
   *[other] mittlere Schiffe
 }
spacewalk-share-small = { $n } { $n ->
    [one] kleines Schiff
   *[other] kleine Schiffe
 }
spacewalk-share-tokens = { $n } { $n ->
    [one] Marke behalten
   *[other] Marken behalten
 }

spacewalk-aim = Halte deine Schiffe in der Umlaufbahn. Im Zug wählst du einen Planeten mit einem deiner Schiffe: Alle Schiffe dort fliegen weiter, das erste ein Feld, das nächste zwei und so fort. Was in einem Schwarzen Loch landet, ist verloren.
spacewalk-scoring = Das Spiel endet, wenn jemand kein Schiff mehr hat. Große Schiffe zählen 4, mittlere 3, kleine 1, jede behaltene Marke 2. Die meisten Punkte gewinnen.
