"""Template: how well a seat stands, by the best the game has to tell. `engine` is the game's."""

# ruff: noqa: F821 - `engine` is put there by core.templates

from __future__ import annotations

from typing import Any

from orrery.bots.search.tree import Floats
from orrery.core.contract import Engine
from orrery.core.hooks import Thinking
from orrery.core.rule import rule
from orrery.core.templates import check_bound

engine: Engine
thinking: Thinking
check_bound(globals())

judge = thinking.foresee or engine.evaluate


@rule
def without_chart(board: Any, chart: Any, state: Any, seat: int) -> int:
    """By the position alone."""
    return int(judge(board, state, seat))


by_hand = thinking.foretell or without_chart
by_games = thinking.tuned or judge


@rule
def always_by_hand(board: Any, chart: Any, state: Any, seat: int, tuned: int) -> int:
    """The game has learned nothing."""
    return int(by_hand(board, chart, state, seat))


@rule
def as_asked(board: Any, chart: Any, state: Any, seat: int, tuned: int) -> int:
    """By hand, or by what games have taught."""
    if tuned > 0:
        return int(by_games(board, state, seat))
    return int(by_hand(board, chart, state, seat))


worth = as_asked if thinking.tuned else always_by_hand
all_by_hand: Any = thinking.foretell_all


@rule
def one_by_one(board: Any, chart: Any, state: Any, worths: Floats, tuned: int) -> None:
    """The worth of every seat."""
    for seat in range(state.n_seats):
        worths[seat] = worth(board, chart, state, seat, tuned)


@rule
def all_at_once(board: Any, chart: Any, state: Any, worths: Floats, tuned: int) -> None:
    """The same with less work."""
    all_by_hand(board, chart, state, worths)


worths_of = all_at_once if all_by_hand and not thinking.tuned else one_by_one
