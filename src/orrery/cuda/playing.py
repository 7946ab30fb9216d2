# ruff: noqa: F821 - a template: `engine` is put here by core.templates
"""Template: games of the search with itself, between two searches. `engine` is the game's.

One thread a row. A row plays game after game: its first number, then every `size`-th one after.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from orrery.bots.search.tree import NO_NODE, ROOT
from orrery.bots.selfplay.course import is_kept
from orrery.bots.selfplay.verdict import any_child, favourite, fill_means
from orrery.core.chance import CHANCE
from orrery.core.contract import Engine
from orrery.core.scratch import Scratch
from orrery.core.templates import check_bound, instantiate
from orrery.cuda.device import cuda as find_cuda
from orrery.cuda.device import exact_kernel
from orrery.cuda.nodes import tree_view

engine: Engine  # bound by core.templates
check_bound(globals())

cuda = find_cuda()
tree_of = tree_view()
playing: Any = instantiate("orrery.bots.selfplay.playing", engine)  # type: ignore[arg-type]

N_BUFFER = max(engine.MAX_ACTIONS, engine.MAX_CHANCE, 1)
N_WEIGHTS = max(engine.MAX_CHANCE, 1)
N_FEATURES = engine.OBSERVATION_SIZE
MOST_SEATS = 8


@exact_kernel()  # type: ignore[untyped-decorator]
def begin(
    boards: Any, options: Any, states: Any, courses: Any, forks: Any, seeds: Any, rngs: Any,
    thoughts: Any, numbers: Any,
) -> None:  # fmt: skip
    """The first game of every row."""
    row = cuda.grid(1)
    if row >= states.shape[0]:
        return
    numbers[row] = row
    if row < seeds.shape[0]:
        rngs[row], thoughts[row] = seeds[row, 0], seeds[row, 1]
        rng = rngs[row : row + 1]
        playing.begin(boards[0], options[0], states[row], courses[row], forks, rng)


@exact_kernel()  # type: ignore[untyped-decorator]
def advance(
    boards: Any, options: Any, states: Any, courses: Any, forks: Any, seeds: Any, rngs: Any,
    thoughts: Any, numbers: Any, limit: int, known: Any, seats: Any, widths: Any, decisions: Any,
    lengths: Any, outcomes: Any,
) -> None:  # fmt: skip
    """As far as the next decision by search; CHANCE in `seats` where all games are over.

    Among how many actions it is goes to `widths`.
    """
    row = cuda.grid(1)
    if row >= states.shape[0]:
        return
    actions = cuda.local.array(N_BUFFER, np.int32)
    weights = cuda.local.array(N_WEIGHTS, np.int32)
    trace = cuda.local.array((1, 6), np.int32)
    rng = rngs[row : row + 1]
    scratch = Scratch(actions, weights, rng, trace)
    seat = CHANCE
    while numbers[row] < seeds.shape[0]:
        number = numbers[row]
        seat = playing.advance(boards[0], states[row], courses[row], limit, scratch)
        if seat != CHANCE:
            decisions[number] += 1
            break
        lengths[number] = courses[row].length
        playing.share(boards[0], states[row], outcomes[number])
        number += states.shape[0]
        numbers[row] = number
        if number < seeds.shape[0]:
            rngs[row], thoughts[row] = seeds[number, 0], seeds[number, 1]
            playing.begin(boards[0], options[0], states[row], courses[row], forks, rng)
    seats[row] = seat
    widths[row] = 0
    if seat != CHANCE:
        widths[row] = engine.fill_actions(boards[0], states[row], seat, actions)
        known[row] = states[row]
        playing.know(boards[0], known[row], seat)


@exact_kernel()  # type: ignore[untyped-decorator]
def sample(
    boards: Any, charts: Any, states: Any, courses: Any, forks: Any, rngs: Any, seats: Any,
    scale: float, tuned: int, n_seats: int, features: Any, shares: Any, viewers: Any,
) -> None:  # fmt: skip
    """What is to be kept of the position of every row; CHANCE in `viewers`: nothing."""
    row = cuda.grid(1)
    if row >= states.shape[0]:
        return
    viewers[row] = CHANCE
    if seats[row] == CHANCE or not is_kept(courses[row], forks, rngs[row : row + 1]):
        return
    looked = cuda.local.array(N_FEATURES, np.float32)
    values = cuda.local.array(MOST_SEATS, np.float64)
    viewers[row] = playing.describe(
        boards[0], charts[0], states[row], scale, tuned, looked, values[:n_seats], features[row]
    )
    for seat in range(n_seats):
        shares[row, seat] = values[seat]


@exact_kernel()  # type: ignore[untyped-decorator]
def weigh(
    boards: Any, charts: Any, states: Any, after: Any, rngs: Any, seats: Any, nodes: Any,
    n_nodes: Any, least: int, scale: float, tuned: int, n_seats: int, features: Any, shares: Any,
    viewers: Any, values: Any, values_beside: Any,
) -> None:  # fmt: skip
    """What the search found of what `sample` kept, and a position beside it, if there is one."""
    row = cuda.grid(1)
    if row >= states.shape[0] or viewers[row] == CHANCE:
        return
    viewers[row] = CHANCE
    tree = tree_of(nodes, n_nodes, row, n_seats)
    fill_means(tree, ROOT, values[row])
    child = any_child(tree, seats[row], least, rngs[row : row + 1])
    if child == NO_NODE:
        return
    actions = cuda.local.array(N_BUFFER, np.int32)
    weights = cuda.local.array(N_WEIGHTS, np.int32)
    trace = cuda.local.array((1, 6), np.int32)
    scratch = Scratch(actions, weights, rngs[row : row + 1], trace)
    after[row] = states[row]
    if playing.try_out(boards[0], after[row], seats[row], int(tree.action[child]), scratch):
        looked = cuda.local.array(N_FEATURES, np.float32)
        shared = cuda.local.array(MOST_SEATS, np.float64)
        viewers[row] = playing.describe(
            boards[0], charts[0], after[row], scale, tuned, looked, shared[:n_seats], features[row]
        )
        for seat in range(n_seats):
            shares[row, seat] = shared[seat]
        fill_means(tree, child, values_beside[row])


@exact_kernel()  # type: ignore[untyped-decorator]
def act(
    boards: Any, states: Any, courses: Any, rngs: Any, seats: Any, nodes: Any, n_nodes: Any,
    chosen: Any,
) -> None:  # fmt: skip
    """Play the action that the search of a row looked at most."""
    row = cuda.grid(1)
    if row >= states.shape[0]:
        return
    chosen[row] = -1
    if seats[row] == CHANCE:
        return
    actions = cuda.local.array(N_BUFFER, np.int32)
    weights = cuda.local.array(N_WEIGHTS, np.int32)
    trace = cuda.local.array((1, 6), np.int32)
    scratch = Scratch(actions, weights, rngs[row : row + 1], trace)
    tree = tree_of(nodes, n_nodes, row, MOST_SEATS)
    chosen[row] = favourite(tree, seats[row])
    playing.act(boards[0], states[row], courses[row], seats[row], chosen[row], scratch)
