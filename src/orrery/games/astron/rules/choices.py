"""The legal actions, listed quickly. Written apart from the referee; a test proves they agree."""

from __future__ import annotations

from orrery.core.contract import Actions
from orrery.core.rule import rule
from orrery.games.astron.cells import (
    BACKWARDS,
    FORWARDS,
    N_CARDS,
    N_VALUES,
    SIDEWAYS,
    TAKE_OFF_SPACE,
    UPHEAVAL,
    WINDOW_ROWS,
    Board,
)
from orrery.games.astron.play_numbers import play_action
from orrery.games.astron.rules.window import is_space
from orrery.games.astron.sheet import DISCARD_0, DODGE_0, PASS_0, TAKE_OFF_0
from orrery.games.astron.state import (
    BACKWARD,
    FORWARD,
    LEFT,
    NO_PLANET,
    RIGHT,
    STILL,
    State,
)


@rule
def fill_take_offs(board: Board, state: State, actions: Actions) -> int:
    """Every free take-off space (AS-11)."""
    taken = 0
    for ship in range(state.n_seats):
        if state.column[ship] >= 0:
            taken |= 1 << state.column[ship]
    n = 0
    for column in range(board.n_columns):
        if board.kind[0, column] == TAKE_OFF_SPACE and not (taken >> column) & 1:
            actions[n] = TAKE_OFF_0 + column
            n += 1
    return n


@rule
def fill_dodges(actions: Actions) -> int:
    """Left and right; the owner is only asked where both are open (AS-18)."""
    actions[0] = DODGE_0
    actions[1] = DODGE_0 + 1
    return 2


@rule
def fill_turn(board: Board, state: State, seat: int, actions: Actions) -> int:
    """All plays; without one all discards; without a card the pass (AS-15, AS-28, AS-40)."""
    n = fill_plays(board, state, seat, actions)
    if n > 0:
        return n
    for card in range(N_CARDS):
        if state.hands[seat, card] > 0:
            actions[n] = DISCARD_0 + card
            n += 1
    if n > 0:
        return n
    actions[0] = PASS_0
    return 1


@rule
def fill_plays(board: Board, state: State, seat: int, actions: Actions) -> int:
    """Forwards and backwards up to the next ship or edge, sideways to free spaces, Upheavals."""
    n = fill_column(board, state, seat, FORWARD, FORWARDS, actions, 0)
    n = fill_column(board, state, seat, BACKWARD, BACKWARDS, actions, n)
    n = fill_row(board, state, seat, actions, n)
    for index in range(N_VALUES):
        if state.hands[seat, UPHEAVAL * N_VALUES + index] > 0:
            actions[n] = play_action(STILL, index + 1)
            n += 1
    return n


@rule
def clear_ahead(state: State, seat: int, direction: int) -> int:
    """How many spaces of the column are free as far as the next ship or the edge."""
    row = int(state.row[seat])
    free = WINDOW_ROWS - 1 - row if direction == FORWARD else row
    for other in range(state.n_seats):
        if other != seat and state.column[other] == state.column[seat]:
            gap = state.row[other] - row if direction == FORWARD else row - state.row[other]
            if 0 < gap <= free:
                free = gap - 1
    return free


@rule
def fill_column(
    board: Board, state: State, seat: int, direction: int, suit: int, actions: Actions, n: int
) -> int:
    """The plays along the column."""
    free = min(clear_ahead(state, seat, direction), N_VALUES)
    base_row = state.base + state.row[seat]
    for value in range(1, free + 1):
        if state.hands[seat, suit * N_VALUES + value - 1] > 0:
            to_row = base_row + value if direction == FORWARD else base_row - value
            if may_end(board, state, seat, to_row, state.column[seat]):
                actions[n] = play_action(direction, value)
                n += 1
    return n


@rule
def columns_held(state: State, row: int) -> int:
    """A bit for each column of a row that holds a ship."""
    held = 0
    for ship in range(state.n_seats):
        if state.row[ship] == row:
            held |= 1 << state.column[ship]
    return held


@rule
def fill_row(board: Board, state: State, seat: int, actions: Actions, n: int) -> int:
    """The plays along the row; ships may be passed over."""
    row = state.base + state.row[seat]
    held = columns_held(state, state.row[seat])
    for value in range(1, N_VALUES + 1):
        if state.hands[seat, SIDEWAYS * N_VALUES + value - 1] > 0:
            column = state.column[seat] - value
            if (
                column >= 0
                and not (held >> column) & 1
                and may_end(board, state, seat, row, column)
            ):
                actions[n] = play_action(LEFT, value)
                n += 1
            column = state.column[seat] + value
            if column < board.n_columns and not (held >> column) & 1:
                if may_end(board, state, seat, row, column):
                    actions[n] = play_action(RIGHT, value)
                    n += 1
    return n


@rule
def may_end(board: Board, state: State, seat: int, row: int, column: int) -> bool:
    """A grounded ship may only fly to Space (AS-28)."""
    return state.grounded[seat] == NO_PLANET or is_space(board.kind[row, column])
