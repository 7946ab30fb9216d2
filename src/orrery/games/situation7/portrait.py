"""A small picture of a position of SITUATION 7: six rings, and whose land each piece is."""

from __future__ import annotations

import math
from typing import Any

from orrery.core.svg import SIZE, circle, path, rectangle

RINGS = (4, 16, 16, 24, 32, 32)  # pieces, from the centre (S7-3)
HALF_LATER = (2, 5)  # rings that start half a piece later
INKS = {"yellow": "#e8b436", "green": "#4a9d52"}
EMPTY = "#1a2350"


def portrait(view: dict[str, Any]) -> list[str]:
    """The shapes."""
    held = {name: side for side, seen in view["sides"].items() for name in seen["land"]}
    shapes = [rectangle(0, 0, SIZE, SIZE, "#0a0d22"), circle(SIZE / 2, SIZE / 2, 288, "#141a3c")]
    for ring, n_pieces in enumerate(RINGS, 1):
        for piece in range(n_pieces):
            fill = INKS.get(held.get(f"{ring}.{piece}", ""), EMPTY)
            shapes.append(_piece(ring, piece, n_pieces, fill))
    return [*shapes, circle(SIZE / 2, SIZE / 2, 20, "#ffd76a")]


def _piece(ring: int, piece: int, n_pieces: int, fill: str) -> str:
    """A piece of a ring, anticlockwise from the east."""
    later = 0.5 if ring in HALF_LATER else 0.0
    begin, end = ((piece + later + n) * 2 * math.pi / n_pieces for n in (0, 1))
    inner, outer = 280 / len(RINGS) * (ring - 1), 280 / len(RINGS) * ring
    (ax, ay), (bx, by) = _at(inner, begin), _at(outer, begin)
    (cx, cy), (dx, dy) = _at(outer, end), _at(inner, end)
    way = (
        f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}A{outer:.1f} {outer:.1f} 0 0 0 {cx:.1f} {cy:.1f}"
        f"L{dx:.1f} {dy:.1f}A{inner:.1f} {inner:.1f} 0 0 1 {ax:.1f} {ay:.1f}Z"
    )
    return path(way, fill, "#0a0d22")


def _at(radius: float, angle: float) -> tuple[float, float]:
    return SIZE / 2 + radius * math.cos(angle), SIZE / 2 - radius * math.sin(angle)
