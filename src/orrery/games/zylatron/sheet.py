"""The sheet of ZYLATRON: what players and chance can do, refusals, events, faults, each once.

Many actions have two halves: `fire rf1`, then `target bw2`. The second half is a point, a piece or
a factory that is named; what it is called depends on what waits for it.
"""

from __future__ import annotations

from orrery.core.sheet import Sheet
from orrery.games.zylatron import META
from orrery.games.zylatron.names import (
    CARD,
    CORNER,
    FACTORY,
    KIND,
    OWNER,
    PIECE,
    POINT,
    TARGET,
    N,
)
from orrery.games.zylatron.state import BEAMING, BUYING, FIRING, LAUNCHING

sheet = Sheet(
    META,
    game_over="ZY-38",
    not_your_turn="ZY-7: it is {turn}'s turn, not {player}'s",
    nature_first="ZY-22: a strike card must be drawn first",
    not_natures="ZY-22: this is a player's decision, chance only draws strike cards",
    natures_only="ZY-22: strike cards are drawn, not chosen",
)

# Actions
GO = sheet.kind(
    "go {point}", "the mover goes to point x,y", point=POINT,
    said={
        LAUNCHING: "detonate {point}: where the Missile explodes",
        BEAMING: "to {point}: where the piece is beamed down",
        BUYING: "at {point}: where the bought piece is put",
    },
)  # fmt: skip
BEGIN = sheet.kind(
    "begin {piece}", "rf1 begins its move: r red, b f w m the kind, 1 the number", piece=PIECE
)
LOAD = sheet.kind(
    "load {piece}", "the mover picks rw1 up where it has arrived", example="load rw1", piece=PIECE
)
DOCK = sheet.kind("dock {piece}", "the mover boards rf1 where it has arrived", piece=PIECE)
DROP = sheet.kind(
    "drop {piece}", "the mover sets rw1 down and must then move off", example="drop rw1",
    piece=PIECE,
)  # fmt: skip
FIRE = sheet.kind("fire {piece}", "rf1 fires; next: target bw2, or target blue-home", piece=PIECE)
LAUNCH = sheet.kind(
    "launch {piece}", "rm1 is launched; next: detonate 30,4", example="launch rm1", piece=PIECE
)
BEAM = sheet.kind(
    "beam {piece}", "rw1 is beamed; next: onto rb1, or to 10,4", example="beam rw1", piece=PIECE
)
SHIFT = sheet.kind(
    "shift {piece}", "rw1 changes its peg within the stack; next: onto rf1", example="shift rw1",
    piece=PIECE,
)  # fmt: skip
REPAIR = sheet.kind("repair {piece}", "pay half its price, it works again", piece=PIECE)
ONTO = sheet.kind(
    "onto {piece}", "the carrier that was asked for", piece=PIECE,
    said={FIRING: "target {piece}: the piece, or the factory, that the laser is aimed at"},
)  # fmt: skip
REBUILD = sheet.kind(
    "rebuild {factory}", "pay for a destroyed factory", factory=FACTORY,
    said={FIRING: "target {factory}"},
)  # fmt: skip
BUY = sheet.kind(
    "buy {kind}", "buy a lost piece; next: at 10,4 (a Missile also: onto rf1)", kind=KIND
)
PICK = sheet.kind("pick {corner}", "take a planet before the game", corner=CORNER)
END = sheet.kind("end", "end the turn")
STRIKE = sheet.kind("card {card}", nature=True, card=CARD)

GO_0, BEGIN_0, LOAD_0, DOCK_0, DROP_0 = GO.first, BEGIN.first, LOAD.first, DOCK.first, DROP.first
FIRE_0, LAUNCH_0, BEAM_0, SHIFT_0 = FIRE.first, LAUNCH.first, BEAM.first, SHIFT.first
REPAIR_0, ONTO_0, REBUILD_0, BUY_0 = REPAIR.first, ONTO.first, REBUILD.first, BUY.first
PICK_0, END_0, STRIKE_0 = PICK.first, END.first, STRIKE.first

