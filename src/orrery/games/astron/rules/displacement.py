"""Ships in each other's way. Authority for AS-18 and AS-19."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.core.trace import Trace, emit
from orrery.games.astron.cells import Board
from orrery.games.astron.rules.flight import BY_CARD, PUSHED, n_cells_flown, survives_walk
from orrery.games.astron.rules.landing import landed_counts, settle
from orrery.games.astron.rules.window import (
    column_step,
    is_space,
    kind_beneath,
    row_step,
    ship_at,
)
from orrery.games.astron.sheet import SHIP_DISPLACED, SHIP_FLEW
from orrery.games.astron.state import (
    BACKWARD,
    DODGING,
    IN_PLAY,
    LEFT,
    NO_SHIP,
    RIGHT,
    State,
)

OWNER_CHOOSES = -1


@rule
def fly(
    board: Board, state: State, ship: int, direction: int, n: int, way: int, trace: Trace
) -> bool:
    """Move one ship in the window and settle it; False if it is in play no more (AS-42)."""
    row = state.row[ship]
    column = state.column[ship]
    to_row = row + n * row_step(direction)
    to_column = column + n * column_step(direction)
    from_space = is_space(kind_beneath(board, state, ship))
    kind = SHIP_FLEW if way == BY_CARD else SHIP_DISPLACED
    flown = n_cells_flown(board, state, ship, direction, n, way)  # a lost ship does not arrive
    last_row = row + flown * row_step(direction)
    emit(trace, kind, ship, row, column, last_row, column + flown * column_step(direction))
    if survives_walk(board, state, ship, direction, n, way, trace):
        state.row[ship] = to_row
        state.column[ship] = to_column
        settle(board, state, ship, way, from_space, landed_counts(state), trace)
    return bool(state.status[ship] == IN_PLAY)


@rule
def move_ship(
    board: Board, state: State, ship: int, direction: int, n: int, way: int, trace: Trace
) -> bool:
    """Move a ship, then others give way; False while an owner must choose a side (AS-18)."""
    if not fly(board, state, ship, direction, n, way, trace):
        return True  # a lost or finished ship displaces nobody
    return clear_behind(board, state, ship, trace)


@rule
def clear_behind(board: Board, state: State, ship: int, trace: Trace) -> bool:
    """Displace the ship behind a placed one, the one behind that, ...; False: an owner chooses.

    Each ship of the chain stands further to the rear than the one before, so it ends.
    """
    rear = ship_behind(state, ship)
    while rear != NO_SHIP:
        direction = way_out(board, state, rear)
        if direction == OWNER_CHOOSES:
            state.phase = DODGING
            state.actor = rear
            return False
        rear = displace(board, state, rear, direction, trace)
    return True


@rule
def ship_behind(state: State, ship: int) -> int:
    """The ship directly to the rear of another, or NO_SHIP."""
    if state.row[ship] == 0:
        return NO_SHIP
    return ship_at(state, state.row[ship] - 1, state.column[ship])


@rule
def way_out(board: Board, state: State, ship: int) -> int:
    """BACKWARD if it can, else LEFT or RIGHT if only one is open; else OWNER_CHOOSES.

    A base has seven columns or more and four other ships stand about, so a side is open.
    """
    if can_back(state, ship):
        return BACKWARD
    left = room(board, state, ship, LEFT)
    right = room(board, state, ship, RIGHT)
    if left > 0 and right > 0:
        return OWNER_CHOOSES
    return LEFT if left > 0 else RIGHT


@rule
def can_back(state: State, ship: int) -> bool:
    """Not at the rear edge, and no ship directly behind."""
    return state.row[ship] > 0 and ship_behind(state, ship) == NO_SHIP


@rule
def room(board: Board, state: State, ship: int, direction: int) -> int:
    """How far the nearest free space without a ship in front of it is; 0 if there is none."""
    row = state.row[ship]
    column = state.column[ship] + column_step(direction)
    distance = 1
    while 0 <= column < board.n_columns:
        if ship_at(state, row, column) == NO_SHIP and ship_at(state, row + 1, column) == NO_SHIP:
            return distance
        column += column_step(direction)
        distance += 1
    return 0


@rule
def displace(board: Board, state: State, ship: int, direction: int, trace: Trace) -> int:
    """Move a displaced ship; who is in its way now, or NO_SHIP (a lost ship displaces nobody)."""
    n = 1 if direction == BACKWARD else room(board, state, ship, direction)
    if not fly(board, state, ship, direction, n, PUSHED, trace):
        return NO_SHIP
    return ship_behind(state, ship)
