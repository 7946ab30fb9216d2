"""Moves: known ids, stale bases, the referee, then commit, acknowledge, tell."""

from __future__ import annotations

from orrery.core.errors import BadInput, IllegalAction
from orrery.core.texts import ENGLISH, nearest
from orrery.core.words import languages_of_words, words_of
from orrery.server.bots.tempo import note_action
from orrery.server.commands.frame import Here, When, Who, command
from orrery.server.logbook.game import RESIGN, Entry, Running
from orrery.server.protocol.codes import Denied
from orrery.server.protocol.replies import Ack, Reason, Refused, Seeing
from orrery.server.protocol.requests import Move, Resign, Why
from orrery.server.tables.cast import listener_at
from orrery.server.tables.room import Room
from orrery.server.views.seen import judged


@command(Move, Who.SEAT, When.RUNNING, has_id=True)
async def move(at: Here, asked: Move) -> None:
    """Play an action, once, whatever the network does."""
    room, outbox = at.room, at.caller.outbox
    since = len(room.running.entries)
    answer = await _judge(room, at.seat, asked, at.caller.language)
    outbox.gather()  # the answer and what it brought go out together
    try:
        at.answer(answer)
        if len(room.running.entries) > since:
            room.publish(since)
    finally:
        outbox.send_gathered()


async def _judge(room: Room, seat: int, asked: Move, language: str) -> Seeing:
    """Ack, Stale or Refused; the entry is committed when this is an Ack."""
    running = room.running
    seq = len(running.entries)
    if asked.base > seq:
        raise Denied("bad_base", f"entry {asked.base} does not exist yet")
    if asked.base < seq and not running.is_live:
        return room.audience.stale(asked.id, asked.base, seat, language)
    verdict = _judged(room, running, seat, asked.action, language)
    if not isinstance(verdict, int):
        return Refused(room.id, seat, asked.id, *verdict)
    entries = _advance(room, running, seat, asked, verdict)
    if entries is None:
        return Refused(room.id, seat, asked.id, "this is not possible", "")
    await room.commit(entries)
    if running.game.hooks.live is not None:
        note_action(room, seat)
    return Ack(room.id, seat, asked.id, entries[0].seq)


def _advance(
    room: Room, running: Running, seat: int, asked: Move, action: int
) -> list[Entry] | None:
    """The entries, or None when the full state forbids what the seat's knowledge allows."""
    if not running.game.has_secrets:
        return room.play(seat, action, asked.id)  # what the seat knows is all there is
    try:
        return room.advance(seat, asked.action, asked.id)
    except (IllegalAction, BadInput):
        return None  # their words may hold what the seat must not know


def _judged(
    room: Room, running: Running, seat: int, action: str, language: str
) -> int | tuple[str, str]:
    """The number of a legal action, or (reason, clause), from what the seat knows."""
    try:
        return judged(running, seat, action, lambda: listener_at(room, seat, language))
    except BadInput as error:
        return _unread(error, language), error.clause


def _unread(error: BadInput, language: str) -> str:
    """Why a text is no action: in English by its reader, else in general, with its clause."""
    if nearest(language, languages_of_words("faults")) == ENGLISH:
        return error.reason
    return words_of("faults", language).say("", "fault-bad-input", {})


@command(Why, Who.SEAT, When.RUNNING)
async def why(at: Here, asked: Why) -> None:
    """Explain a refusal before it happens."""
    verdict = _judged(at.room, at.room.running, at.seat, asked.action, at.caller.language)
    is_legal = isinstance(verdict, int)
    text, clause = ("", "") if isinstance(verdict, int) else verdict
    at.answer(Reason(at.room.id, at.seat, asked.action, is_legal, text, clause))


@command(Resign, Who.SEAT, When.RUNNING, has_id=True)
async def resign(at: Here, asked: Resign) -> None:
    """Give up a seat: the game ends, or a bot plays on."""
    room, seat = at.room, at.seat
    if seat in room.running.out:
        raise Denied("not_now", "you have resigned already")
    entry = room.running.note(seat, RESIGN, asked.id)
    await room.commit([entry])
    at.answer(Ack(room.id, seat, asked.id, entry.seq))
    room.publish(entry.seq - 1)
