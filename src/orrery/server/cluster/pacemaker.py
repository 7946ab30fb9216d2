"""The pacemaker: beats for a node whose event loop is too busy to beat in time.

Thousands who come at once, because another node has died, may keep a loop busy for longer than a
lease; it would be held for dead, and all of them would come to the next. So a thread of its own
beats when the loop is late, but only while the loop still turns: a node that hangs falls silent.
"""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress

from orrery.server.clock import Clock
from orrery.server.cluster.nodes import Nodes
from orrery.server.settings import Settings
from orrery.server.storage.database import Database
from orrery.server.storage.hands import Connect
from orrery.server.storage.register import beat_once

LATE = 1.5  # beats that may pass before the loop is late


class Pacemaker(threading.Thread):
    """A second heart, on a connection of its own, which rests while the first one beats."""

    def __init__(self, connect: Connect, nodes: Nodes, clock: Clock, settings: Settings) -> None:
        """Of the running loop; begins with `start`."""
        super().__init__(name="orrery-pacemaker", daemon=True)
        self._connect = connect
        self._nodes = nodes
        self._clock = clock
        self._settings = settings
        self._loop = asyncio.get_running_loop()
        self._turned = clock.now()  # when the loop has last turned, as far as is known
        self._is_asked = False  # it was asked to say so
        self._database: Database | None = None
        self._ended = threading.Event()

    def end(self) -> None:
        """Beat no more."""
        self._ended.set()

    def run(self) -> None:
        """The life of the thread."""
        while not self._ended.wait(self._settings.beat_seconds / 2):
            with suppress(RuntimeError):  # the loop is closed
                self._ask_loop()
            if self._is_needed():
                self._beat()
        self._drop()

    def _ask_loop(self) -> None:
        if not self._is_asked:
            self._is_asked = True
            self._loop.call_soon_threadsafe(self._turn)

    def _turn(self) -> None:
        self._turned, self._is_asked = self._clock.now(), False

    def _is_needed(self) -> bool:
        """The heart is late, the lease is still good, and the loop does not hang."""
        now, last = self._clock.now(), self._nodes.last_beat
        is_late = last is not None and now - last >= LATE * self._settings.beat_seconds
        is_turning = now - self._turned < self._settings.busy_seconds
        return is_late and is_turning and self._nodes.is_sound

    def _beat(self) -> None:
        """Renew the lease of the node as it is called now; if that fails, the next time."""
        node, began = self._nodes.id, self._clock.now()
        try:
            if self._database is None:
                self._database = self._connect()
            if beat_once(self._database, node):
                self._nodes.renew(node, began)
        except Exception:  # the loop will say what is wrong with the storage
            self._drop()

    def _drop(self) -> None:
        database, self._database = self._database, None
        if database is not None:
            with suppress(Exception):  # it may be lost
                database.close()
