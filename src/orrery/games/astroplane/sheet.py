"""The sheet of Astroplane: what can be done, why not, what happens, what cannot be.

`turn` of a flight is 0 straight on, 1 right, 2 left; into hyperspace the first, second or third
exit clockwise; into the centre and a firing position always 0. A `place` has one way out:
hyperspace S W N E, eight firing positions, the left and right start area of the one who acts.
"""

from __future__ import annotations

from orrery.core.blanks import Number, Words
from orrery.core.sheet import OK, Sheet
from orrery.games.astroplane import COLOURS, META
from orrery.games.astroplane.blanks import Cell, Place, Space, WormholeEnd
from orrery.games.astroplane.places import DIAGONALS, FACINGS

__all__ = ["OK"]

STRAIGHT, TO_RIGHT, TO_LEFT = range(3)
CHOOSE_LEFT, CHOOSE_RIGHT, CHOOSE_NONE = range(3)
STUCK, ROUNDS, QUIET = range(3)  # ends by points: AP-44, and both ways of AP-47

sheet = Sheet(
    META,
    word=r"[a-z]\d+|[a-z]+",
    game_over="AP-43",
    not_your_turn="AP-13: it is {mover}'s turn, not {player}'s",
    not_natures="AP-13: this is a player's decision, not nature's",
    nature_first="AP-13: who begins is drawn first",
    natures_only="AP-13: who begins is drawn before the game, nobody chooses it now",
)

CELL, SPACE, END_OF_WORMHOLE, PLACE = Cell(), Space(), WormholeEnd(), Place()
FACING = Words("facing", FACINGS)
TURN = Words("turn", ("straight", "right", "left"))
DIAGONAL = Words("direction", DIAGONALS)
CHOICE = Words("choice", ("left", "right", "none"))
OWNER = Words("colour", COLOURS)
NOT_HERE = "there is no such player at this table"
DRAWN = Words("colour", COLOURS, below="state.n_seats", clause="AP-1", missing=NOT_HERE)
WHY = Words(
    "why", ("a player cannot act", "100 rounds are played", "nothing has stirred for 30 rounds")
)
N = Number("number", 30_000)

FLY = sheet.kind(
    "fly {cell} {facing} {turn}", cell=SPACE, facing=FACING, turn=TURN, example="f3-f5 n",
    help="fly from f3 to f5 and face north there; into hyperspace name the exit: h3-o8",
)  # fmt: skip
LEAVE = sheet.kind(
    "leave {place} {turn}", place=PLACE, turn=TURN, example="f1-f3 n",
    help="leave a start area, and in the same way hyperspace or a firing position",
)  # fmt: skip
PASS = sheet.kind(
    "pass {end} {facing}", end=END_OF_WORMHOLE, facing=FACING, example="pass n13-m14 s",
    help="pass the wormhole from n13, face south at m14 (free)",
)  # fmt: skip
STEP = sheet.kind(
    "step {space} {diagonal}", space=SPACE, diagonal=DIAGONAL, example="step f3-g4",
    help="move the Square of f3 one space sideways",
)  # fmt: skip
KILL = sheet.kind(
    "kill {space} {diagonal}", space=SPACE, diagonal=DIAGONAL, example="kill f3-i6",
    help="the Square of f3 slides to i6 and eliminates what is there",
)  # fmt: skip
FIRE = sheet.kind(
    "fire {corner}",
    "fire both pieces of the north-east anomaly",
    corner=DIAGONAL,
    example="fire ne",
)
END = sheet.kind("end", help="end the turn")
CHOOSE = sheet.kind(
    "{choice}", choice=CHOICE, example="left",
    help="the start area of a piece sent back or of the reserve; also right, or none",
)  # fmt: skip
FIRST = sheet.kind("first {owner}", owner=DRAWN, nature=True, example="first red")

FIRE_0, END_0, CHOOSE_0 = FIRE.first, END.first, CHOOSE.first
N_TURNS = TURN.size
fly_action, leave_action, pass_action = FLY.number, LEAVE.number, PASS.number
step_action, kill_action = STEP.number, KILL.number

