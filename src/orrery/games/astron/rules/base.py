"""The base moves beneath all ships. Authority for AS-3, AS-4, AS-20 and AS-24."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.core.trace import Trace, emit
from orrery.games.astron.cells import Board
from orrery.games.astron.rules.flight import BY_BASE, survives_walk
from orrery.games.astron.rules.landing import landed_counts, settle
from orrery.games.astron.rules.window import is_space, last_base
from orrery.games.astron.sheet import BASE_MOVED
from orrery.games.astron.state import FORWARD, IN_PLAY, State


@rule
def move_base(board: Board, state: State, n: int, trace: Trace) -> None:
    """`n` steps, or as many as there are to "Game Over" (AS-4); walk all ships, then settle all."""
    before = state.base
    n = min(n, last_base(board) - before)
    emit(trace, BASE_MOVED, before, n, before + n)
    for ship in range(state.n_seats):
        if state.status[ship] == IN_PLAY:
            survives_walk(board, state, ship, FORWARD, n, BY_BASE, trace)
    state.base = before + n
    counts = landed_counts(state)
    for ship in range(state.n_seats):
        if state.status[ship] == IN_PLAY:
            start = board.kind[before + state.row[ship], state.column[ship]]
            settle(board, state, ship, BY_BASE, is_space(start), counts, trace)
