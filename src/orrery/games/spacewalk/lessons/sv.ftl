### The lessons of spacewalk, by step: text, praise, hint, otherwise; mistake-N: the Nth of its mistakes.
### At most 30 words each, no codes: what is meant glows on the board.

## first-game

first-game-title = Förbi de svarta hålen

fly-text = Du är röd. Två flottor kretsar förbi svarta hål; den som först slukas helt förlorar. Tryck på ditt stora rymdskepps planet: det flyger en ruta.
fly-otherwise = Den planeten kommer sedan. Först det ensamma rymdskeppet på den markerade planeten.
fly-praise = Iväg! Rymdskepp flyger alltid åt det håll som pilarna visar.
fly-mistake-1 = Där finns bara blå rymdskepp. Välj en planet med ett av dina.
fly-mistake-2 = Det är ett svart hål. Rymdskepp flyger från planeter.

stack-text = Nu planeten med tre rymdskepp. Alla flyger: det stora 1 ruta, det medelstora 2, det lilla 3.
stack-praise = Det stora först, det lilla sist, vart och ett en ruta längre.
stack-mistake-1 = Ett rimligt drag, men det visar inget nytt. Prova de tre rymdskeppen.
stack-mistake-2 = Du kan inte välja ut ett enda rymdskepp på en planet. Alla flyger.

danger-text = Ett rymdskepp som hamnar i ett svart hål är borta. Något måste du flytta. Töm planeten där inget går förlorat.
danger-praise = Tryggt. Räkna innan du flyger: det är hela spelet.
danger-mistake-1 = Nästa ruta är det svarta hålet: rymdskeppet är borta. Ta tillbaka draget och töm den andra planeten.
danger-mistake-2 = Du får inte sitta still: varje drag tömmer en planet.

weapon-text = Alla rymdskepp på din planet flyger, även de blå! Det stora flyger 1, det medelstora 2. Hitta planeten som fäller ett blått rymdskepp i hålet.
weapon-praise = Där satt den! Dela planet med blå, så flyger de blå rymdskeppen när du vill.
weapon-mistake-1 = Där händer inget med blå. Titta på planeten du delar med blå, två rutor före hålet.

order-text = Två rymdskepp av samma storlek: du väljer vilket som flyger först. Hålet är två rutor bort. Töm planeten, röd först.
order-praise = Röd flög 1, blå flög 2, rakt in i hålet.
order-mistake-1 = Blå flög 1 och ditt rymdskepp 2, in i hålet. Ta tillbaka: ditt eget rymdskepp först.
order-mistake-2 = Tryggt, men på den markerade planeten finns ett blått rymdskepp att fånga.

join-text = Du har inget blått rymdskepp i ditt grepp än. Flyg ditt stora rymdskepp en ruta, till planeten där blå står.
join-mistake-1 = Även det når blå, men längre från hålet. Ta den andra planeten.
join-mistake-2 = Du har inget rymdskepp där än. Flyg dit ett först.

second-turn-text = Du har två marker. Efter ditt drag köper en marker genast ett extra drag. Töm den delade planeten innan blå hinner svara!
second-turn-praise = Blå hade inte en chans. En marker per spelvarv, och en betald marker är borta.
second-turn-mistake-1 = Då flyger blå bort först. Betala en marker: det blå rymdskeppet står två rutor före hålet.
second-turn-mistake-2 = Ett extra drag, men från fel planet. Töm den som du delar med blå.

rescue-text = Fara: blå står på tur. Ditt lilla rymdskepp skulle flyga som trea, in i hålet. En marker kan också flytta ett enda rymdskepp en ruta. Rädda det!
rescue-praise = Räddat! Du får också betala före ditt eget drag, varje gång du tillfrågas.
rescue-mistake-1 = Blå tömmer sin planet: det stora 1, det medelstora 2, ditt lilla 3, in i hålet.
rescue-mistake-2 = Det rymdskeppet var tryggt. Det lilla hos blå är i fara.

placing-text = Ett riktigt spel börjar med att alla placerar rymdskepp turvis, aldrig två av samma storlek på en planet. Sätt ditt sista strax bakom ett hål: långt till nästa.
placing-praise = Väl placerat: sex rutor till nästa hål.
placing-mistake-1 = Där står redan ett stort rymdskepp. Bara ett av varje storlek under placeringen.
placing-mistake-2 = Ingen börjar i ett svart hål. Välj en planet.
placing-mistake-3 = En flygning därifrån slutar i hålet. Välj en planet strax bakom ett hål.

win-text = Blå har ett rymdskepp kvar. Det måste flyga som trea för att falla i hålet. Töm planeten, välj ordning och vinn!
win-praise = Alla blå rymdskepp är borta. Du vinner!
win-mistake-1 = Blå flög som tvåa och kom undan; ditt flög som trea. Låt ditt medelstora rymdskepp flyga före det blå.
win-mistake-2 = Tryggt, men blå kommer undan. Det sista blå rymdskeppet står hos dina.

cadet-text = Nu kan du allt. När tre eller fler spelar räknas rymdskeppen du har kvar: stort 4, medelstort 3, litet 1. Spela nu mot en Kadett!

## exercises

win-in-one-text = Vinn på ett drag. Blå har ett enda rymdskepp kvar. Vilken planet, och vem flyger när?
win-in-one-hint = Tre medelstora rymdskepp, och hålet är tre rutor bort. Blå måste bli trea.
win-in-one-mistake-1 = Nu är ett av dina trea. Skicka båda dina rymdskepp före det blå.
win-in-one-mistake-2 = Det faller självt i hålet.

save-your-ship-text = Rädda ditt rymdskepp. Du har gjort ditt drag, blå står på tur. En marker, ett steg: sedan får blå inte kunna sänka något av dina.
save-your-ship-hint = På vilken planet med ett blått rymdskepp skulle ett av dina hamna i ett hål?
save-your-ship-mistake-1 = Nu står tre rymdskepp där, men ditt medelstora flyger fortfarande som tvåa, in i hålet.
save-your-ship-mistake-2 = Se vart dina rymdskepp skulle flyga om blå tömde var och en av sina planeter.
save-your-ship-mistake-3 = Det var inte i fara: hålet ligger långt framför.

two-at-once-text = Vinn i det här draget. Blå har två rymdskepp; du har en marker till ett extra drag.
two-at-once-hint = Båda de blå rymdskeppen står två rutor före ett hål. I varje grupp måste de flyga som tvåa.
two-at-once-mistake-1 = Ditt rymdskepp flög som tvåa. Skicka ditt eget först.
two-at-once-mistake-2 = Ett blått rymdskepp borta, och ett kvar. Markern köper genast ett extra drag.
