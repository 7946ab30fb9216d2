### The board of Astron
###
### $action: what a press on a space does
### $base: the step of the base
### $card: a card as astron-card-... names it
### $cards: cards as a list
### $column: the number of a column
### $count: how many ships a team has
### $discards: how many cards are discarded
### $kind: a kind of scenery as astron-kind-... names it
### $last: the last step of the base
### $n: the number on a card, of a round or a team
### $pile: how many cards the pile has
### $place: a space as astron-place says it
### $column, $row: as at the edge of the board
### $places: spaces as a list
### $player: the name of a player
### $points: how many points
### $round: the number of the round
### $score: the points of a team
### $ship: the number of a ship
### $ships: numbers of ships as a list
### $stations: numbers of stations as a list

astron-board = Window over the base
astron-head = Round { $round } · step { $base } of { $last }
astron-gameOver = GAME OVER

astron-ship-at = Ship { $ship }, { $player }, in { $place }, { $points } { $points ->
    [one] point
   *[other] points
 }

astron-target = { $action }, to { $place }
astron-next = Points for the next ship that lands
astron-hand = Your hand
astron-mustDiscard = No card can be played: discard one
astron-noCards = No cards
astron-play = Play
astron-left = ◀ Left
astron-right = Right ▶
astron-discard = Discard
astron-pass = Pass
astron-ships = Ships
astron-ship = Ship
astron-points = Points
astron-stations = Stations
astron-cards = Cards
astron-grounded = grounded

astron-status-finished = at Saturn
astron-status-comet = lost to the comet
astron-status-rings = lost to the rings

astron-team = Team { $n } ({ $count ->
    [one] ship
   *[other] ships
 } { $ships }): { $score }
astron-teamAverage = { astron-team } on average
astron-piles = Pile { $pile } · discards { $discards }

astron-card-forward = Forwards { $n }
astron-card-backward = Backwards { $n }
astron-card-sideways = Sideways { $n }
astron-card-upheaval = Cosmic Upheaval { $n }

astron-hint-straight = Ships fly straight: forwards, backwards or sideways.
astron-hint-otherCard = { $card } does not lead there: press a marked space, or another card.
astron-hint-pick = Pick a card or press a marked space.

astron-banner-shuffled = The discards are shuffled
astron-banner-round = Round { $n }
astron-banner-passes = Ship { $ship } passes
astron-banner-finished = Ship { $ship } has reached Saturn!
astron-banner-over = Game over

astron-say-base = Round { $round }. The base is at step { $base } of { $last }.
astron-say-ship = Ship { $ship } in { $place }: { $points } { $points ->
    [one] point
   *[other] points
 }, stations { $stations }.
astron-say-grounded = Ship { $ship } is grounded in { $place }: { $points } { $points ->
    [one] point
   *[other] points
 }, stations { $stations }.
astron-say-away = Ship { $ship } is not in the window: { $points } { $points ->
    [one] point
   *[other] points
 }, stations { $stations }.
astron-say-scenery = { $kind }: { $places }.
astron-say-hand = Your hand: { $cards }.
# $name: somebody else, in a game that is looked back at
astron-say-hand-of = Hand of { $name }: { $cards }.

astron-kind-take-off-space = Take-off spaces
astron-kind-space-station = Space stations
astron-kind-meteor-stream = Meteor streams
astron-kind-cosmic-ray-shower = Cosmic ray showers
astron-kind-electronic-blackout = Electronic blackouts
astron-kind-asteroid = Asteroids
astron-kind-comet = Comet
astron-kind-land-of-planet = Land of planets
astron-kind-stellar-station = Stellar stations
astron-kind-rings = Rings

astron-do-takeOff = Take off from { $column }
astron-do-dodge-left = Dodge to the left
astron-do-dodge-right = Dodge to the right
astron-do-discard = Discard { $card }
astron-do-left = { $card }, to the left
astron-do-right = { $card }, to the right

astron-hint-dodge = Your ship must give way: press an arrow.
astron-hint-takeOff = Cards are dealt after take-off: press a take-off space.

astron-end-map = The map has come to its end.
astron-end-nobody = No ship is in play any more.
astron-share-landed = { $n } { $n ->
    [one] landing on a station
   *[other] landings on stations
 }
astron-share-survived = Survived to the end
astron-share-hazards = { $n } { $n ->
    [one] hazard
   *[other] hazards
 }
astron-share-bad-landings = { $n } { $n ->
    [one] bad landing
   *[other] bad landings
 }
astron-share-waited = { $n } { $n ->
    [one] card given up
   *[other] cards given up
 }

astron-aim = Fly with your cards over the map that slides towards you. Land on the stations, keep clear of the hazards, and stay on the map.
astron-scoring = Each station you land on brings its points, surviving to the end one more. Hazards, bad landings and cards you give up cost points. Most points win.

astron-place = column { $column }, row { $row }
astron-numbered = { $place } (number { $n })
astron-none = none

astron-setup-ship = Ship { $ship }
astron-setup-way = The ship
astron-setup-flying = flies
astron-setup-ready = before take-off
astron-setup-aloft = in the window, { $place }
astron-setup-place = Where it is
astron-setup-landed = Stations (1 to 8)
astron-setup-none = none
astron-setup-base = Steps of the base
astron-setup-hiddenCard = a hidden card
astron-setup-discards = Discarded cards
astron-setup-pile = The pile is hidden
astron-setup-turn = Whose turn it is, if another ship decides
astron-setup-same = the ship that decides
astron-setup-teams = Teams
astron-setup-noTeams = none
astron-setup-phase-take-off = take-off
astron-setup-phase-deal = a card is dealt
astron-setup-phase-play = a card is played
astron-setup-phase-dodge = a ship is pushed aside
astron-setup-phase-over = the game is over
