"""What must hold for time in the simulation, by the world's own seconds.

No machine's clock has a say here: neither one that somebody sets nor one that counts its sleep.
"""

from __future__ import annotations

import json

from sim_promise import need
from sim_storage import Disk, Life

from orrery.server.logbook.game import NOTE, TIME
from orrery.server.storage.rows import EventRow
from orrery.server.tables.room import Room

BLINK = 1e-3  # seconds
CLOCK = "SELECT clock FROM tables WHERE id = ?"


class ClockWitness:
    """Looks at uptimes, at the clocks of players, and at who has lost by them."""

    def __init__(self, disk: Disk) -> None:
        """Nothing has happened yet."""
        self._disk = disk
        self.began: dict[str, float] = {}  # when a table was opened
        self._acted: dict[tuple[str, int], float] = {}  # when a seat last did something
        self._looked: dict[Life, tuple[float, float]] = {}  # the last uptime, and when

    def note_uptime(self, life: Life, up: float, now: float) -> None:
        """Uptime only goes on, and no faster than time."""
        was_up, then = self._looked.get(life, (up, now))
        self._looked[life] = up, now
        gone, passed = up - was_up, now - then
        need(-BLINK <= gone <= passed + BLINK, "uptime goes on, no faster than time", gone, passed)

    def note_table(self, room: Room, up: float, now: float) -> None:
        """All players together have not used more time than has gone by."""
        if not room.timers or room.row.status != "running" or room.clock.per_game is None:
            return
        began = self.began.get(room.id, 0.0)
        used = 0.0
        for timer in room.timers.values():
            if timer.remaining is not None and timer.seat >= 0:
                ticking = 0.0 if timer.since is None else max(0.0, up - timer.since)
                used += room.clock.per_game - timer.remaining + ticking
        need(used <= now - began + 1.0 + BLINK, "nobody loses time", room.id, used, now - began)

    def note_entry(self, sealed: EventRow, now: float) -> None:
        """Who has lost on time has had that time, since the opening or since their last action."""
        row = self._disk.vault.unseal_event(sealed)
        began = self.began.get(row.game, 0.0)
        acted = self._acted.get((row.game, row.seat), began)
        if not row.action.startswith(NOTE):
            self._acted[row.game, row.seat] = now
        if row.action != f"{NOTE}{TIME}":
            return
        clock = json.loads(self._disk.sql.execute(CLOCK, (row.game,)).fetchone()[0])
        limits = (began, clock.get("per_game")), (acted, clock.get("per_move"))
        is_due = any(limit and now - since >= limit - BLINK for since, limit in limits)
        need(is_due, "nobody loses on time before it is up", row.game, row.seat, now - acted)
