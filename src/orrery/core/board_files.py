"""Board files: TOML tables, shipped with a game or written by the owner of an original."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Callable
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

from orrery.core.errors import BadInput, one_of
from orrery.core.records import copy_record

Board = TypeVar("Board")


def reads_shipped_once(load_board: Callable[[str], Board]) -> Callable[[str], Board]:
    """A shipped board is read once a process and copied; a file of the user's own every time."""
    shipped = functools.cache(load_board)

    @functools.wraps(load_board)
    def load(name: str) -> Board:
        return load_board(name) if name.endswith(".toml") else copy_record(shipped(name))

    return load


def read_board_table(name: str, shipped: Traversable) -> dict[str, Any]:
    """The table `name` of the shipped file, or the whole of a file of the user's own."""
    tables = tomllib.loads(shipped.read_text("utf-8"))
    if name in tables:
        found: dict[str, Any] = tables[name]
        return found
    if not name.endswith(".toml"):
        raise BadInput(f"no board {name!r}: {one_of(name, list(tables))}, or a .toml file")
    return read_toml(name)


def read_toml(path: str) -> dict[str, Any]:
    """A TOML file of the user's; BadInput names the line of a fault."""
    try:
        return tomllib.loads(Path(path).read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"cannot read board {path}: {error}") from None
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"board {path} is no TOML file: {error}") from None
