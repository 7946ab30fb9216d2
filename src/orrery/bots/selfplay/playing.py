"""Template: a game of the search with itself, decision by decision. `engine` is the game's.

Whoever plays (`table` here, kernels on a GPU) alternates `advance`, a search of what `know` leaves,
and `act`.
"""

# ruff: noqa: F821 - `engine` is put there by core.templates

from __future__ import annotations

from typing import Any

from orrery.bots.network.layers import whole
from orrery.bots.selfplay.course import Course, Forks, is_random, plan
from orrery.core.chance import CHANCE, Rng, draw
from orrery.core.contract import Engine
from orrery.core.rule import rule
from orrery.core.scratch import Scratch
from orrery.core.templates import check_bound, instantiate

engine: Engine
check_bound(globals())
loops: Any = instantiate("orrery.core.loops", engine)  # type: ignore[arg-type]
judgement: Any = instantiate("orrery.bots.network.judgement", engine)  # type: ignore[arg-type]
playouts: Any = instantiate("orrery.bots.search.playouts", engine)  # type: ignore[arg-type]


@rule
def begin(board: Any, options: Any, state: Any, course: Course, forks: Forks, rng: Rng) -> None:
    """A fresh game."""
    engine.setup(board, state, options)
    plan(course, forks, rng)


@rule
def advance(board: Any, state: Any, course: Course, limit: int, scratch: Scratch) -> int:
    """Play what is nature's, random or the only action; the seat that must think.

    CHANCE when the game is over, or as long as it may be.
    """
    while course.length < limit and not engine.is_over(board, state):
        seat = loops.who_is_next(board, state, scratch.rng)
        if seat == CHANCE:
            action = loops.choose(board, state, seat, scratch)
        else:
            n = engine.fill_actions(board, state, seat, scratch.actions)
            if n > 1 and not is_random(course):
                return seat
            action = int(scratch.actions[draw(scratch.rng, n)])
        act(board, state, course, seat, action, scratch)
    return CHANCE


@rule
def act(
    board: Any, state: Any, course: Course, seat: int, action: int, scratch: Scratch
) -> None:  # fmt: skip
    """Play one action."""
    engine.apply(board, state, seat, action, scratch.trace)
    course.length += 1


@rule
def try_out(board: Any, state: Any, seat: int, action: int, scratch: Scratch) -> bool:
    """Play one action that does not count; whether the game goes on behind it."""
    engine.apply(board, state, seat, action, scratch.trace)
    return not engine.is_over(board, state)


@rule
def know(board: Any, state: Any, seat: int) -> None:
    """Leave of a position what a seat may know."""
    engine.hide(board, state, seat)


@rule
def describe(
    board: Any, chart: Any, state: Any, scale: float, tuned: int, features: Any, values: Any,
    rounded: Any,
) -> int:  # fmt: skip
    """Fill `rounded` and `values`: features as a network takes them, shares of the evaluation.

    The seat that looks, which is the one a network would be asked for.
    """
    viewer = int(judgement.viewpoint(board, state))
    engine.observe(board, state, viewer, features)
    for index in range(features.shape[0]):
        rounded[index] = whole(float(features[index]))
    playouts.squash(board, chart, state, values, scale, tuned)
    return viewer


@rule
def share(board: Any, state: Any, values: Any) -> None:
    """Fill `values` with what each seat has of the win; all share a game that did not end."""
    if engine.is_over(board, state):
        playouts.share_win(board, state, values)
    else:
        for seat in range(state.n_seats):
            values[seat] = 1.0 / state.n_seats
