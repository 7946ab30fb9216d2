"""Beginning: the host says so, the clients roll for the cards, and the game is set up."""

from __future__ import annotations

from orrery.bots.personalities import searching_names
from orrery.server.commands.frame import Here, When, Who, command
from orrery.server.protocol.codes import Denied, Misread
from orrery.server.protocol.requests import Commit, Reveal, Start
from orrery.server.tables.beginning import go_on
from orrery.server.tables.rated import check_seats
from orrery.server.tables.rolling import bind, show, throw_away
from orrery.server.tables.room import Room


async def compiled(room: Room) -> None:
    """Come back when the game can be played; the search of its bots may come later."""
    hall = room.hall
    if any(seat.bot in searching_names() for seat in room.seats):
        hall.tasks.spawn(hall.compilation.ready_to_search(room.row.game))
    await hall.compilation.ready(room.row.game)


@command(Start, Who.HOST, When.OPEN, before=compiled)
async def start(at: Here, asked: Start) -> None:
    """Begin, as soon as everybody is there and the roll is made; at once where none is needed."""
    room = at.room
    if any(seat.kind == "open" for seat in room.seats):
        raise Denied("not_now", "a seat is still open: wait, or put a bot there")
    if room.row.rated is not None:
        check_seats(room)
    await _leave_out(room, asked.without)
    room.rolls.is_wanted = True
    await go_on(room)
    at.done()
    if not room.has_begun:
        room.publish_table()


async def _leave_out(room: Room, without: list[int]) -> None:
    """Go on without the words of some people; a roll that waits for them is thrown away."""
    if any(seat not in room.persons for seat in without):
        raise Misread("only the seats of people can be left out")
    if without and room.rolls.is_frozen:
        await throw_away(room)
    room.rolls.left_out = set(without) or room.rolls.left_out


@command(Commit, Who.SEAT, When.OPEN)
async def commit(at: Here, asked: Commit) -> None:
    """Bind a seat to a word that its client keeps."""
    room, roll = at.room, at.room.rolls.current
    if roll is None:
        raise Denied("not_now", "nothing is drawn in this game: it needs no roll")
    if room.rolls.is_frozen or asked.roll != roll.n:
        raise Denied("not_now", f"roll {roll.n} is under way: look at the table again")
    await bind(room, at.seat, asked.commitment)
    room.publish_table()
    await go_on(room)
    at.done()


@command(Reveal, Who.SEAT)
async def reveal(at: Here, asked: Reveal) -> None:
    """Show the word of a seat, for the one roll its client has seen; again is harmless."""
    room = at.room
    if room.rolls.hash != asked.roll or room.row.status == "over":
        raise Denied("not_now", "this roll is not under way")
    if at.seat in room.rolls.unshown() and room.row.status == "open":
        await show(room, at.seat, asked.word)
        await go_on(room)
        if not room.has_begun:
            room.publish_table()
    at.done()
