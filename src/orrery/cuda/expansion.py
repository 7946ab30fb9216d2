# ruff: noqa: F821 - a template: `engine` is put here by core.templates
"""Template: every action of every row on a GPU, one thread a row. `engine` is the game's.

A thread calls `core.expansion`, which does it on the CPU, for the one row it has.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from orrery.core.contract import Engine
from orrery.core.scratch import Scratch
from orrery.core.templates import check_bound, instantiate
from orrery.cuda.device import cuda as find_cuda
from orrery.cuda.device import game_id_of
from orrery.cuda.tuning import tuning_of

engine: Engine  # bound by core.templates
check_bound(globals())

cuda = find_cuda()
expansion: Any = instantiate("orrery.core.expansion", engine)  # type: ignore[arg-type]

N_BUFFER = max(engine.MAX_ACTIONS, engine.MAX_CHANCE, 1)
ACTION: Any = np.int16 if engine.N_ACTIONS < 1 << 15 else np.int32
TUNING = tuning_of(game_id_of(engine))


@cuda.jit(cache=False, max_registers=TUNING.max_registers)  # type: ignore[untyped-decorator]
def count(boards: Any, states: Any, rngs: Any, seats: Any, counts: Any) -> None:
    """How many legal actions the seat that decides has in every row."""
    row = cuda.grid(1)
    if row >= seats.shape[0]:
        return
    actions = cuda.local.array(N_BUFFER, ACTION)
    weights = cuda.local.array(1, np.int32)
    trace = cuda.local.array((1, 6), np.int32)
    scratch = Scratch(actions, weights, rngs[row : row + 1], trace)
    own = slice(row, row + 1)
    expansion.count_rows(boards[0], states[own], seats[own], counts[own], scratch)


@cuda.jit(cache=False, max_registers=TUNING.max_registers)  # type: ignore[untyped-decorator]
def expand(
    boards: Any, states: Any, rngs: Any, seats: Any, firsts: Any, chosen: Any, after: Any,
) -> None:  # fmt: skip
    """The position after each action of each row, before nature answers."""
    row = cuda.grid(1)
    if row >= seats.shape[0]:
        return
    actions = cuda.local.array(N_BUFFER, ACTION)
    weights = cuda.local.array(1, np.int32)
    trace = cuda.local.array((1, 6), np.int32)
    scratch = Scratch(actions, weights, rngs[row : row + 1], trace)
    own = slice(row, row + 1)
    expansion.expand_rows(boards[0], states[own], seats[own], firsts[own], chosen, after, scratch)


@cuda.jit(cache=False, max_registers=TUNING.max_registers)  # type: ignore[untyped-decorator]
def observe(boards: Any, states: Any, seats: Any, features: Any) -> None:
    """The features of every position for its own seat."""
    row = cuda.grid(1)
    if row >= seats.shape[0]:
        return
    own = slice(row, row + 1)
    expansion.observe_each(boards[0], states[own], seats[own], features[own])
