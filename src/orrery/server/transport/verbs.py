"""Verbs of the socket over HTTP: the same messages, the same answers, carried out the same way.

A body has the fields of the message but `type` and `game`, which the address says. A request is
carried out where its table is, exactly once for each `id`, and answered by what a socket would get.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from starlette.responses import Response

from orrery.server.commands.connection import Connection
from orrery.server.commands.dispatch import carry_out
from orrery.server.commands.rights import need_guest
from orrery.server.protocol.codes import Denied, Misread, moving
from orrery.server.protocol.requests import Asked
from orrery.server.protocol.texts import is_id
from orrery.server.transport.http import Call, Do

NOT_DONE = ("refused", "stale")  # answers of the referee: the game stands as it stood


class _Answered(msgspec.Struct):
    """As much of an answer as its status needs."""

    type: str


def body_of(asked: type[Asked]) -> type[msgspec.Struct]:
    """The fields of a message without those that the address says."""
    fields: list[Any] = []
    for one in msgspec.structs.fields(asked):
        if one.name == "game":
            continue
        is_needed = one.default is msgspec.NODEFAULT and one.default_factory is msgspec.NODEFAULT
        default = one.default
        if one.default_factory is not msgspec.NODEFAULT:
            default = msgspec.field(default_factory=one.default_factory)
        fields.append((one.name, one.type) if is_needed else (one.name, one.type, default))
    return msgspec.defstruct(
        f"{asked.__name__}Body",
        fields,
        forbid_unknown_fields=True,
        namespace={"__doc__": asked.__doc__},
    )


def verb(asked: type[Asked]) -> Do:
    """The work of the endpoint of a message."""

    async def do(call: Call) -> Response:
        table = call.request.path_params["table"]
        if not is_id(table):
            raise Misread("this is no id of a table")
        caller = call.caller
        _need_pace(caller)
        caller.language = call.language
        try:
            data = await _carried(caller, asked(table, **msgspec.structs.asdict(call.body)))
        finally:
            caller.hall.drop(caller)
        is_done = msgspec.json.decode(data, type=_Answered).type not in NOT_DONE
        return Response(data, 200 if is_done else 409, media_type="application/json")

    return do


def _need_pace(caller: Connection) -> None:
    """Nobody acts faster than on a socket."""
    hall = caller.hall
    if not hall.paces.take(need_guest(caller).id, hall.clock.now()):
        raise Denied("slow_down", "too many messages: wait a little", 1000)


async def _carried(caller: Connection, request: Asked) -> bytes:
    """The one answer to a request; Denied says why it was not carried out."""
    hall = caller.hall
    error = await hall.nodes.carry(caller, request, carry_out)
    if error is not None:
        raise Denied(error.code, error.text, error.retry_ms)
    try:
        async with asyncio.timeout(hall.settings.answer_seconds):
            await caller.outbox.wait()
    except TimeoutError:
        raise moving() from None  # it is done, but its answer was lost: the same id tells
    sealed = caller.outbox.take()
    assert sealed is not None
    return sealed.data
