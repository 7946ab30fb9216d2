"""The lobby: one's own tables, all of them, then a page of what others play.

Tables that wait for players come before running ones, the newest first. A page ends with the place
of its last table (a cursor), so that tables opened meanwhile move nothing about.
"""

from __future__ import annotations

import heapq
import math
from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec import Struct

from orrery.server.protocol.codes import Misread
from orrery.server.views.seen import TableSeen

if TYPE_CHECKING:
    from orrery.server.tables.room import Room

GLUE = "~"
Place = tuple[int, float, str]  # whether it waits for players, when it was opened, its id


class LobbySeen(Struct, frozen=True):
    """Tables: one's own (on the first page), a page of others, and where the next one begins."""

    mine: list[TableSeen]
    tables: list[TableSeen]
    next: str | None


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
    return page, write_cursor(page[-1]) if len(found) > count else None


def _is_listed(room: Room, guest: str | None) -> bool:
    return room.row.status != "over" and not room.row.is_private and not is_own(room, guest)


def place_of(room: Room) -> Place:
    """Where a table stands in the list; the greatest comes first."""
    return int(room.row.status == "open"), room.row.created, room.id


def write_cursor(room: Room) -> str:
    """The place of a table as text."""
    is_open, created, table_id = place_of(room)
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
