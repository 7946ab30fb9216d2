"""Points: how much stronger one of two bots is, from games with any number of seats.

By Luce's model a seat wins in proportion to its strength; 400 points are odds of ten to one. The
points are those that make the results of all line-ups likeliest, with half a game added that was
even, and the interval is that of the likelihood.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

POINTS = 400 / math.log(10)
WIDEST = 1000.0  # points; what is beyond cannot be told from a few games
DROP = 1.92  # of the log likelihood, at the ends of the interval of 95 %


class Counted(NamedTuple):
    """Games of one line-up."""

    n_first: int
    n_second: int
    won: float
    games: int


class Points(NamedTuple):
    """By how much the first is stronger."""

    mean: float
    low: float
    high: float
    games: int


def likelihood(line_ups: Sequence[Counted], points: float) -> float:
    """The logarithm of how likely the results are."""
    strength = math.exp(points / POINTS)
    total = 0.0
    for one in line_ups:
        even = one.n_first / (one.n_first + one.n_second)
        chance = one.n_first * strength / (one.n_first * strength + one.n_second)
        won, lost = one.won + even / 2, one.games - one.won + (1 - even) / 2
        total += won * math.log(chance) + lost * math.log(1 - chance)
    return total


def estimate(line_ups: Sequence[Counted]) -> Points:
    """The likeliest points and their interval."""
    best = ternary(lambda points: likelihood(line_ups, points))
    floor = likelihood(line_ups, best) - DROP
    low = crossing(lambda points: likelihood(line_ups, points) - floor, -WIDEST, best)
    high = crossing(lambda points: likelihood(line_ups, points) - floor, WIDEST, best)
    return Points(best, low, high, sum(one.games for one in line_ups))


def ternary(value: Callable[[float], float]) -> float:
    """Where a hill is highest."""
    low, high = -WIDEST, WIDEST
    while high - low > 0.01:
        third = (high - low) / 3
        if value(low + third) < value(high - third):
            low += third
        else:
            high -= third
    return (low + high) / 2


def crossing(value: Callable[[float], float], outside: float, inside: float) -> float:
    """Where a value becomes positive on the way from `outside` to `inside`."""
    while abs(inside - outside) > 0.1:
        middle = (inside + outside) / 2
        inside, outside = (middle, outside) if value(middle) > 0 else (inside, middle)
    return (inside + outside) / 2
