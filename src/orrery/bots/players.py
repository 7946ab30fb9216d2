"""The players by name, as tables and the self-play laboratory use them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from orrery.core.chance import game_seed
from orrery.core.errors import BadInput, one_of
from orrery.core.game import Game, rules_view
from orrery.core.meta import Values
from orrery.core.records import memory_of
from orrery.core.runs import Buffers, Results, rules_rows

TEMPLATE = "orrery.bots.choosing"
KINDS = {"random": 0, "greedy": 1}


def bot_names() -> list[str]:
    """All players, weakest first."""
    return list(KINDS)


def bot_kind(name: str) -> int:
    """The number of a player; BadInput for an unknown name."""
    if name not in KINDS:
        raise BadInput(f"no bot {name!r}: {one_of(name, bot_names())}")
    return KINDS[name]


class Bot:
    """A player that chooses for a seat from what that seat may know."""

    def __init__(self, game: Game, name: str, seed: int = 1) -> None:
        """The same seed makes the same choices."""
        self.kind = bot_kind(name)
        self.name = name
        self.game = game
        self._buffers = Buffers(game)
        self._buffers.rng[0] = game_seed(seed, 0)
        self._rows = np.zeros(3, game.dtype)

    def choose(self, board: Any, state: Any, seat: int) -> int:
        """An action for `seat`; what the seat may not know of `state` has no influence."""
        known = self.game.hidden(board, state, seat)
        template = self.game.template(TEMPLATE)
        b = self._buffers
        if self.kind == KINDS["random"]:
            place = rules_view(board), rules_view(known), seat
            return int(template.choose_random(*place, b.actions, b.rng))
        self._rows[0] = memory_of(known)[0]
        rows = rules_rows(self._rows)
        return int(
            template.choose_greedy(rules_view(board), rows, 0, seat, b.actions, b.rng, b.trace)
        )


def contest(
    game: Game, board: Any, values: Values, bots: Sequence[str], seeds: npt.NDArray[np.uint64]
) -> Results:
    """One game for each seed, seat s played by `bots[s]`."""
    kinds = np.array([bot_kind(name) for name in bots], np.int8)
    results = Results.empty(len(seeds), int(values["players"]))
    b = Buffers(game)
    game.template(TEMPLATE).play_many(
        rules_view(board), rules_view(game.options_record(values)),
        rules_rows(np.zeros(3, game.dtype)), kinds, seeds, game.meta.max_actions,
        b.actions, b.weights, b.rng, b.trace, results.lengths, results.scores, results.wins,
    )  # fmt: skip
    return results
