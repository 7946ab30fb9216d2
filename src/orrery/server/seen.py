"""What a viewer may know, built by allow-list: the only types that carry a game to a socket.

All of it is computed from the state after `hide` for that viewer and from events after
`hide_event`; the full state does not come near.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from orrery.core.contract import SPECTATOR
from orrery.core.seats import CHANCE
from orrery.core.trace import Event
from orrery.server.running import Entry, Running


class Seen(Struct, frozen=True):
    """A position as one viewer may know it."""

    seat: int | None  # None: a spectator
    position: str
    to_act: list[int]
    actions: list[str]  # the legal actions of the seat
    scores: list[int]
    is_over: bool
    winners: list[int]
    board: dict[str, Any]  # what the game's `view` says


class SeenEvent(Struct, frozen=True):
    """One thing that happened: its message id, its numbers, and the English sentence."""

    kind: str
    numbers: list[int]
    text: str


class Happened(Struct, frozen=True, tag_field="type", tag="happened"):
    """An action; `action` is None when the viewer may not know its words."""

    seq: int
    seat: int
    action: str | None
    events: list[SeenEvent]


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
    player: str | None  # the name of the guest or bot
    guest: str | None  # the public id of the guest
    seed: str
    is_here: bool
    is_away: bool  # a bot holds the seat for its owner
    is_out: bool  # resigned, or lost on time
    remaining: float | None  # seconds left for the game
    deadline: float | None  # when the seat must have acted, seconds since 1970


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
    commitment: str  # the hash of the server's seed, shown before play
    seed: str | None  # the whole seed, shown when the game is over
    seq: int
    outcome: str | None
    winners: list[int]
    proposal: Proposed | None
    rematch: str | None
    spectators: int


class Talk(Struct, frozen=True):
    """One line of chat."""

    n: int
    name: str
    at: float
    text: str


def look(running: Running, viewer: int) -> Seen:
    """The position as the viewer may know it."""
    game, board = running.game, running.table.board
    known = game.hidden(board, running.table.state, viewer)
    to_act = [] if running.outcome is not None else _to_act(running, known)
    outcome = running.outcome
    return Seen(
        seat=None if viewer == SPECTATOR else viewer,
        position=game.position_text(board, known),
        to_act=to_act,
        actions=_actions(running, known, viewer) if viewer in to_act else [],
        scores=game.scores(board, known),
        is_over=outcome is not None,
        winners=list(outcome.winners) if outcome is not None else [],
        board=game.view(board, running.table.state, viewer),
    )


def _to_act(running: Running, known: Any) -> list[int]:
    game, board = running.game, running.table.board
    return [CHANCE] if game.chance_due(board, known) else game.to_act(board, known)


def _actions(running: Running, known: Any, seat: int) -> list[str]:
    game, board = running.game, running.table.board
    return [game.action_text(board, known, seat, a) for a in game.actions(board, known, seat)]


def refusal(running: Running, seat: int, text: str) -> tuple[str, str] | None:
    """(reason, clause) why a seat may not do this, said from what the seat knows."""
    game, board = running.game, running.table.board
    known = game.hidden(board, running.table.state, seat)
    return game.refusal(board, known, seat, game.parse_action(board, known, seat, text))


def entries_since(running: Running, since: int, viewer: int) -> list[Happened | Noted | Skip]:
    """The entries after number `since` as the viewer may know them."""
    return [tell(running, entry, viewer) for entry in running.entries[since:]]


def tell(running: Running, entry: Entry, viewer: int) -> Happened | Noted | Skip:
    """An entry as the viewer may know it."""
    if entry.note is not None:
        return Noted(entry.seq, entry.seat, entry.action[1:])
    shown = [running.game.seen_event(event, viewer) for event in entry.events]
    is_open = entry.seat == viewer or _holds_no_secret(running, entry, shown)
    if not shown and not is_open:
        return Skip(entry.seq)
    events = [
        SeenEvent(
            running.game.event_name(event), list(event[1:]),
            running.game.event_text(running.table.board, event),
        )
        for event in shown
    ]  # fmt: skip
    return Happened(entry.seq, entry.seat, entry.action if is_open else None, events)


def _holds_no_secret(running: Running, entry: Entry, shown: list[Event]) -> bool:
    """The viewer sees all that the action made happen, so its words tell nothing more."""
    if not hasattr(running.game.module("view"), "hide_event"):
        return True
    return bool(shown) and shown == list(entry.events)
