"""The search as Python uses it: a budget, some threads, and the best lines at the end."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from orrery.bots.deeds import Deed
from orrery.bots.endings.backend import Informed
from orrery.bots.endings.tables import EndingTable, endings_hook
from orrery.bots.network.layers import Network, new_pad
from orrery.bots.search.backend import Backend, Native, backend_of
from orrery.bots.search.charts import chart_of
from orrery.bots.search.tree import NO_NODE, ROOT, Tree, clear, new_tree
from orrery.bots.search.work import KNOWN, NOW, TARGET, Knobs, Work, new_work
from orrery.core.chance import game_seed
from orrery.core.game import Game
from orrery.core.records import memory_of
from orrery.core.runs import rules_rows, seeds_for

MAX_NODES = 1_000_000  # about 80 bytes each
NODES_PER_ITERATION = 24
LEAST_NODES = 10_000
EVEN_PART = 0.25  # of a prior, as in descent.py, which is a template
MIN_KEPT = 8  # visits that make a node worth finding again
SLICE_SECONDS = 0.02  # between two looks at the clock
FIRST_SLICE = 16


@dataclass(frozen=True)
class Budget:
    """Iterations for each thread, and milliseconds after which to stop whatever happens."""

    iterations: int
    milliseconds: int | None = None


@dataclass(frozen=True)
class Choice:
    """An action of the searching seat, as the search sees it."""

    action: int
    visits: int
    value: float
    """The share of the win that the seat can expect, 0 to 1."""


class Searcher:
    """One seat's thoughts; what was found is kept while the game goes on."""

    def __init__(
        self, game: Game, knobs: Knobs, n_seats: int, iterations: int, seed: int, threads: int = 1,
        network: Network | None = None,
    ) -> None:  # fmt: skip
        """Room for `iterations` a move; the same seed makes the same choices.

        Without a network the knob `learned` has no effect.
        """
        if network is None:
            knobs = knobs._replace(learned=0)
        self.game = game
        self.minds = [
            Mind(game, knobs, n_seats, iterations, game_seed(seed, thread))
            for thread in range(threads)
        ]
        if network is not None:
            for mind in self.minds:
                mind.consult(network)

    def forget(self, seed: int) -> None:
        """Start anew, as if just made with another seed."""
        for thread, mind in enumerate(self.minds):
            mind.forget(game_seed(seed, thread))

    def know(self, endings: EndingTable | None) -> None:
        """Search no further than these from now on."""
        for mind in self.minds:
            mind.endings = endings

    def remember(self, board: Any, past: Sequence[Deed], seat: int) -> None:
        """Think from now on with what others did before, as `seat` saw it."""
        for mind in self.minds:
            mind.remember(board, past, seat)

    def think(self, board: Any, known: Any, seat: int, budget: Budget) -> list[Choice]:
        """Search a position without its secrets; the choices of `seat`, best first."""
        chart = chart_of(self.game, board)
        for mind in self.minds:
            mind.use(chart)
        if len(self.minds) == 1:
            self.minds[0].think(board, known, seat, budget)
        else:
            with ThreadPoolExecutor(len(self.minds)) as pool:
                list(pool.map(lambda mind: mind.think(board, known, seat, budget), self.minds))
        return self.choices(seat)

    def choices(self, seat: int) -> list[Choice]:
        """What all threads together think of the root, most visits first."""
        visits: dict[int, int] = {}
        values: dict[int, float] = {}
        for mind in self.minds:
            for node in mind.children(ROOT):
                if mind.tree.seat[node] != seat:
                    continue
                action = int(mind.tree.action[node])
                visits[action] = visits.get(action, 0) + int(mind.tree.visits[node])
                values[action] = values.get(action, 0.0) + float(mind.tree.value[node, seat])
        found = [Choice(a, n, values[a] / n) for a, n in visits.items() if n > 0]
        return sorted(found, key=lambda choice: (-choice.visits, -choice.value, choice.action))

    def impressions(self, seat: int) -> list[tuple[int, float]]:
        """(action, look) of what `seat` may do at the root; a look is its prior before a part of
        that was shared evenly, and all together are 1.
        """
        mind = self.minds[0]
        nodes = [node for node in mind.children(ROOT) if mind.tree.seat[node] == seat]
        even = EVEN_PART / len(nodes)
        looks = [(float(mind.tree.prior[node]) - even) / (1 - EVEN_PART) for node in nodes]
        return [
            (int(mind.tree.action[node]), max(0.0, look))
            for node, look in zip(nodes, looks, strict=True)
        ]

    def best_line(self, action: int) -> list[tuple[int, int]]:
        """(seat, action) from the root on, the most visited after `action`."""
        tree = self.minds[0].tree
        nodes = [n for n in self.minds[0].children(ROOT) if tree.action[n] == action]
        line = []
        while nodes:
            node = max(nodes, key=lambda node: int(tree.visits[node]))
            line.append((int(tree.seat[node]), int(tree.action[node])))
            nodes = [n for n in self.minds[0].children(node) if tree.visits[n] > 0]
        return line


