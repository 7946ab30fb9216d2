"""Why a message cannot be read, in words: no regular expression reaches anybody."""

from __future__ import annotations

import re

PATTERN = re.compile(
    r"Expected `str` matching regex (?P<regex>.*?)(?: - at `(?P<at>[^`]*)`)?$", re.S
)
CHOICE = re.compile(r"\^\((?P<words>[\w|]+)\)\$")
MOST = 300  # characters


def reason_of(error: Exception) -> str:
    """What is wrong with a message, said by what read it and has seen nothing else."""
    found = PATTERN.search(str(error))
    if found is None:
        return str(error)[:MOST]
    path = (found["at"] or "").removeprefix("$").removeprefix(".").replace("[...]", "")
    what = f"`{path}`" if path else "the text"
    return f"{what} {_need_of(found['regex'])}"[:MOST]


def _need_of(regex: str) -> str:
    """What a text must be like, by the kinds of patterns that the protocol has."""
    choice = CHOICE.search(regex)
    if choice is not None:
        *first, last = choice["words"].split("|")
        return f"is {', '.join(first)} or {last}" if first else f"is {last}"
    if "x00" in regex:
        return "has a control character or half a character, which no text may have"
    if "0-9a-f" in regex:
        return "has other characters than the digits 0 to 9 and a to f, or too few of them"
    return "is not one word of plain letters, digits and signs"
