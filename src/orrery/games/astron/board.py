"""The base and the deck: loaded from data and frozen into a Board record (AS-3 to AS-7).

`board_reader` is the authority for what a map must keep; this file for what a Board holds.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated

from orrery.core.board_files import read_board_table, reads_shipped_once
from orrery.core.meta import Value
from orrery.core.records import Int8, Int8s, Int16s, UInt8s

MAX_ROWS = 96
MAX_COLUMNS = 16
MIN_COLUMNS = 7
WINDOW_ROWS = 12
N_STATIONS = 8
SATURN = 8  # the station where a ship finishes (AS-35)
NAME_LENGTH = 32

# Kinds of cells; everything before LAND is Space (AS-5)
SPACE = 0
EARTH = 1
TAKE_OFF_SPACE = 2
STATION = 3  # a space station
METEORS = 4
RAYS = 5
BLACKOUT = 6
ASTEROID = 7
COMET = 8
LAND = 9
STELLAR_STATION = 10
RINGS = 11

KINDS = (
    "space", "Earth", "take-off space", "space station", "meteor stream", "cosmic ray shower",
    "electronic blackout", "asteroid", "comet", "land of planet", "stellar station", "rings",
)  # fmt: skip
"""The words of a legend, by kind; stations and land are followed by their number."""

# Cards: four kinds of four values each (AS-7)
FORWARDS, BACKWARDS, SIDEWAYS, UPHEAVAL = range(4)
N_VALUES = 4
N_CARDS = 4 * N_VALUES
MAX_DECK = 120


class Board:
    """A base and a deck."""

    n_rows: Int8
    n_columns: Int8
    kind: Annotated[Int8s, (MAX_ROWS, MAX_COLUMNS)]
    number: Annotated[Int8s, (MAX_ROWS, MAX_COLUMNS)]  # of the station or planet, else 0
    region: Annotated[Int16s, (MAX_ROWS, MAX_COLUMNS)]  # of a hazard, from 1 on, else 0 (AS-31)
    sign: Annotated[UInt8s, (MAX_ROWS, MAX_COLUMNS)]  # the character of the map
    station_row: Annotated[Int8s, (N_STATIONS + 1,)]  # [station], from 1 on
    station_column: Annotated[Int8s, (N_STATIONS + 1,)]  # Saturn's left cell
    deck: Annotated[Int8s, (N_CARDS,)]  # how many of each card
    name: Annotated[UInt8s, (NAME_LENGTH,)]
    """ASCII, padded with zeros."""


def default_board(values: Mapping[str, Value]) -> str:
    """One base for any number of players."""
    return "default"


def shipped(file: str) -> Traversable:
    """A data file of this package."""
    return files(__package__).joinpath(file)


@reads_shipped_once
def load_board(name: str) -> Board:
    """A shipped board, or a file with `map`, `deck` and perhaps `legend`."""
    from orrery.games.astron.board_reader import read_board

    return read_board(read_board_table(name, shipped("boards.toml")), name)


def check_board(board: Board, values: Mapping[str, Value]) -> None:
    """Every base has six take-off spaces, so all options can be played on it (AS-5)."""


def board_name(board: Board) -> str:
    """The name a board was loaded by."""
    return bytes(board.name[i] for i in range(NAME_LENGTH)).rstrip(b"\0").decode("ascii")


def board_lines(board: Board) -> list[str]:
    """The map again, front first."""
    return [base_row_text(board, row) for row in reversed(range(board.n_rows))]


def base_row_text(board: Board, row: int) -> str:
    """One row of the map."""
    return "".join(chr(board.sign[row, column]) for column in range(board.n_columns))


def column_name(column: int) -> str:
    """`a` is the leftmost column, seen from the players' side."""
    return "abcdefghijklmnop"[column]


def cell_name(row: int, column: int) -> str:
    """A place in the window (or on the base), like `c5`: column c, row 5."""
    return f"{column_name(column)}{row}"
