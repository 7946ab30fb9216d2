"""Ends: what nobody needs any more leaves memory, and in the end the database.

Tables that were never begun are deleted. Games that were left are abandoned by a note in their
log, which stays. Guests who have not come for a year and have no table are forgotten, and their
studies with them.
"""

from __future__ import annotations

from collections.abc import Iterable

from orrery.server.clock import DAY
from orrery.server.logbook.game import ABANDON, Outcome, outcome_text
from orrery.server.storage.database import Write
from orrery.server.storage.rows import upsert
from orrery.server.storage.studies import FORGET_STUDIES
from orrery.server.tables.hall import Hall
from orrery.server.tables.lifetimes import days_for, ends_on
from orrery.server.tables.room import Room
from orrery.server.upkeep.absentees import cut_off_sessions, cut_off_tokens, learn_names
from orrery.server.upkeep.bans import cut_off

ROUND_SECONDS = 10.0  # between two looks at memory
DATE_ROUNDS = 60  # and every n-th of them also at the dates
HOUR = 3600.0  # a table's last visit is stored to the hour
NOBODY = -1  # whose note it is when nobody ends a game
OF_A_TABLE = ("events", "chat", "timers", "seats", "rolls", "secrets", "notices")
FORGET_SEEKERS = "DELETE FROM seekers WHERE seen < ?"
FORGET_GUESTS = """DELETE FROM guests WHERE COALESCE(seen, created) < ? AND kept IS NULL
    AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.guest = guests.id)
    AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.host = guests.id)"""


async def keep_ending(hall: Hall) -> None:
    """Look around for ever."""
    n_rounds, looked = 0, hall.clock.date()
    while True:
        forget_rooms(hall)
        forget_guests(hall)
        await cut_off(hall)
        await cut_off_sessions(hall)
        await cut_off_tokens(hall)
        await learn_names(hall, looked)
        await settle_ratings(hall)
        looked = hall.clock.date()
        if n_rounds % DATE_ROUNDS == 0:
            await end_tables(hall)
            await end_guests(hall)
            await hall.accounts.sessions.forget()
            await hall.accounts.tickets.forget()
            await hall.accounts.personal_tokens.forget()
            await hall.conduct.tidy()
            await hall.store.write([(FORGET_SEEKERS, (hall.clock.date() - HOUR,))])
        n_rounds += 1
        await hall.clock.sleep(ROUND_SECONDS)


async def settle_ratings(hall: Hall) -> None:
    """Games that ended while nobody could count them, such as before a crash."""
    for table in await hall.ledger.settle_due():
        if table in hall.rooms:
            await hall.rooms[table].settle_rating()


# Memory


def forget_rooms(hall: Hall) -> None:
    """Let go of finished games that nobody watches: soon, and sooner when there are many."""
    now, settings = hall.clock.now(), hall.settings
    idle = [room for room in hall.rooms.values() if room.row.status == "over" and room.is_idle]
    idle.sort(key=lambda room: room.used_at)
    n_surplus = len(idle) - settings.rooms_over
    for n, room in enumerate(idle):
        if n < n_surplus or now - room.used_at >= settings.room_over_seconds:
            del hall.rooms[room.id]


def forget_guests(hall: Hall) -> None:
    """Let go of guests who are neither seated nor connected, those first who came first."""
    n_surplus = len(hall.guests.rows) - hall.settings.guests_kept
    if n_surplus <= 0:
        return
    needed = {seat.guest for room in hall.rooms.values() for seat in room.seats}
    needed |= {connection.guest_id for connection in hall.connections}
    for guest in [guest for guest in hall.guests.rows if guest not in needed][:n_surplus]:
        del hall.guests.rows[guest]


# Dates


async def end_tables(hall: Hall) -> None:
    """Note who was here lately, and end what was left; each table for itself."""
    for room in list(hall.rooms.values()):
        try:
            await _end_if_left(hall, room)
        except Exception as error:
            hall.incidents.note_fault("the end of a table", error)


async def _end_if_left(hall: Hall, room: Room) -> None:
    today = hall.clock.date()
    if _is_visited(room):
        await _note_visit(room, today)
    elif today - (room.row.active or room.row.created) >= days_for(room) * DAY:
        await END[room.row.status](hall, room)
    elif ends_on(room) is not None and not room.is_warned:
        room.is_warned = True
        room.publish_table()


def _is_visited(room: Room) -> bool:
    """Somebody has moved, come or watches; in a game at postal pace only moves count."""
    is_postal = room.row.status == "running" and room.clock.pace == "postal"
    return room.is_touched or (bool(room.watchers) and not is_postal)


async def _note_visit(room: Room, today: float) -> None:
    if today - (room.row.active or 0.0) >= HOUR:
        await room.write([("UPDATE tables SET active = ? WHERE id = ?", (today, room.id))])
        room.row.active = today
    room.is_touched = room.is_warned = False


async def _delete(hall: Hall, room: Room) -> None:
    """A table that was never begun leaves nothing behind."""
    async with room.lock:
        if room.row.status != "open" or room.watchers:
            return
        writes: Iterable[Write] = [
            *((f"DELETE FROM {name} WHERE game = ?", (room.id,)) for name in OF_A_TABLE),
            ("DELETE FROM tables WHERE id = ?", (room.id,)),
        ]
        await room.write(list(writes))
        room.is_gone = True
        hall.rooms.pop(room.id, None)


async def _abandon(hall: Hall, room: Room) -> None:
    """A game that was left is over, without a winner."""
    async with room.lock:
        if room.row.fault is not None:
            await _close(room)
            return
        await room.load()
        if room.row.fault is not None or room.running.outcome is not None:
            return
        entry = room.running.note(NOBODY, ABANDON)
        await room.commit([entry])
        room.publish(entry.seq - 1)


async def _close(room: Room) -> None:
    """A broken table, in whose log nothing can be noted, is over; its fault and its moves stay."""
    room.row.status, room.row.result = "over", outcome_text(Outcome(ABANDON, ()))
    await room.write([upsert(room.row)])
    room.publish_table()


END = {"open": _delete, "running": _abandon}


async def end_guests(hall: Hall) -> None:
    """Forget guests without a table a year after their last visit, and their studies."""
    before = hall.clock.date() - hall.settings.guest_days * DAY
    await hall.store.write([(FORGET_GUESTS, (before,)), (FORGET_STUDIES, ())])