NO_SUCH_SPACE = sheet.reason("AP-4", "this board has no such space")
CHOOSE_FIRST = sheet.reason("AP-24", "first say where {sent}'s piece goes back to: left or right")
RESERVE_FIRST = sheet.reason(
    "AP-42", "first say where a piece of the reserve goes: left, right or none"
)
NOTHING_TO_CHOOSE = sheet.reason(
    "AP-42",
    "nothing waits for left, right or none: no piece was sent back and none is due from the"
    " reserve",
)
MUST_PLACE = sheet.reason(
    "AP-24", "a piece sent back goes to the left or the right start area, not nowhere"
)
MUST_MOVE_ON = sheet.reason(
    "AP-29",
    "the Square on {bound} is side by side with an opponent's Square and must move on first",
)
MUST_MOVE = sheet.reason("AP-13", "the first move of a turn is compulsory")
NO_MOVES_LEFT = sheet.reason("AP-13", "{player} has no move left in this turn")
NOBODY_THERE = sheet.reason("AP-2", "there is no piece on {cell}")
NOT_YOURS = sheet.reason("AP-19", "the piece on {cell} is {owner}'s, not {player}'s")
IS_CAPTIVE = sheet.reason(
    "AP-20", "{player}'s piece on {cell} cannot move, {owner}'s piece is on top of it"
)
STAYS_FOREVER = sheet.reason(
    "AP-41", "a piece in the Singularity, here on {cell}, never moves again"
)
FACES_ELSEWHERE = sheet.reason(
    "AP-15", "the piece on {cell} faces {faces}, not {facing}, and cannot turn in its space"
)
NOTHING_BEYOND = sheet.reason(
    "AP-16", "the piece on {cell} faces {facing}, where there is no space to fly to"
)
FACES_THE_SINGULARITY = sheet.reason("AP-7", "a piece on {target} can only face the Singularity")
FACES_BACK_OUT = sheet.reason(
    "AP-38", "a piece on the firing position {target} can only face back out"
)
LEADS_NOWHERE = sheet.reason("AP-16", "{target} is empty, and facing {new} there leads nowhere")
ON_A_SQUARE = sheet.reason("AP-30", "{holder}'s Square on {target} cannot be landed on")
PARTLY_OCCUPIED = sheet.reason(
    "AP-14", "the piece on {target} faces {held} and covers part of the half facing {new}"
)
NO_SQUARE_HERE = sheet.reason(
    "AP-26", "{player}'s own piece is on {target}, and no Square forms in a wormhole"
)
OPPOSITE_A_STACK = sheet.reason(
    "AP-26", "opposite {player}'s own stack on {target} no piece may land"
)
SIDE_BY_SIDE = sheet.reason(
    "AP-29", "a Square on {target} would be side by side with an opponent's Square"
)
NO_SQUARE_OF_YOURS = sheet.reason("AP-27", "{player} has no Square on {cell}")
OFF_THE_GRID = sheet.reason("AP-27", "there is no space on that side of {cell}")
SPACE_TAKEN = sheet.reason(
    "AP-27", "a Square steps into an empty space, and {target} holds {holder}'s piece"
)
SPECIAL_SPACE = sheet.reason("AP-26", "{target} is no ordinary space, Squares cannot enter it")
NOTHING_TO_KILL = sheet.reason("AP-28", "no piece is on that diagonal from {cell}")
SHELTERED = sheet.reason("AP-28", "the special space {target} shelters {holder}'s piece")
SQUARE_IN_THE_WAY = sheet.reason(
    "AP-30",
    "the first thing on that diagonal is {holder}'s Square on {target}, which cannot be killed",
)
OWN_PIECE_IN_THE_WAY = sheet.reason(
    "AP-28", "the first thing on that diagonal is {player}'s own piece on {target}"
)
CAME_THROUGH_ALREADY = sheet.reason(
    "AP-36", "the piece on {cell} came through this wormhole and must move before it may pass again"
)
MUST_LEAD_ON = sheet.reason(
    "AP-34",
    "a piece that passes to {target} must face a space or the firing position, {new} leads nowhere",
)
NOT_BOTH_LOADED = sheet.reason(
    "AP-39", "{player} is not on top of both firing positions of that corner"
)
EMPTY_START = sheet.reason("AP-17", "{player} has no piece in the start area {cell}")

