# Captions of the pictures at the clauses of ZYLATRON.

ZY-8 = En krigare går från punkt till punkt, bara på land. Den här har kommit till kanten av sin planet.
ZY-12 = En stridsstjärna som bär ett jaktskepp, som bär en krigare. Siffran säger hur många som är ombord.
ZY-13 = Jaktskeppet flög till krigaren, tog upp den i förbifarten och flög vidare med den.
ZY-18 = Stridsstjärnan har strålat upp krigaren till ett ledigt fack. Det var ingen förflyttning.
ZY-20 = Det röda jaktskeppet skjuter: målet är inom 3 punkter, och skottkortet säger TRÄFF.
ZY-27 = Missilen exploderade här. Ett kort drogs för allt på punkten och intill den.
ZY-33 = Jaktskeppet förde krigaren nära. Den gick in på högkvarteret: blå är utslagen.
ZY-35 = En röd krigare står på Zylons högkvarter. Röd har Zylonkortet, och fabriker ger dubbelt så mycket.
