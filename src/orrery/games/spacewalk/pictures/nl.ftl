# Captions of the pictures at the clauses of Space Walk.

SW-6 = Op elke planeet die oplicht staan een groot en een klein schip: tijdens het plaatsen mag er alleen nog een middelgroot bij.
SW-9 = Rood vertrekt van de planeet die oplicht. Alles wat erop staat vliegt mee, ook het blauwe schip.
SW-10 = Twee middelgrote schepen vertrekken van één planeet, en Rood beslist: eerst het rode, één vak; dan het blauwe, het gat in.
SW-11 = Drie schepen vertrekken van één planeet: het grote vliegt één vak, het middelgrote twee, het kleine drie.
SW-12 = De vlucht van het grote schip eindigt in het zwarte gat: het is verloren. Het middelgrote vliegt er ongedeerd overheen.
SW-14 = Rood is op de planeet van Blauw geland, betaalt een fiche en vertrekt opnieuw: het middelgrote schip van Blauw valt in het gat.
SW-17 = Voor een fiche vertrekt het kleine schip van Rood alleen, één vak ver. De andere blijven staan.
