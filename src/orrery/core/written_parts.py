"""The parts of a position text, written in two groups: what all may know, and what some may not.

One position is written for every viewer. Whatever its words, most of them are made of fields that
everybody knows: these are remembered together, so that for the second viewer they are looked up
once instead of one by one. Which parts these are is seen as positions are written: a part that has
read a secret is written by itself from then on.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Collection, Sequence
from typing import Any

from orrery.core.knowledge import marks, only
from orrery.core.readings import Noted, Remembered, noted_by, remembered
from orrery.core.records import Dtype, class_of
from orrery.core.stills import Still

Writer = Callable[[Any, Any], str | None]


class Brief:
    """A writer that takes less than to find out whether it would write the same again."""

    __slots__ = ("reads", "write")

    def __init__(self, write: Writer, *reads: str) -> None:
        """`reads`: the fields that it looks at, and no others."""
        self.write = write
        self.reads = frozenset(reads)

    def __call__(self, board: Any, state: Any) -> str | None:
        """What it writes."""
        return self.write(board, state)


class Line:
    """What writes all parts one after the other; those that are None are left out."""

    def __init__(self, writers: Sequence[Writer]) -> None:
        """No part is known to read a secret."""
        self._writers = list(writers)
        self._anew = [unremembered(write) for write in writers]
        self._apart: list[int] = []  # the parts that do
        self._open_texts = remembered(self._write_open)

    def __call__(self, board: Any, state: Any) -> str:
        """The line."""
        if not isinstance(state, Still):
            return joined([write(board, state) for write in self._writers])
        texts = self._open_texts(board, state).copy()
        for part in self._apart:
            texts[part] = self._anew[part](board, state)  # viewers differ: it hardly comes again
        return joined(texts)

    def _write_open(self, board: Any, state: Noted) -> list[str | None]:
        """The texts of open parts; None in the place of the others."""
        secrets, origin = secrets_of(state.dtype), state.origin
        texts: list[str | None] = [None] * len(self._writers)
        apart, all_read = set(self._apart), set[str]()
        read: Collection[str]
        for part, write in enumerate(self._writers):
            if part not in apart:
                if type(write) is Brief:
                    text, read = write.write(board, origin), write.reads
                elif type(write) is Remembered:
                    text, read = write.asked(board, origin)
                else:
                    text, read = noted_by(write, board, state)
                if secrets.isdisjoint(read):
                    all_read.update(read)
                    texts[part] = text
                else:
                    apart.add(part)
        state.note(all_read)
        self._apart = sorted(apart)
        return texts


def unremembered(write: Writer) -> Writer:
    """A writer that remembers nothing."""
    return write.__wrapped__ if isinstance(write, Remembered) else write


def joined(texts: Sequence[str | None]) -> str:
    """The texts that there are."""
    return " ".join([text for text in texts if text is not None])


@functools.cache
def secrets_of(dtype: Dtype) -> frozenset[str]:
    """The fields that not everybody may know."""
    cls = class_of(dtype)
    return frozenset() if cls is None else frozenset(marks(cls, only))
