"""What each HTTP endpoint does: guests, tables, games, bots, rules, logs and replays."""

from __future__ import annotations

import time
from functools import partial
from typing import Any

import msgspec
from starlette.responses import HTMLResponse, Response

from orrery.bots.personalities import searching_names
from orrery.bots.players import bot_names
from orrery.core.clauses import clauses_of, rulebook_language, rulebook_text
from orrery.core.contract import SPECTATOR
from orrery.core.registry import find_meta, find_metas
from orrery.lessons.companion import companion_of
from orrery.server.access.reading import read_code
from orrery.server.commands.rights import need_begun, need_guest, need_over, need_seat
from orrery.server.protocol.answers import (
    AnalysisSeen,
    BotSeen,
    GlossarySeen,
    GuestSeen,
    NewGuest,
    RulesSeen,
    StatusNumbers,
    StatusSeen,
)
from orrery.server.protocol.codes import reading
from orrery.server.protocol.schema import schema
from orrery.server.protocol.seen import LobbySeen
from orrery.server.tables.cast import listener_at
from orrery.server.tables.display import table_seen
from orrery.server.tables.hall import Hall
from orrery.server.tables.lobby import LobbyQuery, lobby_page
from orrery.server.transport import openapi
from orrery.server.transport.http import Call
from orrery.server.transport.operator import is_operator
from orrery.server.views.analyses import with_words
from orrery.server.views.games import game_seen
from orrery.server.views.glossaries import glossary_seen
from orrery.server.views.languages import languages_seen
from orrery.server.views.moments import moments as earlier_moments

MOST_STEPS = 50  # of a replay in one answer


async def status(call: Call) -> StatusSeen:
    """Is the server up, which games are compiled; to the operator also how much is going on."""
    hall = call.hall
    is_asked_by_operator = is_operator(call.request, hall.settings)
    return StatusSeen(
        status="up",
        time=time.time(),
        games=hall.compilation.stages,
        search=hall.compilation.searchable,
        faults=dict.fromkeys(hall.compilation.faults, "failed"),  # the log says why
        numbers=_numbers(hall) if is_asked_by_operator else None,
    )


def _numbers(hall: Hall) -> StatusNumbers:
    return StatusNumbers(
        tables=len(hall.rooms),
        connections=len(hall.connections),
        unhandled=hall.incidents.n_unhandled,
        restarts=hall.tasks.supervisor.restarts.total(),
        broken=hall.incidents.n_broken,
    )


async def games(call: Call) -> list[dict[str, Any]]:
    """All games with their options."""
    stages, language = call.hall.compilation.stages, call.language
    metas, _ = find_metas()  # a broken plug-in hides no other game
    return [game_seen(meta, stages.get(meta.id, ""), language) for meta in metas]


async def languages(call: Call) -> list[dict[str, Any]]:
    """The languages found, with the games that speak them."""
    return languages_seen()


async def rules(call: Call) -> RulesSeen:
    """The clauses of a game, and its rulebook as Markdown."""
    game, language = call.request.path_params["game"], call.language
    with reading():
        find_meta(game)
    return RulesSeen(
        game=game,
        language=rulebook_language(game, language),
        clauses=clauses_of(game, language),
        rulebook=rulebook_text(game, language),
        actions=companion_of(game).actions,
    )


async def glossary(call: Call) -> GlossarySeen:
    """The terms of a game, with the numbers of these options."""
    with reading():
        return glossary_seen(
            call.request.path_params["game"],
            call.language,
            call.query("options", "{}"),
            call.query("board"),
        )


async def bots(call: Call) -> list[str] | list[BotSeen]:
    """The bots by name, weakest first, then personalities; with `?details=1` also who searches."""
    if call.query("details") != "1":
        return bot_names()
    levels = searching_names()
    return [BotSeen(name, name in levels) for name in bot_names()]


async def new_guest(call: Call) -> NewGuest:
    """A name in, a secret token out; it is told only this once."""
    guest, token = await call.hall.guests.new(call.body.name, call.caller.address)
    return NewGuest(guest.id, guest.name, token)


async def me(call: Call) -> GuestSeen:
    """Whose token this is."""
    guest = need_guest(call.caller)
    return GuestSeen(guest.id, guest.name)


async def tables(call: Call) -> LobbySeen:
    """One's own tables, then those of others, page by page."""
    most = call.hall.settings.lobby_page
    count = max(1, min(call.number("count", most), most))
    cursor, guest = call.request.query_params.get("cursor"), call.caller.guest_id
    with_finished = call.query("finished") == "1"
    asked = LobbyQuery(guest, cursor, count, with_finished, call.language)
    return await call.hall.nodes.lobby(asked, partial(lobby_page, call.hall))


async def new_table(call: Call) -> dict[str, Any]:
    """Open a table; its invitation link is told to the host."""
    host = need_guest(call.caller)
    room = await call.hall.new_table(host, call.body, address=call.caller.address)
    return {**msgspec.to_builtins(table_seen(room)), "invite": room.row.invite}


async def table(call: Call) -> dict[str, Any]:
    """A table; its host and players also get the invitation."""
    guest = call.caller.guest_id
    async with call.at_table() as room:
        seen: dict[str, Any] = msgspec.to_builtins(table_seen(room, call.language))
    if guest is not None and (guest == room.row.host or room.seats_of(guest)):
        seen["invite"] = room.row.invite
    if room.row.status == "over":
        seen["read"] = read_code(room.row.invite)  # whoever sees it may show it to others
    return seen


async def game_log(call: Call) -> Response:
    """The log of a finished game, which `orrery verify` checks."""
    async with call.at_table() as room:
        need_over(room)
        text = call.hall.shelf.log_of(room.id, room.running)
    name = f"{room.row.game}-{room.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/x-ndjson", headers=headers)


async def replay(call: Call) -> Response:
    """Steps of a finished game, from a seat's knowledge, a spectator's, or all open."""
    async with call.at_table() as room:
        need_over(room)
        running, listener = room.running, listener_at(room, SPECTATOR, call.language)
    first, count = call.number("from", 0), min(call.number("count", 20), MOST_STEPS)
    viewer = call.query("viewer", "spectator")
    data = await call.hall.shelf.steps(room.id, running, viewer, first, count, listener)
    return Response(data, media_type="application/json")


async def analysis(call: Call) -> AnalysisSeen:
    """Each seat's chance through a finished game; asked for the first time it is begun."""
    async with call.at_table() as room:
        need_over(room)
        seen = call.hall.analyses.of(room).seen()
        return with_words(seen, room.running.table, call.language)


async def moments(call: Call) -> dict[str, Any]:
    """Earlier positions of a game, as a seat of the caller's (or a spectator) saw them."""
    first, count = call.number("from", 0), min(call.number("count", 20), MOST_STEPS)
    async with call.at_table() as room:
        need_begun(room)
        is_player = call.query("seat") != ""
        viewer = need_seat(call.caller, room, call.number("seat", 0)) if is_player else SPECTATOR
        running, listener = room.running, listener_at(room, viewer, call.language)
    return await earlier_moments(running, listener, first, count)


async def message_schema(call: Call) -> dict[str, Any]:
    """Every message of the socket."""
    return schema()


async def description(call: Call) -> dict[str, Any]:
    """The API for programs."""
    return openapi.document(call.request.app.state.endpoints)


async def page(call: Call) -> Response:
    """The API for people."""
    return HTMLResponse(openapi.page(call.request.app.state.endpoints))
