"""SQLite: a file beside the server, write-ahead log, every commit on the disk before it counts."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from orrery.server.storage.database import Row, Write
from orrery.server.storage.files import close_to_others, make_private

PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA busy_timeout = 5000",
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",  # what was a secret is overwritten, not only forgotten
)
OWN_FAULTS = {
    sqlite3.SQLITE_ERROR,
    sqlite3.SQLITE_TOOBIG,
    sqlite3.SQLITE_CONSTRAINT,
    sqlite3.SQLITE_MISMATCH,
    sqlite3.SQLITE_RANGE,
}
"""Primary result codes that one statement earns; all others concern the file or the disk."""

MEMORY = ":memory:"


class SqliteDatabase:
    """One connection to a database file."""

    clashes: tuple[type[Exception], ...] = (sqlite3.IntegrityError,)

    def __init__(self, path: str) -> None:
        """Open or create the file, for its owner alone (what lies beside it gets its rights)."""
        if path != MEMORY:
            make_private(Path(path))
        self._connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        for pragma in PRAGMAS:
            self._connection.execute(pragma)
        if path != MEMORY:
            close_to_others(Path(path))  # it is a database: others' files keep their rights

    def execute(self, sql: str, values: Sequence[Any] = ()) -> list[Row]:
        """Run a statement; the rows it gives."""
        return self._connection.execute(sql, values).fetchall()

    def execute_all(self, writes: Sequence[Write]) -> list[list[Row]]:
        """Run statements; the rows that each gives."""
        return [self.execute(*write) for write in writes]

    def is_lost(self, error: Exception) -> bool:
        """Locked, full, read-only, not readable: not the fault of a statement."""
        code = getattr(error, "sqlite_errorcode", None)
        return code is not None and code & 0xFF not in OWN_FAULTS

    def columns(self, table: str) -> list[str]:
        """The names of a table's columns."""
        return [row[1] for row in self.execute(f"PRAGMA table_info({table})")]

    def tidy(self) -> None:
        """Empty the write-ahead log into the file, where deleted content is overwritten."""
        self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()

    def close(self) -> None:
        """Close the file."""
        self._connection.close()
