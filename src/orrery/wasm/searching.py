"""The search in a module, called as `bots.search.thinking` is.

Tree and scratch memory are copied to the module and back; of the tree the rows in use.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt

from orrery.bots.search.tree import Tree
from orrery.bots.search.work import Knobs, Work
from orrery.core.game import Game
from orrery.core.records import Records, Rows
from orrery.core.trace import new_trace
from orrery.wasm.desk import DESK, LAYERS, SCRATCH, TREE, WORK
from orrery.wasm.runtime import Rules

N_SCRATCH_STATES = 3
"""That `draw_chart` writes into."""

Array = npt.NDArray[Any]


def think(
    rules: Rules, board: Any, tree: Tree, work: Work, knobs: Knobs, viewer: int, n: int
) -> None:
    """Add `n` iterations to a tree."""
    rows = lay_rows(rules, work)
    where = lay_tree(rules, tree), lay_work(rules, work, knobs)
    rules.call("think", rules.place(board), *rows, *where, viewer, n)
    take_tree(rules, tree)
    take_work(rules, work)


def learn(rules: Rules, board: Any, work: Work, seat: int, action: int) -> None:
    """Note what an action tells of the seat; the position before it is in row NOW."""
    rows = lay_rows(rules, work)
    rules.call("learn", rules.place(board), *rows, lay_work(rules, work), seat, action)
    take_work(rules, work)


def is_open(rules: Rules, board: Any, work: Work, viewer: int) -> bool:
    """Nothing is hidden from the viewer at present."""
    rows = lay_rows(rules, work)
    said = rules.call("is_open", rules.place(board), *rows, lay_work(rules, work), viewer)
    take_work(rules, work)
    return bool(said)


def find_target(rules: Rules, board: Any, tree: Tree, work: Work, min_visits: int) -> int:
    """The node of the position in row TARGET, or NO_NODE."""
    rows = lay_rows(rules, work)
    where = lay_tree(rules, tree), lay_work(rules, work)
    found = rules.call("find_target", rules.place(board), *rows, *where, min_visits)
    take_work(rules, work)
    return found


def keep_subtree(rules: Rules, tree: Tree, node: int, fresh: Tree) -> None:
    """Make the tree `fresh` the part of `tree` below a node."""
    rules.call("keep_subtree", lay_tree(rules, tree), lay_tree(rules, fresh, "fresh"), node)
    take_tree(rules, fresh, "fresh")


def draw_chart(rules: Rules, game: Game, board: Any) -> Records | None:
    """The chart of a board, as an array of one record; None where a game has none."""
    if game.hooks.chart is None:
        return None
    chart = np.zeros(1, game.hooks.chart.CHART)
    at = rules.memory.put("search.charts", chart)
    states = rules.memory.put("chart.states", np.zeros(N_SCRATCH_STATES, game.dtype))
    trace = rules.memory.put("chart.trace", new_trace())
    rules.call("draw_chart", rules.place(board), at, states, trace)
    rules.memory.get("search.charts", chart)
    return chart


# What lies where


def lay_rows(rules: Rules, work: Work) -> tuple[int, int]:
    """The addresses of the states and the chart."""
    states = rules.memory.put("search.states", work.memory)
    return states, rules.memory.put("search.charts", chart_rows(work))


def chart_rows(work: Work) -> Array:
    """The chart as an array, whatever rules of this process take."""
    rows: Array = work.charts.memory if isinstance(work.charts, Rows) else work.charts
    return rows


def lay_work(rules: Rules, work: Work, knobs: Knobs | None = None) -> int:
    """The address of the desk of scratch memory."""
    desk = np.zeros(1, DESK)
    for name, array in columns(work):
        desk[name] = rules.memory.put(f"search.{name}", array)
    if knobs is not None:
        desk["knobs"] = rules.memory.put("search.knobs", np.array(knobs, np.float64))
    for name, array in work.network._asdict().items():
        desk[f"network_{name}"] = rules.memory.put(f"search.network_{name}", array)
    for name, n in zip(LAYERS, map(len, work.pad), strict=True):
        desk[name] = n
    desk["n_seats"], desk["n_lucks"] = len(work.values), len(work.lucks)
    return rules.memory.put("search.desk", desk)


def take_work(rules: Rules, work: Work) -> None:
    """Scratch memory as the module left it."""
    rules.memory.get("search.states", work.memory)
    for name, array in columns(work):
        rules.memory.get(f"search.{name}", array)


def columns(work: Work) -> Iterator[tuple[str, Array]]:
    """The arrays of a desk by their names."""
    yield from ((name, getattr(work.scratch, name)) for name in SCRATCH)
    yield from ((name, getattr(work, name)) for name in WORK)
    yield from ((f"pad_{name}", array) for name, array in work.pad._asdict().items())


def lay_tree(rules: Rules, tree: Tree, place: str = "tree") -> int:
    """The address of a tree; its rows in use are copied, there is room for the others."""
    found = np.zeros(1, TREE)
    for name, column in tree._asdict().items():
        found[name] = rules.memory.reserve(f"{place}.{name}", column.nbytes)
    found["capacity"], found["n_seats"] = tree.value.shape
    for name, column in used_rows(tree):
        rules.memory.put(f"{place}.{name}", column)
    return rules.memory.put(place, found)


def take_tree(rules: Rules, tree: Tree, place: str = "tree") -> None:
    """A tree as the module left it."""
    rules.memory.get(f"{place}.n_nodes", tree.n_nodes)
    for name, column in used_rows(tree):
        rules.memory.get(f"{place}.{name}", column)


def used_rows(tree: Tree) -> Iterator[tuple[str, Array]]:
    """The columns of a tree as far as it has nodes."""
    n = int(tree.n_nodes[0])
    yield from ((name, column[:n]) for name, column in tree._asdict().items())
