"""Tables of endings on disk: `endings.npz` in the package of a game, or a larger one of one's own.

A file holds the bits and `about`, a text in JSON: the format, the game, the version of its rules,
how many ships and tokens there are, and a hash of the bits. A file that does not fit is refused
with the reason; then there is no table, or the shipped one, and the log says so once.
"""

from __future__ import annotations

import functools
import hashlib
import json
import logging
import zipfile
import zlib
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import numpy as np

from orrery.bots.endings.tables import EndingTable, new_table
from orrery.core.errors import BadInput, trouble
from orrery.core.game import Game
from orrery.core.rule import cache_root

NAME = "endings.npz"
FORMAT = 1

log = logging.getLogger("orrery.bots")


def own_path(game: Game) -> Path:
    """Where a table of one's own lies."""
    return cache_root() / "endings" / f"{game.meta.id}.npz"


def write_table(game: Game, path: Path, table: EndingTable) -> None:
    """Write a table, whole or not at all."""
    ships, tokens = table.size
    about = {
        "format": FORMAT, "game": game.meta.id, "rules": game.meta.rules_version,
        "ships": ships, "tokens": tokens, "sha256": _hash(table.bits),
    }  # fmt: skip
    part = path.with_suffix(".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with part.open("wb") as file:
            np.savez_compressed(file, about=np.array(json.dumps(about)), bits=table.bits)
        part.replace(path)
    except OSError as error:
        raise BadInput(f"cannot write {path}: {error.strerror}") from None


def read_table(game: Game, path: Path) -> EndingTable:
    """The table for a game; BadInput if the file is no such thing, or one for something else."""
    try:
        with np.load(path, allow_pickle=False) as file:
            about, bits = json.loads(str(file["about"])), np.ascontiguousarray(file["bits"])
        made_for = about["format"], about["game"], about["rules"]
        ships, tokens, told = int(about["ships"]), int(about["tokens"]), about["sha256"]
    except (OSError, EOFError, ValueError, TypeError, KeyError,
            zipfile.BadZipFile, zlib.error) as error:  # fmt: skip
        raise _bad(path, f"it cannot be read ({trouble(error)})") from None
    if made_for != (FORMAT, game.meta.id, game.meta.rules_version):
        raise _bad(path, f"it was made for format {made_for[0]} and {made_for[1]} by other rules")
    table = new_table(game, ships, tokens)
    if bits.dtype != np.uint8 or bits.shape != table.bits.shape:
        raise _bad(path, f"{ships} ships and {tokens} tokens take {len(table.bits):,} bytes")
    if _hash(bits) != told:
        raise _bad(path, "its bits are not those that were written")
    return EndingTable(table.layout, bits)


@functools.cache
def endings_of(game: Game) -> EndingTable | None:
    """The table of a game: one's own if it can be read, else the shipped one, else None."""
    if game.hooks.thinking.endings is None:
        return None
    if own_path(game).is_file():
        found = _read_or_tell(game, own_path(game))
        if found is not None:
            return found
    source = files(game.package).joinpath(NAME)
    if not source.is_file():
        return None
    with as_file(source) as path:
        return _read_or_tell(game, path)


def _read_or_tell(game: Game, path: Path) -> EndingTable | None:
    try:
        return read_table(game, path)
    except BadInput as error:
        log.warning("%s; %s plays without it", error, game.meta.id)
        return None


def _hash(bits: Any) -> str:
    return hashlib.sha256(bits.tobytes()).hexdigest()


def _bad(path: Path, why: str) -> BadInput:
    return BadInput(f"{path} is no table of endings for this game: {why}")