# Refusals: the wrong moment
PICK_FIRST = sheet.reason("ZY-1", "planets are still being picked")
PLANETS_ARE_PICKED = sheet.reason("ZY-1", "all planets are picked already")
JOIN_FIRST = sheet.reason(
    "ZY-9", "{mover} stands on an own piece: it must load it or board it at once"
)
MOVE_OFF_FIRST = sheet.reason("ZY-14", "{mover} has set a piece down here and must move off first")
TARGET_FIRST = sheet.reason("ZY-20", "name the target of {subject} first")
DETONATE_FIRST = sheet.reason("ZY-26", "{subject} is launched: say where it detonates")
BEAM_WHERE = sheet.reason("ZY-18", "say where {subject} is beamed to")
SHIFT_WHERE = sheet.reason("ZY-16", "say onto what {subject} is shifted")
PLACE_FIRST = sheet.reason("ZY-31", "say where the bought {subject} is put")
GO_THERE_FIRST = sheet.reason(
    "ZY-13",
    "cargo is loaded, and a carrier boarded, by going to its point: begin a move and go there",
)
NOTHING_TO_NAME = sheet.reason(
    "ZY-7", "nothing is waiting for a target or a carrier; begin with fire, beam, shift or buy"
)

# Refusals: pieces, points, factories
NOT_YOUR_PIECE = sheet.reason("ZY-7", "{piece} does not obey {player}")
IS_LOST = sheet.reason("ZY-23", "{piece} is not on the board, it is in the bank")
IS_DAMAGED = sheet.reason(
    "ZY-24", "{piece} is damaged and does nothing until it recovers or is repaired"
)
IS_CAPTURED = sheet.reason(
    "ZY-34", "{piece} was captured this turn and cannot act before {player}'s next one"
)
NO_SUCH_POINT = sheet.reason("ZY-2", "point {point} is not on the grid")
NO_SUCH_FACTORY = sheet.reason("ZY-4", "there is no factory {factory} at this table")
NO_SUCH_CARD = sheet.reason("ZY-22", "no {card} card is left in the pile")
PLANET_TAKEN = sheet.reason("ZY-1", "the {corner} planet is taken")

# Refusals: moving
HAS_MOVED_ALREADY = sheet.reason("ZY-7", "{piece} has begun its move this turn already")
NO_MOVES_LEFT = sheet.reason("ZY-7", "all {moves} {moves:move|moves} of this turn are used")
BEGUN_MUST_STEP = sheet.reason(
    "ZY-42", "touch-move: {mover} has begun its move and must take a step first"
)
MISSILES_FLY_ONCE = sheet.reason(
    "ZY-26", "{piece} is a Krill Missile, it moves by being launched or carried only"
)
LAND_ONLY = sheet.reason("ZY-8", "a Warrior walks on land only")
SPACE_ONLY = sheet.reason("ZY-8", "a Battle Star moves in space only, {point} is land")
TOO_FAR = sheet.reason("ZY-8", "{mover} needs {steps} {steps:step|steps} to {point} and has {left}")
ALREADY_THERE = sheet.reason("ZY-8", "{mover} is at {point} already")
NOTHING_MOVES = sheet.reason("ZY-10", "no piece is moving: begin a move first")
ENEMY_IN_THE_WAY = sheet.reason(
    "ZY-9", "an enemy piece stands on {point}; pieces pass over it but cannot stop there"
)
NO_ROOM_TO_JOIN = sheet.reason(
    "ZY-9", "an own piece stands on {point} that {mover} can neither load nor board"
)
CARRIES_MOVED = sheet.reason(
    "ZY-11",
    "it carries a piece that has begun its own move this turn and may not be carried further",
)
ONLY_WARRIORS_LAND = sheet.reason(
    "ZY-33", "{point} is a headquarters where only a Warrior may stop"
)
HQ_IS_BARRED = sheet.reason(
    "ZY-33", "a piece stands on the headquarters {point} and bars the landing"
)
WAS_BOARDED = sheet.reason(
    "ZY-11", "a piece has boarded {piece} by its own move, so {piece} cannot begin a move this turn"
)

# Refusals: cargo
NO_PEGS = sheet.reason("ZY-12", "only Star Fighters and Battle Stars have pegs for cargo")
TOO_BIG_TO_CARRY = sheet.reason("ZY-12", "a Battle Star cannot be carried")
NO_FREE_PEG = sheet.reason("ZY-12", "no peg is free there")
HAS_MOVED = sheet.reason(
    "ZY-11", "{piece}, or its cargo, has begun a move this turn and cannot be loaded or beamed"
)
ALREADY_LOADED = sheet.reason("ZY-16", "{piece} has been loaded once this turn")
NOT_STANDING_HERE = sheet.reason("ZY-13", "{piece} is not the other piece on the point of {mover}")
NO_CARGO_OF_MOVER = sheet.reason("ZY-14", "{piece} is not carried by {mover}")
ALREADY_DROPPED = sheet.reason("ZY-16", "{piece} has been set down once this turn")
CANNOT_MOVE_OFF = sheet.reason(
    "ZY-14", "{mover} could not move off after setting a piece down here"
)
NO_PLACE_IN_SPACE = sheet.reason("ZY-14", "{point} is space, a {kind} can be set down on land only")
NOT_CARRIED = sheet.reason("ZY-16", "{piece} is not carried, so there is nothing to shift")
ALREADY_SHIFTED = sheet.reason("ZY-16", "{piece} has been shifted once this turn")
NO_OTHER_PEG = sheet.reason("ZY-16", "no other peg is free in the stack of {piece}")
NOT_IN_STACK = sheet.reason("ZY-16", "{piece} is not another carrier in the stack of {subject}")
SAME_CARRIER = sheet.reason("ZY-16", "{subject} sits on {piece} already")

