"""The desk: takes every frame of every socket. Bad input hurts nobody but its sender."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from orrery.core.errors import BadInput
from orrery.server.commands import agree, hints, play, seats, start, talk
from orrery.server.protocol import messages
from orrery.server.protocol.codes import Denied
from orrery.server.protocol.messages import Error, read_request
from orrery.server.storage.database import Conflict, StorageDown
from orrery.server.transport.connection import Connection

Verb = Callable[[Connection, Any], Awaitable[None]]

VERBS: dict[type, Verb] = {
    messages.Hello: talk.hello,
    messages.Ping: talk.ping,
    messages.Watch: talk.watch,
    messages.Unwatch: talk.unwatch,
    messages.Chat: talk.chat,
    messages.Recap: talk.recap,
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
        connection.outbox.put(Error("bad_message", str(error)[:300]))
        return
    reply = await carry_out(connection, request)
    if reply is not None:
        connection.outbox.put(reply)


async def carry_out(connection: Connection, request: messages.Request) -> Error | None:
    """Do what a request asks; the error to send, if any."""
    about = type(request).__name__.lower()
    try:
        await VERBS[type(request)](connection, request)
    except Denied as denied:
        return Error(denied.code, denied.text, about)
    except BadInput as error:
        return Error("bad_input", str(error)[:300], about)
    except (StorageDown, Conflict):
        return Error("storage", "not stored: send it again, with the same id", about)
    except Exception as error:
        connection.hall.note_unhandled(about, error)
        return Error("internal", "the server made a mistake; it has been noted", about)
    return None


def _note_fault(connection: Connection) -> None:
    connection.n_faults += 1
    if connection.n_faults > connection.hall.settings.faults_allowed:
        raise Offence("too many messages")
