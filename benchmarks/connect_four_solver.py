"""Connect four on seven columns of six, solved: alpha-beta over bitboards with a table.

Bits are those of `connect_four.rules`: cell (column, row) is bit 7 * column + row. `own` are the
discs of who is to move, `mask` those of both. A value is 1 if who is to move wins, 0 for a draw,
-1 for a loss. Positions of 16 discs and more take milliseconds.
"""

from __future__ import annotations

from typing import Any

import numba
import numpy as np

from orrery.core.bits import n_bits

COLUMNS, ROWS, STRIDE = 7, 6, 7
BOTTOM = sum(1 << STRIDE * column for column in range(COLUMNS))
CELLS = BOTTOM * ((1 << ROWS) - 1)
ORDER = (3, 2, 4, 1, 5, 0, 6)  # columns, those in the middle first
N_ENTRIES = 1 << 22


@numba.njit
def winning_cells(own: int, mask: int) -> int:
    """Free cells that would make four in a row for `own`, within reach or not."""
    found = (own << 1) & (own << 2) & (own << 3)
    for step in (STRIDE, STRIDE - 1, STRIDE + 1):
        pair = (own << step) & (own << 2 * step)
        found |= pair & (own << 3 * step)
        found |= pair & (own >> step)
        pair = (own >> step) & (own >> 2 * step)
        found |= pair & (own >> 3 * step)
        found |= pair & (own << step)
    return found & (CELLS ^ mask)


@numba.njit
def reachable(mask: int) -> int:
    """The cells into which the next disc can fall."""
    return (mask + BOTTOM) & CELLS


@numba.njit
def safe_cells(own: int, mask: int) -> int:
    """Moves after which the other cannot win at once."""
    cells = reachable(mask)
    threats = winning_cells(mask ^ own, mask)
    forced = cells & threats
    if forced != 0:
        if forced & (forced - 1) != 0:
            return 0  # two at once
        cells = forced
    return cells & ~(threats >> 1)  # nor under a cell where the other wins


@numba.njit
def negamax(own: int, mask: int, low: int, high: int, keys: Any, bounds: Any) -> int:
    """The value within low to high, of a position that who is to move cannot win at once."""
    cells = safe_cells(own, mask)
    if cells == 0:
        return -1 if n_bits(mask) < COLUMNS * ROWS else 0
    if n_bits(mask) >= COLUMNS * ROWS - 2:
        return 0
    key = own + mask
    entry = key % N_ENTRIES
    least, most = -1, 1
    if keys[entry] == key:
        least, most = bounds[entry, 0], bounds[entry, 1]
    low, high = max(low, least), min(high, most)
    if low >= high:
        return low
    best = -1
    for rank in range(3, -1, -1):  # by how many cells would win afterwards
        for column in ORDER:
            cell = cells & (((1 << ROWS) - 1) << STRIDE * column)
            if cell == 0:
                continue
            n = min(3, n_bits(winning_cells(own | cell, mask | cell)))
            if n != rank:
                continue
            after = -negamax(mask ^ own, mask | cell, -high, -max(low, best), keys, bounds)
            best = max(best, after)
            if best >= high:
                write(keys, bounds, key, best, most)
                return best
    write(keys, bounds, key, best if best > low else least, best)
    return best


@numba.njit
def write(keys: Any, bounds: Any, key: int, least: int, most: int) -> None:
    """Keep what is known of a position."""
    entry = key % N_ENTRIES
    keys[entry] = key
    bounds[entry, 0] = least
    bounds[entry, 1] = most


class Solver:
    """Exact values of positions, with a table of those seen."""

    def __init__(self) -> None:
        """An empty table."""
        self._keys = np.full(N_ENTRIES, -1, np.int64)
        self._bounds = np.zeros((N_ENTRIES, 2), np.int8)

    def value(self, own: int, mask: int) -> int:
        """1, 0 or -1 for who is to move; nobody has four in a row yet."""
        if mask == CELLS:
            return 0
        if winning_cells(own, mask) & reachable(mask):
            return 1
        return int(negamax(own, mask, -1, 1, self._keys, self._bounds))

    def values(self, own: int, mask: int) -> dict[int, int]:
        """The value of each column that is not full, for who drops a disc there."""
        found = {}
        for column in range(COLUMNS):
            cell = reachable(mask) & (((1 << ROWS) - 1) << STRIDE * column)
            if cell:
                wins = bool(winning_cells(own, mask) & cell)
                found[column] = 1 if wins else -self.value(mask ^ own, mask | cell)
        return found
