### De lessen van ZYLATRON

## first-game

first-game-title = Het korte spel: één Krijger, één landing

walk-text = Loop met een Krijger het hoofdkwartier van Blauw op, de ster rechtsonder, en het heelal is van jou. Tik op Krijger 1, dan op het gemarkeerde punt.
walk-otherwise = Prima, maar volg deze ene keer de markering.
walk-praise = Krijgers lopen tot vier punten ver, en alleen op land.
walk-mistake-1 = Dat is ruimte. Krijgers lopen alleen op land.
walk-mistake-2 = Te ver, en niet op land. Kies het gemarkeerde punt.

load-text = Te voet komt hij nergens. Sterrenjagers vliegen, en dragen één stuk. Vlieg met Sterrenjager 2 naar Krijger 2 en laad hem.
load-praise = Geladen. Dat kostte niets dan de weg.
load-mistake-1 = Die Krijger heeft deze beurt gelopen en kan niet geladen worden. Neem Krijger 2.
load-mistake-2 = Vlieg eerst naar het punt van de Krijger.

fly-on-text = Een Sterrenjager vliegt tien punten, over alles heen, en heeft er nog over. Vlieg door naar het gemarkeerde punt en beëindig je beurt: er mogen twee stukken bewegen, en dat is gebeurd.
fly-on-praise = Je fabrieken leveren drie Zys op. Blauw stuurt een Sterrenjager eropuit.
fly-on-mistake-1 = Er hebben deze beurt al twee stukken bewogen. Vlieg verder met Sterrenjager 2.
fly-on-mistake-2 = Te ver: hij heeft nog acht punten. Ga naar het gemarkeerde punt.

closer-text = Vlieg met Sterrenjager 2 nog tien punten, tot dicht bij de Sterrenjager van Blauw. De Krijger gaat mee.
closer-praise = Binnen bereik.
closer-mistake-1 = Te ver, en stukken stoppen nooit op een vijand. Kies het gemarkeerde punt.
closer-mistake-2 = Krijger 2 is aan boord, boven de ruimte. Hij kan er alleen op land af.

fire-text = Sterrenjagers schieten drie punten ver, één keer per beurt, en het kost geen zet. Schiet op de Sterrenjager van Blauw: een kaart zegt RAAK of MIS.
fire-praise = RAAK! Hij is weg, met alles wat hij droeg. De laser van je Krijger komt twee punten ver.
fire-mistake-1 = Te ver weg: de laser van een Sterrenjager komt drie punten ver.
fire-mistake-2 = Die Sterrenjager is thuis, zonder vijand binnen bereik.

end-turn-text = Hier valt niets meer te doen. Beëindig je beurt en houd je adem in: Blauw schiet terug.
end-turn-praise = MIS! De helft van de kaarten is mis.
end-turn-mistake-1 = Elke laser schiet één keer per beurt.

touch-down-text = De planeet van Blauw is dichtbij. Vlieg met Sterrenjager 2 naar het land daar, twee punten van het hoofdkwartier.
touch-down-praise = Diep in de linies van Blauw. Nu snel!
touch-down-mistake-1 = Eén punt te ver. En alleen een Krijger te voet kan een hoofdkwartier innemen.
touch-down-mistake-2 = Daar staat een blauwe Krijger. Kies het gemarkeerde punt.

win-text = Je hebt een tweede zet. Krijger 2 stapt af en loopt het hoofdkwartier op. Win!
win-praise = Het hoofdkwartier is van jou, en alles wat van Blauw was. Je wint!
win-mistake-1 = Je kunt niet stoppen op een vijand, maar er wel langs lopen. Ga helemaal naar de ster.
win-mistake-2 = Stop! Nog één zet en je wint. Tik op Krijger 2.

money-text = Twee dingen voor later. Verloren stukken kun je terugkopen: een Krijger voor 8 Zys. Koop er een en zet hem op een vrij startpunt.
money-praise = Terug in de strijd. Hij mag deze beurt al bewegen.
money-mistake-1 = Een Sterrenjager kost 14 Zys, en jij hebt er 12.
money-mistake-2 = Op dat startpunt staat een Krijger. Kies een vrij punt.

defend-text = Alarm! Een blauwe Sterrenjager is naast je hoofdkwartier geland, met een Krijger aan boord. Volgende beurt loopt die binnen. Schiet met Sterrenjager 1!
defend-praise = RAAK! Je hoofdkwartier is veilig. Laat altijd iets thuis dat kan schieten.
defend-mistake-1 = De laser van een Krijger komt maar twee punten ver. Gebruik Sterrenjager 1.
defend-mistake-2 = Dan loopt de Krijger van Blauw binnen en ben je uitgeschakeld. Schiet eerst!

