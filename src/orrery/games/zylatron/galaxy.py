"""Lays the grid of a Board: points, land, neighbours, and steps on one kind of ground (ZY-2)."""

from __future__ import annotations

import functools
from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from orrery.core.records import memory_of
from orrery.games.zylatron import grid as b

Place = tuple[int, int]
DIRECTIONS = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))


def distance(one: Place, other: Place) -> int:
    """Steps between two places when nothing is in the way (ZY-2)."""
    dx, dy = abs(one[0] - other[0]), abs(one[1] - other[1])
    return dy + max(0, (dx - dy) // 2)


def mirrored(board: b.Board, place: Place, corner: int) -> Place:
    """The image, in a corner, of a place given for the top left corner."""
    x, y = place
    return (
        board.width - 1 - x if corner in (1, 2) else x,
        board.height - 1 - y if corner in (2, 3) else y,
    )


def lay_grid(board: b.Board, discs: Mapping[str, list[tuple[Place, int]]]) -> None:
    """Fill points, land, headquarters, neighbours, steps and ways."""
    flat = [disc for section in discs.values() for disc in section]
    for y in range(board.height):
        for x in range(y % 2, board.width, 2):
            board.points[y] |= 1 << x // 2
            if any(distance((x, y), centre) <= radius for centre, radius in flat):
                board.land[y] |= 1 << x // 2
    for point in range(b.MAX_POINTS):
        board.hq_at[point] = b.NO_HQ
    for number in range(b.N_CORNERS + 1):
        point = board.headquarters[number]
        board.hq_at[point] = number
        board.hqs[point // b.MAX_COLUMNS] |= 1 << point % b.MAX_COLUMNS
    _lay_neighbours(board)
    rows = tuple(int(board.land[y]) for y in range(b.MAX_ROWS))
    memory = memory_of(board)
    memory["steps"][0] = steps_on(board.width, board.height, rows)
    memory["ways"][0] = ways_on(board.width, board.height, rows)


def _lay_neighbours(board: b.Board) -> None:
    for point in range(b.MAX_POINTS):
        x, y = b.place_of(point)
        for index, (dx, dy) in enumerate(DIRECTIONS):
            both = b.is_point(board, x, y) and b.is_point(board, x + dx, y + dy)
            board.neighbours[point, index] = b.point_at(x + dx, y + dy) if both else b.NO_POINT


@functools.cache
def steps_on(width: int, height: int, land: tuple[int, ...]) -> npt.NDArray[np.int8]:
    """Steps between points by land alone or by space alone; FAR beyond MAX_STEPS (ZY-8)."""
    links = _links(width, height, land)
    reached = np.eye(b.MAX_POINTS, dtype=np.bool_)
    reached[b.MAX_POINTS - 1 :] = False
    steps = np.full((b.MAX_POINTS, b.MAX_POINTS), b.FAR, np.int8)
    steps[reached] = 0
    for n in range(1, b.MAX_STEPS + 1):
        nearer = reached.copy()
        for index in range(b.N_NEIGHBOURS):
            nearer |= reached[links[:, index]]
        steps[nearer & ~reached] = n
        reached = nearer
    return steps


@functools.cache
def ways_on(width: int, height: int, land: tuple[int, ...]) -> npt.NDArray[np.int32]:
    """For every point and number of steps, the points reached as masks of rows."""
    shape = b.MAX_POINTS, b.MAX_ROWS, b.MAX_COLUMNS
    steps = steps_on(width, height, land).reshape(shape)
    bits = 1 << np.arange(b.MAX_COLUMNS)
    masks = [((steps <= n) @ bits).astype(np.int32) for n in range(b.MAX_STEPS + 1)]
    return np.stack(masks, axis=1)


def _links(width: int, height: int, land: tuple[int, ...]) -> npt.NDArray[np.int64]:
    """Neighbours on the same kind of ground; the last point, never on a board, stands for none."""
    links = np.full((b.MAX_POINTS, b.N_NEIGHBOURS), b.MAX_POINTS - 1)
    for y in range(height):
        for x in range(y % 2, width, 2):
            for index, (dx, dy) in enumerate(DIRECTIONS):
                to_x, to_y = x + dx, y + dy
                if 0 <= to_x < width and 0 <= to_y < height:
                    if _is_land(land, x, y) == _is_land(land, to_x, to_y):
                        links[b.point_at(x, y), index] = b.point_at(to_x, to_y)
    return links


def _is_land(land: tuple[int, ...], x: int, y: int) -> bool:
    return bool(land[y] >> x // 2 & 1)
