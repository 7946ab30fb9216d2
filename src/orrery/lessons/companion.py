"""What stands beside a rulebook: rulebook.toml of a game. Authority for its fields.

Pictures at clauses, drawn from positions; the clause that says how an action on offer works; the
clause of each word of the glossary. Captions are messages of pictures/LANGUAGE.ftl, by clause.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from msgspec import Struct

from orrery.core.errors import BadGame
from orrery.core.registry import package_of
from orrery.core.shipped import read_shipped

FILE = "rulebook.toml"
CAPTIONS = "pictures"  # the folder of the captions


class Picture(Struct, frozen=True, forbid_unknown_fields=True):
    """A position that shows what a clause means."""

    clause: str
    position: str
    seat: str = ""  # through whose eyes; empty: a spectator's
    play: list[str] = []  # "red: move 3": what is done then; the picture shows what came of it
    chance: list[str] = []  # what nature draws, in order
    show: list[str] = []  # what glows, as in lessons


class Companion(Struct, frozen=True, forbid_unknown_fields=True, rename={"pictures": "picture"}):
    """All that stands beside a rulebook."""

    actions: dict[str, str] = {}  # the first word of an action -> clause
    terms: dict[str, str] = {}  # a term of the glossary -> clause
    pictures: list[Picture] = []


@functools.cache
def companion_of(game: str) -> Companion:
    """What a game brings beside its rulebook; nothing if it has no such file."""
    file = file_of(game)
    return read_companion(str(file), read_shipped(file)) if file.is_file() else Companion()


def file_of(game: str) -> Traversable:
    """Where it is."""
    return files(package_of(game)).joinpath(FILE)


def read_companion(path: str, data: Mapping[str, Any]) -> Companion:
    """From the tables of a file; BadGame says which field is wrong."""
    try:
        read = msgspec.convert(data, Companion)
    except msgspec.ValidationError as error:
        raise BadGame(f"{path}: {error}".replace("`", "'")) from None
    clauses = [one.clause for one in read.pictures]
    for clause in clauses:
        if clauses.count(clause) > 1:
            raise BadGame(f"{path}: {clause} has two pictures")
    return read
