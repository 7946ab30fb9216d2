"""Zys: income, buying, repairing, rebuilding. Authority for ZY-29 to ZY-32."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.core.sheet import OK
from orrery.core.trace import Trace, emit
from orrery.games.zylatron.grid import (
    FACTORIES_PER_SEAT,
    MISSILE,
    PIECES_PER_SEAT,
    Board,
)
from orrery.games.zylatron.rules.cargo import has_free_peg
from orrery.games.zylatron.rules.geometry import is_on_board
from orrery.games.zylatron.rules.pieces import (
    commander,
    first_slot,
    is_free,
    kind_of_piece,
    n_pieces_in_play,
    put_aboard,
    put_down,
    why_not_yours,
)
from orrery.games.zylatron.sheet import (
    BUY,
    FACTORY_REBUILT,
    FACTORY_RECOVERS,
    INCOME_PAID,
    NO_FREE_PEG,
    NO_FREE_START,
    NO_PEGS,
    NO_SUCH_FACTORY,
    NO_SUCH_POINT,
    NONE_LOST,
    NOT_A_START,
    NOT_DAMAGED,
    NOT_IN_RUINS,
    NOT_IN_THIS_GAME,
    NOT_YOUR_FACTORY,
    ONLY_MISSILES_ABOARD,
    PIECE_BOUGHT,
    PIECE_REPAIRED,
    REPAIR,
    START_IS_TAKEN,
    TOO_DEAR,
)
from orrery.games.zylatron.state import (
    ACTING,
    DAMAGED,
    IN_BANK,
    NEW,
    NO_PIECE,
    WORKING,
    State,
)


@rule
def asked(state: State, full_price: int) -> int:
    """What a price comes to; half, rounded up, with the option (ZY-30)."""
    return (full_price + 1) // 2 if state.half_prices else full_price


@rule
def price_of(board: Board, state: State, kind: int) -> int:
    """What a lost piece of a kind costs (ZY-30)."""
    return asked(state, board.prices[kind])


@rule
def repair_price(board: Board, state: State, kind: int) -> int:
    """Half the price of the piece, rounded up (ZY-30)."""
    return (price_of(board, state, kind) + 1) // 2


@rule
def pay(state: State, seat: int, price: int) -> None:
    """Zys go to the bank."""
    state.money[seat] -= price
    state.bank += price


# Buying


@rule
def lost_piece(board: Board, state: State, seat: int, kind: int) -> int:
    """The lowest lost piece of a kind that `seat` itself set up, or NO_PIECE (ZY-31)."""
    first = PIECES_PER_SEAT * seat + first_slot(kind)
    for piece in range(first, first + board.n_pieces[kind]):
        if state.point[piece] == IN_BANK:
            return piece
    return NO_PIECE


@BUY.referee
def why_not_buy(board: Board, state: State, seat: int, kind: int) -> int:
    """OK, or why a piece of a kind cannot be bought (ZY-30, ZY-31)."""
    if board.n_pieces[kind] == 0:
        return NOT_IN_THIS_GAME
    if lost_piece(board, state, seat, kind) == NO_PIECE:
        return NONE_LOST
    if state.money[seat] < price_of(board, state, kind):
        return TOO_DEAR
    if has_free_start(board, state, seat, kind):
        return OK
    return OK if kind == MISSILE and has_free_craft(board, state, seat) else NO_FREE_START


@rule
def has_free_start(board: Board, state: State, seat: int, kind: int) -> bool:
    """Whether a start position of the kind is open to `seat`."""
    for origin in range(state.n_seats):
        if opens_start(state, seat, origin, kind):
            for index in range(board.n_pieces[kind]):
                if is_free(state, board.start[state.planet[origin], first_slot(kind) + index]):
                    return True
    return False


@rule
def opens_start(state: State, seat: int, origin: int, kind: int) -> bool:
    """Whether `seat` may buy onto the planet of `origin`: a captured one too, but no Missiles."""
    return origin == seat or (kind != MISSILE and state.holder[origin] == seat)


@rule
def has_free_craft(board: Board, state: State, seat: int) -> bool:
    """Whether an own vehicle has an empty peg."""
    for piece in range(n_pieces_in_play(state)):
        if state.point[piece] != IN_BANK and commander(state, piece) == seat:
            if has_free_peg(board, state, piece):
                return True
    return False


@rule
def why_not_place(board: Board, state: State, seat: int, kind: int, point: int) -> int:
    """OK, or why the bought piece cannot be put on a point (ZY-31)."""
    if not is_on_board(board, point):
        return NO_SUCH_POINT
    for origin in range(state.n_seats):
        if opens_start(state, seat, origin, kind):
            for index in range(board.n_pieces[kind]):
                if board.start[state.planet[origin], first_slot(kind) + index] == point:
                    return OK if is_free(state, point) else START_IS_TAKEN
    return NOT_A_START


@rule
def why_not_place_aboard(board: Board, state: State, seat: int, kind: int, carrier: int) -> int:
    """OK, or why the bought piece cannot be put on a vehicle (ZY-31)."""
    refusal = why_not_yours(state, seat, carrier)
    if refusal != OK:
        return refusal
    if kind != MISSILE:
        return ONLY_MISSILES_ABOARD
    if board.pegs[kind_of_piece(carrier)] == 0:
        return NO_PEGS
    return OK if has_free_peg(board, state, carrier) else NO_FREE_PEG


@rule
def receive(board: Board, state: State, seat: int, trace: Trace) -> None:
    """Pay for the piece that has just been put on the board."""
    piece = state.subject
    price = price_of(board, state, kind_of_piece(piece))
    pay(state, seat, price)
    state.subject = NO_PIECE
    state.phase = ACTING
    emit(trace, PIECE_BOUGHT, piece, state.point[piece], price)


@rule
def place(board: Board, state: State, seat: int, point: int, trace: Trace) -> None:
    """The bought piece goes on a start position."""
    put_down(state, state.subject, point)
    receive(board, state, seat, trace)


@rule
def place_aboard(board: Board, state: State, seat: int, carrier: int, trace: Trace) -> None:
    """The bought Missile goes on a vehicle; it cannot be launched this turn (ZY-28)."""
    put_aboard(state, state.subject, carrier)
    state.flags[state.subject] |= NEW
    receive(board, state, seat, trace)


# Repairing and rebuilding


@REPAIR.referee
def why_not_repair(board: Board, state: State, seat: int, piece: int) -> int:
    """OK, or why a piece cannot be repaired (ZY-30)."""
    refusal = why_not_yours(state, seat, piece)
    if refusal != OK:
        return refusal
    if state.damage[piece] == 0:
        return NOT_DAMAGED
    price = repair_price(board, state, kind_of_piece(piece))
    return OK if state.money[seat] >= price else TOO_DEAR


@REPAIR.deed
def repair(board: Board, state: State, seat: int, piece: int, trace: Trace) -> None:
    """A damaged piece works again at once."""
    price = repair_price(board, state, kind_of_piece(piece))
    pay(state, seat, price)
    state.damage[piece] = 0
    emit(trace, PIECE_REPAIRED, piece, price)


@rule
def why_not_rebuild(board: Board, state: State, seat: int, factory: int) -> int:
    """OK, or why a factory cannot be rebuilt (ZY-24, ZY-32)."""
    if factory >= FACTORIES_PER_SEAT * state.n_seats:
        return NO_SUCH_FACTORY
    if state.holder[factory // FACTORIES_PER_SEAT] != seat:
        return NOT_YOUR_FACTORY
    if state.factory[factory] == DAMAGED:
        return FACTORY_RECOVERS
    if state.factory[factory] == WORKING:
        return NOT_IN_RUINS
    return OK if state.money[seat] >= asked(state, board.factory_price) else TOO_DEAR


@rule
def rebuild(board: Board, state: State, seat: int, factory: int, trace: Trace) -> None:
    """A destroyed factory works again."""
    price = asked(state, board.factory_price)
    pay(state, seat, price)
    state.factory[factory] = WORKING
    emit(trace, FACTORY_REBUILT, factory, price)


# Income


@rule
def income_of(state: State, seat: int) -> int:
    """1 Zy for each working factory, 2 with the Zylon card (ZY-29)."""
    n = 0
    for factory in range(FACTORIES_PER_SEAT * state.n_seats):
        if state.holder[factory // FACTORIES_PER_SEAT] == seat:
            if state.factory[factory] == WORKING:
                n += 1
    return 2 * n if state.zylon == seat else n


@rule
def collect(state: State, seat: int, trace: Trace) -> None:
    """The income of a turn; factories that missed it recover (ZY-24, ZY-29)."""
    income = income_of(state, seat)
    pay(state, seat, -income)
    for factory in range(FACTORIES_PER_SEAT * state.n_seats):
        if state.holder[factory // FACTORIES_PER_SEAT] == seat:
            if state.factory[factory] == DAMAGED:
                state.factory[factory] = WORKING
    emit(trace, INCOME_PAID, seat, income)
