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
from collections.abc import Callable, Iterable
from operator import itemgetter
from typing import Any, Concatenate, Generic, ParamSpec, Protocol, TypeVar, cast
from weakref import WeakSet

from orrery.core.records import Dtype, memory_of
from orrery.core.stills import Still, content_of, fields_of, read_ahead

P = ParamSpec("P")
T = TypeVar("T")

MOST_ANSWERS = 4096
"""Of one function."""
MOST_BOARDS = 64
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

    __slots__ = ("_dtype", "_fields", "answers", "cut", "names")

    def __init__(
        self, dtype: Dtype, names: frozenset[str] = frozenset(), fields: Iterable[str] = ()
    ) -> None:
        """`names`: what was read for any of them, of which these are read as `fields`."""
        self.names = names
        self.cut = cut_of(dtype, names)
        self.answers: dict[object, T] = {}
        self._dtype = dtype
        self._fields = {name: fields_of(dtype)[name] for name in fields}

    def noting(self, root: Still) -> Noted:
        """A record that notes what else is read; what is known to be read lies ready in it."""
        noted = Noted(root)
        read_ahead(noted.__dict__, root._content or content_of(root), self._fields)
        return noted

    def with_what(self, noted: Noted) -> Kept[T]:
        """The same, or where more was read one without answers: those are kept by less."""
        if noted._names <= self.names:
            return self
        return Kept(self._dtype, self.names | noted._names, noted.__dict__)


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

    def forget(self) -> None:
        """Begin anew."""
        self._kept = {}
        self._n_answers = 0

    def _find(self, kept: Kept[T] | None, board: Any, state: Any, args: Any) -> T:
        """Ask the function, and keep what it says by what it read."""
        root = _root(state)
        noted = Noted(root) if kept is None else kept.noting(root)
        ask: Any = self.__wrapped__
        found: T = ask(board, noted, *args)
        if kept is None:
            dtype: Dtype = root.memory.dtype
            kept = self._kept[(board, *args)] = Kept(dtype, frozenset(noted._names), noted.__dict__)
        elif not noted._names <= kept.names:
            kept = self._kept[(board, *args)] = kept.with_what(noted)
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


def bytes_in(record: Any, name: str) -> bytes:
    """The bytes of a field, by which to remember what is said of it."""
    if type(record) is Noted:
        record._names.add(name)
        record = record._origin
    elif type(record) is not Still:
        found: bytes = memory_of(record)[name].tobytes()
        return found
    return (record._content or content_of(record))[fields_of(record.memory.dtype)[name].stretch]


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
