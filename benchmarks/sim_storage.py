"""A disk for the simulation: commits fail before or after they count, connections drop, all waits.

What is committed stays, whatever becomes of the server; what is not is gone. The store's own code
is used from `Store` down to `Commits`; only the connection and the hands are ours.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future
from dataclasses import astuple, dataclass, field
from functools import lru_cache
from typing import Any

from orrery.server.storage.claims import NoClaim
from orrery.server.storage.commits import Commits, Failures, Unit
from orrery.server.storage.database import Database, Row, Write
from orrery.server.storage.hands import Connect, Writing
from orrery.server.storage.secrets import Vault
from orrery.server.storage.store import Medium, Store


class Gone(Exception):  # noqa: N818 - named for what happened
    """The connection is lost."""


@dataclass
class Troubles:
    """How often what goes wrong; all 0 is calm."""

    before: float = 0.0  # a commit fails, nothing was written
    after: float = 0.0  # a commit fails for who waits, though all was written
    reading: float = 0.0  # a query fails
    crash: float = 0.0  # the server ends right before or after a commit
    pause: float = 0.0  # a node of several is stopped right before a commit, and goes on later

    def times(self, factor: float) -> Troubles:
        """The same, more or less often."""
        return Troubles(*(factor * chance for chance in astuple(self)))


CALM = Troubles()
STALL = 0.0005  # how often the disk takes five seconds, on calm days as well
STORMY = Troubles(before=0.004, after=0.004, reading=0.004, crash=0.0005, pause=0.01)


@dataclass(eq=False)
class Life:
    """One life of a server, from its start to its crash."""

    is_over: bool = False
    is_cut: bool = False  # from the database
    ids: set[int] = field(default_factory=set)  # its numbers in the cluster's register


class Disk:
    """One database, and all lives of servers that use it."""

    def __init__(self, dice: random.Random) -> None:
        """Empty and calm."""
        self.sql = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        self.dice = dice
        self.troubles = CALM
        self.n_stalls, self.stalled_at = 0, 0.0
        self.is_down = False
        self.vault = Vault(dice.randbytes(32))
        self.on_commit: Callable[[Life, list[Write]], None] = lambda life, writes: None
        self.on_crash: Callable[[Life], None] = lambda life: None
        self.on_pause: Callable[[Life], None] = lambda life: None

    def happens(self, chance: float) -> bool:
        """Throw dice for something."""
        return chance > 0 and self.dice.random() < chance

    def delay(self) -> float:
        """How long the disk takes, in seconds."""
        is_stalled = self.happens(STALL)
        if is_stalled:
            self.n_stalls += 1
            self.stalled_at = asyncio.get_running_loop().time()
        return self.dice.expovariate(200) + (5.0 if is_stalled else 0.0)

    def open(self, life: Life) -> Store:
        """A store for another life of a server; opening goes well."""
        troubles, self.troubles = self.troubles, CALM
        try:
            connect: Connect = lambda: SimDatabase(self, life)  # noqa: E731 - said as a type
            medium = Medium(connect, NoClaim(), lambda: self.vault, SimHands(self, life))
            return Store("simulation", medium=medium)
        finally:
            self.troubles = troubles


SPOKEN = {
    "t.header::json ->> 'rules'": "json_extract(t.header, '$.rules')",
    "= ANY(?)": "IN (SELECT value FROM json_each(?))",
    " FOR NO KEY UPDATE": "",
    " FOR UPDATE OF t SKIP LOCKED": "",
    "SET synchronous_commit TO off": "SELECT 1",
}
"""What only PostgreSQL understands, as SQLite has it. A transaction is one step of the schedule, so
no two overlap: locks of rows have nothing to do."""


@lru_cache(512)
def in_sqlite(sql: str) -> str:
    """A statement for PostgreSQL, in the words of SQLite."""
    for theirs, ours in SPOKEN.items():
        sql = sql.replace(theirs, ours)
    return sql


class SimDatabase:
    """A connection of one life of a server."""

    clashes: tuple[type[Exception], ...] = (sqlite3.IntegrityError,)

    def __init__(self, disk: Disk, life: Life) -> None:
        """Connect; Gone while the database is down."""
        self._disk, self._life = disk, life
        self._writes: list[Write] = []
        self._need_line()

    def execute(self, sql: str, values: Sequence[Any] = ()) -> list[Row]:
        """Run a statement; the rows it gives."""
        self._need_line()
        disk = self._disk
        if sql == "COMMIT":
            return self._commit()
        if sql.startswith("SELECT") and not disk.sql.in_transaction:
            if disk.happens(disk.troubles.reading):
                raise Gone("the connection was lost")
        if sql == "BEGIN":
            self._writes = []
        if sql.startswith("INSERT INTO nodes"):
            self._life.ids.add(values[0])
        plain = [json.dumps(one) if isinstance(one, list) else one for one in values]
        found: list[Row] = disk.sql.execute(in_sqlite(sql), plain).fetchall()
        self._writes.append((sql, values))
        return found

    def execute_all(self, writes: Sequence[Write]) -> list[list[Row]]:
        """Run statements; the rows that each gives."""
        return [self.execute(*write) for write in writes]

    def _commit(self) -> list[Row]:
        disk, troubles = self._disk, self._disk.troubles
        if disk.happens(troubles.before):
            self._lose("the commit failed")
        if disk.happens(troubles.crash / 2):
            disk.on_crash(self._life)
            self._lose("the server has crashed")
        disk.sql.execute("COMMIT")
        disk.on_commit(self._life, self._writes)
        if disk.happens(troubles.crash / 2):
            disk.on_crash(self._life)
            raise Gone("the server has crashed")
        if disk.happens(troubles.after):
            raise Gone("nobody knows what became of the commit")
        return []

    def _lose(self, why: str) -> None:
        self._disk.sql.execute("ROLLBACK")
        raise Gone(why)

    def _need_line(self) -> None:
        if self._disk.is_down or self._life.is_cut or self._life.is_over:
            if self._disk.sql.in_transaction and self._writes:
                self._disk.sql.execute("ROLLBACK")
            raise Gone("the database is away")

    def is_lost(self, error: Exception) -> bool:
        """Ours are; the others are faults of a statement."""
        return isinstance(error, Gone)

    def columns(self, table: str) -> list[str]:
        """The names of a table's columns."""
        return [row[1] for row in self._disk.sql.execute(f"PRAGMA table_info({table})")]

    def tidy(self) -> None:
        """Nothing to do."""

    def close(self) -> None:
        """What was not committed is gone."""
        if self._disk.sql.in_transaction:
            self._disk.sql.execute("ROLLBACK")


