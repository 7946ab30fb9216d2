### The lessons of situation7, by step: text, praise, hint, otherwise; mistake-N: the Nth of its mistakes.
### At most 30 words each, no codes: what is meant glows on the board.

## first-game

first-game-title = Två pussel, en himmel

base-line-text = Två sidor lägger samma pussel på en spelplan. Bilder du fyller ensam ger poäng. Din första bit: mitt på din baslinje, längst ned.
base-line-praise = Du är gul. Grön börjar högst upp.
base-line-mistake-1 = Solen kan vänta. Din första bit läggs på din egen baslinje.
base-line-mistake-2 = Varje bit passar bara på en plats. Prova den intill.
base-line-mistake-3 = Den ligger också på linjen. Närmare mitten är du närmare Jupiter.

edge-text = Från och med nu måste varje bit röra din mark längs en kant. Lägg biten ovanför din första, mot Jupiter.
edge-praise = Steg för steg. Den som fyller en plats först behåller den.
edge-mistake-1 = Den rör inte din mark än. Lägg biten emellan först.
edge-mistake-2 = Grön har fyllt den platsen. Den förblir grön.

jupiter-text = Några turer senare. En bit av Jupiter saknas. Lägg den: en hel planet för dig ensam ger 100.
jupiter-praise = Jupiter är din: 100 poäng!
jupiter-mistake-1 = Den passar, men Jupiter går före: 100 poäng för en enda bit.

rocket-base-text = Dina baser är värda 50 var, och mer än så. Lägg den sista biten i din raketbas, nere till höger.
rocket-base-praise = Tre raketer är redo.
rocket-base-mistake-1 = Den hör till satelliterna. Fyll hålet i raketbasen.

launch-text = Grön saknar en bit av Saturnus. En raket lägger en bit intill grön mark, var som helst. Skjut upp en till hålet!
launch-praise = En enda bit av dig, och ingen får poäng för Saturnus.
launch-mistake-1 = Du har ingen mark där. Skjut upp en raket i stället.
launch-mistake-2 = Dit når du utan raket. Sikta på Saturnus.
launch-mistake-3 = En raket landar intill grön mark, och där finns ingen. Sikta på Saturnus.

foothold-text = Din raket är ett fotfäste. Lägg en bit intill den, djupt inne i den gröna halvan.
foothold-praise = Nu får Grön kämpa på hemmaplan.
foothold-mistake-1 = Inte intill din mark än. Välj en bit som rör raketens bit.
foothold-mistake-2 = Tryggt hemma, men däruppe förstör du fler gröna bilder.

astronaut-text = Två bitar av solen saknas, och Grön ligger intill båda. En astronaut vaktar: intill den får Grön inget lägga. Sätt en på solens nedre vänstra bit.
astronaut-praise = Hålet ovanför är stängt för Grön. Och det är fortfarande din tur.
astronaut-mistake-1 = Den biten är grön. Astronauter står på din egen mark.
astronaut-mistake-2 = Då tar Grön det andra hålet. Sätt astronauten först, det kostar ingen tur.

open-gap-text = Lägg nu den bit av solen som inte vaktas: den övre högra.
open-gap-praise = Grön vill gärna ha det sista hålet, men får inte.
open-gap-mistake-1 = Den vaktas och kan vänta. Grön skulle ta den andra.

sun-text = Hålet är kvar. Fyll solen!
sun-praise = Solen: 200 poäng, det största priset.
sun-mistake-1 = Solen först: 200 poäng för en enda bit.

last-piece-text = Slutet: en plats är kvar. Den gör en planet hel, och en av de 24 sektorerna mellan linjerna: 50 till. Lägg biten och vinn!
last-piece-praise = 1100 mot 1000. Du vinner!

cadet-text = Nu kan du allt. På den riktiga brickan ligger bitarna huller om buller, så leta noga. Spela nu mot en Kadett, först turvis!

## all-at-once

all-at-once-title = På riktigt: ingen väntar

no-turns-text = I det riktiga spelet finns inga turer. Båda sidor lägger bitar så fort de hittar dem. Lägg din första bit, nu!
no-turns-praise = Grön väntade inte heller på dig.
no-turns-mistake-1 = Det är den gröna baslinjen. Din är längst ned.

mixed-tray-text = Brickan är blandad. Titta på former och bilder: hitta den sista biten av Jupiter och lägg den.
mixed-tray-praise = Bra sett.
mixed-tray-mistake-1 = Den passar inte där. Ett felaktigt försök kostar inget annat än tid.

whatever-fits-text = Jaga inte en enda bit medan Grön lägger tre. De här tre passar alla någonstans: lägg dem, i vilken ordning som helst.
whatever-fits-praise = Fart ger mark. Jaga bara det som är värt det.
whatever-fits-mistake-1 = Inte intill din mark än. Använd de tre på din bricka.

race-text = En bit av solen är kvar, och Grön letar också efter den. Den som lägger den först behåller den. Fort!
race-hint = Grön var snabbare. En gång till: du får tio sekunder längre.
race-praise = Först! 200 poäng.
race-mistake-1 = Solen, solen! Den är värd mer än alla de här.

cadet-live-text = Det är det riktiga spelet: tio till tjugo minuter, och ingen väntar. Spela nu mot en Kadett, alla på en gång!

## exercises

win-in-one-text = Två platser är kvar: en reparationsdocka och en cirkel. Du lägger en, Grön den andra. Vilken vinner?
win-in-one-hint = Räkna vad var och en gör helt, för dig och för Grön: cirkeln och sektorerna.
win-in-one-mistake-1 = 100 till dig, men cirkeln ger Grön 75 och förstör två av dina sektorer.

save-your-planets-text = Rädda båda planeterna. En bit av Jupiter saknas, och en av Merkurius och Venus. Vilken först?
save-your-planets-hint = Vilket av de två hålen når Grön?
save-your-planets-mistake-1 = Jupiter var inte i fara. Grön ligger intill det andra hålet och lägger sin bit där.

one-rocket-text = Rädda spelet. Grön behöver en bit till Saturnus och en till solen. Hindra den större förlusten.
one-rocket-hint = Dina raketer är redo. Solen är värd 200, Saturnus 100.
one-rocket-mistake-1 = Saturnus är förstörd, men Grön tar solen: 200 poäng.
one-rocket-mistake-2 = Du har ingen mark där. Vad når vart som helst intill Grön?
