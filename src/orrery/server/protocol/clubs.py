"""What is asked and answered about clubs, over HTTP alone."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from orrery.server.protocol.conduct import PersonName
from orrery.server.protocol.records import LeaderboardSeen
from orrery.server.protocol.texts import TEXT, Token
from orrery.server.protocol.tournaments import TournamentLine

About = Annotated[str, Meta(max_length=500, pattern=TEXT)]
ClubName = Annotated[str, Meta(min_length=1, max_length=60, pattern=TEXT)]


class ClubOrder(Struct, forbid_unknown_fields=True):
    """Found a club."""

    name: ClubName
    about: About = ""


class ClubChange(Struct, forbid_unknown_fields=True):
    """A new description, or a new link for joining in place of the old one."""

    about: About | None = None
    new_link: bool = False


class ClubJoin(Struct, forbid_unknown_fields=True):
    """Join by the code of the club's link; without one it is a request."""

    code: Token = ""


class MemberDeed(Struct, forbid_unknown_fields=True):
    """What an officer does about somebody."""

    name: PersonName
    deed: Annotated[str, Meta(pattern=r"^(accept|decline|remove|appoint|dismiss)$(?!\n)")]


class MemberSeen(Struct, frozen=True):
    """Somebody in a club."""

    name: str
    role: str  # asked (officers alone see it), member, officer
    since: float
    is_me: bool


class ClubGame(Struct, frozen=True):
    """A public game in which members play."""

    id: str
    game: str
    seats: list[str]  # names by seat; the ranks of bots
    bots: list[int]  # which seats are bots
    members: list[int]  # which seats are members of the club
    winners: list[int]
    at: float  # its end, or when it was opened


class ClubLine(Struct, frozen=True):
    """A club in a list."""

    name: str
    about: str
    members: int
    role: str | None  # the caller's


class ClubSeen(Struct, frozen=True):
    """The page of a club."""

    name: str
    about: str
    created: float
    role: str | None  # the caller's: asked, member, officer
    code: str | None  # of the link by which one joins; for officers
    members: list[MemberSeen]
    running: list[ClubGame]
    finished: list[ClubGame]
    tournaments: list[TournamentLine]
    leaders: list[LeaderboardSeen]  # by game and size, members alone
