"""Who reads and writes for a store: threads of its own, or, where there are none, the caller."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import ParamSpec, Protocol, TypeVar

from orrery.server.storage.commits import Commits, Failures, Unit
from orrery.server.storage.database import Database, Write
from orrery.server.storage.writer import Writer

P = ParamSpec("P")
T = TypeVar("T")
Connect = Callable[[], Database]


class Writing(Protocol):
    """What a store asks of its writer."""

    @property
    def commits(self) -> Commits:
        """How they are made."""

    def submit(self, writes: Sequence[Write]) -> Future[None]:
        """Have a unit written; the future is done after its commit."""

    def submit_all(self, units: list[Unit], done: Callable[[Failures], None]) -> None:
        """Have units written at once; `done` is called after the commit."""

    def stop(self) -> None:
        """Write what is queued, then end."""


class Hands(Protocol):
    """A reader and a writer."""

    def reader(self) -> Executor:
        """Where reads are done."""

    def writer(self, connect: Connect, first: Database) -> Writing:
        """Who writes."""


class Threads:
    """A thread that reads, and one that writes."""

    def reader(self) -> Executor:
        """One thread."""
        return ThreadPoolExecutor(1, "orrery-reader")

    def writer(self, connect: Connect, first: Database) -> Writing:
        """Another one."""
        writer = Writer(connect, first)
        writer.start()
        return writer


class Callers:
    """Whoever asks does the work, at once."""

    def reader(self) -> Executor:
        """The caller."""
        return AtOnce()

    def writer(self, connect: Connect, first: Database) -> Writing:
        """The caller."""
        return WritesAtOnce(connect, first)


class AtOnce(Executor):
    """Runs what it is given before it comes back."""

    def submit(self, call: Callable[P, T], /, *args: P.args, **more: P.kwargs) -> Future[T]:
        """A future that is done."""
        future: Future[T] = Future()
        try:
            future.set_result(call(*args, **more))
        except Exception as error:
            future.set_exception(error)
        return future


class WritesAtOnce:
    """Commits every unit by itself."""

    def __init__(self, connect: Connect, first: Database) -> None:
        """`connect` opens the connection again after `first` was lost."""
        self.commits = Commits(connect, first)

    def submit(self, writes: Sequence[Write]) -> Future[None]:
        """Write; the future is done."""
        return AtOnce().submit(self._write, writes)

    def _write(self, writes: Sequence[Write]) -> None:
        (failure,) = self.commits.write([writes])
        if failure is not None:
            raise failure

    def submit_all(self, units: list[Unit], done: Callable[[Failures], None]) -> None:
        """Write, then say what became of each unit."""
        done(self.commits.write(units))

    def stop(self) -> None:
        """Nothing is queued."""
        self.commits.close()
