"""The legal actions that cost Zys."""

from __future__ import annotations

from orrery.core.contract import Actions
from orrery.core.rule import rule
from orrery.games.zylatron.grid import (
    FACTORIES_PER_SEAT,
    MISSILE,
    N_KINDS,
    PIECES_PER_SEAT,
    Board,
)
from orrery.games.zylatron.rules.cargo import has_free_peg
from orrery.games.zylatron.rules.money import (
    asked,
    has_free_craft,
    has_free_start,
    lost_piece,
    opens_start,
    price_of,
)
from orrery.games.zylatron.rules.pieces import (
    FIRST_WARRIOR,
    first_slot,
    is_free,
    kind_of_piece,
)
from orrery.games.zylatron.sheet import (
    BUY_0,
    GO_0,
    ONTO_0,
    REBUILD_0,
)
from orrery.games.zylatron.state import DESTROYED, IN_BANK, NO_PIECE, State


@rule
def can_buy(board: Board, state: State, seat: int, kind: int) -> bool:
    """Whether a lost piece of a kind can be paid and placed."""
    if state.money[seat] < price_of(board, state, kind):
        return False
    if lost_piece(board, state, seat, kind) == NO_PIECE:
        return False
    if has_free_start(board, state, seat, kind):
        return True
    return kind == MISSILE and has_free_craft(board, state, seat)


@rule
def fill_money(board: Board, state: State, seat: int, actions: Actions, n: int) -> int:
    """Buying and rebuilding."""
    for kind in range(N_KINDS):
        if can_buy(board, state, seat, kind):
            actions[n] = BUY_0 + kind
            n += 1
    if state.money[seat] < asked(state, board.factory_price):
        return n
    for factory in range(FACTORIES_PER_SEAT * state.n_seats):
        if state.factory[factory] == DESTROYED:
            if state.holder[factory // FACTORIES_PER_SEAT] == seat:
                actions[n] = REBUILD_0 + factory
                n += 1
    return n


@rule
def fill_places(board: Board, state: State, seat: int, actions: Actions) -> int:
    """Where the bought piece can be put (ZY-31)."""
    n = 0
    kind = kind_of_piece(state.subject)
    for origin in range(state.n_seats):
        if opens_start(state, seat, origin, kind):
            for index in range(board.n_pieces[kind]):
                point = board.start[state.planet[origin], first_slot(kind) + index]
                if is_free(state, point):
                    actions[n] = GO_0 + point
                    n += 1
    if kind == MISSILE:
        n = fill_craft(board, state, seat, actions, n)
    return n


@rule
def fill_craft(board: Board, state: State, seat: int, actions: Actions, n: int) -> int:
    """Every own vehicle with an empty peg."""
    for origin in range(state.n_seats):
        if state.holder[origin] == seat:
            first = PIECES_PER_SEAT * origin
            for carrier in range(first, first + FIRST_WARRIOR):
                if state.point[carrier] != IN_BANK and has_free_peg(board, state, carrier):
                    actions[n] = ONTO_0 + carrier
                    n += 1
    return n
