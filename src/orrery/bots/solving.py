"""Template: exact values near the end of a game for two, where the rest can be played out in full.

`engine` is the game's (see `core.templates`). Used to find and to check puzzles.
"""

# ruff: noqa: F821 - `engine` is put there by core.templates

from __future__ import annotations

from typing import Any

from orrery.core.chance import CHANCE
from orrery.core.contract import Engine, Weights
from orrery.core.rule import rule
from orrery.core.trace import Trace

engine: Engine

UNKNOWN = -1.0


@rule
def value_of(
    board: Any,
    states: Any,
    depth: int,
    viewer: int,
    budget: Any,
    actions: Any,
    weights: Weights,
    trace: Trace,
) -> float:
    """The share of the win that `viewer` gets from `states[depth]` when both play perfectly.

    UNKNOWN if more than `depth` actions, or more than `budget[0]` positions, would have to be
    looked at. `states`, `actions` and `weights` have a row for each depth.
    """
    state = states[depth]
    if engine.is_over(board, state):
        return win_share(board, state, viewer)
    budget[0] -= 1
    if depth == 0 or budget[0] < 0:
        return UNKNOWN
    seat = who_acts(board, state)
    n = fill(board, state, seat, actions[depth], weights[depth])
    found = UNKNOWN if seat != CHANCE else 0.0
    is_unsure = False
    for index in range(n):
        states[depth - 1] = state
        engine.apply(board, states[depth - 1], seat, int(actions[depth, index]), trace)
        value = value_of(board, states, depth - 1, viewer, budget, actions, weights, trace)
        if value == UNKNOWN:
            is_unsure = True
        elif seat == CHANCE:
            found += value * weights[depth, index] / total(weights[depth], n)
        elif found == UNKNOWN or is_better(seat == viewer, value, found):
            found = value
        if (is_unsure and seat == CHANCE) or is_best(seat, viewer, found):
            return UNKNOWN if seat == CHANCE else found
    return UNKNOWN if is_unsure else found


@rule
def who_acts(board: Any, state: Any) -> int:
    """CHANCE, or the seat that may act."""
    if engine.chance_due(board, state):
        return CHANCE
    return 0 if engine.may_act(board, state, 0) else 1


@rule
def fill(board: Any, state: Any, seat: int, actions: Any, weights: Any) -> int:
    """The actions of a seat or of nature."""
    if seat == CHANCE:
        return engine.fill_chance(board, state, actions, weights)
    return engine.fill_actions(board, state, seat, actions)


@rule
def total(weights: Any, n: int) -> int:
    """The sum of the first n weights."""
    found = 0
    for index in range(n):
        found += weights[index]
    return found


@rule
def is_better(is_own: bool, value: float, other: float) -> bool:
    """Whether who acts prefers a value."""
    return value > other if is_own else value < other


@rule
def is_best(seat: int, viewer: int, value: float) -> bool:
    """Nothing can be better for who acts."""
    return seat != CHANCE and value == (1.0 if seat == viewer else 0.0)


@rule
def win_share(board: Any, state: Any, viewer: int) -> float:
    """1 for the only winner, a half for one of two, 0 for a loser."""
    if not engine.is_winner(board, state, viewer):
        return 0.0
    return 0.5 if engine.is_winner(board, state, 1 - viewer) else 1.0
