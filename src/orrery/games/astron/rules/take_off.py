"""Set-up: picking take-off spaces. Authority for AS-11."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.core.trace import Trace, emit
from orrery.games.astron.cells import TAKE_OFF_SPACE, Board
from orrery.games.astron.rules.window import ship_at
from orrery.games.astron.sheet import (
    NO_TAKE_OFF_SPACE,
    OK,
    TAKE_OFF,
    TAKE_OFF_SPACE_TAKEN,
    TOOK_OFF,
)
from orrery.games.astron.state import IN_PLAY, NO_SHIP, State


@TAKE_OFF.referee
def why_not_take_off(board: Board, state: State, column: int) -> int:
    """OK, or why no ship may take off from a column of row 0."""
    if column >= board.n_columns or board.kind[0, column] != TAKE_OFF_SPACE:
        return NO_TAKE_OFF_SPACE
    if ship_at(state, 0, column) != NO_SHIP:
        return TAKE_OFF_SPACE_TAKEN
    return OK


@rule
def take_off(state: State, ship: int, column: int, trace: Trace) -> None:
    """The ship stands on its take-off space."""
    state.row[ship] = 0
    state.column[ship] = column
    state.status[ship] = IN_PLAY
    emit(trace, TOOK_OFF, ship, 0, column)
