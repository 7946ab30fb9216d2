### Het bord van Space Walk

spacewalk-orbit = De baan
spacewalk-red = Rood
spacewalk-blue = Blauw
spacewalk-green = Groen
spacewalk-yellow = Geel
spacewalk-white = Wit
spacewalk-large = groot
spacewalk-medium = middelgroot
spacewalk-small = klein
spacewalk-ship = { $owner } { $size }
spacewalk-nothing = geen schip
spacewalk-planet = Planeet { $space }: { $ships }
spacewalk-hole = Zwart gat op { $space }
spacewalk-holes-at = { $n } vakken, zwarte gaten op { $holes }. Schepen vliegen naar hogere nummers.
spacewalk-group = In vlucht van { $space }, het volgende vliegt { $n }: { $ships }
spacewalk-round = Ronde { $n }
spacewalk-placing = De baan in
spacewalk-size = Grootte van het schip
spacewalk-over = Het spel is afgelopen.

spacewalk-waits-draw = Er wordt geloot wie begint.
spacewalk-waits-placing = { $player } plaatst een schip.
spacewalk-waits-card = { $player } kiest een kaart.
spacewalk-waits-move = { $player } kiest een planeet.
spacewalk-waits-order = { $player } kiest wie nu vliegt.
spacewalk-waits-step = { $player } zet één stap.
spacewalk-waits-after = { $player } mag een fiche betalen.
spacewalk-waits-gap = { $player } mag een fiche betalen.

spacewalk-asks-draw = Er wordt geloot wie begint.
spacewalk-asks-placing = Kies een grootte, dan een planeet.
spacewalk-asks-card = Leg een kaart.
spacewalk-asks-move = Kies een planeet: alle schepen erop vliegen.
spacewalk-asks-order = Wiens schip ({ $size }) vliegt { $n } ver?
spacewalk-asks-step = Kies een planeet: een schip van jou gaat één vak vooruit.
spacewalk-asks-after = Een fiche betalen voor meer, of passen?
spacewalk-asks-gap = Een fiche betalen om een schip van jou één vak vooruit te brengen, of passen?

spacewalk-which-ship = Welk schip van planeet { $space }?
spacewalk-second-turn = Tweede beurt
spacewalk-one-step = Eén stap
spacewalk-pass = Passen
spacewalk-standing-pass = tussen de beurten vanzelf passen
spacewalk-to-place = te plaatsen
spacewalk-in-orbit = in de baan
spacewalk-tokens = Fiches
spacewalk-tokens-n = { $n } { $n ->
    [one] fiche
   *[other] fiches
 }

spacewalk-card-move = BEWEEG
spacewalk-card-double = DUBBEL
spacewalk-card-copy = KOPIE
spacewalk-card-step = STAP
spacewalk-card-stay = RUST

spacewalk-do-place = schip ({ $word }) op planeet { $space }
spacewalk-do-move = vertrek van planeet { $space }
spacewalk-do-next = nu vliegt { $word }
spacewalk-do-again = betaal: vertrek van planeet { $space }
spacewalk-do-step = stap met het schip ({ $word }) van { $space }
spacewalk-do-pass = passen
spacewalk-do-card = leg { $word }
spacewalk-do-first = { $word } begint

spacewalk-group-large = groot schip
spacewalk-group-medium = middelgroot schip
spacewalk-group-small = klein schip
spacewalk-group-move = vertrekken
spacewalk-group-again = een tweede beurt
spacewalk-group-step = één stap
spacewalk-group-next = wie nu vliegt
spacewalk-group-card = kaarten
spacewalk-group-pass = passen
spacewalk-group-first = wie begint

spacewalk-share-large = { $n } { $n ->
    [one] groot schip
   *[other] grote schepen
 }
spacewalk-share-medium = { $n } { $n ->
    [one] middelgroot schip
   *[other] middelgrote schepen
 }
spacewalk-share-small = { $n } { $n ->
    [one] klein schip
   *[other] kleine schepen
 }
spacewalk-share-tokens = { $n } { $n ->
    [one] fiche bewaard
   *[other] fiches bewaard
 }

spacewalk-aim = Houd je schepen in de baan. Elke beurt kies je een planeet met een schip van jou: alle schepen erop vliegen verder, het eerste één vak, het volgende twee, enzovoort. Wat in een zwart gat eindigt, is verloren.
spacewalk-scoring = Het spel eindigt als iemand geen schip meer heeft. Grote schepen tellen 4, middelgrote 3, kleine 1, en elk bewaard fiche 2. Wie de meeste punten heeft, wint.
