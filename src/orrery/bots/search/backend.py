"""Who runs the search of a game: its compiled template, or a WebAssembly module in its place.

Trees and scratch memory belong to whoever thinks (`searcher`), in arrays of this process, so that
another backend can go on with them after any move: the same bytes, the same choices.
"""

from __future__ import annotations

from typing import Any, Protocol

from orrery.bots.search.tree import Tree, keep_subtree
from orrery.bots.search.work import Knobs, Work
from orrery.core.game import Game, rules_view
from orrery.core.target import is_loading

TEMPLATE = "orrery.bots.search.thinking"


class Backend(Protocol):
    """What a search asks for; see the template `thinking`."""

    def think(self, board: Any, tree: Tree, work: Work, knobs: Knobs, viewer: int, n: int) -> None:
        """Add `n` iterations to a tree."""

    def learn(self, board: Any, work: Work, seat: int, action: int) -> None:
        """Note what an action tells of the seat; the position before it is in row NOW."""

    def is_open(self, board: Any, work: Work, viewer: int) -> bool:
        """Nothing is hidden from the viewer at present."""

    def find_target(self, board: Any, tree: Tree, work: Work, min_visits: int) -> int:
        """The node of the position in row TARGET, or NO_NODE."""

    def keep_subtree(self, tree: Tree, node: int, fresh: Tree) -> None:
        """Make `fresh` the part of a tree below a node."""

    def new_chart(self, board: Any) -> Any:
        """The chart of a board of a game that has charts, as an array of one record."""


class Native:
    """The template, compiled or plain."""

    def __init__(self, game: Game) -> None:
        """Nothing is compiled yet."""
        self._game = game

    @property
    def _template(self) -> Any:
        return self._game.template(TEMPLATE)

    def think(self, board: Any, tree: Tree, work: Work, knobs: Knobs, viewer: int, n: int) -> None:
        """Add `n` iterations to a tree."""
        self._template.think(rules_view(board), tree, work, knobs, viewer, n)

    def learn(self, board: Any, work: Work, seat: int, action: int) -> None:
        """Note what an action tells of the seat."""
        self._template.learn(rules_view(board), work, seat, action)

    def is_open(self, board: Any, work: Work, viewer: int) -> bool:
        """Nothing is hidden from the viewer at present."""
        return bool(self._template.is_open(rules_view(board), work, viewer))

    def find_target(self, board: Any, tree: Tree, work: Work, min_visits: int) -> int:
        """The node of the position in row TARGET, or NO_NODE."""
        return int(self._template.find_target(rules_view(board), tree, work, min_visits))

    def keep_subtree(self, tree: Tree, node: int, fresh: Tree) -> None:
        """Make `fresh` the part of a tree below a node; always compiled, where that is possible."""
        getattr(keep_subtree, "compiled", keep_subtree)(tree, node, fresh)

    def new_chart(self, board: Any) -> Any:
        """The chart as the game draws it."""
        assert self._game.hooks.chart is not None
        return self._game.hooks.chart.new_chart(board)


_elsewhere: dict[str, Backend] = {}  # by package


def use_backend(game: Game, backend: Backend | None) -> None:
    """Let a backend search for a game from the next move on; None: the template."""
    if backend is None:
        _elsewhere.pop(game.package, None)
    else:
        _elsewhere[game.package] = backend


def backend_of(game: Game) -> Backend:
    """Who searches for a game now, for this thread."""
    found = None if is_loading() else _elsewhere.get(game.package)
    return found or Native(game)
