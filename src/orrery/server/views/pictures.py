"""Pictures at clauses as clients see them: fills in the types of `protocol.pictures`."""

from __future__ import annotations

from functools import lru_cache

from orrery.lessons.pictures import Deed, Drawn, pictures_of
from orrery.server.protocol.pictures import DeedSeen, PictureSeen, PicturesSeen
from orrery.server.protocol.seen import SeenEvent

REMEMBERED = 32


@lru_cache(REMEMBERED)
def pictures_seen(game: str, language: str) -> PicturesSeen:
    """All pictures of a game."""
    return PicturesSeen(game, [_picture(one) for one in pictures_of(game, language)])


def _picture(drawn: Drawn) -> PictureSeen:
    return PictureSeen(
        clause=drawn.picture.clause,
        caption=drawn.caption,
        seat_names=list(drawn.game.meta.seat_names[: drawn.n_seats]),
        seat=drawn.seen.seat,
        view=drawn.seen.board,
        past=[_deed(drawn, deed) for deed in drawn.deeds],
        show=drawn.picture.show,
    )


def _deed(drawn: Drawn, deed: Deed) -> DeedSeen:
    events = [
        SeenEvent(drawn.game.event_name(event), list(event[1:]), text)
        for event, text in deed.events
    ]
    return DeedSeen(deed.seat, [deed.action], events)
