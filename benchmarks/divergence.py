"""Where the threads of a GPU's warp part, counted without a GPU.

    python benchmarks/divergence.py astroplane [--walk] [--games N] [--iterations N] [--least SHARE]

A warp does one thing at a time: a line that one of its threads comes by costs as much as one that
all come by. So plain rules run under a tracer, a game a thread, and a line counts once for all of
them if they come by it at the same place of the calls and in the same turn of every loop. Printed
are the rules, each below the one that calls it: their share of the lines a warp goes through,
and how many threads are active there on average.

Random positions are played on from as the leaves of a search are; with --walk some iterations of a
search are walked through, as far as the next look ahead or leaf.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

os.environ["NUMBA_DISABLE_JIT"] = "1"

import numpy as np

from orrery.bots.levels import knobs_of, read_level
from orrery.bots.search.tree import clear
from orrery.bots.search.walk import AT_LEAF, LOOKING, WALK
from orrery.bots.search.work import KNOWN, NOW
from orrery.bots.selfplay.course import Forks
from orrery.bots.selfplay.table import Job, Table
from orrery.core.chance import CHANCE
from orrery.core.registry import find_game
from orrery.core.runs import rules_rows

SEED = 1954
SHORTEST, LONGEST = 10, 70  # random actions before
LAST = 4  # iterations that are traced
NOT_RULES = ("numpy", "records.py")  # a kernel has an instruction where these have lines

Loops = tuple[tuple[int, int], ...]  # first line -> turn
Key = tuple[int, int, Loops]  # calls, line, turns
Path = tuple[str, ...]  # of rules, each called by the one before


class Call:
    """A rule that is running."""

    def __init__(self, name: str, caller: Call | None, start: int) -> None:
        """It has done nothing yet; `start` tells those apart that no rule has called."""
        self.path: Path = (*caller.path, name) if caller else (name,)
        self.calls = hash((caller.place if caller else start, name))
        self.line = 0
        self.turns: dict[int, int] = {}

    @property
    def place(self) -> Key:
        """Where it is."""
        return self.calls, self.line, tuple(self.turns.items())

    def go_to(self, line: int) -> None:
        """A line further up begins the next turn of a loop, and ends the loops within it."""
        if line < self.line:
            self.turns = {first: n for first, n in self.turns.items() if first <= line}
            self.turns[line] = self.turns.get(line, 0) + 1
        self.line = line


class Thread:
    """What one thread comes by."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.lines: Counter[Key] = Counter()
        self.paths: dict[Key, Path] = {}
        self._calls: list[Call] = []
        self._n_runs = 0

    def run(self, rule: Callable[..., Any], *arguments: Any) -> None:
        """Trace a rule, which other threads run as their first, second, ... too."""
        self._n_runs += 1
        before = sys.gettrace()
        sys.settrace(self._begin)
        try:
            rule(*arguments)
        finally:
            sys.settrace(before)

    def _begin(self, frame: Any, event: str, argument: Any) -> Any:
        if any(word in frame.f_code.co_filename for word in NOT_RULES):
            return None
        name = frame.f_code.co_name
        self._calls.append(Call(name, self._calls[-1] if self._calls else None, self._n_runs))
        return self._go_on

    def _go_on(self, frame: Any, event: str, argument: Any) -> Any:
        if event == "line":
            call = self._calls[-1]
            call.go_to(frame.f_lineno)
            self.lines[call.place] += 1
            self.paths.setdefault(call.place, call.path)
        elif event == "return":
            self._calls.pop()
        return self._go_on


def shares(threads: list[Thread]) -> tuple[Counter[Path], Counter[Path]]:
    """Of each rule and those it calls: lines of the warp, and of all threads."""
    warp: Counter[Path] = Counter()
    every: Counter[Path] = Counter()
    paths = {key: path for thread in threads for key, path in thread.paths.items()}
    for key, path in paths.items():
        counts = [thread.lines[key] for thread in threads]
        for length in range(1, len(path) + 1):
            warp[path[:length]] += max(counts)
            every[path[:length]] += sum(counts)
    return warp, every


