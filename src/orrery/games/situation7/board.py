"""Boards: loaded from data and frozen into a Board record (S7-3 to S7-8).

`board_reader` is the authority for what a board file must say, `puzzle` for what a Board holds.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files

from orrery.core.board_files import read_board_table, reads_shipped_once
from orrery.core.meta import Value
from orrery.games.situation7.board_reader import read_board
from orrery.games.situation7.puzzle import Board, board_name

__all__ = ["Board", "board_name", "check_board", "default_board", "load_board"]


def default_board(values: Mapping[str, Value]) -> str:
    """There is one board."""
    return "standard"


@reads_shipped_once
def load_board(name: str) -> Board:
    """The shipped board, or a file of the same form."""
    shipped = files(__package__).joinpath("boards.toml")
    return read_board(read_board_table(name, shipped), name)


def check_board(board: Board, values: Mapping[str, Value]) -> None:
    """Every board is for every table."""
