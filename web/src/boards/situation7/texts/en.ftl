### The board of Situation 7
###
### $at: places as a list
### $clock: seconds
### $goals: names of objectives as a list
### $green: the points of Green
### $kind: rockets, satellites or astronauts
### $all: how many pieces an area has
### $parts: areas as situation7-say-part says them, as a list
### $left: how many are left
### $n: a number that is counted
### $name: a piece, a place or an area by what is drawn there: Jupiter, upper left
### $open: places as a list
### $side: Yellow or Green
### $state: what stands at a place
### $tempo: a way to play, as situation7-tempo-... names it
### $yellow: the points of Yellow

situation7-board = The round puzzle
situation7-yellow = Yellow
situation7-green = Green
situation7-tray = Your pieces
situation7-left = { $n } left
situation7-piece = { $name }
situation7-pieceFits = { $name }: fits now
situation7-location = { $name }: { $state }

situation7-held-yellow = held by Yellow
situation7-held-green = held by Green

situation7-openToYou = open to you
situation7-emptyPlace = empty

situation7-hint-pick = Pick a piece first, or drag it here.
situation7-hint-press = Now press its place on the board.
situation7-hint-drag = Drag a piece to its place, or pick it and press the place.
situation7-hint-ready = Drag a piece to its place, or set an astronaut: press it below, then one of your pieces.
situation7-hint-astronaut = Now press one of your marked pieces.

situation7-otherCut = This board is cut in its own way and has no picture here; play from the list of moves.
situation7-pieces = { $n } { $n ->
    [one] piece
   *[other] pieces
 }
situation7-clock = { $clock } s
situation7-hasPassed = has passed

situation7-kit-rocket = Rockets
situation7-kit-satellite = Satellites
situation7-kit-astronaut = Astronauts

situation7-ready = ready
situation7-notReady = no base
situation7-setAstronaut = Set an astronaut ({ $n } left)
situation7-sectors = { $n } { $n ->
    [one] sector
   *[other] sectors
 }
situation7-share-planet = Planets
situation7-share-station = Man-made objects
situation7-share-circle = Circles
situation7-share-base = Bases
situation7-found = Place whatever fits first
situation7-pass = Pass: agree to end

situation7-banner-ready-rocket = { $side }'s rockets are ready
situation7-banner-ready-satellite = { $side }'s satellites are ready
situation7-banner-ready-astronaut = { $side }'s astronauts are ready
situation7-banner-passed = { $side } passes
situation7-banner-skipped = { $side } has nowhere to go
situation7-banner-searching = { $side } takes what fits
situation7-banner-clock = { $side }: { $clock } s
situation7-banner-waited = { $side } waits until { $clock } s
situation7-banner-timeUp = Time is up
situation7-banner-over = Game over: Yellow { $yellow }, Green { $green }

situation7-tempo-alternate = in turns
situation7-tempo-live = live
situation7-tempo-race = race

situation7-say-head = { $n ->
    [one] 1 place is
   *[other] { $n } places are
 } empty. Tempo: { $tempo }.
situation7-say-land = { $side } holds { $n } { $n ->
    [one] piece
   *[other] pieces
 }.
situation7-say-ready = { $side }, { $kind }: ready, { $left } left.
situation7-say-notReady = { $side }, { $kind }: not ready, { $left } left.
situation7-say-goals = { $side } scores: { $goals }.
situation7-say-open = Open to { $side }: { $open }.

situation7-goal-Sun = Sun
situation7-goal-Mercury-and-Venus = Mercury and Venus
situation7-goal-Earth-and-Mars = Earth and Mars
situation7-goal-Jupiter = Jupiter
situation7-goal-Saturn = Saturn
situation7-goal-Uranus = Uranus
situation7-goal-Neptune-and-Pluto = Neptune and Pluto
situation7-goal-Relay-Station = Relay Station
situation7-goal-Observatory = Observatory
situation7-goal-Solar-Laboratory = Solar Laboratory
situation7-goal-Solar-Collector = Solar Collector
situation7-goal-Repair-Dock = Repair Dock
situation7-goal-Fuel-Depot = Fuel Depot
situation7-goal-West-Beacon = West Beacon
situation7-goal-East-Beacon = East Beacon
situation7-goal-yellow-rocket-base = Rocket base
situation7-goal-green-rocket-base = Rocket base
situation7-goal-yellow-satellite-base = Satellite base
situation7-goal-green-satellite-base = Satellite base
situation7-goal-yellow-astronaut-base = Astronaut base
situation7-goal-green-astronaut-base = Astronaut base
situation7-goal-Circle-75-east = Circle east
situation7-goal-Circle-75-west = Circle west
situation7-goal-Circle-50-east = Circle east
situation7-goal-Circle-50-west = Circle west
situation7-goal-Circle-25-east = Circle east
situation7-goal-Circle-25-west = Circle west

situation7-do-place = Place { $name }
situation7-do-launch = Launch to { $name }
situation7-do-astronaut = Astronaut on { $name }
situation7-do-wanted = Search for { $name }
situation7-do-found = Place whatever fits first
situation7-do-pass = Pass: agree to end

situation7-usedUp = used up

situation7-aim = Lay pieces of the puzzle next to your land and complete planets, stations and bases before the other side does. Finished bases let you launch rockets and satellites and set astronauts.
situation7-scoring = What you hold wholly counts the points printed on it; the sun most. When nothing more can be laid, most points win.

situation7-zoomIn = Larger
situation7-zoomOut = Smaller

situation7-say-parts = { $side } has begun: { $parts }.
situation7-say-part = { $name }, { $n } of { $all }
situation7-say-standing = { $side }, { $kind }: ready, { $left } left; on the board: { $at }.

situation7-setup-piece = { $side }: a piece
situation7-setup-rocket = { $side }: a piece with a rocket
situation7-setup-satellite = { $side }: a piece with a satellite
situation7-setup-astronaut = { $side }: a piece with an astronaut
situation7-setup-both = both sides
situation7-setup-tempo = Played
situation7-setup-next = Who is next on the other side
situation7-setup-sun = First on the sun
situation7-setup-last = Who acted last in the race
situation7-setup-limit = Time limit in minutes
situation7-setup-open = Open places before a piece was found
situation7-setup-agree = The game ends when both sides pass
situation7-setup-clocks = Clock in milliseconds
situation7-setup-times = Time for a piece, in percent
situation7-setup-phase-start = the clocks are set
situation7-setup-phase-play = a side acts
situation7-setup-phase-find = a piece is found
situation7-setup-phase-wanted = time for a wanted piece
situation7-setup-phase-found = time for a found piece
situation7-setup-phase-over = the game is over
# headings of moves, when there are many
situation7-group-place = Lay a piece
situation7-group-wanted = Search for a piece
situation7-group-launch = Launch
situation7-group-astronaut = Post an astronaut
