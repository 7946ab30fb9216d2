### SITUATION 7 in English: what the meta and the sheet call otherwise

## Plain words for people. $kind: sector, base, sun, planet, station or circle; $name: the name of a goal, or the number of a piece; $points, $yellow_points, $green_points: numbers; $side: where it lies, or a side, or you; $owner, $opponent, $acting, $player, $yellow, $green: players, or you; $equipment: rocket, satellite or astronaut; $form: part, beside, line, whole or code; $area: see phrase-goal; $nth: counted from the left; $location: see phrase-location; $goal: see phrase-goal; $count: a number; $time, $clock, $other_clock: seconds; $rockets, $satellites, $rocket_gap, $satellite_gap, $astronaut_gap: numbers

name-Sun = Sun
    .area = the sun
name-Relay-Station = Relay Station
    .area = the Relay Station
name-Observatory = Observatory
    .area = the Observatory
name-Solar-Laboratory = Solar Laboratory
    .area = the Solar Laboratory
name-Solar-Collector = Solar Collector
    .area = the Solar Collector
name-Repair-Dock = Repair Dock
    .area = the Repair Dock
name-Fuel-Depot = Fuel Depot
    .area = the Fuel Depot
name-West-Beacon = West Beacon
    .area = the West Beacon
name-East-Beacon = East Beacon
    .area = the East Beacon
name-upper-right = upper right
name-top = top
name-bottom = bottom
name-left = left
name-right = right
name-east = east
name-west = west
name-upper-left = upper left
name-lower-left = lower left
name-lower-right = lower right
name-right-above = right, above
name-above-right = above, right
name-above-left = above, left
name-left-above = left, above
name-left-below = left, below
name-below-left = below, left
name-below-right = below, right
name-right-below = right, below
name-inner = inner
name-middle = middle
name-outer = outer
phrase-goal = { $kind ->
    [sector] the { $name } sector ({ $side })
    [base] { $owner ->
        [you] your { $equipment } base
       *[other] { $owner }'s { $equipment } base
     }
    [circle] the circle of { $points } in the { $side }
   *[other] { NAME($name, form: "area") }
 }
    .whole = { $kind ->
        [circle] the circle of { $points }, in the { $side }
       *[other] { NAME($name, form: "area") }
     }
phrase-location = { $form ->
    [part] { $area }, { $side }
    [beside] the piece { $side ->
        [top] above
        [bottom] below
        [left] left of
        [right] right of
       *[other] to the { $side } of
     } { $area }
    [line] { $owner ->
        [you] your base line
       *[other] { $owner }'s base line
     }, { $nth ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [one] number { $nth }
       *[other] number { $nth }
     } from the left
    [whole] { NAME($area, form: "whole") }
   *[code] piece { $name }
 }
    .subject = { $form ->
        [part] { $area }, { $side },
        [beside] the piece { $side ->
            [top] above
            [bottom] below
            [left] left of
            [right] right of
           *[other] to the { $side } of
         } { $area }
        [line] { $owner ->
            [you] your base line
           *[other] { $owner }'s base line
         }, { $nth ->
            [1] first
            [2] second
            [3] third
            [4] fourth
            [one] number { $nth }
           *[other] number { $nth }
         } from the left,
        [whole] { NAME($area, form: "whole") }
       *[code] piece { $name }
     }
phrase-no-location = nowhere
plain-action-place = { $location }
plain-action-wanted = Look for { $location }
plain-action-launch = { $equipment } to { $location }
plain-action-astronaut = Astronaut on { $location }
plain-action-found = Take whatever fits first
plain-action-pass = Pass

plain-event-piece-placed = { $player ->
    [you] You lay { $location }
   *[other] { $player } lays { $location }
 }
plain-event-launched = { $player ->
    [you] You launch
   *[other] { $player } launches
 } a { $equipment } to { $location }
plain-event-astronaut-set = { $player ->
    [you] You set
   *[other] { $player } sets
 } an astronaut on { $location }
plain-event-goal-held = { $side ->
    [you] You hold
   *[other] { $side } holds
 } { $goal }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }
