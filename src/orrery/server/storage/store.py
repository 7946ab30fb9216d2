"""The store: reads on a thread of their own, writes through the one writer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from orrery.core.errors import BadInput
from orrery.server.storage.claims import Claim, claim_of, is_postgres, path_of
from orrery.server.storage.database import Database, Row, StorageDown, Unstorable, Write
from orrery.server.storage.group_commit import GroupCommit
from orrery.server.storage.hands import Connect, Hands, Threads
from orrery.server.storage.register import Register
from orrery.server.storage.rows import NAMES, EventRow, SecretRow, TableRow, columns_of, insert
from orrery.server.storage.schema import MIGRATIONS
from orrery.server.storage.secrets import Vault, default_key_file, open_vault

T = TypeVar("T", bound=msgspec.Struct)
FLAGS = {"is_private", "hints", "marks", "takes_bots", "bots"}
OWNED = """SELECT t.id, (SELECT MAX(at) FROM (SELECT up AS at FROM nodes WHERE nodes.id = t.owner
    UNION SELECT MAX(since) FROM timers WHERE game = t.id) AS known)
    FROM tables t WHERE t.owner IS NOT NULL"""
SHIFT = "UPDATE timers SET since = since + ?, deadline = deadline + ? WHERE game = ?"
BOUND = ("server", "key")  # the secret by which an empty database knows its key
DISOWN = "UPDATE tables SET owner = NULL, epoch = epoch + 1 WHERE owner IS NOT NULL"


def connector(url: str) -> Connect:
    """How to connect to a file or URL."""
    if is_postgres(url):
        from orrery.server.storage.postgres import PostgresDatabase

        return lambda: PostgresDatabase(url)
    from orrery.server.storage.sqlite import SqliteDatabase

    path = path_of(url)
    return lambda: SqliteDatabase(path)


class Medium(NamedTuple):
    """How a store comes to a database: connections, the claim on it, the vault, hands."""

    connect: Connect
    claim: Claim
    vault: Callable[[], Vault]
    hands: Hands


def medium_of(url: str, key_file: Path | None = None, is_shared: bool = False) -> Medium:
    """The medium of a SQLite file or a PostgreSQL URL, which nodes of a cluster share."""
    key = key_file or default_key_file(url)
    claim = claim_of(url, is_shared)
    return Medium(connector(url), claim, partial(open_vault, key), Threads())


class Store:
    """Everything the server must not forget."""

    def __init__(
        self, url: str, key_file: Path | None = None, medium: Medium | None = None
    ) -> None:
        """Open (and bring up to date) a SQLite file or a PostgreSQL URL; Taken if in use.

        The key seals what is secret. Another medium is found elsewhere than at the URL.
        """
        self.url = url
        self._connect, self._claim, vault, self._hands = medium or medium_of(url, key_file)
        try:
            self.vault = vault()
            first = self._first_connection()
            self._database: Database | None = self._connect()
        except BaseException:
            self._claim.release()
            raise
        self._reader = self._hands.reader()
        self.writer = self._hands.writer(self._connect_to_write, first)
        self._group_commit: GroupCommit | None = None

    def close(self) -> None:
        """Write what is queued and let go."""
        self.writer.stop()
        self._reader.shutdown()
        self._close_reader()
        self._claim.release()

    def register(self) -> Register:
        """The register of nodes in this database, on a connection of its own."""
        return Register(self._connect, self._hands.reader())

    @property
    def connect(self) -> Connect:
        """How one more connection is opened."""
        return self._connect

    def _connect_to_write(self) -> Database:
        """A connection of the process that has the database; Taken when that is another one."""
        database = self._connect()
        try:
            return self._claim.hold(database)
        except BaseException:
            database.close()
            raise

    def _first_connection(self) -> Database:
        """A connection to write on, to a database that is up to date and sealed with our key."""
        database = self._connect_to_write()
        try:
            with self._claim.alone(database):
                migrate(database, self.vault)
                bind_key(database, self.vault)
        except BaseException:
            database.close()
            raise
        return database

    async def write(self, writes: Sequence[Write]) -> None:
        """Come back when the writes are committed; Conflict or StorageDown if they are not."""
        group = self._group_commit
        if group is None or group.loop is not asyncio.get_running_loop():
            group = self._group()
        await group.write(writes)

    def _group(self) -> GroupCommit:
        """The writes of the running loop."""
        loop = asyncio.get_running_loop()
        if self._group_commit is None or self._group_commit.loop is not loop:
            self._group_commit = GroupCommit(self.writer, loop)
        return self._group_commit

    @property
    def n_waiting(self) -> int:
        """How many units wait for the writer."""
        return 0 if self._group_commit is None else self._group_commit.n_waiting

    def submit(self, writes: Sequence[Write]) -> Future[None]:
        """Queue writes as one unit; the future is done after the commit."""
        return self.writer.submit(writes)

    async def read(self, sql: str, values: Sequence[Any] = ()) -> list[Row]:
        """The rows of a query."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reader, self._read, sql, values)

    async def read_all(self, queries: Sequence[Write]) -> list[list[Row]]:
        """The rows of each of several queries, one after the other."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reader, self._read_all, queries)

    async def rows(
        self, kind: type[T], where: str = "1 = 1", values: Sequence[Any] = ()
    ) -> list[T]:
        """The rows of one table of the schema."""
        columns = ", ".join(columns_of(kind))
        found = await self.read(f"SELECT {columns} FROM {NAMES[kind]} WHERE {where}", values)
        return [read_row(kind, row) for row in found]

    async def table(self, table_id: str) -> TableRow | None:
        """A table by id."""
        found = await self.rows(TableRow, "id = ?", (table_id,))
        return found[0] if found else None

    async def events(self, game: str) -> list[EventRow]:
        """The log of a game, first entry first; entries may be sealed (`vault.unseal_event`)."""
        return await self.rows(EventRow, "game = ? ORDER BY seq", (game,))

    async def secrets(self, game: str) -> dict[str, str]:
        """The secrets of a table by name."""
        rows = await self.rows(SecretRow, "game = ?", (game,))
        return {row.name: self.vault.text(row) for row in rows}

    async def last_uptime(self) -> float:
        """The uptime at which the server was last known to run: a pulse, or a clock's start."""
        found = await self.read("SELECT at FROM pulse UNION SELECT MAX(since) FROM timers")
        return max((float(at) for (at,) in found if at is not None), default=0.0)

    async def take_all(self, up: float) -> None:
        """Take the tables of a cluster that has ended; their clocks go on as they stood."""
        owned = await self.read(OWNED)
        shifts = [(SHIFT, (up - at, up - at, table)) for table, at in owned if at is not None]
        if owned:
            await self.write([*shifts, (DISOWN, ())])

    def _read_all(self, queries: Sequence[Write]) -> list[list[Row]]:
        return [self._read(sql, values) for sql, values in queries]

    def _read(self, sql: str, values: Sequence[Any]) -> list[Row]:
        """The rows; a lost connection is opened again, once."""
        database = self._database
        if database is not None:
            try:
                return database.execute(sql, values)
            except Exception as error:
                if not database.is_lost(error):
                    raise Unstorable(f"{type(error).__name__}: {error}") from None
        return self._read_again(sql, values)

    def _read_again(self, sql: str, values: Sequence[Any]) -> list[Row]:
        self._close_reader()
        try:
            self._database = self._connect()
            return self._database.execute(sql, values)
        except Exception as error:
            raise StorageDown(str(error)) from None

    def _close_reader(self) -> None:
        database, self._database = self._database, None
        if database is not None:
            with suppress(Exception):  # it may be lost
                database.close()


