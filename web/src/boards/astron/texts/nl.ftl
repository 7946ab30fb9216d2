### Het bord van Astron

astron-board = Venster op de ruimtekaart
astron-head = Ronde { $round } · stap { $base } van { $last }
astron-gameOver = SPEL UIT

astron-ship-at = Schip { $ship }, { $player }, in { $place }, { $points } { $points ->
    [one] punt
   *[other] punten
 }

astron-target = { $action }, naar { $place }
astron-next = Punten voor het volgende schip dat landt
astron-hand = Je hand
astron-mustDiscard = Geen kaart is speelbaar: leg er een af
astron-noCards = Geen kaarten
astron-play = Spelen
astron-left = ◀ Links
astron-right = Rechts ▶
astron-discard = Afleggen
astron-pass = Passen
astron-ships = Schepen
astron-ship = Schip
astron-points = Punten
astron-stations = Stations
astron-cards = Kaarten
astron-grounded = aan de grond

astron-status-finished = op Saturnus
astron-status-comet = vernietigd door de komeet
astron-status-rings = vernietigd door de ringen

astron-team = Team { $n } ({ $count ->
    [one] schip
   *[other] schepen
 } { $ships }): { $score }
astron-teamAverage = { astron-team } gemiddeld
astron-piles = Stapel { $pile } · afgelegd { $discards }

astron-card-forward = Vooruit { $n }
astron-card-backward = Achteruit { $n }
astron-card-sideways = Opzij { $n }
astron-card-upheaval = Kosmische Omwenteling { $n }

astron-hint-straight = Schepen vliegen in een rechte lijn: vooruit, achteruit of opzij.
astron-hint-otherCard = { $card } leidt daar niet heen: tik op een gemarkeerd vak of een andere kaart.
astron-hint-pick = Kies een kaart of tik op een gemarkeerd vak.

astron-banner-shuffled = De afgelegde kaarten worden geschud
astron-banner-round = Ronde { $n }
astron-banner-passes = Schip { $ship } past
astron-banner-finished = Schip { $ship } heeft Saturnus bereikt!
astron-banner-over = Het spel is afgelopen

astron-say-base = Ronde { $round }. De ruimtekaart is bij stap { $base } van { $last }.
astron-say-ship = Schip { $ship } in { $place }: { $points } { $points ->
    [one] punt
   *[other] punten
 }, stations { $stations }.
astron-say-grounded = Schip { $ship } zit aan de grond in { $place }: { $points } { $points ->
    [one] punt
   *[other] punten
 }, stations { $stations }.
astron-say-away = Schip { $ship } is niet in het venster: { $points } { $points ->
    [one] punt
   *[other] punten
 }, stations { $stations }.
astron-say-scenery = { $kind }: { $places }.
astron-say-hand = Je hand: { $cards }.
astron-say-hand-of = Hand van { $name }: { $cards }.

astron-kind-take-off-space = Startvakken
astron-kind-space-station = Ruimtestations
astron-kind-meteor-stream = Meteorenzwermen
astron-kind-cosmic-ray-shower = Kosmische straling
astron-kind-electronic-blackout = Radiostilte
astron-kind-asteroid = Asteroïden
astron-kind-comet = Komeet
astron-kind-land-of-planet = Land van planeten
astron-kind-stellar-station = Sterrenstations
astron-kind-rings = Ringen

astron-do-takeOff = Opstijgen in { $column }
astron-do-dodge-left = Uitwijken naar links
astron-do-dodge-right = Uitwijken naar rechts
astron-do-discard = { $card } afleggen
astron-do-left = { $card }, naar links
astron-do-right = { $card }, naar rechts

astron-hint-dodge = Je schip moet uitwijken: tik op een pijl.
astron-hint-takeOff = Na het opstijgen worden er kaarten gedeeld: tik op een startvak.

astron-end-map = De ruimtekaart is ten einde.
astron-end-nobody = Er speelt geen schip meer mee.
astron-share-landed = { $n } { $n ->
    [one] landing op een station
   *[other] landingen op stations
 }
astron-share-survived = Tot het einde overleefd
astron-share-hazards = { $n } { $n ->
    [one] gevaar
   *[other] gevaren
 }
astron-share-bad-landings = { $n } { $n ->
    [one] slechte landing
   *[other] slechte landingen
 }
astron-share-waited = { $n } { $n ->
    [one] kaart afgelegd
   *[other] kaarten afgelegd
 }

astron-aim = Vlieg met je kaarten over de ruimtekaart die naar je toe schuift. Land op de stations, blijf weg van de gevaren en blijf op de ruimtekaart.
astron-scoring = Elk station waarop je landt, levert zijn punten op, overleven tot het einde nog één. Gevaren, slechte landingen en kaarten die je moet afleggen, kosten punten. Wie de meeste punten heeft, wint.

astron-place = kolom { $column }, rij { $row }
astron-numbered = { $place } (nummer { $n })
astron-none = geen

astron-setup-ship = Schip { $ship }
astron-setup-way = Het schip
astron-setup-flying = vliegt
astron-setup-ready = voor het opstijgen
astron-setup-aloft = in het venster, { $place }
astron-setup-place = Waar het is
astron-setup-landed = Stations (1 t/m 8)
astron-setup-none = geen
astron-setup-base = Stappen van de ruimtekaart
astron-setup-hiddenCard = een verborgen kaart
astron-setup-discards = Afgelegde kaarten
astron-setup-pile = De stapel is verborgen
astron-setup-turn = Wie aan de beurt is, als een ander schip beslist
astron-setup-same = het schip dat beslist
astron-setup-teams = Teams
astron-setup-noTeams = geen
astron-setup-phase-take-off = opstijgen
astron-setup-phase-deal = er wordt een kaart gedeeld
astron-setup-phase-play = er wordt een kaart gespeeld
astron-setup-phase-dodge = een schip wordt verdreven
astron-setup-phase-over = het spel is afgelopen
