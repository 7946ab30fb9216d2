"""The large tables of a Board as a rule: what `galaxy` makes with numpy, for the modules.

A browser gets a board without `steps` and `ways`, 2.7 MB that follow from width, height and land.
"""

from __future__ import annotations

from typing import Any

from orrery.core.rule import rule
from orrery.games.zylatron.grid import (
    FAR,
    MAX_COLUMNS,
    MAX_POINTS,
    MAX_ROWS,
    MAX_STEPS,
    Board,
)

TABLES = ("steps", "ways")
"""The fields that `lay_tables` fills."""

SIGN = MAX_COLUMNS - 1
"""The bit that makes a row negative; no point of a board has it."""


@rule
def lay_tables(board: Board) -> None:
    """Fill `steps` and `ways` of a board that has all else (ZY-8)."""
    for point in range(MAX_POINTS):
        for other in range(MAX_POINTS):
            board.steps[point, other] = FAR
        lay_ways(board, point)


@rule
def lay_ways(board: Board, point: int) -> None:
    """What is reached from a point, with one step more each time; the last point is none."""
    row = point // MAX_COLUMNS
    column = point % MAX_COLUMNS
    is_land = (board.land[row] >> column) & 1
    ways = board.ways[point]
    for n in range(MAX_STEPS + 1):
        for y in range(MAX_ROWS):
            ways[n, y] = ways[n - 1, y] if n > 0 else 0
        if n == 0 and point < MAX_POINTS - 1:
            ways[0, row] = 1 << column if column < SIGN else -1 << column
        elif n > 0 and (board.points[row] >> column) & 1:
            for y in range(max(0, row - n), min(MAX_ROWS - 1, row + n) + 1):
                ground = board.land[y] if is_land else board.points[y] & ~board.land[y]
                ways[n, y] |= step_into(ways, n - 1, y) & ground
        note_steps(board, ways, point, n)


@rule
def step_into(ways: Any, n: int, y: int) -> int:
    """The points of row `y` next to those reached with `n` steps (ZY-2)."""
    here = int(ways[n, y])
    found = here << 1 | here >> 1
    for other in (y - 1, y + 1):
        if 0 <= other < MAX_ROWS:
            near = int(ways[n, other])
            found |= near | (near >> 1 if y % 2 else near << 1)
    return found


@rule
def note_steps(board: Board, ways: Any, point: int, n: int) -> None:
    """Points that `n` steps reach and fewer do not."""
    for y in range(MAX_ROWS):
        new = int(ways[n, y])
        if n > 0:
            new &= ~int(ways[n - 1, y])
        if new != 0:
            for column in range(MAX_COLUMNS):
                if (new >> column) & 1:
                    board.steps[point, MAX_COLUMNS * y + column] = n
