"""Hints: what a good player would do, thought elsewhere from what the seat may know."""

from __future__ import annotations

from orrery.server.bots.minder import past_for
from orrery.server.bots.pool import HintQuestion
from orrery.server.commands.rights import at_table, need_running, need_seat
from orrery.server.protocol.codes import Denied
from orrery.server.protocol.messages import Error, Hint, HintLine, Hints
from orrery.server.tables.room import Room
from orrery.server.transport.connection import Connection
from orrery.server.views.knowledge import state_known

N_LINES = 3


async def hint(connection: Connection, asked: Hint) -> None:
    """Have somebody think; the answer comes later, other requests need not wait for it."""
    if connection.hint is not None and not connection.hint.done():
        raise Denied("not_now", "one hint at a time: the last one is still being thought about")
    async with at_table(connection, asked.game) as room:
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
    return HintQuestion(
        game=room.row.game,
        board=str(running.header["board"]),
        state=state_known(running, seat),
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
    try:
        room.audience.answer(connection, Hints(room.id, question.seat, seq, lines))
    except Denied as denied:  # the seat was lost while somebody thought
        connection.outbox.put(Error(denied.code, denied.text, "hint"))
