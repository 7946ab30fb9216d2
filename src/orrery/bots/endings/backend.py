"""The backend of a search that knows endings: compiled or plain, never a module."""

from __future__ import annotations

from typing import Any

from orrery.bots.endings.tables import EndingTable
from orrery.bots.search.backend import Native
from orrery.bots.search.tree import Tree
from orrery.bots.search.work import Knobs, Work
from orrery.core.game import Game, rules_view

TEMPLATE = "orrery.bots.endings.thinking"


class Informed(Native):
    """The template, with a table of endings."""

    def __init__(self, game: Game, table: EndingTable) -> None:
        """Nothing is compiled yet."""
        super().__init__(game)
        self._table = table

    def think(self, board: Any, tree: Tree, work: Work, knobs: Knobs, viewer: int, n: int) -> None:
        """Add `n` iterations to a tree."""
        self._game.template(TEMPLATE).think(
            rules_view(board), self._table.layout, self._table.bits, tree, work, knobs, viewer, n
        )
