"""What one listener hears of a game: its sentences, with everybody called as the listener does.

A word for a seat becomes the name of whoever plays it, or `you`. Sentences and phrases that were
said once are remembered: the same action of the same piece is offered in position after position.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import TypeGuard

from orrery.core.game import Game
from orrery.core.listener import Listener
from orrery.core.phrases import Phrase, Spoken, Team
from orrery.core.texts import Texts

Values = Mapping[str, object]

MOST_REMEMBERED = 8192
"""Sentences and phrases of one listener."""
MOST_LISTENERS = 512


class Speech:
    """The sentences of a game for one listener."""

    def __init__(self, game: Game, listener: Listener) -> None:
        """Nothing is said yet."""
        self.texts = game.texts(listener.language)
        seats = seats_of(game)
        self._inner = Called(self.texts, listener, seats, as_you=True)
        self._outer = Called(self.texts, listener, seats, as_you=False)
        self._said: dict[object, str] = {}

    def say(self, section: str, message: str, values: Values) -> str:
        """A sentence; only plain ones can say `you`."""
        key = section, message, *values.items()
        try:
            said = self._said.get(key)
        except TypeError:  # a value that cannot be remembered
            return self._fill(section, message, values)
        if said is None:
            if len(self._said) >= MOST_REMEMBERED:
                self._said.clear()
            said = self._said[key] = self._fill(section, message, values)
        return said

    def name(self, word: object) -> str:
        """What the listener calls a word, a seat or a phrase."""
        return self._inner[word]

    def _fill(self, section: str, message: str, values: Values) -> str:
        names = self._inner if section.startswith("plain_") else self._outer
        said = self.texts.say(section, message, values, names)
        return said[:1].upper() + said[1:]


class Called:
    """Words as a listener says them; see `core.patterns.Names`."""

    def __init__(
        self, texts: Texts, listener: Listener, seats: Mapping[str, Team], as_you: bool
    ) -> None:
        """`as_you`: sentences can say `you`; phrases always can."""
        self.texts = texts
        self._listener, self._as_you = listener, as_you
        self._seats = {word: listener.call(team, as_you) for word, team in seats.items()}
        self._within = self if as_you else Called(texts, listener, seats, as_you=True)
        self._phrases: dict[tuple[Phrase, str], str] = {}  # by form

    def word(self, value: object) -> str:
        """What a sentence chooses by."""
        return str(self._called(value))

    def __getitem__(self, value: object) -> str:
        """What a word is called."""
        word = self._called(value)
        return self._phrase(word, "") if is_spoken(word) else self.texts.names[word]

    def form(self, value: object, form: str) -> str:
        """A form of that."""
        word = self._called(value)
        if is_spoken(word):
            return self._phrase(word, form)
        return self.texts.names.form(word, form)

    def _called(self, value: object) -> object:
        if type(value) is str:
            return self._seats.get(value, value)
        return self._listener.call(value, self._as_you) if type(value) is Team else value

    def _phrase(self, phrase: Spoken, form: str) -> str:
        if type(phrase) is not Phrase:
            return phrase.said(self._within, form)
        said = self._phrases.get((phrase, form))
        if said is None:
            if len(self._phrases) >= MOST_REMEMBERED:
                self._phrases.clear()
            said = self._phrases[phrase, form] = phrase.said(self._within, form)
        return said


def is_spoken(word: object) -> TypeGuard[Spoken]:
    """Whether a word says itself; what most words are is seen without asking their class."""
    kind = type(word)
    return kind is Phrase or (kind is not str and isinstance(word, Spoken))


@functools.cache
def seats_of(game: Game) -> dict[str, Team]:
    """The words that stand for seats."""
    return {word: Team(word, (seat,)) for seat, word in enumerate(game.meta.seat_names)}


@functools.lru_cache(MOST_LISTENERS)
def speech_of(game: Game, listener: Listener) -> Speech:
    """What a listener hears of a game."""
    return Speech(game, listener)
