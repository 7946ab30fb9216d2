"""The rows of the schema as typed records, and the statements that write them."""

from __future__ import annotations

import functools
from typing import Any

import msgspec
from msgspec.structs import astuple

from orrery.server.storage.database import Write

INVITED = "invited"


class GuestRow(msgspec.Struct, frozen=True):
    """A person without an account: a name, and the hash of a secret token."""

    id: str
    name: str
    token_hash: str
    created: float
    seen: float | None = None  # the date of the last visit, to the day
    banned: float | None = None  # the date on which the operator shut them out
    kept: float | None = None  # since when an account keeps the name; see AccountRow
    changed: float | None = None  # when the name last came or went
    bot: float | None = None  # since when a program plays under this kept name


class TableRow(msgspec.Struct):
    """A table; its id is also the id of its game."""

    id: str
    game: str
    options: str  # JSON
    board: str | None
    host: str  # a guest
    is_private: bool
    status: str  # open, running, over
    created: float
    clock: str  # JSON
    header: str | None = None  # JSON: the head of the log; its seed is a secret until the end
    rematch: str | None = None  # the table at which they play again
    hints: bool | None = None  # as ordered
    marks: bool | None = None  # as ordered; None: no
    fault: str | None = None  # why it cannot go on, as a code
    active: float | None = None  # the date of the last visit or move, to the hour
    result: str | None = None  # JSON: how it ended and who won, of a finished table
    ended: float | None = None  # the date of its end
    rated: str | None = None  # wanted, done, void; None: it is not played for ratings
    bots: bool | None = None  # accounts of programs may sit down; None: no
    invite: str = ""  # the code of the invitation link; stored among the secrets


class SeatRow(msgspec.Struct):
    """Who sits where."""

    game: str
    seat: int
    kind: str  # open, person, bot
    guest: str | None = None
    bot: str | None = None
    seed: str = ""  # a word this player has typed for the roll
    commitment: str | None = None  # to the word that the player's client keeps
    held: str | None = None  # kept for one guest, or for holders of the invitation (INVITED)


class EventRow(msgspec.Struct, frozen=True):
    """One entry of the log: a player's action, nature's, or a note such as `!resign`."""

    game: str
    seq: int
    seat: int
    client_id: str | None
    action: str
    hash: str


class ChatRow(msgspec.Struct, frozen=True):
    """One line of talk."""

    game: str
    n: int
    guest: str
    name: str
    at: float
    text: str


class TimerRow(msgspec.Struct):
    """The clock of a seat: what is left for the game, and until when it must act.

    Moments are in seconds of the server's uptime, which goes on where it was after a restart.
    """

    game: str
    seat: int
    remaining: float | None = None  # seconds for the rest of the game, as of `since`
    since: float | None = None  # the clock runs since then; None: it stands
    deadline: float | None = None
    rest: float | None = None  # seconds to act that a person on vacation will have; None: it runs
    warned: int | None = None  # how often this turn's person was told that time runs out


class RollRow(msgspec.Struct):
    """A roll for the cards of a table; see `logbook.fair`."""

    game: str
    n: int
    commitment: str  # to the server's secret
    text: str | None = None  # as it was frozen
    missing: str | None = None  # JSON: the names of those who showed no word; the roll is void


class SecretRow(msgspec.Struct, frozen=True):
    """A secret of a table, sealed by the key of this id; see `storage.secrets`."""

    game: str
    name: str
    key_id: str
    sealed: str


class AnalysisRow(msgspec.Struct, frozen=True):
    """What was found of a finished game."""

    game: str
    found: str  # JSON: an `AnalysisSeen`


class NodeRow(msgspec.Struct, frozen=True):
    """A node: one life of one process."""

    id: int
    host: str
    pid: int
    version: str
    rules: str  # JSON: the rules versions it has, such as "astron 3"
    state: str
    started: float  # a date, for people
    beats: int  # goes up while it lives
    up: float  # its uptime at the last beat, by which clocks of its tables go


class AccountRow(msgspec.Struct, frozen=True):
    """A name that is kept, and what its owner lets others see."""

    id: str  # that of the guest
    name: str
    skeleton: str  # the same for all names that look alike
    created: float
    shows: str  # words, such as `games ratings`
    mail: str | None = None  # sealed
    mail_hash: str | None = None  # by a key of ours: finds the account of an address


