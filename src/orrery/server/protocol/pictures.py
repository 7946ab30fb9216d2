"""The pictures at the clauses of a rulebook, for clients that draw the board."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from orrery.server.protocol.seen import SeenEvent


class DeedSeen(Struct, frozen=True):
    """What a seat did on the way to a picture, to be marked on it."""

    seat: int
    actions: list[str]
    events: list[SeenEvent]


class PictureSeen(Struct, frozen=True):
    """A position that shows what a clause means."""

    clause: str
    caption: str
    seat_names: list[str]
    seat: int | None  # through whose eyes; None: a spectator's
    view: dict[str, Any]  # what the game's `view` says
    past: list[DeedSeen]
    show: list[str]  # what glows, as in lessons


class PicturesSeen(Struct, frozen=True):
    """All pictures of a rulebook; none where the game brings none."""

    game: str
    pictures: list[PictureSeen]
