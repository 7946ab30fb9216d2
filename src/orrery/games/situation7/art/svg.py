"""Small pieces of SVG, and where things lie on the round board. y points down."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

Point = tuple[float, float]

# Inks of the early space age
CREAM = "#f6ecd2"
MUSTARD = "#e8b23a"
ORANGE = "#e2702f"
RED = "#cf3f2e"
TEAL = "#2f9c95"
AQUA = "#7fcac3"
LEAF = "#7fb04a"
PINE = "#3f7d4c"
INK = "#0a0f22"
SLATE = "#52648a"
SAND = "#d9b98a"
ROSE = "#d98d79"
FONT = "Futura, Jost, 'Century Gothic', 'URW Gothic', 'DejaVu Sans', sans-serif"


def tag(name: str, content: str = "", **attributes: Any) -> str:
    """An element; underscores in names become hyphens, numbers are shortened."""
    words = "".join(f' {key.rstrip("_").replace("_", "-")}="{short(value)}"'
                    for key, value in attributes.items())  # fmt: skip
    return f"<{name}{words}>{content}</{name}>" if content else f"<{name}{words}/>"


def short(value: object) -> str:
    """Numbers to a hundredth, without needless zeros."""
    if isinstance(value, float):
        return f"{round(value, 2) + 0.0:g}" if abs(value) < 100_000 else str(value)
    return str(value)


def group(parts: Iterable[str], **attributes: Any) -> str:
    """Elements together."""
    return tag("g", "".join(parts), **attributes)


def at(x: float, y: float, parts: Iterable[str], turn: float = 0, scale: float = 1) -> str:
    """Elements moved to a place, turned clockwise by degrees."""
    move = f"translate({short(float(x))} {short(float(y))})"
    if turn:
        move += f" rotate({short(float(turn))})"
    if scale != 1:
        move += f" scale({short(float(scale))})"
    return group(parts, transform=move)


def circle(x: float, y: float, r: float, **attributes: Any) -> str:
    """A circle."""
    return tag("circle", cx=float(x), cy=float(y), r=float(r), **attributes)


def ellipse(x: float, y: float, rx: float, ry: float, **attributes: Any) -> str:
    """An ellipse."""
    return tag("ellipse", cx=float(x), cy=float(y), rx=float(rx), ry=float(ry), **attributes)


def rect(x: float, y: float, width: float, height: float, **attributes: Any) -> str:
    """A rectangle."""
    return tag("rect", x=float(x), y=float(y), width=float(width), height=float(height),
               **attributes)  # fmt: skip


def line(x1: float, y1: float, x2: float, y2: float, **attributes: Any) -> str:
    """A straight line."""
    return tag("line", x1=float(x1), y1=float(y1), x2=float(x2), y2=float(y2), **attributes)


def path(data: str, **attributes: Any) -> str:
    """A path."""
    return tag("path", d=data, **attributes)


def halo(ink: str = INK, width: float = 6) -> dict[str, Any]:
    """Attributes that keep letters readable on any ground."""
    return {"paint_order": "stroke", "stroke": ink, "stroke_width": float(width),
            "stroke_linejoin": "round"}  # fmt: skip


def polygon(points: Iterable[Point], **attributes: Any) -> str:
    """A closed shape of straight lines."""
    return tag("polygon", points=" ".join(pair(point) for point in points), **attributes)


def pair(point: Point) -> str:
    """`12.5,-3`."""
    return f"{short(float(point[0]))},{short(float(point[1]))}"


def words(x: float, y: float, text: str, size: float, fill: str, **attributes: Any) -> str:
    """Centred letters."""
    style = {"text_anchor": "middle", "font_family": FONT, "font_weight": 700}
    return tag("text", text, x=float(x), y=float(y), font_size=float(size), fill=fill,
               **{**style, **attributes})  # fmt: skip


# Round


def polar(degrees: float, radius: float) -> Point:
    """A point by angle, anticlockwise from the east."""
    angle = math.radians(degrees)
    return radius * math.cos(angle), -radius * math.sin(angle)


def arc_data(start: float, end: float, radius: float, is_first: bool = True) -> str:
    """Path data along a circle, either way; `is_first` moves to its start."""
    is_large = int(abs(end - start) > 180)
    sweep = int(end < start)
    head = f"{'M' if is_first else 'L'}{pair(polar(start, radius))}"
    r = short(float(radius))
    return f"{head}A{r} {r} 0 {is_large} {sweep} {pair(polar(end, radius))}"


def cell_data(start: float, end: float, inner: float, outer: float) -> str:
    """A piece of a ring without its tabs."""
    if inner == 0:
        return f"M0,0{arc_data(start, end, outer, False)}Z"
    return f"{arc_data(start, end, outer)}{arc_data(end, start, inner, False)}Z"


def arc_words(
    id_: str, text: str, degrees: float, radius: float, size: float, fill: str,
    **attributes: Any,
) -> str:  # fmt: skip
    """Letters along a circle, upright in the picture: over the top or under the bottom."""
    spread = 40
    is_top = math.sin(math.radians(degrees)) >= 0
    start, end = (
        (degrees + spread, degrees - spread) if is_top else (degrees - spread, degrees + spread)
    )
    radius = radius - 0.35 * size if is_top else radius + 0.35 * size
    data = arc_data(start, end, radius)
    along = tag("textPath", text, href=f"#{id_}", startOffset="50%")
    style = {"text_anchor": "middle", "font_family": FONT, "font_weight": 700}
    letters = tag("text", along, font_size=float(size), fill=fill, **{**style, **attributes})
    return tag("path", id=id_, d=data, fill="none") + letters


def star_points(n: int, outer: float, inner: float, turn: float = 0) -> list[Point]:
    """The corners of a star with n points."""
    return [
        polar(turn + 180 * corner / n, outer if corner % 2 == 0 else inner)
        for corner in range(2 * n)
    ]
