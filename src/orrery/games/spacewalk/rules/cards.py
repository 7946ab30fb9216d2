"""The action-card variant. Authority for SW-21 to SW-24."""

from __future__ import annotations

from orrery.core.rule import inlined_rule as rule
from orrery.core.trace import Trace, emit
from orrery.games.spacewalk.sheet import CARD_COPIED, CARD_LAID, HAND_TAKEN_BACK, NO_SUCH_CARD, OK
from orrery.games.spacewalk.state import (
    CARD_COPY,
    CARD_MOVE,
    CARD_STAY,
    N_CARDS,
    NO_CARD,
    State,
)

MOVE_CARDS = 4


@rule
def take_hand(state: State, seat: int) -> None:
    """Eight cards: four MOVE, one of each other kind (SW-21)."""
    for card in range(N_CARDS):
        state.hands[seat, card] = MOVE_CARDS if card == CARD_MOVE else 1


@rule
def why_not_lay(state: State, seat: int, card: int) -> int:
    """OK, or why `seat` may not lay that card."""
    if state.hands[seat, card] == 0:
        return NO_SUCH_CARD
    return OK


@rule
def lay(state: State, seat: int, card: int, trace: Trace) -> int:
    """Lay a card; the effect it has: its own, or for COPY that of the card before (SW-23)."""
    state.hands[seat, card] -= 1
    emit(trace, CARD_LAID, seat, card)
    effect = card
    if card == CARD_COPY:
        effect = CARD_STAY if state.last_effect == NO_CARD else state.last_effect
        emit(trace, CARD_COPIED, seat, effect)
    state.last_effect = effect
    return effect


@rule
def refill_empty_hand(state: State, seat: int, trace: Trace) -> None:
    """At the end of the turn an empty hand is taken back (SW-24)."""
    for card in range(N_CARDS):
        if state.hands[seat, card] > 0:
            return
    take_hand(state, seat)
    emit(trace, HAND_TAKEN_BACK, seat)
