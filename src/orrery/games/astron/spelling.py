"""Actions of ASTRON as people type them: more freely than the sheet writes them."""

from __future__ import annotations

import re
from typing import Any

from orrery.core.errors import BadInput
from orrery.core.hooks import Objection
from orrery.core.notation import Notation
from orrery.games.astron.cells import N_VALUES
from orrery.games.astron.sheet import NO_SUCH_VALUE, sheet
from orrery.games.astron.words import SIDES, SUITS

NOTATION = Notation(sheet)


def parse_action(board: Any, state: Any, seat: int, text: str) -> int:
    """The number of a typed action; words may be shortened, `f3` stands for `forward 3`."""
    return NOTATION.parse_action(board, state, seat, " ".join(in_order(split_words(text))))


def objection(board: Any, text: str) -> Objection | None:
    """`forward 9` is wrong at any time: cards go from 1 to 4 (AS-7)."""
    try:
        verb, value, *_ = [*in_order(split_words(text)), "", ""]
    except BadInput:
        return None
    is_card = bool(verb) and any(suit.startswith(verb) for suit in SUITS)
    if not is_card or not value.isdecimal() or 1 <= int(value) <= N_VALUES:
        return None
    return Objection(NO_SUCH_VALUE, {"value": value})


def split_words(text: str) -> list[str]:
    """Lower case, `f3` as two words, without the words that say nothing."""
    plain = text.lower().replace("take off", "take-off").replace("takeoff", "take-off")
    plain = re.sub(r"\b([a-z]+)([0-9]+)\b", r"\1 \2", plain.replace("+", " "))
    plain = re.sub(r"\b(forward|backward)s\b", r"\1", plain)
    return [word for word in plain.split() if word != "cosmic"]


def in_order(words: list[str]) -> list[str]:
    """`left 2` and `sideways left 2` as `sideways 2 left`, `discard f 3` as `wait discard f 3`."""
    verb, rest = " ".join(words[:1]), words[1:]
    if verb and any(side.startswith(verb) for side in SIDES):
        if len(rest) != 1:
            raise BadInput(f"cannot read {' '.join(words)!r}: write it like '{verb} 2'")
        return ["sideways", rest[0], verb]
    if len(verb) > 1 and "discard".startswith(verb):
        return ["wait", "discard", *rest]
    if rest and "wait".startswith(verb) and rest[0] != "discard":
        return ["wait", "discard", *rest]
    if "sideways".startswith(verb) and len(rest) == 2 and rest[1].isdecimal():
        return [verb, rest[1], rest[0]]
    return words
