"""What is ordered over HTTP: a guest's name, a table."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from orrery.server.protocol.texts import TEXT
from orrery.server.protocol.texts import Word as Name


class GuestOrder(Struct, forbid_unknown_fields=True):
    """A guest's name."""

    name: Annotated[str, Meta(min_length=1, max_length=40, pattern=TEXT)]


class TableOrder(Struct, forbid_unknown_fields=True):
    """What a host asks for; `seats`: for each `open`, `me` or the name of a bot.

    A seat may be kept: `invited` for holders of the invitation, `guest:ID` for one guest.
    """

    game: Name
    players: int | None = None
    options: dict[str, Any] = field(default_factory=dict)
    board: Name | None = None
    seats: list[Name] = field(default_factory=list)
    is_private: bool = False
    clock: dict[str, Any] | None = None
    marks: bool = False  # where finding moves is the game: all are shown them nevertheless
    rated: bool = False  # it counts for ratings; everybody keeps a name
    bots: bool = False  # accounts of programs may sit down, too
    hints: bool | None = None  # whether players may ask for hints; None: only against bots
