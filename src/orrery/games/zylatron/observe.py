"""Tensors for learners: one flat row, seats counted from the viewer.

| entries | what                                                                               |
|---------|------------------------------------------------------------------------------------|
| 60 x 17 | for each piece, the viewer's first: see PER_PIECE                                  |
| 12 x 3  | factories: working, damaged, destroyed                                             |
| 4 x 8   | each seat: in the game, its holder (4), money / 50, Zylon card, its turn           |
| 11      | phase, one-hot                                                                     |
| 3       | cards left in the pile / 12                                                        |
| 6       | round, moves left, steps left, half prices, touch-move, lacked a Warrior (scaled)  |
| 2       | x and y of a detonation, as fractions of the board                                 |

PER_PIECE: on the board, x, y (fractions), carried, cargo / 3, damage / 2, the nine flags of the
turn, is mover, is subject or target.
"""

from __future__ import annotations

from orrery.core.contract import Features
from orrery.core.rule import rule
from orrery.games.zylatron.grid import (
    FACTORIES_PER_SEAT,
    N_CARDS,
    NO_POINT,
    PIECES_PER_SEAT,
    Board,
)
from orrery.games.zylatron.rules.geometry import row_of, x_of
from orrery.games.zylatron.rules.pieces import is_alive
from orrery.games.zylatron.state import (
    IN_BANK,
    MAX_FACTORIES,
    MAX_PIECES,
    MAX_SEATS,
    N_PHASES,
    NO_PIECE,
    NOBODY,
    State,
)

N_FLAGS = 9
PER_PIECE = 8 + N_FLAGS
PER_FACTORY = 3
PER_SEAT = 4 + MAX_SEATS
FACTORIES_AT = MAX_PIECES * PER_PIECE
SEATS_AT = FACTORIES_AT + MAX_FACTORIES * PER_FACTORY
PHASE_AT = SEATS_AT + MAX_SEATS * PER_SEAT
PILE_AT = PHASE_AT + N_PHASES
TURN_AT = PILE_AT + N_CARDS
OBSERVATION_SIZE = TURN_AT + 8


@rule
def observe(board: Board, state: State, viewer: int, out: Features) -> None:
    """Write all features; a spectator looks from seat 0."""
    for index in range(OBSERVATION_SIZE):
        out[index] = 0.0
    origin = max(viewer, 0)
    for seat in range(state.n_seats):
        place = (seat - origin + state.n_seats) % state.n_seats
        for slot in range(PIECES_PER_SEAT):
            base = (PIECES_PER_SEAT * place + slot) * PER_PIECE
            observe_piece(board, state, PIECES_PER_SEAT * seat + slot, out, base)
        for number in range(FACTORIES_PER_SEAT):
            base = FACTORIES_AT + (FACTORIES_PER_SEAT * place + number) * PER_FACTORY
            out[base + state.factory[FACTORIES_PER_SEAT * seat + number]] = 1.0
        observe_seat(state, seat, origin, out, SEATS_AT + place * PER_SEAT)
    out[PHASE_AT + state.phase] = 1.0
    for card in range(N_CARDS):
        out[PILE_AT + card] = state.strikes[card] / 12.0
    observe_turn(board, state, out)


@rule
def observe_piece(board: Board, state: State, piece: int, out: Features, base: int) -> None:
    """Where a piece is and what became of it this turn."""
    point = state.point[piece]
    if point == IN_BANK:
        return
    out[base] = 1.0
    out[base + 1] = x_of(point) / board.width
    out[base + 2] = row_of(point) / board.height
    out[base + 3] = 1.0 if state.carrier[piece] != NO_PIECE else 0.0
    out[base + 4] = state.cargo[piece] / 3.0
    out[base + 5] = state.damage[piece] / 2.0
    for flag in range(N_FLAGS):
        out[base + 6 + flag] = (state.flags[piece] >> flag) & 1
    out[base + 6 + N_FLAGS] = 1.0 if state.mover == piece else 0.0
    is_named = state.subject == piece or state.target == piece
    out[base + 7 + N_FLAGS] = 1.0 if is_named else 0.0


@rule
def observe_seat(state: State, seat: int, origin: int, out: Features, base: int) -> None:
    """A player's standing."""
    out[base] = 1.0 if is_alive(state, seat) else 0.0
    holder = state.holder[seat]
    if holder != NOBODY:
        out[base + 1 + (holder - origin + state.n_seats) % state.n_seats] = 1.0
    out[base + 1 + MAX_SEATS] = state.money[seat] / 50.0
    out[base + 2 + MAX_SEATS] = 1.0 if state.zylon == seat else 0.0
    out[base + 3 + MAX_SEATS] = 1.0 if state.turn == seat else 0.0


@rule
def observe_turn(board: Board, state: State, out: Features) -> None:
    """What is under way."""
    out[TURN_AT] = state.round / state.max_rounds
    out[TURN_AT + 1] = state.moves_left / 3.0
    out[TURN_AT + 2] = state.steps_left / 10.0
    out[TURN_AT + 3] = 1.0 if state.half_prices else 0.0
    out[TURN_AT + 4] = 1.0 if state.touch_move else 0.0
    out[TURN_AT + 5] = 1.0 if state.lacked_warrior else 0.0
    if state.blast != NO_POINT:
        out[TURN_AT + 6] = x_of(state.blast) / board.width
        out[TURN_AT + 7] = row_of(state.blast) / board.height
