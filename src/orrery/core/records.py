"""Records: one typed class gives mypy its types and the rules their memory.

A class such as

    class State:
        turn: Int8
        ships: Annotated[Int8s, (24, 3, 5)]

becomes an aligned numpy record (`record_dtype`). Compiled rules get the record itself; plain
Python gets a `Record`, a window on the same bytes with the same field names. The window reads
every number as a Python int (so it never overflows half-way through a sum, just like compiled
code), and refuses what compiled code would do in silence: a value too large for its field and
an index below zero or past the end.
"""

from __future__ import annotations

import functools
from types import SimpleNamespace
from typing import Annotated, Any, TypeVar, cast, get_args, get_origin, get_type_hints

import numpy as np
import numpy.typing as npt

Bool = Annotated[bool, np.bool_]
Int8 = Annotated[int, np.int8]
UInt8 = Annotated[int, np.uint8]
Int16 = Annotated[int, np.int16]
UInt16 = Annotated[int, np.uint16]
Int32 = Annotated[int, np.int32]
Int64 = Annotated[int, np.int64]
UInt64 = Annotated[int, np.uint64]

Bools = Annotated[npt.NDArray[np.bool_], np.int8]  # Numba knows no arrays of bits in records
Int8s = Annotated[npt.NDArray[np.int8], np.int8]
UInt8s = Annotated[npt.NDArray[np.uint8], np.uint8]
Int16s = Annotated[npt.NDArray[np.int16], np.int16]
UInt16s = Annotated[npt.NDArray[np.uint16], np.uint16]
Int32s = Annotated[npt.NDArray[np.int32], np.int32]
Int64s = Annotated[npt.NDArray[np.int64], np.int64]
UInt64s = Annotated[npt.NDArray[np.uint64], np.uint64]
Float32s = Annotated[npt.NDArray[np.float32], np.float32]

T = TypeVar("T")
RESERVED = frozenset(["data", "memory"])
"""What fields may not be called: a `Record` has these itself."""

Dtype = np.dtype[np.void]
Records = npt.NDArray[np.void]


@functools.cache
def record_dtype(cls: type) -> Dtype:
    """The aligned numpy record of a class of annotated fields."""
    hints = get_type_hints(cls, include_extras=True)
    taken = RESERVED.intersection(hints)
    if taken:
        raise TypeError(f"{cls.__name__}: a field may not be called {min(taken)!r}")
    fields = [(name, *_field(cls, name, hint)) for name, hint in hints.items()]
    made = np.dtype(cast(Any, fields), align=True)
    _classes[id(made)] = made, cls
    return made


_classes: dict[int, tuple[Dtype, type]] = {}  # by the identity of what was made of them


def class_of(dtype: Dtype) -> type | None:
    """The class that a record was made of; None for a copy that came from elsewhere."""
    return _classes.get(id(dtype), (dtype, None))[1]


def _field(cls: type, name: str, hint: Any) -> tuple[Any, ...]:
    """(scalar type,) or (scalar type, shape) of one annotation."""
    extras = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    if not extras:
        raise TypeError(f"{cls.__name__}.{name} is {hint!r}: use Int8, Int16, ... of core.records")
    return tuple(extra for extra in extras if not isinstance(extra, Mark))


class Mark:
    """What an annotation says beside type and shape; see `core.knowledge`."""


