"""The lobby: one's own tables, all of them, then a page of what others play.

Tables that wait for players come before running ones, the newest first. A page ends with the place
of its last table (a cursor), so that tables opened meanwhile move nothing about.
"""

from __future__ import annotations

import asyncio
import heapq
import math
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass

from orrery.server.protocol.codes import Denied, Misread
from orrery.server.protocol.seen import LobbySeen, TableSeen
from orrery.server.storage.rows import SeatRow, TableRow
from orrery.server.tables.display import table_seen
from orrery.server.tables.hall import Hall
from orrery.server.tables.room import Room
from orrery.server.tables.table import Stored

GLUE = "~"
MOST_FINISHED = 20
BUSY_SECONDS = 2.0  # a table that is busy for longer is left out of the list

Place = tuple[int, float, str]  # whether it waits for players, when it was opened, its id


@dataclass(frozen=True)
class LobbyQuery:
    """Who looks into the lobby, and for what."""

    guest: str | None
    cursor: str | None  # `next` of the page before
    count: int
    with_finished: bool  # one's last finished tables, too
    language: str


async def lobby_page(hall: Hall, asked: LobbyQuery) -> LobbySeen:
    """One's own tables on the first page, then those of others, page by page."""
    guest, cursor, language = asked.guest, asked.cursor, asked.language
    page, following = page_of(hall.rooms.values(), guest, cursor, asked.count)
    mine = own_tables(hall.rooms.values(), guest) if cursor is None else []
    if guest is not None and asked.with_finished:
        mine += await finished_tables(hall, guest)
    return LobbySeen(await shown(mine, language), await shown(page, language), following)


async def shown(rooms: Iterable[Room], language: str) -> list[TableSeen]:
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
        room.hall.incidents.note_broken(room.id, "lobby", error)
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
    found = []
    for row in away:
        with suppress(Denied):  # a row that cannot be read is noted
            found.append(hall.shown_room(Stored(row, [s for s in seats if s.game == row.id])))
    for room in found:
        if room.row.result is None and room.row.fault is None:
            hall.tasks.spawn(_learn_result(hall, room.id))
    return found


async def _learn_result(hall: Hall, table: str) -> None:
    """Read a game that ended before results were kept: the next list has it."""
    with suppress(Denied):
        room = await hall.room(table)
        if room is not None:
            await room.ready()
            async with room.lock:
                await room.load()


def own_tables(rooms: Iterable[Room], guest: str | None) -> list[Room]:
    """The tables at which a guest sits or which they opened, newest first."""
    return sorted((room for room in rooms if is_own(room, guest)), key=place_of, reverse=True)


def is_own(room: Room, guest: str | None) -> bool:
    """The guest sits at the table or is its host."""
    return guest is not None and (room.row.host == guest or bool(room.seats_of(guest)))


def page_of(
    rooms: Iterable[Room], guest: str | None, cursor: str | None, count: int
) -> tuple[list[Room], str | None]:
    """Public tables of others after a cursor, and the cursor of the next page if there is one."""
    after = read_cursor(cursor)
    listed = (room for room in rooms if _is_listed(room, guest))
    rest = (room for room in listed if after is None or place_of(room) < after)
    found = heapq.nlargest(count + 1, rest, key=place_of)
    page = found[:count]
    return page, write_cursor(page[-1].row) if len(found) > count else None


def _is_listed(room: Room, guest: str | None) -> bool:
    return room.row.status != "over" and not room.row.is_private and not is_own(room, guest)


def place_of(room: Room) -> Place:
    """Where a table stands in the list; the greatest comes first."""
    return place_of_row(room.row)


def place_of_row(row: TableRow) -> Place:
    """The same by what is stored."""
    return int(row.status == "open"), row.created, row.id


def write_cursor(row: TableRow) -> str:
    """The place of a table as text."""
    is_open, created, table_id = place_of_row(row)
    return GLUE.join([str(is_open), repr(created), table_id])


def read_cursor(text: str | None) -> Place | None:
    """The place that a cursor names; Misread for what never was one."""
    if text is None:
        return None
    is_open, _, rest = text.partition(GLUE)
    created, _, table_id = rest.partition(GLUE)
    try:
        place = int(is_open), float(created), table_id
    except ValueError:
        raise Misread("this is no cursor of the lobby: ask without one") from None
    if not math.isfinite(place[1]) or is_open not in ("0", "1"):
        raise Misread("this is no cursor of the lobby: ask without one")
    return place
