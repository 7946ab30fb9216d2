"""What holds in every position of Space Walk; broken invariants have a number."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.core.sheet import OK
from orrery.games.spacewalk.board import Board
from orrery.games.spacewalk.fault_phases import phase_fault
from orrery.games.spacewalk.fleet import n_ships
from orrery.games.spacewalk.sheet import (
    BAD_NUMBER,
    BAD_SEATS,
    NOT_OVER,
    SHIP_IN_HOLE,
    SHOULD_BE_OVER,
    STRANGERS,
    TOO_MANY_SHIPS,
    WRONG_COUNT,
)
from orrery.games.spacewalk.state import (
    DRAWING,
    MAX_SEATS,
    N_SIZES,
    ORDERING,
    OVER,
    PLACING,
    SHIPS_PER_SIZE,
    State,
)

MAX_TOKENS = 20  # of the option `tokens` (SW-3)


@rule
def fault(board: Board, state: State) -> int:
    """OK, or the number of the first broken invariant."""
    if not 2 <= state.n_seats <= MAX_SEATS:
        return BAD_SEATS
    if not are_seats(state):
        return BAD_SEATS
    n_stranded = 0  # seats without a ship
    for seat in range(MAX_SEATS):
        broken = seat_fault(board, state, seat)
        if broken != OK:
            return broken
        n_stranded += seat < state.n_seats and not is_afloat(state, seat)
    broken = end_fault(state, n_stranded)
    return broken if broken != OK else phase_fault(board, state)


@rule
def are_seats(state: State) -> bool:
    """Who acts, whose turn it is, who began, who paid and who passed sit at this table."""
    n = state.n_seats
    if not (0 <= state.actor < n and 0 <= state.turn < n and 0 <= state.first < n):
        return False
    return state.has_paid >> n == 0 and state.has_passed >> n == 0


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
        if state.reserve[seat, size] < 0:
            return BAD_NUMBER
        afloat += n
        reserve += state.reserve[seat, size]
    if not 0 <= state.tokens[seat] <= MAX_TOKENS or state.round < 0:
        return BAD_NUMBER
    if seat >= state.n_seats:
        return OK if afloat + reserve + state.tokens[seat] == 0 else STRANGERS
    return count_fault(state, afloat, reserve)


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
def is_afloat(state: State, seat: int) -> bool:
    """Whether a seat has a ship in orbit or in the moving group."""
    for size in range(N_SIZES):
        if n_ships(state.in_orbit[size], seat) != 0:
            return True
    return False


@rule
def count_fault(state: State, afloat: int, reserve: int) -> int:
    """Ships wait beside the board during placement only."""
    if state.phase == DRAWING or state.phase == PLACING:
        return OK if afloat + reserve == N_SIZES * SHIPS_PER_SIZE else WRONG_COUNT
    return OK if reserve == 0 else WRONG_COUNT


@rule
def end_fault(state: State, n_stranded: int) -> int:
    """The game ends when a player has no ship left, once the group is done (SW-13, SW-18)."""
    if state.phase == OVER:
        return OK if n_stranded > 0 else NOT_OVER
    is_early = state.phase == DRAWING or state.phase == PLACING or state.phase == ORDERING
    return OK if is_early or n_stranded == 0 else SHOULD_BE_OVER
