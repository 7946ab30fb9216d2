# ruff: noqa: F821 - a template: `engine` is put here by core.templates
"""Template: the search in kernels, in waves (`bots.search.waves`). `engine` is the game's.

Four kernels take turns. In `walk` a thread takes a game as far as it goes by itself, in `look` a
thread looks at one action of one game, in `play_out` it plays on from the leaf of one, in `judge`
it judges the end for one seat, or for all where that is less work, and sets the look of an action
beside the best. Threads side by side do much the same then, which those of different games in one
long kernel do not. What lasts from wave to wave lies in global memory. Knobs are constants of a
kernel, so that what a level does not use is left out of it.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from orrery.bots.network.layers import Pad
from orrery.bots.search.tree import clear
from orrery.bots.search.walk import AT_HOME, AT_LEAF, LOOKING
from orrery.bots.search.work import KNOWN, NOW, Knobs, Work
from orrery.core.chance import MIX_1, MIX_2, MIX_INDEX, MIX_SEED
from orrery.core.contract import Engine
from orrery.core.scratch import Scratch
from orrery.core.templates import check_bound, instantiate
from orrery.cuda.device import cuda as find_cuda
from orrery.cuda.device import exact_kernel, game_id_of, padded_state_type
from orrery.cuda.nodes import tree_view
from orrery.cuda.searches import (
    MOST_FIRST,
    MOST_SEATS,
    MOST_SECOND,
    N_HOPES,
    N_LEAVES,
    N_LEFT,
    N_LOOKS,
    N_POSITIONS,
    Searches,
    action_type,
    buffer_of,
)
from orrery.cuda.tuning import search_tuning_of
from orrery.cuda.views import bytes_view

engine: Engine  # bound by core.templates
check_bound(globals())

cuda = find_cuda()
tree_of = tree_view()
waves: Any = instantiate("orrery.bots.search.waves", engine)  # type: ignore[arg-type]
descent: Any = instantiate("orrery.bots.search.descent", engine)  # type: ignore[arg-type]
worth: Any = instantiate("orrery.bots.search.worth", engine)  # type: ignore[arg-type]
bytes_of = bytes_view()

N_BUFFER = buffer_of(engine)
ACTION: Any = action_type(engine)
N_WEIGHTS = max(engine.MAX_CHANCE, 1)
N_FEATURES = engine.OBSERVATION_SIZE
STATE: Any = padded_state_type(engine)
TUNING = search_tuning_of(game_id_of(engine))
ALIGNMENT = 16
ALL_AT_ONCE = worth.worths_of is worth.all_at_once  # one thread judges for all seats

SEED, INDEX = np.uint64(MIX_SEED), np.uint64(MIX_INDEX)
FIRST_MIX, SECOND_MIX = np.uint64(MIX_1), np.uint64(MIX_2)


@exact_kernel()  # type: ignore[untyped-decorator]
def begin(searches: Searches, known: Any, order: Any, seats: Any) -> None:
    """An empty tree for every row of `order` whose seat is to decide."""
    place = cuda.grid(1)
    if place >= order.shape[0] or seats[order[place]] < 0:
        return
    row = order[place]
    searches.positions[row, KNOWN] = known[row]
    searches.walks[row].stage = AT_HOME
    searches.walks[row].n_done = 0
    clear(tree_of(searches.nodes, searches.n_nodes, row, MOST_SEATS))


@functools.cache
def walk_kernel(knobs: Knobs) -> Any:
    """The kernel that takes every row as far as it goes by itself."""
    n_pad = N_FEATURES if knobs.learned > 0 else 1

    @exact_kernel(TUNING.walk_registers)  # type: ignore[untyped-decorator]
    def walk(
        boards: Any, charts: Any, searches: Searches, order: Any, seats: Any, rngs: Any,
        network: Any, n_seats: int, n: int, wave: int,
    ) -> None:  # fmt: skip
        """Rows that wait for others put themselves on their lists."""
        place = cuda.grid(1)
        if place >= order.shape[0] or seats[order[place]] < 0:
            return
        row = order[place]
        walk = searches.walks[row]
        if walk.n_done >= n:
            return
        actions = cuda.local.array(N_BUFFER, ACTION)
        weights = cuda.local.array(N_WEIGHTS, np.int32)
        trace = cuda.local.array((1, 6), np.int32)
        features = cuda.local.array(n_pad, np.float32)
        first = cuda.local.array(MOST_FIRST, np.int32)
        second = cuda.local.array(MOST_SECOND, np.int32)
        logits = cuda.local.array(MOST_SEATS, np.int32)
        pad = Pad(
            features, first[: network.first_bias.shape[0]], second[: network.second_bias.shape[0]],
            logits[: network.last_bias.shape[0]],
        )  # fmt: skip
        states = searches.positions[row]
        if walk.stage == LOOKING:
            for index in range(walk.n_actions):
                actions[index] = searches.actions[row, index]
        work = Work(
            states, charts, bytes_of(states), searches.paths[row], searches.values[row, :n_seats],
            searches.marks[row], Scratch(actions, weights, rngs[row : row + 1], trace),
            searches.priors[row], searches.notes[:n_seats], searches.lucks[row], network, pad,
        )  # fmt: skip
        tree = tree_of(searches.nodes, searches.n_nodes, row, n_seats)
        waves.go_on(boards[0], tree, work, knobs, seats[row], walk, n)
        if walk.n_done < n:
            cuda.atomic.add(searches.counts, (wave, N_LEFT), 1)
        if walk.stage == AT_LEAF:
            searches.leaves[cuda.atomic.add(searches.counts, (wave, N_LEAVES), 1)] = row
        if walk.stage == LOOKING:
            begin = cuda.atomic.add(searches.counts, (wave, N_LOOKS), walk.n_actions)
            for index in range(walk.n_actions):
                searches.actions[row, index] = actions[index]
                searches.looks[begin + index, 0] = row
                searches.looks[begin + index, 1] = index

    return walk


@functools.cache
def look_kernel(knobs: Knobs) -> Any:
    """The kernel that looks at every action on the list."""

    @exact_kernel(TUNING.look_registers)  # type: ignore[untyped-decorator]
    def look(boards: Any, charts: Any, searches: Searches, wave: int) -> None:
        """How an action looks goes to the outlooks of its row."""
        after = cuda.local.array(1, STATE, ALIGNMENT)
        trace = cuda.local.array((1, 6), np.int32)
        place = cuda.grid(1)
        while place < searches.counts[wave, N_LOOKS]:
            row, index = searches.looks[place, 0], searches.looks[place, 1]
            after[0] = searches.positions[row, NOW]
            searches.outlooks[row, index] = descent.outlook(
                boards[0], charts[0], after[0], searches.walks[row].seat,
                searches.actions[row, index], knobs, trace,
            )  # fmt: skip
            place += cuda.gridsize(1)

    return look


@functools.cache
def play_out_kernel(knobs: Knobs) -> Any:
    """The kernel that plays on from every leaf on the list."""

    @exact_kernel(TUNING.playout_registers)  # type: ignore[untyped-decorator]
    def play_out(
        boards: Any, charts: Any, searches: Searches, seats: Any, rngs: Any, network: Any,
        n_seats: int, wave: int,
    ) -> None:  # fmt: skip
        """Ends that are open put their seats on the list of those to be judged."""
        states = cuda.local.array(N_POSITIONS, STATE, ALIGNMENT)
        actions = cuda.local.array(N_BUFFER, ACTION)
        weights = cuda.local.array(N_WEIGHTS, np.int32)
        trace = cuda.local.array((1, 6), np.int32)
        features = cuda.local.array(1, np.float32)
        numbers = cuda.local.array(1, np.int32)
        pad = Pad(features, numbers, numbers, numbers)
        place = cuda.grid(1)
        while place < searches.counts[wave, N_LEAVES]:
            row = searches.leaves[place]
            states[NOW] = searches.positions[row, NOW]
            work = Work(
                states, charts, bytes_of(states), searches.paths[row],
                searches.values[row, :n_seats], searches.marks[row],
                Scratch(actions, weights, rngs[row : row + 1], trace), searches.priors[row],
                searches.notes[:n_seats], searches.lucks[row], network, pad,
            )  # fmt: skip
            waves.play_out(boards[0], work, knobs, seats[row], searches.walks[row])
            if knobs.cut > 0:
                searches.positions[row, NOW] = states[NOW]
            if searches.walks[row].is_open > 0:
                n_judges = 1 if ALL_AT_ONCE else n_seats
                begin = cuda.atomic.add(searches.counts, (wave, N_HOPES), n_judges)
                for seat in range(n_judges):
                    searches.hopes[begin + seat, 0] = row
                    searches.hopes[begin + seat, 1] = seat
            place += cuda.gridsize(1)

    return play_out


@functools.cache
def judge_kernel(knobs: Knobs) -> Any:
    """The kernel that judges every end on the list, for one seat or for all, and compares looks."""

    @exact_kernel(TUNING.look_registers)  # type: ignore[untyped-decorator]
    def judge(boards: Any, charts: Any, searches: Searches, wave: int) -> None:
        """Standings go to the values of a row, the appeal of actions to its priors."""
        place = cuda.grid(1)
        while place < searches.counts[wave, N_LOOKS]:
            row, index = searches.looks[place, 0], searches.looks[place, 1]
            outlooks = searches.outlooks[row]
            best = descent.best_of(outlooks, searches.walks[row].n_actions)
            searches.priors[row, index] = descent.appeal(outlooks[index], best, knobs)
            place += cuda.gridsize(1)
        end = cuda.local.array(1, STATE, ALIGNMENT)
        place = cuda.grid(1)
        while place < searches.counts[wave, N_HOPES]:
            row, seat = searches.hopes[place, 0], searches.hopes[place, 1]
            end[0] = searches.positions[row, NOW]
            if ALL_AT_ONCE:
                worth.worths_of(boards[0], charts[0], end[0], searches.values[row], knobs.tuned)
            else:
                searches.values[row, seat] = worth.worth(
                    boards[0], charts[0], end[0], seat, knobs.tuned
                )
            place += cuda.gridsize(1)

    return judge


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
