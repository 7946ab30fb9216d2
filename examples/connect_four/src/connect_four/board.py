"""The frame as data. Cells are bits, column by column, with an empty bit on top of each column:
cell (column, row) is bit column * (rows + 1) + row, so a row of four never wraps round an edge."""

from collections.abc import Mapping
from importlib.resources import files
from typing import Annotated

from orrery.core.board_files import read_board_table
from orrery.core.errors import BadInput
from orrery.core.meta import Value
from orrery.core.records import Int8, UInt8s, new_record

MAX_COLUMNS = 9
MAX_BITS = 63


class Board:
    """A frame of columns."""

    columns: Int8
    rows: Int8
    name: Annotated[UInt8s, (16,)]


def default_board(values: Mapping[str, Value]) -> str:
    """Always the standard frame."""
    return "standard"


def load_board(name: str) -> Board:
    """A frame by name, or from a TOML file with `columns` and `rows`."""
    table = read_board_table(name, files(__package__).joinpath("boards.toml"))
    board = new_record(Board)
    board.columns = _size(name, table.get("columns"), 4, MAX_COLUMNS, "columns")
    board.rows = _size(name, table.get("rows"), 4, 8, "rows")
    if board.columns * (board.rows + 1) > MAX_BITS:
        raise BadInput(f"board {name}: columns x (rows + 1) may be {MAX_BITS} at most", "CF-1")
    for index, code in enumerate(name.encode("ascii", "replace")[:16]):
        board.name[index] = code
    return board


def _size(name: str, value: object, low: int, high: int, what: str) -> int:
    if not isinstance(value, int) or not low <= value <= high:
        raise BadInput(f"board {name}: {what} must be {low} to {high}, not {value!r}", "CF-1")
    return value


def check_board(board: Board, values: Mapping[str, Value]) -> None:
    """Every frame suits every option."""


def board_name(board: Board) -> str:
    """The name a frame was loaded by."""
    return bytes(board.name[index] for index in range(16)).rstrip(b"\0").decode("ascii")
