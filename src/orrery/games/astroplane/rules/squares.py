"""Squares: sideways steps and kills. Authority for AP-26 to AP-31."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.core.trace import Trace, emit
from orrery.games.astroplane.board import NO_CELL, ORDINARY, Board
from orrery.games.astroplane.rules.landing import is_beside_foe_square
from orrery.games.astroplane.rules.pieces import is_square, relocate_stack, remove_top
from orrery.games.astroplane.sheet import (
    MUST_MOVE_ON,
    NO_MOVES_LEFT,
    NO_SQUARE_OF_YOURS,
    NO_SUCH_SPACE,
    NOTHING_TO_KILL,
    OFF_THE_GRID,
    OK,
    OWN_PIECE_IN_THE_WAY,
    PIECE_ELIMINATED,
    SHELTERED,
    SIDE_BY_SIDE,
    SPACE_TAKEN,
    SPECIAL_SPACE,
    SQUARE_IN_THE_WAY,
    SQUARE_KILLED,
    SQUARE_STEPPED,
)
from orrery.games.astroplane.state import State


@rule
def slide_end(board: Board, state: State, space: int, diagonal: int) -> int:
    """The first space on a diagonal that is occupied or special, or NO_CELL (AP-28)."""
    here = board.beside[space, diagonal]
    while here != NO_CELL and board.kind[here] == ORDINARY and state.height[here] == 0:
        here = board.beside[here, diagonal]
    return here


@rule
def may_step(board: Board, state: State, seat: int, space: int, diagonal: int) -> bool:
    """Whether an own Square may step; for the generator."""
    target = board.beside[space, diagonal]
    if target == NO_CELL or board.kind[target] != ORDINARY or state.height[target] > 0:
        return False
    return may_stop_beside(state) or not is_beside_foe_square(board, state, seat, target)


@rule
def may_stop_beside(state: State) -> bool:
    """Whether a Square may step beside an opponent's for a moment, to pass by (AP-29).

    A step on that ends clear is always there: the one back to where it came from.
    """
    return state.moves_left >= 2 and state.bound_square == NO_CELL


@rule
def may_kill(board: Board, state: State, seat: int, space: int, diagonal: int) -> bool:
    """Whether an own Square may slide and kill; for the generator."""
    target = slide_end(board, state, space, diagonal)
    if target == NO_CELL or board.kind[target] != ORDINARY:
        return False
    if state.top[target] == seat or is_square(state, target):
        return False
    return not is_beside_foe_square(board, state, seat, target)


@rule
def why_not_square(board: Board, state: State, seat: int, space: int) -> int:
    """OK, or why `seat` has no Square to move on a space."""
    if state.bound_square != NO_CELL and space != state.bound_square:
        return MUST_MOVE_ON  # AP-29
    if space >= board.n_spaces:
        return NO_SUCH_SPACE
    if not is_square(state, space) or state.top[space] != seat:
        return NO_SQUARE_OF_YOURS
    return OK if state.moves_left > 0 else NO_MOVES_LEFT


@rule
def why_not_step(board: Board, state: State, seat: int, space: int, diagonal: int) -> int:
    """OK, or why a Square may not step that way (AP-27)."""
    refusal = why_not_square(board, state, seat, space)
    if refusal != OK:
        return refusal
    target = board.beside[space, diagonal]
    if target == NO_CELL:
        return OFF_THE_GRID
    if board.kind[target] != ORDINARY:
        return SPECIAL_SPACE  # AP-26
    if state.height[target] > 0:
        return SPACE_TAKEN
    if is_beside_foe_square(board, state, seat, target) and not may_stop_beside(state):
        return SIDE_BY_SIDE  # AP-29
    return OK


@rule
def why_not_kill(board: Board, state: State, seat: int, space: int, diagonal: int) -> int:
    """OK, or why a Square may not kill that way (AP-28)."""
    refusal = why_not_square(board, state, seat, space)
    if refusal != OK:
        return refusal
    target = slide_end(board, state, space, diagonal)
    if target == NO_CELL:
        return NOTHING_TO_KILL
    if board.kind[target] != ORDINARY:
        return SHELTERED if state.height[target] > 0 else NOTHING_TO_KILL
    if is_square(state, target):
        return SQUARE_IN_THE_WAY  # AP-30
    if state.top[target] == seat:
        return OWN_PIECE_IN_THE_WAY
    return SIDE_BY_SIDE if is_beside_foe_square(board, state, seat, target) else OK  # AP-29


@rule
def step(board: Board, state: State, space: int, diagonal: int, trace: Trace) -> None:
    """The mover's Square steps; beside an opponent's it must move on at once (AP-29)."""
    target = board.beside[space, diagonal]
    emit(trace, SQUARE_STEPPED, state.turn, space, target)
    relocate_stack(state, space, target, state.facing[space])
    is_bound = is_beside_foe_square(board, state, state.turn, target)
    state.bound_square = target if is_bound else NO_CELL


@rule
def kill(board: Board, state: State, space: int, diagonal: int, trace: Trace) -> None:
    """The mover's Square slides, eliminates a stack and stands in its place (AP-28)."""
    target = slide_end(board, state, space, diagonal)
    emit(trace, SQUARE_KILLED, state.turn, space, target)
    while state.height[target] > 0:
        owner = remove_top(state, target)
        emit(trace, PIECE_ELIMINATED, owner, target)
        if owner != state.turn:
            state.kills[state.turn] += 1
    relocate_stack(state, space, target, state.facing[space])
    state.bound_square = NO_CELL
    state.last_stir = state.round
