"""Beginning: the host says so, the clients roll for the cards, and the game is set up."""

from __future__ import annotations

from orrery.bots.levels import level_names
from orrery.server.commands.rights import find_room, need_host, need_open, need_seat
from orrery.server.protocol.codes import Denied, Misread
from orrery.server.protocol.messages import Commit, Done, Reveal, Start
from orrery.server.tables.beginning import go_on
from orrery.server.tables.rolls import bind, show, throw_away
from orrery.server.tables.room import Room
from orrery.server.transport.connection import Connection


async def start(connection: Connection, asked: Start) -> None:
    """Begin, as soon as everybody is there and the roll is made; at once where none is needed."""
    room = await find_room(connection, asked.game)
    need_host(connection, room)
    if any(seat.bot in level_names() for seat in room.seats):
        room.hall.spawn(room.hall.warmth.ready_to_search(room.row.game))
    await room.hall.warmth.ready(room.row.game)
    async with room.lock:
        await room.load()
        need_host(connection, room)
        need_open(room)
        if any(seat.kind == "open" for seat in room.seats):
            raise Denied("not_now", "a seat is still open: wait, or put a bot there")
        await _leave_out(room, asked.without)
        room.rolls.is_wanted = True
        await go_on(room)
        connection.outbox.put(Done("start", room.id))
        if not room.has_begun:
            room.publish_table()


async def _leave_out(room: Room, without: list[int]) -> None:
    """Go on without the words of some people; a roll that waits for them is thrown away."""
    if any(seat not in room.persons for seat in without):
        raise Misread("only the seats of people can be left out")
    if without and room.rolls.is_frozen:
        await throw_away(room)
    room.rolls.left_out = set(without) or room.rolls.left_out


async def commit(connection: Connection, asked: Commit) -> None:
    """Bind a seat to a word that its client keeps."""
    room = await find_room(connection, asked.game)
    async with room.lock:
        await room.load()
        seat = need_seat(connection, room, asked.seat)
        need_open(room)
        roll = room.rolls.current
        if roll is None:
            raise Denied("not_now", "nothing is drawn in this game: it needs no roll")
        if room.rolls.is_frozen or asked.roll != roll.n:
            raise Denied("not_now", f"roll {roll.n} is under way: look at the table again")
        await bind(room, seat, asked.commitment)
        room.publish_table()
        await go_on(room)
        connection.outbox.put(Done("commit", room.id))


async def reveal(connection: Connection, asked: Reveal) -> None:
    """Show the word of a seat, for the one roll its client has seen."""
    room = await find_room(connection, asked.game)
    async with room.lock:
        await room.load()
        seat = need_seat(connection, room, asked.seat)
        if room.rolls.hash != asked.roll or room.row.status == "over":
            raise Denied("not_now", "this roll is not under way")
        if seat in room.rolls.unshown() and room.row.status == "open":
            await show(room, seat, asked.word)
            await go_on(room)
            if not room.has_begun:
                room.publish_table()
        connection.outbox.put(Done("reveal", room.id))
