"""Template: what a seat does without search. `engine` is the game's."""

# ruff: noqa: F821 - `engine` is put there by core.templates

from __future__ import annotations

from typing import Any

from orrery.bots.search.work import AT_ONCE, NOW, Work
from orrery.core.chance import Rng, draw
from orrery.core.contract import Actions, Engine
from orrery.core.hooks import Thinking
from orrery.core.rule import rule
from orrery.core.templates import check_bound, instantiate

engine: Engine
thinking: Thinking
check_bound(globals())
choosing = instantiate("orrery.bots.choosing", engine)  # type: ignore[arg-type]


@rule
def any_action(
    board: Any, chart: Any, state: Any, seat: int, actions: Actions, n: int, rng: Rng
) -> int:
    """All actions are as likely."""
    return int(actions[draw(rng, n)])


habit = thinking.habit or any_action  # the game's own, where it has one


@rule
def by_habit(board: Any, work: Work, seat: int) -> int:
    """What a seat that may act does in row NOW."""
    state = work.states[NOW]
    n = engine.fill_actions(board, state, seat, work.scratch.actions)
    return int(habit(board, work.charts[0], state, seat, work.scratch.actions, n, work.scratch.rng))


@rule
def answer(board: Any, work: Work, seat: int, quick: int) -> int:
    """What a seat that may act does in row NOW without search."""
    if quick == AT_ONCE:
        return int(choosing.best_at_once(board, work.states, NOW, seat, work.scratch))
    return by_habit(board, work, seat)