cadet-text = Je kent het korte spel: dragen, landen, winnen, en op je eigen hoofdkwartier passen. Speel nu tegen een Cadet!

## major-game

major-game-title = Het grote spel: Gevechtssterren en Krillraketten

beam-text = Het grote spel heeft ook Gevechtssterren: drie laadruimen, en ze beamen. Beam de gemarkeerde Krijger, drie punten verderop, aan boord van Gevechtsster 1.
beam-praise = Het kostte geen zet. Naar beneden beamen gaat net zo, naar land.
beam-mistake-1 = Te ver: beamen gaat drie punten ver.
beam-mistake-2 = Alleen Krijgers en Krillraketten kun je beamen.

battle-star-text = Hier mogen drie stukken per beurt bewegen. Een Gevechtsster vliegt zes punten, alleen in de ruimte. Vlieg met die van jou langs de rand.
battle-star-praise = En haar laser komt vier punten ver.
battle-star-mistake-1 = Dat is land. Gevechtssterren blijven in de ruimte.
battle-star-mistake-2 = Te ver: zes punten. Ook Sterrenjagers vliegen er in dit spel zes.

missile-text = Twee blauwe Sterrenjagers naast elkaar! Lanceer er je Krillraket op. Voor alles naast de ontploffing wordt een kaart getrokken, ook voor wat van jou is.
missile-praise = Eén keer RAAK, één keer SCHADE, en RAAK voor de Krijger aan boord. De Krillraket is op.
missile-mistake-1 = Een Krillraket vliegt acht punten. De planeet van Blauw is te ver.
missile-mistake-2 = Krillraketten bewegen niet. Lanceer hem.

repair-text = SCHADE betekent: je stuk doet deze beurt niets. Of je betaalt de halve prijs. Repareer Sterrenjager 2 voor 7 Zys.
repair-praise = Zo goed als nieuw, deze beurt al.
repair-mistake-1 = Hij is beschadigd en kan niet bewegen. Repareer hem eerst.
repair-mistake-2 = Daar is niets mis mee.

zylon-text = Zylon in het midden verdubbelt je inkomsten. Krijger 1 is er met een Sterrenjager gekomen: loop met hem de ster van Zylon op.
zylon-praise = De Zylonkaart is van jou tot een andere Krijger daar landt: twee Zys per fabriek.
zylon-mistake-1 = Alleen een Krijger te voet neemt een hoofdkwartier in.

factory-text = Blauw heeft ook een fabriek op Zylon. In dit spel kun je op fabrieken schieten. Doe dat met Sterrenjager 1, en beëindig dan je beurt.
factory-praise = Zes Zys voor jou, elke beurt één minder voor Blauw, tot Blauw die herbouwt voor 4.
factory-mistake-1 = Die fabriek is ver weg. Die op Zylon is binnen bereik.
factory-mistake-2 = Die is van jou!

cadet-again-text = Gevechtssterren dragen Sterrenjagers die Krijgers dragen: zo ver slaan vloten toe. Speel nu tegen een Cadet, het grote spel!

## exercises

win-in-one-text = Win in deze beurt. Je Gevechtsster draagt een Sterrenjager, de Sterrenjager draagt een Krijger, en je hebt drie zetten.
win-in-one-hint = Elk neemt een eigen zet: de Gevechtsster zes punten, dan de Sterrenjager zes, dan de Krijger te voet.
win-in-one-mistake-1 = De Sterrenjager ging eerst, dus zijn Gevechtsster kan hem niet meer dragen. Begin met de grootste.
win-in-one-mistake-2 = Je Krijger is boven de ruimte. De Sterrenjager moet hem eerst naar land brengen.

save-your-headquarters-text = Red je hoofdkwartier. De Krijger van Blauw loopt volgende beurt binnen, en geen van je lasers bereikt hem. Nog niet.
save-your-headquarters-hint = Een Sterrenjager mag eerst vliegen en dan schieten, in één beurt. Kom tot binnen drie punten.
save-your-headquarters-mistake-1 = Vier punten ver, één te veel. Vlieg eerst dichterbij.
save-your-headquarters-mistake-2 = Dan loopt Blauw binnen en ben je uitgeschakeld.

stay-in-the-game-text = Red je vloot. Je laatste Krijger is weg: zorg dat je er een hebt als deze beurt eindigt, anders erft Blauw alles.
stay-in-the-game-hint = Je hebt 9 Zys.
stay-in-the-game-mistake-1 = Niet zonder Krijger! Je kunt er een betalen: 8 Zys.
