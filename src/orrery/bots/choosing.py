"""Template: how the simple players choose. `engine` is the game's (see `core.templates`)."""

from __future__ import annotations

from typing import Any

from orrery.core.chance import CHANCE, Rng, draw, draw_weighted
from orrery.core.contract import Engine
from orrery.core.results import Results
from orrery.core.rule import rule
from orrery.core.scratch import Scratch

engine: Engine

RANDOM = 0
GREEDY = 1


@rule
def choose_random(board: Any, state: Any, seat: int, scratch: Scratch) -> int:
    """Any legal action, all equally likely."""
    n = engine.fill_actions(board, state, seat, scratch.actions)
    return int(scratch.actions[draw(scratch.rng, n)])


@rule
def choose_greedy(board: Any, states: Any, row: int, seat: int, scratch: Scratch) -> int:
    """The action with the best position right after it, ties at random.

    Looks at what `seat` may know of `states[row]` only; the two rows after it are scratch.
    """
    states[row + 1] = states[row]
    engine.hide(board, states[row + 1], seat)
    engine.deal_hidden(board, states[row + 1], seat, scratch.rng)
    return best_at_once(board, states, row + 1, seat, scratch)


@rule
def best_at_once(board: Any, states: Any, row: int, seat: int, scratch: Scratch) -> int:
    """The same for a whole position in `states[row]`; the row after it is scratch."""
    actions = scratch.actions
    n = engine.fill_actions(board, states[row], seat, actions)
    best = int(actions[0])
    best_value = 0
    n_best = 0
    for index in range(n):
        states[row + 1] = states[row]
        engine.apply(board, states[row + 1], seat, int(actions[index]), scratch.trace)
        value = engine.evaluate(board, states[row + 1], seat)
        if n_best == 0 or value > best_value:
            n_best = 0
            best_value = value
        if value == best_value:
            n_best += 1
            if draw(scratch.rng, n_best) == 0:
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
def play_one(board: Any, states: Any, kinds: Any, limit: int, scratch: Scratch) -> int:
    """Play `states[0]` to its end, seat s by player `kinds[s]`; how many actions."""
    n_played = 0
    while n_played < limit and not engine.is_over(board, states[0]):
        seat = seat_to_play(board, states[0], scratch.rng)
        if seat == CHANCE:
            n = engine.fill_chance(board, states[0], scratch.actions, scratch.weights)
            action = int(scratch.actions[draw_weighted(scratch.rng, scratch.weights, n)])
        elif kinds[seat] == GREEDY:
            action = choose_greedy(board, states, 0, seat, scratch)
        else:
            action = choose_random(board, states[0], seat, scratch)
        engine.apply(board, states[0], seat, action, scratch.trace)
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
    scratch: Scratch,
    results: Results,
) -> None:
    """A game for each seed; the results of each."""
    for game in range(seeds.shape[0]):
        scratch.rng[0] = seeds[game]
        engine.setup(board, states[0], options)
        results.lengths[game] = play_one(board, states, kinds, limit, scratch)
        for seat in range(states[0].n_seats):
            results.scores[game, seat] = engine.score(board, states[0], seat)
            results.wins[game, seat] = engine.is_winner(board, states[0], seat)