# Refusals: beaming
NOT_BEAMABLE = sheet.reason(
    "ZY-18", "{piece} cannot be beamed, only Warriors and Krill Missiles can"
)
ALREADY_BEAMED = sheet.reason("ZY-16", "{piece} has been beamed once this turn")
NO_BEAM_IN_RANGE = sheet.reason(
    "ZY-18", "no working Battle Star can beam that: the range is {beam}"
)
SHIFT_INSTEAD = sheet.reason(
    "ZY-18", "{piece} is in the same stack as {subject}: shift it, do not beam it"
)
NO_BEAM_DOWN_TO_SPACE = sheet.reason("ZY-18", "{point} is space, pieces are beamed down to land")
NOT_FREE = sheet.reason("ZY-18", "{point} is not free")
HQ_CLOSED_TO_BEAMS = sheet.reason(
    "ZY-14", "nothing is set down on the headquarters {point}, a Warrior walks there"
)

# Refusals: lasers and Missiles
NO_LASER = sheet.reason("ZY-19", "a Krill Missile has no laser")
HAS_FIRED = sheet.reason("ZY-19", "{piece} has fired this turn")
NO_TARGET_IN_RANGE = sheet.reason("ZY-20", "{piece} has no enemy within its range of {range}")
OUT_OF_RANGE = sheet.reason(
    "ZY-20", "the target is {steps} away from {subject}, its range is {range}"
)
NOT_AN_ENEMY = sheet.reason("ZY-21", "that is no enemy's")
FACTORY_IN_RUINS = sheet.reason("ZY-21", "{factory} is destroyed already")
FACTORIES_ARE_SAFE = sheet.reason("ZY-39", "factories cannot be hit in this game")
NOT_A_MISSILE = sheet.reason("ZY-26", "{piece} is no Krill Missile")
NOT_ON_START = sheet.reason(
    "ZY-26", "{piece} can be launched from its start position or from a carrier only"
)
NEW_MISSILE = sheet.reason(
    "ZY-28", "{piece} was bought onto a vehicle this turn and cannot be launched before the next"
)
BEYOND_FLIGHT = sheet.reason(
    "ZY-26", "{point} is {steps} {steps:point|points} away, a Krill Missile flies {flight}"
)
CARRIER_IS_DAMAGED = sheet.reason(
    "ZY-24", "{carrier} is damaged: its cargo may leave, but {piece} cannot be launched from it"
)

# Refusals: money
NOT_IN_THIS_GAME = sheet.reason("ZY-39", "this game is played without that kind of piece ({kind})")
NONE_LOST = sheet.reason("ZY-31", "{player} has lost no {kind}")
TOO_DEAR = sheet.reason("ZY-30", "it costs {price} {price:Zy|Zys}, {player} has {money}")
NO_FREE_START = sheet.reason("ZY-31", "no start position for a {kind} is free")
NOT_A_START = sheet.reason("ZY-31", "{point} is no start position for it that {player} holds")
START_IS_TAKEN = sheet.reason("ZY-31", "the start position {point} is taken")
ONLY_MISSILES_ABOARD = sheet.reason("ZY-31", "only a bought Krill Missile can be put on a vehicle")
NOT_DAMAGED = sheet.reason("ZY-30", "{piece} is not damaged")
NOT_YOUR_FACTORY = sheet.reason("ZY-32", "{factory} is not {player}'s")
FACTORY_RECOVERS = sheet.reason(
    "ZY-24", "{factory} is damaged; it recovers by itself and cannot be repaired early"
)
NOT_IN_RUINS = sheet.reason("ZY-32", "{factory} is not destroyed")
MUST_BUY_WARRIOR = sheet.reason(
    "ZY-36", "{player} has no Warrior and can buy one, so must before ending the turn"
)

