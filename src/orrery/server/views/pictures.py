"""Pictures at clauses as clients see them: fills in the types of `protocol.pictures`."""

from __future__ import annotations

from functools import lru_cache

from orrery.core.errors import BadInput
from orrery.core.registry import find_meta
from orrery.lessons.companion import Picture
from orrery.lessons.pictures import Deed, Drawn, drawn, pictures_of
from orrery.server.protocol.pictures import DeedSeen, PictureSeen, PicturesSeen
from orrery.server.protocol.seen import SeenEvent

REMEMBERED = 32


@lru_cache(REMEMBERED)
def pictures_seen(game: str, language: str) -> PicturesSeen:
    """All pictures of a game."""
    return PicturesSeen(game, [_picture(one) for one in pictures_of(game, language)])


def position_seen(game: str, text: str) -> PictureSeen:
    """Any position of a game, as everybody may see it; BadInput says what is wrong with it."""
    meta, words = find_meta(game), text.split(maxsplit=2)
    if len(words) > 1 and words[1] not in meta.boards:  # no file of ours is opened
        raise BadInput(f"{meta.title} has no board {words[1][:40]!r}: {', '.join(meta.boards)}")
    return _picture(drawn(game, Picture(clause="", position=text)))


def _picture(one: Drawn) -> PictureSeen:
    return PictureSeen(
        clause=one.picture.clause,
        caption=one.caption,
        seat_names=list(one.game.meta.seat_names[: one.n_seats]),
        seat=one.seen.seat,
        view=one.seen.board,
        past=[_deed(one, deed) for deed in one.deeds],
        show=one.picture.show,
    )


def _deed(one: Drawn, deed: Deed) -> DeedSeen:
    events = [
        SeenEvent(one.game.event_name(event), list(event[1:]), text) for event, text in deed.events
    ]
    return DeedSeen(deed.seat, [deed.action], events)
