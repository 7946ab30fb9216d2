"""Which target runs a rule that Python calls: compiled code, or plain Python.

Usually it is compiled code, and who calls a rule first waits for the compiler. A process in which
nobody may wait says so (`begin_at_once`): a rule that Python calls is plain there, and the heavy
work is done by WebAssembly modules (`orrery.wasm.choice`), until compiled code that was loaded in
the background takes over (`take_over`). That happens between two moves: rules hand each other
windows on records when they are plain, and raw ones when they are compiled.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager


class Loading(threading.local):
    """Whether this thread loads compiled rules while others go on."""

    is_on = False


_loading = Loading()
_is_at_once = False  # in this process
_taken_over: set[str] = set()  # packages
changes = 0
"""How often one of the two has changed, for who would rather not ask at every call."""


def begin_at_once() -> None:
    """Let nobody wait for a compiler in this process."""
    global _is_at_once, changes
    _is_at_once = True
    changes += 1


def is_at_once() -> bool:
    """Whether nobody waits for a compiler in this process."""
    return _is_at_once


def end_at_once() -> None:
    """Compile at the first call again, as at the start of a process."""
    global _is_at_once, changes
    _is_at_once = False
    _taken_over.clear()
    changes += 1


def take_over(package: str) -> None:
    """Run the rules of a package compiled from now on; called between two moves."""
    global changes
    _taken_over.add(package)
    changes += 1


def runs_compiled(package: str) -> bool:
    """Whether rules of a package, called from here, run compiled."""
    return not _is_at_once or package in _taken_over or _loading.is_on


@contextmanager
def loading() -> Iterator[None]:
    """Run everything compiled in this thread, to load it from the disk."""
    _loading.is_on = True
    try:
        yield
    finally:
        _loading.is_on = False


def is_loading() -> bool:
    """Whether this thread loads compiled rules."""
    return _loading.is_on
