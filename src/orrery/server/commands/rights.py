"""Who may do what: every verb asks here first."""

from __future__ import annotations

import hmac
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from orrery.server.protocol.codes import Denied, no_table
from orrery.server.storage.rows import INVITED, GuestRow, SeatRow
from orrery.server.tables.room import Room
from orrery.server.transport.connection import Connection
from orrery.server.views.sight import may_see


def need_guest(connection: Connection) -> GuestRow:
    """The guest who calls; Denied for nobody."""
    if connection.guest is None:
        raise Denied("need_guest", "say hello with your token first")
    return connection.guest


async def find_room(connection: Connection, game: str, invite: str | None = None) -> Room:
    """A room the caller may see; a private one needs a seat there or its invitation."""
    room = await connection.hall.room(game)
    if room is None:
        raise no_table()
    if invite is not None and hmac.compare_digest(invite.encode(), room.row.invite.encode()):
        connection.invited.add(game)
    need_sight(connection, room)
    await room.ready()
    return room


@asynccontextmanager
async def at_table(
    connection: Connection, game: str, invite: str | None = None
) -> AsyncIterator[Room]:
    """The frame of most verbs: find the room, wait for its turn, read it, and look who asks."""
    room = await find_room(connection, game, invite)
    async with room.lock:
        await room.load()
        need_sight(connection, room)  # a seat may have been lost while waiting
        yield room


def need_sight(connection: Connection, room: Room) -> None:
    """Only who may see the table."""
    is_invited = room.id in connection.invited
    if not may_see(room.row, room.seats, connection.guest_id, is_invited):
        raise no_table()


def need_place(connection: Connection, room: Room, seat: SeatRow) -> None:
    """Only for whom an open seat is kept: one guest, or holders of the invitation; or the host."""
    if seat.held is None or need_guest(connection).id in (seat.held, room.row.host):
        return
    if seat.held != INVITED or room.id not in connection.invited:
        raise Denied("kept", "this seat is kept for somebody else")


def need_host(connection: Connection, room: Room) -> None:
    """Only the host may."""
    if need_guest(connection).id != room.row.host:
        raise Denied("not_yours", "only the host may do this")


def need_open(room: Room) -> None:
    """Only before the game begins."""
    if room.row.status != "open":
        raise Denied("not_now", "the game has begun")


def need_running(room: Room) -> None:
    """Only while the game goes on."""
    if room.row.status == "open":
        raise Denied("not_now", "the game has not begun")
    if room.running.outcome is not None:
        raise Denied("not_now", "the game is over")


def need_seat(connection: Connection, room: Room, seat: int | None) -> int:
    """A seat of the caller: the one named, the only one, or the only one that may act."""
    held = room.seats_of(need_guest(connection).id)
    if seat is not None:
        if seat not in held:
            raise Denied("not_yours", "this seat is not yours")
        return seat
    if len(held) > 1 and room.has_begun:
        held = [s for s in held if s in room.running.to_act]
    if len(held) != 1:
        raise Denied("not_yours", "you hold no seat here" if not held else "say which seat")
    return held[0]
