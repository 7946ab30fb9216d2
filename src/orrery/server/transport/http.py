"""The HTTP door: guests, tables, games, bots, rules, logs and replays. See /openapi.json."""

from __future__ import annotations

import math
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from orrery.bots.levels import level_names
from orrery.bots.players import bot_names
from orrery.core.clauses import clauses_of, rulebook_text
from orrery.core.registry import find_meta, game_ids, package_of
from orrery.core.texts import ENGLISH, spoken
from orrery.server.access.costs import Metered
from orrery.server.commands.frame import code_of
from orrery.server.commands.rights import find_room, need_guest, need_sight
from orrery.server.protocol.codes import SENTENCES, Denied, Misread, reading
from orrery.server.protocol.texts import TEXT
from orrery.server.tables.hall import Hall
from orrery.server.tables.orders import TableOrder
from orrery.server.tables.room import Room
from orrery.server.transport.connection import Connection
from orrery.server.views.games import game_seen
from orrery.server.views.languages import best_language, languages_seen
from orrery.server.views.tables import table_seen

Handler = Callable[[Request], Awaitable[Response]]
OnError = Callable[[Request, Exception], Awaitable[Response]]

STATUS_OF = {
    "no_table": 404, "need_guest": 401, "bad_token": 401, "not_yours": 403, "slow_down": 429,
    "too_many": 429, "too_big": 413, "not_ready": 503, "bad_input": 400, "storage": 503,
    "broken": 500, "internal": 500, "bad_host": 421, "displaced": 503,
}  # fmt: skip


class GuestOrder(Struct, forbid_unknown_fields=True):
    """A guest's name."""

    name: Annotated[str, Meta(min_length=1, max_length=40, pattern=TEXT)]


