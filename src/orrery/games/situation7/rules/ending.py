"""End and score. Authority for S7-20 to S7-23."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.core.sheet import OK
from orrery.core.trace import Trace, emit
from orrery.games.situation7.puzzle import GREEN, NO_SIDE, YELLOW, Board
from orrery.games.situation7.rules.masks import covers
from orrery.games.situation7.rules.placing import opponent_of, side_of
from orrery.games.situation7.sheet import (
    GAME_ENDED,
    NO_PASSING,
    PASS,
    PASSED,
    PASSED_ALREADY,
)
from orrery.games.situation7.state import OVER, State

BOTH_SIDES = 3


@rule
def end(board: Board, state: State, trace: Trace) -> None:
    """The game is over."""
    state.phase = OVER
    if trace.shape[0] > 1:
        points = side_score(board, state, YELLOW)
        emit(trace, GAME_ENDED, points, side_score(board, state, GREEN))


# Passing


@PASS.referee
def why_not_pass(state: State, seat: int) -> int:
    """OK, or why a seat may not pass; once is enough until somebody places (S7-20)."""
    if not state.may_agree:
        return NO_PASSING  # S7-25
    return PASSED_ALREADY if (state.has_passed >> side_of(seat)) & 1 else OK


@rule
def note_pass(board: Board, state: State, seat: int, trace: Trace) -> None:
    """A side would rather stop; when both would, the game ends (S7-20)."""
    state.has_passed |= 1 << side_of(seat)
    emit(trace, PASSED, seat)
    if state.has_passed == BOTH_SIDES:
        end(board, state, trace)


# Score


@rule
def holds_goal(board: Board, state: State, side: int, goal: int) -> bool:
    """Whether a side scores a goal: all its locations, and bases for their owner only (S7-22)."""
    if board.goal_owner[goal] == opponent_of(side):
        return False
    return covers(state.land[side], board.goal_mask[goal])


@rule
def side_score(board: Board, state: State, side: int) -> int:
    """Sectors, bases and objectives wholly held (S7-21, S7-22)."""
    points = 0
    for goal in range(board.n_goals):
        if holds_goal(board, state, side, goal):
            points += board.goal_points[goal]
    return points


@rule
def score(board: Board, state: State, seat: int) -> int:
    """The points of the side a seat plays for."""
    return side_score(board, state, side_of(seat))


@rule
def is_winner(board: Board, state: State, seat: int) -> bool:
    """The highest total; equal: who placed first on the sun; nobody there: shared (S7-23)."""
    side = side_of(seat)
    own = side_score(board, state, side)
    other = side_score(board, state, opponent_of(side))
    if own != other:
        return own > other
    return state.sun_first == side or state.sun_first == NO_SIDE
