"""Meters: what the server counts and times for its operator. Knows no table and no person."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter

LIMITS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds


class Times:
    """How long something took, as a histogram."""

    def __init__(self) -> None:
        """Nothing was timed yet."""
        self.counts = [0] * (len(LIMITS) + 1)  # by the first limit that is not below
        self.total = 0.0

    def note(self, seconds: float) -> None:
        """It took so long once more."""
        self.counts[bisect_left(LIMITS, seconds)] += 1
        self.total += seconds


class Meters:
    """All that is counted since the start."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.n_entries = 0
        """Entries of logs that were committed: actions, nature's, notes."""
        self.commits = Times()
        """From handing a unit in until it is on the disk."""
        self.requests = Times()
        """From reading a request until it is carried out."""
        self.refusals: Counter[str] = Counter()
        """Requests that were not carried out, by code."""
