### Spelplanen för Space Walk

spacewalk-orbit = Omloppsbanan
spacewalk-red = röd
spacewalk-blue = blå
spacewalk-green = grön
spacewalk-yellow = gul
spacewalk-white = vit
spacewalk-large = stort
spacewalk-medium = medelstort
spacewalk-small = litet
spacewalk-ship = { $size } ({ $owner })
spacewalk-nothing = inget rymdskepp
spacewalk-planet = Planet { $space }: { $ships }
spacewalk-hole = Svart hål på { $space }
spacewalk-holes-at = { $n } rutor, svarta hål på { $holes }. Rymdskepp flyger mot högre nummer.
spacewalk-group = Flyger från { $space }, nästa flyger { $n }: { $ships }
spacewalk-round = Spelvarv { $n }
spacewalk-placing = Ut i omloppsbanan
spacewalk-size = Rymdskeppets storlek
spacewalk-over = Spelet är slut.

spacewalk-waits-draw = Startspelaren lottas.
spacewalk-waits-placing = { $player } placerar ett rymdskepp.
spacewalk-waits-card = { $player } väljer ett kort.
spacewalk-waits-move = { $player } väljer en planet.
spacewalk-waits-order = { $player } väljer vem som flyger härnäst.
spacewalk-waits-step = { $player } flyttar ett rymdskepp.
spacewalk-waits-after = { $player } får betala en marker.
spacewalk-waits-gap = { $player } får betala en marker.

spacewalk-asks-draw = Startspelaren lottas.
spacewalk-asks-placing = Storlek, sedan planet.
spacewalk-asks-card = Lägg ett kort.
spacewalk-asks-move = Välj en planet: varje rymdskepp på den flyger.
spacewalk-asks-order = Vem flyger { $n } med ett { $size } rymdskepp?
spacewalk-asks-step = Välj en planet: ett av dina rymdskepp går en ruta.
spacewalk-asks-after = Vill du betala en marker för mer, eller passa?
spacewalk-asks-gap = Vill du betala en marker för att flytta ett av dina rymdskepp en ruta, eller passa?

spacewalk-which-ship = Vilket rymdskepp på planet { $space }?
spacewalk-second-turn = Extra drag
spacewalk-one-step = Ett steg
spacewalk-pass = Passa
spacewalk-standing-pass = passa automatiskt mellan dragen
spacewalk-to-place = att placera
spacewalk-in-orbit = i omloppsbanan
spacewalk-tokens = Marker
spacewalk-tokens-n = { $n } { $n ->
    [one] marker
   *[other] marker
 }

spacewalk-card-move = DRAG
spacewalk-card-double = DUBBELDRAG
spacewalk-card-copy = KOPIA
spacewalk-card-step = STEG
spacewalk-card-stay = PAUS

spacewalk-do-place = { $word } rymdskepp på planet { $space }
spacewalk-do-move = töm planet { $space }
spacewalk-do-next = { $word } flyger härnäst
spacewalk-do-again = betala: töm planet { $space }
spacewalk-do-step = ett steg: { $word } rymdskepp på { $space }
spacewalk-do-pass = passa
spacewalk-do-card = lägg { $word }
spacewalk-do-first = { $word } börjar

spacewalk-group-large = stort rymdskepp
spacewalk-group-medium = medelstort rymdskepp
spacewalk-group-small = litet rymdskepp
spacewalk-group-move = töm en planet
spacewalk-group-again = ett extra drag
spacewalk-group-step = ett enda steg
spacewalk-group-next = vem som flyger härnäst
spacewalk-group-card = kort
spacewalk-group-pass = passa
spacewalk-group-first = vem som börjar

spacewalk-share-large = { $n } { $n ->
    [one] stort rymdskepp
   *[other] stora rymdskepp
 }
spacewalk-share-medium = { $n } { $n ->
    [one] medelstort rymdskepp
   *[other] medelstora rymdskepp
 }
spacewalk-share-small = { $n } { $n ->
    [one] litet rymdskepp
   *[other] små rymdskepp
 }
spacewalk-share-tokens = { $n } { $n ->
    [one] sparad marker
   *[other] sparade marker
 }

spacewalk-aim = Håll dina rymdskepp kvar i omloppsbanan. I varje drag väljer du en planet med ett av dina rymdskepp: alla på den flyger vidare, det första en ruta, nästa två och så vidare. Ett rymdskepp som hamnar i ett svart hål är förlorat.
spacewalk-scoring = Spelet slutar när någon inte har något rymdskepp kvar. Stora rymdskepp ger 4, medelstora 3, små 1, och varje sparad marker 2. Flest poäng vinner.
