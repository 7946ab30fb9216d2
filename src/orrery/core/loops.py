"""Template: whole games as compiled loops. `engine` is the game's (see `core.templates`)."""

from __future__ import annotations

from typing import Any

import numpy as np

from orrery.core.chance import CHANCE, Rng, draw, draw_weighted
from orrery.core.contract import Actions, Engine, Weights
from orrery.core.results import Results
from orrery.core.rule import inlined_rule, rule
from orrery.core.scratch import Scratch
from orrery.core.trace import Trace

engine: Engine


@inlined_rule
def acting_seat(board: Any, state: Any, rng: Rng) -> int:
    """A seat that may act, at random where several may; CHANCE when nobody may."""
    n = 0
    chosen = CHANCE
    for seat in range(state.n_seats):
        if engine.may_act(board, state, seat):
            n += 1
            chosen = seat
    return chosen if n <= 1 else one_of_several(board, state, rng)


@rule
def one_of_several(board: Any, state: Any, rng: Rng) -> int:
    """A seat that may act, each equally likely."""
    n = 0
    chosen = CHANCE
    for seat in range(state.n_seats):
        if engine.may_act(board, state, seat):
            n += 1
            if n == 1 or draw(rng, n) == 0:
                chosen = seat
    return chosen


@inlined_rule
def choose(board: Any, state: Any, seat: int, scratch: Scratch) -> int:
    """A random action of a seat, or of nature by weight."""
    if seat == CHANCE:
        n = engine.fill_chance(board, state, scratch.actions, scratch.weights)
        return int(scratch.actions[draw_weighted(scratch.rng, scratch.weights, n)])
    n = engine.fill_actions(board, state, seat, scratch.actions)
    return int(scratch.actions[draw(scratch.rng, n)])


@inlined_rule
def who_is_next(board: Any, state: Any, rng: Rng) -> int:
    """CHANCE, or a seat that may act."""
    if engine.chance_due(board, state):
        return CHANCE
    return acting_seat(board, state, rng)


@rule
def playout(board: Any, state: Any, limit: int, scratch: Scratch) -> int:
    """Play at random to the end, or `limit` actions; how many were played."""
    n = 0
    while n < limit and not engine.is_over(board, state):
        seat = who_is_next(board, state, scratch.rng)
        engine.apply(board, state, seat, choose(board, state, seat, scratch), scratch.trace)
        n += 1
    return n


@rule
def play_many(
    board: Any,
    options: Any,
    state: Any,
    seeds: Any,
    limit: int,
    scratch: Scratch,
    results: Results,
) -> int:
    """A random game for each seed; the results of each; how many actions in all."""
    total = 0
    for game in range(seeds.shape[0]):
        scratch.rng[0] = seeds[game]
        engine.setup(board, state, options)
        n = playout(board, state, limit, scratch)
        results.lengths[game] = n
        total += n
        for seat in range(state.n_seats):
            results.scores[game, seat] = engine.score(board, state, seat)
            results.wins[game, seat] = engine.is_winner(board, state, seat)
    return total


@rule
def record_game(board: Any, state: Any, seats: Any, played: Any, scratch: Scratch) -> int:
    """Like `playout`, writing down who did what; the number of actions."""
    n = 0
    while n < played.shape[0] and not engine.is_over(board, state):
        seat = who_is_next(board, state, scratch.rng)
        action = choose(board, state, seat, scratch)
        seats[n] = seat
        played[n] = action
        engine.apply(board, state, seat, action, scratch.trace)
        n += 1
    return n


@rule
def disagreement(board: Any, state: Any, seat: int, actions: Actions, is_listed: Any) -> int:
    """An action on which referee and generator differ for a seat, or -1."""
    n = 0
    if engine.may_act(board, state, seat):
        n = engine.fill_actions(board, state, seat, actions)
    for index in range(n):
        if is_listed[actions[index]]:
            return int(actions[index])  # listed twice
        is_listed[actions[index]] = True
    found = -1
    for action in range(engine.N_ACTIONS):
        is_legal = engine.why_not(board, state, seat, action) == 0
        if is_legal != is_listed[action]:
            found = action
    for index in range(n):
        is_listed[actions[index]] = False
    return found


