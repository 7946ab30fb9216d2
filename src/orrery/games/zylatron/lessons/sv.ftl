### The lessons of zylatron, by step: text, praise, hint, otherwise; mistake-N: the Nth of its mistakes.
### At most 30 words each, no codes: what is meant glows on the board.

## first-game

first-game-title = Korta spelet: en krigare, en landning

walk-text = Gå med en krigare till det blå högkvarteret, stjärnan nere till höger, så är rymden din. Prova krigare 1: tryck på den, sedan på den markerade punkten.
walk-otherwise = Bra, men följ markeringarna just den här gången.
walk-praise = Krigare går upp till fyra punkter, och bara på land.
walk-mistake-1 = Det är rymd. Krigare går bara på land.
walk-mistake-2 = För långt, och inte på land. Välj den markerade punkten.

load-text = Till fots kommer den ingenstans. Jaktskepp flyger och bär en pjäs. Flyg jaktskepp 2 till krigare 2 och lasta den.
load-praise = Lastad. Det kostade inget annat än vägen.
load-mistake-1 = Den krigaren har gått under den här turen och kan inte lastas. Ta krigare 2.
load-mistake-2 = Flyg till krigarens punkt först.

fly-on-text = Ett jaktskepp flyger tio punkter, över allt, och har några kvar. Flyg vidare till den markerade punkten och avsluta turen: två pjäser får flyttas, och det har de nu.
fly-on-praise = Dina fabriker ger dig tre Zy. Blå skickar ut ett jaktskepp.
fly-on-mistake-1 = Två pjäser har redan flyttats under den här turen. Flyg vidare med jaktskepp 2.
fly-on-mistake-2 = För långt: det har åtta punkter kvar. Flyg till den markerade punkten.

closer-text = Flyg jaktskepp 2 ytterligare tio punkter, nära det blå jaktskeppet. Ditt bär krigaren med sig.
closer-praise = Inom räckvidd.
closer-mistake-1 = För långt, och pjäser stannar aldrig på en fiende. Välj den markerade punkten.
closer-mistake-2 = Krigare 2 är ombord, ute i rymden. Den kan bara kliva av på land.

fire-text = Jaktskepp skjuter tre punkter långt, en gång per tur, utan att det räknas som förflyttning. Skjut på det blå: ett kort säger TRÄFF eller MISS.
fire-praise = TRÄFF! Det är borta, med allt det bär. Din krigares laser skulle nå två punkter.
fire-mistake-1 = För långt bort: ett jaktskepps laser når tre punkter.
fire-mistake-2 = Det jaktskeppet är hemma, utan fiende inom räckvidd.

end-turn-text = Inget mer att göra här. Avsluta turen och håll andan: blå skjuter tillbaka.
end-turn-praise = MISS! Hälften av korten är missar.
end-turn-mistake-1 = Varje laser skjuter en gång per tur.

touch-down-text = Den blå planeten är inom räckhåll. Flyg jaktskepp 2 in över land, två punkter från högkvarteret.
touch-down-praise = Djupt bakom de blå linjerna. Fort nu!
touch-down-mistake-1 = En punkt för långt. Och bara en krigare till fots kan inta ett högkvarter.
touch-down-mistake-2 = Där står en blå krigare. Välj den markerade punkten.

win-text = Du har en förflyttning till. Krigare 2 kliver av och går in på högkvarteret. Vinn!
win-praise = Högkvarteret är ditt, och allt som var blått. Du vinner!
win-mistake-1 = Du kan inte stanna på en fiende, men du får gå förbi. Gå ända till stjärnan.
win-mistake-2 = Stopp! En förflyttning till och du vinner. Tryck på krigare 2.

money-text = Två saker till senare. Förlorade pjäser kan köpas tillbaka: en krigare för 8 Zy. Köp en och ställ den på en ledig startplats.
money-praise = Tillbaka i striden. Den får flyttas redan under den här turen.
money-mistake-1 = Ett jaktskepp kostar 14 Zy, och du har 12.
money-mistake-2 = På den startplatsen står en krigare. Välj en ledig.

defend-text = Larm! Ett blått jaktskepp har landat intill ditt högkvarter, med en krigare ombord. Nästa tur går den in. Skjut med jaktskepp 1!
defend-praise = TRÄFF! Ditt högkvarter är tryggt. Lämna alltid kvar något hemma som kan skjuta.
defend-mistake-1 = En krigares laser når bara två punkter. Använd jaktskepp 1.
defend-mistake-2 = Då går den blå krigaren in och du är utslagen. Skjut först!

