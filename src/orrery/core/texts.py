"""What a game says: messages by id, one catalogue a language; adding a language is adding a file.

    texts/en.ftl      language-name; name-... for words; refusal-..., event-..., fault-...;
                      option-..., choice-..., board-...: labels for the lobby
    texts/de.ftl      the same ids with the same variables, and what the meta says in English:
                      title, blurb, help-... a line for each option, caution-... by clause
    rulebook.de.md    the clauses, next to rulebook.md

What a language lacks, or says with variables that nobody fills, is said in English, message by
message. A declared game needs no English file: its meta and its sheet (core.sheet) say everything,
and a file only lays other words over them. A file .toml with short sentences (core.short_sentences)
will do where there is no .ftl. docs/texts.md is for translators.
"""

from __future__ import annotations

import functools
from importlib import import_module
from importlib.resources import files
from types import ModuleType
from typing import Any

from orrery.core import patterns
from orrery.core.catalogue import Catalogue, Message, languages_in, read_catalogue
from orrery.core.meta import Meta
from orrery.core.patterns import Values
from orrery.core.phrases import Spoken
from orrery.core.short_sentences import Tables, fluent_of_tables, id_of

ENGLISH = "en"
NAMES_REMEMBERED = 4096


class Texts:
    """Catalogues one over the other: what the first lacks, the next one says."""

    def __init__(self, *catalogues: Catalogue) -> None:
        """The best first."""
        self.catalogues = catalogues
        self._found: dict[tuple[str, str], tuple[Message, ...]] = {}
        self.names = Names(self)
        """What the words of the game are called."""

    @property
    def language(self) -> str:
        """The language of the first."""
        return self.catalogues[0].language if self.catalogues else ENGLISH

    def over(self, others: Texts) -> Texts:
        """These, with others where these have nothing."""
        return Texts(*self.catalogues, *others.catalogues)

    def name(self, word: object) -> str:
        """A colour, size or other word of the game in this language."""
        return self.names[word]

    def has(self, section: str, message: str) -> bool:
        """Whether anything is said."""
        return bool(self.found(section, message))

    def label(self, section: str, message: str, otherwise: str) -> str:
        """What a section has for an id, or something else."""
        found = self.found(section, message)
        return found[0].value.fill(self.names, {}) if found else otherwise

    def say(
        self, section: str, message: str, values: Values, names: patterns.Names | None = None
    ) -> str:
        """A sentence with its variables filled; the words in `values` are translated too.

        `names`: others than those of the game, see `core.speech`.
        """
        missing = None
        for found in self.found(section, message):
            try:
                return found.value.fill(names or self.names, values)
            except KeyError as unfilled:
                missing = unfilled
        raise missing or KeyError(f"no message {id_of(section, message)}")

    def found(self, section: str, message: str) -> tuple[Message, ...]:
        """The message in each catalogue that has it, the best first."""
        found = self._found.get((section, message))
        if found is None:
            found = self._looked_up(id_of(section, message))
            if found or len(self._found) < NAMES_REMEMBERED:
                self._found[section, message] = found
        return found

    def _looked_up(self, wanted: str) -> tuple[Message, ...]:
        all_of_them = (one.messages.get(wanted) for one in self.catalogues)
        return tuple(one for one in all_of_them if one is not None)

    def messages(self, section: str = "") -> dict[str, Message]:
        """All messages of a section by id, terms left out."""
        return self._beginning(id_of(section, "")) if section else self._beginning("")

    def source(self, *sections: str) -> str:
        """The messages of sections and the terms that they may use, as a catalogue."""
        found = self._beginning("-")
        for section in sections:
            found |= self.messages(section)
        return "\n".join(message.source for message in found.values())

    def _beginning(self, start: str) -> dict[str, Message]:
        found: dict[str, Message] = {}
        for catalogue in reversed(self.catalogues):
            found |= catalogue.messages
        are_terms = start == "-"
        return {
            name: one
            for name, one in found.items()
            if name.startswith(start) and name.startswith("-") == are_terms
        }


