"""Doing: what an action does. Authority for the order of a turn.

One function for all kinds: a deed for each would be a copy of the turn for each, and on a GPU
games side by side that play different cards would not keep step (1.3 instead of 2.9 thousand
million actions a second).
"""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.core.trace import Trace, emit
from orrery.games.astron.cells import Board
from orrery.games.astron.play_numbers import direction_of, is_play, value_of
from orrery.games.astron.rules.displacement import move_ship, room
from orrery.games.astron.rules.flight import BY_CARD, PUSHED
from orrery.games.astron.rules.turns import deal_card, end_turn, play_card, take_off_turn, wait
from orrery.games.astron.sheet import DEAL_0, DISCARD_0, DODGE_0, PASS_0, PASSED, PLAY_0, TAKE_OFF_0
from orrery.games.astron.state import LEFT, STILL, State


@rule
def apply(board: Board, state: State, seat: int, action: int, trace: Trace) -> None:
    """Play a legal action."""
    if action >= DEAL_0:
        deal_card(state, action - DEAL_0, trace)
    elif action < PLAY_0:
        take_off_turn(state, seat, action - TAKE_OFF_0, trace)
    elif is_turn_done(board, state, seat, action, trace):
        end_turn(board, state, trace)


@rule
def is_turn_done(board: Board, state: State, seat: int, action: int, trace: Trace) -> bool:
    """Play, dodge, discard or pass; False while the owner of a displaced ship must choose."""
    if action == PASS_0:
        emit(trace, PASSED, seat)  # AS-40: nothing is lost
        return True
    if DISCARD_0 <= action < DODGE_0:
        wait(state, seat, action - DISCARD_0, trace)
        return True
    return is_move_done(board, state, seat, action, trace)


@rule
def is_move_done(board: Board, state: State, seat: int, action: int, trace: Trace) -> bool:
    """A ship flies by card or gives way, or the base moves (AS-12, AS-16, AS-18)."""
    if is_play(action):
        way = BY_CARD
        direction = direction_of(action)
        n = value_of(action)
        play_card(board, state, seat, direction, n, trace)
        if direction == STILL:
            return True
    else:
        way = PUSHED
        direction = action - DODGE_0 + LEFT
        n = room(board, state, seat, direction)
    return move_ship(board, state, seat, direction, n, way, trace)
