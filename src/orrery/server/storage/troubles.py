"""What keeps a database from being used, in one sentence: not there, not ours, damaged, full.

For those who start something. A server that runs answers with the code `storage` and goes on.
"""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from orrery.core.errors import BadInput
from orrery.server.storage.claims import is_postgres, path_of, shown

OF_FILES = {
    sqlite3.SQLITE_NOTADB: "is no SQLite database: give the right file with --db",
    sqlite3.SQLITE_CORRUPT: "is damaged: fill a new database from the last backup (orrery restore)",
    sqlite3.SQLITE_READONLY: "cannot be written: its file and its folder must be this user's",
    sqlite3.SQLITE_CANTOPEN: "cannot be opened: its file and its folder must be this user's",
    sqlite3.SQLITE_PERM: "cannot be opened: its file and its folder must be this user's",
    sqlite3.SQLITE_FULL: "cannot grow: there is no room on the disk",
    sqlite3.SQLITE_IOERR: "cannot be read or written: the disk is full or broken",
    sqlite3.SQLITE_BUSY: "is locked by another program: end that one",
}
"""By the primary result code; other codes are a statement's own fault, and ours."""


@contextmanager
def troubles_said(url: str) -> Iterator[None]:
    """BadInput in place of what a database says that cannot be used."""
    try:
        yield
    except Exception as error:
        said = _said(url, error)
        if said is None:
            raise
        raise BadInput(f"{name_of(url)} {said}") from None


def name_of(url: str) -> str:
    """A database as people are told of it: its file, or its URL without what is secret there."""
    return shown(url) if is_postgres(url) else path_of(url)


def not_ours(url: str) -> BadInput:
    """It is a database, but has none of our tables."""
    return BadInput(f"{name_of(url)} is no database of Orrery: give the right one with --db")


def _said(url: str, error: Exception) -> str | None:
    """What is wrong with a database; None when it is not the database."""
    if isinstance(error, sqlite3.Error):
        return OF_FILES.get(getattr(error, "sqlite_errorcode", 0) & 0xFF)
    psycopg = sys.modules.get("psycopg")
    if psycopg is None or not isinstance(error, psycopg.Error):
        return None
    if isinstance(error, psycopg.OperationalError):
        reason = " ".join(str(error).split())
        return f"cannot be used: {reason.rstrip('?.')}"
    if error.sqlstate is None:
        return "is no URL that the driver of PostgreSQL can read: see --db"
    return None
