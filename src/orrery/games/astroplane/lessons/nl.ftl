### De lessen van Astroplane

## first-game

first-game-title = De Singulariteit in

fly-text = Wie in alle vier de vakken om het zwarte gat bovenop ligt, wint. Neem een toestel uit je linker startgebied en laat het naar rechts wijzen.
fly-praise = Een toestel vliegt door zijn spits, en waar het aankomt, kies jij waarheen het wijst.
fly-mistake-1 = Dat mag, maar zo zou het langs het midden vliegen. Laat het naar rechts wijzen.
fly-mistake-2 = Dat wijst van het midden af. Laat het naar rechts wijzen.
fly-mistake-3 = Die zijn van Blauw. De jouwe zijn rood, onderaan.

second-move-text = Elke beurt heeft twee zetten. Vlieg met hetzelfde toestel verder en laat het naar boven wijzen, naar het zwarte gat.
second-move-praise = Nu kijkt het recht naar het zwarte gat.
second-move-mistake-1 = Een toestel kan niet ter plekke draaien. Het vliegt waarheen het wijst: naar rechts.
second-move-mistake-2 = Het wijst nooit terug naar waar het vandaan kwam. Laat het naar boven wijzen.
second-move-mistake-3 = Naar beneden leidt van het midden af. Laat het naar boven wijzen.

enter-text = In twee zetten ben je binnen. Vlieg naar boven, blijf naar boven wijzen, en vlieg het vak onder het zwarte gat in.
enter-praise = Je bent binnen! Een toestel in het midden blijft daar voorgoed: twee punten.
enter-mistake-1 = Dan mist het het midden. Laat het naar boven wijzen.
enter-mistake-2 = Je hebt maar twee zetten. Gebruik de tweede om naar binnen te vliegen.

reserve-text = Voor elk toestel dat naar binnen gaat, mag je er een uit je reserve halen. Kies het linker of rechter startgebied.
reserve-praise = Blauw is aan de beurt. Kijk: Blauw gaat van de andere kant naar binnen.
reserve-mistake-1 = Dat toestel zou je voorgoed kwijt zijn. Neem het!

square-text = Je toestellen vliegen alleen op paarse vakken. Twee middelste vakken zijn donkerblauw! Leg twee toestellen rug aan rug voor je linker startgebied: naar rechts, dan naar links.
square-praise = Een Vierkant! Niemand kan erop landen, het terugsturen of uitschakelen.
square-mistake-1 = Die helft is deels bedekt door je eerste toestel. Laat het tweede precies de andere kant op wijzen.
square-mistake-2 = Nu liggen ze op elkaar. Rug aan rug betekent: het ene wijst naar rechts, het andere naar links.

step-text = Een Vierkant stapt diagonaal, van paars naar donkerblauw. Stap naar rechtsboven.
step-praise = Je bent in het andere universum.
step-mistake-1 = Een Vierkant gaat nooit rechtdoor, alleen één stap diagonaal.
step-mistake-2 = Ook donkerblauw, maar van het midden af. Stap naar rechts.
step-mistake-3 = Een toestel alleen blijft op paars, en het Vierkant is weg. Stap met beide.

apart-text = De toestellen mogen alleen verder vliegen. Stuur met je tweede zet het rechter weg, en laat het naar boven wijzen.
apart-praise = Het Vierkant is weg, maar je bent onderweg op donkerblauw.
apart-mistake-1 = Dat is het linker. Het rechter is dichter bij het vak dat je wilt.
apart-mistake-2 = Laat het naar boven wijzen, naar het vak rechts van het zwarte gat.

other-centre-text = Twee zetten naar boven, en je bent binnen aan de rechterkant van het zwarte gat.
other-centre-praise = Twee van de vier. Blauw mag daar wel bovenop jou landen, en jij op Blauw.
other-centre-mistake-1 = Het moet naar boven wijzen om naar binnen te vliegen.

captive-text = Blauw ligt in de weg en wijst naar links. Land erbovenop: wijs ook naar links. Een toestel onder het jouwe kan niet bewegen.
captive-praise = Gevangen. Het blijft je gevangene zolang jij erop ligt.
captive-mistake-1 = Blauw bedekt een deel van die helft. Wijs precies als Blauw om erop te landen: naar links.
captive-mistake-2 = Rug aan rug stuur je het naar huis. Ook goed! Land er deze keer bovenop.

kill-text = Een Vierkant schakelt ook uit: het schuift diagonaal, over lege vakken, naar het eerste blauwe toestel. Drie punten. Pak dat rechtsboven.
kill-praise = Voorgoed weg, en drie punten voor jou.
kill-mistake-1 = Alleen een stap. Het Vierkant kan in één zet het hele eind schuiven.
kill-mistake-2 = Zo breekt je Vierkant. Alleen samen schakelen ze uit.

