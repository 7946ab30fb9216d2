"""A curve: the chance of each seat to win at the positions that were judged."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

AROUND = 6  # positions on either side that tell whether a change lasted

Shares = tuple[float, ...]
"""By seat: the share of the win it can expect, 0 to 1.

They add up to 1 where everything is in the open. Where hands are hidden each seat's own share is
judged by what that seat may know, so they need not.
"""


@dataclass(frozen=True)
class Found:
    """What was found of one position, and how closely it was looked at."""

    shares: Shares
    iterations: int
    """Of the search; 0: the game is over there, or solved, and nothing had to be guessed."""


@dataclass
class Curve:
    """Judgements by position; position n is the one after n actions."""

    judgements: dict[int, Found] = field(default_factory=dict)

    @property
    def positions(self) -> list[int]:
        """The positions that were judged, in order."""
        return sorted(self.judgements)

    def shares(self, n: int) -> Shares:
        """By seat, at a position that was judged."""
        return self.judgements[n].shares

    def change(self, before: int, after: int, seat: int) -> float:
        """By how much a seat's chance grew between two positions."""
        return self.shares(after)[seat] - self.shares(before)[seat]

    @property
    def total_changes(self) -> list[float]:
        """By seat: from the first position to the last."""
        first, last = self.positions[0], self.positions[-1]
        return [self.change(first, last, seat) for seat in range(len(self.shares(first)))]

    def swing(self, before: int, after: int, seat: int) -> float:
        """The part of a change that lasted: 0 where the positions around say otherwise."""
        change, lasting = self.change(before, after, seat), self._lasting(before, after, seat)
        if change * lasting <= 0.0:
            return 0.0
        return change if abs(change) < abs(lasting) else lasting

    def _lasting(self, before: int, after: int, seat: int) -> float:
        """How much better the next positions are for a seat than the last ones."""
        later = [n for n in self.positions if n >= after][:AROUND]
        earlier = [n for n in self.positions if n <= before][-AROUND:]
        return self._mean(later, seat) - self._mean(earlier, seat)

    def _mean(self, positions: Iterable[int], seat: int) -> float:
        found = [self.shares(n)[seat] for n in positions]
        return sum(found) / len(found)
