"""The games of a generation: on a GPU where there is one, else on processes.

Game number n is the same game wherever it is played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

import numpy as np

from orrery.bots.levels import knobs_of
from orrery.bots.network.layers import Network
from orrery.bots.selfplay.course import Forks
from orrery.bots.selfplay.samples import Samples, joined
from orrery.bots.selfplay.table import Job, Played, play
from orrery.lab.pools import pool_of
from orrery.learn.plan import LONGEST_FORK, LONGEST_OPENING, Plan

CHUNK = 25  # games of one call of a process
N_MEASURED = 12  # games whose lengths tell where forks may begin
MEASURED_ITERATIONS = 8
NO_FORKS = Forks(0, 0, 1, 0)

Progress = Callable[[int], None]


@dataclass(frozen=True)
class Harvest:
    """What a generation brought."""

    samples: Samples
    games: int
    decisions: int


def job_of(
    plan: Plan, count: int, number: int, network: Network | None, forks: Forks
) -> Job:  # fmt: skip
    """The games of generation `number` with so many players."""
    game = plan.found
    values = game.meta.read_options(count, {})
    board = game.load_board(game.default_board(values))
    seed = plan.seed * 1_000 + number * 10 + count
    knobs = knobs_of(plan.level_of(network, plan.iterations, count))
    return Job(game, board, values, knobs, plan.iterations, forks, seed, network)


def forks_for(plan: Plan, count: int) -> Forks:
    """Where games with so many players are random: by how long a game usually is."""
    job = job_of(replace(plan, iterations=MEASURED_ITERATIONS), count, 0, None, NO_FORKS)
    usual = int(np.median(play(job, 0, N_MEASURED).lengths))
    opening = min(LONGEST_OPENING, usual // 4)
    return Forks(opening, max(1, (usual - opening) * 3 // 4), LONGEST_FORK, plan.keep)


def generate(
    plan: Plan, number: int, network: Network | None, processes: int, with_gpu: bool,
    progress: Progress | None = None,
) -> Harvest:  # fmt: skip
    """Play the games of a generation, all numbers of players in equal parts."""
    parts: list[Played] = []
    done = 0
    for place, count in enumerate(plan.counts):
        n = share_of(plan.games, len(plan.counts), place)
        job = job_of(plan, count, number, network, forks_for(plan, count))
        for part in _on_gpu(job, n) if with_gpu else _on_processes(job, n, processes):
            parts.append(numbered(part, done))
            done += len(part.lengths)
            if progress is not None:
                progress(done)
    decisions = sum(int(part.decisions.sum()) for part in parts)
    return Harvest(joined([part.samples for part in parts]), done, decisions)


def share_of(total: int, n_parts: int, part: int) -> int:
    """How many of `total` fall to a part; they differ by at most 1."""
    return total // n_parts + (1 if part < total % n_parts else 0)


def numbered(part: Played, first: int) -> Played:
    """With games that are counted from `first`, so that none of two parts have one number."""
    own = part.samples.numbers
    _, inverse = np.unique(own, return_inverse=True)
    return replace(part, samples=replace(part.samples, numbers=(first + inverse).astype(np.int32)))


def _on_processes(job: Job, n: int, processes: int) -> Iterator[Played]:
    """Chunk by chunk, in order."""
    chunks = [(job, first, min(CHUNK, n - first)) for first in range(0, n, CHUNK)]
    if processes <= 1:
        yield from map(_play_chunk, chunks)
        return
    with pool_of(processes) as pool:
        yield from pool.map(_play_chunk, chunks)


def _play_chunk(chunk: tuple[Job, int, int]) -> Played:
    return play(*chunk)


def _on_gpu(job: Job, n: int) -> Iterator[Played]:
    """All at once, as many side by side as there is room for."""
    from orrery.cuda.selfplay import CudaTable, most_rows

    yield CudaTable(job, most_rows(job, n)).play(0, n)


def has_gpu() -> bool:
    """Whether games can be played on a GPU."""
    from orrery.core.errors import BadInput
    from orrery.cuda.device import require_gpu

    try:
        require_gpu()
    except BadInput:
        return False
    return True
