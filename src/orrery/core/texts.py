"""Texts by message id, one TOML file a language; adding a language is adding a file.

    texts/en.toml     [language] name; [names]; [refusals] by reason; [events] by kind; [faults]
                      by number; [options], [choices], [boards]: labels for the lobby
    texts/de.toml     the same ids with the same blanks, and what the meta says in English:
                      [meta] title and blurb, [help] a line for each option, [cautions] by clause
    rulebook.de.md    the clauses, next to rulebook.md

`{n} {n:point|points}` says "1 point" and "2 points". What a language lacks is said in English. A
declared game needs no English file: its meta and its sheet (core.sheet) say everything, and a file
only lays other words over them.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from importlib import import_module
from importlib.resources import files
from types import ModuleType
from typing import Any

from orrery.core.meta import Meta
from orrery.core.shipped import read_shipped

Section = Mapping[str, str]
Tables = Mapping[str, Section]

ENGLISH = "en"


class Word(str):
    """A word for a blank; `{n:point|points}` in a sentence chooses by number."""

    __slots__ = ()

    def __format__(self, forms: str) -> str:
        """The word itself, or of `one|many` the form that goes with it as a number."""
        one, bar, many = forms.partition("|")
        if not bar:
            return super().__format__(forms)
        return one if self in ("1", "-1") else many


class Texts:
    """The sentences of one game in one language."""

    def __init__(self, tables: Tables) -> None:
        """`tables` maps section to id to sentence."""
        self.tables = tables

    def name(self, word: object) -> str:
        """A colour, size or other word of the game in this language."""
        return self.tables.get("names", {}).get(str(word), str(word))

    def label(self, section: str, message: str, otherwise: str) -> str:
        """What a section has for an id, or something else."""
        return self.tables.get(section, {}).get(message, otherwise)

    def say(self, section: str, message: str, values: Mapping[str, object]) -> str:
        """A sentence with its blanks filled; the words in `values` are translated too."""
        words = {key: Word(self.name(value)) for key, value in values.items()}
        return self.tables[section][message].format_map(words)


@functools.cache
def languages_of(package: str) -> tuple[str, ...]:
    """The languages a game package speaks, English first."""
    folder = files(package).joinpath("texts")
    names = [file.name for file in folder.iterdir()] if folder.is_dir() else []
    found = sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml"))
    return (ENGLISH, *(language for language in found if language != ENGLISH))


def spoken(package: str, wish: str) -> str:
    """The language of a package that comes closest to a wish such as `de` or `de-AT`."""
    known = languages_of(package)
    wish = wish.lower().replace("_", "-")
    short = wish.partition("-")[0]
    return wish if wish in known else short if short in known else ENGLISH


@functools.lru_cache(256)
def texts_of(package: str, language: str = ENGLISH) -> Texts:
    """The texts of a game package; what the language lacks is said in English."""
    found = spoken(package, language)
    if found == ENGLISH:
        return _english_of(package)
    return Texts(laid_over(_english_of(package).tables, read_tables(package, found)))


@functools.cache
def _english_of(package: str) -> Texts:
    """English from the meta, where that is the package's own, with the file over it."""
    meta: Meta | None = getattr(import_module(package), "META", None)
    said: Tables = {} if meta is None else _said_by(meta)
    return Texts(laid_over(said, read_tables(package, ENGLISH)))


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


def laid_over(tables: Tables, over: Tables) -> Tables:
    """Both, sentence by sentence; where both have one, that of `over`."""
    sections = dict.fromkeys([*tables, *over])
    return {name: {**tables.get(name, {}), **over.get(name, {})} for name in sections}


@functools.cache
def read_tables(package: str, language: str) -> Tables:
    """The file of a language as it is; empty if there is none."""
    source = files(package).joinpath("texts").joinpath(f"{language}.toml")
    return read_shipped(source) if source.is_file() else {}


def message_ids(constants: ModuleType) -> dict[int, str]:
    """Number -> message id for a module of upper-case constants (`reasons`, `events`)."""
    return {value: name.lower() for name, value in public_constants(constants).items()}


def public_constants(constants: ModuleType) -> dict[str, int]:
    """The upper-case whole numbers of a module."""
    found: dict[str, Any] = vars(constants)
    return {name: value for name, value in found.items() if name.isupper() and type(value) is int}
