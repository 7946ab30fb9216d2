### ZYLATRON in English: words and labels

## Words that fill variables

name-battle-star = Battle Star
name-star-fighter = Star Fighter
name-warrior = Warrior
name-missile = Krill Missile
name-hit = HIT
name-miss = MISS
name-damage = DAMAGE
name-nothing = nothing
name-too-many = too many

## Plain words for people. $owner, $other, $turn: players, or you; $kind: battle_star, star_fighter, warrior or missile, or its name; $n: a number; $place: home, moon or zylon; $name: zylon, planet or moon; $corner: of the board; $body: see phrase-body; $what: headquarters, on, beside or space; $side: on which side; $first, $then: see phrase-leg; $piece, $subject, $carrier, $mover: see phrase-piece; $target: a piece or a factory; $factory: see phrase-factory; $spot, $point, $start: see phrase-spot; $way: see phrase-way; $phase: what the game waits for; $price, $money: Zys; $card: a strike card; $steps, $left, $flight: points; $reach: far or near; $moves: a number

name-upper-left = upper left
name-upper-right = upper right
name-lower-right = lower right
name-lower-left = lower left
name-above = above
name-below = below
name-left = left
name-right = right
name-middle = in the middle
name-up-left = up left
name-up-right = up right
name-down-left = down left
name-down-right = down right
name-nobody = nobody
phrase-kind = { $kind ->
    [battle_star] Battle Star
    [star_fighter] Star Fighter
    [warrior] Warrior
   *[missile] Krill Missile
 }
phrase-piece = { $owner ->
    [you] { "" }
   *[other] { $owner }'s{ " " }
 }{ $kind ->
    [battle_star] Battle Star
    [star_fighter] Star Fighter
    [warrior] Warrior
   *[missile] Krill Missile
 } { $n }
phrase-no-piece = nothing
phrase-factory = { $owner ->
    [you] your factory
   *[other] { $owner }'s factory
 } { $place ->
    [home] at home
    [moon] on the moon
   *[zylon] on Zylon
 }
phrase-body = { $name ->
    [zylon] Zylon
    [planet] the { $corner } planet
   *[moon] the { $corner } moon
 }
phrase-spot = { $what ->
    [headquarters] { $name ->
        [zylon] Zylon's headquarters
       *[planet] { $owner ->
            [you] your headquarters
            [nobody] the headquarters of { $body }
           *[other] { $owner }'s headquarters
         }
     }
    [on] on { $body } ({ $side })
    [beside] beside { $body } ({ $side })
   *[space] in space ({ $side ->
        [above] above
        [below] below
        [left] left of
        [right] right of
       *[other] to the { $side } of
     } { $body })
 }
    .kind = { $what }
    .to = { $what ->
        [headquarters] to { $name ->
            [zylon] Zylon's headquarters
           *[planet] { $owner ->
                [you] your headquarters
                [nobody] the headquarters of { $body }
               *[other] { $owner }'s headquarters
             }
         }
        [on] to { $body } ({ $side })
        [beside] to beside { $body } ({ $side })
       *[space] into space ({ $side ->
        [above] above
        [below] below
        [left] left of
        [right] right of
       *[other] to the { $side } of
     } { $body })
     }
    .at = { $what ->
        [headquarters] at { $name ->
            [zylon] Zylon's headquarters
           *[planet] { $owner ->
                [you] your headquarters
                [nobody] the headquarters of { $body }
               *[other] { $owner }'s headquarters
             }
         }
        [on] on { $body } ({ $side })
        [beside] beside { $body } ({ $side })
       *[space] in space ({ $side ->
        [above] above
        [below] below
        [left] left of
        [right] right of
       *[other] to the { $side } of
     } { $body })
     }
phrase-no-spot = nowhere
phrase-leg = { $n } { $side }
phrase-way = { $first }, { $then }
phrase-no-way = on the spot
plain-action-go = { NAME($spot, form: "kind") ->
    [headquarters] Go { NAME($spot, form: "to") }
   *[other] Go { $way }: { NAME($spot, form: "at") }
 }
