"""Hints: what a good player would do, thought elsewhere from what the seat may know."""

from __future__ import annotations

from typing import Any, NamedTuple

from orrery.core.wording import Listener
from orrery.server.bots.devices import lines_on_device
from orrery.server.bots.minder import past_for
from orrery.server.commands.connection import Connection
from orrery.server.commands.frame import Here, When, Who, command
from orrery.server.protocol.codes import Denied
from orrery.server.protocol.questions import HintQuestion, Line
from orrery.server.protocol.replies import Error, HintLine, Hints
from orrery.server.protocol.requests import Hint
from orrery.server.tables.cast import listener_at
from orrery.server.tables.room import Room
from orrery.server.views.knowledge import state_known
from orrery.server.views.lines import line_words

N_LINES = 3


class Thinking(NamedTuple):
    """What is being thought about."""

    question: HintQuestion
    seq: int  # of the last entry then
    known: Any  # the position then, as the seat may know it


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
    thinking = Thinking(question, room.running.seq, room.running.sights.known(at.seat))
    caller.hint = caller.hall.tasks.spawn(_answer(caller, room, thinking))


def question_for(room: Room, seat: int) -> HintQuestion:
    """What the hint is thought from: what the seat may know, and nothing else."""
    running, settings = room.running, room.hall.settings
    return HintQuestion(
        game=running.rules,
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


def _line(room: Room, thinking: Thinking, line: Line, listener: Listener) -> HintLine:
    """A line that was found, with its words."""
    place = room.running.game, room.running.table.board, thinking.known, thinking.question.seat
    words = line_words(*place, [line.action, *line.then], listener)
    return HintLine(line.action, line.visits, line.share, line.then, words[0], words[1:])


async def _answer(caller: Connection, room: Room, thinking: Thinking) -> None:
    hall, question = caller.hall, thinking.question
    found = await lines_on_device(room, caller, question)
    if found is None:
        await hall.compilation.ready_to_search(question.game)
        found = await hall.pool.hint(question)
    listener = listener_at(room, question.seat, caller.language)
    lines = [_line(room, thinking, line, listener) for line in found]
    try:
        room.audience.answer(caller, Hints(room.id, question.seat, thinking.seq, lines))
    except Denied as denied:  # the seat was lost while somebody thought
        caller.outbox.put(Error(denied.code, denied.text, "hint"))
