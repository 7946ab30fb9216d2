"""Action numbers of ASTRON <-> kind and details.

| kind     | number                    | meaning                                    |
|----------|---------------------------|--------------------------------------------|
| TAKE_OFF | column                    | pick a take-off space                      |
| PLAY     | 4 * direction + value - 1 | play a card and fly, or move the base      |
| DISCARD  | card                      | no play is possible: wait and discard      |
| DODGE    | 0 left, 1 right           | where the own displaced ship goes          |
| PASS     |                           | no play and no card                        |
| DEAL     | card                      | nature deals it to the actor               |

A card is 4 * suit + value - 1; the suits are FORWARDS, BACKWARDS, SIDEWAYS, UPHEAVAL.
"""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.games.astron.board import MAX_COLUMNS, N_CARDS, N_VALUES
from orrery.games.astron.state import LEFT, N_DIRECTIONS

TAKE_OFF, PLAY, DISCARD, DODGE, PASS, DEAL = range(6)

TAKE_OFF_0 = 0
PLAY_0 = TAKE_OFF_0 + MAX_COLUMNS
DISCARD_0 = PLAY_0 + N_DIRECTIONS * N_VALUES
DODGE_0 = DISCARD_0 + N_CARDS
PASS_0 = DODGE_0 + 2
DEAL_0 = PASS_0 + 1
N_ACTIONS = DEAL_0 + N_CARDS

MAX_ACTIONS = N_DIRECTIONS * N_VALUES
MAX_CHANCE = N_CARDS


@rule
def kind_of(action: int) -> int:
    """TAKE_OFF, PLAY, ... or DEAL."""
    if action < PLAY_0:
        return TAKE_OFF
    if action < DISCARD_0:
        return PLAY
    if action < DODGE_0:
        return DISCARD
    if action < PASS_0:
        return DODGE
    return PASS if action < DEAL_0 else DEAL


@rule
def play_action(direction: int, value: int) -> int:
    """Play the card of this value that flies in this direction."""
    return PLAY_0 + N_VALUES * direction + value - 1


@rule
def direction_of(action: int) -> int:
    """The direction of a PLAY; STILL for an Upheaval."""
    return (action - PLAY_0) // N_VALUES


@rule
def value_of(action: int) -> int:
    """The printed number of the card of a PLAY."""
    return (action - PLAY_0) % N_VALUES + 1


@rule
def card_for(direction: int, value: int) -> int:
    """The card that flies so: one suit serves left and right (AS-12)."""
    suit = direction if direction <= LEFT else direction - 1
    return N_VALUES * suit + value - 1


@rule
def dodge_action(direction: int) -> int:
    """Dodge to the LEFT or RIGHT."""
    return DODGE_0 + direction - LEFT
