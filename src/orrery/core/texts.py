"""Texts by message id, one TOML file a language; adding a language is adding a file.

    texts/en.toml     [language] name; [names]; [refusals] by reason; [events] by kind; [faults]
                      by number; [options], [choices], [boards]: labels for the lobby
    texts/de.toml     the same ids with the same blanks, and what the meta says in English:
                      [meta] title and blurb, [help] a line for each option, [cautions] by clause
    rulebook.de.md    the clauses, next to rulebook.md

`{n} {n:point|points}` says "1 point" and "2 points". What a language lacks is said in English.
"""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Mapping
from importlib.resources import files
from types import ModuleType
from typing import Any

Table = Mapping[str, str]

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

    def __init__(self, tables: Mapping[str, Table]) -> None:
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
    names = [file.name for file in files(package).joinpath("texts").iterdir()]
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
    """The texts of a game package, in English when it does not speak the language."""
    return _read_texts(package, spoken(package, language))


@functools.cache
def _read_texts(package: str, language: str) -> Texts:
    source = files(package).joinpath("texts").joinpath(f"{language}.toml")
    return Texts(tomllib.loads(source.read_text("utf-8")))


def message_ids(constants: ModuleType) -> dict[int, str]:
    """Number -> message id for a module of upper-case constants (`reasons`, `events`)."""
    return {value: name.lower() for name, value in public_constants(constants).items()}


def public_constants(constants: ModuleType) -> dict[str, int]:
    """The upper-case whole numbers of a module."""
    found: dict[str, Any] = vars(constants)
    return {name: value for name, value in found.items() if name.isupper() and type(value) is int}
