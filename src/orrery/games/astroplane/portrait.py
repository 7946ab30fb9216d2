"""A small picture of a position of Astroplane: two universes, the Singularity, the planes."""

from __future__ import annotations

from typing import Any

from orrery.core.svg import SIZE, circle, ink, polygon, rectangle

FILLS = {"o": "#2a2058", "c": "#120e24", "w": "#1d4a38", "h": "#14535a", "f": "#5a3416"}
OTHER = "#16305a"  # of the second universe
APEX = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


def portrait(view: dict[str, Any]) -> list[str]:
    """The shapes."""
    board = view["board"]
    unit = SIZE / (len(board) + 3)
    shapes = [rectangle(0, 0, SIZE, SIZE, "#0b0a1c")]
    half = len(board) // 2
    for row, line in enumerate(board):
        for column, kind in enumerate(line):
            if kind != ".":
                fill = OTHER if kind == "o" and (column - half) % 2 else FILLS.get(kind, "#30304a")
                shapes.append(_space(unit, column - half, half - row, fill))
    shapes.append(circle(SIZE / 2, SIZE / 2, unit * 0.8, "#000000", "#ffc46b"))
    for stack in view["stacks"]:
        shapes += _stack(unit, stack)
    return shapes


def _space(unit: float, x: int, y: int, fill: str) -> str:
    corners = [_at(unit, x + dx, y - dy) for dx, dy in APEX.values()]
    return polygon(corners, fill, "#5a4a9a")


def _stack(unit: float, stack: dict[str, Any]) -> list[str]:
    facing = APEX[stack["facing"]]
    halves = [facing, (-facing[0], -facing[1])] if stack["is_square"] else [facing]
    fill = ink(stack["pieces"][0]["owner"])
    return [_plane(unit, stack["x"], stack["y"], half, fill) for half in halves]


def _plane(unit: float, x: int, y: int, apex: tuple[int, int], fill: str) -> str:
    """The half of a space behind an apex."""
    dx, dy = apex
    ends = [(dx, dy), (dy, -dx), (-dy, dx)]
    return polygon([_at(unit, x + ex, y - ey) for ex, ey in ends], fill, "#0b0a1c")


def _at(unit: float, x: float, y: float) -> tuple[float, float]:
    """A point of the board, x to the east and y to the north, on the picture."""
    return SIZE / 2 + x * unit, SIZE / 2 - y * unit
