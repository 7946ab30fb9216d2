"""Personal tokens as they are asked for and shown."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from orrery.server.protocol.texts import TEXT, Id

Label = Annotated[str, Meta(min_length=1, max_length=60, pattern=TEXT)]


class TokenWish(Struct, forbid_unknown_fields=True):
    """A token for a program: what its owner calls it, what it may do, for how long."""

    label: Label
    scopes: Annotated[list[Id], Meta(max_length=8)]  # of read, play, tables, chat, bot
    days: int = 90  # at most 366


class TokenGone(Struct, forbid_unknown_fields=True):
    """End a token."""

    id: Id


class TokenSeen(Struct, frozen=True):
    """A token without its secret."""

    id: str
    label: str
    scopes: list[str]
    created: float
    expires: float
    used: float | None  # to the hour


class TokenTold(Struct, frozen=True):
    """A new token, with its secret, which is told only this once."""

    token: str
    seen: TokenSeen


class BotSeen(Struct, frozen=True):
    """An account that a program plays: its name with the label that stands everywhere."""

    id: str
    name: str
