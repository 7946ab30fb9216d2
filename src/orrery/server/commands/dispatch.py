"""Dispatch: takes every frame of every socket. Bad input hurts nobody but its sender."""

from __future__ import annotations

import time
from collections.abc import Iterable
from types import ModuleType

import msgspec

from orrery.core.errors import BadInput, IllegalAction
from orrery.server.access.costs import Metered
from orrery.server.commands import agree, bring, device, hints, play, seats, start, talk
from orrery.server.commands.connection import Connection
from orrery.server.commands.frame import Command
from orrery.server.protocol.codes import SENTENCES, Denied
from orrery.server.protocol.reasons import reason_of
from orrery.server.protocol.replies import Error
from orrery.server.protocol.requests import Asked, Request, read_request
from orrery.server.storage.database import Conflict, Displaced, Fenced, StorageDown


def commands_of(modules: Iterable[ModuleType]) -> dict[type[Asked], Command]:
    """What is declared in these modules, by message."""
    found = (value for module in modules for value in vars(module).values())
    return {value.asked: value for value in found if isinstance(value, Command)}


COMMANDS = commands_of((talk, play, hints, device, agree, seats, start, bring))


class Offence(Exception):  # noqa: N818 - named for what happened
    """A caller that will not stop: its socket is closed."""


async def receive(caller: Connection, data: bytes | str) -> None:
    """Answer one frame; Offence when the caller must go."""
    hall = caller.hall
    hall.last_frame = now = hall.clock.now()
    if caller.is_shut_out:
        raise Offence("shut out by the operator")
    if not caller.bucket.take(now):
        _note_fault(caller)
        caller.outbox.put(Error("slow_down", "too many messages: wait a little"))
        return
    most = hall.settings.most_bytes_in
    if len(data) > most:
        caller.outbox.put(Error("too_big", f"a message has at most {most} bytes"))
        return
    try:
        request = read_request(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        caller.outbox.put(Error("bad_message", reason_of(error)))  # it saw the frame alone
        return
    began = time.perf_counter()
    reply = await carry_out_metered(caller, request, now)
    hall.meters.requests.note(time.perf_counter() - began)
    if reply is not None:
        hall.meters.refusals[reply.code] += 1
        caller.outbox.put(reply)


async def carry_out_metered(
    caller: Connection, request: Request, now: float | None = None
) -> Error | None:
    """Do what a request asks, here or where its table is, while its caller may cost more."""
    hall = caller.hall
    try:
        asked_at = hall.clock.now() if now is None else now
        hall.costs.check(caller.guest_id, caller.address, asked_at)
    except Denied as denied:
        _note_fault(caller)
        return Error(denied.code, denied.text, name_of(request), denied.retry_ms)
    if hall.nodes.is_alone:
        return await carry_out_here(caller, request)
    return await hall.nodes.carry(caller, request, carry_out_here)


async def carry_out_here(caller: Connection, request: Request) -> Error | None:
    """Do what a request asks in this process, and charge what it cost."""
    hall, guest, address = caller.hall, caller.guest_id, caller.address
    work = Metered(carry_out(caller, request), hall.costs.clock)
    try:
        return await work
    finally:
        hall.costs.charge(guest, address, work.seconds, hall.clock.now())


def name_of(request: Request) -> str:
    """The word of a request."""
    return type(request).__name__.lower()


async def carry_out(caller: Connection, request: Request) -> Error | None:
    """Do what a request asks; the error to send, if any."""
    try:
        await COMMANDS[type(request)].carry_out(caller, request)
    except Denied as denied:
        return Error(denied.code, denied.text, name_of(request), denied.retry_ms)
    except Exception as error:
        code, about = code_of(error), name_of(request)
        if code == "internal":
            caller.hall.incidents.note_unhandled(about, error)
        return Error(code, SENTENCES[code], about)
    return None


def code_of(error: Exception) -> str:
    """The code of an exception whose own words are not for callers."""
    if isinstance(error, Displaced):
        return "displaced"
    if isinstance(error, Fenced):
        return "moving"
    if isinstance(error, (StorageDown, Conflict)):
        return "storage"
    return "bad_input" if isinstance(error, (BadInput, IllegalAction)) else "internal"


def _note_fault(caller: Connection) -> None:
    caller.n_faults += 1
    if caller.n_faults > caller.hall.settings.faults_allowed:
        raise Offence("too many messages")