cadet-text = Nu kan du korta spelet: bär, landa, vinn och vakta ditt eget högkvarter. Spela nu mot en Kadett!

## major-game

major-game-title = Stora spelet: stridsstjärnor och missiler

beam-text = I stora spelet finns också stridsstjärnor: de har tre fack och kan stråla. Stråla den markerade krigaren, tre punkter bort, ombord på stridsstjärna 1.
beam-praise = Ingen förflyttning använd. Den strålas ned igen på samma sätt, till land.
beam-mistake-1 = För långt: strålen når tre punkter.
beam-mistake-2 = Bara krigare och missiler kan strålas.

battle-star-text = Här får tre pjäser flyttas per tur. En stridsstjärna flyger sex punkter, bara i rymden. Flyg din längs kanten.
battle-star-praise = Och dess laser når fyra punkter.
battle-star-mistake-1 = Det är land. Stridsstjärnor håller sig i rymden.
battle-star-mistake-2 = För långt: sex punkter. Jaktskepp flyger också sex i det här spelet.

missile-text = Två blå jaktskepp bredvid varandra! Avfyra din krillmissil mot dem. Ett kort dras för allt intill explosionen, även ditt.
missile-praise = En TRÄFF, en SKADA, en TRÄFF på krigaren ombord. Missilen är förbrukad.
missile-mistake-1 = En missil flyger åtta punkter. Den blå planeten är utom räckhåll.
missile-mistake-2 = Missiler flyttas inte. Avfyra den.

repair-text = SKADA betyder: din pjäs gör inget under den här turen. Eller betala halva priset. Reparera jaktskepp 2 för 7 Zy.
repair-praise = Som nytt, redan under den här turen.
repair-mistake-1 = Det är skadat och kan inte flyttas. Reparera det först.
repair-mistake-2 = Det är inget fel på den.

zylon-text = Zylon i mitten fördubblar din inkomst. Krigare 1 har kommit dit med jaktskepp: gå med den till Zylons stjärna.
zylon-praise = Zylonkortet är ditt tills en annan krigare landar där: två Zy för varje fabrik.
zylon-mistake-1 = Bara en krigare till fots intar ett högkvarter.

factory-text = Blå har också en fabrik på Zylon. I det här spelet kan fabriker beskjutas. Skjut på den med jaktskepp 1 och avsluta sedan turen.
factory-praise = Sex Zy till dig, en mindre till blå varje tur, tills blå bygger upp den för 4.
factory-mistake-1 = Den fabriken är långt borta. Den på Zylon är inom räckvidd.
factory-mistake-2 = Den är din!

cadet-again-text = Stridsstjärnor bär jaktskepp som bär krigare: så långt når en flotta. Spela nu mot en Kadett, stora spelet!

## exercises

win-in-one-text = Vinn under den här turen. Din stridsstjärna bär ett jaktskepp, jaktskeppet bär en krigare, och du har tre förflyttningar.
win-in-one-hint = Var och en gör sin egen förflyttning: stridsstjärnan sex punkter, sedan jaktskeppet sex, sedan krigaren till fots.
win-in-one-mistake-1 = Jaktskeppet flög först, så dess stridsstjärna kan inte längre bära det. Börja med den största.
win-in-one-mistake-2 = Din krigare är ute i rymden. Jaktskeppet måste först föra den till land.

save-your-headquarters-text = Rädda ditt högkvarter. Den blå krigaren går in nästa tur, och ingen av dina lasrar når den. Än.
save-your-headquarters-hint = Ett jaktskepp får flyga först och skjuta sedan, allt under en tur. Kom inom tre punkter.
save-your-headquarters-mistake-1 = Fyra punkter bort, en för mycket. Flyg närmare först.
save-your-headquarters-mistake-2 = Då går blå in, och du är utslagen.

stay-in-the-game-text = Rädda din flotta. Din sista krigare är borta: ha en när turen slutar, annars ärver blå allt.
stay-in-the-game-hint = Du har 9 Zy.
stay-in-the-game-mistake-1 = Inte utan en krigare! Du har råd med en: 8 Zy.
