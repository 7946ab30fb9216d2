# Bildunterschriften zu den Regeln von Astroplane.

AP-3 = Links ein Flieger, der nach Osten schaut. Rechts zwei, die voneinander weg schauen: Jeder füllt die Hälfte des Feldes.
AP-5 = Er flog durch die Ecke, in die er schaute, ins Feld dahinter. Dort hat er neu geschaut: überallhin, nur nicht zurück.
AP-20 = Rot ist auf dem blauen Flieger gelandet. Steht Rot dort noch am Ende des Zuges, so ist der blaue gefangen.
AP-24 = Rot hat die Hälfte gegenüber von Blau besetzt: Der blaue Flieger muss zurück in ein Startfeld.
AP-27 = Zwei von einer Farbe, Rücken an Rücken, sind ein Quadrat. Es rückt seitwärts über die Kante ins nächste Feld.
AP-28 = Das Quadrat gleitet schräg bis zum ersten besetzten Feld. Der blaue Flieger dort ist aus dem Spiel.
AP-32 = Wer auf einer Seite in den Hyperraum fliegt, kommt sofort auf einer anderen heraus, auf welcher man will.
AP-34 = Von einem Ende des Wurmlochs zum anderen, und damit ins andere Universum. Das kostet keinen Zug.
AP-39 = Rot stand auf beiden Abschusspositionen dieser Ecke. Beide Flieger flogen in die mittleren Felder gegenüber.
AP-43 = Rot liegt auf allen vier Feldern um das Schwarze Loch oben und hat sofort gewonnen.
