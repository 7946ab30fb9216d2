"""SQLite in the browser: the database that the page's worker holds, seen as storage sees one.

The worker keeps a copy of it for the next visit after every commit (`web/src/engine/keeper.ts`).
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Protocol

from orrery.server.storage.claims import NoClaim
from orrery.server.storage.database import Row, Write
from orrery.server.storage.hands import Callers
from orrery.server.storage.secrets import Vault
from orrery.server.storage.store import Medium

UNIQUE = "constraint"


class Statements(Protocol):
    """What JavaScript lends: one database of one page. Values and rows cross as JSON."""

    def execute(self, sql: str, values: str) -> str:
        """Run a statement; the rows it gives."""


class Clash(Exception):  # noqa: N818 - named for what happened
    """A key was taken already."""


class BrowserDatabase:
    """One connection; all of them lead to the same database."""

    clashes: tuple[type[Exception], ...] = (Clash,)

    def __init__(self, statements: Statements) -> None:
        """Open already."""
        self._statements = statements

    def execute(self, sql: str, values: Sequence[Any] = ()) -> list[Row]:
        """Run a statement; the rows it gives."""
        try:
            found = self._statements.execute(sql, json.dumps(list(values)))
            return [tuple(row) for row in json.loads(found)]
        except Exception as error:
            raise Clash(str(error)) if UNIQUE in str(error).lower() else error from None

    def execute_all(self, writes: Sequence[Write]) -> list[list[Row]]:
        """Run statements; the rows that each gives."""
        return [self.execute(*write) for write in writes]

    def is_lost(self, error: Exception) -> bool:
        """It lies in the memory of the page, which is lost only with the page."""
        return False

    def columns(self, table: str) -> list[str]:
        """The names of a table's columns."""
        return [row[1] for row in self.execute(f"PRAGMA table_info({table})")]

    def tidy(self) -> None:
        """Nobody else can read it."""

    def close(self) -> None:
        """The page has it."""


class OpenVault(Vault):
    """Seals nothing: whoever reads the memory of the page is the one who plays on it."""

    def __init__(self) -> None:
        """No key."""
        self.key_id = "none"

    def seal(self, text: str, place: str) -> str:
        """The text."""
        return text

    def open(self, sealed: str, place: str) -> str:
        """The text."""
        return sealed


def medium_of(statements: Statements) -> Medium:
    """How a store comes to the database of a page."""
    return Medium(lambda: BrowserDatabase(statements), NoClaim(), OpenVault, Callers())
