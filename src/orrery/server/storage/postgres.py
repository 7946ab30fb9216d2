"""PostgreSQL by URL, for those who run one already (`pip install orrery[postgres]`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from orrery.core.errors import BadInput
from orrery.server.storage.database import Row

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
        cursor = self._connection.execute(sql.replace("?", "%s").encode(), values)
        return cursor.fetchall() if cursor.description else []

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
