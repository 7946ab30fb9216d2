"""Texts by message id, one TOML file a language; adding a language is adding a file."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Mapping
from importlib.resources import files
from types import ModuleType
from typing import Any

Table = Mapping[str, str]


class Texts:
    """The sentences of one game in one language."""

    def __init__(self, tables: Mapping[str, Table]) -> None:
        """`tables` maps section to id to sentence."""
        self.tables = tables

    def name(self, word: object) -> str:
        """A colour, size or other word of the game in this language."""
        return self.tables.get("names", {}).get(str(word), str(word))

    def say(self, section: str, message: str, values: Mapping[str, object]) -> str:
        """A sentence with its blanks filled; the words in `values` are translated too."""
        words = {key: self.name(value) for key, value in values.items()}
        return self.tables[section][message].format_map(words)


@functools.cache
def texts_of(package: str, language: str = "en") -> Texts:
    """The texts of a game package."""
    source = files(package).joinpath("texts").joinpath(f"{language}.toml")
    return Texts(tomllib.loads(source.read_text("utf-8")))


def message_ids(constants: ModuleType) -> dict[int, str]:
    """Number -> message id for a module of upper-case constants (`reasons`, `events`)."""
    return {value: name.lower() for name, value in public_constants(constants).items()}


def public_constants(constants: ModuleType) -> dict[str, int]:
    """The upper-case whole numbers of a module."""
    found: dict[str, Any] = vars(constants)
    return {name: value for name, value in found.items() if name.isupper() and type(value) is int}
