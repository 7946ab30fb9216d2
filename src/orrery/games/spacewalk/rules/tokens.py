"""Tokens: who may pay, and who is asked. Authority for SW-14 to SW-16 and SW-26."""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.core.trace import Trace, emit
from orrery.games.spacewalk.events import TOKEN_PAID
from orrery.games.spacewalk.state import State

NOBODY = -1


@rule
def may_pay(state: State, seat: int) -> bool:
    """Has a token, used none in this round, and the round is not barred (SW-16, SW-26)."""
    if state.tokens[seat] == 0 or state.has_paid & (1 << seat):
        return False
    return max(state.round, 1) > state.barred_rounds  # the first gap belongs to round 1


@rule
def pay(state: State, seat: int, trace: Trace) -> None:
    """A paid token is gone (SW-17); everyone who passed before is asked again (SW-15)."""
    state.tokens[seat] -= 1
    state.has_paid |= 1 << seat
    state.has_passed = 0
    emit(trace, TOKEN_PAID, seat)


@rule
def next_asked(state: State, start: int) -> int:
    """Clockwise from `start`, the first who may pay and has not passed, or NOBODY (SW-15)."""
    for offset in range(state.n_seats):
        seat = (start + offset) % state.n_seats
        if may_pay(state, seat) and not state.has_passed & (1 << seat):
            return seat
    return NOBODY
