"""Arrays over bytes: what records, lists of actions and trees are kept in."""

from __future__ import annotations

import math
import operator
import struct
from collections.abc import Callable, Iterator
from typing import Any

from orrery.browser.stand_in.numpy.dtypes import dtype, uint8

Shape = tuple[int, ...]


class Flags:
    """How an array lies in memory."""

    def __init__(self, c_contiguous: bool) -> None:
        self.c_contiguous = c_contiguous


class ndarray:  # noqa: N801 - numpy's name
    """Elements of one layout, in rows and columns; slices are windows on the same bytes."""

    __slots__ = ("_buffer", "_offset", "_steps", "dtype", "shape")
    __hash__ = None  # type: ignore[assignment]

    def __init__(
        self, buffer: memoryview, kind: dtype, shape: Shape, offset: int = 0,
        steps: Shape | None = None,
    ) -> None:  # fmt: skip
        """A window on `buffer`, whose bytes are shared."""
        self._buffer = buffer
        self._offset = offset
        self.dtype = kind
        self.shape = shape
        self._steps = packed_steps(kind, shape) if steps is None else steps

    def __class_getitem__(cls, item: Any) -> type[ndarray]:
        return cls

    # Shape

    @property
    def ndim(self) -> int:
        """How many indices an element has."""
        return len(self.shape)

    @property
    def size(self) -> int:
        """How many elements."""
        return math.prod(self.shape)

    @property
    def nbytes(self) -> int:
        """How many bytes the elements take."""
        return self.size * self.dtype.itemsize

    @property
    def flags(self) -> Flags:
        """How it lies in memory."""
        packed = packed_steps(self.dtype, self.shape)
        lengths = zip(self.shape, self._steps, packed, strict=True)
        return Flags(not self.size or all(n == 1 or a == b for n, a, b in lengths))

    @property
    def data(self) -> memoryview:
        """The bytes themselves, where they lie in one piece."""
        return self._bytes()

    def __len__(self) -> int:
        if not self.shape:
            raise TypeError("len() of an array without dimensions")
        return self.shape[0]

    def reshape(self, *shape: Any) -> ndarray:
        """The same bytes in other rows and columns; one length may be -1."""
        asked = tuple(shape[0]) if shape and isinstance(shape[0], tuple) else tuple(shape)
        if -1 in asked:
            known = -math.prod(asked)
            asked = tuple(self.size // known if n == -1 else n for n in asked)
        if math.prod(asked) != self.size:
            raise ValueError(f"{self.size} elements do not fill {asked}")
        return ndarray(self._bytes(), self.dtype, asked)

    def view(self, kind: Any) -> ndarray:
        """The same bytes as elements of another layout."""
        into = dtype(kind)
        last = (self.shape[-1] if self.shape else 1) * self.dtype.itemsize
        if last % into.itemsize:
            raise ValueError("the last length does not hold whole elements")
        shape = (*self.shape[:-1], last // into.itemsize) if self.shape else ()
        return ndarray(self._bytes(), into, shape)

    # Bytes

    def _bytes(self) -> memoryview:
        """Its bytes as one piece of memory; ValueError if they are scattered."""
        if not self.flags.c_contiguous:
            raise ValueError("these elements do not lie in one piece")
        return self._buffer[self._offset : self._offset + self.nbytes]

    def __bytes__(self) -> bytes:
        return self.tobytes()

    def tobytes(self) -> bytes:
        """A copy of the bytes."""
        if self.flags.c_contiguous:
            return bytes(self._bytes())
        return b"".join(self[n].tobytes() if self.ndim > 1 else self[n : n + 1].tobytes()
                        for n in range(len(self)))  # fmt: skip

    def copy(self) -> ndarray:
        """An array of its own with the same elements."""
        return ndarray(memoryview(bytearray(self.tobytes())), self.dtype, self.shape)

    # Elements

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, str):
            return self._field(index)
        window = self._window(index)
        if window.shape or not window.dtype.char:
            return window
        kind = window.dtype.type
        return kind.__new__(kind, window.item())

    def __setitem__(self, index: Any, value: Any) -> None:
        (self._field(index) if isinstance(index, str) else self._window(index))._fill(value)

    def __iter__(self) -> Iterator[Any]:
        return (self[n] for n in range(len(self)))

    def _field(self, name: str) -> ndarray:
        """A field of every record; an array's own dimensions come last."""
        fields = self.dtype.fields or {}
        if name not in fields:
            raise ValueError(f"no field of name {name}")
        kind, start = fields[name]
        inner = packed_steps(kind.base, kind.shape)
        shape, steps = (*self.shape, *kind.shape), (*self._steps, *inner)
        return ndarray(self._buffer, kind.base, shape, self._offset + start, steps)

    def _window(self, index: Any) -> ndarray:
        """What an index of whole numbers, slices and dots leaves."""
        parts = index if isinstance(index, tuple) else (index,)
        if Ellipsis in parts:
            parts = tuple(part for part in parts if part is not Ellipsis)
        if len(parts) > self.ndim:
            raise IndexError(f"too many indices: {len(parts)} for {self.ndim}")
        offset, shape, steps = self._offset, list[int](), list[int]()
        for part, length, step in zip(parts, self.shape, self._steps, strict=False):
            if isinstance(part, slice):
                first, last, stride = part.indices(length)
                offset += first * step
                shape.append(len(range(first, last, stride)))
                steps.append(step * stride)
            else:
                offset += _place(part, length) * step
        rest = len(parts)
        shape.extend(self.shape[rest:])
        steps.extend(self._steps[rest:])
        return ndarray(self._buffer, self.dtype, tuple(shape), offset, tuple(steps))

    def _fill(self, value: Any) -> None:
        if self.shape:
            self._fill_all(value)
        elif self.dtype.char:
            self._write(value.item() if isinstance(value, ndarray) else value)
        else:
            self._bytes()[:] = value.tobytes()

    def _fill_all(self, value: Any) -> None:
        """One value for all, or one for each along the first dimension."""
        one_piece = isinstance(value, ndarray) and value.dtype == self.dtype
        if one_piece and value.shape == self.shape and self.flags.c_contiguous:
            self._bytes()[:] = value.tobytes()
            return
        many = isinstance(value, (list, tuple, range, ndarray)) and not (
            isinstance(value, ndarray) and not value.shape
        )
        if many and len(value) != len(self):
            raise ValueError(f"{len(value)} values for {len(self)} places")
        for n in range(len(self)):
            self._window(n)._fill(value[n] if many else value)

    def _write(self, value: Any) -> None:
        char = self.dtype.char
        number = value if char in "fd" else bool(value) if char == "?" else int(value)
        try:
            struct.pack_into("<" + char, self._buffer, self._offset, number)
        except struct.error:
            raise OverflowError(f"{value} is out of bounds for {char!r}") from None

    def item(self) -> Any:
        """The one element, as a number of Python's."""
        if self.size != 1:
            raise ValueError("only an array of one element is a number")
        return struct.unpack_from("<" + self.dtype.char, self._buffer, self._offset)[0]

    def tolist(self) -> Any:
        """Numbers of Python's, in lists."""
        if not self.shape:
            return self.item() if self.dtype.char else self._fields()
        if self.ndim == 1 and self.dtype.char and self.flags.c_contiguous:
            return list(struct.unpack(f"<{len(self)}{self.dtype.char}", self._bytes()))
        return [self._window(n).tolist() for n in range(len(self))]

    def _fields(self) -> tuple[Any, ...]:
        return tuple(self._field(name).tolist() for name in self.dtype.names or ())

    # Element by element, with one number or an array of the same shape

    def _with(self, other: Any, do: Callable[[Any, Any], Any]) -> ndarray:
        found, kind = zeros(self.shape, self.dtype), self.dtype.type
        mine = list(_flat(self.tolist()))
        theirs = list(_flat(other.tolist())) if isinstance(other, ndarray) else [other] * len(mine)
        found._fill([kind(do(kind(a), b)) for a, b in zip(mine, theirs, strict=True)])
        return found

    def __add__(self, other: Any) -> ndarray:
        return self._with(other, operator.add)

    __radd__ = __add__

    def __mul__(self, other: Any) -> ndarray:
        return self._with(other, operator.mul)

    def __xor__(self, other: Any) -> ndarray:
        return self._with(other, operator.xor)

    def __rshift__(self, other: Any) -> ndarray:
        return self._with(other, operator.rshift)

    # As numbers

    def __index__(self) -> int:
        return int(self.item())

    def __int__(self) -> int:
        return int(self.item())

    def __float__(self) -> float:
        return float(self.item())

    def __bool__(self) -> bool:
        return bool(self.item())

    def __eq__(self, other: object) -> Any:
        return self._compared(other, True)

    def __ne__(self, other: object) -> Any:
        return self._compared(other, False)

    def _compared(self, other: Any, wanted: bool) -> ndarray:
        """Element by element, with one value or an array of the same shape."""
        found, mine = zeros(self.shape, bool), list(_flat(self.tolist()))
        theirs = list(_flat(other.tolist())) if isinstance(other, ndarray) else [other] * len(mine)
        same = zip(mine, theirs, strict=True)
        found._buffer[:] = bytes((one == another) is wanted for one, another in same)
        return found

    def __repr__(self) -> str:
        return f"array({self.tolist()})"

    def sum(self) -> Any:
        """Of all elements."""
        return sum(_flat(self.tolist()))

    def all(self) -> bool:
        """Whether none is zero."""
        return all(_flat(self.tolist()))

    def any(self) -> bool:
        """Whether one is not zero."""
        return any(_flat(self.tolist()))

    def fill(self, value: Any) -> None:
        """The same value everywhere."""
        self._fill(value)

    def sort(self) -> None:
        """In ascending order; for arrays of one dimension."""
        self._fill(sorted(self.tolist()))

    def astype(self, kind: Any) -> ndarray:
        """A copy as other numbers."""
        made = zeros(self.shape, kind)
        made._fill(self.tolist())
        return made


def _place(index: Any, length: int) -> int:
    place = index.__index__()
    if not -length <= place < length:
        raise IndexError(f"index {place} is out of bounds for {length}")
    return int(place + length if place < 0 else place)


def _flat(values: Any) -> Iterator[Any]:
    if isinstance(values, list):
        for value in values:
            yield from _flat(value)
    else:
        yield values


def packed_steps(kind: dtype, shape: Shape) -> Shape:
    """How many bytes one index further is, where everything lies in one piece."""
    steps, step = [], kind.itemsize
    for length in reversed(shape):
        steps.append(step)
        step *= length
    return tuple(reversed(steps))


def zeros(shape: Any, kind: Any = float) -> ndarray:
    """A new array of zeros."""
    made, lengths = dtype(kind), (shape,) if isinstance(shape, int) else tuple(shape)
    return ndarray(memoryview(bytearray(math.prod(lengths) * made.itemsize)), made, lengths)


def full(shape: Any, value: Any, kind: Any = float) -> ndarray:
    """A new array of one value."""
    made = zeros(shape, kind)
    made.fill(value)
    return made


def ones(shape: Any, kind: Any = float) -> ndarray:
    """A new array of ones."""
    return full(shape, 1, kind)


def array(values: Any, kind: Any = None) -> ndarray:
    """A new array of numbers in lists."""
    listed = values.tolist() if isinstance(values, ndarray) else values
    told = list(listed) if isinstance(listed, (tuple, range)) else listed
    shape, first = [], told
    while isinstance(first, (list, tuple)):
        shape.append(len(first))
        first = first[0] if first else 0.0
    made = zeros(tuple(shape), type(first) if kind is None else kind)
    made._fill(told)
    return made


def frombuffer(buffer: Any, kind: Any = uint8) -> ndarray:
    """The elements that lie in some bytes; they are shared."""
    made, memory = dtype(kind), memoryview(buffer).cast("B")
    if len(memory) % made.itemsize:
        raise ValueError(f"{len(memory)} bytes hold no whole elements of {made.itemsize}")
    return ndarray(memory, made, (len(memory) // made.itemsize,))


def arange(first: int, last: int, dtype: Any = int) -> ndarray:
    """Whole numbers in a row."""
    return array(list(range(first, last)), dtype)


def where(truths: ndarray, one: Any, other: ndarray) -> ndarray:
    """`one` where it is true, else what `other` has there."""
    found = other.copy()
    for n, is_true in enumerate(truths.tolist()):
        if is_true:
            found[n] = one
    return found
