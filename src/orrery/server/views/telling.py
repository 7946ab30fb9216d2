"""Entries of a log as those are told who watch: what several hear alike is made once.

A sentence is filled with what its listener calls those of whom it speaks, and with nothing else of
the listener (`core.speech`). So all who may know the same events and call everybody in them alike
hear the same, and share one message.
"""

from __future__ import annotations

import functools
from collections.abc import Hashable
from itertools import chain
from operator import attrgetter
from typing import Any

from orrery.core.seats import CHANCE
from orrery.core.speech import Call, Saying
from orrery.core.stills import still
from orrery.core.trace import Event
from orrery.core.wording import Listener, ListenersWords, action_words
from orrery.server.logbook.game import NOTE, Entry, Running
from orrery.server.protocol.seen import Happened, Noted, SeenEvent, Skip

MOST_EVENTS = 8192  # that are remembered, of all listeners together

Told = Happened | Noted | Skip
_CALLS = attrgetter("calls")


class Alike:
    """What is told of an entry to those who may know the same of it, in one language."""

    __slots__ = ("calls", "sayings", "told")

    def __init__(self, sayings: list[Saying]) -> None:
        """Nobody was told yet what is to be said of each event."""
        self.sayings = sayings
        self.calls: tuple[Call, ...] = ()
        """Whom the sentences name."""
        self.told: dict[tuple[Hashable, ...], Happened] = {}  # by what these are called


class Telling:
    """Some entries on their way to everybody."""

    def __init__(self, running: Running, entries: list[Entry]) -> None:
        """Nobody was told yet."""
        self._running = running
        self._entries = entries
        self._alike: dict[object, Alike] = {}

    def to(self, listener: Listener, words: ListenersWords) -> list[Told]:
        """What a listener, who reads these words, may know of them."""
        return [self._tell(entry, listener, words) for entry in self._entries]

    def _tell(self, entry: Entry, listener: Listener, words: ListenersWords) -> Told:
        events, is_open = entry.events, True
        key: tuple[object, ...] = entry.seq, words.language
        alike = self._alike.get(key)  # of an entry that everybody may know
        if alike is None:
            if entry.action.startswith(NOTE):
                return Noted(entry.seq, entry.seat, entry.action[1:])
            if not self._is_for_all(events):
                events, is_open = self._shown(entry, listener.viewer)
                key = *key, events, is_open
            if not events:
                return self._without_events(entry, listener, is_open)
            alike = self._alike.get(key)
            if alike is None:
                sayings = words.sayings(self._running.table.board, events)
                alike = self._alike[key] = Alike(sayings)
        found = alike.told.get(words.speech.key(alike.calls))
        return self._say(entry, events, is_open, words, alike) if found is None else found

    def _is_for_all(self, events: tuple[Event, ...]) -> bool:
        """Whether everybody may know all that happened."""
        game = self._running.game
        if game.hooks.hide_event is None:
            return True
        secret = game.secret_events
        if secret is None or not events:
            return False
        return secret.isdisjoint([event.kind for event in events])

    def _shown(self, entry: Entry, viewer: int) -> tuple[tuple[Event, ...], bool]:
        """The events as a viewer may know them, and whether the action itself is no secret."""
        shown = tuple(self._running.game.seen_events(entry.events, viewer))
        return shown, entry.seat == viewer or _holds_no_secret(entry, shown)

    def _say(
        self, entry: Entry, shown: tuple[Event, ...], is_open: bool, words: ListenersWords,
        alike: Alike,
    ) -> Happened:  # fmt: skip
        """Say what happened, for all who call everybody in it as this listener does."""
        speech, ids = words.speech, self._running.game.event_ids
        events = [
            _seen_event(ids[event.kind], event, saying.said_to(speech))
            for event, saying in zip(shown, alike.sayings, strict=True)
        ]
        calls = tuple(dict.fromkeys(chain.from_iterable(map(_CALLS, alike.sayings))))
        if calls != alike.calls:  # what is kept by less would be mistaken
            alike.calls, alike.told = calls, {}
        found = Happened(entry.seq, entry.seat, entry.action if is_open else None, events, None)
        alike.told[speech.key(calls)] = found
        return found

    def _without_events(self, entry: Entry, listener: Listener, is_open: bool) -> Told:
        """An action of which no event tells, from what the listener could know before it."""
        if not is_open:
            return Skip(entry.seq)
        said = None if entry.seat == CHANCE else self._words(entry, listener)
        return Happened(entry.seq, entry.seat, entry.action, [], said)

    def _words(self, entry: Entry, listener: Listener) -> str:
        game, board = self._running.game, self._running.table.board
        before: Any = still(game.hidden(board, entry.before, listener.viewer))
        action = game.parse_action(board, before, entry.seat, entry.action)
        return action_words(game, board, before, entry.seat, action, listener)


def _holds_no_secret(entry: Entry, shown: tuple[Event, ...]) -> bool:
    """The viewer sees all that the action made happen, so its words tell nothing more."""
    return bool(shown) and shown == entry.events


@functools.lru_cache(MOST_EVENTS)
def _seen_event(name: str, event: Event, text: str) -> SeenEvent:
    """An event in words, one for all who are told the same."""
    return SeenEvent(name, list(event[1:]), text)
