"""Bans: guests whom the operator has shut out. Whoever is connected at any node is cut off soon."""

from __future__ import annotations

from orrery.server.protocol.codes import SENTENCES
from orrery.server.protocol.replies import Error
from orrery.server.tables.hall import Hall

BANNED = "SELECT id FROM guests WHERE banned IS NOT NULL"
BAN = "UPDATE guests SET banned = ? WHERE id = ?"


async def ban(hall: Hall, guest: str) -> None:
    """Shut a guest out from now on."""
    await hall.store.write([(BAN, (hall.clock.date(), guest))])
    await cut_off(hall)


async def unban(hall: Hall, guest: str) -> None:
    """Let a guest in again."""
    await hall.store.write([(BAN, (None, guest))])


async def cut_off(hall: Hall) -> None:
    """End the sockets of those who are shut out."""
    if not hall.connections:
        return
    banned = {row[0] for row in await hall.store.read(BANNED)}
    for caller in hall.connections:
        if caller.guest_id in banned and not caller.is_shut_out:
            caller.outbox.put(Error("banned", SENTENCES["banned"]))
            caller.is_shut_out = True
