"""Position texts from one table: words in order, then `key=value` for what is not as usual.

    POSITION = Position(
        [Players(5, "SW-1"), Custom(orbit_text, read_orbit), Word("actor", COLOURS)],
        {"round": Extra(Num("round", 30_000)), "paid": Extra(Bits("has_paid", LETTERS))},
    )

Each part says how a field is written and how it is read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from orrery.core.errors import BadInput, one_of
from orrery.core.position_parts import (
    Bits,
    Cells,
    Custom,
    Flag,
    Num,
    Part,
    Players,
    Row,
    Said,
    Word,
    is_set,
    read_number,
)

__all__ = [
    "Bits", "Cells", "Custom", "Extra", "Flag", "Num", "Part", "Players", "Position", "Row", "Said",
    "Word",
    "read_number",
]  # fmt: skip


class Extra:
    """A part that is left out when things are as usual: when its field is 0, unless `shown`."""

    def __init__(
        self,
        part: Part,
        shown: str | Callable[[Any], bool] = "",
        by: Callable[[Any, Any], bool] | None = None,
    ) -> None:
        """`shown`: another field that decides, or a function that says it of a state.

        `by`: a function that says it of a board and a state.
        """
        self.part = part
        self._shown = shown or part.field
        self._by = by

    def shown(self, board: Any, state: Any) -> bool:
        """Whether the part is written."""
        if self._by:
            return self._by(board, state)
        decides = self._shown
        return is_set(getattr(state, decides)) if isinstance(decides, str) else decides(state)


class Position:
    """How positions of a game are written and read."""

    def __init__(
        self,
        words: Sequence[Part],
        extras: Mapping[str, Extra] | None = None,
        usual: Callable[[Any], None] | None = None,
        complete: Callable[[Any, Any], None] | None = None,
        shape: str = "",
    ) -> None:
        """`usual` runs between words and extras, `complete` works out what is not written.

        `shape`: what the words are, for people who have left one out: "players and a colour".
        """
        self.words = words
        self.extras = extras or {}
        self.usual = usual
        self.complete = complete
        self.shape = shape or f"{len(words)} words"

    def write(self, board: Any, state: Any) -> str:
        """One line."""
        texts = [part.write(board, state) for part in self.words]
        for key, extra in self.extras.items():
            if extra.shown(board, state):
                value = extra.part.write(board, state)
                texts.append(f"{key}={value}" if value else key)
        return " ".join(texts)

    def read(self, board: Any, state: Any, text: str) -> Any:
        """Fill a fresh state; BadInput names the word that cannot be read."""
        words, n = text.split(), len(self.words)
        if len(words) < n:
            raise BadInput(f"a position needs {self.shape} after the board, not {text!r}")
        for part, word in zip(self.words, words, strict=False):
            part.read(board, state, word)
        if self.usual:
            self.usual(state)
        self._read_extras(board, state, words[n:])
        if self.complete:
            self.complete(board, state)
        return state

    def _read_extras(self, board: Any, state: Any, words: list[str]) -> None:
        for word in words:
            key, _, value = word.partition("=")
            if key not in self.extras:
                hint = one_of(key, list(self.extras)) if self.extras else "nothing follows here"
                raise BadInput(f"cannot read {word!r}: {hint}")
            try:
                self.extras[key].part.read(board, state, value)
            except BadInput as error:
                raise BadInput(f"{word!r}: {error.reason}", error.clause) from None
