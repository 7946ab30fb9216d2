"""What time brings: the pulse, clocks that run out, seats whose owners are gone."""

from __future__ import annotations

from orrery.core.seats import CHANCE
from orrery.server.logbook.game import AWAY, TIME
from orrery.server.storage.database import StorageDown
from orrery.server.storage.store import pulse_write
from orrery.server.tables.beginning import go_on
from orrery.server.tables.hall import Hall
from orrery.server.tables.rolls import awaited, is_overdue, throw_away
from orrery.server.tables.room import Room

TICK_SECONDS = 0.25
TIME_UP = "time up"


async def keep_ticking(hall: Hall) -> None:
    """Tick for ever."""
    last_pulse = 0.0
    while True:
        now = hall.clock.now()
        try:
            if now - last_pulse >= hall.settings.pulse_seconds:
                await hall.store.write([pulse_write(now)])
                last_pulse = now
            await tick(hall)
        except StorageDown as error:
            hall.note_unhandled("the clock", error)
        await hall.clock.sleep(TICK_SECONDS)


async def tick(hall: Hall) -> None:
    """Call time where it is up; let bots hold seats whose owners stayed away."""
    now = hall.clock.now()
    for room in list(hall.rooms.values()):
        for seat in room.is_due(now):
            await _call_time(room, seat)
        for seat in _abandoned(room, now):
            await _hold_seat(room, seat)
        if is_overdue(room):
            await _end_roll(room)


async def _end_roll(room: Room) -> None:
    """Throw away a roll for which somebody has not shown their word in time."""
    async with room.lock:
        await room.load()
        if not is_overdue(room):
            return
        if awaited(room):
            await throw_away(room)
            room.publish_table()
        else:
            await go_on(room)


async def _call_time(room: Room, seat: int) -> None:
    async with room.lock:
        await room.load()
        if seat not in room.is_due(room.hall.clock.now()) or room.running.outcome is not None:
            return
        since = room.running.seq
        if seat == CHANCE:
            writes = room.stop_limit()
            await room.commit(room.running.advance(CHANCE, TIME_UP, None), writes)
        else:
            await room.commit([room.running.note(seat, TIME)])
        room.publish(since)


def _abandoned(room: Room, now: float) -> list[int]:
    """Seats of people who are gone while somebody waits for them; postal play never hurries."""
    if not room.gone_since or room.row.status != "running" or not room.has_begun:
        return []
    if room.clock.pace == "postal":
        return []
    grace = room.hall.settings.grace_seconds
    gone = [seat for seat, since in room.gone_since.items() if now - since >= grace]
    is_awaited = any(room.is_present(seat) for seat in room.persons)
    running = room.running
    return [s for s in gone if is_awaited and s in room.persons and s not in running.away]


async def _hold_seat(room: Room, seat: int) -> None:
    async with room.lock:
        await room.load()
        if seat not in _abandoned(room, room.hall.clock.now()):
            return
        entry = room.running.note(seat, AWAY)
        await room.commit([entry])
        room.publish(entry.seq - 1)
