"""Bots at a table: each seat asked by itself, thinking elsewhere, judged like everyone else."""

from __future__ import annotations

import asyncio
from functools import partial

import msgspec

from orrery.bots.levels import level_names, remembers
from orrery.bots.personalities import level_behind, searching_names
from orrery.bots.players import bot_names
from orrery.server.bots.devices import choose_on_device
from orrery.server.bots.pool import WorkerDown
from orrery.server.bots.tempo import live_percent
from orrery.server.protocol.codes import Denied
from orrery.server.protocol.questions import Answer, PackedDeed, Question
from orrery.server.storage.database import StorageDown
from orrery.server.tables.room import Room
from orrery.server.views.knowledge import deeds_known, state_known

QUICKER = 0.7  # of the pause before: each further action of a turn waits for this part


def seats_of_bots(room: Room) -> list[int]:
    """The seats for which a bot is to act now; none while a table of bots is asleep."""
    if not room.has_bots or room.is_asleep:
        return []
    return [seat for seat in room.running.to_act if seat >= 0 and room.is_played_by_bot(seat)]


def wake_bots(room: Room) -> None:
    """Let bots act where it is for them to act."""
    for seat in seats_of_bots(room):
        task = room.bot_tasks.get(seat)
        if task is None or task.done():
            room.bot_tasks[seat] = room.hall.tasks.keep("bots", partial(mind, room, seat))


async def mind(room: Room, seat: int) -> None:
    """Play for a seat; what fails here again and again is the table's own fault."""
    try:
        await keep_bot_playing(room, seat)
    except (StorageDown, WorkerDown):
        raise  # not the table's fault: the supervisor tries again
    except Exception as error:
        if isinstance(error, Denied) and (room.row.fault is not None or room.is_moved):
            return  # the table is broken, and everybody has been told; or another node's bot plays
        room.trip("bot", error)
        raise


async def keep_bot_playing(room: Room, seat: int) -> None:
    """Play for a seat until it is not for a bot to act there."""
    pause = room.hall.settings.bot_pause
    while True:
        async with room.lock:
            await room.load()
            question = question_for(room, seat) if seat in seats_of_bots(room) else None
        if question is None:
            return
        began = room.hall.clock.now()
        answer = await answer_to(room, question)
        await take_time(room, question, answer, began, pause)
        await play_answer(room, question, answer.action)
        pause *= QUICKER  # so that a turn of many small actions ends soon
        await asyncio.sleep(0)


async def answer_to(room: Room, question: Question) -> Answer:
    """What a bot does: thought on the device of the person it plays, or else by a worker."""
    wanted = await choose_on_device(room, question)
    if wanted is not None and not question.percent:
        return Answer(wanted)
    if wanted is None and question.bot in searching_names():
        await room.hall.compilation.ready_to_search(question.game)
    return await room.hall.pool.choose(msgspec.structs.replace(question, wanted=wanted))


def question_for(room: Room, seat: int) -> Question:
    """What to ask a bot now, from what its seat may know."""
    running = room.running
    bot = bot_of(room, seat)
    return Question(
        game=running.rules,
        board=str(running.header["board"]),
        state=state_known(running, seat),
        seat=seat,
        bot=bot,
        seed=running.seq + 1,
        base=running.seq,
        is_live=running.is_live,
        table=room.id,
        owner=room.row.host,
        with_clock=room.hall.settings.bots_use_clock,
        percent=live_percent(room, bot) if running.is_live else 0,
        past=past_for(room, seat, bot),
    )


def past_for(room: Room, seat: int, bot: str) -> list[PackedDeed]:
    """What was done so far, as a seat could see it, for a bot who remembers; else nothing."""
    if bot not in searching_names():
        return []
    game = room.running.table.game
    if not remembers(game, level_behind(game, bot, room.running.n_seats)):
        return []
    return [PackedDeed(*deed) for deed in deeds_known(room.running, seat)]


def bot_of(room: Room, seat: int) -> str:
    """The bot of a seat, or the one that stands in for a person."""
    stand_in = room.hall.settings.stand_in
    return room.seats[seat].bot or (stand_in if stand_in in bot_names() else level_names()[-1])


async def take_time(
    room: Room, question: Question, answer: Answer, began: float, pause: float
) -> None:
    """Answer at a human pace: thinking counts, and live games know how long an action takes."""
    settings, clock = room.hall.settings, room.hall.clock
    least = settings.live_bot_pause if question.is_live else pause
    if answer.milliseconds:
        least = answer.milliseconds / 1000 * settings.live_pace
    rest = began + least - clock.now()
    if rest > 0:
        await clock.sleep(rest)


async def play_answer(room: Room, question: Question, action: int) -> None:
    """Play what a bot chose, unless the world has moved on."""
    async with room.lock:
        await room.load()
        running = room.running
        seat = question.seat
        if seat not in running.to_act or not room.is_played_by_bot(seat):
            return
        if running.seq != question.base and not question.is_live:
            return
        table = running.table
        if running.game.why_not(table.board, table.state, seat, action) != 0:
            if running.seq != question.base:
                return  # somebody was faster: choose again
            action = running.game.actions(table.board, table.state, seat)[0]  # rather than stall
        since = running.seq
        text = running.game.action_text(table.board, table.state, seat, action)
        await room.commit(room.advance(seat, text, None))
        room.publish(since)
