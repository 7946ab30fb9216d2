"""Compiled loops, called from Python: batches of random games, perft, recorded games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from orrery.core.chance import MASK, MIX_1, MIX_2, MIX_INDEX, MIX_SEED, game_seed
from orrery.core.game import Game, rules_view
from orrery.core.meta import Values
from orrery.core.records import Rows, memory_of
from orrery.core.rule import IS_PLAIN
from orrery.core.trace import Trace, new_trace


def rules_rows(memory: npt.NDArray[np.void]) -> Any:
    """An array of records as the rules of this process take it."""
    return Rows(memory) if IS_PLAIN else memory


class Buffers:
    """The scratch arrays that rules write into; one set a thread."""

    def __init__(self, game: Game, n_events: int = 0) -> None:
        """Large enough for any position of `game`."""
        engine = game.engine
        self.actions = np.zeros(max(engine.MAX_ACTIONS, engine.MAX_CHANCE, 1), np.int32)
        self.weights = np.zeros(max(engine.MAX_CHANCE, 1), np.int32)
        self.rng = np.ones(1, np.uint64)
        self.trace: Trace = new_trace(n_events)


@dataclass(frozen=True)
class Results:
    """What came of a batch of games; row i is game i."""

    lengths: npt.NDArray[np.int64]
    scores: npt.NDArray[np.int64]
    wins: npt.NDArray[np.bool_]

    @staticmethod
    def empty(n_games: int, n_seats: int) -> Results:
        """Room for a batch."""
        return Results(
            np.zeros(n_games, np.int64),
            np.zeros((n_games, n_seats), np.int64),
            np.zeros((n_games, n_seats), np.bool_),
        )


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
    state = game.new_state()
    results = Results.empty(len(seeds), int(values["players"]))
    buffers = Buffers(game)
    game.loops.play_many(
        rules_view(board), rules_view(game.options_record(values)), rules_view(state), seeds,
        game.meta.max_actions, buffers.actions, buffers.weights, buffers.rng, buffers.trace,
        results.lengths, results.scores, results.wins,
    )  # fmt: skip
    return results


def record_random_game(game: Game, board: Any, state: Any, seed: int) -> list[tuple[int, int]]:
    """Play `state` on at random to the end; (seat, action) of every step."""
    buffers = Buffers(game)
    buffers.rng[0] = game_seed(seed, 0)
    seats = np.zeros(game.meta.max_actions, np.int8)
    played = np.zeros(game.meta.max_actions, np.int32)
    n = game.loops.record_game(
        rules_view(board), rules_view(state), seats, played,
        buffers.actions, buffers.weights, buffers.rng, buffers.trace,
    )  # fmt: skip
    return list(zip(seats[:n].tolist(), played[:n].tolist(), strict=True))


def perft(game: Game, board: Any, state: Any, depth: int) -> int:
    """How many lines of `depth` actions start from a position."""
    states = np.zeros(depth + 1, game.dtype)
    states[depth] = memory_of(state)[0]
    buffers = Buffers(game)
    actions = np.zeros((depth + 1, len(buffers.actions)), np.int32)
    return int(
        game.loops.perft(
            rules_view(board), rules_rows(states), depth, actions, buffers.weights, buffers.trace
        )
    )
