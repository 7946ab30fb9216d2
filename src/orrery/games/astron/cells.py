"""The base and the deck: kinds of cells and cards, and the Board that holds them (AS-3 to AS-7)."""

from __future__ import annotations

from typing import Annotated

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
