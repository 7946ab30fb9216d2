"""Sitting down, standing up, changing places, bots on seats, playing again."""

from __future__ import annotations

import json

import msgspec

from orrery.bots.players import bot_kind
from orrery.server.commands.frame import Here, When, Who, command
from orrery.server.commands.rights import need_guest, need_place, need_welcome, seat_at
from orrery.server.protocol.codes import Denied, Misread, reading
from orrery.server.protocol.orders import TableOrder
from orrery.server.protocol.replies import Done
from orrery.server.protocol.requests import Place, Rematch, Seed, Sit, Stand, Swap
from orrery.server.ratings.ledger import bots_fit
from orrery.server.storage.rows import SeatRow, upsert
from orrery.server.tables.beginning import go_on
from orrery.server.tables.rated import unrated
from orrery.server.tables.rolling import throw_away
from orrery.server.tables.room import Room


@command(Sit, Who.GUEST, When.OPEN)
async def sit(at: Here, asked: Sit) -> None:
    """Take an open seat."""
    room, place = at.room, seat_at(at.room, asked.seat)
    if place.kind != "open":
        raise Denied("not_now", "this seat is taken")
    need_place(at.caller, room, place)
    guest = need_guest(at.caller).id
    await room.hall.guests.meet(guest)
    if room.hall.guests.is_bot(guest):
        need_welcome(room, place, guest)
    await _need_welcome(room, guest)
    if room.row.rated is not None:
        if not room.hall.guests.is_kept(guest):
            raise Denied("need_account", "at a rated table everybody keeps a name")
    await _change(room, SeatRow(room.id, asked.seat, "person", guest=guest, held=place.held))
    at.done()


async def _need_welcome(room: Room, guest: str) -> None:
    """Denied, in words that tell nothing, when somebody here has blocked a guest."""
    here = {seat.guest for seat in room.seats if seat.kind == "person"} | {room.row.host}
    if here & await room.hall.conduct.blocks.against(guest):
        raise Denied("kept", "this seat is kept for somebody else")


@command(Stand, Who.SEAT, When.OPEN)
async def stand(at: Here, asked: Stand) -> None:
    """Leave a seat."""
    held = at.room.seats[at.seat].held
    await _change(at.room, SeatRow(at.room.id, at.seat, "open", held=held))
    at.done()


@command(Swap, Who.SEAT, When.OPEN)
async def swap(at: Here, asked: Swap) -> None:
    """Change to an open seat, or exchange two of one's own."""
    room = at.room
    mine, other = room.seats[at.seat], seat_at(room, asked.to)
    need_unfrozen(room)
    if other.kind != "open" and other.guest != mine.guest:
        raise Denied("not_now", "this seat is taken")
    need_place(at.caller, room, other)
    await _change(room, _seated(mine, other), _seated(other, mine))
    at.done()


def _seated(who: SeatRow, place: SeatRow) -> SeatRow:
    """A seat taken over from another; its commitment was to the old seat and does not move."""
    return SeatRow(place.game, place.seat, who.kind, who.guest, who.bot, who.seed, held=place.held)


@command(Place, Who.HOST, When.OPEN)
async def place(at: Here, asked: Place) -> None:
    """The host puts a bot on a seat, or opens it, to all or kept for somebody."""
    seat_at(at.room, asked.seat)
    if asked.bot is not None:
        with reading():
            bot_kind(asked.bot)
        if asked.held is not None:
            raise Misread("a seat is a bot's or kept for somebody, not both")
    kind = "open" if asked.bot is None else "bot"
    seat = SeatRow(at.room.id, asked.seat, kind, bot=asked.bot, held=asked.held)
    if at.room.row.rated is not None and not bots_fit(at.room.row.game, [seat]):
        raise unrated("a bot of no measured strength would sit there")
    await _change(at.room, seat)
    at.done()


@command(Seed, Who.SEAT, When.OPEN)
async def seed(at: Here, asked: Seed) -> None:
    """Add a word of one's own to the roll, for all to see."""
    if not asked.text.isprintable():
        raise Misread("a word for the roll is printable")
    need_unfrozen(at.room)
    await _store(at.room, msgspec.structs.replace(at.room.seats[at.seat], seed=asked.text))
    at.done()


def need_unfrozen(room: Room) -> None:
    """Only before everybody is bound."""
    if room.rolls.is_frozen:
        raise Denied("not_now", "the roll is under way: nothing of it can change any more")


async def _change(room: Room, *seats: SeatRow) -> None:
    """Let others sit on seats, and note who of them is there."""
    await _store(room, *seats)
    _note_presence(room)


async def _store(room: Room, *seats: SeatRow) -> None:
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


@command(Rematch, Who.PLAYER, When.OVER)
async def rematch(at: Here, asked: Rematch) -> None:
    """Open a table with the same people, each one seat further; everyone is told where."""
    caller, room = at.caller, at.room
    if room.row.rematch is None:
        again = await caller.hall.new_table(
            need_guest(caller), _same_order(room), rematch_of=room, address=caller.address
        )
        await _seat_again(room, again)
    caller.outbox.put(Done(at.verb, str(room.row.rematch)))
    room.publish_table()


def _same_order(room: Room) -> TableOrder:
    options = json.loads(room.row.options)
    return TableOrder(
        game=room.row.game, players=options.pop("players"), options=options,
        board=room.row.board, seats=["open"] * len(room.seats), is_private=room.row.is_private,
        clock=json.loads(room.row.clock), hints=room.row.hints,
        marks=bool(room.row.marks), rated=room.row.rated is not None, bots=bool(room.row.bots),
    )  # fmt: skip


async def _seat_again(room: Room, again: Room) -> None:
    """The same players, moved on by one seat."""
    n_seats = len(room.seats)
    moved = [
        SeatRow(again.id, (old.seat + 1) % n_seats, old.kind, old.guest, old.bot)
        for old in room.seats
    ]
    await _store(again, *moved)