class CredentialRow(msgspec.Struct, frozen=True):
    """One way to prove who one is."""

    id: str
    account: str
    kind: str  # password, passkey, code
    secret: str  # a hash, or the public key of a passkey as JSON
    label: str
    created: float
    used: float | None = None


class SessionRow(msgspec.Struct, frozen=True):
    """A browser that is signed in; its cookie holds the token."""

    id: str
    account: str
    token_hash: str
    label: str
    created: float
    seen: float  # to the hour


class SpentRow(msgspec.Struct, frozen=True):
    """A ticket that was used and is good for nothing any more."""

    hash: str
    expires: float


class RatingStepRow(msgspec.Struct, frozen=True):
    """What one rated game did to the rating of one player: the n-th of a game and size."""

    guest: str
    scope: str
    n: int
    game: str
    before: float
    strength: float
    spread: float
    at: float


class StandingRow(msgspec.Struct, frozen=True):
    """The rating of a player after the last of n games."""

    guest: str
    scope: str
    strength: float
    spread: float
    n: int
    at: float


class SeekerRow(msgspec.Struct, frozen=True):
    """Somebody who looks for others to play with."""

    guest: str
    wish: str  # the same for all who can play together
    strength: float
    since: float
    seen: float  # when they last asked
    takes_bots: bool
    game: str | None = None  # the table, once there is one


NAMES: dict[type, str] = {
    GuestRow: "guests",
    TableRow: "tables",
    SeatRow: "seats",
    EventRow: "events",
    ChatRow: "chat",
    TimerRow: "timers",
    RollRow: "rolls",
    SecretRow: "secrets",
    AnalysisRow: "analyses",
    NodeRow: "nodes",
    AccountRow: "accounts",
    CredentialRow: "credentials",
    SessionRow: "sessions",
    SpentRow: "spent",
    RatingStepRow: "rating_steps",
    StandingRow: "standings",
    SeekerRow: "seekers",
}
KEYS: dict[type, tuple[str, ...]] = {
    TableRow: ("id",),
    SeatRow: ("game", "seat"),
    TimerRow: ("game", "seat"),
    RollRow: ("game", "n"),
    SecretRow: ("game", "name"),
    CredentialRow: ("id",),
    StandingRow: ("guest", "scope"),
    SeekerRow: ("guest",),
    AnalysisRow: ("game",),
}
UNSTORED: dict[type, tuple[str, ...]] = {TableRow: ("invite",)}
"""Fields that are no columns."""


@functools.cache
def columns_of(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """The fields of a record that are columns of its table."""
    unstored = UNSTORED.get(kind, ())
    return tuple(name for name in kind.__struct_fields__ if name not in unstored)


def insert(row: msgspec.Struct) -> Write:
    """A new row; a Conflict if its key is taken."""
    return _insert_into(type(row)), _values(row)


def upsert(row: msgspec.Struct) -> Write:
    """A row, new or in place of the one with its key."""
    return _upsert_into(type(row)), _values(row)


@functools.cache
def _insert_into(kind: type[msgspec.Struct]) -> str:
    names = columns_of(kind)
    marks = ", ".join("?" for _ in names)
    return f"INSERT INTO {NAMES[kind]} ({', '.join(names)}) VALUES ({marks})"


@functools.cache
def _upsert_into(kind: type[msgspec.Struct]) -> str:
    keys = KEYS[kind]
    changed = [name for name in columns_of(kind) if name not in keys]
    updates = ", ".join(f"{name} = excluded.{name}" for name in changed)
    return f"{_insert_into(kind)} ON CONFLICT ({', '.join(keys)}) DO UPDATE SET {updates}"


def _values(row: msgspec.Struct) -> tuple[Any, ...]:
    if _is_stored_as_it_is(type(row)):
        return astuple(row)
    values = (getattr(row, name) for name in columns_of(type(row)))
    return tuple(int(v) if isinstance(v, bool) else v for v in values)


@functools.cache
def _is_stored_as_it_is(kind: type[msgspec.Struct]) -> bool:
    """All fields are columns, and none is a yes or no, which is stored as a number."""
    has_flags = any("bool" in str(annotation) for annotation in kind.__annotations__.values())
    return kind not in UNSTORED and not has_flags


INSERT_EVENT = _insert_into(EventRow)
"""For the fields of an `EventRow`, where there are many and no row is needed."""
