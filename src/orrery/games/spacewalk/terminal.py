"""Space Walk in the terminal."""

from __future__ import annotations

from typing import Any


def draw(board: Any, state: Any, viewer: int) -> Any:
    """The orbit."""
    return ""
