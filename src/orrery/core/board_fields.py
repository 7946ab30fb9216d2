"""Boards of declared games: the numbers of `boards.toml`, by the marks of the fields.

class Board:
    columns: Annotated[Int8, between(4, 9)]
    name: NameField
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.resources import files
from typing import Annotated, Any

import numpy as np

from orrery.core.board_files import read_board_table
from orrery.core.errors import BadGame, BadInput, one_of
from orrery.core.knowledge import between, marks
from orrery.core.records import UInt8s, memory_of, new_record, record_dtype

NameField = Annotated[UInt8s, (16,)]
"""The type of the field `name`, which core writes and reads."""


class Plain:
    """The board of a game that has nothing to say about it."""

    name: NameField


def load_fields(
    cls: type, package: str, name: str, clause: str, objection: Callable[[Any], str | None]
) -> Any:
    """A board by name or from a TOML file: a whole number in range for every marked field."""
    board: Any = new_record(cls)
    ranges = marks(cls, between)
    table = read_board_table(name, files(package).joinpath("boards.toml")) if ranges else {}
    for field in table:
        if field not in ranges:
            raise BadInput(f"board {name}: no {field}: {one_of(field, list(ranges))}", clause)
    check_room(cls, ranges)
    for field, range_ in ranges.items():
        setattr(board, field, _number(name, field, table.get(field), range_, clause))
    _write_name(board, name)
    objected = objection(board)
    if objected:
        raise BadInput(f"board {name}: {objected}", clause)
    return board


def check_room(cls: type, ranges: Mapping[str, between]) -> None:
    """BadGame names a field that cannot hold all that a board file may give it."""
    dtype = record_dtype(cls)
    for field, range_ in ranges.items():
        room = np.iinfo(dtype[field].base)
        if range_.low < room.min or range_.high > room.max:
            what = f"{cls.__module__}: {cls.__name__}.{field} holds {room.min} to {room.max}"
            raise BadGame(f"{what}, not {range_.low} to {range_.high}: give it a larger type")


def _number(name: str, field: str, value: object, range_: between, clause: str) -> int:
    if type(value) is not int or not range_.low <= value <= range_.high:
        wanted = f"{field} must be {range_.low} to {range_.high}"
        raise BadInput(f"board {name}: {wanted}, not {value!r}", clause)
    return value


def _write_name(board: Any, name: str) -> None:
    for index, code in enumerate(name.encode("ascii", "replace")[: len(board.name)]):
        board.name[index] = code


def name_of(board: Any) -> str:
    """The name a board was loaded by."""
    return bytes(memory_of(board)[0]["name"]).rstrip(b"\0").decode("ascii")
