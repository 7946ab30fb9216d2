### Het bord van Zylatron

zylatron-galaxy = Het heelal
zylatron-point = { $point }: { $what }
zylatron-nothing = leeg
zylatron-zoomIn = Inzoomen
zylatron-zoomOut = Uitzoomen
zylatron-whole = Het hele heelal, of terug naar huis
zylatron-close = Sluiten
zylatron-goHere = { $piece }: ga hierheen
zylatron-damaged = beschadigd

zylatron-colour-red = Rood
zylatron-colour-blue = Blauw
zylatron-colour-green = Groen
zylatron-colour-yellow = Geel

zylatron-nobody = niemand

zylatron-kind-battle-star = Gevechtsster
zylatron-kind-star-fighter = Sterrenjager
zylatron-kind-warrior = Krijger
zylatron-kind-missile = Krillraket

zylatron-card-hit = RAAK
zylatron-card-miss = MIS
zylatron-card-damage = SCHADE

zylatron-condition-working = werkt
zylatron-condition-damaged = beschadigd
zylatron-condition-destroyed = vernietigd

zylatron-verb-begin = Bewegen
zylatron-verb-fire = Schieten
zylatron-verb-launch = Lanceren
zylatron-verb-beam = Beamen
zylatron-verb-shift = Verplaatsen
zylatron-verb-repair = Repareren
zylatron-verb-load = Laden
zylatron-verb-dock = Aan boord
zylatron-verb-drop = Afzetten
zylatron-verb-onto = Erop
zylatron-verb-target = Doelwit
zylatron-verb-rebuild = Herbouwen
zylatron-verb-end = Einde beurt

zylatron-prompt-over = Het spel is afgelopen.
zylatron-prompt-wait = { $colour } is aan de beurt.
zylatron-prompt-act = Tik op een van je stukken. Zetten over: { $n }
zylatron-prompt-order = Kies wat het moet doen. Zetten over: { $n }
zylatron-prompt-moved = Alle zetten zijn gedaan: schiet, beam, koop of beëindig de beurt.
zylatron-prompt-end = Er is niets meer te doen: beëindig de beurt.
zylatron-prompt-mover = { $piece } is aan zet: nog { $n } { $n ->
    [one] stap
   *[other] stappen
 }. Tik op een gemarkeerd punt.
zylatron-prompt-join = { $piece } staat op een eigen stuk: laad het of ga er aan boord.
zylatron-prompt-fire = { $piece } schiet: tik op het doelwit.
zylatron-prompt-launch = { $piece } is gelanceerd: tik waar de ontploffing komt.
zylatron-prompt-beam = Waarheen wordt { $piece } gebeamd?
zylatron-prompt-shift = Waarop wordt { $piece } verplaatst?
zylatron-prompt-buy = Waar komt het nieuwe stuk ({ $piece })?
zylatron-prompt-pick = Tik op de planeet die je wilt.
zylatron-prompt-card = Er wordt een schotkaart getrokken.

zylatron-round = Ronde { $round } van { $last }
zylatron-money = Zys
zylatron-moneyOf = { $n } { $n ->
    [one] Zy
   *[other] Zys
 }
zylatron-zylonCard = heeft de Zylonkaart
zylatron-heldBy = veroverd door { $colour }
zylatron-out = uitgeschakeld
zylatron-factories = Fabrieken
zylatron-bank = Bank
zylatron-lostOf = { $n } in de bank
zylatron-strikes = Schotkaarten over
zylatron-sheet = Bereik en prijzen

zylatron-sheet-moves = zetten
zylatron-sheet-laser = laser
zylatron-sheet-pegs = plekken
zylatron-sheet-more = Beamen { $beam } · ontploffing { $blast } · fabriek { $price }

zylatron-banner-picks = { $colour } kiest een planeet
zylatron-banner-turn = { $colour } · ronde { $n }
zylatron-banner-reshuffled = Schotkaarten opnieuw geschud
zylatron-banner-income = { $colour }: +{ $n } { $n ->
    [one] Zy
   *[other] Zys
 }
