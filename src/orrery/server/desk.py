"""The desk: takes every frame of every socket. Bad input hurts nobody but its sender."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from orrery.core.errors import BadInput
from orrery.server import agreeing, hinting, messages, playing, seating, talking
from orrery.server.connection import Connection
from orrery.server.denied import Denied
from orrery.server.messages import Error, read_request
from orrery.server.storage.database import Conflict, StorageDown

Verb = Callable[[Connection, Any], Awaitable[None]]

VERBS: dict[type, Verb] = {
    messages.Hello: talking.hello,
    messages.Ping: talking.ping,
    messages.Watch: talking.watch,
    messages.Unwatch: talking.unwatch,
    messages.Chat: talking.chat,
    messages.Recap: talking.recap,
    messages.Move: playing.move,
    messages.Why: playing.why,
    messages.Hint: hinting.hint,
    messages.Resign: playing.resign,
    messages.Propose: agreeing.propose,
    messages.Answer: agreeing.answer,
    messages.Sit: seating.sit,
    messages.Stand: seating.stand,
    messages.Swap: seating.swap,
    messages.Place: seating.place,
    messages.Seed: seating.seed,
    messages.Start: seating.start,
    messages.Rematch: seating.rematch,
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
