"""Strength: what the end of a game says about those who played it.

Glicko's idea for any number of seats. A seat wins with the chance softmax(strengths); what is
known of each strength is a bell curve, that of a bot a single number. A game moves the curves to
the top of the posterior (Newton) and makes them as wide as it is there (Laplace). Because the
information of one game is diag(p) - p pT, its inverse has a closed form (Sherman-Morrison). Why so
and not otherwise: docs/decisions/ratings-glicko-for-seats.md.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from typing import NamedTuple

POINTS = 400 / math.log(10)  # of the scale in which 400 points are odds of ten to one
START, START_SPREAD = 1500.0, 350.0
PER_GAME = 6.0  # points by which a player may change between two games
PER_DAY = 10.0  # and in a day without any: after three months much is uncertain again
SURE = 110.0  # a spread below this is no longer provisional
STEPS = 12
TIMES = 1.96  # spreads within which 19 of 20 lie


class Strength(NamedTuple):
    """What is known of a player: the middle and the spread (one standard deviation), in points."""

    middle: float
    spread: float

    @property
    def is_provisional(self) -> bool:
        """Too little is known yet."""
        return self.spread > SURE

    @property
    def give(self) -> float:
        """19 of 20 times the truth lies no further off."""
        return TIMES * self.spread


NEWCOMER = Strength(START, START_SPREAD)


def fixed(points: float) -> Strength:
    """A bot: measured, and no game changes that."""
    return Strength(points, 0.0)


def rested(before: Strength, days: float) -> Strength:
    """The same player some days later: a little less is known."""
    variance = before.spread**2 + PER_GAME**2 + PER_DAY**2 * max(0.0, days)
    return Strength(before.middle, min(START_SPREAD, math.sqrt(variance)))


def chances(middles: Sequence[float]) -> list[float]:
    """Who wins how often, by softmax."""
    top = max(middles)
    weights = [math.exp((middle - top) / POINTS) for middle in middles]
    return [weight / sum(weights) for weight in weights]


def after_game(before: Sequence[Strength], winners: Collection[int]) -> list[Strength]:
    """What is known after a game that these seats have won, together if they are several."""
    variances = [(one.spread / POINTS) ** 2 for one in before]
    start = [one.middle / POINTS for one in before]
    share = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(before))]
    at = list(start)
    for _ in range(STEPS):
        p = chances([POINTS * x for x in at])
        pull = [
            share[n] - p[n] - ((at[n] - start[n]) / v if v else 0.0)
            for n, v in enumerate(variances)
        ]
        step = _solved(p, variances, pull)
        at = [x + dx for x, dx in zip(at, step, strict=True)]
    widths = _diagonal(chances([POINTS * x for x in at]), variances)
    return [
        Strength(POINTS * x, POINTS * math.sqrt(w)) if v else one
        for x, w, v, one in zip(at, widths, variances, before, strict=True)
    ]


def _parts(p: Sequence[float], variances: Sequence[float]) -> tuple[list[float], float]:
    """Of the inverse of diag(1/v + p) - p pT: its diagonal part, and the weight of the rest."""
    d = [v / (1 + v * one) for v, one in zip(variances, p, strict=True)]
    return d, 1 / (1 - sum(one * one * x for one, x in zip(p, d, strict=True)))


def _solved(p: Sequence[float], variances: Sequence[float], pull: Sequence[float]) -> list[float]:
    d, weight = _parts(p, variances)
    common = weight * sum(one * x * r for one, x, r in zip(p, d, pull, strict=True))
    return [x * r + x * one * common for one, x, r in zip(p, d, pull, strict=True)]


def _diagonal(p: Sequence[float], variances: Sequence[float]) -> list[float]:
    d, weight = _parts(p, variances)
    return [x + (x * one) ** 2 * weight for one, x in zip(p, d, strict=True)]
