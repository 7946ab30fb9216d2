"""Connect four as text: a position is the columns from left to right, then who is to drop.

yr/y/./././r/. yellow        columns bottom up: y yellow, r red, . empty
drop 3                       an action; columns are counted from 0
"""

from connect_four.board import Board
from connect_four.engine import has_four
from connect_four.meta import META
from connect_four.state import NOBODY, State
from orrery.core.errors import BadInput
from orrery.core.records import new_record
from orrery.core.trace import Event

ACTION_HELP = ("drop 3   drop a disc into column 3",)
SEATS = META.seat_names


def action_text(board: Board, state: State, seat: int, action: int) -> str:
    """`drop COLUMN`."""
    return f"drop {action}"


def parse_action(board: Board, state: State, seat: int, text: str) -> int:
    """The column of `drop COLUMN`, or of a bare number."""
    words = text.lower().removeprefix("drop").split()
    if len(words) != 1 or not words[0].isdecimal():
        raise BadInput(f"cannot read {text!r}: write it like 'drop 3'")
    if int(words[0]) >= board.columns:
        raise BadInput(f"no column {words[0]}: this frame has 0 to {board.columns - 1}", "CF-1")
    return int(words[0])


def action_values(board: Board, state: State, seat: int, action: int) -> dict[str, object]:
    """The words for refusals."""
    return {"column": action}


def event_values(board: Board, event: Event) -> dict[str, object]:
    """The words for log lines."""
    return {"seat": SEATS[event.a], "column": event.b}


def standing_pass(board: Board, state: State, seat: int) -> int:
    """Nobody passes."""
    return -1


def position_text(board: Board, state: State) -> str:
    """The columns and who is to drop."""
    columns = [text or "." for text in column_texts(board, state)]
    return f"{'/'.join(columns)} {SEATS[state.turn]}"


def column_texts(board: Board, state: State) -> list[str]:
    """The discs of each column, bottom up."""
    red, heights, size = state.discs[1], state.heights, board.rows + 1
    return [
        "".join(
            "yr"[red >> bit & 1] for bit in range(column * size, column * size + heights[column])
        )
        for column in range(board.columns)
    ]


def parse_position(board: Board, text: str) -> State:
    """The position of a text."""
    columns, _, turn = text.partition(" ")
    if turn not in SEATS or len(columns.split("/")) != board.columns:
        raise BadInput(f"{text!r} needs {board.columns} columns and 'yellow' or 'red'")
    state = new_record(State)
    state.n_seats = 2
    state.turn = SEATS.index(turn)
    for column, discs in enumerate(columns.split("/")):
        _read_column(board, state, column, discs.replace(".", ""))
    _judge(board, state)
    return state


def _read_column(board: Board, state: State, column: int, discs: str) -> None:
    if len(discs) > board.rows or any(disc not in "yr" for disc in discs):
        raise BadInput(f"column {column} is {discs!r}: up to {board.rows} of y and r")
    for row, disc in enumerate(discs):
        state.discs["yr".index(disc)] |= 1 << (column * (board.rows + 1) + row)
    state.heights[column] = len(discs)
    state.n_discs += len(discs)


def _judge(board: Board, state: State) -> None:
    state.winner = NOBODY
    for seat in range(2):
        if has_four(state.discs[seat], board.rows + 1):
            state.winner = seat
    state.is_over = state.winner != NOBODY or state.n_discs == board.columns * board.rows
