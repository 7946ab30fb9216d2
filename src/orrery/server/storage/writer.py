"""The one writer, with group commit: units that come at about the same time share a commit.

A unit is kept whole or not at all. It is reported done only after the commit that holds it, so
whoever waits for that may tell the world.
"""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass

from orrery.server.storage.commits import Commits, Failures, Unit
from orrery.server.storage.database import Database, Write

GROUP_SECONDS = 0.002
MOST_UNITS = 256


@dataclass(frozen=True)
class Package:
    """Units handed in together, and whom to tell what became of each."""

    units: list[Unit]
    done: Callable[[Failures], None]
    may_wait: bool  # for others, a few milliseconds


class Writer(threading.Thread):
    """Takes units from a queue and commits them in groups, first come first written."""

    def __init__(self, connect: Callable[[], Database], first: Database | None = None) -> None:
        """`connect` opens the connection, and opens it again after `first` was lost."""
        super().__init__(name="orrery-writer", daemon=True)
        self.commits = Commits(connect, first)
        self._packages: queue.SimpleQueue[Package | None] = queue.SimpleQueue()

    def submit(self, writes: Sequence[Write]) -> Future[None]:
        """Have a unit written; the future is done after its commit."""
        future: Future[None] = Future()
        future.set_running_or_notify_cancel()  # whoever waits may leave; the unit is written

        def done(failures: Failures) -> None:
            if failures[0] is None:
                future.set_result(None)
            else:
                future.set_exception(failures[0])

        self._packages.put(Package([writes], done, may_wait=True))
        return future

    def submit_all(self, units: list[Unit], done: Callable[[Failures], None]) -> None:
        """Have units written at once; `done` is called on the writer's thread after the commit."""
        self._packages.put(Package(units, done, may_wait=False))

    def stop(self) -> None:
        """Write what is queued, then end."""
        self._packages.put(None)
        self.join()

    def run(self) -> None:
        """The life of the thread."""
        is_open = True
        while is_open:
            first = self._packages.get()
            if first is None:
                break
            group, is_open = self._gather(first)
            self._write(group)
        self.commits.close()

    def _gather(self, first: Package) -> tuple[list[Package], bool]:
        """What is to be committed together, and whether more may come."""
        group = [first]
        end = time.monotonic() + (GROUP_SECONDS if first.may_wait else 0.0)
        while len(group) < MOST_UNITS:
            try:
                package = self._packages.get(timeout=max(0.0, end - time.monotonic()))
            except queue.Empty:
                return group, True
            if package is None:
                return group, False
            group.append(package)
        return group, True

    def _write(self, group: list[Package]) -> None:
        """Commit a group; only then are its units done."""
        failures = self.commits.write([unit for package in group for unit in package.units])
        for package in group:
            package.done(failures[: len(package.units)])
            del failures[: len(package.units)]
