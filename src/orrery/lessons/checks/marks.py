"""Whether there is anything where a step points.

A game that draws its own board says in its module `teaching` what can glow on it; on the plain
board `pick WORD` glows, a word of a legal action.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from orrery.core.registry import package_of
from orrery.lessons.plan import Step
from orrery.lessons.play import Play, Untrue


class Teaching(Protocol):
    """The module `teaching` of a game."""

    def is_mark(self, board: Any, position: str, kind: str, name: str) -> bool:
        """Whether the board has such a place, or the position such a piece."""

    def tray_fault(self, board: Any, state: Any, tray: list[str], ways: list[list[str]]) -> str:
        """What is wrong with the pieces shown; empty if nothing is."""


class PlainTeaching:
    """Of a game without a board of its own."""

    def is_mark(self, board: Any, position: str, kind: str, name: str) -> bool:
        """Words of actions."""
        return kind == "pick" and bool(name)

    def tray_fault(self, board: Any, state: Any, tray: list[str], ways: list[list[str]]) -> str:
        """There is no tray."""
        return "this game shows no tray" if tray else ""


def teaching_of(game: str) -> Teaching:
    """What a game says of its marks."""
    name = f"{package_of(game)}.teaching"
    found: Any = import_module(name) if find_spec(name) is not None else PlainTeaching()
    return found


def check_marks(game: str, play: Play, step: Step) -> None:
    """Everything that should glow exists, and so does what the tray shows."""
    teaching, table = teaching_of(game), play.table
    for mark in step.show:
        kind, _, name = mark.partition(" ")
        is_shown = kind == "tray" and name in step.tray
        if not is_shown and not teaching.is_mark(table.board, table.text, kind, name):
            raise Untrue(f"there is nothing to show: {mark!r}")
    fault = teaching.tray_fault(table.board, table.state, step.tray, step.ways)
    if fault:
        raise Untrue(fault)
