"""Single moves. Authority for AP-5, AP-15 to AP-20, AP-32, AP-33 and AP-38."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.core.trace import Trace, emit
from orrery.games.astroplane.board import (
    ANY_FACING,
    CENTRE,
    FIRING,
    HYPERSPACE,
    HYPERSPACE_0,
    NO_CELL,
    NOWHERE,
    START,
    Board,
)
from orrery.games.astroplane.rules.landing import open_facings, travel, why_not_take
from orrery.games.astroplane.rules.pieces import has_piece_in, is_square, square_of, turned
from orrery.games.astroplane.sheet import (
    EMPTY_START,
    FACES_BACK_OUT,
    FACES_ELSEWHERE,
    FACES_THE_SINGULARITY,
    HYPERSPACE_CROSSED,
    IS_CAPTIVE,
    NO_MOVES_LEFT,
    NO_SUCH_SPACE,
    NOBODY_THERE,
    NOT_YOURS,
    NOTHING_BEYOND,
    OK,
    PIECE_FLEW,
    STAYS_FOREVER,
)
from orrery.games.astroplane.state import NOBODY, State

STRAIGHT_ON = 0b001  # of the turns of `turned`, a bit each
ANY_TURN = 0b111


@rule
def open_turns(board: Board, state: State, seat: int, cell: int, facing: int) -> int:
    """The turns an own top piece that faces so may take if it flies, a bit each; for the generator.

    Without any it may not fly.
    """
    target = board.beyond[cell, facing]
    if target == NO_CELL:
        return 0
    kind = board.kind[target]
    if kind == CENTRE or kind == FIRING:
        return STRAIGHT_ON
    if kind == HYPERSPACE:
        return ANY_TURN
    return turns_to(open_facings(board, state, seat, target), facing)


@rule
def turns_to(facings: int, facing: int) -> int:
    """The turns, a bit each, that lead from a facing to some facings, a bit each."""
    clockwise = facings >> facing | facings << (4 - facing)  # from straight on
    return clockwise & 3 | clockwise >> 1 & 4


@rule
def why_not_own(board: Board, state: State, seat: int, cell: int) -> int:
    """OK, or why `seat` has no piece that can act on top of a cell."""
    if board.kind[cell] == NOWHERE:
        return NO_SUCH_SPACE
    if state.top[cell] == NOBODY:
        return EMPTY_START if board.kind[cell] == START else NOBODY_THERE
    if board.kind[cell] == CENTRE:
        return STAYS_FOREVER  # AP-41
    if state.top[cell] != seat:
        return IS_CAPTIVE if has_piece_in(state, seat, cell) else NOT_YOURS  # AP-19, AP-20
    return OK


@rule
def why_not_fly(board: Board, state: State, seat: int, cell: int, facing: int, turn: int) -> int:
    """OK, or why the piece of `cell` may not fly along `facing` and take this turn."""
    refusal = why_not_own(board, state, seat, cell)
    if refusal != OK:
        return refusal
    if state.facing[cell] != (square_of(facing) if is_square(state, cell) else facing):
        return FACES_ELSEWHERE  # AP-15
    if state.moves_left == 0:
        return NO_MOVES_LEFT
    target = board.beyond[cell, facing]
    if target == NO_CELL:
        return NOTHING_BEYOND  # AP-16
    return why_not_arrive(board, state, seat, target, facing, turn)


@rule
def why_not_arrive(
    board: Board, state: State, seat: int, target: int, facing: int, turn: int
) -> int:
    """OK, or why a piece flying into `target` may not take this turn there."""
    if board.kind[target] == HYPERSPACE:
        return OK  # the exit may always be landed on (AP-33)
    if board.kind[target] == CENTRE:
        return OK if turn == 0 else FACES_THE_SINGULARITY  # AP-7
    if board.kind[target] == FIRING:
        return OK if turn == 0 else FACES_BACK_OUT  # AP-38
    return why_not_take(board, state, seat, target, turned(facing, turn))


@rule
def hyperspace_exit(entry: int, turn: int) -> int:
    """The first, second or third exit clockwise from an entry (AP-32)."""
    return HYPERSPACE_0 + (entry - HYPERSPACE_0 + 1 + turn) % 4


@rule
def fly(board: Board, state: State, cell: int, facing: int, turn: int, trace: Trace) -> None:
    """One single move of the mover's piece, on through hyperspace if it leads there (AP-32)."""
    target = board.beyond[cell, facing]
    if board.kind[target] == HYPERSPACE:
        entry = target
        target = hyperspace_exit(entry, turn)
        emit(trace, HYPERSPACE_CROSSED, state.turn, entry, target)
    new = board.only_facing[target]
    if new == ANY_FACING:
        new = turned(facing, turn)
    emit(trace, PIECE_FLEW, state.turn, cell, target, new)
    travel(board, state, cell, facing, target, new, 0, trace)
