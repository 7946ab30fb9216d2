"""Position texts from one table: words in order, then `key=value` for what is not as usual.

    POSITION = Position(
        [Players(5, "SW-1"), Custom(orbit_text, read_orbit), Word("actor", COLOURS)],
        {"round": Extra(Num("round", 30_000)), "paid": Extra(Bits("has_paid", LETTERS))},
    )

Each part says how a field is written and how it is read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from inspect import signature
from typing import Any, NamedTuple

from orrery.core.errors import BadInput, one_of
from orrery.core.position_parts import (
    Bits,
    Cells,
    Custom,
    Flag,
    Letters,
    Num,
    Part,
    Players,
    Row,
    Said,
    Seat,
    Word,
    differs,
    read_number,
)
from orrery.core.written_parts import Line, Writer

__all__ = [
    "Bits", "Cells", "Custom", "Extra", "Flag", "Letters", "Listed", "Num", "Part", "Players",
    "Position", "Row", "Said", "Seat", "Word", "read_number",
]  # fmt: skip


class Extra:
    """A part that is left out when things are as usual: when its field is 0, unless `shown`."""

    def __init__(self, part: Part, shown: str | Callable[..., bool] = "", usual: int = 0) -> None:
        """`shown`: another field that decides, or a function of the state, or of board and state.

        `usual`: what the field holds in place of 0; a row of numbers is marked so in the State.
        """
        self.part = part
        self.usual = usual
        self._field = part.field if callable(shown) else shown or part.field
        self._shown = _of_both(shown) if callable(shown) else None

    def shown(self, board: Any, state: Any) -> bool:
        """Whether the part is written."""
        if self._shown is not None:
            return bool(self._shown(board, state))
        return differs(getattr(state, self._field), self.usual)

    def keyed(self, key: str) -> Writer:
        """(board, state) -> `key=value`, or the key alone; None where things are as usual."""

        part, is_shown = self.part.writer, self._shown or self.shown

        def write(board: Any, state: Any) -> str | None:
            if not is_shown(board, state):
                return None
            value = part(board, state)
            return f"{key}={value}" if value else key

        return write

    def begin(self, state: Any) -> None:
        """Put what is usual into a number of the state."""
        if self.usual and not hasattr(getattr(state, self.part.field), "shape"):
            setattr(state, self.part.field, self.usual)


def _of_both(function: Callable[..., Any]) -> Callable[[Any, Any], Any]:
    """A function of board and state, which may leave the board out."""
    if len(signature(function).parameters) == 2:
        return function
    return lambda board, state: function(state)


class Listed(NamedTuple):
    """Any number of words between the first ones and the extras: `16,4:rf1 7,3:rw5`."""

    sign: str
    """A sign by which they are known, such as ":"."""
    texts: Callable[[Any, Any], list[str]]
    """(board, state) -> the words."""
    read: Callable[[Any, Any, str], None]
    """(board, state, word): put what a word says into the state."""

    def has(self, word: str) -> bool:
        """Whether a word is one of these."""
        return self.sign in word and "=" not in word


class Position:
    """How positions of a game are written and read."""

    def __init__(
        self,
        words: Sequence[Part],
        extras: Mapping[str, Extra] | None = None,
        usual: Callable[..., None] | None = None,
        complete: Callable[[Any, Any], None] | None = None,
        listed: Listed | None = None,
        shape: str = "",
    ) -> None:
        """`usual`, a function of the state, or of board and state, runs between words and extras;
        `complete` works out what is not written.

        `shape`: what the words are, for people who have left one out: "players and a colour".
        """
        self.words = words
        self.extras = extras or {}
        self.usual = _of_both(usual) if usual else None
        self.complete = complete
        self.listed = listed
        self.shape = shape or _shape_of(words)

    @cached_property
    def write(self) -> Callable[[Any, Any], str]:
        """(board, state) -> one line, of which only what has changed is written anew."""
        return Line(self._writers())

    def _writers(self) -> list[Writer]:
        """What writes each part, in order."""
        words = [part.writer for part in self.words]
        listed = [_joined(self.listed.texts)] if self.listed else []
        return [*words, *listed, *(extra.keyed(key) for key, extra in self.extras.items())]

    def read(self, board: Any, state: Any, text: str) -> Any:
        """Fill a fresh state; BadInput names the word that cannot be read."""
        words, n = text.split(), len(self.words)
        if len(words) < n:
            raise BadInput(f"a position needs {self.shape} after the board, not {text!r}")
        for extra in self.extras.values():
            extra.begin(state)
        for part, word in zip(self.words, words, strict=False):
            part.read(board, state, word)
        if self.usual:
            self.usual(board, state)
        self._read_extras(board, state, words[n:])
        if self.complete:
            self.complete(board, state)
        return state

    def _read_extras(self, board: Any, state: Any, words: list[str]) -> None:
        for word in words:
            if self.listed and self.listed.has(word):
                self.listed.read(board, state, word)
                continue
            key, _, value = word.partition("=")
            if key not in self.extras:
                hint = one_of(key, list(self.extras)) if self.extras else "nothing follows here"
                raise BadInput(f"cannot read {word!r}: {hint}")
            try:
                self.extras[key].part.read(board, state, value)
            except BadInput as error:
                raise BadInput(f"{word!r}: {error.reason}", error.clause) from None


def _joined(texts: Callable[[Any, Any], list[str]]) -> Writer:
    """The words of a list as one text."""

    def write(board: Any, state: Any) -> str | None:
        return " ".join(texts(board, state)) or None

    return write


def _shape_of(words: Sequence[Part]) -> str:
    """How many words there are, and what they are called where they have names."""
    named = [part.what for part in words]
    return f"{len(words)} words" + (f" ({', '.join(named)})" if all(named) else "")
