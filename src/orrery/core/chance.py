"""Chance is an action of nature: the rules list what may happen, a caller draws.

Two sources: `draw`, a small generator for playouts that compiles with the rules, and
`ChanceStream`, a stream anyone can recompute from its seed, for tables and the server.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from orrery.core.rule import rule
from orrery.core.seats import CHANCE

__all__ = ["CHANCE", "ChanceStream", "Rng", "draw", "draw_weighted", "game_seed", "new_rng"]

Rng = npt.NDArray[np.uint64]

# The multipliers of splitmix64
MIX_SEED = 0x9E3779B97F4A7C15
MIX_INDEX = 0xD1B54A32D192ED03
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB
MASK = (1 << 64) - 1


@rule
def draw(rng: Rng, n: int) -> int:
    """A number from 0 to n - 1 (n below 2^32) by xorshift; the bias is below n / 2^32."""
    x = np.uint64(rng[0])
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    rng[0] = x
    return int(np.int64(((x >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32)))


@rule
def draw_weighted(rng: Rng, weights: npt.NDArray[np.int32], n: int) -> int:
    """An index below n, each as likely as its weight."""
    total = 0
    for index in range(n):
        total += weights[index]
    left = draw(rng, total)
    for index in range(n):
        left -= weights[index]
        if left < 0:
            return index
    return n - 1


def game_seed(seed: int, index: int) -> int:
    """The seed of game `index` of a batch: never 0, independent of how the batch is split."""
    x = (seed * MIX_SEED + index * MIX_INDEX + 1) & MASK
    x = ((x ^ (x >> 30)) * MIX_1) & MASK
    x = ((x ^ (x >> 27)) * MIX_2) & MASK
    return (x ^ (x >> 31)) or 1


def new_rng(seed: int) -> Rng:
    """A generator for `draw`."""
    return np.array([game_seed(seed, 0)], np.uint64)


class ChanceStream:
    """Draws that follow from a seed alone: number k is SHA-256(seed, k), without bias."""

    def __init__(self, seed: int | str, position: int = 0) -> None:
        """Start at the `position`-th draw."""
        self.seed = str(seed)
        self.position = position

    def pick(self, weights: Sequence[int]) -> int:
        """An index, each as likely as its weight."""
        left = self.below(sum(weights))
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise ValueError("chance needs at least one positive weight")

    def below(self, n: int) -> int:
        """0 to n - 1, equally likely; hashes that would bias the result are drawn again."""
        limit = (1 << 256) // n * n
        attempt = 0
        while True:
            value = self._hash(attempt)
            if value < limit:
                self.position += 1
                return value % n
            attempt += 1

    def _hash(self, attempt: int) -> int:
        text = f"{self.seed}/{self.position}/{attempt}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest(), "big")
