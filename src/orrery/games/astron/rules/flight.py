"""A move, walked cell by cell: hazards, comet, rings. Authority for AS-31 to AS-34 and AS-42.

A base step carries every ship one base row on, just as a step forward does. So all moves are
walks over the base: by card, by the base, or pushed by a ship in front.
"""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.core.trace import Trace, emit
from orrery.games.astron.cells import COMET, RINGS, Board
from orrery.games.astron.rules.cards import discard_hand
from orrery.games.astron.rules.window import column_step, row_step
from orrery.games.astron.sheet import HAZARD_HIT, SHIP_LOST
from orrery.games.astron.state import (
    LOST_TO_COMET,
    LOST_TO_RINGS,
    NO_PLANET,
    OFF_WINDOW,
    State,
)

# Ways to be moved
BY_CARD = 0
BY_BASE = 1
PUSHED = 2


@rule
def survives_walk(
    board: Board, state: State, ship: int, direction: int, n: int, way: int, trace: Trace
) -> bool:
    """Walk `n` cells over the base as it lies; pay for hazards; False if the ship is lost.

    The ship's place is left alone, unless it is lost.
    """
    row = state.base + state.row[ship]
    column = state.column[ship]
    for step in range(1, n + 1):
        at_row = row + step * row_step(direction)
        at_column = column + step * column_step(direction)
        kind = board.kind[at_row, at_column]
        if is_deadly(kind, way, step == n):
            emit(trace, SHIP_LOST, ship, kind, at_row, at_column)
            withdraw(state, ship, LOST_TO_COMET if kind == COMET else LOST_TO_RINGS, trace)
            return False
        if board.region[at_row, at_column] and is_new_region(board, row, column, direction, step):
            state.points[ship] -= 1
            emit(trace, HAZARD_HIT, ship, kind, at_row, at_column)
    return True


@rule
def n_cells_flown(board: Board, state: State, ship: int, direction: int, n: int, way: int) -> int:
    """How far a walk of `n` cells takes a ship: all of it, or to the cell where it is lost."""
    for step in range(1, n + 1):
        at_row = state.base + state.row[ship] + step * row_step(direction)
        at_column = state.column[ship] + step * column_step(direction)
        if is_deadly(board.kind[at_row, at_column], way, step == n):
            return step
    return n


@rule
def is_deadly(kind: int, way: int, is_last: bool) -> bool:
    """The comet always; rings too, but a card may cross them (AS-32, AS-33, AS-19)."""
    return kind == COMET or (kind == RINGS and (is_last or way != BY_CARD))


@rule
def is_new_region(board: Board, row: int, column: int, direction: int, step: int) -> bool:
    """The region at this step is not the one of the start, nor of a step before (AS-31)."""
    d_row = row_step(direction)
    d_column = column_step(direction)
    region = board.region[row + step * d_row, column + step * d_column]
    for earlier in range(step):
        if board.region[row + earlier * d_row, column + earlier * d_column] == region:
            return False
    return True


@rule
def withdraw(state: State, ship: int, status: int, trace: Trace) -> None:
    """A lost or finished ship leaves the window; its score stands (AS-34, AS-35)."""
    state.status[ship] = status
    state.row[ship] = OFF_WINDOW
    state.column[ship] = OFF_WINDOW
    state.grounded[ship] = NO_PLANET
    discard_hand(state, ship, trace)
