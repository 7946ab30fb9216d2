"""Plays of a card <-> action numbers: by the direction of flight and the printed value.

A card is 4 * suit + value - 1; the suits are FORWARDS, BACKWARDS, SIDEWAYS, UPHEAVAL.
"""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.games.astron.cells import N_VALUES
from orrery.games.astron.sheet import DISCARD_0, PLAY_0
from orrery.games.astron.state import LEFT


@rule
def is_play(action: int) -> bool:
    """Whether a card is played, and not discarded."""
    return PLAY_0 <= action < DISCARD_0


@rule
def play_action(direction: int, value: int) -> int:
    """Play the card of this value that flies in this direction."""
    return PLAY_0 + N_VALUES * direction + value - 1


@rule
def direction_of(action: int) -> int:
    """The direction of a play; STILL for an Upheaval."""
    return (action - PLAY_0) // N_VALUES


@rule
def value_of(action: int) -> int:
    """The printed number of the card of a play."""
    return (action - PLAY_0) % N_VALUES + 1


@rule
def card_for(direction: int, value: int) -> int:
    """The card that flies so: one suit serves left and right (AS-12)."""
    suit = direction if direction <= LEFT else direction - 1
    return N_VALUES * suit + value - 1
