"""A small picture of a position of Space Walk: the orbit, its holes, the ships on its planets."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from orrery.core.svg import SIZE, circle, ink, rectangle, shape

MIDDLE, ORBIT = SIZE / 2, 225
PLANETS = ("#7a8fd0", "#6fae9c", "#9d87c4", "#c3a878")
LENGTHS = {"large": 30, "medium": 23, "small": 16}


def portrait(view: dict[str, Any]) -> list[str]:
    """The shapes."""
    orbit = view["orbit"].split()[-1]
    shapes = [rectangle(0, 0, SIZE, SIZE, "#0e1330")]
    shapes.append(
        shape("circle", cx=MIDDLE, cy=MIDDLE, r=ORBIT, fill="none", stroke="#b08d57",
              stroke_width=3, stroke_dasharray="4 10")
    )  # fmt: skip
    for space, kind in enumerate(orbit):
        turn = 2 * math.pi * space / len(orbit)
        x, y = MIDDLE + ORBIT * math.sin(turn), MIDDLE - ORBIT * math.cos(turn)
        shapes += _hole(x, y) if kind == "*" else [circle(x, y, 36, PLANETS[space % 4])]
        shapes += _ships(x, y, view["ships"][space])
    return shapes


def _hole(x: float, y: float) -> list[str]:
    return [circle(x, y, 42, "#7b3fd0"), circle(x, y, 26, "#05030c", "#c9a4ff")]


def _ships(x: float, y: float, fleets: list[dict[str, Any]]) -> Iterator[str]:
    """From the bottom of a stack to its top, as they fly."""
    ships = [fleet for fleet in fleets for _ in range(fleet["count"])]
    for n, fleet in enumerate(ships):
        long, at = LENGTHS[fleet["size"]], y + 12 - 13 * n
        yield shape("ellipse", cx=x, cy=at, rx=long, ry=8.0, fill=ink(fleet["owner"]),
                    stroke="#0b0b16", stroke_width=3)  # fmt: skip
