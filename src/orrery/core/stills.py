"""Still records: positions and boards that nobody changes any more, for those who read a lot.

Texts and views read hundreds of fields of a position. A window (`core.records`) asks numpy for each
of them; a still record turns a field into Python's own numbers and lists when it is first read, and
then that is all there is to do. Rules are handed its bytes as they are those of any record.
"""

from __future__ import annotations

import functools
import math
import struct
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, TypeVar, cast

import numpy as np

from orrery.core.records import Dtype, Record, lay_out, memory_of, record_from, unpacked
from orrery.core.rule import IS_PLAIN

T = TypeVar("T")


class Still(Record):
    """A record as it is now; fields once read stay as they were, and none can be written."""

    __slots__ = ("__dict__", "_content")

    def __init__(self, memory: Any) -> None:
        """Look at `memory[0]`; nothing is copied before it is read."""
        object.__setattr__(self, "memory", memory)
        object.__setattr__(self, "_content", None)

    def __getattr__(self, name: str) -> Any:
        """Read a field for the first time."""
        if name == "data":
            return lay_out(self)
        field = fields_of(self.memory.dtype).get(name)
        if field is None:
            raise AttributeError(f"this record has no field {name!r}")
        found = _part(field.numbers(self.data), field.shape)
        self.__dict__[name] = found
        return found

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError(f"{name} = {value}: a still record is not changed, but a copy may be")

    def __deepcopy__(self, memo: object) -> Still:
        return self  # nobody changes it

    def __reduce__(self) -> tuple[Any, ...]:
        return still_from, (self.memory.dtype, self.memory.tobytes())


def still_from(dtype: Dtype, content: bytes) -> Any:
    """A still record with these bytes."""
    return still(record_from(dtype, content))


class Row(list[Any]):
    """A field with one index."""

    __slots__ = ("shape",)
    shape: tuple[int, ...]


class Grid:
    """A field with several indices."""

    __slots__ = ("_rows", "shape")

    def __init__(self, rows: list[Any], shape: tuple[int, ...]) -> None:
        """Lists of lists."""
        self._rows = rows
        self.shape = shape

    def __getitem__(self, index: Any) -> Any:
        if type(index) is not tuple:
            return _part(self._rows[index], self.shape[1:])
        found: Any = self._rows
        for one in index:
            found = found[one]
        return _part(found, self.shape[len(index) :])

    def __len__(self) -> int:
        return self.shape[0]


class Field(NamedTuple):
    """How the numbers of a field are read from the bytes of a record."""

    unpack_from: Callable[[Any, int], tuple[Any, ...]]
    offset: int
    shape: tuple[int, ...]

    def numbers(self, data: Any) -> Any:
        """A number, or lists of lists of numbers."""
        return _nested(self.unpack_from(data, self.offset), self.shape)


LETTERS = {
    "b1": "?", "i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q",
    "u8": "Q", "f4": "f", "f8": "d",
}  # fmt: skip
"""Of the module struct, by numpy's names."""


@functools.cache
def fields_of(dtype: Dtype) -> dict[str, Field]:
    """How each field of a record is read."""
    return {name: _field(*place[:2]) for name, place in (dtype.fields or {}).items()}


def _field(kind: np.dtype[Any], offset: int) -> Field:
    base, shape = kind.subdtype or (kind, ())
    form = f"={math.prod(shape)}{LETTERS[base.str[1:]]}"
    return Field(struct.Struct(form).unpack_from, offset, shape)


def _nested(numbers: Sequence[Any], shape: tuple[int, ...]) -> Any:
    """Numbers in a row as one number, a list, or lists of lists."""
    if not shape:
        return numbers[0]
    if len(shape) == 1:
        return list(numbers)
    size = math.prod(shape[1:])
    return [_nested(numbers[i * size : (i + 1) * size], shape[1:]) for i in range(shape[0])]


def content_of(record: Still) -> bytes:
    """The bytes of a still record, taken once."""
    content: bytes | None = record._content
    if content is None:
        content = bytes(record.data)
        object.__setattr__(record, "_content", content)
    return content


def numbers_in(found: Any) -> Iterator[Any]:
    """The numbers of a field of a still record, be it one number, a row or a grid."""
    if isinstance(found, int | float):
        yield found
        return
    for part in found:
        yield from numbers_in(part)


def _part(found: Any, shape: tuple[int, ...]) -> Any:
    """A number, a row or a grid."""
    if not shape:
        return found
    if len(shape) > 1:
        return Grid(found, shape)
    row = Row(found)
    row.shape = shape
    return row


def still(record: T) -> T:
    """The record, for reading alone; it must not change as long as this is used.

    Where rules run as plain Python they take the window as ever, which refuses a wrong index.
    """
    if IS_PLAIN or isinstance(record, Still):
        return record
    return cast(T, Still(memory_of(record)))


def readable(record: T) -> T:
    """A record for reading a lot: as it is when still, else its fields as numbers and lists."""
    return record if isinstance(record, Still) else unpacked(record)
