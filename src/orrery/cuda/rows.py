"""The rows of a batch in the memory of a GPU, and whole random games there."""

from __future__ import annotations

from typing import Any

import numpy as np

from orrery.core.game import Game
from orrery.core.meta import Values
from orrery.core.records import memory_of
from orrery.core.results import Results, new_results
from orrery.core.runs import seeds_for
from orrery.cuda.device import clear_memory, require_gpu
from orrery.cuda.rolling import rolled
from orrery.cuda.tuning import tuning_of

TEMPLATE = "orrery.cuda.kernels"
EXPANSION = "orrery.cuda.expansion"


class CudaRows:
    """Games in arrays on the GPU; the same seed gives the same games as on the CPU."""

    def __init__(self, game: Game, board: Any, values: Values, size: int) -> None:
        """Room for `size` games; `start` begins them."""
        cuda = require_gpu()
        engine = game.engine
        n_seats = int(values["players"])
        self.game = game
        self.size = size
        self.states = cuda.device_array(size, game.dtype)
        self.seats = cuda.device_array(size, np.int32)
        self.chosen = cuda.device_array(size, np.int32)
        self.outcomes = cuda.device_array(size, np.int8)
        self.rewards = cuda.device_array((size, n_seats), np.float32)
        self._cuda = cuda
        self._masks: Any = None
        self._features: Any = None
        self._shapes = (size, engine.N_ACTIONS), (size, engine.OBSERVATION_SIZE)
        self._rngs = cuda.device_array(size, np.uint64)
        self._kernels = game.template(TEMPLATE)
        self._board = cuda.to_device(memory_of(board))
        self._options = cuda.to_device(memory_of(game.options_record(values)))
        self._tuning = tuning_of(game.meta.id)
        self._grid = -(-size // self._tuning.threads), self._tuning.threads

    @property
    def masks(self) -> Any:
        """[row, action]; the memory is taken when it is first asked for."""
        if self._masks is None:
            self._masks = self._cuda.device_array(self._shapes[0], np.int8)
        return self._masks

    @property
    def features(self) -> Any:
        """[row, feature]; the memory is taken when it is first asked for."""
        if self._features is None:
            self._features = self._cuda.device_array(self._shapes[1], np.float32)
        return self._features

    def _run(self, kernel: Any, *arguments: Any, n: int | None = None) -> None:
        """A thread for each row, or `n`; the kernel is compiled when it is first asked for."""
        grid = self._grid if n is None else (-(-n // self._tuning.threads), self._tuning.threads)
        with rolled(self._tuning.shortest_loop):
            kernel[grid](self._board, *arguments)

    def expand(self) -> tuple[Any, Any, Any, Any]:
        """Row, seat, action and position after it, of every legal action of every row."""
        kernels, cuda = self.game.template(EXPANSION), self._cuda
        counts = cuda.device_array(self.size, np.int64)
        self._run(kernels.count, self.states, self._rngs, self.seats, counts)
        found = counts.copy_to_host()
        rows = np.repeat(np.arange(self.size), found)
        firsts = cuda.to_device(np.cumsum(found) - found)
        actions = cuda.device_array(len(rows), np.int32)
        after = cuda.device_array(len(rows), self.game.dtype)
        self._run(
            kernels.expand, self.states, self._rngs, self.seats, firsts, actions, after
        )  # fmt: skip
        seats = self.seats.copy_to_host()[rows]
        return cuda.to_device(rows), cuda.to_device(seats), actions, after

    def features_of(self, states: Any, seats: Any) -> Any:
        """The features of any positions, each for its own seat; all stay on the GPU."""
        kernels, cuda = self.game.template(EXPANSION), self._cuda
        states, seats = cuda.to_device(states), cuda.to_device(seats)
        features = cuda.device_array((len(seats), self._shapes[1][1]), np.float32)
        self._run(kernels.observe, states, seats, features, n=len(seats))
        return features

    def seed(self, seed: int, first: int = 0) -> None:
        """Row i draws from the seed numbered first + i, and its memory is blank."""
        self._rngs.copy_to_device(seeds_for(seed, first, self.size))
        clear_memory(self.states)

    def start(self, seed: int, first: int = 0) -> None:
        """Fresh games as far as the first decision; row i draws from seed number first + i."""
        self.seed(seed, first)
        self._run(self._kernels.start, self._options, self.states, self._rngs, self.seats)
        self.outcomes.copy_to_device(np.zeros(self.outcomes.shape, np.int8))
        self.rewards.copy_to_device(np.zeros(self.rewards.shape, np.float32))

    def step(self, actions: Any) -> None:
        """Play an action in every row; `actions` may lie on the GPU."""
        if actions is not self.chosen:
            self.chosen.copy_to_device(self._cuda.to_device(actions))
        self._run(
            self._kernels.step, self._options, self.states, self._rngs, self.chosen, self.seats,
            self.outcomes, self.rewards,
        )  # fmt: skip

    def choose(self) -> None:
        """Write any legal action of every row into `chosen`."""
        self._run(self._kernels.choose, self.states, self._rngs, self.seats, self.chosen)

    def mask(self) -> None:
        """Fill `masks`."""
        self._run(self._kernels.mask, self.states, self.seats, self.masks)

    def observe(self) -> None:
        """Fill `features`."""
        self._run(self._kernels.observe, self.states, self.seats, self.features)

    def to_host(self, array: Any) -> Any:
        """A copy in main memory."""
        return array.copy_to_host()

    def set_up(self, seed: int) -> None:
        """Fresh games, before nature has acted; row i draws from the i-th seed."""
        self.seed(seed)
        self._run(self._kernels.set_up, self._options, self.states)

    def keep_playing(self, n: int) -> int:
        """Play `n` random actions in every row, game after game; how many games ended."""
        ended = self._cuda.to_device(np.zeros(self.size, np.int64))
        self._run(self._kernels.keep_playing, self._options, self.states, self._rngs, n, ended)
        return int(ended.copy_to_host().sum())

    def play_out(self, seed: int) -> Results:
        """Whole random games, the same as `core.runs.random_games` plays with these seeds."""
        self.seed(seed)
        found = new_results(self.size, self.rewards.shape[1])
        there = [self._cuda.to_device(a) for a in (found.lengths, found.scores, found.wins)]
        limit = self.game.meta.max_actions
        self._run(self._kernels.play_out, self._options, self.states, self._rngs, limit, *there)
        return Results(*(array.copy_to_host() for array in there))
