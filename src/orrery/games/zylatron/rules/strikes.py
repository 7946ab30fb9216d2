"""Lasers and strike cards. Authority for ZY-19 to ZY-25.

A target is a piece number, or FIRST_FACTORY + factory.
"""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.core.sheet import OK
from orrery.core.trace import Trace, emit
from orrery.games.zylatron.grid import (
    DAMAGE,
    FACTORIES_PER_SEAT,
    HIT,
    N_CARDS,
    NO_POINT,
    Board,
)
from orrery.games.zylatron.rules.geometry import distance
from orrery.games.zylatron.rules.pieces import (
    commander,
    has_done,
    kind_of_piece,
    n_pieces_in_play,
    remove,
    why_not_able,
)
from orrery.games.zylatron.sheet import (
    CARD_DRAWN,
    FACTORIES_ARE_SAFE,
    FACTORY_DAMAGED,
    FACTORY_DESTROYED,
    FACTORY_IN_RUINS,
    FIRE,
    HAS_FIRED,
    IS_LOST,
    LASER_FIRED,
    NO_LASER,
    NO_SUCH_FACTORY,
    NO_TARGET_IN_RANGE,
    NOT_AN_ENEMY,
    OUT_OF_RANGE,
    PIECE_DAMAGED,
    PILE_RESHUFFLED,
)
from orrery.games.zylatron.state import (
    DAMAGED,
    DESTROYED,
    FIRED,
    IN_BANK,
    MAX_PIECES,
    NO_PIECE,
    NOBODY,
    STRIKING,
    State,
)

FIRST_FACTORY = MAX_PIECES
NEXT_TURN = 1
THIS_TURN_AND_NEXT = 2


# Firing


@rule
def laser_of(board: Board, piece: int) -> int:
    """The range of a piece's laser, 0 for Missiles (ZY-20)."""
    return board.lasers[kind_of_piece(piece)]


@FIRE.referee
def why_not_fire(board: Board, state: State, seat: int, piece: int) -> int:
    """OK, or why a piece cannot fire (ZY-19)."""
    refusal = why_not_able(state, seat, piece)
    if refusal != OK:
        return refusal
    if laser_of(board, piece) == 0:
        return NO_LASER
    if has_done(state, piece, FIRED):
        return HAS_FIRED
    for target in range(n_pieces_in_play(state)):
        if why_not_target(board, state, seat, piece, target) == OK:
            return OK
    for factory in range(FACTORIES_PER_SEAT * state.n_seats):
        if why_not_target_factory(board, state, seat, piece, factory) == OK:
            return OK
    return NO_TARGET_IN_RANGE


@rule
def why_not_target(board: Board, state: State, seat: int, piece: int, target: int) -> int:
    """OK, or why a laser cannot be aimed at a piece (ZY-20, ZY-21)."""
    if state.point[target] == IN_BANK:
        return IS_LOST
    if commander(state, target) == seat:
        return NOT_AN_ENEMY
    if distance(state.point[piece], state.point[target]) > laser_of(board, piece):
        return OUT_OF_RANGE
    return OK


@rule
def why_not_target_factory(board: Board, state: State, seat: int, piece: int, factory: int) -> int:
    """OK, or why a laser cannot be aimed at a factory (ZY-21)."""
    if not board.factories_can_be_hit:
        return FACTORIES_ARE_SAFE  # ZY-39
    if factory >= FACTORIES_PER_SEAT * state.n_seats:
        return NO_SUCH_FACTORY
    holder = state.holder[factory // FACTORIES_PER_SEAT]
    if holder == seat or holder == NOBODY:
        return NOT_AN_ENEMY
    if state.factory[factory] == DESTROYED:
        return FACTORY_IN_RUINS
    if distance(state.point[piece], factory_point(board, state, factory)) > laser_of(board, piece):
        return OUT_OF_RANGE
    return OK


@rule
def factory_point(board: Board, state: State, factory: int) -> int:
    """Where a factory stands."""
    corner = state.planet[factory // FACTORIES_PER_SEAT]
    return board.factory[corner, factory % FACTORIES_PER_SEAT]


@rule
def fire(state: State, target: int, trace: Trace) -> None:
    """The laser is fired; the card decides (ZY-20)."""
    piece = state.subject
    state.flags[piece] |= FIRED
    state.subject = NO_PIECE
    state.target = target
    state.blast = NO_POINT
    state.phase = STRIKING
    emit(trace, LASER_FIRED, piece, target)


# Cards


@rule
def take_card(board: Board, state: State, card: int, trace: Trace) -> None:
    """A card leaves the pile; an empty pile is reshuffled (ZY-22)."""
    emit(trace, CARD_DRAWN, card, state.target)
    state.strikes[card] -= 1
    for left in range(N_CARDS):
        if state.strikes[left] > 0:
            return
    for left in range(N_CARDS):
        state.strikes[left] = board.strikes[left]
    emit(trace, PILE_RESHUFFLED)


@rule
def strike(state: State, card: int, target: int, trace: Trace) -> None:
    """HIT, DAMAGE or MISS for a piece or a factory (ZY-23 to ZY-25)."""
    if target >= FIRST_FACTORY:
        strike_factory(state, card, target - FIRST_FACTORY, trace)
    elif card == HIT:
        remove(state, target, trace)
    elif card == DAMAGE:
        is_own_turn = commander(state, target) == state.turn
        state.damage[target] = THIS_TURN_AND_NEXT if is_own_turn else NEXT_TURN
        emit(trace, PIECE_DAMAGED, target)


@rule
def strike_factory(state: State, card: int, factory: int, trace: Trace) -> None:
    """A factory is destroyed, or misses its owner's next income (ZY-23, ZY-24)."""
    if card == HIT:
        state.factory[factory] = DESTROYED
        emit(trace, FACTORY_DESTROYED, factory)
    elif card == DAMAGE:
        state.factory[factory] = DAMAGED
        emit(trace, FACTORY_DAMAGED, factory)
