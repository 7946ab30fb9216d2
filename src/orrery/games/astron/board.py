"""Loads boards: one that is shipped, or a file. `board_reader` says what a map must keep."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files

from orrery.core.board_files import read_board_table, reads_shipped_once
from orrery.core.meta import Value
from orrery.games.astron.board_reader import read_board
from orrery.games.astron.cells import NAME_LENGTH, Board


def default_board(values: Mapping[str, Value]) -> str:
    """One base for any number of players."""
    return "default"


@reads_shipped_once
def load_board(name: str) -> Board:
    """A shipped board, or a file with `map`, `deck` and perhaps `legend`."""
    return read_board(read_board_table(name, files(__package__).joinpath("boards.toml")), name)


def check_board(board: Board, values: Mapping[str, Value]) -> None:
    """Every base has six take-off spaces, so all options can be played on it (AS-5)."""


def board_name(board: Board) -> str:
    """The name a board was loaded by."""
    return bytes(board.name[i] for i in range(NAME_LENGTH)).rstrip(b"\0").decode("ascii")
