"""Calibration: what the search tells as a chance becomes how often that came true.

For two seats, and for games of which enough was played: `calibration.json` holds two numbers a game
and says from how many games they come. With x the logarithm of the odds that were told, the odds
are exp(slope · x + bend · x³): even chances stay even, what is sure stays sure, and the better side
stays the better. `benchmarks/analysis.py --fit` makes the file, and tests it on games left out.
"""

from __future__ import annotations

import functools
import math
from importlib.resources import files

import msgspec

FILE = "calibration.json"
SURE = 0.001  # beyond this nothing was measured apart


class Fit(msgspec.Struct, frozen=True):
    """How the chances of one game are read."""

    slope: float
    bend: float
    games: int  # between equals, from which it was made
    iterations: int  # of each position

    def __call__(self, share: float) -> float:
        """What a chance that was told is worth."""
        if share <= 0 or share >= 1:
            return share
        if share < SURE:
            return min(share, self(SURE))
        if share > 1 - SURE:
            return max(share, self(1 - SURE))
        odds = math.log(share / (1 - share))
        return 1 / (1 + math.exp(-(self.slope * odds + self.bend * odds**3)))


PLAIN = Fit(1.0, 0.0, 0, 0)
"""As it was told."""


@functools.cache
def _fits() -> dict[str, Fit]:
    text = files(__package__).joinpath(FILE).read_bytes()
    return msgspec.json.decode(text, type=dict[str, Fit])


def fit_of(game_id: str, n_seats: int) -> Fit:
    """How chances of a game of so many seats are read."""
    return _fits().get(game_id, PLAIN) if n_seats == 2 else PLAIN
