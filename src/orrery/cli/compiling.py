"""The progress line of a first compilation."""

from __future__ import annotations

import sys

from orrery.core.game import Game
from orrery.core.rule import IS_PLAIN, cache_folder, home_of


def announce_compilation(game: Game) -> None:
    """Say on stderr that rules are about to be compiled, when they are."""
    if IS_PLAIN or is_compiled(game):
        return
    print(
        f"Compiling the rules of {game.meta.title} (once; under half a minute) ...",
        file=sys.stderr,
        flush=True,
    )


def is_compiled(game: Game) -> bool:
    """Whether compiled code of the game's engine is on disk already."""
    folder = cache_folder(home_of(game.engine.apply.py_func))
    return any(folder.rglob("engine.apply-*.nbc"))
