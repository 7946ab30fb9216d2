"""The frame of every verb: said once, in the `@command` above its function, done here.

    a guest? -> find the table -> wait for its turn -> read it -> who asks? -> is the id known?
    -> is it the time for it? -> the verb

A verb that has an id is idempotent: a known id gets the stored answer, for ever, and the verb is
not called. `commands.dispatch.COMMANDS` lists all commands.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Any

from orrery.core.contract import SPECTATOR
from orrery.server.commands.connection import Connection
from orrery.server.commands.rights import (
    find_room,
    need_guest,
    need_host,
    need_open,
    need_over,
    need_running,
    need_seat,
    need_sight,
)
from orrery.server.protocol.replies import Ack, Done, Seeing
from orrery.server.protocol.requests import Asked
from orrery.server.tables.room import Room


class Who(Enum):
    """Who may ask, in the words of the documentation; of those who may see the table."""

    ANYONE = "anyone"
    VIEWER = "anyone; a seat that is named: its owner"
    GUEST = "any guest"
    PLAYER = "whoever holds a seat"  # the one named, else the first of theirs
    SEAT = "the seat's owner"  # the seat named, the only one, or the only one that may act
    HOST = "the host"


class When(Enum):
    """At which stage of the table."""

    ALWAYS = "always"
    OPEN = "before the start"
    RUNNING = "during the game"
    OVER = "after the end"


@dataclass(slots=True)  # not frozen, which is slower to make; nobody changes it
class Here:
    """Where a verb is carried out: a table that is locked, read and looked at."""

    caller: Connection
    room: Room
    seat: int  # the caller's; SPECTATOR where none is needed
    verb: str

    def answer(self, reply: Seeing) -> None:
        """Tell the caller what the seat may know."""
        self.room.audience.answer(self.caller, reply)

    def done(self) -> None:
        """Tell the caller that it was carried out; there is no more to say."""
        self.caller.outbox.put(Done(self.verb, self.room.id))


AtTable = Callable[[Here, Any], Awaitable[None]]
Alone = Callable[[Connection, Any], Awaitable[None]]


@dataclass(frozen=True)
class Command:
    """One verb: its message, what it needs, and its function."""

    asked: type[Asked]
    do: Callable[[Any, Any], Awaitable[None]]  # AtTable; Alone where `who` is None
    who: Who | None = None  # None: of no table
    when: When = When.ALWAYS
    has_id: bool = False  # answered once for each id of a seat
    before: Callable[[Room], Awaitable[None]] | None = None  # awaited outside the lock

    @cached_property
    def _need_when(self) -> Callable[[Room], None]:
        return NEED_WHEN[self.when]

    @cached_property
    def verb(self) -> str:
        """The word of its message."""
        return self.asked.__name__.lower()

    async def carry_out(self, caller: Connection, asked: Any) -> None:
        """Do what a request asks; Denied when it may not be."""
        if self.who is None:
            await self.do(caller, asked)
            return
        if caller.guest_id is None and self.who not in (Who.ANYONE, Who.VIEWER):
            need_guest(caller)
        if self.before is not None:
            room = await find_room(caller, asked.game)
            self._need_who(caller, room, asked)
            await self.before(room)
        room = await find_room(caller, asked.game, getattr(asked, "invite", None))
        await room.lock.acquire()
        try:
            await need_turn(caller, room)
            await self._carry_out_at(caller, room, asked)
        finally:
            room.lock.release()

    async def _carry_out_at(self, caller: Connection, room: Room, asked: Any) -> None:
        seat = self._need_who(caller, room, asked)
        at = Here(caller, room, seat, self.verb)
        known = room.running.known(seat, asked.id) if self.has_id else None
        if known is not None:
            at.answer(Ack(room.id, seat, asked.id, known.seq))
            return
        self._need_when(room)
        await self.do(at, asked)

    def _need_who(self, caller: Connection, room: Room, asked: Any) -> int:
        """The seat of a caller who may ask for this, or SPECTATOR; else Denied."""
        if self.who in (Who.SEAT, Who.PLAYER):
            seat = getattr(asked, "seat", None)
            if seat is None and self.who is Who.PLAYER:
                seat = min(room.seats_of(caller.guest_id), default=None)
            return need_seat(caller, room, seat)
        if self.who is Who.VIEWER and asked.seat is not None:
            return need_seat(caller, room, asked.seat)
        if self.who is Who.HOST:
            need_host(caller, room)
        return SPECTATOR


NEED_WHEN: dict[When, Callable[[Room], None]] = {
    When.ALWAYS: lambda room: None,
    When.OPEN: need_open,
    When.RUNNING: need_running,
    When.OVER: need_over,
}


def command(
    asked: type[Asked],
    who: Who,
    when: When = When.ALWAYS,
    has_id: bool = False,
    before: Callable[[Room], Awaitable[None]] | None = None,
) -> Callable[[AtTable], Command]:
    """Declare the command of a message about a table."""
    return lambda do: Command(asked, do, who, when, has_id, before)


def plain_command(asked: type[Asked]) -> Callable[[Alone], Command]:
    """Declare the command of a message that needs no table."""
    return lambda do: Command(asked, do)


@asynccontextmanager
async def at_table(
    caller: Connection, game: str, invite: str | None = None, read: str | None = None
) -> AsyncIterator[Room]:
    """A table the caller may see, in their turn, read from its log."""
    room = await find_room(caller, game, invite, read)
    async with room.lock:
        await need_turn(caller, room)
        yield room


async def need_turn(caller: Connection, room: Room) -> None:
    """It is the caller's turn at a locked table: it is read, and they may see it still."""
    await room.load()
    need_sight(caller, room)  # a seat may have been lost while waiting
