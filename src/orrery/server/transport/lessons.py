"""Lessons and the pictures of rulebooks over HTTP: they need no table, no guest and no memory."""

from __future__ import annotations

from orrery.core.registry import find_meta
from orrery.server.protocol.codes import reading
from orrery.server.protocol.lessons import CourseSeen, LessonSeen
from orrery.server.protocol.pictures import PictureSeen, PicturesSeen
from orrery.server.transport.http import Call
from orrery.server.views.lessons import course_seen, lesson_seen
from orrery.server.views.pictures import pictures_seen, position_seen


async def course(call: Call) -> CourseSeen:
    """What a game teaches."""
    game = call.request.path_params["game"]
    with reading():
        find_meta(game)
        return course_seen(game, call.language)


async def lesson(call: Call) -> LessonSeen:
    """Judge the last action of a step; the rules are waited for like at a table."""
    with reading():
        find_meta(call.body.game)
    await call.hall.compilation.ready(call.body.game)
    with reading():
        return lesson_seen(call.body, call.language)


async def pictures(call: Call) -> PicturesSeen:
    """Positions that show what clauses mean; the rules are waited for like at a table."""
    game = call.request.path_params["game"]
    with reading():
        find_meta(game)
    await call.hall.compilation.ready(game)
    return pictures_seen(game, call.language)


async def position(call: Call) -> PictureSeen:
    """A position that somebody has as text, as everybody may see it."""
    game = call.request.path_params["game"]
    with reading():
        find_meta(game)
    await call.hall.compilation.ready(game)
    with reading():
        return position_seen(game, call.query("text"))
