"""Template: how the simple players choose. `engine` is the game's (see `core.templates`)."""

from __future__ import annotations

from typing import Any

from orrery.core.chance import CHANCE, Rng, draw, draw_weighted
from orrery.core.contract import Actions, Engine, Weights
from orrery.core.rule import rule
from orrery.core.trace import Trace

engine: Engine

RANDOM = 0
GREEDY = 1


@rule
def choose_random(board: Any, state: Any, seat: int, actions: Actions, rng: Rng) -> int:
    """Any legal action, all equally likely."""
    n = engine.fill_actions(board, state, seat, actions)
    return int(actions[draw(rng, n)])


@rule
def choose_greedy(
    board: Any, states: Any, row: int, seat: int, actions: Actions, rng: Rng, trace: Trace
) -> int:
    """The action with the best position right after it, ties at random.

    Looks at what `seat` may know of `states[row]` only; the two rows after it are scratch.
    """
    states[row + 1] = states[row]
    engine.hide(board, states[row + 1], seat)
    engine.deal_hidden(board, states[row + 1], seat, rng)
    return best_at_once(board, states, row + 1, seat, actions, rng, trace)


@rule
def best_at_once(
    board: Any, states: Any, row: int, seat: int, actions: Actions, rng: Rng, trace: Trace
) -> int:
    """The same for a whole position in `states[row]`; the row after it is scratch."""
    n = engine.fill_actions(board, states[row], seat, actions)
    best = int(actions[0])
    best_value = 0
    n_best = 0
    for index in range(n):
        states[row + 1] = states[row]
        engine.apply(board, states[row + 1], seat, int(actions[index]), trace)
        value = engine.evaluate(board, states[row + 1], seat)
        if n_best == 0 or value > best_value:
            n_best = 0
            best_value = value
        if value == best_value:
            n_best += 1
            if draw(rng, n_best) == 0:
                best = int(actions[index])
    return best


@rule
def seat_to_play(board: Any, state: Any, rng: Rng) -> int:
    """CHANCE, or a seat that may act, at random where several may."""
    if engine.chance_due(board, state):
        return CHANCE
    chosen = CHANCE
    n = 0
    for seat in range(state.n_seats):
        if engine.may_act(board, state, seat):
            n += 1
            if n == 1 or draw(rng, n) == 0:
                chosen = seat
    return chosen


@rule
def play_one(
    board: Any,
    states: Any,
    kinds: Any,
    limit: int,
    actions: Actions,
    weights: Weights,
    rng: Rng,
    trace: Trace,
) -> int:
    """Play `states[0]` to its end, seat s by player `kinds[s]`; how many actions."""
    n_played = 0
    while n_played < limit and not engine.is_over(board, states[0]):
        seat = seat_to_play(board, states[0], rng)
        if seat == CHANCE:
            n = engine.fill_chance(board, states[0], actions, weights)
            action = int(actions[draw_weighted(rng, weights, n)])
        elif kinds[seat] == GREEDY:
            action = choose_greedy(board, states, 0, seat, actions, rng, trace)
        else:
            action = choose_random(board, states[0], seat, actions, rng)
        engine.apply(board, states[0], seat, action, trace)
        n_played += 1
    return n_played


@rule
def play_many(
    board: Any,
    options: Any,
    states: Any,
    kinds: Any,
    seeds: Any,
    limit: int,
    actions: Actions,
    weights: Weights,
    rng: Rng,
    trace: Trace,
    lengths: Any,
    scores: Any,
    wins: Any,
) -> None:
    """A game for each seed; fills length, scores and winners of each."""
    for game in range(seeds.shape[0]):
        rng[0] = seeds[game]
        engine.setup(board, states[0], options)
        lengths[game] = play_one(board, states, kinds, limit, actions, weights, rng, trace)
        for seat in range(states[0].n_seats):
            scores[game, seat] = engine.score(board, states[0], seat)
            wins[game, seat] = engine.is_winner(board, states[0], seat)
