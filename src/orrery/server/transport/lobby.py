"""The lobby over HTTP: `GET /api/tables?cursor=C&count=N&finished=1`."""

from __future__ import annotations

import asyncio
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
BUSY_SECONDS = 2.0  # a table that is busy for longer is left out of the list


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
    """The tables that can be shown; none of them delays or hides another."""
    found = await asyncio.gather(*(_one(room, language) for room in rooms))
    return [seen for seen in found if seen is not None]


async def _one(room: Room, language: str) -> TableSeen | None:
    """A table when nothing is under way there; None when that lasts, or it cannot be shown."""
    try:
        async with asyncio.timeout(BUSY_SECONDS), room.lock:
            return table_seen(room, language)
    except TimeoutError:
        return None
    except Exception as error:
        room.hall.note_broken(room.id, "lobby", error)
        return None


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
    return [room for row in away if (room := _room_of(hall, row, seats)) is not None]


def _room_of(hall: Hall, row: TableRow, seats: list[SeatRow]) -> Room | None:
    """A table that is not in memory; None when its row cannot be read."""
    try:
        return Room(hall, row, [seat for seat in seats if seat.game == row.id])
    except Exception as error:
        hall.note_broken(row.id, "row", error)
        return None
