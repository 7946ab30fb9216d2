# ruff: noqa: F821 - a template: `engine` is put here by core.templates
"""Template: the search, as a module of a game offers it. `engine` is the game's.

Trees and scratch memory come column by column, each as the address of its first entry; names of
parameters decide their types (`compiling.POINTERS`), and are those of `Tree`, `Work`, `Scratch`,
`Network` and `Pad`.
"""

from __future__ import annotations

from typing import Any

from orrery.bots.network.layers import Network, Pad
from orrery.bots.search.tree import Tree
from orrery.bots.search.work import MAX_PATH, MAX_TRAIL, TRAIL, Knobs, Work
from orrery.core.contract import Engine
from orrery.core.hooks import Thinking
from orrery.core.rule import rule
from orrery.core.scratch import Scratch
from orrery.core.templates import instantiate
from orrery.core.trace import EVENT_SIZE
from orrery.wasm.arrays import array_at

engine: Engine  # bound by core.templates
thinking: Thinking  # too

search: Any = instantiate("orrery.bots.search.thinking", engine)  # type: ignore[arg-type]

N_ACTIONS = max(engine.MAX_ACTIONS, engine.MAX_CHANCE, 1)
N_WEIGHTS = max(engine.MAX_CHANCE, 1)
N_MARKS = engine.N_ACTIONS + 1
N_STATES = TRAIL + MAX_TRAIL + 1
N_NOTES = thinking.memory.n_notes if thinking.memory else 0
N_KNOBS = len(Knobs._fields)


@rule
def think(
    board: Any, tree_n_nodes: Any, tree_action: Any, tree_seat: Any, tree_first_child: Any,
    tree_next_child: Any, tree_visits: Any, tree_available: Any, tree_prior: Any, tree_value: Any,
    capacity: int, states: Any, charts: Any, memory: Any, row_bytes: int, path: Any, values: Any,
    marks: Any, actions: Any, weights: Any, rng: Any, trace: Any, priors: Any, notes: Any,
    lucks: Any, n_lucks: int, network_first: Any, network_first_bias: Any, network_second: Any,
    network_second_bias: Any, network_last: Any, network_last_bias: Any, pad_features: Any,
    pad_first: Any, pad_second: Any, pad_logits: Any, n_features: int, n_first: int, n_second: int,
    n_outputs: int, knobs: Any, n_seats: int, viewer: int, n: int,
) -> int:  # fmt: skip
    """Add `n` iterations to a tree; `memory` is the address of `states` once more."""
    tree = Tree(
        array_at(tree_n_nodes, (1,)), array_at(tree_action, (capacity,)),
        array_at(tree_seat, (capacity,)), array_at(tree_first_child, (capacity,)),
        array_at(tree_next_child, (capacity,)), array_at(tree_visits, (capacity,)),
        array_at(tree_available, (capacity,)), array_at(tree_prior, (capacity,)),
        array_at(tree_value, (capacity, n_seats)),
    )  # fmt: skip
    scratch = Scratch(
        array_at(actions, (N_ACTIONS,)), array_at(weights, (N_WEIGHTS,)), array_at(rng, (1,)),
        array_at(trace, (1, EVENT_SIZE)),
    )  # fmt: skip
    network = Network(
        array_at(network_first, (n_features, n_first)), array_at(network_first_bias, (n_first,)),
        array_at(network_second, (n_first, n_second)), array_at(network_second_bias, (n_second,)),
        array_at(network_last, (n_second, n_outputs)), array_at(network_last_bias, (n_outputs,)),
    )  # fmt: skip
    pad = Pad(
        array_at(pad_features, (n_features,)), array_at(pad_first, (n_first,)),
        array_at(pad_second, (n_second,)), array_at(pad_logits, (n_outputs,)),
    )  # fmt: skip
    work = Work(
        array_at(states, (N_STATES,)), array_at(charts, (1,)),
        array_at(memory, (N_STATES, row_bytes)), array_at(path, (MAX_PATH,)),
        array_at(values, (n_seats,)), array_at(marks, (N_MARKS,)), scratch,
        array_at(priors, (N_ACTIONS,)), array_at(notes, (n_seats, N_NOTES)),
        array_at(lucks, (n_lucks,)), network, pad,
    )  # fmt: skip
    k = array_at(knobs, (N_KNOBS,))
    told = Knobs(
        k[0], int(k[1]), int(k[2]), k[3], k[4], int(k[5]), int(k[6]), int(k[7]), k[8], int(k[9])
    )
    search.think(board, tree, work, told, viewer, n)
    return 0
