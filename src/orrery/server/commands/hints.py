"""Hints: what a good player would do, thought elsewhere from what the seat may know."""

from __future__ import annotations

from orrery.server.bots.minder import past_for
from orrery.server.commands.connection import Connection
from orrery.server.commands.frame import Here, When, Who, command
from orrery.server.protocol.codes import Denied
from orrery.server.protocol.questions import HintQuestion
from orrery.server.protocol.replies import Error, HintLine, Hints
from orrery.server.protocol.requests import Hint
from orrery.server.tables.room import Room
from orrery.server.views.knowledge import state_known

N_LINES = 3


@command(Hint, Who.SEAT, When.RUNNING)
async def hint(at: Here, asked: Hint) -> None:
    """Have somebody think; the answer comes later, other requests need not wait for it."""
    caller, room = at.caller, at.room
    if caller.hint is not None and not caller.hint.done():
        raise Denied("not_now", "one hint at a time: the last one is still being thought about")
    if not room.allows_hints:
        raise Denied("not_now", "this table is played without hints")
    if at.seat not in room.running.to_act:
        raise Denied("not_now", "hints are for when you may act")
    question = question_for(room, at.seat)
    caller.hint = caller.hall.tasks.spawn(_answer(caller, room, question, room.running.seq))


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


async def _answer(caller: Connection, room: Room, question: HintQuestion, seq: int) -> None:
    hall = caller.hall
    await hall.compilation.ready_to_search(question.game)
    found = await hall.pool.hint(question)
    lines = [HintLine(line.action, line.visits, line.share, line.then) for line in found]
    try:
        room.audience.answer(caller, Hints(room.id, question.seat, seq, lines))
    except Denied as denied:  # the seat was lost while somebody thought
        caller.outbox.put(Error(denied.code, denied.text, "hint"))
