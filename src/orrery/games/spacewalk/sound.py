"""What holds in every position of Space Walk; broken invariants have a number."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.games.spacewalk.board import Board
from orrery.games.spacewalk.fleet import n_ships
from orrery.games.spacewalk.state import (
    DRAWING,
    N_SIZES,
    NO_SPACE,
    ORDERING,
    OVER,
    PLACING,
    SHIPS_PER_SIZE,
    State,
)

SOUND = 0
BAD_SEATS = 1
SHIP_IN_HOLE = 2
TOO_MANY_SHIPS = 3
WRONG_COUNT = 4
STRAY_GROUP = 5
NEGATIVE_NUMBER = 6
SHOULD_BE_OVER = 7


@rule
def fault(board: Board, state: State) -> int:
    """SOUND, or the number of the first broken invariant."""
    if not 2 <= state.n_seats <= 5 or not 0 <= state.actor < state.n_seats:
        return BAD_SEATS
    for seat in range(state.n_seats):
        broken = seat_fault(board, state, seat)
        if broken != SOUND:
            return broken
    if (state.group_space == NO_SPACE) == (state.phase == ORDERING):
        return STRAY_GROUP
    return SOUND


@rule
def seat_fault(board: Board, state: State, seat: int) -> int:
    """What is wrong with the ships and tokens of one seat."""
    afloat = 0
    reserve = 0
    for size in range(N_SIZES):
        n = n_afloat(board, state, seat, size)
        if n < 0:
            return SHIP_IN_HOLE
        if n + state.reserve[seat, size] > SHIPS_PER_SIZE:
            return TOO_MANY_SHIPS
        if n != n_ships(state.in_orbit[size], seat):
            return WRONG_COUNT
        afloat += n
        reserve += state.reserve[seat, size]
    if state.tokens[seat] < 0 or state.round < 0:
        return NEGATIVE_NUMBER
    return phase_fault(state, afloat, reserve)


@rule
def n_afloat(board: Board, state: State, seat: int, size: int) -> int:
    """Ships of a size in orbit and in the moving group; -1 if one stands where none can."""
    n = n_ships(state.group[size], seat)
    for space in range(board.n_spaces):
        has_one = n_ships(state.ships[space, size], seat) != 0
        if has_one and board.is_hole[space]:
            return -1
        if has_one != ((state.where[size, seat] >> space) & 1 != 0):
            return -1
        n += n_ships(state.ships[space, size], seat)
    return n


@rule
def phase_fault(state: State, afloat: int, reserve: int) -> int:
    """Ships wait beside the board during placement only; without ships the game is over."""
    if state.phase == DRAWING or state.phase == PLACING:
        return SOUND if afloat + reserve == N_SIZES * SHIPS_PER_SIZE else WRONG_COUNT
    if reserve > 0:
        return WRONG_COUNT
    if afloat == 0 and state.phase != OVER and state.phase != ORDERING:
        return SHOULD_BE_OVER
    return SOUND