plain-action-detonate = Detonate { $way }: { NAME($spot, form: "at") }
plain-action-to = Beam { $subject } down, { $way }: { NAME($spot, form: "at") }
plain-action-at = Put { $subject } { $way }: { NAME($spot, form: "at") }
plain-action-begin = { $piece }
plain-action-load = Load { $piece }
plain-action-dock = Board { $piece }
plain-action-drop = Set { $piece } down
plain-action-fire = { $piece } fires
plain-action-target = { $subject } fires at { $target }
plain-action-launch = Launch { $piece }
plain-action-beam = Beam { $piece }
plain-action-shift = Shift { $piece }
plain-action-repair = Repair { $piece } for { $price ->
    [one] 1 Zy
   *[other] { $price } Zys
 }
plain-action-onto = { $phase ->
    [beam] Beam { $subject } aboard { $piece }
    [shift] Shift { $subject } onto { $piece }
   *[buy] Put { $subject } aboard { $piece }
 }
plain-action-rebuild = Rebuild { $factory } for { $price ->
    [one] 1 Zy
   *[other] { $price } Zys
 }
plain-action-buy = Buy a { $kind } for { $price ->
    [one] 1 Zy
   *[other] { $price } Zys
 }
plain-action-pick = Take the { $corner } planet
plain-action-end = End the turn

plain-event-planet-picked = { $owner ->
    [you] You take
   *[other] { $owner } takes
 } the { $corner } planet
plain-event-turn-began = { $owner ->
    [you] Your turn
   *[other] { $owner }'s turn
 }, round { $n }
plain-event-move-began = { $piece } begins to move
plain-event-piece-went = { $piece } { $kind ->
    [warrior] walks
   *[other] flies
 } { $steps }, { NAME($point, form: "to") }
plain-event-piece-loaded = { $carrier } takes { $piece } aboard
plain-event-piece-docked = { $piece } boards { $carrier }
plain-event-piece-dropped = { $piece } is set down { NAME($point, form: "at") }
plain-event-piece-shifted = { $piece } is shifted onto { $carrier }
plain-event-piece-beamed-aboard = { $piece } is beamed aboard { $carrier }
plain-event-piece-beamed-down = { $piece } is beamed down { NAME($point, form: "to") }
plain-event-laser-fired = { $piece } fires at { $target }
plain-event-missile-detonated = { $piece } flies off and detonates { NAME($point, form: "at") }
plain-event-card-drawn = { $card }: { $target }
plain-event-piece-lost = { $piece } is gone
plain-event-piece-damaged = { $piece } is damaged
plain-event-factory-destroyed = { $factory } is destroyed
plain-event-factory-damaged = { $factory } is damaged
plain-event-piece-bought = { $piece } is bought for { $price ->
    [one] 1 Zy
   *[other] { $price } Zys
 } and put { NAME($point, form: "at") }
plain-event-piece-repaired = { $piece } is repaired for { $price ->
    [one] 1 Zy
   *[other] { $price } Zys
 }
plain-event-factory-rebuilt = { $factory } is rebuilt for { $price ->
    [one] 1 Zy
   *[other] { $price } Zys
 }
plain-event-income-paid = { $owner ->
    [you] You collect
   *[other] { $owner } collects
 } { $n ->
    [one] 1 Zy
   *[other] { $n } Zys
 }
plain-event-zylon-taken = { $owner ->
    [you] You take
   *[other] { $owner } takes
 } the Zylon card
plain-event-player-captured = { $other ->
    [you] You land
   *[other] { $other } lands
 } on { $owner ->
    [you] your headquarters
   *[other] { $owner }'s headquarters
 } and { $other ->
    [you] take
   *[other] takes
 } everything; the pieces keep their names
plain-event-player-without-warrior = { $owner ->
    [you] You have no Warrior and are out
   *[other] { $owner } has no Warrior and is out
 }; { $other ->
    [you] you inherit
   *[other] { $other } inherits
 }; the pieces keep their names
plain-event-player-deserted = { $owner ->
    [you] You have no Warrior and are out
   *[other] { $owner } has no Warrior and is out
 }; nobody inherits
plain-event-last-player-left = { $owner ->
    [you] You are
   *[other] { $owner } is
 } the last player left
plain-event-rounds-are-over = { $n ->
    [one] 1 round is
   *[other] { $n } rounds are
 } over

