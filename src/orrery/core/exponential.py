"""The exponential function as a rule of our own: the same last bit on every target.

Libraries and processors round `math.exp` differently, so a search that used it would not choose
alike everywhere. This one is a few sums and products in a fixed order.
"""

from __future__ import annotations

import math

from orrery.core.rule import rule

PER_LN_2 = 1.4426950408889634  # 1 / ln 2
LN_2_HIGH = 0.693147180369123816490  # ln 2 in two parts: n times the first is exact for small n
LN_2_LOW = 1.90821492927058770002e-10
MOST = 709.0  # larger results do not fit into a float
LEAST = -708.0  # smaller ones are taken for 0

DEGREE = 13
PARTS = tuple(1.0 / math.factorial(n) for n in range(DEGREE + 1))


@rule
def exp(x: float) -> float:
    """e to the x, within 4e-16 of it; never more than for 709, and 0 below -708."""
    if x < LEAST:
        return 0.0
    if x > MOST:
        return exp_of_part(MOST)
    return exp_of_part(x)


@rule
def exp_of_part(x: float) -> float:
    """2 to the n times e to the rest, where the rest is at most half of ln 2."""
    n = int(PER_LN_2 * x + (0.5 if x > 0.0 else -0.5))
    rest = (x - n * LN_2_HIGH) - n * LN_2_LOW
    return series(rest) * power_of_two(n)


@rule
def series(x: float) -> float:
    """1 + x + x^2 / 2! + ... + x^13 / 13!; what is left out is below the last bit.

    Written out, as a loop would search for each part wherever a compiler leaves it one.
    """
    total = PARTS[DEGREE]
    total = total * x + PARTS[12]
    total = total * x + PARTS[11]
    total = total * x + PARTS[10]
    total = total * x + PARTS[9]
    total = total * x + PARTS[8]
    total = total * x + PARTS[7]
    total = total * x + PARTS[6]
    total = total * x + PARTS[5]
    total = total * x + PARTS[4]
    total = total * x + PARTS[3]
    total = total * x + PARTS[2]
    total = total * x + PARTS[1]
    return total * x + PARTS[0]


@rule
def power_of_two(n: int) -> float:
    """2 to the n, exactly, for n from -1022 to 1023."""
    base = 2.0 if n > 0 else 0.5
    left = n if n > 0 else -n
    found = 1.0
    while left > 0:
        if left & 1:
            found *= base
        base *= base
        left >>= 1
    return found
