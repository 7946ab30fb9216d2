"""Tensors for learners: one flat row, seats counted from the viewer, nothing hidden in it.

| entries         | what                                                              |
|-----------------|-------------------------------------------------------------------|
| 20 x 16 x 8     | base rows from the window's rear edge on: planes of `CELL_PLANES` |
| 6 x (12 + 16)   | for each seat: row and column of its ship, one-hot                |
| 6 x 14          | for each seat: see `SEAT_FEATURES`                                |
| 16, 16          | own hand / 6, discards / 6                                        |
| 16              | unseen cards (pile and hands of others) / 6                       |
| 5, 6, 6         | phase, actor, turn, one-hot                                       |
| 4               | base / 48, round / 48, pile / 60, steps left / 48                 |
"""

from __future__ import annotations

from orrery.core.contract import Features
from orrery.core.rule import rule
from orrery.games.astron.cells import (
    ASTEROID,
    COMET,
    LAND,
    MAX_COLUMNS,
    METEORS,
    N_CARDS,
    N_STATIONS,
    RINGS,
    STATION,
    STELLAR_STATION,
    WINDOW_ROWS,
    Board,
)
from orrery.games.astron.rules.landing import has_landed, landed_counts, points_for
from orrery.games.astron.rules.window import last_base
from orrery.games.astron.state import FINISHED, IN_PLAY, MAX_SEATS, NO_PLANET, State

SEEN_ROWS = 20  # the window, and eight rows beyond it: the base is public (AS-10)
# Planes: space station, stellar station, points there / 5, land, hazard, comet, rings, off the base
CELL_PLANES = 8
# In play, finished, grounded, points / 40, hand / 6, own team, then the eight stations landed on
SEAT_FEATURES = 6 + N_STATIONS
N_PHASES = 5

CELLS_0 = 0
PLACES_0 = CELLS_0 + SEEN_ROWS * MAX_COLUMNS * CELL_PLANES
SEATS_0 = PLACES_0 + MAX_SEATS * (WINDOW_ROWS + MAX_COLUMNS)
CARDS_0 = SEATS_0 + MAX_SEATS * SEAT_FEATURES
TURN_0 = CARDS_0 + 3 * N_CARDS
OBSERVATION_SIZE = TURN_0 + N_PHASES + 2 * MAX_SEATS + 4


@rule
def observe(board: Board, state: State, viewer: int, out: Features) -> None:
    """Write all features; a spectator looks from seat 0 and has no hand."""
    for index in range(OBSERVATION_SIZE):
        out[index] = 0.0
    observe_base(board, state, out)
    origin = max(viewer, 0)
    for seat in range(state.n_seats):
        place = (seat - origin + state.n_seats) % state.n_seats
        observe_ship(state, seat, place, origin, out)
    observe_cards(board, state, viewer, out)
    observe_turn(board, state, origin, out)


@rule
def observe_base(board: Board, state: State, out: Features) -> None:
    """The cells that lie in and before the window."""
    counts = landed_counts(state)
    for row in range(SEEN_ROWS):
        for column in range(MAX_COLUMNS):
            index = CELLS_0 + (row * MAX_COLUMNS + column) * CELL_PLANES
            if state.base + row >= board.n_rows or column >= board.n_columns:
                out[index + 7] = 1.0
            else:
                observe_cell(board, state.base + row, column, counts, out, index)


@rule
def observe_cell(
    board: Board, row: int, column: int, counts: int, out: Features, index: int
) -> None:
    """The planes of one cell."""
    kind = board.kind[row, column]
    if kind in (STATION, STELLAR_STATION):
        out[index + (0 if kind == STATION else 1)] = 1.0
        out[index + 2] = points_for(counts, board.number[row, column]) / 5.0
    elif kind == LAND:
        out[index + 3] = 1.0
    elif METEORS <= kind <= ASTEROID:
        out[index + 4] = 1.0
    elif kind == COMET:
        out[index + 5] = 1.0
    elif kind == RINGS:
        out[index + 6] = 1.0


@rule
def observe_ship(state: State, seat: int, place: int, origin: int, out: Features) -> None:
    """One ship, which the viewer sees in `place`."""
    if state.status[seat] == IN_PLAY:
        base = PLACES_0 + place * (WINDOW_ROWS + MAX_COLUMNS)
        out[base + state.row[seat]] = 1.0
        out[base + WINDOW_ROWS + state.column[seat]] = 1.0
    base = SEATS_0 + place * SEAT_FEATURES
    out[base] = 1.0 if state.status[seat] == IN_PLAY else 0.0
    out[base + 1] = 1.0 if state.status[seat] == FINISHED else 0.0
    out[base + 2] = 1.0 if state.grounded[seat] != NO_PLANET else 0.0
    out[base + 3] = state.points[seat] / 40.0
    out[base + 4] = state.hand_size[seat] / 6.0
    is_mate = seat == origin or (state.n_teams > 0 and (seat - origin) % state.n_teams == 0)
    out[base + 5] = 1.0 if is_mate else 0.0
    for station in range(1, N_STATIONS + 1):
        out[base + 5 + station] = 1.0 if has_landed(state, seat, station) else 0.0


@rule
def observe_cards(board: Board, state: State, viewer: int, out: Features) -> None:
    """The own hand, the discards, and what is neither."""
    for card in range(N_CARDS):
        own = state.hands[viewer, card] if viewer >= 0 else 0
        out[CARDS_0 + card] = own / 6.0
        out[CARDS_0 + N_CARDS + card] = state.discards[card] / 6.0
        unseen = board.deck[card] - state.discards[card] - own
        out[CARDS_0 + 2 * N_CARDS + card] = unseen / 6.0


@rule
def observe_turn(board: Board, state: State, origin: int, out: Features) -> None:
    """Whose decision is due, and how far the game is."""
    out[TURN_0 + state.phase] = 1.0
    base = TURN_0 + N_PHASES
    out[base + (state.actor - origin + state.n_seats) % state.n_seats] = 1.0
    base += MAX_SEATS
    out[base + (state.turn - origin + state.n_seats) % state.n_seats] = 1.0
    base += MAX_SEATS
    out[base] = state.base / 48.0
    out[base + 1] = state.round / 48.0
    out[base + 2] = state.pile_size / 60.0
    out[base + 3] = (last_base(board) - state.base) / 48.0
