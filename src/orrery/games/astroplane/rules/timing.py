"""When each kind of action has its time. Authority for the refusals of a wrong moment."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.games.astroplane.actions import CHOOSE, FIRST, KILL, KILL_0, STEP, STEP_0
from orrery.games.astroplane.board import NO_CELL, Board
from orrery.games.astroplane.reasons import (
    CHOOSE_FIRST,
    MUST_MOVE,
    MUST_MOVE_ON,
    NATURE_DRAWS,
    NOTHING_TO_CHOOSE,
    OK,
    RESERVE_FIRST,
)
from orrery.games.astroplane.rules.listing import can_move
from orrery.games.astroplane.state import RESERVING, SENDING, State


@rule
def why_not_now(state: State, kind: int, action: int) -> int:
    """OK, or why no player may do anything of this kind at this moment."""
    if kind == FIRST:
        return NATURE_DRAWS
    if state.phase == SENDING:
        return OK if kind == CHOOSE else CHOOSE_FIRST  # AP-24
    if state.phase == RESERVING:
        return OK if kind == CHOOSE else RESERVE_FIRST  # AP-42
    if kind == CHOOSE:
        return NOTHING_TO_CHOOSE
    if state.bound_square != NO_CELL and space_of(kind, action) != state.bound_square:
        return MUST_MOVE_ON  # AP-29
    return OK


@rule
def space_of(kind: int, action: int) -> int:
    """The space of the Square that steps or kills, NO_CELL for other actions."""
    if kind == STEP:
        return (action - STEP_0) // 4
    return (action - KILL_0) // 4 if kind == KILL else NO_CELL


@rule
def why_not_end(board: Board, state: State, seat: int) -> int:
    """OK, or why the turn cannot end yet: its first move is compulsory (AP-13)."""
    if state.has_moved:
        return OK
    if state.has_passed and not can_move(board, state, seat):
        return OK
    return MUST_MOVE
