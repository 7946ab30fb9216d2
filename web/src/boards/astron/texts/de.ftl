### Das Brett von Astron

astron-board = Fenster über der Sternenkarte
astron-head = Runde { $round } · Schritt { $base } von { $last }
astron-gameOver = SPIEL AUS

astron-ship-at = Schiff { $ship }, { $player }, in { $place }, { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 }

astron-target = { $action }, nach { $place }
astron-next = Punkte für das nächste Schiff, das landet
astron-hand = Deine Karten
astron-mustDiscard = Keine Karte ist spielbar: lege eine ab
astron-noCards = Keine Karten
astron-play = Spielen
astron-left = ◀ Links
astron-right = Rechts ▶
astron-discard = Ablegen
astron-pass = Passen
astron-ships = Schiffe
astron-ship = Schiff
astron-points = Punkte
astron-stations = Stationen
astron-cards = Karten
astron-grounded = sitzt fest

astron-status-finished = auf Saturn
astron-status-comet = vom Kometen zerstört
astron-status-rings = in den Ringen verloren

astron-team = Mannschaft { $n } ({ $count ->
    [one] Schiff
   *[other] Schiffe
 } { $ships }): { $score }
astron-teamAverage = { astron-team } im Schnitt
astron-piles = Stapel { $pile } · Ablage { $discards }

astron-card-forward = Vorwärts { $n }
astron-card-backward = Rückwärts { $n }
astron-card-sideways = Seitwärts { $n }
astron-card-upheaval = Kosmischer Umsturz { $n }

astron-hint-straight = Schiffe fliegen gerade: vorwärts, rückwärts oder seitwärts.
astron-hint-otherCard = { $card } führt nicht dorthin: Wähle ein markiertes Feld oder eine andere Karte.
astron-hint-pick = Wähle eine Karte oder ein markiertes Feld.

astron-banner-shuffled = Die Ablage wird gemischt
astron-banner-round = Runde { $n }
astron-banner-passes = Schiff { $ship } passt
astron-banner-finished = Schiff { $ship } hat Saturn erreicht!
astron-banner-over = Spielende

astron-say-base = Runde { $round }. Die Karte steht auf Schritt { $base } von { $last }.
astron-say-ship = Schiff { $ship } in { $place }: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 }, Stationen { $stations }.
astron-say-grounded = Schiff { $ship } sitzt in { $place } fest: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 }, Stationen { $stations }.
astron-say-away = Schiff { $ship } ist nicht im Fenster: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
 }, Stationen { $stations }.
astron-say-scenery = { $kind }: { $places }.
astron-say-hand = Deine Karten: { $cards }.
astron-say-hand-of = Karten von { $name }: { $cards }.

astron-kind-take-off-space = Startfelder
astron-kind-space-station = Raumstationen
astron-kind-meteor-stream = Meteorströme
astron-kind-cosmic-ray-shower = Strahlenschauer
astron-kind-electronic-blackout = Funkstille
astron-kind-asteroid = Asteroiden
astron-kind-comet = Komet
astron-kind-land-of-planet = Planetenland
astron-kind-stellar-station = Sternstationen
astron-kind-rings = Ringe

astron-do-takeOff = Von { $column } starten
astron-do-dodge-left = Nach links ausweichen
astron-do-dodge-right = Nach rechts ausweichen
astron-do-discard = { $card } ablegen
astron-do-left = { $card }, nach links
astron-do-right = { $card }, nach rechts

astron-hint-dodge = Dein Schiff muss ausweichen: tippe auf einen Pfeil.
astron-hint-takeOff = Karten gibt es nach dem Start: tippe auf ein Startfeld.

astron-end-map = Die Karte ist zu Ende.
astron-end-nobody = Kein Schiff ist mehr im Spiel.
astron-share-landed = { $n } { $n ->
    [one] Landung auf einer Station
   *[other] Landungen auf Stationen
 }
astron-share-survived = Bis zum Ende überlebt
astron-share-hazards = { $n } { $n ->
    [one] Gefahr
   *[other] Gefahren
 }
astron-share-bad-landings = { $n } { $n ->
    [one] Bruchlandung
   *[other] Bruchlandungen
 }
astron-share-waited = { $n } { $n ->
    [one] aufgegebene Karte
   *[other] aufgegebene Karten
 }

astron-aim = Fliege mit deinen Karten über die Landschaft, die auf dich zugleitet. Lande auf den Stationen, meide die Gefahren und bleib auf der Karte.
astron-scoring = Jede Station, auf der du landest, bringt ihre Punkte, bis zum Ende zu überleben einen dazu. Gefahren, Bruchlandungen und aufgegebene Karten kosten Punkte. Die meisten Punkte gewinnen.

astron-place = Spalte { $column }, Reihe { $row }
astron-numbered = { $place } (Nummer { $n })
astron-none = keine

astron-setup-ship = Schiff { $ship }
astron-setup-way = Das Schiff
astron-setup-flying = fliegt
astron-setup-ready = vor dem Start
astron-setup-aloft = im Fenster, { $place }
astron-setup-place = Wo es ist
astron-setup-landed = Stationen (1 bis 8)
astron-setup-none = keine
astron-setup-base = Schritte der Karte
astron-setup-hiddenCard = eine verdeckte Karte
astron-setup-discards = Abgelegte Karten
astron-setup-pile = Der Stapel ist verdeckt
astron-setup-turn = Wer am Zug ist, falls ein anderes Schiff entscheidet
astron-setup-same = das Schiff, das entscheidet
astron-setup-teams = Mannschaften
astron-setup-noTeams = keine
astron-setup-phase-take-off = Start
astron-setup-phase-deal = eine Karte wird ausgeteilt
astron-setup-phase-play = eine Karte wird gespielt
astron-setup-phase-dodge = ein Schiff wird verdrängt
astron-setup-phase-over = das Spiel ist aus
