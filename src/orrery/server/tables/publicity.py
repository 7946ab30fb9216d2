"""Whether a finished game is public: every person who played has a say, and none is overruled.

A table is public or private as it was opened. Afterwards each person who played may change what
they say: the game is public while all of them are for it. Where bots alone played, the host says.
"""

from __future__ import annotations

from orrery.server.protocol.archive import PublicitySeen, Voice
from orrery.server.protocol.codes import Denied
from orrery.server.storage.database import Write
from orrery.server.storage.store import Store
from orrery.server.tables.room import Room

SAID = "SELECT guest, is_for FROM voices WHERE game = ?"
SAY = """INSERT INTO voices (game, guest, is_for) VALUES (?, ?, ?)
    ON CONFLICT (game, guest) DO UPDATE SET is_for = excluded.is_for"""
SHOW = "UPDATE tables SET is_private = ? WHERE id = ?"


def who_has_a_say(room: Room) -> list[str]:
    """Those who sat there, or the host of a table of bots."""
    people = [seat.guest for seat in room.seats if seat.kind == "person" and seat.guest is not None]
    return list(dict.fromkeys(people)) or [room.row.host]


async def voices_of(store: Store, room: Room) -> dict[str, bool]:
    """What each says; whoever was never asked agrees with how the table was opened."""
    said = {guest: bool(is_for) for guest, is_for in await store.read(SAID, (room.id,))}
    return {guest: said.get(guest, not room.row.is_private) for guest in who_has_a_say(room)}


async def publicity(store: Store, room: Room, guest: str | None) -> PublicitySeen:
    """How it stands, as one of them or anybody else sees it."""
    voices = await voices_of(store, room)
    return PublicitySeen(
        is_public=not room.row.is_private,
        may_choose=guest in voices,
        is_for=voices.get(guest or "", False),
        voices=[Voice(room.seats_of(one), is_for, one == guest) for one, is_for in voices.items()],
    )


async def say(store: Store, room: Room, guest: str, is_for: bool) -> None:
    """Somebody changes what they say; all voices are kept, so that others' do not change by it."""
    voices = await voices_of(store, room)
    if guest not in voices:
        raise Denied("not_yours", "only those who played have a say in this")
    voices[guest] = is_for
    is_private = not all(voices.values())
    writes: list[Write] = [(SAY, (room.id, one, int(yes))) for one, yes in voices.items()]
    await room.write([*writes, (SHOW, (int(is_private), room.id))])
    if is_private != room.row.is_private:
        room.row.is_private = is_private
        room.publish_table()
