"""Tensors for learners: one flat row, seats counted from the viewer.

| entries   | what                                                                          |
|-----------|-------------------------------------------------------------------------------|
| 156 x 16  | each space, hyperspace and firing position: kind (5), owner of the top (4),   |
|           | facing N E S W (4, of a Square two), is a Square, height / 8, may not pass    |
| 4 x 156   | how many pieces of each seat are in the cell, / 4                             |
| 4 x 7     | each seat: left and right start area / 3, reserve / 4, out of game / 10,      |
|           | kills / 10, is out, points / 40                                               |
| 5, 4, 4   | phase, seat to act, side the viewer plays from, one-hot                       |
| 8         | moves left / 4, has moved, has passed, bound Square, pieces to send / 4,      |
|           | reserve due / 2, round / 100, quiet rounds / 30                               |
"""

from __future__ import annotations

from orrery.core.contract import Features
from orrery.core.rule import rule
from orrery.games.astroplane.board import (
    NO_CELL,
    REMOVED_0,
    RESERVE_0,
    SENT,
    START_0,
    Board,
)
from orrery.games.astroplane.rules.landing import is_marked
from orrery.games.astroplane.rules.pieces import cell_of, is_playing, is_square, side_of, top_piece
from orrery.games.astroplane.state import MAX_SEATS, N_PIECES, SQUARE, State

N_PHASES = 5
PER_CELL = 16
PER_SEAT = 7
COUNTS_0 = START_0 * PER_CELL
SEATS_0 = COUNTS_0 + MAX_SEATS * START_0
TURN_0 = SEATS_0 + MAX_SEATS * PER_SEAT
NUMBERS_0 = TURN_0 + N_PHASES + 2 * MAX_SEATS
OBSERVATION_SIZE = NUMBERS_0 + 8


@rule
def observe(board: Board, state: State, viewer: int, out: Features) -> None:
    """Write all features; a spectator looks from seat 0."""
    for index in range(OBSERVATION_SIZE):
        out[index] = 0.0
    origin = max(viewer, 0)
    for cell in range(START_0):
        if board.kind[cell] > 0:
            out[cell * PER_CELL + board.kind[cell] - 1] = 1.0
        if state.height[cell] > 0:
            observe_stack(board, state, cell, origin, out)
    for seat in range(state.n_seats):
        observe_seat(state, seat, seen_from(state, seat, origin), out)
    observe_turn(state, origin, out)


@rule
def seen_from(state: State, seat: int, origin: int) -> int:
    """The number of a seat, counted clockwise from the viewer's."""
    return (seat - origin + state.n_seats) % state.n_seats


@rule
def observe_stack(board: Board, state: State, cell: int, origin: int, out: Features) -> None:
    """The stack or Square of one cell."""
    owner = state.top[cell]
    base = cell * PER_CELL + 5
    out[base + seen_from(state, owner, origin)] = 1.0
    facing = state.facing[cell] % SQUARE
    out[base + 4 + facing] = 1.0
    if is_square(state, cell):
        out[base + 4 + facing + 2] = 1.0
        out[base + 8] = 1.0
    out[base + 9] = state.height[cell] / 8.0
    out[base + 10] = 1.0 if is_marked(state, owner, top_piece(state, cell)) else 0.0


@rule
def observe_seat(state: State, seat: int, place: int, out: Features) -> None:
    """What belongs to one seat, which the viewer sees in `place`."""
    for piece in range(N_PIECES):
        cell = cell_of(state.pieces[seat, piece])
        if cell < START_0:
            out[COUNTS_0 + place * START_0 + cell] += 0.25
    base = SEATS_0 + place * PER_SEAT
    area = START_0 + 2 * side_of(state, seat)
    out[base] = state.height[area] / 3.0
    out[base + 1] = state.height[area + 1] / 3.0
    out[base + 2] = state.height[RESERVE_0 + seat] / 4.0
    out[base + 3] = state.height[REMOVED_0 + seat] / 10.0
    out[base + 4] = state.kills[seat] / 10.0
    out[base + 5] = 0.0 if is_playing(state, seat) else 1.0
    out[base + 6] = state.points[seat] / 40.0


@rule
def observe_turn(state: State, origin: int, out: Features) -> None:
    """Whose decision is due, and what is under way."""
    out[TURN_0 + state.phase] = 1.0
    out[TURN_0 + N_PHASES + seen_from(state, state.turn, origin)] = 1.0
    out[TURN_0 + N_PHASES + MAX_SEATS + side_of(state, origin)] = 1.0
    out[NUMBERS_0] = state.moves_left / 4.0
    out[NUMBERS_0 + 1] = state.has_moved
    out[NUMBERS_0 + 2] = state.has_passed
    out[NUMBERS_0 + 3] = state.bound_square != NO_CELL
    out[NUMBERS_0 + 4] = state.height[SENT] / 4.0
    out[NUMBERS_0 + 5] = state.reserve_due / 2.0
    out[NUMBERS_0 + 6] = state.round / 100.0
    out[NUMBERS_0 + 7] = (state.round - state.last_stir) / 30.0
