### Die Lektionen von Vier gewinnt auf Deutsch

## first-game

first-game-title = Vier in einer Reihe

drop-text = Bring vier gelbe Steine in eine Reihe: nach oben, zur Seite oder schräg. Wirf deinen ersten Stein in die Mitte.
drop-otherwise = Das darfst du, aber durch die Mitte gehen die meisten Viererreihen. Fang dort an.
drop-praise = Er fällt auf den untersten freien Platz. Rot wirft seinen darüber.

block-text = Rot hat drei in einer Reihe. Noch einer, und Rot gewinnt! Wirf deinen Stein in die Lücke.
block-praise = Versperrt. Achte in jedem Zug auf die Dreierreihen der anderen Seite.
block-mistake-1 = Jetzt wirft Rot in die Lücke, und das sind vier.

win-text = Jetzt hast du drei. Mach vier daraus, an einem der beiden Enden!
win-praise = Vier in einer Reihe: Du gewinnst!
win-mistake-1 = Das gibt keine Viererreihe. Leg links oder rechts einen gelben Stein an.

cadet-text = Das ist schon alles. Spiel jetzt gegen einen Kadetten!

## exercises

diagonal-text = Gewinne mit einem Stein. Achte auf die Schrägen.
diagonal-hint = Drei gelbe Steine steigen von der linken unteren Ecke auf.
diagonal-mistake-1 = Eine Spalte zu weit. Die Schräge geht in der Spalte davor weiter.
