"""What the stream of a person tells: where their tables begin, wait for them, and end."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from orrery.server.protocol.replies import Sealed


class TableEvent(Struct, frozen=True, tag_field="type", tag=str.lower):
    """What all have in common. It shows nothing of the game but the number of its last entry."""

    table: str
    game: str
    seats: list[int]  # one's own that are meant
    seq: int


class Invited(TableEvent, frozen=True):
    """A seat is kept for you."""

    host: str | None = None  # the name of whoever invites
    is_rated: bool = False
    invite: str | None = None  # the code, of a private table


class Begun(TableEvent, frozen=True):
    """A game has begun, or goes on since before the stream."""


class Turn(TableEvent, frozen=True):
    """It is your turn."""


class Over(TableEvent, frozen=True):
    """A game has ended."""

    outcome: str | None = None  # rules, resign, time, draw, abandon
    winners: list[int] = []


Event = Invited | Begun | Turn | Over


def sealed_event(event: Event) -> Sealed:
    """An event ready to be sent: of no table that could be seen otherwise meanwhile."""
    return Sealed(msgspec.json.encode(event))
