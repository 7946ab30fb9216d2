"""A turn's move: a whole planet takes off. Authority for SW-9 to SW-13."""

from __future__ import annotations

from orrery.core.rule import inlined_rule as rule
from orrery.core.trace import Trace
from orrery.games.spacewalk.board import Board
from orrery.games.spacewalk.fleet import all_ships, first_owner, n_ships, one_ship
from orrery.games.spacewalk.rules.ships import has_ship, land
from orrery.games.spacewalk.sheet import (
    NO_SHIP_OF_YOURS,
    NOT_A_PLANET,
    NOT_IN_GROUP,
    OK,
)
from orrery.games.spacewalk.state import MAX_SEATS, N_SIZES, NO_SPACE, State

NO_SIZE = -1
SEVERAL = -1


@rule
def why_not_evacuate(board: Board, state: State, seat: int, space: int) -> int:
    """OK, or why `seat` may not move the ships of `space`."""
    if board.is_hole[space]:
        return NOT_A_PLANET
    if not has_ship(state, space, seat):
        return NO_SHIP_OF_YOURS  # SW-9
    return OK


@rule
def lift_off(state: State, space: int) -> None:
    """The group is what stands there now; who comes round to it again is no part (SW-13)."""
    state.group_space = space
    state.group_distance = 1
    for size in range(N_SIZES):
        state.group[size] = state.ships[space, size]
        state.ships[space, size] = 0
        for owner in range(MAX_SEATS):
            state.where[size, owner] &= ~(1 << space)


@rule
def is_size_left(state: State, size: int) -> bool:
    """Whether ships of `size` are left in the group."""
    return state.group[size] != 0


@rule
def next_size(state: State) -> int:
    """The largest size left in the group, or NO_SIZE (SW-10)."""
    for size in range(N_SIZES):
        if is_size_left(state, size):
            return size
    return NO_SIZE


@rule
def only_owner(state: State, size: int) -> int:
    """Who owns all ships of `size` left in the group, or SEVERAL; there is at least one."""
    fleet = int(state.group[size])
    owner = first_owner(fleet)
    return owner if fleet & ~all_ships(owner) == 0 else SEVERAL


@rule
def fly_next(board: Board, state: State, size: int, owner: int, trace: Trace) -> None:
    """One ship of the group flies, one space further than the ship before it (SW-11)."""
    state.group[size] -= one_ship(owner)
    land(board, state, state.group_space, size, owner, state.group_distance, trace)
    state.group_distance += 1


@rule
def fly_on(board: Board, state: State, trace: Trace) -> bool:
    """Fly until the mover must name an owner (False) or the group is done (True)."""
    for size in range(N_SIZES):
        if is_size_left(state, size):
            owner = only_owner(state, size)
            if owner == SEVERAL:
                return False
            while is_size_left(state, size):
                fly_next(board, state, size, owner, trace)
    state.group_space = NO_SPACE
    state.group_distance = 0
    return True


@rule
def why_not_name(state: State, owner: int) -> int:
    """OK, or why the next ship cannot be one of `owner`'s."""
    if owner >= state.n_seats or n_ships(state.group[next_size(state)], owner) == 0:
        return NOT_IN_GROUP
    return OK
