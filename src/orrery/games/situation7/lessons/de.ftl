### Die Lektionen von SITUATION 7 auf Deutsch

## first-game

first-game-title = Zwei Puzzles, ein Himmel

base-line-text = Zwei Seiten legen dasselbe Puzzle auf ein Brett. Bilder, die du allein füllst, zählen. Dein erstes Teil: in die Mitte deiner Grundlinie, unten.
base-line-praise = Du bist Gelb. Grün beginnt oben.
base-line-mistake-1 = Die Sonne kann warten. Dein erstes Teil kommt auf die eigene Grundlinie.
base-line-mistake-2 = Jedes Teil passt nur an einen Platz. Probier den daneben.
base-line-mistake-3 = Auch das liegt auf der Linie. Weiter zur Mitte hin bist du näher am Jupiter.

edge-text = Von jetzt an muss jedes Teil dein Land mit einer Kante berühren. Leg das Teil über deinem ersten, auf Jupiter zu.
edge-praise = Schritt für Schritt. Wer einen Platz zuerst füllt, behält ihn.
edge-mistake-1 = Es berührt dein Land noch nicht. Leg zuerst das dazwischen.
edge-mistake-2 = Diesen Platz hat Grün gefüllt. Er bleibt grün.

jupiter-text = Ein paar Züge später. Ein Teil von Jupiter fehlt noch. Füll ihn: Der ganze Planet allein ist 100 wert.
jupiter-praise = Jupiter gehört dir: 100 Punkte!
jupiter-mistake-1 = Es passt, aber zuerst kommt Jupiter: 100 Punkte für ein Teil.

rocket-base-text = Deine Basen sind je 50 wert, und mehr. Füll das letzte Teil deiner Raketenbasis, rechts unten.
rocket-base-praise = Drei Raketen sind bereit.
rocket-base-mistake-1 = Das gehört zu den Satelliten. Füll die Lücke in der Raketenbasis.

launch-text = Grün fehlt ein Teil von Saturn. Eine Rakete legt ein Teil neben grünes Land, überall. Schieß eine in die Lücke!
launch-praise = Ein Teil von dir, und Saturn zählt für niemanden.
launch-mistake-1 = Dort hast du kein Land. Nimm eine Rakete.
launch-mistake-2 = Dorthin kommst du ohne Rakete. Ziel auf Saturn.
launch-mistake-3 = Eine Rakete landet neben grünem Land, und dort ist keines. Ziel auf Saturn.

foothold-text = Deine Rakete ist ein Brückenkopf. Leg ein Teil daneben, tief in der grünen Hälfte.
foothold-praise = Jetzt muss Grün zu Hause kämpfen.
foothold-mistake-1 = Noch nicht neben deinem Land. Wähle eines, das das Teil der Rakete berührt.
foothold-mistake-2 = Sicher zu Hause, aber dort oben kannst du Grün mehr Bilder verderben.

astronaut-text = Zwei Teile der Sonne fehlen, neben beiden steht Grün. Ein Astronaut bewacht: Neben ihn darf Grün nichts legen. Setz einen auf das Sonnenteil links unten.
astronaut-praise = Die Lücke darüber ist für Grün gesperrt. Und du bist immer noch am Zug.
astronaut-mistake-1 = Dieses Teil ist grün. Astronauten stehen auf eigenem Land.
astronaut-mistake-2 = Dann nimmt Grün die andere Lücke. Setz zuerst den Astronauten, er kostet keinen Zug.

open-gap-text = Leg jetzt das Sonnenteil, das nicht bewacht ist: das rechts oben.
open-gap-praise = Grün hätte gern die letzte Lücke und darf nicht.
open-gap-mistake-1 = Diese ist bewacht und kann warten. Grün nähme die andere.

sun-text = Die Lücke ist noch da. Füll die Sonne!
sun-praise = Die Sonne: 200 Punkte, der größte Preis.
sun-mistake-1 = Zuerst die Sonne: 200 Punkte für ein Teil.

last-piece-text = Das Ende: Ein Platz ist frei. Er vollendet einen Planeten und einen der 24 Sektoren zwischen den Linien: noch einmal 50. Leg ihn und gewinne!
last-piece-praise = 1100 zu 1000. Du hast gewonnen!

cadet-text = Jetzt kannst du alles. Die richtigen Teile liegen durcheinander, also gut hinsehen. Spiel gegen einen Kadetten, zuerst abwechselnd!

## all-at-once

all-at-once-title = Das Echte: Niemand wartet

no-turns-text = Im richtigen Spiel gibt es keine Züge. Beide Seiten legen Teile, so schnell sie sie finden. Leg dein erstes Teil, jetzt!
no-turns-praise = Auch Grün hat nicht auf dich gewartet.
no-turns-mistake-1 = Das ist die grüne Grundlinie. Deine ist unten.

mixed-tray-text = Die Teile liegen durcheinander. Achte auf Formen und Bilder: Such das letzte Teil von Jupiter und leg es.
mixed-tray-praise = Gut gesehen.
mixed-tray-mistake-1 = Dort passt es nicht. Ein falscher Versuch kostet nur Zeit.

whatever-fits-text = Such nicht nach einem Teil, während Grün drei legt. Diese drei passen alle irgendwo: Leg sie, egal in welcher Reihenfolge.
whatever-fits-praise = Tempo ist Land. Such nur, was sich lohnt.
whatever-fits-mistake-1 = Noch nicht neben deinem Land. Nimm die drei, die bei dir liegen.

race-text = Ein Teil der Sonne fehlt noch, und auch Grün sucht es. Wer es zuerst legt, behält es. Schnell!
race-hint = Grün war schneller. Noch einmal: Du bekommst zehn Sekunden mehr.
race-praise = Erster! 200 Punkte.
race-mistake-1 = Die Sonne, die Sonne! Sie ist mehr wert als all das.

cadet-live-text = Das ist das echte Spiel: zehn bis zwanzig Minuten, niemand wartet. Spiel gegen einen Kadetten, alles gleichzeitig!

## exercises

win-in-one-text = Zwei Plätze sind frei: ein Reparaturdock und ein Kreis. Einen füllst du, den anderen Grün. Welcher gewinnt?
win-in-one-hint = Zähl, was jeder vollendet, für dich und für Grün: den Kreis und die Sektoren.
win-in-one-mistake-1 = 100 für dich, aber der Kreis bringt Grün 75 und verdirbt dir zwei Sektoren.

save-your-planets-text = Rette beide Planeten. Ein Teil von Jupiter fehlt und eines von Merkur und Venus. Welches zuerst?
save-your-planets-hint = Welche der beiden Lücken kann Grün erreichen?
save-your-planets-mistake-1 = Jupiter war nicht in Gefahr. Grün steht neben der anderen Lücke und verdirbt sie.

one-rocket-text = Rette das Spiel. Grün fehlt ein Teil von Saturn und eines von der Sonne. Verhindere den größeren Verlust.
one-rocket-hint = Deine Raketen sind bereit. Die Sonne ist 200 wert, Saturn 100.
one-rocket-mistake-1 = Saturn ist verdorben, aber Grün nimmt die Sonne: 200 Punkte.
one-rocket-mistake-2 = Dort hast du kein Land. Was kommt überall neben Grün hin?
