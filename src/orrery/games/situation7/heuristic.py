"""How well a side stands, for greedy play and search."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.games.situation7.puzzle import BASE, GOALS_AT, N_EQUIPMENT, N_WORDS, WORD_BITS, Board
from orrery.games.situation7.rules.ending import side_score
from orrery.games.situation7.rules.launching import is_ready
from orrery.games.situation7.rules.masks import count_bits, lowest_bit, size_shared
from orrery.games.situation7.rules.placing import (
    closed_word,
    empty_word,
    n_open,
    open_word,
    opponent_of,
    side_of,
)
from orrery.games.situation7.state import FINDING, OVER, RACE, TIMING_FOUND, TIMING_WANTED, State

POINT = 100
PROMISE = 80  # percent of a goal's points that all but its last piece are worth
BASE_BONUS = 100  # points that ready equipment adds to its base
EQUIPMENT_WORTH = 700  # ready and not yet used
OPEN_WORTH = 120  # a location one may place on
CLOSED_WORTH = 700  # an empty location closed to the opponent
SECOND_WORTH = 500  # a second on the clock


@rule
def evaluate(board: Board, state: State, seat: int) -> int:
    """Own standing less the opponent's, in hundredths of a point."""
    side = side_of(seat)
    other = opponent_of(side)
    if state.phase == OVER:
        return POINT * (side_score(board, state, side) - side_score(board, state, other))
    value = standing(board, state, side) - standing(board, state, other)
    if state.tempo == RACE:
        value += lead(board, state, side)
    return value


@rule
def standing(board: Board, state: State, side: int) -> int:
    """Goals held and under way, room to grow, equipment, and what guards close."""
    value = OPEN_WORTH * n_open(board, state, side)
    for goal in range(board.n_goals):
        value += goal_worth(board, state, side, goal, 0)
    for kind in range(N_EQUIPMENT):
        if is_ready(board, state, kind, side):
            value += EQUIPMENT_WORTH * state.left[kind, side]
    for word in range(N_WORDS):
        closed = closed_word(state, opponent_of(side), word) & empty_word(board, state, word)
        value += CLOSED_WORTH * count_bits(closed)
    return value


@rule
def goal_worth(board: Board, state: State, side: int, goal: int, n_more: int) -> int:
    """What a goal is worth to a side that holds `n_more` pieces of it more than it does."""
    if board.goal_owner[goal] == opponent_of(side):
        return 0
    if size_shared(board.goal_mask[goal], state.land[opponent_of(side)]) > 0:
        return 0  # mixed: nobody's
    points = board.goal_points[goal]
    if board.goal_kind[goal] == BASE:
        points += BASE_BONUS
    n = size_shared(board.goal_mask[goal], state.land[side]) + n_more
    whole = board.goal_size[goal]
    if n >= whole:
        return int(POINT * points)
    return int(PROMISE * points * n * n // (whole * whole))


# The race


@rule
def lead(board: Board, state: State, side: int) -> int:
    """How far the opponent's clock is ahead, with the costs that are still to be drawn."""
    actor = state.turn
    cost = expected_cost(board, state, actor)
    ahead = state.clocks[opponent_of(side)] - state.clocks[side]
    ahead += cost if actor != side else -cost
    value = ahead * SECOND_WORTH // 1000
    if state.phase == FINDING:
        gain = mean_gain(board, state, actor)
        value += gain if actor == side else -gain
    return int(value)


@rule
def expected_cost(board: Board, state: State, side: int) -> int:
    """The mean time of a search under way, in ms; X of S7-26 is 16 on average."""
    if state.phase < FINDING:
        return 0
    is_done = state.phase == TIMING_WANTED or state.phase == TIMING_FOUND
    scan = board.scan_time * (state.n_empty + 1 if is_done else state.n_empty)
    if state.phase == TIMING_WANTED:
        scan = scan // 2
    elif state.phase == TIMING_FOUND:
        scan = scan // (state.n_open + 1)
    else:
        scan = scan // (n_open(board, state, side) + 1)
    return int((board.fit_time + scan) * state.level[side] // 100)


@rule
def mean_gain(board: Board, state: State, side: int) -> int:
    """What the piece of an open location is worth on average."""
    n = 0
    total = 0
    for word in range(N_WORDS):
        bits = open_word(board, state, side, word)
        while bits != 0:
            total += gain(board, state, side, word * WORD_BITS + lowest_bit(bits))
            n += 1
            bits &= bits - 1
    return total // max(n, 1)


@rule
def gain(board: Board, state: State, side: int, location: int) -> int:
    """What a piece adds to the own goals and takes from the opponent's."""
    value = 0
    for index in range(GOALS_AT):
        goal = board.goals_at[location, index]
        if goal < 0:
            break
        value += goal_worth(board, state, side, goal, 1) - goal_worth(board, state, side, goal, 0)
        value += goal_worth(board, state, opponent_of(side), goal, 0)
    return value
