# ruff: noqa: F821 - a template: `engine` is put here by core.templates
"""Template: the kernels of a game, one thread a game. `engine` is the game's.

Positions live in global memory, so that a batch can be stepped, looked at and stepped again.
Kernels that make many moves copy a thread's position to its local memory first: there the same
field of neighbouring games lies side by side, and a warp reads it at once.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from orrery.core.contract import Engine
from orrery.core.scratch import Scratch
from orrery.core.templates import check_bound, instantiate
from orrery.cuda.device import cuda as find_cuda
from orrery.cuda.device import game_id_of, state_type
from orrery.cuda.tuning import tuning_of

engine: Engine  # bound by core.templates
check_bound(globals())

cuda = find_cuda()
loops: Any = instantiate("orrery.core.loops", engine)  # type: ignore[arg-type]
stepping: Any = instantiate("orrery.core.stepping", engine)  # type: ignore[arg-type]

N_BUFFER = max(engine.MAX_ACTIONS, engine.MAX_CHANCE, 1)
ACTION: Any = np.int16 if engine.N_ACTIONS < 1 << 15 else np.int32
N_WEIGHTS = max(engine.MAX_CHANCE, 1)
STATE: Any = state_type(engine)
TUNING = tuning_of(game_id_of(engine))
IS_LOCAL = TUNING.is_local
ALIGNMENT = 16  # of a position in local memory; left alone, it would be that of a byte


@cuda.jit(cache=False, max_registers=TUNING.max_registers)  # type: ignore[untyped-decorator]
def set_up(boards: Any, options: Any, states: Any) -> None:
    """A fresh game in every row."""
    row = cuda.grid(1)
    if row < states.shape[0]:
        engine.setup(boards[0], states[row], options[0])


@cuda.jit(cache=False, max_registers=TUNING.max_registers)  # type: ignore[untyped-decorator]
def play_out(
    boards: Any, options: Any, states: Any, rngs: Any, limit: int, lengths: Any, scores: Any,
    wins: Any,
) -> None:  # fmt: skip
    """A whole random game in every row; length, scores and winners of each."""
    row = cuda.grid(1)
    if row >= states.shape[0]:
        return
    actions = cuda.local.array(N_BUFFER, ACTION)
    weights = cuda.local.array(N_WEIGHTS, np.int32)
    trace = cuda.local.array((1, 6), np.int32)
    rng = cuda.local.array(1, np.uint64)
    own = cuda.local.array(1, STATE, ALIGNMENT)
    rng[0] = rngs[row]
    state = states[row]
    if IS_LOCAL:
        own[0] = states[row]  # for the bytes between the fields
        state = own[0]
    engine.setup(boards[0], state, options[0])
    lengths[row] = loops.playout(boards[0], state, limit, Scratch(actions, weights, rng, trace))
    for seat in range(state.n_seats):
        scores[row, seat] = engine.score(boards[0], state, seat)
        wins[row, seat] = engine.is_winner(boards[0], state, seat)
    if IS_LOCAL:
        states[row] = own[0]
    rngs[row] = rng[0]


@cuda.jit(cache=False, max_registers=TUNING.max_registers)  # type: ignore[untyped-decorator]
def keep_playing(boards: Any, options: Any, states: Any, rngs: Any, n: int, n_ended: Any) -> None:
    """Play `n` random actions in every row, game after game; adds up the games that ended."""
    row = cuda.grid(1)
    if row >= states.shape[0]:
        return
    actions = cuda.local.array(N_BUFFER, ACTION)
    weights = cuda.local.array(N_WEIGHTS, np.int32)
    trace = cuda.local.array((1, 6), np.int32)
    rng = cuda.local.array(1, np.uint64)
    own = cuda.local.array(1, STATE, ALIGNMENT)
    rng[0] = rngs[row]
    state = states[row]
    if IS_LOCAL:
        own[0] = states[row]
        state = own[0]
    n_ended[row] += stepping.keep_playing(
        boards[0], options[0], state, n, Scratch(actions, weights, rng, trace)
    )
    if IS_LOCAL:
        states[row] = own[0]
    rngs[row] = rng[0]


@cuda.jit(cache=False, max_registers=TUNING.max_registers)  # type: ignore[untyped-decorator]
def start(boards: Any, options: Any, states: Any, rngs: Any, seats: Any) -> None:
    """A fresh game in every row, as far as its first decision."""
    row = cuda.grid(1)
    if row >= states.shape[0]:
        return
    actions = cuda.local.array(N_BUFFER, ACTION)
    weights = cuda.local.array(N_WEIGHTS, np.int32)
    trace = cuda.local.array((1, 6), np.int32)
    rng = rngs[row : row + 1]
    scratch = Scratch(actions, weights, rng, trace)
    seats[row] = stepping.start(boards[0], options[0], states[row], scratch)


@cuda.jit(cache=False, max_registers=TUNING.max_registers)  # type: ignore[untyped-decorator]
def step(
    boards: Any, options: Any, states: Any, rngs: Any, chosen: Any, seats: Any, outcomes: Any,
    rewards: Any,
) -> None:  # fmt: skip
    """Play the chosen action of every row and go on to the next decision."""
    row = cuda.grid(1)
    if row >= states.shape[0]:
        return
    actions = cuda.local.array(N_BUFFER, ACTION)
    weights = cuda.local.array(N_WEIGHTS, np.int32)
    trace = cuda.local.array((1, 6), np.int32)
    rng = rngs[row : row + 1]
    stepping.step(
        boards[0], options[0], states[row], row, chosen, seats, outcomes, rewards,
        Scratch(actions, weights, rng, trace),
    )  # fmt: skip


@cuda.jit(cache=False, max_registers=TUNING.max_registers)  # type: ignore[untyped-decorator]
def choose(boards: Any, states: Any, rngs: Any, seats: Any, chosen: Any) -> None:
    """Any legal action for the seat to decide in every row."""
    row = cuda.grid(1)
    if row >= states.shape[0]:
        return
    actions = cuda.local.array(N_BUFFER, ACTION)
    weights = cuda.local.array(N_WEIGHTS, np.int32)
    trace = cuda.local.array((1, 6), np.int32)
    rng = rngs[row : row + 1]
    scratch = Scratch(actions, weights, rng, trace)
    chosen[row] = loops.choose(boards[0], states[row], seats[row], scratch)


@cuda.jit(cache=False, max_registers=TUNING.max_registers)  # type: ignore[untyped-decorator]
def mask(boards: Any, states: Any, seats: Any, masks: Any) -> None:
    """`masks[row, action]`: 1 where the seat to decide may play the action."""
    row = cuda.grid(1)
    if row < states.shape[0]:
        actions = cuda.local.array(N_BUFFER, ACTION)
        stepping.mask(boards[0], states[row], row, seats[row], actions, masks)


@cuda.jit(cache=False, max_registers=TUNING.max_registers)  # type: ignore[untyped-decorator]
def observe(boards: Any, states: Any, seats: Any, out: Any) -> None:
    """The features of every row for the seat to decide."""
    row = cuda.grid(1)
    if row < states.shape[0]:
        engine.observe(boards[0], states[row], seats[row], out[row])
