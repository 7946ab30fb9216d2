### The lessons of astroplane, by step: text, praise, hint, otherwise; mistake-N: the Nth of its mistakes.
### At most 30 words each, no codes: what is meant glows on the board.

## first-game

first-game-title = In i Singulariteten

fly-text = Ligg överst på alla fyra rutor runt det svarta hålet, så vinner du. Ta en farkost från vänstra startområdet och låt den peka åt höger.
fly-praise = En farkost flyger ut genom sin spets, och där den kommer fram väljer du vart den pekar.
fly-mistake-1 = Tillåtet, men den skulle flyga rakt förbi mitten. Peka åt höger.
fly-mistake-2 = Då pekar den bort från mitten. Peka åt höger.
fly-mistake-3 = De är blå. Dina är röda, längst ned.

second-move-text = Varje tur har två drag. Flyg vidare med samma farkost och låt den peka uppåt, mot det svarta hålet.
second-move-praise = Nu pekar den rakt mot det svarta hålet.
second-move-mistake-1 = En farkost kan inte vända på stället. Den flyger dit den pekar: åt höger.
second-move-mistake-2 = Den pekar aldrig tillbaka dit den kom ifrån. Peka uppåt.
second-move-mistake-3 = Nedåt leder bort från mitten. Peka uppåt.

enter-text = Två drag tar dig in. Flyg uppåt, fortsätt peka uppåt och flyg in i rutan nedanför det svarta hålet.
enter-praise = Du är inne! En farkost i mitten stannar där för alltid: två poäng.
enter-mistake-1 = Då missar den mitten. Låt den peka uppåt.
enter-mistake-2 = Du har bara två drag. Flyg in med det andra.

reserve-text = Varje farkost som går in låter dig hämta en ur reserven. Välj vänstra eller högra startområdet.
reserve-praise = Nu har blå sin tur. Se: blå går in från andra sidan.
reserve-mistake-1 = Den farkosten skulle du förlora för alltid. Ta den!

square-text = Dina farkoster flyger bara på lila rutor. Två mittrutor är mörkblå! Ställ två farkoster rygg mot rygg framför vänstra starten: höger, sedan vänster.
square-praise = En Kvadrat! Ingen kan landa på den, skicka tillbaka den eller slå den.
square-mistake-1 = Den halvan täcks delvis av din första farkost. Låt den andra peka åt motsatt håll.
square-mistake-2 = Nu ligger de i en stapel. Rygg mot rygg betyder: en pekar åt höger, den andra åt vänster.

step-text = En Kvadrat tar steg diagonalt, från lila till mörkblått. Ta ett steg uppåt höger.
step-praise = Du har bytt universum.
step-mistake-1 = En Kvadrat går aldrig rakt, bara ett steg diagonalt.
step-mistake-2 = Också mörkblått, men bort från mitten. Ta steget åt höger.
step-mistake-3 = En ensam farkost stannar på lila, och Kvadraten är borta. Ta steget med båda.

apart-text = Farkosterna får flyga vidare var för sig. Skicka iväg den högra med ditt andra drag och låt den peka uppåt.
apart-praise = Kvadraten är borta, men du är på väg över mörkblått.
apart-mistake-1 = Det är den vänstra. Den högra är närmare rutan du vill till.
apart-mistake-2 = Låt den peka uppåt, mot rutan till höger om det svarta hålet.

other-centre-text = Två drag uppåt, så är du inne till höger om det svarta hålet.
other-centre-praise = Två av fyra. Men blå får landa överst på dig där, och du på blå.
other-centre-mistake-1 = Den måste peka uppåt för att flyga in.

captive-text = Blå står i vägen och pekar åt vänster. Landa överst: peka också åt vänster. En farkost under din kan inte flyga.
captive-praise = Fångad. Den är din fånge så länge du ligger på den.
captive-mistake-1 = Blå täcker en del av den halvan. För att landa överst pekar du exakt som blå: åt vänster.
captive-mistake-2 = Rygg mot rygg skickar du tillbaka den. Också bra! Men landa överst den här gången.

kill-text = En Kvadrat kan också slå: den glider diagonalt, över tomma rutor, till den första blå farkosten. Tre poäng. Slå den uppåt höger.
kill-praise = Borta för alltid, och tre poäng till dig.
kill-mistake-1 = Bara ett steg. Kvadraten kan glida hela vägen i ett drag.
kill-mistake-2 = Det delar din Kvadrat. Båda farkosterna tillsammans slår.

