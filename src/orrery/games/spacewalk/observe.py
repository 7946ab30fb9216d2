"""Tensors for learners: one flat row, seats counted from the viewer.

| entries                | what                                               |
|------------------------|----------------------------------------------------|
| 24 x (1 + 3 x 5)       | for each space: hole, then ships [size, seat] / 3  |
| 5 x 3                  | reserve [seat, size] / 3                           |
| 3 x 5                  | moving group [size, seat] / 3                      |
| 5, 5                   | tokens / 4, has paid                               |
| 5 x 5                  | hands [seat, card] / 4                             |
| 6                      | effect of the last card, one-hot (last: none)      |
| 9, 5, 5                | phase, actor, turn, one-hot                        |
| 4                      | group space / 24, distance / 9, moves left, round / 100 |
"""

from __future__ import annotations

from orrery.core.contract import Features
from orrery.core.rule import rule
from orrery.games.spacewalk.board import MAX_SPACES, Board
from orrery.games.spacewalk.fleet import n_ships
from orrery.games.spacewalk.state import MAX_SEATS, N_CARDS, N_SIZES, State

N_PHASES = 9
PER_SPACE = 1 + N_SIZES * MAX_SEATS
OBSERVATION_SIZE = (
    MAX_SPACES * PER_SPACE
    + 2 * N_SIZES * MAX_SEATS
    + 2 * MAX_SEATS
    + MAX_SEATS * N_CARDS
    + N_CARDS + 1
    + N_PHASES + 2 * MAX_SEATS
    + 4
)  # fmt: skip


@rule
def observe(board: Board, state: State, viewer: int, out: Features) -> None:
    """Write all features; a spectator looks from seat 0."""
    for index in range(OBSERVATION_SIZE):
        out[index] = 0.0
    origin = max(viewer, 0)
    for space in range(board.n_spaces):
        out[space * PER_SPACE] = board.is_hole[space]
    for seat in range(state.n_seats):
        place = (seat - origin + state.n_seats) % state.n_seats
        observe_seat(board, state, seat, place, out)
    observe_turn(state, origin, out, OBSERVATION_SIZE - N_CARDS - 1 - N_PHASES - 2 * MAX_SEATS - 4)


@rule
def observe_seat(board: Board, state: State, seat: int, place: int, out: Features) -> None:
    """What belongs to one seat, which the viewer sees in `place`."""
    for size in range(N_SIZES):
        for space in range(board.n_spaces):
            column = space * PER_SPACE + 1 + size * MAX_SEATS + place
            out[column] = n_ships(state.ships[space, size], seat) / 3.0
        base = MAX_SPACES * PER_SPACE
        out[base + place * N_SIZES + size] = state.reserve[seat, size] / 3.0
        base += N_SIZES * MAX_SEATS
        out[base + size * MAX_SEATS + place] = n_ships(state.group[size], seat) / 3.0
    base = MAX_SPACES * PER_SPACE + 2 * N_SIZES * MAX_SEATS
    out[base + place] = state.tokens[seat] / 4.0
    out[base + MAX_SEATS + place] = (state.has_paid >> seat) & 1
    for card in range(N_CARDS):
        out[base + 2 * MAX_SEATS + place * N_CARDS + card] = state.hands[seat, card] / 4.0


@rule
def observe_turn(state: State, origin: int, out: Features, base: int) -> None:
    """Whose decision is due, and what is under way."""
    out[base + (state.last_effect if state.last_effect >= 0 else N_CARDS)] = 1.0
    base += N_CARDS + 1
    out[base + state.phase] = 1.0
    base += N_PHASES
    out[base + (state.actor - origin + state.n_seats) % state.n_seats] = 1.0
    base += MAX_SEATS
    out[base + (state.turn - origin + state.n_seats) % state.n_seats] = 1.0
    base += MAX_SEATS
    out[base] = (state.group_space + 1) / 24.0
    out[base + 1] = state.group_distance / 9.0
    out[base + 2] = state.moves_left
    out[base + 3] = state.round / 100.0
