"""How well a side stands, for search: which goals the opponent can still spoil.

`heuristic.evaluate` counts what is held of a goal. Here it counts for more where the opponent has
no way to what is missing, and for little where it has one; and of the equipment the rockets count.
The weights are those that tell the winners of games between searching players best.
"""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.games.situation7.heuristic import POINT, evaluate, lead
from orrery.games.situation7.puzzle import ASTRONAUT, N_WORDS, ROCKET, SATELLITE, Board
from orrery.games.situation7.rules.launching import is_ready
from orrery.games.situation7.rules.masks import count_bits, meets, size, size_shared
from orrery.games.situation7.rules.placing import (
    closed_word,
    empty_word,
    open_word,
    opponent_of,
    side_of,
)
from orrery.games.situation7.state import ALTERNATE, OVER, RACE, State

SAFE = 90  # percent of a goal's points, by the share held, while the opponent cannot reach the rest
CONTESTED = 40  # the same where it can
BLOCKED = 30  # percent of the best goal that the opponent can spoil with the next piece
ROCKET_BASE = 7500  # by the share held, while the opponent has no piece in it
ROCKET_WORTH = 2100  # each that is ready and not yet used
SATELLITE_WORTH = 1600
ASTRONAUT_WORTH = 3000
OPEN_WORTH = 150  # a location one may place on
CLOSED_WORTH = 300  # an empty location closed to the opponent
TURN_WORTH = 600
LATE = 240  # less the empty locations, by EARLY: how much a lead decides
EARLY = 120


@rule
def foresee(board: Board, state: State, seat: int) -> int:
    """Own standing less the opponent's; a lead counts twice as much when the board is full."""
    if state.phase == OVER:
        return evaluate(board, state, seat)
    side = side_of(seat)
    value = standing(board, state, side) - standing(board, state, opponent_of(side))
    if state.tempo == RACE:
        value += lead(board, state, side)
    elif state.tempo == ALTERNATE:
        value += TURN_WORTH if state.turn == side else -TURN_WORTH
    return value * (LATE - state.n_empty) // EARLY


@rule
def standing(board: Board, state: State, side: int) -> int:
    """Goals, equipment, and room to grow."""
    value = goals(board, state, side) + equipment(board, state, side)
    for word in range(N_WORDS):
        value += OPEN_WORTH * count_bits(open_word(board, state, side, word))
        closed = closed_word(state, opponent_of(side), word) & empty_word(board, state, word)
        value += CLOSED_WORTH * count_bits(closed)
    return value


@rule
def goals(board: Board, state: State, side: int) -> int:
    """Held or under way; the best of those that one piece can spoil is doubtful."""
    other = opponent_of(side)
    low, high = open_word(board, state, other, 0), open_word(board, state, other, 1)
    value = 0
    doubtful = 0
    for goal in range(board.n_goals):
        n = n_held(board, state, side, goal)
        if n == 0:
            continue
        points, whole = int(board.goal_points[goal]), int(board.goal_size[goal])
        if n == whole:
            value += POINT * points
        elif (board.goal_mask[goal, 0] & low) | (board.goal_mask[goal, 1] & high) == 0:
            value += SAFE * points * n // whole
        else:
            value += CONTESTED * points * n // whole
            if n == whole - 1:
                doubtful = max(doubtful, points)
    is_others_turn = state.tempo == ALTERNATE and state.turn == other
    return value - BLOCKED * doubtful if is_others_turn else value


@rule
def n_held(board: Board, state: State, side: int, goal: int) -> int:
    """How many locations of a goal a side holds; 0 where it can no longer score (S7-21, S7-22)."""
    other = opponent_of(side)
    if board.goal_owner[goal] == other or meets(board.goal_mask[goal], state.land[other]):
        return 0
    return size_shared(board.goal_mask[goal], state.land[side])


@rule
def equipment(board: Board, state: State, side: int) -> int:
    """What is ready, and how far the rocket base has come."""
    value = 0
    if is_ready(board, state, ROCKET, side):
        value += ROCKET_WORTH * state.left[ROCKET, side]
    if is_ready(board, state, SATELLITE, side):
        value += SATELLITE_WORTH * state.left[SATELLITE, side]
    if is_ready(board, state, ASTRONAUT, side):
        value += ASTRONAUT_WORTH * state.left[ASTRONAUT, side]
    base = board.bases[ROCKET, side]
    if not meets(base, state.land[opponent_of(side)]):
        value += ROCKET_BASE * size_shared(base, state.land[side]) // size(base)
    return int(value)
