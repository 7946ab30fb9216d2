"""What a lesson of ZYLATRON may point at."""

from __future__ import annotations

import re

FACTORY = re.compile(r"(red|blue|green|yellow)-(home|moon|zylon)")
POINT = re.compile(r"(\d+),(\d+)")
PARTS = {"panel": ("money",), "button": ("end",)}


def is_mark(board: object, position: str, kind: str, name: str) -> bool:
    """`piece rf2`, `point 17,13`, `factory blue-zylon`, `panel money`, `button end`."""
    if kind in PARTS:
        return name in PARTS[kind]
    if kind == "piece":
        return re.search(rf"\b{re.escape(name)}\b", position) is not None
    if kind == "factory":
        return FACTORY.fullmatch(name) is not None
    at = POINT.fullmatch(name) if kind == "point" else None
    return at is not None and is_point(int(at[1]), int(at[2]))


def is_point(x: int, y: int) -> bool:
    """A point of the triangular grid of the galaxy."""
    return 0 <= x <= 56 and 0 <= y <= 28 and (x + y) % 2 == 0


def tray_fault(board: object, state: object, tray: list[str], ways: list[list[str]]) -> str:
    """There is no tray."""
    return "ZYLATRON has no tray" if tray else ""
