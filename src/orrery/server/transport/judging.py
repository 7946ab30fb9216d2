"""A finished game judged by a person's device, over HTTP; see `tables/judging.py`."""

from __future__ import annotations

import msgspec

from orrery.server.access.scopes import Scope
from orrery.server.commands.rights import need_over
from orrery.server.protocol.answers import AnalysisSeen
from orrery.server.protocol.codes import Denied
from orrery.server.protocol.judging import JudgingOrder, JudgingSeen
from orrery.server.tables.judging import carry_on, nothing_left
from orrery.server.tables.room import Room
from orrery.server.transport.http import Call, Endpoint
from orrery.server.views.analyses import with_words

MOST_BYTES = 1_000_000
QUERY = {
    "invite": "the code of a private table",
    "read": "the read code of a finished game",
    "lang": "a language, such as de",
}


async def judging(call: Call) -> JudgingSeen:
    """What a device is to search next, or, when all is done, the analysis."""
    async with call.at_table() as room:
        need_over(room)
        running = room.running
    if running.rules != running.header["game"]:
        raise Denied("not_ready", "devices have the engine of today's rules only")
    known = None if call.body.captain else await found_here(call, room)
    if known is not None:
        seen = nothing_left(running, known)
    else:
        seen = await carry_on(running, call.body, call.hall.settings)
    if seen.analysis is None:
        return seen
    told = with_words(seen.analysis, running.table, call.language)
    return msgspec.structs.replace(seen, analysis=told)


async def found_here(call: Call, room: Room) -> AnalysisSeen | None:
    """What the server has found by itself: nobody has to search that again."""
    return await call.hall.analyses.stored(room.id)


JUDGING_ENDPOINTS = (
    Endpoint("POST", "/api/tables/{table}/judging", judging,
             "judge a finished game on a device: what to search next, then what it all says",
             JudgingSeen, takes=JudgingOrder, query=QUERY, most_bytes=MOST_BYTES,
             scope=Scope.PUBLIC),
)  # fmt: skip
