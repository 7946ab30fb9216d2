"""What a viewer may know of a game: fills in the types of `protocol.seen`, and no others.

All of it is computed from the state after `hide` for that viewer and from events after
`hide_event`; the full state does not come near.
"""

from __future__ import annotations

from orrery.core.seen import Seen
from orrery.core.texts import ENGLISH
from orrery.core.trace import Event
from orrery.server.logbook.game import Entry, Running
from orrery.server.protocol.seen import Happened, Noted, SeenEvent, Skip

MOST_ENTRIES = 64  # of one reply that catches up; older ones come as pages of the history


def look(running: Running, viewer: int) -> Seen:
    """The position as the viewer may know it; worked out once for each position."""
    return running.sights.seen(viewer)


def refusal(
    running: Running, seat: int, text: str, language: str = ENGLISH
) -> tuple[str, str] | None:
    """(reason, clause) why a seat may not do this, said from what the seat knows."""
    game, board = running.game, running.table.board
    known = running.sights.known(seat)
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
