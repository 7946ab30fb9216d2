"""The text of rules that go through the fields of a State: `hide`, `clear`, `observe`."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

from orrery.core.knowledge import NOBODY, OWNER, marks, only, usual
from orrery.core.records import record_dtype


class Field(NamedTuple):
    """A field of a State."""

    name: str
    shape: tuple[int, ...]

    @property
    def element(self) -> str:
        """The text of one of its elements, within its loops."""
        index = ", ".join(f"i{axis}" for axis in range(len(self.shape)))
        return f"state.{self.name}[{index}]" if index else f"state.{self.name}"

    @property
    def place(self) -> str:
        """The text of the place of that element among all of them."""
        steps = [math.prod(self.shape[axis + 1 :]) for axis in range(len(self.shape))]
        terms = [f"i{axis} * {step}" if step > 1 else f"i{axis}" for axis, step in enumerate(steps)]
        return " + ".join(terms)

    def loops(self, *body: str) -> Iterator[str]:
        """`body` for every element."""
        for axis, size in enumerate(self.shape):
            yield f"{'    ' * axis}for i{axis} in range({size}):"
        yield from (f"{'    ' * len(self.shape)}{line}" for line in body)


def fields_of(state: type) -> list[Field]:
    """All fields of a State."""
    dtype = record_dtype(state)
    return [Field(name, dtype[name].shape) for name in dtype.names or ()]


def rule_text(head: str, lines: Iterator[str]) -> str:
    """A whole rule."""
    return "\n".join([f"def {head}:", *(f"    {line}" for line in lines), ""])


def hide_text(state: type) -> str:
    """Every field that the viewer may not know is blanked."""
    return rule_text("hide(board, state, viewer)", _hide(state))


def _hide(state: type) -> Iterator[str]:
    secrets = marks(state, only)
    if not secrets:
        yield "return"
    for field in fields_of(state):
        if field.name in secrets:
            mark = secrets[field.name]
            yield from _unless(mark, _blanking(field, mark))


def _unless(mark: only, lines: Iterator[str]) -> Iterator[str]:
    if not mark.unless:
        yield from lines
        return
    yield f"if not ({mark.unless}):"
    yield from (f"    {line}" for line in lines)


def _blanking(field: Field, mark: only) -> Iterator[str]:
    if mark.who == NOBODY:
        return field.loops(f"{field.element} = {mark.blank}")
    if not field.shape:
        raise TypeError(f"{field.name}: only(OWNER) needs a row for each seat")
    return field.loops("if i0 != viewer:", f"    {field.element} = {mark.blank}")


def clear_text(state: type) -> str:
    """Every field as it is before `setup`."""
    at_first = {name: mark.value for name, mark in marks(state, usual).items()}
    lines = (
        line
        for field in fields_of(state)
        for line in field.loops(f"{field.element} = {at_first.get(field.name, 0)}")
    )
    return rule_text("clear(state)", lines)


def observe_text(state: type) -> str:
    """Every number that the viewer may know; 0 where it may not."""
    return rule_text("observe(board, state, viewer, out)", _observe(state))


def observed(state: type) -> list[Field]:
    """The fields that somebody may know."""
    secrets = marks(state, only)
    hidden = [name for name, mark in secrets.items() if mark.who == NOBODY]
    return [field for field in fields_of(state) if field.name not in hidden]


def observation_size(state: type) -> int:
    """How many numbers `observe` writes."""
    return sum(math.prod(field.shape) for field in observed(state))


def _observe(state: type) -> Iterator[str]:
    secrets, n = marks(state, only), 0
    for field in observed(state):
        value = field.element
        if field.name in secrets and secrets[field.name].who == OWNER:
            value += " if i0 == viewer else 0"
        place = f"{n} + {field.place}" if field.place else str(n)
        yield from field.loops(f"out[{place}] = {value}")
        n += math.prod(field.shape)
