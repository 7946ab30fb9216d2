"""What HTTP answers beside tables (`protocol.seen`): guests, bots, rules, the server itself."""

from __future__ import annotations

from msgspec import Struct


class GuestSeen(Struct, frozen=True):
    """A guest."""

    id: str
    name: str


class NewGuest(Struct, frozen=True):
    """A guest with the secret token, which is told only this once."""

    id: str
    name: str
    token: str


class BotSeen(Struct, frozen=True):
    """A bot; levels think ahead by search."""

    name: str
    is_level: bool


class RulesSeen(Struct, frozen=True):
    """The rules of a game in a language."""

    game: str
    language: str
    clauses: dict[str, str]  # by their ids
    rulebook: str  # Markdown


class TermSeen(Struct, frozen=True):
    """What a piece, space, card or number of a game is."""

    id: str  # as boards name it
    term: str
    meaning: str


class GlossarySeen(Struct, frozen=True):
    """The terms of a game in a language, with the numbers of a table's options."""

    game: str
    language: str
    terms: list[TermSeen]


class StatusSeen(Struct, frozen=True):
    """How the server is."""

    status: str
    time: float
    games: dict[str, str]  # how far each is compiled
    search: list[str]  # games whose levels can think already
    faults: dict[str, str]
    tables: int  # in memory
    connections: int
    unhandled: int  # exceptions nobody foresaw
    restarts: int  # of what runs beside
    broken: int  # tables