plain-event-base-ready = { $side ->
    [you] Your
   *[other] { $side }'s
 } { $equipment }s are ready ({ $count })
plain-event-neutralised = Either side may fill { $location } now
plain-event-passed = { $player ->
    [you] You pass
   *[other] { $player } passes
 }
plain-event-skipped = { $side ->
    [you] You have nowhere to go and are skipped
   *[other] { $side } has nowhere to go and is skipped
 }
plain-event-searching = { $player ->
    [you] You take
   *[other] { $player } takes
 } whatever fits first
plain-event-clock-set = { $side ->
    [you] You start
   *[other] { $side } starts
 } at { NUMBER($time) } s
plain-event-time-spent = It takes { $side ->
    [you] you
   *[other] { $side }
 } { NUMBER($time) } s, the clock shows { NUMBER($clock) } s
plain-event-waited = { $side ->
    [you] You have nowhere to go and wait
   *[other] { $side } has nowhere to go and waits
 } until { NUMBER($time) } s
plain-event-time-is-up = The time is up
plain-event-game-ended = The game ends: { $yellow ->
    [you] you
   *[other] { $yellow }
 } { NUMBER($yellow_points) }, { $green ->
    [you] you
   *[other] { $green }
 } { NUMBER($green_points) }

plain-refusal-game-over = The game is over
plain-refusal-not-your-turn = It is not your turn: { $acting } decides
plain-refusal-team-mates-turn = It is the turn of { $acting }, who plays on your side
plain-refusal-other-clock-is-lower = The other clock ({ NUMBER($other_clock) } s) acts before yours ({ NUMBER($clock) } s)
plain-refusal-filled = { $owner ->
    [you] A piece of yours lies there already
    [nobody] That place is filled already
   *[other] { $owner }'s piece lies there already
 }
plain-refusal-not-on-base-line = Your first piece goes on your base line
plain-refusal-not-adjacent = { NAME($location, form: "subject") } touches none of your land yet
plain-refusal-guarded = { $opponent }'s astronaut guards a piece beside it
plain-refusal-nothing-ready = You have nothing ready to launch (rockets left: { $rockets }, pieces missing in their base: { $rocket_gap }; satellites left: { $satellites }, pieces missing: { $satellite_gap })
plain-refusal-nothing-left = You have used all rockets and satellites
plain-refusal-no-launch-needed = { NAME($location, form: "subject") } touches your own land: just lay it
plain-refusal-not-beside-opponent = A launch goes beside { $opponent }'s land, and { NAME($location, form: "subject") } touches none of it
plain-refusal-not-your-piece = An astronaut can only stand on a piece of yours
plain-refusal-astronauts-not-ready = Your astronaut base is not complete (pieces missing: { $astronaut_gap })
plain-refusal-no-astronaut-left = You have no astronaut left
plain-refusal-has-equipment = Something stands on that piece already
plain-refusal-not-joined = No way over your land leads there from your base line and your astronaut base
plain-refusal-only-in-race = That is for the race: here you choose the piece
plain-refusal-nothing-to-find = No place is open to you: only a launch would do
plain-refusal-no-passing = A turn cannot be passed in this game
plain-refusal-passed-already = You have passed already, and nobody has laid a piece since
plain-refusal-does-not-fit = That piece does not fit there

## What a seat is asked in the terminal.

question-live = All play at once: place a piece, launch, or set an astronaut, as fast as you can.
question-race = Search for a wanted piece, take what is found first, launch, or set an astronaut.
question-turn = Set any number of astronauts, then place one piece or launch.

## Glossary: what is on the table, one meaning each. $sun, $planet, $object, $sector, $base: points; $rockets, $satellites, $astronauts: how many a side has

term-place = Place
meaning-place = Exactly one piece of each side fits here. Whoever lays it first keeps the place.
term-piece = Piece in the tray
meaning-piece = Fits one place of the picture only. It must touch your own land with an edge.
term-base-line = Base line
meaning-base-line = Your first piece goes here.
term-sun = Sun
meaning-sun =
    { $sun ->
        [one] { $sun } point
       *[other] { $sun } points
     } for whoever holds all of it.
