# ruff: noqa: F821 - a template: `engine` is put here by core.templates
"""Template: the search in kernels, one thread a game. `engine` is the game's.

Trees lie in global memory (`nodes`). Scratch memory is a thread's own: there the same entry of
neighbouring games lies side by side. Knobs are constants of a kernel, so that what a level does not
use is left out of it.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from orrery.bots.network.layers import Pad
from orrery.bots.search.tree import Tree, clear
from orrery.bots.search.work import KNOWN, MAX_PATH, OTHER, Knobs, Work
from orrery.core.chance import MIX_1, MIX_2, MIX_INDEX, MIX_SEED
from orrery.core.contract import Engine
from orrery.core.hooks import Thinking
from orrery.core.scratch import Scratch
from orrery.core.templates import check_bound, instantiate
from orrery.cuda.device import cuda as find_cuda
from orrery.cuda.device import exact_kernel, game_id_of, padded_state_type
from orrery.cuda.tuning import search_tuning_of
from orrery.cuda.views import bytes_view

engine: Engine  # bound by core.templates
thinking: Thinking  # too
check_bound(globals())

cuda = find_cuda()
search: Any = instantiate("orrery.bots.search.thinking", engine)  # type: ignore[arg-type]
bytes_of = bytes_view()

N_BUFFER = max(engine.MAX_ACTIONS, engine.MAX_CHANCE, 1)
ACTION: Any = np.int16 if engine.N_ACTIONS < 1 << 15 else np.int32
N_WEIGHTS = max(engine.MAX_CHANCE, 1)
N_MARKS = engine.N_ACTIONS + 1
N_STATES = OTHER + 1
N_NOTES = max(1, thinking.memory.n_notes if thinking.memory else 0)
N_FEATURES = engine.OBSERVATION_SIZE
MOST_SEATS = 8
MOST_FIRST, MOST_SECOND = 128, 64
"""Units of a network that a kernel has room for."""
STATE: Any = padded_state_type(engine)
TUNING = search_tuning_of(game_id_of(engine))
IS_LOCAL = TUNING.is_local
N_OWN = N_STATES if IS_LOCAL else 1
ALIGNMENT = 16

SEED, INDEX = np.uint64(MIX_SEED), np.uint64(MIX_INDEX)
FIRST_MIX, SECOND_MIX = np.uint64(MIX_1), np.uint64(MIX_2)


@functools.cache
def think_kernel(knobs: Knobs) -> Any:
    """The kernel that searches by some knobs."""
    n_pad = N_FEATURES if knobs.learned > 0 else 1

    @exact_kernel(TUNING.max_registers)  # type: ignore[untyped-decorator]
    def think(
        boards: Any, charts: Any, known: Any, positions: Any, order: Any, seats: Any, rngs: Any,
        nodes: Any, n_nodes: Any, lucks: Any, network: Any, n_seats: int, n: int,
    ) -> None:  # fmt: skip
        """Grow a tree of n iterations in every row of `order` whose seat is to decide."""
        place = cuda.grid(1)
        if place >= order.shape[0] or seats[order[place]] < 0:
            return
        row = order[place]
        own = cuda.local.array(N_OWN, STATE, ALIGNMENT)
        states = positions[row]
        if IS_LOCAL:
            states = own
        path = cuda.local.array(MAX_PATH, np.int32)
        values = cuda.local.array(MOST_SEATS, np.float64)
        marks = cuda.local.array(N_MARKS, np.int32)
        actions = cuda.local.array(N_BUFFER, ACTION)
        weights = cuda.local.array(N_WEIGHTS, np.int32)
        trace = cuda.local.array((1, 6), np.int32)
        rng = cuda.local.array(1, np.uint64)
        priors = cuda.local.array(N_BUFFER, np.float64)
        notes = cuda.local.array((MOST_SEATS, N_NOTES), np.float64)
        features = cuda.local.array(n_pad, np.float32)
        first = cuda.local.array(MOST_FIRST, np.int32)
        second = cuda.local.array(MOST_SECOND, np.int32)
        logits = cuda.local.array(MOST_SEATS, np.int32)
        for index in range(N_MARKS):
            marks[index] = 0
        for seat in range(MOST_SEATS):
            for index in range(N_NOTES):
                notes[seat, index] = 0.0
        rng[0] = rngs[row]
        states[KNOWN] = known[row]
        pad = Pad(
            features, first[: network.first_bias.shape[0]], second[: network.second_bias.shape[0]],
            logits[: network.last_bias.shape[0]],
        )  # fmt: skip
        work = Work(
            states, charts, bytes_of(states), path, values[:n_seats], marks,
            Scratch(actions, weights, rng, trace), priors, notes[:n_seats], lucks[row],
            network, pad,
        )  # fmt: skip
        node = nodes[row]
        tree = Tree(
            n_nodes[row : row + 1], node.action, node.seat, node.first_child, node.next_child,
            node.visits, node.available, node.prior, node.value[:, :n_seats],
        )  # fmt: skip
        clear(tree)
        search.think(boards[0], tree, work, knobs, seats[row], n)
        rngs[row] = rng[0]

    return think


@exact_kernel()  # type: ignore[untyped-decorator]
def draw_lucks(seats: Any, rngs: Any, lucks: Any) -> None:
    """The seeds of sequential halving: `core.runs.seeds_for` of what the generator holds."""
    row = cuda.grid(1)
    if row >= seats.shape[0] or seats[row] < 0:
        return
    base = rngs[row] * SEED + np.uint64(1)
    for index in range(lucks.shape[1]):
        x = base + np.uint64(index) * INDEX
        x = (x ^ (x >> np.uint64(30))) * FIRST_MIX
        x = (x ^ (x >> np.uint64(27))) * SECOND_MIX
        x ^= x >> np.uint64(31)
        lucks[row, index] = x if x != np.uint64(0) else np.uint64(1)
