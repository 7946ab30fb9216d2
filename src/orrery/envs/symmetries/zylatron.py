"""ZYLATRON: the galaxy mirrored both ways; with two players also left and right, top and bottom."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import numpy as np

from orrery.core.meta import Values
from orrery.core.records import memory_of
from orrery.envs.observations.schema import Schema, schema_of
from orrery.envs.symmetries import Renumbered, Symmetry
from orrery.envs.symmetries.maps import Map, Places, action_map, by_blank, extended, mapped_bits
from orrery.games.zylatron.grid import (
    MAX_POINTS,
    NO_POINT,
    point_at,
)
from orrery.games.zylatron.sheet import sheet
from orrery.games.zylatron.state import IN_BANK, NO_PLANET

MIRRORS = {
    "mirrored left and right": (True, False),
    "mirrored top and bottom": (False, True),
    "mirrored both ways": (True, True),
}
CORNERS = {(True, False): (1, 0, 3, 2), (False, True): (3, 2, 1, 0), (True, True): (2, 3, 0, 1)}
"""Where the corners go, clockwise from top left."""


def symmetries(board: Any, values: Values) -> Iterator[Symmetry]:
    """The mirrors under which land, headquarters, starts and factories stay what they are.

    Turns go clockwise: of more than two players a single mirror would turn the order round.
    """
    for name, ways in MIRRORS.items():
        if int(values["players"]) > 2 and not all(ways):
            continue
        points = mirrored(board, *ways)
        if is_symmetric(board, points, CORNERS[ways]):
            yield mirror(name, board, values, ways, points)


def mirrored(board: Any, across: bool, down: bool) -> Places:
    """The image of every point of the grid."""
    mapped = {}
    for y in range(board.height):
        for x in range(y % 2, board.width, 2):
            to_x = board.width - 1 - x if across else x
            to_y = board.height - 1 - y if down else y
            if (to_x + to_y) % 2 == 0:
                mapped[point_at(x, y)] = point_at(to_x, to_y)
    return extended(mapped, MAX_POINTS)


def is_symmetric(board: Any, points: Places, corners: Map) -> bool:
    """Whether a mirror makes the board of one corner that of another."""
    if len(set(points.tolist())) != MAX_POINTS or is_uneven(board, points):
        return False
    memory = memory_of(board)[0]
    hqs = [points[memory["headquarters"][corner]] for corner in (*np.argsort(corners), 4)]
    return (
        np.array_equal(hqs, memory["headquarters"])
        and np.array_equal(mapped_rows(memory["land"], points), memory["land"])
        and all(
            np.array_equal(
                mapped_points(memory[name][corner], points), memory[name][corners[corner]]
            )
            for name in ("start", "factory")
            for corner in range(4)
        )
    )


def is_uneven(board: Any, points: Places) -> bool:
    """Whether some point of the grid has no image on it."""
    grid = {point_at(x, y) for y in range(board.height) for x in range(y % 2, board.width, 2)}
    return {int(points[point]) for point in grid} != grid


def mapped_points(points: Any, mapped: Places) -> Any:
    """The images of points; where there is none there stays none."""
    return np.where(points == NO_POINT, NO_POINT, mapped[points])


def mapped_rows(rows: Any, mapped: Places) -> Any:
    """Sets of points, a mask for each row."""
    bits = sum(int(row) << 32 * y for y, row in enumerate(rows))
    image = mapped_bits(bits, mapped)
    return np.array([image >> 32 * y & 0xFFFFFFFF for y in range(len(rows))], np.int64)


def mirror(
    name: str, board: Any, values: Values, ways: tuple[bool, bool], points: Places
) -> Symmetry:
    """One mirror; everybody keeps the seat, and has another corner."""
    schema = schema_of("zylatron", board)
    maps: dict[str, Map] = {"point": points, "corner": CORNERS[ways]}
    return Symmetry(
        name,
        tuple(range(int(values["players"]))),
        action_map(sheet, by_blank(maps)),
        np.arange(schema.size),
        partial(reflect, points, CORNERS[ways]),
        tuple(renumbered(schema, board, ways)),
    )


def renumbered(schema: Schema, board: Any, ways: tuple[bool, bool]) -> Iterator[Renumbered]:
    """Features that say x or y of a piece, or of a detonation."""
    there = schema.index("on_board").reshape(-1, 1)
    blast = np.concatenate([schema.index(name).ravel() for name in ("blast_x", "blast_y")])
    for axis, extent, is_mirrored in zip("xy", (board.width, board.height), ways, strict=True):
        if is_mirrored:
            table = np.arange(extent)[::-1]
            yield Renumbered(schema.index(axis).ravel(), table, int(extent), there)
            where = schema.index(f"blast_{axis}").ravel()
            yield Renumbered(where, table, int(extent), blast.reshape(1, -1))


def reflect(points: Places, corners: Map, state: Any, image: Any) -> None:
    """The image of a position."""
    for seat, corner in enumerate(state["planet"]):
        image["planet"][seat] = corner if corner == NO_PLANET else corners[corner]
    image["point"] = np.where(state["point"] == IN_BANK, IN_BANK, points[state["point"]])
    image["blast"] = mapped_points(state["blast"], points)
    image["taken"] = mapped_rows(state["taken"], points)
    for seat, rows in enumerate(state["occupied"]):
        image["occupied"][seat] = mapped_rows(rows, points)
