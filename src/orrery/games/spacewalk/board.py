"""The orbit: loaded from data, checked, and frozen into a Board record (SW-2)."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Annotated

from orrery.core.board_files import read_board_table
from orrery.core.errors import BadInput
from orrery.core.meta import Value
from orrery.core.records import Bools, Int8, UInt8s, new_record

MAX_SPACES = 24
PLANETS_PER_PLAYER = 3
MIN_PLAYERS = 2


class Board:
    """A loop of spaces; ships move to rising numbers."""

    n_spaces: Int8
    is_hole: Annotated[Bools, (MAX_SPACES,)]
    name: Annotated[UInt8s, (32,)]
    """ASCII, padded with zeros."""


def default_board(values: Mapping[str, Value]) -> str:
    """Two play on the small orbit, more on the big one (SW-2)."""
    return "small" if values["players"] == 2 else "big"


def load_board(name: str) -> Board:
    """One of the shipped orbits, or a file with a line `spaces = "ooo*..."`."""
    shipped = files(__package__).joinpath("boards.toml")
    table = read_board_table(name, shipped)
    return board_from_text(str(table.get("spaces", "")), name)


def board_from_text(spaces: str, name: str) -> Board:
    """The Board of a row of `o` and `*`; BadInput says what is wrong and where."""
    for number, letter in enumerate(spaces):
        if letter not in "o*":
            raise BadInput(
                f"board {name}: space {number} is {letter!r}, only 'o' and '*' are known"
            )
    if not 1 <= len(spaces) <= MAX_SPACES:
        raise BadInput(
            f"board {name}: {len(spaces)} spaces, an orbit has 1 to {MAX_SPACES}", "SW-2"
        )
    if "*" not in spaces:
        raise BadInput(f"board {name}: an orbit needs at least one black hole '*'", "SW-2")
    board = new_record(Board)
    board.n_spaces = len(spaces)
    for number, letter in enumerate(spaces):
        board.is_hole[number] = letter == "*"
    for number, code in enumerate(Path(name).stem.encode("ascii", "replace")[:32]):
        board.name[number] = code
    check_board(board, {"players": MIN_PLAYERS})
    return board


def check_board(board: Board, values: Mapping[str, Value]) -> None:
    """Three planets for each player, so that placement can never stick (SW-2)."""
    n_planets = sum(not board.is_hole[space] for space in range(board.n_spaces))
    needed = PLANETS_PER_PLAYER * int(values["players"])
    if n_planets < needed:
        raise BadInput(
            f"board {board_name(board)} has {n_planets} planets,"
            f" {values['players']} players need {needed}",
            "SW-2",
        )


def board_name(board: Board) -> str:
    """The name a board was loaded by."""
    return bytes(board.name[i] for i in range(32)).rstrip(b"\0").decode("ascii")


def board_text(board: Board) -> str:
    """The row of `o` and `*` again."""
    return "".join("*" if board.is_hole[space] else "o" for space in range(board.n_spaces))
