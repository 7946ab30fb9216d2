"""One game, decision by decision: what the single-game environments share.

Nature acts by itself, so it is always a seat's turn to decide until the game is over.
"""

from __future__ import annotations

import io
from typing import Any

import numpy as np
import numpy.typing as npt

from orrery.core.chance import CHANCE, game_seed
from orrery.core.errors import IllegalAction
from orrery.core.game import rules_view
from orrery.core.opening import opening
from orrery.core.registry import find_game
from orrery.core.scratch import new_scratch

NOBODY = CHANCE  # `seat` when the game is over


class Sitting:
    """A game that is played from decision to decision."""

    def __init__(
        self, game: str, players: int | None, options: dict[str, Any], board: str | None = None
    ) -> None:
        """The table is laid; `start` begins. `board`: a name or a file, if not the usual one."""
        self.game = find_game(game)
        self.values, _, self.board = opening(self.game, players, options, board)
        self.n_seats = int(self.values["players"])
        self.n_actions = int(self.game.engine.N_ACTIONS)
        self.n_features = int(self.game.engine.OBSERVATION_SIZE)
        self.state = self.game.new_state()
        self.seat = NOBODY
        self._options = self.game.options_record(self.values)
        self._scratch = new_scratch(self.game.engine)

    @property
    def _stepping(self) -> Any:
        return self.game.template("orrery.core.stepping")

    def seat_names(self) -> list[str]:
        """What the seats are called."""
        return [self.game.seat_name(seat) for seat in range(self.n_seats)]

    def start(self, seed: int) -> None:
        """A fresh game, as far as its first decision; the same seed gives the same chance."""
        self.state = self.game.new_state()
        self._scratch.rng[0] = game_seed(seed, 0)
        self.seat = int(
            self._stepping.start(
                rules_view(self.board), rules_view(self._options), rules_view(self.state),
                self._scratch,
            )
        )  # fmt: skip

    @property
    def is_over(self) -> bool:
        """Nobody has anything left to decide."""
        return self.seat == NOBODY

    def refusal(self, action: int) -> IllegalAction | None:
        """Why the seat to decide may not do this; None if it may."""
        if not 0 <= action < self.n_actions:
            reason = f"actions are numbers from 0 to {self.n_actions - 1}"
            return IllegalAction(f"action {action}", reason, "", self.text)
        found = self.game.refusal(self.board, self.state, self.seat, action)
        return found and IllegalAction(f"action {action}", *found, self.text)

    def play(self, action: int) -> None:
        """Play for the seat to decide and go on to the next decision; IllegalAction if refused."""
        refusal = self.refusal(action)
        if refusal is not None:
            raise refusal
        args = rules_view(self.board), rules_view(self.state)
        self.game.engine.apply(*args, self.seat, action, self._scratch.trace)
        self.seat = int(self._stepping.settle(*args, self._scratch))

    def mask(self) -> npt.NDArray[np.int8]:
        """1 for every action that the seat to decide may play."""
        mask = np.zeros(self.n_actions, np.int8)
        if not self.is_over:
            mask[self.game.actions(self.board, self.state, self.seat)] = 1
        return mask

    def observe(self, seat: int) -> npt.NDArray[np.float32]:
        """The features of the position for a seat."""
        features = np.zeros(self.n_features, np.float32)
        self.game.engine.observe(rules_view(self.board), rules_view(self.state), seat, features)
        return features

    def rewards(self, state: Any = None) -> list[float]:
        """At the end (here, or in another position): winners share 1 that the others pay."""
        rewards = np.zeros((1, self.n_seats))
        args = rules_view(self.board), rules_view(self.state if state is None else state)
        self._stepping.reward(*args, 0, rewards)
        return [float(x) for x in rewards[0]]

    @property
    def text(self) -> str:
        """The position as text."""
        return self.game.position_text(self.board, self.state)


def drawing(sitting: Sitting, seat: int) -> str:
    """The table as a terminal shows it to a seat, without colours."""
    from rich.console import Console

    from orrery.core.drawing import drawn

    known = sitting.game.hidden(sitting.board, sitting.state, seat)
    paper = io.StringIO()
    console = Console(file=paper, width=100, color_system=None)
    console.print(drawn(sitting.game, sitting.board, known, seat))
    return paper.getvalue()
