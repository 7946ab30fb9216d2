"""A player of Space Walk that copies: it seeks the position that is its own half-turn image.

On the small orbit a half turn with the colours swapped changes nothing, so whoever moves second
can answer every action with its image. Let it try:

    PYTHONPATH=examples orrery lab spacewalk --bot greedy,spacewalk_mirror:Mirror --games 500
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from orrery.core.game import Game
from orrery.core.records import memory_of
from orrery.games.spacewalk.fleet import BITS, MOST
from orrery.games.spacewalk.state import ORDERING

TOKEN = 100  # a token is paid only to answer one


class Mirror:
    """Chooses what leaves the least difference between the own half and the other's."""

    def __init__(self, game: Game) -> None:
        """For two players."""
        self.game = game
        self.forget(1)

    def forget(self, seed: int) -> None:
        """Ties are broken by chance."""
        self.dice = random.Random(seed)

    def choose(self, board: Any, known: Any, seat: int) -> int:
        """The action after which the position can be most like its image."""
        actions = self.game.actions(board, known, seat)
        self.dice.shuffle(actions)
        later = {action: self.game.after(board, known, seat, action) for action in actions}
        return min(actions, key=lambda action: self.least_difference(board, later[action], seat))

    def least_difference(self, board: Any, state: Any, seat: int) -> int:
        """The difference when the move is finished, its ships in the best order."""
        if state.phase != ORDERING or state.actor != seat:
            return difference(board, state, seat)
        return min(
            self.least_difference(board, self.game.after(board, state, seat, action), seat)
            for action in self.game.actions(board, state, seat)
        )


def difference(board: Any, state: Any, seat: int) -> int:
    """How many ships and tokens have no image."""
    n_spaces, other = board.n_spaces, 1 - seat
    fleets = memory_of(state)["ships"][0, :n_spaces].astype(np.int64)  # [space, size]
    own, others = (fleets >> BITS * owner & MOST for owner in (seat, other))
    image = np.roll(others, n_spaces // 2, axis=0)
    n_tokens = abs(int(state.tokens[seat]) - int(state.tokens[other]))
    return int(abs(own - image).sum()) + TOKEN * n_tokens
