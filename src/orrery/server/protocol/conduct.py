"""What is asked and answered about conduct and invitations, over HTTP alone."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from orrery.server.protocol.texts import TEXT, Id, TableId

PersonName = Annotated[str, Meta(min_length=1, max_length=40, pattern=TEXT)]
ReportText = Annotated[str, Meta(max_length=500, pattern=TEXT)]
REASONS = ("insult", "spam", "cheating", "leaving", "name", "other")


class Person(Struct, forbid_unknown_fields=True):
    """Somebody, by id or by a kept name."""

    guest: Id | None = None
    name: PersonName | None = None


class ReportOrder(Struct, forbid_unknown_fields=True):
    """A report: of a person, of a line of chat, of what somebody did in a game, of a club."""

    kind: Annotated[str, Meta(pattern=r"^(person|chat|game|club)$(?!\n)")]
    reason: Annotated[str, Meta(pattern=rf"^({'|'.join(REASONS)})$(?!\n)")]
    text: ReportText = ""
    guest: Id | None = None  # of a person or a game: whom
    name: PersonName | None = None
    table: TableId | None = None  # of a line or a game
    line: Annotated[int, Meta(ge=1)] | None = None  # of chat, by its number
    club: Annotated[str, Meta(max_length=60, pattern=TEXT)] | None = None  # its name


class Verdict(Struct, forbid_unknown_fields=True):
    """What a moderator decides about a report, and why; `days` None: for good."""

    report: Id
    deed: Annotated[str, Meta(pattern=r"^(dismiss|warn|silence|ban|close)$(?!\n)")]
    why: Annotated[str, Meta(min_length=1, max_length=500, pattern=TEXT)]
    days: Annotated[int, Meta(ge=1, le=3650)] | None = None


class LetterPutAway(Struct, forbid_unknown_fields=True):
    """A letter that was read."""

    letter: Id


class InvitationOrder(Struct, forbid_unknown_fields=True):
    """Ask somebody who keeps a name to a table at which one sits or which one has opened."""

    name: PersonName
    table: TableId


class InvitationAnswer(Struct, forbid_unknown_fields=True):
    """Accept or decline."""

    invitation: Id
    accepts: bool


class BlockedSeen(Struct, frozen=True):
    """Somebody one has blocked."""

    guest: str
    name: str
    at: float


class LetterSeen(Struct, frozen=True):
    """A letter: which sentence, and what it needs."""

    id: str
    kind: str  # report_ and a deed, warned, silenced, club_closed
    said: dict[str, Any]
    at: float


class LineSeen(Struct, frozen=True):
    """A line of chat as context."""

    n: int
    name: str
    text: str


class ReportSeen(Struct, frozen=True):
    """A report as moderators see it."""

    id: str
    kind: str
    reason: str
    text: str
    at: float
    reporter: str  # names
    about: str
    guest: str  # the id of who it is about
    table: str | None
    game: str | None  # its game
    line: int | None
    context: list[LineSeen]
    before: int  # how often something was decided about them before
    same: int  # how many have reported the same thing
    state: str
    club: str | None = None  # the name of the club it is about


class DecisionSeen(Struct, frozen=True):
    """A line of the moderators' log."""

    about: str
    deed: str
    days: int | None
    why: str
    by: str
    at: float


class ModerationSeen(Struct, frozen=True):
    """The moderators' page."""

    reports: list[ReportSeen]
    more: int  # reports that are not shown
    log: list[DecisionSeen]


class InvitationSeen(Struct, frozen=True):
    """An invitation one has got."""

    id: str
    table: str
    game: str
    players: int
    pace: str
    rated: bool
    host: str  # a name
    expires: float


class SeatOffered(Struct, frozen=True):
    """Where one sits after accepting."""

    table: str | None
    seat: int | None


class DeskSeen(Struct, frozen=True):
    """What waits for somebody: invitations, letters; and whether they moderate."""

    invitations: list[InvitationSeen]
    letters: list[LetterSeen]
    moderates: bool
    reports: int  # that wait for a moderator; 0 for others
