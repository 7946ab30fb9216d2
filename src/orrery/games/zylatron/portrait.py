"""A small picture of a position of ZYLATRON: land, headquarters, factories, pieces."""

from __future__ import annotations

from typing import Any

from orrery.core.svg import SIZE, circle, ink, polygon, rectangle

Place = tuple[int, int]
SIZES = {"battle_star": 13, "star_fighter": 10, "warrior": 8, "missile": 6}
NEUTRAL = "#7a6a9a"


def portrait(view: dict[str, Any]) -> list[str]:
    """The shapes."""
    galaxy = view["galaxy"]
    shapes = [rectangle(0, 0, SIZE, SIZE, "#0a0618")]
    for y, bits in enumerate(galaxy["land"]):
        shapes += [
            circle(*_at((2 * n + y % 2, y)), 12, "#2c1740")
            for n in range(galaxy["width"] // 2 + 1)
            if bits >> n & 1
        ]
    shapes += [_star(place) for place in galaxy["headquarters"].values()]
    shapes += [_factory(one) for one in view["factories"]]
    for piece in view["pieces"]:
        if piece["carrier"] is None:
            shapes.append(circle(*_at(piece["point"]), SIZES[piece["kind"]], ink(piece["owner"])))
    return shapes


def _star(place: Place) -> str:
    x, y = _at(place)
    return polygon([(x, y - 12), (x + 11, y), (x, y + 12), (x - 11, y)], "#f0d9ff")


def _factory(factory: dict[str, Any]) -> str:
    x, y = _at(factory["point"])
    return rectangle(x - 7, y - 7, 14, 14, ink(factory["owner"], NEUTRAL))


def _at(place: Place) -> tuple[float, float]:
    """A point of the triangular grid on the picture."""
    return 20 + place[0] * 10.0, SIZE / 2 + (place[1] - 14) * 17.3
