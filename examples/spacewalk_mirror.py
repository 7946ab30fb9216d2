"""A player of Space Walk that copies: it seeks the position that is its own half-turn image.

On the small orbit a half turn with the colours swapped changes nothing, so whoever moves second
can answer every action with its image. Let it try:

    PYTHONPATH=examples orrery lab spacewalk --bot greedy,spacewalk_mirror:Mirror --games 500
"""

from __future__ import annotations

import random
from typing import Any

from orrery.core.game import Game
from orrery.games.spacewalk.fleet import n_ships
from orrery.games.spacewalk.state import N_SIZES


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
        """The action after which the position is most like its image."""
        actions = self.game.actions(board, known, seat)
        self.dice.shuffle(actions)
        later = {action: self.game.after(board, known, seat, action) for action in actions}
        return min(actions, key=lambda action: difference(board, later[action], seat))


def difference(board: Any, state: Any, seat: int) -> int:
    """How many ships (in orbit or in flight) and tokens have no image."""
    half, other = board.n_spaces // 2, 1 - seat
    total = abs(state.tokens[seat] - state.tokens[other])
    for size in range(N_SIZES):
        for space in range(board.n_spaces):
            image = state.ships[(space + half) % board.n_spaces, size]
            total += abs(n_ships(state.ships[space, size], seat) - n_ships(image, other))
        total += abs(n_ships(state.group[size], seat) - n_ships(state.group[size], other))
    return int(total)
