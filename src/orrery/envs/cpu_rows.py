"""The rows of a batch in main memory, stepped by threads; rules run without Python's lock."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from orrery.core.chance import game_seed
from orrery.core.game import Game, rules_view
from orrery.core.meta import Values
from orrery.core.rule import IS_PLAIN
from orrery.core.runs import rules_rows, seeds_for
from orrery.core.scratch import Scratch, new_scratch
from orrery.envs.afterstates import expand, features_of, settle

TEMPLATE = "orrery.core.stepping"
ALIGNMENT = 64  # bytes
FEWEST_ROWS = 64  # for a thread of its own
KEPT = ("states", "seats", "chosen", "outcomes", "rewards", "masks", "features", "_rngs")
"""What makes a copy of rows go on as they do."""


class CpuRows:
    """Games in arrays of numpy."""

    def __init__(
        self, game: Game, board: Any, values: Values, size: int, threads: int | None
    ) -> None:
        """Room for `size` games; `start` begins them."""
        self._made_for = game, board, values, size, threads
        engine = game.engine
        self.states = np.zeros(size, game.dtype)
        self.finals = np.zeros(size, game.dtype)  # how the last game of a row ended
        self.seats = aligned(size, np.int32)
        self.chosen = aligned(size, np.int32)
        self.outcomes = aligned(size, np.int8)
        self.rewards = aligned((size, int(values["players"])), np.float32)
        self.masks = aligned((size, engine.N_ACTIONS), np.int8)
        self.features = aligned((size, engine.OBSERVATION_SIZE), np.float32)
        self._rngs = np.zeros(size, np.uint64)
        self._template = game.template(TEMPLATE)
        records = rules_view(board), rules_view(game.options_record(values))
        self._games = self._template.Games(*records, rules_rows(self.states), self._rngs)
        self._slices = slices_of(size, threads)
        self._scratches = [new_scratch(engine) for _ in self._slices]
        self._pool = ThreadPoolExecutor(len(self._slices)) if len(self._slices) > 1 else None

    def __reduce__(self) -> tuple[Any, ...]:
        """Copies have games, generators and threads of their own."""
        return CpuRows, self._made_for, {name: getattr(self, name) for name in KEPT}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        for name, array in kept.items():
            getattr(self, name)[...] = array

    def start(self, seed: int, first: int = 0) -> None:
        """Fresh games; row i draws from seed number first + i."""
        self._start(seeds_for(seed, first, len(self._rngs)))

    def start_each(self, seeds: Sequence[int]) -> None:
        """Fresh games, each as one alone would begin with its seed."""
        self._start(np.array([game_seed(seed, 0) for seed in seeds], np.uint64))

    def put(self, states: Any, rows: Any) -> None:
        """Go on from these positions in these rows."""
        game, board = self._made_for[:2]
        rngs = self._rngs[rows]
        seats = settle(game, board, states, rngs)
        self.states[rows], self.seats[rows], self._rngs[rows] = states, seats, rngs
        self.outcomes[rows] = 0
        self.rewards[rows] = 0

    def _start(self, rngs: Any) -> None:
        self.states[:] = np.zeros(1, self.states.dtype)
        self._rngs[:] = rngs
        self.outcomes[:] = 0
        self.rewards[:] = 0
        start = self._template.start_rows
        self._share(
            lambda first, last, scratch: start(self._games, first, last, self.seats, scratch)
        )

    def step(self, actions: Any) -> None:
        """Play an action in every row."""
        self.chosen[:] = actions
        step, finals = self._template.step_rows, rules_rows(self.finals)
        self._share(
            lambda first, last, scratch: step(
                self._games, first, last, self.chosen, self.seats, self.outcomes, self.rewards,
                finals, scratch,
            )
        )  # fmt: skip

    def choose(self) -> None:
        """Write any legal action of every row into `chosen`."""
        choose = self._template.choose_rows
        self._share(
            lambda first, last, scratch: choose(
                self._games, first, last, self.seats, self.chosen, scratch
            )
        )

    def mask(self) -> None:
        """Fill `masks`."""
        mask = self._template.mask_rows
        self._share(
            lambda first, last, scratch: mask(
                self._games, first, last, self.seats, self.masks, scratch
            )
        )

    def observe(self) -> None:
        """Fill `features`."""
        observe = self._template.observe_rows
        self._share(
            lambda first, last, scratch: observe(
                self._games, first, last, self.seats, self.features
            )
        )

    def expand(self) -> tuple[Any, Any, Any, Any]:
        """Row, seat, action and position after it, of every legal action of every row."""
        game, board = self._made_for[:2]
        return expand(game, board, self.states, self.seats)

    def features_of(self, states: Any, seats: Any) -> Any:
        """The features of any positions, each for its own seat."""
        game, board = self._made_for[:2]
        return features_of(game, board, states, np.asarray(seats, np.int32))

    def to_host(self, array: Any) -> Any:
        """It is there already."""
        return array

    def _share(self, work: Callable[[int, int, Scratch], None]) -> None:
        """Do the slices side by side."""
        if self._pool is None:
            work(*self._slices[0], self._scratches[0])
            return
        doing = [
            self._pool.submit(work, first, last, scratch)
            for (first, last), scratch in zip(self._slices, self._scratches, strict=True)
        ]
        for each in doing:
            each.result()


def aligned(shape: int | tuple[int, ...], dtype: Any) -> Any:
    """Zeros that begin at a multiple of ALIGNMENT; JAX copies what does not."""
    n_bytes = math.prod((shape,) if isinstance(shape, int) else shape) * np.dtype(dtype).itemsize
    memory = np.zeros(n_bytes + ALIGNMENT, np.uint8)
    start = -memory.ctypes.data % ALIGNMENT
    return memory[start : start + n_bytes].view(dtype).reshape(shape)


def slices_of(size: int, threads: int | None) -> list[tuple[int, int]]:
    """First and one past the last row for each thread, about equal."""
    wanted = threads or os.cpu_count() or 1
    n = 1 if IS_PLAIN else max(1, min(wanted, size // FEWEST_ROWS))
    edges = [size * index // n for index in range(n + 1)]
    return list(pairwise(edges))
