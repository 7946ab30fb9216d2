"""A caller as commands see them: behind a socket or an HTTP request, in a hall, with a budget.

Knows nothing of the web: tests use it without a network.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from orrery.server.access.budgets import Bucket
from orrery.server.access.caller import Caller
from orrery.server.protocol.replies import Sealed
from orrery.server.tables.hall import Hall


class DirectWire(Protocol):
    """A way out that needs no waiting."""

    @property
    def is_free(self) -> bool:
        """What is written now goes out."""

    def write(self, texts: Sequence[bytes]) -> None:
        """Send texts, all at once."""


class Connection(Caller):
    """One socket (or one request) and who is behind it."""

    def __init__(self, hall: Hall, address: str = "") -> None:
        """Nobody yet, watching nothing."""
        super().__init__(hall.settings, address)
        self.hall = hall
        self.hint: asyncio.Task[None] | None = None  # the one that is being thought about
        self.n_faults = 0  # messages over the rate
        settings = hall.settings
        self.bucket = Bucket(
            settings.messages_per_second, settings.messages_burst, hall.clock.now()
        )

    def use(self, wire: DirectWire) -> None:
        """Send at once by a wire, as long as its reader keeps up and nothing waits."""

        nodes = self.hall.nodes

        def send(replies: Sequence[Sealed]) -> bool:
            if not wire.is_free:
                return False
            if not nodes.is_sound and any(sealed.table is not None for sealed in replies):
                return False
            wire.write([sealed.data for sealed in replies])
            return True

        self.outbox.send_at_once = send

    async def pump(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        """Send what waits until cancelled or shut out; TimeoutError when the reader is too slow."""
        while True:
            await self.outbox.wait()
            if self.outbox.is_behind:
                await self._catch_up()
            with self.outbox.taken() as sealed:
                if sealed is not None and self.may_get(sealed):
                    await self.hall.nodes.sound(sealed.table)
                    async with asyncio.timeout(self.hall.settings.send_seconds):
                        await send(sealed.data)
            if self.is_shut_out and not len(self.outbox):
                return

    def may_get(self, sealed: Sealed) -> bool:
        """Whether a reply may still go out: its reader may have lost a seat since it was queued."""
        room = None if sealed.table is None else self.hall.rooms.get(sealed.table)
        return room is None or room.audience.may_get(self, sealed)

    async def _catch_up(self) -> None:
        """One fresh view of each watched table instead of the queue that was dropped."""
        self.outbox.drop()
        self.outbox.is_behind = False
        for game in list(self.watched):
            if self.hall.nodes.is_elsewhere(self, game):
                continue
            room = await self.hall.room(game)
            if room is not None:
                await room.refresh(self)
