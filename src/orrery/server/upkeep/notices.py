"""What people who are not here should hear: whose time runs out, and what is to be sent."""

from __future__ import annotations

from orrery.server.clock import DAY
from orrery.server.notices import deliveries, webhooks
from orrery.server.notices.postman import Postman
from orrery.server.storage.rows import TimerRow, upsert
from orrery.server.tables import vacations
from orrery.server.tables.hall import Hall
from orrery.server.tables.notices import hurry_notice
from orrery.server.tables.room import Room

ROUND_SECONDS = 5.0
FORGET_ROUNDS = 720  # every n-th round old notices go
HOUR = 3600.0
WARNINGS = (DAY, HOUR)  # of time that is left, where a turn has more than that


async def keep_noticing(hall: Hall) -> None:
    """Look around for ever."""
    postman = Postman(hall.store, hall.clock, hall.settings, hall.accounts.tickets)
    n_rounds = 0
    while True:
        await look(hall)
        await postman.round()
        if n_rounds % FORGET_ROUNDS == 0:
            await deliveries.forget(hall.store, hall.clock.date())
        n_rounds += 1
        await hall.clock.sleep(ROUND_SECONDS)


async def look(hall: Hall) -> None:
    """Learn what other nodes were told, heed vacations, and warn; each table by itself."""
    await vacations.learn(hall)
    hall.bulletin.hooked = await webhooks.hooked(hall.store)
    for room in list(hall.rooms.values()):
        try:
            await _look_at(room)
        except Exception as error:
            hall.incidents.note_fault("notices of a table", error)


async def _look_at(room: Room) -> None:
    if room.row.status != "running" or room.clock.pace != "postal" or not room.has_begun:
        return
    if not _has_vacations_to_heed(room) and not late_seats(room):
        return
    async with room.lock:
        await room.load()
        await room.heed_vacations()
        for timer in late_seats(room):
            await _warn(room, timer)


def _has_vacations_to_heed(room: Room) -> bool:
    """A clock runs that should stand, or stands that should run."""
    away = room.on_vacation
    return any(
        (timer.since is not None) if timer.seat in away else (timer.rest is not None)
        for timer in room.timers.values() if timer.seat >= 0
    )  # fmt: skip


def late_seats(room: Room) -> list[TimerRow]:
    """The clocks whose people have to be told that time runs out."""
    seated = [timer for timer in room.timers.values() if timer.seat >= 0]
    return [timer for timer in seated if n_warnings(room, timer) > (timer.warned or 0)]


def n_warnings(room: Room, timer: TimerRow) -> int:
    """How many warnings are due in this turn by now; none once time is up."""
    left = -1.0 if timer.deadline is None else timer.deadline - room.hall.uptime.now()
    most = room.clock.per_move or room.clock.per_game or 0.0
    return sum(0 < left <= seconds < most for seconds in WARNINGS)


async def _warn(room: Room, timer: TimerRow) -> None:
    """Tell it once: the clock remembers, by the same commit."""
    hall, now = room.hall, room.hall.uptime.now()
    timer.warned = n_warnings(room, timer)
    until = hall.clock.date() + (timer.deadline or now) - now
    told = hurry_notice(room, timer.seat, until, timer.warned)
    await room.write([upsert(timer), *told])
