"""Beaming. Authority for ZY-18.

A Battle Star beams up, to its own bay, or down, out of its own stack; both are one piece and one
destination. Within one stack cargo is shifted, not beamed.
"""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.core.sheet import OK
from orrery.core.trace import Trace, emit
from orrery.games.zylatron.grid import (
    BATTLE_STAR,
    NO_HQ,
    WARRIOR,
    Board,
)
from orrery.games.zylatron.rules.cargo import bottom_of, has_free_peg
from orrery.games.zylatron.rules.geometry import (
    distance,
    end_row,
    first_row,
    is_on_board,
    is_on_land,
    point_in,
    row_bits,
)
from orrery.games.zylatron.rules.headquarters import is_guarded
from orrery.games.zylatron.rules.pieces import (
    can_act,
    commander,
    has_done,
    is_free,
    kind_of_piece,
    n_pieces_in_play,
    put_aboard,
    put_down,
    take_off,
    unmark,
    why_not_yours,
)
from orrery.games.zylatron.sheet import (
    ALREADY_BEAMED,
    BEAM,
    HAS_MOVED,
    HQ_CLOSED_TO_BEAMS,
    NO_BEAM_DOWN_TO_SPACE,
    NO_BEAM_IN_RANGE,
    NO_FREE_PEG,
    NO_PEGS,
    NO_SUCH_POINT,
    NOT_BEAMABLE,
    NOT_FREE,
    PIECE_BEAMED_ABOARD,
    PIECE_BEAMED_DOWN,
    SHIFT_INSTEAD,
)
from orrery.games.zylatron.state import (
    ACTING,
    BEAMED,
    MOVED,
    NO_PIECE,
    State,
)


@rule
def can_beam(board: Board, state: State, star: int) -> bool:
    """Whether a piece is a Battle Star that works (ZY-18)."""
    return kind_of_piece(star) == BATTLE_STAR and can_act(state, star)


@BEAM.referee
def why_not_beam(board: Board, state: State, seat: int, piece: int) -> int:
    """OK, or why a piece cannot be beamed anywhere."""
    refusal = why_not_yours(state, seat, piece)
    if refusal != OK:
        return refusal
    if kind_of_piece(piece) < WARRIOR:
        return NOT_BEAMABLE
    if has_done(state, piece, MOVED):
        return HAS_MOVED  # ZY-11
    if has_done(state, piece, BEAMED):
        return ALREADY_BEAMED  # ZY-16
    return OK if has_destination(board, state, seat, piece) else NO_BEAM_IN_RANGE


@rule
def has_destination(board: Board, state: State, seat: int, piece: int) -> bool:
    """Whether any carrier or point can receive a piece by beam."""
    for carrier in range(n_pieces_in_play(state)):
        if why_not_beam_aboard(board, state, seat, piece, carrier) == OK:
            return True
    bottom = bottom_of(state, piece)
    if not can_beam(board, state, bottom):
        return False
    start = state.point[bottom]
    reach = board.beam_range
    for row in range(first_row(start, reach), end_row(board, start, reach)):
        if has_beam_point(board, state, seat, piece, row, row_bits(start, reach, row)):
            return True
    return False


@rule
def has_beam_point(board: Board, state: State, seat: int, piece: int, row: int, bits: int) -> bool:
    """Whether one of these points of a row can receive a piece by beam."""
    column = 0
    while bits != 0:
        if (bits & 1) != 0:
            if why_not_beam_down(board, state, seat, piece, point_in(row, column)) == OK:
                return True
        bits >>= 1
        column += 1
    return False


@rule
def why_not_beam_aboard(board: Board, state: State, seat: int, piece: int, carrier: int) -> int:
    """OK, or why a piece cannot be beamed to a carrier: up by it, or down to it."""
    refusal = why_not_yours(state, seat, carrier)
    if refusal != OK:
        return refusal
    if board.pegs[kind_of_piece(carrier)] == 0:
        return NO_PEGS
    if state.point[carrier] == state.point[piece]:
        return SHIFT_INSTEAD
    if not has_free_peg(board, state, carrier):
        return NO_FREE_PEG
    is_lit = can_beam(board, state, carrier) or can_beam(board, state, bottom_of(state, piece))
    is_near = distance(state.point[piece], state.point[carrier]) <= board.beam_range
    return OK if is_lit and is_near else NO_BEAM_IN_RANGE


@rule
def why_not_beam_down(board: Board, state: State, seat: int, piece: int, point: int) -> int:
    """OK, or why a piece cannot be beamed down to a point."""
    if not is_on_board(board, point):
        return NO_SUCH_POINT
    bottom = bottom_of(state, piece)
    if not can_beam(board, state, bottom):
        return NO_BEAM_IN_RANGE
    if distance(state.point[bottom], point) > board.beam_range:
        return NO_BEAM_IN_RANGE
    if not is_on_land(board, point):
        return NO_BEAM_DOWN_TO_SPACE
    if not is_free(state, point):
        return NOT_FREE
    hq = board.hq_at[point]
    if hq == NO_HQ:
        return OK
    return HQ_CLOSED_TO_BEAMS if is_guarded(state, seat, hq) else OK  # ZY-14, ZY-33


@rule
def leave_by_beam(state: State, piece: int) -> None:
    """A piece is no more where it was."""
    if state.carrier[piece] != NO_PIECE:
        take_off(state, piece)
    else:
        unmark(state, commander(state, piece), state.point[piece])
    state.flags[piece] |= BEAMED
    state.phase = ACTING
    state.subject = NO_PIECE


@rule
def beam_aboard(state: State, piece: int, carrier: int, trace: Trace) -> None:
    """To a free bay or peg."""
    leave_by_beam(state, piece)
    put_aboard(state, piece, carrier)
    emit(trace, PIECE_BEAMED_ABOARD, piece, carrier, state.point[carrier])


@rule
def beam_down(state: State, piece: int, point: int, trace: Trace) -> None:
    """To a free point of land."""
    leave_by_beam(state, piece)
    put_down(state, piece, point)
    emit(trace, PIECE_BEAMED_DOWN, piece, point)
