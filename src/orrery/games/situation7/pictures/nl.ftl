# Captions of the pictures at the clauses of SITUATION 7.

S7-5 = Vier plaatsen met een rode rand zijn de basislijn van Geel. Die van Groen ligt ertegenover.
S7-10 = Het eerste stuk van Geel ligt op de eigen basislijn. Het volgende mag overal waar het dit met een rand raakt.
S7-13 = Geel heeft zijn hele raketbasis gevuld, dus zijn drie raketten zijn gereed.
S7-14 = Een raket brengt een stuk naast een van Groen, ver van alles van Geel. Van daaruit bouwt Geel verder.
S7-17 = De astronaut bewaakt het stuk waarop hij staat. Groen mag niets leggen op de lege plaats ernaast.
S7-21 = Elke plaats van deze sector is van Geel: 50 punten. Met één stuk van Groen erin zou niemand scoren.
S7-22 = Met dit stuk bezit Geel heel Jupiter: 100 punten.
