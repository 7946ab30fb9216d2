"""Bots at a table: asked one at a time, thinking elsewhere, judged like everyone else."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from orrery.bots.players import bot_names
from orrery.core.records import bytes_of
from orrery.server.brains import Question

if TYPE_CHECKING:
    from orrery.server.room import Room

STAND_IN = "greedy"


async def keep_bots_playing(room: Room) -> None:
    """Play for bots until a person must act or the game is over."""
    while True:
        async with room.lock:
            await room.load()
            question = next_question(room) if room.has_begun else None
        if question is None:
            return
        if question.is_live:
            await room.hall.clock.sleep(room.hall.settings.live_bot_pause)
        answer = await room.hall.brains.choose(question)
        await play_answer(room, question, answer)
        await asyncio.sleep(0)


def next_question(room: Room) -> Question | None:
    """What to ask a bot now, from what its seat may know; None when no bot is to act."""
    running = room.running
    seats = [seat for seat in running.to_act if seat >= 0 and room.is_played_by_bot(seat)]
    if not seats:
        return None
    seat = seats[running.seq % len(seats)]
    table = running.table
    known = running.game.hidden(table.board, table.state, seat)
    return Question(
        game=room.row.game,
        board=str(running.header["board"]),
        state=bytes_of(known),
        seat=seat,
        bot=bot_of(room, seat),
        seed=running.seq + 1,
        base=running.seq,
        is_live=running.is_live,
    )


def bot_of(room: Room, seat: int) -> str:
    """The bot of a seat, or the one that stands in for a person."""
    return room.seats[seat].bot or (STAND_IN if STAND_IN in bot_names() else bot_names()[-1])


async def play_answer(room: Room, question: Question, action: int) -> None:
    """Play what a bot chose, unless the world has moved on."""
    async with room.lock:
        await room.load()
        running = room.running
        seat = question.seat
        if seat not in running.to_act or not room.is_played_by_bot(seat):
            return
        if running.seq != question.base and not running.is_live:
            return
        table = running.table
        if running.game.why_not(table.board, table.state, seat, action) != 0:
            action = running.game.actions(table.board, table.state, seat)[0]  # rather than stall
        since = running.seq
        text = running.game.action_text(table.board, table.state, seat, action)
        await room.commit(running.advance(seat, text, None))
        room.publish(since)