@rule
def chance_disagreement(board: Any, state: Any, scratch: Scratch, is_listed: Any) -> int:
    """An action of nature on which referee and generator differ, or -1."""
    actions, weights = scratch.actions, scratch.weights
    n = 0
    if engine.chance_due(board, state):
        n = engine.fill_chance(board, state, actions, weights)
    for index in range(n):
        if weights[index] <= 0 or is_listed[actions[index]]:
            return int(actions[index])
        is_listed[actions[index]] = True
    found = -1
    for action in range(engine.N_ACTIONS):
        is_legal = engine.why_not(board, state, CHANCE, action) == 0
        if is_legal != is_listed[action]:
            found = action
    for index in range(n):
        is_listed[actions[index]] = False
    return found


@rule
def perft(board: Any, states: Any, depth: int, actions: Any, weights: Weights, trace: Trace) -> int:
    """How many lines of `depth` actions start from `states[depth]`; nature's count as lines too.

    `states` and `actions` have a row for each level.
    """
    if depth == 0:
        return 1
    state = states[depth]
    if engine.is_over(board, state):
        return 0
    total = 0
    for seat in range(CHANCE, state.n_seats):
        n = fill_any(board, state, seat, actions[depth], weights)
        for index in range(n):
            states[depth - 1] = state
            action = int(actions[depth, index])  # plain rules count with Python's numbers
            engine.apply(board, states[depth - 1], seat, action, trace)
            total += perft(board, states, depth - 1, actions, weights, trace)
    return total


@rule
def fill_any(board: Any, state: Any, seat: int, actions: Actions, weights: Weights) -> int:
    """The actions of a seat or of nature; 0 for who is not to act."""
    if engine.chance_due(board, state):
        return engine.fill_chance(board, state, actions, weights) if seat == CHANCE else 0
    if seat == CHANCE or not engine.may_act(board, state, seat):
        return 0
    return engine.fill_actions(board, state, seat, actions)


AUDIT_OK = -1
AUDIT_FAULT = -2
AUDIT_ENDLESS = -3
AUDIT_STUCK = -4


@rule
def audit_position(
    board: Any, state: Any, with_referee: bool, scratch: Scratch, is_listed: Any
) -> int:
    """AUDIT_OK; AUDIT_FAULT; or a number on which referee and generator differ."""
    if engine.fault(board, state) != 0:
        return AUDIT_FAULT
    if not with_referee:
        return AUDIT_OK
    found = chance_disagreement(board, state, scratch, is_listed)
    for seat in range(state.n_seats):
        if found < 0:
            found = disagreement(board, state, seat, scratch.actions, is_listed)
    return found


@rule
def mix_hash(link: Any, memory: Any) -> None:
    """Chain the bytes of a state into the running hash `link[0]` (xorshift for each byte)."""
    x = np.uint64(link[0])
    for index in range(memory.shape[0]):
        x ^= np.uint64(memory[index])
        x ^= x << np.uint64(13)
        x ^= x >> np.uint64(7)
        x ^= x << np.uint64(17)
    link[0] = x


@rule
def audit_game(
    board: Any,
    state: Any,
    memory: Any,
    with_referee: bool,
    seats: Any,
    played: Any,
    link: Any,
    is_listed: Any,
    scratch: Scratch,
) -> int:
    """Play at random, auditing every position; the last entry of `played` is the length.

    `memory` is the state's bytes; their running hash is left in `link`.
    """
    limit = played.shape[0] - 1
    n = 0
    while not engine.is_over(board, state):
        played[limit] = n
        found = audit_position(board, state, with_referee, scratch, is_listed)
        if found != AUDIT_OK:
            return found
        if n == limit:
            return AUDIT_ENDLESS
        seat = who_is_next(board, state, scratch.rng)
        if fill_any(board, state, seat, scratch.actions, scratch.weights) == 0:
            return AUDIT_STUCK
        action = choose(board, state, seat, scratch)
        seats[n] = seat
        played[n] = action
        engine.apply(board, state, seat, action, scratch.trace)
        mix_hash(link, memory)
        n += 1
    played[limit] = n
    return audit_position(board, state, with_referee, scratch, is_listed)


@rule
def replay_game(
    board: Any, state: Any, memory: Any, seats: Any, played: Any, n: int, link: Any, trace: Trace
) -> None:
    """Play recorded actions, hashing like `audit_game`."""
    for index in range(n):
        engine.apply(board, state, int(seats[index]), int(played[index]), trace)
        mix_hash(link, memory)
