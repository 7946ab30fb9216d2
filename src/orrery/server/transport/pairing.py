"""The endpoints for those who look for somebody to play with."""

from __future__ import annotations

from orrery.core.registry import find_meta
from orrery.server.commands.rights import need_guest
from orrery.server.pairing.queue import Asked, count, leave, seek
from orrery.server.protocol.codes import Denied, Misread, reading
from orrery.server.protocol.orders import TableOrder
from orrery.server.protocol.pairing import PairingSeen
from orrery.server.tables.rated import check_order
from orrery.server.transport.http import Call


async def pair(call: Call) -> PairingSeen:
    """Wait for others, or go on waiting."""
    guest, wish, hall = need_guest(call.caller), call.body, call.hall
    if guest.bot is not None:
        raise Denied("bots_apart", "bots are not paired with people: open a table, or wait for one")
    with reading():
        meta = find_meta(wish.game)
        if not meta.min_players <= wish.players <= meta.max_players:
            raise Misread(f"{meta.title} is for {meta.min_players} to {meta.max_players} players")
        if wish.rated:
            check_order(TableOrder(wish.game, wish.players, rated=True))
    if wish.rated and guest.kept is None:
        raise Denied("need_account", "at a rated table everybody keeps a name")
    await hall.conduct.leavers.need_patience(guest.id)
    return await seek(hall, Asked(guest, wish, call.caller.address))


async def stop(call: Call) -> dict[str, bool]:
    """Look no longer."""
    await leave(call.hall, need_guest(call.caller).id)
    return {"done": True}


async def seekers(call: Call) -> dict[str, int]:
    """How many look for each game just now."""
    return await count(call.hall)
