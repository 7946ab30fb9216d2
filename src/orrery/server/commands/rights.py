"""Who may do what: the questions the frame asks, each answered by nothing or by Denied."""

from __future__ import annotations

import hmac

from orrery.server.access.reading import may_read
from orrery.server.commands.connection import Connection
from orrery.server.protocol.codes import Denied, Misread, no_table
from orrery.server.storage.rows import INVITED, GuestRow, SeatRow
from orrery.server.tables.room import Room
from orrery.server.views.sight import may_see


def need_guest(caller: Connection) -> GuestRow:
    """The guest who calls; Denied for nobody."""
    if caller.guest is None:
        raise Denied("need_guest", "give yourself a name first")
    return caller.guest


async def find_room(
    caller: Connection, game: str, invite: str | None = None, read: str | None = None
) -> Room:
    """A room the caller may see; a private one needs a seat there, its invitation or read code."""
    room = await caller.hall.room(game)
    if room is None:
        raise no_table()
    if invite is not None and hmac.compare_digest(invite.encode(), room.row.invite.encode()):
        caller.invited.add(game)
    if read is not None and may_read(read, room.row.invite):
        caller.readers.add(game)
    need_sight(caller, room)
    if not room.has_rules:
        await room.ready()
    return room


def need_sight(caller: Connection, room: Room) -> None:
    """Only who may see the table."""
    row, id_ = room.row, room.id
    if not row.is_private:
        return
    is_invited = id_ in caller.invited or (row.status == "over" and id_ in caller.readers)
    if not may_see(row, room.seats, caller.guest_id, is_invited):
        raise no_table()


def need_place(caller: Connection, room: Room, seat: SeatRow) -> None:
    """Only for whom an open seat is kept: one guest, or holders of the invitation; or the host."""
    if seat.held is None or need_guest(caller).id in (seat.held, room.row.host):
        return
    if seat.held != INVITED or room.id not in caller.invited:
        raise Denied("kept", "this seat is kept for somebody else")


def need_welcome(room: Room, seat: SeatRow, bot: str) -> None:
    """Programs sit down only where bots are welcome, where they were challenged, or at home."""
    if not room.row.bots and bot not in (seat.held, room.row.host):
        raise Denied("bots_apart", "bots are not welcome at this table: wait for a challenge")


def need_host(caller: Connection, room: Room) -> None:
    """Only the host may."""
    if need_guest(caller).id != room.row.host:
        raise Denied("not_yours", "only the host may do this")


def need_open(room: Room) -> None:
    """Only before the game begins."""
    if room.row.status != "open":
        raise Denied("not_now", "the game has begun")


def need_running(room: Room) -> None:
    """Only while the game goes on."""
    if room.row.status == "open":
        need_begun(room)
    if room.running.outcome is not None:
        raise Denied("not_now", "the game is over")


def need_begun(room: Room) -> None:
    """Only once the game has begun."""
    if room.row.status == "open":
        raise Denied("not_now", "the game has not begun")


def need_over(room: Room) -> None:
    """Only after the game has ended: until then its log is secret."""
    if room.row.status != "over":
        raise Denied("not_now", "the game is not over")


def need_seat(caller: Connection, room: Room, seat: int | None) -> int:
    """A seat of the caller: the one named, the only one, or the only one that may act."""
    if caller.guest_id is None:
        need_guest(caller)
    held = room.seats_of(caller.guest_id)
    if seat is not None:
        if seat_at(room, seat).seat not in held:
            raise Denied("not_yours", "this seat is not yours")
        return seat
    if len(held) > 1 and room.has_begun:
        held = [s for s in held if s in room.running.to_act]
    if len(held) != 1:
        raise Denied("not_yours", "you hold no seat here" if not held else "say which seat")
    return held[0]


def seat_at(room: Room, seat: int) -> SeatRow:
    """A seat by its number; Misread when the table has no such seat."""
    if seat >= len(room.seats):
        raise Misread(f"the table has {len(room.seats)} seats")
    return room.seats[seat]
