"""Invitations by name: somebody is asked to a table, and sits down by accepting."""

from __future__ import annotations

import json

from orrery.server.access.tokens import new_id
from orrery.server.clock import DAY
from orrery.server.commands.connection import Connection
from orrery.server.commands.dispatch import carry_out_here
from orrery.server.commands.rights import need_guest
from orrery.server.protocol.codes import Denied, Misread, no_table
from orrery.server.protocol.conduct import InvitationSeen, SeatOffered
from orrery.server.protocol.requests import Sit
from orrery.server.storage.database import Conflict
from orrery.server.storage.rows import INVITED, SeatRow, TableRow, insert
from orrery.server.storage.secrets import INVITE
from orrery.server.storage.society import InvitationRow
from orrery.server.tables.hall import Hall

LASTS = {"live": DAY, "postal": 7 * DAY}
MOST_SHOWN = 20
OPEN = "open"
TO_ANSWER = """id IN (SELECT i.id FROM invitations i JOIN tables t ON t.id = i.game
    WHERE i.guest = ? AND i.state = 'open' AND i.expires > ? AND t.status = 'open')"""
CLOSE = "UPDATE invitations SET state = ? WHERE id = ?"


async def invite(caller: Connection, guest: str, table: str) -> None:
    """Ask somebody; whoever is blocked by them is not told that nobody hears it."""
    hall, me = caller.hall, need_guest(caller).id
    row, seats = await _table(hall, table)
    if me != row.host and me not in {seat.guest for seat in seats}:
        raise no_table()
    if row.status != "open" or not any(_is_free(seat, guest) for seat in seats):
        raise Denied("not_now", "no seat is free at this table")
    if guest == me or guest in {seat.guest for seat in seats}:
        raise Misread("they sit at this table already")
    if me in await hall.conduct.blocks.of(guest):
        return
    await _store(hall, me, guest, row)


async def _store(hall: Hall, host: str, guest: str, row: TableRow) -> None:
    today, pace = hall.clock.date(), json.loads(row.clock).get("pace", "live")
    new = InvitationRow(new_id(), host, guest, row.id, today, today + LASTS[pace], OPEN)
    try:
        await hall.store.write([insert(new)])
    except Conflict:
        raise Denied("not_now", "they have been asked to this table already") from None


async def waiting(hall: Hall, guest: str) -> list[InvitationSeen]:
    """The invitations somebody has not answered, the newest first."""
    where = f"{TO_ANSWER} ORDER BY at DESC LIMIT {MOST_SHOWN}"
    rows = await hall.store.rows(InvitationRow, where, (guest, hall.clock.date()))
    found = [await _seen(hall, row) for row in rows]
    return [one for one in found if one is not None]


async def _seen(hall: Hall, row: InvitationRow) -> InvitationSeen | None:
    table, seats = await _table(hall, row.game)
    host = await hall.guests.by_id(row.host)
    if host is None or not any(_is_free(seat, row.guest) for seat in seats):
        return None
    return InvitationSeen(
        row.id, table.id, table.game, len(seats), json.loads(table.clock).get("pace", "live"),
        table.rated is not None, host.name, row.expires,
    )  # fmt: skip


async def answer(caller: Connection, invitation: str, accepts: bool) -> SeatOffered:
    """Sit down on the first free seat, or decline."""
    hall, me = caller.hall, need_guest(caller).id
    where = f"id = ? AND {TO_ANSWER}"
    found = await hall.store.rows(InvitationRow, where, (invitation, me, hall.clock.date()))
    if not found:
        raise Denied("not_now", "this invitation has ended: the table has begun, or it is gone")
    seat = await _sit(caller, found[0].game) if accepts else None
    await hall.store.write([(CLOSE, ("accepted" if accepts else "declined", invitation))])
    return SeatOffered(found[0].game if accepts else None, seat)


async def _sit(caller: Connection, table: str) -> int:
    """The seat that was free; the table may be another node's."""
    hall, me = caller.hall, need_guest(caller).id
    _, seats = await _table(hall, table)
    free = [seat.seat for seat in seats if _is_free(seat, me)]
    if not free:
        raise Denied("not_now", "all seats are taken by now")
    code = (await hall.store.secrets(table)).get(INVITE)
    error = await hall.nodes.carry(caller, Sit(table, free[0], code), carry_out_here)
    if error is not None:
        raise Denied(error.code, error.text, error.retry_ms)
    return free[0]


async def _table(hall: Hall, table: str) -> tuple[TableRow, list[SeatRow]]:
    row = await hall.store.table(table)
    if row is None:
        raise no_table()
    return row, await hall.store.rows(SeatRow, "game = ? ORDER BY seat", (table,))


def _is_free(seat: SeatRow, guest: str) -> bool:
    return seat.kind == "open" and seat.held in (None, INVITED, guest)
