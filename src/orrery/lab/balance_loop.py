# ruff: noqa: F821 - a template: `engine` is put here by core.templates
"""Template: one game by the simple players, everything written down. `engine` is the game's.

The games are those of `bots.choosing.play_many`: the same seed gives the same game.
"""

from __future__ import annotations

from typing import Any

from orrery.core.chance import CHANCE, draw_weighted
from orrery.core.contract import Engine
from orrery.core.rule import rule
from orrery.core.scratch import Scratch
from orrery.core.templates import check_bound, instantiate
from orrery.core.trace import Trace

engine: Engine
check_bound(globals())
choosing: Any = instantiate("orrery.bots.choosing", engine)  # type: ignore[arg-type]

NOBODY = -1


@rule
def leader(board: Any, state: Any) -> int:
    """The only seat with the highest score, or NOBODY."""
    best = 0
    found = NOBODY
    for seat in range(state.n_seats):
        points = engine.score(board, state, seat)
        if seat == 0 or points > best:
            best = points
            found = seat
        elif points == best:
            found = NOBODY
    return found


@rule
def record_one(
    board: Any,
    states: Any,
    kinds: Any,
    seats: Any,
    played: Any,
    choices: Any,
    leaders: Any,
    scratch: Scratch,
    trace: Trace,
) -> int:
    """Play `states[0]` to its end, seat s by player `kinds[s]`; how many actions.

    Of action i: who did what, out of how many, who led after it. Events pile up in `trace`.
    """
    n_played = 0
    while n_played < played.shape[0] and not engine.is_over(board, states[0]):
        seat = choosing.seat_to_play(board, states[0], scratch.rng)
        if seat == CHANCE:
            n = engine.fill_chance(board, states[0], scratch.actions, scratch.weights)
            action = int(scratch.actions[draw_weighted(scratch.rng, scratch.weights, n)])
        else:
            n = engine.fill_actions(board, states[0], seat, scratch.actions)
            if kinds[seat] == choosing.GREEDY:
                action = choosing.choose_greedy(board, states, 0, seat, scratch)
            else:
                action = choosing.choose_random(board, states[0], seat, scratch)
        seats[n_played] = seat
        played[n_played] = action
        choices[n_played] = n
        engine.apply(board, states[0], seat, action, trace)
        leaders[n_played] = leader(board, states[0])
        n_played += 1
    return n_played
