"""Which target plays a game where nobody may wait: the one place that decides.

| target      | when                                                                              |
| ----------- | --------------------------------------------------------------------------------- |
| plain       | NUMBA_DISABLE_JIT=1 says so; or there is neither a good module nor Numba           |
| WebAssembly | from the start, wherever the game's module is good                                |
| compiled    | once it is loaded in the background (`takeover`); at once where no module is good, |
|             | or where ORRERY_TARGET=compiled says so                                           |

Processes for people call `at_once`: the server, its workers, the terminal. All others (learners,
the laboratory, tests) compile at the first call, as ever.
"""

from __future__ import annotations

import logging
import os

from orrery.bots.search.backend import use_backend
from orrery.core.game import Game, tell_no_more, when_made
from orrery.core.mistakes import folder_of
from orrery.core.rule import IS_PLAIN, IS_TOLD_PLAIN
from orrery.core.target import begin_at_once, end_at_once, is_at_once, take_over
from orrery.wasm.host import is_there
from orrery.wasm.shipped import FILE

log = logging.getLogger("orrery.wasm")

PLAIN, MODULE, COMPILED = "plain", "module", "compiled"
_chosen: dict[str, str] = {}  # by package


def at_once() -> None:
    """Let nobody wait for a compiler in this process; called before the first game is played."""
    if IS_TOLD_PLAIN or is_at_once() or os.environ.get("ORRERY_TARGET") == COMPILED:
        return
    begin_at_once()
    when_made(choose)


def as_ever() -> None:
    """Compile at the first call again, as before `at_once`; for tests."""
    if is_at_once():
        for game in tell_no_more(choose):
            game.ask(None)
            use_backend(game, None)
        _chosen.clear()
        end_at_once()


def target_of(game: Game) -> str:
    """What runs the rules of a game that Python plays now."""
    return _chosen.get(game.package, PLAIN if IS_PLAIN else COMPILED)


def plays_at_once(game: Game) -> bool:
    """Whether a game can be played now without a compiler; its module is loaded for that."""
    if target_of(game) == MODULE:
        _ = game.rules  # a module that is no good is found out now
    return target_of(game) != COMPILED


def choose(game: Game) -> None:
    """Begin a game with its module, which is loaded when it is first asked."""
    if not has_module(game.package):
        log.info("%s has no WebAssembly module", game.meta.title)  # as is usual for a new game
        _go_on_without(game)
        return
    if not is_there():
        lack = f"{game.meta.title}: there is no wasmtime to run its module (pip install wasmtime)"
        do_without(game, lack)
        return
    from orrery.wasm.playing import ModuleRules, ModuleSearch

    rules = ModuleRules(game, do_without)
    _chosen[game.package] = MODULE
    game.ask(rules)
    use_backend(game, ModuleSearch(game, rules))


def has_module(package: str) -> bool:
    """Whether a module comes with a game; it may be stale or damaged."""
    folder = folder_of(package)
    return folder is not None and (folder / FILE).exists()


def do_without(game: Game, lack: str) -> None:
    """Play a game without its module, which is a pity, by the next best."""
    if IS_PLAIN:
        log.warning("%s; it is played in plain Python, slowly: there is no Numba either", lack)
    else:
        log.warning("%s; its rules are compiled when they are first needed", lack)
    _go_on_without(game)


def _go_on_without(game: Game) -> None:
    if IS_PLAIN:
        game.ask(None)
        use_backend(game, None)
        _chosen[game.package] = PLAIN
    else:
        compiled_plays(game)


def compiled_plays(game: Game) -> None:
    """Let compiled rules play a game from now on; called between two moves."""
    take_over(game.package)
    game.ask(None)
    use_backend(game, None)
    _chosen[game.package] = COMPILED
