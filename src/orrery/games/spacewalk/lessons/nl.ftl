### De lessen van Space Walk

## first-game

first-game-title = Langs de zwarte gaten

fly-text = Jij bent Rood. Twee vloten cirkelen langs zwarte gaten; wie het eerst alles kwijt is, verliest. Tik op de planeet van je grote schip: het vliegt één vak.
fly-otherwise = Die planeet komt straks. Eerst het eenzame schip op de gemarkeerde planeet.
fly-praise = Daar ga je! Schepen vliegen altijd de kant op die de pijlen wijzen.
fly-mistake-1 = Daar staan alleen blauwe schepen. Kies een planeet met een schip van jou.
fly-mistake-2 = Dat is een zwart gat. Schepen vertrekken van planeten.

stack-text = Nu de planeet met drie schepen. Ze vliegen allemaal: het grote 1 vak, het middelgrote 2, het kleine 3.
stack-praise = Groot eerst, klein laatst, en elk één vak verder.
stack-mistake-1 = Een prima zet, maar je leert er niets nieuws van. Probeer de drie schepen.
stack-mistake-2 = Je kunt niet één schip van een planeet kiezen. Ze vliegen allemaal.

danger-text = Een schip dat op een zwart gat eindigt, is weg. Iets moet vertrekken. Kies de planeet waar niemand verloren gaat.
danger-praise = Veilig. Tel voordat je vliegt: dat is het hele spel.
danger-mistake-1 = Eén vak verder is het zwarte gat: dat schip is weg. Neem de zet terug en kies de andere planeet.
danger-mistake-2 = Stilzitten mag niet: elke beurt vertrek je van een planeet.

weapon-text = Elk schip op je planeet vliegt mee, ook dat van Blauw! Het grote 1 vak, het middelgrote 2. Zoek de planeet die een blauw schip in het gat gooit.
weapon-praise = Raak! Deel een planeet met Blauw, en zijn schepen vliegen wanneer jij wilt.
weapon-mistake-1 = Zo overkomt Blauw niets. Kijk naar de planeet die je met Blauw deelt, twee vakken voor het gat.

order-text = Twee schepen van één grootte: jij kiest wie eerst vliegt. Het gat is twee vakken verder. Vertrek van deze planeet, Rood eerst.
order-praise = Rood vloog 1, Blauw vloog 2, recht het gat in.
order-mistake-1 = Blauw vloog 1 en jouw schip 2, het gat in. Neem de zet terug: je eigen schip eerst.
order-mistake-2 = Veilig, maar op de gemarkeerde planeet is een blauw schip te vangen.

join-text = Je hebt nog geen blauw schip in je macht. Vlieg met je grote schip één vak, naar de planeet van Blauw.
join-mistake-1 = Zo sta je ook bij Blauw, maar verder van het gat. Neem de andere planeet.
join-mistake-2 = Daar heb je nog geen schip. Vlieg er eerst met een schip naartoe.

second-turn-text = Je hebt twee fiches. Na je beurt koopt een fiche meteen een tweede beurt. Vertrek van de gedeelde planeet voordat Blauw iets kan doen!
second-turn-praise = Blauw had geen schijn van kans. Eén fiche per ronde, en een betaald fiche is weg.
second-turn-mistake-1 = Dan vliegt Blauw eerst weg. Betaal een fiche: het schip van Blauw staat twee vakken voor het gat.
second-turn-mistake-2 = Een tweede beurt, maar op de verkeerde planeet. Neem de planeet die je met Blauw deelt.

rescue-text = Gevaar: nu komt Blauw. Je kleine schip zou als derde vliegen, het gat in. Een fiche brengt ook één schip alleen één vak verder. Red het!
rescue-praise = Gered! Je mag ook vóór je eigen beurt betalen, telkens als het je gevraagd wordt.
rescue-mistake-1 = Blauw vertrekt van zijn planeet: groot 1, middelgroot 2, jouw kleine 3, het gat in.
rescue-mistake-2 = Dat schip was veilig. Het kleine naast Blauw is in gevaar.

placing-text = Een echt spel begint met om de beurt plaatsen, nooit twee van één grootte op een planeet. Plaats je laatste vlak achter een gat: ver van het volgende.
placing-praise = Goed geplaatst: zes vakken tot het volgende gat.
placing-mistake-1 = Er staat al een groot schip. Tijdens het plaatsen één van elke grootte.
placing-mistake-2 = Niemand begint in een zwart gat. Kies een planeet.
placing-mistake-3 = Eén vlucht daarvandaan eindigt in het gat. Kies een planeet vlak achter een gat.

win-text = Blauw heeft nog één schip. Als derde valt het in het gat. Vertrek van de planeet, kies de volgorde en win!
win-praise = De vloot van Blauw is weg. Je wint!
win-mistake-1 = Blauw vloog als tweede en ontsnapte; jij vloog als derde. Laat je middelgrote schip vóór dat van Blauw vliegen.
win-mistake-2 = Veilig, maar Blauw ontsnapt. Zijn laatste schip staat bij het jouwe.

cadet-text = Je weet nu alles. Met drie of meer spelers tellen de schepen die je overhoudt: groot 4, middelgroot 3, klein 1. Speel nu tegen een Cadet!

## exercises

win-in-one-text = Win in één zet. Blauw heeft nog maar één schip. Welke planeet, en wie vliegt wanneer?
win-in-one-hint = Drie middelgrote schepen, en het gat is drie vakken verder. Blauw moet de derde zijn.
win-in-one-mistake-1 = Nu is een schip van jou de derde. Stuur je beide schepen vóór dat van Blauw.
win-in-one-mistake-2 = Dat schip valt zelf in het gat.

save-your-ship-text = Red je schip. Jij bent geweest, nu komt Blauw. Eén fiche, één stap: daarna mag Blauw geen schip van jou meer het gat in kunnen sturen.
save-your-ship-hint = Op welke planeet met een blauw schip zou er een van jou in een gat eindigen?
save-your-ship-mistake-1 = Nu staan er drie schepen, maar je middelgrote vliegt nog steeds als tweede, het gat in.
save-your-ship-mistake-2 = Kijk waar je schepen heen zouden vliegen als Blauw van elk van zijn planeten vertrekt.
save-your-ship-mistake-3 = Dat liep geen gevaar: het gat is er nog ver vandaan.

two-at-once-text = Win in deze beurt. Blauw heeft twee schepen; jij hebt een fiche voor een tweede beurt.
two-at-once-hint = Beide blauwe schepen staan twee vakken voor een gat. In elke groep moeten ze als tweede vliegen.
two-at-once-mistake-1 = Jouw schip vloog als tweede. Stuur eerst je eigen schip.
two-at-once-mistake-2 = Eén blauw schip is weg, en één is er nog. Het fiche koopt meteen een tweede beurt.
