"""What a viewer may know, built by allow-list: the only types that carry a game to a socket.

All of it is computed from the state after `hide` for that viewer and from events after
`hide_event`; the full state does not come near.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from orrery.core.contract import SPECTATOR
from orrery.core.records import bytes_of
from orrery.core.seats import CHANCE
from orrery.core.texts import ENGLISH
from orrery.core.trace import Event
from orrery.server.logbook.game import Entry, Running

MOST_ENTRIES = 64  # of one reply that catches up; older ones come as pages of the history


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
    """One thing that happened: its message id, its numbers, and the sentence."""

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
    seed: str  # a word the player has typed for the roll
    is_here: bool
    is_away: bool  # a bot holds the seat for its owner
    is_out: bool  # resigned, or lost on time
    remaining: float | None  # seconds left for the game
    left_ms: int | None  # of a running clock, when this was sent; None: the clock stands
    held: str | None = None  # an open seat that is kept: `invited`, or the id of a guest
    held_name: str | None = None  # the name of that guest
    commitment: str | None = None  # to the word that the player's client keeps for the roll


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
    caution: str | None = None  # what people should know before they sit down
    roll: RollSeen | None = None  # None: nothing is drawn


class Talk(Struct, frozen=True):
    """One line of chat."""

    n: int
    name: str
    at: float
    text: str


def look(running: Running, viewer: int) -> Seen:
    """The position as the viewer may know it; worked out once for each position."""
    if viewer not in running.looks:
        running.looks[viewer] = _look(running, viewer)
    seen: Seen = running.looks[viewer]
    return seen


def _look(running: Running, viewer: int) -> Seen:
    game, board = running.game, running.table.board
    known = game.hidden(board, running.table.state, viewer)
    shared = _shared(running, known)
    outcome = running.outcome
    return Seen(
        seat=None if viewer == SPECTATOR else viewer,
        position=shared.position,
        to_act=shared.to_act,
        actions=_actions(running, known, viewer) if viewer in shared.to_act else [],
        scores=shared.scores,
        is_over=outcome is not None,
        winners=list(outcome.winners) if outcome is not None else [],
        board=game.module("view").view(board, known, viewer),
    )


class Shared(Struct, frozen=True):
    """What all who know the same see alike."""

    position: str
    to_act: list[int]
    scores: list[int]


def _shared(running: Running, known: Any) -> Shared:
    """Worked out once for all viewers whose knowledge is the same to the byte."""
    key = bytes_of(known)
    if key not in running.looks:
        game, board = running.game, running.table.board
        to_act = _to_act(running, known, key)
        text, scores = game.position_text(board, known), game.scores(board, known)
        running.looks[key] = Shared(text, to_act, scores)
    shared: Shared = running.looks[key]
    return shared


def _to_act(running: Running, known: Any, key: bytes) -> list[int]:
    """Who may act, as far as is known; worked out already where nothing is hidden."""
    game, board, state = running.game, running.table.board, running.table.state
    if running.outcome is not None or key == bytes_of(state):
        return running.to_act
    return [CHANCE] if game.chance_due(board, known) else game.to_act(board, known)


def _actions(running: Running, known: Any, seat: int) -> list[str]:
    game, board = running.game, running.table.board
    return [game.action_text(board, known, seat, a) for a in game.actions(board, known, seat)]


def refusal(
    running: Running, seat: int, text: str, language: str = ENGLISH
) -> tuple[str, str] | None:
    """(reason, clause) why a seat may not do this, said from what the seat knows."""
    game, board = running.game, running.table.board
    known = game.hidden(board, running.table.state, seat)
    objection = game.objection(board, text, language)
    if objection is not None:
        return objection
    return game.refusal(board, known, seat, game.parse_action(board, known, seat, text), language)


def entries_after(
    running: Running, since: int, viewer: int, language: str = ENGLISH, most: int | None = None
) -> list[Happened | Noted | Skip]:
    """The entries after number `since` (at most `most`) as the viewer may know them."""
    stop = None if most is None else since + most
    return [tell(running, entry, viewer, language) for entry in running.entries[since:stop]]


def tell(
    running: Running, entry: Entry, viewer: int, language: str = ENGLISH
) -> Happened | Noted | Skip:
    """An entry as the viewer may know it, in a language."""
    if entry.note is not None:
        return Noted(entry.seq, entry.seat, entry.action[1:])
    shown = [running.game.seen_event(event, viewer) for event in entry.events]
    is_open = entry.seat == viewer or _holds_no_secret(running, entry, shown)
    if not shown and not is_open:
        return Skip(entry.seq)
    events = [
        SeenEvent(
            running.game.event_name(event), list(event[1:]),
            running.game.event_text(running.table.board, event, language),
        )
        for event in shown
    ]  # fmt: skip
    return Happened(entry.seq, entry.seat, entry.action if is_open else None, events)


def _holds_no_secret(running: Running, entry: Entry, shown: list[Event]) -> bool:
    """The viewer sees all that the action made happen, so its words tell nothing more."""
    if running.game.hooks.hide_event is None:
        return True
    return bool(shown) and shown == list(entry.events)