FIRST_DRAWN = sheet.event("{owner} is drawn to begin", owner=OWNER)
PIECE_FLEW = sheet.event(
    "{owner} flies from {cell} to {target}, facing {facing}",
    owner=OWNER,
    cell=CELL,
    target=CELL,
    facing=FACING,
)
PIECE_PASSED = sheet.event(
    "{owner} passes the wormhole from {cell} to {target}, facing {facing}",
    owner=OWNER,
    cell=CELL,
    target=CELL,
    facing=FACING,
)
PIECE_FIRED = sheet.event(
    "{owner}'s piece is fired from {cell} to {target}", owner=OWNER, cell=CELL, target=CELL
)
SQUARE_FORMED = sheet.event("{owner} forms a Square on {cell}", owner=OWNER, cell=CELL)
SQUARE_STEPPED = sheet.event(
    "{owner}'s Square steps from {cell} to {target}", owner=OWNER, cell=CELL, target=CELL
)
SQUARE_KILLED = sheet.event(
    "{owner}'s Square slides from {cell} to {target} and kills", owner=OWNER, cell=CELL, target=CELL
)
LANDED_ON = sheet.event(
    "{owner} lands on top of {other}'s piece on {cell}", owner=OWNER, cell=CELL, other=OWNER
)
BONUS_EARNED = sheet.event(
    "{owner} releases the captive on {cell} and earns a bonus move", owner=OWNER, cell=CELL
)
PIECE_ELIMINATED = sheet.event("{owner} loses a piece on {cell}", owner=OWNER, cell=CELL)
STACK_SENT_BACK = sheet.event(
    "{owner} sends back what was on {cell}: {n}", owner=OWNER, cell=CELL, n=N
)
PIECE_SENT = sheet.event(
    "{owner}'s piece goes back to the start area {cell}", owner=OWNER, cell=CELL
)
ENTERED = sheet.event("{owner} enters the Singularity on {cell}", owner=OWNER, cell=CELL)
RESERVE_TAKEN = sheet.event(
    "{owner} takes a piece from the reserve to {cell}", owner=OWNER, cell=CELL
)
RESERVE_LEFT = sheet.event("{owner} leaves the reserve alone", owner=OWNER)
TURN_ENDED = sheet.event("{owner}'s turn ends", owner=OWNER)
ROUND_BEGAN = sheet.event("round {n}", n=N)
PLAYER_OUT = sheet.event("{owner} cannot act and is out of the game", owner=OWNER)
TRUE_WIN = sheet.event("{owner} is on top of all four central spaces: a true win", owner=OWNER)
ENDED_BY_POINTS = sheet.event("the game ends by points: {why}", why=WHY)
GAME_SCORED = sheet.event("{owner} scores {n}", owner=OWNER, n=N)
GAME_BEGAN = sheet.event("game {n} of the match begins, {owner} first", n=N, owner=OWNER)
HYPERSPACE_CROSSED = sheet.event(
    "{owner} enters hyperspace at {cell} and comes out at {target}",
    owner=OWNER,
    cell=CELL,
    target=CELL,
)

BAD_SEATS = sheet.fault(
    "there must be 2 to 4 players, and one who is still in the game must be to act"
)
NOWHERE_TO_BE = sheet.fault("a piece is where no piece can be")
WRONG_STACK = sheet.fault("the pieces of a stack do not add up")
WRONG_FACING = sheet.fault("a piece faces a way it cannot")
NO_REAL_SQUARE = sheet.fault("a Square is two pieces of one player on an ordinary space")
FOREIGN_GROUND = sheet.fault("a piece is in another player's start area or box")
STRAY_MARK = sheet.fault(
    "only pieces at wormhole ends came through (^), and only the mover's pieces on top of an"
    " opponent's landed in this turn (!)"
)
SQUARES_SIDE_BY_SIDE = sheet.fault(
    "Squares of two players are side by side, and neither is passing by"
)
OUT_BUT_PRESENT = sheet.fault("a player who is out has pieces outside the Singularity")
WRONG_PHASE = sheet.fault(
    "the phase does not fit what is being sent back, taken from the reserve, or passing by"
)
SHOULD_BE_OVER = sheet.fault("a player is on top of all four central spaces, so the game is over")
BAD_NUMBER = sheet.fault("a number is out of its range")
CANNOT_ACT = sheet.fault("the player to move can do nothing, so the turn would have passed on")