term-planet = Planet
meaning-planet =
    { $planet ->
        [one] { $planet } point
       *[other] { $planet } points
     } for whoever holds all of it.
term-man-made = Man-made object
meaning-man-made =
    { $object ->
        [one] { $object } point
       *[other] { $object } points
     } for whoever holds all of it.
term-circle = Circle
meaning-circle = One piece that scores the number printed on it.
term-sector = Sector
meaning-sector = A field of the printed grid: { $sector ->
    [one] { $sector } point
   *[other] { $sector } points
 } for whoever holds every piece in it.
term-rocket-base = Rocket base
meaning-rocket-base = Fill all of your own: { $base ->
    [one] { $base } point
   *[other] { $base } points
 }, and your { $rockets } rockets are ready.
term-satellite-base = Satellite base
meaning-satellite-base = Fill all of your own: { $base ->
    [one] { $base } point
   *[other] { $base } points
 }, and your { $satellites } satellites are ready.
term-astronaut-base = Astronaut base
meaning-astronaut-base = Fill all of your own: { $base ->
    [one] { $base } point
   *[other] { $base } points
 }, and your { $astronauts } astronauts are ready.
term-rocket = Rocket
meaning-rocket = Lays a piece next to the opponent's land, anywhere on the board. Then it is used up.
term-satellite = Satellite
meaning-satellite = Does what a rocket does, when no rocket is ready.
term-astronaut = Astronaut
meaning-astronaut = Stands guard on a piece of yours: the opponent may lay nothing beside it.
term-tray = Tray
meaning-tray = Your pieces, shuffled. Drag one to its place, or press it and then the place.
term-points = Points of a side
meaning-points = What it holds alone: areas, sectors and its own bases.

## The screen of the terminal: $n: a number; $side: yellow or green; $seat: yellow, green, yellow2 or green2; $places: numbers of places; $tempo: alternate, live or race; $phase: what chance draws: start (who begins), find, wanted or found (which piece is looked for, and found); $yellow, $green: seconds on a clock. Headings of columns are short: the line has 80 characters.

screen-legend-location = location: ring 3 from the centre, piece 11 anticlockwise from the east
# The signs R S A, r s a stay as they are.
screen-legend-equipment = rocket, satellite, astronaut of Yellow; of Green r s a
# y is Yellow's, g Green's
screen-legend-pieces = pieces of Yellow and Green
screen-legend-sun = sun
screen-legend-planet = planet
screen-legend-station = station
screen-legend-circle = circle
screen-legend-base = base
screen-legend-base-line = base line
screen-legend-line = line between sectors
screen-legend-open = open to you
# after a patch in the colour of Yellow's pieces, Green's pieces, their bases
screen-legend-yellow = Yellow's
screen-legend-green = Green's
screen-legend-yellow-bases = Yellow's bases
screen-legend-green-bases = Green's bases
screen-points = points
screen-pieces = pieces
screen-sectors = sectors
screen-bases = bases
# sun, planets, stations and circles
screen-goals = goals
screen-rockets = rockets
screen-satellites = satellites
screen-astronauts = astronauts
screen-side = { $side ->
    [yellow] yellow
   *[green] green
 }
# Below rockets, satellites, astronauts: none is left, pieces that the base still needs, how many
# are ready
screen-used = used
screen-gap = { $n } to go
screen-ready = { $n } ready
screen-base-line = { $side ->
    [yellow] yellow
   *[green] green
 } base line { $places }, bases:
screen-tempo = { $tempo ->
    [alternate] alternate
    [live] live
   *[race] race
 }, { $n ->
    [one] 1 location
   *[other] { $n } locations
 } empty
screen-clocks = clocks: yellow { NUMBER($yellow) } s, green { NUMBER($green) } s
screen-over = over
screen-chance = chance draws ({ $phase ->
    [start] start
    [find] find
    [wanted] wanted
   *[found] found
 })
screen-anyone = anyone may act
screen-due = { $seat ->
    [yellow] yellow
    [green] green
    [yellow2] yellow2
   *[green2] green2
 } to act
