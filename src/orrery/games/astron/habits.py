"""What a seat plays without search, from what it may know: for voyages that a search plays on.

By the chart, the next two cards of the own hand, and the harm that an Upheaval does to the others.
"""

from __future__ import annotations

from orrery.core.chance import Rng, draw
from orrery.core.contract import Actions
from orrery.core.rule import rule
from orrery.games.astron.cells import Board
from orrery.games.astron.chart import (
    GONE,
    IMPOSSIBLE,
    REST,
    Chart,
    memory_of_ship,
)
from orrery.games.astron.foresight import CALM, hope_with_hand
from orrery.games.astron.heuristic import are_together
from orrery.games.astron.play_numbers import card_for, direction_of, is_play, value_of
from orrery.games.astron.rules.window import column_step, row_step
from orrery.games.astron.sheet import PLAY_0
from orrery.games.astron.state import STILL, State

MALICE = 50  # percent of the harm to others that count as an own gain


@rule
def habit(
    board: Board, chart: Chart, state: State, seat: int, actions: Actions, n: int, rng: Rng
) -> int:
    """The best play of the first n of `actions`; where no card is played, any of them."""
    memory = memory_of_ship(board, state, seat)
    if n == 1 or memory == GONE or not is_play(int(actions[0])):
        return int(actions[draw(rng, n)])
    best = int(actions[0])
    best_value = value_of_play(board, chart, state, seat, memory, best)
    for index in range(1, n):
        value = value_of_play(board, chart, state, seat, memory, int(actions[index]))
        if value > best_value:
            best_value = value
            best = int(actions[index])
    return best


@rule
def value_of_play(
    board: Board, chart: Chart, state: State, seat: int, memory: int, action: int
) -> int:
    """What the chart promises after a play, and what the best other cards add to that."""
    step = int(state.base)
    row = int(state.row[seat])
    column = int(state.column[seat])
    way = action - PLAY_0
    direction = direction_of(action)
    n = value_of(action)
    value = int(chart.hope_by[step, memory, row, column, way])
    after = int(chart.memory_by[step, memory, row, column, way])
    if value == IMPOSSIBLE:
        return value
    if direction == STILL:
        value += MALICE * harm(board, chart, state, seat, way) // 100
    if after == GONE:
        return value
    step += 1 + n if direction == STILL else 1
    row += n * row_step(direction)
    column += n * column_step(direction)
    card = card_for(direction, n)
    gain = gain_by_hand(board, chart, state, seat, step, after, row, column, card)
    return value + CALM * gain // 100


@rule
def gain_by_hand(
    board: Board, chart: Chart, state: State, seat: int, step: int, memory: int, row: int,
    column: int, card: int,
) -> int:  # fmt: skip
    """By how much the hand, without `card`, is better at a place than cards drawn at random."""
    state.hands[seat, card] -= 1
    best = hope_with_hand(board, chart, state, seat, step, memory, row, column)
    state.hands[seat, card] += 1
    return max(0, best - int(chart.hope[step, memory, row, column]))


@rule
def harm(board: Board, chart: Chart, state: State, seat: int, way: int) -> int:
    """What an Upheaval costs the opponents, in the mean."""
    total = 0
    n = 0
    for other in range(state.n_seats):
        if not are_together(state, seat, other):
            n += 1
            memory = memory_of_ship(board, state, other)
            if memory != GONE:
                total += harm_to(chart, state, other, memory, way)
    return total // n


@rule
def harm_to(chart: Chart, state: State, ship: int, memory: int, way: int) -> int:
    """What a ship loses if the base moves on before it can."""
    step = int(state.base)
    row = int(state.row[ship])
    column = int(state.column[ship])
    quiet = int(chart.hope_by[step, memory, row, column, REST])
    return quiet - int(chart.hope_by[step, memory, row, column, way])
