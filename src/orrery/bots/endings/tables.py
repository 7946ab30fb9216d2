"""Tables of endings, as Python uses them: what they hold, and who asks them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from orrery.core.errors import BadInput
from orrery.core.game import Game, rules_view
from orrery.core.hooks import Endings
from orrery.core.records import Rows, memory_of
from orrery.core.runs import rules_rows
from orrery.core.scratch import new_scratch
from orrery.core.templates import asking

TEMPLATE = "orrery.bots.endings.solving"
MOST_ACTIONS = 40  # from one start of a turn to the next
N_NOTES = 4  # see the template

Bits = npt.NDArray[np.uint8]


def endings_hook(game: Game) -> Endings:
    """How a game numbers its endings; BadInput if it does not."""
    if game.hooks.thinking.endings is None:
        raise BadInput(f"{game.meta.id} has no endings that could be solved")
    return game.hooks.thinking.endings


@dataclass(frozen=True)
class EndingTable:
    """Solved endings of a game."""

    layout: Any
    bits: Bits

    @property
    def size(self) -> tuple[int, int]:
        """At most so many ships, and so many tokens each."""
        return self.layout.ships, self.layout.tokens


def new_table(game: Game, ships: int, tokens: int) -> EndingTable:
    """Nothing solved yet; BadInput if there can be no such table."""
    hook = endings_hook(game)
    for name, value, low, high in (
        ("ships", ships, hook.LEAST_SHIPS, hook.MOST_SHIPS),
        ("tokens", tokens, 0, hook.MOST_TOKENS),
    ):
        if not low <= value <= high:
            raise BadInput(f"{name} is {value}: it can be {low} to {high}")
    layout = hook.new_layout(ships, tokens)
    return EndingTable(layout, np.zeros(-(-hook.n_positions(layout) // 8), np.uint8))


@dataclass
class Room:
    """Scratch memory to solve in."""

    game: Game
    memory: Any = field(init=False)

    def __post_init__(self) -> None:
        scratch = new_scratch(self.game.engine)
        self.memory = np.zeros(MOST_ACTIONS + 2, self.game.dtype)
        self.memory[-1:] = memory_of(self.game.new_state())
        self._actions = np.zeros((MOST_ACTIONS + 1, len(scratch.actions)), np.int32)
        self._notes = np.zeros((MOST_ACTIONS + 1, N_NOTES), np.int64)
        self._trace = scratch.trace

    def solve_kind(self, board: Any, table: EndingTable, kind: int, way: int) -> None:
        """The endings of one kind with that way left."""
        n_failed = self.game.template(TEMPLATE).solve_kind(
            board, table.layout, table.bits, kind, way, rules_rows(self.memory), self._notes,
            self._actions, self._trace,
        )  # fmt: skip
        if n_failed:
            raise RuntimeError(f"{n_failed} endings of kind {kind} with way {way} lead nowhere")

    def outcome(self, board: Any, table: EndingTable, state: Any, viewer: int) -> int:
        """1, 0 or UNKNOWN, see the template."""
        self.memory[MOST_ACTIONS] = memory_of(state)[0]
        template, view, rows_of = templated(self.game)
        return int(
            template.outcome(
                view(board), table.layout, table.bits, rows_of(self.memory), MOST_ACTIONS, viewer,
                True, self._notes, self._actions, self._trace,
            )
        )  # fmt: skip


def templated(game: Game) -> tuple[Any, Any, Any]:
    """The template, and how it takes records and rows of them; a module is asked rule by rule."""
    if game.is_elsewhere:
        return asking(TEMPLATE, game), lambda record: record, Rows
    return game.template(TEMPLATE), rules_view, rules_rows


class Oracle:
    """Says who wins positions that are in a table, or whose play soon leads there."""

    def __init__(self, game: Game, table: EndingTable) -> None:
        """One thread asks at a time."""
        self.game = game
        self.table = table
        self._room = Room(game)

    def share(self, board: Any, state: Any, seat: int) -> float | None:
        """1.0 if `seat` wins, 0.0 if it loses; None: that is not known."""
        if self.game.is_over(board, state):
            return float(seat in self.game.winners(board, state))
        hook = endings_hook(self.game)
        if not hook.is_near(self.table.layout, state) or not hook.fits(board):
            return None
        found = self._room.outcome(board, self.table, state, seat)
        return None if found < 0 else float(found)

    def shares(self, board: Any, state: Any, seat: int) -> dict[int, float]:
        """The same for every action of a seat; nothing unless all are known."""
        found: dict[int, float] = {}
        for action in self.game.actions(board, state, seat):
            share = self.share(board, self.game.after(board, state, seat, action), seat)
            if share is None:
                return {}
            found[action] = share
        return found