def as_tree(threads: list[Thread], least: float) -> Iterator[str]:
    """The table people read."""
    warp, every = shares(threads)
    total = sum(n for path, n in warp.items() if len(path) == 1)

    def below(path: Path) -> Iterator[str]:
        inner = [p for p in warp if p[:-1] == path and warp[p] >= least * total]
        for each in sorted(inner, key=lambda p: -warp[p]):
            name = "  " * len(path) + each[-1]
            active = every[each] / warp[each]
            yield f"{name:<48}{warp[each] / total:>7.1%}{active:>8.1f}"
            yield from below(each)

    yield f"{'':<48}{'lines':>7}{'active':>8}"
    yield from below(())


# What is traced


def table_of(name: str, iterations: int) -> Table:
    """Captains of a game."""
    game = find_game(name)
    values = game.meta.read_options(None, {})
    board = game.load_board(game.default_board(values))
    knobs = knobs_of(read_level(game, f"captain/iterations={iterations}", int(values["players"])))
    return Table(Job(game, board, values, knobs, iterations, Forks(0, 0, 1, 0), SEED))


def positions(table: Table, n: int) -> Iterator[int]:
    """Leave random positions in row NOW, with a seat to decide; which seat."""
    job, work, drawn = table.job, table.work, np.random.default_rng(SEED)
    loops = job.game.template("orrery.core.loops")
    while n > 0:
        work.scratch.rng[0] = int(drawn.integers(1 << 62))
        job.game.engine.setup(table._board, work.states[NOW], table._options)
        length = int(drawn.integers(SHORTEST, LONGEST))
        loops.playout(table._board, work.states[NOW], length, work.scratch)
        seat = loops.who_is_next(table._board, work.states[NOW], work.scratch.rng)
        if seat != CHANCE and not job.game.engine.is_over(table._board, work.states[NOW]):
            n -= 1
            yield seat


def played_out(table: Table, n: int) -> list[Thread]:
    """A thread a playout."""
    knobs, threads = table.job.knobs, []
    play_on = table.job.game.template("orrery.bots.search.playouts").play_on
    for seat in positions(table, n):
        threads.append(Thread())
        limit = knobs.cut or LONGEST
        threads[-1].run(play_on, table._board, table.work, seat, knobs.quick_others, limit)
    return threads


def walked(table: Table, n: int) -> list[Thread]:
    """A thread a search; its last iterations are traced."""
    return [walk_of(table, seat) for seat in positions(table, n)]


def walk_of(table: Table, seat: int) -> Thread:
    """Search row NOW in waves; what a kernel does for many comes between two parts of the walk."""
    thread, job, work, board = Thread(), table.job, table.work, table._board
    waves = job.game.template("orrery.bots.search.waves")
    descent = job.game.template("orrery.bots.search.descent")
    work.states[KNOWN] = work.states[NOW]
    clear(table.tree)
    walks = np.zeros(1, WALK)
    walk = rules_rows(walks)[0]
    while walk.n_done < job.iterations:
        is_traced = walk.n_done >= job.iterations - LAST
        run = thread.run if is_traced else (lambda rule, *arguments: rule(*arguments))
        run(waves.go_on, board, table.tree, work, job.search, seat, walk, job.iterations)
        if walk.stage == LOOKING:
            descent.look_ahead(board, work, job.search, int(walk.seat), int(walk.n_actions))
        elif walk.stage == AT_LEAF:
            waves.play_out(board, work, job.search, seat, walk)
            judge(table)
    return thread


def judge(table: Table) -> None:
    """How each seat stands."""
    work, knobs = table.work, table.job.search
    worth = table.job.game.template("orrery.bots.search.worth")
    worth.worths_of(table._board, work.charts[0], work.states[NOW], work.values, knobs.tuned)


def main() -> int:
    """Trace and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--walk", action="store_true", help="through the tree, not from a leaf")
    parser.add_argument("--games", type=int, default=32, help="threads of the warp")
    parser.add_argument("--iterations", type=int, default=30, help="of a search")
    parser.add_argument("--least", type=float, default=0.02, help="share that is worth a line")
    args = parser.parse_args()
    table = table_of(args.game, args.iterations)
    threads = (walked if args.walk else played_out)(table, args.games)
    print("\n".join(as_tree(threads, args.least)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
