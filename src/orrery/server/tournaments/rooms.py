"""Tables of a tournament: they begin by themselves, and bots among themselves play on.

Every node looks after the tables that are its own. Whoever does not come loses by the clock.
"""

from __future__ import annotations

from contextlib import suppress

from orrery.server.protocol.codes import Denied
from orrery.server.tables.beginning import go_on
from orrery.server.tables.hall import Hall
from orrery.server.tables.room import Room
from orrery.server.tournaments.register import Tournament

COME_SECONDS = {"live": 120.0, "postal": 86400.0}  # to come to a table whose cards are rolled for


async def tend(hall: Hall, found: Tournament) -> None:
    """Look at all tables of the round."""
    for match in found.matches:
        if match.points is None and match.game is not None:
            with suppress(Denied):  # it is another node's
                room = await hall.room(match.game)
                if room is not None:
                    await _tend_room(hall, room)


async def _tend_room(hall: Hall, room: Room) -> None:
    if not room.persons:
        room.watched_at = hall.clock.now()  # others wait for these bots
    if room.row.status != "open":
        return
    if hall.compilation.is_ready(room.row.game):
        await _begin(hall, room)
    elif room.resumption is None or room.resumption.done():
        room.resumption = hall.tasks.spawn(_prepare(hall, room))


async def _prepare(hall: Hall, room: Room) -> None:
    """Have the rules compiled beside, so that no other tournament waits; then begin."""
    with suppress(Denied):  # they cannot be: the next look tries again
        await hall.compilation.ready(room.row.game)
        await _begin(hall, room)


async def _begin(hall: Hall, room: Room) -> None:
    """Begin when all are there, or without the words of those who did not come in time."""
    late = hall.clock.date() - room.row.created > COME_SECONDS[room.clock.pace]
    async with room.lock:
        await room.load()
        if room.row.status != "open":
            return
        room.rolls.is_wanted = True
        absent = {seat for seat in room.awaited if not room.rolls.is_frozen}
        if late and absent:
            room.rolls.left_out = room.rolls.left_out | absent
        await go_on(room)
        room.publish_table()
