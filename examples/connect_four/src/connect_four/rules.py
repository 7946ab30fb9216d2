"""Connect four. Cells are bits, column by column, with an empty bit on top of each column: cell
(column, row) is bit column * (rows + 1) + row, so a row of four never wraps round an edge."""

from typing import Annotated, Any

from connect_four import META
from orrery.core.bits import n_bits
from orrery.core.blanks import Number, Words
from orrery.core.board_fields import NameField
from orrery.core.contract import Features
from orrery.core.knowledge import between, usual, words
from orrery.core.positions import Cells, Position, Word
from orrery.core.records import Int8, Int8s, Int64s
from orrery.core.rule import rule
from orrery.core.scene import EMPTY, Grid, Piece, Scene
from orrery.core.sheet import OK, Sheet
from orrery.core.trace import Trace, emit

MAX_COLUMNS, MAX_BITS, NOBODY = 9, 63, -1
OBSERVATION_SIZE = 2 * MAX_BITS + 1
SEATS = META.seat_names


class Board:
    """A frame of columns (CF-1)."""

    columns: Annotated[Int8, between(4, MAX_COLUMNS)]
    rows: Annotated[Int8, between(4, 8)]
    name: NameField


class State:
    """Discs as bits, and how high each column is."""

    n_seats: Int8
    turn: Annotated[Int8, words(*SEATS)]
    winner: Annotated[Int8, words(*SEATS), usual(NOBODY)]
    is_over: Int8
    n_discs: Int8
    heights: Annotated[Int8s, (MAX_COLUMNS,)]
    discs: Annotated[Int64s, (2,)]  # a bit for each disc: [seat]


sheet = Sheet(META, game_over="CF-5", not_your_turn="CF-2", not_natures="CF-2")
COLUMN = Number("column", MAX_COLUMNS, below="board.columns", clause="CF-1")
SEAT = Words("seat", SEATS)

DROP = sheet.kind("drop {column}", column=COLUMN, help="drop a disc into a column")
COLUMN_FULL = sheet.reason("CF-3", "column {column} is full")
DISC_DROPPED = sheet.event(
    "{seat} drops a disc into column {column}", seat=SEAT, column=COLUMN, row=Number("row", 8)
)
FOUR_IN_A_ROW = sheet.event("{seat} has four in a row", seat=SEAT)
FRAME_FULL = sheet.event("the frame is full: a draw")
MISPLACED = sheet.fault("discs overlap or float")
MISCOUNTED = sheet.fault("the numbers of discs do not fit the turn")


@rule
def setup(board: Board, state: State, options: Any) -> None:
    """An empty frame (CF-1, CF-2)."""
    state.n_seats = 2
    state.turn = options.first


@DROP.referee
def why_not_drop(board: Board, state: State, column: int) -> int:
    """A column that is not full (CF-3)."""
    return COLUMN_FULL if state.heights[column] >= board.rows else OK


@DROP.deed
def drop(board: Board, state: State, seat: int, column: int, trace: Trace) -> None:
    """A disc falls to the lowest free cell (CF-3)."""
    row = state.heights[column]
    discs = state.discs[seat] | (1 << (column * (board.rows + 1) + row))
    state.discs[seat] = discs
    state.heights[column] = row + 1
    state.n_discs += 1
    emit(trace, DISC_DROPPED, seat, column, row)
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
def score(board: Board, state: State, seat: int) -> int:
    """1 for the winner (CF-6)."""
    return 1 if state.winner == seat else 0


@rule
def is_winner(board: Board, state: State, seat: int) -> bool:
    """The one with four in a row; both share a draw (CF-6)."""
    return state.winner == seat or state.winner == NOBODY


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
    diagonal = n_bits(discs & (discs >> (stride - 1))) + n_bits(discs & (discs >> (stride + 1)))
    return n_bits(discs & (discs >> stride)) + diagonal


@rule
def fault(board: Board, state: State) -> int:
    """Discs stand on discs, and as many of each colour as there were turns."""
    filled = 0
    for column in range(board.columns):
        filled |= ((1 << state.heights[column]) - 1) << (column * (board.rows + 1))
    if state.discs[0] & state.discs[1] or filled != state.discs[0] | state.discs[1]:
        return MISPLACED
    own, other = n_bits(state.discs[state.turn]), n_bits(state.discs[1 - state.turn])
    most = 1 if state.is_over else 0  # who is to drop has not dropped more than the other
    return OK if own + other == state.n_discs and -1 <= own - other <= most else MISCOUNTED


# What people see: yr/y/./././r/. yellow    columns bottom up, then who is to drop


def board_objection(board: Board) -> str | None:
    """Cells are the bits of one number."""
    is_too_large = board.columns * (board.rows + 1) > MAX_BITS
    return f"columns x (rows + 1) may be {MAX_BITS} at most" if is_too_large else None


def disc_at(board: Board, state: State, column: int, row: int) -> int:
    """Whose disc lies in a cell."""
    bit = column * (board.rows + 1) + row
    return EMPTY if row >= state.heights[column] else int(state.discs[1]) >> bit & 1


def put_disc(board: Board, state: State, column: int, row: int, seat: int) -> None:
    """A disc of a position that is read."""
    state.discs[seat] |= 1 << (column * (board.rows + 1) + row)
    state.heights[column] += 1
    state.n_discs += 1


def judge(board: Board, state: State) -> None:
    """Who has won a position that is read."""
    state.n_seats = 2
    won = [seat for seat in range(2) if has_four(state.discs[seat], board.rows + 1)]
    state.winner = won[-1] if won else NOBODY
    state.is_over = bool(won) or state.n_discs == board.columns * board.rows


PIECES = (Piece("yellow", "●", "yellow"), Piece("red", "○", "red"))
FRAME = Grid("frame", "board.columns", "board.rows", disc_at, PIECES, picks=("column", ""))
SCENE = Scene(FRAME)
POSITION = Position([Cells(FRAME, "yr", put_disc), Word("turn", SEATS)], complete=judge)
