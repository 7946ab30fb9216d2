"""A player that looks three own turns ahead, with its own cards and what all may see.

It imagines the window without the other ships: its own plays and the step of the base after
each. What the others may do to the plan, above all their Upheavals, goes in as a chance that
the plan is upset: then the position is worth what `heuristic.standing` says.
"""

from __future__ import annotations

from typing import Any

from orrery.core.contract import Actions
from orrery.core.registry import find_game
from orrery.core.rule import rule
from orrery.core.trace import Trace
from orrery.games.astron.cells import Board
from orrery.games.astron.heuristic import n_others_in_play, standing, standing_among
from orrery.games.astron.rules.turns import begin_round
from orrery.games.astron.state import DEALING, FINISHED, OFF_WINDOW, PLAYING, State

rules = find_game("astron").engine
apply, fill_actions = rules.apply, rules.fill_actions

N_TURNS = 3
N_STATES = N_TURNS + 1
UPSET_BY_ONE = 9  # in hundredths: how often one rival's Upheaval upsets a plan within a round
WORST = -(10**9)


@rule
def plan(board: Board, state: State, seat: int, states: Any, actions: Actions, trace: Trace) -> int:
    """The best action of a seat that is to act; `state` is left alone.

    `states` has N_STATES records, `actions` as many rows of MAX_ACTIONS, `trace` no room.
    """
    n = fill_actions(board, state, seat, actions[0])
    n_rivals = n_others_in_play(state, seat)
    best = int(actions[0, 0])
    best_value = WORST
    for index in range(n):
        states[1] = state
        if state.phase == PLAYING:
            value = value_of_first(board, states, seat, actions[0, index], n_rivals, actions, trace)
        else:
            apply(board, states[1], seat, actions[0, index], trace)
            value = standing(board, states[1], seat)
        if value > best_value:
            best_value = value
            best = int(actions[0, index])
    return best


@rule
def value_of_first(
    board: Board,
    states: Any,
    seat: int,
    action: int,
    n_rivals: int,
    actions: Actions,
    trace: Trace,
) -> int:
    """What a play is worth, with the best two to follow."""
    imagine_alone(states[1], seat)
    now = value_of_step(board, states[1], seat, action, n_rivals, trace)
    if states[1].phase != PLAYING:
        return now
    best = WORST
    n = fill_actions(board, states[1], seat, actions[1])
    for index in range(n):
        states[2] = states[1]
        value = value_of_second(board, states, seat, actions[1, index], n_rivals, actions, trace)
        best = max(best, value)
    return mixed(now, best, n_rivals)


@rule
def value_of_second(
    board: Board,
    states: Any,
    seat: int,
    action: int,
    n_rivals: int,
    actions: Actions,
    trace: Trace,
) -> int:
    """What a second play is worth, with the best third."""
    now = value_of_step(board, states[2], seat, action, n_rivals, trace)
    if states[2].phase != PLAYING:
        return now
    best = WORST
    n = fill_actions(board, states[2], seat, actions[2])
    for index in range(n):
        states[3] = states[2]
        best = max(best, value_of_step(board, states[3], seat, actions[2, index], n_rivals, trace))
    return mixed(now, best, n_rivals)


@rule
def imagine_alone(state: State, seat: int) -> None:
    """Take all other ships out of the window."""
    for other in range(state.n_seats):
        if other != seat:
            state.status[other] = FINISHED
            state.row[other] = OFF_WINDOW
            state.column[other] = OFF_WINDOW


@rule
def value_of_step(
    board: Board, state: State, seat: int, action: int, n_rivals: int, trace: Trace
) -> int:
    """Play in a window of one's own; the standing after the base has moved, no card dealt."""
    apply(board, state, seat, action, trace)
    if state.phase == DEALING:
        begin_round(state, trace)
    return standing_among(board, state, seat, n_rivals)


@rule
def mixed(now: int, later: int, n_rivals: int) -> int:
    """The plan goes on, or it is upset and the ship stands as it stands now."""
    upset = UPSET_BY_ONE * n_rivals
    return (upset * now + (100 - upset) * later) // 100
