### The lessons of connect four, by step: text, praise, hint, otherwise; mistake-N: the Nth of its mistakes.
### At most 30 words each, no codes: what is meant glows on the board.

## first-game

first-game-title = Fyra i rad

drop-text = Få fyra av dina gula brickor i rad: uppåt, i sidled eller diagonalt. Släpp din första bricka i mitten.
drop-otherwise = Det får du, men mitten hör till flest rader om fyra. Börja där.
drop-praise = Den faller till den lägsta lediga platsen. Röd släpper sin ovanpå.

block-text = Röd har tre i rad. En till och röd vinner! Släpp din bricka i luckan.
block-praise = Stoppat. Titta efter motståndarens treor varje gång det är din tur.
block-mistake-1 = Nu släpper röd i luckan, och då är det fyra.

win-text = Nu har du tre. Gör dem till fyra, i vilken ände du vill!
win-praise = Fyra i rad: du vinner!
win-mistake-1 = Det ger ingen rad om fyra. Lägg till en gul bricka i vänster eller höger ände.

cadet-text = Det är allt. Spela nu mot en Kadett!

## exercises

diagonal-text = Vinn med en bricka. Titta på diagonalerna.
diagonal-hint = Tre gula brickor klättrar från nedre vänstra hörnet.
diagonal-mistake-1 = Det är en kolumn för långt. Diagonalen fortsätter i kolumnen före.
