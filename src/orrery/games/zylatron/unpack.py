"""A record as Python numbers and lists: texts and views read many fields of one position."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TypeVar, cast

from orrery.core.records import memory_of

T = TypeVar("T")


def unpacked(record: T) -> T:
    """A copy of a record that reads fast and has the same field names."""
    memory = memory_of(record)
    names = memory.dtype.names or ()
    return cast(T, SimpleNamespace(**{name: memory[name][0].tolist() for name in names}))
