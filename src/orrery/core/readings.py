"""Readings: answers that are remembered by what was read of a position to find them.

A move changes a few fields of a position; most of what is said of it stays. A remembered function
is handed a still record that notes which fields are read. While those fields hold the same bytes
the same answer is given, whatever has changed elsewhere, for this table and for all others on the
same board. A function that hands the whole record to a rule has read all of it.

Such a function depends on nothing but its arguments, and its answer is never changed by anybody.
Where rules run as plain Python there are no still records, and nothing is remembered.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Collection, Iterable
from operator import itemgetter
from typing import Any, Concatenate, Generic, ParamSpec, Protocol, TypeVar, cast
from weakref import WeakSet

from orrery.core.records import Dtype, memory_of
from orrery.core.stills import Still, content_of, fields_of

P = ParamSpec("P")
T = TypeVar("T")

MOST_ANSWERS = 4096
"""Of one function."""
MOST_BOARDS = 64
MOST_POSITIONS = 1024
NOT_FOUND: Any = object()
Cut = Callable[[bytes], object]


class Forgetful(Protocol):
    """Something that remembers answers."""

    def forget(self) -> None:
        """Begin anew."""


_all: WeakSet[Forgetful] = WeakSet()


class Noted(Still):
    """A still record that notes which of its fields are read."""

    __slots__ = ("_names", "_origin")

    def __init__(self, origin: Still) -> None:
        """Nothing is read yet."""
        object.__setattr__(self, "_origin", origin)
        object.__setattr__(self, "_names", set())

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._origin, name)
        self._names.add(name)
        self.__dict__[name] = found
        return found

    @property
    def memory(self) -> Any:
        """All of it."""
        memory = self._origin.memory
        self._names.update(memory.dtype.names or ())
        return memory

    @property
    def data(self) -> Any:
        """All of it."""
        self._names.update(self._origin.memory.dtype.names or ())
        return self._origin.data


class Kept(Generic[T]):
    """The answers for one board and one set of further arguments."""

    __slots__ = ("answers", "cut", "names")

    def __init__(self, dtype: Dtype, names: frozenset[str]) -> None:
        """`names`: the fields that were read for any of them."""
        self.names = names
        self.cut = cut_of(dtype, names)
        self.answers: dict[object, T] = {}


class Remembered(Generic[P, T]):
    """A function of a board, a position and what else, with what it answered."""

    def __init__(
        self, function: Callable[Concatenate[Any, Any, P], T], most: int = MOST_ANSWERS
    ) -> None:
        """Nothing is asked yet; with more than `most` answers it begins anew."""
        self.__doc__ = function.__doc__
        self.__wrapped__ = function
        self._most = most
        self._kept: dict[object, Kept[T]] = {}
        self._n_answers = 0
        forget_with_all(self)

    def __call__(self, board: Any, state: Any, *args: P.args, **more: P.kwargs) -> T:
        """The answer, remembered or found."""
        if not isinstance(state, Still) or more:
            return self.__wrapped__(board, state, *args, **more)
        kept = self._kept.get((board, *args))
        if kept is not None:
            root: Still = state._origin if type(state) is Noted else state
            content = root._content or content_of(root)
            found = kept.answers.get(kept.cut(content), NOT_FOUND)
            if found is not NOT_FOUND:
                if type(state) is Noted:
                    state._names.update(kept.names)
                return found
        return self._find(kept, board, state, args)

    def each(self, board: Any, state: Any, seat: int, actions: Iterable[int]) -> list[T]:
        """The answers for some actions of a seat: the same as one by one, with less ado."""
        ask: Any = self
        if type(state) is not Still:
            return [ask(board, state, seat, action) for action in actions]
        content, found = state._content or content_of(state), list[T]()
        for action in actions:
            kept = self._kept.get((board, seat, action))
            known = NOT_FOUND if kept is None else kept.answers.get(kept.cut(content), NOT_FOUND)
            if known is NOT_FOUND:
                known = self._find(kept, board, state, (seat, action))
            found.append(known)
        return found

    def asked(self, board: Any, state: Still) -> tuple[T, Collection[str]]:
        """The answer for a still record, and the fields that were read for it."""
        kept = self._kept.get((board,))
        if kept is not None:
            found = kept.answers.get(kept.cut(state._content or content_of(state)), NOT_FOUND)
            if found is not NOT_FOUND:
                return found, kept.names
        ask: Any = self._find
        found = ask(kept, board, state, ())
        kept = self._kept.get((board,))
        return found, every_field(state) if kept is None else kept.names

    def forget(self) -> None:
        """Begin anew."""
        self._kept = {}
        self._n_answers = 0

    def _find(self, kept: Kept[T] | None, board: Any, state: Any, args: Any) -> T:
        """Ask the function, and keep what it says by what it read."""
        root = _root(state)
        noted = Noted(root)
        ask: Any = self.__wrapped__
        found: T = ask(board, noted, *args)
        if kept is None or not noted._names <= kept.names:
            before = frozenset[str]() if kept is None else kept.names
            kept = Kept(root.memory.dtype, before | noted._names)
            self._kept[(board, *args)] = kept
        if type(state) is Noted:
            state._names.update(kept.names)
        kept.answers[kept.cut(content_of(root))] = found
        self._n_answers += 1
        if self._n_answers > self._most:
            self.forget()
        return found


def remembered(
    function: Callable[Concatenate[Any, Any, P], T],
) -> Callable[Concatenate[Any, Any, P], T]:
    """Remember what a function of board, position and what can be hashed answers."""
    return cast(Callable[Concatenate[Any, Any, P], T], Remembered(function))


def noted_by(
    function: Callable[[Any, Any], T], board: Any, state: Still
) -> tuple[T, Collection[str]]:
    """What a function answers, and the fields that it read."""
    noted = Noted(state)
    answer = function(board, noted)
    return answer, noted._names


def bytes_in(record: Any, name: str) -> bytes:
    """The bytes of a field, by which to remember what is said of it."""
    if not isinstance(record, Still):
        found: bytes = memory_of(record)[name].tobytes()
        return found
    root = _root(record)
    if root is not record:
        record._names.add(name)
    return content_of(root)[fields_of(root.memory.dtype)[name].stretch]


def every_field(record: Still) -> Collection[str]:
    """The names of all fields."""
    return record.memory.dtype.names or ()


def in_whole(function: Callable[[Any, Any], T]) -> Callable[[Any, Any], T]:
    """Remember what a function of board and position answers, for the same position again."""
    kept: dict[object, T] = {}

    @functools.wraps(function)
    def answer(board: Any, state: Any) -> T:
        if type(state) is not Still:
            return function(board, state)
        key = board, state._content or content_of(state)
        found: T = kept.get(key, NOT_FOUND)
        if found is NOT_FOUND:
            if len(kept) >= MOST_POSITIONS:
                kept.clear()
            found = kept[key] = function(board, state)
        return found

    return answer


def of_board(function: Callable[[Any], T]) -> Callable[[Any], T]:
    """Remember what a function of a board answers, for boards that nobody can change."""
    kept = functools.lru_cache(MOST_BOARDS)(function)

    @functools.wraps(function)
    def answer(board: Any) -> T:
        return kept(board) if isinstance(board, Still) else function(board)

    return answer


def forget_with_all(one: Forgetful) -> None:
    """Let `forget_all` know of it."""
    _all.add(one)


def forget_all() -> None:
    """Begin anew everywhere, for measurements."""
    for one in list(_all):
        one.forget()


def _root(state: Still) -> Still:
    """The record behind one that notes."""
    return state._origin if type(state) is Noted else state


@functools.lru_cache(4096)
def cut_of(dtype: Dtype, names: frozenset[str]) -> Cut:
    """What takes the bytes of fields out of those of a record."""
    fields: Any = dtype.fields
    parts = sorted((fields[name][1], fields[name][0].itemsize) for name in names)
    return cast(Cut, itemgetter(*joined(parts)))


def joined(parts: Iterable[tuple[int, int]]) -> list[slice]:
    """Stretches of bytes, those that touch each other as one; at least an empty one."""
    found = [slice(0, 0)]
    for start, size in parts:
        if start == found[-1].stop:
            found[-1] = slice(found[-1].start, start + size)
        else:
            found.append(slice(start, start + size))
    return found[1:] if len(found) > 1 and found[0].stop == 0 else found
