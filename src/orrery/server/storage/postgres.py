"""PostgreSQL by URL, for those who run one already (`pip install orrery[postgres]`)."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING, Any

from orrery.core.errors import BadInput
from orrery.server.storage.database import Row, Write

if TYPE_CHECKING:
    from psycopg import Cursor

GIVE_UP = {
    "connect_timeout": 10,  # seconds
    "tcp_user_timeout": 10_000,  # milliseconds for which sent bytes may stay unacknowledged
    "keepalives_idle": 5,  # seconds of silence before the other side is asked whether it lives
    "keepalives_interval": 2,
    "keepalives_count": 3,
}
"""When a line is thought to be dead whose packets vanish; the URL may say otherwise."""


class PostgresDatabase:
    """One connection; transactions are begun and ended by statements, as with SQLite."""

    def __init__(self, url: str) -> None:
        """Connect; BadInput when the driver is missing."""
        try:
            import psycopg
        except ImportError:
            raise BadInput("PostgreSQL needs its driver: pip install 'orrery[postgres]'") from None
        self.clashes: tuple[type[Exception], ...] = (psycopg.errors.IntegrityError,)
        self._lost: tuple[type[Exception], ...] = (
            psycopg.OperationalError,  # hung up, shut down, disk full, out of memory
            psycopg.errors.ReadOnlySqlTransaction,  # a standby, or disk full for its guard
        )
        wished = psycopg.conninfo.conninfo_to_dict(url)
        more: dict[str, Any] = {name: n for name, n in GIVE_UP.items() if name not in wished}
        self._connection = psycopg.connect(url, autocommit=True, **more)

    def execute(self, sql: str, values: Sequence[Any] = ()) -> list[Row]:
        """Run a statement; the rows it gives."""
        cursor = self._connection.execute(_spoken(sql), values)
        return cursor.fetchall() if cursor.description else []

    def execute_all(self, writes: Sequence[Write]) -> list[list[Row]]:
        """Send statements without waiting for the answer to the one before.

        After one that fails the database runs none until the end of the transaction.
        """
        with self._connection.pipeline():
            runs = [self._run(sql, [values for _, values in run])
                    for sql, run in groupby(writes, key=itemgetter(0))]  # fmt: skip
        return [rows for cursor in runs for rows in _rows_of(cursor)]

    def _run(self, sql: str, rows: list[Sequence[Any]]) -> Cursor[Row]:
        """Begin one statement for some rows of values."""
        cursor = self._connection.cursor()
        cursor.executemany(_spoken(sql), rows, returning=True)
        return cursor

    def is_lost(self, error: Exception) -> bool:
        """The server hung up or cannot write at all: not the fault of a statement."""
        return self._connection.closed or isinstance(error, self._lost)

    def columns(self, table: str) -> list[str]:
        """The names of a table's columns."""
        cursor = self._connection.execute(f"SELECT * FROM {table} LIMIT 0".encode())
        return [column.name for column in cursor.description or ()]

    def tidy(self) -> None:
        """Leave it to the database's own vacuum."""

    def close(self) -> None:
        """Hang up."""
        self._connection.close()


def _rows_of(cursor: Cursor[Row]) -> Iterator[list[Row]]:
    """What a statement gave for each row of values."""
    for found in cursor.results():
        yield found.fetchall() if found.description else []


@functools.lru_cache(512)
def _spoken(sql: str) -> bytes:
    """A statement of ours as the driver has it."""
    return sql.replace("?", "%s").encode()
