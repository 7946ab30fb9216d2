"""What a new piece or astronaut brings about, for the log. Changes nothing."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.core.trace import Trace, emit
from orrery.games.situation7.puzzle import GOALS_AT, MAX_LOCATIONS, N_EQUIPMENT, Board
from orrery.games.situation7.rules.ending import holds_goal
from orrery.games.situation7.rules.masks import covers, has
from orrery.games.situation7.rules.placing import is_filled, opponent_of
from orrery.games.situation7.sheet import BASE_READY, GOAL_HELD, NEUTRALISED
from orrery.games.situation7.state import State


@rule
def tell_gains(board: Board, state: State, side: int, location: int, trace: Trace) -> None:
    """Goals that a piece has completed, and equipment it has made ready."""
    if trace.shape[0] == 1:
        return  # nothing is recorded
    for index in range(GOALS_AT):
        goal = board.goals_at[location, index]
        if goal >= 0 and holds_goal(board, state, side, goal):
            emit(trace, GOAL_HELD, side, goal, board.goal_points[goal])
    for kind in range(N_EQUIPMENT):
        base = board.bases[kind, side]
        if has(base, location) and covers(state.land[side], base):
            emit(trace, BASE_READY, side, kind, state.left[kind, side])


@rule
def tell_neutralised(board: Board, state: State, side: int, location: int, trace: Trace) -> None:
    """Empty locations beside a new astronaut that the opponent guards too (S7-18)."""
    if trace.shape[0] == 1:
        return
    for near in range(MAX_LOCATIONS):
        is_near = has(board.neighbours[location], near) and not is_filled(state, near)
        if is_near and has(state.watch[opponent_of(side)], near):
            emit(trace, NEUTRALISED, near)
