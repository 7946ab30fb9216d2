# Captions of the pictures at the clauses of ZYLATRON.

ZY-8 = A Warrior walks from point to point, on land only. This one has come to the edge of its planet.
ZY-12 = A Battle Star that carries a Star Fighter, which carries a Warrior. The number says how many are aboard.
ZY-13 = The Star Fighter flew to the Warrior, picked it up in passing and flew on with it.
ZY-18 = The Battle Star has beamed the Warrior up into a free bay. That was not a move.
ZY-20 = Red's Star Fighter fires: its target is within 3 points, and the strike card says HIT.
ZY-27 = The Missile burst here. A card was drawn for everything on the point and next to it.
ZY-33 = The Star Fighter brought the Warrior close. It walked onto the headquarters: blue is out.
ZY-35 = A red Warrior stands on Zylon's headquarters. Red has the Zylon card, and factories bring twice as much.
