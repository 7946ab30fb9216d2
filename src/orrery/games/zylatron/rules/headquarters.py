"""Headquarters, Zylon, elimination, inheritance. Authority for ZY-33 to ZY-37."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.core.sheet import OK
from orrery.core.trace import Trace, emit
from orrery.games.zylatron.grid import (
    MAX_ROWS,
    NO_HQ,
    PIECES_PER_SEAT,
    WARRIOR,
    ZYLON,
    Board,
)
from orrery.games.zylatron.rules.ending import check_last_player
from orrery.games.zylatron.rules.pieces import (
    is_alive,
    n_pieces_in_play,
    remove,
    who_stands_at,
)
from orrery.games.zylatron.sheet import (
    HQ_IS_BARRED,
    ONLY_WARRIORS_LAND,
    PLAYER_CAPTURED,
    PLAYER_DESERTED,
    PLAYER_WITHOUT_WARRIOR,
    ZYLON_TAKEN,
)
from orrery.games.zylatron.state import (
    CAPTURED,
    IN_BANK,
    NO_PIECE,
    NOBODY,
    State,
)

THIS_TURN_AND_NEXT = 2


@rule
def owner_of_hq(state: State, hq: int) -> int:
    """The player whose live headquarters this is; NOBODY for Zylon's and inert ones (ZY-34)."""
    for seat in range(state.n_seats):
        if state.planet[seat] == hq:
            return seat if is_alive(state, seat) else NOBODY
    return NOBODY


@rule
def is_guarded(state: State, seat: int, hq: int) -> bool:
    """Whether only a Warrior of `seat` may stop there: Zylon's or a live enemy's (ZY-33)."""
    if hq == ZYLON:
        return True
    owner = owner_of_hq(state, hq)
    return owner != NOBODY and owner != seat


@rule
def why_not_land(state: State, kind: int, point: int, hq: int) -> int:
    """OK, or why a piece cannot land on a guarded headquarters (ZY-33)."""
    if kind != WARRIOR:
        return ONLY_WARRIORS_LAND
    standing = who_stands_at(state, point)
    if standing == NOBODY:
        return OK
    return OK if standing == owner_of_hq(state, hq) else HQ_IS_BARRED


@rule
def clear_for_landing(board: Board, state: State, seat: int, point: int, trace: Trace) -> None:
    """A piece of the headquarters' own player does not bar the landing, it is removed (ZY-33)."""
    hq = board.hq_at[point]
    if hq == NO_HQ:
        return
    if not is_guarded(state, seat, hq):
        return
    for piece in range(n_pieces_in_play(state)):
        if state.point[piece] == point and state.carrier[piece] == NO_PIECE:
            remove(state, piece, trace)


@rule
def land(board: Board, state: State, seat: int, point: int, trace: Trace) -> None:
    """What a Warrior wins that has gone to a headquarters (ZY-34, ZY-35)."""
    hq = board.hq_at[point]
    if hq == NO_HQ:
        return
    if not is_guarded(state, seat, hq):
        return
    if hq == ZYLON:
        if state.zylon != seat:
            state.zylon = seat
            emit(trace, ZYLON_TAKEN, seat)
        return
    owner = owner_of_hq(state, hq)
    emit(trace, PLAYER_CAPTURED, owner, seat)
    mark_captured(state, owner)
    hand_over(state, owner, seat)
    check_last_player(state, trace)


@rule
def mark_captured(state: State, loser: int) -> None:
    """Captured pieces cannot act this turn; damage lasts through the captor's next (ZY-34)."""
    for piece in range(n_pieces_in_play(state)):
        is_losers = state.holder[piece // PIECES_PER_SEAT] == loser
        if is_losers and state.point[piece] != IN_BANK:
            state.flags[piece] |= CAPTURED
            if state.damage[piece] > 0:
                state.damage[piece] = THIS_TURN_AND_NEXT


@rule
def hand_over(state: State, loser: int, winner: int) -> None:
    """Pieces on the board, factories, start positions, money and card change hands (ZY-34)."""
    for origin in range(state.n_seats):
        if state.holder[origin] == loser:
            state.holder[origin] = winner
    for row in range(MAX_ROWS):
        state.occupied[winner, row] |= state.occupied[loser, row]
        state.occupied[loser, row] = 0
    state.money[winner] += state.money[loser]
    state.money[loser] = 0
    state.remover[loser] = NOBODY
    if state.zylon == loser:
        state.zylon = winner


@rule
def drop_out(state: State, loser: int, trace: Trace) -> None:
    """A player without a Warrior is out; who removed the last one inherits (ZY-36)."""
    remover = state.remover[loser]
    heir = state.holder[remover] if remover != NOBODY else NOBODY
    if heir == loser or heir == NOBODY:
        emit(trace, PLAYER_DESERTED, loser)
        desert(state, loser, trace)
    else:
        emit(trace, PLAYER_WITHOUT_WARRIOR, loser, heir)
        hand_over(state, loser, heir)


@rule
def desert(state: State, loser: int, trace: Trace) -> None:
    """Nobody inherits: pieces are removed, factories stand idle, money returns (ZY-36)."""
    for piece in range(n_pieces_in_play(state)):
        is_losers = state.holder[piece // PIECES_PER_SEAT] == loser
        if is_losers and state.point[piece] != IN_BANK and state.carrier[piece] == NO_PIECE:
            remove(state, piece, trace)
    for origin in range(state.n_seats):
        if state.holder[origin] == loser:
            state.holder[origin] = NOBODY
    state.bank += state.money[loser]
    state.money[loser] = 0
    state.remover[loser] = NOBODY
    if state.zylon == loser:
        state.zylon = NOBODY
