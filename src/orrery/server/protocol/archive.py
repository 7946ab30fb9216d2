"""What HTTP answers about the archive, and who wants a game to be public."""

from __future__ import annotations

from msgspec import Struct


class ArchivePlayer(Struct, frozen=True):
    """Who sat where in a game of the archive."""

    seat: int
    seat_name: str  # red, ship1, ...
    name: str  # of a person (empty: it was deleted), or the rank of a bot
    called: str  # what people read: Ann, Cadet Vega
    is_bot: bool
    has_won: bool


class ArchiveGame(Struct, frozen=True):
    """One game of the archive."""

    id: str
    game: str
    length: int  # actions
    reason: str  # rules, resign, time, draw, abandon
    ended: float  # seconds since 1970
    players: list[ArchivePlayer]
    opening: list[str]  # the first actions of players


class ArchiveSeen(Struct, frozen=True):
    """A page of the archive, the newest games first."""

    games: list[ArchiveGame]
    next: str | None  # `after` of the next page
    parquet: bool  # this server writes Parquet


class Voice(Struct, frozen=True):
    """Whether somebody who played wants a game to be public."""

    seats: list[int]
    is_for: bool
    is_me: bool


class PublicitySeen(Struct, frozen=True):
    """Whether a finished game is public, and who has a say in it."""

    is_public: bool
    may_choose: bool  # the caller has a say
    is_for: bool  # what the caller says
    voices: list[Voice]


class PublicityOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """What the caller says."""

    is_for: bool


class Counted(Struct, frozen=True):
    """How often something was played, and who won."""

    n: int
    won: list[float]  # by seat: shares of the win


class Branch(Struct, frozen=True):
    """An action that was played here."""

    action: str
    bots: Counted | None  # in the book
    people: Counted | None  # in public games


class OpeningsSeen(Struct, frozen=True):
    """What is known of the actions after a line of first actions."""

    game: str
    line: list[str]
    position: str  # in which games begin; where nature begins, after one of many deals
    is_drawn: bool  # nature has a hand in it: lines are counted whatever was drawn
    ranks: list[str]  # of the bots of the book
    games: int  # of bots in the book
    tried: int  # of them with a first action that was tried, not chosen
    bots: Counted | None  # of this line
    people: Counted | None
    branches: list[Branch]
