"""What storage asks of a database: statements with `?`, transactions, and names for its faults."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from orrery.server.incidents import Outage

Row = tuple[Any, ...]
Write = tuple[str, Sequence[Any]]


class Conflict(Exception):  # noqa: N818 - named for what happened
    """A unique key was taken already: another move has this number, or this id is known."""


class Unstorable(Exception):  # noqa: N818 - named for what happened
    """The database refuses this statement for a reason of its own, such as a text with a NUL."""


class StorageDown(Outage):
    """The database did not take the writes; whether it kept them is for a later read to say."""


class Fenced(StorageDown):
    """The table belongs to another node by now: nothing of this unit was written."""


class Displaced(StorageDown):
    """Another process has this database now: this one may not write any more."""

    is_final = True


class Database(Protocol):
    """One connection, used by one thread."""

    clashes: tuple[type[Exception], ...]
    """The exceptions that mean: a unique key was taken already."""

    def execute(self, sql: str, values: Sequence[Any] = ()) -> list[Row]:
        """Run a statement; the rows it gives."""

    def execute_all(self, writes: Sequence[Write]) -> list[list[Row]]:
        """Run statements, one after the other, inside a transaction; the rows that each gives."""

    def is_lost(self, error: Exception) -> bool:
        """Whether an error is the connection's or the disk's, and not that of one statement."""

    def columns(self, table: str) -> list[str]:
        """The names of a table's columns."""

    def tidy(self) -> None:
        """Let nothing of what was deleted or replaced lie about."""

    def close(self) -> None:
        """Give the connection back."""
