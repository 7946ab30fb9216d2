"""Any position, and puzzles, over HTTP: they need no table, no guest and no memory."""

from __future__ import annotations

import datetime

import msgspec

from orrery.analysis.puzzles import puzzle_of_the_day, puzzles_of
from orrery.core.registry import find_meta
from orrery.core.stills import still
from orrery.server.commands.rights import need_over
from orrery.server.protocol.codes import reading
from orrery.server.protocol.study import PositionSeen, PuzzlesSeen, StudySeen
from orrery.server.transport.http import Call
from orrery.server.views.study import hint_lines, hint_question, opened, study_seen


async def study(call: Call) -> StudySeen:
    """Look at a position, play an action there, or ask what is best; rules are waited for."""
    hall, asked = call.hall, call.body
    with reading():
        find_meta(asked.game)
    await hall.compilation.ready(asked.game)
    with reading():
        table = opened(asked)
        seen = study_seen(table, asked, call.language)
    if not asked.best or seen.view.is_over or seen.seat not in seen.view.to_act:
        return seen
    await hall.compilation.ready_to_search(asked.game)
    settings = hall.settings
    owner = call.caller.guest_id or call.caller.address
    question = hint_question(table, seen.seat, settings.hint_bot, settings.bots_use_clock, owner)
    found = await hall.pool.hint(question)
    lines = hint_lines(table, seen.seat, found, call.language)
    return msgspec.structs.replace(seen, lines=lines)


async def moment(call: Call) -> PositionSeen:
    """A position of a finished game, with everything that was hidden during it."""
    async with call.at_table() as room:
        need_over(room)
        table, n = room.running.table, call.number("n", 0)
    text = table.game.position_text(table.board, still(table.state_after(n)))
    return PositionSeen(table.game.meta.id, text)


async def puzzles(call: Call) -> PuzzlesSeen:
    """All puzzles of a game."""
    game = call.request.path_params["game"]
    with reading():
        find_meta(game)
    today = datetime.datetime.now(datetime.UTC).date()
    return PuzzlesSeen(game, list(puzzles_of(game)), puzzle_of_the_day(game, today))
