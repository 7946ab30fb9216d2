# Bildunterschriften zu den Regeln von SITUATION 7.

S7-5 = Vier Plätze mit rotem Rand sind die Grundlinie von Gelb. Die von Grün liegt gegenüber.
S7-10 = Das erste Teil von Gelb liegt auf der Grundlinie. Das nächste darf überall hin, wo es dieses mit einer Kante berührt.
S7-13 = Gelb hat seine Raketenbasis ganz gefüllt: Die drei Raketen sind bereit.
S7-14 = Eine Rakete bringt ein Teil neben eines von Grün, weit weg von allem Gelben. Von dort baut Gelb weiter.
S7-17 = Der Astronaut bewacht das Teil, auf dem er steht. Grün darf nichts auf den leeren Platz daneben legen.
S7-21 = Jeder Platz in diesem Sektor gehört Gelb: 50 Punkte. Mit einem grünen Teil darin bekäme niemand etwas.
S7-22 = Mit diesem Teil hat Gelb den ganzen Jupiter: 100 Punkte.
