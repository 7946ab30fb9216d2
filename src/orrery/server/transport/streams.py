"""Streams: lines of JSON that do not end while something may still happen.

A stream is a socket that only tells: the same caller, the same outbox, the same sight at every
send. A reader that is too slow is closed, and comes back with `?since=`.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress

import msgspec
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from orrery.server.commands.connection import Connection
from orrery.server.commands.dispatch import carry_out
from orrery.server.commands.rights import need_guest
from orrery.server.protocol.codes import Denied
from orrery.server.protocol.events import sealed_event
from orrery.server.protocol.replies import Welcome
from orrery.server.protocol.requests import Watch
from orrery.server.tables.agenda import Agenda
from orrery.server.transport.border import STREAM
from orrery.server.transport.http import Call

KEEP_ALIVE = b"\n"
HEADERS = [
    (b"content-type", b"application/x-ndjson"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]
SEATS_OF = "SELECT seat FROM seats WHERE game = ? AND guest = ? ORDER BY seat"
TABLE = b'{"type":"table"'

Feed = Callable[[], Awaitable[None]]


async def events(call: Call) -> Response:
    """My tables: begun, my turn, over; and seats that are kept for me."""
    with _listening(call) as caller:
        guest = need_guest(caller)
        caller.outbox.put(Welcome(guest.id, guest.name, caller.language))
        agenda = Agenda(call.hall, guest.id)
        await _tell_news(caller, agenda)  # from here on nothing is missed

    async def feed() -> None:
        await _feed_events(caller, agenda, guest.id)

    return LineStream(caller, feed)


async def table_stream(call: Call) -> Response:
    """A table as I see it, then each entry as I may know it, until the game is over."""
    with _listening(call) as caller:
        table = call.request.path_params["table"]
        invite = call.query("invite")[:64] or None
        since = call.number("since", 0) if call.query("since") else None
        wanted = Watch(table, await _seat(call, table), since, invite)
        error = await caller.hall.nodes.carry(caller, wanted, carry_out)
        if error is not None:
            raise Denied(error.code, error.text, error.retry_ms)
    return LineStream(caller)


async def _seat(call: Call, table: str) -> int | None:
    """The seat that was asked for, else the first of one's own; None: a spectator."""
    if call.query("seat"):
        return call.number("seat", 0)
    found = await call.hall.store.read(SEATS_OF, (table, need_guest(call.caller).id))
    return int(found[0][0]) if found else None


@contextmanager
def _listening(call: Call) -> Iterator[Connection]:
    """Somebody who counts as listening from now on, unless the stream does not begin."""
    caller = _new_caller(call)
    call.hall.connections.add(caller)
    try:
        yield caller
    except BaseException:
        call.hall.drop(caller)
        raise


def _new_caller(call: Call) -> Connection:
    """Whoever asks, to be told; Denied when they have too many streams."""
    hall, asked = call.hall, call.caller
    open_now = [one for one in hall.connections if one.is_stream]
    if sum(one.guest_id == asked.guest_id for one in open_now) >= hall.settings.streams_per_person:
        most = hall.settings.streams_per_person
        raise Denied("too_many", f"you have {most} streams open: close one first")
    if len(hall.connections) >= hall.settings.most_connections:
        raise Denied("too_many", "the server is full")
    caller = Connection(hall, asked.address)
    caller.guest, caller.session, caller.token = asked.guest, asked.session, asked.token
    caller.language, caller.is_stream = call.language, True
    return caller


async def _tell_news(caller: Connection, agenda: Agenda) -> None:
    for event in await agenda.news():
        caller.outbox.put(sealed_event(event))


async def _feed_events(caller: Connection, agenda: Agenda, guest: str) -> None:
    """Look at one's tables whenever it rings; at other nodes, where no bell is heard, often."""
    hall = caller.hall
    with hall.bell.listen(guest) as rung:
        while True:
            rung.clear()
            await _tell_news(caller, agenda)
            must_look = agenda.is_unsure or not hall.nodes.is_alone
            with suppress(TimeoutError):
                async with asyncio.timeout(hall.settings.look_seconds if must_look else None):
                    await rung.wait()


class LineStream(Response):
    """An answer that goes on: what comes into a caller's outbox, a line each."""

    def __init__(self, caller: Connection, feed: Feed | None = None) -> None:
        """`feed` fills the outbox where no table does."""
        super().__init__()
        self._caller = caller
        self._feed = feed
        self._is_over = False  # nothing more will happen at the table

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Tell until the reader leaves, is shut out or too slow, or nothing is left to tell."""
        hall, caller = self._caller.hall, self._caller
        scope[STREAM] = True
        works = [self._send_lines(send), _left(receive)]
        works += [self._feed()] if self._feed is not None else []  # type: ignore[list-item]
        tasks = [asyncio.ensure_future(work) for work in works]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            hall.drop(caller)
            for task in tasks:
                task.cancel()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
        for end in ends:
            _note_end(caller, end)
        with suppress(RuntimeError, OSError):
            await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _send_lines(self, send: Send) -> None:
        seconds = self._caller.hall.settings.send_seconds
        await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
        async for line in self._lines():
            async with asyncio.timeout(seconds):
                await send({"type": "http.response.body", "body": line, "more_body": True})

    async def _lines(self) -> AsyncIterator[bytes]:
        caller = self._caller
        while not caller.outbox.is_behind:  # else something is lost: the reader comes back
            sealed = caller.outbox.take()
            if sealed is None:
                if self._is_over or caller.is_shut_out or not (self._feed or caller.watched):
                    return
                if not await self._filled():
                    yield KEEP_ALIVE
            elif caller.may_get(sealed):
                await caller.hall.nodes.sound(sealed.table)
                self._is_over = self._is_over or _is_over(sealed.data)
                yield sealed.data + b"\n"

    async def _filled(self) -> bool:
        """Wait for something to tell; False when it is time to show that we are there."""
        try:
            async with asyncio.timeout(self._caller.hall.settings.stream_seconds):
                await self._caller.outbox.wait()
        except TimeoutError:
            return False
        return True


class _Status(msgspec.Struct):
    status: str


class _TableTold(msgspec.Struct):
    table: _Status


def _is_over(data: bytes) -> bool:
    """A line says that the game has ended."""
    if not data.startswith(TABLE):
        return False
    return msgspec.json.decode(data, type=_TableTold).table.status == "over"


async def _left(receive: Receive) -> None:
    """Come back when the reader has gone."""
    while (await receive())["type"] != "http.disconnect":
        pass


def _note_end(caller: Connection, end: object) -> None:
    """A stream ends by its reader or by us; all else is a bug."""
    usual = (asyncio.CancelledError, TimeoutError, OSError)
    if isinstance(end, BaseException) and not isinstance(end, usual):
        caller.hall.incidents.note_unhandled("a stream", end)
