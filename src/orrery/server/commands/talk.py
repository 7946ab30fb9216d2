"""Saying hello, watching, chatting, asking what happened."""

from __future__ import annotations

from orrery.core.contract import SPECTATOR
from orrery.core.languages import best_language
from orrery.server.commands.connection import Connection
from orrery.server.commands.frame import Here, Who, command, plain_command
from orrery.server.commands.rights import need_guest
from orrery.server.logbook.game import BACK
from orrery.server.protocol.codes import Denied, Misread
from orrery.server.protocol.replies import Done, Pong, Said, TableIs, Welcome
from orrery.server.protocol.requests import Chat, Hello, History, Ping, Recap, Unwatch, Watch
from orrery.server.protocol.seen import Talk
from orrery.server.storage.rows import ChatRow, insert
from orrery.server.tables.beginning import go_on
from orrery.server.tables.display import table_seen
from orrery.server.tables.room import Room


@plain_command(Hello)
async def hello(caller: Connection, asked: Hello) -> None:
    """Say who you are; once for each socket."""
    if asked.token is not None:
        guest = await caller.hall.guests.by_token(asked.token)
        if caller.guest is not None and caller.guest.id != guest.id:
            raise Denied("not_now", "this socket belongs to another guest")
        caller.guest = guest
    if asked.language is not None:
        caller.language = best_language(asked.language)
    name = caller.guest.name if caller.guest is not None else None
    caller.outbox.put(Welcome(caller.guest_id, name, caller.language))


@plain_command(Ping)
async def ping(caller: Connection, asked: Ping) -> None:
    """Still here."""
    caller.outbox.put(Pong())


@command(Watch, Who.VIEWER)
async def watch(at: Here, asked: Watch) -> None:
    """Follow a table; the missing entries, or a fresh view."""
    caller, room = at.caller, at.room
    _check_room_for(caller, room, at.seat)
    sight = room.audience.add(caller, at.seat)
    caller.watched[room.id] = at.seat
    caller.outbox.put(TableIs(table_seen(room, caller.language)))
    if room.has_begun:
        at.answer(room.audience.catch_up(asked.since, sight.viewer, caller.language))
    if room.chat:
        unheard = await caller.hall.conduct.blocks.of(caller.guest_id)
        heard = [talk_of(row) for row in room.chat[-50:] if row.guest not in unheard]
        caller.outbox.put(Said(room.id, heard))
    await _welcome_back(caller, room)
    await go_on(room)


def _check_room_for(caller: Connection, room: Room, wanted: int) -> None:
    settings = caller.hall.settings
    if room.id not in caller.watched:
        if len(caller.watched) >= settings.watched_per_connection:
            raise Denied("too_many", "you watch too many tables on this socket")
    is_new = caller not in room.watchers or room.watchers[caller].wanted != SPECTATOR
    if wanted == SPECTATOR and is_new:
        if room.audience.n_spectators >= settings.most_spectators:
            raise Denied("too_many", "too many spectators at this table")


async def _welcome_back(caller: Connection, room: Room) -> None:
    """Give back the seats that a bot has held for this guest."""
    seats = room.seats_of(caller.guest_id)
    came = [seat for seat in seats if room.gone_since.pop(seat, None) is not None]
    if not room.has_begun or room.running.outcome is not None:
        held: list[int] = []
    else:
        held = [seat for seat in seats if seat in room.running.away]
    if held:
        since = room.running.seq
        await room.commit([room.running.note(seat, BACK) for seat in held])
        room.publish(since)
    elif came:
        room.publish_table()


@plain_command(Unwatch)
async def unwatch(caller: Connection, asked: Unwatch) -> None:
    """Follow no longer."""
    caller.watched.pop(asked.game, None)
    room = caller.hall.rooms.get(asked.game)
    if room is not None:
        room.leave(caller)
    caller.outbox.put(Done("unwatch", asked.game))


@command(Chat, Who.GUEST)
async def chat(at: Here, asked: Chat) -> None:
    """Say something to all at a table."""
    if not asked.text.isprintable():
        raise Misread("chat is one line of printable characters")
    guest, room, hall = need_guest(at.caller), at.room, at.caller.hall
    await hall.conduct.verdicts.need_voice(guest.id)
    deaf = await hall.conduct.blocks.against(guest.id)
    n = room.chat[-1].n + 1 if room.chat else 1
    row = ChatRow(room.id, n, guest.id, guest.name, hall.clock.date(), asked.text)
    await room.write([insert(row)])
    room.chat = [*room.chat[-hall.settings.chat_kept :], row]
    at.done()
    room.publish_to_all(Said(room.id, [talk_of(row)]), deaf)


def talk_of(row: ChatRow) -> Talk:
    """A line as everyone sees it."""
    return Talk(row.n, row.name, row.at, row.text, row.guest)


@command(Recap, Who.SEAT)
async def recap(at: Here, asked: Recap) -> None:
    """What happened since the caller's last turn."""
    own = [entry.seq for entry in at.room.running.entries if entry.seat == at.seat]
    at.answer(at.room.audience.told(own[-1] if own else 0, at.seat, at.caller.language))


@command(History, Who.VIEWER)
async def history(at: Here, asked: History) -> None:
    """A page of what happened, as the caller may know it."""
    at.answer(at.room.audience.earlier(asked.since, at.seat, at.caller.language))
