"""What players did so far: told to those who remember it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from orrery.core.records import copy_record

if TYPE_CHECKING:
    from orrery.core.table import Table

LOOK_BACK = 48  # deeds; what was held back earlier has been played since, or never will be


class Deed(NamedTuple):
    """An action of a seat, and the position before it."""

    state: Any
    seat: int
    action: int


def with_deed(past: Sequence[Deed], state: Any, seat: int, action: int) -> list[Deed]:
    """A past that goes on with an action in `state`, without what is long ago."""
    return [*past[1 - LOOK_BACK :], Deed(copy_record(state), seat, action)]


def deeds_at(table: Table) -> list[Deed]:
    """The last deeds at a table; what was taken back is none."""
    return [
        Deed(state, seat, table.game.parse_action(table.board, state, seat, text))
        for state, seat, text in table.decisions(LOOK_BACK)
    ]
