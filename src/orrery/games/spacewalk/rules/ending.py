"""End and score. Authority for SW-18 to SW-20 and SW-25."""

from __future__ import annotations

from orrery.core.rule import inlined_rule as rule
from orrery.core.trace import Trace, emit
from orrery.games.spacewalk.board import Board
from orrery.games.spacewalk.fleet import all_ships, n_ships
from orrery.games.spacewalk.sheet import GAME_ENDED
from orrery.games.spacewalk.state import LARGE, MEDIUM, N_SIZES, OVER, PLACING, SMALL, State

TOKEN_POINTS = 2


@rule
def check_end(state: State, trace: Trace) -> bool:
    """End the game at once if some player has no ship in orbit (SW-18)."""
    for seat in range(state.n_seats):
        if not is_in_orbit(state, seat):
            state.phase = OVER
            emit(trace, GAME_ENDED, seat)
    return state.phase == OVER


@rule
def is_in_orbit(state: State, seat: int) -> bool:
    """Whether a ship of `seat` is left, those in flight included."""
    ships = state.in_orbit[LARGE] | state.in_orbit[MEDIUM] | state.in_orbit[SMALL]
    return ships & all_ships(seat) != 0


@rule
def points_of(size: int) -> int:
    """Large 4, medium 3, small 1 (SW-19)."""
    if size == LARGE:
        return 4
    return 3 if size == MEDIUM else 1


@rule
def ship_points(board: Board, state: State, seat: int) -> int:
    """The points of all ships of `seat` in orbit, those in flight included."""
    points = 0
    for size in range(N_SIZES):
        points += n_ships(state.in_orbit[size], seat) * points_of(size)
    return points


@rule
def score(board: Board, state: State, seat: int) -> int:
    """Ships and unused tokens; nothing at all without ships (SW-19)."""
    if not is_in_orbit(state, seat) and state.phase > PLACING:
        return 0
    return ship_points(board, state, seat) + TOKEN_POINTS * state.tokens[seat]


@rule
def is_winner(board: Board, state: State, seat: int) -> bool:
    """Highest score wins, equal scores share (SW-20)."""
    own = score(board, state, seat)
    for other in range(state.n_seats):
        if score(board, state, other) > own:
            return False
    return True
