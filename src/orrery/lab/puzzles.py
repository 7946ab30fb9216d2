"""Puzzles: positions with one right action, and the exact values that prove it."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from orrery.core.chance import new_rng
from orrery.core.errors import BadInput
from orrery.core.game import Game, rules_view
from orrery.core.records import memory_of
from orrery.core.runs import rules_rows
from orrery.core.scratch import new_scratch

TEMPLATE = "orrery.bots.solving"
UNKNOWN = -1.0
MARGIN = 0.35


@dataclass(frozen=True)
class Puzzle:
    """A position, who is to act there, what is right, and why."""

    game: str
    position: str
    seat: int
    action: str
    why: str
    depth: int  # how many actions after it have to be looked at
    deals: int = 1  # of what is hidden from the seat, over which values are averaged


def read_puzzles(game: Game, path: Path) -> list[Puzzle]:
    """The puzzles of a file: tables `[[puzzle]]` with the fields of `Puzzle`."""
    found = []
    for number, fields in enumerate(tomllib.loads(path.read_text("utf-8"))["puzzle"], 1):
        try:
            seat = game.meta.seat_number(fields.pop("seat"))
            found.append(Puzzle(game=game.meta.id, seat=seat, **fields))
        except (KeyError, TypeError) as error:
            raise BadInput(f"{path}: puzzle {number} lacks or has too much: {error}") from None
    return found


class Solver:
    """Exact values of actions near the end of a game for two."""

    def __init__(self, game: Game, depth: int, budget: int = 200_000) -> None:
        """Looks `depth` actions ahead, at `budget` positions for each action."""
        scratch = new_scratch(game.engine)
        self.game = game
        self.depth = depth
        self.budget = budget
        self._memory = np.zeros(depth + 1, game.dtype)
        self._actions = np.zeros((depth + 1, len(scratch.actions)), np.int32)
        self._weights = np.zeros((depth + 1, len(scratch.weights)), np.int32)
        self._trace = scratch.trace

    def value(self, board: Any, state: Any, viewer: int) -> float:
        """The share of the win that `viewer` gets with perfect play; UNKNOWN if that is too far."""
        self._memory[self.depth] = memory_of(state)[0]
        return float(
            self.game.template(TEMPLATE).value_of(
                rules_view(board), rules_rows(self._memory), self.depth, viewer,
                np.array([self.budget]), self._actions, self._weights, self._trace,
            )
        )  # fmt: skip

    def values(self, board: Any, state: Any, seat: int) -> dict[int, float]:
        """What each action of `seat` is worth to it."""
        return {
            action: self.value(board, self.game.after(board, state, seat, action), seat)
            for action in self.game.actions(board, state, seat)
        }

    def values_known(self, board: Any, state: Any, seat: int, deals: int) -> dict[int, float]:
        """The same on average over so many deals of what the seat may not know."""
        known = self.game.hidden(board, state, seat)
        totals: dict[int, float] = {}
        for deal in range(deals):
            world = self.game.dealt(board, known, seat, new_rng(deal))
            for action, value in self.values(board, world, seat).items():
                is_known = UNKNOWN not in (value, totals.get(action))
                totals[action] = totals.get(action, 0.0) + value / deals if is_known else UNKNOWN
        return totals


def only_answer(values: dict[int, float]) -> int | None:
    """The one right action, as far as the solver looked; None if there is no such action.

    It alone wins by force; or all others lose by force; or, where everything is known, it is
    better than all others by MARGIN of a win.
    """
    if len(values) < 2:
        return None
    winning = [action for action, value in values.items() if value == 1.0]
    holding = [action for action, value in values.items() if value != 0.0]
    if winning:
        return winning[0] if len(winning) == 1 else None
    if len(holding) == 1:
        return holding[0]
    best, second = sorted(values, key=lambda action: -values[action])[:2]
    is_known = UNKNOWN not in values.values()
    return best if is_known and values[best] - values[second] >= MARGIN else None
