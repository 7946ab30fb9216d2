# Captions of the pictures at the clauses of Astroplane.

AP-3 = Till vänster en farkost som pekar mot öster. Till höger två som pekar från varandra: var och en fyller halva rutan.
AP-5 = Den flög ut genom spetsen den pekade mot, in i rutan bakom. Där tog den en ny riktning: vilken som helst utom tillbaka.
AP-20 = Röd har landat på en blå farkost. Ligger den kvar när röd avslutar sin tur är den blå fånge.
AP-24 = Röd tog halvan mitt emot blå: den blå farkosten går tillbaka till ett startområde.
AP-27 = Två av samma spelare, rygg mot rygg, är en Kvadrat. Den tar steg i sidled, över kanten den delar med nästa ruta.
AP-28 = Kvadraten glider längs diagonalen till den första upptagna rutan. Den blå farkosten där är ute ur spelet.
AP-32 = Den som flyger in i hyperrymden på en sida kommer genast ut på en annan, vilken man vill.
AP-34 = Från maskhålets ena ände till den andra, och därmed in i det andra universumet. Det kostar inget drag.
AP-39 = Röd stod på hörnets båda avfyrningspositioner. Båda farkosterna flög till de centrala rutorna på bortre sidan.
AP-43 = Röd ligger överst på alla fyra rutor runt det svarta hålet och har genast vunnit.
