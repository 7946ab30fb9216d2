"""Proofs by force: what a seat wins or loses whatever the others and nature do.

Every line is played out, a few actions deep. Only the game's own rules are asked, one position at a
time, so any target will do; where something is hidden, each of a few deals is proved.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from orrery.core.chance import CHANCE
from orrery.core.game import Game


class TooFarError(Exception):
    """More positions would have to be looked at than were allowed."""


@dataclass
class Force:
    """Looks for forced wins; `budget` counts the positions that may still be looked at."""

    game: Game
    board: Any
    budget: int

    def wins(self, state: Any, seat: int, depth: int) -> bool:
        """Whether `seat` alone wins within `depth` actions, whatever the others do."""
        if self.game.is_over(self.board, state):
            return list(self.game.winners(self.board, state)) == [seat]
        if depth == 0:
            return False
        self._count()
        if self.game.chance_due(self.board, state):
            outcomes, _ = self.game.chances(self.board, state)
            return all(self._goes_on(state, CHANCE, one, seat, depth) for one in outcomes)
        actors = self.game.to_act(self.board, state)
        if actors == [seat]:
            return any(self._own_lines(state, seat, depth))
        return all(self._lines(state, actors, seat, depth))

    def loses(self, state: Any, seat: int, depth: int) -> bool:
        """Whether one other seat wins by force within `depth` actions."""
        others = [other for other in range(int(state.n_seats)) if other != seat]
        return any(self.wins(state, other, depth) for other in others)

    def _own_lines(self, state: Any, seat: int, depth: int) -> Any:
        for action in self.game.actions(self.board, state, seat):
            yield self._goes_on(state, seat, action, seat, depth)

    def _lines(self, state: Any, actors: list[int], seat: int, depth: int) -> Any:
        for actor in actors:
            for action in self.game.actions(self.board, state, actor):
                yield self._goes_on(state, actor, action, seat, depth)

    def _goes_on(self, state: Any, actor: int, action: int, seat: int, depth: int) -> bool:
        return self.wins(self.game.after(self.board, state, actor, action), seat, depth - 1)

    def _count(self) -> None:
        self.budget -= 1
        if self.budget < 0:
            raise TooFarError
