"""Rules and search of this process, and of a module, behind the same functions."""

from __future__ import annotations

import functools
from typing import Any

from orrery.bots.search.charts import NO_CHART, chart_of
from orrery.bots.search.tree import keep_subtree
from orrery.core.game import Game, rules_view
from orrery.core.records import Record
from orrery.core.rule import IS_PLAIN
from orrery.core.runs import rules_rows
from orrery.wasm import searching
from orrery.wasm.runtime import Rules, load
from orrery.wasm.shipped import shipped_module


class Here:
    """The rules of this process, plain or compiled, for records as Python has them."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __getattr__(self, name: str) -> Any:
        home = self.game.loops if name in ("playout", "play_many") else self.game.engine
        return on_records(getattr(home, name))


class SearchHere:
    """The search of this process."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.keep_subtree = keep_subtree

    def __getattr__(self, name: str) -> Any:
        return on_records(getattr(self.game.template("orrery.bots.search.thinking"), name))

    def chart(self, board: Any) -> Any:
        """Plain Python takes minutes to draw one: it is given the module's.

        That is compared with what compiled rules draw.
        """
        if not IS_PLAIN or self.game.hooks.chart is None:
            return chart_of(self.game, board)
        module = shipped_module(self.game)
        assert module is not None
        return SearchThere(self.game, load(self.game, module)).chart(board)


class SearchThere:
    """The search of a module."""

    def __init__(self, game: Game, rules: Rules) -> None:
        self.game, self.rules = game, rules

    def __getattr__(self, name: str) -> Any:
        return functools.partial(getattr(searching, name), self.rules)

    def chart(self, board: Any) -> Any:
        drawn = searching.draw_chart(self.rules, self.game, board)
        return NO_CHART if drawn is None else rules_rows(drawn)


def on_records(function: Any) -> Any:
    """A rule that takes records as Python has them."""

    def call(*args: Any) -> Any:
        return function(*(rules_view(one) if isinstance(one, Record) else one for one in args))

    return call