def read_row(kind: type[T], row: Row) -> T:
    """A typed record of what a query gave."""
    values = dict(zip(columns_of(kind), row, strict=True))
    for name in FLAGS.intersection(values):
        values[name] = None if values[name] is None else bool(values[name])
    return kind(**values)


def pulse_write(at: float) -> Write:
    """Note that the server runs at this second of its uptime."""
    sql = "INSERT INTO pulse (id, at) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at"
    return sql, (at,)


def seen_write(guest: str, date: float) -> Write:
    """Note the last visit of a guest."""
    return "UPDATE guests SET seen = ? WHERE id = ?", (date, guest)


def migrate(database: Database, vault: Vault) -> None:
    """Bring the schema up to date, all of a migration or nothing."""
    database.execute("CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY)")
    known = database.execute("SELECT COALESCE(MAX(version), 0) FROM migrations")
    for version, steps in enumerate(MIGRATIONS, 1):
        if version > known[0][0]:
            database.execute("BEGIN")
            for step in steps:
                if callable(step):
                    step(database, vault)
                else:
                    database.execute(step)
            database.execute("INSERT INTO migrations (version) VALUES (?)", (version,))
            database.execute("COMMIT")
            database.tidy()


def bind_key(database: Database, vault: Vault) -> None:
    """A database belongs to the key of its first start; BadInput for every other key."""
    check_key(database, vault)
    if not database.execute("SELECT 1 FROM secrets LIMIT 1"):
        row = insert(vault.row(*BOUND, vault.key_id))
        database.execute(*row)


def check_key(database: Database, vault: Vault) -> None:
    """BadInput when the database was sealed with another key."""
    found = database.execute("SELECT DISTINCT key_id FROM secrets")
    others = sorted(str(row[0]) for row in found if row[0] != vault.key_id)
    if others:
        raise BadInput(
            f"the secrets of this database are sealed with the key {others[0]}, not with"
            f" {vault.key_id}: give the right file with --secret-key"
        )
