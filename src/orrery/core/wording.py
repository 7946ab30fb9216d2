"""Words instead of codes: what people read of actions, events and refusals.

The notation (`move 7`, `f3-h3 n`) is typed, logged and copied; it names everything exactly. People
read the plain sentences of the catalogues (`plain-action-...`, `plain-event-...`,
`plain-refusal-...`), which speak of what is drawn on the board. Their variables are those of the
exact sentences and what the game's module `wording` adds (`core.hooks.Wording`). Where a game has
no plain sentence, the exact one is said.

A word for a seat becomes the name of whoever plays it. The listener is `you`, for plain sentences
alone: others cannot turn their verbs.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping
from operator import attrgetter
from typing import Any

from orrery.core.game import Game
from orrery.core.listener import Listener
from orrery.core.readings import Remembered
from orrery.core.speech import (
    MOST_LANGUAGES,
    MOST_LISTENERS,
    Saying,
    Sayings,
    fixed,
    sayings_of,
    speech_of,
)
from orrery.core.texts import message_ids
from orrery.core.trace import Event

__all__ = [
    "GameWords", "Listener", "ListenersWords", "action_words", "event_words", "legal_words",
    "objection_words", "reason_words", "refusal_words", "words_for",
]  # fmt: skip

Values = Mapping[str, object]
Refusal = tuple[str, str]  # why, and the clause

MOST_WORDS = 8192
"""That are remembered in one language, of actions and of events."""
_CALLS = attrgetter("calls")

MOST_GISTS = 512
"""Of positions, the words of whose actions are remembered in one language."""


class GameWords:
    """What there is to say of a game in one language; remembered, for most of it comes again."""

    def __init__(self, game: Game, sayings: Sayings) -> None:
        """Nothing is said yet."""
        self._game = game
        self._sayings = sayings
        self._texts = game.texts()
        self.known_events: dict[tuple[Any, Event], Saying] = {}
        self._read = Remembered(self._action, MOST_WORDS)
        self._by_gist: dict[object, dict[int, Saying]] = {}
        self._is_plain: dict[str, bool] = {}  # by the verbs of actions
        self._verbs: dict[int, str] = {}  # of actions that are called alike in every position

    def actions(self, board: Any, known: Any, seat: int, actions: list[int]) -> list[Saying]:
        """Actions in words, from a position without what their listener may not know."""
        gist = self._game.hooks.gist
        if gist is None:
            return self._read.each(board, known, seat, actions)
        said = self._said_with((board, seat, gist(board, known, seat)))
        for action in actions:
            if action not in said:
                said[action] = self._action(board, known, seat, action)
        return [said[action] for action in actions]

    def _said_with(self, gist: object) -> dict[int, Saying]:
        """What was said of actions in positions with a gist."""
        said = self._by_gist.get(gist)
        if said is None:
            if len(self._by_gist) >= MOST_GISTS:
                self._by_gist = {}
            said = self._by_gist[gist] = {}
        return said

    def event(self, board: Any, event: Event) -> Saying:
        """What happened; the event is already what its listener may know of it."""
        said = self.known_events.get((board, event))
        if said is None:
            if len(self.known_events) >= MOST_WORDS:
                self.known_events = {}
            values = _event_values(self._game, board, event)
            said = self.best("events", self._game.event_name(event), values)
            self.known_events[board, event] = said
        return said

    def best(self, section: str, message: str, values: Values) -> Saying:
        """The plain sentence where there is one, else the exact one."""
        plain = f"plain_{section}"
        best = plain if self._texts.has(plain, message) else section
        return self._sayings.sentence(best, message, values)

    def _action(self, board: Any, known: Any, seat: int, action: int) -> Saying:
        """An action, from a position without what its listener may not know."""
        game, texts = self._game, self._texts
        verb, wording = self._verb(board, known, seat, action), game.hooks.wording
        is_plain = self._is_plain.get(verb)
        if is_plain is None:
            is_plain = self._is_plain[verb] = texts.has("plain_actions", verb)
        if is_plain and wording is not None:
            values = wording.of_action(board, known, seat, action)
            return self._sayings.sentence("plain_actions", verb, values)
        if not is_plain and not texts.has("actions", verb):
            return fixed(game.action_text(board, known, seat, action))
        return self.best("actions", verb, _values_of(game, board, known, seat, action))

    def _verb(self, board: Any, known: Any, seat: int, action: int) -> str:
        """By what an action is known to the catalogues: the first word of its form."""
        verb = self._verbs.get(action)
        if verb is not None:
            return verb
        declared = self._game.declaration
        if declared is None:
            return self._game.action_text(board, known, seat, action).split()[0]
        kind = declared.sheet.kind_of(action)
        verb = first_word(kind.text_in(known))
        if not kind.said and len(self._verbs) < MOST_WORDS:  # it is called so in every position
            self._verbs[action] = verb
        return verb


class ListenersWords:
    """What one listener reads of a game."""

    def __init__(self, game: Game, listener: Listener, words: GameWords | None = None) -> None:
        """`words`: those of the language."""
        self.game = game
        self._words = words or game_words(game, listener.language)
        self.language: object = self._words
        """The same for all to whom one language is spoken."""
        self.speech = speech_of(game, listener)

    def actions(self, board: Any, known: Any, seat: int, actions: list[int]) -> list[str]:
        """Actions in words, from a position without what the listener may not know."""
        speech = self.speech
        return [one.said_to(speech) for one in self._words.actions(board, known, seat, actions)]

    def shared_actions(
        self, board: Any, known: Any, seat: int, actions: list[int]
    ) -> tuple[list[str], bool]:
        """The same, and whether everybody reads the same in this language: they name nobody."""
        speech, sayings = self.speech, self._words.actions(board, known, seat, actions)
        said = [one.said_to(speech) for one in sayings]
        return said, not any(map(_CALLS, sayings))

    def event(self, board: Any, event: Event) -> str:
        """What happened, in words; the event is already what the listener may know of it."""
        return self._words.event(board, event).said_to(self.speech)

    def events(self, board: Any, events: Iterable[Event]) -> list[str]:
        """The same of several."""
        speech, words = self.speech, self._words
        return [words.event(board, event).said_to(speech) for event in events]

    def sayings(self, board: Any, events: Iterable[Event]) -> list[Saying]:
        """The same, to be said to any listener in this language."""
        known, words = self._words.known_events, self._words
        return [known.get((board, event)) or words.event(board, event) for event in events]

    def best(self, section: str, message: str, values: Values) -> str:
        """The plain sentence where there is one, else the exact one."""
        return self._words.best(section, message, values).said_to(self.speech)


@functools.lru_cache(MOST_LANGUAGES)
def game_words(game: Game, language: str) -> GameWords:
    """What there is to say of a game in a language."""
    return GameWords(game, sayings_of(game, language))


@functools.lru_cache(MOST_LISTENERS)
def words_for(game: Game, listener: Listener) -> ListenersWords:
    """What a listener reads of a game."""
    return ListenersWords(game, listener)


@functools.lru_cache(MOST_WORDS)
def _event_values(game: Game, board: Any, event: Event) -> Values:
    """What sentences may say of an event, the same for all who are told of it."""
    values: Values = game.module("notation").event_values(board, event)
    wording = game.hooks.wording
    return values if wording is None else {**values, **wording.of_event(board, event)}


def action_words(
    game: Game, board: Any, known: Any, seat: int, action: int, listener: Listener
) -> str:
    """An action in words, from a position without what the listener may not know."""
    return words_for(game, listener).actions(board, known, seat, [action])[0]


def legal_words(game: Game, board: Any, state: Any, seat: int, listener: Listener) -> list[str]:
    """The legal actions of a seat in words, from what the seat may know of a position."""
    known = game.hidden(board, state, seat)
    actions = game.actions(board, known, seat)
    return words_for(game, listener).actions(board, known, seat, actions)


def event_words(game: Game, board: Any, event: Event, listener: Listener) -> str:
    """What happened, in words; the event is already what the listener may know of it."""
    return words_for(game, listener).event(board, event)


def refusal_words(
    game: Game, board: Any, known: Any, seat: int, action: int, listener: Listener
) -> Refusal | None:
    """Why a seat may not do something, in words, and the clause; None when it may."""
    code = game.why_not(board, known, seat, action)
    if code == 0:
        return None
    values = _values_of(game, board, known, seat, action)
    if game.hooks.wording is not None:
        values |= game.hooks.wording.of_refusal(board, known, seat, action)
    return reason_words(game, code, values, listener)


def objection_words(game: Game, board: Any, text: str, listener: Listener) -> Refusal | None:
    """Why a typed action can never be legal on a board, in words, and the clause; or None."""
    found = None if game.hooks.objection is None else game.hooks.objection(board, text)
    return None if found is None else reason_words(game, found.reason, found.values, listener)


def reason_words(game: Game, reason: int, values: Values, listener: Listener) -> Refusal:
    """A reason of the game as a sentence, and its clause."""
    reasons = game.module("reasons")
    said = words_for(game, listener).best("refusals", message_ids(reasons)[reason], values)
    return said, str(reasons.CLAUSES[reason])


@functools.lru_cache(4096)
def first_word(form: str) -> str:
    """The verb of a form, or the name of the blank that stands there."""
    return form.split()[0].strip("{}")


def _values_of(game: Game, board: Any, known: Any, seat: int, action: int) -> dict[str, object]:
    """What the notation has to say of an action."""
    words = game.module("notation").action_values(board, known, seat, action)
    return {"player": game.seat_name(seat), **words}
