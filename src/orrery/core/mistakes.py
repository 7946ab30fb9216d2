"""Mistakes of a game's author, said in one sentence with file and line."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from orrery.core.errors import BadGame, BadInput

CLEAR = (TypeError, NameError, AttributeError, ImportError, SyntaxError)
"""Errors whose message says enough; of others the name is said, too."""


@contextmanager
def mistakes_said(package: str) -> Iterator[None]:
    """While a game is loaded, what goes wrong becomes a BadGame that names file and line."""
    try:
        yield
    except (BadInput, BadGame):
        raise
    except Exception as error:
        said = said_of(error, folder_of(package))
        raise BadGame(said or f"{package}: {complaint(error)}") from error


def folder_of(package: str) -> Path | None:
    """Where a package lies; None if there is none."""
    try:
        spec = find_spec(package)
    except ImportError:
        return None
    return Path(spec.origin).parent if spec is not None and spec.origin else None


def said_of(error: BaseException, folder: Path | None) -> str | None:
    """The sentence for an error that comes from a file in a folder; None if it does not."""
    place = place_in(error, folder) if folder is not None else None
    if place is None:
        return None
    text, (file, line, name) = complaint(error), place
    if file in text:  # it says where, and more exactly
        return text
    where = f"{file} line {line}" if name.startswith("<") else f"{name} in {file} line {line}"
    return f"{where}: {text}"


def complaint(error: BaseException) -> str:
    """What an error has to say, on one line."""
    text = error.msg if isinstance(error, SyntaxError) else str(error)
    text = " ".join(text.split())
    return text if text and isinstance(error, CLEAR) else f"{type(error).__name__} {text}".rstrip()


def place_in(error: BaseException, folder: Path) -> tuple[str, int, str] | None:
    """File, line and function of the innermost frame in a folder."""
    if isinstance(error, SyntaxError) and error.filename and folder in Path(error.filename).parents:
        return error.filename, error.lineno or 0, "<module>"
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        if folder in Path(frame.filename).parents:
            return frame.filename, frame.lineno or 0, frame.name
    return None
