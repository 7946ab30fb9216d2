"""Sets of small numbers as bits: the one thing rules need that Python cannot say quickly."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from orrery.core.rule import rule


class LowestBit:
    """lowest_bit(bits) -> the smallest number in a set that is not empty."""

    def __call__(self, bits: int) -> int:
        """The same in plain Python."""
        return (bits & -bits).bit_length() - 1

    @cached_property
    def _numba_type_(self) -> Any:
        """One instruction on every processor: count the zeros below the lowest bit."""
        from numba import types
        from numba.core.cgutils import true_bit
        from numba.core.typing.templates import make_intrinsic_template

        def lowest_bit(typing: Any, bits: Any) -> Any:
            def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
                return builder.cttz(arguments[0], true_bit)

            return types.int64(types.int64), generate

        return types.Function(make_intrinsic_template(self, lowest_bit, "lowest_bit"))


lowest_bit = LowestBit()


@rule
def n_bits(bits: int) -> int:
    """How many bits are set."""
    n = 0
    while bits != 0:
        bits &= bits - 1
        n += 1
    return n
