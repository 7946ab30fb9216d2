"""How a layout of features is written down: what `observe` writes, in its order.

    SEAT = Axis("seat", MAX_SEATS)
    (
        each(Axis("space", 24), flag("is_hole"), count("ships", SIZE, SEAT, per=3)),
        one_hot("phase", Axis("phase", PHASES)),
    )

Offsets follow from the order. Fields within `each` alternate: all of the first space, all of the
second. Seats are counted from the viewer, in the order of play: seat 0 is the viewer's own.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

FLAG, COUNT, ONE_HOT = "flag", "count", "one-hot"
KINDS = (FLAG, COUNT, ONE_HOT)

EVERYBODY, VIEWER = "everybody", "viewer"
SEAT = "seat"
"""The name of an axis of seats, or of sides, counted from the viewer."""


class Axis:
    """What an index of a field counts."""

    def __init__(self, name: str, size: int | Sequence[str]) -> None:
        """So many, or these by name."""
        self.name = name
        self.labels = None if isinstance(size, int) else tuple(size)
        self.size = size if isinstance(size, int) else len(size)

    def __repr__(self) -> str:
        return f"{self.name} {self.size}"

    def label(self, index: int) -> str:
        """One of them in words."""
        return f"{self.name} {index}" if self.labels is None else self.labels[index]


@dataclass(frozen=True)
class Field:
    """A named part of the features: an array of numbers, spread over the vector."""

    name: str
    axes: tuple[Axis, ...]
    kind: str
    per: float = 1.0
    """Features are (value + plus) / per."""
    plus: int = 0
    unit: str = ""
    whose: str = EVERYBODY
    """Who is told: everybody, or the viewer alone."""
    offset: int = 0
    strides: tuple[int, ...] = ()

    @property
    def shape(self) -> tuple[int, ...]:
        """The size of each axis."""
        return tuple(axis.size for axis in self.axes)

    @property
    def size(self) -> int:
        """How many features it has."""
        return math.prod(self.shape)


class Each(NamedTuple):
    """Fields that are repeated, one index of an axis after the other."""

    axis: Axis
    parts: tuple[Part, ...]


Part = Field | Each
Layout = Sequence[Part]


def each(axis: Axis, *parts: Part) -> Each:
    """All of these for the first of an axis, then all for the second, and so on."""
    return Each(axis, parts)


def flag(name: str, *axes: Axis, whose: str = EVERYBODY) -> Field:
    """1 where it is so, else 0."""
    return Field(name, axes, FLAG, whose=whose)


def count(
    name: str, *axes: Axis, per: float = 1.0, plus: int = 0, unit: str = "",
    whose: str = EVERYBODY,
) -> Field:  # fmt: skip
    """A whole number, divided by what it usually stays below."""
    return Field(name, axes, COUNT, per, plus, unit, whose)


def one_hot(name: str, *axes: Axis) -> Field:
    """1 for one of the last axis, 0 for the others; all 0: none."""
    return Field(name, axes, ONE_HOT)


def placed(layout: Layout) -> Iterator[Field]:
    """All fields with their offsets and strides."""
    start = 0
    for part in layout:
        yield from _placed(part, start, (), ())
        start += _size(part)


def _size(part: Part) -> int:
    if isinstance(part, Field):
        return part.size
    return part.axis.size * sum(map(_size, part.parts))


def _placed(
    part: Part, start: int, axes: tuple[Axis, ...], strides: tuple[int, ...]
) -> Iterator[Field]:
    """The fields of a part, which is repeated along `axes`."""
    if isinstance(part, Field):
        own = tuple(math.prod(part.shape[n + 1 :]) for n in range(len(part.axes)))
        yield replace(part, axes=(*axes, *part.axes), strides=(*strides, *own), offset=start)
        return
    stride = sum(map(_size, part.parts))
    for inner in part.parts:
        yield from _placed(inner, start, (*axes, part.axis), (*strides, stride))
        start += _size(inner)
