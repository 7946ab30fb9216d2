"""Kinds of numbers and records, laid out in memory as numpy lays them out."""

from __future__ import annotations

import struct
from typing import Any


class generic:  # noqa: N801 - numpy's name
    """What all kinds of numbers have in common: a letter of `struct`, and no dimensions."""

    char = ""
    python: Any = int
    ndim = 0
    shape = ()

    def item(self) -> Any:
        """As a number of Python's."""
        return self.python(self)

    tolist = item


class _Whole(int, generic):
    """A whole number that stays within its bits, as those of numpy do."""

    n_bits = 64
    is_signed = True

    def __new__(cls, value: Any = 0) -> Any:
        """Wrap around, as C does."""
        number = int(value) & ((1 << cls.n_bits) - 1)
        if cls.is_signed and number >> (cls.n_bits - 1):
            number -= 1 << cls.n_bits
        return int.__new__(cls, number)

    def __xor__(self, other: Any) -> Any:
        if not isinstance(other, int):
            return NotImplemented  # an array does it, element by element
        return type(self)(int(self) ^ int(other))

    def __and__(self, other: Any) -> Any:
        if not isinstance(other, int):
            return NotImplemented
        return type(self)(int(self) & int(other))

    def __or__(self, other: Any) -> Any:
        if not isinstance(other, int):
            return NotImplemented
        return type(self)(int(self) | int(other))

    def __lshift__(self, other: Any) -> Any:
        if not isinstance(other, int):
            return NotImplemented
        return type(self)(int(self) << int(other))

    def __rshift__(self, other: Any) -> Any:
        if not isinstance(other, int):
            return NotImplemented
        return type(self)(int(self) >> int(other))

    def __add__(self, other: Any) -> Any:
        if not isinstance(other, int):
            return NotImplemented
        return type(self)(int(self) + int(other))

    def __sub__(self, other: Any) -> Any:
        if not isinstance(other, int):
            return NotImplemented
        return type(self)(int(self) - int(other))

    def __mul__(self, other: Any) -> Any:
        if not isinstance(other, int):
            return NotImplemented
        return type(self)(int(self) * int(other))


def _whole(name: str, char: str, n_bits: int, is_signed: bool) -> Any:
    members = {"char": char, "n_bits": n_bits, "is_signed": is_signed}
    return type(name, (_Whole,), members)


int8 = _whole("int8", "b", 8, True)
int16 = _whole("int16", "h", 16, True)
int32 = _whole("int32", "i", 32, True)
int64 = _whole("int64", "q", 64, True)
uint8 = _whole("uint8", "B", 8, False)
uint16 = _whole("uint16", "H", 16, False)
uint32 = _whole("uint32", "I", 32, False)
uint64 = _whole("uint64", "Q", 64, False)


class float32(float, generic):  # noqa: N801 - numpy's name
    """Four bytes."""

    char = "f"
    python = float


class float64(float, generic):  # noqa: N801 - numpy's name
    """Eight bytes."""

    char = "d"
    python = float


class bool_(int, generic):  # noqa: N801 - numpy's name
    """One byte: 0 or 1."""

    char = "?"
    python = bool


class void(generic):  # noqa: N801 - numpy's name
    """A record."""


SCALARS: dict[Any, Any] = {bool: bool_, int: int64, float: float64}


class dtype:  # noqa: N801 - numpy's name
    """The layout of one element: a number, a record of fields, or a field's own array."""

    names: tuple[str, ...] | None = None
    fields: dict[str, tuple[dtype, int]] | None = None
    char: str = ""
    type: Any = void
    shape: tuple[int, ...] = ()
    base: dtype
    itemsize: int
    alignment: int

    def __new__(cls, spec: Any, align: bool = False) -> dtype:
        """Of a kind of number, or of fields (name, kind) or (name, kind, shape)."""
        if isinstance(spec, dtype):
            return spec
        made = object.__new__(cls)
        made.base = made
        if isinstance(spec, list):
            made._lay_out(spec, align)
        else:
            made.type = SCALARS.get(spec, spec)
            made.char = made.type.char
            made.itemsize = made.alignment = struct.calcsize(made.char)
        return made

    def __class_getitem__(cls, item: Any) -> type[dtype]:
        return cls

    def __getitem__(self, name: str) -> dtype:
        return (self.fields or {})[name][0]

    def _lay_out(self, spec: list[Any], align: bool) -> None:
        """Fields one behind the other, each where its size asks for."""
        self.fields, end, self.alignment = {}, 0, 1
        for name, kind, *shape in spec:
            field = _array_of(dtype(kind), shape[0]) if shape else dtype(kind)
            step = field.alignment if align else 1
            start = -(-end // step) * step
            self.fields[name] = field, start
            end, self.alignment = start + field.itemsize, max(self.alignment, step)
        self.names = tuple(self.fields)
        self.itemsize = -(-end // self.alignment) * self.alignment

    def _key(self) -> Any:
        told = tuple((self.fields or {}).items())
        return self.char, self.shape, self.itemsize, told, self.base._key() if self.shape else None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, dtype) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash((self.char, self.shape, self.itemsize, self.names))


def _array_of(base: dtype, shape: Any) -> dtype:
    """A field that is an array."""
    found = object.__new__(dtype)
    found.base = base
    found.shape = (shape,) if isinstance(shape, int) else tuple(shape)
    found.alignment = base.alignment
    found.itemsize = base.itemsize
    for length in found.shape:
        found.itemsize *= length
    return found


class iinfo:  # noqa: N801 - numpy's name
    """The least and the greatest whole number of a kind."""

    def __init__(self, kind: Any) -> None:
        """ValueError for what is no whole number."""
        scalar = dtype(kind).type
        if not issubclass(scalar, _Whole):
            raise ValueError(f"Invalid integer data type {dtype(kind).char!r}.")
        self.max = (1 << (scalar.n_bits - scalar.is_signed)) - 1
        self.min = -self.max - 1 if scalar.is_signed else 0
