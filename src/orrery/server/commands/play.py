"""Moves: known ids, stale bases, the referee, then commit, acknowledge, tell."""

from __future__ import annotations

from orrery.core.errors import BadInput, IllegalAction
from orrery.server.bots.tempo import note_action
from orrery.server.commands.rights import at_table, need_running, need_seat
from orrery.server.logbook.game import RESIGN, Entry
from orrery.server.protocol.codes import Denied
from orrery.server.protocol.messages import Ack, Move, Reason, Refused, Resign, Seeing, Why
from orrery.server.tables.room import Room
from orrery.server.transport.connection import Connection
from orrery.server.views.seen import refusal


async def move(connection: Connection, asked: Move) -> None:
    """Play an action, once, whatever the network does."""
    async with at_table(connection, asked.game) as room:
        seat = need_seat(connection, room, asked.seat)
        since = room.running.seq if room.has_begun else 0
        reply = await _judge(room, seat, asked, connection.language)
        room.audience.answer(connection, reply)
        if room.running.seq > since:
            room.publish(since)


async def _judge(room: Room, seat: int, asked: Move, language: str) -> Seeing:
    """Ack, Stale or Refused; the entry is committed when this is an Ack."""
    known = room.running.known(seat, asked.id)
    if known is not None:
        return Ack(room.id, seat, asked.id, known.seq)
    need_running(room)
    if asked.base > room.running.seq:
        raise Denied("bad_base", f"entry {asked.base} does not exist yet")
    if asked.base < room.running.seq and not room.running.is_live:
        return room.audience.stale(asked.id, asked.base, seat, language)
    reason = _why_not(room, seat, asked.action, language)
    if reason is not None:
        return Refused(room.id, seat, asked.id, *reason)
    entries = _advance(room, seat, asked)
    if entries is None:
        return Refused(room.id, seat, asked.id, "this is not possible", "")
    await room.commit(entries)
    note_action(room, seat)
    return Ack(room.id, seat, asked.id, entries[0].seq)


def _advance(room: Room, seat: int, asked: Move) -> list[Entry] | None:
    """The entries, or None when the full state forbids what the seat's knowledge allows."""
    try:
        return room.running.advance(seat, asked.action, asked.id)
    except (IllegalAction, BadInput):
        return None  # their words may hold what the seat must not know


def _why_not(room: Room, seat: int, action: str, language: str) -> tuple[str, str] | None:
    """(reason, clause), from what the seat knows."""
    try:
        return refusal(room.running, seat, action, language)
    except BadInput as error:
        return error.reason, error.clause


async def why(connection: Connection, asked: Why) -> None:
    """Explain a refusal before it happens."""
    async with at_table(connection, asked.game) as room:
        seat = need_seat(connection, room, asked.seat)
        need_running(room)
        reason = _why_not(room, seat, asked.action, connection.language)
        text, clause = reason if reason is not None else ("", "")
        said = Reason(room.id, seat, asked.action, reason is None, text, clause)
        room.audience.answer(connection, said)


async def resign(connection: Connection, asked: Resign) -> None:
    """Give up a seat: the game ends, or a bot plays on."""
    async with at_table(connection, asked.game) as room:
        seat = need_seat(connection, room, asked.seat)
        running = room.running
        known = running.known(seat, asked.id)
        if known is None:
            need_running(room)
            if seat in running.out:
                raise Denied("not_now", "you have resigned already")
            known = running.note(seat, RESIGN, asked.id)
            await room.commit([known])
            room.audience.answer(connection, Ack(room.id, seat, asked.id, known.seq))
            room.publish(known.seq - 1)
        else:
            room.audience.answer(connection, Ack(room.id, seat, asked.id, known.seq))
