"""What HTTP says of notices, vacations and plans: bodies and answers."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Hour = Annotated[int, Meta(ge=0, le=23)]
Text = Annotated[str, Meta(max_length=200)]


class NoticeSeen(Struct, frozen=True):
    """One notice."""

    id: str
    kind: str  # turn, began, over, invited, proposed, hurry
    table: str
    game: str
    seat: int
    at: float
    text: str
    is_read: bool


class NoticesSeen(Struct, frozen=True):
    """One's last notices, and how many are unread."""

    unread: int
    notices: list[NoticeSeen]


class NoticesRead(Struct, frozen=True):
    """What was read: a table's notices, some, or all."""

    table: Text | None = None
    ids: Annotated[list[Text], Meta(max_length=100)] = []


class BrowserSeen(Struct, frozen=True):
    """A browser that is sent notices."""

    id: str
    label: str
    created: float


class NoticeWishes(Struct, frozen=True):
    """How somebody wants to hear of things."""

    letters: Literal["off", "now", "hourly", "daily"] = "off"
    quiet_from: Hour = 0
    quiet_to: Hour = 0
    zone: Annotated[str, Meta(max_length=60)] = "UTC"


class ChannelsSeen(Struct, frozen=True):
    """One's wishes, and what the host has enabled."""

    wishes: NoticeWishes
    has_mail: bool  # the host sends letters
    mail: str | None = None  # one's own address
    push_key: str | None = None  # for browsers; None: the host has not enabled Web Push
    browsers: list[BrowserSeen] = []
    feed: str | None = None  # the path of one's feed
    vacation_until: float | None = None
    vacation_left: float = 0.0  # days of this year


class PushKeys(Struct, frozen=True):
    """What messages for a browser are sealed with."""

    p256dh: Text
    auth: Text


class PushWish(Struct, frozen=True):
    """A browser wants to be told."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: PushKeys


class PushGone(Struct, frozen=True):
    """A browser is told no more."""

    browser: Text


class FeedWish(Struct, frozen=True):
    """A new address of the feed, or none."""

    wanted: bool


class FeedTold(Struct, frozen=True):
    """The path of one's feed."""

    feed: str | None


class VacationWish(Struct, frozen=True):
    """How many days from now; 0 ends a vacation."""

    days: Annotated[float, Meta(ge=0, le=366)]


class VacationSeen(Struct, frozen=True):
    """Until when one's postal clocks stand, and what is left of this year's days."""

    until: float | None
    left: float


class HookWish(Struct, frozen=True):
    """The address that a table calls; None: nobody."""

    url: Annotated[str, Meta(max_length=1000)] | None = None


class HookSeen(Struct, frozen=True):
    """Where a table calls, and which hosts the operator allows; for the host of the table."""

    url: str | None
    allowed: list[str]  # hosts in the world outside, perhaps with a port
    is_enabled: bool  # False: this server calls nobody


class HookTried(Struct, frozen=True):
    """How an address answered a call to try it."""

    status: int | None  # None: nobody answered
    is_good: bool


class HookTold(Struct, frozen=True):
    """The secret that calls are signed with; told this once."""

    url: str | None
    secret: str | None
