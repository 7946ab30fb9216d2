# ruff: noqa: F821 - a template: `engine` is put here by core.templates
"""Template: the search, as a module of a game offers it. `engine` is the game's.

`states` is the address of the rows of states, `charts` of the one row with the chart of the board;
all other arrays are found through the records `tree` and `desk` (`orrery.wasm.desk`).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from orrery.bots.network.layers import Network, Pad
from orrery.bots.search.tree import Tree
from orrery.bots.search.tree import keep_subtree as keep_below
from orrery.bots.search.work import MAX_PATH, MAX_TRAIL, TRAIL, Knobs, Work
from orrery.core.contract import Engine
from orrery.core.hooks import Thinking
from orrery.core.rule import inlined_rule, rule
from orrery.core.scratch import Scratch
from orrery.core.templates import check_bound, instantiate
from orrery.core.trace import EVENT_SIZE
from orrery.wasm.arrays import array_at, array_from, bytes_at

engine: Engine  # bound by core.templates
thinking: Thinking  # too
check_bound(globals())

search: Any = instantiate("orrery.bots.search.thinking", engine)  # type: ignore[arg-type]

N_ACTIONS = max(engine.MAX_ACTIONS, engine.MAX_CHANCE, 1)
N_WEIGHTS = max(engine.MAX_CHANCE, 1)
N_MARKS = engine.N_ACTIONS + 1
N_STATES = TRAIL + MAX_TRAIL + 1
N_NOTES = thinking.memory.n_notes if thinking.memory else 0
N_KNOBS = len(Knobs._fields)


@rule
def think(
    board: Any, states: Any, charts: Any, tree: Any, desk: Any, viewer: int, n: int
) -> int:  # fmt: skip
    """Add `n` iterations to the tree."""
    work = work_at(states, charts, desk)
    search.think(board, tree_at(tree), work, knobs_at(desk), viewer, n)
    return 0


@rule
def learn(board: Any, states: Any, charts: Any, desk: Any, seat: int, action: int) -> int:
    """Note what an action tells of the seat."""
    search.learn(board, work_at(states, charts, desk), seat, action)
    return 0


@rule
def is_open(board: Any, states: Any, charts: Any, desk: Any, viewer: int) -> int:
    """1 where nothing is hidden from the viewer at present."""
    return int(search.is_open(board, work_at(states, charts, desk), viewer))


@rule
def find_target(
    board: Any, states: Any, charts: Any, tree: Any, desk: Any, min_visits: int
) -> int:  # fmt: skip
    """The node of the position in row TARGET, or NO_NODE."""
    work = work_at(states, charts, desk)
    return int(search.find_target(board, tree_at(tree), work, min_visits))


@rule
def keep_subtree(tree: Any, fresh: Any, node: int) -> int:
    """Make the tree `fresh` the part of `tree` below a node."""
    keep_below(tree_at(tree), node, tree_at(fresh))
    return 0


# What the addresses stand for


@inlined_rule
def tree_at(tree: Any) -> Tree:
    """The tree whose columns have these addresses."""
    n = tree.capacity
    return Tree(
        array_from(tree.n_nodes, np.int32, (1,)),
        array_from(tree.action, np.int32, (n,)),
        array_from(tree.seat, np.int32, (n,)),
        array_from(tree.first_child, np.int32, (n,)),
        array_from(tree.next_child, np.int32, (n,)),
        array_from(tree.visits, np.int32, (n,)),
        array_from(tree.available, np.int32, (n,)),
        array_from(tree.prior, np.float64, (n,)),
        array_from(tree.value, np.float64, (n, tree.n_seats)),
    )


@inlined_rule
def work_at(states: Any, charts: Any, desk: Any) -> Work:
    """The scratch memory on a desk."""
    scratch = Scratch(
        array_from(desk.actions, np.int32, (N_ACTIONS,)),
        array_from(desk.weights, np.int32, (N_WEIGHTS,)),
        array_from(desk.rng, np.uint64, (1,)),
        array_from(desk.trace, np.int32, (1, EVENT_SIZE)),
    )
    return Work(
        array_at(states, (N_STATES,)),
        array_at(charts, (1,)),
        bytes_at(states, (N_STATES,)),
        array_from(desk.path, np.int32, (MAX_PATH,)),
        array_from(desk.values, np.float64, (desk.n_seats,)),
        array_from(desk.marks, np.int32, (N_MARKS,)),
        scratch,
        array_from(desk.priors, np.float64, (N_ACTIONS,)),
        array_from(desk.notes, np.float64, (desk.n_seats, N_NOTES)),
        array_from(desk.lucks, np.uint64, (desk.n_lucks,)),
        network_at(desk),
        pad_at(desk),
    )


@inlined_rule
def network_at(desk: Any) -> Network:
    """The network on a desk."""
    return Network(
        array_from(desk.network_first, np.int16, (desk.n_features, desk.n_first)),
        array_from(desk.network_first_bias, np.int32, (desk.n_first,)),
        array_from(desk.network_second, np.int16, (desk.n_first, desk.n_second)),
        array_from(desk.network_second_bias, np.int32, (desk.n_second,)),
        array_from(desk.network_last, np.int16, (desk.n_second, desk.n_logits)),
        array_from(desk.network_last_bias, np.int32, (desk.n_logits,)),
    )


@inlined_rule
def pad_at(desk: Any) -> Pad:
    """The scratch memory of the network."""
    return Pad(
        array_from(desk.pad_features, np.float32, (desk.n_features,)),
        array_from(desk.pad_first, np.int32, (desk.n_first,)),
        array_from(desk.pad_second, np.int32, (desk.n_second,)),
        array_from(desk.pad_logits, np.int32, (desk.n_logits,)),
    )


@inlined_rule
def knobs_at(desk: Any) -> Knobs:
    """The knobs on a desk, all as floats there."""
    k = array_from(desk.knobs, np.float64, (N_KNOBS,))
    return Knobs(
        k[0], int(k[1]), int(k[2]), k[3], k[4], int(k[5]), int(k[6]), int(k[7]), k[8], int(k[9]),
        int(k[10]),
    )  # fmt: skip
