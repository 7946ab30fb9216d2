"""Boards: which are shipped, how they are loaded, what they decide (ZY-39)."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from orrery.core.board_files import read_board_table, read_model, read_name, reads_shipped_once
from orrery.core.errors import BadInput
from orrery.core.meta import Value
from orrery.games.zylatron.board_reader import board_of
from orrery.games.zylatron.grid import BATTLE_STAR, DAMAGE, DERIVED, MISSILE, Board

__all__ = [
    "DERIVED", "Board", "board_name", "board_options", "check_board", "default_board", "load_board",
]  # fmt: skip


def default_board(values: Mapping[str, Value]) -> str:
    """The rule set that the option `rules` names (ZY-39)."""
    return str(values["rules"])


@reads_shipped_once
def load_board(name: str) -> Board:
    """`major`, `short`, or a file of the same form; `like = "major"` fills what it leaves out."""
    shipped = files(__package__).joinpath("boards.toml")
    table = read_board_table(name, shipped)
    seen = [read_name(name).section or name]
    while "like" in table:
        model = str(table.pop("like"))
        if model in seen:
            raise BadInput(f"board {name}: {' is like '.join([*seen, model])}, so it says nothing")
        seen.append(model)
        table = merged(read_model(model, name, shipped), table)
    return board_of(table, name)


def merged(base: Mapping[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    """`base` with the entries of `over` laid upon it, table by table."""
    result = dict(base)
    for key, value in over.items():
        below = base.get(key)
        if isinstance(value, dict) and isinstance(below, dict):
            result[key] = merged(below, value)
        else:
            result[key] = value
    return result


def check_board(board: Board, values: Mapping[str, Value]) -> None:
    """Every board has four corners, so all numbers of players and all options go with it."""


def board_options(board: Board) -> dict[str, Value]:
    """Pieces and cards are the board's, so it says itself which rules are played (ZY-39)."""
    is_major = board.n_pieces[BATTLE_STAR] or board.n_pieces[MISSILE] or board.strikes[DAMAGE]
    return {"rules": "major" if is_major or board.factories_can_be_hit else "short"}


def board_name(board: Board) -> str:
    """The name a board was loaded by."""
    return bytes(board.name[i] for i in range(32)).rstrip(b"\0").decode("ascii")
