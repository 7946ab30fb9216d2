"""How well a seat stands with the cards in its hand: for search, which holds every hand possible.

The chart says what a ship may hope for with a few cards drawn at random. Here the cards of the
hand take their place for the next two own turns, and one unknown card that comes each round.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from orrery.core.rule import rule
from orrery.games.astron.cells import N_CARDS, N_VALUES, SIDEWAYS, UPHEAVAL, Board
from orrery.games.astron.chart import (
    GONE,
    IMPOSSIBLE,
    POINT,
    REST,
    Chart,
    hope_by_card,
    hope_with_another,
    hope_without_play,
    memory_of_ship,
)
from orrery.games.astron.heuristic import are_together, has_moved
from orrery.games.astron.rules.cards import full_hand
from orrery.games.astron.rules.ending import averages_count, team_size
from orrery.games.astron.rules.window import column_step, last_base, row_step
from orrery.games.astron.state import OVER, READY, STILL, State

Floats = npt.NDArray[np.float64]

LATE = 16  # base steps: the smaller, the steeper a lead near the end
CALM = 93  # percent of the plans for the next turn that nobody upsets
READINESS = 50  # what it is worth to hold an Upheaval


@rule
def foretell(board: Board, chart: Chart, state: State, seat: int) -> int:
    """Own standing less that of the best opponent; teams together.

    In hundredths of a point at the start; a lead counts for more as the end comes near.
    """
    best_other = -(10**6)
    for other in range(state.n_seats):
        if not are_together(state, seat, other):
            best_other = max(best_other, side_standing(board, chart, state, other))
    return pressed(board, state, side_standing(board, chart, state, seat) - best_other)


@rule
def pressed(board: Board, state: State, lead: int) -> int:
    """A lead, as the end comes near."""
    return lead * (LATE + last_base(board)) // (LATE + last_base(board) - state.base)


@rule
def foretell_all(board: Board, chart: Chart, state: State, worths: Floats) -> None:
    """`foretell` of every seat, with the standing of each worked out once."""
    first = 0
    for seat in range(state.n_seats):
        mate = first_of_team(state, seat)
        worths[seat] = side_standing(board, chart, state, seat) if mate == seat else worths[mate]
        if worths[seat] > worths[first]:
            first = seat
    best = int(worths[first])
    second = -(10**6)
    for seat in range(state.n_seats):
        if not are_together(state, first, seat):
            second = max(second, int(worths[seat]))
    for seat in range(state.n_seats):
        other = second if are_together(state, first, seat) else best
        worths[seat] = pressed(board, state, int(worths[seat]) - other)


@rule
def first_of_team(state: State, seat: int) -> int:
    """The first seat of a team, or of its own."""
    for mate in range(seat):
        if are_together(state, seat, mate):
            return mate
    return seat


@rule
def side_standing(board: Board, chart: Chart, state: State, seat: int) -> int:
    """The standing of a seat and its team mates; of one on average where sizes differ (AS-41)."""
    total = 0
    for member in range(state.n_seats):
        if are_together(state, seat, member):
            total += standing(board, chart, state, member)
    return total // team_size(state, seat) if averages_count(state) else total


@rule
def standing(board: Board, chart: Chart, state: State, seat: int) -> int:
    """Points, and what the rest of the voyage promises."""
    value = POINT * int(state.points[seat])
    if state.phase == OVER:
        return value
    if state.status[seat] == READY:
        return value + int(chart.hope[0, 0, 0, board.n_columns // 2])
    memory = memory_of_ship(board, state, seat)
    if memory == GONE:
        return value
    value += READINESS * n_upheavals(state, seat)
    return value + future(board, chart, state, seat, memory)


@rule
def n_upheavals(state: State, seat: int) -> int:
    """How many Upheavals a seat holds."""
    n = 0
    for card in range(N_VALUES * UPHEAVAL, N_CARDS):
        n += int(state.hands[seat, card])
    return n


@rule
def future(board: Board, chart: Chart, state: State, seat: int, memory: int) -> int:
    """What a ship in play may hope for; the base moves first if it has had its turn."""
    step = int(state.base)
    row = int(state.row[seat])
    column = int(state.column[seat])
    if not has_moved(state, seat):
        return hope_with_hand(board, chart, state, seat, step, memory, row, column)
    hope = int(chart.hope_by[step, memory, row, column, REST])
    after = int(chart.memory_by[step, memory, row, column, REST])
    if after == GONE:
        return hope
    better = hope_with_hand(board, chart, state, seat, step + 1, after, row, column)
    return hope + CALM * (better - int(chart.hope[step + 1, after, row, column])) // 100


@rule
def hope_with_hand(
    board: Board, chart: Chart, state: State, seat: int, step: int, memory: int, row: int,
    column: int,
) -> int:  # fmt: skip
    """With the best card of the hand at the next turn, and the best one at the turn after it."""
    best = hope_without_play(chart, step, memory, row, column)
    for card in range(N_CARDS):
        if state.hands[seat, card] > 0:
            way = card if card // N_VALUES < UPHEAVAL else card + N_VALUES
            value = hope_by_two(board, chart, state, seat, step, memory, row, column, card, way)
            best = max(best, value)
            if card // N_VALUES == SIDEWAYS:
                way += N_VALUES
                value = hope_by_two(board, chart, state, seat, step, memory, row, column, card, way)
                best = max(best, value)
    if state.hand_size[seat] >= full_hand(state):
        return best
    return hope_with_another(board, chart, step, memory, row, column, best)


@rule
def hope_by_two(
    board: Board, chart: Chart, state: State, seat: int, step: int, memory: int, row: int,
    column: int, card: int, way: int,
) -> int:  # fmt: skip
    """After a card, played so, with the best of the others to follow."""
    hope = int(chart.hope_by[step, memory, row, column, way])
    after = int(chart.memory_by[step, memory, row, column, way])
    if hope == IMPOSSIBLE or after == GONE:
        return hope
    direction = way // N_VALUES
    n = way % N_VALUES + 1
    step += 1 + n if direction == STILL else 1
    row += n * row_step(direction)
    column += n * column_step(direction)
    best = hope_without_play(chart, step, after, row, column)
    for other in range(N_CARDS):
        if state.hands[seat, other] > (1 if other == card else 0):
            best = max(best, hope_by_card(chart, step, after, row, column, other))
    best = hope_with_another(board, chart, step, after, row, column, best)
    return hope + CALM * (best - int(chart.hope[step, after, row, column])) // 100
