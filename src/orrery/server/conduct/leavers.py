"""Leavers: who leaves games again and again waits before they are paired; ratings do not change."""

from __future__ import annotations

import math
from collections.abc import Iterable

from orrery.server.clock import DAY, Clock
from orrery.server.protocol.codes import Denied
from orrery.server.storage.database import Write
from orrery.server.storage.store import Store

REMEMBERED = 7 * DAY
FREE = 1  # of these seven days: everybody's line drops now and then
FIRST_WAIT, LONGEST_WAIT = 60.0, 1800.0  # seconds after the last leaving
NOTE = "INSERT INTO leavings (guest, game, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
LATELY = "SELECT COUNT(*), MAX(at) FROM leavings WHERE guest = ? AND at > ?"


def wait_of(n_leavings: int) -> float:
    """Seconds to wait after the last of n leavings: none for the first, then doubling."""
    if n_leavings <= FREE:
        return 0.0
    return min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** (n_leavings - FREE - 1))


class Leavers:
    """Who has left what lately."""

    def __init__(self, store: Store, clock: Clock) -> None:
        """In the store, so that nodes see the same."""
        self._store = store
        self._clock = clock

    def notes(self, game: str, guests: Iterable[str]) -> list[Write]:
        """The writes that remember who left a game."""
        today = self._clock.date()
        return [(NOTE, (guest, game, today)) for guest in guests]

    async def need_patience(self, guest: str) -> None:
        """Denied while somebody who leaves often has to wait."""
        today = self._clock.date()
        ((n, last),) = await self._store.read(LATELY, (guest, today - REMEMBERED))
        left = wait_of(int(n)) - (today - float(last or 0.0))
        if n and left > 0:
            text = (
                f"you have left {n} games this week: wait {math.ceil(left / 60)} min to be paired"
            )
            raise Denied("left_often", text, round(1000 * left))

    async def forget(self) -> None:
        """What is older than a week counts no longer."""
        before = self._clock.date() - REMEMBERED
        await self._store.write([("DELETE FROM leavings WHERE at < ?", (before,))])
