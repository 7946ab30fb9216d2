"""When each kind of action has its time. Authority for the refusals of a wrong moment."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.games.astron.cells import Board
from orrery.games.astron.sheet import (
    DODGE,
    DODGE_FIRST,
    HAS_TAKEN_OFF,
    NO_DODGE_DUE,
    NOT_YOUR_DODGE,
    NOT_YOUR_TURN,
    OK,
    TAKE_OFF,
    TAKE_OFF_FIRST,
)
from orrery.games.astron.state import DODGING, TAKING_OFF, State


@rule
def why_not_turn(board: Board, state: State, seat: int) -> int:
    """OK, or why this player may do nothing at all at this moment."""
    if seat == state.actor:
        return OK
    return NOT_YOUR_DODGE if state.phase == DODGING else NOT_YOUR_TURN


@rule
def why_not_now(state: State, kind: int) -> int:
    """OK, or why no player may do anything of this kind at this moment."""
    if state.phase == TAKING_OFF:
        return OK if kind == TAKE_OFF else TAKE_OFF_FIRST
    if kind == TAKE_OFF:
        return HAS_TAKEN_OFF
    if state.phase == DODGING:
        return OK if kind == DODGE else DODGE_FIRST
    return NO_DODGE_DUE if kind == DODGE else OK
