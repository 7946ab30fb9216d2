"""Bringing a guest's seats along to the account of the same person."""

from __future__ import annotations

import msgspec

from orrery.server.commands.frame import Here, Who, command
from orrery.server.commands.rights import need_guest
from orrery.server.protocol.codes import Denied
from orrery.server.protocol.requests import Bring
from orrery.server.storage.rows import SeatRow, upsert


@command(Bring, Who.GUEST)
async def bring(at: Here, asked: Bring) -> None:
    """The seats of the guest whose token is shown are the caller's, who keeps a name."""
    hall, room, me = at.caller.hall, at.room, need_guest(at.caller)
    old = (await hall.guests.by_token(asked.token)).id
    if await hall.accounts.register.by_id(me.id) is None:
        raise Denied("need_account", "sign in first")
    changed = [_brought(seat, old, me.id) for seat in room.seats if old in (seat.guest, seat.held)]
    if room.row.host == old:
        room.row.host = me.id
    await hall.guests.meet(me.id)
    await room.write([upsert(room.row), *map(upsert, changed)])
    for seat in changed:
        room.seats[seat.seat] = seat
    at.done()
    room.publish_table()


def _brought(seat: SeatRow, old: str, new: str) -> SeatRow:
    held = new if seat.held == old else seat.held
    guest = new if seat.guest == old else seat.guest
    return msgspec.structs.replace(seat, guest=guest, held=held)
