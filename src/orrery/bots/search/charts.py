"""Charts: what a game works out once for a board, so that its positions are judged quickly.

A game that has one owes, in its package, a module `chart` with

    CHART                                       the dtype of the record
    new_chart(board) -> array of one record     drawn before the first search on a board

and in its engine, `foretell` in place of `foresee`,

    foretell(board, chart, state, seat) -> int  like `evaluate`; may read every hand
    foretell_all(board, chart, state, worths)   the same of every seat; a game may do without
    draw_chart(board, chart, states, trace)     the rule behind `new_chart`, for modules
"""

from __future__ import annotations

import threading
from typing import Any

from orrery.bots.search.backend import backend_of
from orrery.bots.search.work import NO_CHART
from orrery.core.game import Game
from orrery.core.records import bytes_of
from orrery.core.runs import rules_rows

__all__ = ["NO_CHART", "chart_of"]

MOST_CHARTS = 8

_making_room = threading.Lock()
_charts: dict[tuple[str, bytes], Any] = {}


def chart_of(game: Game, board: Any) -> Any:
    """The chart of a board as rules take it, one row; without a module `chart` an empty one."""
    if game.hooks.chart is None:
        return NO_CHART
    key = game.package, bytes_of(board)
    found = _charts.get(key)  # another thread may make room at any moment
    if found is None:
        found = rules_rows(backend_of(game).new_chart(board))
        with _making_room:
            while len(_charts) >= MOST_CHARTS:
                del _charts[next(iter(_charts))]
            _charts[key] = found
    return found