zylatron-banner-zylon = { $colour } neemt de Zylonkaart!
zylatron-banner-captured = { $other } neemt het hoofdkwartier van { $colour } in!
zylatron-banner-inherits = { $colour } heeft geen Krijger: { $other } erft
zylatron-banner-deserted = { $colour } is uitgeschakeld
zylatron-banner-wins = { $colour } heerst over het heelal!
zylatron-banner-rounds = { $n ->
    [one] 1 ronde is
   *[other] { $n } ronden zijn
 } voorbij

zylatron-say-turn = { $colour } is aan de beurt, ronde { $round }. Zetten over: { $moves }.
zylatron-say-mover = { $piece } is aan zet, nog { $n } { $n ->
    [one] stap
   *[other] stappen
 }.
zylatron-say-player = { $colour } heeft { $money } { $money ->
    [one] Zy
   *[other] Zys
 }; verloren stukken: { $lost }.
zylatron-say-out = { $colour } is uitgeschakeld.
zylatron-say-pieces = Stukken van { $colour }: { $pieces }.
zylatron-say-at = { $what }: { $point }
zylatron-say-factory = { $name }: { $condition }
zylatron-say-factories = Fabrieken: { $factories }.
zylatron-say-zylon = De Zylonkaart is van { $colour }.

zylatron-group-begin = Een stuk bewegen
zylatron-group-go = Naar een punt gaan
zylatron-group-load = Laden
zylatron-group-dock = Aan boord gaan
zylatron-group-drop = Afzetten
zylatron-group-fire = Schieten
zylatron-group-target = Doelwit kiezen
zylatron-group-launch = Lanceren
zylatron-group-detonate = Ontploffen
zylatron-group-beam = Beamen
zylatron-group-to = Naar beneden beamen
zylatron-group-shift = Verplaatsen
zylatron-group-onto = Erop
zylatron-group-buy = Kopen
zylatron-group-at = Neerzetten
zylatron-group-repair = Repareren
zylatron-group-rebuild = Herbouwen
zylatron-group-pick = Een planeet kiezen
zylatron-group-end = Einde beurt

zylatron-do-begin = { $what } bewegen
zylatron-do-go = Naar { $what }
zylatron-do-load = { $what } laden
zylatron-do-dock = Aan boord van { $what }
zylatron-do-drop = { $what } afzetten
zylatron-do-fire = { $what } schiet
zylatron-do-target = Doelwit: { $what }
zylatron-do-launch = { $what } lanceren
zylatron-do-detonate = Ontploffing: { $what }
zylatron-do-beam = { $what } beamen
zylatron-do-to = Naar beneden beamen: { $what }
zylatron-do-shift = { $what } verplaatsen
zylatron-do-onto = Op { $what }
zylatron-do-buy = { $what } kopen
zylatron-do-at = Neerzetten: { $what }
zylatron-do-repair = { $what } repareren
zylatron-do-rebuild = { $what } herbouwen
zylatron-do-pick = De planeet { $what } kiezen
zylatron-do-end = Einde beurt

zylatron-moved = heeft bewogen
zylatron-fired = heeft geschoten

zylatron-share-warriors = { $n } { $n ->
    [one] Krijger op het bord
   *[other] Krijgers op het bord
 }
zylatron-share-factories = { $n } { $n ->
    [one] fabriek die nog staat
   *[other] fabrieken die nog staan
 }

zylatron-aim = Neem de hoofdkwartieren van de anderen in: een Krijger van jou moet erop lopen. Je hebt drie zetten per beurt; dragers vliegen Krijgers naar de overkant, lasers en Krillraketten maken de weg vrij.
zylatron-scoring = De laatste speler die over is, wint. Na de laatste ronde telt elke Krijger op het bord en elke fabriek die nog staat voor één.