def reply(value: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """Plain values as JSON."""
    return Response(msgspec.json.encode(value), status, headers, media_type="application/json")


def hall_of(request: Request) -> Hall:
    """The hall behind the app."""
    hall: Hall = request.app.state.hall
    return hall


def door(handler: Handler) -> Handler:
    """Around every handler: what a caller may cost, and errors as JSON without words of theirs."""

    async def enter(request: Request) -> Response:
        hall = hall_of(request)
        request.state.caller = caller = await _read_caller(request)
        hall.costs.check(caller.guest_id, caller.address, hall.clock.now())
        work = Metered(_answered(handler, request), hall.costs.clock)
        try:
            return await work
        finally:
            hall.costs.charge(caller.guest_id, caller.address, work.seconds, hall.clock.now())

    return enter


async def _answered(handler: Handler, request: Request) -> Response:
    """The answer of a handler, or the fixed sentence of what went wrong."""
    try:
        return await handler(request)
    except Denied:
        raise
    except Exception as error:
        code = code_of(error)
        if code == "internal":
            hall_of(request).note_unhandled(request.url.path.split("/")[1], error)
        return refusal(Denied(code, SENTENCES[code]))


def refusal(denied: Denied) -> Response:
    """A code for programs, a sentence for people, and when to try again."""
    body: dict[str, Any] = {"code": denied.code, "text": denied.text}
    response = reply(body, STATUS_OF.get(denied.code, 409))
    if denied.retry_ms is not None:
        response = reply({**body, "retry_ms": denied.retry_ms}, STATUS_OF[denied.code])
        response.headers["retry-after"] = str(math.ceil(denied.retry_ms / 1000))
    return response


async def caller_of(request: Request) -> Connection:
    """Who calls."""
    caller: Connection = request.state.caller
    return caller


async def _read_caller(request: Request) -> Connection:
    """Who calls, by the header `Authorization: Bearer TOKEN`."""
    connection = Connection(hall_of(request), address_of(request))
    word, _, token = request.headers.get("authorization", "").partition(" ")
    if word.lower() == "bearer" and token:
        connection.guest = await connection.hall.guest_of(token)
    return connection


def address_of(request: Request) -> str:
    """The address a request comes from."""
    return request.client.host if request.client else ""


async def body_of(request: Request, kind: type[Any]) -> Any:
    """The JSON body, checked; at most as long as a message."""
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > hall_of(request).settings.most_bytes_in:
            raise Denied("too_big", "the body is too long")
    try:
        return msgspec.json.decode(bytes(data), type=kind)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise Misread(str(error)) from None


async def room_of(request: Request) -> Room:
    """The table a path names, if the caller may see it."""
    caller = await caller_of(request)
    return await find_room(caller, request.path_params["table"], request.query_params.get("invite"))


async def status(request: Request) -> Response:
    """Is the server up, which games are compiled, how much is going on."""
    hall = hall_of(request)
    return reply({
        "status": "up",
        "time": time.time(),
        "games": hall.warmth.stages,
        "search": hall.warmth.searchable,
        "faults": dict.fromkeys(hall.warmth.faults, "failed"),  # the log says why
        "tables": len(hall.rooms),
        "connections": len(hall.connections),
        "unhandled": hall.n_unhandled,
        "restarts": hall.supervisor.restarts.total(),
        "broken": hall.n_broken,
    })  # fmt: skip


async def games(request: Request) -> Response:
    """All games with their options."""
    stages, language = hall_of(request).warmth.stages, language_of(request)
    seen = [game_seen(find_meta(game), stages.get(game, ""), language) for game in game_ids()]
    return reply(seen)


async def languages(request: Request) -> Response:
    """The languages found, with the games that speak them."""
    return reply(languages_seen())


def language_of(request: Request) -> str:
    """The language of `?lang=`, English if there is none or nobody speaks it."""
    return best_language(request.query_params.get("lang", ENGLISH)[:16])


async def rules(request: Request) -> Response:
    """The clauses of a game, and its rulebook as Markdown."""
    game = request.path_params["game"]
    with reading():
        find_meta(game)
    language = language_of(request)
    return reply({
        "game": game,
        "language": spoken(package_of(game), language),
        "clauses": clauses_of(game, language),
        "rulebook": rulebook_text(game, language),
    })  # fmt: skip


async def bots(request: Request) -> Response:
    """The bots by name, weakest first; with `?details=1` also which are levels of search."""
    if request.query_params.get("details") != "1":
        return reply(bot_names())
    levels = level_names()
    return reply([{"name": name, "is_level": name in levels} for name in bot_names()])


async def new_guest(request: Request) -> Response:
    """A name in, a secret token out; it is told only this once."""
    order = await body_of(request, GuestOrder)
    guest, token = await hall_of(request).new_guest(order.name, address_of(request))
    return reply({"id": guest.id, "name": guest.name, "token": token}, 201)


async def me(request: Request) -> Response:
    """Whose token this is."""
    guest = need_guest(await caller_of(request))
    return reply({"id": guest.id, "name": guest.name})


async def new_table(request: Request) -> Response:
    """Open a table; its invitation link is told to the host."""
    host = need_guest(await caller_of(request))
    order = await body_of(request, TableOrder)
    room = await hall_of(request).new_table(host, order, address=address_of(request))
    return reply({**msgspec.to_builtins(table_seen(room)), "invite": room.row.invite}, 201)


async def table(request: Request) -> Response:
    """A table; its host and players also get the invitation."""
    room = await room_of(request)
    guest = (await caller_of(request)).guest_id
    async with room.lock:
        await room.load()
        need_sight(await caller_of(request), room)
        seen = msgspec.to_builtins(table_seen(room, language_of(request)))
    if guest is not None and (guest == room.row.host or room.seats_of(guest)):
        seen["invite"] = room.row.invite
    return reply(seen)


async def game_log(request: Request) -> Response:
    """The log of a finished game, which `orrery verify` checks."""
    room = await room_of(request)
    async with room.lock:
        await room.load()
        _need_over(room)
        text = hall_of(request).shelf.log_of(room.id, room.running)
    name = f"{room.row.game}-{room.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/x-ndjson", headers=headers)


async def replay(request: Request) -> Response:
    """Steps of a finished game, from a seat's knowledge, a spectator's, or all open."""
    room = await room_of(request)
    async with room.lock:
        await room.load()
        _need_over(room)
        running = room.running
    asked, shelf = request.query_params, hall_of(request).shelf
    first = number_of(asked.get("from", "0"))
    count = min(number_of(asked.get("count", "20")), 50)
    viewer = asked.get("viewer", "spectator")
    data = await shelf.steps(room.id, running, viewer, first, count, language_of(request))
    return Response(data, media_type="application/json")


def number_of(text: str) -> int:
    """A number of a query."""
    if not text.isdecimal() or len(text) > 9:
        raise Misread(f"not a number: {text[:20]!r}")
    return int(text)


def _need_over(room: Room) -> None:
    if room.row.status != "over":
        raise Denied("not_now", "the game is not over: its log is still secret")