class Names(dict[object, str]):
    """Word -> what it is called, as far as was asked; `core.patterns` fills sentences from it."""

    def __init__(self, texts: Texts) -> None:
        """Nothing is known yet."""
        super().__init__()
        self.texts = texts

    def __missing__(self, word: object) -> str:
        """Look the name of a word up; a word without one is its own name."""
        if isinstance(word, Spoken):
            return word.said(self)
        found = self.texts.found("names", str(word))
        said = found[0].value.fill(self, {}) if found else str(word)
        if len(self) < NAMES_REMEMBERED:
            self[word] = said
        return said

    def word(self, value: object) -> str:
        """The word itself."""
        return str(value)

    def form(self, word: object, form: str) -> str:
        """A form of a name, such as its dative; the name itself where it has none."""
        if isinstance(word, Spoken):
            return word.said(self, form)
        for message in self.texts.found("names", str(word))[:1]:
            if form in message.forms:
                return message.forms[form].fill(self, {})
        return self[word]


@functools.cache
def languages_of(package: str) -> tuple[str, ...]:
    """The languages a game package speaks, English first."""
    found = languages_in(files(package).joinpath("texts"))
    return (ENGLISH, *(language for language in found if language != ENGLISH))


def nearest(wish: str, known: tuple[str, ...]) -> str:
    """Of known languages the one closest to a wish such as `de-AT`; English for the rest."""
    wish = wish.lower().replace("_", "-")
    short = wish.partition("-")[0]
    return wish if wish in known else short if short in known else ENGLISH


def spoken(package: str, wish: str) -> str:
    """The language of a package that comes closest to a wish such as `de` or `de-AT`."""
    return nearest(wish, languages_of(package))


@functools.lru_cache(256)
def texts_of(package: str, language: str = ENGLISH) -> Texts:
    """The texts of a game package; what the language lacks is said in English."""
    found = spoken(package, language)
    if found == ENGLISH:
        return _english_of(package)
    return Texts(own_catalogue(package, found)).over(_english_of(package))


@functools.cache
def own_catalogue(package: str, language: str) -> Catalogue:
    """The file of a language as it is; empty if there is none."""
    return read_catalogue(files(package).joinpath("texts"), language)


@functools.cache
def _english_of(package: str) -> Texts:
    """English from the meta, where that is the package's own, with the file over it."""
    meta: Meta | None = getattr(import_module(package), "META", None)
    said: Tables = {} if meta is None else _said_by(meta)
    return Texts(own_catalogue(package, ENGLISH), english(f"the meta of {package}", said))


def english(where: str, tables: Tables) -> Catalogue:
    """A catalogue of short sentences from the code."""
    return Catalogue(where, ENGLISH, fluent_of_tables(tables))


def _said_by(meta: Meta) -> Tables:
    """What the lid of the box says of itself: words for seats, options, choices and boards."""
    choices = [choice for option in meta.options for choice in option.choices]
    options = [option.name for option in meta.options]
    return {
        "language": {"name": "English"},
        "names": {name: meta.labels.get(name, name) for name in meta.seat_names},
        "options": {name: meta.labels.get(name, name.replace("_", " ")) for name in options},
        "choices": {name: meta.labels.get(name, name) for name in choices},
        "boards": {name: meta.labels.get(name, name) for name in meta.boards},
    }


def message_ids(constants: ModuleType) -> dict[int, str]:
    """Number -> message id for a module of upper-case constants (`reasons`, `events`)."""
    return {value: name.lower() for name, value in public_constants(constants).items()}


def public_constants(constants: ModuleType) -> dict[str, int]:
    """The upper-case whole numbers of a module."""
    found: dict[str, Any] = vars(constants)
    return {name: value for name, value in found.items() if name.isupper() and type(value) is int}
