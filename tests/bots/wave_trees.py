"""Grow the trees of some decisions again and compare them: in waves, and listing at every visit.

    python tests/bots/wave_trees.py GAME LEVEL/iterations=N ...

Prints how many nodes each pair of trees has, or where it differs.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from orrery.bots.levels import knobs_of, read_level
from orrery.bots.search.tree import Tree, clear
from orrery.bots.search.walk import AT_LEAF, LOOKING, WALK
from orrery.bots.search.work import AFTER, KNOWN, NOW
from orrery.bots.selfplay.course import Forks
from orrery.bots.selfplay.table import Job, Table, seeds_of
from orrery.core.registry import find_game
from orrery.core.runs import rules_rows

N_GAMES = 3
OPENING = Forks(opening=12, latest=0, longest=1, keep=0)


class Compared(Exception):  # noqa: N818 - no error
    """The first decision of a game has been searched twice."""


class Twice(Table):
    """Searches game by game, again in waves, and again as if no node were sure of its children."""

    def decide(self, seat: int) -> int:
        """Say what came of it, and no more of this game."""
        rng = self.work.scratch.rng.copy()
        super().decide(seat)
        expected = columns(self.tree)
        self.work.scratch.rng[:] = rng
        self.search_in_waves(seat)
        in_waves = columns(self.tree)
        self.work.scratch.rng[:] = rng
        descent: Any = self.job.game.template("orrery.bots.search.descent")
        is_open, descent.IS_OPEN = descent.IS_OPEN, False
        super().decide(seat)
        descent.IS_OPEN = is_open
        raise Compared(difference(expected, in_waves, columns(self.tree)))

    def search_in_waves(self, seat: int) -> None:
        """What kernels do, for one game."""
        work, job = self.work, self.job
        self._known[KNOWN] = self._memory[0]
        self._playing.know(self._board, work.states[KNOWN], seat)
        clear(self.tree)
        waves = job.game.template("orrery.bots.search.waves")
        walks = np.zeros(1, WALK)
        walk = rules_rows(walks)[0]
        while walks["n_done"][0] < job.iterations:
            waves.go_on(self._board, self.tree, work, job.search, seat, walk, job.iterations)
            if walks["stage"][0] == LOOKING:
                self.look(int(walks["seat"][0]), int(walks["n_actions"][0]))
            elif walks["stage"][0] == AT_LEAF:
                waves.play_out(self._board, work, job.search, seat, walk)
                if walks["is_open"][0]:
                    self.judge()

    def look(self, seat: int, n: int) -> None:
        """At the last action first: it is not said in which order a GPU does."""
        work, knobs, outlooks = self.work, self.job.search, np.zeros(n)
        descent = self.job.game.template("orrery.bots.search.descent")
        for index in reversed(range(n)):
            self._known[AFTER] = self._known[NOW]
            outlooks[index] = descent.outlook(
                self._board, work.charts[0], work.states[AFTER], seat,
                int(work.scratch.actions[index]), knobs, work.scratch.trace,
            )  # fmt: skip
        for index in reversed(range(n)):
            best = descent.best_of(outlooks, n)
            work.priors[index] = descent.appeal(outlooks[index], best, knobs)

    def judge(self) -> None:
        """For the last seat first."""
        work, knobs = self.work, self.job.search
        worth = self.job.game.template("orrery.bots.search.worth").worth
        for seat in reversed(range(self.job.n_seats)):
            work.values[seat] = worth(
                self._board, work.charts[0], work.states[NOW], seat, knobs.tuned
            )


def columns(tree: Tree) -> dict[str, Any]:
    """What is in use of a tree."""
    used = int(tree.n_nodes[0])
    return {name: getattr(tree, name)[:used].tolist() for name in Tree._fields}


def difference(expected: dict[str, Any], *found: dict[str, Any]) -> str:
    """Which columns differ, or how many nodes there are."""
    others = [[name for name in expected if expected[name] != again[name]] for again in found]
    return f"{others} differ" if any(others) else f"{expected['n_nodes'][0]} nodes"


def table_for(name: str, level: str) -> Twice:
    """Two players, each a search of a level."""
    game = find_game(name)
    values = game.meta.read_options(None, {})
    board = game.load_board(game.default_board(values))
    found = read_level(game, level, int(values["players"]))
    return Twice(Job(game, board, values, knobs_of(found), found.iterations, OPENING, seed=5))


def main() -> None:
    """Compare."""
    name, *levels = sys.argv[1:]
    for level in levels:
        table = table_for(name, level)
        for number, seeds in enumerate(seeds_of(5, 0, N_GAMES)):
            try:
                table.play(number, seeds)
            except Compared as compared:
                print(compared)


if __name__ == "__main__":
    main()
