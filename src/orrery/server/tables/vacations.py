"""Vacations: somebody's postal clocks stand, for at most some days of a year."""

from __future__ import annotations

from orrery.server.clock import DAY
from orrery.server.protocol.codes import Denied
from orrery.server.protocol.notices import VacationSeen
from orrery.server.storage.database import Conflict
from orrery.server.storage.notice_rows import VacationRow
from orrery.server.storage.rows import insert
from orrery.server.tables.services import Services

YEAR = 365 * DAY
END = "UPDATE vacations SET until = ? WHERE guest = ? AND until > ?"
NOW = "SELECT guest, MAX(until) FROM vacations WHERE until > ? GROUP BY guest"


async def vacation_of(hall: Services, guest: str) -> VacationSeen:
    """Until when somebody is away, and how many days of the last year they have left."""
    today = hall.clock.date()
    rows = await hall.store.rows(VacationRow, "guest = ? AND until > ?", (guest, today - YEAR))
    used = sum(row.until - max(row.began, today - YEAR) for row in rows) / DAY
    until = max((row.until for row in rows if row.until > today), default=None)
    return VacationSeen(until, max(0.0, hall.settings.vacation_days - used))


async def begin(hall: Services, guest: str, days: float) -> VacationSeen:
    """Somebody is away from now on; Denied when they are already, or have not so many days."""
    seen, today = await vacation_of(hall, guest), hall.clock.date()
    if seen.until is not None:
        raise Denied("not_now", "you are on vacation already")
    if days > seen.left + 1e-6:
        raise Denied("not_now", f"you have {seen.left:.1f} days of vacation left this year")
    count = await hall.store.read("SELECT COUNT(*) FROM vacations WHERE guest = ?", (guest,))
    row = VacationRow(guest, count[0][0] + 1, today, today + days * DAY)
    try:
        await hall.store.write([insert(row)])
    except Conflict:
        raise Denied("not_now", "you are on vacation already") from None
    hall.bulletin.vacations[guest] = row.until
    return await vacation_of(hall, guest)


async def end(hall: Services, guest: str) -> VacationSeen:
    """Somebody is back."""
    today = hall.clock.date()
    await hall.store.write([(END, (today, guest, today))])
    hall.bulletin.vacations.pop(guest, None)
    return await vacation_of(hall, guest)


async def learn(hall: Services) -> None:
    """Read who is away: another node may have been told."""
    rows = await hall.store.read(NOW, (hall.clock.date(),))
    hall.bulletin.vacations = {guest: float(until) for guest, until in rows}
