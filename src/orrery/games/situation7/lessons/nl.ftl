### De lessen van SITUATION 7

## first-game

first-game-title = Twee puzzels, één hemel

base-line-text = Twee kanten leggen dezelfde puzzel op één bord. Wat je alleen vult, levert punten op. Je eerste stuk: midden op je basislijn, onderaan.
base-line-praise = Jij bent Geel. Groen begint bovenaan.
base-line-mistake-1 = De zon kan wachten. Je eerste stuk komt op je eigen basislijn.
base-line-mistake-2 = Elk stuk past op maar één plaats. Probeer die ernaast.
base-line-mistake-3 = Die ligt ook op de lijn. Dichter bij het midden ben je dichter bij Jupiter.

edge-text = Vanaf nu moet elk stuk je land met een rand raken. Leg het stuk boven je eerste, richting Jupiter.
edge-praise = Stap voor stap. Wie een plaats het eerst vult, mag die houden.
edge-mistake-1 = Het raakt nog niets van je land. Leg eerst het stuk ertussen.
edge-mistake-2 = Die plaats heeft Groen gevuld en blijft van Groen.

jupiter-text = Een paar beurten later. Er ontbreekt één stuk van Jupiter. Leg het: de hele planeet alleen is 100 waard.
jupiter-praise = Jupiter is van jou: 100 punten!
jupiter-mistake-1 = Het past, maar eerst Jupiter: 100 punten voor één stuk.

rocket-base-text = Je bases zijn elk 50 waard, en meer. Leg het laatste stuk van je raketbasis, rechtsonder.
rocket-base-praise = Drie raketten zijn gereed.
rocket-base-mistake-1 = Dat hoort bij de satellieten. Vul het gat in de raketbasis.

launch-text = Groen mist één stuk van Saturnus. Een raket legt een stuk naast groen land, waar dan ook. Lanceer er een in het gat!
launch-praise = Eén stuk van jou, en Saturnus telt voor niemand.
launch-mistake-1 = Daar heb je geen land. Lanceer liever een raket.
launch-mistake-2 = Daar kom je zonder raket. Mik op Saturnus.
launch-mistake-3 = Een raket landt naast groen land, en dat is daar niet. Mik op Saturnus.

foothold-text = Met je raket heb je voet aan de grond. Leg er een stuk naast, diep in de helft van Groen.
foothold-praise = Nu moet Groen thuis vechten.
foothold-mistake-1 = Nog niet naast je land. Kies een stuk dat dat van de raket raakt.
foothold-mistake-2 = Veilig thuis, maar daarboven bederf je meer voor Groen.

astronaut-text = Twee stukken van de zon ontbreken, en Groen staat naast allebei. Een astronaut bewaakt: Groen mag er niets naast leggen. Zet er een op de zon, linksonder.
astronaut-praise = Het gat erboven is dicht voor Groen. En jij bent nog aan de beurt.
astronaut-mistake-1 = Dat stuk is van Groen. Astronauten staan op je eigen land.
astronaut-mistake-2 = Dan neemt Groen het andere gat. Zet eerst de astronaut, dat kost geen beurt.

open-gap-text = Leg nu het stuk van de zon dat niet bewaakt is: rechtsboven.
open-gap-praise = Groen zou het laatste gat dolgraag vullen, en mag niet.
open-gap-mistake-1 = Dat is bewaakt en kan wachten. Groen zou het andere nemen.

sun-text = Het gat is er nog. Maak de zon vol!
sun-praise = De zon: 200 punten, de grootste prijs.
sun-mistake-1 = Eerst de zon: 200 punten voor één stuk.

last-piece-text = Het einde: er is één plaats over. Daarmee is een planeet vol, en een van de 24 sectoren tussen de lijnen: nog eens 50. Leg het stuk en win!
last-piece-praise = 1100 tegen 1000. Je wint!

cadet-text = Je weet nu alles. In de echte bak liggen de stukken door elkaar, dus blijf kijken. Speel nu tegen een Cadet, eerst om de beurt!

## all-at-once

all-at-once-title = Het echte werk: niemand wacht

no-turns-text = In het echte spel zijn er geen beurten. Beide kanten leggen stukken zo snel ze die vinden. Leg je eerste stuk, nu!
no-turns-praise = Groen heeft ook niet op jou gewacht.
no-turns-mistake-1 = Dat is de basislijn van Groen. Die van jou is onderaan.

mixed-tray-text = De bak is door elkaar gehusseld. Kijk naar vormen en plaatjes: zoek het laatste stuk van Jupiter en leg het.
mixed-tray-praise = Goed gezien.
mixed-tray-mistake-1 = Daar past het niet. Een foute poging kost niets dan tijd.

whatever-fits-text = Blijf niet naar één stuk zoeken terwijl Groen er drie legt. Deze drie passen allemaal ergens: leg ze, in welke volgorde dan ook.
whatever-fits-praise = Snelheid is land. Zoek alleen naar wat de moeite waard is.
whatever-fits-mistake-1 = Nog niet naast je land. Gebruik de drie in je bak.

race-text = Er is nog één stuk van de zon, en Groen zoekt het ook. Wie het als eerste legt, houdt het. Snel!
race-hint = Groen was sneller. Nog een keer: je krijgt tien seconden langer.
race-praise = Eerste! 200 punten.
race-mistake-1 = De zon, de zon! Die is meer waard dan dit alles.

cadet-live-text = Dat is het echte spel: tien tot twintig minuten, niemand wacht. Speel nu tegen een Cadet, allemaal tegelijk!

## exercises

win-in-one-text = Er zijn twee plaatsen over: een reparatiedok en een cirkel. Jij legt er een, Groen de andere. Welke wint?
win-in-one-hint = Tel wat elk afmaakt, voor jou en voor Groen: de cirkel, en de sectoren.
win-in-one-mistake-1 = 100 voor jou, maar met de cirkel krijgt Groen er 75 en bederft twee van je sectoren.

save-your-planets-text = Red beide planeten. Er ontbreekt één stuk van Jupiter, en één van Mercurius en Venus. Welk eerst?
save-your-planets-hint = Welk van de twee gaten kan Groen bereiken?
save-your-planets-mistake-1 = Jupiter liep geen gevaar. Groen staat naast het andere gat en bederft het.

one-rocket-text = Red het spel. Groen mist één stuk van Saturnus en één van de zon. Voorkom het grootste verlies.
one-rocket-hint = Je raketten zijn gereed. De zon is 200 waard, Saturnus 100.
one-rocket-mistake-1 = Saturnus is bedorven, maar Groen pakt de zon: 200 punten.
one-rocket-mistake-2 = Daar heb je geen land. Waarmee kom je overal naast Groen?
