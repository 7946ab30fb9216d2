"""Astronauts. Authority for S7-16 and S7-19."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.core.sheet import OK
from orrery.games.situation7.puzzle import ASTRONAUT, ROCKET, SATELLITE, Board
from orrery.games.situation7.rules.launching import is_ready
from orrery.games.situation7.rules.masks import add, add_all, covers, has, meets
from orrery.games.situation7.rules.placing import side_of
from orrery.games.situation7.sheet import (
    ASTRONAUTS_NOT_READY,
    GUARD,
    HAS_EQUIPMENT,
    NO_ASTRONAUT_LEFT,
    NOT_JOINED,
    NOT_YOUR_PIECE,
)
from orrery.games.situation7.state import State


@rule
def equipped_word(state: State, side: int, word: int) -> int:
    """Where equipment of a side stands."""
    launched = state.stands[ROCKET, side, word] | state.stands[SATELLITE, side, word]
    return int(launched | state.stands[ASTRONAUT, side, word])


@rule
def is_way_open(board: Board, state: State, side: int) -> bool:
    """Astronauts are ready, and their base is joined to a piece on the base line (S7-16)."""
    if not is_ready(board, state, ASTRONAUT, side):
        return False
    return meets(state.joined[side], board.base_line[side])


@rule
def post_word(board: Board, state: State, side: int, word: int) -> int:
    """Own pieces that an astronaut could be set on, if the way is open (S7-16, S7-19)."""
    return int(state.joined[side, word] & ~equipped_word(state, side, word))


@rule
def has_equipment(state: State, side: int, location: int) -> bool:
    """Whether an own rocket, satellite or astronaut stands there."""
    for kind in range(3):
        if has(state.stands[kind, side], location):
            return True
    return False


@GUARD.referee
def why_not_guard(board: Board, state: State, seat: int, location: int) -> int:
    """OK, or why a seat may not set an astronaut on a location."""
    side = side_of(seat)
    if not has(state.land[side], location):
        return NOT_YOUR_PIECE  # S7-16
    if state.left[ASTRONAUT, side] == 0:
        return NO_ASTRONAUT_LEFT  # S7-8
    if not covers(state.land[side], board.bases[ASTRONAUT, side]):
        return ASTRONAUTS_NOT_READY  # S7-16
    if has_equipment(state, side, location):
        return HAS_EQUIPMENT  # S7-19
    if not has(state.joined[side], location) or not is_way_open(board, state, side):
        return NOT_JOINED  # S7-16
    return OK


@rule
def guard(board: Board, state: State, side: int, location: int) -> None:
    """Set an astronaut on an own piece, where it stays (S7-19)."""
    add(state.stands[ASTRONAUT, side], location)
    state.left[ASTRONAUT, side] -= 1
    add_all(state.watch[side], board.neighbours[location])