plain-refusal-game-over = The game is over
plain-refusal-not-your-turn = It is not your turn: { $turn } decides
plain-refusal-join-first = { $mover } stands on another piece of yours: load it or board it
plain-refusal-nothing-to-name = Nothing waits for a target: first choose what fires, is beamed, shifted or bought
plain-refusal-no-such-piece = There is no such piece at this table
plain-refusal-no-such-factory = There is no such factory at this table
plain-refusal-place-first = Say first where { $subject } is put
plain-refusal-not-your-piece = { $piece } does not obey you
plain-refusal-is-captured = { $piece } was captured this turn and acts in your next one
plain-refusal-no-such-point = There is no such point
plain-refusal-planet-taken = The { $corner } planet is taken
plain-refusal-space-only = That is land: a Battle Star moves in space only
plain-refusal-too-far = { $reach ->
    [far] Too far: { $mover } has { $left } left
   *[near] Too far: { $steps ->
        [one] 1 point
       *[other] { $steps } points
     }, and { $mover } has { $left } left
 }
plain-refusal-already-there = { $mover } is there already
plain-refusal-enemy-in-the-way = An enemy piece stands there: pieces pass over it but cannot stop
plain-refusal-no-room-to-join = Your own piece stands there, and { $mover } can neither load nor board it
plain-refusal-only-warriors-land = That is a headquarters: only a Warrior may stop there
plain-refusal-hq-is-barred = A piece stands on that headquarters and bars the landing
plain-refusal-no-place-in-space = That is space: this piece is set down on land only
plain-refusal-no-beam-down-to-space = That is space: pieces are beamed down to land
plain-refusal-not-free = Something stands there already
plain-refusal-hq-closed-to-beams = Nothing is set down on a headquarters: a Warrior walks there
plain-refusal-beyond-flight = Too far: { $steps ->
    [one] 1 point
   *[other] { $steps } points
 }, and a Missile flies { $flight }
plain-refusal-none-lost = You have lost none of that kind
plain-refusal-too-dear = It costs { $price ->
    [one] 1 Zy
   *[other] { $price } Zys
 }, and you have { $money }
plain-refusal-not-a-start = That is no start position of yours for it
plain-refusal-start-is-taken = That start position is taken
plain-refusal-not-your-factory = { $factory } is not yours
plain-refusal-must-buy-warrior = You have no Warrior and can buy one: do so before the turn ends

## Options in the lobby

option-rules = Rules
option-max-rounds = Rounds
option-prices = Prices
option-touch-move = Touch-move
option-pick-planets = Pick planets

## Their choices

choice-major = major game
choice-short = short game

## Boards

board-major = major board
board-short = short board

## What a seat is asked in the terminal. $mover, $piece: pieces as they are typed; $laser, $flight, $blast, $beam: how far; $price: Zys; $n, $left, $moves: numbers

question-pick = Which planet will you take?
question-arrived = { $mover } has come to an own piece: load it or dock?
question-leaving = { $mover } has set a piece down and must move off: where to?
question-fire = { $piece } fires up to { $laser } points: at what?
question-launch = { $piece } flies up to { $flight } points and hits all within { $blast }: where does it detonate?
question-beam = { $piece } is beamed up to { $beam } points: where to?
question-shift = { $piece } changes its peg: onto what?
question-buy = Where is { $piece } put, bought for { $price } Zys?
question-moving = { $mover } is moving, steps left: { $n }. Other moves left: { $left } of { $moves }. What now?
question-moved = All moves of your turn are made: do something free, or end.
question-turn = Your turn, moves left: { $left } of { $moves }. Begin a move, do something free, or end.

## Glossary: what is on the table, one meaning each. $star, $fighter, $warrior, $missile: how far they go; $star_laser, $fighter_laser, $warrior_laser, $beam, $blast: ranges; $star_bays: how many it carries; $rebuild: the price of a factory; $moves: of a turn

term-battle-star = Battle Star
meaning-battle-star = Flies { $star } points, in space only, carries { $star_bays } stacks, beams { $beam } points far and fires { $star_laser }.
term-star-fighter = Star Fighter
meaning-star-fighter = Flies { $fighter } points over everything, carries one piece and fires { $fighter_laser ->
    [one] { $fighter_laser } point
   *[other] { $fighter_laser } points
 } far.
term-warrior = Warrior
meaning-warrior = Walks { $warrior } points, on land only, and fires { $warrior_laser ->
    [one] { $warrior_laser } point
   *[other] { $warrior_laser } points
 } far. Only Warriors take headquarters.
term-missile = Krill Missile
meaning-missile = Flies { $missile } points once, then bursts: a strike card for everything within { $blast ->
    [one] { $blast } point
   *[other] { $blast } points
 }, friend or foe.
