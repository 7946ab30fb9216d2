"""The end of the game and who has won. Authority for ZY-38."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.core.trace import Trace, emit
from orrery.games.zylatron.grid import FACTORIES_PER_SEAT, Board
from orrery.games.zylatron.rules.pieces import is_alive, n_warriors
from orrery.games.zylatron.sheet import (
    LAST_PLAYER_LEFT,
)
from orrery.games.zylatron.state import DESTROYED, OVER, State


@rule
def n_players_left(state: State) -> int:
    """How many are still in the game."""
    n = 0
    for seat in range(state.n_seats):
        if is_alive(state, seat):
            n += 1
    return n


@rule
def check_last_player(state: State, trace: Trace) -> None:
    """The last player left wins (ZY-38)."""
    if n_players_left(state) > 1:
        return
    state.phase = OVER
    for seat in range(state.n_seats):
        if is_alive(state, seat):
            emit(trace, LAST_PLAYER_LEFT, seat)


@rule
def score(board: Board, state: State, seat: int) -> int:
    """Warriors on the board plus undestroyed factories (ZY-38)."""
    points = n_warriors(state, seat)
    for factory in range(FACTORIES_PER_SEAT * state.n_seats):
        if state.holder[factory // FACTORIES_PER_SEAT] == seat:
            if state.factory[factory] != DESTROYED:
                points += 1
    return points


@rule
def is_winner(board: Board, state: State, seat: int) -> bool:
    """The last player left; else the highest score, then the most money, else shared (ZY-38)."""
    if not is_alive(state, seat):
        return False
    for other in range(state.n_seats):
        if other != seat and is_alive(state, other) and stands_better(board, state, other, seat):
            return False
    return True


@rule
def stands_better(board: Board, state: State, one: int, other: int) -> bool:
    """Whether `one` beats `other` when a game is adjudicated."""
    a = score(board, state, one)
    b = score(board, state, other)
    return a > b or (a == b and state.money[one] > state.money[other])
