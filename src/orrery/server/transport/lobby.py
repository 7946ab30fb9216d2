"""The lobby over HTTP: `GET /api/tables?cursor=C&count=N&finished=1`."""

from __future__ import annotations

from collections.abc import Iterable

from starlette.requests import Request
from starlette.responses import Response

from orrery.server.storage.rows import SeatRow, TableRow
from orrery.server.tables.hall import Hall
from orrery.server.tables.room import Room
from orrery.server.transport.http import caller_of, hall_of, language_of, number_of, reply
from orrery.server.views.lobby import LobbySeen, own_tables, page_of
from orrery.server.views.seen import TableSeen
from orrery.server.views.tables import table_seen

MOST_FINISHED = 20


async def tables(request: Request) -> Response:
    """One's own tables, then those of others, page by page."""
    hall, guest = hall_of(request), (await caller_of(request)).guest_id
    asked, language = request.query_params, language_of(request)
    most = hall.settings.lobby_page
    count = max(1, min(number_of(asked.get("count", str(most))), most))
    page, following = page_of(hall.rooms.values(), guest, asked.get("cursor"), count)
    mine = own_tables(hall.rooms.values(), guest) if "cursor" not in asked else []
    if guest is not None and asked.get("finished") == "1":
        mine += await finished_tables(hall, guest)
    return reply(LobbySeen(await _seen(mine, language), await _seen(page, language), following))


async def _seen(rooms: Iterable[Room], language: str) -> list[TableSeen]:
    """The tables, each when nothing is under way there."""
    found = []
    for room in rooms:
        async with room.lock:
            found.append(table_seen(room, language))
    return found


async def finished_tables(hall: Hall, guest: str) -> list[Room]:
    """A guest's last finished tables that are not in memory any more."""
    where = (
        "status = 'over' AND id IN (SELECT game FROM seats WHERE guest = ?)"
        f" ORDER BY created DESC LIMIT {MOST_FINISHED}"
    )
    rows = await hall.store.rows(TableRow, where, (guest,))
    away = [row for row in rows if row.id not in hall.rooms]
    if not away:
        return []
    marks = ", ".join("?" for _ in away)
    seats = await hall.store.rows(SeatRow, f"game IN ({marks})", [row.id for row in away])
    return [Room(hall, row, [s for s in seats if s.game == row.id]) for row in away]
