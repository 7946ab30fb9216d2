"""The types that carry a game or a table to a reader, each field named: an allow-list.

`views` and `tables.display` fill them in; nothing else reaches a socket.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class SeenEvent(Struct, frozen=True):
    """One thing that happened: its message id, its numbers, and the sentence in plain words."""

    kind: str
    numbers: list[int]
    text: str


class Happened(Struct, frozen=True, tag_field="type", tag="happened"):
    """An action; `action` is None when the viewer may not know it."""

    seq: int
    seat: int
    action: str | None
    events: list[SeenEvent]
    words: str | None = None  # the action in plain words, where no event tells of it


class Noted(Struct, frozen=True, tag_field="type", tag="noted"):
    """A note: undo, resign, time, draw, abandon, away, back."""

    seq: int
    seat: int
    note: str


class Skip(Struct, frozen=True, tag_field="type", tag="skip"):
    """An entry of which the viewer may know only that it exists: a gap always means loss."""

    seq: int


class SeatSeen(Struct, frozen=True):
    """A seat at a table."""

    seat: int
    name: str  # red, ship1, ...
    kind: str  # open, person, bot
    player: str | None  # the name of the guest, the rank of the bot
    guest: str | None  # the public id of the guest
    seed: str  # a word the player has typed for the roll
    is_here: bool
    is_away: bool  # a bot holds the seat for its owner
    is_out: bool  # resigned, or lost on time
    remaining: float | None  # seconds left for the game
    left_ms: int | None  # of a running clock, when this was sent; None: the clock stands
    held: str | None = None  # an open seat that is kept: `invited`, or the id of a guest
    held_name: str | None = None  # the name of that guest
    commitment: str | None = None  # to the word that the player's client keeps for the roll
    called: str | None = None  # what people call the player: Ann, Cadet Vega
    is_kept: bool = False  # an account keeps the name: nobody else can have it so
    back_on: float | None = None  # the date until which they are on vacation: their clock stands


class RollThrown(Struct, frozen=True):
    """A roll that was thrown away, and who did not show their word for it."""

    number: int
    roll: str
    missing: list[str]


class RollSeen(Struct, frozen=True):
    """The roll for the cards of a table."""

    number: int
    commitment: str  # to the server's secret
    is_wanted: bool  # the host has begun
    waits_for: list[int]  # seats that are not there, not bound, or have not shown their word
    left_out: list[int]  # seats whose words the host does not wait for
    text: str | None  # the roll itself, while words are shown
    hash: str | None  # of the roll, once all are bound
    thrown: list[RollThrown]


class Proposed(Struct, frozen=True):
    """What a seat asks of the others, and who has agreed."""

    what: str
    seat: int
    needs: list[int]
    agreed: list[int]


class ClockSeen(Struct, frozen=True):
    """The time control of a table."""

    pace: str = "live"  # live or postal
    per_move: float | None = None  # seconds
    per_game: float | None = None  # seconds


class TableSeen(Struct, frozen=True):
    """A table as anyone who may see it sees it."""

    id: str
    game: str
    options: dict[str, Any]
    board: str | None
    status: str
    host: str
    is_private: bool
    seats: list[SeatSeen]
    clock: ClockSeen
    commitment: str  # to the server's secret; empty where nothing is drawn
    seed: str | None  # the seed of the cards, shown when the game is over
    seq: int
    outcome: str | None
    winners: list[int]
    proposal: Proposed | None
    rematch: str | None
    spectators: int
    has_secrets: bool  # the game hides something from some seat
    fault: str | None  # why the table cannot go on, as a code; None: all is well
    hints: bool = False  # players may ask for hints
    marks: bool = False  # where finding moves is the game: all are shown them nevertheless
    caution: str | None = None  # what people should know before they sit down
    roll: RollSeen | None = None  # None: nothing is drawn
    created: float = 0.0  # when it was opened, in seconds since 1970
    to_act: list[int] = []  # the seats whose turn it is
    ends: float | None = None  # when it ends unless somebody moves, if that is soon
    rated: str | None = None  # wanted, done or void; None: it does not count for ratings
    bots: bool = False  # accounts of programs may sit down, too


class Talk(Struct, frozen=True):
    """One line of chat."""

    n: int
    name: str  # empty: it was deleted
    at: float
    text: str
    guest: str | None = None  # the public id of whoever said it


class LobbySeen(Struct, frozen=True):
    """Tables: one's own (on the first page), a page of others, and where the next one begins."""

    mine: list[TableSeen]
    tables: list[TableSeen]
    next: str | None
