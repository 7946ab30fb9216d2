# Captions of the pictures at the clauses of Astroplane.

AP-3 = Links een toestel dat naar het oosten wijst. Rechts twee die van elkaar af kijken: elk vult de helft van het vak.
AP-5 = Het vloog naar buiten door de hoek waarheen het wees, het vak erachter in. Daar nam het een nieuwe richting aan: elke behalve de weg terug.
AP-20 = Rood is op het toestel van Blauw geland. Ligt het er nog als de beurt van Rood eindigt, dan is het blauwe gevangen.
AP-24 = Rood nam de helft tegenover Blauw: het blauwe toestel gaat terug naar een startgebied.
AP-27 = Twee van één speler, rug aan rug, zijn een Vierkant. Het stapt zijwaarts, over de rand die het met het volgende vak deelt.
AP-28 = Het Vierkant schuift langs de diagonaal naar het eerste bezette vak. Het blauwe toestel daar ligt uit het spel.
AP-32 = Wie aan de ene kant de hyperruimte in vliegt, komt er meteen aan een andere uit, waar je maar wilt.
AP-34 = Van het ene uiteinde van het wormgat naar het andere, en dus het andere universum in. Het kost geen zet.
AP-39 = Rood lag op beide vuurposities van deze hoek. Beide toestellen vlogen naar de centrale vakken aan de overkant.
AP-43 = Rood ligt bovenop in alle vier de vakken om het zwarte gat, en heeft meteen gewonnen.
