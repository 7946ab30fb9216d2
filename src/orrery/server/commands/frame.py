"""The desk: takes every frame of every socket. Bad input hurts nobody but its sender."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from orrery.core.errors import BadInput, IllegalAction
from orrery.server.access.costs import Metered
from orrery.server.commands import agree, hints, play, seats, start, talk
from orrery.server.protocol import messages
from orrery.server.protocol.codes import SENTENCES, Denied
from orrery.server.protocol.messages import Error, read_request
from orrery.server.storage.database import Conflict, Displaced, StorageDown
from orrery.server.transport.connection import Connection

Verb = Callable[[Connection, Any], Awaitable[None]]

VERBS: dict[type, Verb] = {
    messages.Hello: talk.hello,
    messages.Ping: talk.ping,
    messages.Watch: talk.watch,
    messages.Unwatch: talk.unwatch,
    messages.Chat: talk.chat,
    messages.Recap: talk.recap,
    messages.History: talk.history,
    messages.Move: play.move,
    messages.Why: play.why,
    messages.Hint: hints.hint,
    messages.Resign: play.resign,
    messages.Propose: agree.propose,
    messages.Answer: agree.answer,
    messages.Sit: seats.sit,
    messages.Stand: seats.stand,
    messages.Swap: seats.swap,
    messages.Place: seats.place,
    messages.Seed: seats.seed,
    messages.Commit: start.commit,
    messages.Reveal: start.reveal,
    messages.Start: start.start,
    messages.Rematch: seats.rematch,
}


class Offence(Exception):  # noqa: N818 - named for what happened
    """A caller that will not stop: its socket is closed."""


async def receive(connection: Connection, data: bytes | str) -> None:
    """Answer one frame; Offence when the caller must go."""
    connection.hall.last_frame = now = connection.hall.clock.now()
    if not connection.bucket.take(now):
        _note_fault(connection)
        connection.outbox.put(Error("slow_down", "too many messages: wait a little"))
        return
    if len(data) > connection.hall.settings.most_bytes_in:
        most = connection.hall.settings.most_bytes_in
        connection.outbox.put(Error("too_big", f"a message has at most {most} bytes"))
        return
    try:
        request = read_request(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        connection.outbox.put(Error("bad_message", str(error)[:300]))  # it saw the frame alone
        return
    reply = await carry_out_metered(connection, request)
    if reply is not None:
        connection.outbox.put(reply)


async def carry_out_metered(connection: Connection, request: messages.Request) -> Error | None:
    """Do what a request asks while its caller may cost more; then charge what it cost."""
    hall, caller = connection.hall, (connection.guest_id, connection.address)
    try:
        hall.costs.check(*caller, hall.clock.now())
    except Denied as denied:
        _note_fault(connection)
        return Error(denied.code, denied.text, name_of(request), denied.retry_ms)
    work = Metered(carry_out(connection, request), hall.costs.clock)
    try:
        return await work
    finally:
        hall.costs.charge(*caller, work.seconds, hall.clock.now())


def name_of(request: messages.Request) -> str:
    """The word of a request."""
    return type(request).__name__.lower()


async def carry_out(connection: Connection, request: messages.Request) -> Error | None:
    """Do what a request asks; the error to send, if any."""
    about = name_of(request)
    try:
        await VERBS[type(request)](connection, request)
    except Denied as denied:
        return Error(denied.code, denied.text, about, denied.retry_ms)
    except Exception as error:
        code = code_of(error)
        if code == "internal":
            connection.hall.note_unhandled(about, error)
        return Error(code, SENTENCES[code], about)
    return None


def code_of(error: Exception) -> str:
    """The code of an exception whose own words are not for callers."""
    if isinstance(error, Displaced):
        return "displaced"
    if isinstance(error, (StorageDown, Conflict)):
        return "storage"
    return "bad_input" if isinstance(error, (BadInput, IllegalAction)) else "internal"


def _note_fault(connection: Connection) -> None:
    connection.n_faults += 1
    if connection.n_faults > connection.hall.settings.faults_allowed:
        raise Offence("too many messages")
