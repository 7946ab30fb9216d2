"""Board files: TOML tables, shipped with a game or written by the owner of an original.

A file of the user's holds one board, or several in sections of their names as the shipped
`boards.toml` of every game does. `mine.toml:big` is the board `big` of such a file.
"""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Callable, Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from orrery.core.errors import BadInput, one_of, trouble
from orrery.core.records import copy_record
from orrery.core.shipped import read_shipped

Board = TypeVar("Board")
SUFFIX = ".toml"


class WhichBoard(BadInput):
    """A file holds several boards, and none was named."""

    def __init__(self, file: str, boards: list[str]) -> None:
        """`boards` are the names of its sections."""
        self.file, self.boards = file, boards
        known = ", ".join(boards)
        super().__init__(f"{file} holds the boards {known}: say which, like {file}:{boards[0]}")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.file, self.boards)


class BoardName(NamedTuple):
    """Where a board is found: in a file of the user's or, without one, among the shipped."""

    file: str
    section: str


def read_name(name: str) -> BoardName:
    """`mine.toml`, `mine.toml:big`, or the name of a shipped board."""
    file, colon, section = name.rpartition(f"{SUFFIX}:")
    if colon:
        return BoardName(file + SUFFIX, section)
    return BoardName(name, "") if name.endswith(SUFFIX) else BoardName("", name)


def reads_shipped_once(load_board: Callable[[str], Board]) -> Callable[[str], Board]:
    """A shipped board is read once a process and copied; a file of the user's own every time."""
    shipped = functools.cache(load_board)

    @functools.wraps(load_board)
    def load(name: str) -> Board:
        return load_board(name) if read_name(name).file else copy_record(shipped(name))

    return load


def read_board_table(name: str, shipped: Traversable) -> dict[str, Any]:
    """The table of a board: one of the shipped file, or one of a file of the user's own."""
    tables = read_shipped(shipped)
    file, section = read_name(name)
    if file:
        return _table_in(read_toml(file), file, section, tables)
    if section not in tables:
        hint = one_of(section, list(tables))
        raise BadInput(f"no board {section!r}: {hint}, or a {SUFFIX} file")
    found: dict[str, Any] = tables[section]
    return found


def read_model(model: str, name: str, shipped: Traversable) -> dict[str, Any]:
    """The table that board `name` refers to: one of its own file, else a shipped one."""
    file = read_name(name).file
    if file:
        tables = read_shipped(shipped)
        found = read_toml(file)
        if model in _boards_in(found, tables):
            return _table_in(found, file, model, tables)
    return read_board_table(model, shipped)


def _table_in(
    found: dict[str, Any], file: str, section: str, shipped: Mapping[str, Any]
) -> dict[str, Any]:
    """One board of a file."""
    boards = _boards_in(found, shipped)
    if not boards:
        if section:
            raise BadInput(f"{file} holds one board and no {section!r}: write {file} alone")
        return found
    if not section and len(boards) > 1:
        raise WhichBoard(file, boards)
    section = section or boards[0]
    if section not in boards:
        raise BadInput(f"{file} holds no board {section!r}: {one_of(section, boards)}")
    table: dict[str, Any] = found[section]
    return table


def _boards_in(found: Mapping[str, Any], shipped: Mapping[str, Any]) -> list[str]:
    """The boards of a file that keeps them in sections; none where the file itself is one."""
    parts = {key for table in shipped.values() for key in table}  # the sections of one board
    is_collection = all(isinstance(value, dict) for value in found.values())
    return list(found) if is_collection and not parts.intersection(found) else []


def read_toml(path: str) -> dict[str, Any]:
    """A TOML file of the user's; BadInput names the line of a fault."""
    try:
        return tomllib.loads(Path(path).read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"cannot read board {path}: {trouble(error)}") from None
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"board {path} is no TOML file: {error}") from None
