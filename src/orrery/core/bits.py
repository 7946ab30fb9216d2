"""Sets of small numbers as bits: the one thing rules need that Python cannot say quickly."""

from __future__ import annotations

from typing import Any

from orrery.core.rule import IS_PLAIN, rule


def _lowest_bit(bits: int) -> int:
    return (bits & -bits).bit_length() - 1


def _compiled_lowest_bit() -> Any:
    """One instruction on every processor: count the zeros below the lowest bit."""
    from numba import types
    from numba.core.cgutils import true_bit
    from numba.extending import intrinsic

    def lowest_bit(typing: Any, bits: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.cttz(arguments[0], true_bit)

        return types.int64(types.int64), generate

    return intrinsic(lowest_bit)


lowest_bit = _lowest_bit if IS_PLAIN else _compiled_lowest_bit()
"""lowest_bit(bits) -> the smallest number in a set that is not empty."""


@rule
def n_bits(bits: int) -> int:
    """How many bits are set."""
    n = 0
    while bits != 0:
        bits &= bits - 1
        n += 1
    return n
