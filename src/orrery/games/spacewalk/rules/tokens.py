"""Tokens: who may pay, and who is asked. Authority for SW-14 to SW-16 and SW-26."""

from __future__ import annotations

from orrery.core.bits import lowest_bit
from orrery.core.rule import inlined_rule as rule
from orrery.core.trace import Trace, emit
from orrery.games.spacewalk.sheet import TOKEN_PAID
from orrery.games.spacewalk.state import MAX_SEATS, State

NOBODY = -1


@rule
def payers(state: State) -> int:
    """Who has a token and used none in this round, unless it is barred, as bits (SW-16, SW-26)."""
    if max(state.round, 1) <= state.barred_rounds:  # the first gap belongs to round 1
        return 0
    seats = 0
    for seat in range(MAX_SEATS):
        seats |= (state.tokens[seat] > 0) << seat
    return seats & ~state.has_paid


@rule
def may_pay(state: State, seat: int) -> bool:
    """Whether `seat` may use a token now."""
    return (payers(state) >> seat) & 1 != 0


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
    seats = payers(state) & ~state.has_passed
    if seats == 0:
        return NOBODY
    later = (seats >> start) << start
    return lowest_bit(later if later != 0 else seats)
