"""Plays games step by step and prints a hash of every state: run it plain and compiled, compare.

    NUMBA_DISABLE_JIT=1 python -m orrery.core.lockstep spacewalk

The choices come from a generator that is the same in both worlds, so every line must be too.
"""

from __future__ import annotations

import hashlib
import random
import sys
from collections.abc import Iterator

from orrery.core.chance import CHANCE
from orrery.core.conformance import variants
from orrery.core.game import Game
from orrery.core.meta import Values
from orrery.core.records import bytes_of
from orrery.core.registry import find_game


def walk(game: Game, values: Values, seed: int, limit: int) -> Iterator[str]:
    """A line for each action: what was played, the state after it, and what follows from it."""
    board = game.load_board(game.default_board(values))
    state = game.setup(board, values)
    chooser = random.Random(seed)
    yield f"start {_hash(state)}"
    for _ in range(limit):
        if game.is_over(board, state):
            yield f"end {game.scores(board, state)} {game.winners(board, state)}"
            return
        if game.chance_due(board, state):
            seat, actions = CHANCE, game.chances(board, state)[0]
        else:
            seat = chooser.choice(game.to_act(board, state))
            actions = game.actions(board, state, seat)
        action = chooser.choice(actions)
        events = game.apply(board, state, seat, action)
        yield f"{seat} {action} of {len(actions)} {_hash(state)} {hash_of(repr(events))}"


def _hash(state: object) -> str:
    return hashlib.sha256(bytes_of(state)).hexdigest()[:12]


def hash_of(text: str) -> str:
    """A short hash of a text."""
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def main(game_id: str, games: int = 1, limit: int = 400) -> None:
    """Print the walk of every variant of a game."""
    game = find_game(game_id)
    for values in variants(game.meta):
        for seed in range(games):
            print(game_id, values, seed)
            for line in walk(game, values, seed, limit):
                print(line)


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
