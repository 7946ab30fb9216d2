# ruff: noqa: F821 - a template: `engine` is put here by core.templates
"""Template: rows from given positions, and every action of every row. `engine` is the game's."""

from __future__ import annotations

from typing import Any

from orrery.core.contract import Engine
from orrery.core.rule import rule
from orrery.core.scratch import Scratch
from orrery.core.templates import check_bound, instantiate

engine: Engine
check_bound(globals())
stepping: Any = instantiate("orrery.core.stepping", engine)  # type: ignore[arg-type]


@rule
def settle_rows(board: Any, states: Any, rngs: Any, seats: Any, scratch: Scratch) -> None:
    """Let nature act where it must; who decides in every row, CHANCE where the game is over."""
    for row in range(len(rngs)):
        scratch.rng[0] = rngs[row]
        seats[row] = stepping.settle(board, states[row], scratch)
        rngs[row] = scratch.rng[0]


@rule
def count_rows(board: Any, states: Any, seats: Any, counts: Any, scratch: Scratch) -> None:
    """How many legal actions the seat that decides has in every row."""
    for row in range(len(seats)):
        counts[row] = engine.fill_actions(board, states[row], int(seats[row]), scratch.actions)


@rule
def expand_rows(
    board: Any,
    states: Any,
    seats: Any,
    firsts: Any,
    actions: Any,
    after: Any,
    scratch: Scratch,
) -> None:
    """The position after each action of each row, before nature answers."""
    for row in range(len(seats)):
        seat = int(seats[row])  # plain rules count with Python's numbers
        n = engine.fill_actions(board, states[row], seat, scratch.actions)
        for index in range(n):
            place = int(firsts[row]) + index
            actions[place] = scratch.actions[index]
            after[place] = states[row]
            engine.apply(board, after[place], seat, int(actions[place]), scratch.trace)


@rule
def observe_each(board: Any, states: Any, seats: Any, features: Any) -> None:
    """The features of every position for its own seat."""
    for row in range(len(seats)):
        engine.observe(board, states[row], int(seats[row]), features[row])
