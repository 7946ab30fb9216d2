### The lessons of astron, by step: text, praise, hint, otherwise; mistake-N: the Nth of its mistakes.
### At most 30 words each, no codes: what is meant glows on the board.

## first-game

first-game-title = Från Jorden till Saturnus

take-off-text = Tävla från Jorden till Saturnus! Landa på de numrerade stationerna på vägen; första skeppet får 5 poäng. Starta närmast station 1.
take-off-praise = Du är skepp 1. Din motståndare startar också, och båda får fem kort.
take-off-mistake-1 = Det är Jorden. De sex markerade rutorna är startrutor.
take-off-mistake-2 = Det får du, men station 1 ligger långt till vänster. Starta från rutan längst till vänster.

card-text = Ditt skepp flyger exakt så långt som kortet säger. Spela Framåt 4.
card-praise = Din motståndare flyger också. Sedan får alla ett nytt kort.
card-mistake-1 = Du har inget sådant kort. Spela ett av de fem på handen.
card-mistake-2 = Det skulle föra dig utanför kartan. Skepp stannar innanför den.
card-mistake-3 = Tillåtet, men det kortet vill du snart ha. Spela fyran.

slide-text = Såg du? Efter varje runda glider kartan en rad mot dig; skeppen står kvar. Flyg dit där du snart har station 1 bredvid dig: Framåt 2.
slide-praise = Kartan gled, och station 1 är precis bredvid dig.
slide-mistake-1 = Nu är du bredvid stationen, men sedan glider kartan och den hamnar bakom dig. En ruta mindre.
slide-mistake-2 = Rätt kolumn, men stationen ligger fortfarande framför. Flyg framåt först.

station-text = Landa! Spela Sidled 1 och välj vänster.
station-praise = Först på station 1: fem poäng! Nästa skepp får 4, sedan 3, 2, 1.
station-mistake-1 = Fel sida: stationen ligger till vänster om dig.
station-mistake-2 = Du flyger exakt 2, förbi stationen. Du behöver ettan.

blackout-text = De mörka molnen framför kostar en poäng när du rör dem, och snart glider de över dig. Lämna deras kolumner: Sidled 2, åt höger.
blackout-otherwise = Också tryggt, men det kortet behöver du vid Månen. Spela Sidled 2.
blackout-praise = Fri väg. Meteorer, strålning och asteroider kostar en poäng på samma sätt.
blackout-mistake-1 = Rakt genom avbrottet: en poäng förlorad. Flyg runt det.
blackout-mistake-2 = Du hamnar mitt i avbrottet: en poäng förlorad. Flyg åt sidan i stället.
blackout-mistake-3 = Också tryggt! Men spara trean: den tar dig till Månen.

line-up-text = Din motståndare tog station 1 för 4 poäng. Skynda till Månen! Dess station ska ligga i din rad efter nästa glidning: Framåt 2.
line-up-praise = Nu är du i höjd med Månens station.
line-up-mistake-1 = Rätt kolumn, men där glider meteorer över dig: en poäng förlorad.
line-up-mistake-2 = En för långt: glidningen för stationen förbi din rad.

moon-text = En planets station ligger mitt i planetens mark. Att flyga över marken är ofarligt, men du måste sluta på själva stationen: exakt tre åt höger.
moon-praise = Månen! Tio poäng.
moon-mistake-1 = En misslyckad landning: du förlorar en poäng och sitter fast där. Flyg exakt tre.
moon-mistake-2 = Månen ligger till höger om dig.

comet-text = Längre fram: en komet! Den förstör varje skepp den rör, även ett som flyger över den. Den är en rad bort och närmar sig. Rädda skeppet!
comet-praise = Det var nära. Spana efter kometen långt innan den kommer.
comet-mistake-1 = Att flyga över kometen är också dödligt. Lämna dess kolumn.
comet-mistake-2 = Rakt in i den. Lämna dess kolumn.
comet-mistake-3 = Det för kometen till dig genast. Lämna dess kolumn.

upheaval-text = Senare. Station 7 är två rader bort och ingen flygning passar. Kosmisk omvälvning låter genast hela kartan glida, under alla. Spela den!
upheaval-praise = Stationen kom till dig, och ett avbrott träffade din motståndare. Två flugor i en smäll!
upheaval-mistake-1 = En för långt: kortet flygs alltid ända ut. Låt kartan komma till dig.
upheaval-mistake-2 = Stanna i stationens kolumn och låt kartan glida.

shove-text = I ett annat spel väntar din motståndare strax bakom station 4, med kometen i ryggen. Landa framför: skeppet bakom dig måste backa.
shove-praise = Fem poäng, och din motståndare backade in i kometen. Poängen finns kvar, men färden är slut.
shove-mistake-1 = Bredvid stationen, inte på den. Du behöver tre.
shove-mistake-2 = Din motståndare tar stationen. Landa framför nu!

saturn-text = Äntligen Saturnus! Ringarna förstör det som stannar på dem, men ett kort får flyga över. Landa på stationen härifrån, i ett enda språng.
saturn-praise = Du har nått Saturnus: fem poäng, och färden slutar lyckligt.
saturn-mistake-1 = Då stannar du på ringarna: ditt skepp är förlorat. Flyg rakt över.
saturn-mistake-2 = Ringarna glider över dig efter den här rundan. Flyg över nu.
saturn-mistake-3 = Det är Saturnus mark: en misslyckad landning. En ruta mindre.

cadet-text = Du kan flyga! Flest poäng vinner när kartan tar slut; skepp som då är i rymden får en poäng till. Spela nu mot en Kadett!

## exercises

let-it-come-text = Fem poäng. Inget kort når station 6 genast. Vilket för dig dit när kartan glider?
let-it-come-hint = Efter motståndarens tur glider kartan en rad. Var en rad bakom stationen, i dess kolumn.
let-it-come-mistake-1 = Stationen ligger tre kolumner till höger om dig.
let-it-come-mistake-2 = Rätt tänkt, men stationen är tre kolumner bort.

save-your-ship-text = Rädda ditt skepp. Kometen är framför dig och bredvid dig, och den glider hitåt.
save-your-ship-hint = Bara ett av dina sju drag räddar dig. På vilken sida är kometen?
save-your-ship-mistake-1 = Kometen är där också. Andra sidan!
save-your-ship-mistake-2 = Ingen flyger över kometen.

win-in-one-text = Sista rundan, lika många poäng. Den som är kvar i rymden får en poäng till. Vinn ensam!
win-in-one-hint = Saturnus ringar är strax bakom din motståndare. Vem måste backa när du ställer dig framför?
win-in-one-mistake-1 = Kartan tar slut och båda överlever: delad seger. Din motståndare får inte överleva.
win-in-one-mistake-2 = Din motståndare stannar i rymden och överlever. Tvinga skeppet bakåt.
