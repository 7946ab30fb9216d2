"""A game played by its module: its rules for every thread, its search for every mind."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from orrery.bots.search.tree import Tree
from orrery.bots.search.work import Knobs, Work
from orrery.core.errors import BadInput
from orrery.core.game import Game
from orrery.wasm import searching
from orrery.wasm.runtime import load
from orrery.wasm.shipped import shipped_module


def module_of(game: Game) -> bytes:
    """The module that comes with a game; BadInput if there is none."""
    module = shipped_module(game)
    if module is None:
        raise BadInput(f"{game.meta.title} has no WebAssembly module")
    return module


class ModuleRules:
    """The rules in a module; each thread has a memory of its own for them."""

    def __init__(self, game: Game, do_without: Callable[[Game, str], None]) -> None:
        """Loaded when they are first asked; `do_without` is told why they cannot be."""
        self._game = game
        self._do_without = do_without
        self._threads = threading.local()

    @property
    def own(self) -> Any:
        """The rules for this thread; the engine, should the module be no good."""
        found = getattr(self._threads, "rules", None)
        if found is None:
            found = self._threads.rules = self._loaded()
        return found

    def _loaded(self) -> Any:
        try:
            return load(self._game, module_of(self._game))
        except BadInput as error:
            self._do_without(self._game, error.reason)
            return self._game.engine


class ModuleSearch:
    """The search in a module, in the memory of the thread that thinks."""

    def __init__(self, game: Game, rules: ModuleRules) -> None:
        """By the same module as the rules."""
        self._game = game
        self._rules = rules

    def think(self, board: Any, tree: Tree, work: Work, knobs: Knobs, viewer: int, n: int) -> None:
        """Add `n` iterations to a tree."""
        searching.think(self._rules.own, board, tree, work, knobs, viewer, n)

    def learn(self, board: Any, work: Work, seat: int, action: int) -> None:
        """Note what an action tells of the seat."""
        searching.learn(self._rules.own, board, work, seat, action)

    def is_open(self, board: Any, work: Work, viewer: int) -> bool:
        """Nothing is hidden from the viewer at present."""
        return searching.is_open(self._rules.own, board, work, viewer)

    def find_target(self, board: Any, tree: Tree, work: Work, min_visits: int) -> int:
        """The node of the position in row TARGET, or NO_NODE."""
        return searching.find_target(self._rules.own, board, tree, work, min_visits)

    def keep_subtree(self, tree: Tree, node: int, fresh: Tree) -> None:
        """Make `fresh` the part of a tree below a node."""
        searching.keep_subtree(self._rules.own, tree, node, fresh)

    def new_chart(self, board: Any) -> Any:
        """The chart of a board."""
        return searching.draw_chart(self._rules.own, self._game, board)
