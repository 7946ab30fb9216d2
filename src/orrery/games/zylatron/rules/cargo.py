"""Cargo: pegs, loading, boarding, setting down, shifting. Authority for ZY-12 to ZY-17."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.core.sheet import OK
from orrery.core.trace import Trace, emit
from orrery.games.zylatron.grid import (
    BATTLE_STAR,
    MISSILE,
    PIECES_PER_SEAT,
    STAR_FIGHTER,
    WARRIOR,
    Board,
)
from orrery.games.zylatron.rules.geometry import is_on_land
from orrery.games.zylatron.rules.pieces import (
    FIRST_WARRIOR,
    commander,
    has_done,
    is_aboard,
    kind_of_piece,
    n_pieces_in_play,
    put_aboard,
    take_off,
    why_not_yours,
)
from orrery.games.zylatron.sheet import (
    ALREADY_DROPPED,
    ALREADY_LOADED,
    ALREADY_SHIFTED,
    CANNOT_MOVE_OFF,
    DOCK,
    DROP,
    HAS_MOVED,
    LOAD,
    NO_CARGO_OF_MOVER,
    NO_FREE_PEG,
    NO_OTHER_PEG,
    NO_PEGS,
    NO_PLACE_IN_SPACE,
    NOT_CARRIED,
    NOT_IN_STACK,
    NOT_STANDING_HERE,
    NOTHING_MOVES,
    PIECE_DOCKED,
    PIECE_DROPPED,
    PIECE_LOADED,
    PIECE_SHIFTED,
    SAME_CARRIER,
    SHIFT,
    TOO_BIG_TO_CARRY,
)
from orrery.games.zylatron.state import (
    ACTING,
    BOARDED,
    DROPPED,
    LEAVING,
    LOADED,
    MOVED,
    NO_PIECE,
    SHIFTED,
    State,
)

# Stacks


@rule
def has_free_peg(board: Board, state: State, carrier: int) -> bool:
    """Whether a piece has an empty peg of its own (ZY-12)."""
    return state.cargo[carrier] < board.pegs[kind_of_piece(carrier)]


@rule
def bottom_of(state: State, piece: int) -> int:
    """The piece that stands on the point, under everything."""
    while state.carrier[piece] != NO_PIECE:
        piece = state.carrier[piece]
    return piece


@rule
def bottom_at(state: State, seat: int, point: int, mover: int) -> int:
    """The piece of `seat` that stands on a point beside the mover, or NO_PIECE."""
    for piece in range(n_pieces_in_play(state)):
        if state.point[piece] == point and state.carrier[piece] == NO_PIECE and piece != mover:
            if commander(state, piece) == seat:
                return piece
    return NO_PIECE


@rule
def free_carrier(board: Board, state: State, bottom: int) -> int:
    """The first piece of a stack with an empty peg, the lowest one first, or NO_PIECE."""
    if has_free_peg(board, state, bottom):
        return bottom
    if state.cargo[bottom] == 0:
        return NO_PIECE
    for origin in range(state.n_seats):
        first = PIECES_PER_SEAT * origin
        for piece in range(first, first + FIRST_WARRIOR):
            if state.point[piece] == state.point[bottom] and has_free_peg(board, state, piece):
                if is_aboard(state, piece, bottom):
                    return piece
    return NO_PIECE


@rule
def topping(state: State, bottom: int) -> int:
    """The first Warrior or Missile carried in a stack, or NO_PIECE (ZY-13)."""
    if state.cargo[bottom] == 0:
        return NO_PIECE
    for piece in range(n_pieces_in_play(state)):
        if state.point[piece] == state.point[bottom] and piece != bottom:
            if kind_of_piece(piece) >= WARRIOR and is_aboard(state, piece, bottom):
                return piece
    return NO_PIECE


@rule
def carries_moved(state: State, bottom: int) -> bool:
    """Whether some cargo of a piece has begun a move this turn (ZY-11)."""
    if state.cargo[bottom] == 0:
        return False
    for piece in range(n_pieces_in_play(state)):
        if state.point[piece] == state.point[bottom] and piece != bottom:
            if has_done(state, piece, MOVED) and is_aboard(state, piece, bottom):
                return True
    return False


# Loading and boarding: the mover and another stack are on one point


@rule
def why_not_pick_up(board: Board, state: State, mover: int, piece: int) -> int:
    """OK, or why the mover cannot carry a piece that stands on the board (ZY-11 to ZY-13)."""
    if board.pegs[kind_of_piece(mover)] == 0:
        return NO_PEGS
    if kind_of_piece(piece) == BATTLE_STAR:
        return TOO_BIG_TO_CARRY
    if has_done(state, piece, MOVED) or carries_moved(state, piece):
        return HAS_MOVED  # ZY-11
    if has_done(state, piece, LOADED):
        return ALREADY_LOADED  # ZY-16
    if free_carrier(board, state, mover) != NO_PIECE:
        return OK
    return OK if goes_beneath(board, state, mover, piece) else NO_FREE_PEG


@rule
def goes_beneath(board: Board, state: State, mover: int, piece: int) -> bool:
    """A Star Fighter with an empty peg goes beneath a carried Warrior or Missile (ZY-13)."""
    if kind_of_piece(piece) != STAR_FIGHTER or topping(state, mover) == NO_PIECE:
        return False
    return free_carrier(board, state, piece) != NO_PIECE


@rule
def can_join(board: Board, state: State, mover: int, bottom: int) -> bool:
    """Whether the mover could load, or board, the own stack on `bottom` (ZY-9)."""
    if why_not_pick_up(board, state, mover, bottom) == OK:
        return True
    if kind_of_piece(mover) == BATTLE_STAR:
        return False
    return free_carrier(board, state, bottom) != NO_PIECE


@LOAD.referee
def why_not_load(board: Board, state: State, seat: int, piece: int) -> int:
    """OK, or why the mover cannot load `piece` here."""
    refusal = why_not_yours(state, seat, piece)
    if refusal != OK:
        return refusal
    mover = state.mover
    if piece == mover or state.carrier[piece] != NO_PIECE:
        return NOT_STANDING_HERE
    if state.point[piece] != state.point[mover]:
        return NOT_STANDING_HERE
    return why_not_pick_up(board, state, mover, piece)


@rule
def load(board: Board, state: State, piece: int, trace: Trace) -> None:
    """The mover takes a piece on its first empty peg, or beneath what it carries (ZY-13)."""
    carrier = free_carrier(board, state, state.mover)
    if carrier == NO_PIECE:
        top = topping(state, state.mover)
        carrier = state.carrier[top]
        take_off(state, top)
        put_aboard(state, top, free_carrier(board, state, piece))
    put_aboard(state, piece, carrier)
    state.flags[piece] |= LOADED
    state.phase = ACTING
    emit(trace, PIECE_LOADED, piece, carrier)


@DOCK.referee
def why_not_dock(board: Board, state: State, seat: int, piece: int) -> int:
    """OK, or why the mover cannot board `piece` here (ZY-13)."""
    refusal = why_not_yours(state, seat, piece)
    if refusal != OK:
        return refusal
    mover = state.mover
    if state.point[piece] != state.point[mover] or is_aboard(state, piece, mover):
        return NOT_STANDING_HERE
    if kind_of_piece(mover) == BATTLE_STAR:
        return TOO_BIG_TO_CARRY
    if board.pegs[kind_of_piece(piece)] == 0:
        return NO_PEGS
    return OK if has_free_peg(board, state, piece) else NO_FREE_PEG


@rule
def dock(state: State, carrier: int, trace: Trace) -> None:
    """The mover, with its cargo, boards a carrier, which begins no move this turn (ZY-11)."""
    put_aboard(state, state.mover, carrier)
    state.flags[carrier] |= BOARDED
    state.phase = ACTING
    emit(trace, PIECE_DOCKED, state.mover, carrier)


# Setting down


@rule
def why_not_drop(board: Board, state: State, seat: int, piece: int) -> int:
    """OK, or why the mover cannot set `piece` down here (ZY-14); whether it can then move off
    is asked by the caller."""
    refusal = why_not_yours(state, seat, piece)
    if refusal != OK:
        return refusal
    mover = state.mover
    if mover == NO_PIECE:
        return NOTHING_MOVES
    if piece == mover or not is_aboard(state, piece, mover):
        return NO_CARGO_OF_MOVER
    if has_done(state, piece, DROPPED):
        return ALREADY_DROPPED
    if state.carrier[mover] != NO_PIECE or state.steps_left == 0:
        return CANNOT_MOVE_OFF
    return OK if can_stand(board, piece, state.point[mover]) else NO_PLACE_IN_SPACE


@rule
def can_stand(board: Board, piece: int, point: int) -> bool:
    """Warriors and Missiles stand on land only (ZY-14)."""
    kind = kind_of_piece(piece)
    return (kind != WARRIOR and kind != MISSILE) or is_on_land(board, point)


@DROP.deed
def drop(state: State, piece: int, trace: Trace) -> None:
    """The mover sets a piece down, with what is on it, and must move off (ZY-14)."""
    take_off(state, piece)
    state.flags[piece] |= DROPPED
    state.phase = LEAVING
    emit(trace, PIECE_DROPPED, piece, state.point[piece])


# Shifting


@SHIFT.referee
def why_not_shift(board: Board, state: State, seat: int, piece: int) -> int:
    """OK, or why cargo cannot be shifted within its stack (ZY-16)."""
    refusal = why_not_yours(state, seat, piece)
    if refusal != OK:
        return refusal
    if state.carrier[piece] == NO_PIECE:
        return NOT_CARRIED
    if has_done(state, piece, SHIFTED):
        return ALREADY_SHIFTED
    for carrier in range(n_pieces_in_play(state)):
        if why_not_shift_to(board, state, seat, piece, carrier) == OK:
            return OK
    return NO_OTHER_PEG


@rule
def why_not_shift_to(board: Board, state: State, seat: int, piece: int, carrier: int) -> int:
    """OK, or why cargo cannot be shifted onto `carrier`."""
    refusal = why_not_yours(state, seat, carrier)
    if refusal != OK:
        return refusal
    if state.point[carrier] != state.point[piece] or is_aboard(state, carrier, piece):
        return NOT_IN_STACK
    if carrier == state.carrier[piece]:
        return SAME_CARRIER
    if board.pegs[kind_of_piece(carrier)] == 0:
        return NO_PEGS
    return OK if has_free_peg(board, state, carrier) else NO_FREE_PEG


@rule
def shift(state: State, piece: int, carrier: int, trace: Trace) -> None:
    """Cargo changes its peg, with what is on it."""
    take_off(state, piece)
    put_aboard(state, piece, carrier)
    state.flags[piece] |= SHIFTED
    state.phase = ACTING
    state.subject = NO_PIECE
    emit(trace, PIECE_SHIFTED, piece, carrier)
