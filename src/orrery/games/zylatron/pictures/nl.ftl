# Captions of the pictures at the clauses of ZYLATRON.

ZY-8 = Een Krijger loopt van punt naar punt, alleen op land. Deze is aan de rand van zijn planeet gekomen.
ZY-12 = Een Gevechtsster draagt een Sterrenjager, die een Krijger draagt. Het getal zegt hoeveel er aan boord zijn.
ZY-13 = De Sterrenjager vloog naar de Krijger, nam hem in het voorbijgaan op en vloog met hem verder.
ZY-18 = De Gevechtsster heeft de Krijger naar een vrij laadruim gebeamd. Dat was geen zet.
ZY-20 = De Sterrenjager van Rood schiet: zijn doelwit is binnen 3 punten, en de schotkaart zegt RAAK.
ZY-27 = Hier ontplofte de Krillraket. Voor alles op het punt en ernaast werd een kaart getrokken.
ZY-33 = De Sterrenjager bracht de Krijger dichtbij. Die liep het hoofdkwartier op: Blauw is uitgeschakeld.
ZY-35 = Een rode Krijger staat op het hoofdkwartier van Zylon. Rood heeft de Zylonkaart, en fabrieken leveren het dubbele op.
