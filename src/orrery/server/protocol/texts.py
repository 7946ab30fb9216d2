"""Texts at the border: what may come in at all. Nothing that fails here reaches a table or a row.

A text has no control characters (NUL among them), no lone surrogates and no line separators; an
id is one word of visible ASCII. `(?!\\n)` stands behind `$` because Python lets `$` match before
a last newline.
"""

from __future__ import annotations

import re
from typing import Annotated

from msgspec import Meta

from orrery.core.errors import BadInput

ID = r"^[!-~]+$(?!\n)"
TEXT = r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]*$(?!\n)"

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=ID)]
TableId = Annotated[str, Meta(min_length=1, max_length=32, pattern=ID)]
Token = Annotated[str, Meta(max_length=128, pattern=r"^[!-~]*$(?!\n)")]
Language = Annotated[str, Meta(min_length=1, max_length=16, pattern=ID)]
Word = Annotated[str, Meta(min_length=1, max_length=64, pattern=TEXT)]
ActionText = Annotated[str, Meta(min_length=1, max_length=200, pattern=TEXT)]
Line = Annotated[str, Meta(min_length=1, max_length=500, pattern=TEXT)]

_id, _text = re.compile(ID), re.compile(TEXT)


def is_id(text: str) -> bool:
    """One word of visible ASCII, at most 64 characters."""
    return len(text) <= 64 and _id.search(text) is not None


def check_text(text: str, what: str, most: int) -> str:
    """The text; BadInput says what is wrong with it."""
    if len(text) > most:
        raise BadInput(f"{what} has {len(text)} characters, at most {most} are allowed")
    if _text.search(text) is None:
        at = next(n for n, char in enumerate(text) if _text.search(char) is None)
        raise BadInput(f"{what} has a control character or half a character at {at}")
    return text
