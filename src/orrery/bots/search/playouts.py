"""Template: rollouts from a leaf, and what each seat can expect there. `engine` is the game's.

Seats play on by `habit` where the game knows one, else at random; quick others as they do above.
"""

# ruff: noqa: F821 - `engine` is put there by core.templates

from __future__ import annotations

from typing import Any

from orrery.bots.search.tree import Floats
from orrery.bots.search.work import BY_HABIT, NOW, Knobs, Work
from orrery.core.chance import CHANCE
from orrery.core.contract import Engine
from orrery.core.exponential import exp
from orrery.core.rule import rule
from orrery.core.templates import check_bound, instantiate

engine: Engine
check_bound(globals())
loops = instantiate("orrery.core.loops", engine)  # type: ignore[arg-type]
habits = instantiate("orrery.bots.search.habits", engine)  # type: ignore[arg-type]
judgement = instantiate("orrery.bots.network.judgement", engine)  # type: ignore[arg-type]
worth = instantiate("orrery.bots.search.worth", engine)  # type: ignore[arg-type]

MOST = 30.0  # where the squashing of an evaluation ends


@rule
def finish(board: Any, work: Work, knobs: Knobs, viewer: int, n_played: int) -> None:
    """Play on as far as the cut, then fill `work.values`."""
    state = work.states[NOW]
    n_played += play_on(board, work, viewer, knobs.quick_others, knobs.cut)
    if engine.is_over(board, state):
        share_win(board, state, work.values)
    else:
        judge(board, work, knobs)
    discount(work.values, 1.0 / (1.0 + knobs.haste * n_played))


@rule
def play_on(board: Any, work: Work, viewer: int, quick: int, limit: int) -> int:
    """Play to the end, or `limit` actions, others being `quick`; how many were played."""
    state = work.states[NOW]
    n = 0
    while n < limit and not engine.is_over(board, state):
        seat = loops.who_is_next(board, state, work.scratch.rng)
        if seat == CHANCE:
            action = loops.choose(board, state, seat, work.scratch)
        else:
            action = habits.answer(board, work, seat, BY_HABIT if seat == viewer else quick)
        engine.apply(board, state, seat, action, work.scratch.trace)
        n += 1
    return n


@rule
def share_win(board: Any, state: Any, values: Floats) -> None:
    """The winners of a finished game share 1."""
    total = 0.0
    for seat in range(state.n_seats):
        values[seat] = 1.0 if engine.is_winner(board, state, seat) else 0.0
        total += values[seat]
    divide(values, state.n_seats, total)


@rule
def judge(board: Any, work: Work, knobs: Knobs) -> None:
    """Fill `work.values` for an unfinished game, by its evaluation and perhaps a network."""
    squash(board, work.charts[0], work.states[NOW], work.values, knobs.scale, knobs.tuned)
    if knobs.learned > 0:
        judgement.correct(board, work.network, work.pad, work.states[NOW], work.values)


@rule
def squash(
    board: Any, chart: Any, state: Any, values: Floats, scale: float, tuned: int
) -> None:  # fmt: skip
    """From evaluations to shares of 1."""
    worth.worths_of(board, chart, state, values, tuned)
    even_out(values, state.n_seats, scale)


@rule
def hope(x: float) -> float:
    """From an evaluation to a number between 0 and 1."""
    return float(1.0 / (1.0 + exp(max(-MOST, min(MOST, -x)))))


@rule
def even_out(values: Floats, n_seats: int, scale: float) -> None:
    """Make evaluations shares of 1."""
    total = 0.0
    for seat in range(n_seats):
        values[seat] = hope(values[seat] / scale)
        total += values[seat]
    divide(values, n_seats, total)


@rule
def divide(values: Floats, n_seats: int, total: float) -> None:
    """Make the values sum to 1; when nobody can hope for anything all are equal."""
    for seat in range(n_seats):
        values[seat] = values[seat] / total if total > 0.0 else 1.0 / n_seats


@rule
def discount(values: Floats, weight: float) -> None:
    """Draw what comes late towards the even share, so that wins are taken soon."""
    even = 1.0 / values.shape[0]
    for seat in range(values.shape[0]):
        values[seat] = even + (values[seat] - even) * weight
