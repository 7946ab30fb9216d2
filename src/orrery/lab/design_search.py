"""The search for a board: generations of candidates, halved by more and more games.

All candidates play the same seeds (common random numbers), the better half goes on with twice as
many games, and those left are the parents of the next generation. The search follows from its
spec alone; finished trials lie in a folder, so a run that was broken off goes on, and the numbers
are the same on one process, on many and on a cluster. The best is then confirmed, beside the board
the search started from, on seeds that the search has not seen.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from orrery.core.errors import BadInput, trouble
from orrery.core.registry import find_game
from orrery.lab.balance_counts import Block, joined
from orrery.lab.board_text import board_text
from orrery.lab.design_changes import Candidate, child, drawn, name_of, start_of, table_of, turned
from orrery.lab.design_spec import Task
from orrery.lab.design_trials import (
    Trial,
    load_text,
    losses,
    play_trial,
    play_trial_on_gpu,
    trial_of,
)
from orrery.lab.workers import spread

FORMAT = 1
FRESH = 1_000_003  # added to the seed for the confirmation
MOST_DRAWS = 1000


@dataclass
class Found:
    """A candidate and what the search saw of it."""

    candidate: Candidate
    generation: int
    n_games: int = 0
    loss: float = np.inf

    @property
    def name(self) -> str:
        """A short name."""
        return name_of(self.candidate)


@dataclass
class Runner:
    """Plays trials where it was told to, and keeps what came of them."""

    task: Task
    folder: Path
    workers: int = 1
    ray: str | None = None
    on_gpu: bool = False
    progress: Callable[[int], None] | None = None
    n_done: int = 0
    kept: dict[str, Block] = field(default_factory=dict)

    def blocks(self, asked: Sequence[tuple[Candidate, int]], seed: int) -> list[Block]:
        """The first n games of each candidate."""
        jobs = [job for candidate, n in asked for job in self._jobs(candidate, n, seed)]
        missing = [(file, trial) for file, trial in jobs if self._load(file) is None]
        missing = list(dict(missing).items())
        work = play_trial_on_gpu if self.on_gpu else play_trial
        workers = 1 if self.on_gpu else self.workers
        played = spread(work, [trial for _, trial in missing], workers, self.ray)
        for (file, trial), block in zip(missing, played, strict=True):
            block.save(self.folder / "trials" / file)
            self.kept[file] = block
            self._count(trial.n_games)
        return [
            joined([self.kept[file] for file, _ in self._jobs(candidate, n, seed)])
            for candidate, n in asked
        ]

    def _jobs(self, candidate: Candidate, n_games: int, seed: int) -> list[tuple[str, Trial]]:
        """Blocks of games with the file of each; a GPU plays all at once.

        Blocks are as long as the first round, so that later rounds only add to what there is.
        """
        step = n_games if self.on_gpu else self.task.spec.search.games
        name, table = name_of(candidate), table_of(self.task, candidate)
        return [
            (f"{name}-{seed}-{first}-{min(step, n_games - first)}.npz",
             trial_of(self.task, table, seed, first, min(step, n_games - first)))
            for first in range(0, n_games, step)
        ]  # fmt: skip

    def _load(self, file: str) -> Block | None:
        if file not in self.kept:
            block = Block.load(self.folder / "trials" / file)
            if block is None:
                return None
            self.kept[file] = block
            self._count(block.n_games)
        return self.kept[file]

    def _count(self, n_games: int) -> None:
        self.n_done += n_games
        if self.progress is not None:
            self.progress(self.n_done)


def n_games_of(task: Task) -> int:
    """The most games that a search plays."""
    search = task.spec.search
    each = sum(-(-search.candidates // 2**r) * search.games * 2**r for r in range(search.rounds))
    return each * search.generations + 2 * search.confirm


def search(runner: Runner) -> list[Found]:
    """All candidates that were tried, the best first."""
    task = runner.task
    claim(task, runner.folder)
    rng = np.random.default_rng(task.spec.search.seed)
    seen = {name_of(start_of(task)), name_of(turned(task, start_of(task)))}
    population = [Found(start_of(task), 0)]
    population += _fresh(task, seen, 0, lambda: drawn(task, rng), len(population))
    tried: dict[str, Found] = {}
    for generation in range(1, task.spec.search.generations + 1):
        survivors = halved(runner, population)
        tried |= {found.name: found for found in population}
        population = survivors + _children(task, survivors, seen, generation, rng)
    return sorted(tried.values(), key=lambda found: (-found.n_games, found.loss))


def _children(
    task: Task, parents: list[Found], seen: set[str], generation: int, rng: np.random.Generator
) -> list[Found]:
    """The next generation, without its parents."""
    candidates = [found.candidate for found in parents]
    return _fresh(task, seen, generation, lambda: child(task, candidates, rng), len(parents))


def _fresh(
    task: Task, seen: set[str], generation: int, make: Callable[[], Candidate], n_there: int
) -> list[Found]:
    """New candidates that can be played, to fill up a generation; fewer where there are no more."""
    found: list[Found] = []
    for _ in range(MOST_DRAWS):
        if n_there + len(found) >= task.spec.search.candidates:
            break
        candidate = make()
        if name_of(candidate) not in seen:
            seen.add(name_of(candidate))
            if can_be_played(task, candidate):
                found.append(Found(candidate, generation))
    return found


def can_be_played(task: Task, candidate: Candidate) -> bool:
    """Whether the game takes the board."""
    game = find_game(task.game)
    try:
        game.check_board(load_text(game, board_text(table_of(task, candidate))), task.values)
    except BadInput:
        return False
    return True


def halved(runner: Runner, population: Sequence[Found]) -> list[Found]:
    """Those left after all rounds, the best first."""
    left = list(population)
    for number in range(runner.task.spec.search.rounds):
        n_games = runner.task.spec.search.games * 2**number
        blocks = runner.blocks([(found.candidate, n_games) for found in left],
                               runner.task.spec.search.seed)  # fmt: skip
        for found, block in zip(left, blocks, strict=True):
            found.n_games, found.loss = n_games, float(losses(runner.task, block)[0])
        left.sort(key=lambda found: (found.loss, found.name))
        if number + 1 < runner.task.spec.search.rounds:
            left = left[: -(-len(left) // 2)]
    return left[: max(2, -(-len(left) // 2))]


def confirm(runner: Runner, best: Candidate) -> tuple[Block, Block]:
    """Fresh games of the start and of the best, with the same seeds."""
    settings = runner.task.spec.search
    asked = [(start_of(runner.task), settings.confirm), (best, settings.confirm)]
    start, found = runner.blocks(asked, settings.seed + FRESH)
    return start, found


# The folder


def claim(task: Task, folder: Path) -> None:
    """Make the folder this task's; BadInput if it is another's."""
    file = folder / "design.json"
    rules = find_game(task.game).meta.rules_version
    told: Any = {"design": FORMAT, "rules": rules, **json.loads(msgspec.json.encode(task))}
    try:
        (folder / "trials").mkdir(parents=True, exist_ok=True)
        if not file.exists():
            file.write_text(json.dumps(told, indent=1) + "\n", "utf-8")
        found = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise BadInput(f"cannot keep results in {folder}: {trouble(error)}") from None
    if found != told:
        raise BadInput(f"{folder} holds results of another search: give another --out")
