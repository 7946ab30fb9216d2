"""Krill Missiles. Authority for ZY-26 to ZY-28, and for launches from damaged carriers (ZY-24)."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.core.sheet import OK
from orrery.core.trace import Trace, emit
from orrery.games.zylatron.grid import (
    FACTORIES_PER_SEAT,
    MISSILE,
    NO_POINT,
    PIECES_PER_SEAT,
    Board,
)
from orrery.games.zylatron.rules.geometry import distance, is_on_board
from orrery.games.zylatron.rules.pieces import (
    FIRST_MISSILE,
    has_done,
    kind_of_piece,
    n_pieces_in_play,
    remove,
    why_not_able,
)
from orrery.games.zylatron.rules.strikes import FIRST_FACTORY, factory_point
from orrery.games.zylatron.sheet import (
    BEYOND_FLIGHT,
    CARRIER_IS_DAMAGED,
    LAUNCH,
    MISSILE_DETONATED,
    NEW_MISSILE,
    NO_SUCH_POINT,
    NOT_A_MISSILE,
    NOT_ON_START,
)
from orrery.games.zylatron.state import (
    ACTING,
    DESTROYED,
    IN_BANK,
    NEW,
    NO_PIECE,
    NO_TARGET,
    STRIKING,
    State,
)


@LAUNCH.referee
def why_not_launch(board: Board, state: State, seat: int, piece: int) -> int:
    """OK, or why a piece cannot be launched (ZY-24, ZY-26, ZY-28)."""
    refusal = why_not_able(state, seat, piece)
    if refusal != OK:
        return refusal
    if kind_of_piece(piece) != MISSILE:
        return NOT_A_MISSILE
    if has_done(state, piece, NEW):
        return NEW_MISSILE
    if state.carrier[piece] == NO_PIECE:
        return OK if is_on_start(board, state, piece) else NOT_ON_START
    return OK if state.damage[state.carrier[piece]] == 0 else CARRIER_IS_DAMAGED  # ZY-24


@rule
def is_on_start(board: Board, state: State, missile: int) -> bool:
    """Whether a Missile stands on a Missile start of the planet it comes from."""
    corner = state.planet[missile // PIECES_PER_SEAT]
    for slot in range(FIRST_MISSILE, PIECES_PER_SEAT):
        if board.start[corner, slot] == state.point[missile]:
            return True
    return False


@rule
def why_not_detonate(board: Board, state: State, point: int) -> int:
    """OK, or why the launched Missile cannot detonate at a point (ZY-26)."""
    if not is_on_board(board, point):
        return NO_SUCH_POINT
    if distance(state.point[state.subject], point) > board.moves[MISSILE]:
        return BEYOND_FLIGHT
    return OK


@rule
def detonate(board: Board, state: State, point: int, trace: Trace) -> None:
    """The Missile is spent; a card is drawn for all in the blast, friend or foe (ZY-27)."""
    missile = state.subject
    emit(trace, MISSILE_DETONATED, missile, state.point[missile], point)
    state.subject = NO_PIECE
    remove(state, missile, trace)
    state.blast = point
    strike_next(board, state, 0)


@rule
def strike_next(board: Board, state: State, start: int) -> None:
    """The next target of the blast, from `start` on: pieces by number, then factories (ZY-27)."""
    state.target = next_in_blast(board, state, start)
    state.phase = ACTING if state.target == NO_TARGET else STRIKING
    if state.target == NO_TARGET:
        state.blast = NO_POINT


@rule
def next_in_blast(board: Board, state: State, start: int) -> int:
    """The first target in the blast that is not below `start`, or NO_TARGET."""
    for piece in range(start, n_pieces_in_play(state)):
        point = state.point[piece]
        if point != IN_BANK and distance(point, state.blast) <= board.blast_range:
            return piece
    if not board.factories_can_be_hit:
        return NO_TARGET
    for factory in range(max(0, start - FIRST_FACTORY), FACTORIES_PER_SEAT * state.n_seats):
        point = factory_point(board, state, factory)
        if state.factory[factory] != DESTROYED:
            if distance(point, state.blast) <= board.blast_range:
                return FIRST_FACTORY + factory
    return NO_TARGET
