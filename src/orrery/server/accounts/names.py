"""Names that can be kept: which letters, which names look alike, which are taken from the start.

A name is of Latin letters with or without marks, digits and single spaces, hyphens or underscores.
Two names with the same *skeleton* look alike, and only one of them can be kept. Why so:
docs/decisions/accounts-names.md.
"""

from __future__ import annotations

import functools
import re
import unicodedata
from typing import NamedTuple

from orrery.bots.names import STARS, bot_called
from orrery.bots.players import bot_names
from orrery.core.words import languages_of_words
from orrery.server.accounts.labels import BOT
from orrery.server.protocol.codes import Denied

SHORTEST, LONGEST = 2, 20
OTHER_LETTERS = {"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d",
                 "þ": "th", "ı": "i", "ħ": "h", "ŋ": "n"}  # fmt: skip
"""Latin letters that are no plain letter with marks, and what they look like."""
LIKENESS = str.maketrans({"0": "o", "1": "l", "i": "l", "5": "s", "2": "z", "8": "b"})
PAIRS = (("rn", "m"), ("vv", "w"))
APART = " -_"
OFFICES = (
    "operator", "admin", "administrator", "moderator", "orrery", "server", "system", "host",
    "guest", "bot", "robot", "nobody", "somebody", "anonymous", "deleted", "support", "you",
)  # fmt: skip
GAP = re.compile(r"[ _-]")
SHAPE = re.compile(r"[^ _-]+(?:[ _-][^ _-]+)*")


class Name(NamedTuple):
    """A name as it is shown, and what all names that look like it have in common."""

    shown: str
    skeleton: str


def read_name(text: str, longest: int = LONGEST) -> Name:
    """The name of a text; Denied when it cannot be kept by anybody."""
    shown = unicodedata.normalize("NFKC", text).strip()
    if not SHORTEST <= len(shown) <= longest:
        raise Denied("bad_name", f"a name that is kept has {SHORTEST} to {longest} characters")
    if not all(_is_allowed(char) for char in shown) or SHAPE.fullmatch(shown) is None:
        raise Denied("bad_name", "a name that is kept has Latin letters, digits, and single spaces,"
                     " hyphens or underscores between them")  # fmt: skip
    if not any(char.isalpha() for char in shown):
        raise Denied("bad_name", "a name that is kept has a letter")
    name = Name(shown, skeleton_of(shown))
    if name.skeleton in reserved() or _is_labelled(shown):
        raise Denied("name_reserved", "this name is not for keeping: bots or offices have it")
    return name


def _is_labelled(shown: str) -> bool:
    """The first word looks like the label of programs."""
    return skeleton_of(GAP.split(shown)[0]) == skeleton_of(BOT)


def skeleton_of(shown: str) -> str:
    """What is left when marks, case, gaps and look-alikes are gone."""
    plain = "".join(map(_plain, shown.casefold()))
    plain = plain.translate(LIKENESS)
    for pair, one in PAIRS:
        plain = plain.replace(pair, one)
    return plain


def _is_allowed(char: str) -> bool:
    return char in APART or bool(_plain(char.casefold()))


def _plain(char: str) -> str:
    """The ASCII letters or digit that a character looks like; none for gaps and strangers."""
    if char in OTHER_LETTERS:
        return OTHER_LETTERS[char]
    first, *marks = list(unicodedata.normalize("NFKD", char))
    is_plain = first.isascii() and first.isalnum()
    return first if is_plain and all(unicodedata.combining(mark) for mark in marks) else ""


@functools.cache
def reserved() -> frozenset[str]:
    """The skeletons nobody can keep: bots, with and without rank, and offices."""
    bots = bot_names()
    spoken = languages_of_words("players")
    called = [bot_called(bot, seat, language)
              for bot in bots for seat in range(len(STARS)) for language in spoken]  # fmt: skip
    ranks = [name.partition(" ")[0] for name in called]
    return frozenset(skeleton_of(name) for name in (*OFFICES, *bots, *STARS, *ranks, *called))
