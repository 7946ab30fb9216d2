"""What time brings: the pulse, clocks that run out, seats whose owners are gone, bots to wake."""

from __future__ import annotations

import asyncio

from orrery.core.seats import CHANCE
from orrery.server.logbook.game import AWAY, TIME
from orrery.server.storage.database import StorageDown
from orrery.server.storage.store import pulse_write
from orrery.server.tables.beginning import go_on
from orrery.server.tables.hall import Hall
from orrery.server.tables.rolling import is_overdue, throw_away
from orrery.server.tables.room import Room
from orrery.server.tables.table import OF_TOURNAMENT
from orrery.server.upkeep.plans import follow_plans

TICK_SECONDS = 0.25
WAKE_TICKS = 4  # every so many ticks tables are looked through for bots that do not act
PATIENCE_SECONDS = 5.0  # for what is due in this tick; a table that takes longer delays no other


async def keep_pulse(hall: Hall) -> None:
    """Note for ever how long the server has run; clocks stand while nothing can be stored."""
    while True:
        try:
            await hall.store.write([pulse_write(hall.uptime.now())])
        except StorageDown:
            hall.uptime.stand()
            raise
        hall.uptime.run()
        await hall.clock.sleep(hall.settings.pulse_seconds)


async def keep_vigil(hall: Hall) -> None:
    """Say for ever that the loop comes round; who does not is ended by `upkeep.hangs`."""
    hall.vigil.begin()
    try:
        while True:
            hall.vigil.renew()
            await hall.clock.sleep(hall.vigil.seconds / 8)
    finally:
        hall.vigil.end()


async def keep_ticking(hall: Hall) -> None:
    """Tick for ever."""
    n_ticks = 0
    while True:
        await tick(hall)
        if n_ticks % WAKE_TICKS == 0:
            wake(hall)
        n_ticks += 1
        await hall.clock.sleep(TICK_SECONDS)


async def tick(hall: Hall) -> None:
    """Call time where it is up; let bots hold seats whose owners stayed away."""
    hall.uptime.now()
    tasks = [task for room in list(hall.rooms.values()) if (task := _judge(room)) is not None]
    if tasks:
        await asyncio.wait(tasks, timeout=PATIENCE_SECONDS)


def _judge(room: Room) -> asyncio.Task[None] | None:
    """What is due at one table, done beside, so that no table waits for another."""
    if room.judgement is None or room.judgement.done():
        if not _is_anything_due(room):
            return None
        room.judgement = room.hall.tasks.spawn(_do_what_is_due(room))
    return room.judgement


def _is_anything_due(room: Room) -> bool:
    hall = room.hall
    try:
        due = room.is_due(hall.uptime.now()) or _abandoned(room, hall.clock.now())
        return bool(due) or is_overdue(room)
    except Exception as error:
        _trip(room, error)
        return False


async def _do_what_is_due(room: Room) -> None:
    try:
        for seat in room.is_due(room.hall.uptime.now()):
            await _call_time(room, seat)
        for seat in _abandoned(room, room.hall.clock.now()):
            await _hold_seat(room, seat)
        if is_overdue(room):
            await _end_roll(room)
    except StorageDown as error:
        room.hall.incidents.note_fault("the clocks", error)  # it stays due
    except Exception as error:
        _trip(room, error)


async def _end_roll(room: Room) -> None:
    """Throw away a roll for which somebody has not shown their word in time."""
    async with room.lock:
        await room.load()
        if not is_overdue(room):
            return
        if room.awaited:
            await throw_away(room)
            room.publish_table()
        else:
            await go_on(room)


def _trip(room: Room, error: Exception) -> None:
    room.hall.incidents.note_unhandled("the clocks of a table", error)
    room.trip("clock", error)


def wake(hall: Hall) -> None:
    """Let no table wait: read games that were lost, wake bots, and note who is watched."""
    for room in list(hall.rooms.values()):
        try:
            if room.watchers:
                room.watched_at = hall.clock.now()
            if hall.compilation.is_ready(room.row.game):  # else it was tried at the start
                hall.resume(room)
            hall.wake_bots(room)
            follow_plans(room)
        except Exception as error:
            _trip(room, error)


async def _call_time(room: Room, seat: int) -> None:
    async with room.lock:
        await room.load()
        if seat not in room.is_due(room.hall.uptime.now()) or room.running.outcome is not None:
            return
        since = room.running.seq
        live = room.running.game.hooks.live
        if seat == CHANCE and live is not None:
            writes = room.stop_limit()
            await room.commit(room.advance(CHANCE, live.TIME_UP, None), writes)
        else:
            await room.commit([room.running.note(seat, TIME)])
        room.publish(since)


def _abandoned(room: Room, now: float) -> list[int]:
    """Seats of people who are gone while somebody waits; not by post, nor in tournaments."""
    if not room.gone_since or room.row.status != "running" or not room.has_begun:
        return []
    if room.clock.pace == "postal" or room.row.host.startswith(OF_TOURNAMENT):
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
