"""A chart of the voyage: what a lone ship may hope for, from every place at every base step.

Drawn backwards from "Game Over". At each place every card is tried, by the rules themselves, and
the ship is held to play the better of two cards drawn from the deck. That is less than a hand, but
a hand is not drawn anew each turn; ships that trust in more cards put off their landings and win
less (docs/findings/astron.md). The hand itself is looked at in `foresight`. The search asks for a
chart once a board (`bots.search.charts`); no secret is in it.
"""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np

from orrery.core.game import rules_view
from orrery.core.records import Int8s, Int16s, Records, record_dtype
from orrery.core.rule import rule
from orrery.core.runs import rules_rows
from orrery.core.trace import Trace, new_trace
from orrery.games.astron.cells import (
    MAX_COLUMNS,
    MAX_ROWS,
    N_CARDS,
    N_STATIONS,
    N_VALUES,
    SIDEWAYS,
    UPHEAVAL,
    WINDOW_ROWS,
    Board,
)
from orrery.games.astron.rules.base import move_base
from orrery.games.astron.rules.displacement import move_ship
from orrery.games.astron.rules.flight import BY_CARD
from orrery.games.astron.rules.landing import has_landed
from orrery.games.astron.rules.plays import why_not_fly
from orrery.games.astron.rules.window import is_space, kind_beneath, last_base
from orrery.games.astron.sheet import OK
from orrery.games.astron.state import (
    IN_PLAY,
    N_DIRECTIONS,
    NO_PLANET,
    PLAYING,
    STATE,
    STILL,
    State,
)

POINT = 100
SPITE = 20  # percent of the rounds in which a rival can spoil what an Upheaval would spoil

# Ways to spend a turn: N_VALUES * direction + value - 1, as plays are numbered, and none of them
REST = N_DIRECTIONS * N_VALUES
N_WAYS = REST + 1
IMPOSSIBLE = -30000
GONE = -1  # no memory: the voyage is over

# What a ship remembers of its voyage
N_NEAR = 3  # stations from the rear edge on: a bit each if the ship has landed there
GROUNDED = 1 << N_NEAR
N_MEMORIES = 2 * GROUNDED

MAX_STEPS = MAX_ROWS - WINDOW_ROWS + 1
PLACES = (MAX_STEPS, N_MEMORIES, WINDOW_ROWS, MAX_COLUMNS)


class Chart:
    """Hopes in hundredths of a point, at the beginning of an own turn."""

    hope: Annotated[Int16s, PLACES]
    hope_by: Annotated[Int16s, (*PLACES, N_WAYS)]  # after a way to spend the turn
    memory_by: Annotated[Int8s, (*PLACES, N_WAYS)]  # the memory then, or GONE


CHART = record_dtype(Chart)


def new_chart(board: Board) -> Records:
    """The chart of a board, as an array of one record."""
    chart = np.zeros(1, CHART)
    states = rules_rows(np.zeros(3, STATE))
    draw_chart(rules_view(board), rules_rows(chart)[0], states, new_trace())
    return chart


@rule
def draw_chart(board: Board, chart: Chart, states: Any, trace: Trace) -> None:
    """Fill a chart of zeros; `states` has three records."""
    for step in range(last_base(board) - 1, -1, -1):
        draw_step(board, chart, states, step, trace)


@rule
def draw_step(board: Board, chart: Chart, states: Any, step: int, trace: Trace) -> None:
    """All places at one base step; those of the steps after it are known."""
    for memory in range(N_MEMORIES):
        for row in range(WINDOW_ROWS):
            for column in range(board.n_columns):
                if is_possible(board, step, memory, row, column):
                    draw_place(board, chart, states, step, memory, row, column, trace)


@rule
def is_possible(board: Board, step: int, memory: int, row: int, column: int) -> bool:
    """A ship lands on what has been in the window only, and is grounded on planets only."""
    if memory & GROUNDED and is_space(board.kind[step + row, column]):
        return False
    first = first_station(board, step)
    for near in range(N_NEAR):
        if (memory >> near) & 1:
            station = first + near
            if station > N_STATIONS or board.station_row[station] >= step + WINDOW_ROWS:
                return False
    return True


@rule
def draw_place(
    board: Board, chart: Chart, states: Any, step: int, memory: int, row: int, column: int,
    trace: Trace,
) -> None:  # fmt: skip
    """Try all ways to spend a turn here, then expect some cards."""
    put_ship(board, states[0], step, memory, row, column)
    for way in range(N_WAYS):
        states[1] = states[0]
        hope = IMPOSSIBLE
        after = GONE
        if can_spend(board, states[1], way, trace):
            hope = value_of_round(board, chart, states, 0, trace)
            after = memory_of_ship(board, states[2], 0)
            hope -= SPITE * loss_by_upheaval(board, chart, states, hope, trace) // 100
        chart.hope_by[step, memory, row, column, way] = hope
        chart.memory_by[step, memory, row, column, way] = after
    chart.hope[step, memory, row, column] = expected(board, chart, step, memory, row, column)


