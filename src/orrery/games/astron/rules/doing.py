"""Doing: what an action does. Authority for the order of a turn."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.core.trace import Trace, emit
from orrery.games.astron.actions import (
    DEAL,
    DEAL_0,
    DISCARD,
    DISCARD_0,
    DODGE,
    DODGE_0,
    PASS,
    TAKE_OFF,
    TAKE_OFF_0,
    direction_of,
    kind_of,
    value_of,
)
from orrery.games.astron.board import Board
from orrery.games.astron.events import PASSED
from orrery.games.astron.rules.displacement import move_ship, room
from orrery.games.astron.rules.flight import BY_CARD, PUSHED
from orrery.games.astron.rules.turns import deal_card, end_turn, play_card, take_off_turn, wait
from orrery.games.astron.state import LEFT, STILL, State


@rule
def apply(board: Board, state: State, seat: int, action: int, trace: Trace) -> None:
    """Play a legal action."""
    kind = kind_of(action)
    if kind == DEAL:
        deal_card(state, action - DEAL_0, trace)
    elif kind == TAKE_OFF:
        take_off_turn(state, seat, action - TAKE_OFF_0, trace)
    elif is_turn_done(board, state, seat, kind, action, trace):
        end_turn(board, state, trace)


@rule
def is_turn_done(
    board: Board, state: State, seat: int, kind: int, action: int, trace: Trace
) -> bool:
    """Play, dodge, discard or pass; False while the owner of a displaced ship must choose."""
    if kind == PASS:
        emit(trace, PASSED, seat)  # AS-40: nothing is lost
        return True
    if kind == DISCARD:
        wait(state, seat, action - DISCARD_0, trace)
        return True
    return is_move_done(board, state, seat, kind, action, trace)


@rule
def is_move_done(
    board: Board, state: State, seat: int, kind: int, action: int, trace: Trace
) -> bool:
    """A ship flies by card or gives way, or the base moves (AS-12, AS-16, AS-18)."""
    if kind == DODGE:
        way = PUSHED
        direction = action - DODGE_0 + LEFT
        n = room(board, state, seat, direction)
    else:
        way = BY_CARD
        direction = direction_of(action)
        n = value_of(action)
        play_card(board, state, seat, direction, n, trace)
        if direction == STILL:
            return True
    return move_ship(board, state, seat, direction, n, way, trace)
