# Captions of the pictures at the clauses of ASTRON.

AS-12 = Ett kort säger åt vilket håll och hur långt: Framåt 4 för skeppet exakt fyra rutor.
AS-16 = Skeppet står kvar där det är. Kartan gled två rader under det och förde fram en station.
AS-18 = Skepp 1 har ställt sig rakt framför skepp 2, som trängs undan en ruta bakåt.
AS-21 = Första skeppet på stationen: 5 poäng. Nästa som landar här får 4.
AS-26 = Från rymden till Månens station i en enda flygning: en landning. Att flyga över marken gjorde ingen skada.
AS-27 = Flygningen slutade bredvid stationen, på marken: en poäng är förlorad, och skeppet sitter fast.
AS-32 = Kartan för kometen mot skeppet. Det måste lämna kolumnen innan kometen är här.
AS-33 = Ett enda kort för skeppet rakt över Saturnus ringar till stationen. Att stanna på dem vore slutet.