term-headquarters = Headquarters
meaning-headquarters = If an enemy Warrior walks onto yours, you are out and lose everything to that player. So do the same to them.
term-factory = Factory
meaning-factory = Earns one Zy each turn while it works. Rebuilding a destroyed one costs { $rebuild } Zys.
term-planet = Home planet
meaning-planet = Land, where a player's pieces start, with headquarters and a factory.
term-moon = Moon
meaning-moon = Land with a factory of the nearest planet.
term-zylon = Zylon
meaning-zylon = Land in the middle, with a factory for everyone. Its headquarters gives the Zylon card.
term-zylon-card = Zylon card
meaning-zylon-card = Belongs to whoever's Warrior was last on Zylon's headquarters. It doubles the income of factories.
term-strike-hit = HIT
meaning-strike-hit = The target is gone, with everything it carries. The number says how many are left in the pile.
term-strike-miss = MISS
meaning-strike-miss = Nothing happens. The number says how many are left in the pile.
term-strike-damage = DAMAGE
meaning-strike-damage = The target can do nothing through its owner's next turn. The number says how many are left in the pile.
term-zys = Zys
meaning-zys = The money. It comes from factories and buys lost pieces back.
term-moves-left = Moves left
meaning-moves-left = How many more pieces may move in this turn, of { $moves }.
term-steps-left = Points left
meaning-steps-left = How far the piece that is moving may still go.
term-piece-number = Number on a piece
meaning-piece-number = Tells pieces of one kind apart: Warrior, then its number.
term-stack-count = Number beside a stack
meaning-stack-count = How many pieces the carrier has aboard.
term-lost-pieces = Lost pieces
meaning-lost-pieces = Pieces in the bank. Whoever set them up can buy them back.

## The screen of the terminal: $player, $heir: colours; $kind: a kind of piece; $n, $round, $last: numbers; $card: a strike card; $piece: a piece as it is typed; $phase: what the player does now: act, join, leave, fire, launch, beam, shift, buy or card. What stands beside the map (from screen-round on to screen-strikes) has 18 characters a line, headings of columns are short. Letters of signs stay as they are.

screen-legend-kind = { $kind }
# a piece that is red's
screen-legend-red-kind = red's { $kind }
# how F1 is written
screen-legend-state = underlined: has cargo; struck through: damaged; reversed: moving
screen-legend-headquarters = headquarters
screen-legend-factory = factory
screen-legend-damaged-factory = damaged factory
screen-legend-ruined-factory = factory in ruins
screen-legend-point = point; land is coloured
screen-legend-zylon-card = has the Zylon card
screen-legend-planet = where a player's planet lies
# b g y are the first letters of the English colours
screen-legend-owners = first letter: blue's, green's, yellow's
screen-legend-red-headquarters = red's headquarters
# headquarters that are Zylon's, and nobody's
screen-legend-zylon-headquarters = Zylon's
screen-legend-no-headquarters = nobody's
screen-legend-red-factory = red's factory
screen-legend-damaged = damaged
screen-legend-ruined = in ruins
screen-legend-space = space
screen-legend-land = land
# what 8,4:rf1![rw1] means
screen-legend-stack = at 8,4 rf1, damaged, carries rw1
# what rf1.mf means
screen-legend-done = has moved and fired
screen-over = the game is over
screen-pick = { $player } picks
screen-round = round { $round }/{ $last }
screen-due = { $player }: { $phase ->
    [act] act
    [join] join
    [leave] leave
    [fire] fire
    [launch] launch
    [beam] beam
    [shift] shift
    [buy] buy
   *[card] card
 }
screen-moves-left = moves left { $n }
# points that the piece may still fly
screen-steps-left = { $piece }: { $n } to go
# whose pieces the heir has now, or nobody
screen-out = { $player } is out: { $heir }
screen-money = { $n } { $n ->
    [one] Zy
   *[other] Zys
 }
# cards in the pile; $n is written with two figures, to stand in a column
screen-strikes = { $n } { $card } left
# Columns of the information sheet
screen-steps = steps
screen-laser = laser
screen-pegs = pegs
screen-price = price
screen-repair = repair
screen-factory-price = factory { $n } { $n ->
    [one] Zy
   *[other] Zys
 }
# Ranges
screen-beaming = beaming { $n }
screen-blast = blast { $n }
screen-cargo = cargo
