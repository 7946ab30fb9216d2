"""The galaxy: a Board record with grid, land, start, ranges, prices and deck (ZY-2 to ZY-6).

Points are numbered 32 * y + x // 2, so row, column and x follow by arithmetic; a row of the grid
is a mask of up to 31 bits.
"""

from __future__ import annotations

from typing import Annotated

from orrery.core.records import Bool, Int8, Int8s, Int16, Int16s, Int32s, UInt8s
from orrery.games.zylatron.weights import N_ROWS, N_WEIGHTS

MAX_ROWS = 32
COLUMN_BITS = 5
MAX_COLUMNS = 1 << COLUMN_BITS
MAX_WIDTH = 61  # 31 points a row
MAX_POINTS = MAX_ROWS * MAX_COLUMNS
N_NEIGHBOURS = 6
MAX_STEPS = 12
FAR = 127
"""In `Board.steps`: not to be reached in one move."""

N_KINDS = 4
BATTLE_STAR, STAR_FIGHTER, WARRIOR, MISSILE = range(N_KINDS)
KINDS = ("battle_star", "star_fighter", "warrior", "missile")
SLOTS = (2, 4, 5, 4)
"""How many slots of a seat's fifteen each kind has; a board may leave slots empty."""
PIECES_PER_SEAT = sum(SLOTS)

N_CORNERS = 4
ZYLON = N_CORNERS
"""The number of Zylon among the headquarters; the corners are 0 to 3, clockwise from top left."""
CORNERS = ("top-left", "top-right", "bottom-right", "bottom-left")

FACTORIES_PER_SEAT = 3
HOME, MOON, ON_ZYLON = range(FACTORIES_PER_SEAT)
FACTORY_PLACES = ("home", "moon", "zylon")

N_CARDS = 3
HIT, MISS, DAMAGE = range(N_CARDS)
CARDS = ("hit", "miss", "damage")

NO_POINT = -1
NO_HQ = -1


class Board:
    """One galaxy with its rule set; `major` and `short` are two of them."""

    width: Int8  # x runs below this
    height: Int8  # y runs below this
    moves_per_turn: Int8
    beam_range: Int8
    blast_range: Int8
    factory_price: Int8
    factories_can_be_hit: Bool
    start_money: Int16
    total_money: Int16
    n_pieces: Annotated[Int8s, (N_KINDS,)]  # of each kind, each player
    moves: Annotated[Int8s, (N_KINDS,)]  # steps of a move; a Missile's flight
    lasers: Annotated[Int8s, (N_KINDS,)]  # range, 0: no laser
    pegs: Annotated[Int8s, (N_KINDS,)]
    prices: Annotated[Int8s, (N_KINDS,)]
    strikes: Annotated[Int8s, (N_CARDS,)]  # cards of each sort in a full pile
    headquarters: Annotated[Int16s, (N_CORNERS + 1,)]  # the last is Zylon's
    start: Annotated[Int16s, (N_CORNERS, PIECES_PER_SEAT)]  # or NO_POINT
    factory: Annotated[Int16s, (N_CORNERS, FACTORIES_PER_SEAT)]
    points: Annotated[Int32s, (MAX_ROWS,)]  # bit c: the point exists
    land: Annotated[Int32s, (MAX_ROWS,)]  # bit c: the point is land
    factories: Annotated[Int32s, (MAX_ROWS,)]
    """Bit c: a factory of some corner stands there; logs know boards by a hash that counts it."""
    hq_at: Annotated[Int8s, (MAX_POINTS,)]  # which headquarters, or NO_HQ
    neighbours: Annotated[Int16s, (MAX_POINTS, N_NEIGHBOURS)]  # or NO_POINT
    steps: Annotated[Int8s, (MAX_POINTS, MAX_POINTS)]  # on land only or in space only, or FAR
    name: Annotated[UInt8s, (32,)]
    """ASCII, padded with zeros."""

    hqs: Annotated[Int32s, (MAX_ROWS,)]  # bit c: the point is a headquarters
    ways: Annotated[Int32s, (MAX_POINTS, MAX_STEPS + 1, MAX_ROWS)]
    """From a point, with so many of these steps, bit c of a row: the point is reached."""
    weights: Annotated[Int32s, (N_ROWS, N_WEIGHTS)]
    """What the evaluation goes by: see `weights`."""


DERIVED = ("hqs", "ways", "weights")  # follow from the rest: no part of the board's hash


def point_at(x: int, y: int) -> int:
    """The number of point (x, y)."""
    return MAX_COLUMNS * y + x // 2


def place_of(point: int) -> tuple[int, int]:
    """The (x, y) of a point."""
    y, column = divmod(point, MAX_COLUMNS)
    return 2 * column + y % 2, y


def is_point(board: Board, x: int, y: int) -> bool:
    """Whether (x, y) is a point of the grid (ZY-2)."""
    return 0 <= x < board.width and 0 <= y < board.height and (x + y) % 2 == 0


def is_land(board: Board, point: int) -> bool:
    """Whether a point is land (ZY-3)."""
    return bool(board.land[point // MAX_COLUMNS] >> point % MAX_COLUMNS & 1)
