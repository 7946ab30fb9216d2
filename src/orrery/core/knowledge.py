"""What the annotation of a field says beside its type: who may know it, its words, its range.

    hands: Annotated[Int8s, (MAX_SEATS, N_CARDS), only(OWNER)]      # row i is seat i's
    pile: Annotated[Int8s, (N_CARDS,), only(NOBODY)]
    cards: Annotated[Int8s, (MAX_SEATS, 4), only(OWNER, unless="state.phase == 3")]
    turn: Annotated[Int8, words("red", "blue")]

From the marks of a State follow `hide`, `clear` and `observe` (core.state_rules), the view, and
the tests of twin worlds (core.conformance).
"""

from __future__ import annotations

import functools
from typing import Any, TypeVar, get_args, get_type_hints

from orrery.core.records import Mark, memory_of, new_record

OWNER = "owner"
NOBODY = "nobody"


class only(Mark):  # noqa: N801 - reads as a word of an annotation
    """Hidden from all but its OWNER, the seat of the first index, or from all: NOBODY."""

    def __init__(self, who: str, unless: str = "", blank: int = 0) -> None:
        """`unless`: an expression of board and state; then everybody may know the field.

        `blank` is what stands there for those who may not know.
        """
        self.who = who
        self.unless = unless
        self.blank = blank


class words(Mark):  # noqa: N801
    """The numbers of a field stand for words; those below 0 for nothing."""

    def __init__(self, *known: str) -> None:
        self.known = known


class usual(Mark):  # noqa: N801
    """What a field holds before `setup`, where that is not 0."""

    def __init__(self, value: int) -> None:
        self.value = value


class between(Mark):  # noqa: N801
    """A number of the board that `boards.toml` gives, in this range."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high


M = TypeVar("M", bound=Mark)


def marks(cls: type, sort: type[M]) -> dict[str, M]:
    """Field -> its mark of a sort, for the fields that have one."""
    hints = _hints(cls)
    found = {name: [m for m in get_args(h) if isinstance(m, sort)] for name, h in hints.items()}
    return {name: some[0] for name, some in found.items() if some}


@functools.cache
def _hints(cls: type) -> dict[str, Any]:
    return get_type_hints(cls, include_extras=True)


@functools.cache
def _words_of(cls: type) -> dict[str, words]:
    return marks(cls, words)


def has_secrets(state: type) -> bool:
    """Some seat may know what another may not."""
    return bool(marks(state, only))


def fresh(cls: type) -> Any:
    """A State as it is before `setup`."""
    record: Any = new_record(cls)
    for name, mark in marks(cls, usual).items():
        memory_of(record)[name] = mark.value
    return record


def plain_values(cls: type, record: Any) -> dict[str, Any]:
    """The fields of a record as plain values, with their words."""
    memory = memory_of(record)[0]
    names: tuple[str, ...] = memory.dtype.names or ()
    values = {name: memory[name].tolist() for name in names}
    for name, mark in _words_of(cls).items():
        values[name] = _said(values[name], mark.known)
    return values


def _said(value: Any, known: tuple[str, ...]) -> Any:
    if isinstance(value, list):
        return [_said(one, known) for one in value]
    return known[value] if 0 <= value < len(known) else None
