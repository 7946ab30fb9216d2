"""The HTTP door: guests, tables, games, bots, rules, logs and replays. See /openapi.json."""

from __future__ import annotations

import asyncio
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
from orrery.core.errors import BadInput
from orrery.core.log import dump_log
from orrery.core.registry import find_meta, game_ids, package_of
from orrery.core.texts import ENGLISH, spoken
from orrery.server.commands.rights import find_room, need_guest
from orrery.server.protocol.codes import Denied
from orrery.server.protocol.texts import TEXT
from orrery.server.tables.hall import Hall
from orrery.server.tables.orders import TableOrder
from orrery.server.tables.room import Room
from orrery.server.transport.connection import Connection
from orrery.server.views.games import game_seen
from orrery.server.views.languages import best_language, languages_seen
from orrery.server.views.replays import replay_steps
from orrery.server.views.tables import table_seen

Handler = Callable[[Request], Awaitable[Response]]
OnError = Callable[[Request, Exception], Awaitable[Response]]

STATUS_OF = {
    "no_table": 404, "need_guest": 401, "bad_token": 401, "not_yours": 403, "slow_down": 429,
    "too_many": 429, "too_big": 413, "not_ready": 503, "bad_host": 421,
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


async def caller_of(request: Request) -> Connection:
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
        raise BadInput(str(error)[:300]) from None


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
        "faults": hall.warmth.faults,
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


async def tables(request: Request) -> Response:
    """Open and running tables: the public ones, and one's own."""
    guest = (await caller_of(request)).guest_id
    shown = [room for room in hall_of(request).rooms.values() if _is_listed(room, guest)]
    language = language_of(request)
    return reply([await _seen(room, language) for room in shown[-200:]])


def _is_listed(room: Room, guest: str | None) -> bool:
    is_own = guest is not None and (room.row.host == guest or bool(room.seats_of(guest)))
    return is_own or (room.row.status != "over" and not room.row.is_private)


async def _seen(room: Room, language: str) -> Any:
    async with room.lock:
        return table_seen(room, language)


async def new_table(request: Request) -> Response:
    """Open a table; its invitation link is told to the host."""
    host = need_guest(await caller_of(request))
    order = await body_of(request, TableOrder)
    room = await hall_of(request).new_table(host, order)
    return reply({**msgspec.to_builtins(table_seen(room)), "invite": room.row.invite}, 201)


async def table(request: Request) -> Response:
    """A table; its host and players also get the invitation."""
    room = await room_of(request)
    guest = (await caller_of(request)).guest_id
    async with room.lock:
        await room.load()
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
        text = dump_log(room.running.table.log, room.running.game.seat_name)
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
    viewer = request.query_params.get("viewer", "spectator")
    first = _number(request.query_params.get("from", "0"))
    count = min(_number(request.query_params.get("count", "20")), 50)
    steps = []
    async for step in replay_steps(running, viewer, first, count, language_of(request)):
        steps.append(step)
        await asyncio.sleep(0)
    return reply({"game": room.id, "n_steps": len(running.line), "steps": steps})


def _number(text: str) -> int:
    if not text.isdecimal() or len(text) > 9:
        raise BadInput(f"not a number: {text[:20]!r}")
    return int(text)


def _need_over(room: Room) -> None:
    if room.row.status != "over":
        raise Denied("not_now", "the game is not over: its log is still secret")
