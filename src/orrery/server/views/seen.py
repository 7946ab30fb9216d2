"""What a viewer may know of a game: fills in the types of `protocol.seen`, and no others.

All of it is computed from the state after `hide` for that viewer and from events after
`hide_event`; the full state does not come near. Sentences are in plain words (`core.wording`).
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from orrery.core.seats import CHANCE
from orrery.core.seen import Seen
from orrery.core.stills import still
from orrery.core.trace import Event
from orrery.core.wording import (
    Listener,
    ListenersWords,
    action_words,
    objection_words,
    refusal_words,
    words_for,
)
from orrery.server.logbook.game import Entry, Running
from orrery.server.protocol.seen import Happened, Noted, SeenEvent, Skip

MOST_EVENTS = 8192  # that are remembered, of all listeners together
MOST_ENTRIES = 64  # of one reply that catches up; older ones come as pages of the history


def look(running: Running, listener: Listener) -> Seen:
    """The position as the listener may know it; worked out once for each position."""
    return running.sights.told(listener)


def judged(
    running: Running, seat: int, text: str, listener: Callable[[], Listener]
) -> int | tuple[str, str]:
    """The number of an action that a seat may play, or (reason, clause) why it may not.

    Said from what the seat knows; `listener` is asked for only where something is to be said.
    """
    game, board, sights = running.game, running.table.board, running.sights
    known = sights.known(seat)
    if game.hooks.objection is not None:
        objection = objection_words(game, board, text, listener())
        if objection is not None:
            return objection
    shown = sights.shown(seat, text)  # as most clients send it
    action = game.parse_action(board, known, seat, text) if shown is None else shown
    if game.why_not(board, known, seat, action) == 0:
        return action
    refused = refusal_words(game, board, known, seat, action, listener())
    assert refused is not None
    return refused


def entries_after(
    running: Running, since: int, listener: Listener, most: int | None = None
) -> list[Happened | Noted | Skip]:
    """The entries after number `since` (at most `most`) as the listener may know them."""
    stop = None if most is None else since + most
    words = words_for(running.game, listener)
    return [tell(running, entry, listener, words) for entry in running.entries[since:stop]]


def tell(
    running: Running, entry: Entry, listener: Listener, words: ListenersWords | None = None
) -> Happened | Noted | Skip:
    """An entry as the listener may know it; `words` are the listener's."""
    words = words or words_for(running.game, listener)
    if entry.note is not None:
        return Noted(entry.seq, entry.seat, entry.action[1:])
    game, board = running.game, running.table.board
    shown = game.seen_events(entry.events, listener.viewer)
    is_open = entry.seat == listener.viewer or _holds_no_secret(running, entry, shown)
    if not shown and not is_open:
        return Skip(entry.seq)
    texts = words.events(board, shown)
    events = list(map(_seen_event, map(game.event_name, shown), shown, texts))
    said = None if shown or entry.seat == CHANCE else _words(running, entry, listener)
    return Happened(entry.seq, entry.seat, entry.action if is_open else None, events, said)


@functools.lru_cache(MOST_EVENTS)
def _seen_event(name: str, event: Event, text: str) -> SeenEvent:
    """An event in words, one for all who are told the same."""
    return SeenEvent(name, list(event[1:]), text)


def _words(running: Running, entry: Entry, listener: Listener) -> str:
    """An action of which no event tells, from what the listener could know before it."""
    game, board = running.game, running.table.board
    before: Any = still(game.hidden(board, entry.before, listener.viewer))
    action = game.parse_action(board, before, entry.seat, entry.action)
    return action_words(game, board, before, entry.seat, action, listener)


def _holds_no_secret(running: Running, entry: Entry, shown: list[Event]) -> bool:
    """The viewer sees all that the action made happen, so its words tell nothing more."""
    if running.game.hooks.hide_event is None:
        return True
    return bool(shown) and shown == list(entry.events)
