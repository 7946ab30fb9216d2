"""Doing: what each kind of action does. Authority for the order of a turn."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.core.trace import Trace, emit
from orrery.games.astron.cells import Board
from orrery.games.astron.rules.displacement import move_ship, room
from orrery.games.astron.rules.flight import BY_CARD, PUSHED
from orrery.games.astron.rules.turns import deal_card, end_turn, play_card, take_off_turn, wait
from orrery.games.astron.sheet import (
    DEAL,
    DISCARD,
    DODGE,
    PASS,
    PASSED,
    PLAY_BACKWARD,
    PLAY_FORWARD,
    PLAY_SIDEWAYS,
    PLAY_UPHEAVAL,
    TAKE_OFF,
)
from orrery.games.astron.state import BACKWARD, FORWARD, LEFT, STILL, State

DEAL.deed(deal_card)
TAKE_OFF.deed(take_off_turn)


@rule
def take_turn(
    board: Board, state: State, seat: int, kind: int, direction: int, n: int, trace: Trace
) -> None:
    """Play or dodge by n, discard card n, or pass; one place for all compiles to faster code."""
    if is_turn_done(board, state, seat, kind, direction, n, trace):
        end_turn(board, state, trace)


@rule
def is_turn_done(
    board: Board, state: State, seat: int, kind: int, direction: int, n: int, trace: Trace
) -> bool:
    """False while the owner of a displaced ship must choose."""
    if kind == PASS:
        emit(trace, PASSED, seat)  # AS-40: nothing is lost
        return True
    if kind == DISCARD:
        wait(state, seat, n, trace)
        return True
    return is_move_done(board, state, seat, kind, direction, n, trace)


@rule
def is_move_done(
    board: Board, state: State, seat: int, kind: int, direction: int, n: int, trace: Trace
) -> bool:
    """A ship flies by card or gives way, or the base moves (AS-12, AS-16, AS-18)."""
    if kind == DODGE:
        return move_ship(board, state, seat, direction, n, PUSHED, trace)
    play_card(board, state, seat, direction, n, trace)
    if direction == STILL:
        return True
    return move_ship(board, state, seat, direction, n, BY_CARD, trace)


@PLAY_FORWARD.deed
def play_forward(board: Board, state: State, seat: int, value: int, trace: Trace) -> None:
    """Towards the front edge."""
    take_turn(board, state, seat, PLAY_FORWARD, FORWARD, value + 1, trace)


@PLAY_BACKWARD.deed
def play_backward(board: Board, state: State, seat: int, value: int, trace: Trace) -> None:
    """Towards the rear edge."""
    take_turn(board, state, seat, PLAY_BACKWARD, BACKWARD, value + 1, trace)


@PLAY_SIDEWAYS.deed
def play_sideways(
    board: Board, state: State, seat: int, side: int, value: int, trace: Trace
) -> None:
    """Left or right."""
    take_turn(board, state, seat, PLAY_SIDEWAYS, LEFT + side, value + 1, trace)


@PLAY_UPHEAVAL.deed
def play_upheaval(board: Board, state: State, seat: int, value: int, trace: Trace) -> None:
    """The base moves."""
    take_turn(board, state, seat, PLAY_UPHEAVAL, STILL, value + 1, trace)


@DODGE.deed
def dodge(board: Board, state: State, seat: int, side: int, trace: Trace) -> None:
    """A displaced ship gives way, and perhaps another behind it (AS-18)."""
    n = room(board, state, seat, LEFT + side)
    take_turn(board, state, seat, DODGE, LEFT + side, n, trace)


@DISCARD.deed
def wait_turn(board: Board, state: State, seat: int, card: int, trace: Trace) -> None:
    """No play: a card is discarded (AS-15)."""
    take_turn(board, state, seat, DISCARD, STILL, card, trace)


@PASS.deed
def pass_turn(board: Board, state: State, seat: int, trace: Trace) -> None:
    """Neither play nor card (AS-40)."""
    take_turn(board, state, seat, PASS, STILL, 0, trace)
