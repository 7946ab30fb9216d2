"""Whether a window has room for the boards."""

from __future__ import annotations

from rich.console import Console

from orrery.core.words import words_of

COLUMNS = 80
"""Every board fits into so many (tests/test_terminal.py, tests/test_screens.py)."""


def say_if_narrow(console: Console, language: str) -> None:
    """A sentence for a window in which lines of a board may be broken or cut off."""
    if console.is_terminal and console.width < COLUMNS:
        values = {"needed": COLUMNS, "columns": console.width}
        said = words_of("terminal", language).say("", "narrow", values)
        console.print(said, style="yellow", markup=False)