class Mind:
    """One thread's tree and scratch memory."""

    def __init__(self, game: Game, knobs: Knobs, n_seats: int, iterations: int, seed: int) -> None:
        """An empty tree."""
        n_nodes = nodes_for(iterations)
        self.game = game
        self.knobs = knobs
        self.tree: Tree = new_tree(n_nodes, n_seats)
        self._spare: Tree = new_tree(n_nodes, n_seats)
        self._work: Work = new_work(game, n_seats, knobs.halving)
        self._viewer = -1
        self.endings: EndingTable | None = None
        self.forget(seed)

    @property
    def _memory(self) -> Any:
        """The rows of positions in the scratch memory."""
        return self._work.memory.view(self.game.dtype).reshape(-1)

    def __getstate__(self) -> dict[str, Any]:
        return vars(self) | {"_work": self._work._replace(states=None)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """The rows that rules see are the same memory again."""
        vars(self).update(kept)
        self._work = self._work._replace(states=rules_rows(self._memory))

    @property
    def _backend(self) -> Backend:
        return backend_of(self.game)

    def forget(self, seed: int) -> None:
        """An empty tree and a fresh generator."""
        clear(self.tree)
        self._work.scratch.rng[0] = seed
        self._work.notes[:] = 0.0
        self._viewer = -1

    def remember(self, board: Any, past: Sequence[Deed], seat: int) -> None:
        """Note what others did, and nothing else."""
        self._work.notes[:] = 0.0
        for deed in past:
            if deed.seat != seat:
                self._memory[NOW] = memory_of(deed.state)[0]
                self._backend.learn(board, self._work, deed.seat, deed.action)

    def use(self, chart: Any) -> None:
        """Judge positions by a chart of the board."""
        self._work = self._work._replace(charts=chart)

    def consult(self, network: Network) -> None:
        """Judge positions by a network where the knobs say so."""
        self._work = self._work._replace(network=network, pad=new_pad(network))

    def think(self, board: Any, known: Any, seat: int, budget: Budget) -> None:
        """Search; what an earlier search found of this position stays."""
        self._recall(board, known, seat)
        self._work.marks[:] = 0
        self._work.lucks[:] = seeds_for(int(self._work.scratch.rng[0]), 0, len(self._work.lucks))
        backend = self._thinker(board)
        for n in slices(budget):
            backend.think(board, self.tree, self._work, self.knobs, seat, n)

    def _thinker(self, board: Any) -> Backend:
        """Who adds iterations; modules know no endings."""
        found = self._backend
        if self.endings is None or not isinstance(found, Native):
            return found
        is_for_board = endings_hook(self.game).fits(board)
        return Informed(self.game, self.endings) if is_for_board else found

    def children(self, node: int) -> Iterator[int]:
        """The children of a node."""
        child = int(self.tree.first_child[node])
        while child != NO_NODE:
            yield child
            child = int(self.tree.next_child[child])

    def _recall(self, board: Any, known: Any, seat: int) -> None:
        """Make `known` the root, with what the tree holds of it."""
        self._memory[TARGET] = memory_of(known)[0]
        node = self._find(board, seat)
        self._memory[KNOWN] = self._memory[TARGET]
        self._viewer = seat
        if node == NO_NODE:
            clear(self.tree)
        elif node != ROOT:
            self._backend.keep_subtree(self.tree, node, self._spare)
            self.tree, self._spare = self._spare, self.tree

    def _find(self, board: Any, seat: int) -> int:
        """The node of the row TARGET. Trees of positions with secrets are never kept.

        Nor are those of sequential halving, which begin with equal chances for all.
        """
        if self.knobs.halving > 0 or seat != self._viewer:
            return NO_NODE
        backend = self._backend
        if not backend.is_open(board, self._work, seat):
            return NO_NODE
        return backend.find_target(board, self.tree, self._work, MIN_KEPT)


def nodes_for(iterations: int) -> int:
    """How many nodes a tree has room for."""
    return min(MAX_NODES, LEAST_NODES + NODES_PER_ITERATION * iterations)


def slices(budget: Budget) -> Iterator[int]:
    """Numbers of iterations to do in a row; the clock is read only if it matters."""
    if budget.milliseconds is None:
        yield budget.iterations
        return
    start = time.perf_counter()
    seconds = budget.milliseconds / 1000
    done, elapsed = 0, 0.0
    while done < budget.iterations and elapsed < seconds:
        wanted = FIRST_SLICE if not done else round(done / elapsed * SLICE_SECONDS)
        n = max(1, min(wanted, budget.iterations - done))
        yield n
        done += n
        elapsed = time.perf_counter() - start
