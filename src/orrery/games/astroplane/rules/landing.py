"""Taking a position: what is free, what is barred, what lies beneath.

Authority for AP-14, AP-16, AP-20 to AP-22, AP-24 to AP-26 and AP-30 as they bear on a landing.
"""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.core.trace import Trace, emit
from orrery.games.astroplane.board import (
    CENTRE,
    EAST,
    NO_CELL,
    NORTH,
    ORDINARY,
    SENT,
    SOUTH,
    WEST,
    Board,
)
from orrery.games.astroplane.rules.pieces import (
    CAME_THROUGH,
    FRESH,
    is_square,
    lift,
    opposite,
    put,
    relocate_stack,
    square_of,
)
from orrery.games.astroplane.sheet import (
    BONUS_EARNED,
    ENTERED,
    LANDED_ON,
    LEADS_NOWHERE,
    NO_SQUARE_HERE,
    OK,
    ON_A_SQUARE,
    OPPOSITE_A_STACK,
    PARTLY_OCCUPIED,
    SIDE_BY_SIDE,
    SQUARE_FORMED,
    STACK_SENT_BACK,
)
from orrery.games.astroplane.state import NOBODY, SQUARE, State


@rule
def is_beside_foe_square(board: Board, state: State, seat: int, space: int) -> bool:
    """Whether an opponent's Square is one step away (AP-29)."""
    for diagonal in range(4):
        other = board.beside[space, diagonal]
        if other != NO_CELL and state.facing[other] >= SQUARE and state.top[other] != seat:
            return True
    return False


@rule
def may_form(board: Board, state: State, seat: int, cell: int) -> bool:
    """Whether a piece opposite the own single piece of a cell may form a Square (AP-26, AP-29)."""
    if board.kind[cell] != ORDINARY or state.height[cell] != 1:
        return False
    return not is_beside_foe_square(board, state, seat, cell)


@rule
def ways_out(board: Board, cell: int) -> int:
    """The facings with which a piece of a cell has somewhere to fly, a bit each."""
    beyond = board.beyond
    north, east = beyond[cell, NORTH] != NO_CELL, beyond[cell, EAST] != NO_CELL
    south, west = beyond[cell, SOUTH] != NO_CELL, beyond[cell, WEST] != NO_CELL
    return north << NORTH | east << EAST | south << SOUTH | west << WEST


@rule
def open_facings(board: Board, state: State, seat: int, cell: int) -> int:
    """The facings a piece that enters a grid space may take, a bit each; for the generator."""
    if state.height[cell] == 0:
        return ways_out(board, cell)
    if is_square(state, cell):
        return 0
    facing = state.facing[cell]
    if state.top[cell] == seat and not may_form(board, state, seat, cell):
        return 1 << facing
    return 1 << facing | 1 << opposite(facing)


@rule
def why_not_take(board: Board, state: State, seat: int, cell: int, facing: int) -> int:
    """OK, or why a piece that enters a grid space may not take this facing; the referee's."""
    if state.top[cell] == NOBODY:
        return LEADS_NOWHERE if board.beyond[cell, facing] == NO_CELL else OK  # AP-16
    if is_square(state, cell):
        return ON_A_SQUARE  # AP-30
    if (state.facing[cell] + facing) % 2 == 1:
        return PARTLY_OCCUPIED  # AP-14
    if state.facing[cell] == facing or state.top[cell] != seat:
        return OK  # on top, or sending back (AP-24)
    return why_not_form(board, state, seat, cell)


@rule
def why_not_form(board: Board, state: State, seat: int, cell: int) -> int:
    """OK, or why the half opposite an own piece stays free (AP-26, AP-29)."""
    if board.kind[cell] != ORDINARY:
        return NO_SQUARE_HERE
    if state.height[cell] > 1:
        return OPPOSITE_A_STACK
    return SIDE_BY_SIDE if is_beside_foe_square(board, state, seat, cell) else OK


@rule
def travel(
    board: Board,
    state: State,
    cell: int,
    facing: int,
    target: int,
    new: int,
    mark: int,
    trace: Trace,
) -> None:
    """The mover's top piece of `cell` goes to `target` and faces `new` there."""
    seat = state.turn
    if is_back_to_back(state, target, new) and state.top[target] != seat:
        send_back(state, seat, target, trace)
    piece = lift(state, cell, facing)
    if not state.pieces[seat, piece] & FRESH:
        release(state, seat, cell, trace)
    if is_back_to_back(state, target, new):
        put(state, seat, piece, target, square_of(new), 0)
        emit(trace, SQUARE_FORMED, seat, target)
        return
    put(state, seat, piece, target, new, mark | beneath(board, state, seat, target, trace))
    if board.kind[target] == CENTRE:
        enter(state, seat, target, trace)


@rule
def is_back_to_back(state: State, cell: int, facing: int) -> bool:
    """Whether a piece facing so would stand opposite a stack (AP-3)."""
    return state.height[cell] > 0 and state.facing[cell] == opposite(facing)


@rule
def release(state: State, seat: int, cell: int, trace: Trace) -> None:
    """Leaving an opponent's piece that was captive earns a bonus move (AP-21)."""
    if state.top[cell] != NOBODY and state.top[cell] != seat:
        state.moves_left += 1
        emit(trace, BONUS_EARNED, seat, cell)


@rule
def beneath(board: Board, state: State, seat: int, target: int, trace: Trace) -> int:
    """FRESH if a landing comes down on an opponent's piece outside the centre (AP-23)."""
    if state.height[target] == 0:
        return 0
    emit(trace, LANDED_ON, seat, target, state.top[target])
    return FRESH if state.top[target] != seat and board.kind[target] != CENTRE else 0


@rule
def enter(state: State, seat: int, target: int, trace: Trace) -> None:
    """A piece has come to the Singularity: a stir, and a claim on the reserve (AP-42, AP-47)."""
    state.reserve_due += 1
    state.last_stir = state.round
    emit(trace, ENTERED, seat, target)


@rule
def send_back(state: State, seat: int, cell: int, trace: Trace) -> None:
    """The whole stack of a cell waits for its start areas (AP-24)."""
    emit(trace, STACK_SENT_BACK, seat, cell, state.height[cell])
    relocate_stack(state, cell, SENT, 0)
    state.last_stir = state.round


@rule
def is_marked(state: State, seat: int, piece: int) -> bool:
    """Whether a piece came through a wormhole and has not moved since (AP-35)."""
    return state.pieces[seat, piece] & CAME_THROUGH != 0
