"""The games of a range of numbers, played on the CPU.

A game follows from the seed and its number alone; `orrery.cuda.selfplay` plays the same ones.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from orrery.bots.network.layers import Network, new_pad
from orrery.bots.search.charts import chart_of
from orrery.bots.search.searcher import nodes_for
from orrery.bots.search.tree import NO_NODE, ROOT, Tree, clear, new_tree
from orrery.bots.search.work import AFTER, KNOWN, Knobs, Work, new_work
from orrery.bots.selfplay.course import COURSE, Forks, is_kept
from orrery.bots.selfplay.samples import Samples, ended, joined, new_samples
from orrery.bots.selfplay.verdict import any_child, favourite, fill_means
from orrery.core.chance import CHANCE
from orrery.core.game import Game, rules_view
from orrery.core.meta import Values
from orrery.core.records import memory_of
from orrery.core.runs import rules_rows, seeds_for
from orrery.core.scratch import new_scratch

TEMPLATE = "orrery.bots.selfplay.playing"
THINKING = "orrery.bots.search.thinking"
LEAST_PART = 16  # of the iterations, that an action has had: what is found by fewer tells little


@dataclass(frozen=True)
class Job:
    """Which games are played, and how."""

    game: Game
    board: Any
    values: Values
    knobs: Knobs
    iterations: int
    forks: Forks
    seed: int
    network: Network | None = None

    @property
    def n_seats(self) -> int:
        """Players of a game."""
        return int(self.values["players"])

    @property
    def limit(self) -> int:
        """Actions after which a game is broken off."""
        return int(self.game.meta.max_actions)

    @property
    def search(self) -> Knobs:
        """The knobs; without a network nothing is asked of it."""
        return self.knobs if self.network is not None else self.knobs._replace(learned=0)

    @property
    def least_visits(self) -> int:
        """Of an action, for the position behind it to be learned from."""
        return max(1, self.iterations // LEAST_PART)


@dataclass(frozen=True)
class Played:
    """How some games ended, in the order of their numbers, and what is kept of them."""

    lengths: npt.NDArray[np.int32]
    outcomes: npt.NDArray[np.float64]  # [game, seat]: of the win
    decisions: npt.NDArray[np.int32]  # by search
    samples: Samples


def seeds_of(seed: int, first: int, n: int) -> npt.NDArray[np.uint64]:
    """[game, 2]: the seeds of the game and of the thoughts, for games first, first + 1, ..."""
    return seeds_for(seed, 2 * first, 2 * n).reshape(n, 2)


def play(job: Job, first: int, n: int) -> Played:
    """Games first to first + n - 1."""
    table = Table(job)
    seeds = seeds_of(job.seed, first, n)
    return gathered(job, [table.play(first + index, own) for index, own in enumerate(seeds)])


def gathered(job: Job, games: list[Played]) -> Played:
    """Some games as one."""
    return Played(
        np.concatenate([g.lengths for g in games]), np.concatenate([g.outcomes for g in games]),
        np.concatenate([g.decisions for g in games]),
        joined([new_samples(job.game, 0), *(g.samples for g in games)]),
    )  # fmt: skip


class Table:
    """The memory of one game after another."""

    def __init__(self, job: Job) -> None:
        """Nothing is played yet."""
        game = job.game
        self.job = job
        self.tree: Tree = new_tree(nodes_for(job.iterations), job.n_seats)
        self.work: Work = _work_for(job)
        self._known = self.work.memory.view(game.dtype).reshape(-1)
        self._memory = np.zeros(1, game.dtype)
        self._state = rules_rows(self._memory)[0]
        self._courses = np.zeros(1, COURSE)
        self._course = rules_rows(self._courses)[0]
        self._scratch = new_scratch(game.engine)
        self._playing: Any = game.template(TEMPLATE)
        self._thinking: Any = game.template(THINKING)
        self._board = rules_view(job.board)
        self._options = rules_view(game.options_record(job.values))
        self._features = np.zeros(game.engine.OBSERVATION_SIZE, np.float32)
        self._values = np.zeros(job.n_seats)

    def play(self, number: int, seeds: Any) -> Played:
        """One game."""
        job, scratch, course = self.job, self._scratch, self._course
        scratch.rng[0], self.work.scratch.rng[0] = seeds
        self._playing.begin(self._board, self._options, self._state, course, job.forks, scratch.rng)
        kept: list[Samples] = []
        n_decisions = 0
        while (seat := self._advance()) != CHANCE:
            if keeps := is_kept(course, job.forks, scratch.rng):
                kept.append(self._sample(number, self._state))
            action = self.decide(seat)
            if keeps:
                fill_means(self.tree, ROOT, kept[-1].values[0])
                kept += self._beside(number, seat)
            self._playing.act(self._board, self._state, course, seat, action, scratch)
            n_decisions += 1
        return self._played(kept, n_decisions)

    def set_position(self, state: Any) -> None:
        """Go on from a position."""
        self._memory[0] = memory_of(state)[0]

    def _advance(self) -> int:
        place = self._board, self._state, self._course
        return int(self._playing.advance(*place, self.job.limit, self._scratch))

    def decide(self, seat: int) -> int:
        """What a seat does, by a search that begins anew."""
        job, work = self.job, self.work
        self._known[KNOWN] = self._memory[0]
        self._playing.know(self._board, work.states[KNOWN], seat)
        clear(self.tree)
        work.marks[:] = 0
        work.lucks[:] = seeds_for(int(work.scratch.rng[0]), 0, len(work.lucks))
        self._thinking.think(self._board, self.tree, work, job.search, seat, job.iterations)
        return int(favourite(self.tree, seat))

    def _beside(self, number: int, seat: int) -> list[Samples]:
        """The position behind one of the actions that were looked at, unless it ends the game."""
        node = any_child(self.tree, seat, self.job.least_visits, self._scratch.rng)
        if node == NO_NODE:
            return []
        self._known[AFTER] = self._memory[0]
        after, action = self.work.states[AFTER], int(self.tree.action[node])
        if not self._playing.try_out(self._board, after, seat, action, self._scratch):
            return []
        found = self._sample(number, after)
        found.lengths[0] += 1
        found.is_beside[0] = True
        fill_means(self.tree, node, found.values[0])
        return [found]

    def _sample(self, number: int, state: Any) -> Samples:
        """A position; what becomes of it is not known yet."""
        job, found = self.job, new_samples(self.job.game, 1)
        found.viewers[0] = self._playing.describe(
            self._board, self.work.charts[0], state, float(job.knobs.scale), job.knobs.tuned,
            self._features, self._values, found.features[0],
        )  # fmt: skip
        found.shares[0, : job.n_seats] = self._values
        found.n_seats[0] = job.n_seats
        found.numbers[0] = number
        found.lengths[0] = self._courses["length"][0]
        return found

    def _played(self, kept: list[Samples], n_decisions: int) -> Played:
        self._playing.share(self._board, self._state, self._values)
        outcome = self._values.copy()[None]
        samples = joined([new_samples(self.job.game, 0), *kept])
        return Played(
            self._courses["length"].copy(), outcome, np.array([n_decisions], np.int32),
            ended(samples, np.repeat(outcome, len(samples), axis=0)),
        )  # fmt: skip


def _work_for(job: Job) -> Work:
    """Scratch memory with the chart of the board, and the network if there is one."""
    work = new_work(job.game, job.n_seats, job.knobs.halving)
    work = work._replace(charts=chart_of(job.game, job.board))
    if job.network is None:
        return work
    return work._replace(network=job.network, pad=new_pad(job.network))
