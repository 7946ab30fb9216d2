"""Hints: what a good player would do, thought elsewhere from what the seat may know."""

from __future__ import annotations

from orrery.core.records import bytes_of
from orrery.server.bots.minder import past_for
from orrery.server.bots.pool import HintQuestion
from orrery.server.commands.rights import find_room, need_running, need_seat
from orrery.server.protocol.codes import Denied
from orrery.server.protocol.messages import Hint, HintLine, Hints
from orrery.server.tables.room import Room
from orrery.server.transport.connection import Connection

N_LINES = 3


async def hint(connection: Connection, asked: Hint) -> None:
    """Have somebody think; the answer comes later, other requests need not wait for it."""
    if connection.hint is not None and not connection.hint.done():
        raise Denied("not_now", "one hint at a time: the last one is still being thought about")
    room = await find_room(connection, asked.game)
    async with room.lock:
        await room.load()
        seat = need_seat(connection, room, asked.seat)
        need_running(room)
        if not room.allows_hints:
            raise Denied("not_now", "this table is played without hints")
        if seat not in room.running.to_act:
            raise Denied("not_now", "hints are for when you may act")
        question, seq = question_for(room, seat), room.running.seq
    work = _answer(connection, room, question, seq)
    connection.hint = connection.hall.spawn(work)


def question_for(room: Room, seat: int) -> HintQuestion:
    """What the hint is thought from: what the seat may know, and nothing else."""
    running, settings = room.running, room.hall.settings
    known = running.game.hidden(running.table.board, running.table.state, seat)
    return HintQuestion(
        game=room.row.game,
        board=str(running.header["board"]),
        state=bytes_of(known),
        seat=seat,
        bot=settings.hint_bot,
        seed=running.seq + 1,
        n_lines=N_LINES,
        owner=room.seats[seat].guest or "",
        with_clock=settings.bots_use_clock,
        past=past_for(room, seat, settings.hint_bot),
    )


async def _answer(connection: Connection, room: Room, question: HintQuestion, seq: int) -> None:
    hall = connection.hall
    await hall.warmth.ready_to_search(question.game)
    found = await hall.brains.hint(question)
    lines = [HintLine(line.action, line.visits, line.share, line.then) for line in found]
    connection.outbox.put(Hints(room.id, question.seat, seq, lines))
