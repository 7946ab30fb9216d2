"""The parts of a position text, each written anew only where what it reads has changed.

A line of many parts is written at every move, and for every viewer who knows something else; few
of its parts differ from one to the next. Each part is remembered by the bytes of the fields that
were read to write it, as in `core.readings`, but all of them at once: what has not changed costs
a look at its bytes. A part that reads a secret is kept by the secret, so that nobody is shown what
somebody else may know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from orrery.core.readings import MOST_BOARDS, NOT_FOUND, Cut, Kept, forget_with_all
from orrery.core.records import Dtype
from orrery.core.stills import Still, content_of

Writer = Callable[[Any, Any], str | None]
Look = tuple[Cut, Callable[[object, Any], str]]
"""What takes the bytes that a part hangs on out of those of a record, and what finds it by them."""

MOST_PARTS = 8192
"""Written parts that one line remembers, for all boards together."""


class Written:
    """What was written of the parts of a line on one board."""

    __slots__ = ("_kept", "looks")

    def __init__(self, n_parts: int, dtype: Dtype) -> None:
        """Nothing is written, and no field is known to be read."""
        self._kept = [Kept[str](dtype) for _ in range(n_parts)]
        self.looks: list[Look] = [(kept.cut, kept.answers.get) for kept in self._kept]

    def anew(self, part: int, write: Writer, board: Any, state: Still) -> str:
        """Write a part, and keep it by what was read for it."""
        kept = self._kept[part]
        noted = kept.noting(state)
        text = spaced(write(board, noted))
        kept = kept.with_what(noted)
        if kept is not self._kept[part]:
            self._kept[part], self.looks[part] = kept, (kept.cut, kept.answers.get)
        kept.answers[kept.cut(content_of(state))] = text
        return text


class Line:
    """What writes all parts one after the other; those that are None are left out."""

    def __init__(self, writers: Sequence[Writer]) -> None:
        """Nothing is written yet."""
        self._writers = list(writers)
        self._written: dict[object, Written] = {}  # by board
        self._n_parts = 0
        self._last: tuple[object, bytes, str] = None, b"", ""  # a board, a position and its line
        forget_with_all(self)

    def __call__(self, board: Any, state: Any) -> str:
        """The line."""
        if type(state) is not Still:
            return "".join([spaced(write(board, state)) for write in self._writers])[1:]
        content = state._content or content_of(state)
        on, last, line = self._last
        if content != last or board is not on:  # who sees all of a position comes after the log
            line = "".join(self._texts(board, state, content))[1:]
            self._last = board, content, line
        return line

    def forget(self) -> None:
        """Begin anew."""
        self._written = {}
        self._n_parts = 0
        self._last = None, b"", ""

    def _texts(self, board: Any, state: Still, content: bytes) -> list[str]:
        """All parts, those that have changed written anew."""
        written = self._written.get(board) or self._begin(board, state)
        texts = [look(cut(content), NOT_FOUND) for cut, look in written.looks]
        while NOT_FOUND in texts:
            part = texts.index(NOT_FOUND)
            texts[part] = written.anew(part, self._writers[part], board, state)
            self._n_parts += 1
        if self._n_parts > MOST_PARTS:
            self.forget()
        return texts

    def _begin(self, board: Any, state: Still) -> Written:
        if len(self._written) >= MOST_BOARDS:
            self.forget()
        made = self._written[board] = Written(len(self._writers), state.memory.dtype)
        return made


def spaced(text: str | None) -> str:
    """A part as it stands behind another: one that is left out takes no space."""
    return "" if text is None else f" {text}"
