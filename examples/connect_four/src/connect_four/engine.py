"""Connect four: the contract of `orrery.core.contract` in full."""

from connect_four.board import MAX_BITS, MAX_COLUMNS, Board
from connect_four.events import DISC_DROPPED, FOUR_IN_A_ROW, FRAME_FULL
from connect_four.reasons import (
    COLUMN_FULL,
    GAME_OVER,
    NO_CHANCE,
    NO_SUCH_COLUMN,
    NOT_YOUR_TURN,
    OK,
)
from connect_four.state import NOBODY, Options, State
from orrery.core.chance import CHANCE, Rng
from orrery.core.contract import Actions, Features, Weights
from orrery.core.rule import rule
from orrery.core.trace import Trace, emit

N_ACTIONS = MAX_COLUMNS  # an action is a column
MAX_ACTIONS = MAX_COLUMNS
MAX_CHANCE = 0
OBSERVATION_SIZE = 2 * MAX_BITS + 1


@rule
def setup(board: Board, state: State, options: Options) -> None:
    """An empty frame (CF-1, CF-2)."""
    state.n_seats = 2
    state.turn = options.first
    state.winner = NOBODY
    state.is_over = 0
    state.n_discs = 0
    for column in range(MAX_COLUMNS):
        state.heights[column] = 0
    for seat in range(2):
        state.discs[seat] = 0


@rule
def chance_due(board: Board, state: State) -> bool:
    """Never."""
    return False


@rule
def fill_chance(board: Board, state: State, actions: Actions, weights: Weights) -> int:
    """Nothing is left to chance."""
    return 0


@rule
def may_act(board: Board, state: State, seat: int) -> bool:
    """The players take turns (CF-2)."""
    return seat == state.turn and state.is_over == 0


@rule
def fill_actions(board: Board, state: State, seat: int, actions: Actions) -> int:
    """Every column that is not full (CF-3)."""
    n = 0
    for column in range(board.columns):
        if state.heights[column] < board.rows:
            actions[n] = column
            n += 1
    return n


@rule
def why_not(board: Board, state: State, seat: int, action: int) -> int:
    """The referee."""
    if state.is_over:
        return GAME_OVER
    if seat == CHANCE:
        return NO_CHANCE
    if seat != state.turn:
        return NOT_YOUR_TURN
    if action >= board.columns:
        return NO_SUCH_COLUMN
    return COLUMN_FULL if state.heights[action] >= board.rows else OK


@rule
def apply(board: Board, state: State, seat: int, action: int, trace: Trace) -> None:
    """Drop a disc; it falls to the lowest free cell (CF-3)."""
    row = state.heights[action]
    discs = state.discs[seat] | (1 << (action * (board.rows + 1) + row))
    state.discs[seat] = discs
    state.heights[action] = row + 1
    state.n_discs += 1
    emit(trace, DISC_DROPPED, seat, action, row)
    if has_four(discs, board.rows + 1):
        state.winner = seat
        state.is_over = 1
        emit(trace, FOUR_IN_A_ROW, seat)
    elif state.n_discs == board.columns * board.rows:
        state.is_over = 1
        emit(trace, FRAME_FULL)
    state.turn = 1 - seat


@rule
def has_four(discs: int, stride: int) -> bool:
    """Four in a row: upwards, sideways or on a diagonal (CF-4)."""
    return (
        has_four_along(discs, 1)
        or has_four_along(discs, stride)
        or has_four_along(discs, stride - 1)
        or has_four_along(discs, stride + 1)
    )


@rule
def has_four_along(discs: int, step: int) -> bool:
    """Four discs, each `step` bits from the next."""
    pairs = discs & (discs >> step)
    return pairs & (pairs >> (2 * step)) != 0


@rule
def is_over(board: Board, state: State) -> bool:
    """Four in a row, or a full frame (CF-5)."""
    return state.is_over != 0


@rule
def score(board: Board, state: State, seat: int) -> int:
    """1 for the winner (CF-6)."""
    return 1 if state.winner == seat else 0


@rule
def is_winner(board: Board, state: State, seat: int) -> bool:
    """The one with four in a row; both share a draw (CF-6)."""
    return state.winner == seat or state.winner == NOBODY


@rule
def hide(board: Board, state: State, viewer: int) -> None:
    """Nothing is secret."""


@rule
def deal_hidden(board: Board, state: State, viewer: int, rng: Rng) -> None:
    """Nothing is secret."""


@rule
def observe(board: Board, state: State, viewer: int, out: Features) -> None:
    """Own discs, the other's discs, and whether it is the viewer's turn."""
    own = max(viewer, 0)
    for bit in range(MAX_BITS):
        out[bit] = (state.discs[own] >> bit) & 1
        out[MAX_BITS + bit] = (state.discs[1 - own] >> bit) & 1
    out[2 * MAX_BITS] = 1.0 if state.turn == own else 0.0


@rule
def evaluate(board: Board, state: State, seat: int) -> int:
    """A win or loss, else pairs on the board, own less the other's."""
    if state.winner != NOBODY:
        return 1000 if state.winner == seat else -1000
    own = n_pairs(state.discs[seat], board.rows + 1)
    return own - n_pairs(state.discs[1 - seat], board.rows + 1)


@rule
def n_pairs(discs: int, stride: int) -> int:
    """Neighbouring discs of one colour, sideways and on diagonals."""
    return (
        n_bits(discs & (discs >> stride))
        + n_bits(discs & (discs >> (stride - 1)))
        + n_bits(discs & (discs >> (stride + 1)))
    )


@rule
def n_bits(bits: int) -> int:
    """How many bits are set."""
    n = 0
    while bits != 0:
        bits &= bits - 1
        n += 1
    return n


@rule
def fault(board: Board, state: State) -> int:
    """0; 1 if discs overlap or float; 2 if the counts are wrong, or not those of the turn."""
    if state.discs[0] & state.discs[1]:
        return 1
    filled = 0
    for column in range(board.columns):
        filled |= ((1 << state.heights[column]) - 1) << (column * (board.rows + 1))
    if filled != state.discs[0] | state.discs[1]:
        return 1
    own = n_bits(state.discs[state.turn])
    other = n_bits(state.discs[1 - state.turn])
    most = 1 if state.is_over else 0  # who is to drop has not dropped more than the other
    return 0 if own + other == state.n_discs and -1 <= own - other <= most else 2
