"""A fresh position. Authority for the set-up of ZY-1 and ZY-4 to ZY-6."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.games.zylatron.grid import N_CARDS, Board
from orrery.games.zylatron.rules.pieces import set_up
from orrery.games.zylatron.rules.turns import open_turn, usual_planet
from orrery.games.zylatron.state import PICKING, Options, State


@rule
def setup(board: Board, state: State, options: Options) -> None:
    """Everyone at home with 10 Zys, the first seat to move or to pick a planet (ZY-1, ZY-5)."""
    state.n_seats = options.players
    state.max_rounds = options.max_rounds
    state.half_prices = options.prices == 1
    state.touch_move = options.touch_move
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
