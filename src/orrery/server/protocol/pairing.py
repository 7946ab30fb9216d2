"""Looking for somebody to play with."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from orrery.server.protocol.texts import Word as Name


class PairingWish(Struct, forbid_unknown_fields=True):
    """What one wants to play; asked every two seconds while one waits."""

    game: Name
    players: Annotated[int, Meta(ge=2, le=16)] = 2
    pace: Annotated[str, Meta(pattern=r"^(calm|quick|postal)$(?!\n)")] = "calm"
    rated: bool = False
    takes_bots: bool = False  # bots may fill seats at tables for three and more


class PairingSeen(Struct, frozen=True):
    """How the search goes."""

    waiting: int  # who look for the same, oneself included
    seconds: int  # so far
    offers_bot: bool  # it takes long: a bot would play at once
    table: str | None  # there it is
