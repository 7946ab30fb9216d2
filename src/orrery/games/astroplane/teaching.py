"""What a lesson of Astroplane may point at."""

from __future__ import annotations

from orrery.games.astroplane.board import NO_CELL, Board
from orrery.games.astroplane.places import find_cell, is_cell_name, point_of

PANELS = ("black-hole", "reserve")


def is_mark(board: Board, position: str, kind: str, name: str) -> bool:
    """`cell h7`, `panel reserve`."""
    if kind == "panel":
        return name in PANELS
    is_cell = kind == "cell" and is_cell_name(name)
    return is_cell and find_cell(board, *point_of(board, name)) != NO_CELL


def tray_fault(board: Board, state: object, tray: list[str], ways: list[list[str]]) -> str:
    """There is no tray."""
    return "Astroplane has no tray" if tray else ""
