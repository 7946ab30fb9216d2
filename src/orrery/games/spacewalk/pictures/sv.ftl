# Captions of the pictures at the clauses of Space Walk.

SW-6 = På varje planet som lyser står ett stort och ett litet rymdskepp: under placeringen får bara ett medelstort komma till.
SW-9 = Röd tömmer planeten som lyser. Allt som står där flyger, även det blå rymdskeppet.
SW-10 = Två medelstora rymdskepp flyger från en planet, och Röd bestämmer: det röda först, en ruta; det blå sedan, in i hålet.
SW-11 = Tre rymdskepp flyger från en planet: det stora en ruta, det medelstora två, det lilla tre.
SW-12 = Det stora rymdskeppet slutar sin flygning i det svarta hålet och är förlorat. Det medelstora flyger oskatt över det.
SW-14 = Röd har flyttat till planeten där blå står, betalar en marker och gör ett extra drag: det medelstora blå rymdskeppet faller i hålet.
SW-17 = För en marker lämnar det lilla röda rymdskeppet planeten ensamt, en ruta. De andra står kvar.