zylatron-pieceOf = { $kind } { $n } van { $colour }
zylatron-pieceFree = { $kind } { $n }
zylatron-factoryAt = fabriek van { $colour } { $place ->
    [home] thuis
    [moon] op de maan
   *[zylon] op Zylon
 }
zylatron-spot-headquarters = het hoofdkwartier op { $body }
zylatron-spot-middle = het midden van { $body }
zylatron-spot-on = op { $body }, { $side }
zylatron-spot-beside = naast { $body }, { $side }
zylatron-spot-space = in de ruimte, het dichtst bij { $body }, { $side }
zylatron-body-zylon = Zylon
zylatron-body-planet-upper-left = de planeet linksboven
zylatron-body-planet-upper-right = de planeet rechtsboven
zylatron-body-planet-lower-right = de planeet rechtsonder
zylatron-body-planet-lower-left = de planeet linksonder
zylatron-body-moon-upper-left = de maan linksboven
zylatron-body-moon-upper-right = de maan rechtsboven
zylatron-body-moon-lower-right = de maan rechtsonder
zylatron-body-moon-lower-left = de maan linksonder
zylatron-side-right = rechts
zylatron-side-upper-right = rechtsboven
zylatron-side-above = boven
zylatron-side-upper-left = linksboven
zylatron-side-left = links
zylatron-side-lower-left = linksonder
zylatron-side-below = onder
zylatron-side-lower-right = rechtsonder

zylatron-setup-piece = { $kind }, { $colour }
zylatron-setup-hurt = Schade
zylatron-setup-factory = Fabriek: werkt, beschadigd, vernietigd
zylatron-setup-way = Op een stuk dat er al staat, komt een nieuw
zylatron-setup-carrier = op het stuk dat alle andere draagt
zylatron-setup-top = op het bovenste stuk
zylatron-setup-stack = De laatst aangeklikte stapel: lading tussen haakjes, ! voor schade
zylatron-setup-moves = Zetten over
zylatron-setup-zylon = De Zylonkaart
zylatron-setup-mover = Wie aan zet is, met stappen over: rf1:3
zylatron-setup-subject = Het stuk van een halve handeling: rw1
zylatron-setup-target = Het doelwit dat op een kaart wacht: bf2 of blue-moon
zylatron-setup-blast = Waar een Krillraket ontploft: 28,14
zylatron-setup-ruins = Vernietigde fabrieken: red-home, blue-moon
zylatron-setup-hurtOnes = Beschadigde fabrieken: red-zylon
zylatron-setup-of = Ronden in totaal
zylatron-setup-lacked = Had geen Krijger toen de beurt begon
zylatron-setup-half = Halve prijzen
zylatron-setup-touch = Een aangeraakt stuk moet bewegen
zylatron-setup-planet = Planeet
zylatron-setup-noPlanet = nog niet gekozen
zylatron-setup-held = De stukken gehoorzamen
zylatron-setup-remover = Wie de laatste Krijger wegnam
zylatron-setup-phase-pick = planeten worden gekozen
zylatron-setup-phase-act = een beurt
zylatron-setup-phase-join = een stuk is bij een eigen stuk aangekomen
zylatron-setup-phase-leave = een stuk heeft een ander afgezet
zylatron-setup-phase-fire = een doelwit wordt genoemd
zylatron-setup-phase-launch = een Krillraket wordt gelanceerd
zylatron-setup-phase-beam = een stuk wordt gebeamd
zylatron-setup-phase-shift = lading wordt verplaatst
zylatron-setup-phase-buy = een stuk wordt gekocht
zylatron-setup-phase-card = een schotkaart wordt getrokken
zylatron-setup-phase-over = het spel is afgelopen
zylatron-corner-top-left = linksboven
zylatron-corner-top-right = rechtsboven
zylatron-corner-bottom-right = rechtsonder
zylatron-corner-bottom-left = linksonder
