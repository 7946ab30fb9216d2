"""Still records: positions and boards that nobody changes any more, for those who read a lot.

Texts and views read hundreds of fields of a position. A window (`core.records`) asks numpy for each
of them; a still record turns a field into Python's own numbers and lists when it is first read, and
then that is all there is to do. Rules are handed its bytes as they are those of any record.
"""

from __future__ import annotations

import functools
import math
import struct
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeVar

import numpy as np

from orrery.core.records import (
    Dtype,
    Record,
    copy_record,
    lay_out,
    record_from,
    unpacked,
)
from orrery.core.rule import IS_PLAIN

T = TypeVar("T")

MOST_PARTS = 1024
"""That are remembered of one field."""


class Still(Record):
    """A record as it is now; fields once read stay as they were, and none can be written."""

    __slots__ = ("__dict__", "_content")

    def __init__(self, memory: Any) -> None:
        """Look at `memory[0]`; nothing is copied before it is read."""
        object.__setattr__(self, "memory", memory)
        object.__setattr__(self, "_content", None)

    def __getattr__(self, name: str) -> Any:
        """Read a field for the first time."""
        field = fields_of(self.memory.dtype).get(name)
        if field is None:
            if name == "data":
                return lay_out(self)
            raise AttributeError(f"this record has no field {name!r}")
        own = (self._content or content_of(self))[field.stretch]
        found = field.known.get(own)
        if found is None:
            found = field.part(own)
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


def _refuse(row: Any, *args: Any, **more: Any) -> Any:
    raise TypeError("a field of a still record is not changed, but a list of it may be")


class Row(list[Any]):
    """A field with one index; others read the same row, so it cannot be changed."""

    __slots__ = ("shape",)
    shape: tuple[int, ...]

    __setitem__ = __delitem__ = __iadd__ = __imul__ = _refuse
    append = extend = insert = pop = remove = clear = sort = reverse = _refuse

    def __reduce_ex__(self, protocol: object) -> tuple[Any, ...]:
        return list, (list(self),)  # copies are anybody's own


class Grid:
    """A field with several indices; its rows are made when they are first read."""

    __slots__ = ("_numbers", "_parts", "shape")

    def __init__(self, numbers: Sequence[Any], shape: tuple[int, ...]) -> None:
        """All numbers in a row."""
        self._numbers = numbers
        self._parts: list[Any] = [None] * shape[0]
        self.shape = shape

    def __getitem__(self, index: Any) -> Any:
        if type(index) is tuple:
            found: Any = self
            for one in index:
                found = found[one]
            return found
        if type(index) is slice:
            return [self[one] for one in range(*index.indices(self.shape[0]))]
        part = self._parts[index]
        return self._open(index % self.shape[0]) if part is None else part

    def _open(self, index: int) -> Any:
        size = len(self._numbers) // self.shape[0]
        part = _part(self._numbers[index * size : (index + 1) * size], self.shape[1:])
        self._parts[index] = part
        return part

    def __len__(self) -> int:
        return self.shape[0]


class Field:
    """How the numbers of a field are read from the bytes of a record.

    Most fields hold what they held a move ago, or what they hold for another viewer: what was read
    of the same bytes is the same for all, since nobody changes it.
    """

    __slots__ = ("_shape", "_unpack", "known", "stretch")

    def __init__(self, form: struct.Struct, offset: int, shape: tuple[int, ...]) -> None:
        """Nothing is read yet."""
        self._unpack = form.unpack
        self.stretch = slice(offset, offset + form.size)
        self._shape = shape
        self.known: dict[bytes, Any] = {}
        """What was read, by the bytes of the field."""

    def part(self, own: bytes) -> Any:
        """A number, a row or a grid, from the bytes of the field."""
        if len(self.known) >= MOST_PARTS:
            self.known.clear()
        found = self.known[own] = _part(self._unpack(own), self._shape)
        return found


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
    return Field(struct.Struct(form), offset, shape)


def read_ahead(ready: dict[str, Any], content: bytes, fields: Mapping[str, Field]) -> None:
    """Lay fields ready in the dictionary of a record: a fraction of the work of one by one."""
    for name, field in fields.items():
        if name not in ready:
            own = content[field.stretch]
            found = field.known.get(own)
            ready[name] = field.part(own) if found is None else found


class Reader:
    """Somebody who reads the same fields of one position after the other."""

    def __init__(self, dtype: Dtype) -> None:
        """Of records of this kind; nothing is read yet."""
        self._all = fields_of(dtype)
        self._fields: dict[str, Field] = {}

    def begin(self, record: Still) -> None:
        """Lay ready what was read of others."""
        read_ahead(record.__dict__, record._content or content_of(record), self._fields)

    def end(self, record: Still) -> None:
        """Note what was read."""
        if len(record.__dict__) > len(self._fields):
            self._fields = {name: self._all[name] for name in record.__dict__}


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


def _part(numbers: Sequence[Any], shape: tuple[int, ...]) -> Any:
    """A number, a row or a grid, of the numbers of a field or a part of it."""
    if not shape:
        return numbers[0]
    if len(shape) > 1:
        return Grid(numbers, shape)
    row = Row(numbers)
    row.shape = shape
    return row


def still(record: T) -> T:
    """The record, for reading alone; it must not change as long as this is used.

    Where rules run as plain Python they take the window as ever, which refuses a wrong index.
    """
    if IS_PLAIN or isinstance(record, Still):
        return record
    origin: Any = record
    found: Any = Still(origin.memory)
    object.__setattr__(found, "data", origin.data)
    made: T = found
    return made


def snapshot(record: Any) -> Any:
    """A copy of a record as it is now, for reading alone; what happens to the record is no matter.

    Made at every move, so in one go; the same as `still(copy_record(record))`.
    """
    if IS_PLAIN:
        return copy_record(record)
    found = draft(record)
    object.__setattr__(found, "_content", bytes(found.data))
    return found


def draft(record: Any) -> Still:
    """A copy for reading alone, whose bytes compiled rules may change until it is first read."""
    data = bytearray(record.data)
    found = Still(np.frombuffer(data, record.memory.dtype))
    object.__setattr__(found, "data", data)
    return found


def readable(record: T) -> T:
    """A record for reading a lot: as it is when still, else its fields as numbers and lists."""
    return record if isinstance(record, Still) else unpacked(record)
