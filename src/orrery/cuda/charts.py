"""The chart of a board as an array, whoever drew it."""

from __future__ import annotations

from typing import Any

from orrery.bots.search.charts import chart_of
from orrery.core.game import Game
from orrery.core.records import Rows


def chart_memory(game: Game, board: Any) -> Any:
    """One row; an empty chart where a game draws none."""
    found = chart_of(game, board)
    return found.memory if isinstance(found, Rows) else found
