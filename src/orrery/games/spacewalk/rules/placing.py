"""Putting ships in orbit. Authority for SW-5 to SW-8."""

from __future__ import annotations

from orrery.core.rule import inlined_rule as rule
from orrery.core.trace import Trace, emit
from orrery.games.spacewalk.board import MAX_SPACES, Board
from orrery.games.spacewalk.fleet import one_ship
from orrery.games.spacewalk.rules.ships import add_ship
from orrery.games.spacewalk.sheet import (
    NONE_IN_RESERVE,
    OK,
    PLACE_ON_PLANET,
    SHIP_PLACED,
    SIZE_TAKEN,
)
from orrery.games.spacewalk.state import LARGE, MAX_SEATS, MEDIUM, SMALL, State


@rule
def all_planets(board: Board) -> int:
    """The spaces that are no black hole, as bits."""
    spaces = 0
    for space in range(MAX_SPACES):
        spaces |= (board.is_hole[space] == 0) << space
    return spaces & ((1 << board.n_spaces) - 1)


@rule
def taken_spaces(state: State, size: int) -> int:
    """The spaces with a ship of that size, of any colour, as bits."""
    spaces = 0
    for owner in range(MAX_SEATS):
        spaces |= state.where[size, owner]
    return spaces


@rule
def why_not_place(board: Board, state: State, seat: int, space: int, size: int) -> int:
    """OK, or why `seat` may not put a ship of `size` on `space`."""
    if board.is_hole[space]:
        return PLACE_ON_PLANET  # SW-5
    if state.reserve[seat, size] == 0:
        return NONE_IN_RESERVE
    if (taken_spaces(state, size) >> space) & 1:
        return SIZE_TAKEN  # SW-6
    return OK


@rule
def place(state: State, seat: int, space: int, size: int, trace: Trace) -> None:
    """Put a ship into orbit."""
    state.reserve[seat, size] -= 1
    add_ship(state, space, size, seat)
    state.in_orbit[size] += one_ship(seat)
    emit(trace, SHIP_PLACED, seat, size, space)


@rule
def has_reserve(state: State, seat: int) -> bool:
    """Whether ships of `seat` wait beside the board."""
    return state.reserve[seat, LARGE] + state.reserve[seat, MEDIUM] + state.reserve[seat, SMALL] > 0


@rule
def first_mover(state: State, first_placer: int) -> int:
    """Who takes the first turn: the first placer, or under the option of SW-8 the second."""
    if state.first_moves_second:
        return (first_placer + 1) % state.n_seats
    return first_placer
