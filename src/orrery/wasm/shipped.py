"""The modules that come with the games: `rules.wasm` in the package of each."""

from __future__ import annotations

from pathlib import Path

from orrery.core.errors import BadInput
from orrery.core.game import Game
from orrery.core.mistakes import folder_of
from orrery.wasm.card import card_of, read_card

FILE = "rules.wasm"


def module_file(game: Game) -> Path:
    """Where the module of a game lies, or would lie."""
    folder = folder_of(game.package)
    assert folder is not None
    return folder / FILE


def shipped_module(game: Game) -> bytes | None:
    """The module of a game; None where none was built."""
    file = module_file(game)
    return file.read_bytes() if file.exists() else None


def why_stale(game: Game) -> str | None:
    """Why a game's module must be built anew, and how; None if it is as the sources say."""
    module = shipped_module(game)
    how = f"make wasm GAME={game.meta.id}"
    if module is None:
        return f"{game.meta.title} has no WebAssembly module yet: {how}"
    try:
        is_fresh = read_card(module) == card_of(game)
    except BadInput as error:
        return f"{game.meta.title}: {error.reason}: {how}"
    if is_fresh:
        return None
    return f"the WebAssembly module of {game.meta.title} is older than its rules: {how}"
