"""What is asked and answered about tournaments, over HTTP alone."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from orrery.server.protocol.texts import TEXT
from orrery.server.protocol.texts import Word as Name

MOST_ENTRANTS = 64
MOST_ROUNDS = 15
MOST_GAMES = 10  # that an evening has in turn


class TournamentOrder(Struct, forbid_unknown_fields=True):
    """How a tournament is played."""

    name: Annotated[str, Meta(min_length=1, max_length=60, pattern=TEXT)]
    game: Name
    system: Annotated[str, Meta(pattern=r"^(robin|swiss|groups|evening)$(?!\n)")]
    clock: dict[str, Any]  # as of a table; everybody has a limit
    players: Annotated[int, Meta(ge=2, le=16)] = 2  # at a table
    options: dict[str, Any] = field(default_factory=dict)
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] | None = None  # None: as many as fit
    starts_in: Annotated[float, Meta(ge=0, le=30 * 86400)] | None = None  # None: by the host
    rated: bool = False
    is_listed: bool = True  # False: only whoever has the link finds it
    fill_to: Annotated[int, Meta(ge=0, le=MOST_ENTRANTS)] = 0  # bots fill up to so many
    bot: Name = "lieutenant"
    games: Annotated[list[Name], Meta(max_length=MOST_GAMES)] = field(default_factory=list)
    """Of an evening: what is played, round by round in turn; none: `game` alone."""
    odd: Annotated[str, Meta(pattern=r"^(bots|wait)$(?!\n)")] = "bots"
    """Of an evening: those who are left over play with bots, or wait for a round."""
    club: Annotated[str, Meta(max_length=60, pattern=TEXT)] | None = None  # the name of a club
    members_only: bool = False


class EntrantAside(Struct, forbid_unknown_fields=True):
    """The host of an evening sets somebody aside who is not there any more."""

    n: Annotated[int, Meta(ge=0)]


class EntrantSeen(Struct, frozen=True):
    """Somebody who takes part, as standings show them."""

    n: int
    name: str
    is_bot: bool
    is_me: bool
    is_in: bool  # False: withdrawn
    place: int
    score: float
    direct: float
    buchholz: float
    sonneborn: float
    bonus: float


class MatchSeen(Struct, frozen=True):
    """A table of a round, or a bye."""

    round: int
    table: str | None
    entrants: list[int]  # by seat
    points: list[float] | None  # None: it goes on


class TournamentSeen(Struct, frozen=True):
    """A tournament as everybody sees it."""

    id: str
    name: str
    game: str
    system: str
    players: int
    rounds: int | None  # None: not known before the start
    round: int
    state: str
    starts: float | None
    clock: dict[str, Any]
    rated: bool
    host: str  # a name
    is_host: bool
    is_in: bool  # the caller takes part
    may_join: bool
    my_table: str | None  # where the caller plays now
    entrants: list[EntrantSeen]  # by place
    matches: list[MatchSeen]
    fill_to: int
    bot: str
    games: list[str]  # of an evening, round by round in turn
    odd: str
    is_between: bool  # an evening waits for its host to start a round
    next_game: str | None  # of the next round of an evening
    next_players: int | None  # at each of its tables
    club: str | None  # its name
    members_only: bool


class TournamentLine(Struct, frozen=True):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    system: str
    state: str
    round: int
    entrants: int
    starts: float | None
    is_in: bool
    my_table: str | None
