"""Ships in orbit: counting them and letting one fly. Authority for SW-12 and SW-17."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.core.trace import Trace, emit
from orrery.games.spacewalk.board import Board
from orrery.games.spacewalk.events import SHIP_FLEW, SHIP_LOST
from orrery.games.spacewalk.reasons import NO_SUCH_SHIP, NO_SUCH_SPACE, OK
from orrery.games.spacewalk.state import LARGE, MEDIUM, SMALL, State


@rule
def has_ship(state: State, space: int, seat: int) -> bool:
    """Whether `seat` has a ship of any size on `space`."""
    ships = state.ships
    return ships[space, LARGE, seat] + ships[space, MEDIUM, seat] + ships[space, SMALL, seat] > 0


@rule
def land(
    board: Board, state: State, space: int, size: int, owner: int, distance: int, trace: Trace
) -> None:
    """A ship that left `space` ends its flight; a black hole swallows it (SW-12)."""
    target = (space + distance) % board.n_spaces
    if board.is_hole[target]:
        state.in_orbit[owner] -= 1
        emit(trace, SHIP_LOST, owner, size, space, target, distance)
        return
    state.ships[target, size, owner] += 1
    emit(trace, SHIP_FLEW, owner, size, space, target, distance)


@rule
def why_not_step(board: Board, state: State, seat: int, space: int, size: int) -> int:
    """OK, or why `seat` may not advance that one ship (SW-17)."""
    if space >= board.n_spaces:
        return NO_SUCH_SPACE
    if state.ships[space, size, seat] == 0:
        return NO_SUCH_SHIP
    return OK


@rule
def step(board: Board, state: State, seat: int, space: int, size: int, trace: Trace) -> None:
    """Advance one own ship one space, alone, whatever else stands there (SW-17)."""
    state.ships[space, size, seat] -= 1
    land(board, state, space, size, seat, 1, trace)
