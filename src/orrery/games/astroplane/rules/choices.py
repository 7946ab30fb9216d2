"""Choices that follow a move: start areas of pieces sent back, and the reserve.

Authority for AP-24 and AP-42.
"""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.core.trace import Trace, emit
from orrery.games.astroplane.board import RESERVE_0, SENT, START_0, Board
from orrery.games.astroplane.rules.pieces import lift, put, side_of
from orrery.games.astroplane.sheet import (
    CHOOSE_NONE,
    MUST_PLACE,
    OK,
    PIECE_SENT,
    RESERVE_LEFT,
    RESERVE_TAKEN,
)
from orrery.games.astroplane.state import SENDING, State


@rule
def put_in_start(board: Board, state: State, owner: int, cell: int, which: int) -> int:
    """The top piece of a box goes to the owner's left or right start area; that area."""
    area = START_0 + 2 * side_of(state, owner) + which
    put(state, owner, lift(state, cell, 0), area, board.only_facing[area], 0)
    return area


@rule
def why_not_choose(state: State, choice: int) -> int:
    """A piece sent back goes somewhere; only the reserve may be left alone."""
    return MUST_PLACE if state.phase == SENDING and choice == CHOOSE_NONE else OK


@rule
def choose_start(board: Board, state: State, which: int, trace: Trace) -> None:
    """The mover names the start area of the top piece sent back (AP-24)."""
    owner = state.top[SENT]
    emit(trace, PIECE_SENT, owner, put_in_start(board, state, owner, SENT, which))


@rule
def choose_reserve(board: Board, state: State, choice: int, trace: Trace) -> None:
    """The mover takes a piece from the reserve, at once or never (AP-42)."""
    state.reserve_due -= 1
    if choice == CHOOSE_NONE:
        emit(trace, RESERVE_LEFT, state.turn)
        return
    area = put_in_start(board, state, state.turn, RESERVE_0 + state.turn, choice)
    emit(trace, RESERVE_TAKEN, state.turn, area)


@rule
def is_reserve_due(state: State) -> bool:
    """Whether the mover may take a piece from the reserve now."""
    return state.reserve_due > 0 and state.height[RESERVE_0 + state.turn] > 0
