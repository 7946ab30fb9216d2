"""A fresh position. Authority for the set-up of ZY-1 and ZY-4 to ZY-6."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.games.zylatron.board import MAX_ROWS, N_CARDS, NO_POINT, Board
from orrery.games.zylatron.rules.pieces import set_up
from orrery.games.zylatron.rules.turns import open_turn, usual_planet
from orrery.games.zylatron.state import (
    IN_BANK,
    MAX_FACTORIES,
    MAX_PIECES,
    MAX_SEATS,
    NO_PIECE,
    NO_PLANET,
    NO_TARGET,
    NOBODY,
    PICKING,
    WORKING,
    Options,
    State,
)


@rule
def setup(board: Board, state: State, options: Options) -> None:
    """Everyone at home with 10 Zys, the first seat to move or to pick a planet (ZY-1, ZY-5)."""
    state.n_seats = options.players
    state.max_rounds = options.max_rounds
    state.half_prices = options.prices == 1
    state.touch_move = options.touch_move
    clear_turn(state)
    clear_pieces(state)
    clear_seats(state)
    state.bank = board.total_money
    for card in range(N_CARDS):
        state.strikes[card] = board.strikes[card]
    for seat in range(state.n_seats):
        state.holder[seat] = seat
        state.money[seat] = board.start_money
        state.bank -= board.start_money
    if options.pick_planets:
        state.phase = PICKING
        return
    for seat in range(state.n_seats):
        state.planet[seat] = usual_planet(state.n_seats, seat)
        set_up(board, state, seat)
    state.round = 1
    open_turn(board, state)


@rule
def clear_turn(state: State) -> None:
    """Nothing is under way."""
    state.turn = 0
    state.round = 0
    state.moves_left = 0
    state.lacked_warrior = False
    state.zylon = NOBODY
    state.mover = NO_PIECE
    state.steps_left = 0
    state.subject = NO_PIECE
    state.target = NO_TARGET
    state.blast = NO_POINT


@rule
def clear_pieces(state: State) -> None:
    """Every piece is in the bank, every factory works."""
    for piece in range(MAX_PIECES):
        state.point[piece] = IN_BANK
        state.carrier[piece] = NO_PIECE
        state.cargo[piece] = 0
        state.damage[piece] = 0
        state.flags[piece] = 0
    for factory in range(MAX_FACTORIES):
        state.factory[factory] = WORKING


@rule
def clear_seats(state: State) -> None:
    """Nobody sits anywhere."""
    for seat in range(MAX_SEATS):
        state.planet[seat] = NO_PLANET
        state.holder[seat] = NOBODY
        state.remover[seat] = NOBODY
        state.money[seat] = 0
        for row in range(MAX_ROWS):
            state.occupied[seat, row] = 0
    for row in range(MAX_ROWS):
        state.taken[row] = 0
