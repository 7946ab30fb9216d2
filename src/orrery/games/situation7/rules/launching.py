"""Rockets and satellites. Authority for S7-13 to S7-15."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.core.sheet import OK
from orrery.games.situation7.puzzle import ROCKET, SATELLITE, Board
from orrery.games.situation7.rules.masks import add, covers, has
from orrery.games.situation7.rules.placing import (
    closed_word,
    empty_word,
    has_begun,
    is_filled,
    is_guarded_against,
    occupy,
    opponent_of,
    side_of,
)
from orrery.games.situation7.sheet import (
    FILLED,
    GUARDED,
    LAUNCH,
    NO_LAUNCH_NEEDED,
    NOT_BESIDE_OPPONENT,
    NOTHING_LEFT,
    NOTHING_READY,
)
from orrery.games.situation7.state import State

NOTHING = -1


@rule
def is_ready(board: Board, state: State, kind: int, side: int) -> bool:
    """Some of that equipment is left, and its base wholly held (S7-13, S7-16)."""
    return state.left[kind, side] > 0 and covers(state.land[side], board.bases[kind, side])


@rule
def next_launcher(board: Board, state: State, side: int) -> int:
    """What a launch would use: a rocket, else a satellite, else NOTHING (S7-14)."""
    if is_ready(board, state, ROCKET, side):
        return ROCKET
    return SATELLITE if is_ready(board, state, SATELLITE, side) else NOTHING


@rule
def is_beside_opponent(state: State, side: int, location: int) -> bool:
    """Adjacent to a location that the opponent holds."""
    opponent = opponent_of(side)
    return has_begun(state, opponent) and has(state.reach[opponent], location)


@rule
def target_word(board: Board, state: State, side: int, word: int) -> int:
    """Where a launch may land: beside the opponent, and not open by S7-10 (S7-14, S7-17)."""
    opponent = opponent_of(side)
    if not has_begun(state, opponent):
        return 0
    beside = state.reach[opponent, word] & ~state.reach[side, word]
    return int(empty_word(board, state, word) & beside & ~closed_word(state, side, word))


@rule
def can_launch(board: Board, state: State, side: int) -> bool:
    """Whether a side has some launch."""
    if next_launcher(board, state, side) == NOTHING:
        return False
    return target_word(board, state, side, 0) | target_word(board, state, side, 1) != 0


@LAUNCH.referee
def why_not_launch(board: Board, state: State, seat: int, location: int) -> int:
    """OK, or why a seat may not launch to a location."""
    side = side_of(seat)
    if is_filled(state, location):
        return FILLED
    if state.left[ROCKET, side] + state.left[SATELLITE, side] == 0:
        return NOTHING_LEFT  # S7-8
    if next_launcher(board, state, side) == NOTHING:
        return NOTHING_READY  # S7-13
    if has(state.reach[side], location):
        return NO_LAUNCH_NEEDED  # S7-14: S7-10 allows it
    if not is_beside_opponent(state, side, location):
        return NOT_BESIDE_OPPONENT  # S7-14
    return GUARDED if is_guarded_against(state, side, location) else OK


@rule
def launch(board: Board, state: State, side: int, location: int) -> int:
    """Place a piece far off; what was set on it, used up for good (S7-14)."""
    kind = next_launcher(board, state, side)
    occupy(board, state, side, location)
    add(state.stands[kind, side], location)
    state.left[kind, side] -= 1
    return kind
