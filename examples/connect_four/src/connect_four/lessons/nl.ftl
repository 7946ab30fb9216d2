### De lessen van Vier op een rij

## first-game

first-game-title = Vier op een rij

drop-text = Krijg vier gele schijven op een rij: omhoog, opzij of schuin. Laat je eerste schijf in het midden vallen.
drop-otherwise = Dat mag, maar door het midden gaan de meeste rijen van vier. Begin daar.
drop-praise = Hij valt op de laagste vrije plek. Rood legt er een bovenop.

block-text = Rood heeft er drie op een rij. Nog één en Rood wint! Laat je schijf in het gat vallen.
block-praise = Tegengehouden. Let elke beurt op de drietallen van de andere kant.
block-mistake-1 = Nu gooit Rood in het gat, en dat zijn er vier.

win-text = Nu heb jij er drie. Maak er vier van, aan een van de uiteinden!
win-praise = Vier op een rij: je wint!
win-mistake-1 = Zo krijg je geen rij van vier. Voeg links of rechts een gele schijf toe.

cadet-text = Meer is het niet. Speel nu tegen een Cadet!

## exercises

diagonal-text = Win met één schijf. Kijk naar de diagonalen.
diagonal-hint = Drie gele schijven klimmen op vanuit de hoek linksonder.
diagonal-mistake-1 = Dat is één kolom te ver. De diagonaal gaat verder in de kolom ervoor.
