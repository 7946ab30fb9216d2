"""How fast the people at a table act, as estimated so far; bots in live play follow it."""

from __future__ import annotations


class Tempo:
    """The seconds a person takes for an action, as estimated so far."""

    def __init__(self, start: float) -> None:
        """What is assumed before anything is known."""
        self.estimate = start
        self.last: dict[int, float] = {}  # seat -> when its person last acted
