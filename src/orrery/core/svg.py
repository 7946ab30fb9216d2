"""A small picture as SVG: shapes and colours, no texts, so that nothing can slip into it.

Games that draw a portrait of a position (`games/GAME/portrait.py`) put shapes together with this.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

SIZE = 600  # the side of a portrait, in units
COLOURS = {
    "red": "#e2463c",
    "blue": "#3f7fe0",
    "green": "#3fa65a",
    "yellow": "#f0b93a",
    "violet": "#9a63d8",
    "white": "#eef2ff",
}
Point = tuple[float, float]


def ink(name: str | None, otherwise: str = "#8a8fa8") -> str:
    """The colour of a seat that is called by one."""
    return COLOURS.get(name or "", otherwise)


def circle(x: float, y: float, radius: float, fill: str, rim: str = "none") -> str:
    """A disc."""
    return shape("circle", cx=x, cy=y, r=radius, fill=fill, stroke=rim, stroke_width=radius / 6)


def rectangle(x: float, y: float, width: float, height: float, fill: str) -> str:
    """A rectangle."""
    return shape("rect", x=x, y=y, width=width, height=height, fill=fill)


def polygon(points: Iterable[Point], fill: str, rim: str = "none") -> str:
    """A closed shape."""
    drawn = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return shape("polygon", points=drawn, fill=fill, stroke=rim, stroke_width=2)


def path(way: str, fill: str, rim: str = "none") -> str:
    """A shape along a way in SVG's own words."""
    return shape("path", d=way, fill=fill, stroke=rim, stroke_width=2)


def shape(name: str, **attributes: object) -> str:
    """One element; whatever stands in an attribute is escaped."""
    told = " ".join(
        f'{key.replace("_", "-")}="{escape(_said(value))}"' for key, value in attributes.items()
    )
    return f"<{name} {told}/>"


def drawing(shapes: Iterable[str], width: int = SIZE, height: int = SIZE) -> str:
    """A whole picture."""
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(shapes)}</svg>'


def _said(value: object) -> str:
    return f"{value:.1f}" if isinstance(value, float) else str(value)
