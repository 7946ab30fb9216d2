"""What a lesson of Space Walk may point at."""

from __future__ import annotations

from orrery.games.spacewalk.board import Board

PANELS = ("tokens",)


def is_mark(board: Board, position: str, kind: str, name: str) -> bool:
    """`planet 3`, `hole 6`, `panel tokens`."""
    if kind == "panel":
        return name in PANELS
    if kind not in ("planet", "hole") or not name.isdecimal() or int(name) >= board.n_spaces:
        return False
    return bool(board.is_hole[int(name)]) is (kind == "hole")


def tray_fault(board: Board, state: object, tray: list[str], ways: list[list[str]]) -> str:
    """There is no tray."""
    return "Space Walk has no tray" if tray else ""