win-text = Tre rutor i mitten är dina. Blå ligger på den vänstra. Två drag: landa överst och vinn!
win-praise = Överst på alla fyra: du vinner genast!
win-mistake-1 = Då flyger den förbi. Peka uppåt, mot vänstra mittrutan.
win-mistake-2 = Det var ditt andra drag. Flyg in med det i stället.

cadet-text = Du kan flyga, fånga och vinna. Hörnen och de vågiga rutorna rymmer mer: se andra lektionen. Spela nu mot en Kadett!

## strange-spaces

strange-spaces-title = Maskhål och blixtar

bonus-text = Du håller en fånge. Flyg bort från den, så får du ett tredje drag. Flyg åt vänster, sedan in i mitten, och hämta en ny farkost.
bonus-praise = Tre drag under en tur. Fångar är värda att spara till rätt ögonblick.
bonus-mistake-1 = Dina två drag är slut. Det tredje får du när du flyger bort från din fånge.

send-back-text = Ta halvan mitt emot en blå farkost, så skickas den tillbaka. Flyg dit och peka nedåt, välj sedan vart den går.
send-back-praise = Hela vägen förgäves. Att skicka tillbaka ger inga poäng, men tid.
send-back-mistake-1 = Så landar du överst på den. Peka åt motsatt håll: nedåt.
send-back-mistake-2 = Blå täcker en del av den halvan. Uppåt landar du överst, nedåt skickar du tillbaka den.

hyperspace-text = Den vågiga rutan är hyperrymd: flyg in, så kommer du genast ut ur en annan. Vänster eller höger leder till mörkblått. Välj en av dem.
hyperspace-praise = Tvärs över spelplanen i ett drag.
hyperspace-mistake-1 = Det får du, men mitt emot stannar du på lila. Kom ut till vänster eller höger.

wormhole-text = Din farkost står i ett maskhål. Att passera till andra änden är gratis. Passera och låt den peka mot blixten till höger.
wormhole-praise = Från lila till mörkblått, utan att använda ett drag.
wormhole-mistake-1 = Igenom, men den pekar fel. Peka åt höger, mot blixten.
wormhole-mistake-2 = På den blixtrutan står redan en av dina. Du behöver en på vardera.

load-text = En farkost väntar redan på den andra blixtrutan. Flyg in på den här.
load-praise = Båda är laddade. Nu kommer det roliga.
load-mistake-1 = Den kom just igenom. Den måste flyga innan den får passera igen.

fire-text = Hörnets båda blixtrutor är dina. Skjut: båda farkosterna flyger rakt in i mitten, på bortre sidan!
fire-praise = Två rutor i mitten med ett drag, tvärs över spelplanen.
fire-mistake-1 = Du har inga farkoster i det hörnet. Skjut från hörnet nere till höger.
fire-mistake-2 = Inte än: du har ett drag kvar, och det är ett stort.

cadet-again-text = Det var allt. Ett tips: håll ett öga på de blå i hörnen. Spela nu mot en Kadett!

## exercises

win-in-one-text = Vinn under den här turen. Bara rutan till höger om det svarta hålet saknas, och den är mörkblå.
win-in-one-hint = Lila farkoster når den inte. Vad tar dig från lila till mörkblått?
win-in-one-mistake-1 = Där ligger du redan överst. Du behöver den mörkblå rutan till höger.
win-in-one-mistake-2 = Rätt tänkt, fel sida: den vänstra är redan din.

stop-blue-text = Rädda spelet. Blå ligger överst på tre och flyger in i den fjärde nästa tur. Du har ett drag kvar.
stop-blue-hint = Du når inte den blå farkosten. Men ingen måste få ligga kvar överst på de fyra.
stop-blue-mistake-1 = För långsamt: blå flyger in och vinner. Landa överst på blå i mitten.
stop-blue-mistake-2 = Blå flyger in och vinner. Använd ditt drag.

kill-two-text = Sex poäng med ett drag. Vart ska din Kvadrat glida?
kill-two-hint = En hel stapel slås på en gång.
kill-two-mistake-1 = Tre poäng för en farkost. Det finns en bättre väg att glida.
kill-two-mistake-2 = Farkoster runt det svarta hålet är skyddade från Kvadrater.
