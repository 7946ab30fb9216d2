"""A survey: which positions of a game are judged, in which order, and for how long.

First all of them briefly (of a long game as many as there is time for, evenly apart), and beside
nature's actions what might have come instead; then those closer between which a seat's chance
changed most. Who does the judging is not its business, so the same survey is run in one go from
Python and piece by piece by a server.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from orrery.analysis.curve import Curve, Found, Shares
from orrery.analysis.judge import Opinion
from orrery.analysis.nature import Draw, Other, Weighed


@dataclass(frozen=True)
class Effort:
    """How much a game is worth."""

    iterations: int = 128  # for each position at first,
    closer: int = 1024  # and for those around a change
    positions: int = 200  # at first, at most
    changes: int = 3  # of each seat that are looked at closer
    gap: int = 6  # positions between two of the first; a wider one is looked at in part


USUAL = Effort()
GUESS = Found((), 1)
"""Of a position that was left out at first."""


@dataclass(frozen=True)
class Task:
    """A position to judge."""

    n: int
    iterations: int
    other: Other | None = None
    """Nature's other outcome; None: position n as it came."""


class Survey:
    """What is to be judged, and what was found."""

    def __init__(self, n_actions: int, n_seats: int, effort: Effort = USUAL) -> None:
        """Of a game with positions 0 to `n_actions`."""
        self.effort = effort
        self.n_seats = n_seats
        self.curve = Curve()
        self.opinions: dict[int, Opinion] = {}  # of decisions, by position
        self.draws: dict[int, Draw] = {}  # nature's steps, as far as they are compared
        self._last = n_actions
        self._tasks = [Task(n, effort.iterations) for n in spread(n_actions, effort.positions)]
        self._n_first = len(self._tasks)
        self.n_done = 0

    @property
    def steps(self) -> list[int]:
        """The steps (from 1) between neighbouring positions of the first round."""
        seen = {task.n for task in self._tasks[: self._n_first]}
        return sorted(n for n in seen if n - 1 in seen)

    def compare(self, n: int, others: Sequence[Other]) -> None:
        """Judge in the first round, too, what might have come instead of nature's step n."""
        self.draws[n] = Draw()
        self._tasks += [Task(n, self.effort.iterations, other) for other in others]
        self._n_first += len(others)

    @property
    def n_tasks(self) -> int:
        """How many judgements there will be, as far as can be known."""
        return len(self._tasks) if self._is_closer else self._n_first + self.effort.changes * 2

    @property
    def is_done(self) -> bool:
        """All is judged."""
        return self._is_closer and self.n_done == len(self._tasks)

    @property
    def _is_closer(self) -> bool:
        """The second round has begun."""
        return self.n_done >= self._n_first

    @property
    def next(self) -> Task | None:
        """What to judge now; None when all is done."""
        return None if self.is_done else self._tasks[self.n_done]

    @property
    def waiting(self) -> list[Task]:
        """All that can be judged now, in any order; what follows depends on it."""
        return self._tasks[self.n_done :]

    def note(
        self, task: Task, shares: Shares, is_final: bool = False, opinion: Opinion | None = None
    ) -> None:
        """Write down what was found; what is over or solved is final, and not searched closer."""
        if task.other is not None:
            found = Weighed(task.other.weight, task.other.seats, shares)
            self.draws[task.n].others.append(found)
        else:
            self._note_position(task, shares, is_final, opinion)
        self.n_done += 1
        if self.n_done == self._n_first:
            self._tasks += [Task(n, self.effort.closer) for n in self._changed()]

    def _note_position(
        self, task: Task, shares: Shares, is_final: bool, opinion: Opinion | None
    ) -> None:
        self.curve.judgements[task.n] = Found(shares, 0 if is_final else task.iterations)
        if opinion is not None:
            self.opinions[task.n] = opinion
        if task.n in self.draws and not self._is_closer:
            self.draws[task.n].came = shares  # as long as what might have come was looked at

    def closer_steps(self) -> Iterator[tuple[int, int]]:
        """Neighbouring positions that were both looked at closer, or need not be."""
        for before, after in pairwise(self.curve.positions):
            if after == before + 1 and self._is_sure(before) and self._is_sure(after):
                yield before, after

    def _is_sure(self, n: int) -> bool:
        return self.curve.judgements[n].iterations in (0, self.effort.closer)

    def _changed(self) -> list[int]:
        """The positions around the greatest changes of each seat."""
        steps = list(pairwise(self.curve.positions))
        chosen: set[int] = set()
        for seat in range(self.n_seats):
            swings = {step: abs(self.curve.swing(*step, seat)) for step in steps}
            greatest = sorted(steps, key=lambda step: -swings[step])
            for before, after in greatest[: self.effort.changes]:
                chosen |= set(range(before, min(after, before + self.effort.gap) + 1))
        return sorted(n for n in chosen if self.curve.judgements.get(n, GUESS).iterations)


def spread(last: int, most: int) -> list[int]:
    """From 0 to `last`, evenly apart if that would be more than `most`; always both ends."""
    if last + 1 <= most:
        return list(range(last + 1))
    return sorted({round(n * last / (most - 1)) for n in range(most)})
