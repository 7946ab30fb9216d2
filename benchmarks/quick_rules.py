"""Rules that wait for no compiler: WebAssembly where there is wasmtime, else plain Python.

Call `choose` before anything of Orrery is imported, `load` afterwards. With NUMBA_DISABLE_JIT=1 the
rules are plain; a seed gives the same trace either way.
"""

from __future__ import annotations

import os
from importlib.util import find_spec


def choose() -> None:
    """Nothing is compiled in this process, nor in those that it starts."""
    if find_spec("wasmtime") is None:
        os.environ.setdefault("NUMBA_DISABLE_JIT", "1")


def load() -> None:
    """Have the modules of all games ready, so that loading one draws no dice later."""
    from orrery.core.registry import find_game, game_ids
    from orrery.wasm.choice import at_once, plays_at_once

    at_once()
    for game in game_ids():
        plays_at_once(find_game(game))
