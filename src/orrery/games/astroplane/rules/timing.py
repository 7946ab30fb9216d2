"""When each kind of action has its time. Authority for the refusals of a wrong moment."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.games.astroplane.board import NO_CELL, Board
from orrery.games.astroplane.rules.listing import can_move
from orrery.games.astroplane.sheet import (
    CHOOSE,
    CHOOSE_FIRST,
    KILL,
    MUST_MOVE,
    MUST_MOVE_ON,
    NOTHING_TO_CHOOSE,
    OK,
    RESERVE_FIRST,
    STEP,
)
from orrery.games.astroplane.state import RESERVING, SENDING, State


@rule
def why_not_now(state: State, kind: int) -> int:
    """OK, or why no player may do anything of this kind at this moment."""
    if state.phase == SENDING:
        return OK if kind == CHOOSE else CHOOSE_FIRST  # AP-24
    if state.phase == RESERVING:
        return OK if kind == CHOOSE else RESERVE_FIRST  # AP-42
    if kind == CHOOSE:
        return NOTHING_TO_CHOOSE
    if state.bound_square != NO_CELL and kind != STEP and kind != KILL:
        return MUST_MOVE_ON  # AP-29
    return OK


@rule
def why_not_end(board: Board, state: State, seat: int) -> int:
    """OK, or why the turn cannot end yet: its first move is compulsory (AP-13)."""
    if state.has_moved:
        return OK
    if state.has_passed and not can_move(board, state, seat):
        return OK
    return MUST_MOVE