class Record:
    """A window on one record: reads Python numbers, writes what fits, refuses the rest."""

    __slots__ = ("_fields", "data", "memory")
    data: Any
    """The bytes, where Numba looks for those of a record; laid out when asked for."""

    def __init__(self, memory: Records) -> None:
        """Look at `memory[0]`; nothing is copied."""
        object.__setattr__(self, "memory", memory)
        object.__setattr__(self, "_fields", {})  # windows, made when a field is first looked at

    def __getattr__(self, name: str) -> Any:
        field = object.__getattribute__(self, "_fields").get(name)
        if field is None:
            if name == "data":
                return lay_out(self)
            field = _open_window(self, name)
        return field if isinstance(field, Window) else field.item()

    def __setattr__(self, name: str, value: Any) -> None:
        _open_window(self, name)[...] = value

    def __repr__(self) -> str:
        return f"Record({self.memory[0]})"

    def __deepcopy__(self, memo: object) -> Record:
        return copy_record(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return record_from, (self.memory.dtype, self.memory.tobytes())


class Window:
    """A field that is an array, seen the strict way: a rule never counts from the end."""

    __slots__ = ("array", "shape")

    def __init__(self, array: npt.NDArray[Any]) -> None:
        """Look at `array`; nothing is copied."""
        self.array = array
        self.shape = array.shape

    def __getitem__(self, index: Any) -> Any:
        try:
            is_negative = (min(index) if type(index) is tuple else index) < 0
        except TypeError:
            raise TypeError(no_index(index)) from None
        if is_negative:
            raise IndexError(f"negative index {index} in a rule")
        found = self.array[index]
        return Window(found) if found.ndim else found.item()

    def __setitem__(self, index: Any, value: Any) -> None:
        try:
            is_negative = (min(index) if type(index) is tuple else index) < 0
        except TypeError:
            raise TypeError(no_index(index)) from None
        if is_negative:
            raise IndexError(f"negative index {index} in a rule")
        self.array[index] = value

    def __len__(self) -> int:
        return len(self.array)


def no_index(index: Any) -> str:
    """What is wrong with an index that is no number."""
    said = ", ".join(map(_as_typed, index if type(index) is tuple else (index,)))
    return f"[{said}]: rules take the elements of a record one at a time, each by its number"


def _as_typed(index: Any) -> str:
    if not isinstance(index, slice):
        return repr(index)
    ends = (
        (index.start, index.stop) if index.step is None else (index.start, index.stop, index.step)
    )
    return ":".join("" if end is None else str(end) for end in ends)


def _open_window(record: Record, name: str) -> Any:
    """The window on a field, made once; AttributeError when there is no such field."""
    fields: dict[str, Any] = object.__getattribute__(record, "_fields")
    if name not in fields:
        memory: Records = object.__getattribute__(record, "memory")
        if name not in (memory.dtype.names or ()):
            raise AttributeError(f"this record has no field {name!r}")
        fields[name] = _window(memory, name)
    return fields[name]


def _window(memory: Records, name: str) -> Any:
    field = memory[name][0:1]
    return Window(field[0]) if field.ndim > 1 else field.reshape(())


def new_record(cls: type[T]) -> T:
    """An empty record of a class, as plain code sees it."""
    return cast(T, Record(np.zeros(1, record_dtype(cast(Any, cls)))))


def record_from(dtype: Dtype, content: bytes | bytearray | memoryview) -> Record:
    """A record with these bytes, as `bytes_of` gives them, padding included."""
    data = bytearray(content)
    found = Record(np.frombuffer(data, dtype))
    object.__setattr__(found, "data", data)
    return found


def lay_out(record: Record) -> memoryview:
    """The bytes of a record, kept with it; not numpy's view, which describes all fields anew."""
    data = memoryview(object.__getattribute__(record, "memory").view(np.uint8))
    object.__setattr__(record, "data", data)
    return data


def memory_of(record: object) -> Records:
    """The array of length one behind a `Record`."""
    found: Any = record  # not `cast`, which is a call: this is asked all the time
    memory: Records = found.memory
    return memory


def unpacked(record: T) -> T:
    """A copy of a record as Python numbers and lists; texts and views read many of its fields."""
    memory = memory_of(record)
    names = memory.dtype.names or ()
    return cast(T, SimpleNamespace(**{name: memory[name][0].tolist() for name in names}))


def raw(record: T) -> T:
    """The same record as compiled rules take it."""
    found: Any = record
    taken: T = found.memory[0]
    return taken


def copy_record(record: T) -> T:
    """An independent record with the same bytes (numpy's own copy leaves padding undefined)."""
    found: Any = record  # here and below no function is called that need not be
    data = bytearray(found.memory.tobytes())
    copy: Any = Record(np.frombuffer(data, found.memory.dtype))
    object.__setattr__(copy, "data", data)
    made: T = copy
    return made


def overwrite(record: object, other: object) -> None:
    """Make `record` equal to `other`."""
    memory_of(record).view(np.uint8)[:] = memory_of(other).view(np.uint8)


def bytes_of(record: object) -> bytes:
    """The content of a record; padding is always zero."""
    return memory_of(record).tobytes()


class Rows:
    """An array of records as plain rules take it: reading a row gives a window on it."""

    def __init__(self, memory: Records) -> None:
        """Look at `memory`; nothing is copied."""
        self.memory = memory
        self.shape = memory.shape

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return Rows(self.memory[index])
        if not 0 <= index < len(self.memory):
            raise IndexError(f"row {index} of {len(self.memory)}")
        return Record(self.memory[index : index + 1])

    def __setitem__(self, index: int, record: Record) -> None:
        self.memory[index] = record.memory[0]