# Events
PLANET_PICKED = sheet.event("{owner} picks the {corner} planet", owner=OWNER, corner=CORNER)
TURN_BEGAN = sheet.event("{owner}'s turn, round {n}", owner=OWNER, n=N)
MOVE_BEGAN = sheet.event("{kind} {piece} begins its move", piece=PIECE)
PIECE_WENT = sheet.event(
    "{piece} goes {steps} from {start} to {point}", piece=PIECE, start=POINT, point=POINT, steps=N
)
PIECE_LOADED = sheet.event("{piece} is loaded onto {carrier}", piece=PIECE, carrier=PIECE)
PIECE_DOCKED = sheet.event("{piece} boards {carrier}", piece=PIECE, carrier=PIECE)
PIECE_DROPPED = sheet.event("{piece} is set down at {point}", piece=PIECE, point=POINT)
PIECE_SHIFTED = sheet.event("{piece} is shifted onto {carrier}", piece=PIECE, carrier=PIECE)
PIECE_BEAMED_ABOARD = sheet.event(
    "{piece} is beamed aboard {carrier}", piece=PIECE, carrier=PIECE, point=POINT
)
PIECE_BEAMED_DOWN = sheet.event("{piece} is beamed down to {point}", piece=PIECE, point=POINT)
LASER_FIRED = sheet.event("{kind} {piece} fires at {target}", piece=PIECE, target=TARGET)
MISSILE_DETONATED = sheet.event(
    "{piece} flies from {start} and detonates at {point}", piece=PIECE, start=POINT, point=POINT
)
CARD_DRAWN = sheet.event("{card} for {target}", card=CARD, target=TARGET)
PIECE_LOST = sheet.event("{kind} {piece} is lost at {point}", piece=PIECE, point=POINT)
PIECE_DAMAGED = sheet.event("{kind} {piece} is damaged", piece=PIECE)
FACTORY_DESTROYED = sheet.event("the factory {factory} is destroyed", factory=FACTORY)
FACTORY_DAMAGED = sheet.event("the factory {factory} is damaged", factory=FACTORY)
PILE_RESHUFFLED = sheet.event("the strike cards are reshuffled")
PIECE_BOUGHT = sheet.event(
    "{kind} {piece} is bought for {price} and put at {point}", piece=PIECE, point=POINT, price=N
)
PIECE_REPAIRED = sheet.event("{piece} is repaired for {price}", piece=PIECE, price=N)
FACTORY_REBUILT = sheet.event(
    "the factory {factory} is rebuilt for {price}", factory=FACTORY, price=N
)
INCOME_PAID = sheet.event("{owner} collects {n} {n:Zy|Zys}", owner=OWNER, n=N)
ZYLON_TAKEN = sheet.event("{owner} takes the Zylon card", owner=OWNER)
PLAYER_CAPTURED = sheet.event(
    "{other} lands on the headquarters of {owner} and takes everything", owner=OWNER, other=OWNER
)
PLAYER_WITHOUT_WARRIOR = sheet.event(
    "{owner} has no Warrior and is out; {other} inherits", owner=OWNER, other=OWNER
)
PLAYER_DESERTED = sheet.event("{owner} has no Warrior and is out; nobody inherits", owner=OWNER)
LAST_PLAYER_LEFT = sheet.event("{owner} is the last player left", owner=OWNER)
ROUNDS_ARE_OVER = sheet.event("{n} {n:round is|rounds are} over", n=N)

# Faults
BAD_SEATS = sheet.fault("there must be 2 to 4 players, and one of them must be to act")
BAD_PLANETS = sheet.fault("each player has one planet of the four, no two the same")
BAD_HOLDERS = sheet.fault("forces are held by nobody, or by a player who is out")
OFF_THE_BOARD = sheet.fault("a piece stands off the board or is not in this game")
WRONG_GROUND = sheet.fault("a Battle Star is on land, or a Warrior or Missile stands in space")
BAD_CARGO = sheet.fault("cargo does not fit its carrier")
SHARED_POINT = sheet.fault("two stacks stand on one point")
WRONG_MARKS = sheet.fault("the marks of taken points are wrong")
BAD_MONEY = sheet.fault("the Zys do not add up")
BAD_PILE = sheet.fault("the pile of strike cards is no part of the deck")
BAD_PHASE = sheet.fault("what is under way does not fit the phase")
SHOULD_BE_OVER = sheet.fault("one player is left, so the game is over")
BAD_NUMBER = sheet.fault("a number is out of range")
HQ_TRESPASS = sheet.fault("a piece stands on a headquarters where it may not stop")
NOT_OVER = sheet.fault(
    "more than one player is left and the rounds are not over, so the game goes on"
)
BAD_PICKS = sheet.fault("planets are picked in turn, and who has picked is set up there")
