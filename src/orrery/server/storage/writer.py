"""The one writer: units of work that arrive within a few milliseconds are committed together.

A unit is kept whole or not at all. Its future is done only after the commit that holds it, so
whoever waits for the future may tell the world.
"""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future

from orrery.server.storage.database import Conflict, Database, StorageDown, Write

GROUP_SECONDS = 0.002
MOST_UNITS = 256

Unit = tuple[Sequence[Write], "Future[None]"]


class Writer(threading.Thread):
    """Takes units from a queue and commits them in groups, first come first written."""

    def __init__(self, connect: Callable[[], Database]) -> None:
        """`connect` opens the connection, and opens it again after it was lost."""
        super().__init__(name="orrery-writer", daemon=True)
        self._connect = connect
        self._database: Database | None = None
        self._units: queue.SimpleQueue[Unit | None] = queue.SimpleQueue()
        self.n_commits = 0
        self.n_units = 0

    def submit(self, writes: Sequence[Write]) -> Future[None]:
        """Have a unit written; the future is done after its commit."""
        future: Future[None] = Future()
        future.set_running_or_notify_cancel()  # whoever waits may leave; the unit is written
        self._units.put((writes, future))
        return future

    def stop(self) -> None:
        """Write what is queued, then end."""
        self._units.put(None)
        self.join()

    def run(self) -> None:
        """The life of the thread."""
        is_open = True
        while is_open:
            first = self._units.get()
            if first is None:
                break
            group, is_open = self._gather(first)
            self._write(group)
        if self._database is not None:
            self._database.close()

    def _gather(self, first: Unit) -> tuple[list[Unit], bool]:
        """The units of the next few milliseconds, and whether more may come."""
        group = [first]
        end = time.monotonic() + GROUP_SECONDS
        while len(group) < MOST_UNITS:
            try:
                unit = self._units.get(timeout=max(0.0, end - time.monotonic()))
            except queue.Empty:
                return group, True
            if unit is None:
                return group, False
            group.append(unit)
        return group, True

    def _write(self, group: list[Unit]) -> None:
        """Commit a group; only then are its futures done."""
        try:
            failures = self._commit(group)
        except Exception as error:
            self._drop_connection()
            for _, future in group:
                future.set_exception(StorageDown(str(error)))
            return
        self.n_commits += 1
        self.n_units += len(group)
        for (_, future), failure in zip(group, failures, strict=True):
            if failure is None:
                future.set_result(None)
            else:
                future.set_exception(failure)

    def _commit(self, group: list[Unit]) -> list[Exception | None]:
        if self._database is None:
            self._database = self._connect()
        self._database.execute("BEGIN")
        failures = [self._write_unit(self._database, writes) for writes, _ in group]
        self._database.execute("COMMIT")
        return failures

    @staticmethod
    def _write_unit(database: Database, writes: Sequence[Write]) -> Exception | None:
        """Write one unit; a clash undoes this unit alone."""
        database.execute("SAVEPOINT unit")
        try:
            for sql, values in writes:
                database.execute(sql, values)
        except database.clashes as error:
            database.execute("ROLLBACK TO SAVEPOINT unit")
            return Conflict(str(error))
        database.execute("RELEASE SAVEPOINT unit")
        return None

    def _drop_connection(self) -> None:
        database, self._database = self._database, None
        if database is not None:
            try:
                database.close()
            except Exception:  # it is lost anyway
                return
