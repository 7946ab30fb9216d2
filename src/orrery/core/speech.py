"""What listeners hear of a game: its sentences, with everybody called as the listener does.

A word for a seat becomes the name of whoever plays it, or `you`. What was said once is remembered
by what it called those of whom it spoke, and by nothing else of whoever heard it: a sentence that
names nobody is one sentence for all listeners in a language, at every table, and one that names
ship 2 is one for all who call ship 2 alike. Whom a sentence names is noted as it is filled.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Hashable, Mapping, Sequence
from operator import itemgetter
from typing import TypeGuard, cast

from orrery.core.game import Game
from orrery.core.listener import Listener
from orrery.core.phrases import Person, Phrase, Spoken, Team

Values = Mapping[str, object]
Used = Callable[[Values], object]
Call = tuple[Team, bool]
"""Somebody is called, as `you` where that is possible, or always by name."""

MARK = re.compile("(\ue000\\d+\ue001)")
"""Stands for a name; no name has such characters, which cannot be printed."""

MOST_REMEMBERED = 16384
"""Sentences and phrases of one language."""
MOST_CALLINGS = 16
"""Ways to call those of whom a sentence speaks, that are remembered of it."""
MOST_LISTENERS = 4096
MOST_LANGUAGES = 256
"""Of all games together."""


class Mould:
    """A text in which the names of people are missing: nothing else in it depends on them."""

    __slots__ = ("_calls", "_is_sentence", "_text")

    def __init__(self, text: str, marks: Mapping[str, Call], is_sentence: bool) -> None:
        """`marks` stand in the text where somebody is named."""
        parts = MARK.split(text)
        self._calls = [marks[mark] for mark in parts[1::2]]
        self._text = "%s".join(part.replace("%", "%%") for part in parts[::2])
        self._is_sentence = is_sentence and not parts[0]  # which begins with a name

    def filled(self, speech: Speech) -> str:
        """With the names of a listener."""
        said = self._text % tuple([cast(Person, speech.call(call)).name for call in self._calls])
        return said[:1].upper() + said[1:] if self._is_sentence else said


class Saying:
    """Something to be said, with what it was by what those were called of whom it speaks.

    Nothing chooses by the name of a person (`phrases.Person`), so a text that names people is
    filled once, and other names are put in their place.
    """

    __slots__ = ("_fill", "_is_sentence", "_moulds", "_texts", "calls")

    def __init__(self, fill: Callable[[Called], str], is_sentence: bool = False) -> None:
        """`fill` says it with the names of a listener, and depends on nothing else.

        A sentence begins with a capital letter.
        """
        self._fill = fill
        self._is_sentence = is_sentence
        self.calls: tuple[Call, ...] = ()
        """Whom it names, once it was said; nobody: then it is the same for every listener."""
        self._texts: dict[tuple[Hashable, ...], str] = {}
        self._moulds: dict[tuple[Hashable, ...], Mould | None] = {}  # by who is called otherwise

    def said_to(self, speech: Speech, noted: set[Call] | None = None) -> str:
        """What a listener hears; whom it names is added to `noted`."""
        calls = self.calls
        text = self._texts.get(speech.key(calls) if calls else ())
        if text is None:
            text = self._say(speech)
        if noted is not None:
            noted.update(self.calls)
        return text

    def _say(self, speech: Speech) -> str:
        mould = self._moulds.get(speech.shape(self.calls)) if self._moulds else None
        text = mould.filled(speech) if mould is not None else self._fill_in(speech)
        if len(self._texts) >= MOST_CALLINGS:
            self._texts = {}
        self._texts[speech.key(self.calls)] = text
        return text

    def _fill_in(self, speech: Speech) -> str:
        """Say it anew; where it is said for the second time but for other names, mould it."""
        noted: set[Call] = set()
        text = self._fill(Called(speech, noted))
        if not noted.issubset(self.calls):  # answers that are kept by less would be mistaken
            self.calls = (*self.calls, *noted.difference(self.calls))
            self._texts, self._moulds = {}, {}
        shape = speech.shape(self.calls)
        if None in shape:
            is_second = shape in self._moulds
            self._moulds[shape] = self._moulded(speech, text) if is_second else None
        return text

    def _moulded(self, speech: Speech, text: str) -> Mould | None:
        """What was said, without the names in it."""
        marks: dict[Call, str] = {}
        marked = self._fill(Called(speech, set(), marks=marks))
        mould = Mould(marked, {mark: call for call, mark in marks.items()}, self._is_sentence)
        return mould if mould.filled(speech) == text else None


def _nothing(values: Values) -> object:
    return None


def fixed(text: str) -> Saying:
    """A text that names nobody."""
    return Saying(lambda names: text)


class Sayings:
    """The sentences and phrases of a game in one language, as they were said to its listeners."""

    def __init__(self, game: Game, language: str) -> None:
        """Nothing is said yet."""
        self.texts = game.texts(language)
        self._sentences: dict[object, Saying] = {}
        self._used: dict[tuple[str, str], Used] = {}
        self._phrases: dict[tuple[Phrase, str], Saying] = {}  # by form
        self.for_all: dict[tuple[object, str], str] = {}
        """Phrases in a form that name nobody, as they are said to everybody."""

    def sentence(self, section: str, message: str, values: Values) -> Saying:
        """A sentence, the same one for the same values of those that the language says."""
        used = self._used.get((section, message)) or self._uses(section, message)
        key: object
        try:
            key = section, message, used(values)
        except KeyError:  # not all that the language would say is known
            key = section, message, *values.items()
        try:
            found = self._sentences.get(key)
        except TypeError:  # a value that cannot be remembered
            return self._new_sentence(section, message, values)
        if found is None:
            if len(self._sentences) >= MOST_REMEMBERED:
                self._sentences.clear()
            found = self._sentences[key] = self._new_sentence(section, message, values)
        return found

    def phrase(self, phrase: Phrase, form: str) -> Saying:
        """A phrase in a form."""
        found = self._phrases.get((phrase, form))
        if found is None:
            if len(self._phrases) >= MOST_REMEMBERED:
                self._phrases.clear()
                self.for_all.clear()
            found = Saying(lambda names: phrase.said(names, form))
            self._phrases[phrase, form] = found
        return found

    def _uses(self, section: str, message: str) -> Used:
        """What takes the values out of all there are that a message says."""
        patterns = [one.value for one in self.texts.found(section, message)]
        names = sorted(frozenset[str]().union(*(one.variables for one in patterns)))
        found = cast(Used, itemgetter(*names)) if names else _nothing
        if len(self._used) < MOST_REMEMBERED:
            self._used[section, message] = found
        return found

    def _new_sentence(self, section: str, message: str, values: Values) -> Saying:
        """Only plain sentences can say `you`."""
        texts, is_plain = self.texts, section.startswith("plain_")

        def fill(names: Called) -> str:
            said = texts.say(section, message, values, names if is_plain else names.by_name())
            return said[:1].upper() + said[1:]

        return Saying(fill, is_sentence=True)


class Speech:
    """The sentences of a game for one listener."""

    def __init__(self, game: Game, listener: Listener, sayings: Sayings | None = None) -> None:
        """`sayings`: those of the language."""
        self.sayings = sayings or sayings_of(game, listener.language)
        self.texts = self.sayings.texts
        self.teams = seats_of(game)
        self._listener = listener
        self._keys: dict[Call, Hashable] = {}

    def say(self, section: str, message: str, values: Values) -> str:
        """A sentence; only plain ones can say `you`."""
        return self.sayings.sentence(section, message, values).said_to(self)

    def name(self, word: object) -> str:
        """What the listener calls a word, a seat or a phrase."""
        return Called(self, set())[word]

    def call(self, call: Call) -> object:
        """What the listener calls somebody."""
        return self._listener.call(*call)

    def key(self, calls: Sequence[Call]) -> tuple[Hashable, ...]:
        """The same for all who call these alike."""
        keys = self._keys
        if len(calls) == 1:  # as nearly always: somebody does something
            return (keys.get(calls[0]) or self._key(calls[0]),)
        return tuple([keys.get(call) or self._key(call) for call in calls])

    def shape(self, calls: Sequence[Call]) -> tuple[Hashable, ...]:
        """The same for all who call these alike but for the names of people."""
        return tuple([None if type(key) is tuple else key for key in self.key(calls)])

    def _key(self, call: Call) -> Hashable:
        called = self.call(call)
        key = (called.name,) if isinstance(called, Person) else str(called)
        self._keys[call] = key
        return key


class Called:
    """Words as a listener says them, who notes whom they name; see `core.patterns.Names`."""

    __slots__ = ("_as_you", "_for_all", "_marks", "_noted", "_speech", "texts")

    def __init__(
        self, speech: Speech, noted: set[Call], as_you: bool = True,
        marks: dict[Call, str] | None = None,
    ) -> None:  # fmt: skip
        """`as_you`: sentences can say `you`; phrases always can.

        `marks`: what is to stand in place of the names of people, added to as they are met.
        """
        self.texts = speech.texts
        self._marks = marks
        self._speech, self._noted, self._as_you = speech, noted, as_you
        self._for_all = speech.sayings.for_all

    def by_name(self) -> Called:
        """The same for sentences that cannot say `you`."""
        return Called(self._speech, self._noted, as_you=False, marks=self._marks)

    def word(self, value: object) -> str:
        """What a sentence chooses by."""
        return str(self._called(value))

    def __getitem__(self, value: object) -> str:
        """What a word is called."""
        if type(value) is Phrase:
            return self._for_all.get((value, "")) or self._phrase(value, "")
        word = self._called(value)
        return self._phrase(word, "") if is_spoken(word) else self.texts.names[word]

    def form(self, value: object, form: str) -> str:
        """A form of that."""
        if type(value) is Phrase:
            return self._for_all.get((value, form)) or self._phrase(value, form)
        word = self._called(value)
        if is_spoken(word):
            return self._phrase(word, form)
        return self.texts.names.form(word, form)

    def _called(self, value: object) -> object:
        team = self._speech.teams.get(value) if type(value) is str else value
        if type(team) is not Team:
            return value
        call = team, self._as_you
        self._noted.add(call)
        called = self._speech.call(call)
        if self._marks is not None and type(called) is Person:
            return Person(self._marks.setdefault(call, f"\ue000{len(self._marks)}\ue001"))
        return called

    def _phrase(self, phrase: Spoken, form: str) -> str:
        if type(phrase) is not Phrase or self._marks is not None:
            as_you = Called(self._speech, self._noted, marks=self._marks)
            return phrase.said(self if self._as_you else as_you, form)
        speech, noted = self._speech, set[Call]()
        saying = speech.sayings.phrase(phrase, form)
        text = saying.said_to(speech, noted)
        if noted:
            self._noted.update(noted)
        else:
            self._for_all[phrase, form] = text
        return text


def is_spoken(word: object) -> TypeGuard[Spoken]:
    """Whether a word says itself; what most words are is seen without asking their class."""
    kind = type(word)
    return kind is Phrase or (kind is not str and isinstance(word, Spoken))


@functools.cache
def seats_of(game: Game) -> dict[str, Team]:
    """The words that stand for seats."""
    return {word: Team(word, (seat,)) for seat, word in enumerate(game.meta.seat_names)}


@functools.lru_cache(MOST_LANGUAGES)
def sayings_of(game: Game, language: str) -> Sayings:
    """What is said of a game in a language."""
    return Sayings(game, language)


@functools.lru_cache(MOST_LISTENERS)
def speech_of(game: Game, listener: Listener) -> Speech:
    """What a listener hears of a game."""
    return Speech(game, listener)
