"""One socket and who is behind it. Knows nothing of the web: tests use it without a network."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from orrery.core.texts import ENGLISH
from orrery.server.access.budgets import Bucket
from orrery.server.protocol.messages import Sealed
from orrery.server.storage.rows import GuestRow
from orrery.server.transport.outbox import Outbox

if TYPE_CHECKING:
    from orrery.server.tables.hall import Hall


class Connection:
    """A caller: a guest or nobody, what they watch, and what waits to be sent to them."""

    def __init__(self, hall: Hall, address: str = "") -> None:
        """Nobody yet, watching nothing."""
        self.hall = hall
        self.address = address
        self.guest: GuestRow | None = None
        self.language = ENGLISH
        self.hint: asyncio.Task[None] | None = None  # the one that is being thought about
        self.watched: dict[str, int] = {}  # table -> the seat they asked for, or SPECTATOR
        self.invited: set[str] = set()  # private tables whose code they know
        self.outbox = Outbox(hall.settings)
        self.n_faults = 0
        settings = hall.settings
        self.bucket = Bucket(
            settings.messages_per_second, settings.messages_burst, hall.clock.now()
        )

    @property
    def guest_id(self) -> str | None:
        """Who is calling."""
        return self.guest.id if self.guest is not None else None

    async def pump(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        """Send what waits until cancelled; TimeoutError when the reader is too slow."""
        while True:
            await self.outbox.wait()
            if self.outbox.is_behind:
                await self._catch_up()
            sealed = self.outbox.take()
            if sealed is not None and self.may_get(sealed):
                async with asyncio.timeout(self.hall.settings.send_seconds):
                    await send(sealed.data)

    def may_get(self, sealed: Sealed) -> bool:
        """Whether a reply may still go out: its reader may have lost a seat since it was queued."""
        room = None if sealed.table is None else self.hall.rooms.get(sealed.table)
        return room is None or room.audience.may_get(self, sealed)

    async def _catch_up(self) -> None:
        """One fresh view of each watched table instead of the queue that was dropped."""
        self.outbox.drop()
        self.outbox.is_behind = False
        for game in list(self.watched):
            room = await self.hall.room(game)
            if room is not None:
                await room.refresh(self)
