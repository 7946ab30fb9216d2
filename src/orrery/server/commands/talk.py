"""Saying hello, watching, chatting, asking what happened."""

from __future__ import annotations

from orrery.core.contract import SPECTATOR
from orrery.server.commands.rights import at_table, need_guest, need_seat
from orrery.server.logbook.game import BACK
from orrery.server.protocol.codes import Denied, Misread
from orrery.server.protocol.messages import (
    Chat,
    Done,
    Hello,
    History,
    Ping,
    Pong,
    Recap,
    Said,
    TableIs,
    Unwatch,
    Watch,
    Welcome,
)
from orrery.server.storage.rows import ChatRow, insert
from orrery.server.tables.beginning import go_on
from orrery.server.tables.room import Room
from orrery.server.transport.connection import Connection
from orrery.server.views.languages import best_language
from orrery.server.views.seen import Talk
from orrery.server.views.tables import table_seen


async def hello(connection: Connection, asked: Hello) -> None:
    """Say who you are; once for each socket."""
    if asked.token is not None:
        guest = await connection.hall.guest_of(asked.token)
        if connection.guest is not None and connection.guest.id != guest.id:
            raise Denied("not_now", "this socket belongs to another guest")
        connection.guest = guest
    if asked.language is not None:
        connection.language = best_language(asked.language)
    name = getattr(connection.guest, "name", None)
    connection.outbox.put(Welcome(connection.guest_id, name, connection.language))


async def ping(connection: Connection, asked: Ping) -> None:
    """Still here."""
    connection.outbox.put(Pong())


async def watch(connection: Connection, asked: Watch) -> None:
    """Follow a table; the missing entries, or a fresh view."""
    async with at_table(connection, asked.game, asked.invite) as room:
        wanted = SPECTATOR if asked.seat is None else need_seat(connection, room, asked.seat)
        _check_room_for(connection, room, wanted)
        sight = room.audience.add(connection, wanted)
        connection.watched[room.id] = wanted
        connection.outbox.put(TableIs(table_seen(room, connection.language)))
        if room.has_begun:
            missed = room.audience.catch_up(asked.since, sight.viewer, connection.language)
            room.audience.answer(connection, missed)
        if room.chat:
            connection.outbox.put(Said(room.id, [talk_of(row) for row in room.chat[-50:]]))
        await _welcome_back(connection, room)
        await go_on(room)


def _check_room_for(connection: Connection, room: Room, wanted: int) -> None:
    settings = connection.hall.settings
    if room.id not in connection.watched:
        if len(connection.watched) >= settings.watched_per_connection:
            raise Denied("too_many", "you watch too many tables on this socket")
    is_new = connection not in room.watchers or room.watchers[connection].wanted != SPECTATOR
    if wanted == SPECTATOR and is_new:
        if room.audience.n_spectators >= settings.most_spectators:
            raise Denied("too_many", "too many spectators at this table")


async def _welcome_back(connection: Connection, room: Room) -> None:
    """Give back the seats that a bot has held for this guest."""
    seats = room.seats_of(connection.guest_id)
    is_new = any(room.gone_since.pop(seat, None) is not None for seat in seats)
    if not room.has_begun or room.running.outcome is not None:
        held: list[int] = []
    else:
        held = [seat for seat in seats if seat in room.running.away]
    if held:
        since = room.running.seq
        await room.commit([room.running.note(seat, BACK) for seat in held])
        room.publish(since)
    elif is_new:
        room.publish_table()


async def unwatch(connection: Connection, asked: Unwatch) -> None:
    """Follow no longer."""
    connection.watched.pop(asked.game, None)
    room = connection.hall.rooms.get(asked.game)
    if room is not None:
        room.leave(connection)
    connection.outbox.put(Done("unwatch", asked.game))


async def chat(connection: Connection, asked: Chat) -> None:
    """Say something to all at a table."""
    guest = need_guest(connection)
    if not asked.text.isprintable():
        raise Misread("chat is one line of printable characters")
    async with at_table(connection, asked.game) as room:
        n = room.chat[-1].n + 1 if room.chat else 1
        row = ChatRow(room.id, n, guest.id, guest.name, connection.hall.clock.date(), asked.text)
        await connection.hall.store.write([insert(row)])
        room.chat = [*room.chat[-connection.hall.settings.chat_kept :], row]
        connection.outbox.put(Done("chat", room.id))
        room.publish_to_all(Said(room.id, [talk_of(row)]))


def talk_of(row: ChatRow) -> Talk:
    """A line as everyone sees it."""
    return Talk(row.n, row.name, row.at, row.text)


async def recap(connection: Connection, asked: Recap) -> None:
    """What happened since the caller's last turn."""
    async with at_table(connection, asked.game) as room:
        seat = need_seat(connection, room, asked.seat)
        own = [entry.seq for entry in room.running.entries if entry.seat == seat]
        told = room.audience.told(own[-1] if own else 0, seat, connection.language)
        room.audience.answer(connection, told)


async def history(connection: Connection, asked: History) -> None:
    """A page of what happened, as the caller may know it."""
    async with at_table(connection, asked.game) as room:
        viewer = SPECTATOR if asked.seat is None else need_seat(connection, room, asked.seat)
        page = room.audience.earlier(asked.since, viewer, connection.language)
        room.audience.answer(connection, page)
