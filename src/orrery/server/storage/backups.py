"""Backups: everything of a database in one file, made while the server runs, for either store.

Lines of JSON, compressed: a head, then for each table of the schema its columns and its rows, and
an end with the number of lines and a checksum of them. All rows are of one moment. What is sealed
stays sealed, and the key is not in the file: keep it elsewhere.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from orrery.core.errors import BadInput, trouble
from orrery.server.storage.archived import fill_archive
from orrery.server.storage.claims import is_postgres, path_of
from orrery.server.storage.database import Database
from orrery.server.storage.files import make_private
from orrery.server.storage.schema import MIGRATIONS
from orrery.server.storage.secrets import Vault, default_key_file, need_key, open_vault
from orrery.server.storage.store import Store, connector
from orrery.server.storage.troubles import name_of, not_ours

VERSION = 1
KEYS = {
    "guests": ("id",), "tables": ("id",), "seats": ("game", "seat"), "events": ("game", "seq"),
    "chat": ("game", "n"), "timers": ("game", "seat"), "rolls": ("game", "n"),
    "secrets": ("game", "name"), "pulse": ("id",), "nodes": ("id",), "accounts": ("id",),
    "credentials": ("id",), "sessions": ("id",), "spent": ("hash",),
    "rating_steps": ("guest", "scope", "n"), "standings": ("guest", "scope"), "seekers": ("guest",),
    "personal_tokens": ("id",),
    "archive": ("id",), "voices": ("game", "guest"),
    "studies": ("id",),
    "notices": ("id",), "deliveries": ("notice", "channel", "target"),
    "notice_wishes": ("account",), "push_targets": ("id",), "vacations": ("guest", "n"),
    "blocks": ("guest", "blocked"), "reports": ("id",), "decisions": ("report",),
    "sanctions": ("guest", "kind"), "moderators": ("guest",), "leavings": ("guest", "game"),
    "letters": ("id",), "invitations": ("id",), "tournaments": ("id",),
    "entrants": ("tournament", "n"), "rounds": ("tournament", "round"),
    "matches": ("tournament", "round", "n"),
    "clubs": ("id",), "club_members": ("club", "guest"),
}  # fmt: skip
"""The tables of the schema that a backup holds, by their keys."""
PAGE = 1000  # rows read at once


class Counted(NamedTuple):
    """How much a backup holds."""

    tables: int
    events: int
    rows: int


def need_database(url: str) -> None:
    """BadInput when a file is not there: connecting would make an empty one."""
    if not is_postgres(url) and not Path(path_of(url)).is_file():
        raise BadInput(f"there is no database {path_of(url)}")


def open_snapshot(url: str) -> Database:
    """A connection that sees one moment of a database, whoever writes there meanwhile."""
    need_database(url)
    database = connector(url)()
    try:
        if is_postgres(url):
            database.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        else:
            database.execute("BEGIN")
        _need_schema_of_ours(database, url)
    except BaseException:
        database.close()
        raise
    return database


def _need_schema_of_ours(database: Database, url: str) -> None:
    """BadInput when a database is of another version, or none of ours."""
    try:
        found = database.execute("SELECT COALESCE(MAX(version), 0) FROM migrations")[0][0]
    except Exception as error:
        if database.is_lost(error):
            raise
        raise not_ours(url) from None
    if found != len(MIGRATIONS):
        raise BadInput(
            f"{name_of(url)} has schema {found}, this version has {len(MIGRATIONS)}:"
            " let `orrery serve` bring it up to date first"
        )


# Writing


def backup(url: str, file: Path) -> Counted:
    """Write a backup of a database; the file is there when it is whole, or not at all."""
    if file.is_dir():
        raise BadInput(f"{file} is a folder: a backup is one file")
    part = file.with_name(f"{file.name}.part")
    try:
        part.unlink(missing_ok=True)
        make_private(part)
        counted = _write(url, part)
        part.replace(file)
    except OSError as error:
        raise BadInput(f"cannot write {file}: {error.strerror}") from None
    finally:
        part.unlink(missing_ok=True)
    return counted


def _write(url: str, file: Path) -> Counted:
    """Write all lines of a backup."""
    with closing(open_snapshot(url)) as database, gzip.open(file, "wb") as out:
        checksum, n_lines = hashlib.sha256(), 0
        counts: dict[str, int] = {}
        for line, table in _lines(database):
            out.write(line)
            checksum.update(line)
            n_lines += 1
            counts[table] = counts.get(table, 0) + 1
        end = {"lines": n_lines, "sha256": checksum.hexdigest()}
        out.write(json.dumps(end).encode() + b"\n")
    rows = {table: n - 1 for table, n in counts.items() if table in KEYS}
    return Counted(rows["tables"], rows["events"], sum(rows.values()))


def _lines(database: Database) -> Iterator[tuple[bytes, str]]:
    """All lines but the last, with the table each belongs to."""
    head = {"orrery_backup": VERSION, "schema": len(MIGRATIONS), "made": round(time.time())}
    yield _line(head), ""
    for table, keys in KEYS.items():
        columns = database.columns(table)
        yield _line({"table": table, "columns": columns}), table
        for row in _rows(database, table, columns, keys):
            yield _line(row), table


def _line(value: Any) -> bytes:
    return json.dumps(value).encode() + b"\n"


def _rows(
    database: Database, table: str, columns: list[str], keys: tuple[str, ...]
) -> Iterator[list[Any]]:
    """All rows in the order of their keys, a page at a time."""
    names, order = ", ".join(columns), ", ".join(keys)
    places = [columns.index(key) for key in keys]
    after: tuple[Any, ...] = ()
    while True:
        marks = ", ".join("?" for _ in keys)
        where = f"WHERE ({order}) > ({marks})" if after else ""
        sql = f"SELECT {names} FROM {table} {where} ORDER BY {order} LIMIT {PAGE}"
        rows = database.execute(sql, after)
        yield from (list(row) for row in rows)
        if len(rows) < PAGE:
            return
        after = tuple(rows[-1][place] for place in places)


# Reading


def check_backup(file: Path) -> None:
    """BadInput unless a file is a whole backup of this version or an earlier one."""
    checksum, n_lines, last = hashlib.sha256(), 0, b""
    try:
        with gzip.open(file, "rb") as lines:
            for line in lines:
                if last:
                    checksum.update(last)
                    n_lines += 1
                elif json.loads(line).get("orrery_backup") != VERSION:
                    raise BadInput(f"{file} is no backup of this version of Orrery")
                last = line
        end = json.loads(last)
    except (OSError, EOFError, ValueError, AttributeError) as error:
        raise BadInput(f"cannot read the backup {file}: {trouble(error)}") from None
    if end != {"lines": n_lines, "sha256": checksum.hexdigest()}:
        raise BadInput(f"the backup {file} is cut off or was changed: its checksum does not hold")


def restore(file: Path, url: str, key_file: Path | None = None) -> Counted:
    """Fill an empty database from a backup, all or nothing; BadInput when it is not empty."""
    connect = connector(url)
    check_backup(file)
    key = key_file or default_key_file(url)
    need_key(key)
    _need_key_of(file, open_vault(key))
    Store(url, key).close()  # the schema; Taken while a server has it
    with closing(connect()) as database:
        _need_empty(database, url)
        database.execute("BEGIN")
        counts = _fill(database, file)
        fill_archive(database)  # games of a backup that has no archive
        database.execute("UPDATE nodes SET state = 'gone' WHERE state = 'up'")
        database.execute("COMMIT")
        database.tidy()
    Store(url, key).close()
    return Counted(counts.get("tables", 0), counts.get("events", 0), sum(counts.values()))


def _need_key_of(file: Path, vault: Vault) -> None:
    """BadInput when what a backup holds is sealed with another key."""
    others = sorted(_keys_of(file) - {vault.key_id})
    if others:
        raise BadInput(
            f"the secrets of {file} are sealed with the key {others[0]}, not with {vault.key_id}:"
            " give the right file with --secret-key"
        )


def _keys_of(file: Path) -> set[str]:
    """The ids of the keys with which the secrets of a backup are sealed."""
    place: int | None = None  # of the id in a row, while rows of secrets are read
    keys = set()
    with gzip.open(file, "rb") as lines:
        for line in lines:
            if line.startswith(b'{"table"'):
                head = json.loads(line)
                is_secrets = head["table"] == "secrets"
                place = head["columns"].index("key_id") if is_secrets else None
            elif place is not None and line.startswith(b"["):
                keys.add(str(json.loads(line)[place]))
    return keys


def _need_empty(database: Database, url: str) -> None:
    for table in ("guests", "tables", "events"):
        if database.execute(f"SELECT 1 FROM {table} LIMIT 1"):
            raise BadInput(f"{name_of(url)} is not empty: restore into a new database")


def _fill(database: Database, file: Path) -> dict[str, int]:
    """Insert all rows; how many each table got."""
    counts: dict[str, int] = {}
    table, sql = "", ""
    with gzip.open(file, "rb") as lines:
        _need_schema(json.loads(next(lines)), file)
        for line in lines:
            found = json.loads(line)
            if isinstance(found, list):
                database.execute(sql, found)
                counts[table] += 1
            elif "table" in found:
                table, sql = found["table"], _insert(database, found, file)
                counts[table] = 0
    return counts


def _need_schema(head: dict[str, Any], file: Path) -> None:
    if head["schema"] > len(MIGRATIONS):
        raise BadInput(f"{file} is of a later version of Orrery (schema {head['schema']})")


def _insert(database: Database, found: dict[str, Any], file: Path) -> str:
    """The statement that inserts a row of a table of the backup."""
    table, columns = found["table"], found["columns"]
    if table not in KEYS or not set(columns) <= set(database.columns(table)):
        raise BadInput(f"{file} has a table {table!r} that this version does not know")
    database.execute(f"DELETE FROM {table}")  # the pulse of a server that never ran
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' for _ in columns)})"
