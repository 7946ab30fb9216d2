"""TOML files that ship with a game: boards, texts."""

from __future__ import annotations

import tomllib
from importlib.resources.abc import Traversable
from typing import Any

from orrery.core.errors import BadGame


def read_shipped(file: Traversable) -> dict[str, Any]:
    """The tables of a file; BadGame names the file, and the line of a fault."""
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except FileNotFoundError:
        raise BadGame(f"the game has no file {file}") from None
    except UnicodeDecodeError as error:
        raise BadGame(f"{file} is not written in UTF-8: {error.reason}") from None
    except tomllib.TOMLDecodeError as error:
        raise BadGame(f"{file} is no TOML file: {error}") from None
