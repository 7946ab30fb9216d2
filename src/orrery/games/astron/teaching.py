"""What a lesson of ASTRON may point at."""

from __future__ import annotations

import re

CELL = re.compile(r"[a-j](\d|1[01])")
CARD = re.compile(r"(forward|backward|sideways|upheaval) [1-4]")


def is_mark(board: object, position: str, kind: str, name: str) -> bool:
    """`cell b8`, `card forward 4`."""
    pattern = {"cell": CELL, "card": CARD}.get(kind)
    return pattern is not None and pattern.fullmatch(name) is not None


def tray_fault(board: object, state: object, tray: list[str], ways: list[list[str]]) -> str:
    """There is no tray."""
    return "ASTRON has no tray" if tray else ""
