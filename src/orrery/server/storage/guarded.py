"""A connection that writes only while its database says that it may.

The lock beside a SQLite file can be removed, and then a second process gets in. So each process
that opens the file writes a token of its own into it, and every transaction begins by reading it: a
process that finds another's token has been displaced, and writes nothing more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from orrery.server.storage.database import Database, Row, Write


class Guarded:
    """A connection whose every transaction begins with a look at the token."""

    def __init__(self, database: Database, table: str, token: str, taken: Exception) -> None:
        """`taken` is raised when the token of the table is another."""
        self._database = database
        self._query = f"SELECT token FROM {table} WHERE id = 1"
        self._token, self._taken = token, taken
        self.clashes = database.clashes

    def execute(self, sql: str, values: Sequence[Any] = ()) -> list[Row]:
        """Run a statement; after BEGIN see that the database is still ours."""
        found = self._database.execute(sql, values)
        if sql == "BEGIN" and self._database.execute(self._query) != [(self._token,)]:
            self._database.execute("ROLLBACK")
            raise self._taken
        return found

    def execute_all(self, writes: Sequence[Write]) -> list[list[Row]]:
        """Run statements inside a transaction, which has looked already."""
        return self._database.execute_all(writes)

    def is_lost(self, error: Exception) -> bool:
        """Displaced is lost for good."""
        return error is self._taken or self._database.is_lost(error)

    def columns(self, table: str) -> list[str]:
        """The names of a table's columns."""
        return self._database.columns(table)

    def tidy(self) -> None:
        """Overwrite what was deleted."""
        self._database.tidy()

    def close(self) -> None:
        """Hang up."""
        self._database.close()
