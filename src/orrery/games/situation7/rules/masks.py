"""Sets of locations as masks: location l is bit l % 62 of word l // 62.

Words stay below 2**62, so whole-number arithmetic is the same in plain Python and compiled.
"""

from __future__ import annotations

from orrery.core.contract import Actions
from orrery.core.records import Int64s
from orrery.core.rule import rule
from orrery.games.situation7.puzzle import N_WORDS, WORD_BITS

PAIRS = 0x1555555555555555  # every second bit
FOURS = 0x3333333333333333  # two of every four
EIGHTS = 0x0F0F0F0F0F0F0F0F  # four of every eight


@rule
def count_bits(word: int) -> int:
    """How many locations a word holds: sums of ever wider groups of bits."""
    word -= (word >> 1) & PAIRS
    word = (word & FOURS) + ((word >> 2) & FOURS)
    word = (word + (word >> 4)) & EIGHTS
    word += word >> 8
    word += word >> 16
    word += word >> 32
    return word & 127


@rule
def lowest_bit(word: int) -> int:
    """The number of the lowest bit of a word that is not 0."""
    return count_bits((word & -word) - 1)


@rule
def has(mask: Int64s, location: int) -> bool:
    """Whether a location is in a set."""
    return bool((mask[location // WORD_BITS] >> (location % WORD_BITS)) & 1 != 0)


@rule
def add(mask: Int64s, location: int) -> None:
    """Put a location into a set."""
    mask[location // WORD_BITS] |= 1 << (location % WORD_BITS)


@rule
def add_all(mask: Int64s, others: Int64s) -> None:
    """Put a whole set into a set."""
    for word in range(N_WORDS):
        mask[word] |= others[word]


@rule
def clear(mask: Int64s) -> None:
    """Empty a set."""
    for word in range(N_WORDS):
        mask[word] = 0


@rule
def meets(mask: Int64s, others: Int64s) -> bool:
    """Whether two sets have a location in common."""
    return bool((mask[0] & others[0]) | (mask[1] & others[1]) != 0)


@rule
def covers(mask: Int64s, others: Int64s) -> bool:
    """Whether a set holds every location of another."""
    return bool((others[0] & ~mask[0]) | (others[1] & ~mask[1]) == 0)


@rule
def size(mask: Int64s) -> int:
    """How many locations a set has."""
    return count_bits(mask[0]) + count_bits(mask[1])


@rule
def size_shared(mask: Int64s, others: Int64s) -> int:
    """How many locations two sets have in common."""
    return count_bits(mask[0] & others[0]) + count_bits(mask[1] & others[1])


@rule
def fill_word(actions: Actions, n: int, bits: int, number: int) -> int:
    """Append number + bit for every bit of a word; the new length."""
    while bits != 0:
        actions[n] = number + lowest_bit(bits)
        n += 1
        bits &= bits - 1
    return n
