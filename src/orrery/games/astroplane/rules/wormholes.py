"""Wormholes. Authority for AP-34 to AP-37."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.core.trace import Trace, emit
from orrery.games.astroplane.board import NO_CELL, NO_END, Board
from orrery.games.astroplane.rules.flying import why_not_own
from orrery.games.astroplane.rules.landing import (
    is_marked,
    open_facings,
    travel,
    ways_out,
    why_not_take,
)
from orrery.games.astroplane.rules.pieces import CAME_THROUGH, top_piece
from orrery.games.astroplane.sheet import CAME_THROUGH_ALREADY, MUST_LEAD_ON, OK, PIECE_PASSED
from orrery.games.astroplane.state import State


@rule
def other_end(board: Board, end: int) -> int:
    """The cell of the other end of a wormhole (AP-11)."""
    return board.end_cell[end ^ 1]


@rule
def is_wormhole(board: Board, cell: int, target: int) -> bool:
    """Whether two cells are the ends of one wormhole (AP-11)."""
    end = board.end_of[cell]
    return end != NO_END and other_end(board, end) == target


@rule
def can_use(board: Board, state: State, seat: int, end: int) -> bool:
    """Whether `seat` is on top at an end with a piece that did not come through (AP-34, AP-36)."""
    cell = board.end_cell[end]
    return state.top[cell] == seat and not is_marked(state, seat, top_piece(state, cell))


@rule
def exit_facings(board: Board, state: State, seat: int, end: int) -> int:
    """The facings a piece that passes from `end` may take, a bit each; for the generator."""
    target = other_end(board, end)
    return open_facings(board, state, seat, target) & ways_out(board, target)


@rule
def why_not_pass(board: Board, state: State, seat: int, end: int, facing: int) -> int:
    """OK, or why the piece at an end may not pass and face so."""
    cell = board.end_cell[end]
    refusal = why_not_own(board, state, seat, cell)
    if refusal != OK:
        return refusal
    if is_marked(state, seat, top_piece(state, cell)):
        return CAME_THROUGH_ALREADY  # AP-36
    target = other_end(board, end)
    if board.beyond[target, facing] == NO_CELL:
        return MUST_LEAD_ON  # AP-34
    return why_not_take(board, state, seat, target, facing)  # AP-37


@rule
def pass_through(board: Board, state: State, end: int, facing: int, trace: Trace) -> None:
    """The mover's piece passes, free, and bears the mark (AP-34, AP-35)."""
    cell = board.end_cell[end]
    target = other_end(board, end)
    emit(trace, PIECE_PASSED, state.turn, cell, target, facing)
    travel(board, state, cell, state.facing[cell], target, facing, CAME_THROUGH, trace)
    state.has_passed = True
