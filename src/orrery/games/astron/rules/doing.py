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
def play(board: Board, state: State, seat: int, direction: int, value: int, trace: Trace) -> None:
    """A ship flies by card, or the base moves; `value` is the printed one (AS-12, AS-16)."""
    play_card(board, state, seat, direction, value, trace)
    if direction == STILL or move_ship(board, state, seat, direction, value, BY_CARD, trace):
        end_turn(board, state, trace)


@PLAY_FORWARD.deed
def play_forward(board: Board, state: State, seat: int, value: int, trace: Trace) -> None:
    """Towards the front edge."""
    play(board, state, seat, FORWARD, value + 1, trace)


@PLAY_BACKWARD.deed
def play_backward(board: Board, state: State, seat: int, value: int, trace: Trace) -> None:
    """Towards the rear edge."""
    play(board, state, seat, BACKWARD, value + 1, trace)


@PLAY_SIDEWAYS.deed
def play_sideways(
    board: Board, state: State, seat: int, side: int, value: int, trace: Trace
) -> None:
    """Left or right."""
    play(board, state, seat, LEFT + side, value + 1, trace)


@PLAY_UPHEAVAL.deed
def play_upheaval(board: Board, state: State, seat: int, value: int, trace: Trace) -> None:
    """The base moves."""
    play(board, state, seat, STILL, value + 1, trace)


@DODGE.deed
def dodge(board: Board, state: State, seat: int, side: int, trace: Trace) -> None:
    """A displaced ship gives way, and perhaps another behind it (AS-18)."""
    n = room(board, state, seat, LEFT + side)
    if move_ship(board, state, seat, LEFT + side, n, PUSHED, trace):
        end_turn(board, state, trace)


@DISCARD.deed
def wait_turn(board: Board, state: State, seat: int, card: int, trace: Trace) -> None:
    """No play: a card is discarded (AS-15)."""
    wait(state, seat, card, trace)
    end_turn(board, state, trace)


@PASS.deed
def pass_turn(board: Board, state: State, seat: int, trace: Trace) -> None:
    """Neither play nor card: nothing is lost (AS-40)."""
    emit(trace, PASSED, seat)
    end_turn(board, state, trace)
