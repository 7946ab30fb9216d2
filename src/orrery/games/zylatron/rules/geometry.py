"""The grid: places, distances, rows of bits. Authority for ZY-2 and the distances of ZY-8.

Loops over the points near a point go row by row: `row_bits` gives the points of one row within
a distance as a mask, bit c for column c.
"""

from __future__ import annotations

from orrery.core.rule import rule
from orrery.games.zylatron.grid import (
    COLUMN_BITS,
    MAX_COLUMNS,
    MAX_POINTS,
    STAR_FIGHTER,
    Board,
)


@rule
def row_of(point: int) -> int:
    """The y of a point."""
    return point >> COLUMN_BITS


@rule
def column_of(point: int) -> int:
    """Which point of its row."""
    return point & (MAX_COLUMNS - 1)


@rule
def x_of(point: int) -> int:
    """The x of a point: even in even rows, odd in odd ones."""
    return 2 * column_of(point) + (row_of(point) & 1)


@rule
def is_on_board(board: Board, point: int) -> bool:
    """Whether the point exists."""
    if not 0 <= point < MAX_POINTS:
        return False
    return ((board.points[row_of(point)] >> column_of(point)) & 1) != 0


@rule
def is_on_land(board: Board, point: int) -> bool:
    """Whether an existing point is land (ZY-3)."""
    return ((board.land[row_of(point)] >> column_of(point)) & 1) != 0


@rule
def distance(one: int, other: int) -> int:
    """Grid distance of two points (ZY-2)."""
    dx = abs(x_of(one) - x_of(other))
    dy = abs(row_of(one) - row_of(other))
    return dy + max(0, (dx - dy) >> 1)


@rule
def steps_between(board: Board, kind: int, one: int, other: int) -> int:
    """Steps of a piece of that kind: a Star Fighter crosses everything, others keep to their
    ground; FAR when the ground does not lead there (ZY-8)."""
    if kind == STAR_FIGHTER:
        return distance(one, other)
    return board.steps[one, other]


@rule
def first_row(point: int, reach: int) -> int:
    """The topmost row within `reach` of a point."""
    return max(0, row_of(point) - reach)


@rule
def end_row(board: Board, point: int, reach: int) -> int:
    """The row behind the last one within `reach` of a point."""
    return min(board.height, row_of(point) + reach + 1)


@rule
def row_bits(point: int, reach: int, row: int) -> int:
    """The columns of `row`, at most `reach` rows away, within distance `reach` of a point."""
    width = 2 * reach - abs(row - row_of(point))
    x = x_of(point) - (row & 1)
    low = max(0, (x - width) >> 1)
    high = min(MAX_COLUMNS - 1, (x + width) >> 1)
    return (1 << (high + 1)) - (1 << low)


@rule
def point_in(row: int, column: int) -> int:
    """The point of a row and column."""
    return (row << COLUMN_BITS) + column
