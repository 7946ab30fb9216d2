### The board of Zylatron
###
### $beam: how far a beam reaches
### $blast: how far a blast reaches
### $colour: a colour
### $condition: working, damaged or destroyed
### $factories: factories as a list
### $last: the number of the last round
### $lost: pieces as a list
### $money: how many Zys
### $moves: how many moves are left
### $n: a number that is counted
### $name: a factory as zylatron-factoryAt names it
### $other: the colour of another player
### $piece: a piece with its kind and short name
### $pieces: pieces as a list
### $place: home, moon or zylon
### $body: a planet or moon as zylatron-body-... names it
### $price: what a factory costs, as zylatron-moneyOf says it
### $side: on which side of it
### $kind: the kind of a piece
### $point: where a point lies, as zylatron-spot-... says it
### $round: the number of the round
### $what: what an action is done with: a piece, a point

zylatron-galaxy = The galaxy
zylatron-point = { $point }: { $what }
zylatron-nothing = empty
zylatron-zoomIn = Zoom in
zylatron-zoomOut = Zoom out
zylatron-whole = Whole galaxy, or back home
zylatron-close = Close
zylatron-goHere = { $piece }: go here
zylatron-damaged = damaged

zylatron-colour-red = red
zylatron-colour-blue = blue
zylatron-colour-green = green
zylatron-colour-yellow = yellow

zylatron-nobody = nobody

zylatron-kind-battle-star = Battle Star
zylatron-kind-star-fighter = Star Fighter
zylatron-kind-warrior = Warrior
zylatron-kind-missile = Krill Missile

zylatron-card-hit = HIT
zylatron-card-miss = MISS
zylatron-card-damage = DAMAGE

zylatron-condition-working = working
zylatron-condition-damaged = damaged
zylatron-condition-destroyed = destroyed

zylatron-verb-begin = Move
zylatron-verb-fire = Fire
zylatron-verb-launch = Launch
zylatron-verb-beam = Beam
zylatron-verb-shift = Shift
zylatron-verb-repair = Repair
zylatron-verb-load = Load
zylatron-verb-dock = Board
zylatron-verb-drop = Set down
zylatron-verb-onto = Onto
zylatron-verb-target = Target
zylatron-verb-rebuild = Rebuild
zylatron-verb-end = End turn

zylatron-prompt-over = The game is over.
zylatron-prompt-wait = It is { $colour }'s turn.
zylatron-prompt-act = Press one of your pieces. Moves left: { $n }
zylatron-prompt-order = Choose what it shall do. Moves left: { $n }
zylatron-prompt-moved = All moves are made: fire, beam, buy, or end the turn.
zylatron-prompt-end = Nothing is left to do: end the turn.
zylatron-prompt-mover = { $piece } moves: { $n } { $n ->
    [one] step
   *[other] steps
 } left. Press a marked point.
zylatron-prompt-join = { $piece } has arrived at an own piece: load it or board it.
zylatron-prompt-fire = { $piece } fires: press its target.
zylatron-prompt-launch = { $piece } is launched: press where it detonates.
zylatron-prompt-beam = Where is { $piece } beamed to?
zylatron-prompt-shift = Onto what is { $piece } shifted?
zylatron-prompt-buy = Where is the new piece ({ $piece }) put?
zylatron-prompt-pick = Press the planet you want.
zylatron-prompt-card = A strike card is drawn.

zylatron-round = Round { $round } of { $last }
zylatron-money = Zys
zylatron-moneyOf = { $n } { $n ->
    [one] Zy
   *[other] Zys
 }
zylatron-zylonCard = holds the Zylon card
zylatron-heldBy = taken by { $colour }
zylatron-out = out
zylatron-factories = Factories
zylatron-bank = Bank
zylatron-lostOf = { $n } in the bank
zylatron-strikes = Strike cards left
zylatron-sheet = Ranges and prices

zylatron-sheet-moves = moves
zylatron-sheet-laser = laser
zylatron-sheet-pegs = pegs
zylatron-sheet-more = Beam { $beam } · blast { $blast } · factory { $price }

zylatron-banner-picks = { $colour } picks a planet
zylatron-banner-turn = { $colour } · round { $n }
zylatron-banner-reshuffled = Strike cards reshuffled
zylatron-banner-income = { $colour }: +{ $n } { $n ->
    [one] Zy
   *[other] Zys
 }
zylatron-banner-zylon = { $colour } takes the Zylon card!
zylatron-banner-captured = { $other } takes the headquarters of { $colour }!
zylatron-banner-inherits = { $colour } has no Warrior: { $other } inherits
zylatron-banner-deserted = { $colour } is out
zylatron-banner-wins = { $colour } rules the galaxy!
zylatron-banner-rounds = { $n ->
    [one] 1 round is
   *[other] { $n } rounds are
 } over

zylatron-say-turn = { $colour }'s turn, round { $round }. Moves left: { $moves }.
zylatron-say-mover = { $piece } is moving, { $n } { $n ->
    [one] step
   *[other] steps
 } left.
zylatron-say-player = { $colour } has { $money } { $money ->
    [one] Zy
   *[other] Zys
 }; lost pieces: { $lost }.
zylatron-say-out = { $colour } is out.
zylatron-say-pieces = Pieces of { $colour }: { $pieces }.
zylatron-say-at = { $what }: { $point }
zylatron-say-factory = { $name }: { $condition }
zylatron-say-factories = Factories: { $factories }.
zylatron-say-zylon = The Zylon card is held by { $colour }.

