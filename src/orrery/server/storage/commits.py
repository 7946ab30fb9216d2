"""Commits: units of writes, each kept whole or not at all, several in one commit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress

from orrery.server.storage.claims import Taken
from orrery.server.storage.database import (
    Conflict,
    Database,
    Displaced,
    Fenced,
    Row,
    StorageDown,
    Unstorable,
    Write,
)
from orrery.server.storage.fence import FENCE

Unit = Sequence[Write]
Failures = list[Exception | None]


class Commits:
    """Writes on one connection, which is opened again after it was lost."""

    def __init__(self, connect: Callable[[], Database], first: Database | None = None) -> None:
        """`connect` opens the connection, and opens it again after `first` was lost."""
        self._connect = connect
        self._database = first
        self.n_commits = 0
        self.n_units = 0

    def write(self, units: list[Unit]) -> Failures:
        """Commit units together; for each None, or what became of it instead."""
        try:
            failures = self._commit(units)
        except Exception as error:
            self._drop_connection()
            return [_down(error) for _ in units]
        self.n_commits += 1
        self.n_units += len(units)
        return failures

    def close(self) -> None:
        """Give the connection back."""
        if self._database is not None:
            self._database.close()

    def _commit(self, units: list[Unit]) -> Failures:
        """Write all units; where one fails for its own reason, begin again and keep them apart."""
        if self._database is None:
            self._database = self._connect()
        try:
            return self._write_all(self._database, units)
        except Exception as error:
            if self._database.is_lost(error):
                raise
            self._database.execute("ROLLBACK")
            return self._write_apart(self._database, units)

    @staticmethod
    def _write_all(database: Database, units: list[Unit]) -> Failures:
        database.execute("BEGIN")
        _write_together(database, [write for unit in units for write in unit])
        database.execute("COMMIT")
        return [None] * len(units)

    def _write_apart(self, database: Database, units: list[Unit]) -> Failures:
        database.execute("BEGIN")
        failures = [self._write_unit(database, unit) for unit in units]
        database.execute("COMMIT")
        return failures

    @staticmethod
    def _write_unit(database: Database, writes: Sequence[Write]) -> Exception | None:
        """Write one unit; what is wrong with it undoes this unit alone."""
        database.execute("SAVEPOINT unit")
        try:
            _write(database, writes)
        except Exception as error:
            if database.is_lost(error):
                raise
            database.execute("ROLLBACK TO SAVEPOINT unit")
            return _own_fault(database, error)
        database.execute("RELEASE SAVEPOINT unit")
        return None

    def _drop_connection(self) -> None:
        database, self._database = self._database, None
        if database is not None:
            with suppress(Exception):  # it is lost anyway
                database.close()


def _write(database: Database, writes: Sequence[Write]) -> None:
    """Run statements; Fenced at the first of them that is a fence and does not hold."""
    for sql, values in writes:
        _check(sql, database.execute(sql, values))


def _write_together(database: Database, writes: Sequence[Write]) -> None:
    """The same in one go, all fences first; where one does not hold, the others have been run."""
    ordered = sorted(writes, key=lambda write: write[0] != FENCE)
    for (sql, _), rows in zip(ordered, database.execute_all(ordered), strict=True):
        _check(sql, rows)


def _check(sql: str, rows: list[Row]) -> None:
    if sql == FENCE and not rows:
        raise Fenced("the table belongs to another node")


def _own_fault(database: Database, error: Exception) -> Exception:
    if isinstance(error, Fenced):
        return error
    if isinstance(error, database.clashes):
        return Conflict(str(error))
    return Unstorable(f"{type(error).__name__}: {error}")


def _down(error: Exception) -> StorageDown:
    return Displaced(str(error)) if isinstance(error, Taken) else StorageDown(str(error))
