"""Names of places and directions: cells like `f3`, facings `n`, diagonals `ne`.

Columns are lettered from the west, rows numbered from the south, so that on the standard board
the Singularity is `h8` and South's start areas are `f1` and `j1`.
"""

from __future__ import annotations

import functools
import re

import numpy as np

from orrery.core.errors import BadInput
from orrery.core.records import bytes_of
from orrery.games.astroplane.board import BOARD, NO_CELL, NOWHERE, SENT, Board

FACINGS = ("north", "east", "south", "west")
DIAGONALS = ("ne", "se", "sw", "nw")
CELL_NAME = re.compile(r"[a-z]\d+")


@functools.lru_cache(4096)
def cell_name(board: Board, cell: int) -> str:
    """The name of a cell of the board, `?` for what is none."""
    return _names(bytes_of(board)).get(cell, "?")


def find_cell(board: Board, x: int, y: int) -> int:
    """The cell at a place, or NO_CELL."""
    return _cells(bytes_of(board)).get((x, y), NO_CELL)


@functools.lru_cache(maxsize=16)
def _cells(content: bytes) -> dict[tuple[int, int], int]:
    """The cells of a board by their place."""
    (board,) = np.frombuffer(content, BOARD)
    places = zip(board["x"].tolist(), board["y"].tolist(), strict=True)
    return {p: c for c, p in enumerate(places) if c < SENT and board["kind"][c] != NOWHERE}


@functools.lru_cache(maxsize=16)
def _names(content: bytes) -> dict[int, str]:
    """The names of the cells of a board."""
    size = int(np.frombuffer(content, BOARD)["size"][0])
    return {
        cell: f"{chr(ord('a') + x + size)}{y + size + 1}"
        for (x, y), cell in _cells(content).items()
    }


def is_cell_name(word: str) -> bool:
    """Whether a word looks like `f3`."""
    return CELL_NAME.fullmatch(word) is not None


def point_of(board: Board, name: str) -> tuple[int, int]:
    """x and y of a name like `f3`."""
    if not is_cell_name(name):
        raise BadInput(f"{name!r} is no place: write a column and a row, like f3", "AP-4")
    return ord(name[0]) - ord("a") - board.size, int(name[1:]) - 1 - board.size


def parse_cell(board: Board, name: str) -> int:
    """The cell of a name; BadInput if the board has none there."""
    cell = find_cell(board, *point_of(board, name))
    if cell == NO_CELL:
        raise BadInput(f"there is no space {name!r} on this board", "AP-4")
    return cell


def facing_letter(facing: int) -> str:
    """`n`, `e`, `s` or `w`."""
    return FACINGS[facing][0]
