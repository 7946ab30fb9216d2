"""The parts of a position text, written in two groups: what all may know, and what some may not.

One position is written for every viewer. Whatever its words, most of them are made of fields that
everybody knows: these are remembered together, so that for the second viewer they are looked up
once instead of one by one. Which parts these are is seen as positions are written: a part that has
read a secret is written by itself from then on.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple

from orrery.core.knowledge import marks, only
from orrery.core.readings import (
    MOST_POSITIONS,
    Cut,
    Remembered,
    cut_of,
    forget_with_all,
    noted_by,
)
from orrery.core.records import Dtype, class_of
from orrery.core.stills import Still, content_of

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


class Opened(NamedTuple):
    """A line in which the parts are missing that have read a secret."""

    texts: list[str | None]
    """The parts that stand between those, each stretch as one."""
    gaps: list[tuple[int, Writer]]
    """Where a part is missing, and what writes it."""


class Line:
    """What writes all parts one after the other; those that are None are left out."""

    def __init__(self, writers: Sequence[Writer]) -> None:
        """No part is known to read a secret."""
        self._writers = list(writers)
        self._anew = [unremembered(write) for write in writers]
        self._apart: frozenset[int] = frozenset()  # the parts that do
        self._opened: dict[object, Opened] = {}  # by board and all that everybody knows
        forget_with_all(self)

    def __call__(self, board: Any, state: Any) -> str:
        """The line."""
        if type(state) is not Still:
            return joined([write(board, state) for write in self._writers])
        key = board, open_cut(state.memory.dtype)(state._content or content_of(state))
        opened = self._opened.get(key)
        if opened is None:
            if len(self._opened) >= MOST_POSITIONS:
                self._opened = {}
            opened = self._opened[key] = self._open(board, state)
        texts, gaps = opened
        if gaps:
            texts = texts.copy()
            for place, write in gaps:
                texts[place] = write(board, state)  # viewers differ: it hardly comes again
        return joined(texts)

    def forget(self) -> None:
        """Begin anew."""
        self._opened = {}

    def _open(self, board: Any, state: Still) -> Opened:
        """The line without the parts that read secrets."""
        secrets, apart = secrets_of(state.memory.dtype), set(self._apart)
        texts: list[str | None] = []
        gaps: list[tuple[int, Writer]] = []
        stretch: list[str] = []
        for part, write in enumerate(self._writers):
            if part not in apart:
                text, read = written(write, board, state)
                if secrets.isdisjoint(read):
                    if text is not None:
                        stretch.append(text)
                    continue
                apart.add(part)
            texts += [" ".join(stretch) if stretch else None, None]
            gaps.append((len(texts) - 1, self._anew[part]))
            stretch = []
        self._apart = frozenset(apart)
        return Opened([*texts, " ".join(stretch)] if stretch else texts, gaps)


def written(write: Writer, board: Any, state: Still) -> tuple[str | None, Collection[str]]:
    """What a writer writes, and the fields that it has read."""
    if type(write) is Brief:
        return write.write(board, state), write.reads
    return write.asked(board, state) if type(write) is Remembered else noted_by(write, board, state)


def unremembered(write: Writer) -> Writer:
    """A writer that remembers nothing."""
    if isinstance(write, Brief):
        return write.write
    return write.__wrapped__ if isinstance(write, Remembered) else write


def joined(texts: Sequence[str | None]) -> str:
    """The texts that there are."""
    return " ".join([text for text in texts if text is not None])


@functools.cache
def secrets_of(dtype: Dtype) -> frozenset[str]:
    """The fields that not everybody may know."""
    cls = class_of(dtype)
    return frozenset() if cls is None else frozenset(marks(cls, only))


@functools.cache
def open_cut(dtype: Dtype) -> Cut:
    """What takes the bytes of all fields that everybody may know out of those of a record."""
    return cut_of(dtype, frozenset(dtype.names or ()) - secrets_of(dtype))