class SimHands:
    """Reads and writes take a while of virtual time."""

    def __init__(self, disk: Disk, life: Life) -> None:
        """Of the life that begins now."""
        self._disk, self._life = disk, life

    def reader(self) -> Executor:
        """Later, on the loop."""
        return Later(self._disk)

    def writer(self, connect: Connect, first: Database) -> Writing:
        """Later, on the loop."""
        return WritesLater(self._disk, self._life, Commits(connect, first))


class Later(Executor):
    """Does what it is given after a while, one thing after the other."""

    def __init__(self, disk: Disk) -> None:
        """Nothing to do yet."""
        self._disk = disk
        self._free_at = 0.0

    def submit(self, call: Callable[..., Any], /, *args: Any, **more: Any) -> Future[Any]:
        """A future that will be done."""
        future: Future[Any] = Future()
        loop = asyncio.get_running_loop()
        self._free_at = max(self._free_at, loop.time()) + self._disk.delay()
        loop.call_at(self._free_at, self._do, future, lambda: call(*args, **more))
        return future

    @staticmethod
    def _do(future: Future[Any], call: Callable[[], Any]) -> None:
        if not future.set_running_or_notify_cancel():
            return
        try:
            future.set_result(call())
        except Exception as error:
            future.set_exception(error)


class WritesLater:
    """Commits after a while, and says so after another."""

    def __init__(self, disk: Disk, life: Life, commits: Commits) -> None:
        """As the store's own writer, without a thread."""
        self._disk, self._life, self.commits = disk, life, commits

    def submit(self, writes: Sequence[Write]) -> Future[None]:
        """Write one unit."""
        future: Future[None] = Future()

        def done(failures: Failures) -> None:
            if failures[0] is None:
                future.set_result(None)
            else:
                future.set_exception(failures[0])

        self.submit_all([writes], done)
        return future

    def submit_all(self, units: list[Unit], done: Callable[[Failures], None]) -> None:
        """Write units together, then say what became of each."""
        asyncio.get_running_loop().call_later(self._disk.delay(), self._write, units, done)

    def _write(self, units: list[Unit], done: Callable[[Failures], None]) -> None:
        if self._life.is_over:
            return  # whoever waited is dead
        if self._disk.happens(self._disk.troubles.pause):
            self._disk.on_pause(self._life)
            asyncio.get_running_loop().call_soon(self._commit, units, done)
        else:
            self._commit(units, done)

    def _commit(self, units: list[Unit], done: Callable[[Failures], None]) -> None:
        if self._life.is_over:
            return
        failures = self.commits.write(units)
        asyncio.get_running_loop().call_later(self._disk.delay(), self._tell, done, failures)

    def _tell(self, done: Callable[[Failures], None], failures: Failures) -> None:
        if not self._life.is_over:
            done(failures)

    def stop(self) -> None:
        """Nothing is queued any more."""
        self.commits.close()
