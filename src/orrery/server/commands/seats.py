"""Sitting down, standing up, changing places, bots on seats, playing again."""

from __future__ import annotations

import json

import msgspec

from orrery.bots.players import bot_kind
from orrery.server.commands.rights import (
    find_room,
    need_guest,
    need_host,
    need_open,
    need_place,
    need_seat,
    need_sight,
)
from orrery.server.protocol.codes import Denied, Misread, reading
from orrery.server.protocol.messages import Done, Place, Rematch, Seed, Sit, Stand, Swap
from orrery.server.storage.rows import SeatRow, upsert
from orrery.server.tables.beginning import go_on
from orrery.server.tables.orders import TableOrder
from orrery.server.tables.rolls import throw_away
from orrery.server.tables.room import Room
from orrery.server.transport.connection import Connection


def _seat(room: Room, seat: int) -> SeatRow:
    if seat >= len(room.seats):
        raise Misread(f"the table has {len(room.seats)} seats")
    return room.seats[seat]


async def sit(connection: Connection, asked: Sit) -> None:
    """Take an open seat."""
    guest = need_guest(connection)
    room = await find_room(connection, asked.game, asked.invite)
    async with room.lock:
        await room.load()
        need_sight(connection, room)
        need_open(room)
        place = _seat(room, asked.seat)
        if place.kind != "open":
            raise Denied("not_now", "this seat is taken")
        need_place(connection, room, place)
        await _change(room, SeatRow(room.id, asked.seat, "person", guest=guest.id, held=place.held))
        _note_presence(room)
        connection.outbox.put(Done("sit", room.id))


async def stand(connection: Connection, asked: Stand) -> None:
    """Leave a seat."""
    room = await find_room(connection, asked.game)
    async with room.lock:
        await room.load()
        need_seat(connection, room, _seat(room, asked.seat).seat)
        need_open(room)
        held = room.seats[asked.seat].held
        await _change(room, SeatRow(room.id, asked.seat, "open", held=held))
        _note_presence(room)
        connection.outbox.put(Done("stand", room.id))


async def swap(connection: Connection, asked: Swap) -> None:
    """Change to an open seat, or exchange two of one's own."""
    room = await find_room(connection, asked.game)
    async with room.lock:
        await room.load()
        mine = _seat(room, need_seat(connection, room, _seat(room, asked.seat).seat))
        other = _seat(room, asked.to)
        need_open(room)
        need_unfrozen(room)
        if other.kind != "open" and other.guest != mine.guest:
            raise Denied("not_now", "this seat is taken")
        need_place(connection, room, other)
        await _change(
            room,
            _seated(mine, other),
            _seated(other, mine),
        )
        _note_presence(room)
        connection.outbox.put(Done("swap", room.id))


def _seated(who: SeatRow, place: SeatRow) -> SeatRow:
    """A seat taken over from another; its commitment was to the old seat and does not move."""
    return SeatRow(place.game, place.seat, who.kind, who.guest, who.bot, who.seed, held=place.held)


async def place(connection: Connection, asked: Place) -> None:
    """The host puts a bot on a seat, or opens it, to all or kept for somebody."""
    room = await find_room(connection, asked.game)
    async with room.lock:
        await room.load()
        need_host(connection, room)
        need_open(room)
        _seat(room, asked.seat)
        if asked.bot is not None:
            with reading():
                bot_kind(asked.bot)
            if asked.held is not None:
                raise Misread("a seat is a bot's or kept for somebody, not both")
        kind = "open" if asked.bot is None else "bot"
        await _change(room, SeatRow(room.id, asked.seat, kind, bot=asked.bot, held=asked.held))
        _note_presence(room)
        connection.outbox.put(Done("place", room.id))


async def seed(connection: Connection, asked: Seed) -> None:
    """Add a word of one's own to the roll, for all to see."""
    if not asked.text.isprintable():
        raise Misread("a word for the roll is printable")
    room = await find_room(connection, asked.game)
    async with room.lock:
        await room.load()
        mine = _seat(room, need_seat(connection, room, _seat(room, asked.seat).seat))
        need_open(room)
        need_unfrozen(room)
        await _change(room, msgspec.structs.replace(mine, seed=asked.text))
        connection.outbox.put(Done("seed", room.id))


def need_unfrozen(room: Room) -> None:
    """Only before everybody is bound."""
    if room.rolls.is_frozen:
        raise Denied("not_now", "the roll is under way: nothing of it can change any more")


async def _change(room: Room, *seats: SeatRow) -> None:
    """Store seats, then let them count, then tell. A roll that is under way is thrown away."""
    if room.rolls.is_frozen:
        await throw_away(room)
    await room.write([upsert(seat) for seat in seats])
    for seat in seats:
        room.seats[seat.seat] = seat
    if any(seat.kind == "open" for seat in room.seats):
        room.rolls.is_wanted = False
    room.publish_table()
    await go_on(room)


def _note_presence(room: Room) -> None:
    now = room.hall.clock.now()
    absent = [s.seat for s in room.seats if s.kind == "person" and not room.is_present(s.seat)]
    room.gone_since = {seat: room.gone_since.get(seat, now) for seat in absent}


async def rematch(connection: Connection, asked: Rematch) -> None:
    """Open a table with the same people, each one seat further; everyone is told where."""
    guest = need_guest(connection)
    room = await find_room(connection, asked.game)
    async with room.lock:
        await room.load()
        need_seat(connection, room, min(room.seats_of(guest.id), default=None))
        if room.row.status != "over":
            raise Denied("not_now", "the game is not over")
        if room.row.rematch is None:
            again = await room.hall.new_table(
                guest, _same_order(room), rematch_of=room, address=connection.address
            )
            await _seat_again(room, again)
        connection.outbox.put(Done("rematch", str(room.row.rematch)))
        room.publish_table()


def _same_order(room: Room) -> TableOrder:
    options = json.loads(room.row.options)
    return TableOrder(
        game=room.row.game, players=options.pop("players"), options=options,
        board=room.row.board, seats=["open"] * len(room.seats), is_private=room.row.is_private,
        clock=json.loads(room.row.clock), hints=room.row.hints,
    )  # fmt: skip


async def _seat_again(room: Room, again: Room) -> None:
    """The same players, moved on by one seat."""
    n_seats = len(room.seats)
    moved = [
        SeatRow(again.id, (old.seat + 1) % n_seats, old.kind, old.guest, old.bot)
        for old in room.seats
    ]
    await _change(again, *moved)
