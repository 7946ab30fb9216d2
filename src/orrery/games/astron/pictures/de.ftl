# Bildunterschriften zu den Regeln von ASTRON.

AS-12 = Die Karte sagt, wohin und wie weit: Vorwärts 4 trägt das Schiff genau vier Felder.
AS-16 = Das Schiff bleibt stehen. Die Karte glitt zwei Reihen unter ihm weiter und brachte ihm eine Station.
AS-18 = Schiff 1 steht jetzt unmittelbar vor Schiff 2. Das muss ein Feld nach hinten weichen.
AS-21 = Das erste Schiff auf dieser Station: 5 Punkte. Das nächste, das hier landet, bekommt 4.
AS-26 = Mit einer einzigen Bewegung aus dem Weltraum auf die Station des Mondes: gelandet. Das Land unterwegs schadet nicht.
AS-27 = Der Flug endete neben der Station, auf dem Land: ein Punkt verloren, und das Schiff sitzt fest.
AS-32 = Die Karte trägt den Kometen auf dieses Schiff zu. Es muss aus der Spalte, ehe er da ist.
AS-33 = Eine einzige Karte trägt das Schiff über die Ringe des Saturn zur Station. Darauf anzuhalten wäre das Ende.
