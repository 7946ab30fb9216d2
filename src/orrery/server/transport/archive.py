"""The archive over HTTP: search, downloads, and whether a game is in it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

from starlette.responses import Response, StreamingResponse

from orrery.analysis.openings import book_of
from orrery.bots.names import bot_called
from orrery.core.extras import NO_PYARROW
from orrery.core.registry import find_meta
from orrery.server.archive.bundles import Batches, has_parquet, parquet, zipped
from orrery.server.archive.openings import openings_seen
from orrery.server.archive.search import Found, all_games, games, nth_place
from orrery.server.archive.wish import (
    FIELDS,
    Place,
    Wish,
    opening_actions,
    read_place,
    wish_of,
    write_place,
)
from orrery.server.commands.frame import Who
from orrery.server.commands.rights import need_guest, need_over
from orrery.server.protocol.archive import (
    ArchiveGame,
    ArchivePlayer,
    ArchiveSeen,
    OpeningsSeen,
    PublicityOrder,
    PublicitySeen,
)
from orrery.server.protocol.codes import Denied, reading
from orrery.server.storage.archived import GLUE
from orrery.server.tables.publicity import publicity, say
from orrery.server.transport.http import Call, Endpoint

PAGE = 30
MOST_GAMES = 1000  # in one download; the header NEXT says where the rest begins
NEXT = "x-orrery-next"
AFTER = {"after": "`next` of the page before"}
Writer = Callable[[Batches], AsyncIterator[bytes]]
INVITE = {"invite": "the code of a private table", "read": "the read code of a finished game"}


async def search(call: Call) -> ArchiveSeen:
    """A page of public games."""
    call.hall.accounts.doors.knock_from("player", call.caller.address)
    wish, after = _asked(call)
    found = await games(call.hall.store.read, wish, after, PAGE + 1)
    page = found[:PAGE]
    following = write_place(page[-1].place) if len(found) > PAGE else None
    shown = [_seen(one, call.language) for one in page]
    return ArchiveSeen(shown, following, has_parquet())


async def logs(call: Call) -> Response:
    """The games of a search as a zip of logs."""
    return await _download(call, zipped, "orrery-games.zip", "application/zip")


async def table(call: Call) -> Response:
    """The games of a search as one Parquet file."""
    if not has_parquet():
        raise Denied("not_enabled", NO_PYARROW)
    return await _download(call, parquet, "orrery-games.parquet", "application/vnd.apache.parquet")


async def publicity_of(call: Call) -> PublicitySeen:
    """Whether a finished game is public, and who has a say in it."""
    async with call.at_table() as room:
        need_over(room)
        return await publicity(call.hall.store, room, call.caller.guest_id)


async def change_publicity(call: Call) -> PublicitySeen:
    """Say whether one wants one's game to be public."""
    guest = need_guest(call.caller).id
    async with call.at_table() as room:
        need_over(room)
        await say(call.hall.store, room, guest, call.body.is_for)
        return await publicity(call.hall.store, room, guest)


async def openings(call: Call) -> OpeningsSeen:
    """What is known of the first actions of a game."""
    call.hall.accounts.doors.knock_from("player", call.caller.address)
    game = call.request.path_params["game"]
    with reading():
        find_meta(game)
        line = opening_actions(call.query("line"))
    book = book_of(game)
    if book is None:
        raise Denied("no_page", "nothing is known of the first actions of this game yet")
    return await openings_seen(call.hall.store.read, book, line)


def _asked(call: Call) -> tuple[Wish, Place | None]:
    with reading():
        return wish_of(call.request.query_params), read_place(call.query("after"))


async def _download(call: Call, written: Writer, name: str, kind: str) -> Response:
    """Stream at most MOST_GAMES games."""
    call.hall.accounts.doors.knock_from("download", call.caller.address)
    wish, after = _asked(call)
    read = call.hall.store.read
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    last = await nth_place(read, wish, after, MOST_GAMES)
    headers |= {NEXT: write_place(last)} if last is not None else {}
    batches = all_games(read, wish, after, MOST_GAMES)
    return StreamingResponse(written(batches), media_type=kind, headers=headers)


def _seen(found: Found, language: str) -> ArchiveGame:
    row, names = found.row, find_meta(found.row.game).seat_names
    return ArchiveGame(
        id=row.id,
        game=row.game,
        length=row.length,
        reason=row.reason,
        ended=row.ended,
        players=[
            ArchivePlayer(
                one.seat, names[one.seat], one.name,
                bot_called(one.name, one.seat, language) if one.is_bot else one.name,
                one.is_bot, one.seat in found.winners,
            )
            for one in found.players
        ],
        opening=[action for action in row.opening.split(GLUE) if action],
    )  # fmt: skip


ARCHIVE_ENDPOINTS = (
    Endpoint("GET", "/api/archive", search,
             "public finished games, the newest first", ArchiveSeen, query={**FIELDS, **AFTER}),
    Endpoint("GET", "/api/archive/logs.zip", logs,
             f"the logs of the games of a search, {MOST_GAMES} at most", query={**FIELDS, **AFTER}),
    Endpoint("GET", "/api/archive/games.parquet", table,
             f"the same as one Parquet file, {MOST_GAMES} at most", query={**FIELDS, **AFTER}),
    Endpoint("GET", "/api/games/{game}/openings", openings,
             "what is known of the first actions of a game: bots' games and people's",
             OpeningsSeen, query={"line": "first actions with `;` between them"}),
    Endpoint("GET", "/api/tables/{table}/publicity", publicity_of,
             "whether a finished game is public, and who has a say in it", PublicitySeen,
             query=INVITE),
    Endpoint("POST", "/api/tables/{table}/publicity", change_publicity,
             "say whether one's finished game is to be public", PublicitySeen,
             takes=PublicityOrder, who=Who.GUEST),
)  # fmt: skip
