"""What identifies the features of a game: they themselves, along a few fixed games.

A network learned what a feature means when it was trained. Should `observe` write something else
there, be it as long as before, the fingerprint is another one and the network is refused.
"""

from __future__ import annotations

import hashlib
import math
import sys
from array import array
from collections.abc import Iterator
from typing import Any

from orrery.bots.network.layers import FEATURE_ONE
from orrery.core.chance import CHANCE, ChanceStream
from orrery.core.game import Game

N_ACTIONS = 40  # of each game


def features_of(game: Game) -> str:
    """The fingerprint of the features, over all numbers of players."""
    digest = hashlib.sha256(str(game.engine.OBSERVATION_SIZE).encode())
    for n_seats in range(game.meta.min_players, game.meta.max_players + 1):
        for features in _along_a_game(game, n_seats):
            digest.update(whole_parts(features))
    return digest.hexdigest()[:16]


def whole_parts(features: Any) -> bytes:
    """Features as whole numbers of 32 bits."""
    parts = array("i", [math.floor(x * FEATURE_ONE + 0.5) for x in features.tolist()])
    if sys.byteorder == "big":
        parts.byteswap()
    return parts.tobytes()


def _along_a_game(game: Game, n_seats: int) -> Iterator[Any]:
    """The features of each position of a random game, as the first seat that may act sees it."""
    values = game.meta.read_options(n_seats, {})
    board = game.load_board(game.default_board(values))
    state = game.setup(board, values)
    luck = ChanceStream("features")
    for _ in range(N_ACTIONS):
        if game.is_over(board, state):
            return
        seat, action = _next(game, board, state, luck)
        yield game.observe(board, state, max(seat, 0))
        game.apply(board, state, seat, action)


def _next(game: Game, board: Any, state: Any, luck: ChanceStream) -> tuple[int, int]:
    """Who acts, and any action."""
    if game.chance_due(board, state):
        actions, weights = game.chances(board, state)
        return CHANCE, actions[luck.pick(weights)]
    seat = game.to_act(board, state)[0]
    actions = game.actions(board, state, seat)
    return seat, actions[luck.pick([1] * len(actions))]
