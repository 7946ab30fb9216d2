### De lessen van ASTRON

## first-game

first-game-title = Van de Aarde naar Saturnus

take-off-text = Race van de Aarde naar Saturnus! Land onderweg op de genummerde stations; het eerste schip krijgt 5 punten. Stijg op zo dicht mogelijk bij station 1.
take-off-praise = Jij bent schip 1. Je tegenstander stijgt ook op, en jullie krijgen elk vijf kaarten.
take-off-mistake-1 = Dat is de Aarde. De zes gemarkeerde vakken zijn de startvakken.
take-off-mistake-2 = Dat mag, maar station 1 ligt ver naar links. Begin op het meest linkse vak.

card-text = Met een kaart vliegt je schip precies zo ver als erop staat. Speel Vooruit 4.
card-praise = Je tegenstander vliegt ook. Daarna krijgt ieder een nieuwe kaart.
card-mistake-1 = Die kaart heb je niet. Speel een van de vijf in je hand.
card-mistake-2 = Zo zou je van de ruimtekaart af vliegen. Schepen blijven erop.
card-mistake-3 = Dat mag, maar die kaart heb je zo meteen nodig. Speel de 4.

slide-text = Zag je dat? Na elke ronde schuift de ruimtekaart één rij naar je toe; schepen blijven. Vlieg naar waar station 1 straks naast je ligt: Vooruit 2.
slide-praise = De ruimtekaart is opgeschoven, en station 1 ligt vlak naast je.
slide-mistake-1 = Nu naast het station, maar dan schuift de ruimtekaart op en ligt het achter je. Eén vak minder.
slide-mistake-2 = De goede kolom, maar het station ligt nog voor je. Ga eerst vooruit.

station-text = Land! Speel Opzij 1 en kies links.
station-praise = Als eerste op station 1: vijf punten! Het volgende schip krijgt er 4, dan 3, 2, 1.
station-mistake-1 = Verkeerde kant: het station ligt links van je.
station-mistake-2 = Je vliegt precies 2, het station voorbij. Je hebt de 1 nodig.

blackout-text = De donkere wolken voor je kosten een punt als je ze raakt, en ze schuiven zo over je heen. Weg uit hun kolommen: Opzij 2, naar rechts.
blackout-otherwise = Ook veilig, maar die kaart heb je nodig bij de Maan. Speel Opzij 2.
blackout-praise = Vrij. Meteoren, straling en asteroïden kosten ook een punt.
blackout-mistake-1 = Dwars door de radiostilte: een punt verloren. Ga eromheen.
blackout-mistake-2 = Je eindigt in de radiostilte: een punt verloren. Ga liever opzij.
blackout-mistake-3 = Ook veilig! Maar bewaar de 3: die brengt je naar de Maan.

line-up-text = Je tegenstander pakte station 1 voor 4 punten. Snel naar de Maan! Haar station moet na het schuiven in jouw rij liggen: Vooruit 2.
line-up-praise = Nu ben je op gelijke hoogte met het station van de Maan.
line-up-mistake-1 = De goede kolom, maar daar schuift een meteorenzwerm over je heen: een punt verloren.
line-up-mistake-2 = Eén te ver: door het schuiven komt het station voorbij jouw rij.

moon-text = Het station van een planeet ligt midden in land. Over land vliegen is onschuldig, maar eindig op het station zelf: precies drie naar rechts.
moon-praise = De Maan! Tien punten.
moon-mistake-1 = Een slechte landing: je verliest een punt en zit daar aan de grond. Vlieg precies drie.
moon-mistake-2 = De Maan ligt rechts van je.

comet-text = Verderop: een komeet! Hij vernietigt elk schip dat hem raakt, zelfs als het eroverheen vliegt. Hij is één rij voor je en komt eraan. Red je schip!
comet-praise = Dat scheelde weinig. Let al op de komeet lang voordat hij komt.
comet-mistake-1 = Over de komeet vliegen is ook dodelijk. Ga zijn kolom uit.
comet-mistake-2 = Er recht in. Ga zijn kolom uit.
comet-mistake-3 = Zo komt de komeet meteen bij je. Ga zijn kolom uit.

upheaval-text = Later. Station 7 is twee rijen voor je en geen vlucht past. Kosmische Omwenteling schuift meteen de hele ruimtekaart op, onder iedereen. Speel die kaart!
upheaval-praise = Het station kwam naar je toe, en je tegenstander vloog in de radiostilte. Twee vliegen in één klap!
upheaval-mistake-1 = Eén te ver: een kaart wordt helemaal gevlogen. Laat de ruimtekaart naar je toe komen.
upheaval-mistake-2 = Blijf in de kolom van het station en laat de ruimtekaart schuiven.

shove-text = In een ander spel wacht je tegenstander vlak achter station 4, met de komeet achter zich. Land ervoor: het schip achter je moet wijken.
shove-praise = Vijf punten, en je tegenstander week uit in de komeet. De punten blijven, de reis is voorbij.
shove-mistake-1 = Naast het station, niet erop. Je hebt er drie nodig.
shove-mistake-2 = Je tegenstander gaat het station pakken. Land er nu voor!

saturn-text = Eindelijk Saturnus! De ringen vernietigen wat erop stopt, maar met één kaart kom je eroverheen. Land van hieruit in één sprong op het station.
saturn-praise = Je hebt Saturnus bereikt: vijf punten, en een veilig einde van de reis.
saturn-mistake-1 = Zo stop je op de ringen: je schip is verloren. Vlieg er helemaal overheen.
saturn-mistake-2 = De ringen schuiven na deze ronde over je heen. Vlieg er nu overheen.
saturn-mistake-3 = Dat is het land van Saturnus: een slechte landing. Eén vak minder.

cadet-text = Je kunt vliegen! De hoogste score wint als de ruimtekaart eindigt; schepen in de ruimte krijgen nog een punt. Speel nu tegen een Cadet!

## exercises

let-it-come-text = Vijf punten. Geen kaart bereikt station 6 meteen. Welke brengt je er als de ruimtekaart schuift?
let-it-come-hint = Na de beurt van je tegenstander schuift de ruimtekaart één rij op. Sta één rij achter het station, in zijn kolom.
let-it-come-mistake-1 = Het station ligt drie kolommen rechts van je.
let-it-come-mistake-2 = Goed idee, maar het station is drie kolommen verderop.

save-your-ship-text = Red je schip. De komeet is voor je en naast je, en hij schuift hierheen.
save-your-ship-hint = Maar één van je zeven zetten redt je. Aan welke kant is de komeet?
save-your-ship-mistake-1 = Daar is de komeet ook. De andere kant!
save-your-ship-mistake-2 = Niemand vliegt over de komeet.

win-in-one-text = Laatste ronde, gelijke stand. Wie nog in de ruimte is, krijgt een extra punt. Win in je eentje!
win-in-one-hint = De ringen van Saturnus liggen vlak achter je tegenstander. Wie moet wijken als jij ervoor gaat staan?
win-in-one-mistake-1 = De ruimtekaart eindigt en jullie overleven allebei: een gedeelde winst. Je tegenstander mag niet overleven.
win-in-one-mistake-2 = Je tegenstander blijft in de ruimte en overleeft. Dwing het schip te wijken.
