"""Templates: modules written once against the contract and compiled for each game.

A template is an ordinary module that uses the global names `engine` and, for what a game tells the
search, `thinking` (`core.hooks`); both are declared, never assigned. `instantiate` loads its source
anew with both bound to one game's, so compiled calls go straight to that game's rules and are
cached beside them.
"""

from __future__ import annotations

import importlib.util
import sys
import threading
from collections.abc import Mapping
from types import ModuleType
from typing import Any, cast

from orrery.core.hooks import thinking_of
from orrery.core.rule import Rule

_LOADING = threading.RLock()  # templates load templates


def check_bound(names: Mapping[str, Any]) -> None:
    """ImportError says how to get at a template that somebody imports; `names` are its globals."""
    if "engine" not in names:
        template = names["__name__"]
        how = f'find_game(GAME).template("{template}")'
        raise ImportError(f"{template} is a template, compiled for one game: ask {how}")


def instantiate(template: str, engine: ModuleType) -> ModuleType:
    """The module `template` for the game of `engine`; loaded once a process.

    Threads that ask while it is loading wait for the whole of it.
    """
    name = f"{template}:{engine.__name__}"
    with _LOADING:
        if name not in sys.modules:
            _load(name, template, engine)
        return sys.modules[name]


def asking(template: str, game: Any) -> ModuleType:
    """The module `template` as plain Python that asks a game's rules, whoever runs them.

    `game` is a `core.game.Game`; `engine` is bound to what stands for it.
    """
    name = f"{template}:{game.package}:asking"
    with _LOADING:
        if name not in sys.modules:
            _load(name, template, cast(ModuleType, Asked(game)))
            _make_plain(sys.modules[name])
        return sys.modules[name]


class Asked:
    """Stands for the engine of a game: asks whoever runs its rules at the moment."""

    def __init__(self, game: Any) -> None:
        """Of a game."""
        self._game = game
        self.__name__ = f"{game.package}.asked"

    def __getattr__(self, name: str) -> Any:
        """A rule, or a number of the engine."""
        return getattr(self._game.rules, name, None) or getattr(self._game.engine, name)


def _make_plain(module: ModuleType) -> None:
    """Let the rules of a module call each other as they were written."""
    for name, value in list(vars(module).items()):
        if isinstance(value, Rule) and value.__module__ == module.__name__:
            setattr(module, name, value.py_func)


def _load(name: str, template: str, engine: ModuleType) -> None:
    found = importlib.util.find_spec(template)
    if found is None or found.origin is None:
        raise ModuleNotFoundError(f"no template {template!r}")
    spec = importlib.util.spec_from_file_location(name, found.origin)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    module.engine = engine  # type: ignore[attr-defined]
    module.thinking = thinking_of(engine)  # type: ignore[attr-defined]
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