# A lone ship


@rule
def first_station(board: Board, step: int) -> int:
    """The first station that the base has not yet carried off; N_STATIONS + 1 when none is left."""
    for station in range(1, N_STATIONS + 1):
        if board.station_row[station] >= step:
            return station
    return N_STATIONS + 1


@rule
def memory_of_ship(board: Board, state: State, ship: int) -> int:
    """What of its voyage matters from now on; GONE for a ship that needs no chart."""
    if state.status[ship] != IN_PLAY or state.base >= last_base(board):
        return GONE
    first = first_station(board, state.base)
    memory = GROUNDED if state.grounded[ship] != NO_PLANET else 0
    for near in range(min(N_NEAR, N_STATIONS + 1 - first)):
        if has_landed(state, ship, first + near):
            memory |= 1 << near
    return memory


@rule
def put_ship(board: Board, state: State, step: int, memory: int, row: int, column: int) -> None:
    """A game of one ship without points."""
    state.n_seats = 1
    state.phase = PLAYING
    state.base = step
    state.row[0] = row
    state.column[0] = column
    state.status[0] = IN_PLAY
    state.landed[0] = (memory & (GROUNDED - 1)) << (first_station(board, step) - 1) & 255
    state.grounded[0] = board.number[step + row, column] if memory & GROUNDED else NO_PLANET


@rule
def can_spend(board: Board, state: State, way: int, trace: Trace) -> bool:
    """Spend the turn so; False where the card cannot be played."""
    direction = way // N_VALUES
    n = way % N_VALUES + 1
    if direction < STILL:
        if why_not_fly(board, state, 0, direction, n) != OK:
            return False
        move_ship(board, state, 0, direction, n, BY_CARD, trace)
    elif way != REST:
        move_base(board, state, n, trace)
    return True


@rule
def loss_by_upheaval(board: Board, chart: Chart, states: Any, calm: int, trace: Trace) -> int:
    """What a rival's Upheaval costs after the turn in `states[1]`, if one is played to do harm.

    The mean over the Upheavals of the deck; one that would do good instead is not played.
    """
    loss = 0
    n_cards = 0
    for value in range(1, N_VALUES + 1):
        n = int(board.deck[N_VALUES * UPHEAVAL + value - 1])
        if n > 0:
            n_cards += n
            loss += n * max(0, calm - value_of_round(board, chart, states, value, trace))
    return loss // max(1, n_cards)


@rule
def value_of_round(board: Board, chart: Chart, states: Any, upheaval: int, trace: Trace) -> int:
    """Points and hope after the turn in `states[1]`, perhaps an Upheaval, and the base step."""
    states[2] = states[1]
    state = states[2]
    for n in (upheaval, 1):
        if n > 0 and state.status[0] == IN_PLAY and state.base < last_base(board):
            move_base(board, state, n, trace)
    value = POINT * int(state.points[0])
    memory = memory_of_ship(board, state, 0)
    if memory != GONE:
        return value + int(chart.hope[state.base, memory, state.row[0], state.column[0]])
    if state.status[0] == IN_PLAY and is_space(kind_beneath(board, state, 0)):
        return value + POINT  # AS-37
    return value


# Cards


@rule
def hope_by_card(chart: Chart, step: int, memory: int, row: int, column: int, card: int) -> int:
    """The best that a card can do; IMPOSSIBLE where it cannot be played."""
    suit = card // N_VALUES
    way = card if suit < UPHEAVAL else card + N_VALUES
    hope = int(chart.hope_by[step, memory, row, column, way])
    if suit == SIDEWAYS:
        return max(hope, int(chart.hope_by[step, memory, row, column, way + N_VALUES]))
    return hope


@rule
def hope_without_play(chart: Chart, step: int, memory: int, row: int, column: int) -> int:
    """No card can be played: a free ship loses a point (AS-15, AS-28)."""
    loss = 0 if memory & GROUNDED else POINT
    return int(chart.hope_by[step, memory, row, column, REST]) - loss


@rule
def hope_with_another(
    board: Board, chart: Chart, step: int, memory: int, row: int, column: int, least: int
) -> int:
    """The mean over a card of the deck that is drawn, where `least` is certain without it."""
    total = 0
    n_cards = 0
    for card in range(N_CARDS):
        n = int(board.deck[card])
        n_cards += n
        if n > 0:
            total += n * max(least, hope_by_card(chart, step, memory, row, column, card))
    return total // n_cards


@rule
def expected(board: Board, chart: Chart, step: int, memory: int, row: int, column: int) -> int:
    """The better of two cards of the deck."""
    total = 0
    n_cards = 0
    otherwise = hope_without_play(chart, step, memory, row, column)
    for card in range(N_CARDS):
        n = int(board.deck[card])
        n_cards += n
        if n > 0:
            least = max(otherwise, hope_by_card(chart, step, memory, row, column, card))
            total += n * hope_with_another(board, chart, step, memory, row, column, least)
    return total // n_cards
