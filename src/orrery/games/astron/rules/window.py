"""The window over the base: places, ships, directions. Authority for AS-2 to AS-5."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.games.astron.cells import LAND, WINDOW_ROWS, Board
from orrery.games.astron.state import (
    BACKWARD,
    FORWARD,
    IN_PLAY,
    LEFT,
    NO_SEAT,
    NO_SHIP,
    RIGHT,
    State,
)


@rule
def last_base(board: Board) -> int:
    """The base step at which "Game Over" shows at the front edge (AS-4)."""
    return board.n_rows - WINDOW_ROWS


@rule
def is_space(kind: int) -> bool:
    """Everything but land, stellar stations and rings (AS-5)."""
    return kind < LAND


@rule
def kind_beneath(board: Board, state: State, ship: int) -> int:
    """The kind of cell beneath a ship in play."""
    return int(board.kind[state.base + state.row[ship], state.column[ship]])


@rule
def number_beneath(board: Board, state: State, ship: int) -> int:
    """The station or planet beneath a ship in play, else 0."""
    return int(board.number[state.base + state.row[ship], state.column[ship]])


@rule
def ship_at(state: State, row: int, column: int) -> int:
    """The ship in a place of the window, or NO_SHIP."""
    for ship in range(state.n_seats):
        if state.row[ship] == row and state.column[ship] == column:
            return ship
    return NO_SHIP


@rule
def is_in_window(board: Board, row: int, column: int) -> bool:
    """Whether there is such a place in the window (AS-2)."""
    return 0 <= row < WINDOW_ROWS and 0 <= column < board.n_columns


@rule
def row_step(direction: int) -> int:
    """How a step changes the row: forward is towards the front edge."""
    if direction == FORWARD:
        return 1
    return -1 if direction == BACKWARD else 0


@rule
def column_step(direction: int) -> int:
    """How a step changes the column, seen from the players' side."""
    if direction == LEFT:
        return -1
    return 1 if direction == RIGHT else 0


@rule
def next_in_play(state: State, seat: int) -> int:
    """The next higher seat still in play, or NO_SEAT; NO_SEAT asks for the first (AS-1, AS-39)."""
    for following in range(seat + 1, state.n_seats):
        if state.status[following] == IN_PLAY:
            return following
    return NO_SEAT