win-text = Drie middelste vakken zijn van jou. Blauw ligt op het linker. Twee zetten: land erbovenop en win!
win-praise = Bovenop in alle vier: je wint meteen!
win-mistake-1 = Dan vliegt het voorbij. Laat het naar boven wijzen, naar het linker middelste vak.
win-mistake-2 = Dat was je tweede zet. Gebruik die om naar binnen te vliegen.

cadet-text = Je kunt vliegen, gevangennemen en winnen. De hoeken en de golvende vakken hebben meer in petto: zie de tweede les. Speel nu tegen een Cadet!

## strange-spaces

strange-spaces-title = Wormgaten en bliksem

bonus-text = Je hebt een gevangene. Vlieg eraf en je verdient deze beurt een derde zet. Vlieg naar links, dan naar het midden, en haal dan een nieuw toestel.
bonus-praise = Drie zetten in één beurt. Bewaar gevangenen voor het goede moment.
bonus-mistake-1 = Je twee zetten zijn op. De bonuszet krijg je door van je gevangene af te vliegen.

send-back-text = Neem de helft tegenover een blauw toestel en het gaat naar huis. Vlieg erheen en wijs naar beneden, en kies dan waar het heen gaat.
send-back-praise = Al die weg voor niets. Terugsturen levert geen punten op, maar wel tijd.
send-back-mistake-1 = Zo land je erbovenop. Wijs precies de andere kant op: naar beneden.
send-back-mistake-2 = Blauw bedekt een deel van die helft. Wijs naar boven om erop te landen, naar beneden om het naar huis te sturen.

hyperspace-text = Het golvende vak is hyperruimte: vlieg erin, en je komt er meteen bij een andere uit. Links of rechts leidt naar donkerblauw. Kies er een.
hyperspace-praise = In één zet het bord over.
hyperspace-mistake-1 = Dat mag, maar aan de overkant blijf je op paars. Kom links of rechts uit.

wormhole-text = Je toestel ligt in een wormgat. Naar het andere uiteinde gaan is gratis. Ga erdoor en laat het naar de bliksem rechts wijzen.
wormhole-praise = Van paars naar donkerblauw, en het kostte geen zet.
wormhole-mistake-1 = Erdoor, maar het wijst de verkeerde kant op. Wijs naar rechts, naar de bliksem.
wormhole-mistake-2 = Op dat bliksemvak ligt al een toestel van jou. Je hebt er op elk van de twee een nodig.

load-text = Op het andere bliksemvak wacht al een toestel. Vlieg naar dit vak.
load-praise = Allebei geladen. Nu wordt het leuk.
load-mistake-1 = Het is er net door gekomen. Het moet vliegen voordat het er weer door mag.

fire-text = Beide bliksemvakken van een hoek zijn van jou. Vuur: beide toestellen schieten recht het midden in, aan de overkant!
fire-praise = Twee middelste vakken met één zet, van de andere kant van het bord.
fire-mistake-1 = In die hoek heb je geen toestellen. Vuur die rechtsonder af.
fire-mistake-2 = Nog niet: je hebt nog een zet, en het is een grote.

cadet-again-text = Dat is alles. Eén hint: houd de hoeken van Blauw in het oog. Speel nu tegen een Cadet!

## exercises

win-in-one-text = Win in deze beurt. Alleen het vak rechts van het zwarte gat ontbreekt, en het is donkerblauw.
win-in-one-hint = Toestellen op paars komen er niet. Wat brengt je van paars naar donkerblauw?
win-in-one-mistake-1 = Daar lig je al bovenop. Je hebt het donkerblauwe vak rechts nodig.
win-in-one-mistake-2 = Goed idee, verkeerde kant: het linker is al van jou.

stop-blue-text = Red het spel. Blauw ligt bovenop in drie en vliegt volgende beurt het vierde in. Je hebt nog één zet.
stop-blue-hint = Je kunt het toestel van Blauw niet bereiken. Maar wie in het midden bovenop ligt, hoeft dat niet te blijven.
stop-blue-mistake-1 = Te langzaam: Blauw vliegt naar binnen en wint. Land in het midden bovenop Blauw.
stop-blue-mistake-2 = Blauw vliegt naar binnen en wint. Gebruik je zet.

kill-two-text = Zes punten met één zet. Waarheen moet je Vierkant schuiven?
kill-two-hint = Een hele stapel wordt in één keer uitgeschakeld.
kill-two-mistake-1 = Drie punten voor één toestel. Er is een betere plek.
kill-two-mistake-2 = Toestellen om het zwarte gat zijn veilig voor Vierkanten.
