"""The rows of notices: what is told to whom, how it goes out, and what people wish for."""

from __future__ import annotations

import msgspec

from orrery.server.storage.database import Write
from orrery.server.storage.rows import KEYS, NAMES, insert


class NoticeRow(msgspec.Struct, frozen=True):
    """Something a person should hear of; its id says what it is, so that it is written once."""

    id: str
    guest: str  # empty: it is for the webhook of the table
    kind: str  # turn, began, over, invited, proposed, hurry
    game: str  # a table
    seat: int
    at: float
    what: str | None = None  # of `proposed`: undo, draw, abandon
    until: float | None = None  # of `hurry`: the date on which time is up
    read: float | None = None
    posted: int = 0  # 1: its deliveries are written


class DeliveryRow(msgspec.Struct, frozen=True):
    """One notice on one channel."""

    notice: str
    channel: str  # mail, push, webhook
    target: str  # a push target; a table; empty for mail
    guest: str
    due: float  # the date
    state: str  # due, sent, failed
    tries: int = 0
    holder: str | None = None  # who sends it just now,
    held_until: float = 0.0  # and until when nobody else does
    batch: str | None = None  # those that go out as one letter


class WishesRow(msgspec.Struct, frozen=True):
    """How an account wants to hear of things."""

    account: str
    wishes: str  # JSON
    feed: str | None = None  # the secret of the feed, sealed
    feed_hash: str | None = None


class PushTargetRow(msgspec.Struct, frozen=True):
    """A browser that takes pushed notices."""

    id: str
    account: str
    label: str
    sealed: str  # JSON: address and keys
    created: float


class VacationRow(msgspec.Struct, frozen=True):
    """Days on which the postal clocks of a person stand."""

    guest: str
    n: int  # of this guest: two at once meet here
    began: float
    until: float


NAMES.update(
    {
        NoticeRow: "notices",
        DeliveryRow: "deliveries",
        WishesRow: "notice_wishes",
        PushTargetRow: "push_targets",
        VacationRow: "vacations",
    }
)
KEYS.update(
    {WishesRow: ("account",), PushTargetRow: ("id",), VacationRow: ("guest", "n")},
)


def insert_once(row: msgspec.Struct) -> Write:
    """A new row, unless its key is taken."""
    sql, values = insert(row)
    return f"{sql} ON CONFLICT DO NOTHING", values
