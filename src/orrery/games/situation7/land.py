"""Land, equipment and bases of a side as sets and counts, from outside the rules."""

from __future__ import annotations

from orrery.games.situation7.puzzle import (
    ASTRONAUT,
    N_SIDES,
    N_WORDS,
    Board,
    locations_in,
    neighbours_of,
)
from orrery.games.situation7.state import State


def land_of(state: State, side: int) -> set[int]:
    """The locations a side holds."""
    return set(locations_in([state.land[side, word] for word in range(N_WORDS)]))


def stands_of(state: State, kind: int, side: int) -> set[int]:
    """Where a kind of equipment of a side stands."""
    return set(locations_in([state.stands[kind, side, word] for word in range(N_WORDS)]))


def base_of(board: Board, kind: int, side: int) -> set[int]:
    """The locations of a base."""
    return set(locations_in([board.bases[kind, side, word] for word in range(N_WORDS)]))


def n_missing(board: Board, state: State, kind: int, side: int) -> int:
    """How many locations of a base a side does not hold."""
    return len(base_of(board, kind, side) - land_of(state, side))


def sun_sides(board: Board, state: State) -> list[int]:
    """The sides that hold a piece of the sun."""
    sun = [board.sun[word] for word in range(N_WORDS)]
    return [
        side
        for side in range(N_SIDES)
        if any(mask & state.land[side, word] for word, mask in enumerate(sun))
    ]


def owner_of(state: State, location: int) -> int:
    """The side that holds a location; N_SIDES for nobody."""
    return next((side for side in range(N_SIDES) if location in land_of(state, side)), N_SIDES)


def beside(board: Board, locations: set[int]) -> set[int]:
    """All locations adjacent to some."""
    return {near for location in locations for near in neighbours_of(board, location)}


def joined_of(board: Board, state: State, side: int) -> set[int]:
    """Own land joined to the astronaut base (S7-16)."""
    land = land_of(state, side)
    joined = land & base_of(board, ASTRONAUT, side)
    while more := (beside(board, joined) & land) - joined:
        joined |= more
    return joined
