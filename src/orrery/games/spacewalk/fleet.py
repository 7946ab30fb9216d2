"""A fleet: ships of one size in one word, three bits for the count of each owner.

A player has three ships of a size, so a count never runs into the next one. In a word the
questions of SW-10 (who is left? only one owner?) need no loop over the seats.
"""

from __future__ import annotations

from orrery.core.bits import lowest_bit
from orrery.core.rule import in_python
from orrery.core.rule import inlined_rule as rule

BITS = 3
MOST = 7  # more than any count in a sound position


@rule
def one_ship(owner: int) -> int:
    """A fleet of one ship."""
    return 1 << (BITS * owner)


@rule
def all_ships(owner: int) -> int:
    """The bits of all ships of `owner`'s."""
    return MOST << (BITS * owner)


@rule
def n_ships(fleet: int, owner: int) -> int:
    """How many ships are `owner`'s."""
    return (fleet >> (BITS * owner)) & MOST


count = in_python(n_ships)
"""The same for texts and views."""


@rule
def first_owner(fleet: int) -> int:
    """The lowest seat with a ship in a fleet that is not empty."""
    return lowest_bit(fleet) // BITS
