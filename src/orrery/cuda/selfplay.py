"""Whole games of the search with itself on a GPU: those that `bots.selfplay.table` plays."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from orrery.bots.selfplay.course import COURSE
from orrery.bots.selfplay.samples import Samples, ended, in_order, joined, new_samples
from orrery.bots.selfplay.table import Job, Played, seeds_of
from orrery.core.chance import CHANCE
from orrery.core.records import memory_of
from orrery.cuda.charts import chart_memory
from orrery.cuda.device import clear_memory, require_gpu
from orrery.cuda.gathering import gathered
from orrery.cuda.minds import MOST_OF_MEMORY, CudaMinds, bytes_for
from orrery.cuda.rolling import exact, rolled

TEMPLATE = "orrery.cuda.playing"
THREADS = 64
MOST_ROWS = 1 << 17
SHORTEST_LOOP = 100


def most_rows(job: Job, n: int) -> int:
    """How many of n games to play at once: as many as there is memory for."""
    free, _ = require_gpu().current_context().get_memory_info()
    room = int(MOST_OF_MEMORY * free) // bytes_for(job.game, job.n_seats, job.iterations)
    return max(1, min(n, MOST_ROWS, room))


class CudaTable:
    """Rows of games on a GPU, each decision searched."""

    def __init__(self, job: Job, size: int) -> None:
        """Room for `size` games at once."""
        cuda = require_gpu()
        game = job.game
        self.job, self.size, self._cuda = job, size, cuda
        self.minds = CudaMinds(
            game, job.board, job.n_seats, job.knobs, job.iterations, size, job.network
        )
        self._kernels: Any = game.template(TEMPLATE)
        self._board = cuda.to_device(memory_of(job.board))
        self._options = cuda.to_device(memory_of(game.options_record(job.values)))
        self._chart = cuda.to_device(chart_memory(game, job.board))
        self._states = cuda.device_array(size, self.minds.dtype)
        self._known = cuda.device_array(size, self.minds.dtype)
        self._courses = cuda.device_array(size, COURSE)
        self._rngs, self._thoughts = (cuda.device_array(size, np.uint64) for _ in range(2))
        self._numbers, self.seats, self._widths, self.chosen = (
            cuda.device_array(size, np.int32) for _ in range(4)
        )
        self._features = cuda.device_array((size, game.engine.OBSERVATION_SIZE), np.int16)
        self._shares = cuda.device_array((size, game.meta.max_players), np.float32)
        self._viewers = cuda.device_array(size, np.int8)
        self._values, self._values_beside = (
            cuda.device_array((size, game.meta.max_players), np.float32) for _ in range(2)
        )

    def play(self, first: int, n: int, progress: Callable[[int], None] | None = None) -> Played:
        """Games first to first + n - 1; `progress` hears how many are over."""
        self.begin(first, n)
        kept: list[Samples] = []
        while n_left := self.advance():
            keeps = self.job.forks.keep > 0
            sampled = [self.sample()] if keeps else []
            self.think()
            kept += self.weighed(sampled[0]) if keeps else []
            self.act()
            if progress is not None:
                progress(n - n_left)
        return self._played(first, kept)

    def _run(self, kernel: Any, *arguments: Any) -> None:
        with rolled(SHORTEST_LOOP), exact(self.minds.dtype.itemsize):
            kernel[-(-self.size // THREADS), THREADS](self._board, *arguments)

    def begin(self, first: int, n: int) -> None:
        """Fresh games in all rows; games first to first + n - 1 are played in all."""
        cuda, job = self._cuda, self.job
        clear_memory(self._states)
        self._seeds = cuda.to_device(seeds_of(job.seed, first, n))
        self._lengths, self._decisions = (cuda.to_device(np.zeros(n, np.int32)) for _ in range(2))
        self._outcomes = cuda.to_device(np.zeros((n, job.n_seats)))
        self._run(self._kernels.begin, self._options, *self._rows())

    def _rows(self) -> tuple[Any, ...]:
        return (
            self._states, self._courses, self.job.forks, self._seeds, self._rngs, self._thoughts,
            self._numbers,
        )  # fmt: skip

    def advance(self) -> int:
        """As far as the next decision of every row; how many rows have one."""
        self._run(
            self._kernels.advance, self._options, *self._rows(), self.job.limit, self._known,
            self.seats, self._widths, self._decisions, self._lengths, self._outcomes,
        )  # fmt: skip
        widths = self._widths.copy_to_host()
        self.minds.line_up(widths)
        return int(np.count_nonzero(widths))

    def decide(self) -> None:
        """Search every row, and play what was found."""
        self.think()
        self.act()

    def think(self) -> None:
        """Search every row."""
        self.minds.think(self._known, self.seats, self._thoughts)

    def act(self) -> None:
        """Play what was found."""
        self._run(
            self._kernels.act, self._states, self._courses, self._rngs, self.seats,
            self.minds.nodes, self.minds.n_nodes, self.chosen,
        )  # fmt: skip

    def sample(self) -> Samples:
        """What is kept of the positions of now."""
        job = self.job
        self._run(
            self._kernels.sample, self._chart, self._states, self._courses, job.forks, self._rngs,
            self.seats, float(job.knobs.scale), job.knobs.tuned, job.n_seats, self._features,
            self._shares, self._viewers,
        )  # fmt: skip
        return self._kept()

    def weighed(self, sampled: Samples) -> list[Samples]:
        """The same with what the search found, and positions beside them."""
        job = self.job
        rows = np.nonzero(self._viewers.copy_to_host() != CHANCE)[0]
        self._run(
            self._kernels.weigh, self._chart, self._states, self._known, self._rngs, self.seats,
            self.minds.nodes, self.minds.n_nodes, job.least_visits, float(job.knobs.scale),
            job.knobs.tuned, job.n_seats, self._features, self._shares, self._viewers,
            self._values, self._values_beside,
        )  # fmt: skip
        sampled.values[:, : job.n_seats] = self._values.copy_to_host()[rows, : job.n_seats]
        rows = np.nonzero(self._viewers.copy_to_host() != CHANCE)[0]
        beside = self._kept()
        beside.values[:, : job.n_seats] = self._values_beside.copy_to_host()[rows, : job.n_seats]
        beside.lengths[:] += 1
        beside.is_beside[:] = True
        return [sampled, beside]

    def _kept(self) -> Samples:
        """The rows that have a viewer."""
        job = self.job
        viewers = self._viewers.copy_to_host()
        rows = np.nonzero(viewers != CHANCE)[0]
        found = new_samples(job.game, len(rows))
        found.shares[:, : job.n_seats] = self._shares.copy_to_host()[rows, : job.n_seats]
        return replace(
            found, features=gathered(self._features, rows), viewers=viewers[rows],
            n_seats=np.full(len(rows), job.n_seats, np.int8),
            numbers=self._numbers.copy_to_host()[rows],
            lengths=self._courses.copy_to_host()["length"][rows],
        )  # fmt: skip

    def _played(self, first: int, kept: list[Samples]) -> Played:
        outcomes = self._outcomes.copy_to_host()
        samples = in_order(joined([new_samples(self.job.game, 0), *kept]))
        samples = ended(samples, outcomes[samples.numbers])
        samples = replace(samples, numbers=samples.numbers + np.int32(first))
        return Played(
            self._lengths.copy_to_host(), outcomes, self._decisions.copy_to_host(), samples
        )
