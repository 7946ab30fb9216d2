"""A small picture of a position of ASTRON: the window, what the base brings, the ships."""

from __future__ import annotations

from typing import Any

from orrery.core.svg import SIZE, circle, polygon, rectangle

INKS = ("#e2463c", "#3f7fe0", "#3fa65a", "#f0b93a", "#9a63d8", "#eef2ff")
SCENERY = (
    ("land", "#b9b2a2"), ("rings", "#e0b658"), ("comet", "#ff9b3d"), ("meteor", "#a8673a"),
    ("ray", "#c545c9"), ("blackout", "#0a0f1e"), ("asteroid", "#8a6f58"), ("Earth", "#4f9a55"),
    ("take-off", "#6fae9c"),
)  # fmt: skip


def portrait(view: dict[str, Any]) -> list[str]:
    """The shapes."""
    window = view["window"]
    cell = (SIZE - 40) / len(window)
    left = (SIZE - cell * len(window[0])) / 2
    shapes = [
        rectangle(0, 0, SIZE, SIZE, "#f4e7c6"),
        rectangle(left, 20, cell * len(window[0]), cell * len(window), "#1b3474"),
    ]
    for line, cells in enumerate(window):
        for column, sign in enumerate(cells):
            x, y = left + column * cell, 20 + line * cell
            shapes += _scenery(x, y, cell, view["legend"].get(sign, "space"))
    for n, ship in enumerate(view["ships"]):
        if ship["row"] is not None and ship["status"] == "in play":
            x, y = left + ship["column"] * cell, 20 + (len(window) - 1 - ship["row"]) * cell
            shapes.append(_ship(x, y, cell, INKS[n]))
    return shapes


def _scenery(x: float, y: float, cell: float, what: str) -> list[str]:
    """Stations are discs; what is dangerous fills its cell."""
    if "station" in what:
        ground = rectangle(x, y, cell, cell, "#b9b2a2") if "stellar" in what else ""
        return [ground, circle(x + cell / 2, y + cell / 2, cell / 3, "#d63f2c", "#f4e7c6")]
    fills = [fill for word, fill in SCENERY if word in what]
    return [rectangle(x, y, cell, cell, fill) for fill in fills[:1]]


def _ship(x: float, y: float, cell: float, fill: str) -> str:
    tip, foot = (x + cell / 2, y + cell * 0.08), y + cell * 0.9
    body = [tip, (x + cell * 0.85, foot), (x + cell / 2, y + cell * 0.72), (x + cell * 0.15, foot)]
    return polygon(body, fill, "#14203f")
