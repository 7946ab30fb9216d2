"""Compiled loops, called from Python: batches of random games, perft, recorded games."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from orrery.core.chance import MASK, MIX_1, MIX_2, MIX_INDEX, MIX_SEED, game_seed
from orrery.core.game import Game, rules_view
from orrery.core.meta import Values
from orrery.core.records import Rows, memory_of
from orrery.core.results import Results, new_results
from orrery.core.rule import IS_PLAIN
from orrery.core.scratch import new_scratch


def rules_rows(memory: npt.NDArray[np.void]) -> Any:
    """An array of records as the rules of this process take it."""
    return Rows(memory) if IS_PLAIN else memory


def seeds_for(seed: int, first: int, n_games: int) -> npt.NDArray[np.uint64]:
    """The seeds of games first, first + 1, ... of a batch: `game_seed` for all of them."""
    index = np.arange(first, first + n_games, dtype=np.uint64)
    x = np.uint64((seed * MIX_SEED + 1) & MASK) + index * np.uint64(MIX_INDEX)
    x = (x ^ (x >> np.uint64(30))) * np.uint64(MIX_1)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(MIX_2)
    x ^= x >> np.uint64(31)
    return np.where(x == 0, np.uint64(1), x)


def random_games(game: Game, board: Any, values: Values, seeds: npt.NDArray[np.uint64]) -> Results:
    """Play one random game for each seed."""
    results = new_results(len(seeds), int(values["players"]))
    records = board, game.options_record(values), game.new_state()
    game.loops.play_many(
        *map(rules_view, records), seeds, game.meta.max_actions, new_scratch(game.engine), results
    )
    return results


def record_random_game(game: Game, board: Any, state: Any, seed: int) -> list[tuple[int, int]]:
    """Play `state` on at random to the end; (seat, action) of every step."""
    scratch = new_scratch(game.engine)
    scratch.rng[0] = game_seed(seed, 0)
    seats = np.zeros(game.meta.max_actions, np.int8)
    played = np.zeros(game.meta.max_actions, np.int32)
    n = game.loops.record_game(rules_view(board), rules_view(state), seats, played, scratch)
    return list(zip(seats[:n].tolist(), played[:n].tolist(), strict=True))


def perft(game: Game, board: Any, state: Any, depth: int) -> int:
    """How many lines of `depth` actions start from a position."""
    states = np.zeros(depth + 1, game.dtype)
    states[depth] = memory_of(state)[0]
    scratch = new_scratch(game.engine)
    actions = np.zeros((depth + 1, len(scratch.actions)), np.int32)
    return int(
        game.loops.perft(
            rules_view(board), rules_rows(states), depth, actions, scratch.weights, scratch.trace
        )
    )