zylatron-group-begin = Move a piece
zylatron-group-go = Go to a point
zylatron-group-load = Load
zylatron-group-dock = Go on board
zylatron-group-drop = Set down
zylatron-group-fire = Fire
zylatron-group-target = Choose the target
zylatron-group-launch = Launch
zylatron-group-detonate = Detonate
zylatron-group-beam = Beam
zylatron-group-to = Beam down to
zylatron-group-shift = Shift
zylatron-group-onto = Onto
zylatron-group-buy = Buy
zylatron-group-at = Put it at
zylatron-group-repair = Repair
zylatron-group-rebuild = Rebuild
zylatron-group-pick = Pick a planet
zylatron-group-end = End turn

zylatron-do-begin = Move { $what }
zylatron-do-go = Go to { $what }
zylatron-do-load = Load { $what }
zylatron-do-dock = Board { $what }
zylatron-do-drop = Set { $what } down
zylatron-do-fire = { $what } fires
zylatron-do-target = Target { $what }
zylatron-do-launch = Launch { $what }
zylatron-do-detonate = Detonate at { $what }
zylatron-do-beam = Beam { $what }
zylatron-do-to = Beam down to { $what }
zylatron-do-shift = Shift { $what }
zylatron-do-onto = Onto { $what }
zylatron-do-buy = Buy { $what }
zylatron-do-at = Put it at { $what }
zylatron-do-repair = Repair { $what }
zylatron-do-rebuild = Rebuild { $what }
zylatron-do-pick = Pick the { $what } planet
zylatron-do-end = End turn

zylatron-moved = has moved
zylatron-fired = has fired

zylatron-share-warriors = { $n } { $n ->
    [one] Warrior on the board
   *[other] Warriors on the board
 }
zylatron-share-factories = { $n } { $n ->
    [one] factory that stands
   *[other] factories that stand
 }

zylatron-aim = Take the headquarters of the others: a Warrior of yours must walk onto it. You have three moves a turn; carriers fly Warriors across, lasers and missiles clear the way.
zylatron-scoring = The last player left wins. After the last round each Warrior on the board and each factory that stands counts one.

zylatron-pieceOf = { $colour }'s { $kind } { $n }
zylatron-pieceFree = { $kind } { $n }
zylatron-factoryAt = { $colour }'s factory { $place ->
    [home] at home
    [moon] on the moon
   *[zylon] on Zylon
 }
zylatron-spot-headquarters = the headquarters on { $body }
zylatron-spot-middle = the middle of { $body }
zylatron-spot-on = on { $body }, { $side }
zylatron-spot-beside = beside { $body }, { $side }
zylatron-spot-space = in space, nearest to { $body }, { $side }
zylatron-body-zylon = Zylon
zylatron-body-planet-upper-left = the upper left planet
zylatron-body-planet-upper-right = the upper right planet
zylatron-body-planet-lower-right = the lower right planet
zylatron-body-planet-lower-left = the lower left planet
zylatron-body-moon-upper-left = the upper left moon
zylatron-body-moon-upper-right = the upper right moon
zylatron-body-moon-lower-right = the lower right moon
zylatron-body-moon-lower-left = the lower left moon
zylatron-side-right = right
zylatron-side-upper-right = upper right
zylatron-side-above = above
zylatron-side-upper-left = upper left
zylatron-side-left = left
zylatron-side-lower-left = lower left
zylatron-side-below = below
zylatron-side-lower-right = lower right

zylatron-setup-piece = { $kind }, { $colour }
zylatron-setup-hurt = Damage
zylatron-setup-factory = Factory: working, damaged, destroyed
zylatron-setup-way = On a piece that is there, a new one goes
zylatron-setup-carrier = onto the one that carries all others
zylatron-setup-top = onto the one on top
zylatron-setup-stack = The stack clicked last: cargo in brackets, ! for damage
zylatron-setup-moves = Moves left
zylatron-setup-zylon = The Zylon card
zylatron-setup-mover = Who moves, with steps left: rf1:3
zylatron-setup-subject = The piece of a half-made action: rw1
zylatron-setup-target = The target that awaits a card: bf2 or blue-moon
zylatron-setup-blast = Where a Missile detonates: 28,14
zylatron-setup-ruins = Destroyed factories: red-home, blue-moon
zylatron-setup-hurtOnes = Damaged factories: red-zylon
zylatron-setup-of = Rounds in all
zylatron-setup-lacked = Had no Warrior when the turn began
zylatron-setup-half = Half prices
zylatron-setup-touch = A piece that is touched must move
zylatron-setup-planet = Planet
zylatron-setup-noPlanet = not picked yet
zylatron-setup-held = Its pieces obey
zylatron-setup-remover = Who removed its last Warrior
zylatron-setup-phase-pick = planets are picked
zylatron-setup-phase-act = a turn
zylatron-setup-phase-join = a piece has arrived at its own
zylatron-setup-phase-leave = a piece has set another down
zylatron-setup-phase-fire = a target is named
zylatron-setup-phase-launch = a Missile is launched
zylatron-setup-phase-beam = a piece is beamed
zylatron-setup-phase-shift = cargo is shifted
zylatron-setup-phase-buy = a piece is bought
zylatron-setup-phase-card = a strike card is drawn
zylatron-setup-phase-over = the game is over
zylatron-corner-top-left = top left
zylatron-corner-top-right = top right
zylatron-corner-bottom-right = bottom right
zylatron-corner-bottom-left = bottom left
