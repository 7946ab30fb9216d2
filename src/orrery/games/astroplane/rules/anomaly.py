"""The Space/Time Anomaly. Authority for AP-39 and AP-40."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.core.trace import Trace, emit
from orrery.games.astroplane.board import FIRING_0, Board
from orrery.games.astroplane.rules.landing import travel
from orrery.games.astroplane.sheet import NO_MOVES_LEFT, NOT_BOTH_LOADED, OK, PIECE_FIRED
from orrery.games.astroplane.state import State


@rule
def is_loaded(state: State, seat: int, corner: int) -> bool:
    """Whether `seat` is on top of both firing positions of a corner (AP-39)."""
    first = FIRING_0 + 2 * corner
    return state.top[first] == seat and state.top[first + 1] == seat


@rule
def why_not_fire(state: State, seat: int, corner: int) -> int:
    """OK, or why an anomaly does not fire."""
    if not is_loaded(state, seat, corner):
        return NOT_BOTH_LOADED
    return OK if state.moves_left > 0 else NO_MOVES_LEFT


@rule
def fire(board: Board, state: State, corner: int, trace: Trace) -> None:
    """Both top pieces fly to the far side of the Singularity, releasing captives (AP-40)."""
    for side in range(2):
        end = 2 * corner + side
        cell = FIRING_0 + end
        target = board.landing[end]
        emit(trace, PIECE_FIRED, state.turn, cell, target)
        new = board.only_facing[target]
        travel(board, state, cell, state.facing[cell], target, new, 0, trace)
