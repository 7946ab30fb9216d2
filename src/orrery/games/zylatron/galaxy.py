"""Lays the grid of a Board: points, land, neighbours, and steps on one kind of ground (ZY-2)."""

from __future__ import annotations

import functools
from collections.abc import Mapping

import numpy as np

from orrery.core.records import memory_of
from orrery.games.zylatron import grid as b
from orrery.games.zylatron.tables import TABLES

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
    for name, content in zip(TABLES, tables_on(board.width, board.height, rows), strict=True):
        field = memory[name][0]
        field[...] = np.frombuffer(content, field.dtype).reshape(field.shape)


def _lay_neighbours(board: b.Board) -> None:
    for point in range(b.MAX_POINTS):
        x, y = b.place_of(point)
        for index, (dx, dy) in enumerate(DIRECTIONS):
            both = b.is_point(board, x, y) and b.is_point(board, x + dx, y + dy)
            board.neighbours[point, index] = b.point_at(x + dx, y + dy) if both else b.NO_POINT


@functools.cache
def tables_on(width: int, height: int, land: tuple[int, ...]) -> tuple[bytes, bytes]:
    """The fields `steps` and `ways` by land alone or by space alone, as bytes (ZY-8).

    Sets of points are whole numbers here, bit p for point p. A row of a board has 32 columns, so
    the bytes of such a number are the masks of its rows.
    """
    reached = _reached(_links(width, height, land))
    n_bytes = b.MAX_ROWS * b.MAX_COLUMNS // 8
    ways = [points.to_bytes(n_bytes, "little") for within in reached for points in within]
    return b"".join(map(_steps, reached)), b"".join(ways)


def _reached(links: list[list[int]]) -> list[list[int]]:
    """From each point: what is reached within 0, 1, 2 ... steps; the last point is none."""
    now = [1 << point for point in range(b.MAX_POINTS - 1)] + [0]
    found = [[points] for points in now]
    for _ in range(b.MAX_STEPS):
        now = [
            functools.reduce(int.__or__, (now[other] for other in links[point]), now[point])
            for point in range(b.MAX_POINTS)
        ]
        for within, points in zip(found, now, strict=True):
            within.append(points)
    return found


def _steps(within: list[int]) -> bytes:
    """How many steps each point is away; FAR if it is not reached."""
    total, before = 0, 0
    for n, points in enumerate(within):
        total |= _spread(points & ~before, n)
        before = points
    total |= _spread(EVERY & ~before, b.FAR)
    return total.to_bytes(b.MAX_POINTS, "little")


EVERY = (1 << b.MAX_POINTS) - 1


def _spread(points: int, number: int) -> int:
    """A byte for each point: `number` for those of the set, else 0."""
    if not points or not number:
        return 0
    bits = format(points, f"0{b.MAX_POINTS}b").encode()
    return int.from_bytes(bits.translate(_numbered(number)), "big")


@functools.cache
def _numbered(number: int) -> bytes:
    """What makes the letter 1 a number, and the letter 0 a zero."""
    return bytes(number if letter == ord("1") else 0 for letter in range(256))


def _links(width: int, height: int, land: tuple[int, ...]) -> list[list[int]]:
    """The neighbours of each point on the same kind of ground."""
    links: list[list[int]] = [[] for _ in range(b.MAX_POINTS)]
    for y in range(height):
        for x in range(y % 2, width, 2):
            for dx, dy in DIRECTIONS:
                to_x, to_y = x + dx, y + dy
                if 0 <= to_x < width and 0 <= to_y < height:
                    if _is_land(land, x, y) == _is_land(land, to_x, to_y):
                        links[b.point_at(x, y)].append(b.point_at(to_x, to_y))
    return links


def _is_land(land: tuple[int, ...], x: int, y: int) -> bool:
    return bool(land[y] >> x // 2 & 1)
