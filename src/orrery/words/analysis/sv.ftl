### What an analysis says of a finished game (`orrery analyse`, and its page).
###
### $n: the number of an action in the game, from 1
### $who: who acted; $name: whose chance is meant
### $played, $best: actions in words
### $points: percents of the chance to win, always above 0

title = Vad som avgjorde spelet
game = { $game }: { $count ->
    [one] en handling
   *[other] { $count } handlingar
 }
moments = Vändpunkter
moment-choice = Drag { $n }: { $name } spelade ”{ $played }” i stället för ”{ $best }”, vilket kostade { $points } %.
moment-luck-good = Drag { $n }: slumpen (”{ $played }”) gav { $name } { $points } %.
moment-luck-bad = Drag { $n }: slumpen (”{ $played }”) tog { $points } % från { $name }.
no-moments = Ingen enskild handling ändrade mycket: spelet avgjordes lite i taget.
seat = Spelare
choices = Bortskänkt genom val
luck = Tur
others = Från de andra
accuracy = Träffsäkerhet
right = Bäst eller lika bra
right-of = { $right } av { $all }
nothing-to-choose = inget att välja
curve = Vinstchans
costly = Vad som kostade mest
costly-step = { $n }. { $who }: ”{ $played }” kostade { $points } %. Bättre: ”{ $best }” ({ $share } %)
how = Varje ställning genomsöktes { $iterations } gånger utifrån vad den som stod på tur visste; kring stora förändringar { $closer } gånger. Procenttalen är vinstchanser.
solved = { $count ->
    [one] En ställning nära slutet är löst
   *[other] { $count } ställningar nära slutet är lösta
 }: chanser på 0 och 100 % är bevisade där, inte gissade.
hidden = Händerna var dolda: varje val bedömdes efter vad spelaren kunde veta då, inte efter öppna kort.
together = { $count ->
    [one] En handling är inte bedömd
   *[other] { $count } handlingar är inte bedömda
 }: där kunde flera spelare agera samtidigt, och när man agerar var en del av valet.
unfinished = Spelet är inte slut; chanserna gäller ställningen som den är.
progress = ställningar bedömda
wrote = skrev { $file }
shared = Segern delades, som i lag: en hel seger räknas som { $share } % för var och en som vann.
