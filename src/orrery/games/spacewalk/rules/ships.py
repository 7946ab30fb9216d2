"""Ships in orbit: counting them and letting one fly. Authority for SW-12 and SW-17."""

from __future__ import annotations

from orrery.core.rule import inlined_rule as rule
from orrery.core.trace import Trace, emit
from orrery.games.spacewalk.board import Board
from orrery.games.spacewalk.fleet import n_ships, one_ship
from orrery.games.spacewalk.sheet import NO_SUCH_SHIP, OK, SHIP_FLEW, SHIP_LOST
from orrery.games.spacewalk.state import LARGE, MEDIUM, SMALL, State


@rule
def planets_of(state: State, seat: int) -> int:
    """The spaces with a ship of `seat`, as bits."""
    return state.where[LARGE, seat] | state.where[MEDIUM, seat] | state.where[SMALL, seat]


@rule
def has_ship(state: State, space: int, seat: int) -> bool:
    """Whether `seat` has a ship of any size on `space`."""
    return (planets_of(state, seat) >> space) & 1 != 0


@rule
def add_ship(state: State, space: int, size: int, owner: int) -> None:
    """Stand a ship on a planet."""
    state.ships[space, size] += one_ship(owner)
    state.where[size, owner] |= 1 << space


@rule
def remove_ship(state: State, space: int, size: int, owner: int) -> None:
    """Take a ship off a planet."""
    state.ships[space, size] -= one_ship(owner)
    if n_ships(state.ships[space, size], owner) == 0:
        state.where[size, owner] &= ~(1 << space)


@rule
def land(
    board: Board, state: State, space: int, size: int, owner: int, distance: int, trace: Trace
) -> None:
    """A ship that left `space` ends its flight; a black hole swallows it (SW-12)."""
    target = space + distance
    while target >= board.n_spaces:
        target -= board.n_spaces
    if board.is_hole[target]:
        state.in_orbit[size] -= one_ship(owner)
        emit(trace, SHIP_LOST, owner, size, space, target, distance)
        return
    add_ship(state, target, size, owner)
    emit(trace, SHIP_FLEW, owner, size, space, target, distance)


@rule
def why_not_step(board: Board, state: State, seat: int, space: int, size: int) -> int:
    """OK, or why `seat` may not advance that one ship (SW-17)."""
    if n_ships(state.ships[space, size], seat) == 0:
        return NO_SUCH_SHIP
    return OK


@rule
def step(board: Board, state: State, seat: int, space: int, size: int, trace: Trace) -> None:
    """Advance one own ship one space, alone, whatever else stands there (SW-17)."""
    remove_ship(state, space, size, seat)
    land(board, state, space, size, seat, 1, trace)
