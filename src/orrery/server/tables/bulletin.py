"""The bulletin: what all tables have to know of people and of the world outside.

It is read from the store now and then (`upkeep.notices`), since another node may have changed it.
"""

from __future__ import annotations

from orrery.server.clock import Clock


class Bulletin:
    """Who is on vacation, and which tables have a webhook."""

    def __init__(self) -> None:
        """Nobody, and none, until it is read."""
        self.vacations: dict[str, float] = {}  # guest -> the date on which it ends
        self.hooked: set[str] = set()  # tables

    def back_on(self, guest: str | None, clock: Clock) -> float | None:
        """The date on which somebody is back; None: they are not on vacation."""
        until = self.vacations.get(guest or "")
        return until if until is not None and until > clock.date() else None
