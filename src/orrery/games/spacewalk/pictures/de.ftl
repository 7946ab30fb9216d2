# Bildunterschriften zu den Regeln von Space Walk.

SW-6 = Auf jedem leuchtenden Planeten stehen ein großes und ein kleines Schiff: Beim Einsetzen darf nur noch ein mittleres dazu.
SW-9 = Rot bewegt den leuchtenden Planeten. Alles darauf fliegt, auch das blaue Schiff.
SW-10 = Zwei mittlere Schiffe starten vom selben Planeten, und Rot entscheidet: zuerst das rote, ein Feld weit; dann das blaue, ins Loch.
SW-11 = Drei Schiffe starten von einem Planeten: das große fliegt ein Feld, das mittlere zwei, das kleine drei.
SW-12 = Das große Schiff endet im Schwarzen Loch und ist verloren. Das mittlere fliegt unbeschadet darüber hinweg.
SW-14 = Rot ist zu Blau gezogen, zahlt eine Marke und zieht noch einmal: Das mittlere Schiff von Blau fällt ins Loch.
SW-17 = Für eine Marke fliegt das kleine rote Schiff allein ein Feld weiter. Die anderen bleiben stehen.
